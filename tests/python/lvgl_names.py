# The names that users of LVGL know from MicroPython, and what they stand for.
import lvgl as lv


def flush(disp, area, pixels):
    disp.flush_ready()


assert not lv.is_initialized()
lv.init()
lv.init()
assert lv.is_initialized()

disp = lv.display_create(320, 240)
assert lv.display_get_default() is disp
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
buffer = bytearray(320 * 24 * 2)
disp.set_buffers(buffer, None, len(buffer), lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(flush)
print(disp.get_horizontal_resolution(), disp.get_vertical_resolution())

# Widgets: methods of their own and inherited ones, at the instance and at the class.
screen = lv.screen_active()
obj = lv.obj(screen)
obj.set_size(lv.pct(50), lv.SIZE_CONTENT)
obj.set_flex_flow(lv.FLEX_FLOW.ROW_WRAP)
obj.set_flex_align(lv.FLEX_ALIGN.START, lv.FLEX_ALIGN.CENTER, lv.FLEX_ALIGN.CENTER)
obj.add_flag(lv.obj.FLAG.HIDDEN)
print(obj.has_flag(lv.obj.FLAG.HIDDEN))
obj.remove_flag(lv.obj.FLAG.HIDDEN)
button = lv.button(obj)
label = lv.label(button)
label.set_text("text")
label.set_text_fmt("%d of %s", 3, "four")
print(label.get_text())
# LV_LABEL_LONG_SCROLL before LVGL 9.3.
label.set_long_mode((lv.label.LONG_MODE if hasattr(lv.label, "LONG_MODE") else lv.label.LONG).SCROLL)
label.align(lv.ALIGN.CENTER, 0, 0)
lv.label.set_text(label, "by the class")
lv.obj.set_x(label, 3)
print(label.get_text())
slider = lv.slider(screen)
slider.set_range(0, 200)
slider.set_value(150, lv.ANIM.OFF)
slider.set_mode(lv.slider.MODE.NORMAL)
print(slider.get_value(), slider.get_max_value())
assert isinstance(slider, lv.slider) and isinstance(slider, lv.bar) and isinstance(slider, lv.obj)
assert not isinstance(slider, lv.label)
assert screen.get_child_count() == 2 and screen.get_child(-1) is slider
assert label.get_parent() is button and label.get_screen() is screen

# Styles, colours, areas.
style = lv.style_t()
style.init()
style.set_bg_color(lv.color_hex(0x123456))
style.set_radius(lv.RADIUS_CIRCLE)
button.add_style(style, lv.PART.MAIN | lv.STATE.DEFAULT)
color = button.get_style_bg_color(lv.PART.MAIN)
print(color.red, color.green, color.blue)
button.set_style_bg_opa(lv.OPA._50, 0)
print(button.get_style_bg_opa(0))
area = lv.area_t({"x1": 2, "y1": 3, "x2": 11, "y2": 13})
print(area.get_width(), area.get_height(), area.get_size())
print(lv.color_to_u16(lv.palette_main(lv.PALETTE.RED)), lv.color_hex(0xFF00FF).to_u32() & 0xFFFFFF)
button.set_style_text_font(lv.font_montserrat_16, 0)
assert button.get_style_text_font(0) == lv.font_montserrat_16

# Strings, constants.
print(lv.SYMBOL.OK == "\uf00c", lv.EVENT.ALL, lv.KEY.ENTER, lv.DIR.TOP)
assert lv.ANIM_REPEAT_INFINITE == 0xFFFFFFFF and lv.COORD_MAX > 0

# Screens, refresh, timers' clock.
second = lv.obj()
lv.screen_load(second)
assert lv.screen_active() is second
lv.screen_load(screen)
lv.refr_now()
lv.refr_now(None)
lv.refr_now(disp)
lv.tick_inc(5)
assert lv.tick_get() == 5
lv.timer_handler()
print(repr(label)[:20], repr(style))

# Attributes of widgets, and what classes tell.
label.tag = [1]
assert lv.screen_active().get_child(0).get_child(0).get_child(0).tag == [1]
del label.tag
assert not hasattr(label, "tag")
names = dir(lv.label)
assert "set_text" in names and "get_text" in names
assert "set_x" in dir(lv.obj) and "set_x" in dir(label) and "CENTER" in dir(lv.ALIGN)
lv.deinit()
assert not lv.is_initialized()
lv.deinit()
print("ok")
