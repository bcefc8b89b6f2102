# Takes the yardstick into a build: LVMP_EXTRA=/path/to/pools_c.mk CFLAGS_EXTRA=-DLVMP_LV_MEM=0
POOLS_C_DIR := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
SRC_USERMOD_C += $(POOLS_C_DIR)/pools_c.c
SRC_USERMOD_LIB_C += $(POOLS_C_DIR)/tlsf.c
