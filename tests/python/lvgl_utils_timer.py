# The event loop that a machine.Timer drives through MicroPython's scheduler.
import sys


class Timer:
    PERIODIC = 1
    made = []

    def __init__(self, number):
        self.number = number
        Timer.made.append(self)

    def init(self, mode, period, callback):
        self.period = period
        self.callback = callback

    def deinit(self):
        self.callback = None

    def shoot(self):
        self.callback(self)


class Machine:
    pass


Machine.Timer = Timer
sys.modules["machine"] = Machine

import time
import micropython
import lvgl as lv
from lv_utils import event_loop

runs = [0]


def count():
    runs[0] += 1


def done():
    # How often the loop ran; what is scheduled runs first.
    for _ in range(10):
        time.sleep_ms(1)
    n = runs[0]
    runs[0] = 0
    return n


loop = event_loop(freq=50, max_scheduled=2, refresh_cb=count)
timer = Timer.made[0]
print(timer.number, timer.period, event_loop.is_running())
timer.shoot()
print(done())


# While something else is at work, no more than two runs wait.
def burst(_):
    for _ in range(5):
        timer.shoot()


micropython.schedule(burst, None)
print(done())


# A full queue costs nothing but that run.
def fill(_):
    try:
        while True:
            micropython.schedule(nothing, None)
    except RuntimeError:
        timer.shoot()


def nothing(_):
    pass


micropython.schedule(fill, None)
print(done())
timer.shoot()
print(done())
try:
    loop.run()
except RuntimeError as e:
    print(e)
loop.deinit()
print(timer.callback, event_loop.is_running())
# What still waited finds that the loop has ended.
loop._scheduled(None)
print(done())
loop = event_loop(timer_id=3)
print(Timer.made[1].number)
loop.deinit()
lv.deinit()
