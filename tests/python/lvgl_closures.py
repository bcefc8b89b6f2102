# Closures that only LVGL refers to live as long as LVGL holds them (I2), also after a restart.
import gc
import lvgl as lv

W, H = 320, 240
hits = []


def flush(disp, area, pixels):
    disp.flush_ready()


def display():
    disp = lv.display_create(W, H)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(bytearray(W * 20 * 2), None, W * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
    disp.set_flush_cb(flush)
    return disp


def counter(n):
    def cb(e):
        hits.append(n)

    return cb


def build():
    screen = lv.obj()
    for n in range(300):
        lv.button(screen).add_event_cb(counter(n), lv.EVENT.CLICKED, None)
    lv.screen_load(screen)


def churn():
    for _ in range(5):
        garbage = [[i, bytearray(20 + i % 200), (i,)] for i in range(3000)]
        del garbage
        gc.collect()


for round in range(3):
    lv.init()
    display()
    build()
    churn()
    lv.refr_now(None)
    screen = lv.screen_active()
    hits.clear()
    for i in range(300):
        screen.get_child(i).send_event(lv.EVENT.CLICKED, None)
    print(round, len(hits), hits == list(range(300)))
    del screen
    lv.deinit()
    gc.collect()
