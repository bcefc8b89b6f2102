# 50 starts and ends of LVGL's memory leave the heap where it was.
import lvmp_test as t
from _leak import grows


def cycle():
    t.init()
    for i in range(300):
        t.alloc(100 + i)
    t.alloc(60000)
    t.deinit()


def cycles():
    for _ in range(50):
        cycle()


assert not grows(cycles)
print("ok")
