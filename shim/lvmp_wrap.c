// Linker wraps (-Wl,--wrap=NAME): the collector is met without a patch to MicroPython.
// Where the linker doesn't wrap, nothing here is called and the root pointers alone keep LVGL's memory alive.

#include "py/gc.h"
#include "lvmp.h"
#include "lvmp_shim.h"

#if LVMP_POOL_TLSF

void __real_gc_init(void *start, void *end);
void __real_gc_collect_start(void);
void __wrap_gc_init(void *start, void *end);
void __wrap_gc_collect_start(void);

// A new heap: what lay in the old one must never be followed.
void __wrap_gc_init(void *start, void *end) {
    lvmp_pool_forget();
    __real_gc_init(start, end);
}

void __wrap_gc_collect_start(void) {
    __real_gc_collect_start();
    lvmp_pool_scan_outside();
}

bool lvmp_wraps_live(void) {
    // Under --wrap the plain name means the wrap. Volatile, since a compiler knows two functions to differ.
    void (*volatile plain)(void) = gc_collect_start;
    return plain == __wrap_gc_collect_start;
}

#endif // LVMP_POOL_TLSF
