# A binding with an lv_conf.h of its own under include/lvmp_lv_conf.h: LVGL's memory is lvmp's, a failed assertion raises.
# builds: binding
# heap: 1M
import gc
import lvmp
import mini_lvgl as lv


def fill():
    """Takes what the heap has left."""
    kept = None
    for n in (10000, 1000, 100, 16):
        try:
            while True:
                kept = (kept, bytearray(n))
        except MemoryError:
            pass
    return kept


lv.init()
stats = lvmp.stats()
assert stats["wraps"] and stats["pools"] > 0 and stats["used"] > 1000, stats
texts = ["label %d" % i for i in range(100)]
for text in texts:
    lv.label(text)
assert lvmp.stats()["used"] > stats["used"] + 100 * 100
# LVGL's state is a C static, which the collector knows nothing of: its memory stays all the same (I1).
for _ in range(5):
    [bytearray(b"\xa5" * (16 + i % 300)) for i in range(1000)]
    gc.collect()
assert lv.texts() == texts
assert lv.draw() == 10000
lv.clean()
try:
    lv.fail()
    assert False
except RuntimeError as e:
    assert "assertion failed in lv_label_set_text()" in str(e), e

# Without memory: LVGL is served from the reserve, then an assertion raises.
n, error, kept = 0, None, None
kept = fill()
try:
    while True:
        lv.label("label")
        n += 1
except MemoryError as e:
    error = e
kept = None
gc.collect()
assert "LVGL has no memory" in str(error), error
assert n > 0 and lvmp.stats()["reserve_free"] < 2000, lvmp.stats()
lvmp.check()

# Memory is back: LVGL goes on where it was, and the reserve is filled as pools are made.
lv.clean()
for text in texts:
    lv.label(text)
assert lv.texts() == texts
assert lvmp.stats()["reserve_free"] > 6000, lvmp.stats()
lv.deinit()
assert lvmp.stats()["used_blocks"] == 0 and lvmp.stats()["gc_blocks"] == 0
print("ok")
