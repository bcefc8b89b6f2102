# What LVGL takes on trust is checked: the error names the argument, and nothing has changed.
import lvgl as lv


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return "%s: %s" % (type(e).__name__, e)
    return None


lv.init()
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
canvas.set_buffer(buf, 16, 16, ARGB)
canvas.fill_bg(lv.color_hex(0x112233), 255)
assert bytes(buf[:4]) == b"\x33\x22\x11\xff" and bytes(buf[-4:]) == bytes(buf[:4])
lv.deinit()
