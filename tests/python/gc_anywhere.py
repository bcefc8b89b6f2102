# Collections inside of callbacks, inside of allocations, and from another thread.
# not on boards: they have no threads
import _thread
import gc
import time
import lvgl as lv
import lvmp
import lvmp_test as t

collected = [0]


def flush(disp, area, pixels):
    gc.collect()
    collected[0] += 1
    disp.flush_ready()


def clicked(n):
    def cb(e):
        gc.collect()
        hits.append(n)

    return cb


lv.init()
disp = lv.display_create(200, 200)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(200 * 20 * 2), None, 200 * 20 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
hits = []
screen = lv.screen_active()
for n in range(40):
    lv.button(screen).add_event_cb(clicked(n), lv.EVENT.CLICKED, None)
lv.refr_now(None)
for n in range(40):
    screen.get_child(n).send_event(lv.EVENT.CLICKED, None)
print(collected[0] >= 10, hits == list(range(40)))

# Another thread collects and allocates all the time.
stop = False
rounds = 0


def other():
    global rounds
    while not stop:
        garbage = [bytearray(100 + i) for i in range(20)]
        gc.collect()
        rounds += 1
        time.sleep_ms(1)
    rounds += 1000000


_thread.start_new_thread(other, ())
for i in range(150):
    label = lv.label(screen)
    label.set_text("label %d" % i)
    screen.invalidate()
    lv.refr_now(None)
    label.delete()
    p = t.alloc(60000)
    t.fill(p, 60000, i & 0xFF)
    assert t.holds(p, 60000, i & 0xFF)
    t.free(p)
stop = True
while rounds < 1000000:
    time.sleep_ms(1)
for n in range(40):
    screen.get_child(n).send_event(lv.EVENT.CLICKED, None)
print(rounds > 1000010, hits == list(range(40)) * 2)
lvmp.check()
