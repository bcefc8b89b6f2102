// The Python module `lvmp_test`: what C callers of LVGL's memory do, and faults on wish.

#include <string.h>

#ifdef __unix__
#include <errno.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "py/gc.h"
#include "py/objarray.h"
#include "py/runtime.h"
#include "lvmp.h"
#include "lvmp_port.h"

static size_t collections;
// Calls until an allocation fails, -1 for never; how many calls it fails for; whether it did.
static mp_int_t malloc_left = -1;
static mp_int_t port_left = -1;
static mp_int_t failing;
static bool failed;

void __real_gc_collect(void);
void __wrap_gc_collect(void);
void *__real_lv_malloc_core(size_t size);
void *__wrap_lv_malloc_core(size_t size);
void *__real_lvmp_port_alloc(size_t n_bytes);
void *__wrap_lvmp_port_alloc(size_t n_bytes);

void __wrap_gc_collect(void) {
    collections++;
    __real_gc_collect();
}

static bool fails(mp_int_t *left) {
    if (*left < 0) {
        return false;
    }
    if (*left > 0) {
        (*left)--;
        return false;
    }
    failed = true;
    if (--failing <= 0) {
        *left = -1;
    }
    return true;
}

void *__wrap_lv_malloc_core(size_t size) {
    return __real_lv_malloc_core(fails(&malloc_left) ? SIZE_MAX : size);
}

void *__wrap_lvmp_port_alloc(size_t n_bytes) {
    return fails(&port_left) ? NULL : __real_lvmp_port_alloc(n_bytes);
}

static void *address(mp_obj_t obj) {
    return (void *)(uintptr_t)mp_obj_get_int_truncated(obj);
}

static mp_obj_t integer(const void *p) {
    return mp_obj_new_int_from_uint((uintptr_t)p);
}

static size_t size(mp_obj_t obj) {
    return (size_t)mp_obj_get_int_truncated(obj);
}

// alloc(n): lv_malloc_core(), the address or 0
static mp_obj_t test_alloc(mp_obj_t n) {
    return integer(lv_malloc_core(size(n)));
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_alloc_obj, test_alloc);

// alloc_leaf(n): lvmp_pool_alloc_leaf(), the address or 0
static mp_obj_t test_alloc_leaf(mp_obj_t n) {
    return integer(lvmp_pool_alloc_leaf(size(n)));
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_alloc_leaf_obj, test_alloc_leaf);

// max_free(): bytes of the longest free run in the GC heap
static mp_obj_t test_max_free(void) {
    return mp_obj_new_int_from_uint(lvmp_port_largest_free());
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_max_free_obj, test_max_free);

// gc_free(bytearray): gives a bytearray's data back to the GC heap; it is empty afterwards
static mp_obj_t test_gc_free(mp_obj_t array_in) {
    mp_obj_array_t *array = MP_OBJ_TO_PTR(array_in);
    void *items = array->items;
    array->items = NULL;
    array->len = 0;
    array->free = 0;
    gc_free(items);
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_gc_free_obj, test_gc_free);

// realloc(p, n): lv_realloc_core()
static mp_obj_t test_realloc(mp_obj_t p, mp_obj_t n) {
    return integer(lv_realloc_core(address(p), size(n)));
}
static MP_DEFINE_CONST_FUN_OBJ_2(test_realloc_obj, test_realloc);

// free(p): lv_free_core()
static mp_obj_t test_free(mp_obj_t p) {
    lv_free_core(address(p));
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_free_obj, test_free);

// init(): lv_mem_init()
static mp_obj_t test_init(void) {
    lv_mem_init();
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_init_obj, test_init);

// deinit(): lv_mem_deinit()
static mp_obj_t test_deinit(void) {
    lv_mem_deinit();
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_deinit_obj, test_deinit);

// monitor(): every field of lv_mem_monitor_t
static mp_obj_t test_monitor(void) {
    lv_mem_monitor_t mon;
    memset(&mon, 0xff, sizeof(mon));
    lv_mem_monitor_core(&mon);
    mp_obj_t items[] = {
        mp_obj_new_int_from_uint(mon.total_size),
        mp_obj_new_int_from_uint(mon.free_cnt),
        mp_obj_new_int_from_uint(mon.free_size),
        mp_obj_new_int_from_uint(mon.free_biggest_size),
        mp_obj_new_int_from_uint(mon.used_cnt),
        mp_obj_new_int_from_uint(mon.max_used),
        MP_OBJ_NEW_SMALL_INT(mon.used_pct),
        MP_OBJ_NEW_SMALL_INT(mon.frag_pct),
    };
    return mp_obj_new_tuple(MP_ARRAY_SIZE(items), items);
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_monitor_obj, test_monitor);

