// lvmp's C API. Made by `cargo xtask gen` from src/abi.rs: do not edit.
//
// No function raises, and none keeps a lock while MicroPython is called. The lvmp_pool_*
// functions exist where a board has LVMP_POOL_TLSF=1. Include LVGL's header first where both are needed.

#ifndef LVMP_INCLUDED_LVMP_H
#define LVMP_INCLUDED_LVMP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// In every build: whether since the last call LVGL was refused memory or served from the reserve;
// the caller raises MemoryError. May collect.
bool lvmp_take_oom(void);

// In every build: drops all of LVGL's memory at once, used or not.
void lvmp_reset(void);


// What became of memory that was to be a pool.
typedef enum {
    // It is one.
    LVMP_POOL_MADE,
    // It is too small for a pool's index and a block.
    LVMP_POOL_TOO_SMALL,
    // It is, in part, a pool already.
    LVMP_POOL_OVERLAPS,
    // There are as many pools as there can be.
    LVMP_POOL_TOO_MANY,
    // It lies outside the GC heap, and the collector can't be told to look into it.
    LVMP_POOL_NOT_SCANNED,
    // The GC heap has no room.
    LVMP_POOL_NO_ROOM,
} lvmp_pool_made_t;

// What `lvmp_pool_stats()` tells. Sizes are bytes.
typedef struct {
    // Pools, the reserve and the fast pool not counted.
    size_t pools;
    // Their memory.
    size_t bytes;
    // Taken by blocks in pools, in the reserve and in the fast pool, headers included.
    size_t used;
    // Free in pools, the reserve and the fast pool not counted.
    size_t free;
    // The most that was ever taken in pools, the reserve, the fast pool and blocks of LVGL's own together.
    size_t peak;
    // Largest request that a pool can serve now, at least.
    size_t largest_free;
    // Allocated blocks in pools, in the reserve and in the fast pool.
    size_t used_blocks;
    // Free blocks in pools.
    size_t free_blocks;
    // Blocks of LVGL's own in the GC heap: big ones, and what fitted nowhere else.
    size_t gc_blocks;
    // Their payload.
    size_t gc_bytes;
    // The reserve's size, 0 where there is none.
    size_t reserve;
    // Free in it.
    size_t reserve_free;
    // The fast pool's size (`LVMP_FAST_POOL_BYTES`), 0 where there is none.
    size_t fast;
    // Free in it.
    size_t fast_free;
    // Requests for less than `LVMP_POOL_BIG` that got a block of their own, since no pool had room.
    size_t fallbacks;
    // Requests that found neither pool nor heap: served from the reserve, or refused.
    size_t shortages;
    // Pools made since LVGL started.
    size_t grown;
    // Pools returned to the heap since then.
    size_t returned;
} lvmp_pool_stats_t;

#if !defined(LV_MEM_H)
typedef struct {
    size_t total_size;
    size_t free_cnt;
    size_t free_size;
    size_t free_biggest_size;
    size_t used_cnt;
    size_t max_used;
    uint8_t used_pct;
    uint8_t frag_pct;
} lv_mem_monitor_t;
#endif

// A block of the heap: which area, in the order of MicroPython's list, and which block in it.
typedef struct {
    // Number of the area.
    size_t area;
    // Number of the block in it.
    size_t block;
} lvmp_index_place_t;

// `size` bytes aligned to 8 from LVGL's memory for another C module, or NULL. They live until
// they are freed, LVGL is deinitialised, or the heap ends. May collect.
void *lvmp_pool_alloc(size_t size);

// Resizes a block; as `lv_realloc_core()`.
//
// # Safety
//
// As for `lv_realloc_core()`.
void *lvmp_pool_realloc(void *p, size_t size);

// Frees a block. NULL, and what is no block of ours, is ignored.
//
// # Safety
//
// Nobody uses the block any more.
void lvmp_pool_free(void *p);

// Whether `p` is a live block of LVGL's memory. Any value may be asked about. Constant time.
bool lvmp_pool_owns(const void *p);

// Bytes that may be used at `p`; 0 where it is no live block. Constant time.
size_t lvmp_pool_usable_size(const void *p);

// Fills `*stats`. NULL is ignored. Time: the number of blocks.
//
// # Safety
//
// `stats` is NULL or may be written to.
void lvmp_pool_stats(lvmp_pool_stats_t *stats);

// Walks all pools: NULL where all is sound, else the address of the first damaged header.
// Time: the number of blocks.
const void *lvmp_pool_check(void);

// Returns empty pools to the heap and fills the reserve; returns the bytes given back.
// May collect.
size_t lvmp_pool_trim(void);

// Makes a pool of `bytes` that stays until the heap ends: at boot, while the heap is whole.
// `LVMP_POOL_MADE`, or why not. May collect.
lvmp_pool_made_t lvmp_pool_reserve(size_t bytes);

// Makes a pool of `bytes` of memory at `mem` that stays until the heap ends, as long as the object `owner`, a GC
// block, is kept alive; its memory it is. `LVMP_POOL_MADE`, or why not. May collect.
//
// # Safety
//
// The memory is writable, left to lvmp for that time, and there while `owner` lives.
lvmp_pool_made_t lvmp_pool_keep(void *mem,
                                size_t bytes,
                                void *owner);

// Drops all of LVGL's memory at once, used or not: for an LVGL that can't be deinitialised.
void lvmp_pool_reset(void);

// Forgets all memory without touching it. The shim calls it when the GC heap ends.
void lvmp_pool_forget(void);

