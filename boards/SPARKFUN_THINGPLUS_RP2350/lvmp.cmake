# The heap has two areas, what MicroPython leaves of 520 KB of SRAM, and 8 MB of PSRAM: once the first is full all that
# is new is slow. LVGL's small blocks have a place of their own in the SRAM.
set(LVMP_POOL_TLSF 1)
list(APPEND MICROPY_DEF_BOARD LVMP_FAST_POOL_BYTES=65536)
