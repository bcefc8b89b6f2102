# What LVGL takes on trust is checked: the error names the argument, and nothing has changed.
from array import array
import lvgl as lv


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return "%s: %s" % (type(e).__name__, e)
    return None


lv.init()

# Without a display there is no place for a screen.
for widget in (lv.obj, lv.label, lv.list, lv.msgbox):
    print(raised(widget))
print(raised(lv.list, None))

disp = lv.display_create(64, 64)
screen = lv.screen_active()

# A widget is not put into itself, nor into what it holds.
outer = lv.obj(screen)
inner = lv.obj(outer)
deep = lv.obj(inner)
for parent in (outer, inner, deep):
    print(raised(outer.set_parent, parent))
assert outer.get_parent() is screen and deep.get_parent() is inner
deep.set_parent(outer)
assert deep.get_parent() is outer

# A menu's pages are pages, and belong to a menu.
menu = lv.menu(screen)
print(raised(lv.menu_page, screen, "page"))
print(raised(menu.set_page, outer))
print(raised(menu.set_sidebar_page, outer))
page = lv.menu_page(menu, None)
menu.set_page(page)
assert menu.get_cur_main_page() is page
menu.set_page(None)

# A canvas has a buffer that holds its picture.
canvas = lv.canvas(screen)
buf = bytearray(16 * 16 * 4)
ARGB = lv.COLOR_FORMAT.ARGB8888
print(raised(canvas.set_buffer, buf, 16, 17, ARGB))
print(raised(canvas.set_buffer, buf, -16, 16, ARGB))
print(raised(canvas.set_buffer, buf, 16, 100000, ARGB))
print(raised(canvas.set_buffer, None, 16, 16, ARGB))
print(raised(canvas.set_buffer, bytearray(16), 16, 8, lv.COLOR_FORMAT.I1))
print(raised(outer.__class__.set_parent, outer, None))
print(raised(canvas.set_buffer, bytearray(16 * 16 * 2), 16, 16, lv.COLOR_FORMAT.RGB565A8))
canvas.set_buffer(bytearray(16 * 16 * 3), 16, 16, lv.COLOR_FORMAT.RGB565A8)
canvas.set_buffer(buf, 16, 16, ARGB)
canvas.fill_bg(lv.color_hex(0x112233), 255)
assert bytes(buf[:4]) == b"\x33\x22\x11\xff" and bytes(buf[-4:]) == bytes(buf[:4])

# A display does not outgrow its buffers: neither by its size nor its colors nor turned.
RGB565 = lv.COLOR_FORMAT.RGB565
disp.set_color_format(RGB565)
whole = bytearray(64 * 64 * 2)
disp.set_buffers(whole, None, len(whole), lv.DISPLAY_RENDER_MODE.FULL)
print(raised(disp.set_resolution, 64, 65))
print(raised(disp.set_color_format, lv.COLOR_FORMAT.XRGB8888))
assert (disp.get_horizontal_resolution(), disp.get_vertical_resolution()) == (64, 64)
assert disp.get_color_format() == RGB565
disp.set_resolution(32, 128)
disp.set_rotation(lv.DISPLAY_ROTATION._90)
assert disp.get_horizontal_resolution() == 128

strip = lv.display_create(8, 64)
strip.set_color_format(RGB565)
row = bytearray(8 * 2 * 4)
strip.set_buffers(row, None, len(row), lv.DISPLAY_RENDER_MODE.PARTIAL)
print(raised(strip.set_rotation, lv.DISPLAY_ROTATION._90))
print(raised(strip.set_rotation, lv.DISPLAY_ROTATION._270))
strip.set_rotation(lv.DISPLAY_ROTATION._180)
print(raised(strip.set_resolution, 33, 64))
strip.set_resolution(32, 64)
strip.delete()

# A number of elements is no more than there are, in lists, structs and buffers.
line = lv.line(screen)
points = [{"x": 0, "y": 0}, {"x": 9, "y": 9}]
print(raised(line.set_points, points, 3))
print(raised(line.set_points, points, -1))
print(raised(line.set_points, points[0], 2))
line.set_points(points, 2)
assert line.get_point_count() == 2
images = lv.animimg(screen)
print(raised(images.set_src, ["A:one.bin", "A:two.bin"], 3))
images.set_src(["A:one.bin", "A:two.bin"], 2)
assert images.get_src_count() == 2
print(raised(lv.draw_buf_t().init, 4, 4, ARGB, 16, bytearray(63), 64))
text, previous, subject = bytearray(8), bytearray(4), lv.subject_t()
print(raised(subject.init_string, text, previous, 8, "text"))
subject.init_string(text, None, 8, "text")
subjects = [lv.subject_t(), lv.subject_t()]
group = lv.subject_t()
print(raised(group.init_group, subjects, 3))

# A grid's columns and rows have an end.
LAST = lv.GRID_TEMPLATE_LAST
print(raised(outer.set_grid_dsc_array, [10, LAST], [10, 20]))
print(raised(outer.set_grid_dsc_array, array("i", (10, 20)), [10, LAST]))
print(raised(outer.set_style_grid_column_dsc_array, [], 0))
print(raised(lv.style_t().set_grid_row_dsc_array, (1, 2, 3)))
outer.set_grid_dsc_array(array("i", (10, LAST)), [10, 20, LAST])
outer.update_layout()

print(raised(lv.obj.tree_walk, None, print, None))
lv.deinit()
