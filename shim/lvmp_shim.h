// What the shim's parts share.
#ifndef LVMP_INCLUDED_SHIM_H
#define LVMP_INCLUDED_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "py/mpstate.h"
#include "py/obj.h"
#include "lvmp_config.h"

#define BLOCKS_PER_ATB (4)
#define BYTES_PER_BLOCK (MICROPY_BYTES_PER_GC_BLOCK)

#if MICROPY_GC_SPLIT_HEAP
#define NEXT_AREA(area) ((area)->next)
#else
#define NEXT_AREA(area) (NULL)
#endif

// Kinds of a block in the allocation table (py/gc.c).
#define AT_FREE (0)
#define AT_HEAD (1)
#define AT_TAIL (2)
#define AT_MARK (3)

// Two bits a block in bytes, one bit a block for finalisers; the names are looked up, but not the encoding.
_Static_assert(sizeof(*MP_STATE_MEM(area).gc_alloc_table_start) == 1, "the allocation table is an array of bytes");
#if LVMP_GC_LEAF && MICROPY_ENABLE_FINALISER
_Static_assert(sizeof(*MP_STATE_MEM(area).gc_finaliser_table_start) == 1, "the table of finalisers is an array of bytes");
#endif
_Static_assert((BYTES_PER_BLOCK & (BYTES_PER_BLOCK - 1)) == 0, "a block's size is a power of two");

// The area of the heap that an address lies in, or NULL.
static inline const mp_state_mem_area_t *lvmp_area_of(const void *ptr) {
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    while (area != NULL && (ptr < (void *)area->gc_pool_start || ptr >= (void *)area->gc_pool_end)) {
        area = NEXT_AREA(area);
    }
    return area;
}

static inline int lvmp_kind_of(const mp_state_mem_area_t *area, size_t block) {
    return area->gc_alloc_table_start[block / BLOCKS_PER_ATB] >> (2 * (block % BLOCKS_PER_ATB)) & 3;
}

// Whether the linker has put the wraps of lvmp_wrap.c in place.
bool lvmp_wraps_live(void);

#if LVMP_GC_LEAF
// Whether objects of this type may be leaves: arrays of objects are none.
static inline bool lvmp_is_leaf_type(const mp_obj_type_t *type) {
    return type == &mp_type_str || type == &mp_type_bytes
           #if MICROPY_PY_BUILTINS_BYTEARRAY
           || type == &mp_type_bytearray
           #endif
           #if MICROPY_PY_ARRAY
           || type == &mp_type_array
           #endif
    ;
}
#endif

// An object whose finaliser tells that the GC heap ends.
extern const mp_obj_type_t lvmp_type_watch;

#endif // LVMP_INCLUDED_SHIM_H
