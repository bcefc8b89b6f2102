//! The C entry points of `include/lvmp.h`: checks, no policy.
//!
//! LVGL's `lv_mem_*` contract (9.1 to 9.5) and the same memory for other C modules. None raises,
//! none unwinds; all may be called from any thread, and from finalisers.

use core::ffi::c_void;
use core::ptr::null_mut;

use crate::gc::MicroPython;
use crate::heap::{Heap, Piece};
pub use crate::heap::{lvmp_pool_made_t, lvmp_pool_stats_t};

static HEAP: Heap<MicroPython> = Heap::new(MicroPython);

/// LVGL's contract. LVGL's own header declares these too, so ours leaves them out behind it.
#[cfg(not(lvgl_header))] // cbindgen's condition: see cbindgen.toml
pub mod lvgl {
    use core::ffi::{c_uint, c_void};

    use super::{HEAP, lvmp_pool_made_t};
    pub use crate::ffi_lvgl::lv_mem_monitor_t;

    /// Starts LVGL's memory. Called by `lv_init()`. May collect.
    #[unsafe(no_mangle)]
    pub extern "C" fn lv_mem_init() {
        HEAP.init();
    }

    /// Ends LVGL's memory: all that LVGL left is released. Called by `lv_deinit()`.
    #[unsafe(no_mangle)]
    pub extern "C" fn lv_mem_deinit() {
        HEAP.reset();
    }

    /// Takes `bytes` of memory at `mem` as a pool, until `lv_mem_remove_pool()` or `lv_deinit()`.
    /// Its content is scanned by the collector. NULL where it can't be taken.
    ///
    /// # Safety
    ///
    /// The memory is writable and left to lvmp for that time.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lv_mem_add_pool(mem: *mut c_void, bytes: usize) -> *mut c_void {
        // SAFETY: the caller's.
        match unsafe { HEAP.add_pool(mem.cast(), bytes) } {
            lvmp_pool_made_t::LVMP_POOL_MADE => mem,
            _ => core::ptr::null_mut(),
        }
    }

    /// Gives a pool of `lv_mem_add_pool()` back. Nothing happens while something in it is in use.
    #[unsafe(no_mangle)]
    pub extern "C" fn lv_mem_remove_pool(pool: *mut c_void) {
        HEAP.remove_pool(pool.cast());
    }

    /// `lv_malloc()` without its checks: `size` bytes aligned to 8, or NULL. May collect.
    #[unsafe(no_mangle)]
    pub extern "C" fn lv_malloc_core(size: usize) -> *mut c_void {
        HEAP.alloc(size).cast()
    }

    /// `lv_realloc()` without its checks. NULL leaves the block at `p` as it was; shrinking never
    /// fails; NULL for `p` allocates. May collect.
    ///
    /// # Safety
    ///
    /// Nobody uses the block at `p` by its old address afterwards, unless NULL was returned.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lv_realloc_core(p: *mut c_void, new_size: usize) -> *mut c_void {
        // SAFETY: the caller's.
        unsafe { HEAP.realloc(p.cast(), new_size) }.cast()
    }

    /// `lv_free()` without its checks. NULL, and what is no block of ours, is ignored.
    ///
    /// # Safety
    ///
    /// Nobody uses the block any more.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lv_free_core(p: *mut c_void) {
        // SAFETY: the caller's.
        unsafe { HEAP.free(p.cast()) }
    }

    /// Fills `*mon_p`: LVGL's memory in pools and in blocks of its own. Time: the number of blocks.
    ///
    /// # Safety
    ///
    /// `mon_p` is NULL or may be written to.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lv_mem_monitor_core(mon_p: *mut lv_mem_monitor_t) {
        if mon_p.is_null() {
            return;
        }
        let stats = HEAP.stats();
        let used = stats.used + stats.gc_bytes;
        let total = used + stats.free + stats.reserve_free + stats.fast_free;
        // Of sizes whose product with 100 may not fit; a division of 64 bits would cost as much flash as all this.
        let percent = |part: usize, whole: usize| match (part.checked_mul(100), whole) {
            (_, 0) => 0,
            (Some(product), _) => (product / whole) as u8,
            (None, _) => (part / (whole / 100)) as u8,
        };
        let monitor = lv_mem_monitor_t {
            total_size: total,
            free_cnt: stats.free_blocks,
            free_size: stats.free,
            free_biggest_size: stats.largest_free,
            used_cnt: stats.used_blocks + stats.gc_blocks,
            max_used: stats.peak,
            used_pct: percent(used, total),
            frag_pct: match stats.free {
                0 => 0,
                free => 100 - percent(stats.largest_free, free),
            },
        };
        // SAFETY: the caller's.
        unsafe { mon_p.write(monitor) };
    }

    /// Walks all pools: 1 (`LV_RESULT_OK`), or 0 (`LV_RESULT_INVALID`) where one is damaged.
    #[unsafe(no_mangle)]
    pub extern "C" fn lv_mem_test_core() -> c_uint {
        HEAP.check().is_ok() as _
    }
}

