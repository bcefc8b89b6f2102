# 192 KB of RAM, a stack of 16 KB and MicroPython's static data in it; the heap is the rest. The flash has 496 KB for code:
# all of LVGL does not fit, an lv_conf.h of your own must leave much out.
CFLAGS += -DLVMP_POOL_TLSF=1
