# 50 starts and ends of LVGL's memory leave the heap where it was.
import gc
import lvmp_test as t


def used():
    gc.collect()
    return gc.mem_alloc()


def cycle():
    t.init()
    for i in range(300):
        t.alloc(100 + i)
    t.alloc(60000)
    t.deinit()


base = used()
base = used()
for _ in range(50):
    cycle()
assert used() <= base, (used(), base)
print("ok")
