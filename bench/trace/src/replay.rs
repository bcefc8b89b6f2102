//! A trace, and what it costs an allocator.

use std::fmt;
use std::ops::Range;
use std::path::Path;
use std::ptr::with_exposed_provenance_mut;

use anyhow::{Context, Result, anyhow, bail};
use lvmp_kit::{Op, decode};

use crate::allocator::{Allocator, Line, Over};
use crate::step::{self, Cost};

/// An operation of a trace. `at` is the block's place in the list of live ones, where a new block
/// comes last, and the last one takes the place of a freed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Malloc { bytes: usize },
    Realloc { at: usize, from: usize, to: usize },
    Free { at: usize, bytes: usize },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Malloc,
    Realloc,
    Free,
}

impl Step {
    pub fn kind(self) -> Kind {
        match self {
            Step::Malloc { .. } => Kind::Malloc,
            Step::Realloc { .. } => Kind::Realloc,
            Step::Free { .. } => Kind::Free,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Step::Malloc { bytes } => write!(f, "malloc {bytes}"),
            Step::Realloc { from, to, .. } => write!(f, "realloc {from} to {to}"),
            Step::Free { bytes, .. } => write!(f, "free {bytes}"),
        }
    }
}

/// Operations that name live blocks only.
pub struct Trace {
    steps: Vec<Step>,
    peak: usize,
}

impl Trace {
    /// Reads what `bench/record` recorded.
    pub fn read(file: &Path) -> Result<Trace> {
        let bytes = std::fs::read(file);
        bytes
            .map_err(anyhow::Error::from)
            .and_then(|bytes| decode(&bytes).map_err(|why| anyhow!(why)))
            .and_then(|ops| Trace::new(&ops))
            .with_context(|| format!("cannot read {}", file.display()))
    }

    /// Takes a sequence of operations, or says what is wrong with it.
    pub fn new(ops: &[Op]) -> Result<Trace> {
        let mut live: Vec<usize> = Vec::new();
        let mut peak = 0;
        let steps = ops.iter().enumerate().map(|(n, &op)| {
            let place = |at: u32| {
                let at = at as usize;
                let bytes = live.get(at).copied();
                bytes.map(|bytes| (at, bytes)).with_context(|| {
                    format!("operation {n} names the block {at} of {}", live.len())
                })
            };
            let step = match op {
                Op::Alloc(bytes) => Step::Malloc {
                    bytes: bytes as usize,
                },
                Op::Realloc(at, to) => {
                    let (at, from) = place(at)?;
                    let to = to as usize;
                    Step::Realloc { at, from, to }
                }
                Op::Free(at) => {
                    let (at, bytes) = place(at)?;
                    Step::Free { at, bytes }
                }
                other => bail!("operation {n} is {other:?}"),
            };
            match step {
                Step::Malloc { bytes } => live.push(bytes),
                Step::Realloc { at, to, .. } => live[at] = to,
                Step::Free { at, .. } => drop(live.swap_remove(at)),
            }
            peak = peak.max(live.iter().sum());
            Ok(step)
        });
        let steps = steps.collect::<Result<_>>()?;
        Ok(Trace { steps, peak })
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The most that was live at any time, in bytes asked for.
    pub fn peak(&self) -> usize {
        self.peak
    }

    /// Does all operations, and tells what those in `counted` cost. `None` where the allocator ran
    /// out of memory.
    ///
    /// # Panics
    ///
    /// Where a block doesn't keep its content.
    pub fn replay(&self, allocator: Allocator, counted: Range<usize>) -> Option<Vec<Cost>> {
        let mut live: Vec<Block> = Vec::new();
        let mut costs = Vec::with_capacity(counted.len());
        for (n, &step) in self.steps.iter().enumerate() {
            let mut call = |function, a, b| {
                let arguments = match allocator.context {
                    Some(context) => [context.addr(), a, b],
                    None => [a, b, 0],
                };
                let count = counted.contains(&n);
                // SAFETY: a function of the allocator's, with what it asks for.
                let (returned, cost) = unsafe { step::call(function, arguments, count) };
                if count {
                    costs.push(cost);
                }
                let returned = with_exposed_provenance_mut::<u8>(returned);
                (!returned.is_null()).then_some(returned)
            };
            match step {
                Step::Malloc { bytes } => {
                    let start = call(allocator.malloc, bytes, 0)?;
                    live.push(Block::new(start, bytes, n as u8));
                }
                Step::Realloc { at, from, to } => {
                    let old = live[at];
                    let start = call(allocator.realloc, old.start.expose_provenance(), to)?;
                    Block { start, ..old }.check(from.min(to));
                    live[at] = Block::new(start, to, n as u8);
                }
                Step::Free { at, bytes } => {
                    let block = live.swap_remove(at);
                    block.check(bytes);
                    call(allocator.free, block.start.expose_provenance(), 0);
                }
            }
        }
        Some(costs)
    }

    /// Bytes of the smallest region, in lines, in which the allocator does the whole trace; `None`
    /// where `most` bytes don't suffice.
    pub fn footprint(&self, over: Over, most: usize) -> Option<usize> {
        let suffice = |lines: usize| {
            let mut region = Line::region(lines * Line::BYTES);
            over(&mut region).is_some_and(|allocator| self.replay(allocator, 0..0).is_some())
        };
        let (mut too_few, mut enough) = (0, most / Line::BYTES);
        if !suffice(enough) {
            return None;
        }
        while enough - too_few > 1 {
            let lines = too_few.midpoint(enough);
            if suffice(lines) {
                enough = lines;
            } else {
                too_few = lines;
            }
        }
        Some(enough * Line::BYTES)
    }
}

/// A live block, full of one byte, so that no allocator gets away with a wrong answer.
#[derive(Clone, Copy)]
struct Block {
    start: *mut u8,
    bytes: usize,
    fill: u8,
}

impl Block {
    fn new(start: *mut u8, bytes: usize, fill: u8) -> Block {
        // SAFETY: a live block of that size.
        unsafe { start.write_bytes(fill, bytes) };
        Block { start, bytes, fill }
    }

