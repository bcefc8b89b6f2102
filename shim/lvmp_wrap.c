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

// How many collections there were: whether what the index knew before a call still holds after it.
static size_t collections;

// The collector's lock, where there is one: recursive since 1.25.
#if MICROPY_PY_THREAD && !MICROPY_PY_THREAD_GIL
#define GC_ENTER() mp_thread_recursive_mutex_lock(&MP_STATE_MEM(gc_mutex), 1)
#define GC_EXIT() mp_thread_recursive_mutex_unlock(&MP_STATE_MEM(gc_mutex))
#else
#define GC_ENTER()
#define GC_EXIT()
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

// A new heap: what lay in the old one must never be followed.
void __wrap_gc_init(void *start, void *end) {
    lvmp_pool_forget();
    lvmp_index_forget();
    __real_gc_init(start, end);
}

// All goes, and not all of it past gc_collect_end().
void __wrap_gc_sweep_all(void) {
    lvmp_index_forget();
    collections++;
    __real_gc_sweep_all();
}

void __wrap_gc_collect_start(void) {
    GC_ENTER();
    if (lvmp_pool_collect_start()) {
        // Everything it looks at is marked already.
        __real_gc_collect_start();
    } else {
        __real_gc_collect_start();
        lvmp_pool_scan_outside();
    }
    GC_EXIT();
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
    lvmp_index_forget();
    collections++;
    __real_gc_collect_end();
}

#if LVMP_WRAP_ALLOC

void *__real_gc_alloc(size_t n_bytes, unsigned int alloc_flags);
void __real_gc_free(void *ptr);
void *__real_gc_realloc(void *ptr, size_t n_bytes, bool allow_move);
void *__wrap_gc_alloc(size_t n_bytes, unsigned int alloc_flags);
void __wrap_gc_free(void *ptr);
void *__wrap_gc_realloc(void *ptr, size_t n_bytes, bool allow_move);

// Whether requests are none of the index's: it is off, or the heap is locked, as in an interrupt, which must
// not wait for another core's collection.
#define PASS_BY() (!LVMP_GC_INDEX || MP_STATE_THREAD(gc_lock_depth) > 0)

// The area that a walk begins in, and its number.
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

// Tells of a free that has been done. Looking only afterwards whether anything is remembered, lest a size be
// remembered, and a run found behind this one, between the look and the free.
static void tell_freed(const void *ptr) {
    lvmp_index_place_t place;
    if (lvmp_index_tracking() && !PASS_BY() && place_of(ptr, &place)) {
        GC_ENTER();
        lvmp_index_freed(place);
        GC_EXIT();
    }
}

// A request while some size is remembered: the walk starts where the index says, and MicroPython's own place
// to start, which serves single blocks, is put back.
static void *alloc_tracked(size_t n_bytes, unsigned int alloc_flags, size_t n_blocks) {
    GC_ENTER();
    lvmp_index_place_t place = lvmp_index_start(n_blocks);
    size_t number;
    mp_state_mem_area_t *old_area = first_area(&number);
    mp_state_mem_area_t *area = old_area;
    while (number < place.area && NEXT_AREA(area) != NULL) {
        area = NEXT_AREA(area);
        number++;
    }
    size_t old_index = area->gc_last_free_atb_index;
    if (number == place.area && place.block / BLOCKS_PER_ATB > old_index) {
        area->gc_last_free_atb_index = place.block / BLOCKS_PER_ATB;
    }
    #if MICROPY_GC_SPLIT_HEAP
    MP_STATE_MEM(gc_last_free_area) = area;
    #endif

    size_t before = collections;
    void *ptr = __real_gc_alloc(n_bytes, alloc_flags);
    if (collections == before) {
        area->gc_last_free_atb_index = old_index;
        #if MICROPY_GC_SPLIT_HEAP
        MP_STATE_MEM(gc_last_free_area) = old_area;
        #endif
        if (ptr != NULL && place_of(ptr, &place) && !lvmp_index_found(n_blocks, place)
            && (place.area != number || place.block >= old_index * BLOCKS_PER_ATB + LVMP_INDEX_WALK)) {
            lvmp_index_track(n_blocks);
        }
    }
    GC_EXIT();
    return ptr;
}

void *__wrap_gc_alloc(size_t n_bytes, unsigned int alloc_flags) {
    size_t n_blocks = (n_bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK;
    if (n_blocks < 2 || PASS_BY()) {
        return __real_gc_alloc(n_bytes, alloc_flags);
    }
    if (lvmp_index_tracking()) {
        return alloc_tracked(n_bytes, alloc_flags, n_blocks);
    }
    size_t number;
    size_t start = first_area(&number)->gc_last_free_atb_index * BLOCKS_PER_ATB;
    void *ptr = __real_gc_alloc(n_bytes, alloc_flags);
    lvmp_index_place_t place;
    if (ptr != NULL && place_of(ptr, &place) && (place.area != number || place.block >= start + LVMP_INDEX_WALK)) {
        GC_ENTER();
        lvmp_index_track(n_blocks);
        GC_EXIT();
    }
    return ptr;
}

void __wrap_gc_free(void *ptr) {
    __real_gc_free(ptr);
    tell_freed(ptr);
}

void *__wrap_gc_realloc(void *ptr, size_t n_bytes, bool allow_move) {
    void *new_ptr = __real_gc_realloc(ptr, n_bytes, allow_move);
    if (new_ptr != NULL || n_bytes == 0) {
        // Moved, shrunk or freed.
        tell_freed(ptr);
    }
    return new_ptr;
}

#endif // LVMP_WRAP_ALLOC

bool lvmp_wraps_live(void) {
    // Under --wrap the plain name means the wrap. Volatile, since a compiler knows two functions to differ.
    void (*volatile plain)(void) = gc_collect_start;
    return plain == __wrap_gc_collect_start;
}

#endif // LVMP_POOL_TLSF
