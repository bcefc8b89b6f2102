# Takes the replay into an emulated board's firmware: LVMP_EXTRA=/path/to/replay.mk
REPLAY_DIR := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
CFLAGS_USERMOD += -I$(LVMP_TOP)
SRC_USERMOD_C += $(REPLAY_DIR)/replay.c
