# A failed assertion of LVGL's raises. LVGL isn't entered again until lv.deinit() has dropped all of it.
import gc
import lvgl as lv
from _leak import grows


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return "%s %s" % (type(e).__name__, e)
    return None


def without_line(text):
    return text[: text.find("line")] if text else text


def start():
    lv.init()
    disp = lv.display_create(64, 64)
    return disp, lv.screen_active()


def fail():
    # LVGL asserts that a widget has few styles.
    obj = lv.obj(lv.screen_active())
    for _ in range(100):
        style = lv.style_t()
        style.init()
        obj.add_style(style, 0)


def use():
    # LVGL works.
    disp, screen = start()
    label = lv.label(screen)
    label.set_text("works")
    screen.update_layout()
    assert label.get_width() > 0
    return disp, screen, label


disp, screen, label = use()
print(without_line(raised(fail)))
print(raised(label.get_text) == raised(label.set_x, 1) == raised(lv.init))
print(without_line(raised(label.get_text)))
lv.deinit()
print(raised(label.get_text))
lv.init()
print(raised(label.get_text))
lv.deinit()

# Inside callbacks it ends all of them, even if one would not have it so.
for swallow in (False, True):
    disp, screen, label = use()
    order = []

    def inner(e):
        order.append("inner")
        try:
            fail()
        except RuntimeError:
            order.append("caught")
            if not swallow:
                raise
        order.append("swallowed")

    def outer(e):
        label.send_event(lv.EVENT.CLICKED, None)
        order.append("never")

    label.add_event_cb(inner, lv.EVENT.CLICKED, None)
    screen.add_event_cb(outer, lv.EVENT.CLICKED, None)
    screen.add_event_cb(lambda e: order.append("never either"), lv.EVENT.CLICKED, None)
    print(without_line(raised(screen.send_event, lv.EVENT.CLICKED, None)), order)
    lv.deinit()

for _ in range(20):
    disp, screen, label = use()
    assert raised(fail)
    lv.deinit()


def reuse():
    global disp, screen, label
    for _ in range(50):
        disp, screen, label = use()
        assert raised(fail)
        lv.deinit()
        gc.collect()


print(not grows(reuse))
disp, screen, label = use()
print(label.get_text())
lv.deinit()
print("ok")
