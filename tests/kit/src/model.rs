//! The shadow model: it does an operation and knows what must hold afterwards.

use std::collections::VecDeque;

use lvmp::gc::{Config, Gc};
use lvmp::heap::{Heap, lvmp_pool_made_t as Made, lvmp_pool_stats_t};

use crate::{FakeGc, Op};

struct Live {
    ptr: *mut u8,
    bytes: usize,
    fill: u8,
}

/// LVGL's memory over a [`FakeGc`], with a note of every live block.
pub struct Model {
    heap: Heap<FakeGc>,
    live: Vec<Live>,
    /// Python's objects.
    taken: VecDeque<*mut u8>,
    freed: Option<*mut u8>,
    given: Option<(Box<[u64]>, *mut u8)>,
    /// Objects whose memory is a pool until the heap ends, and where that memory is.
    kept: Vec<(*mut u8, *mut u8)>,
    next_fill: u8,
    locked: bool,
}

impl Model {
    /// LVGL started on a heap of `bytes` under `config`.
    pub fn new(bytes: usize, config: Config) -> Model {
        let heap = Heap::new(FakeGc::new(bytes, config));
        heap.init();
        Model {
            heap,
            live: Vec::new(),
            taken: VecDeque::new(),
            freed: None,
            given: None,
            kept: Vec::new(),
            next_fill: 1,
            locked: false,
        }
    }

    /// The memory under test.
    pub fn heap(&self) -> &Heap<FakeGc> {
        &self.heap
    }

    /// Live blocks: address and bytes asked for.
    pub fn live(&self) -> impl Iterator<Item = (*mut u8, usize)> {
        self.live.iter().map(|l| (l.ptr, l.bytes))
    }

    /// Does `op` and checks everything.
    ///
    /// # Panics
    ///
    /// Where something doesn't hold that must.
    pub fn step(&mut self, op: Op) {
        self.apply(op);
        self.verify();
    }

