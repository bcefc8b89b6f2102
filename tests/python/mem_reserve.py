# A full heap: the reserve serves, the shortage is told, and when memory is free again all is as before.
# heap: 1M
import gc
import lvmp
import lvmp_test as t

# The heap will be full: what the test needs of it is made before.
blocks = [0] * 1000
n = served = p = stats = 0
t.init()
lvmp_reserve = lvmp.stats()["reserve"]
assert lvmp_reserve > 3900
fill = []
try:
    while True:
        fill.append(bytearray(2000))
except MemoryError:
    pass
while not t.take_oom():
    blocks[n] = t.alloc(300)
    assert blocks[n]
    n += 1

while True:
    p = t.alloc(300)
    if not p:
        break
    served += 1
    blocks[n] = p
    n += 1
assert lvmp_reserve // 600 < served < lvmp_reserve // 250, served
assert t.take_oom()
lvmp.check()
fill = None
gc.collect()
assert t.alloc(300) and not t.take_oom()
for p in blocks[:n]:
    t.free(p)
lvmp.trim()
for _ in range(100):
    t.take_oom()
stats = lvmp.stats()
assert stats["reserve"] == lvmp_reserve and stats["reserve_free"] > lvmp_reserve * 3 // 4, stats
print("ok")
