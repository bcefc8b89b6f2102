# What both boards share; their mpconfigboard.mk include it.
QEMU_BOARD_DIR := $(abspath $(dir $(lastword $(MAKEFILE_LIST))))

CFLAGS += -DMP_CONFIGFILE=\"$(QEMU_BOARD_DIR)/mpconfigboard.h\"
MICROPY_HEAP_SIZE = 16777216

SRC_C += $(addprefix $(QEMU_BOARD_DIR)/,clock.c files.c start.c)
LDFLAGS += -Wl,--wrap=mp_init

# What the port freezes comes from submodules of MicroPython's, and needs its cross compiler.
FROZEN_MANIFEST ?=