// Gives pools outside the GC heap to the running collection. The shim calls it.
void lvmp_pool_scan_outside(void);

// Whether since the last call LVGL was served from the reserve or refused memory: the caller
// raises MemoryError. May collect while the reserve is not whole.
bool lvmp_pool_take_oom(void);

// A collection starts: marks all that lives, LVGL's memory exactly. False, with nothing done, where exact
// collection is off or the heap has too many areas. The shim calls it with the collector's lock
// held, then the collector itself.
//
// # Safety
//
// A collection starts now; nobody allocates until `lvmp_pool_collect_end()`.
bool lvmp_pool_collect_start(void);

// Marks what `len` words of a stack or of registers refer to. False, with nothing done, where the collector
// shall do it.
//
// # Safety
//
// The words are readable.
bool lvmp_pool_collect_root(void **ptrs, size_t len);

// The end of marking. Whether the collector must look into what is marked once more.
//
// # Safety
//
// On the thread that called `lvmp_pool_collect_start()`.
bool lvmp_pool_collect_end(void);

// As `lvmp_pool_alloc()`, for memory that holds no references to the heap, pixels say: collections don't
// look into it.
void *lvmp_pool_alloc_leaf(size_t size);

// Marks what is ours in a map of the GC blocks from `start` on, a byte a block: 3 pool, used,
// 4 pool, free, 5 a block of LVGL's own, 6 the reserve. Other bytes stay. Time: the number of
// blocks.
//
// # Safety
//
// `map` is writable for `blocks` bytes, and `bytes_per_block` is not 0.
void lvmp_pool_paint(const void *start, size_t bytes_per_block, uint8_t *map, size_t blocks);

#if !defined(LV_MEM_H)
// Starts LVGL's memory. Called by `lv_init()`. May collect.
void lv_mem_init(void);
#endif

#if !defined(LV_MEM_H)
// Ends LVGL's memory: all that LVGL left is released. Called by `lv_deinit()`.
void lv_mem_deinit(void);
#endif

#if !defined(LV_MEM_H)
// Takes `bytes` of memory at `mem` as a pool, until `lv_mem_remove_pool()` or `lv_deinit()`.
// Its content is scanned by the collector. NULL where it can't be taken.
//
// # Safety
//
// The memory is writable and left to lvmp for that time.
void *lv_mem_add_pool(void *mem, size_t bytes);
#endif

#if !defined(LV_MEM_H)
// Gives a pool of `lv_mem_add_pool()` back. Nothing happens while something in it is in use.
void lv_mem_remove_pool(void *pool);
#endif

#if !defined(LV_MEM_H)
// `lv_malloc()` without its checks: `size` bytes aligned to 8, or NULL. May collect.
void *lv_malloc_core(size_t size);
#endif

#if !defined(LV_MEM_H)
// `lv_realloc()` without its checks. NULL leaves the block at `p` as it was; shrinking never
// fails; NULL for `p` allocates. May collect.
//
// # Safety
//
// Nobody uses the block at `p` by its old address afterwards, unless NULL was returned.
void *lv_realloc_core(void *p, size_t new_size);
#endif

#if !defined(LV_MEM_H)
// `lv_free()` without its checks. NULL, and what is no block of ours, is ignored.
//
// # Safety
//
// Nobody uses the block any more.
void lv_free_core(void *p);
#endif

#if !defined(LV_MEM_H)
// Fills `*mon_p`: LVGL's memory in pools and in blocks of its own. Time: the number of blocks.
//
// # Safety
//
// `mon_p` is NULL or may be written to.
void lv_mem_monitor_core(lv_mem_monitor_t *mon_p);
#endif

#if !defined(LV_MEM_H)
// Walks all pools: 1 (`LV_RESULT_OK`), or 0 (`LV_RESULT_INVALID`) where one is damaged.
unsigned int lv_mem_test_core(void);
#endif

// The first place where a run of `size` blocks can be.
//
// # Safety
//
// As for all below: the collector's lock is held.
lvmp_index_place_t lvmp_index_start(size_t size);

// A search that began at `start` found a run of `size` blocks at `found`, with no collection between;
// MicroPython alone would have begun at `from`. The smallest size that is remembered now, `SIZE_MAX` if none is.
//
// # Safety
//
// The collector's lock is held, since before the search.
size_t lvmp_index_found(size_t size,
                        lvmp_index_place_t from,
                        lvmp_index_place_t start,
                        lvmp_index_place_t found);

// A search for `size` blocks, smaller than all that is remembered, passed `passed` blocks; there is no run of `size`
// before `place`. The smallest size that is remembered now, `SIZE_MAX` if none is.
//
// # Safety
//
// The collector's lock is held.
size_t lvmp_index_searched(size_t size,
                           size_t passed,
                           lvmp_index_place_t place);

// Something was freed, from `freed` on; nothing may have been, after all. `table` is the allocation table of its
// area, of `n_blocks` blocks. The smallest size that is remembered now, `SIZE_MAX` if none is.
//
// # Safety
//
// The collector's lock is held, since before that; the table is readable.
size_t lvmp_index_freed(lvmp_index_place_t freed,
                        const uint8_t *table,
                        size_t n_blocks);

// A collection came.
//
// # Safety
//
// The collector's lock is held.
void lvmp_index_collected(void);

// The heap is another one.
//
// # Safety
//
// The collector's lock is held, or nobody else runs.
void lvmp_index_forget(void);

#endif  /* LVMP_INCLUDED_LVMP_H */
