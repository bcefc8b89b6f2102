# LVGL's blocks are never taken for objects with a finaliser (I7), and finalisers may use LVGL's memory (I5).
import gc
import lvmp
import lvmp_test as t

if t.address_of(t) >= 1 << 30 and t.BLOCK == 16:
    # Addresses are objects here: none can be made in a sweep.
    print("SKIP")
    raise SystemExit

# The heap is locked in a sweep: what finalisers write to is made before.
calls = [0]
got = [0] * 300


def called():
    calls[0] += 1


def churn():
    # Overwrites what the stack still refers to.
    [[0] * 50 for _ in range(50)]
    for _ in range(3):
        gc.collect()


# LVGL's blocks begin with the words of an object that has a finaliser, and are left to the collector.
t.init()
objs = [t.on_del(called) for _ in range(20)]
words = t.address_of(objs[0])
for n in (64, 2000, 40000):
    for i in range(2):
        p = t.alloc(n)
        t.store(p, 0, t.load(words, 0))
        t.store(p, 1, t.load(words, 1))
t.deinit()
churn()
print(calls)
objs = words = p = None
churn()
# A stale word may keep one of them.
print(15 < calls[0] <= 20)

# Finalisers that free, allocate and resize, during a sweep.
t.init()


def finaliser(small, big):
    def f():
        n = calls[0]
        calls[0] = n + 1
        t.free(small)
        t.free(big)
        got[3 * n] = t.alloc(40)
        got[3 * n + 1] = t.alloc(50000)
        got[3 * n + 2] = t.realloc(t.alloc(10), 60)

    return f


def make(n):
    for _ in range(n):
        t.on_del(finaliser(t.alloc(200), t.alloc(40000)))


calls[0] = 0
make(50)
churn()
lvmp.check()
# In a sweep the heap gives nothing, the pools do.
print(calls[0] >= 45, sum(1 for p in got if p) >= 90)
print(all(t.owns(p) for p in got if p), lvmp.stats()["gc_blocks"] <= 2)
for p in got:
    t.free(p)
t.deinit()

# LVGL's end comes from a finaliser.
t.init()
for i in range(200):
    t.alloc(i)
t.on_del(t.deinit)
churn()
print(lvmp.stats()["pools"])
