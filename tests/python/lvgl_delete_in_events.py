# A widget that is deleted where LVGL goes on with it: a clear error, not a crash. Everywhere else it can be deleted.
import lvgl as lv

lv.init()
disp = lv.display_create(200, 200)
disp.set_buffers(bytearray(200 * 40 * 4), None, 200 * 40 * 4, lv.DISPLAY_RENDER_MODE.PARTIAL)
disp.set_flush_cb(lambda disp, area, pixels: disp.flush_ready())
screen = lv.screen_active()
seen = []


def tell(e):
    text = str(e)
    if text not in seen:
        seen.append(text)
        print(repr(e))


def attempt(code, target, doomed, trigger, method="delete"):
    """Deletes `doomed` in an event of `target`'s. Returns whether it is alive, and how often the event came."""
    count = [0]

    def on_event(event):
        count[0] += 1
        try:
            getattr(doomed, method)()
        except RuntimeError as e:
            tell(e)

    target.add_event_cb(on_event, code, None)
    try:
        trigger()
        lv.refr_now(None)
    except lv.LvReferenceError:
        pass
    if alive(target):
        target.remove_event_cb(on_event)
    return alive(doomed), count[0] > 0


def alive(widget):
    try:
        widget.get_x()
        return True
    except lv.LvReferenceError:
        return False


def family():
    parent = lv.obj(screen)
    parent.set_flex_flow(lv.FLEX_FLOW.ROW)
    child = lv.obj(parent)
    child.set_size(20, 20)
    lv.refr_now(None)
    return parent, child


E = lv.EVENT
for code in (E.SIZE_CHANGED, E.STYLE_CHANGED, E.GET_SELF_SIZE, E.REFR_EXT_DRAW_SIZE):
    for doom in (0, 1):
        pair = family()
        child = pair[1]

        def trigger():
            child.set_size(lv.SIZE_CONTENT, 33)
            child.set_style_shadow_width(9, 0)
            child.refresh_ext_draw_size()
            pair[0].update_layout()

        assert attempt(code, child, pair[doom], trigger) == (True, True), (code, doom)
        pair[0].delete()

# In a layout the parent is told, and goes on.
for code in (E.LAYOUT_CHANGED, E.CHILD_CHANGED):
    for method in ("delete", "clean"):
        parent, child = family()
        assert attempt(code, parent, parent, lambda: (child.set_size(40, 40), parent.update_layout()), method) == (True, True)
        parent.delete()

# The child that is just being made.
parent = lv.obj(screen)


def on_child(event):
    try:
        parent.get_child(-1).delete()
    except RuntimeError as e:
        tell(e)


parent.add_event_cb(on_child, E.CHILD_CREATED, None)
label = lv.label(parent)
label.set_text("alive")
assert alive(label)
parent.delete()
assert not alive(label)

textarea = lv.textarea(screen)
assert attempt(E.INSERT, textarea, textarea, lambda: textarea.add_text("a")) == (True, True)
assert attempt(E.INSERT, textarea, textarea, lambda: textarea.add_text("b"), "clean") == (True, True)
assert textarea.get_text() == "ab"
textarea.delete()

# Groups.
group = lv.group_create()
for code in (E.FOCUSED, E.DEFOCUSED):
    a, b = lv.button(screen), lv.button(screen)
    group.add_obj(a)
    group.add_obj(b)
    lv.group_focus_obj(b)
    first = a if code == E.FOCUSED else b
    assert attempt(code, first, first, lambda: lv.group_focus_obj(a)) == (True, True)
    a.delete()
    b.delete()

# Walks.
parent, child = family()


def walk(widget, _):
    try:
        widget.delete()
    except RuntimeError as e:
        tell(e)
    return lv.obj.TREE_WALK.NEXT


parent.tree_walk(walk, None)
assert alive(child)

# What LVGL expects: events of input, timers, and the widget's own end.
for code in (E.CLICKED, E.PRESSED, E.VALUE_CHANGED, E.READY, E.KEY, E.REFRESH):
    button = lv.button(screen)
    inner = lv.label(button)
    assert attempt(code, button, button, lambda: button.send_event(code, None)) == (False, True), code
    assert not alive(inner)
button = lv.button(screen)
timer = lv.timer_create(lambda timer: button.delete(), 0, None)
timer.set_repeat_count(1)
lv.tick_inc(10)
lv.timer_handler()
assert not alive(button)

# Later it goes in any event.
textarea = lv.textarea(screen)
assert attempt(E.INSERT, textarea, textarea, lambda: textarea.add_text("a"), "delete_async") == (True, True)
lv.tick_inc(10)
lv.timer_handler()
assert not alive(textarea)
print("ok")
