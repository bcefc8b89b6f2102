// Linker wraps (-Wl,--wrap=NAME): the collector is met without a patch to MicroPython.
// Where the linker doesn't wrap, nothing here is called and the root pointers alone keep LVGL's memory alive.

#include "py/gc.h"
#include "py/mpstate.h"
#include "py/mpthread.h"
#include "lvmp.h"
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
static size_t direct = SIZE_MAX;
// One in so many of them is looked at all the same, for how far its walk goes. A power of two.
#define LOOK (16)
static uint8_t requests;
// Whether frees are of interest: something is remembered, or another thread may just be about to.
static bool told;

static void set_smallest(size_t n_blocks) {
    direct = n_blocks == SIZE_MAX ? SIZE_MAX : (n_blocks - 1) * BYTES_PER_BLOCK;
    told = threads || n_blocks != SIZE_MAX;
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

#if MICROPY_PY_THREAD && !MICROPY_PY_THREAD_GIL
mp_uint_t __real_mp_thread_create(void *(*entry)(void *), void *arg, size_t *stack_size);
mp_uint_t __wrap_mp_thread_create(void *(*entry)(void *), void *arg, size_t *stack_size);

mp_uint_t __wrap_mp_thread_create(void *(*entry)(void *), void *arg, size_t *stack_size) {
    threads = true;
    #if LVMP_WRAP_ALLOC
    if (CAN_ENTER()) {
        told = true;
    } else {
        index_forget();
    }
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

// The area that MicroPython begins a walk in, and its number.
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

// Where a block lies. False if it is none of the heap's.
static bool place_of(const void *ptr, lvmp_index_place_t *place) {
    place->area = 0;
    for (const mp_state_mem_area_t *area = &MP_STATE_MEM(area); area != NULL; area = NEXT_AREA(area)) {
        if (area->gc_pool_start <= (const byte *)ptr && (const byte *)ptr < area->gc_pool_end) {
            place->block = ((const byte *)ptr - area->gc_pool_start) / BYTES_PER_BLOCK;
            return true;
        }
        place->area++;
    }
    return false;
}

// A walk for room that starts where the index says. The collector's lock is held from its begin to its end.
typedef struct _walk_t {
    size_t n_blocks;
    // Where MicroPython alone would begin, which serves its single blocks and is put back.
    mp_state_mem_area_t *old_area;
    size_t old_index;
    lvmp_index_place_t from;
    // Where it begins now.
    mp_state_mem_area_t *area;
    lvmp_index_place_t start;
    size_t collections;
} walk_t;

static void walk_begin(walk_t *walk, size_t n_blocks) {
    walk->n_blocks = n_blocks;
    walk->collections = collections;
    walk->old_area = first_area(&walk->from.area);
    walk->from.block = walk->old_area->gc_last_free_atb_index * BLOCKS_PER_ATB;
    walk->start = walk->from;
    walk->area = walk->old_area;
    lvmp_index_place_t start = lvmp_index_start(n_blocks);
    while (walk->start.area < start.area && NEXT_AREA(walk->area) != NULL) {
        walk->area = NEXT_AREA(walk->area);
        walk->start.area++;
        walk->start.block = walk->area->gc_last_free_atb_index * BLOCKS_PER_ATB;
    }
    walk->old_index = walk->area->gc_last_free_atb_index;
    if (walk->start.area == start.area && start.block / BLOCKS_PER_ATB > walk->old_index) {
        walk->start.block = start.block;
        walk->area->gc_last_free_atb_index = start.block / BLOCKS_PER_ATB;
    }
    set_first_area(walk->area);
}

// `found`: what the walk found; `freed`: the block that was freed for it, or a part of it. Either may be NULL.
static void walk_end(walk_t *walk, const void *found, const void *freed) {
    if (walk->collections != collections) {
        // All begins at the heap's beginning again.
        return;
    }
    walk->area->gc_last_free_atb_index = walk->old_index;
    set_first_area(walk->old_area);
    lvmp_index_place_t place;
    if (found != NULL && place_of(found, &place)) {
        set_smallest(lvmp_index_found(walk->n_blocks, walk->from, walk->start, place));
    }
    if (freed != NULL && place_of(freed, &place)) {
        mp_state_mem_area_t *area = &MP_STATE_MEM(area);
        for (size_t i = 0; i < place.area; i++) {
            area = NEXT_AREA(area);
        }
        if (area->gc_last_free_atb_index > place.block / BLOCKS_PER_ATB) {
            area->gc_last_free_atb_index = place.block / BLOCKS_PER_ATB;
        }
        if (area != walk->old_area) {
            set_first_area(&MP_STATE_MEM(area));
        }
        set_smallest(lvmp_index_freed(place));
    }
}

// Tells of a free that has been done. Looking only afterwards whether anything is remembered, lest a size be
// remembered, and a run found behind this one, between the look and the free.
static void tell_freed(const void *ptr) {
    lvmp_index_place_t place;
    if (direct != SIZE_MAX && !IS_LOCKED() && place_of(ptr, &place)) {
        bool locked = gc_enter();
        set_smallest(lvmp_index_freed(place));
        gc_exit(locked);
    }
}

// Whether a request passes by, as almost all do.
#define PASSES_BY(n_bytes) \
    ((n_bytes) <= BYTES_PER_BLOCK || ((n_bytes) <= direct && ++requests % LOOK != 0))

static MP_NOINLINE void *alloc_indexed(size_t n_bytes, unsigned int alloc_flags) {
    if (IS_LOCKED() || !CAN_ENTER()) {
        return __real_gc_alloc(n_bytes, alloc_flags);
    }
    walk_t walk;
    bool locked = gc_enter();
    walk_begin(&walk, (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK);
    void *ptr = __real_gc_alloc(n_bytes, alloc_flags);
    walk_end(&walk, ptr, NULL);
    gc_exit(locked);
    return ptr;
}

void *__wrap_gc_alloc(size_t n_bytes, unsigned int alloc_flags) {
    if (PASSES_BY(n_bytes)) {
        return __real_gc_alloc(n_bytes, alloc_flags);
    }
    return alloc_indexed(n_bytes, alloc_flags);
}

static MP_NOINLINE void free_told(void *ptr) {
    __real_gc_free(ptr);
    tell_freed(ptr);
}

void __wrap_gc_free(void *ptr) {
    if (told) {
        free_told(ptr);
    } else {
        __real_gc_free(ptr);
    }
}

// Whether a block has more than so many blocks. May err towards yes. Time: constant.
static bool is_longer(const void *ptr, size_t n_blocks) {
    const mp_state_mem_area_t *area = lvmp_area_of(ptr);
    size_t next = area == NULL ? 0 : ((const byte *)ptr - area->gc_pool_start) / BYTES_PER_BLOCK + n_blocks;
    return area != NULL && next < area->gc_alloc_table_byte_len * BLOCKS_PER_ATB && lvmp_kind_of(area, next) == AT_TAIL;
}

static MP_NOINLINE void *realloc_indexed(void *ptr, size_t n_bytes, bool allow_move) {
    if (IS_LOCKED() || !CAN_ENTER()) {
        return __real_gc_realloc(ptr, n_bytes, allow_move);
    }
    walk_t walk;
    bool locked = gc_enter();
    size_t n_blocks = (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK;
    bool shrinks = is_longer(ptr, n_blocks);
    walk_begin(&walk, n_blocks);
    void *new_ptr = __real_gc_realloc(ptr, n_bytes, allow_move);
    bool moved = new_ptr != NULL && new_ptr != ptr;
    walk_end(&walk, moved ? new_ptr : NULL, moved || shrinks ? ptr : NULL);
    gc_exit(locked);
    return new_ptr;
}

void *__wrap_gc_realloc(void *ptr, size_t n_bytes, bool allow_move) {
    if (!PASSES_BY(n_bytes)) {
        return realloc_indexed(ptr, n_bytes, allow_move);
    }
    if (!told) {
        return __real_gc_realloc(ptr, n_bytes, allow_move);
    }
    void *new_ptr = __real_gc_realloc(ptr, n_bytes, allow_move);
    if (new_ptr != NULL || n_bytes == 0) {
        // Moved, shrunk or freed.
        tell_freed(ptr);
    }
    return new_ptr;
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