    /// Does `op` and checks what it returns.
    ///
    /// # Panics
    ///
    /// Where that is wrong.
    pub fn apply(&mut self, op: Op) {
        let gc = self.heap.gc();
        match op {
            Op::Alloc(n) => {
                let n = (n as usize).max(1);
                let ptr = self.heap.alloc(n);
                if ptr.is_null() {
                    self.expect_full(n);
                } else {
                    self.adopt(ptr, n);
                }
            }
            Op::Free(i) => {
                if let Some(i) = self.pick(i) {
                    let block = self.live.swap_remove(i);
                    block.expect_intact(block.bytes);
                    // SAFETY: live, and forgotten by the model.
                    unsafe { self.heap.free(block.ptr) };
                    self.freed = Some(block.ptr);
                }
            }
            Op::Realloc(i, n) => {
                if let Some(i) = self.pick(i) {
                    self.realloc(i, (n as usize).max(1));
                }
            }
            Op::FreeInside(i, offset) => {
                if let Some(i) = self.pick(i) {
                    let block = &self.live[i];
                    let offset = 1 + offset as usize % block.bytes;
                    self.expect_misuse(block.ptr.wrapping_add(offset));
                }
            }
            Op::FreeAgain => {
                if let Some(ptr) = self.freed.filter(|&p| !self.heap.owns(p)) {
                    self.expect_misuse(ptr);
                }
            }
            Op::ReallocFreed(n) => {
                if let Some(ptr) = self.freed.filter(|&p| !self.heap.owns(p)) {
                    gc.reports();
                    // SAFETY: it must be recognised as dead.
                    assert!(unsafe { self.heap.realloc(ptr, n as usize) }.is_null());
                    assert_eq!(
                        gc.reports().len(),
                        1,
                        "realloc of a freed block is reported"
                    );
                }
            }
            Op::FreeForeign => {
                let local = [0u64; 4];
                self.expect_misuse(local.as_ptr().cast_mut().cast());
                self.expect_misuse(std::ptr::without_provenance_mut(8));
                if let Some(&object) = self.taken.front() {
                    self.expect_misuse(object);
                    self.expect_misuse(object.wrapping_add(32));
                }
            }
            Op::Take(n) => {
                let object = gc.alloc(n as usize);
                if !object.is_null() {
                    self.taken.push_back(object);
                }
            }
            Op::Give => {
                if let Some(object) = self.taken.pop_front() {
                    // SAFETY: allocated by `Take`.
                    unsafe { gc.free(object) };
                }
            }
            Op::GiveLast => {
                if let Some(object) = self.taken.pop_back() {
                    // SAFETY: allocated by `Take`.
                    unsafe { gc.free(object) };
                }
            }
            Op::Trim => {
                let before = self.heap.stats().bytes;
                let returned = self.heap.trim();
                if !self.locked {
                    assert!(
                        self.heap.stats().bytes <= before - returned + gc.config().reserve_bytes
                    );
                }
            }
            Op::Reserve(n) => {
                let before = self.heap.stats();
                let made = self.heap.reserve(n.into());
                self.expect_made(made, before);
            }
            Op::AddPool(n) => {
                if self.given.is_none() {
                    let mut memory = vec![0u64; n as usize / 8 + 2].into_boxed_slice();
                    let base = memory
                        .as_mut_ptr()
                        .cast::<u8>()
                        .wrapping_add(n as usize % 8);
                    let before = self.heap.stats();
                    // SAFETY: kept in `given` until it is taken back or LVGL ends.
                    let made = unsafe { self.heap.add_pool(base, n.into()) };
                    self.expect_made(made, before);
                    if made == Made::LVMP_POOL_MADE {
                        self.given = Some((memory, base));
                    }
                }
            }
            Op::KeepPool(n) => {
                let (owner, memory) = (gc.alloc(32), gc.alloc(n.into()));
                if !owner.is_null() && !memory.is_null() {
                    let before = self.heap.stats();
                    // SAFETY: the heap's until it ends.
                    let made = unsafe { self.heap.keep_pool(memory, n.into(), owner) };
                    self.expect_made(made, before);
                    if made == Made::LVMP_POOL_MADE {
                        // SAFETY: as above; it is refused.
                        let again = unsafe { self.heap.keep_pool(memory, n.into(), owner) };
                        assert_ne!(again, Made::LVMP_POOL_MADE, "twice the same memory");
                        self.kept.push((owner, memory));
                        return;
                    }
                }
                for block in [owner, memory] {
                    if !block.is_null() {
                        // SAFETY: allocated above, and refused.
                        unsafe { gc.free(block) };
                    }
                }
            }
            Op::RemovePool => {
                if let Some((memory, handle)) = self.given.take() {
                    let range = memory.as_ptr_range();
                    let used = self
                        .live
                        .iter()
                        .any(|l| range.contains(&l.ptr.cast_const().cast()));
                    assert_eq!(self.heap.remove_pool(handle), !used);
                    if used {
                        self.given = Some((memory, handle));
                    }
                }
            }
            Op::Lock => {
                gc.lock(true);
                self.locked = true;
            }
            Op::Unlock => {
                gc.lock(false);
                self.locked = false;
            }
            Op::Restart => {
                self.heap.reset();
                self.live.clear();
                self.given = None;
                let stats = self.heap.stats();
                assert_eq!((stats.used, stats.used_blocks, stats.gc_blocks), (0, 0, 0));
                self.heap.init();
            }
            Op::SoftReset(noticed) => {
                let stale: Vec<_> = self.live.drain(..).map(|l| l.ptr).collect();
                self.taken.clear();
                self.given = None;
                self.kept.clear();
                gc.end();
                if noticed {
                    self.heap.forget();
                    for ptr in stale {
                        self.expect_misuse(ptr);
                    }
                }
                self.heap.init();
                assert_eq!(self.heap.stats().used, 0);
            }
            Op::TakeOom => {
                self.heap.take_oom();
                assert!(!self.heap.take_oom(), "a shortage is told once");
            }
        }
    }

    /// A pool was made, or nothing has changed.
    fn expect_made(&self, made: Made, before: lvmp_pool_stats_t) {
        let after = self.heap.stats();
        if made == Made::LVMP_POOL_MADE {
            assert_eq!(after.pools, before.pools + 1);
            assert!(after.bytes > before.bytes);
        } else {
            assert_eq!((after.pools, after.bytes), (before.pools, before.bytes));
        }
    }

    fn pick(&self, i: u32) -> Option<usize> {
        (i as usize).checked_rem(self.live.len())
    }

    fn adopt(&mut self, ptr: *mut u8, bytes: usize) {
        self.next_fill = self.next_fill.wrapping_add(1);
        let block = Live {
            ptr,
            bytes,
            fill: self.next_fill,
        };
        block.write();
        self.live.push(block);
    }

