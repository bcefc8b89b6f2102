# A screen in a firmware of CMake's: drawn, deleted, and LVGL's memory given back.

import gc

import lvgl as lv
import lvmp


def screen_drawn():
    flushed = []

    def flush(disp, area, pixels):
        flushed.append(area.y2)
        disp.flush_ready()

    lv.init()
    buf = bytearray(320 * 40 * 2)
    disp = lv.display_create(320, 240)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_flush_cb(flush)
    disp.set_buffers(buf, None, len(buf), lv.DISPLAY_RENDER_MODE.PARTIAL)
    label = lv.label(lv.screen_active())
    label.set_text("through CMake")
    gc.collect()
    lv.refr_now(None)
    return label.get_text(), flushed[-1]


text, last_row = screen_drawn()
print(text, last_row)
lv.deinit()
gc.collect()
used = gc.mem_alloc()
for _ in range(3):
    assert screen_drawn() == (text, last_row)
    lv.deinit()
    gc.collect()
print("heap as before:", abs(gc.mem_alloc() - used) < 512)
print("pools:", lvmp.stats()["pools"], "leaves:", lvmp.stats()["leaves"])
print("fonts:", hasattr(lv, "font_montserrat_28"), hasattr(lv, "font_montserrat_32"))
