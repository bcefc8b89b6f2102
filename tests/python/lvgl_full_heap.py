# A nearly full heap: the screen renders or MemoryError is raised, never a crash; with room again all works.
# heap: 1M
# builds: test
# not on boards: it asks how much is free thousands of times
import gc
import lvgl as lv

flushed = [0]


def flush(disp, area, pixels):
    flushed[0] += 1
    disp.flush_ready()


def fill(left):
    # Takes all of the heap but so many bytes, in pieces of 1 KB and of 32 bytes.
    pieces = None
    gc.collect()
    for size in (1024, 32):
        try:
            while gc.mem_free() > left + size:
                piece = [0] * (size // 8)
                piece[0] = pieces
                pieces = piece
        except MemoryError:
            pass
    return pieces


def work():
    screen = lv.screen_active()
    for i in range(100):
        label = lv.label(lv.button(screen))
        label.set_text("a label with some text %d" % i)
    screen.invalidate()
    lv.refr_now(None)


lv.init()
disp = lv.display_create(320, 240)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(320 * 20 * 2), None, 320 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
ended = {"rendered": 0, "MemoryError": 0}
for left in list(range(0, 120000, 4000)) + [30 * 1024]:
    pieces = fill(left)
    try:
        gc.collect()
        work()
        ended["rendered"] += 1
    except MemoryError:
        ended["MemoryError"] += 1
    pieces = None
    gc.collect()
    # LVGL is consistent: what was made can be deleted, and the next frame is whole.
    lv.screen_active().clean()
    flushed[0] = 0
    lv.screen_active().invalidate()
    lv.refr_now(None)
    assert flushed[0] == 12, flushed
print(ended["rendered"] > 0, ended["MemoryError"] > 0)
lv.deinit()
lv.init()
lv.deinit()
print("ok")
