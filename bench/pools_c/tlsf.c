// LVGL's own TLSF, which it compiles only together with its built-in heap.

#include "src/lv_conf_internal.h"

#undef LV_USE_STDLIB_MALLOC
#define LV_USE_STDLIB_MALLOC LV_STDLIB_BUILTIN

// The largest pool, which decides how many size classes the control block has.
#undef LV_MEM_SIZE
#define LV_MEM_SIZE (256 * 1024)
#undef LV_MEM_POOL_EXPAND_SIZE
#define LV_MEM_POOL_EXPAND_SIZE (0)

#include "src/stdlib/builtin/lv_tlsf.c"
