# The module `lvmp`: what it tells, and what it says of bad arguments.
import sys
import lvmp
import lvmp_test as t

KEYS = (
    "wraps leaves pools bytes used free peak largest_free used_blocks free_blocks gc_blocks gc_bytes reserve reserve_free "
    "fast fast_free fallbacks shortages grown returned"
)


def raises(error, f, *args):
    try:
        f(*args)
    except error:
        return True
    return False


assert sorted(lvmp.stats()) == sorted(KEYS.split()), lvmp.stats()
t.init()
assert lvmp.check() is None

# reserve() takes a pool that serves so much in all, and stays.
assert raises(ValueError, lvmp.reserve, -1)
assert raises(TypeError, lvmp.reserve, "1")
assert raises(MemoryError, lvmp.reserve, 1 << 29)
assert lvmp.stats()["pools"] == 0 and lvmp.stats()["shortages"] == 0
lvmp.reserve(50000)
stats = lvmp.stats()
assert stats["pools"] == 1 and stats["free"] >= 50000 and stats["grown"] == 0, stats
assert stats["bytes"] >= stats["free"] and stats["largest_free"] > 40000, stats
small = [t.alloc(2000) for _ in range(10)]
assert lvmp.stats()["grown"] == 0 and lvmp.stats()["used"] - stats["used"] >= 20000
assert lvmp.trim() == 0 and lvmp.stats()["pools"] == 1, "it stays"

# Others come and go.
more = [t.alloc(20000) for _ in range(4)]
stats = lvmp.stats()
assert stats["pools"] > 1 and stats["grown"] == stats["pools"] - 1, stats
for p in more:
    t.free(p)
lvmp.trim()
after = lvmp.stats()
assert after["pools"] == 1 and after["returned"] == stats["grown"], after
assert after["peak"] >= stats["used"] and after["peak"] == stats["peak"]

# Blocks of their own: what is big, and what finds no room in pools.
big = t.alloc(70000)
stats = lvmp.stats()
assert (stats["gc_blocks"], stats["gc_bytes"], stats["fallbacks"]) == (1, 70000, 0), stats
t.pool_max(0)
while lvmp.stats()["gc_blocks"] < 2:
    small.append(t.alloc(2000))
assert lvmp.stats()["fallbacks"] == 1
assert lvmp.stats()["gc_bytes"] == 72000

# A class for each block of the heap; what is ours is as large as stats() tells.
block = 32 if sys.maxsize > 1 << 32 else 16
heap = lvmp.heap_map()
assert all(kind <= 6 for kind in heap)
blocks = [sum(1 for kind in heap if kind == k) * block for k in range(7)]
stats = lvmp.stats()
assert blocks[0] and blocks[1] and blocks[2], blocks
assert abs(blocks[3] + blocks[4] - stats["bytes"]) < 200, (blocks, stats)
assert abs(blocks[4] - stats["free"]) < 1000, (blocks, stats)
assert 0 <= blocks[5] - stats["gc_bytes"] < 200, (blocks, stats)
assert 0 <= blocks[6] - stats["reserve"] < 200, (blocks, stats)
t.free(big)
for p in small:
    t.free(p)
assert lvmp.stats()["used_blocks"] == 0 and lvmp.stats()["gc_blocks"] == 0
print("ok")
