# 256 KB of RAM, less what a SoftDevice takes; the heap is the rest. The flash has 1 MB with the file system: an lv_conf.h of
# your own must leave some of LVGL out.
CFLAGS += -DLVMP_POOL_TLSF=1
