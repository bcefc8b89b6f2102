//! What LVGL's memory does in the situations that matter, one by one.

use std::cell::Cell;
use std::ptr::null_mut;
use std::rc::Rc;

use lvmp::gc::{Config, Gc};
use lvmp::heap::{Heap, lvmp_pool_made_t as Made};
use lvmp_kit::{FakeGc, Model, Op};

const KB: usize = 1 << 10;
const MB: usize = 1 << 20;

fn heap(bytes: usize) -> Heap<FakeGc> {
    heap_with(bytes, FakeGc::config())
}

fn heap_with(bytes: usize, config: Config) -> Heap<FakeGc> {
    let heap = Heap::new(FakeGc::new(bytes, config));
    heap.init();
    heap
}

/// Python objects that leave holes of at most `hole` bytes in the free part of the heap.
fn punch(gc: &FakeGc, hole: usize) {
    let mut objects = Vec::new();
    loop {
        let (keep, free) = (gc.alloc(32), gc.alloc(hole));
        if keep.is_null() || free.is_null() {
            break;
        }
        objects.push(free);
    }
    for object in objects {
        // SAFETY: allocated above.
        unsafe { gc.free(object) };
    }
}

#[test]
fn a_garbage_size_costs_nothing() {
    let heap = heap(4 * MB);
    for n in [
        0x3fc0_0000,
        usize::MAX,
        usize::MAX - 31,
        isize::MAX as usize,
    ] {
        let before = heap.stats();
        assert!(heap.alloc(n).is_null());
        assert!(heap.take_oom());
        let after = heap.stats();
        assert_eq!((after.pools, after.bytes), (before.pools, before.bytes));
    }
    assert_eq!(heap.gc().collections(), 0);
}

#[test]
fn one_collection_at_most_for_a_size_that_just_does_not_fit() {
    let heap = heap(4 * MB);
    assert!(heap.alloc(4 * MB - 1000).is_null());
    assert_eq!(heap.gc().collections(), 1);
}

#[test]
fn realloc_near_the_largest_integer_leaves_the_block() {
    let heap = heap(4 * MB);
    for size in [100, 100 * KB] {
        let ptr = heap.alloc(size);
        // SAFETY: live blocks.
        unsafe {
            ptr.write_bytes(7, size);
            for n in [usize::MAX, usize::MAX - 40, isize::MAX as usize + 1, 4 * MB] {
                assert!(heap.realloc(ptr, n).is_null());
                assert!(
                    std::slice::from_raw_parts(ptr, size)
                        .iter()
                        .all(|&b| b == 7)
                );
            }
            heap.free(ptr);
        }
    }
    assert_eq!(heap.stats().used, 0);
}

#[test]
fn realloc_of_null_allocates() {
    let heap = heap(MB);
    // SAFETY: null is no block.
    let ptr = unsafe { heap.realloc(null_mut(), 64) };
    assert!(heap.usable_size(ptr) >= 64);
}

#[test]
fn data_moves_between_pool_and_heap_and_back() {
    let heap = heap(4 * MB);
    let mut ptr = heap.alloc(40);
    // SAFETY: one live block, resized.
    unsafe {
        ptr.write_bytes(9, 40);
        for n in [400, 40 * KB, 90 * KB, 20 * KB, 31 * KB, 200 * KB, 40] {
            ptr = heap.realloc(ptr, n);
            assert!(heap.usable_size(ptr) >= n);
            assert!(std::slice::from_raw_parts(ptr, 40).iter().all(|&b| b == 9));
            assert_eq!(heap.stats().used_blocks + heap.stats().gc_blocks, 1);
        }
        heap.free(ptr);
    }
    let stats = heap.stats();
    assert_eq!((stats.used, stats.gc_blocks, stats.gc_bytes), (0, 0, 0));
}

#[test]
fn pools_start_small_and_grow_with_need() {
    let heap = heap(8 * MB);
    let mut sizes = Vec::new();
    let mut last = heap.stats();
    assert_eq!(last.pools, 0, "nothing is taken in advance");
    while last.pools < 8 {
        assert!(!heap.alloc(1000).is_null());
        let now = heap.stats();
        if now.pools > last.pools {
            sizes.push((now.bytes - last.bytes) / KB);
        }
        last = now;
    }
    assert_eq!(sizes, [16, 16, 16, 24, 36, 64, 128, 256]);
    assert_eq!(last.gc_blocks, 0);
}

