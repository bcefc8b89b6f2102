// What LVGL's own MicroPython memory core (LV_STDLIB_MICROPYTHON) asks for.
#include "py/mpconfig.h"
#include "py/misc.h"
#include "py/gc.h"
