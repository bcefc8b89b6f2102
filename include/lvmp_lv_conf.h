// An lv_conf.h over another one: switches any binding to lvmp's memory without a change to it.
//   -DLV_CONF_PATH=\"/path/to/lvmp/include/lvmp_lv_conf.h\"    this file, for LVGL and for whoever includes it
//   -DLVMP_LV_CONF=\"/path/to/the/binding/lv_conf.h\"           the binding's own
// docs/bindings.md tells which line goes where.
#ifndef LVMP_INCLUDED_LV_CONF_H
#define LVMP_INCLUDED_LV_CONF_H

#ifndef LVMP_LV_CONF
#error "LVMP_LV_CONF is not set: -DLVMP_LV_CONF=\"/path/to/the/binding/lv_conf.h\""
#endif
#include LVMP_LV_CONF

#undef LV_USE_STDLIB_MALLOC
#define LV_USE_STDLIB_MALLOC LV_STDLIB_CUSTOM

// A failed assertion raises; it never spins.
#undef LV_ASSERT_HANDLER_INCLUDE
#define LV_ASSERT_HANDLER_INCLUDE "lvmp_assert.h"
#undef LV_ASSERT_HANDLER
#define LV_ASSERT_HANDLER lvmp_assert_failed(__func__, __LINE__);

#endif // LVMP_INCLUDED_LV_CONF_H
