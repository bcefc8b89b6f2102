//! LVGL's memory: which pool serves a request, when pools are made and returned, blocks of
//! LVGL's own in the GC heap, the reserve, accounting.
//!
//! No lock is held while the collector is called (I5): each step that needs it takes what it
//! needs out of the state, lets go, calls, and looks at the state anew. What it finds then may
//! have changed: a collection runs finalisers, and those may free, allocate or reset.

use core::ffi::CStr;
use core::ops::{Deref, DerefMut};
use core::ptr::{NonNull, null_mut};
use core::sync::atomic::{AtomicBool, Ordering};

use heapless::Vec;
use rlsf::GRANULARITY;
use spin::mutex::SpinMutex;

use crate::exact::Marker;
use crate::gc::{Gc, Range, Roots, SLOTS};
use crate::pool::{self, AtomicPool, Live, Pool};

/// Misses to let pass before the GC heap is asked for a pool again after it had no room.
const HOLD: u32 = 64;

/// Why a pool exists, which decides when it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Made when it was needed; returns to the heap when it stays empty.
    Grown,
    /// Made by [`Heap::reserve`] or [`Heap::keep_pool`], or the board's fast memory; stays until the heap ends.
    Kept,
    /// Memory of the caller's, through [`Heap::add_pool`]; stays until it is taken back or LVGL ends.
    Given,
}

#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pub(crate) pool: Pool,
    kind: Kind,
    /// What a root keeps alive for it: its GC block, or the object whose memory it is; null if none.
    root: *mut u8,
    /// The collector doesn't come to its content by itself: it is told.
    scan: bool,
}

impl Slot {
    /// A pool in a GC block of its own.
    fn new(pool: Pool, kind: Kind) -> Slot {
        Slot {
            pool,
            kind,
            root: pool.base(),
            scan: false,
        }
    }
}

/// What became of memory that was to be a pool.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types)] // the names that C sees
pub enum lvmp_pool_made_t {
    /// It is one.
    LVMP_POOL_MADE,
    /// It is too small for a pool's index and a block.
    LVMP_POOL_TOO_SMALL,
    /// It is, in part, a pool already.
    LVMP_POOL_OVERLAPS,
    /// There are as many pools as there can be.
    LVMP_POOL_TOO_MANY,
    /// It lies outside the GC heap, and the collector can't be told to look into it.
    LVMP_POOL_NOT_SCANNED,
    /// The GC heap has no room.
    LVMP_POOL_NO_ROOM,
}

use lvmp_pool_made_t as Made;

/// Header of a block of LVGL's own: one GC block, in a list that a root holds, so that it lives
/// until LVGL frees it (I1) even if only a C static or an interior pointer refers to it.
#[repr(C, align(8))]
pub(crate) struct Block {
    next: *mut Block,
    prev: *mut Block,
    /// Payload bytes, and [`LEAF`].
    size: usize,
}

/// In a block's size: its payload holds no references.
const LEAF: usize = 1 << (usize::BITS - 1);

/// Bytes in front of the payload of a block of LVGL's own, which stays aligned to 8.
const BLOCK_HEADER: usize = size_of::<Block>();

impl Block {
    /// All blocks, which must not be taken out meanwhile.
    ///
    /// # Safety
    ///
    /// The heap's lock is held.
    pub(crate) unsafe fn list(roots: *const Roots) -> impl Iterator<Item = *mut Block> {
        // SAFETY: the caller's.
        let mut block = unsafe { (*roots).blocks }.cast::<Block>();
        core::iter::from_fn(move || {
            let this = block;
            (!this.is_null()).then(|| {
                // SAFETY: a live block of the list.
                block = unsafe { (*this).next };
                this
            })
        })
    }

    /// Payload bytes.
    ///
    /// # Safety
    ///
    /// A live block, and the heap's lock is held.
    unsafe fn bytes(block: *const Block) -> usize {
        // SAFETY: the caller's.
        unsafe { (*block).size & !LEAF }
    }

    /// The payload as words, unless it holds no references.
    ///
    /// # Safety
    ///
    /// As for [`Block::bytes`].
    pub(crate) unsafe fn words(block: *mut Block) -> Option<Range> {
        // SAFETY: the caller's.
        let size = unsafe { (*block).size };
        (size & LEAF == 0).then(|| Range {
            start: block.wrapping_add(1).cast(),
            n_words: size / size_of::<usize>(),
        })
    }

    fn of(payload: *mut u8) -> *mut Block {
        payload.wrapping_sub(BLOCK_HEADER).cast()
    }
}

/// What `lvmp_pool_stats()` tells. Sizes are bytes.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
#[allow(non_camel_case_types)] // the name that C sees
pub struct lvmp_pool_stats_t {
    /// Pools, the reserve and the fast pool not counted.
    pub pools: usize,
    /// Their memory.
    pub bytes: usize,
    /// Taken by blocks in pools, in the reserve and in the fast pool, headers included.
    pub used: usize,
    /// Free in pools, the reserve and the fast pool not counted.
    pub free: usize,
    /// The most that was ever taken in pools, the reserve, the fast pool and blocks of LVGL's own together.
    pub peak: usize,
    /// Largest request that a pool can serve now, at least.
    pub largest_free: usize,
    /// Allocated blocks in pools, in the reserve and in the fast pool.
    pub used_blocks: usize,
    /// Free blocks in pools.
    pub free_blocks: usize,
    /// Blocks of LVGL's own in the GC heap: big ones, and what fitted nowhere else.
    pub gc_blocks: usize,
    /// Their payload.
    pub gc_bytes: usize,
    /// The reserve's size, 0 where there is none.
    pub reserve: usize,
    /// Free in it.
    pub reserve_free: usize,
    /// The fast pool's size (`LVMP_FAST_POOL_BYTES`), 0 where there is none.
    pub fast: usize,
    /// Free in it.
    pub fast_free: usize,
    /// Requests for less than `LVMP_POOL_BIG` that got a block of their own, since no pool had room.
    pub fallbacks: usize,
    /// Requests that found neither pool nor heap: served from the reserve, or refused.
    pub shortages: usize,
    /// Pools made since LVGL started.
    pub grown: usize,
    /// Pools returned to the heap since then.
    pub returned: usize,
}

