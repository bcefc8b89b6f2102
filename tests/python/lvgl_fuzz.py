# Odd values for every method of every widget: whatever they do, it ends in a result or an exception, and LVGL draws on.
# builds: test
# timeout: 180
# heap: 16M
# not on boards: it takes long
import gc
import random
import sys
import lvgl as lv
import lvmp

# What ends or leaves the test: waiting, drawing in the middle of things, memory that C is trusted with.
LEFT_OUT = ("__cast__", "__cast_instance__", "__init__", "clean", "dump_tree", "get_user_data", "wait_cb", "set_dict", "remove_event")

INTS = (0, 1, -1, 2, 3, 7, 20, 50, 99, 100, 101, 127, 128, 255, 256, 360, -7, -50)
TEXTS = ("", "a", "two words", "one\ntwo\nthree", "\u00e9\U0001f600", "12:59", "x" * 100, "%d %s")


def flush(disp, area, pixels):
    disp.flush_ready()


def start():
    global disp
    lv.init()
    disp = lv.display_create(120, 90)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(buffer, None, len(buffer), lv.DISPLAY_RENDER_MODE.PARTIAL)
    disp.set_flush_cb(flush)


def value():
    kind = random.randrange(12)
    if kind < 5:
        return random.choice(INTS)
    if kind == 5:
        return random.choice(TEXTS)
    if kind == 6:
        return random.choice((None, True, False, lambda *args: 0))
    if kind == 7:
        return [random.choice(INTS) for _ in range(random.randrange(4))]
    if kind == 8:
        return [random.choice(TEXTS) for _ in range(random.randrange(3))] + [""]
    if kind == 9:
        return random.choice(
            (lv.color_hex(0x123456), style, font, {"x1": 1, "y1": 2, "x2": 30, "y2": 20}, {"x": 3, "y": -4}, lv.area_t(), lv.point_t(3))
        )
    if kind == 10:
        return random.choice(widgets)
    return bytearray(random.choice((1, 16, 200)))


def classes():
    found = []
    for name in sorted(dir(lv)):
        cls = getattr(lv, name)
        if isinstance(cls, type) and issubclass(cls, lv.obj):
            found.append((name, cls))
    return found


def one(name, cls, calls):
    """A widget of the class and so many random calls; returns how many of them succeeded."""
    start()
    global style, font, widgets
    style = lv.style_t()
    style.init()
    font = lv.font_get_default()
    screen = lv.screen_active()
    widgets = [screen, lv.obj(screen), lv.label(screen)]
    good = 0
    try:
        widget = cls(screen)
    except Exception:
        lv.deinit()
        return 0
    widgets.append(widget)
    own = [method for method in sorted(dir(cls)) if method not in BASE or random.randrange(8) == 0]
    own = [method for method in own if callable(getattr(cls, method, None)) and method not in LEFT_OUT]
    for i in range(calls):
        method = random.choice(own)
        try:
            args = [value() for _ in range(random.choice((0, 1, 1, 1, 2, 2, 3, 4)))]
            if TRACE:
                print(name, method, args)
            getattr(widget, method)(*args)
            good += 1
        except lv.LvReferenceError:
            break
        except Exception as e:
            if "lv.deinit()" in str(e):
                break
        if i % 8 == 0:
            step()
    step()
    try:
        widget.delete()
        step()
    except Exception:
        pass
    lv.deinit()
    return good


def step():
    try:
        lv.tick_inc(50)
        lv.timer_handler()
        lv.screen_active().invalidate()
        lv.refr_now(None)
    except Exception:
        pass


if lv.version_minor() != 5:
    # Each release has crashes of its own.
    print("SKIP")
    raise SystemExit

TRACE = len(sys.argv) > 1 and sys.argv[1] == "trace"
SEEDS = range(1, 9) if len(sys.argv) < 3 else range(int(sys.argv[2]), int(sys.argv[3]))
buffer = bytearray(120 * 30 * 2)
BASE = set(dir(lv.obj))
assert len(classes()) > 20
good = 0
for seed in SEEDS:
    random.seed(seed)
    for name, cls in classes():
        good += one(name, cls, 60)
        gc.collect()
        lvmp.check()
assert good > 100 * len(SEEDS), good
print("ok")
