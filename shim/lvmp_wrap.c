// Linker wraps (-Wl,--wrap=NAME): the collector is met without a patch to MicroPython.
// Where the linker doesn't wrap, nothing here is called and the root pointers alone keep LVGL's memory alive.

#include "py/gc.h"
#include "py/mpstate.h"
#include "py/mpthread.h"
#include "lvmp.h"
#include "lvmp_port.h"
#include "lvmp_shim.h"

#if LVMP_POOL_TLSF && !LVMP_WRAP

bool lvmp_wraps_live(void) {
    return false;
}

#elif LVMP_POOL_TLSF

// Whether Python has started threads that share the heap without a global lock. Until then nothing needs a lock.
static bool threads;

// The collector's lock, where there is one and it may be taken twice: since 1.25. Before that, all is left to the
// collector from the first thread on.
#if MICROPY_PY_THREAD_RECURSIVE_MUTEX
#define CAN_ENTER() (true)

static inline bool gc_enter(void) {
    bool locks = threads;
    if (locks) {
        mp_thread_recursive_mutex_lock(&MP_STATE_MEM(gc_mutex), 1);
    }
    return locks;
}

// What gc_enter() returned: a finaliser may have started the first thread since.
static inline void gc_exit(bool locked) {
    if (locked) {
        mp_thread_recursive_mutex_unlock(&MP_STATE_MEM(gc_mutex));
    }
}
#else
#define CAN_ENTER() (!threads)
#define gc_enter() (false)
#define gc_exit(locked) ((void)(locked))
#endif

#if LVMP_WRAP_ALLOC

// How many collections there were: whether what the index knew before a call still holds after it.
static size_t collections;
// Requests for up to so many bytes are none of the index's: smaller ones than it remembers.
static size_t unindexed_max = SIZE_MAX;
// Whether the index hears of frees: something is remembered, or another thread may just be about to.
static bool frees_indexed;

static void set_smallest(size_t n_blocks) {
    unindexed_max = n_blocks == SIZE_MAX ? SIZE_MAX : (n_blocks - 1) * BYTES_PER_BLOCK;
    frees_indexed = threads || n_blocks != SIZE_MAX;
}

static void index_collected(void) {
    lvmp_index_collected();
    collections++;
}

static void index_forget(void) {
    lvmp_index_forget();
    set_smallest(SIZE_MAX);
}

#else
#define index_collected()
#define index_forget()
#endif

void __real_gc_init(void *start, void *end);
void __real_gc_sweep_all(void);
void __real_gc_collect_start(void);
void __real_gc_collect_root(void **ptrs, size_t len);
void __real_gc_collect_end(void);
void __wrap_gc_init(void *start, void *end);
void __wrap_gc_sweep_all(void);
void __wrap_gc_collect_start(void);
void __wrap_gc_collect_root(void **ptrs, size_t len);
void __wrap_gc_collect_end(void);

#if MICROPY_PY_THREAD
mp_uint_t __real_mp_thread_create(void *(*entry)(void *), void *arg, size_t *stack_size);
mp_uint_t __wrap_mp_thread_create(void *(*entry)(void *), void *arg, size_t *stack_size);

mp_uint_t __wrap_mp_thread_create(void *(*entry)(void *), void *arg, size_t *stack_size) {
    #if !MICROPY_PY_THREAD_GIL
    threads = true;
    #if LVMP_WRAP_ALLOC
    if (CAN_ENTER()) {
        frees_indexed = true;
    } else {
        index_forget();
    }
    #endif
    #endif
    return __real_mp_thread_create(entry, arg, stack_size);
}
#endif

// A new heap: what lay in the old one must never be followed.
void __wrap_gc_init(void *start, void *end) {
    lvmp_pool_forget();
    index_forget();
    __real_gc_init(start, end);
}

// All goes, and not all of it past gc_collect_end().
void __wrap_gc_sweep_all(void) {
    index_collected();
    __real_gc_sweep_all();
}

