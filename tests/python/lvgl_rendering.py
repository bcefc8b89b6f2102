# While LVGL draws, nothing changes what it draws: neither a callback nor what is scheduled. The next frame is whole.
import micropython
import lvgl as lv

frames = []
errors = []


def touch(disp):
    # Each of these would have LVGL draw again.
    label.set_text("touched")
    errors.append("set_text")


def create(disp):
    lv.label(screen)
    errors.append("create")


def style(disp):
    label.set_style_bg_color(lv.color_hex(0), 0)
    errors.append("style")


def refresh(disp):
    lv.refr_now(None)
    errors.append("refresh")


def handler(disp):
    lv.timer_handler()
    errors.append("timer_handler")


def resize(disp):
    disp.set_resolution(50, 50)
    errors.append("resize")


def load(disp):
    lv.screen_load(screen)
    errors.append("load")


action = None


def flush(disp, area, pixels):
    frames.append((area.x1, area.y1, area.x2, area.y2))
    # Looking is allowed.
    assert label.get_text() == "text" and label.get_x() >= 0 and disp.get_dpi() > 0
    assert area.get_width() == 100 and disp.flush_is_last() == (area.y2 == 99)
    if action:
        action(disp)
    disp.flush_ready()


lv.init()
disp = lv.display_create(100, 100)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
buffer = bytearray(100 * 50 * 2)
disp.set_buffers(buffer, None, len(buffer), lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
screen = lv.screen_active()
label = lv.label(screen)
label.set_text("text")
screen.update_layout()


def frame():
    frames.clear()
    screen.invalidate()
    lv.refr_now(None)
    return frames


for action in (touch, create, style, refresh, handler, resize, load):
    try:
        frame()
        print("no error")
    except RuntimeError as e:
        print(e)
    action = None
    assert frame() == [(0, 0, 99, 49), (0, 50, 99, 99)], frames
print(errors)

# What is scheduled runs when the frame is done.
order = []


def scheduled(n):
    order.append("scheduled")
    label.set_text("text")


def schedule(disp):
    if not order:
        micropython.schedule(scheduled, 0)
        for _ in range(100):
            pass
    order.append("flushed")


action = schedule
frame()
while len(order) < 3:
    pass
print(order)
action = None
assert len(frame()) == 2
print(label.get_text())

# Drawing callbacks draw, and look at widgets.
drawn = []


def draw(e):
    layer = e.get_layer()
    dsc = lv.draw_rect_dsc_t()
    dsc.init()
    dsc.bg_color = lv.color_hex(0xFF0000)
    area = lv.area_t()
    target = e.get_target_obj()
    target.get_coords(area)
    lv.draw_rect(layer, dsc, area)
    drawn.append((area.x1, target.get_text()))
    if len(drawn) == 1:
        target.set_text("not now")


label.add_event_cb(draw, lv.EVENT.DRAW_MAIN_END, None)
try:
    frame()
except RuntimeError as e:
    print(e)
print(len(frame()), drawn[-1])
pixel = int.from_bytes(bytes(buffer[:2]), "little")
assert pixel == lv.color_to_u16(lv.color_hex(0xFF0000)) or len(drawn) > 1
lv.deinit()
print("ok")
