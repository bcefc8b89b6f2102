"""How many buttons a heap takes: what the steps that pools grow in leave idle.

    fill.py

For emulated boards, with a small --heap. Prints the number of buttons before MemoryError, in steps of 16, each of which
is drawn; then the pools' number and bytes.
"""

import lvgl as lv
import lvmp

WIDTH, HEIGHT = 320, 240

lv.init()
display = lv.display_create(WIDTH, HEIGHT)
display.set_color_format(lv.COLOR_FORMAT.RGB565)
display.set_flush_cb(lambda display, area, pixels: display.flush_ready())
pixels = bytearray(WIDTH * 24 * 2)
display.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.PARTIAL)
screen = lv.screen_active()
# Room for what comes after the MemoryError.
kept = bytearray(4096)

drawn = 0
try:
    while True:
        for i in range(drawn, drawn + 16):
            button = lv.button(screen)
            button.set_pos(i * 7 % 300, i * 13 % 220)
            lv.label(button).set_text("B%d" % i)
        # What is transparent is drawn into a layer of its own.
        if drawn % 64 == 0:
            button.set_style_opa_layered(128, 0)
        lv.refr_now(None)
        drawn += 16
except MemoryError:
    pass

kept = None
stats = lvmp.stats()
print(drawn, "buttons,", stats["pools"], "pools,", stats["bytes"], "bytes")
