// The Python module `lvmp`: what LVGL's memory is doing.

#include "py/gc.h"
#include "py/mpstate.h"
#include "py/runtime.h"
#include "lvmp.h"
#include "lvmp_port.h"
#include "lvmp_shim.h"

#if !LVMP_POOL_TLSF
bool lvmp_wraps_live(void) {
    return false;
}
#endif

static void store(mp_obj_t dict, qstr key, size_t value) {
    mp_obj_dict_store(dict, MP_OBJ_NEW_QSTR(key), mp_obj_new_int_from_uint(value));
}

// stats(): a dict of what the pools hold, in bytes and counts; without pools all of it is 0.
static mp_obj_t lvmp_stats(void) {
    mp_obj_t dict = mp_obj_new_dict(20);
    mp_obj_dict_store(dict, MP_OBJ_NEW_QSTR(MP_QSTR_wraps), mp_obj_new_bool(lvmp_wraps_live()));
    mp_obj_dict_store(dict, MP_OBJ_NEW_QSTR(MP_QSTR_leaves), mp_obj_new_bool(LVMP_GC_LEAF && lvmp_wraps_live()));
    lvmp_pool_stats_t stats = { 0 };
    #if LVMP_POOL_TLSF
    lvmp_pool_stats(&stats);
    #endif
    store(dict, MP_QSTR_pools, stats.pools);
    store(dict, MP_QSTR_bytes, stats.bytes);
    store(dict, MP_QSTR_used, stats.used);
    store(dict, MP_QSTR_free, stats.free);
    store(dict, MP_QSTR_peak, stats.peak);
    store(dict, MP_QSTR_largest_free, stats.largest_free);
    store(dict, MP_QSTR_used_blocks, stats.used_blocks);
    store(dict, MP_QSTR_free_blocks, stats.free_blocks);
    store(dict, MP_QSTR_gc_blocks, stats.gc_blocks);
    store(dict, MP_QSTR_gc_bytes, stats.gc_bytes);
    store(dict, MP_QSTR_reserve, stats.reserve);
    store(dict, MP_QSTR_reserve_free, stats.reserve_free);
    store(dict, MP_QSTR_fast, stats.fast);
    store(dict, MP_QSTR_fast_free, stats.fast_free);
    store(dict, MP_QSTR_fallbacks, stats.fallbacks);
    store(dict, MP_QSTR_shortages, stats.shortages);
    store(dict, MP_QSTR_grown, stats.grown);
    store(dict, MP_QSTR_returned, stats.returned);
    return dict;
}
static MP_DEFINE_CONST_FUN_OBJ_0(lvmp_stats_obj, lvmp_stats);

// check(): None if every pool is sound, else raises RuntimeError with the address of the damage.
static mp_obj_t lvmp_check(void) {
    #if LVMP_POOL_TLSF
    const void *damaged = lvmp_pool_check();
    if (damaged != NULL) {
        mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("LVGL's memory is damaged at %p"), damaged);
    }
    #endif
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(lvmp_check_obj, lvmp_check);

// trim(): returns empty pools to the heap and fills the reserve; how many bytes were given back.
static mp_obj_t lvmp_trim(void) {
    #if LVMP_POOL_TLSF
    return mp_obj_new_int_from_uint(lvmp_pool_trim());
    #else
    return MP_OBJ_NEW_SMALL_INT(0);
    #endif
}
static MP_DEFINE_CONST_FUN_OBJ_0(lvmp_trim_obj, lvmp_trim);

#if LVMP_POOL_TLSF
// Raises unless memory of so many bytes is a pool now.
static void check_made(lvmp_pool_made_t made, size_t n_bytes) {
    switch (made) {
        case LVMP_POOL_MADE:
            return;
        case LVMP_POOL_TOO_SMALL:
            mp_raise_msg_varg(&mp_type_ValueError, MP_ERROR_TEXT("%u bytes are too few for a pool: give 2048 or more"), (unsigned int)n_bytes);
        case LVMP_POOL_OVERLAPS:
            mp_raise_ValueError(MP_ERROR_TEXT("the buffer is a pool already"));
        case LVMP_POOL_TOO_MANY:
            mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("there are %u pools, as many as there can be: make fewer, larger ones"), LVMP_POOL_SLOTS);
        case LVMP_POOL_NOT_SCANNED:
            mp_raise_ValueError(MP_ERROR_TEXT("the buffer lies outside the heap, which needs linker wraps: build with LVMP_WRAP=1"));
        case LVMP_POOL_NO_ROOM:
            m_malloc_fail(n_bytes);
    }
}
#endif

