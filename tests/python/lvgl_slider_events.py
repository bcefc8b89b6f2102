# Hundreds of events to a slider, with a collection every 50: every callback is alive.
import gc
import lvgl as lv

lv.init()
disp = lv.display_create(320, 240)
slider = lv.slider(lv.screen_active())
counts = [0] * 10


def callback(i):
    def cb(e):
        assert e.get_target_obj() is slider
        counts[i] += 1

    return cb


for i in range(10):
    slider.add_event_cb(callback(i), lv.EVENT.VALUE_CHANGED, None)
for n in range(500):
    slider.set_value(n % 100, False)
    slider.send_event(lv.EVENT.VALUE_CHANGED, None)
    if n % 50 == 0:
        gc.collect()
print(counts)