void __wrap_gc_collect_start(void) {
    bool locked = gc_enter();
    if (CAN_ENTER() && lvmp_pool_collect_start()) {
        // Everything it looks at is marked already.
        __real_gc_collect_start();
    } else {
        __real_gc_collect_start();
        lvmp_pool_scan_outside();
    }
    gc_exit(locked);
}

void __wrap_gc_collect_root(void **ptrs, size_t len) {
    if (!lvmp_pool_collect_root(ptrs, len)) {
        __real_gc_collect_root(ptrs, len);
    }
}

void __wrap_gc_collect_end(void) {
    if (lvmp_pool_collect_end()) {
        MP_STATE_MEM(gc_stack_overflow) = 1;
    }
    // Before the sweep, while the collector's lock is held.
    index_collected();
    __real_gc_collect_end();
}

#if LVMP_WRAP_ALLOC

void *__real_gc_alloc(size_t n_bytes, unsigned int alloc_flags);
void __real_gc_free(void *ptr);
void *__real_gc_realloc(void *ptr, size_t n_bytes, bool allow_move);
void *__wrap_gc_alloc(size_t n_bytes, unsigned int alloc_flags);
void __wrap_gc_free(void *ptr);
void *__wrap_gc_realloc(void *ptr, size_t n_bytes, bool allow_move);

// Whether the heap is locked, as in an interrupt, which must not wait for another core's collection.
#define IS_LOCKED() (MP_STATE_THREAD(gc_lock_depth) > 0)

// The area that MicroPython begins a search in, and its number.
static mp_state_mem_area_t *first_area(size_t *number) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    *number = 0;
    #if MICROPY_GC_SPLIT_HEAP
    for (; area != MP_STATE_MEM(gc_last_free_area) && area->next != NULL; area = area->next) {
        ++*number;
    }
    #endif
    return area;
}

static void set_first_area(mp_state_mem_area_t *area) {
    #if MICROPY_GC_SPLIT_HEAP
    MP_STATE_MEM(gc_last_free_area) = area;
    #else
    (void)area;
    #endif
}

// Where a block lies, and its area; NULL if it is none of the heap's.
static mp_state_mem_area_t *place_of(const void *ptr, lvmp_index_place_t *place) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    for (place->area = 0; area != NULL; place->area++) {
        if (area->gc_pool_start <= (const byte *)ptr && (const byte *)ptr < area->gc_pool_end) {
            place->block = ((const byte *)ptr - area->gc_pool_start) / BYTES_PER_BLOCK;
            break;
        }
        area = NEXT_AREA(area);
    }
    return area;
}

// The index hears of what was freed, from an address on; nothing may have been, after all. The collector's lock is held
// since before that.
static void index_freed(const void *ptr) {
    lvmp_index_place_t place;
    const mp_state_mem_area_t *area = place_of(ptr, &place);
    if (area != NULL && unindexed_max != SIZE_MAX) {
        size_t n_blocks = (area->gc_pool_end - area->gc_pool_start) / BYTES_PER_BLOCK;
        set_smallest(lvmp_index_freed(place, area->gc_alloc_table_start, n_blocks));
    }
}

static const byte *end_of(const void *ptr, size_t n_blocks) {
    return (const byte *)ptr + n_blocks * BYTES_PER_BLOCK;
}

// A search for room that starts where the index says. The collector's lock is held from its begin to its end.
typedef struct _search_t {
    size_t n_blocks;
    // Where MicroPython alone would begin, which serves its single blocks and is put back.
    mp_state_mem_area_t *old_area;
    size_t old_index;
    lvmp_index_place_t from;
    // Where it begins now.
    mp_state_mem_area_t *area;
    lvmp_index_place_t start;
    size_t collections;
} search_t;

static void search_begin(search_t *search, size_t n_blocks) {
    search->n_blocks = n_blocks;
    search->collections = collections;
    search->old_area = first_area(&search->from.area);
    search->from.block = search->old_area->gc_last_free_atb_index * BLOCKS_PER_ATB;
    search->start = search->from;
    search->area = search->old_area;
    lvmp_index_place_t start = lvmp_index_start(n_blocks);
    while (search->start.area < start.area && NEXT_AREA(search->area) != NULL) {
        search->area = NEXT_AREA(search->area);
        search->start.area++;
        search->start.block = search->area->gc_last_free_atb_index * BLOCKS_PER_ATB;
    }
    search->old_index = search->area->gc_last_free_atb_index;
    if (search->start.area == start.area && start.block / BLOCKS_PER_ATB > search->old_index) {
        search->start.block = start.block;
        search->area->gc_last_free_atb_index = start.block / BLOCKS_PER_ATB;
    }
    set_first_area(search->area);
}

