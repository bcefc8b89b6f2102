# A pointer taken for a size fails at once, and costs one collection at most.
import sys
import lvmp
import lvmp_test as t

t.init()
t.alloc(100)
pools = lvmp.stats()["pools"]
for n in (0x3FC00000, sys.maxsize + 1, 2 * sys.maxsize + 1):
    before = t.collections()
    assert t.alloc(n) == 0
    assert t.collections() - before <= 1, t.collections() - before
    assert t.take_oom() and not t.take_oom()
assert lvmp.stats()["pools"] == pools
print("ok")
