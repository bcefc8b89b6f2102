# heap: 128K
# A layer that finds no memory for its buffer stays empty: the frame ends, Python is told, the next frame is whole.
# builds: test split
import gc
import lvgl as lv

flushed = [0]


def flush(disp, area, pixels):
    flushed[0] += 1
    disp.flush_ready()


def box(parent, size):
    obj = lv.obj(parent)
    obj.set_size(size, size)
    obj.set_style_opa_layered(100, 0)
    obj.set_style_transform_rotation(450, 0)
    lv.label(obj).set_text("text")
    return obj


lv.init()
disp = lv.display_create(160, 120)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
disp.set_buffers(bytearray(160 * 10 * 2), None, 160 * 10 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
screen = lv.screen_active()
inner = box(box(screen, 110), 90)
ended = {"rendered": 0, "MemoryError": 0}
for left in (60000, 30000, 20000, 10000, 5000):
    gc.collect()
    pieces = None
    try:
        while gc.mem_free() > left:
            pieces = [pieces] + [0] * 30
    except MemoryError:
        pass
    try:
        screen.invalidate()
        lv.refr_now(None)
        ended["rendered"] += 1
    except MemoryError:
        ended["MemoryError"] += 1
    pieces = None
print(ended["MemoryError"] > 0, sum(ended.values()))
screen.clean()
gc.collect()
lv.label(screen).set_text("after")
flushed[0] = 0
screen.invalidate()
lv.refr_now(None)
print(flushed[0])