// check(): lv_mem_test_core(), whether all is sound
static mp_obj_t test_check(void) {
    return mp_obj_new_bool(lv_mem_test_core());
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_check_obj, test_check);

// add_pool(n): lv_mem_add_pool() of static memory, the handle or 0
static mp_obj_t test_add_pool(mp_obj_t n_in) {
    static uint64_t memory[8192];
    size_t n = size(n_in);
    return integer(n > sizeof(memory) ? NULL : lv_mem_add_pool(memory, n));
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_add_pool_obj, test_add_pool);

// static(n): a bytearray of n bytes outside the GC heap
static mp_obj_t test_static(mp_obj_t n) {
    static uint64_t memory[8192];
    return mp_obj_new_bytearray_by_ref(MIN(size(n), sizeof(memory)), memory);
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_static_obj, test_static);

// remove_pool(handle): lv_mem_remove_pool()
static mp_obj_t test_remove_pool(mp_obj_t handle) {
    lv_mem_remove_pool(address(handle));
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_remove_pool_obj, test_remove_pool);

// owns(p)
static mp_obj_t test_owns(mp_obj_t p) {
    return mp_obj_new_bool(lvmp_pool_owns(address(p)));
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_owns_obj, test_owns);

// usable_size(p)
static mp_obj_t test_usable_size(mp_obj_t p) {
    return mp_obj_new_int_from_uint(lvmp_pool_usable_size(address(p)));
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_usable_size_obj, test_usable_size);

