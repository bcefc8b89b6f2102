# The event loop in the foreground: time, exceptions, one at a time, ends.
import time
import lvgl as lv
import lv_utils
from lv_utils import event_loop


def raised(f, *args, **kwargs):
    try:
        f(*args, **kwargs)
    except Exception as e:
        return repr(e)
    return None


def start(**kwargs):
    loop = event_loop(freq=100, **kwargs)
    disp = lv.display_get_default() or lv.display_create(32, 32)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
    disp.set_flush_cb(lambda disp, area, px: disp.flush_ready())
    return loop


def every(ms, f):
    return lv.timer_create(f, ms, None)


def end(timer):
    event_loop.current_instance().deinit()


pixels = bytearray(32 * 32 * 2)
print(event_loop.is_running(), event_loop.current_instance())

# It starts LVGL, and LVGL's time is the machine's.
loop = start()
print(lv.is_initialized(), event_loop.is_running(), event_loop.current_instance() is loop)
print(raised(event_loop))
shots = []
every(20, lambda timer: shots.append(time.ticks_ms()))
once = every(110, end)
before = time.ticks_ms()
loop.run()
took = time.ticks_diff(time.ticks_ms(), before)
print(100 <= took < 5000, 0 < len(shots) < 7, event_loop.is_running())
once.delete()
loop.deinit()

# After each run.
runs = [0]


def count():
    runs[0] += 1


loop = start(refresh_cb=count)
once = every(50, end)
loop.run()
print(runs[0] > 1)
once.delete()

# Exceptions go to the sink, and the loop goes on.
sunk = []


def bad(timer):
    raise ValueError(len(sunk))


def sink(e):
    sunk.append(repr(e))
    if len(sunk) == 3:
        event_loop.current_instance().deinit()


loop = start(exception_sink=sink)
timer = every(1, bad)
loop.run()
print(sunk)


# Without a sink they are printed, and the loop ends.
class Sys:
    @staticmethod
    def print_exception(e):
        print("printed", repr(e))


lv_utils.sys = Sys
loop = start()
loop.run()
print(event_loop.is_running())
timer.delete()


# So it does by an exception of the sink's, and by one that is for nobody but the main program.
def interrupt(timer):
    raise KeyboardInterrupt


def no_sink(e):
    raise TypeError("sink")


timer = every(1, bad)
print(raised(start(exception_sink=no_sink).run), event_loop.is_running())
timer.delete()
timer = every(1, interrupt)
try:
    start().run()
except KeyboardInterrupt:
    print("interrupted", event_loop.is_running())
timer.delete()

# Held: the time goes on, the timers wait.
loop = start(refresh_cb=count)
loop.disable()
loop.disable()
loop.enable()
runs[0] = 0
tick = lv.tick_get()
time.sleep_ms(15)
loop._step()
print(runs[0], lv.tick_elaps(tick) >= 15)
loop.enable()
loop._step()
print(runs[0], raised(loop.enable))

# lv.deinit() ends it.
lv.deinit()
loop.run()
print(event_loop.is_running())
