# Wrong calls say what is wrong, and do nothing else.
import lvgl as lv


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return "%s: %s" % (type(e).__name__, e)
    return None


# Before lv.init() and after lv.deinit(): what needs no LVGL works.
for _ in range(2):
    assert lv.color_hex(0xFF).blue == 255 and lv.pct(10) != 10
    print(raised(lv.screen_active))
    print(raised(lv.obj))
    print(raised(lv.timer_handler))
    print(raised(lv.style_t().set_width, 10))
    lv.style_t().init()
    print(lv.is_initialized(), raised(lv.deinit))
    lv.init()
    lv.deinit()

lv.init()
disp = lv.display_create(100, 100)
disp.set_color_format(lv.COLOR_FORMAT.RGB565)
screen = lv.screen_active()
label = lv.label(screen)
button = lv.button(screen)

# Counts.
print(raised(label.set_text))
print(raised(label.set_text, "a", "b"))
print(raised(lv.pct))
print(raised(lv.screen_active, 1))
try:
    label.set_text(text="a")
except TypeError as e:
    print(e)
print(raised(lv.label, screen, screen))

# Types.
print(raised(label.set_text, 5))
print(raised(label.set_text, None))
print(raised(label.set_text, "a\0b"))
print(raised(label.set_x, 1.5))
print(raised(label.set_x, "1"))
print(raised(label.set_parent, 5))
print(raised(label.set_parent, None))
print(raised(label.add_style, button, 0))
print(raised(lv.label.set_text, button, "a"))
print(raised(lv.label, button.add_style))
print(raised(button.add_event_cb, "no callable", lv.EVENT.ALL, None))
print(raised(button.set_style_bg_color, 0xFF0000, 0))
print(raised(lv.obj.set_x, 5, 5))
print(raised(lv.slider.set_value, label, 1, False))
print(raised(lv.display_create, "a", 1))
print(raised(lv.label(screen).set_long_mode, "WRAP"))

# Ranges.
print(raised(label.set_x, 2**31), raised(label.set_x, 2**31 - 1))
print(raised(label.set_style_bg_opa, 256, 0), raised(label.set_style_bg_opa, -1, 0))
print(raised(lv.color_hex, 2**32), raised(lv.color_hex, -1), raised(lv.color_hex, 2**70))
print(raised(label.set_style_bg_opa, 10, -1))

# Buffers.
PARTIAL, FULL = lv.DISPLAY_RENDER_MODE.PARTIAL, lv.DISPLAY_RENDER_MODE.FULL
small, large = bytearray(150), bytearray(100 * 100 * 2)
print(raised(disp.set_buffers, small, None, 1000, PARTIAL))
print(raised(disp.set_buffers, small, None, 150, PARTIAL))
print(raised(disp.set_buffers, large, small, 2000, PARTIAL))
print(raised(disp.set_buffers, large, None, 2000, FULL))
print(raised(disp.set_buffers, None, None, 2000, PARTIAL))
print(raised(disp.set_buffers, bytes(2000), None, 2000, PARTIAL))
print(raised(disp.set_buffers, "text", None, 2000, PARTIAL))
print(raised(disp.set_buffers, memoryview(large)[1:2001], None, 2000, PARTIAL))
print(raised(disp.set_buffers, memoryview(large)[4:2004], large, 2000, PARTIAL))
print(raised(disp.set_buffers, large, None, len(large), FULL))

# All the same, LVGL works.
label.set_text("fine")
print(label.get_text())
lv.deinit()
print("ok")
