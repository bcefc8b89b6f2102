// Records what LVGL allocates, from its first allocation to the end of the process or of LVGL's memory.
//
// The file is what tests/kit/src/op.rs decodes: numbers of 7 bits a byte, the low ones first; the low two bits of an
// operation's first number are its kind. A block is named by its place in the list of live ones, where a new block
// comes last, and the last one moves to the place of one that is freed.

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "src/stdlib/lv_mem.h"

#define KIND_ALLOC (0)
#define KIND_FREE (1)
#define KIND_REALLOC (2)

#define MAX_LIVE (65536)

void *__real_lv_malloc_core(size_t size);
void *__real_lv_realloc_core(void *p, size_t new_size);
void __real_lv_free_core(void *p);
void __real_lv_mem_deinit(void);
void *__wrap_lv_malloc_core(size_t size);
void *__wrap_lv_realloc_core(void *p, size_t new_size);
void __wrap_lv_free_core(void *p);
void __wrap_lv_mem_deinit(void);

static FILE *trace;
static void *live[MAX_LIVE];
static size_t live_len;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static bool recording(void) {
    static bool begun;
    if (!begun) {
        begun = true;
        const char *file = getenv("LVMP_RECORD");
        if (file != NULL) {
            trace = fopen(file, "wb");
            if (trace == NULL) {
                fail(file);
            }
        }
    }
    return trace != NULL;
}

static void put_number(size_t n) {
    while (n >= 0x80) {
        putc((int)(n & 0x7f) | 0x80, trace);
        n >>= 7;
    }
    putc((int)n, trace);
}

static void put_op(unsigned int kind, size_t operand) {
    put_number(operand << 2 | kind);
}

// Most blocks die young: the search begins with the last. MAX_LIVE if `p` is none of them.
static size_t find(const void *p) {
    for (size_t i = live_len; i-- > 0;) {
        if (live[i] == p) {
            return i;
        }
    }
    return MAX_LIVE;
}

static void add(void *p, size_t size) {
    if (live_len == MAX_LIVE) {
        fail("too many live blocks for a trace");
    }
    put_op(KIND_ALLOC, size);
    live[live_len++] = p;
}

void *__wrap_lv_malloc_core(size_t size) {
    void *p = __real_lv_malloc_core(size);
    if (p != NULL && recording()) {
        add(p, size);
    }
    return p;
}

void *__wrap_lv_realloc_core(void *p, size_t new_size) {
    void *q = __real_lv_realloc_core(p, new_size);
    if (q != NULL && recording()) {
        size_t i = find(p);
        if (i == MAX_LIVE) {
            add(q, new_size);
        } else {
            put_op(KIND_REALLOC, i);
            put_number(new_size);
            live[i] = q;
        }
    }
    return q;
}

void __wrap_lv_free_core(void *p) {
    if (recording()) {
        size_t i = find(p);
        if (i != MAX_LIVE) {
            put_op(KIND_FREE, i);
            live[i] = live[--live_len];
        }
    }
    __real_lv_free_core(p);
}

// Ends all blocks at once, which a trace can't say.
void __wrap_lv_mem_deinit(void) {
    if (recording()) {
        if (fclose(trace) != 0) {
            fail("trace");
        }
        trace = NULL;
    }
    __real_lv_mem_deinit();
}