#[test]
fn pools_fall_back_to_what_the_heap_has() {
    let heap = heap(512 * KB);
    punch(heap.gc(), 6 * KB);
    let free = heap.gc().largest_free();
    assert!(
        (4 * KB..8 * KB).contains(&free),
        "no run for a pool of 16 KB"
    );
    for _ in 0..100 {
        assert!(!heap.alloc(300).is_null());
    }
    let stats = heap.stats();
    assert!(stats.pools > 1, "smaller pools were made");
    assert!(stats.bytes / stats.pools <= 6 * KB);
    assert_eq!(stats.shortages, 0);
}

#[test]
fn a_fragmented_heap_serves_as_long_as_the_plain_one() {
    let plain = FakeGc::new(128 * KB, FakeGc::config());
    let heap = heap(128 * KB);
    punch(&plain, 256);
    punch(heap.gc(), 256);
    let plainly = (0..).take_while(|_| !plain.alloc(100).is_null()).count();
    let ours = (0..)
        .take_while(|_| !heap.alloc(100).is_null() && !heap.take_oom())
        .count();
    assert!(plainly > 100);
    // The reserve holds 60 of them, and there is the index of the pools.
    assert!(ours + 100 >= plainly, "{ours} blocks, plainly {plainly}");
}

#[test]
fn an_empty_pool_returns_after_a_while_and_not_at_the_edge() {
    let config = Config {
        pool_idle: 100,
        ..FakeGc::config()
    };
    let heap = heap_with(MB, config);
    let base: Vec<_> = (0..)
        .map(|_| heap.alloc(1000))
        .take_while(|_| heap.stats().pools < 2)
        .collect();
    // The second pool holds one block: crossing its edge to and fro makes and returns nothing.
    let grown = heap.stats().grown;
    for _ in 0..1000 {
        // SAFETY: allocated just before.
        unsafe { heap.free(heap.alloc(10 * KB)) };
    }
    assert_eq!((heap.stats().grown, heap.stats().returned), (grown, 0));
    // Everything is freed, and others are allocated and freed for a while: one pool goes.
    for ptr in base {
        // SAFETY: live.
        unsafe { heap.free(ptr) };
    }
    let kept = heap.alloc(100);
    for _ in 0..200 {
        // SAFETY: allocated just before.
        unsafe { heap.free(heap.alloc(100)) };
    }
    assert_eq!(heap.stats().pools, 1);
    assert!(heap.owns(kept));
    assert!(heap.stats().returned >= 1);
}

#[test]
fn of_two_empty_pools_one_goes_at_once_and_the_other_after_a_while() {
    let config = Config {
        pool_idle: 50,
        ..FakeGc::config()
    };
    let heap = heap_with(MB, config);
    let mut blocks = Vec::new();
    while heap.stats().pools < 4 {
        blocks.push(heap.alloc(1000));
    }
    let first: Vec<_> = blocks.drain(..10).collect();
    for ptr in blocks {
        // SAFETY: live.
        unsafe { heap.free(ptr) };
    }
    assert_eq!(
        heap.stats().pools,
        2,
        "the first one, and one that is empty"
    );
    for _ in 0..60 {
        // SAFETY: allocated just before; it fits in the first pool.
        unsafe { heap.free(heap.realloc(heap.alloc(10), 20)) };
    }
    assert_eq!(heap.stats().pools, 1);
    assert!(first.iter().all(|&ptr| heap.owns(ptr)));
}

#[test]
fn late_frees_after_the_end_of_the_heap_are_nothing() {
    let heap = heap(MB);
    let blocks: Vec<_> = [100, 60 * KB, 70 * KB, 80 * KB]
        .map(|n| heap.alloc(n))
        .into();
    // Told while the blocks still stand, as in the middle of a sweep.
    heap.forget();
    for ptr in blocks {
        // SAFETY: used no more.
        unsafe { heap.free(ptr) };
        // SAFETY: as above.
        assert!(unsafe { heap.realloc(ptr, 90 * KB) }.is_null());
    }
    assert_eq!(heap.stats().gc_blocks, 0);
}

