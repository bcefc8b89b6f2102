# What calls cost: the operation named in argv[2], in the module named in argv[1], argv[3] times. Prints JSON.
import json
import sys
import time

import lvgl as lv

module = __import__(sys.argv[1])
operation = sys.argv[2]
n = int(sys.argv[3])

lv.init()
display = lv.display_create(320, 240)
display.set_buffers(bytearray(320 * 40 * 2), None, 320 * 40 * 2, lv.DISPLAY_RENDER_MODE.PARTIAL)
screen = module.screen_active()
obj = module.obj(screen)
area = module.area_t()
delivered = 0


def nothing(n):
    for _ in range(n):
        pass


def setter(n):
    # Another value each time, or LVGL has nothing to do.
    for i in range(n):
        obj.set_x(i & 7)


def values(n):
    for i in range(n):
        i & 7


def getter(n):
    for _ in range(n):
        obj.get_x()


def field(n):
    for _ in range(n):
        area.x1 = 5


def event(n):
    for _ in range(n):
        obj.send_event(CLICKED, None)


def widget(n):
    for _ in range(n):
        module.obj(screen).delete()


def on_event(event):
    global delivered
    delivered += 1


CLICKED = lv.EVENT.CLICKED
obj.add_event_cb(on_event, CLICKED, None)
run = globals()[operation]
# The screen has been laid out, names have been found once.
run(8)
delivered = 0
start = time.ticks_us()
run(n)
us = time.ticks_diff(time.ticks_us(), start)
assert delivered == (n if operation == "event" else 0), delivered
print(json.dumps({"ns": us * 1000 / n}))
