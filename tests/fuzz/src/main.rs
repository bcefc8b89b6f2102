//! Decodes what libFuzzer comes up with as a heap, a board's switches and operations, and does
//! them to the shadow model, which checks everything after each.

#![no_main]

use arbitrary::{Arbitrary, Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use lvmp::gc::Config;
use lvmp_kit::{FakeGc, Model, Op};

#[derive(Debug)]
struct Input {
    heap_bytes: usize,
    config: Config,
    ops: Vec<Op>,
}

impl<'a> Arbitrary<'a> for Input {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Input> {
        Ok(Input {
            heap_bytes: u.int_in_range(100..=600_000)?,
            config: Config {
                pool_min: u.int_in_range(0..=40_000)?,
                pool_bytes: u.int_in_range(1..=300_000)?,
                pool_max: u.int_in_range(0..=16)?,
                pool_big: u.int_in_range(0..=40_000)?,
                reserve_bytes: u.int_in_range(0..=20_000)?,
                pool_idle: u.int_in_range(0..=64)?,
                fast_bytes: u.int_in_range(0..=16_384)?,
                fast_max: u.int_in_range(0..=2_000)?,
                fast_is_root: u.arbitrary()?,
                threads: u.arbitrary()?,
                ..FakeGc::config()
            },
            ops: u
                .arbitrary_iter()?
                .map(|op| op.map(likely))
                .collect::<Result<_>>()?,
        })
    }
}

/// The same operation with a size such as LVGL asks for; one in four is left as it is.
fn likely(op: Op) -> Op {
    let size = |n: u32| match n >> 30 {
        0 | 1 => n % 500,
        2 => n % 80_000,
        _ => n,
    };
    match op {
        Op::Alloc(n) => Op::Alloc(size(n)),
        Op::Realloc(i, n) => Op::Realloc(i, size(n)),
        Op::ReallocFreed(n) => Op::ReallocFreed(size(n)),
        Op::Take(n) => Op::Take(size(n)),
        other => other,
    }
}

fuzz_target!(|input: Input| {
    let mut model = Model::new(input.heap_bytes, input.config);
    model.verify();
    for &op in &input.ops {
        model.step(op);
    }
});