#[test]
fn restarts_leave_the_heap_as_it_was() {
    let gc = FakeGc::new(4 * MB, FakeGc::config());
    let before = gc.used();
    let heap = Heap::new(gc);
    for _ in 0..50 {
        heap.init();
        for n in 1..400 {
            heap.alloc(n * 3);
        }
        heap.alloc(100 * KB);
        heap.reset();
        assert_eq!(heap.gc().used(), before);
    }
}

#[test]
fn the_reserve_serves_when_the_heap_is_full_and_fills_again() {
    let heap = heap(256 * KB);
    assert_eq!(heap.stats().reserve, 8 * KB);
    let mut blocks = Vec::new();
    while !heap.take_oom() {
        blocks.push(heap.alloc(500));
    }
    // The block that met the shortage was served all the same, and so are more like it.
    assert!(blocks.iter().all(|p| !p.is_null()));
    let served = (0..).take_while(|_| !heap.alloc(500).is_null()).count();
    assert!((8..16).contains(&served), "{served} more from the reserve");
    assert!(heap.take_oom());
    assert!(heap.alloc(500).is_null(), "the reserve is used up too");
    assert_eq!(heap.check(), Ok(()));
    // Half of it all dies: the next requests are served as ever.
    let dead: Vec<_> = blocks.iter().copied().step_by(2).collect();
    for &ptr in &dead {
        // SAFETY: live.
        unsafe { heap.free(ptr) };
    }
    heap.take_oom();
    for _ in 0..dead.len() / 2 {
        assert!(!heap.alloc(500).is_null());
    }
    assert!(!heap.take_oom());
    // The other half dies: the heap has room, and the reserve is whole again.
    for &ptr in blocks.iter().skip(1).step_by(2) {
        // SAFETY: live.
        unsafe { heap.free(ptr) };
    }
    heap.trim();
    let shortages = heap.stats().shortages;
    for _ in 0..100 {
        heap.take_oom();
    }
    let stats = heap.stats();
    assert_eq!((stats.reserve, stats.shortages), (8 * KB, shortages));
    assert!(
        stats.reserve_free > 6 * KB,
        "{} free in the reserve",
        stats.reserve_free
    );
}

#[test]
fn no_allocation_is_needed_to_end_while_the_collector_is_locked() {
    let heap = heap(MB);
    let blocks: Vec<_> = (1..300).map(|n| heap.alloc(n)).collect();
    let big = heap.alloc(60 * KB);
    heap.gc().lock(true);
    for ptr in blocks {
        // SAFETY: live. Shrinking works even now.
        unsafe { heap.free(heap.realloc(ptr, 1)) };
    }
    // SAFETY: live.
    unsafe { assert_eq!(heap.realloc(big, 100), big) };
    heap.reset();
    assert_eq!(heap.gc().used(), 0);
    heap.init();
    heap.gc().lock(false);
    assert!(!heap.alloc(100).is_null());
}

#[test]
fn finalisers_may_do_anything_while_a_pool_is_made() {
    // Each allocation from the collector runs the hook first, as a finaliser in a collection.
    let config = Config {
        threads: true, // a lock held here would never be got again
        ..FakeGc::config()
    };
    for action in 0..6 {
        let heap: &'static Heap<FakeGc> = Box::leak(Box::new(heap_with(MB, config)));
        let old = heap.alloc(100);
        let ran = Rc::new(Cell::new(false));
        let done = ran.clone();
        heap.gc().before_alloc(move || {
            done.set(true);
            match action {
                // SAFETY: live.
                0 => unsafe { heap.free(old) },
                1 => assert!(!heap.alloc(200).is_null()),
                // SAFETY: live.
                2 => assert!(!unsafe { heap.realloc(old, 900) }.is_null()),
                3 => heap.reset(),
                4 => {
                    heap.trim();
                }
                _ => assert!(heap.alloc(40 * KB) != old),
            }
        });
        assert!(!heap.alloc(20 * KB).is_null());
        assert!(ran.get());
        assert_eq!(heap.check(), Ok(()));
        assert!(heap.gc().root_blocks().iter().all(|&(_, live)| live));
    }
}

