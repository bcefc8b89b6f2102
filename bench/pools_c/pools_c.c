// The yardstick: LVGL's memory from TLSF pools in the GC heap, in plain C.
//
// A pool is one GC block of 256 KB with a TLSF of its own, kept alive by a root pointer and made when
// the others are full. Big blocks, and what fits nowhere, are GC blocks in a list that a root pointer keeps.

#include <string.h>

#include "py/gc.h"
#include "py/mpstate.h"
#include "py/runtime.h"
#include "src/stdlib/lv_mem.h"

#define POOL_COUNT (8)
#define POOL_BYTES (256 * 1024)
#define BIG_BYTES (32 * 1024)

// What is needed of LVGL's TLSF: its header is hidden together with its source.
typedef void *lv_tlsf_t;
typedef void *lv_pool_t;
typedef void (*lv_tlsf_walker)(void *ptr, size_t size, int used, void *user);
lv_tlsf_t lv_tlsf_create_with_pool(void *mem, size_t bytes);
lv_pool_t lv_tlsf_get_pool(lv_tlsf_t tlsf);
void *lv_tlsf_malloc(lv_tlsf_t tlsf, size_t bytes);
void *lv_tlsf_realloc(lv_tlsf_t tlsf, void *ptr, size_t size);
size_t lv_tlsf_free(lv_tlsf_t tlsf, const void *ptr);
size_t lv_tlsf_block_size(void *ptr);
size_t lv_tlsf_size(void);
size_t lv_tlsf_pool_overhead(void);
void lv_tlsf_walk_pool(lv_pool_t pool, lv_tlsf_walker walker, void *user);
int lv_tlsf_check(lv_tlsf_t tlsf);
int lv_tlsf_check_pool(lv_pool_t pool);

typedef struct _pool_t {
    byte *start; // the TLSF's control block, then its memory; NULL if the slot is free
    size_t n_bytes;
} pool_t;

// In front of each GC block that LVGL has: a list, so that one root keeps all.
typedef struct _big_t {
    struct _big_t *next;
    struct _big_t *prev;
} big_t;

MP_REGISTER_ROOT_POINTER(void *pools_c_pool[8]);
MP_REGISTER_ROOT_POINTER(void *pools_c_big);

static pool_t pools[POOL_COUNT];
static size_t used_bytes;
static size_t max_used_bytes;

static void reset(void) {
    memset(pools, 0, sizeof(pools));
    memset(MP_STATE_VM(pools_c_pool), 0, sizeof(MP_STATE_VM(pools_c_pool)));
    MP_STATE_VM(pools_c_big) = NULL;
    used_bytes = 0;
    max_used_bytes = 0;
}

static void count(size_t taken, size_t given_back) {
    used_bytes += taken;
    used_bytes -= MIN(given_back, used_bytes);
    max_used_bytes = MAX(max_used_bytes, used_bytes);
}

static pool_t *pool_of(const void *p) {
    for (pool_t *pool = pools; pool < pools + POOL_COUNT; ++pool) {
        if (pool->start != NULL && pool->start <= (const byte *)p && (const byte *)p < pool->start + pool->n_bytes) {
            return pool;
        }
    }
    return NULL;
}

static pool_t *free_slot(void) {
    for (pool_t *pool = pools; pool < pools + POOL_COUNT; ++pool) {
        if (pool->start == NULL) {
            return pool;
        }
    }
    return NULL;
}

static pool_t *pool_add(void *mem, size_t n_bytes) {
    pool_t *pool = free_slot();
    if (pool == NULL || n_bytes > POOL_BYTES || n_bytes <= lv_tlsf_size() + lv_tlsf_pool_overhead()) {
        return NULL;
    }
    pool->start = lv_tlsf_create_with_pool(mem, n_bytes);
    pool->n_bytes = n_bytes;
    MP_STATE_VM(pools_c_pool)[pool - pools] = mem;
    return pool;
}

static void *pool_malloc(size_t size) {
    for (pool_t *pool = pools; pool < pools + POOL_COUNT; ++pool) {
        if (pool->start != NULL) {
            void *p = lv_tlsf_malloc(pool->start, size);
            if (p != NULL) {
                return p;
            }
        }
    }
    void *mem = free_slot() == NULL ? NULL : gc_alloc(POOL_BYTES, 0);
    // A finaliser that ran meanwhile may have taken the slot.
    pool_t *pool = mem == NULL ? NULL : pool_add(mem, POOL_BYTES);
    return pool == NULL ? NULL : lv_tlsf_malloc(pool->start, size);
}

static void big_link(big_t *big) {
    big_t *head = MP_STATE_VM(pools_c_big);
    big->prev = NULL;
    big->next = head;
    if (head != NULL) {
        head->prev = big;
    }
    MP_STATE_VM(pools_c_big) = big;
}

static void big_unlink(big_t *big) {
    if (big->next != NULL) {
        big->next->prev = big->prev;
    }
    if (big->prev != NULL) {
        big->prev->next = big->next;
    } else {
        MP_STATE_VM(pools_c_big) = big->next;
    }
}

