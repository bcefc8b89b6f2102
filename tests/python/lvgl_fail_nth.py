# For every n, the n-th request fails while a screen is built, shown and deleted: the run ends in success or
# MemoryError, the pools are sound, and afterwards LVGL starts and renders again.
# builds: test
import gc
import lvgl as lv
import lvmp
import lvmp_test as t


def flush(disp, area, pixels):
    disp.flush_ready()


def start():
    lv.init()
    disp = lv.display_create(120, 90)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(buffer, None, len(buffer), lv.DISPLAY_RENDER_MODE.PARTIAL)
    disp.set_flush_cb(flush)
    # What is left in the pools doesn't suffice.
    while (free := lvmp.stats()["largest_free"]) > 2048:
        t.alloc(free * 3 // 4)


def scenario():
    screen = lv.obj()
    screen.set_flex_flow(lv.FLEX_FLOW.ROW_WRAP)
    style = lv.style_t()
    style.init()
    style.set_radius(4)
    style.set_bg_color(lv.color_hex(0x336699))
    for i in range(2):
        button = lv.button(screen)
        button.add_style(style, 0)
        button.add_event_cb(lambda e: None, lv.EVENT.CLICKED, None)
        lv.label(button).set_text("button")
    lv.slider(screen).set_value(30, False)
    lv.screen_load(screen)
    lv.refr_now(None)
    screen.clean()
    lv.refr_now(None)


def runs(fail):
    ended = {}
    n = 0
    while True:
        start()
        fail(n)
        try:
            scenario()
            how = "success"
        except MemoryError:
            how = "MemoryError"
        except RuntimeError as e:
            how = str(e)
        failed = fail(-1)
        lvmp.check()
        ended[how] = ended.get(how, 0) + 1
        lv.deinit()
        lv.init()
        lv.deinit()
        n += 1
        if not failed:
            return ended
        if n % 64 == 0:
            gc.collect()


def fail_one(n):
    # The n-th request finds no room in the GC heap: the reserve serves it.
    return t.fail_heap(n)


def fail_all(n):
    # None does from the n-th on, until the reserve is used up.
    return t.fail_heap(n, 1000000)


def fail_malloc(n):
    # LVGL itself sees NULL.
    return t.fail_malloc(n)


buffer = bytearray(120 * 30 * 2)
for pools in (8, 0):
    # Without pools each of LVGL's requests is one to the GC heap.
    t.pool_max(pools)
    for fail in (fail_one, fail_all, fail_malloc):
        ended = runs(fail)
        print(pools, fail.__name__, sorted(ended))
        print(sum(ended.values()) > (80 if pools == 0 or fail is fail_malloc else 1))
start()
scenario()
print("ok")
