//! A stand-in for MicroPython's heap: first fit over 32-byte blocks, without a collector.

use std::alloc::Layout;
use std::cell::{Cell, RefCell, UnsafeCell};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::CStr;

use lvmp::gc::{AREAS, Area, Config, Gc, Range, Roots};

/// Bytes of a block, as on MicroPython's 64-bit ports.
pub const BLOCK: usize = 32;

// Kinds of a block in MicroPython's allocation table.
const HEAD: u8 = 1;
const TAIL: u8 = 2;
const MARK: u8 = 3;

type Hook = Box<dyn FnMut()>;

/// A heap of its own for each test. Counts what is asked of it, and fails on wish.
pub struct FakeGc {
    config: Config,
    arena: *mut u8,
    bytes: usize,
    /// Start and length in blocks of what is allocated.
    live: RefCell<BTreeMap<usize, usize>>,
    roots: Box<UnsafeCell<Roots>>,
    watched: Cell<bool>,
    locked: Cell<bool>,
    scans_outside: Cell<bool>,
    collections: Cell<usize>,
    reports: RefCell<Vec<(String, usize)>>,
    scanned: RefCell<Vec<(usize, usize)>>,
    fail_after: Cell<Option<usize>>,
    /// What MicroPython's own roots hold.
    words: RefCell<Vec<usize>>,
    /// The allocation table of the collection that runs.
    table: RefCell<Vec<u8>>,
    /// Objects that are leaves, and where each keeps its data.
    leaves: RefCell<BTreeMap<usize, usize>>,
    /// Other objects with the bit of finalisers, and whether they have none all the same.
    others: RefCell<BTreeMap<usize, bool>>,
    /// The table of finalisers, if leaves count.
    finalisers: RefCell<Vec<u8>>,
    hook: RefCell<Option<Hook>>,
    /// The board's fast memory.
    fast: Box<UnsafeCell<[u64]>>,
}

impl FakeGc {
    /// A heap of `bytes` bytes, rounded up to a block, under a board's switches.
    ///
    /// The config tells how much fast memory there is, but not where: that is the heap's own.
    pub fn new(bytes: usize, mut config: Config) -> FakeGc {
        let bytes = bytes.next_multiple_of(BLOCK);
        // SAFETY: not of size zero.
        let arena = unsafe { std::alloc::alloc_zeroed(Self::layout(bytes)) };
        assert!(!arena.is_null());
        let fast: Box<UnsafeCell<[u64]>> = Box::new(UnsafeCell::new([0xdbdb_dbdb_dbdb_dbdb; 2048]));
        assert!(config.fast_bytes <= size_of_val(&*fast));
        config.fast_base = fast.get().cast();
        FakeGc {
            config,
            arena,
            bytes,
            live: RefCell::default(),
            roots: Box::new(UnsafeCell::new(Roots {
                pool: [std::ptr::null_mut(); _],
                reserve: std::ptr::null_mut(),
                blocks: std::ptr::null_mut(),
            })),
            watched: Cell::new(false),
            locked: Cell::new(false),
            scans_outside: Cell::new(true),
            collections: Cell::new(0),
            reports: RefCell::default(),
            scanned: RefCell::default(),
            fail_after: Cell::new(None),
            words: RefCell::default(),
            table: RefCell::default(),
            leaves: RefCell::default(),
            others: RefCell::default(),
            finalisers: RefCell::default(),
            hook: RefCell::default(),
            fast,
        }
    }

    /// The default switches of `lvmp_config.h`, with misuse reported.
    pub fn config() -> Config {
        Config {
            pool_min: 16 << 10,
            pool_bytes: 256 << 10,
            pool_max: 8,
            pool_big: 32 << 10,
            reserve_bytes: 8 << 10,
            pool_idle: 4096,
            fast_base: std::ptr::null_mut(),
            fast_bytes: 0,
            fast_max: 512,
            fast_is_root: false,
            block_bytes: BLOCK,
            exact: true,
            threads: false,
            debug: true,
        }
    }

    fn layout(bytes: usize) -> Layout {
        Layout::from_size_align(bytes.max(BLOCK), BLOCK).expect("a heap that fits in memory")
    }

    /// Bytes allocated now.
    pub fn used(&self) -> usize {
        self.live.borrow().values().sum::<usize>() * BLOCK
    }

    /// How often room could only have come from a collection.
    pub fn collections(&self) -> usize {
        self.collections.get()
    }

    /// Takes what was reported: what, and the address.
    pub fn reports(&self) -> Vec<(String, usize)> {
        self.reports.take()
    }

    /// Takes what was given to be scanned: start and words.
    pub fn scanned(&self) -> Vec<(usize, usize)> {
        self.scanned.take()
    }

    /// Whether the collector refuses to allocate.
    pub fn lock(&self, locked: bool) {
        self.locked.set(locked);
    }

    /// Whether the linker's wraps are in place.
    pub fn set_scans_outside(&self, live: bool) {
        self.scans_outside.set(live);
    }

