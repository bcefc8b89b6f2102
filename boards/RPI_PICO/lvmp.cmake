# 264 KB of RAM; the heap is what MicroPython leaves. Of 2 MB of flash the file system has 1408 KB: LVGL needs a smaller
# MICROPY_HW_FLASH_STORAGE_BYTES in mpconfigboard.h.
set(LVMP_POOL_TLSF 1)
