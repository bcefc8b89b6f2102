# The heap is the 32 MB of SDRAM. Static data lies in the DTCM, 128 KB with a stack of 32 KB: LVGL's small blocks too,
# a quarter of it, since MicroPython has its network and USB buffers there.
CFLAGS += -DLVMP_POOL_TLSF=1 -DLVMP_FAST_POOL_BYTES=32768
