// The assertions of an LVGL that another binding brings (include/lvmp_lv_conf.h).

#include "py/runtime.h"
#include "lvmp.h"
#include "lvmp_assert.h"

void lvmp_assert_failed(const char *function, int line) {
    if (lvmp_take_oom()) {
        mp_raise_msg(&mp_type_MemoryError, MP_ERROR_TEXT("LVGL has no memory"));
    }
    mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("LVGL's assertion failed in %s(), line %d"), function, line);
}
