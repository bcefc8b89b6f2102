"""What the layout of the heap costs: times a screen on a fresh heap, one with a hole, one with many.

    layout.py fresh|one-hole|many-holes [WIDTH HEIGHT [instructions]]

Prints one line of JSON. Times come from time.ticks_us(): a microsecond is the least step. With `instructions` those are
counted instead, which time.ticks_cpu() does on emulated boards.
"""

import gc
import json
import sys
import time

import lvgl as lv

BIG_COUNT = 1024
BIG_BYTES = 2048
SMALL_BYTES = 32


def shape_heap(layout):
    """Leaves the heap as an application might, and returns what keeps it so."""
    kept = [None] * BIG_COUNT
    if layout == "fresh":
        return None
    if layout == "one-hole":
        small = bytearray(SMALL_BYTES)
        for i in range(BIG_COUNT):
            kept[i] = bytearray(BIG_BYTES)
        del small
    elif layout == "many-holes":
        small = [None] * BIG_COUNT
        for i in range(BIG_COUNT):
            small[i] = bytearray(SMALL_BYTES)
            kept[i] = bytearray(BIG_BYTES)
        for i in range(BIG_COUNT):
            small[i] = None
    else:
        raise ValueError(layout)
    return kept


def make_display(width, height):
    buf = bytearray(width * 60 * 2)
    disp = lv.display_create(width, height)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_flush_cb(lambda disp, area, pixels: disp.flush_ready())
    disp.set_buffers(buf, None, len(buf), lv.DISPLAY_RENDER_MODE.PARTIAL)
    return buf


def make_screen():
    screen = lv.obj(None)
    screen.set_flex_flow(lv.FLEX_FLOW.ROW_WRAP)
    for i in range(48):
        button = lv.button(screen)
        button.set_size(110, 60)
        label = lv.label(button)
        label.set_text("Button %d" % i)
        label.center()
    for i in range(6):
        slider = lv.slider(screen)
        slider.set_width(300)
        slider.set_value(10 + 15 * i, False)
    lv.screen_load(screen)
    return screen


def microseconds(function):
    start = time.ticks_us()
    function()
    return time.ticks_diff(time.ticks_us(), start)


def instructions(function):
    start = time.ticks_cpu()
    function()
    return time.ticks_diff(time.ticks_cpu(), start)


def make_bytearrays():
    for _ in range(300):
        bytearray(100)


def make_labels(screen):
    for _ in range(5):
        labels = [lv.label(screen) for _ in range(10)]
        for label in labels:
            label.delete()


def refresh(screen):
    screen.invalidate()
    lv.refr_now(None)


def median(values):
    values = sorted(values)
    return (values[len(values) // 2] + values[(len(values) - 1) // 2]) / 2


def figures(arrays, labels, frames, collections, unit):
    if unit == "instructions":
        return {
            "bytearray100_instr": arrays / 300,
            "labels50_instr": labels,
            "refresh_med_instr": median(frames),
            "refresh_max_instr": max(frames),
            "collect_med_instr": median(collections),
        }
    return {
        "bytearray100_us": arrays / 300,
        "labels50_ms": labels / 1000,
        "refresh_med_ms": median(frames) / 1000,
        "refresh_max_ms": max(frames) / 1000,
        "collect_med_ms": median(collections) / 1000,
    }


def main(layout="fresh", width="1024", height="600", unit="time"):
    cost = instructions if unit == "instructions" else microseconds
    kept = shape_heap(layout)
    gc.collect()
    before = gc.mem_alloc()
    lv.init()
    buf = make_display(int(width), int(height))
    screen = make_screen()
    gc.collect()
    heap_used = gc.mem_alloc() - before

    refresh(screen)
    gc.collect()
    arrays = cost(make_bytearrays)
    labels = cost(lambda: make_labels(screen))
    frames = [cost(lambda: refresh(screen)) for _ in range(20)]
    collections = [cost(gc.collect) for _ in range(10)]
    row = {
        "layout": layout,
        "width": int(width),
        "height": int(height),
        "heap_used": heap_used,
        "lvgl_used": heap_used - len(buf),
    }
    row.update(figures(arrays, labels, frames, collections, unit))
    print(json.dumps(row))
    return kept


if __name__ == "__main__":
    main(*sys.argv[1:])
