# Soft resets with LVGL left initialised and after lv.deinit(), by turns: nothing stale is followed, the heap is the same.
# env: LVMP_TEST_RESETS=20
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

gc.collect()
used = gc.mem_alloc()
# A stale word on the stack keeps a block alive or two; what each reset leaked would add up to 20.
assert used < t.remember(used) + 20 * t.BLOCK, (used, t.remember(used))
stats = lvmp.stats()
print(lv.is_initialized(), stats["wraps"], stats["pools"], stats["gc_blocks"], stats["reserve"])


def flush(disp, area, pixels):
    disp.flush_ready()


lv.init()
disp = lv.display_create(320, 240)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(320 * 20 * 2), None, 320 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
for i in range(20):
    button = lv.button(lv.screen_active())
    button.add_event_cb(lambda event: None, lv.EVENT.ALL, None)
    lv.label(button).set_text("button %d" % i)
lv.timer_create(lambda timer: None, 10, None)
lv.refr_now(None)
gc.collect()
lvmp.check()
if t.turn() % 2:
    lv.deinit()
