# LVGL waits for a driver that sends on after its flush callback: for a thread, for what is scheduled. One that never says
# flush_ready() ends in an error, Ctrl-C ends the wait, and the next frame is clean.
# builds: test off
# timeout: 120
# not on boards: it needs threads
import _thread
import micropython
import os
import time
import lvgl as lv

frames = 0
last = []


def in_thread(disp):
    time.sleep_ms(20)
    last.append(disp.flush_is_last())
    disp.flush_ready()


def by_thread(disp, area, pixels):
    _thread.start_new_thread(in_thread, (disp,))


def by_schedule(disp, area, pixels):
    micropython.schedule(lambda disp: disp.flush_ready(), disp)


def at_once(disp, area, pixels):
    global frames
    frames += 1
    disp.flush_ready()


def never(disp, area, pixels):
    pass


def interrupted(disp, area, pixels):
    if area.y1 == 0:
        os.system("(sleep 0.1; kill -INT $PPID) &")


def draw():
    lv.screen_active().invalidate()
    start = time.ticks_ms()
    try:
        lv.refr_now(None)
        return time.ticks_diff(time.ticks_ms(), start)
    except BaseException as e:
        return repr(e)


lv.init()
disp = lv.display_create(100, 100)
disp.set_buffers(bytearray(100 * 20 * 4), bytearray(100 * 20 * 4), 100 * 20 * 4, lv.DISPLAY_RENDER_MODE.PARTIAL)
lv.label(lv.screen_active()).set_text("text")
for flush in (by_thread, by_schedule):
    disp.set_flush_cb(flush)
    assert draw() < 4000
# The last part is being sent when the frame is done.
time.sleep_ms(100)
micropython.schedule(lambda _: None, None)
assert len(last) > 2 and last == [False] * (len(last) - 1) + [True], last

disp.set_flush_cb(interrupted)
print(draw())
disp.set_flush_cb(never)
print(draw())
disp.set_flush_cb(at_once)
print(type(draw()) is int, frames >= 3)

# A way to wait of one's own is the driver's business.
waits = 0


def wait(disp):
    global waits
    waits += 1
    disp.flush_ready()


disp.set_flush_wait_cb(wait)
disp.set_flush_cb(never)
print(type(draw()) is int, waits >= 2)
print("ok")
