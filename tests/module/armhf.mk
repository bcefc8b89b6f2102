include $(LVMP_TOP)/tests/module/module.mk
# On ARM, GCC's scheduler has gc_alloc() add up the address of a new block only after the collector's lock is released. Until
# then no register holds it, and another thread's collection frees the block: MicroPython 1.25 without lvmp fails gc_threads.py.
$(BUILD)/py/gc.o: CFLAGS += -fno-schedule-insns