#[test]
fn given_memory_is_used_scanned_and_taken_back() {
    let heap = heap(MB);
    let mut memory = vec![0u64; 8192];
    let base = memory.as_mut_ptr().cast::<u8>();
    // SAFETY: the memory outlives its use.
    unsafe { assert_eq!(heap.add_pool(base, 64 * KB), Made::LVMP_POOL_MADE) };
    let ptr = heap.alloc(5000);
    assert!(memory.as_ptr_range().contains(&ptr.cast_const().cast()));
    heap.scan_outside();
    let scanned = heap.gc().scanned();
    assert_eq!(scanned.len(), 1);
    let (start, words) = scanned[0];
    assert!(start <= ptr.addr() && ptr.addr() + 5000 <= start + words * 8);
    assert!(start + words * 8 <= base.addr() + 64 * KB);
    assert!(!heap.remove_pool(base), "something in it is in use");
    for part in [base, base.wrapping_add(60 * KB), base.wrapping_sub(8)] {
        // SAFETY: refused.
        let made = unsafe { heap.add_pool(part, 8 * KB) };
        assert_eq!(made, Made::LVMP_POOL_OVERLAPS);
    }
    // SAFETY: live.
    unsafe { heap.free(ptr) };
    assert!(heap.remove_pool(base));
    assert!(!heap.remove_pool(base), "it is gone");
    heap.scan_outside();
    assert_eq!(heap.gc().scanned(), []);
    // Where the collector can't be told, such memory is refused: its content would not live.
    heap.gc().set_scans_outside(false);
    // SAFETY: as above.
    let made = unsafe { heap.add_pool(base, 64 * KB) };
    assert_eq!(made, Made::LVMP_POOL_NOT_SCANNED);
    // SAFETY: refused.
    let made = unsafe { heap.add_pool(heap.gc().alloc(64), 64) };
    assert_eq!(made, Made::LVMP_POOL_TOO_SMALL);
    // SAFETY: refused.
    let made = unsafe { heap.add_pool(null_mut(), 0) };
    assert_ne!(made, Made::LVMP_POOL_MADE);
}

#[test]
fn an_owner_is_kept_alive_with_its_memory_until_the_heap_ends() {
    let heap = heap(MB);
    let gc = heap.gc();
    let (owner, memory) = (gc.alloc(32), gc.alloc(32 * KB));
    gc.set_scans_outside(false);
    // The second half of a block, as a slice of a memoryview is.
    let half = memory.wrapping_add(16 * KB + 1);
    // SAFETY: the owner is kept alive, and its memory with it.
    let made = unsafe { heap.keep_pool(half, 16 * KB - 1, owner) };
    assert_eq!(made, Made::LVMP_POOL_MADE);
    for _ in 0..3 {
        let ptr = heap.alloc(10 * KB);
        assert!(half <= ptr && ptr < memory.wrapping_add(32 * KB));
        assert!(gc.root_blocks().contains(&(owner.addr(), true)));
        assert!(!heap.remove_pool(half), "it was not lent");
        heap.reset();
        heap.init();
    }
    gc.end();
    heap.forget();
    assert_eq!(gc.root_blocks(), []);
}

fn fast_config() -> Config {
    Config {
        fast_bytes: 8 * KB,
        fast_max: 600,
        ..FakeGc::config()
    }
}

#[test]
fn small_requests_come_from_fast_memory_first() {
    let heap = heap_with(MB, fast_config());
    let gc = heap.gc();
    let fast = heap.stats().fast;
    assert!((7 * KB..=8 * KB).contains(&fast));
    let large = heap.alloc(601);
    let small: Vec<_> = (0..)
        .map(|_| heap.alloc(600))
        .take_while(|&ptr| gc.is_fast(ptr))
        .collect();
    assert!(!gc.is_fast(large) && (8..=12).contains(&small.len()));
    assert!(heap.stats().fast_free < 1000);
    // What is freed there serves the next one, though another pool served last.
    // SAFETY: live blocks.
    unsafe {
        heap.free(small[1]);
        assert_eq!(heap.alloc(580), small[1]);
        // One that grows makes room for others.
        let grown = heap.realloc(small[2], 2000);
        assert!(!gc.is_fast(grown));
        assert!(gc.is_fast(heap.realloc(small[3], 20)));
    }
    assert!(gc.is_fast(heap.alloc(100)));
    assert_eq!(heap.stats().shortages, 0);
}

#[test]
fn fast_memory_is_emptied_and_never_lost() {
    for noticed in [false, true] {
        let heap = heap_with(MB, fast_config());
        let whole = heap.stats();
        assert!(whole.fast > 0);
        for _ in 0..20 {
            let ptr = heap.alloc(100);
            assert!(heap.gc().is_fast(ptr));
            heap.reset();
            heap.init();
            assert_eq!(heap.stats(), whole);
            assert!(!heap.owns(ptr));
            heap.alloc(100);
            heap.gc().end();
            if noticed {
                heap.forget();
                assert_eq!(heap.stats().fast, 0);
            }
            heap.init();
            assert_eq!(heap.stats(), whole);
        }
    }
}

