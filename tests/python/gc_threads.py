# heap: 8M
# timeout: 120
# Threads that share the heap without a lock of Python's own: the index and the marker hold against all of them.
# not on boards: they have no threads
import _thread
import gc
import time
import lvmp_test as t

# Holes of one block between live ones: walks for more are long, so the index is at work from the start.
holes = [bytearray(16) for _ in range(20000)]
for i in range(0, len(holes), 2):
    holes[i] = None
gc.collect()

failed = []
finished = []
lock = _thread.allocate_lock()


def check(number, i, item):
    kind = i % 4
    if kind == 0:
        return item == bytes([number]) * (40 + i % 300)
    if kind == 1:
        return item == [number] * (5 + i % 60)
    if kind == 2:
        return item == ("%d:" % number) * (20 + i % 50)
    return item == {j: number for j in range(i % 12)}


def make(number, i):
    kind = i % 4
    if kind == 0:
        # Grown, so that it moves.
        item = bytearray()
        for _ in range(40 + i % 300):
            item.append(number)
        return item
    if kind == 1:
        item = []
        for _ in range(5 + i % 60):
            item.append(number)
        return item
    if kind == 2:
        return ("%d:" % number) * (20 + i % 50)
    return {j: number for j in range(i % 12)}


def work(number):
    kept = {}
    try:
        for i in range(4000):
            at = (i * 7919) % 97
            if at in kept:
                old, item = kept[at]
                if not check(number, old, item):
                    failed.append((number, old))
                    break
            kept[at] = (i, make(number, i))
            if i % 1000 == number:
                gc.collect()
    except Exception as e:
        failed.append((number, e))
    with lock:
        finished.append(number)


for number in range(1, 5):
    _thread.start_new_thread(work, (number,))
while len(finished) < 4:
    # What the main thread frees at once, and moves.
    for size in (50, 100, 200, 1000):
        junk = bytearray(size)
        junk.extend(b"x" * size)
        t.gc_free(junk)
        del junk
    time.sleep_ms(1)
print(sorted(finished), failed)
