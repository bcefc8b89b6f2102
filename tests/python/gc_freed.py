# Freed memory of LVGL keeps nothing alive (I3), though it is not used again; pixel memory never does.
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

if not lvmp.stats()["wraps"]:
    print("SKIP")
    raise SystemExit

died = [0]


def on_del():
    died[0] += 1


def churn():
    # Overwrites what the stack and registers still refer to.
    [[0] * 50 for _ in range(50)]
    gc.collect()
    gc.collect()


def fill(p):
    t.store(p, 4, t.on_del(on_del))


lv.init()
lv.display_create(100, 100)
pool = t.alloc(64)
big = t.alloc(50000)
fill(pool)
fill(big)
churn()
print("alive", died[0])
guard = t.alloc(64)
t.free(pool)
churn()
print("freed in a pool", died[0], t.owns(guard))
t.free(big)
churn()
print("freed in the heap", died[0])
for n in (64, 20000, 50000):
    p = t.alloc_leaf(n)
    fill(p)
    guard = t.alloc(n)
    p = t.realloc(p, 2 * n)
    churn()
    print("in pixel memory", died[0])
    t.free(p)


# A button had the only reference to a closure, which had that to an object with a finaliser.
def button():
    obj = t.on_del(on_del)
    button = lv.button(lv.screen_active())
    button.add_event_cb(lambda e: obj, lv.EVENT.CLICKED, None)


button()
churn()
print("callback of a button", died[0])
lv.screen_active().get_child(0).delete()
churn()
print("callback of a deleted button", died[0])
