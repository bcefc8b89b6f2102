# qemu's mps2-an385: a Cortex-M3 at 25 MHz, 4 MB each of code and data memory, 16 MB of PSRAM for the heap.
BOARD_DIR_ABS := $(abspath $(dir $(lastword $(MAKEFILE_LIST))))

QEMU_ARCH = arm
QEMU_MACHINE = mps2-an385

CFLAGS += -mthumb -mcpu=cortex-m3 -mfloat-abi=soft
CFLAGS += -DQEMU_SOC_MPS2
CFLAGS += -DMICROPY_HW_MCU_NAME='"Cortex-M3"'

LDSCRIPT = $(BOARD_DIR_ABS)/mps2.ld
SRC_C += $(BOARD_DIR_ABS)/clock.c
SRC_BOARD_O = shared/runtime/gchelper_native.o shared/runtime/gchelper_thumb2.o

# LVGL needs more of the C library than the port brings; the port sets LIBS after this, but not over `override`.
override LIBS = $(foreach lib,libm.a libc.a,$(shell $(CC) $(CFLAGS) -print-file-name=$(lib))) \
	$(shell $(CC) $(CFLAGS) -print-libgcc-file-name)

include $(BOARD_DIR_ABS)/../qemu/board.mk
