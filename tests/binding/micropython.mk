# A binding of LVGL written by hand, beside lvmp: it has an LVGL and an lv_conf.h of its own, and doesn't know of lvmp.
# make USER_C_MODULES=DIR LVGL_DIR=... where DIR has this folder and lvmp in it; docs/bindings.md.

# A name that another binding has, too.
LVMP_DIR := $(USERMOD_DIR)

CFLAGS_USERMOD += -I$(LVMP_DIR) -I$(LVGL_DIR)
SRC_USERMOD_C += $(LVMP_DIR)/mini.c
SRC_USERMOD_LIB_C += $(shell find $(LVGL_DIR)/src -name '*.c')
