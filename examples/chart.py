"""A chart: a day's temperatures as two lines, with scales beside and below them and a legend. Needs LVGL 9.3."""

import math

import lvgl as lv

HOURS = 24
LOWEST = 0
HIGHEST = 30
TENTHS = 10  # LVGL's charts have whole numbers
MARGIN = 30  # for the numbers at the scales


def temperatures(mean: float, swing: float) -> list[int]:
    """Tenths of a degree for each hour: coldest at four in the morning."""
    return [round(TENTHS * (mean - swing * math.cos((hour - 4) * math.pi / 12))) for hour in range(HOURS + 1)]


class Chart:
    def __init__(self, screen: lv.obj) -> None:
        width = screen.get_width() - 2 * MARGIN
        height = screen.get_height() - 2 * MARGIN
        self.chart = lv.chart(screen)
        self.chart.set_pos(MARGIN, MARGIN)
        self.chart.set_size(width, height)
        self.chart.set_style_pad_all(0, 0)
        self.chart.set_style_radius(0, 0)
        self.chart.set_style_size(0, 0, lv.PART.INDICATOR)  # lines without points
        self.chart.set_type(lv.chart.TYPE.LINE)
        self.chart.set_axis_range(lv.chart.AXIS.PRIMARY_Y, LOWEST * TENTHS, HIGHEST * TENTHS)
        self.chart.set_point_count(HOURS + 1)
        self.chart.set_div_line_count(4, 5)

        self.scale(lv.scale.MODE.VERTICAL_LEFT, LOWEST, HIGHEST, 7, 2, (MARGIN, height)).align_to(
            self.chart, lv.ALIGN.OUT_LEFT_MID, 0, 0
        )
        self.scale(lv.scale.MODE.HORIZONTAL_BOTTOM, 0, HOURS, 9, 2, (width, MARGIN)).align_to(
            self.chart, lv.ALIGN.OUT_BOTTOM_MID, 0, 0
        )
        self.legend = lv.obj(screen)
        self.legend.remove_style_all()
        self.legend.set_size(width, MARGIN)
        self.legend.set_x(MARGIN)
        self.legend.set_flex_flow(lv.FLEX_FLOW.ROW)
        self.legend.set_flex_align(lv.FLEX_ALIGN.CENTER, lv.FLEX_ALIGN.CENTER, lv.FLEX_ALIGN.CENTER)
        self.legend.set_style_pad_column(16, 0)

    def scale(self, mode: int, first: int, last: int, ticks: int, major: int, size: tuple[int, int]) -> lv.scale:
        scale = lv.scale(self.chart.get_parent())
        scale.set_mode(mode)
        scale.set_range(first, last)
        scale.set_total_tick_count(ticks)
        scale.set_major_tick_every(major)
        scale.set_size(*size)
        scale.set_style_text_font(lv.font_montserrat_12, 0)
        return scale

    def add(self, name: str, colour: lv.color_t, values: list[int]) -> None:
        """Adds a line and its entry in the legend."""
        series = self.chart.add_series(colour, lv.chart.AXIS.PRIMARY_Y)
        for value in values:
            self.chart.set_next_value(series, value)
        label = lv.label(self.legend)
        label.set_text(lv.SYMBOL.MINUS + " " + name)
        label.set_style_text_color(colour, 0)


def main() -> None:
    from memory_display import MemoryDisplay

    display = MemoryDisplay()
    chart = Chart(lv.screen_active())
    chart.add("outside", lv.palette_main(lv.PALETTE.BLUE), temperatures(12, 7))
    chart.add("greenhouse", lv.palette_main(lv.PALETTE.ORANGE), temperatures(19, 9))
    display.advance(100)
    display.save("chart.ppm")


if __name__ == "__main__":
    main()
