# run: resets=20 sweep=0
# The same on a port that makes its heap anew without sweeping the old one.
import gc
import lvmp
import lvmp_test as t

gc.collect()
before = gc.mem_alloc()
stats = lvmp.stats()
assert stats["pools"] == 0 and stats["gc_blocks"] == 0 and stats["reserve"] == 0, stats
t.init()
for i in range(500):
    assert t.alloc(50 + i)
t.alloc(50000)
lvmp.check()
print(before)
