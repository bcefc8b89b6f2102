# LVGL left initialised at a soft reset: the next start is like the first, the heap the same each time.
# builds: test
# env: LVMP_TEST_RESETS=20
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

gc.collect()
used = gc.mem_alloc()
# A stale word on the stack keeps a block alive or two; what each reset leaked would add up to 20.
assert used < t.remember(used) + 20 * t.BLOCK, (used, t.remember(used))
print(lv.is_initialized(), lvmp.stats()["pools"])


def flush(disp, area, pixels):
    disp.flush_ready()


lv.init()
disp = lv.display_create(320, 240)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(320 * 20 * 2), None, 320 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
style = lv.style_t()
style.init()
style.set_bg_color(lv.color_hex(0x102030))
for i in range(20):
    button = lv.button(lv.screen_active())
    button.add_style(style, 0)
    button.add_event_cb(lambda e: None, lv.EVENT.ALL, None)
    lv.label(button).set_text("button %d" % i)
lv.timer_create(lambda timer: None, 10, None)
lv.refr_now(None)
