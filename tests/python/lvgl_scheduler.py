# A full scheduler queue in the middle of a frame: the next frame works.
import micropython
import lvgl as lv

frames = [0]
seen = []


def later(n):
    seen.append(n)


def flush(disp, area, pixels):
    frames[0] += 1
    while frames[0] == 3:
        micropython.schedule(later, frames[0])
    disp.flush_ready()


lv.init()
disp = lv.display_create(100, 100)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(100 * 20 * 2), None, 100 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
screen = lv.screen_active()
lv.label(screen).set_text("before")
for _ in range(2):
    try:
        screen.invalidate()
        lv.refr_now(None)
        print("frame")
    except RuntimeError as e:
        print("RuntimeError", e)
    frames[0] = 100
print(len(seen) > 0)
screen.invalidate()
lv.refr_now(None)
print("ok")
