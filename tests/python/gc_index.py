# heap: 2M
# Random allocations of Python's own: none fails or collects while the heap has a run of that size.
# not on boards: it looks for the longest free run thousands of times
import gc
import random
import lvmp_test as t

random.seed(7)
objects = [None] * 1500
gc.disable()
tested = walks = 0
for i in range(30000):
    at = random.randrange(len(objects))
    kind = random.randrange(10)
    if kind < 5:
        n = random.choice((20, 40, 100, 100, 100, 200, 600, 3000, 20000))
        room = t.max_free()
        collections = t.collections()
        try:
            objects[at] = bytearray(n)
        except MemoryError:
            # A bytearray is an object and its data.
            assert room < n + 96, (room, n)
            for j in range(0, len(objects), 3):
                objects[j] = None
            gc.collect()
            walks += 1
        tested += 1
    elif kind < 7:
        if objects[at] is not None and len(objects[at]) < 4000:
            objects[at].extend(b"12345678" * random.randrange(40))
    else:
        # No collection frees it: its memory is given back now.
        if objects[at] is not None:
            t.gc_free(objects[at])
            objects[at] = None
print(tested > 10000, walks > 3)
