# LVGL's memory left in use over soft resets: nothing stale is followed, the heap is the same each time (I6).
# env: LVMP_TEST_RESETS=20
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
blocks = [t.alloc(50 + i) for i in range(500)] + [t.alloc(50000)]
lvmp.check()


class Late:
    # Runs while the heap is swept: frees arrive after their memory is gone, or before.
    def __del__(self):
        for p in blocks[:250]:
            t.free(p)
        t.realloc(blocks[300], 5000)
        t.deinit()


late = Late()
print("ok")
