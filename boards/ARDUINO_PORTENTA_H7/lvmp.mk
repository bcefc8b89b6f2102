# The heap is what MicroPython leaves of 512 KB of AXI SRAM; the board starts its 8 MB of SDRAM, but has no heap there.
# With the heap in SDRAM, as ../STM32H743_SDRAM/lvmp.mk says, include that file instead of this.
CFLAGS += -DLVMP_POOL_TLSF=1
