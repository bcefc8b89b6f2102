// LVGL's memory without the pools: every block straight from the GC, with flags 0 and without raising.
// LVGL's globals must be a GC root for it, as they are in the bundled module.

#include <string.h>

#include "py/gc.h"
#include "lvmp.h"
#include "lvmp_config.h"

#if !LVMP_POOL_TLSF

static bool out_of_memory;

bool lvmp_take_oom(void) {
    bool taken = out_of_memory;
    out_of_memory = false;
    return taken;
}

void lvmp_reset(void) {
    // What LVGL's globals no longer reach, the next collection frees.
    out_of_memory = false;
}

#if LVMP_LV_MEM

void lv_mem_init(void) {
    out_of_memory = false;
}

void lv_mem_deinit(void) {
}

void *lv_mem_add_pool(void *mem, size_t bytes) {
    (void)mem;
    (void)bytes;
    return NULL;
}

void lv_mem_remove_pool(void *pool) {
    (void)pool;
}

void *lv_malloc_core(size_t size) {
    void *p = gc_alloc(size, 0);
    out_of_memory |= p == NULL;
    return p;
}

void *lv_realloc_core(void *p, size_t new_size) {
    void *q = gc_realloc(p, new_size, true);
    if (q == NULL && p != NULL && new_size <= gc_nbytes(p)) {
        // The GC is locked: the block stays as large as it was.
        return p;
    }
    out_of_memory |= q == NULL;
    return q;
}

void lv_free_core(void *p) {
    gc_free(p);
}

void lv_mem_monitor_core(lv_mem_monitor_t *mon_p) {
    gc_info_t info;
    gc_info(&info);
    mon_p->total_size = info.total;
    mon_p->free_size = info.free;
    mon_p->free_biggest_size = info.max_free * MICROPY_BYTES_PER_GC_BLOCK;
    mon_p->used_pct = info.total == 0 ? 0 : (uint8_t)((uint64_t)info.used * 100 / info.total);
    mon_p->frag_pct = info.free == 0 ? 0 : (uint8_t)(100 - (uint64_t)mon_p->free_biggest_size * 100 / info.free);
}

unsigned int lv_mem_test_core(void) {
    return 1;
}

#endif // LVMP_LV_MEM
#endif // !LVMP_POOL_TLSF
