"""An event loop for LVGL: tells it the time, runs its timers, reports what its callbacks raise.

With asyncio, beside an application's other tasks:

    async def main():
        lv_utils.event_loop(asynchronous=True)
        ...

    asyncio.run(main())

Driven by a timer, where the port has machine.Timer; the prompt stays free:

    lv_utils.event_loop()

Else in the foreground, as on the unix port:

    lv_utils.event_loop().run()
"""

import sys
import time

import lvgl as lv
import micropython

try:
    from collections.abc import Awaitable, Callable
    from typing import Any
except ImportError:
    pass  # MicroPython reads no annotation, and has no names for them.

try:
    import machine

    Timer: Any = getattr(machine, "Timer", None)
except ImportError:
    Timer = None

# These ports have software timers only, and one number for all of them.
DEFAULT_TIMER_ID = -1 if sys.platform in ("pyboard", "rp2") else 0


# The class has the name that scripts for LVGL know.
class event_loop:
    """The loop. There is one at a time.

    freq            how often LVGL's timers are looked at, per second
    timer_id        the number of the machine.Timer
    max_scheduled   how many runs of LVGL's timers may wait in MicroPython's scheduler
    refresh_cb      called after each run
    asynchronous    whether the loop is a task of asyncio's, which must be running
    exception_sink  called with an exception that LVGL's timers or refresh_cb let through; if there is none, the
                    exception is printed and the loop ends
    """

    _current: "event_loop | None" = None

    def __init__(
        self,
        freq: int = 25,
        timer_id: int = DEFAULT_TIMER_ID,
        max_scheduled: int = 2,
        refresh_cb: "Callable[[], object] | None" = None,
        asynchronous: bool = False,
        exception_sink: "Callable[[Exception], object] | None" = None,
    ) -> None:
        if event_loop.is_running():
            raise RuntimeError("an event loop is running already")
        if not lv.is_initialized():
            lv.init()
        self.delay = max(1, 1000 // freq)
        self.refresh_cb = refresh_cb
        self.exception_sink = exception_sink or self._print_and_end
        self.asynchronous = asynchronous
        self._disabled = 0
        self._ticks = time.ticks_ms()
        self._task: Any = None
        self._timer: Any = None
        if asynchronous:
            import asyncio

            self._task = asyncio.create_task(self._run_async(asyncio.sleep_ms))
        elif Timer is not None:
            self._max_scheduled = max_scheduled
            # Counted apart, modulo 65536: one by the timer, perhaps in an interrupt, the other by the loop.
            self._asked = 0
            self._answered = 0
            # A timer may call from an interrupt, where nothing can be allocated, a bound method neither.
            self._scheduled_cb = self._scheduled
            self._timer = Timer(timer_id)
            self._timer.init(mode=Timer.PERIODIC, period=self.delay, callback=self._timer_cb)
        event_loop._current = self

    @staticmethod
    def is_running() -> bool:
        """Whether there is a loop."""
        return event_loop._current is not None

    @staticmethod
    def current_instance() -> "event_loop | None":
        """The loop, or None."""
        return event_loop._current

    def deinit(self) -> None:
        """Ends the loop. From within it, it ends after the run under way."""
        if event_loop._current is self:
            event_loop._current = None
        if self._timer is not None:
            self._timer.deinit()
            self._timer = None

    def disable(self) -> None:
        """Stops LVGL's timers until as many calls of enable(). LVGL's time goes on."""
        self._disabled += 1

    def enable(self) -> None:
        """Takes a call of disable() back."""
        if self._disabled == 0:
            raise RuntimeError("the event loop is not disabled")
        self._disabled -= 1

    def run(self) -> None:
        """Runs the loop in the foreground until deinit()."""
        if self._task is not None or self._timer is not None:
            raise RuntimeError("the event loop runs by itself")
        try:
            while event_loop._current is self:
                time.sleep_ms(self._step())
        finally:
            self.deinit()

    async def _run_async(self, sleep_ms: "Callable[[int], Awaitable[object]]") -> None:
        try:
            while event_loop._current is self:
                await sleep_ms(self._step())
        finally:
            self.deinit()

    def _timer_cb(self, timer: object) -> None:
        if (self._asked - self._answered) & 0xFFFF < self._max_scheduled:
            try:
                micropython.schedule(self._scheduled_cb, None)
                self._asked = (self._asked + 1) & 0xFFFF
            except RuntimeError:
                pass  # MicroPython's queue is full: the next run makes up for this one.

    def _scheduled(self, _: object) -> None:
        self._answered = (self._answered + 1) & 0xFFFF
        if event_loop._current is self:
            self._step()

    def _step(self) -> int:
        # Runs LVGL's timers once; returns for how many milliseconds there is nothing to do.
        if not lv.is_initialized():
            # lv.deinit() ends the loop too.
            self.deinit()
            return 0
        now = time.ticks_ms()
        lv.tick_inc(time.ticks_diff(now, self._ticks))
        self._ticks = now
        if self._disabled:
            return self.delay
        delay = self.delay
        try:
            delay = min(delay, max(1, lv.timer_handler()))
            if self.refresh_cb is not None:
                self.refresh_cb()
        except Exception as e:
            self.exception_sink(e)
        return delay

    def _print_and_end(self, exception: Exception) -> None:
        sys.print_exception(exception)
        self.deinit()
