# What a callback raises is raised by the call that led to it, once LVGL has returned; none is lost.
import gc
import sys
import lvgl as lv


def flush(disp, area, pixels):
    disp.flush_ready()


def raised(f, *args):
    try:
        f(*args)
    except BaseException as e:
        return repr(e)
    return None


def bad(e):
    raise ValueError("bad", e.get_current_target_obj() is not None)


lv.init()
disp = lv.display_create(64, 64)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(64 * 64 * 2), None, 64 * 64 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
screen = lv.screen_active()
button = lv.button(screen)
button.add_event_cb(bad, lv.EVENT.CLICKED, None)
print(raised(button.send_event, lv.EVENT.CLICKED, None))
print(raised(button.send_event, lv.EVENT.PRESSED, None))

# All callbacks of one call run, whatever they raise; the first exception is the call's.
ran = []


def counts(n):
    def callback(e):
        ran.append(n)
        if n == 2:
            raise KeyError(n)

    return callback


for n in range(5):
    screen.add_event_cb(counts(n), lv.EVENT.READY, None)
print(raised(screen.send_event, lv.EVENT.READY, None), ran)

# A call inside a callback raises its own.
inner = []


def outer(e):
    try:
        button.send_event(lv.EVENT.CLICKED, None)
    except ValueError as error:
        inner.append(error.args)
        raise RuntimeError("outer")


screen.add_event_cb(outer, lv.EVENT.CANCEL, None)
print(raised(screen.send_event, lv.EVENT.CANCEL, None), inner)

# Also what is no Exception.
for exception in (SystemExit(3), KeyboardInterrupt()):
    timer = lv.timer_create(lambda t: (_ for _ in ()).throw(exception), 1, None)
    lv.tick_inc(5)
    assert raised(lv.timer_handler) == repr(exception)
    timer.delete()


# A frame whose flush raised is over; the next one is whole.
def bad_flush(disp, area, pixels):
    raise OSError(5)


disp.set_flush_cb(bad_flush)
screen.invalidate()
print(raised(lv.refr_now))
disp.set_flush_cb(flush)
screen.invalidate()
print(raised(lv.refr_now))

# Callbacks whose result is wrong, arguments that are none.
print(raised(screen.tree_walk, lambda obj, data: "no enum", None))
print(raised(screen.tree_walk, lambda: None, None))
print(raised(lv.timer_create, 5, 5, None))

# lv.deinit() raises what a callback raised meanwhile, and is done nevertheless.
screen.add_event_cb(bad, lv.EVENT.DELETE, None)
print(raised(lv.deinit), lv.is_initialized())

# It can't be called from a callback.
lv.init()
disp = lv.display_create(64, 64)
screen = lv.screen_active()
screen.add_event_cb(lambda e: lv.deinit(), lv.EVENT.CLICKED, None)
print(raised(screen.send_event, lv.EVENT.CLICKED, None), lv.is_initialized())
for i in range(200):
    assert raised(screen.send_event, lv.EVENT.CLICKED, None)
    gc.collect()
lv.deinit()
print("ok")