    fn check(self, bytes: usize) {
        // SAFETY: a live block of at least that size, filled by `new`.
        let content = unsafe { std::slice::from_raw_parts(self.start, bytes) };
        let damage = content.iter().position(|&byte| byte != self.fill);
        assert_eq!(damage, None, "a block of {} bytes was changed", self.bytes);
    }
}

#[cfg(test)]
mod tests {
    use std::marker::PhantomData;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    fn why(ops: &[Op]) -> String {
        Trace::new(ops).err().expect("no trace").to_string()
    }

    #[test]
    fn a_trace_names_live_blocks_only() {
        assert_eq!(
            why(&[Op::Alloc(8), Op::Free(0), Op::Free(0)]),
            "operation 2 names the block 0 of 0"
        );
        assert_eq!(
            why(&[Op::Alloc(8), Op::Realloc(1, 9)]),
            "operation 1 names the block 1 of 1"
        );
        assert_eq!(why(&[Op::Trim]), "operation 0 is Trim");
    }

    #[test]
    fn places_and_sizes_are_those_of_the_recorder() {
        let ops = [
            Op::Alloc(10),
            Op::Alloc(20),
            Op::Alloc(30),
            Op::Free(0),
            Op::Realloc(0, 5),
            Op::Free(1),
        ];
        let trace = Trace::new(&ops).unwrap();
        let tail: Vec<_> = trace.steps()[3..].iter().map(Step::to_string).collect();
        assert_eq!(tail, ["free 10", "realloc 30 to 5", "free 20"]);
        assert_eq!(trace.peak(), 60);
    }

    #[test]
    fn damage_to_a_block_is_seen() {
        unsafe extern "C" fn malloc(memory: *mut u8, _: usize) -> *mut u8 {
            memory
        }
        unsafe extern "C" fn free(_: *mut u8, _: *mut u8) {}
        let mut region = Line::region(64);
        let one_block = Allocator {
            context: Some(region.as_mut_ptr().cast_const().cast()),
            malloc: malloc as *const (),
            realloc: malloc as *const (),
            free: free as *const (),
            memory: PhantomData,
        };
        let apart = Trace::new(&[Op::Alloc(9), Op::Free(0), Op::Alloc(9), Op::Free(0)]).unwrap();
        assert!(apart.replay(one_block, 0..0).is_some());
        let both = Trace::new(&[Op::Alloc(9), Op::Alloc(9), Op::Free(0)]).unwrap();
        let replay = AssertUnwindSafe(|| both.replay(one_block, 0..0));
        assert!(catch_unwind(replay).is_err());
    }
}