// store(p, i, obj): LVGL's memory refers to a Python object, in the i-th word at p
static mp_obj_t test_store(mp_obj_t p, mp_obj_t i, mp_obj_t obj) {
    ((mp_obj_t *)address(p))[mp_obj_get_int(i)] = obj;
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_3(test_store_obj, test_store);

// load(p, i): that object
static mp_obj_t test_load(mp_obj_t p, mp_obj_t i) {
    return ((mp_obj_t *)address(p))[mp_obj_get_int(i)];
}
static MP_DEFINE_CONST_FUN_OBJ_2(test_load_obj, test_load);

// fill(p, n, byte): writes n bytes at p
static mp_obj_t test_fill(mp_obj_t p, mp_obj_t n, mp_obj_t byte) {
    memset(address(p), mp_obj_get_int(byte), size(n));
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_3(test_fill_obj, test_fill);

// holds(p, n, byte): whether n bytes at p are all that byte
static mp_obj_t test_holds(mp_obj_t p_in, mp_obj_t n, mp_obj_t byte) {
    const uint8_t *p = address(p_in);
    for (size_t i = 0; i < size(n); i++) {
        if (p[i] != mp_obj_get_int(byte)) {
            return mp_const_false;
        }
    }
    return mp_const_true;
}
static MP_DEFINE_CONST_FUN_OBJ_3(test_holds_obj, test_holds);

// address_of(obj): an object's address
static mp_obj_t test_address_of(mp_obj_t obj) {
    return integer(MP_OBJ_TO_PTR(obj));
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_address_of_obj, test_address_of);

// collections(): how many collections there were
static mp_obj_t test_collections(void) {
    return mp_obj_new_int_from_uint(collections);
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_collections_obj, test_collections);

// What the board set, to be set otherwise. Emulated boards keep constants in memory that can be written.
static volatile lvmp_port_config_t *config(void) {
    #ifdef __unix__
    uintptr_t page = (uintptr_t)&lvmp_port_config & ~(uintptr_t)(sysconf(_SC_PAGESIZE) - 1);
    // Code may lie beside it.
    if (mprotect((void *)page, (uintptr_t)(&lvmp_port_config + 1) - page, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) {
        mp_raise_OSError(errno);
    }
    #endif
    return (volatile lvmp_port_config_t *)&lvmp_port_config;
}

// pool_max(n): how many pools are made at most
static mp_obj_t test_pool_max(mp_obj_t n) {
    config()->pool_max = mp_obj_get_int(n);
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_pool_max_obj, test_pool_max);

// remember(n): the n of the first call in this process, which survives soft resets
static mp_obj_t test_remember(mp_obj_t n) {
    static mp_int_t first = -1;
    if (first < 0) {
        first = mp_obj_get_int(n);
    }
    return mp_obj_new_int(first);
}
static MP_DEFINE_CONST_FUN_OBJ_1(test_remember_obj, test_remember);

// turn(): how often it was called before, soft resets or not
static mp_obj_t test_turn(void) {
    static mp_int_t turns;
    return mp_obj_new_int(turns++);
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_turn_obj, test_turn);

// take_oom(): lvmp_take_oom()
static mp_obj_t test_take_oom(void) {
    return mp_obj_new_bool(lvmp_take_oom());
}
static MP_DEFINE_CONST_FUN_OBJ_0(test_take_oom_obj, test_take_oom);

// Arms a fault, -1 for none. Whether the one that was armed before came to pass.
static mp_obj_t arm(mp_int_t *left, size_t n_args, const mp_obj_t *args) {
    bool happened = failed;
    failed = false;
    *left = mp_obj_get_int(args[0]);
    failing = n_args > 1 ? mp_obj_get_int(args[1]) : 1;
    return mp_obj_new_bool(happened);
}

// fail_malloc(n, times=1): after n calls, so many calls of lv_malloc_core() return NULL
static mp_obj_t test_fail_malloc(size_t n_args, const mp_obj_t *args) {
    return arm(&malloc_left, n_args, args);
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(test_fail_malloc_obj, 1, 2, test_fail_malloc);

// fail_heap(n, times=1): after n requests of the pools to the GC heap, so many of them find no room
static mp_obj_t test_fail_heap(size_t n_args, const mp_obj_t *args) {
    return arm(&port_left, n_args, args);
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(test_fail_heap_obj, 1, 2, test_fail_heap);

// on_del(callback): an object whose finaliser calls callback()
typedef struct _on_del_obj_t {
    mp_obj_base_t base;
    mp_obj_t callback;
} on_del_obj_t;

static mp_obj_t on_del_del(mp_obj_t self_in) {
    on_del_obj_t *self = MP_OBJ_TO_PTR(self_in);
    return mp_call_function_0(self->callback);
}
static MP_DEFINE_CONST_FUN_OBJ_1(on_del_del_obj, on_del_del);

static const mp_rom_map_elem_t on_del_locals_dict_table[] = {
    { MP_ROM_QSTR(MP_QSTR___del__), MP_ROM_PTR(&on_del_del_obj) },
};
static MP_DEFINE_CONST_DICT(on_del_locals_dict, on_del_locals_dict_table);

static mp_obj_t on_del_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    mp_arg_check_num(n_args, n_kw, 1, 1, false);
    on_del_obj_t *self = mp_obj_malloc_with_finaliser(on_del_obj_t, type);
    self->callback = args[0];
    return MP_OBJ_FROM_PTR(self);
}

static MP_DEFINE_CONST_OBJ_TYPE(
    on_del_type,
    MP_QSTR_on_del,
    MP_TYPE_FLAG_NONE,
    make_new, on_del_make_new,
    locals_dict, &on_del_locals_dict
    );

#ifdef __unix__
static pthread_t ticker;
static volatile bool ticking;
static volatile useconds_t tick_us;
static volatile size_t ticks;
MP_REGISTER_ROOT_POINTER(mp_obj_t lvmp_test_callback);

static void *tick(void *arg) {
    (void)arg;
    while (ticking) {
        usleep(tick_us);
        ticks++;
        mp_sched_schedule(MP_STATE_VM(lvmp_test_callback), mp_const_none);
    }
    return NULL;
}

// timer(callback, us): schedules callback(None) every us microseconds, as an interrupt would; 0 stops it. Returns how often
// it came. By a thread that runs no Python: the unix port's scheduler takes a mutex, which a signal handler must not.
static mp_obj_t test_timer(mp_obj_t callback, mp_obj_t us) {
    if (ticking) {
        ticking = false;
        pthread_join(ticker, NULL);
    }
    size_t before = ticks;
    ticks = 0;
    tick_us = mp_obj_get_int(us);
    MP_STATE_VM(lvmp_test_callback) = callback;
    if (tick_us > 0) {
        ticking = true;
        int error = pthread_create(&ticker, NULL, tick, NULL);
        if (error != 0) {
            ticking = false;
            mp_raise_OSError(error);
        }
    }
    return mp_obj_new_int_from_uint(before);
}
static MP_DEFINE_CONST_FUN_OBJ_2(test_timer_obj, test_timer);
#endif

static const mp_rom_map_elem_t lvmp_test_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_lvmp_test) },
    { MP_ROM_QSTR(MP_QSTR_BLOCK), MP_ROM_INT(MICROPY_BYTES_PER_GC_BLOCK) },
    { MP_ROM_QSTR(MP_QSTR_alloc), MP_ROM_PTR(&test_alloc_obj) },
    { MP_ROM_QSTR(MP_QSTR_alloc_leaf), MP_ROM_PTR(&test_alloc_leaf_obj) },
    { MP_ROM_QSTR(MP_QSTR_max_free), MP_ROM_PTR(&test_max_free_obj) },
    { MP_ROM_QSTR(MP_QSTR_gc_free), MP_ROM_PTR(&test_gc_free_obj) },
    { MP_ROM_QSTR(MP_QSTR_realloc), MP_ROM_PTR(&test_realloc_obj) },
    { MP_ROM_QSTR(MP_QSTR_free), MP_ROM_PTR(&test_free_obj) },
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&test_init_obj) },
    { MP_ROM_QSTR(MP_QSTR_deinit), MP_ROM_PTR(&test_deinit_obj) },
    { MP_ROM_QSTR(MP_QSTR_monitor), MP_ROM_PTR(&test_monitor_obj) },
    { MP_ROM_QSTR(MP_QSTR_check), MP_ROM_PTR(&test_check_obj) },
    { MP_ROM_QSTR(MP_QSTR_add_pool), MP_ROM_PTR(&test_add_pool_obj) },
    { MP_ROM_QSTR(MP_QSTR_static), MP_ROM_PTR(&test_static_obj) },
    { MP_ROM_QSTR(MP_QSTR_remove_pool), MP_ROM_PTR(&test_remove_pool_obj) },
    { MP_ROM_QSTR(MP_QSTR_owns), MP_ROM_PTR(&test_owns_obj) },
    { MP_ROM_QSTR(MP_QSTR_usable_size), MP_ROM_PTR(&test_usable_size_obj) },
    { MP_ROM_QSTR(MP_QSTR_store), MP_ROM_PTR(&test_store_obj) },
    { MP_ROM_QSTR(MP_QSTR_load), MP_ROM_PTR(&test_load_obj) },
    { MP_ROM_QSTR(MP_QSTR_fill), MP_ROM_PTR(&test_fill_obj) },
    { MP_ROM_QSTR(MP_QSTR_holds), MP_ROM_PTR(&test_holds_obj) },
    { MP_ROM_QSTR(MP_QSTR_address_of), MP_ROM_PTR(&test_address_of_obj) },
    { MP_ROM_QSTR(MP_QSTR_collections), MP_ROM_PTR(&test_collections_obj) },
    { MP_ROM_QSTR(MP_QSTR_pool_max), MP_ROM_PTR(&test_pool_max_obj) },
    { MP_ROM_QSTR(MP_QSTR_remember), MP_ROM_PTR(&test_remember_obj) },
    { MP_ROM_QSTR(MP_QSTR_turn), MP_ROM_PTR(&test_turn_obj) },
    { MP_ROM_QSTR(MP_QSTR_take_oom), MP_ROM_PTR(&test_take_oom_obj) },
    { MP_ROM_QSTR(MP_QSTR_fail_malloc), MP_ROM_PTR(&test_fail_malloc_obj) },
    { MP_ROM_QSTR(MP_QSTR_fail_heap), MP_ROM_PTR(&test_fail_heap_obj) },
    { MP_ROM_QSTR(MP_QSTR_on_del), MP_ROM_PTR(&on_del_type) },
    #ifdef __unix__
    { MP_ROM_QSTR(MP_QSTR_timer), MP_ROM_PTR(&test_timer_obj) },
    #endif
};
static MP_DEFINE_CONST_DICT(lvmp_test_globals, lvmp_test_globals_table);

const mp_obj_module_t lvmp_test_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&lvmp_test_globals,
};

MP_REGISTER_MODULE(MP_QSTR_lvmp_test, lvmp_test_module);
