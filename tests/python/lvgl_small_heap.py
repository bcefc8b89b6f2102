# A small heap full of holes: pools grow in what steps there is room for, and the program runs.
# heap: 256K
import gc
import lvgl as lv


def flush(disp, area, pixels):
    disp.flush_ready()


lv.init()
disp = lv.display_create(160, 120)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(160 * 10 * 2), None, 160 * 10 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
keep = []
holes = []
for i in range(70):
    keep.append(bytearray(100))
    holes.append(bytearray(1000))
holes = None
gc.collect()
labels = []
for i in range(40):
    label = lv.label(lv.screen_active())
    label.set_text("label %d" % i)
    labels.append(label)
for i in range(20):
    lv.screen_active().invalidate()
    lv.refr_now(None)
    gc.collect()
print(labels[39].get_text(), lv.screen_active().get_child_count())
