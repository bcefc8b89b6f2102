//! Counts instructions by single-stepping: the processor traps after each one.

use std::arch::asm;
use std::cell::Cell;

use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
compile_error!("instructions are counted on x86-64 Linux only");

/// The flag that makes the processor trap after each instruction.
const TRAP: u64 = 0x100;

/// Instructions around a call that are stepped too: the call itself, and those that end it.
const AROUND: u64 = 4;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
    static ASIDES: Cell<u64> = const { Cell::new(0) };
}

/// What a call cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    pub instr: u64,
    /// Whether it did something that wasn't counted: see [`aside`].
    pub aside: bool,
}

extern "C" fn on_step(_: i32) {
    STEPS.set(STEPS.get() + 1);
}

/// Catches the traps. To be called before [`call`] counts for the first time.
pub fn prepare() -> nix::Result<()> {
    let action = SigAction::new(
        SigHandler::Handler(on_step),
        SaFlags::empty(),
        SigSet::empty(),
    );
    // SAFETY: the handler touches a thread-local cell without a destructor, nothing else.
    unsafe { sigaction(Signal::SIGTRAP, &action) }.map(drop)
}

/// Calls a C function, and returns what it returned and what it cost, from its first instruction
/// to its return; 0 instructions unless `count`.
///
/// # Safety
///
/// `function` may be called with these arguments, or the first of them.
pub unsafe fn call(function: *const (), arguments: [usize; 3], count: bool) -> (usize, Cost) {
    let (steps, asides) = (STEPS.get(), ASIDES.get());
    let returned: usize;
    // SAFETY: the stack is aligned where the call is, and as it was where this ends. The rest is
    // the caller's.
    unsafe {
        asm!(
            "pushfq",
            "or [rsp], {flag}",
            "popfq",
            "call {function}",
            "pushfq",
            "and qword ptr [rsp], {clear}",
            "popfq",
            flag = in(reg) if count { TRAP } else { 0 },
            function = in(reg) function,
            clear = const !(TRAP as i32),
            inlateout("rdi") arguments[0] => _,
            inlateout("rsi") arguments[1] => _,
            inlateout("rdx") arguments[2] => _,
            lateout("rax") returned,
            clobber_abi("C"),
        );
    }
    let cost = Cost {
        instr: (STEPS.get() - steps).saturating_sub(AROUND),
        aside: ASIDES.get() != asides,
    };
    (returned, cost)
}

/// Does something, called by what is counted, that shall not count itself.
pub fn aside<R>(f: impl FnOnce() -> R) -> R {
    let steps = STEPS.get();
    let result = f();
    STEPS.set(steps);
    ASIDES.set(ASIDES.get() + 1);
    result
}

#[cfg(test)]
mod tests {
    use std::arch::naked_asm;

    use super::*;

    #[unsafe(naked)]
    extern "C" fn one() {
        naked_asm!("ret")
    }

    #[unsafe(naked)]
    extern "C" fn sum(_: usize, _: usize, _: usize) -> usize {
        naked_asm!("lea rax, [rdi + rsi]", "add rax, rdx", "nop", "ret")
    }

    /// Two instructions, and three for each round.
    #[unsafe(naked)]
    extern "C" fn rounds(_: usize) -> usize {
        naked_asm!(
            "xor eax, eax",
            "2:",
            "inc rax",
            "cmp rax, rdi",
            "jb 2b",
            "ret"
        )
    }

    extern "C" fn rounds_aside(n: usize) -> usize {
        aside(|| rounds(n))
    }

    fn count(function: *const (), arguments: [usize; 3]) -> (usize, Cost) {
        prepare().unwrap();
        // SAFETY: the functions above touch no memory.
        unsafe { call(function, arguments, true) }
    }

    fn plain(instr: u64) -> Cost {
        Cost {
            instr,
            aside: false,
        }
    }

    #[test]
    fn each_instruction_counts_once() {
        assert_eq!(count(one as *const (), [0; 3]).1, plain(1));
        assert_eq!(count(sum as *const (), [1, 2, 4]), (7, plain(4)));
        let result = count(rounds as *const (), [1000, 0, 0]);
        assert_eq!(result, (1000, plain(3002)));
    }

    #[test]
    fn what_is_done_aside_does_not_count() {
        let (returned, few) = count(rounds_aside as *const (), [1, 0, 0]);
        assert_eq!((returned, few.aside), (1, true));
        let (returned, many) = count(rounds_aside as *const (), [1000, 0, 0]);
        assert_eq!((returned, many), (1000, few));
    }

    #[test]
    fn threads_count_apart() {
        std::thread::scope(|scope| {
            for n in 1..=4 {
                scope.spawn(move || {
                    for _ in 0..10 {
                        let (_, cost) = count(rounds as *const (), [n * 100, 0, 0]);
                        assert_eq!(cost, plain(n as u64 * 300 + 2));
                    }
                });
            }
        });
    }

    #[test]
    fn nothing_is_counted_unless_asked_for() {
        // SAFETY: it touches no memory.
        let result = unsafe { call(sum as *const (), [1, 2, 4], false) };
        assert_eq!(result, (7, plain(0)));
    }
}
