# A program that uses each kind of type once. The checker finds no fault with it.
import lvgl as lv
import lvmp
from lv_utils import event_loop


class Gauge(lv.bar):
    """A bar with a label that shows its value."""

    def __init__(self, parent: lv.obj, unit: str) -> None:
        super().__init__(parent)
        self.unit = unit
        self.label = lv.label(self)
        self.set_range(0, 100)

    def show(self, value: int) -> None:
        self.set_value(value, lv.ANIM.ON)
        self.label.set_text_fmt("%d %s", value, self.unit)


def flush(display: lv.display_t, area: lv.area_t, pixels: "lv.Blob | None") -> None:
    if pixels is not None:
        size: int = area.get_width() * area.get_height()
        line: memoryview = pixels.__dereference__(size * 2)
        print(line[0])
    display.flush_ready()


def read(indev: lv.indev_t, data: lv.indev_data_t) -> None:
    data.point = {"x": 1, "y": 2}
    data.state = lv.INDEV_STATE.PRESSED


def ticked(timer: lv.timer_t) -> None:
    user_data = timer.get_user_data()
    timer.delete()
    print(user_data.anything)


def path(animation: lv.anim_t) -> int:
    return animation.start_value + 1


lv.init()
display: lv.display_t = lv.display_create(320, 240)
display.set_color_format(lv.COLOR_FORMAT.RGB565)
display.set_buffers(bytearray(320 * 40 * 2), None, 320 * 40 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
display.set_flush_cb(flush)
indev: lv.indev_t = lv.indev_create()
indev.set_type(lv.INDEV_TYPE.POINTER)
indev.set_read_cb(read)

# Widgets: subclasses, enums that are combined, texts, optional arguments.
screen: lv.obj = lv.screen_active()
gauge = Gauge(screen, "km/h")
gauge.show(50)
gauge.add_flag(lv.obj.FLAG.HIDDEN | lv.obj.FLAG.FLOATING)
gauge.set_style_bg_color(lv.color_hex(0xFF0000), lv.PART.MAIN | lv.STATE.PRESSED)
gauge.add_event_cb(lambda e: print(e.get_code()), lv.EVENT.CLICKED)
gauge.add_event_cb(lambda e: gauge.show(1), lv.EVENT.CLICKED, gauge)
text: str = gauge.label.get_text()
gauge.label.set_text(lv.SYMBOL.OK + text)
gauge.label.set_style_text_font(lv.font_montserrat_16, 0)
parent = gauge.get_parent()
if parent is not None:
    parent.center()
other: lv.obj = lv.obj()
lv.buttonmatrix(screen).set_map(["1", "2", "\n", "3", ""])

# Structs: from a dict, fields, lists of them, inside others.
area = lv.area_t({"x1": 0, "y1": 0, "x2": 9, "y2": 9})
area.x2 += area.get_width()
line = lv.line(screen)
line.set_points([{"x": 0, "y": 0}, lv.point_precise_t({"x": 9, "y": 9})], 2)
picture = lv.image_dsc_t()
picture.header.w = 2
picture.header.cf = lv.COLOR_FORMAT.RGB565
picture.data = b"\0" * 8
picture.data_size = 8
lv.image(screen).set_src(picture)
lv.image(screen).set_src("S:/picture.png")
style = lv.style_t()
style.init()
style.set_width(lv.pct(50))
style.set_height(lv.SIZE_CONTENT)
gauge.add_style(style, 0)

# Callbacks of several kinds.
timer: lv.timer_t = lv.timer_create(ticked, 100, area)
lv.async_call(lambda data: print(data), "data")
lv.async_call_cancel(print, None)
animation = lv.anim_t()
animation.init()
animation.set_path_cb(path)
animation.set_path_cb(lv.anim_t.path_linear)
animation.set_custom_exec_cb(lambda animation, value: gauge.show(value))
animation.set_exec_cb(lv.obj.set_x)

# Pointers.
same: lv.area_t = lv.area_t.__cast__(area)
whole: memoryview = same.__dereference__()
widget: lv.slider = lv.slider.__cast__(gauge)

try:
    gauge.delete()
    gauge.center()
except lv.LvReferenceError as e:
    print(e)

free: int = lvmp.stats()["free"]
returned: int = lvmp.trim()
lvmp.add_pool(bytearray(4096))
loop = event_loop(freq=50, exception_sink=print)
loop.run()
lv.deinit()
