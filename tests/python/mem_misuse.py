# Double frees, interior and foreign pointers are harmless.
import gc
import sys
import lvmp
import lvmp_test as t

t.init()
p = t.alloc(100)
keep = t.alloc(100)
big = t.alloc(50000)
before = lvmp.stats()
obj = bytearray(1000)
for bad in (p + 1, p + 8, p + 16, p + 99, keep - 16, big + 16, big - 24, t.address_of(obj), t.address_of(t), 1, 8, sys.maxsize + 1):
    t.free(bad)
    assert t.realloc(bad, 50) == 0
    assert not t.owns(bad) and t.usable_size(bad) == 0
    t.take_oom()
after = lvmp.stats()
for k in ("used", "used_blocks", "gc_blocks", "gc_bytes", "pools"):
    assert before[k] == after[k], k
t.free(p)
t.free(p)
t.free(big)
t.free(big)
t.free(0)
assert t.realloc(p, 10) == 0
lvmp.check()
stats = lvmp.stats()
assert stats["used_blocks"] == 1 and stats["gc_blocks"] == 0, stats
t.deinit()
t.free(keep)
t.deinit()
print("ok")
