# What LVGL would look up, read or write without looking first raises a clear error.
import lvgl as lv

lv.init()
disp = lv.display_create(100, 100)
disp.set_buffers(bytearray(100 * 20 * 4), None, 100 * 20 * 4, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(lambda disp, area, pixels: disp.flush_ready())
screen = lv.screen_active()


def refused(error, function, *args):
    try:
        function(*args)
    except error as e:
        print(e)
        return
    assert False, (function, args)


table = lv.table(screen)
refused(ValueError, table.set_column_width, -1, 50)
refused(ValueError, table.set_row_count, 70000)
table.set_cell_value(3, 2, "x")
assert (table.get_row_count(), table.get_column_count()) == (4, 3)

refused(ValueError, lv.keyboard(screen).set_mode, 1000)
refused(ValueError, lv.imagebutton(screen).get_src_middle, -1)

image = lv.image(screen)
refused(ValueError, image.set_src, "")
refused(TypeError, image.set_src, bytearray(64))
refused(TypeError, image.set_src, lv.area_t())
refused(ValueError, lv.dropdown(screen).set_symbol, "")
image.set_src(lv.SYMBOL.OK)
image.set_src(None)

refused(TypeError, screen.tree_walk, None, None)
refused(TypeError, image.add_event_cb, None, lv.EVENT.CLICKED, None)
refused(TypeError, lv.async_call, None, None)

inner = lv.obj(lv.obj(screen))
refused(ValueError, inner.swap, screen)
refused(ValueError, inner.swap, inner.get_parent())
inner.swap(image)

calendar = lv.calendar(screen)
refused(ValueError, calendar.set_day_names, ["a", "b"])
refused(TypeError, calendar.set_day_names, bytearray(64))
calendar.set_day_names(list("MTWTFSS"))

roller = lv.roller(screen)
roller.set_options("one\ntwo", lv.roller.MODE.NORMAL)
refused(TypeError, roller.get_selected_str, roller, 3)
text = bytearray(8)
roller.get_selected_str(text, len(text))
assert text[:4] == b"one\0", text

refused(TypeError, lv.buttonmatrix(screen).set_map, lv.color_t())

if hasattr(lv, "arclabel"):
    # Its letters would stand on a radius of 0.
    label = lv.arclabel(screen)
    label.set_text("letters")
    for radius in range(40):
        label.set_radius(radius)
        if hasattr(label, "get_text_angle"):
            label.get_text_angle()
        lv.refr_now(None)
lv.refr_now(None)
print("ok")