    /// Lets `n` more allocations succeed, and none after them.
    pub fn fail_after(&self, n: Option<usize>) {
        self.fail_after.set(n);
    }

    /// Is run before the next allocation, as a finaliser in a collection would be.
    pub fn before_alloc(&self, hook: impl FnMut() + 'static) {
        *self.hook.borrow_mut() = Some(Box::new(hook));
    }

    /// The heap ends: nothing in it is allocated any more, and what it held is gone. The roots
    /// keep their words, as MicroPython's do.
    pub fn end(&self) {
        self.live.borrow_mut().clear();
        self.watched.set(false);
        // SAFETY: the arena is ours.
        unsafe { self.arena.write_bytes(0xdb, self.bytes) };
    }

    /// Roots that are not null, each with whether it is a live block.
    pub fn root_blocks(&self) -> Vec<(usize, bool)> {
        // SAFETY: read while nobody writes.
        let roots = unsafe { &*self.roots.get() };
        roots
            .pool
            .iter()
            .chain([&roots.reserve, &roots.blocks])
            .filter(|p| !p.is_null())
            .map(|&p| (p as usize, self.is_block(p.cast())))
            .collect()
    }

    /// Whether an address lies in fast memory.
    pub fn is_fast(&self, ptr: *const u8) -> bool {
        let start = self.fast.get().cast::<u8>().addr();
        (start..start + self.config.fast_bytes).contains(&ptr.addr())
    }

    /// Sets what MicroPython's own roots hold.
    pub fn set_root_words(&self, words: Vec<usize>) {
        *self.words.borrow_mut() = words;
    }

    /// Makes an object a leaf, which keeps its data at `data`.
    pub fn set_leaf(&self, object: *const u8, data: usize) {
        self.leaves.borrow_mut().insert(object.addr(), data);
    }

    /// Gives an object the bit of finalisers, as a memoryview has it, which has none and is no leaf.
    pub fn set_view(&self, object: *const u8) {
        self.others.borrow_mut().insert(object.addr(), true);
    }

    /// Gives an object a finaliser.
    pub fn set_finaliser(&self, object: *const u8) {
        self.others.borrow_mut().insert(object.addr(), false);
    }

    /// Addresses of the objects that have a finaliser's bit after the last collection.
    pub fn with_finaliser(&self) -> BTreeSet<usize> {
        let bits = self.finalisers.borrow();
        (0..bits.len() * 8)
            .filter(|block| bits[block / 8] >> (block % 8) & 1 != 0)
            .map(|block| self.arena.addr() + block * BLOCK)
            .collect()
    }

    /// Live blocks: address and bytes.
    pub fn live_blocks(&self) -> Vec<(usize, usize)> {
        let live = self.live.borrow();
        let at = |start: usize| self.arena.addr() + start * BLOCK;
        live.iter().map(|(&s, &n)| (at(s), n * BLOCK)).collect()
    }

    /// Addresses of the blocks that the last collection marked.
    pub fn marked(&self) -> BTreeSet<usize> {
        let table = self.table.borrow();
        let kind = |block: usize| table[block / 4] >> (block % 4 * 2) & 3;
        let live = self.live.borrow();
        let marked = live.keys().filter(|&&start| kind(start) == MARK);
        marked
            .map(|start| self.arena.addr() + start * BLOCK)
            .collect()
    }

    fn block(&self, ptr: *const u8) -> Option<usize> {
        let offset = (ptr as usize).checked_sub(self.arena as usize)?;
        (offset < self.bytes).then_some(offset / BLOCK)
    }

    /// First block of the first free run of `n` blocks.
    fn find(&self, n: usize) -> Option<usize> {
        let mut from = 0;
        for (&start, &len) in &*self.live.borrow() {
            if start - from >= n {
                return Some(from);
            }
            from = start + len;
        }
        (self.bytes / BLOCK - from >= n).then_some(from)
    }
}

impl Drop for FakeGc {
    fn drop(&mut self) {
        // SAFETY: allocated so in `new`.
        unsafe { std::alloc::dealloc(self.arena, Self::layout(self.bytes)) };
    }
}

impl Gc for FakeGc {
    fn config(&self) -> &Config {
        &self.config
    }

    fn roots(&self) -> *mut Roots {
        self.roots.get()
    }

    fn alloc(&self, bytes: usize) -> *mut u8 {
        let hook = self.hook.take();
        if let Some(mut hook) = hook {
            hook();
        }
        if self.locked.get() {
            return std::ptr::null_mut();
        }
        if let Some(left) = self.fail_after.get() {
            if left == 0 {
                return std::ptr::null_mut();
            }
            self.fail_after.set(Some(left - 1));
        }
        let blocks = bytes.div_ceil(BLOCK).max(1);
        let Some(at) = self.find(blocks) else {
            self.collections.set(self.collections.get() + 1);
            return std::ptr::null_mut();
        };
        self.live.borrow_mut().insert(at, blocks);
        // SAFETY: inside the arena.
        unsafe {
            let ptr = self.arena.add(at * BLOCK);
            ptr.write_bytes(0, blocks * BLOCK);
            ptr
        }
    }

