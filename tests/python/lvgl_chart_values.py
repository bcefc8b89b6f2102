# A chart takes no more values than there are.
from array import array
import lvgl as lv

if not hasattr(lv.chart, "set_series_values"):
    print("SKIP")
    raise SystemExit


def raised(f, *args):
    try:
        f(*args)
    except ValueError as e:
        return e
    return None


lv.init()
lv.display_create(64, 64)
chart = lv.chart(lv.screen_active())
chart.set_point_count(4)
series = chart.add_series(lv.color_hex(0), 0)
print(raised(chart.set_series_values, series, array("i", range(4)), 5))
print(raised(chart.set_series_values2, series, [1, 2, 3], [1, 2], 3))
chart.set_series_values(series, array("i", range(4)), 4)
lv.deinit()
print("ok")
