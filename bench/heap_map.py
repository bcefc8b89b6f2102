"""Writes the map of the GC heap under the screen of layout.py: one byte a block, see lvmp.heap_map().

    heap_map.py FILE [LAYOUT [WIDTH HEIGHT]]
"""

import gc
import sys

import lvgl as lv
import lvmp
from layout import make_display, make_screen, refresh, shape_heap


def main(file, layout="many-holes", width="1024", height="600"):
    kept = shape_heap(layout)
    gc.collect()
    lv.init()
    buf = make_display(int(width), int(height))
    screen = make_screen()
    for _ in range(3):
        refresh(screen)
    gc.collect()
    with open(file, "wb") as out:
        out.write(lvmp.heap_map())
    return kept, buf


main(*sys.argv[1:])
