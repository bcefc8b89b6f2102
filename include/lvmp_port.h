// What the pools need of MicroPython: the whole contract between the Rust core and
// shim/. Rust reads it through src/ffi.rs, which `cargo xtask gen` makes with bindgen.
//
// No function here raises. Those that may run a collection say so: it runs finalisers,
// and a finaliser may call back into any function of lvmp.h.
#ifndef LVMP_INCLUDED_PORT_H
#define LVMP_INCLUDED_PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Areas of the GC heap that are known to exact collection.
#define LVMP_PORT_AREAS (8)

// Pools that can exist at once, whoever made them, without the reserve.
#define LVMP_POOL_SLOTS (16)

// The board's switches (lvmp_config.h), as data: one Rust library serves every board.
typedef struct _lvmp_port_config_t {
    size_t pool_min;
    size_t pool_bytes;
    size_t pool_max;
    size_t pool_big;
    size_t reserve_bytes;
    size_t pool_idle;
    void *fast_base; // fast memory, a pool of its own
    size_t fast_bytes;
    size_t fast_max; // requests up to so many bytes are served from it first
    size_t block_bytes; // of a GC block
    bool fast_is_root; // the collector looks into fast memory by itself
    bool exact; // exact collection
    bool threads; // MicroPython threads run without a global lock
    bool debug; // report misuse
} lvmp_port_config_t;

extern const lvmp_port_config_t lvmp_port_config;

// A search for room past so many blocks is long: the index is told of it.
#define LVMP_INDEX_LONG (256)

// An area of the GC heap: its allocation table, two bits a block, its table of finalisers, one bit a block (NULL
// without LVMP_GC_LEAF), its first block, how many there are, and how many up to the last that is used.
typedef struct _lvmp_port_area_t {
    uint8_t *table;
    uint8_t *finalisers;
    uint8_t *start;
    size_t n_blocks;
    size_t n_used;
} lvmp_port_area_t;

// Some words that may refer to GC blocks.
typedef struct _lvmp_port_range_t {
    void *start;
    size_t n_words;
} lvmp_port_range_t;

// Words that the collector treats as roots.
typedef struct _lvmp_port_roots_t {
    void *pool[LVMP_POOL_SLOTS]; // the GC block that each pool lies in, NULL where it lies outside the heap
    void *reserve; // the GC block of the reserve
    void *blocks; // head of the list of LVGL's own GC blocks
} lvmp_port_roots_t;

// The roots. Constant time.
lvmp_port_roots_t *lvmp_port_roots(void);

// A GC block without finaliser, or NULL. May collect, once.
void *lvmp_port_alloc(size_t n_bytes);

// Gives a block back. `block` must be one that lvmp_port_is_block() accepts.
void lvmp_port_free(void *block);

// Grows or shrinks a block where it lies. False if that can't be done.
bool lvmp_port_resize(void *block, size_t n_bytes);

// Whether `ptr` is the start of a live GC block. Any value may be asked about, also
// while a collection runs. Time: the number of heap areas.
bool lvmp_port_is_block(const void *ptr);

// Whether `ptr` lies inside the GC heap. Time: the number of heap areas.
bool lvmp_port_in_heap(const void *ptr);

// Bytes of the whole GC heap. Time: the number of heap areas.
size_t lvmp_port_heap_bytes(void);

// Bytes of the longest run of free blocks. Time: the size of the heap.
size_t lvmp_port_largest_free(void);

// Arms the watch on the heap's end: when MicroPython sweeps the whole heap or makes a
// new one, the shim calls lvmp_pool_forget(). False if the watch couldn't be armed.
// May collect.
bool lvmp_port_watch(void);

// Whether the heap is still the one that lvmp_port_watch() was called in.
bool lvmp_port_watched(void);

// Ends the watch: nothing of ours is left in the heap.
void lvmp_port_unwatch(void);

// Whether pools outside the GC heap get scanned by the collector.
bool lvmp_port_scans_outside(void);

// Gives the collector `n_words` words to look for pointers in. Called during a collection.
void lvmp_port_scan(void *start, size_t n_words);

// Fills in the areas, LVMP_PORT_AREAS at most, and returns how many there are.
size_t lvmp_port_areas(lvmp_port_area_t *areas);

// Whether an object (a block with the finaliser's bit) is one whose data holds no references; `*data` is then where
// it keeps them, if anywhere. Time: constant.
bool lvmp_port_leaf(const void *object, const void **data);

// Whether an object with the finaliser's bit has no finaliser, dead or alive: the types that LVMP_GC_LEAF gives the bit.
bool lvmp_port_lacks_finaliser(const void *object);

// Fills in MicroPython's own roots and returns how many ranges they are, 2 at most.
size_t lvmp_port_root_ranges(lvmp_port_range_t *ranges);

// Between these two no interrupt comes and no other thread or core runs. For processors without compare-and-swap.
size_t lvmp_port_atomic_begin(void);
void lvmp_port_atomic_end(size_t state);

// Reports misuse on the console: what was done and the address it was done to.
void lvmp_port_report(const char *what, const void *ptr);

// Stops the firmware after a defect of the Rust core. Doesn't return.
__attribute__((noreturn)) void lvmp_port_panic(void);

#endif // LVMP_INCLUDED_PORT_H