pub(crate) struct State {
    pub(crate) pools: Vec<Slot, SLOTS>,
    pub(crate) reserve: Option<Slot>,
    /// The board's fast memory, which small requests are served from first.
    pub(crate) fast: Option<Slot>,
    /// Up to so many bytes; 0 without fast memory.
    fast_max: usize,
    /// The marking of a collection.
    pub(crate) marker: Marker,
    /// The pool that served last, which is tried first.
    last: Option<Pool>,
    /// The one empty pool that is kept for a while, and the frees left until it goes.
    idle: Option<usize>,
    idle_left: usize,
    /// Misses left until the heap is asked for a pool again.
    hold: u32,
    /// Bytes in use: blocks in pools and in the reserve with their headers, blocks of LVGL's own.
    taken: usize,
    /// The most that was ever taken.
    peak: usize,
    gc_blocks: usize,
    gc_bytes: usize,
    fallbacks: usize,
    shortages: usize,
    grown: usize,
    returned: usize,
}

// SAFETY: raw pointers to memory that only the holder of the lock touches.
unsafe impl Send for State {}

/// LVGL's memory over a collector `G`. All methods may be called from several threads.
pub struct Heap<G> {
    gc: G,
    state: SpinMutex<State>,
    /// The pool that small requests try first, where it may be used without a lock and there is nothing else to
    /// do: no threads exist, and no empty pool is waiting to go.
    hot: AtomicPool,
    /// A request was served from the reserve, or refused, since [`Heap::take_oom`] was called.
    oom: AtomicBool,
    /// The reserve is not whole.
    low: AtomicBool,
    /// A collection is being marked, and the lock is held for it.
    pub(crate) marking: AtomicBool,
}

/// The state, locked where threads exist.
pub(crate) struct Locked<'a> {
    mutex: &'a SpinMutex<State>,
    hot: &'a AtomicPool,
    threads: bool,
}

impl Deref for Locked<'_> {
    type Target = State;
    #[inline]
    fn deref(&self) -> &State {
        // SAFETY: the lock is held, or there is one thread, and no state reference outlives a
        // `Locked`, which no call that could re-enter is made beneath.
        unsafe { &*self.mutex.as_mut_ptr() }
    }
}

impl DerefMut for Locked<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        // SAFETY: as for `deref`.
        unsafe { &mut *self.mutex.as_mut_ptr() }
    }
}

impl Drop for Locked<'_> {
    #[inline]
    fn drop(&mut self) {
        if self.threads {
            // SAFETY: `Heap::lock` took it.
            unsafe { self.mutex.force_unlock() }
        } else {
            let first = self.fast.map(|slot| slot.pool).or(self.last);
            self.hot.set(first.filter(|_| self.idle.is_none()));
        }
    }
}

/// What [`Heap::survey`] shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A pool; its free blocks follow.
    Pool,
    /// A free block of the pool shown before.
    Free,
    /// The reserve.
    Reserve,
    /// A block of LVGL's own in the GC heap.
    Block,
}

/// What became of a wish for a new pool.
enum Growth {
    Served(NonNull<u8>),
    /// No pool; the heap's longest free run has so many bytes, as far as it is known.
    NoRoom(usize),
}

impl<G: Gc> Heap<G> {
    /// A heap without any memory yet.
    pub const fn new(gc: G) -> Heap<G> {
        Heap {
            gc,
            state: SpinMutex::new(State::new()),
            hot: AtomicPool::new(),
            oom: AtomicBool::new(false),
            low: AtomicBool::new(false),
            marking: AtomicBool::new(false),
        }
    }

    /// The collector beneath.
    pub fn gc(&self) -> &G {
        &self.gc
    }

