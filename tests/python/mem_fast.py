# Fast memory: small blocks come from it first, what only it refers to lives (I2), a soft reset empties it (I6).
# builds: split unwrapped
# env: LVMP_TEST_RESETS=5
import gc
import lvgl as lv
import lvmp
import lvmp_test as t


def closure(n):
    return lambda: n


def churn():
    for _ in range(5):
        [bytearray(16 + i % 300) for i in range(2000)]
        gc.collect()


def is_fast(p):
    before = lvmp.stats()["fast_free"]
    t.free(p)
    return lvmp.stats()["fast_free"] > before


def draw():
    """A screen, drawn with fast memory and, where it is used up, without."""
    disp = lv.display_create(100, 100)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(bytearray(100 * 20 * 2), None, 100 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
    disp.set_flush_cb(lambda disp, area, pixels: disp.flush_ready())
    hits = []
    for n in range(60):
        button = lv.button(lv.screen_active())
        button.add_event_cb(lambda e, n=n: hits.append(n), lv.EVENT.CLICKED, None)
    churn()
    lv.refr_now(None)
    for n in range(60):
        lv.screen_active().get_child(n).send_event(lv.EVENT.CLICKED, None)
    assert hits == list(range(60)), hits
    assert lvmp.stats()["pools"] > 0 and lvmp.stats()["fast_free"] < 1000


assert lvmp.stats()["fast"] == 0, "the last LVGL's"
lv.init()
whole = lvmp.stats()
assert 15000 < whole["fast"] <= 16384 and whole["used"] < whole["fast"], whole
draw()
lv.deinit()
churn()

t.init()
assert lvmp.stats()["fast_free"] >= whole["fast_free"] and lvmp.stats()["used_blocks"] == 0
assert is_fast(t.alloc(512)) and is_fast(t.alloc(8))
assert not is_fast(t.alloc(520)) and not is_fast(t.alloc(40000))
blocks = [t.alloc(64) for _ in range(100)]
assert lvmp.stats()["fast_free"] < whole["fast_free"] - 6400
for n, p in enumerate(blocks):
    t.store(p, 0, closure(n))
    blocks[n] = p ^ 0x5555  # no pointer that the collector could take for one
churn()
assert [t.load(p ^ 0x5555, 0)() for p in blocks] == list(range(100))
lvmp.check()
# Left in use over the soft reset.
print("ok")