static void *big_malloc(size_t size) {
    size_t n_bytes = sizeof(big_t) + size;
    big_t *big = n_bytes < size ? NULL : gc_alloc(n_bytes, 0);
    if (big == NULL) {
        return NULL;
    }
    big_link(big);
    return big + 1;
}

// Bytes that can be used at `p`, 0 if it is no GC block of LVGL's.
static size_t big_size(void *p) {
    size_t n_bytes = gc_nbytes((big_t *)p - 1);
    return n_bytes == 0 ? 0 : n_bytes - sizeof(big_t);
}

void lv_mem_init(void) {
    reset();
}

void lv_mem_deinit(void) {
    reset();
}

lv_mem_pool_t lv_mem_add_pool(void *mem, size_t bytes) {
    pool_t *pool = pool_add(mem, bytes);
    return pool == NULL ? NULL : pool->start;
}

void lv_mem_remove_pool(lv_mem_pool_t mem) {
    pool_t *pool = pool_of(mem);
    if (pool != NULL) {
        MP_STATE_VM(pools_c_pool)[pool - pools] = NULL;
        pool->start = NULL;
    }
}

void *lv_malloc_core(size_t size) {
    if (size < BIG_BYTES) {
        void *p = pool_malloc(size);
        if (p != NULL) {
            count(lv_tlsf_block_size(p), 0);
            return p;
        }
    }
    void *p = big_malloc(size);
    if (p != NULL) {
        count(big_size(p), 0);
    }
    return p;
}

void *lv_realloc_core(void *p, size_t new_size) {
    if (p == NULL) {
        return lv_malloc_core(new_size);
    }
    pool_t *pool = pool_of(p);
    size_t old_size = pool != NULL ? lv_tlsf_block_size(p) : big_size(p);
    if (pool != NULL && new_size < BIG_BYTES) {
        void *moved = lv_tlsf_realloc(pool->start, p, new_size);
        if (moved != NULL) {
            count(lv_tlsf_block_size(moved), old_size);
            return moved;
        }
    }
    if (pool == NULL && new_size >= BIG_BYTES && new_size <= SIZE_MAX - sizeof(big_t)) {
        big_t *big = (big_t *)p - 1;
        big_unlink(big);
        big_t *moved = gc_realloc(big, sizeof(big_t) + new_size, true);
        big_link(moved == NULL ? big : moved);
        if (moved != NULL) {
            count(big_size(moved + 1), old_size);
            return moved + 1;
        }
    }
    void *q = lv_malloc_core(new_size);
    if (q != NULL) {
        memcpy(q, p, MIN(old_size, new_size));
        lv_free_core(p);
        return q;
    }
    return new_size <= old_size ? p : NULL;
}

void lv_free_core(void *p) {
    pool_t *pool = pool_of(p);
    if (pool != NULL) {
        count(0, lv_tlsf_block_size(p));
        lv_tlsf_free(pool->start, p);
        return;
    }
    size_t size = big_size(p);
    // What lay in a pool of before lv_mem_init() is no block any more.
    if (size != 0) {
        count(0, size);
        big_t *big = (big_t *)p - 1;
        big_unlink(big);
        gc_free(big);
    }
}

static void monitor_walk(void *ptr, size_t size, int used, void *user) {
    (void)ptr;
    lv_mem_monitor_t *monitor = user;
    monitor->total_size += size;
    if (used) {
        ++monitor->used_cnt;
    } else {
        ++monitor->free_cnt;
        monitor->free_size += size;
        monitor->free_biggest_size = MAX(monitor->free_biggest_size, size);
    }
}

void lv_mem_monitor_core(lv_mem_monitor_t *monitor) {
    memset(monitor, 0, sizeof(*monitor));
    for (pool_t *pool = pools; pool < pools + POOL_COUNT; ++pool) {
        if (pool->start != NULL) {
            lv_tlsf_walk_pool(lv_tlsf_get_pool(pool->start), monitor_walk, monitor);
        }
    }
    for (big_t *big = MP_STATE_VM(pools_c_big); big != NULL; big = big->next) {
        monitor_walk(big, gc_nbytes(big), 1, monitor);
    }
    if (monitor->total_size > 0) {
        monitor->used_pct = 100 - (uint64_t)monitor->free_size * 100 / monitor->total_size;
    }
    if (monitor->free_size > 0) {
        monitor->frag_pct = 100 - (uint64_t)monitor->free_biggest_size * 100 / monitor->free_size;
    }
    monitor->max_used = max_used_bytes;
}

lv_result_t lv_mem_test_core(void) {
    for (pool_t *pool = pools; pool < pools + POOL_COUNT; ++pool) {
        if (pool->start != NULL
            && (lv_tlsf_check(pool->start) || lv_tlsf_check_pool(lv_tlsf_get_pool(pool->start)))) {
            return LV_RESULT_INVALID;
        }
    }
    return LV_RESULT_OK;
}
