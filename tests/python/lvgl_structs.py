# C structs: fields, copies, nesting, and who owns what.
import gc
import lvgl as lv


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return "%s: %s" % (type(e).__name__, e)
    return None


# Before lv.init() too: these are Python's.
area = lv.area_t({"x1": 1, "y1": 2, "x2": 3, "y2": 4})
copy = lv.area_t(area)
assert copy == area and copy is not area
copy.x2 = 30
assert copy != area and area.x2 == 3
print(area.get_width(), copy.get_width(), lv.area_t().x1)
print(raised(lv.area_t, {"x3": 1}))
print(raised(setattr, area, "x1", 2**40))
print(raised(setattr, area, "x1", "1"))
print(raised(getattr, area, "x3"))
print(raised(lv.area_t, 5.0))
print(raised(lv.event_t))
color = lv.color_hex(0x102030)
print(color.red, color.green, color.blue, bytes(color))
color.red = 255
print(lv.color_to_int(color) == lv.color_hex(0xFF2030).to_int(), raised(setattr, color, "red", 256))
point = lv.point_t({"x": 3, "y": 4})
print(point.x, point.y)

lv.init()
disp = lv.display_create(100, 100)
screen = lv.screen_active()

# Nested structs, bit fields, pointers, texts, arrays.
dsc = lv.draw_label_dsc_t()
dsc.init()
dsc.color = lv.color_hex(0x010203)
dsc.color.green = 77
dsc.font = lv.font_montserrat_16
dsc.text = "a text"
dsc.base.layer = None
dsc.flag = 3
gc.collect()
print(dsc.color.green, dsc.font == lv.font_montserrat_16, dsc.text, dsc.base.layer, dsc.flag)
anim = lv.anim_t()
anim.init()
anim.early_apply = 1
print(anim.early_apply, raised(setattr, anim, "early_apply", 2))
header = lv.image_header_t({"w": 20, "h": 10, "cf": lv.COLOR_FORMAT.RGB565, "stride": 40})
pixels = bytes(400)
image = lv.image_dsc_t({"header": header, "data": pixels, "data_size": len(pixels)})
print(image.header.w, image.header.cf == lv.COLOR_FORMAT.RGB565, image.data_size, sum(image.data.__dereference__(400)))
widget = lv.image(screen)
widget.set_src(image)
image = header = None
gc.collect()
widget.update_layout()
print(widget.get_width(), widget.get_height())
widget.set_src(lv.SYMBOL.OK)
widget.set_src(None)

# Lists become arrays that live as long as LVGL has them.
grid = lv.obj(screen)
grid.set_grid_dsc_array([20, lv.grid_fr(1), lv.GRID_TEMPLATE_LAST], [30, 30, lv.GRID_TEMPLATE_LAST])
grid.set_layout(lv.LAYOUT.GRID)
cell = lv.obj(grid)
cell.set_grid_cell(lv.GRID_ALIGN.STRETCH, 0, 1, lv.GRID_ALIGN.STRETCH, 1, 1)
matrix = lv.buttonmatrix(screen)
matrix.set_map(["one", "two", "\n", "three", ""])
line = lv.line(screen)
line.set_points([{"x": 1, "y": 2}, {"x": 3, "y": 4}], 2)
gc.collect()
[bytearray(64) for _ in range(500)]
screen.update_layout()
print(cell.get_width(), cell.get_height(), matrix.get_button_text(2), line.get_point_count())


# Styles: kept by the widget, also of a subclass.
class Red(lv.style_t):
    def __init__(self):
        super().__init__()
        self.init()
        self.set_bg_color(lv.color_hex(0xFF0000))


button = lv.button(screen)
button.add_style(Red(), 0)
for i in range(20):
    style = lv.style_t()
    style.init()
    style.set_width(40 + i)
    button.add_style(style, 0)
style = None
gc.collect()
[bytearray(64) for _ in range(500)]
screen.update_layout()
print(button.get_style_bg_color(0).red, button.get_width())
red = Red()
print(raised(button.add_style, lv.area_t(), 0))
print(raised(button.add_style, None, 0))

# After lv.deinit() a style is empty: what it held is gone. An area is not.
lv.deinit()
lv.init()
disp = lv.display_create(100, 100)
button = lv.button(lv.screen_active())
button.add_style(red, 0)
print(red.is_empty(), button.get_style_bg_color(0).red != 255, area.x2)
red.set_bg_color(lv.color_hex(0xFF0000))
print(button.get_style_bg_color(0).red)
red.reset()
lv.deinit()

# Pointers without type.
blob = lv.area_t.__cast__(area)
blob.x1 = -5
print(area.x1, lv.Blob.__cast__(bytearray(b"abc")).__dereference__(3)[1])
lv.init()
lv.display_create(10, 10)
seen = []
lv.screen_active().add_event_cb(lambda e: seen.append(lv.area_t.__cast__(e.get_param()).x1), lv.EVENT.CLICKED, None)
lv.screen_active().send_event(lv.EVENT.CLICKED, area)
print(seen)
lv.deinit()
print("ok")