// reserve(n): makes a pool for n bytes that stays, while the heap is whole. Raises MemoryError.
static mp_obj_t lvmp_reserve(mp_obj_t n_in) {
    mp_int_t n = mp_obj_get_int(n_in);
    if (n < 0) {
        mp_raise_ValueError(MP_ERROR_TEXT("reserve: the size is negative"));
    }
    #if LVMP_POOL_TLSF
    check_made(lvmp_pool_reserve(n), n);
    #endif
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(lvmp_reserve_obj, lvmp_reserve);

// add_pool(buffer): LVGL's memory comes from the buffer too, until a soft reset. It is kept alive; nobody else may write to it
// or resize it.
static mp_obj_t lvmp_add_pool(mp_obj_t buffer) {
    mp_buffer_info_t info;
    if (!mp_get_buffer(buffer, &info, MP_BUFFER_RW)) {
        mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("add_pool: '%s' is no writable buffer, as a bytearray is"), mp_obj_get_type_str(buffer));
    }
    #if LVMP_POOL_TLSF
    check_made(lvmp_pool_keep(info.buf, info.len, MP_OBJ_TO_PTR(buffer)), info.len);
    #endif
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(lvmp_add_pool_obj, lvmp_add_pool);

// heap_map(): bytes, a class for each block of the GC heap: 0 free, 1 head, 2 tail, and what LVGL has of it:
// 3 pool, used, 4 pool, free, 5 a block of LVGL's own, 6 the reserve.
static mp_obj_t lvmp_heap_map(void) {
    size_t n_all = 0;
    for (const mp_state_mem_area_t *area = &MP_STATE_MEM(area); area != NULL; area = NEXT_AREA(area)) {
        n_all += (area->gc_pool_end - area->gc_pool_start) / BYTES_PER_BLOCK;
    }
    // The object before the picture, so that it is in it.
    vstr_t vstr;
    vstr_init_len(&vstr, n_all);
    byte *map = (byte *)vstr.buf;
    for (const mp_state_mem_area_t *area = &MP_STATE_MEM(area); area != NULL; area = NEXT_AREA(area)) {
        size_t n_blocks = (area->gc_pool_end - area->gc_pool_start) / BYTES_PER_BLOCK;
        for (size_t i = 0; i < n_blocks; i++) {
            map[i] = area->gc_alloc_table_start[i / BLOCKS_PER_ATB] >> (2 * (i % BLOCKS_PER_ATB)) & 3;
        }
        #if LVMP_POOL_TLSF
        lvmp_pool_paint(area->gc_pool_start, BYTES_PER_BLOCK, map, n_blocks);
        #endif
        map += n_blocks;
    }
    return mp_obj_new_bytes_from_vstr(&vstr);
}
static MP_DEFINE_CONST_FUN_OBJ_0(lvmp_heap_map_obj, lvmp_heap_map);

static const mp_rom_map_elem_t lvmp_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_lvmp) },
    { MP_ROM_QSTR(MP_QSTR_stats), MP_ROM_PTR(&lvmp_stats_obj) },
    { MP_ROM_QSTR(MP_QSTR_check), MP_ROM_PTR(&lvmp_check_obj) },
    { MP_ROM_QSTR(MP_QSTR_trim), MP_ROM_PTR(&lvmp_trim_obj) },
    { MP_ROM_QSTR(MP_QSTR_reserve), MP_ROM_PTR(&lvmp_reserve_obj) },
    { MP_ROM_QSTR(MP_QSTR_add_pool), MP_ROM_PTR(&lvmp_add_pool_obj) },
    { MP_ROM_QSTR(MP_QSTR_heap_map), MP_ROM_PTR(&lvmp_heap_map_obj) },
};
static MP_DEFINE_CONST_DICT(lvmp_globals, lvmp_globals_table);

const mp_obj_module_t lvmp_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&lvmp_globals,
};

MP_REGISTER_MODULE(MP_QSTR_lvmp, lvmp_module);
