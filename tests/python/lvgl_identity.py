# A widget is one Python object for as long as it lives; touching a deleted one raises.
import lvgl as lv
from _leak import grows


def gone(f, *args):
    try:
        f(*args)
    except lv.LvReferenceError:
        return True
    return False


class Counter(lv.button):
    def __init__(self, parent, start):
        super().__init__(parent)
        self.count = start

    def clicked(self, e):
        self.count += 1


class Plain(lv.label):
    pass


class Late(lv.obj):
    def __init__(self, parent):
        self.early = True
        super().__init__(parent)


class Never(lv.obj):
    def __init__(self, parent):
        pass


lv.init()
disp = lv.display_create(100, 100)
screen = lv.screen_active()
assert lv.screen_active() is screen and disp.get_screen_active() is screen

# Subclasses keep their attributes, whoever returns them.
counter = Counter(screen, 10)
plain = Plain(screen)
plain.tag = "x"
plain.set_text("plain")
targets = []
counter.add_event_cb(lambda e: targets.append(e.get_target_obj()), lv.EVENT.CLICKED, None)
counter.add_event_cb(counter.clicked, lv.EVENT.CLICKED, None)
counter.send_event(lv.EVENT.CLICKED, None)
assert targets == [counter] and targets[0].count == 11
assert screen.get_child(0) is counter and screen.get_child(1) is plain
assert isinstance(screen.get_child(1), Plain) and screen.get_child(1).tag == "x"
assert lv.label(plain).get_parent() is plain
assert Late(screen).early
try:
    Never(screen)
    assert False
except TypeError as e:
    print(e)
try:
    lv.obj.__init__(screen, None)
    assert False
except TypeError as e:
    print(e)

# Widgets that LVGL makes get the class that fits.
msgbox = lv.msgbox(screen)
title = msgbox.add_title("title")
assert type(title) is lv.label and title.get_text() == "title"
tileview = lv.tileview(screen)
assert type(tileview.add_tile(0, 0, lv.DIR.HOR)) is lv.obj

# Wrappers are no leak.
style = lv.style_t()
style.init()


def wrappers(n):
    for _ in range(n):
        lv.screen_active()
        screen.get_child(0)
        lv.display_get_default()
        counter.get_style_bg_color(0)
        counter.get_event_dsc(0)
        counter.get_style_text_font(0)


wrappers(10)
print(not grows(lambda: wrappers(1000)))

# Deleted: by itself, with its parent, by lv.deinit(), in its own callback.
plain.delete()
assert gone(plain.set_text, "x") and gone(lv.label, plain) and gone(screen.move_to_index, -1) is False
inner = lv.label(lv.obj(counter))
dsc = counter.get_event_dsc(0)
assert dsc.get_user_data() is None
counter.delete()
assert gone(inner.get_text) and gone(counter.set_x, 0) and gone(dsc.get_user_data)
assert counter.count == 11
button = lv.button(screen)
button.add_event_cb(lambda e: e.get_target_obj().delete(), lv.EVENT.CLICKED, None)
button.send_event(lv.EVENT.CLICKED, None)
assert gone(button.set_x, 0)
seen = []
button = lv.button(screen)
button.add_event_cb(lambda e: seen.append(e.get_target_obj() is button), lv.EVENT.DELETE, None)
button.delete()
assert seen == [True]
button = lv.button(screen)
button.delete_async()
lv.timer_handler()
assert gone(button.set_x, 0)

# An event is there for the length of its callback only.
events = []
screen.add_event_cb(events.append, lv.EVENT.CLICKED, None)
screen.send_event(lv.EVENT.CLICKED, None)
assert gone(events[0].get_code)

# Displays, groups, input devices, timers, animations.
group = lv.group_create()
group.add_obj(screen)
assert screen.get_group() is group
indev = lv.indev_create()
indev.set_type(lv.INDEV_TYPE.KEYPAD)
indev.set_group(group)
assert indev.get_group() is group
timer = lv.timer_create(lambda t: None, 10, None)
for thing in (group, indev, timer):
    # Groups have it since LVGL 9.5.
    if hasattr(thing, "set_user_data"):
        thing.set_user_data("data")
        assert thing.get_user_data() == "data"
    thing.delete()
    assert gone(thing.delete)
timer = lv.timer_create(lambda t: None, 10, None)
timer.set_repeat_count(1)
lv.tick_inc(20)
lv.timer_handler()
assert gone(timer.pause)
second = lv.display_create(50, 50)
other = second.get_screen_active()
second.delete()
assert gone(second.get_dpi) and gone(other.set_x, 1)

label = lv.label(screen)
lv.deinit()
for f in (label.get_text, screen.get_child_count, disp.get_dpi):
    try:
        f()
        assert False
    except RuntimeError as e:
        print(e)
lv.init()
assert gone(label.get_text) and gone(screen.get_child_count) and gone(disp.get_dpi)
lv.deinit()
print("ok")
