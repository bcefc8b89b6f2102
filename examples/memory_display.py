"""A display in memory, with a finger to tap on it: for scripts without hardware, for tests, for pictures.

LVGL's time is that of advance() alone, so that a script draws the same each time.
"""

import lvgl as lv


class MemoryDisplay:
    """A display of width x height pixels in RGB888. Starts LVGL where it has not been started."""

    def __init__(self, width: int = 320, height: int = 240) -> None:
        lv.init()
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height * 3)
        self.display = lv.display_create(width, height)
        self.display.set_color_format(lv.COLOR_FORMAT.RGB888)
        self.display.set_buffers(self.pixels, None, len(self.pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
        self.display.set_flush_cb(lambda display, area, pixels: display.flush_ready())
        self._point = lv.point_t()
        self._state = lv.INDEV_STATE.RELEASED
        self.finger = lv.indev_create()
        self.finger.set_type(lv.INDEV_TYPE.POINTER)
        self.finger.set_display(self.display)
        self.finger.set_read_cb(self._read)

    def _read(self, indev: lv.indev_t, data: lv.indev_data_t) -> None:
        data.point = self._point
        data.state = self._state

    def advance(self, ms: int, step: int = 10) -> None:
        """Lets time pass: LVGL's timers run every `step` milliseconds."""
        for _ in range(0, ms, step):
            lv.tick_inc(step)
            lv.timer_handler()

    def tap(self, x: int, y: int) -> None:
        """Presses the pixel at x, y for a tenth of a second."""
        self._point = lv.point_t({"x": x, "y": y})
        for state in (lv.INDEV_STATE.PRESSED, lv.INDEV_STATE.RELEASED):
            self._state = state
            self.advance(100)

    def tap_on(self, widget: lv.obj) -> None:
        """Presses the middle of a widget."""
        area = lv.area_t()
        widget.get_coords(area)
        self.tap((area.x1 + area.x2) // 2, (area.y1 + area.y2) // 2)

    def save(self, path: str) -> None:
        """Writes what the display shows as a PPM picture."""
        lv.refr_now(self.display)
        rgb = bytearray(self.pixels)
        for i in range(0, len(rgb), 3):
            # LVGL has blue first.
            rgb[i], rgb[i + 2] = rgb[i + 2], rgb[i]
        with open(path, "wb") as f:
            f.write(b"P6 %d %d 255\n" % (self.width, self.height))
            f.write(rgb)
