# 520 KB of RAM; the heap is what MicroPython leaves. Of 4 MB of flash the firmware has 1 MB: LVGL may need a smaller
# MICROPY_HW_FLASH_STORAGE_BYTES in mpconfigboard.h.
set(LVMP_POOL_TLSF 1)
