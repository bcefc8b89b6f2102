# The heap is the 16 MB of SDRAM. Of 384 KB of internal SRAM MicroPython needs a third: LVGL's small blocks go there.
CFLAGS += -DLVMP_POOL_TLSF=1 -DLVMP_FAST_POOL_BYTES=131072