    fn realloc(&mut self, i: usize, n: usize) {
        let Live { ptr, bytes, fill } = self.live[i];
        self.live[i].expect_intact(bytes);
        // SAFETY: live; the model uses the new address from here on.
        let new = unsafe { self.heap.realloc(ptr, n) };
        if new.is_null() {
            assert!(n > bytes, "shrinking from {bytes} to {n} bytes failed");
            self.expect_full(n);
            self.live[i].expect_intact(bytes);
            return;
        }
        self.live[i] = Live {
            ptr: new,
            bytes: n,
            fill,
        };
        self.live[i].expect_intact(n.min(bytes));
        self.live[i].write();
    }

    /// Nothing was returned: then there must be no room for `n` bytes anywhere.
    fn expect_full(&self, n: usize) {
        let gc = self.heap.gc();
        let stats = self.heap.stats();
        assert!(
            self.locked || gc.largest_free() < n + 32,
            "no block of {n} bytes although the heap has {}",
            gc.largest_free()
        );
        assert!(
            stats.largest_free < n || n >= gc.config().pool_big,
            "no block of {n} bytes although a pool has {}",
            stats.largest_free
        );
        assert!(self.heap.take_oom(), "a refusal is told");
    }

    fn expect_misuse(&self, ptr: *mut u8) {
        let gc = self.heap.gc();
        let before = self.heap.stats();
        gc.reports();
        assert!(!self.heap.owns(ptr), "{ptr:p} is taken for a block");
        // SAFETY: it must be recognised as none.
        unsafe { self.heap.free(ptr) };
        let reports = gc.reports();
        assert_eq!(reports.len(), 1, "free of {ptr:p} is reported");
        assert_eq!(reports[0].1, ptr.addr());
        assert_eq!(self.heap.stats(), before);
    }

    /// # Panics
    ///
    /// Where an invariant doesn't hold.
    pub fn verify(&self) {
        assert_eq!(self.heap.check(), Ok(()));
        let stats = self.heap.stats();
        assert_eq!(stats.used_blocks + stats.gc_blocks, self.live.len());
        assert!(stats.peak >= stats.used + stats.gc_bytes);
        assert!(stats.largest_free <= stats.free);
        let mut spans: Vec<_> = self
            .live
            .iter()
            .map(|block| {
                assert!(
                    block.ptr.addr().is_multiple_of(8),
                    "{:p} is not aligned",
                    block.ptr
                );
                let usable = self.heap.usable_size(block.ptr);
                assert!(usable >= block.bytes);
                block.expect_intact(block.bytes.min(64));
                (block.ptr.addr(), block.ptr.addr() + usable)
            })
            .collect();
        spans.sort_unstable();
        for pair in spans.windows(2) {
            assert!(pair[0].1 <= pair[1].0, "two blocks overlap");
        }
        let roots = self.heap.gc().root_blocks();
        for (root, live) in &roots {
            assert!(live, "the root {root:#x} is no live block");
        }
        for (owner, memory) in &self.kept {
            assert!(
                roots.contains(&(owner.addr(), true)),
                "the owner of the pool at {memory:p} is let go"
            );
        }
        self.verify_fast();
    }
}

impl Model {
    /// Blocks lie in fast memory only while it is a pool.
    fn verify_fast(&self) {
        let (gc, stats) = (self.heap.gc(), self.heap.stats());
        let fast: Vec<_> = self.live.iter().filter(|b| gc.is_fast(b.ptr)).collect();
        if stats.fast == 0 {
            assert!(fast.is_empty(), "blocks in fast memory, which is no pool");
        }
        assert!(stats.fast <= gc.config().fast_bytes && stats.fast_free <= stats.fast);
    }
}

impl Live {
    fn write(&self) {
        // SAFETY: a live block of that size.
        unsafe { self.ptr.write_bytes(self.fill, self.bytes) };
    }

    fn expect_intact(&self, bytes: usize) {
        // SAFETY: a live block of at least that size, filled by `write`.
        let content = unsafe { std::slice::from_raw_parts(self.ptr, bytes) };
        let damage = content.iter().position(|&b| b != self.fill);
        assert_eq!(damage, None, "a block of {} bytes was changed", self.bytes);
    }
}
