# qemu's virt with a 32-bit RISC-V hart, 64 MB of memory.
BOARD_DIR_ABS := $(abspath $(dir $(lastword $(MAKEFILE_LIST))))

QEMU_ARCH = riscv32
QEMU_MACHINE = virt

CFLAGS += -DQEMU_SOC_VIRT
CFLAGS += -DMICROPY_HW_MCU_NAME='"$(RV32_ARCH)"'

# Debian 12's compiler has libraries for this architecture by its old name only, in which the CSRs are part of it.
RV32_ARCH = rv32imac
CC += -misa-spec=2.2
AS += -misa-spec=2.2

LDSCRIPT = $(BOARD_DIR_ABS)/virt.ld
SRC_C += $(BOARD_DIR_ABS)/clock.c
SRC_BOARD_O += shared/runtime/gchelper_native.o shared/runtime/gchelper_rv32i.o

# LVGL needs the mathematics of the C library; the compiler adds the library itself.
override LIBS = -lm

include $(BOARD_DIR_ABS)/../qemu/board.mk
