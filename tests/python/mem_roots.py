# What LVGL allocated lives, and what only LVGL's memory refers to lives (I1, I2).
import gc
import lvmp
import lvmp_test as t

t.init()


def closure(n):
    return lambda: n


def objects(p, n):
    for i in range(n):
        t.store(p, i, closure(1000 + i))


def churn():
    for _ in range(5):
        garbage = [bytearray(b"\xa5" * (16 + i % 300)) for i in range(2000)]
        del garbage
        gc.collect()


def check(p, n):
    for i in range(n):
        assert t.load(p, i)() == 1000 + i, i


pool = t.alloc(300 * 8)
big = t.alloc(100000)
handle = t.add_pool(65536)
outside = 0
while handle and not handle <= outside < handle + 65536:
    outside = t.alloc(800)
places = [(pool, 300), (big, 300)] + ([(outside, 100)] if handle else [])
for p, n in places:
    objects(p, n)
churn()
for p, n in places:
    check(p, n)

# blocks that nothing but LVGL's memory refers to, thousands of them, big and small
keep = []
for i in range(3000):
    p = t.alloc(40 + i % 100)
    t.fill(p, 40, i & 0xFF)
    keep.append(p ^ 0x5555)  # no pointer that the collector could take for one
for i in range(20):
    p = t.alloc(50000)
    t.fill(p, 50000, i)
    keep.append(p ^ 0x5555)
churn()
for i, p in enumerate(keep):
    n = 40 if i < 3000 else 50000
    assert t.holds(p ^ 0x5555, n, (i if i < 3000 else i - 3000) & 0xFF), i
lvmp.check()
print("ok")
