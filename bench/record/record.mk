# Takes the recorder into a build: LVMP_EXTRA=/path/to/record.mk
# The interpreter then writes LVGL's allocations to the file that LVMP_RECORD names in its environment.
RECORD_DIR := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
SRC_USERMOD_C += $(RECORD_DIR)/record.c
LDFLAGS_USERMOD += $(addprefix -Wl$(comma)--wrap=,lv_malloc_core lv_realloc_core lv_free_core lv_mem_deinit)
