# The same on a port that makes its heap anew without sweeping the old one.
# env: LVMP_TEST_RESETS=20 LVMP_TEST_SWEEP=0
# not on boards: they sweep
import gc
import lvmp
import lvmp_test as t

gc.collect()
before = gc.mem_alloc()
# A stale word on the stack keeps a block alive or two; what each reset leaked would add up to 20.
assert before < t.remember(before) + 20 * t.BLOCK, (before, t.remember(before))
stats = lvmp.stats()
assert stats["pools"] == 0 and stats["gc_blocks"] == 0 and stats["reserve"] == 0, stats
t.init()
for i in range(500):
    assert t.alloc(50 + i)
t.alloc(50000)
lvmp.check()
print("ok")
