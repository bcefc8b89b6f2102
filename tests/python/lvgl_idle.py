# 1000 idle refreshes change nothing, and 50 restarts end where they began.
import lvgl as lv
from _leak import grows


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


def idle():
    for _ in range(1000):
        lv.tick_inc(5)
        lv.timer_handler()
        lv.refr_now(None)


def refresh():
    for _ in range(100):
        lv.screen_active().invalidate()
        lv.refr_now(None)


def restart(n):
    for _ in range(n):
        lv.init()
        display()
        screen()
        lv.refr_now(None)
        lv.deinit()


lv.init()
display()
screen()
for _ in range(10):
    lv.screen_active().invalidate()
    lv.refr_now(None)
print(grows(idle), grows(refresh))
lv.deinit()

restart(2)
print(grows(lambda: restart(50)))
