// MicroPython's side of include/lvmp_port.h: one call deep, no policy.

#include "py/gc.h"
#include "py/mphal.h"
#include "py/mpstate.h"
#include "py/objarray.h"
#include "py/objstr.h"
#include "py/runtime.h"
#include "lvmp.h"
#include "lvmp_port.h"
#include "lvmp_shim.h"

// Not gc_nbytes(): that walks the whole block, and denies one that a running collection has marked.
bool lvmp_port_is_block(const void *ptr) {
    const mp_state_mem_area_t *area = lvmp_area_of(ptr);
    if (area == NULL || (uintptr_t)ptr % BYTES_PER_BLOCK != 0) {
        return false;
    }
    size_t block = ((const byte *)ptr - area->gc_pool_start) / BYTES_PER_BLOCK;
    int kind = lvmp_kind_of(area, block);
    return kind == AT_HEAD || kind == AT_MARK;
}

#if LVMP_POOL_TLSF

#if LVMP_FAST_POOL_BYTES == 0
#define FAST_POOL (NULL)
#elif LVMP_WRAP
#ifndef LVMP_FAST_POOL_SECTION
#define LVMP_FAST_POOL_SECTION ".bss.lvmp_fast_pool"
#endif
static uint64_t fast_pool[LVMP_FAST_POOL_BYTES / sizeof(uint64_t)] __attribute__((section(LVMP_FAST_POOL_SECTION)));
#define FAST_POOL (fast_pool)
#else
#ifdef LVMP_FAST_POOL_SECTION
#error "LVMP_FAST_POOL_SECTION needs linker wraps (LVMP_WRAP=1): without them the collector finds fast memory among the root pointers only"
#endif
MP_REGISTER_ROOT_POINTER(void *lvmp_fast_pool[LVMP_FAST_POOL_BYTES / sizeof(void *)]);
#define FAST_POOL (MP_STATE_VM(lvmp_fast_pool))
#endif
_Static_assert(LVMP_FAST_POOL_BYTES == 0 || LVMP_FAST_POOL_BYTES >= 2048, "LVMP_FAST_POOL_BYTES: 0, or 2048 at least");
_Static_assert(LVMP_FAST_POOL_MAX >= 512, "LVMP_FAST_POOL_MAX: 512 at least");

const lvmp_port_config_t lvmp_port_config = {
    .pool_min = LVMP_POOL_MIN,
    .pool_bytes = LVMP_POOL_BYTES,
    .pool_max = LVMP_POOL_MAX,
    .pool_big = LVMP_POOL_BIG,
    .reserve_bytes = LVMP_RESERVE_BYTES,
    .pool_idle = LVMP_POOL_IDLE,
    .fast_base = FAST_POOL,
    .fast_bytes = LVMP_FAST_POOL_BYTES,
    .fast_max = LVMP_FAST_POOL_MAX,
    .fast_is_root = !LVMP_WRAP,
    .block_bytes = BYTES_PER_BLOCK,
    .exact = LVMP_GC_EXACT,
    .threads = MICROPY_PY_THREAD && !MICROPY_PY_THREAD_GIL,
    .debug = LVMP_DEBUG,
};

// The members of lvmp_port_roots_t in the same order; root pointers must be pointers or arrays of them.
MP_REGISTER_ROOT_POINTER(void *lvmp_roots[18]);
_Static_assert(sizeof(lvmp_port_roots_t) == 18 * sizeof(void *), "a root for each member");

// The object whose finaliser tells that the heap ends.
MP_REGISTER_ROOT_POINTER(void *lvmp_watch);

lvmp_port_roots_t *lvmp_port_roots(void) {
    return (lvmp_port_roots_t *)MP_STATE_VM(lvmp_roots);
}

void *lvmp_port_alloc(size_t n_bytes) {
    return gc_alloc(n_bytes, 0);
}

void lvmp_port_free(void *block) {
    gc_free(block);
}

bool lvmp_port_resize(void *block, size_t n_bytes) {
    return gc_realloc(block, n_bytes, false) != NULL;
}

bool lvmp_port_in_heap(const void *ptr) {
    return lvmp_area_of(ptr) != NULL;
}

size_t lvmp_port_heap_bytes(void) {
    size_t n_bytes = 0;
    for (const mp_state_mem_area_t *area = &MP_STATE_MEM(area); area != NULL; area = NEXT_AREA(area)) {
        n_bytes += area->gc_pool_end - area->gc_pool_start;
    }
    return n_bytes;
}

size_t lvmp_port_largest_free(void) {
    gc_info_t info;
    gc_info(&info);
    return info.max_free * BYTES_PER_BLOCK;
}

// The type is compared as well: a heap made anew may have put something else at the same place.
bool lvmp_port_watched(void) {
    const mp_obj_base_t *watch = MP_STATE_VM(lvmp_watch);
    return lvmp_port_is_block(watch) && watch->type == &lvmp_type_watch;
}

bool lvmp_port_watch(void) {
    mp_obj_base_t *watch = gc_alloc(sizeof(mp_obj_base_t), GC_ALLOC_FLAG_HAS_FINALISER);
    if (watch == NULL) {
        return false;
    }
    watch->type = &lvmp_type_watch;
    MP_STATE_VM(lvmp_watch) = watch;
    return true;
}