// `found`: what the search found; `freed`: from where on something was freed for it, if anything. Either may be NULL.
static void search_end(search_t *search, const void *found, const void *freed) {
    if (search->collections != collections) {
        // All begins at the heap's beginning again.
        return;
    }
    search->area->gc_last_free_atb_index = search->old_index;
    set_first_area(search->old_area);
    lvmp_index_place_t place;
    if (found != NULL && place_of(found, &place)) {
        set_smallest(lvmp_index_found(search->n_blocks, search->from, search->start, place));
    }
    mp_state_mem_area_t *area = freed == NULL ? NULL : place_of(freed, &place);
    if (area != NULL && lvmp_kind_of(area, place.block) == AT_FREE) {
        // MicroPython has lowered its own place to start, or would have.
        area->gc_last_free_atb_index = MIN(area->gc_last_free_atb_index, place.block / BLOCKS_PER_ATB);
        if (area != search->old_area) {
            set_first_area(&MP_STATE_MEM(area));
        }
        index_freed(freed);
    }
}

// Where MicroPython begins to look for more than one block.
static inline const byte *search_start(void) {
    #if MICROPY_GC_SPLIT_HEAP
    const mp_state_mem_area_t *area = MP_STATE_MEM(gc_last_free_area);
    #else
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    #endif
    return area->gc_pool_start + area->gc_last_free_atb_index * BLOCKS_PER_ATB * BYTES_PER_BLOCK;
}

// Whether a search from there to what it found was long. It is, too, where that lies in an area before, or is NULL.
static inline bool is_long(const byte *start, const void *ptr) {
    return (uintptr_t)ptr - (uintptr_t)start >= LVMP_INDEX_LONG * BYTES_PER_BLOCK;
}

