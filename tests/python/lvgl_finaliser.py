# lv.deinit() and lv.init() from a finaliser in an ordinary collection: LVGL ends for good, nothing is left of it.
# builds: test unwrapped split
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

ran = [0]


def end():
    lv.deinit()
    ran[0] += 1


def churn():
    [[0] * 50 for _ in range(50)]
    gc.collect()
    gc.collect()


for n in range(3):
    lv.init()
    lv.display_create(100, 100)
    for i in range(20):
        lv.button(lv.screen_active()).add_event_cb(lambda e: None, lv.EVENT.CLICKED, None)
    t.on_del(end)
    churn()
    stats = lvmp.stats()
    print(ran[0], lv.is_initialized(), stats["used_blocks"], stats["gc_blocks"], stats["pools"])