    unsafe fn free(&self, block: *mut u8) {
        let at = self.block(block).expect("a block of this heap");
        let len = self.live.borrow_mut().remove(&at).expect("a live block");
        // SAFETY: inside the arena. Whoever still reads it shall notice.
        unsafe { block.write_bytes(0xdb, len * BLOCK) };
    }

    unsafe fn resize(&self, block: *mut u8, bytes: usize) -> bool {
        if self.locked.get() {
            return false;
        }
        let at = self.block(block).expect("a block of this heap");
        let mut live = self.live.borrow_mut();
        let end = live
            .range(at + 1..)
            .next()
            .map_or(self.bytes / BLOCK, |(&start, _)| start);
        let want = bytes.div_ceil(BLOCK);
        let fits = at + want <= end;
        if fits {
            live.insert(at, want);
        }
        fits
    }

    fn is_block(&self, ptr: *const u8) -> bool {
        (ptr as usize).is_multiple_of(BLOCK)
            && self
                .block(ptr)
                .is_some_and(|at| self.live.borrow().contains_key(&at))
    }

    fn in_heap(&self, ptr: *const u8) -> bool {
        self.block(ptr).is_some()
    }

    fn heap_bytes(&self) -> usize {
        self.bytes
    }

    fn largest_free(&self) -> usize {
        let mut largest = 0;
        let mut from = 0;
        for (&start, &len) in &*self.live.borrow() {
            largest = largest.max(start - from);
            from = start + len;
        }
        largest.max(self.bytes / BLOCK - from) * BLOCK
    }

    fn watch(&self) -> bool {
        if self.locked.get() {
            return false;
        }
        self.watched.set(true);
        true
    }

    fn watched(&self) -> bool {
        self.watched.get()
    }

    fn unwatch(&self) {
        assert!(self.watched.replace(false), "there was a watch");
    }

    fn scans_outside(&self) -> bool {
        self.scans_outside.get()
    }

    unsafe fn scan(&self, start: *mut u8, words: usize) {
        self.scanned.borrow_mut().push((start as usize, words));
    }

    fn areas(&self, areas: &mut [Area; AREAS]) -> usize {
        let mut table = self.table.borrow_mut();
        *table = vec![0; (self.bytes / BLOCK).div_ceil(4)];
        for (&start, &len) in &*self.live.borrow() {
            for block in start..start + len {
                let kind = if block == start { HEAD } else { TAIL };
                table[block / 4] |= kind << (block % 4 * 2);
            }
        }
        let mut finalisers = self.finalisers.borrow_mut();
        *finalisers = vec![0; (self.bytes / BLOCK).div_ceil(8)];
        let (leaves, others) = (self.leaves.borrow(), self.others.borrow());
        for block in leaves
            .keys()
            .chain(others.keys())
            .map(|leaf| self.block(*leaf as *const u8).expect("in the heap"))
        {
            finalisers[block / 8] |= 1 << (block % 8);
        }
        // Two areas that adjoin, as a split heap may have.
        let first = self.bytes / BLOCK / 2 / 8 * 8;
        let split = self.is_block(self.arena.wrapping_add(first * BLOCK));
        let cut = if split { first } else { 0 };
        let ends = [(0, cut), (cut, self.bytes / BLOCK)];
        let mut count = 0;
        for (start, end) in ends.into_iter().filter(|(start, end)| start < end) {
            areas[count] = Area {
                table: table.as_mut_ptr().wrapping_add(start / 4),
                finalisers: if leaves.is_empty() && others.is_empty() {
                    std::ptr::null_mut()
                } else {
                    finalisers.as_mut_ptr().wrapping_add(start / 8)
                },
                start: self.arena.wrapping_add(start * BLOCK),
                n_blocks: end - start,
                n_used: end - start,
            };
            count += 1;
        }
        count
    }

    unsafe fn leaf_data(&self, object: *const u8) -> Option<*const u8> {
        let data = *self.leaves.borrow().get(&object.addr())?;
        Some(std::ptr::with_exposed_provenance(data))
    }

    unsafe fn lacks_finaliser(&self, object: *const u8) -> bool {
        self.leaves.borrow().contains_key(&object.addr())
            || self.others.borrow().get(&object.addr()) == Some(&true)
    }

    fn root_ranges(&self, ranges: &mut [Range; 2]) -> usize {
        let words = self.words.borrow();
        ranges[0] = Range {
            start: words.as_ptr().cast_mut().cast(),
            n_words: words.len(),
        };
        1
    }

    fn report(&self, what: &CStr, ptr: *const u8) {
        let what = what.to_str().expect("ASCII").to_owned();
        self.reports.borrow_mut().push((what, ptr as usize));
    }
}
