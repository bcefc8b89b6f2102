# The Python module `lvmp_test`, and on the unix port a main() that starts MicroPython again and again:
# make ... LVMP_EXTRA=/path/to/lvmp/tests/module/module.mk
SRC_USERMOD_C += $(LVMP_TOP)/tests/module/lvmp_test.c
LDFLAGS_USERMOD += -Wl,--wrap=gc_collect -Wl,--wrap=lv_malloc_core -Wl,--wrap=lvmp_port_alloc
ifeq ($(notdir $(CURDIR)),unix)
SRC_USERMOD_C += $(LVMP_TOP)/tests/module/soft_reset.c
LDFLAGS_USERMOD += -Wl,--wrap=main -Wl,--wrap=mp_deinit
endif
