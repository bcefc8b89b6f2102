"""What gc.collect() costs: a screen of so many widgets, each with a closure as an event callback.

    collect.py WIDGETS [image|bytearrays|nothing [instructions]]

With `image` a decoded picture of 1024x600 pixels, ARGB8888, lies behind the widgets; with `bytearrays` Python has 2 MB of
them.
Prints one line of JSON; where the heap is too small for all that, `collect_us` is null in it. With `instructions` it is
`collect_instr`: time.ticks_cpu() counts them on emulated boards.
"""

import gc
import json
import sys

import lvgl as lv
from layout import instructions, make_display, median, microseconds, refresh

WIDTH = 1024
HEIGHT = 600


def counter():
    """A callback that keeps something: the closure, its cell and what is in it."""
    seen = []

    def callback(event):
        seen.append(event.get_code())

    return callback


def make_image(screen):
    pixels = lv.draw_buf_create(WIDTH, HEIGHT, lv.COLOR_FORMAT.ARGB8888, 0)
    if pixels is None:
        raise MemoryError
    canvas = lv.canvas(screen)
    canvas.add_flag(lv.obj.FLAG.IGNORE_LAYOUT)
    canvas.set_draw_buf(pixels)
    canvas.fill_bg(lv.color_hex(0x336699), lv.OPA.COVER)


def make_screen(widgets, image):
    """Of nine widgets one is a slider; the others are buttons with a label each."""
    screen = lv.obj(None)
    screen.set_flex_flow(lv.FLEX_FLOW.ROW_WRAP)
    if image:
        make_image(screen)
    for i in range(widgets):
        if i % 9 == 8:
            widget = lv.slider(screen)
            widget.set_width(300)
        else:
            widget = lv.button(screen)
            widget.set_size(110, 60)
            label = lv.label(widget)
            label.set_text("Button %d" % i)
            label.center()
        widget.add_event_cb(counter(), lv.EVENT.CLICKED, None)
    lv.screen_load(screen)
    return screen


def make_bytearrays():
    return [bytearray(bytes(range(256)) * 128) for _ in range(64)]


def measure(widgets, extra, cost):
    gc.collect()
    before = gc.mem_alloc()
    lv.init()
    buf = make_display(WIDTH, HEIGHT)
    screen = make_screen(widgets, extra == "image")
    data = make_bytearrays() if extra == "bytearrays" else None
    for _ in range(3):
        refresh(screen)
    gc.collect()
    heap_used = gc.mem_alloc() - before
    collections = [cost(gc.collect) for _ in range(20)]
    return median(collections), heap_used, buf, data


def main(widgets, extra="nothing", unit="time"):
    counts = unit == "instructions"
    try:
        collect, heap_used, *_ = measure(int(widgets), extra, instructions if counts else microseconds)
    except MemoryError:
        collect = heap_used = None
    print(json.dumps({"collect_instr" if counts else "collect_us": collect, "heap_used": heap_used}))


main(*sys.argv[1:])
