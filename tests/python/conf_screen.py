# A screen with a small lv_conf.h of one's own: what it leaves out is not in the module, the rest works.
# builds: conf
import gc
import lvgl as lv

WIDTH, HEIGHT = 80, 40

print([name for name in ("obj", "label", "button", "image", "slider", "table", "keyboard") if hasattr(lv, name)])
print([name for name in ("font_unscii_8", "font_montserrat_14", "font_montserrat_16") if hasattr(lv, name)])

lv.init()
pixels = bytearray(WIDTH * HEIGHT * 2)
disp = lv.display_create(WIDTH, HEIGHT)
print(disp.get_color_format() == lv.COLOR_FORMAT.RGB565)
disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
disp.set_flush_cb(lambda disp, area, px: disp.flush_ready())


def count(color):
    # How many pixels are of this colour, in RGB565.
    low, high = color & 0xFF, color >> 8
    return sum(pixels[i] == low and pixels[i + 1] == high for i in range(0, len(pixels), 2))


screen = lv.screen_active()
screen.set_style_bg_color(lv.color_hex(0x0000FF), 0)
screen.set_style_bg_opa(lv.OPA.COVER, 0)
button = lv.button(screen)
button.set_size(40, 20)
button.set_style_bg_color(lv.color_hex(0xFF0000), 0)
button.set_style_bg_opa(lv.OPA.COVER, 0)
lv.refr_now(disp)
print(count(0x001F), count(0xF800))

label = lv.label(button)
label.set_text("lvmp")
label.set_style_text_color(lv.color_hex(0xFFFFFF), 0)
lv.refr_now(disp)
print(count(0x001F), count(0xFFFF) > 50)

clicks = []
button.add_event_cb(lambda e: clicks.append(e.get_code() == lv.EVENT.CLICKED), lv.EVENT.CLICKED, None)
gc.collect()
button.send_event(lv.EVENT.CLICKED, None)
print(clicks)
button.delete()
try:
    label.set_text("gone")
except lv.LvReferenceError:
    print("LvReferenceError")
lv.deinit()
