// The part of LVGL's configuration that the bundled `lvgl` module rests on.
// An lv_conf.h includes this at its end, after what it sets itself.
#ifndef LVGL_CONF_REQUIRED_H
#define LVGL_CONF_REQUIRED_H

// LVGL's memory is the memory layer's; an arena of LVGL's own would hide Python's objects from the collector.
#if !defined(LV_USE_STDLIB_MALLOC) || LV_USE_STDLIB_MALLOC == LV_STDLIB_BUILTIN || LV_USE_STDLIB_MALLOC == LV_STDLIB_CLIB
#undef LV_USE_STDLIB_MALLOC
#define LV_USE_STDLIB_MALLOC LV_STDLIB_CUSTOM
#endif

// LVGL's state is a block of the garbage-collected heap, so that all that LVGL refers to is alive.
#undef LV_ENABLE_GLOBAL_CUSTOM
#define LV_ENABLE_GLOBAL_CUSTOM 1
#undef LV_GLOBAL_CUSTOM_INCLUDE
#define LV_GLOBAL_CUSTOM_INCLUDE "lvgl_global.h"

// A failed assertion raises; it never spins.
#undef LV_ASSERT_HANDLER_INCLUDE
#define LV_ASSERT_HANDLER_INCLUDE "lvgl_assert.h"
#undef LV_ASSERT_HANDLER
#define LV_ASSERT_HANDLER lvgl_assert_failed(__func__, __LINE__);

// A widget's id is its Python object. LVGL tells when a widget is made and when it goes.
#undef LV_USE_OBJ_ID
#define LV_USE_OBJ_ID 1
#undef LV_OBJ_ID_AUTO_ASSIGN
#define LV_OBJ_ID_AUTO_ASSIGN 1
#undef LV_USE_OBJ_ID_BUILTIN
#define LV_USE_OBJ_ID_BUILTIN 0

// Python calls LVGL from one thread at a time.
#undef LV_USE_OS
#define LV_USE_OS LV_OS_NONE

#ifdef LVMP_GENERATOR
// LVGL marks the macros that bindings should offer: to the generator each is an enum.
#undef LV_EXPORT_CONST_INT
#define LV_EXPORT_CONST_INT(x) enum { ENUM_##x = x }
#endif

#endif // LVGL_CONF_REQUIRED_H