/// `size` bytes aligned to 8 from LVGL's memory for another C module, or NULL. They live until
/// they are freed, LVGL is deinitialised, or the heap ends. May collect.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_alloc(size: usize) -> *mut c_void {
    HEAP.alloc(size).cast()
}

/// Resizes a block; as `lv_realloc_core()`.
///
/// # Safety
///
/// As for `lv_realloc_core()`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_realloc(p: *mut c_void, size: usize) -> *mut c_void {
    // SAFETY: the caller's.
    unsafe { HEAP.realloc(p.cast(), size) }.cast()
}

/// Frees a block. NULL, and what is no block of ours, is ignored.
///
/// # Safety
///
/// Nobody uses the block any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_free(p: *mut c_void) {
    // SAFETY: the caller's.
    unsafe { HEAP.free(p.cast()) }
}

/// Whether `p` is a live block of LVGL's memory. Any value may be asked about. Constant time.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_owns(p: *const c_void) -> bool {
    HEAP.owns(p.cast())
}

/// Bytes that may be used at `p`; 0 where it is no live block. Constant time.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_usable_size(p: *const c_void) -> usize {
    HEAP.usable_size(p.cast())
}

/// Fills `*stats`. NULL is ignored. Time: the number of blocks.
///
/// # Safety
///
/// `stats` is NULL or may be written to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_stats(stats: *mut lvmp_pool_stats_t) {
    if !stats.is_null() {
        // SAFETY: the caller's.
        unsafe { stats.write(HEAP.stats()) };
    }
}

/// Walks all pools: NULL where all is sound, else the address of the first damaged header.
/// Time: the number of blocks.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_check() -> *const c_void {
    HEAP.check().err().unwrap_or(null_mut()).cast()
}

/// Returns empty pools to the heap and fills the reserve; returns the bytes given back.
/// May collect.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_trim() -> usize {
    HEAP.trim()
}

/// Makes a pool of `bytes` that stays until the heap ends: at boot, while the heap is whole.
/// `LVMP_POOL_MADE`, or why not. May collect.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_reserve(bytes: usize) -> lvmp_pool_made_t {
    HEAP.reserve(bytes)
}

/// Makes a pool of `bytes` of memory at `mem` that stays until the heap ends, as long as the object `owner`, a GC
/// block, is kept alive; its memory it is. `LVMP_POOL_MADE`, or why not. May collect.
///
/// # Safety
///
/// The memory is writable, left to lvmp for that time, and there while `owner` lives.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_keep(
    mem: *mut c_void,
    bytes: usize,
    owner: *mut c_void,
) -> lvmp_pool_made_t {
    // SAFETY: the caller's.
    unsafe { HEAP.keep_pool(mem.cast(), bytes, owner.cast()) }
}

/// Drops all of LVGL's memory at once, used or not: for an LVGL that can't be deinitialised.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_reset() {
    HEAP.reset();
}

/// Forgets all memory without touching it. The shim calls it when the GC heap ends.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_forget() {
    HEAP.forget();
}

/// Gives pools outside the GC heap to the running collection. The shim calls it.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_scan_outside() {
    HEAP.scan_outside();
}

/// Whether since the last call LVGL was served from the reserve or refused memory: the caller
/// raises MemoryError. May collect while the reserve is not whole.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_take_oom() -> bool {
    HEAP.take_oom()
}

/// A collection starts: marks all that lives, LVGL's memory exactly. False, with nothing done, where exact
/// collection is off or the heap has too many areas. The shim calls it with the collector's lock
/// held, then the collector itself.
///
/// # Safety
///
/// A collection starts now; nobody allocates until `lvmp_pool_collect_end()`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_collect_start() -> bool {
    // SAFETY: the caller's.
    unsafe { HEAP.collect_start() }
}

/// Marks what `len` words of a stack or of registers refer to. False, with nothing done, where the collector
/// shall do it.
///
/// # Safety
///
/// The words are readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_collect_root(ptrs: *mut *mut c_void, len: usize) -> bool {
    let range = crate::gc::Range {
        start: ptrs.cast(),
        n_words: len,
    };
    // SAFETY: the caller's.
    unsafe { HEAP.collect_root(range) }
}

