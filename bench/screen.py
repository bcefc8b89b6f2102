"""Draws the screen of layout.py into memory and writes its pixels.

    screen.py FILE [WIDTH HEIGHT]

FILE takes the rows from top to bottom, RGB565, least byte first.
"""

import sys

import lvgl as lv
from layout import make_screen


def main(file, width="1024", height="600"):
    width = int(width)
    height = int(height)
    lv.init()
    pixels = bytearray(width * height * 2)
    disp = lv.display_create(width, height)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_flush_cb(lambda disp, area, px: disp.flush_ready())
    disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
    make_screen()
    lv.refr_now(None)
    with open(file, "wb") as out:
        out.write(pixels)


main(*sys.argv[1:])