// The index hears of a long search for a request that passed it by.
static MP_NOINLINE void index_searched(const byte *start, const void *ptr, size_t n_bytes) {
    lvmp_index_place_t place;
    if (ptr == NULL || IS_LOCKED() || !CAN_ENTER() || place_of(ptr, &place) == NULL) {
        return;
    }
    size_t n_blocks = (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK;
    bool locked = gc_enter();
    if (locked) {
        // Another thread may have freed something before it meanwhile.
        place.area = place.block = 0;
    } else {
        place.block += n_blocks;
    }
    set_smallest(lvmp_index_searched(n_blocks, ((uintptr_t)ptr - (uintptr_t)start) / BYTES_PER_BLOCK, place));
    gc_exit(locked);
}

static MP_NOINLINE void *alloc_indexed(size_t n_bytes, unsigned int alloc_flags) {
    if (IS_LOCKED() || !CAN_ENTER()) {
        return __real_gc_alloc(n_bytes, alloc_flags);
    }
    search_t search;
    bool locked = gc_enter();
    search_begin(&search, (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK);
    void *ptr = __real_gc_alloc(n_bytes, alloc_flags);
    search_end(&search, ptr, NULL);
    gc_exit(locked);
    return ptr;
}

void *__wrap_gc_alloc(size_t n_bytes, unsigned int alloc_flags) {
    if (n_bytes <= BYTES_PER_BLOCK) {
        return __real_gc_alloc(n_bytes, alloc_flags);
    }
    if (n_bytes > unindexed_max) {
        return alloc_indexed(n_bytes, alloc_flags);
    }
    void *ptr = __real_gc_alloc(n_bytes, alloc_flags);
    const byte *start = search_start();
    if (is_long(start, ptr)) {
        index_searched(start, ptr, n_bytes);
    }
    return ptr;
}

// The lock is held over both, lest another thread look for room in between, behind what was freed.
static MP_NOINLINE void free_indexed(void *ptr) {
    if (IS_LOCKED() || !CAN_ENTER()) {
        __real_gc_free(ptr);
        return;
    }
    bool locked = gc_enter();
    __real_gc_free(ptr);
    index_freed(ptr);
    gc_exit(locked);
}

void __wrap_gc_free(void *ptr) {
    if (frees_indexed) {
        free_indexed(ptr);
    } else {
        __real_gc_free(ptr);
    }
}

static MP_NOINLINE void *realloc_indexed(void *ptr, size_t n_bytes, bool allow_move) {
    if (IS_LOCKED() || !CAN_ENTER()) {
        return __real_gc_realloc(ptr, n_bytes, allow_move);
    }
    search_t search;
    bool locked = gc_enter();
    size_t n_blocks = (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK;
    search_begin(&search, n_blocks);
    void *new_ptr = __real_gc_realloc(ptr, n_bytes, allow_move);
    bool moved = new_ptr != NULL && new_ptr != ptr;
    const void *freed = moved ? ptr : new_ptr != NULL ? end_of(ptr, n_blocks) : NULL;
    search_end(&search, moved ? new_ptr : NULL, freed);
    gc_exit(locked);
    return new_ptr;
}

// A request that passes the index by. Where it hears of frees, the collector's lock is held.
static inline void *realloc_unindexed(void *ptr, size_t n_bytes, bool allow_move) {
    // Before what it frees itself moves the start.
    const byte *start = search_start();
    void *new_ptr = __real_gc_realloc(ptr, n_bytes, allow_move);
    if (new_ptr != ptr && n_bytes > BYTES_PER_BLOCK && is_long(start, new_ptr)) {
        index_searched(start, new_ptr, n_bytes);
    }
    // Only now: what was freed may lie before a place that is remembered since.
    if (frees_indexed && !IS_LOCKED() && (new_ptr != NULL || n_bytes == 0)) {
        // Moved or freed, else shrunk if anything.
        size_t n_blocks = (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK;
        index_freed(new_ptr == ptr ? end_of(ptr, n_blocks) : ptr);
    }
    return new_ptr;
}

static MP_NOINLINE void *realloc_freeing(void *ptr, size_t n_bytes, bool allow_move) {
    bool locked = !IS_LOCKED() && CAN_ENTER() && gc_enter();
    void *new_ptr = realloc_unindexed(ptr, n_bytes, allow_move);
    gc_exit(locked);
    return new_ptr;
}

void *__wrap_gc_realloc(void *ptr, size_t n_bytes, bool allow_move) {
    if (n_bytes > unindexed_max) {
        return realloc_indexed(ptr, n_bytes, allow_move);
    }
    if (frees_indexed) {
        return realloc_freeing(ptr, n_bytes, allow_move);
    }
    return realloc_unindexed(ptr, n_bytes, allow_move);
}

#endif // LVMP_WRAP_ALLOC

#if LVMP_GC_LEAF
#if !LVMP_GC_EXACT || !MICROPY_ENABLE_FINALISER
#error "LVMP_GC_LEAF needs LVMP_GC_EXACT and MICROPY_ENABLE_FINALISER"
#endif

void *__real_mp_obj_malloc_helper(size_t num_bytes, const mp_obj_type_t *type);
void *__wrap_mp_obj_malloc_helper(size_t num_bytes, const mp_obj_type_t *type);

// The bit of finalisers is what tells an object's block from a list's items.
void *__wrap_mp_obj_malloc_helper(size_t num_bytes, const mp_obj_type_t *type) {
    if (!lvmp_is_leaf_type(type)) {
        return __real_mp_obj_malloc_helper(num_bytes, type);
    }
    mp_obj_base_t *base = m_malloc_with_finaliser(num_bytes);
    base->type = type;
    return base;
}
#endif

bool lvmp_wraps_live(void) {
    // Under --wrap the plain name means the wrap. Volatile, since a compiler knows two functions to differ.
    void (*volatile plain)(void) = gc_collect_start;
    return plain == __wrap_gc_collect_start;
}

#endif // LVMP_POOL_TLSF
