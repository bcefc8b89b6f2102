"""What single operations cost on an emulated board: replays bench/trace/layout.trace, which must lie in the current folder.

    operations.py fresh|one-hole|many-holes

Prints one line of JSON: instructions of lv_malloc(), lv_realloc() and lv_free(), median and worst, with all the memory at hand
that the trace needs; and the worst where that memory is taken from the heap meanwhile.
"""

import array
import gc
import json
import sys

import lvgl as lv
import lvmp
from layout import median, shape_heap
from replay import replay

KINDS = ("malloc", "free", "realloc")


def measure(trace, counts):
    n = replay(trace, counts)
    found = {kind: [] for kind in KINDS}
    for i in range(n):
        found[KINDS[counts[i] & 3]].append(counts[i] >> 2)
    return found


def main(layout="fresh"):
    kept = shape_heap(layout)
    with open("layout.trace", "rb") as file:
        trace = file.read()
    counts = array.array("I", bytes(4 * len(trace)))
    lv.init()
    gc.collect()
    # Without pools nothing but the replay knows of the blocks.
    gc.disable()
    growing = measure(trace, counts)
    lvmp.trim()
    lvmp.reserve(128 * 1024)
    at_hand = measure(trace, counts)
    row = {"layout": layout, "operations": sum(len(found) for found in at_hand.values())}
    for kind in KINDS:
        row[kind + "_med_instr"] = median(at_hand[kind])
        row[kind + "_worst_instr"] = max(at_hand[kind])
        row[kind + "_worst_growing_instr"] = max(growing[kind])
    print(json.dumps(row))
    return kept


main(*sys.argv[1:])
