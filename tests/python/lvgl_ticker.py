# Functions scheduled at any moment while LVGL allocates and renders: no deadlock, nothing lost.
# builds: test
# not on boards: they have no threads
import lvgl as lv
import lvmp
import lvmp_test as t

frames = [0]


def flush(disp, area, pixels):
    frames[0] += 1
    disp.flush_ready()


def tick(_):
    label = lv.label(box)
    label.set_text("tick")
    if box.get_child_count() > 20:
        box.clean()


lv.init()
disp = lv.display_create(200, 200)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(200 * 20 * 2), None, 200 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
screen = lv.screen_active()
box = lv.obj(screen)
t.timer(tick, 300)
for i in range(300):
    other = lv.button(screen)
    lv.label(other).set_text("button %d" % i)
    screen.invalidate()
    lv.refr_now(None)
    other.delete()
came = t.timer(tick, 0)
lvmp.check()
print(came > 20, frames[0] >= 3000)
