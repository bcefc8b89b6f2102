# Takes the yardstick of `bench calls` into a build: LVMP_EXTRA=/path/to/calls.mk
CALLS_DIR := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
# Its class has the methods that ours has, in the order of LVGL's headers.
$(shell mkdir -p $(BUILD)/calls && sed -n -f $(CALLS_DIR)/names.sed $(LVGL_GENERATED)/lvgl_gen.c > $(BUILD)/calls/names.h)
CFLAGS_USERMOD += -I$(BUILD)/calls
SRC_USERMOD_C += $(CALLS_DIR)/yardstick.c
