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

// Whether the linker has put the wraps of lvmp_wrap.c in place.
bool lvmp_wraps_live(void);

// An object whose finaliser tells that the GC heap ends.
extern const mp_obj_type_t lvmp_type_watch;

#endif // LVMP_INCLUDED_SHIM_H