#[test]
fn fast_memory_is_scanned_or_not_used() {
    let words = |config, scans_outside| {
        let gc = FakeGc::new(MB, config);
        gc.set_scans_outside(scans_outside);
        let heap = Heap::new(gc);
        heap.init();
        let in_fast = heap.gc().is_fast(heap.alloc(100));
        heap.scan_outside();
        let scanned = heap.gc().scanned().len();
        (in_fast, scanned)
    };
    let root = Config {
        fast_is_root: true,
        ..fast_config()
    };
    assert_eq!(words(fast_config(), true), (true, 1));
    assert_eq!(words(fast_config(), false), (false, 0));
    assert_eq!(words(root, false), (true, 0));
}

#[test]
fn what_is_large_gets_fast_memory_where_nothing_else_is_left() {
    let heap = heap_with(64 * KB, fast_config());
    while !heap.gc().alloc(32).is_null() {}
    let ptr = heap.alloc(5000);
    assert!(heap.gc().is_fast(ptr));
    assert!(!heap.take_oom(), "it is no shortage");
    assert!(!heap.gc().is_fast(heap.alloc(5000)));
    assert!(heap.take_oom(), "the reserve is");
}

#[test]
fn reserved_pools_stay_over_restarts() {
    let heap = heap(MB);
    assert_eq!(heap.reserve(100 * KB), Made::LVMP_POOL_MADE);
    let ptr = heap.alloc(30 * KB);
    assert_eq!(heap.stats().pools, 1);
    for _ in 0..3 {
        heap.reset();
        heap.init();
        assert_eq!(heap.alloc(30 * KB), ptr);
    }
    assert_eq!(heap.reserve(usize::MAX), Made::LVMP_POOL_NO_ROOM);
    assert_eq!(heap.reserve(MB), Made::LVMP_POOL_NO_ROOM);
}

#[test]
fn sixteen_slots_are_enough_for_anyone_or_refused() {
    let heap = heap(4 * MB);
    for _ in 0..16 {
        assert_eq!(heap.reserve(2000), Made::LVMP_POOL_MADE);
    }
    assert_eq!(heap.reserve(2000), Made::LVMP_POOL_TOO_MANY);
    while heap.stats().gc_blocks == 0 {
        assert!(!heap.alloc(1000).is_null());
    }
    assert_eq!(heap.stats().fallbacks, 1);
    assert_eq!(heap.stats().pools, 16);
}

#[test]
fn a_stale_heap_is_never_followed() {
    for noticed in [false, true] {
        let mut model = Model::new(MB, FakeGc::config());
        for _ in 0..20 {
            for n in [30, 500, 70_000] {
                model.step(Op::Alloc(n));
            }
            model.step(Op::SoftReset(noticed));
        }
        assert_eq!(model.heap().gc().used(), 8 * KB, "the reserve");
    }
}

#[test]
fn an_operation_in_a_pool_never_asks_the_collector() {
    let heap = heap(MB);
    let first = heap.alloc(10);
    heap.gc().fail_after(Some(0));
    for n in 1..2000 {
        // SAFETY: allocated just before.
        unsafe { heap.free(heap.alloc(n)) };
    }
    // SAFETY: live.
    unsafe { heap.free(first) };
    assert_eq!(heap.gc().collections(), 0);
    assert!(!heap.take_oom());
}

#[test]
fn the_collector_failing_at_any_moment_leaves_everything_sound() {
    for left in 0..12 {
        let mut model = Model::new(2 * MB, FakeGc::config());
        model.heap().gc().fail_after(Some(left));
        let served = (0..400)
            .filter(|&i| !model.heap().alloc(500 + i * 13).is_null())
            .count();
        assert!(served > 0);
        assert_eq!(model.heap().check(), Ok(()));
        assert!(served == 400 || model.heap().take_oom());
        model.heap().gc().fail_after(None);
        model.step(Op::Restart);
        for i in 0..400 {
            model.step(Op::Alloc(500 + i * 13));
        }
        assert_eq!(model.live().count(), 400);
    }
}