    #[inline]
    pub(crate) fn lock(&self) -> Locked<'_> {
        let threads = self.gc.config().threads;
        if threads {
            core::mem::forget(self.state.lock());
        }
        Locked {
            mutex: &self.state,
            hot: &self.hot,
            threads,
        }
    }

    /// The state, for the marking of a collection, which began by locking it for good.
    pub(crate) fn state_of_collection(&self) -> *mut State {
        self.state.as_mut_ptr()
    }

    /// Unlocks what [`Heap::lock`] locked for good.
    ///
    /// # Safety
    ///
    /// A [`Locked`] was forgotten, and the state is not used any more.
    pub(crate) unsafe fn unlock(&self) {
        if self.gc.config().threads {
            // SAFETY: the caller's.
            unsafe { self.state.force_unlock() }
        }
    }

    /// Starts LVGL's memory: nothing of an earlier LVGL is left, and the reserve is filled.
    /// May collect.
    pub fn init(&self) {
        self.reset();
        if self.prepare() {
            self.oom.store(false, Ordering::Relaxed);
            self.refill();
        }
    }

    /// Ends LVGL's memory: everything that was allocated is gone, whether freed or not. Pools
    /// made by [`Heap::reserve`] stay, empty. Needs no memory and works while the GC is locked.
    /// Time: the number of blocks of LVGL's own in the GC heap.
    pub fn reset(&self) {
        if self.stale() {
            return self.forget();
        }
        loop {
            let block = self.lock().take_any(self.gc.roots());
            let Some(block) = block else { break };
            // SAFETY: the state named it as its own and refers to it no more.
            unsafe { self.gc.free(block) };
        }
        self.low.store(false, Ordering::Relaxed);
        if self.lock().pools.is_empty() {
            self.gc.unwatch();
        }
    }

    /// Forgets all memory without touching it: the GC heap it lay in has ended. Constant time.
    #[cold]
    #[inline(never)]
    pub fn forget(&self) {
        let mut state = self.lock();
        *state = State::new();
        // SAFETY: the roots are written under the lock only.
        unsafe { state.write_roots(self.gc.roots(), true) };
        self.low.store(false, Ordering::Relaxed);
    }

    /// `n` bytes aligned to 8 or more, or null, which is remembered for [`Heap::take_oom`].
    /// Constant time in a pool: one attempt in each of at most [`SLOTS`] pools. Where no pool
    /// has room the heap is asked, which may collect.
    #[inline]
    pub fn alloc(&self, n: usize) -> *mut u8 {
        if n < self.gc.config().pool_big
            && let Some(pool) = self.hot.get()
        {
            let state = self.state.as_mut_ptr();
            // SAFETY: see `Heap::hot`.
            let ptr = unsafe {
                if n <= pool::EXACT {
                    (*state).alloc_exact(pool, n)
                } else if (*state).serves(pool, n) {
                    (*state).alloc_in(pool, n)
                } else {
                    None
                }
            };
            if let Some(ptr) = ptr {
                return ptr.as_ptr();
            }
        }
        self.alloc_slow(n)
    }

    /// Allocates where [`Heap::hot`] doesn't do.
    #[inline(never)]
    fn alloc_slow(&self, n: usize) -> *mut u8 {
        if n < self.gc.config().pool_big
            && let Some(ptr) = self.lock().alloc(n)
        {
            return ptr.as_ptr();
        }
        self.alloc_growing(n)
    }

    /// Allocates where no pool has room.
    #[inline(never)]
    fn alloc_growing(&self, n: usize) -> *mut u8 {
        // A size beyond the heap (a pointer taken for one) must not cost a collection.
        if n < self.gc.heap_bytes() && self.prepare() {
            let mut room = usize::MAX;
            if n < self.gc.config().pool_big {
                match self.grow(n) {
                    Growth::Served(ptr) => {
                        // A binding may never call `take_oom`.
                        if self.low.load(Ordering::Relaxed) {
                            self.refill();
                        }
                        return ptr.as_ptr();
                    }
                    Growth::NoRoom(largest) => room = largest,
                }
            }
            if n + BLOCK_HEADER <= room
                && let Some(ptr) = self.alloc_block(n)
            {
                return ptr.as_ptr();
            }
        }
        self.alloc_last(n)
    }

    /// As [`Heap::alloc`], for memory that holds no references to the heap: collections don't look into it,
    /// whether it is resized or not, until it is freed.
    pub fn alloc_leaf(&self, n: usize) -> *mut u8 {
        let ptr = self.alloc(n);
        if ptr.is_null() {
            return ptr;
        }
        let state = self.lock();
        // SAFETY: the lock is held, and the block was allocated just now.
        unsafe {
            if state.find(ptr).is_some() {
                Pool::set_leaf(ptr);
            } else {
                (*Block::of(ptr)).size |= LEAF;
            }
        }
        ptr
    }

    /// Frees what [`Heap::alloc`] or [`Heap::realloc`] returned. Null is nothing. Anything else,
    /// a pointer into the middle of a block, one freed before or one of somebody else's, is
    /// reported in debug builds and otherwise ignored. Constant time in a pool.
    ///
    /// # Safety
    ///
    /// Nobody uses the block any more.
    #[inline]
    pub unsafe fn free(&self, ptr: *mut u8) {
        if let Some(pool) = self.hot.get()
            // SAFETY: see `Heap::hot`.
            && let Some(block) = unsafe { pool.find(ptr) }
            && block.bytes() != pool.used()
        {
            // SAFETY: a block of this pool, used no more.
            return unsafe { (*self.state.as_mut_ptr()).free_in(pool, block) };
        }
        // SAFETY: the caller's.
        unsafe { self.free_slow(ptr) }
    }

    /// Frees where there is more to do: the block lies elsewhere, or leaves its pool empty.
    ///
    /// # Safety
    ///
    /// As for [`Heap::free`].
    #[inline(never)]
    unsafe fn free_slow(&self, ptr: *mut u8) {
        let mut state = self.lock();
        let Some((pool, block)) = state.find(ptr) else {
            drop(state);
            return self.free_other(ptr);
        };
        // SAFETY: a block of this pool, used no more; the lock is held.
        unsafe { state.free_in(pool, block) };
        if pool.is_empty() || state.idle.is_some() {
            let due = state.retire(pool, &self.gc);
            drop(state);
            if let Some(base) = due {
                // SAFETY: the pool was taken out of the state, so its block is no longer in use.
                unsafe { self.gc.free(base) };
            }
        }
    }

    /// Changes the size of a block, keeping its data up to the smaller size. Null, with the old
    /// block as it was, where that fails; shrinking never fails. `realloc(null, n)` allocates.
    /// Time: that of [`Heap::alloc`] and [`Heap::free`], and the bytes copied if it moves.
    ///
    /// # Safety
    ///
    /// As for [`Heap::free`]; if it succeeds the old pointer is dead.
    #[inline]
    pub unsafe fn realloc(&self, ptr: *mut u8, n: usize) -> *mut u8 {
        if n <= pool::EXACT
            && let Some(pool) = self.hot.get()
            // SAFETY: see `Heap::hot`.
            && let Some(block) = unsafe { pool.find(ptr) }
            // SAFETY: a block of this pool.
            && let Some(new) = unsafe { (*self.state.as_mut_ptr()).realloc_in(pool, block, n) }
        {
            return new.as_ptr();
        }
        // SAFETY: the caller's.
        unsafe { self.realloc_slow(ptr, n) }
    }

    /// Resizes where [`Heap::hot`] doesn't do.
    ///
    /// # Safety
    ///
    /// As for [`Heap::realloc`].
    #[inline(never)]
    unsafe fn realloc_slow(&self, ptr: *mut u8, n: usize) -> *mut u8 {
        if ptr.is_null() {
            return self.alloc(n);
        }
        let n = n.max(1);
        let mut state = self.lock();
        let Some((pool, block)) = state.find(ptr) else {
            drop(state);
            // SAFETY: the caller's.
            return unsafe { self.realloc_block(ptr, n) };
        };
        let stays = n < self.gc.config().pool_big && state.serves(pool, n);
        if (stays || n <= block.usable())
            // SAFETY: a block of this pool; the lock is held.
            && let Some(new) = unsafe { state.realloc_in(pool, block, n) }
        {
            return new.as_ptr();
        }
        drop(state);
        // SAFETY: the caller's.
        unsafe { self.relocate(ptr, block.usable(), n) }
    }

    /// Whether `ptr` is a live block of ours. Any value may be asked about. Constant time.
    pub fn owns(&self, ptr: *const u8) -> bool {
        self.usable_size(ptr) != 0
    }

    /// Bytes that may be used at `ptr`, at least what was asked for; 0 where it is no live block
    /// of ours. Constant time.
    pub fn usable_size(&self, ptr: *const u8) -> usize {
        if let Some((_, block)) = self.lock().find(ptr.cast_mut()) {
            return block.usable();
        }
        match self.block(ptr.cast_mut()) {
            // SAFETY: a live block of ours.
            Some(block) => unsafe { Block::bytes(block) },
            None => 0,
        }
    }

    /// Whether since the last call a request found neither pool nor heap, so that it was served
    /// from the reserve or refused: the caller owes Python a MemoryError. Fills the reserve
    /// again where there is memory. Constant time, or a heap allocation while the reserve is low.
    #[inline]
    pub fn take_oom(&self) -> bool {
        if self.low.load(Ordering::Relaxed) {
            self.refill();
        }
        self.oom.load(Ordering::Relaxed) && {
            self.oom.store(false, Ordering::Relaxed);
            true
        }
    }

    /// Makes a pool that can serve `n` bytes in all and stays until the heap ends: for the start
    /// of a program, while the heap is whole. May collect.
    pub fn reserve(&self, n: usize) -> Made {
        let granules = n.div_ceil(GRANULARITY);
        let bytes = granules
            .saturating_mul(GRANULARITY)
            .saturating_add(Pool::OVERHEAD);
        if bytes >= self.gc.heap_bytes() || !self.prepare() {
            return Made::LVMP_POOL_NO_ROOM;
        }
        if self.lock().pools.is_full() {
            return Made::LVMP_POOL_TOO_MANY;
        }
        let base = self.gc.alloc(bytes);
        if base.is_null() {
            return Made::LVMP_POOL_NO_ROOM;
        }
        // SAFETY: a block of our own, fresh.
        if unsafe { self.lock().add(base, bytes, Kind::Kept, &self.gc) } {
            return Made::LVMP_POOL_MADE;
        }
        // A finaliser took the last slot meanwhile.
        // SAFETY: fresh, and nobody knows it.
        unsafe { self.gc.free(base) };
        Made::LVMP_POOL_TOO_MANY
    }

    /// Takes memory of the caller's as a pool, until [`Heap::remove_pool`] or [`Heap::reset`]. The
    /// collector scans its content (I2). May collect.
    ///
    /// # Safety
    ///
    /// The memory is writable and left to the heap for that time.
    pub unsafe fn add_pool(&self, base: *mut u8, bytes: usize) -> Made {
        // SAFETY: the caller's.
        unsafe { self.take_pool(base, bytes, null_mut(), Kind::Given) }
    }

    /// Takes the memory of an object as a pool that stays until the heap ends. The object, a GC block, is
    /// kept alive as long, and keeps the memory alive. The collector scans its content (I2). May collect.
    ///
    /// # Safety
    ///
    /// The memory is writable and left to the heap for that time.
    pub unsafe fn keep_pool(&self, base: *mut u8, bytes: usize, owner: *mut u8) -> Made {
        // SAFETY: the caller's.
        unsafe { self.take_pool(base, bytes, owner, Kind::Kept) }
    }

    /// # Safety
    ///
    /// As for [`Heap::add_pool`] or [`Heap::keep_pool`].
    unsafe fn take_pool(&self, base: *mut u8, bytes: usize, owner: *mut u8, kind: Kind) -> Made {
        if bytes < Pool::MIN_BYTES {
            return Made::LVMP_POOL_TOO_SMALL;
        }
        let whole = self.gc.is_block(base);
        // Of an owner's memory in the heap the collector sees the whole block.
        let scan = !whole && (owner.is_null() || !self.gc.in_heap(base));
        if scan && !self.gc.scans_outside() {
            return Made::LVMP_POOL_NOT_SCANNED;
        }
        if !self.prepare() {
            return Made::LVMP_POOL_NO_ROOM;
        }
        let root = match whole {
            true if owner.is_null() => base,
            _ => owner,
        };
        let mut state = self.lock();
        if state.pools.is_full() {
            return Made::LVMP_POOL_TOO_MANY;
        }
        if state.slots().any(|slot| slot.pool.overlaps(base, bytes)) {
            return Made::LVMP_POOL_OVERLAPS;
        }
        // SAFETY: the caller leaves the memory to us.
        let Some(pool) = (unsafe { Pool::new(base, bytes) }) else {
            return Made::LVMP_POOL_TOO_SMALL;
        };
        let slot = Slot {
            pool,
            kind,
            root,
            scan,
        };
        state.insert(slot, self.gc.roots());
        Made::LVMP_POOL_MADE
    }

    /// Gives a pool of [`Heap::add_pool`] back to its owner. False, with a report in debug
    /// builds, where `handle` is none or something in it is still allocated.
    /// Time: its number of blocks.
    pub fn remove_pool(&self, handle: *mut u8) -> bool {
        self.notice();
        let mut state = self.lock();
        let found = state
            .pools
            .iter()
            .position(|s| s.kind == Kind::Given && s.pool.base() == handle);
        let free = found.filter(|&at| {
            // SAFETY: the lock is held.
            unsafe { state.pools[at].pool.blocks() }.all(|b| b.is_ok_and(|b| !b.used))
        });
        if let Some(at) = free {
            state.remove(at, self.gc.roots());
            return true;
        }
        drop(state);
        self.misuse(
            if found.is_some() {
                c"remove of a pool in use"
            } else {
                c"remove of what is no pool"
            },
            handle,
        );
        false
    }

    /// Returns every empty pool to the heap and fills the reserve. Returns the bytes given back.
    /// May collect.
    pub fn trim(&self) -> usize {
        self.notice();
        let mut bytes = 0;
        loop {
            let mut state = self.lock();
            let empty = |s: &Slot| s.kind == Kind::Grown && s.pool.is_empty();
            let Some(at) = state.pools.iter().position(empty) else {
                break;
            };
            bytes += state.pools[at].pool.bytes();
            let base = state.remove(at, self.gc.roots());
            state.returned += 1;
            drop(state);
            // SAFETY: the pool was taken out of the state.
            unsafe { self.gc.free(base) };
        }
        if self.low.load(Ordering::Relaxed) {
            self.refill();
        }
        bytes
    }

    /// Walks every pool. `Err` names the first damaged header. Time: the number of blocks.
    pub fn check(&self) -> Result<(), *mut u8> {
        self.notice();
        let state = self.lock();
        state.slots().try_for_each(|slot| {
            // SAFETY: the lock is held until the walk is over.
            unsafe { slot.pool.blocks() }.try_for_each(|block| block.map(drop))
        })
    }

    /// Figures of the moment. Time: the number of blocks in the pools.
    pub fn stats(&self) -> lvmp_pool_stats_t {
        self.notice();
        let state = self.lock();
        let mut stats = lvmp_pool_stats_t {
            pools: state.pools.len(),
            used: state.taken - state.gc_bytes,
            peak: state.peak,
            gc_blocks: state.gc_blocks,
            gc_bytes: state.gc_bytes,
            fallbacks: state.fallbacks,
            shortages: state.shortages,
            grown: state.grown,
            returned: state.returned,
            ..Default::default()
        };
        for slot in &state.pools {
            stats.bytes += slot.pool.bytes();
            // SAFETY: the lock is held until the walk is over.
            for block in unsafe { slot.pool.blocks() }.flatten() {
                if block.used {
                    stats.used_blocks += 1;
                } else {
                    stats.free_blocks += 1;
                    stats.free += block.bytes;
                    stats.largest_free = stats.largest_free.max(Pool::serves(block.bytes));
                }
            }
        }
        for (slot, bytes, free) in [
            (&state.reserve, &mut stats.reserve, &mut stats.reserve_free),
            (&state.fast, &mut stats.fast, &mut stats.fast_free),
        ] {
            let Some(slot) = slot else { continue };
            *bytes = slot.pool.bytes();
            // SAFETY: the lock is held until the walk is over.
            for block in unsafe { slot.pool.blocks() }.flatten() {
                if block.used {
                    stats.used_blocks += 1;
                } else {
                    *free += block.bytes;
                }
            }
        }
        stats
    }

    /// Calls `see(start, bytes, what)` for everything of ours in memory but the fast pool: each block of each pool,
    /// free or used, the reserve, blocks in the GC heap. Time: their number.
    ///
    /// `see` must not call back into the heap.
    pub fn survey(&self, mut see: impl FnMut(*const u8, usize, Piece)) {
        self.notice();
        let state = self.lock();
        for slot in &state.pools {
            see(slot.pool.base(), slot.pool.bytes(), Piece::Pool);
            // SAFETY: the lock is held until the walk is over.
            for block in unsafe { slot.pool.blocks() }.flatten().filter(|b| !b.used) {
                see(
                    block.payload.wrapping_sub(pool::HEADER),
                    block.bytes,
                    Piece::Free,
                );
            }
        }
        if let Some(slot) = &state.reserve {
            see(slot.pool.base(), slot.pool.bytes(), Piece::Reserve);
        }
        // SAFETY: the lock is held.
        for block in unsafe { Block::list(self.gc.roots()) } {
            // SAFETY: as above.
            let bytes = unsafe { Block::bytes(block) };
            see(block.cast(), BLOCK_HEADER + bytes, Piece::Block);
        }
    }

    /// Gives the pools that the collector doesn't find by itself to the running collection.
    /// Time: the bytes of those pools.
    pub fn scan_outside(&self) {
        // Copied, so that the collector is called without the lock.
        let (fast, pools) = {
            let state = self.lock();
            (state.fast, state.pools.clone())
        };
        for slot in fast.iter().chain(&pools) {
            if slot.scan {
                let words = slot.pool.bytes() / size_of::<usize>();
                let base = slot.pool.base();
                let skip = base.align_offset(align_of::<usize>());
                // SAFETY: the pool's memory is readable, and a collection is marking.
                unsafe {
                    self.gc
                        .scan(base.wrapping_add(skip), words.saturating_sub(1))
                };
            }
        }
    }

    /// Forgets what lay in a heap that has ended, should nobody have told.
    fn notice(&self) {
        if self.stale() {
            self.forget();
        }
    }

    /// Whether what the state refers to lay in a heap that has ended.
    fn stale(&self) -> bool {
        !self.gc.watched()
    }

    /// Makes sure that the end of the heap will be noticed, and that fast memory is in use. False where that
    /// failed. May collect.
    #[cold]
    #[inline(never)]
    fn prepare(&self) -> bool {
        if self.stale() {
            self.forget();
            if !self.gc.watch() {
                return false;
            }
        }
        self.lock().open_fast(&self.gc);
        true
    }

    /// Makes a pool for a request of `n` bytes that no pool had room for, and serves it.
    fn grow(&self, n: usize) -> Growth {
        let wish = self.lock().next_pool(n, &self.gc);
        let Some((want, least)) = wish else {
            return Growth::NoRoom(usize::MAX);
        };
        let mut bytes = want;
        let mut base = self.gc.alloc(bytes);
        if base.is_null() {
            // The heap was collected just now: what its longest run can't hold needs no asking.
            let largest = self.gc.largest_free();
            while bytes > largest && bytes > least {
                bytes = (bytes / 2).max(least);
            }
            if bytes <= largest {
                base = self.gc.alloc(bytes);
            }
            if base.is_null() {
                self.lock().hold = HOLD;
                return Growth::NoRoom(largest);
            }
        }
        let mut state = self.lock();
        // SAFETY: a block of our own, fresh.
        let added = unsafe { state.add(base, bytes, Kind::Grown, &self.gc) };
        let served = state.alloc(n);
        drop(state);
        if !added {
            // A finaliser took the last slot meanwhile.
            // SAFETY: fresh, and nobody knows it.
            unsafe { self.gc.free(base) };
        }
        served.map_or(Growth::NoRoom(usize::MAX), Growth::Served)
    }

    /// A GC block of LVGL's own, listed so that it stays.
    fn alloc_block(&self, n: usize) -> Option<NonNull<u8>> {
        let n = n.max(1);
        let block = self.gc.alloc(n.checked_add(BLOCK_HEADER)?).cast::<Block>();
        if block.is_null() {
            return None;
        }
        let mut state = self.lock();
        // SAFETY: fresh, and as large as its header and payload; the list is ours.
        unsafe {
            let roots = self.gc.roots();
            let next = (*roots).blocks.cast::<Block>();
            block.write(Block {
                next,
                prev: null_mut(),
                size: n,
            });
            if !next.is_null() {
                (*next).prev = block;
            }
            (*roots).blocks = block.cast();
        }
        state.gc_blocks += 1;
        state.gc_bytes += n;
        state.fallbacks += (n < self.gc.config().pool_big) as usize;
        state.take(n);
        NonNull::new(block.wrapping_add(1).cast())
    }

    /// The header of the block of LVGL's own whose payload starts at `payload`, if there is one: a
    /// live GC block to which its predecessor in the list points. Constant time.
    fn block(&self, payload: *mut u8) -> Option<*mut Block> {
        let block = Block::of(payload);
        if !self.gc.is_block(block.cast()) {
            return None;
        }
        // The list must not change meanwhile. An empty one has no blocks, whatever old ones still say.
        let state = self.lock();
        if state.gc_blocks == 0 {
            return None;
        }
        // SAFETY: a live GC block, and the smallest one has room for a header. What it holds may be
        // somebody else's, so that the predecessor is looked at only if it is a live GC block too.
        let points_back = unsafe {
            let prev = (*block).prev;
            if prev.is_null() {
                (*self.gc.roots()).blocks == block.cast()
            } else {
                self.gc.is_block(prev.cast()) && (*prev).next == block
            }
        };
        points_back.then_some(block)
    }

    /// The end of [`Heap::free`] for what is no live block in a pool.
    #[cold]
    #[inline(never)]
    fn free_other(&self, payload: *mut u8) {
        if payload.is_null() {
            return;
        }
        let Some(block) = self.block(payload) else {
            return self.misuse(c"free of a pointer that is no block of LVGL's", payload);
        };
        // SAFETY: a live block of ours; the list is ours, and the lock is held.
        unsafe { self.lock().unlink(block, self.gc.roots()) };
        // SAFETY: nobody refers to it any more.
        unsafe { self.gc.free(block.cast()) };
    }

    /// # Safety
    ///
    /// As for [`Heap::realloc`].
    unsafe fn realloc_block(&self, payload: *mut u8, n: usize) -> *mut u8 {
        let Some(block) = self.block(payload) else {
            self.misuse(c"realloc of a pointer that is no block of LVGL's", payload);
            return null_mut();
        };
        // SAFETY: a live block of ours.
        let old = unsafe { Block::bytes(block) };
        // SAFETY: likewise.
        let resized =
            n <= self.gc.heap_bytes() && unsafe { self.gc.resize(block.cast(), n + BLOCK_HEADER) };
        if resized {
            let mut state = self.lock();
            // SAFETY: likewise.
            unsafe { (*block).size = n | (*block).size & LEAF };
            state.gc_bytes = state.gc_bytes - old + n;
            state.taken -= old;
            state.take(n);
            payload
        } else if n <= old {
            payload
        } else {
            // SAFETY: the caller's.
            unsafe { self.relocate(payload, old, n) }
        }
    }

    /// # Safety
    ///
    /// As for [`Heap::realloc`]; `ptr` has `old` usable bytes.
    unsafe fn relocate(&self, ptr: *mut u8, old: usize, n: usize) -> *mut u8 {
        let new = if self.is_leaf(ptr) {
            self.alloc_leaf(n)
        } else {
            self.alloc(n)
        };
        if !new.is_null() {
            // SAFETY: two live blocks of at least that size.
            unsafe {
                core::ptr::copy_nonoverlapping(ptr, new, old.min(n));
                self.free(ptr);
            }
        }
        new
    }

    /// Whether a live block was allocated by [`Heap::alloc_leaf`].
    fn is_leaf(&self, ptr: *mut u8) -> bool {
        let state = self.lock();
        // SAFETY: the lock is held, and the block is live.
        unsafe {
            match state.find(ptr) {
                Some(_) => Pool::is_leaf(ptr),
                None => (*Block::of(ptr)).size & LEAF != 0,
            }
        }
    }

    /// The last resort: the request is served, if it can be, so that LVGL ends what it is doing. From fast memory
    /// first, which has no room for a small one, but may have for this; then from the reserve.
    fn alloc_last(&self, n: usize) -> *mut u8 {
        let mut state = self.lock();
        if let Some(ptr) = state.alloc_fast(n) {
            return ptr.as_ptr();
        }
        self.oom.store(true, Ordering::Relaxed);
        state.shortages += 1;
        let ptr = state.alloc_reserve(n);
        drop(state);
        if ptr.is_some() {
            self.low.store(true, Ordering::Relaxed);
        }
        ptr.map_or(null_mut(), NonNull::as_ptr)
    }

    /// Makes the reserve whole: what is left of it becomes an ordinary pool, and the heap gives
    /// a new one. Leaves it as it is where it is whole or the heap has no room. May collect.
    #[cold]
    #[inline(never)]
    fn refill(&self) {
        let bytes = self.gc.config().reserve_bytes;
        let mut state = self.lock();
        let whole = match &state.reserve {
            Some(slot) => slot.pool.is_empty(),
            None => bytes == 0,
        };
        if whole {
            self.low.store(false, Ordering::Relaxed);
            return;
        }
        if state.hold > 0 {
            state.hold -= 1;
            return;
        }
        if state.pools.is_full() {
            return;
        }
        drop(state);
        let base = self.gc.alloc(bytes);
        let mut state = self.lock();
        if base.is_null() {
            state.hold = HOLD;
            self.low.store(true, Ordering::Relaxed);
            return;
        }
        // SAFETY: a block of our own, fresh.
        let pool = unsafe { Pool::new(base, bytes) };
        let replaced = pool.is_some() && state.replace_reserve(pool, &self.gc);
        drop(state);
        if replaced {
            self.low.store(false, Ordering::Relaxed);
        } else {
            // SAFETY: fresh, and nobody knows it.
            unsafe { self.gc.free(base) };
        }
    }

    #[cold]
    fn misuse(&self, what: &CStr, ptr: *const u8) {
        if self.gc.config().debug {
            self.gc.report(what, ptr);
        }
    }
}

