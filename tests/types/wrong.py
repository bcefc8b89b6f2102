# A program with a fault in each line that says so; wrong.exp has what the checker reports.
import lvgl as lv
import lvmp
from lv_utils import event_loop

label = lv.label(lv.screen_active())
area = lv.area_t()


def flush(display: lv.display_t, area: lv.area_t) -> None:
    display.flush_ready()


# A name that is not there.
label.set_texts("x")
lv.lable(label)
lv.ALIGN.CENTRE
lv.font_montserrat_17
area.x3 = 1

# A type that does not fit.
label.set_text(1)
label.set_width("1")
label.align(lv.SYMBOL.OK, 0, 0)
label.set_style_text_color(0xFF0000, 0)
label.set_style_text_font(lv.color_hex(0), 0)
area.x1 = "1"
area.copy(lv.point_t())
lv.area_t([0, 0, 1, 1])
lv.area_t(label)
text: int = label.get_text()
lv.slider(area)
lv.tileview(lv.screen_active()).set_tile(lv.style_t(), 0)
lv.image_dsc_t().data = 5

# Too few arguments, too many, and with keywords.
label.set_pos(1)
label.center(1)
label.set_width(w=1)

# None where there may be nothing, and where LVGL takes nothing.
label.get_parent().center()
label.set_style_text_font(None, 0)

# Callbacks of other kinds.
label.add_event_cb(lambda: None, lv.EVENT.CLICKED, None)
lv.display_create(1, 1).set_flush_cb(flush)
lv.timer_create(5, 100)
lv.anim_t().set_path_cb(lambda animation: "1")

# What cannot be done at all.
lv.display_t()
lv.ALIGN.CENTER = 1
lv.SIZE_CONTENT = 1
lvmp.stats()["fre"]
lvmp.reserve()
event_loop(freq="fast")
