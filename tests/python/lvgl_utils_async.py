# The event loop as a task of asyncio's, beside others.
# not on boards: they have no asyncio
import asyncio
import lvgl as lv
from lv_utils import event_loop

log = []


async def other():
    for n in range(3):
        log.append("other")
        await asyncio.sleep_ms(30)


def shoot(timer):
    log.append("timer")
    if log.count("timer") == 2:
        raise ValueError("in a timer")


async def main():
    loop = event_loop(freq=100, asynchronous=True, exception_sink=lambda e: log.append(repr(e)))
    try:
        event_loop(asynchronous=True)
    except RuntimeError as e:
        print(e)
    try:
        loop.run()
    except RuntimeError as e:
        print(e)
    lv.timer_create(shoot, 20, None)
    await other()
    print(log.count("other"), log.count("timer") > 2, "ValueError('in a timer',)" in log)
    loop.deinit()
    seen = log.count("timer")
    await asyncio.sleep_ms(50)
    print(event_loop.is_running(), log.count("timer") == seen)
    # Another one, which ends itself from within.
    lv.timer_create(lambda timer: event_loop.current_instance().deinit(), 10, None)
    event_loop(freq=100, asynchronous=True)
    while event_loop.is_running():
        await asyncio.sleep_ms(1)
    # One whose task is cancelled.
    loop = event_loop(asynchronous=True)
    await asyncio.sleep_ms(0)
    loop._task.cancel()
    await asyncio.sleep_ms(0)
    print(event_loop.is_running())


asyncio.run(main())
lv.deinit()
print("ok")
