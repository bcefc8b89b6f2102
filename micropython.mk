# Takes lvmp into a firmware: make USER_C_MODULES=/path/to/lvmp ...
#
#   LVMP_POOL_TLSF=1   pools on; in a board's mpconfigboard.mk: CFLAGS += -DLVMP_POOL_TLSF=1
#   LVMP_GC_LEAF=1     collections leave out the data of str, bytes, bytearray and arrays of numbers; see include/lvmp_config.h
#   LVMP_LVGL=0        only the memory layer, for firmwares that bring a binding of their own
#   LVMP_LV_CONF=FILE  the lv_conf.h of such a binding, whose LVGL then uses lvmp's memory; see docs/bindings.md
#   LVGL_DIR=DIR       LVGL's source; `cargo xtask fetch` puts it at the default place
#   LVGL_GENERATED=DIR what the generator made for another LVGL or configuration
#   LV_CONF_PATH=FILE  a configuration of your own instead of lvgl/lv_conf.h
#   LVMP_WRAP=0        for a linker that doesn't know --wrap: all works, collections and Python's own allocations as slow as ever
#   LVMP_RUST_TARGET=T the Rust target, where the compiler's own name doesn't tell
#   LVMP_EXTRA=FILES   makefiles to include at the end

# MicroPython may find this file both itself and through shim/micropython.mk.
ifndef LVMP_TOP
LVMP_TOP := $(realpath $(dir $(lastword $(MAKEFILE_LIST))))

LVMP_LVGL ?= 1
LVMP_WRAP ?= 1
CFLAGS_USERMOD += -DLVMP_WRAP=$(LVMP_WRAP)
comma := ,
LVMP_ALL_CFLAGS = $(CFLAGS) $(CFLAGS_EXTRA) $(CFLAGS_USERMOD)
ifneq ($(filter -DLVMP_POOL_TLSF -DLVMP_POOL_TLSF=1 -DLVMP_POOL_TLSF=\(1\),$(LVMP_ALL_CFLAGS)),)
LVMP_POOL_TLSF ?= 1
endif

CFLAGS_USERMOD += -I$(LVMP_TOP)/include
SRC_USERMOD_C += $(wildcard $(LVMP_TOP)/shim/*.c)

ifeq ($(LVMP_POOL_TLSF),1)
CFLAGS_USERMOD += -DLVMP_POOL_TLSF=1
LVMP_GC_WRAPS := gc_init gc_sweep_all gc_collect_start gc_collect_root gc_collect_end mp_thread_create
ifeq ($(filter -DLVMP_GC_INDEX=0,$(LVMP_ALL_CFLAGS)),)
LVMP_GC_WRAPS += gc_alloc gc_free gc_realloc
CFLAGS_USERMOD += -DLVMP_WRAP_ALLOC=1
endif
ifneq ($(filter -DLVMP_GC_LEAF -DLVMP_GC_LEAF=1 -DLVMP_GC_LEAF=\(1\),$(LVMP_ALL_CFLAGS)),)
LVMP_GC_LEAF ?= 1
endif
ifeq ($(LVMP_WRAP),1)
ifeq ($(LVMP_GC_LEAF),1)
CFLAGS_USERMOD += -DLVMP_GC_LEAF=1
LVMP_GC_WRAPS += mp_obj_malloc_helper
$(BUILD)/py/objarray.o: CFLAGS += -include $(LVMP_TOP)/shim/lvmp_objarray.h
endif
LDFLAGS_USERMOD += $(addprefix -Wl$(comma)--wrap=,$(LVMP_GC_WRAPS))
# Link-time optimisation would bind the calls of what is wrapped before the linker sees them.
$(BUILD)/py/gc.o $(BUILD)/py/modthread.o: CFLAGS += -fno-lto
endif
include $(LVMP_TOP)/shim/rust.mk
endif

# LVGL 9.2 and older put the quotes around the path themselves.
LVMP_CONF_QUOTE = $(if $(shell grep -s 'LV_TO_STR(LV_CONF_PATH)' $(LVGL_DIR)/src/lv_conf_internal.h),,\")

ifneq ($(LVMP_LV_CONF),)
ifeq ($(LVMP_LVGL),1)
$(error lvmp: LVMP_LV_CONF is for a binding of its own: give LVMP_LVGL=0 too, or LV_CONF_PATH instead)
endif
ifeq ($(wildcard $(LVMP_LV_CONF)),)
$(error lvmp: LVMP_LV_CONF: there is no $(abspath $(LVMP_LV_CONF)): give the path of the binding's lv_conf.h)
endif
CFLAGS_USERMOD += -DLVMP_LV_CONF=\"$(abspath $(LVMP_LV_CONF))\"
# A binding that takes LV_CONF_PATH from make hands it on itself.
ifeq ($(LV_CONF_PATH),)
CFLAGS_USERMOD += -DLV_CONF_PATH=$(LVMP_CONF_QUOTE)$(LVMP_TOP)/include/lvmp_lv_conf.h$(LVMP_CONF_QUOTE)
endif
endif

LVMP_LVGL_WRAPS := lv_malloc lv_malloc_zeroed lv_calloc lv_draw_layer_alloc_buf

ifeq ($(LVMP_LVGL),1)
LVGL_DIR ?= $(LVMP_TOP)/target/lvmp/lvgl
ifeq ($(wildcard $(LVGL_DIR)/lvgl.h),)
$(error lvmp: no LVGL source in $(LVGL_DIR): run `cargo xtask fetch` in $(LVMP_TOP), or give LVGL_DIR=DIR)
endif
LV_CONF_PATH ?= $(LVMP_TOP)/lvgl/lv_conf.h
ifeq ($(filter /%,$(wildcard $(LV_CONF_PATH))),)
$(error lvmp: LV_CONF_PATH=$(LV_CONF_PATH) is no file: give the whole path of an lv_conf.h, from / on)
endif
LVGL_GENERATED ?= $(LVMP_TOP)/lvgl/generated
ifeq ($(wildcard $(LVGL_GENERATED)/lvgl_gen.c),)
$(error lvmp: no lvgl_gen.c in LVGL_GENERATED=$(LVGL_GENERATED): make it with `cargo run -p lvmp-generator`, see $(LVMP_TOP)/lvgl/README.md)
endif
CFLAGS_USERMOD += -DLV_CONF_PATH=$(LVMP_CONF_QUOTE)$(LV_CONF_PATH)$(LVMP_CONF_QUOTE) -I$(LVGL_DIR) -I$(LVMP_TOP)/lvgl -I$(LVMP_TOP)/lvgl/include
SRC_USERMOD_C += $(wildcard $(LVMP_TOP)/lvgl/*.c $(LVGL_GENERATED)/*.c)
SRC_USERMOD_LIB_C += $(shell find $(LVGL_DIR)/src -name '*.c')
ifeq ($(LVMP_WRAP),1)
LDFLAGS_USERMOD += $(addprefix -Wl$(comma)--wrap=,$(LVMP_LVGL_WRAPS))
endif
endif

ifneq ($(LVMP_EXTRA),)
include $(LVMP_EXTRA)
endif
endif
