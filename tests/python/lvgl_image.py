# Pictures of every format, from files and from memory; a TrueType font that LVGL reads while it draws; codes.
import gc
import lvgl as lv

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
BLACK = (0, 0, 0)
SIZE = 64


def churn():
    [[0] * 50 for _ in range(50)]
    gc.collect()


def start():
    global pixels
    lv.init()
    pixels = bytearray(SIZE * SIZE * 4)
    disp = lv.display_create(SIZE, SIZE)
    disp.set_color_format(lv.COLOR_FORMAT.XRGB8888)
    disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
    disp.set_flush_cb(lambda disp, area, px: disp.flush_ready())
    screen = lv.screen_active()
    screen.set_style_bg_color(lv.color_black(), 0)
    return screen


def pixel(x, y):
    at = 4 * (y * SIZE + x)
    return (pixels[at + 2], pixels[at + 1], pixels[at])


def near(found, expected):
    return all(abs(a - b) <= 8 for a, b in zip(found, expected))


def quarters(x=0, y=0):
    found = [pixel(x + 4 + 8 * (i & 1), y + 4 + 4 * (i & 2)) for i in range(4)]
    return all(near(a, b) for a, b in zip(found, (RED, GREEN, BLUE, WHITE)))


def blank():
    return not any(pixel(x, y) != BLACK for x in range(16) for y in range(16))


def draw():
    # Between what LVGL was told and what it draws, nothing but LVGL holds what it needs.
    churn()
    lv.screen_active().invalidate()
    lv.refr_now(None)


def read(name):
    with open("pictures/" + name, "rb") as f:
        return f.read()


screen = start()
for name in ("quarters.png", "quarters.bmp", "quarters.jpg"):
    image = lv.image(screen)
    image.set_src("S:pictures/" + name)
    draw()
    print(name, image.get_width(), image.get_height(), quarters())
    image.delete()
    draw()
    print("deleted", blank())

gif = lv.gif(screen)
gif.set_src("S:pictures/quarters.gif")
draw()
print("quarters.gif", quarters())
gif.delete()

# From memory: the picture of the file, and pixels.
data = read("quarters.png")
image = lv.image(screen)
image.set_src(
    lv.image_dsc_t(
        {
            "header": {"magic": lv.IMAGE_HEADER_MAGIC, "cf": lv.COLOR_FORMAT.RAW_ALPHA},
            "data_size": len(data),
            "data": data,
        }
    )
)
draw()
print("png in memory", quarters())
raw = b"".join(
    bytes(reversed(colour)) * 8 for pair in ((RED, GREEN), (BLUE, WHITE)) for _ in range(8) for colour in pair
)
image.set_src(
    lv.image_dsc_t(
        {
            "header": {
                "magic": lv.IMAGE_HEADER_MAGIC,
                "cf": lv.COLOR_FORMAT.RGB888,
                "w": 16,
                "h": 16,
                "stride": 48,
            },
            "data_size": len(raw),
            "data": raw,
        }
    )
)
draw()
print("pixels in memory", quarters())
image.delete()

# What is no picture draws nothing and stops nobody.
image = lv.image(screen)
for name in ("nothing.png", "box.ttf"):
    image.set_src("S:pictures/" + name)
    draw()
    print(name, blank())
image.delete()

# LVGL keeps the font's file open.
font = lv.tiny_ttf_create_file("S:pictures/box.ttf", 32)
label = lv.label(screen)
label.set_style_text_font(font, 0)
label.set_style_text_color(lv.color_hex(0xFF0000), 0)
label.set_text("A")
draw()
print("box.ttf", pixel(12, 16), pixel(40, 16))
label.delete()
lv.tiny_ttf_destroy(font)

# Codes.
code = lv.qrcode(screen)
code.set_size(42)
code.update(b"lvmp", 4)
draw()
print("qrcode", pixel(1, 1), pixel(3, 3), pixel(40, 40))
code.delete()
code = lv.barcode(screen)
code.set_size(60, 24)
code.update("lvmp")
draw()
print("barcode", len({pixel(x, 4) for x in range(SIZE)}))
code.delete()

# A picture of a widget.
box = lv.obj(screen)
box.remove_style_all()
box.set_size(16, 16)
box.set_style_bg_opa(lv.OPA.COVER, 0)
box.set_style_bg_color(lv.color_hex(0x00FF00), 0)
box.update_layout()
shot = lv.snapshot_take(box, lv.COLOR_FORMAT.RGB888)
print("snapshot", shot.header.w, shot.header.h)
image = lv.image(screen)
image.set_src(shot)
image.set_pos(32, 32)
draw()
print(pixel(40, 40))
lv.deinit()
