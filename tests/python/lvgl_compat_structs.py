# What programs for lv_binding_micropython do with structs: arrays of them, casts, C_Pointer, __SIZE__.
import gc
import lvgl as lv


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return "%s: %s" % (type(e).__name__, e)
    return None


# Arrays.
points = lv.point_precise_t(3)
points[0] = {"x": 1, "y": 2}
points[1] = lv.point_precise_t({"x": 3, "y": 4})
points[-1].x = 5
assert [points[i].x for i in range(3)] == [1, 3, 5]
assert len(bytes(points)) == 3 * lv.point_precise_t.__SIZE__ == 3 * points.__SIZE__
print(raised(lambda: points[3]), raised(points.__dereference__, -1))
print(raised(lv.point_t, 0), raised(lv.point_t, -1))
print(raised(lambda: points[0][1]))
# One element keeps all of them.
second = points[1]
assert points != lv.point_precise_t(3) and points[2] == lv.point_precise_t({"x": 5})
points = None
gc.collect()
[bytearray(64) for _ in range(500)]
assert (second.x, second.y) == (3, 4)
second = None

# Casts.
area = lv.area_t({"x1": 7})
other = lv.area_t()
assert other.__cast_instance__(area) is other
area.x1 = 8
assert other.x1 == 8 and lv.Blob.__cast__(area).__cast__(lv.area_t).x1 == 8
areas = lv.area_t.__cast__(lv.Blob.__cast__(area))
areas[0].x2 = 9
assert area.x2 == 9
print(raised(lambda: areas[-1]))
# Onto itself, and onto what depends on it: nothing changes.
assert area.__cast_instance__(area) is area and area.__cast_instance__(other) is area and area.x1 == 8
# The data live as long as who points to them.
view = lv.area_t().__cast_instance__(bytearray(b"\x01\x00\x00\x00" * 4))
gc.collect()
[bytearray(16) for _ in range(500)]
assert (view.x1, view.y2) == (1, 1)
print(raised(lv.font_montserrat_16.__cast_instance__, area))

# C_Pointer: what LVGL writes a number or a pointer into.
lv.init()
p = lv.C_Pointer()
assert p.ptr_val is None and p.str_val is None and p.int_val == 0
p.int_val = -2
assert p.uint_val == 2**32 - 2
p.str_val = "a text"
gc.collect()
assert p.str_val == "a text" and lv.C_Pointer(p).str_val == "a text"
p.ptr_val = area
assert lv.area_t.__cast__(p.ptr_val).x1 == 8
assert lv.C_Pointer({"uint_val": 5}).int_val == 5
print(raised(lv.C_Pointer, area))

disp = lv.display_create(100, 100)
screen = lv.screen_active()
table = lv.table(screen)
table.set_cell_value(1, 2, "x")
row, column = lv.C_Pointer(), lv.C_Pointer()
row.uint_val = column.uint_val = 77
table.get_selected_cell(row, column)
# LVGL 9.2 says 0 where nothing is selected.
assert row.uint_val == column.uint_val and row.uint_val in (0, lv.TABLE_CELL_NONE)

# An array that LVGL refers to lives with it, and goes with it.
line = lv.line(screen)
points = lv.point_precise_t(2)
points[1].x = 60
line.set_points(points, 2)
print(raised(line.set_points, points, 3))
points = None
gc.collect()
[bytearray(64) for _ in range(500)]
line.update_layout()
assert line.get_width() >= 60
# Lists of enums, and texts that None ends.
matrix = lv.buttonmatrix(screen)
matrix.set_map(["a", "b", ""])
matrix.set_ctrl_map([matrix.CTRL.HIDDEN, matrix.CTRL.CHECKABLE | matrix.CTRL.CHECKED])
assert matrix.has_button_ctrl(0, matrix.CTRL.HIDDEN) and matrix.has_button_ctrl(1, matrix.CTRL.CHECKED)
keyboard = lv.keyboard(screen)
keyboard.set_map(keyboard.MODE.USER_1, ["x", ""], [matrix.CTRL.HIDDEN])
keyboard.set_mode(keyboard.MODE.USER_1)
assert keyboard.has_button_ctrl(0, matrix.CTRL.HIDDEN)
scale = lv.scale(screen)
scale.set_text_src(["one", "two", None])
gc.collect()
lv.refr_now(None)
lv.deinit()
print("ok")
