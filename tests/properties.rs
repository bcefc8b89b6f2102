//! Random operations against the shadow model, everything checked after each.

use lvmp::gc::Config;
use lvmp_kit::{FakeGc, Model, Op};
use proptest::prelude::*;

fn op() -> impl Strategy<Value = Op> {
    let size = prop_oneof![
        8 => 1..480u32,
        2 => 480..8_000u32,
        1 => 8_000..80_000u32,
        1 => prop_oneof![Just(0), Just(0x3fc0_0000), Just(u32::MAX)],
    ];
    let object = prop_oneof![4 => 1..2_000u32, 1 => 2_000..300_000u32];
    prop_oneof![
        30 => size.clone().prop_map(Op::Alloc),
        24 => any::<u32>().prop_map(Op::Free),
        10 => (any::<u32>(), size.clone()).prop_map(|(i, n)| Op::Realloc(i, n)),
        1 => (any::<u32>(), any::<u16>()).prop_map(|(i, n)| Op::FreeInside(i, n)),
        1 => Just(Op::FreeAgain),
        1 => size.prop_map(Op::ReallocFreed),
        1 => Just(Op::FreeForeign),
        6 => object.prop_map(Op::Take),
        3 => Just(Op::Give),
        2 => Just(Op::GiveLast),
        1 => Just(Op::Trim),
        1 => any::<u16>().prop_map(Op::Reserve),
        1 => any::<u16>().prop_map(Op::AddPool),
        1 => Just(Op::RemovePool),
        1 => any::<u16>().prop_map(Op::KeepPool),
        1 => Just(Op::Lock),
        2 => Just(Op::Unlock),
        1 => Just(Op::Restart),
        1 => any::<bool>().prop_map(Op::SoftReset),
        2 => Just(Op::TakeOom),
    ]
}

fn config() -> impl Strategy<Value = Config> {
    (
        prop_oneof![Just(0), 1..40_000usize],
        1..300_000usize,
        0..=16usize,
        prop_oneof![Just(0), 1..40_000usize],
        prop_oneof![Just(0), 1..20_000usize],
        0..64usize,
        fast(),
        any::<bool>(),
    )
        .prop_map(
            |(
                pool_min,
                pool_bytes,
                pool_max,
                pool_big,
                reserve_bytes,
                pool_idle,
                fast,
                threads,
            )| {
                let (fast_bytes, fast_max, fast_is_root) = fast;
                Config {
                    fast_bytes,
                    fast_max,
                    fast_is_root,
                    pool_min,
                    pool_bytes,
                    pool_max,
                    pool_big,
                    reserve_bytes,
                    pool_idle,
                    threads,
                    debug: true,
                    ..FakeGc::config()
                }
            },
        )
}

/// The board's fast memory: how much, for what, and whether it is a root.
fn fast() -> impl Strategy<Value = (usize, usize, bool)> {
    let bytes = prop_oneof![Just(0), 0..16_384usize];
    (bytes, 0..2_000usize, any::<bool>())
}

fn run(bytes: usize, config: Config, ops: &[Op]) {
    let mut model = Model::new(bytes, config);
    model.verify();
    for &op in ops {
        model.step(op);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn every_invariant_holds_after_every_operation(
        bytes in prop_oneof![Just(4 << 20), 20_000..600_000usize],
        ops in prop::collection::vec(op(), 1..300),
    ) {
        run(bytes, FakeGc::config(), &ops);
    }

    #[test]
    fn with_fast_memory(
        bytes in 20_000..600_000usize,
        (fast_bytes, fast_max, fast_is_root) in fast(),
        ops in prop::collection::vec(op(), 1..200),
    ) {
        let config = Config { fast_bytes, fast_max, fast_is_root, ..FakeGc::config() };
        run(bytes, config, &ops);
    }

    #[test]
    fn under_any_switches(
        bytes in 100..600_000usize,
        config in config(),
        ops in prop::collection::vec(op(), 1..200),
    ) {
        run(bytes, config, &ops);
    }
}
