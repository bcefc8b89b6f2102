// LVGL's configuration for the bundled `lvgl` module: what differs from LVGL's own defaults.
// Each switch can be set before, usually with `CFLAGS += -DNAME=value` in a board's mpconfigboard.mk.
// A configuration of one's own (LV_CONF_PATH) includes lvgl_conf_required.h at its end.
#ifndef LV_CONF_H
#define LV_CONF_H

#ifndef LV_COLOR_DEPTH
#define LV_COLOR_DEPTH 16
#endif

#ifndef LV_USE_STDLIB_STRING
#define LV_USE_STDLIB_STRING LV_STDLIB_CLIB
#endif

// LVGL's own printf: newlib's and picolibc's pull in floats and malloc.
#ifndef LV_USE_STDLIB_SPRINTF
#define LV_USE_STDLIB_SPRINTF LV_STDLIB_BUILTIN
#endif

#ifndef LV_USE_LOG
#define LV_USE_LOG 0
#endif

#ifndef LV_USE_ASSERT_NULL
#define LV_USE_ASSERT_NULL 1
#endif
#ifndef LV_USE_ASSERT_MALLOC
#define LV_USE_ASSERT_MALLOC 1
#endif

#ifndef LV_FONT_MONTSERRAT_14
#define LV_FONT_MONTSERRAT_14 1
#endif
#ifndef LV_FONT_MONTSERRAT_16
#define LV_FONT_MONTSERRAT_16 1
#endif

#include "lvgl_conf_required.h"

#endif // LV_CONF_H