impl State {
    const fn new() -> State {
        State {
            pools: Vec::new(),
            reserve: None,
            fast: None,
            fast_max: 0,
            marker: Marker::new(),
            last: None,
            idle: None,
            idle_left: 0,
            hold: 0,
            taken: 0,
            peak: 0,
            gc_blocks: 0,
            gc_bytes: 0,
            fallbacks: 0,
            shortages: 0,
            grown: 0,
            returned: 0,
        }
    }

    /// Free memory that may be used for a while, the lock being held: the inside of the reserve while it is whole.
    pub(crate) fn spare_memory(&self) -> (*mut u8, usize) {
        match &self.reserve {
            Some(slot) if slot.pool.is_empty() => slot.pool.inside(),
            _ => (null_mut(), 0),
        }
    }

    fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.fast.iter().chain(&self.pools).chain(&self.reserve)
    }

    /// Makes the board's fast memory a pool, unless it is one, or the collector can't be told to look into it.
    fn open_fast(&mut self, gc: &impl Gc) {
        let config = gc.config();
        let scan = !config.fast_is_root;
        if self.fast.is_some() || config.fast_bytes == 0 || (scan && !gc.scans_outside()) {
            return;
        }
        // SAFETY: the board leaves that memory to us, for good.
        let pool = unsafe { Pool::new(config.fast_base.cast(), config.fast_bytes) };
        self.fast = pool.map(|pool| Slot {
            pool,
            kind: Kind::Kept,
            root: null_mut(),
            scan,
        });
        // `Heap::hot` asks nothing about requests of that size.
        self.fast_max = config.fast_max.max(pool::EXACT);
    }

    /// Whether a request for `n` bytes is one for this pool.
    fn serves(&self, pool: Pool, n: usize) -> bool {
        n <= self.fast_max || self.fast.is_none_or(|fast| fast.pool != pool)
    }

    /// The live block at `ptr` and its pool. Time: the number of pools, [`SLOTS`] at most.
    #[inline]
    fn find(&self, ptr: *mut u8) -> Option<(Pool, Live)> {
        // SAFETY: the pool is the state's own, and the lock is held.
        let block = |pool: Pool| Some((pool, unsafe { pool.find(ptr) }?));
        self.last
            .and_then(block)
            .or_else(|| self.slots().find_map(|slot| block(slot.pool)))
    }

    #[inline]
    fn alloc_in(&mut self, pool: Pool, n: usize) -> Option<NonNull<u8>> {
        // SAFETY: the pool is the state's own, and the lock is held.
        let block = unsafe { pool.alloc(n) }?;
        self.take(block.bytes());
        NonNull::new(block.ptr())
    }

    /// The same for at most [`pool::EXACT`] bytes.
    #[inline(always)]
    fn alloc_exact(&mut self, pool: Pool, n: usize) -> Option<NonNull<u8>> {
        // SAFETY: the pool is the state's own, and the lock is held.
        let block = unsafe { pool.alloc_exact(n) }?;
        self.take(block.bytes());
        NonNull::new(block.ptr())
    }

    /// Tries fast memory for a small request, the pool that served last, then all from the oldest on, so that the
    /// younger ones run empty.
    #[inline]
    fn alloc(&mut self, n: usize) -> Option<NonNull<u8>> {
        if n <= self.fast_max
            && let Some(ptr) = self.alloc_fast(n)
        {
            return Some(ptr);
        }
        self.last
            .and_then(|last| self.alloc_in(last, n))
            .or_else(|| self.alloc_elsewhere(n))
    }

    fn alloc_fast(&mut self, n: usize) -> Option<NonNull<u8>> {
        self.alloc_in(self.fast?.pool, n)
    }

    #[inline(never)]
    fn alloc_elsewhere(&mut self, n: usize) -> Option<NonNull<u8>> {
        let tried = self.last;
        (0..self.pools.len()).find_map(|at| {
            let pool = self.pools[at].pool;
            if Some(pool) == tried {
                return None;
            }
            let ptr = self.alloc_in(pool, n)?;
            self.last = Some(pool);
            Some(ptr)
        })
    }

    fn alloc_reserve(&mut self, n: usize) -> Option<NonNull<u8>> {
        self.alloc_in(self.reserve?.pool, n)
    }

    /// # Safety
    ///
    /// A block of this pool, used no more; the lock is held.
    #[inline]
    unsafe fn free_in(&mut self, pool: Pool, block: Live) {
        self.taken -= block.bytes();
        // SAFETY: the caller's.
        unsafe { pool.free(block) };
    }

    /// # Safety
    ///
    /// A block of this pool, used by its old address no more; the lock is held.
    #[inline]
    unsafe fn realloc_in(&mut self, pool: Pool, block: Live, n: usize) -> Option<NonNull<u8>> {
        // SAFETY: the caller's.
        let new = unsafe { pool.realloc(block, n) }?;
        self.taken -= block.bytes();
        self.take(new.bytes());
        NonNull::new(new.ptr())
    }

    #[inline]
    fn take(&mut self, bytes: usize) {
        self.taken += bytes;
        if self.taken > self.peak {
            self.peak = self.taken;
        }
    }

    /// After a free in `pool`: one empty pool is kept for a while, lest the edge of a pool be
    /// crossed to and fro; a second one returns at once. Names the memory to give back.
    fn retire(&mut self, pool: Pool, gc: &impl Gc) -> Option<*mut u8> {
        let empty = |slot: &Slot| slot.kind == Kind::Grown && slot.pool.is_empty();
        let freed = |slot: &Slot| slot.pool == pool && empty(slot);
        let emptied = self.pools.iter().position(freed);
        let idle = self.idle.filter(|&i| self.pools.get(i).is_some_and(empty));
        let mut kept = None;
        let due = match (idle, emptied) {
            (Some(idle), Some(at)) if idle != at => {
                self.idle_left = gc.config().pool_idle;
                kept = Some(idle.min(at));
                idle.max(at)
            }
            (Some(idle), None) => {
                self.idle_left = self.idle_left.saturating_sub(1);
                if self.idle_left > 0 {
                    return None;
                }
                idle
            }
            _ => {
                self.idle = emptied;
                self.idle_left = gc.config().pool_idle;
                return None;
            }
        };
        self.returned += 1;
        let base = self.remove(due, gc.roots());
        // Its place is before the one that went.
        self.idle = kept;
        Some(base)
    }

    /// Bytes to ask the heap for where no pool had room for `n`, and the fewest that would do.
    /// `None` where no more pools may be made, or the heap had no room a short while ago.
    ///
    /// A pool is half as large as those before it together, so that little is taken in advance,
    /// but the last ones make up for what the number of slots would else forbid.
    fn next_pool(&mut self, n: usize, gc: &impl Gc) -> Option<(usize, usize)> {
        let config = gc.config();
        let made = self.pools.iter().filter(|s| s.kind == Kind::Grown).count();
        if made >= config.pool_max || self.pools.is_full() {
            return None;
        }
        if self.hold > 0 {
            self.hold -= 1;
            return None;
        }
        let least = Pool::bytes_for(n)?.max(config.pool_min / 8);
        let total: usize = self.pools.iter().map(|s| s.pool.bytes()).sum();
        let left = config.pool_max - made;
        let want = (config.pool_bytes >> (left - 1).min(usize::BITS as usize - 1))
            .max(total / 2)
            .max(config.pool_min)
            .min(config.pool_bytes)
            .min(Pool::MAX_BYTES)
            .max(least);
        Some((want.next_multiple_of(GRANULARITY), least))
    }

    /// Takes a GC block in as a pool. False where there is no slot left.
    ///
    /// # Safety
    ///
    /// The block has `bytes` bytes and is nobody else's.
    #[cold]
    #[inline(never)]
    unsafe fn add(&mut self, base: *mut u8, bytes: usize, kind: Kind, gc: &impl Gc) -> bool {
        if self.pools.is_full() {
            return false;
        }
        // SAFETY: the caller's.
        let Some(pool) = (unsafe { Pool::new(base, bytes) }) else {
            return false;
        };
        self.insert(Slot::new(pool, kind), gc.roots());
        self.grown += (kind == Kind::Grown) as usize;
        true
    }

    /// Adds a slot, of which there is one left.
    #[cold]
    #[inline(never)]
    fn insert(&mut self, slot: Slot, roots: *mut Roots) {
        self.last = Some(slot.pool);
        let full = self.pools.push(slot).is_err();
        debug_assert!(!full);
        // SAFETY: the lock is held.
        unsafe { self.write_roots(roots, false) };
    }

    /// Takes a slot out and returns its memory's start.
    #[cold]
    #[inline(never)]
    fn remove(&mut self, at: usize, roots: *mut Roots) -> *mut u8 {
        let base = self.pools.remove(at).pool.base();
        self.last = None;
        self.idle = None;
        // SAFETY: the lock is held.
        unsafe { self.write_roots(roots, false) };
        base
    }

    /// Installs a new reserve; what is left of the old one becomes an ordinary pool. False where
    /// that has no slot.
    fn replace_reserve(&mut self, pool: Option<Pool>, gc: &impl Gc) -> bool {
        let Some(pool) = pool else { return false };
        if let Some(old) = self.reserve.take_if(|old| !old.pool.is_empty()) {
            if self.pools.is_full() {
                self.reserve = Some(old);
                return false;
            }
            self.insert(Slot::new(old.pool, Kind::Grown), gc.roots());
        } else if self.reserve.is_some() {
            return false;
        }
        self.reserve = Some(Slot::new(pool, Kind::Grown));
        // SAFETY: the lock is held.
        unsafe { self.write_roots(gc.roots(), false) };
        true
    }

    /// Takes one GC block out of the state, whatever it serves, until none is left but the kept
    /// pools, which are made empty. Given pools are dropped on the way.
    fn take_any(&mut self, roots: *mut Roots) -> Option<*mut u8> {
        self.pools.retain(|slot| slot.kind != Kind::Given);
        self.fast = None;
        self.fast_max = 0;
        self.last = None;
        self.idle = None;
        self.hold = 0;
        let taken = if let Some(at) = self.pools.iter().position(|s| s.kind == Kind::Grown) {
            Some(self.pools.remove(at).pool.base())
        } else if let Some(slot) = self.reserve.take() {
            Some(slot.pool.base())
        } else {
            // SAFETY: the lock is held, and the list is ours.
            unsafe {
                let block = (*roots).blocks.cast::<Block>();
                if !block.is_null() {
                    self.unlink(block, roots);
                }
                (!block.is_null()).then_some(block.cast())
            }
        };
        if taken.is_none() {
            for slot in &mut self.pools {
                // SAFETY: the pool's memory is ours, and nothing in it is used any more.
                if let Some(pool) = unsafe { Pool::new(slot.pool.base(), slot.pool.bytes()) } {
                    slot.pool = pool;
                }
            }
            (self.taken, self.peak) = (0, 0);
        }
        // SAFETY: the lock is held.
        unsafe { self.write_roots(roots, false) };
        taken
    }

    /// Takes a block of LVGL's own out of the list.
    ///
    /// # Safety
    ///
    /// A live block of ours.
    unsafe fn unlink(&mut self, block: *mut Block, roots: *mut Roots) {
        // SAFETY: the caller's; its neighbours are live blocks of ours too.
        unsafe {
            let Block { next, prev, .. } = block.read();
            let bytes = Block::bytes(block);
            if !next.is_null() {
                (*next).prev = prev;
            }
            if prev.is_null() {
                (*roots).blocks = next.cast();
            } else {
                (*prev).next = next;
            }
            self.gc_blocks -= 1;
            self.gc_bytes -= bytes;
            self.taken -= bytes;
        }
    }

    /// Names the pools' memory to the collector. `all`: the list of blocks is forgotten too.
    ///
    /// # Safety
    ///
    /// The lock is held.
    #[cold]
    #[inline(never)]
    unsafe fn write_roots(&self, roots: *mut Roots, all: bool) {
        // SAFETY: the roots are ours.
        unsafe {
            for at in 0..SLOTS {
                let slot = self.pools.get(at);
                (*roots).pool[at] = slot.map_or(null_mut(), |slot| slot.root.cast());
            }
            (*roots).reserve = self.reserve.map_or(null_mut(), |slot| slot.root.cast());
            if all {
                (*roots).blocks = null_mut();
            }
        }
    }
}
