# 1000 idle refreshes change nothing, and 50 restarts end where they began.
import gc
import lvgl as lv


def flush(disp, area, pixels):
    disp.flush_ready()


def display():
    disp = lv.display_create(320, 240)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(bytearray(320 * 20 * 2), None, 320 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
    disp.set_flush_cb(flush)


def screen():
    scr = lv.obj()
    for i in range(30):
        lv.label(lv.button(scr)).set_text("button %d" % i)
    lv.slider(scr).set_value(40, False)
    lv.screen_load(scr)


def free():
    gc.collect()
    gc.collect()
    return gc.mem_free()


def cycle():
    lv.init()
    display()
    screen()
    lv.refr_now(None)
    lv.deinit()


before = after = 0
lv.init()
display()
screen()
for _ in range(10):
    lv.screen_active().invalidate()
    lv.refr_now(None)
before = free()
for _ in range(1000):
    lv.tick_inc(5)
    lv.timer_handler()
    lv.refr_now(None)
after = free()
print(before == after)
for _ in range(100):
    lv.screen_active().invalidate()
    lv.refr_now(None)
after = free()
print(before == after)
lv.deinit()

cycle()
cycle()
before = free()
for _ in range(50):
    cycle()
after = free()
print(before <= after)