void lvmp_port_unwatch(void) {
    void *watch = MP_STATE_VM(lvmp_watch);
    MP_STATE_VM(lvmp_watch) = NULL;
    gc_free(watch);
}

static mp_obj_t watch_del(mp_obj_t self) {
    if (MP_OBJ_TO_PTR(self) == MP_STATE_VM(lvmp_watch)) {
        MP_STATE_VM(lvmp_watch) = NULL;
        lvmp_pool_forget();
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(watch_del_obj, watch_del);

static const mp_rom_map_elem_t watch_locals_dict_table[] = {
    { MP_ROM_QSTR(MP_QSTR___del__), MP_ROM_PTR(&watch_del_obj) },
};
static MP_DEFINE_CONST_DICT(watch_locals_dict, watch_locals_dict_table);

MP_DEFINE_CONST_OBJ_TYPE(
    lvmp_type_watch,
    MP_QSTR_lvmp,
    MP_TYPE_FLAG_NONE,
    locals_dict, &watch_locals_dict
    );

size_t lvmp_port_areas(lvmp_port_area_t *areas) {
    size_t n = 0;
    for (const mp_state_mem_area_t *area = &MP_STATE_MEM(area); area != NULL; area = NEXT_AREA(area)) {
        if (n < LVMP_PORT_AREAS) {
            areas[n].table = area->gc_alloc_table_start;
            #if LVMP_GC_LEAF
            areas[n].finalisers = area->gc_finaliser_table_start;
            #else
            areas[n].finalisers = NULL;
            #endif
            areas[n].start = area->gc_pool_start;
            areas[n].n_blocks = (area->gc_pool_end - area->gc_pool_start) / BYTES_PER_BLOCK;
            areas[n].n_used = MIN(area->gc_last_used_block + 1, areas[n].n_blocks);
        }
        n++;
    }
    return n;
}

bool lvmp_port_leaf(const void *object, const void **data) {
    #if LVMP_GC_LEAF
    const mp_obj_type_t *type = ((const mp_obj_base_t *)object)->type;
    if (!lvmp_is_leaf_type(type)) {
        return false;
    }
    if (type == &mp_type_str || type == &mp_type_bytes) {
        *data = ((const mp_obj_str_t *)object)->data;
        return true;
    }
    const mp_obj_array_t *array = object;
    // The codes of objects and of addresses.
    if (array->typecode == 'O' || array->typecode == 'P' || array->typecode == 'S') {
        return false;
    }
    *data = array->items;
    return true;
    #else
    (void)object;
    (void)data;
    return false;
    #endif
}

bool lvmp_port_lacks_finaliser(const void *object) {
    #if LVMP_GC_LEAF
    const mp_obj_type_t *type = ((const mp_obj_base_t *)object)->type;
    return lvmp_is_leaf_type(type)
           #if MICROPY_PY_BUILTINS_MEMORYVIEW
           || type == &mp_type_memoryview
           #endif
    ;
    #else
    (void)object;
    return false;
    #endif
}

// The same words that gc_collect_start() looks at: from the first of these members to the second.
#define ROOT_START (offsetof(mp_state_ctx_t, thread.dict_locals))
#define ROOT_END (offsetof(mp_state_ctx_t, vm.qstr_last_chunk))
_Static_assert(ROOT_START < offsetof(mp_state_ctx_t, vm.lvmp_roots) && offsetof(mp_state_ctx_t, vm.lvmp_roots) < ROOT_END, "root pointers lie in between");
_Static_assert(ROOT_START % sizeof(void *) == 0 && ROOT_END % sizeof(void *) == 0, "they are whole words");

size_t lvmp_port_root_ranges(lvmp_port_range_t *ranges) {
    ranges[0].start = (byte *)&mp_state_ctx + ROOT_START;
    ranges[0].n_words = (ROOT_END - ROOT_START) / sizeof(void *);
    #if MICROPY_ENABLE_PYSTACK
    ranges[1].start = MP_STATE_THREAD(pystack_start);
    ranges[1].n_words = (MP_STATE_THREAD(pystack_cur) - MP_STATE_THREAD(pystack_start)) / sizeof(void *);
    return 2;
    #else
    return 1;
    #endif
}

bool lvmp_port_scans_outside(void) {
    return lvmp_wraps_live();
}

void lvmp_port_scan(void *start, size_t n_words) {
    gc_collect_root(start, n_words);
}

size_t lvmp_port_atomic_begin(void) {
    return MICROPY_BEGIN_ATOMIC_SECTION();
}

void lvmp_port_atomic_end(size_t state) {
    MICROPY_END_ATOMIC_SECTION(state);
}

// Not Python's printer: that may call Python, which may raise.
void lvmp_port_report(const char *what, const void *ptr) {
    mp_printf(&mp_plat_print, "lvmp: %s: %p\n", what, ptr);
}

void lvmp_port_panic(void) {
    mp_printf(&mp_plat_print, "lvmp: internal error\n");
    nlr_jump_fail(NULL);
}

bool lvmp_take_oom(void) {
    return lvmp_pool_take_oom();
}

void lvmp_reset(void) {
    lvmp_pool_reset();
}

#endif // LVMP_POOL_TLSF
