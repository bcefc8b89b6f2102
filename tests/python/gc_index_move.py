# A block that moves far away makes its size known, and leaves room where it was: the next one of that size goes there.
import gc
import uctypes
import lvmp_test as t


def data(n_blocks):
    return bytearray(n_blocks * t.BLOCK)


def scenario():
    # Objects of one block; the freed ones take the objects that belong to the data.
    sea = [None] * 6000
    small = [float(i) for i in range(1000)]
    kept = small[::2]
    small = None
    gc.collect()
    room, moving, end = data(10), data(12), data(8)
    for i in range(len(sea)):
        sea[i] = float(i)
    more = bytes(8 * t.BLOCK)
    before = uctypes.addressof(room)
    if uctypes.addressof(moving) != before + 10 * t.BLOCK or uctypes.addressof(end) != before + 22 * t.BLOCK:
        return False
    t.gc_free(room)
    moving.extend(more)
    again = data(20)
    far = uctypes.addressof(moving) > before + 1000 * t.BLOCK
    # Its object has the first block. Addresses may be objects too: none is made before.
    at = uctypes.addressof(again)
    assert not far or before <= at <= before + 2 * t.BLOCK, (at, before)
    del kept, end
    return far


gc.collect()
gc.disable()
done = [scenario() for _ in range(10)]
assert True in done, "the heap never looked as it should"
print("ok")