/// The end of marking. Whether the collector must look into what is marked once more.
///
/// # Safety
///
/// On the thread that called `lvmp_pool_collect_start()`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_collect_end() -> bool {
    // SAFETY: the caller's.
    unsafe { HEAP.collect_end() }
}

/// As `lvmp_pool_alloc()`, for memory that holds no references to the heap, pixels say: collections don't
/// look into it.
#[unsafe(no_mangle)]
pub extern "C" fn lvmp_pool_alloc_leaf(size: usize) -> *mut c_void {
    HEAP.alloc_leaf(size).cast()
}

/// Marks what is ours in a map of the GC blocks from `start` on, a byte a block: 3 pool, used,
/// 4 pool, free, 5 a block of LVGL's own, 6 the reserve. Other bytes stay. Time: the number of
/// blocks.
///
/// # Safety
///
/// `map` is writable for `blocks` bytes, and `bytes_per_block` is not 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lvmp_pool_paint(
    start: *const c_void,
    bytes_per_block: usize,
    map: *mut u8,
    blocks: usize,
) {
    HEAP.survey(|at, bytes, what| {
        let Some(from) = at.addr().checked_sub(start.addr()) else {
            return;
        };
        let class = match what {
            Piece::Pool => 3,
            Piece::Free => 4,
            Piece::Block => 5,
            Piece::Reserve => 6,
        };
        let to = (from + bytes).div_ceil(bytes_per_block).min(blocks);
        for block in from / bytes_per_block..to {
            // SAFETY: `block < blocks`.
            unsafe { map.add(block).write(class) };
        }
    });
}

/// The free index. The shim holds the collector's lock around its uses.
pub mod index {
    use core::cell::UnsafeCell;

    pub use crate::index::lvmp_index_place_t;
    use crate::index::{Index, LVMP_INDEX_LONG, Table, WASTE};

    struct Locked(UnsafeCell<Index>);

    // SAFETY: used under the collector's lock only.
    unsafe impl Sync for Locked {}

    static INDEX: Locked = Locked(UnsafeCell::new(Index::new(LVMP_INDEX_LONG, WASTE)));

    /// The first place where a run of `size` blocks can be.
    ///
    /// # Safety
    ///
    /// As for all below: the collector's lock is held.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lvmp_index_start(size: usize) -> lvmp_index_place_t {
        // SAFETY: the caller's.
        unsafe { (*INDEX.0.get()).start(size) }
    }

    /// A search that began at `start` found a run of `size` blocks at `found`, with no collection between;
    /// MicroPython alone would have begun at `from`. The smallest size that is remembered now, `SIZE_MAX` if none is.
    ///
    /// # Safety
    ///
    /// The collector's lock is held, since before the search.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lvmp_index_found(
        size: usize,
        from: lvmp_index_place_t,
        start: lvmp_index_place_t,
        found: lvmp_index_place_t,
    ) -> usize {
        // SAFETY: the caller's.
        let index = unsafe { &mut *INDEX.0.get() };
        index.found(size, from, start, found);
        index.smallest()
    }

    /// A search for `size` blocks, smaller than all that is remembered, passed `passed` blocks; there is no run of `size`
    /// before `place`. The smallest size that is remembered now, `SIZE_MAX` if none is.
    ///
    /// # Safety
    ///
    /// The collector's lock is held.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lvmp_index_searched(
        size: usize,
        passed: usize,
        place: lvmp_index_place_t,
    ) -> usize {
        // SAFETY: the caller's.
        let index = unsafe { &mut *INDEX.0.get() };
        index.searched(size, passed, place);
        index.smallest()
    }

    /// Something was freed, from `freed` on; nothing may have been, after all. `table` is the allocation table of its
    /// area, of `n_blocks` blocks. The smallest size that is remembered now, `SIZE_MAX` if none is.
    ///
    /// # Safety
    ///
    /// The collector's lock is held, since before that; the table is readable.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lvmp_index_freed(
        freed: lvmp_index_place_t,
        table: *const u8,
        n_blocks: usize,
    ) -> usize {
        // SAFETY: the caller's.
        let (index, table) = unsafe { (&mut *INDEX.0.get(), Table::new(table, n_blocks)) };
        index.freed(freed, table);
        index.smallest()
    }

    /// A collection came.
    ///
    /// # Safety
    ///
    /// The collector's lock is held.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lvmp_index_collected() {
        // SAFETY: the caller's.
        unsafe { (*INDEX.0.get()).collected() }
    }

    /// The heap is another one.
    ///
    /// # Safety
    ///
    /// The collector's lock is held, or nobody else runs.
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn lvmp_index_forget() {
        // SAFETY: the caller's.
        unsafe { (*INDEX.0.get()).forget() }
    }
}
