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
# A stale word on the stack keeps a block alive or two; what each cycle leaked would add up to 50.
assert used() < base + 50 * t.BLOCK, (used(), base)
print("ok")
