# LVGL's nine memory functions, called as LVGL calls them.
import gc
import sys
import lvmp
import lvmp_test as t

t.init()

# sizes of all kinds; aligned, usable, distinct
blocks = {}
for n in list(range(1, 600, 7)) + [4000, 31000, 32768, 100000]:
    p = t.alloc(n)
    assert p and p % 8 == 0 and t.owns(p) and t.usable_size(p) >= n, n
    t.fill(p, n, n & 0xFF)
    blocks[p] = n
gc.collect()
gc.collect()
for p, n in blocks.items():
    assert t.holds(p, n, n & 0xFF), n
assert t.check()

# realloc keeps the data, in place, across pools, to the heap and back
p = t.realloc(0, 24)
t.fill(p, 24, 0x5A)
for n in (8, 24, 480, 9000, 31000, 40000, 120000, 33000, 100, 24):
    p = t.realloc(p, n)
    assert p and t.usable_size(p) >= n
    assert t.holds(p, min(n, 8), 0x5A), n
    gc.collect()
t.free(p)
assert not t.owns(p)

# a failed realloc leaves the block as it was
p = t.alloc(64)
t.fill(p, 64, 0x33)
for n in (2 * sys.maxsize + 1, 2 * sys.maxsize - 38, sys.maxsize + 1, sys.maxsize // 8):
    assert t.realloc(p, n) == 0
    assert t.take_oom() and t.holds(p, 64, 0x33)
t.free(p)

# the monitor fills every field
total, free_cnt, free, biggest, used_cnt, peak, used_pct, frag_pct = t.monitor()
assert used_cnt == len(blocks), used_cnt
assert total > free > biggest > 0 and free_cnt > 0
assert peak >= sum(blocks.values()) and peak >= total - free - 8192
assert 0 < used_pct < 100 and 0 <= frag_pct < 100
for p in blocks:
    t.free(p)
mon = t.monitor()
assert mon[4] == 0 and mon[6] == 0, mon

# other memory as a pool: used, refused to be removed while in use, taken back
pools = lvmp.stats()["pools"]
wraps = lvmp.stats()["wraps"]
handle = t.add_pool(65536)
assert bool(handle) == wraps, "only where its content is scanned"
assert not handle or lvmp.stats()["pools"] == pools + 1
if handle:
    while True:
        p = t.alloc(1000)
        if handle <= p < handle + 65536:
            break
    t.remove_pool(handle)
    assert lvmp.stats()["pools"] == pools + 1, "in use"
    t.free(p)
    t.remove_pool(handle)
    assert not t.owns(handle) and t.add_pool(65536) == handle
    assert t.add_pool(65536) == 0, "twice the same memory"
    t.remove_pool(handle)
assert t.add_pool(8) == 0, "too small"

# damage is found
p = t.alloc(100)
q = t.alloc(100)
t.fill(p, 200, 0xFF)
assert not t.check()
try:
    lvmp.check()
except RuntimeError as e:
    print("damaged at" in str(e))
t.deinit()
assert t.check() and lvmp.stats()["pools"] == 0
print("ok")
