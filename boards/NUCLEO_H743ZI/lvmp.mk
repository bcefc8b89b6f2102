# The heap is what MicroPython leaves of 512 KB of AXI SRAM. The DTCM is the cache of the file system.
CFLAGS += -DLVMP_POOL_TLSF=1
