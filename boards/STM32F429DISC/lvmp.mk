# The heap is the 8 MB of SDRAM; LVGL's small blocks go to the internal SRAM, 192 KB with stack and static data. The
# CCM is the cache of the file system. Where the SDRAM fails its test MicroPython's heap is the rest of the SRAM.
CFLAGS += -DLVMP_POOL_TLSF=1 -DLVMP_FAST_POOL_BYTES=65536
