# No board of MicroPython's: for one of your own, an STM32H743 or H747 whose mpconfigboard.h has the heap in SDRAM:
#   #define MICROPY_HEAP_START sdram_start()
#   #define MICROPY_HEAP_END   sdram_end()
# All of the AXI SRAM but MicroPython's own static data is free then: LVGL's small blocks go there.
CFLAGS += -DLVMP_POOL_TLSF=1 -DLVMP_FAST_POOL_BYTES=131072
