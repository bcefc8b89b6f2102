# lvmp.add_pool(): LVGL's memory comes from a buffer of Python's, which lives until the soft reset.
# env: LVMP_TEST_RESETS=4
import gc
import lvmp
import lvmp_test as t
import uctypes


def churn():
    for _ in range(3):
        [bytearray(b"\xa5" * (100 + i % 300)) for i in range(3000)]
        gc.collect()


def refused(error, words, buffer):
    before = lvmp.stats()
    try:
        lvmp.add_pool(buffer)
    except error as e:
        assert words in str(e), e
    else:
        assert False, words
    assert lvmp.stats()["pools"] == before["pools"], words


def allocations(first, size):
    """Blocks of 600 bytes in the buffer, as many as it has."""
    blocks = []
    while True:
        p = t.alloc(600)
        if not first <= p < first + size:
            t.free(p)
            return blocks
        t.fill(p, 600, len(blocks))
        t.store(p, 0, (len(blocks),))
        blocks.append(p ^ 0x5555)


def check(blocks):
    for n, p in enumerate(blocks):
        p ^= 0x5555
        assert t.load(p, 0) == (n,) and t.holds(p + 8, 592, n)


refused(TypeError, "'bytes' is no writable buffer", b"x" * 4096)
refused(TypeError, "'int' is no writable buffer", 4096)
refused(TypeError, "'memoryview' is no writable buffer", memoryview(b"x" * 4096))
refused(ValueError, "100 bytes are too few", bytearray(100))
refused(ValueError, "0 bytes are too few", bytearray())

assert lvmp.stats()["pools"] == 0, "the last heap's"
size = 64000
whole, part, start, outer = bytearray(size), memoryview(bytearray(size + 77))[77:], {}, None
for buffer in (whole, part):
    lvmp.add_pool(buffer)
    start[id(buffer)] = uctypes.addressof(buffer)
assert lvmp.stats()["pools"] == 2 and lvmp.stats()["bytes"] > 126000
refused(ValueError, "a pool already", whole)
refused(ValueError, "a pool already", memoryview(part)[30000:])
first = list(start.values())
del whole, part, buffer, start
churn()

# LVGL's start leaves them; all of them is used, and what is in use is scanned.
t.init()
blocks = [allocations(f, size) for f in first]
assert [len(b) > 90 for b in blocks] == [True, True], blocks
churn()
for b in blocks:
    check(b)
lvmp.check()
t.deinit()
assert lvmp.stats()["pools"] == 2 and lvmp.stats()["used"] == 0
t.init()
assert [len(allocations(f, size)) for f in first] == [len(b) for b in blocks]

# Memory outside the heap, where its content can be scanned.
outer = t.static(40000)
if lvmp.stats()["wraps"]:
    lvmp.add_pool(outer)
    blocks = allocations(uctypes.addressof(outer), 40000)
    del outer
    assert len(blocks) > 55
    churn()
    check(blocks)
else:
    refused(ValueError, "LVMP_WRAP=1", outer)

# As many as there can be.
for n in range(lvmp.stats()["pools"], 16):
    lvmp.add_pool(bytearray(4096))
refused(RuntimeError, "16 pools", bytearray(4096))
try:
    lvmp.reserve(1000)
    assert False
except RuntimeError as e:
    assert "16 pools" in str(e), e
lvmp.check()
# Left in use over the soft reset.
print("ok")
