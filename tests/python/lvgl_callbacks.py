# Callables live exactly as long as LVGL has them, wherever it keeps them.
import gc
import lvgl as lv

log = []


def garbage():
    for _ in range(3):
        gc.collect()
        [bytearray(64) for _ in range(500)]
    gc.collect()


def allocated():
    garbage()
    return gc.mem_alloc()


def closure(text):
    # A callable with 2 KB that nothing else refers to.
    data = bytearray(2000)
    return lambda *args: log.append((text, len(data)))


lv.init()
at_first = allocated()
disp = lv.display_create(100, 100)
screen = lv.screen_active()

# Events: on a widget, a display, an input device. By name and by descriptor they go again.
button = lv.button(screen)
for i in range(300):
    button.add_event_cb(closure(i), lv.EVENT.CLICKED, None)
garbage()
button.send_event(lv.EVENT.CLICKED, None)
assert [n for n, size in log if size == 2000] == list(range(300))
log.clear()
for _ in range(300):
    button.remove_event(0)
assert button.get_event_count() == 0


def first(e):
    log.append((e.get_code() == lv.EVENT.CLICKED, e.get_user_data()))


def second(e):
    log.append("second")


user_data = {"any": "object"}
button.add_event_cb(first, lv.EVENT.CLICKED, user_data)
button.add_event_cb(second, lv.EVENT.CLICKED, 1)
button.add_event_cb(second, lv.EVENT.CLICKED, 2)
dsc = button.add_event_cb(second, lv.EVENT.CLICKED, 3)
assert dsc.get_cb() is second and dsc.get_user_data() == 3
button.send_event(lv.EVENT.CLICKED, None)
print(log)
assert button.remove_event_dsc(dsc)
other = button.add_event_cb(second, lv.EVENT.CLICKED, 4)
assert button.remove_event(button.get_event_count() - 1)
for gone in (dsc, other):
    try:
        gone.get_cb()
        assert False
    except lv.LvReferenceError:
        pass
assert button.remove_event_cb_with_user_data(second, 2) == 1
assert button.remove_event_cb(second) == 1 and button.remove_event_cb(second) == 0
log.clear()
button.send_event(lv.EVENT.CLICKED, None)
print(log)
log.clear()
disp.add_event_cb(closure("display"), lv.EVENT.RESOLUTION_CHANGED, None)
garbage()
disp.set_resolution(90, 90)
print(log)

# Timers: the callable, another callable, user_data.
log.clear()
timer = lv.timer_create(lambda t: log.append(("one", t.get_user_data())), 10, "data")
lv.tick_inc(11)
lv.timer_handler()
timer.set_cb(lambda t: log.append(("two", t is timer, t.get_user_data())))
garbage()
lv.tick_inc(11)
lv.timer_handler()
timer.set_user_data(5)
lv.tick_inc(11)
lv.timer_handler()
timer.delete()
print(log)

# Asynchronous calls and walks: user_data is their argument.
log.clear()
lv.async_call(lambda data: log.append(data), "async")
garbage()
lv.timer_handler()
kinds = []


def walk(obj, data):
    kinds.append(type(obj))
    return lv.obj.TREE_WALK.NEXT


screen.tree_walk(walk, "walk")
print(log, kinds == [lv.obj, lv.button])

# Animations: each start keeps the callables that were set then.
log.clear()
anim = lv.anim_t()
anim.init()
anim.set_var(button)
anim.set_values(0, 10)
anim.set_duration(20)
anim.set_path_cb(lv.anim_t.path_linear)
anim.set_custom_exec_cb(lambda a, value: button.set_x(value))
anim.set_completed_cb(lambda a: log.append("completed"))
running = anim.start()
garbage()
for _ in range(10):
    lv.tick_inc(5)
    lv.timer_handler()
assert button.get_x_aligned() == 10, button.get_x_aligned()
try:
    running.get_delay()
    assert False
except lv.LvReferenceError:
    print(log)
anim.set_exec_cb(lv.obj.set_y)
anim.start()
for _ in range(10):
    lv.tick_inc(5)
    lv.timer_handler()
print(log, button.get_y_aligned())

# An input device, and the clicks that it makes.
state = [0, 0, lv.INDEV_STATE.RELEASED]


def read(indev, data):
    data.point.x, data.point.y, data.state = state


indev = lv.indev_create()
indev.set_type(lv.INDEV_TYPE.POINTER)
indev.set_read_cb(read)
button.set_pos(20, 20)
button.set_size(40, 40)
button.update_layout()
log.clear()
button.add_event_cb(lambda e: log.append("clicked"), lv.EVENT.CLICKED, None)
for pressed in (lv.INDEV_STATE.PRESSED, lv.INDEV_STATE.RELEASED):
    state[:] = [30, 30, pressed]
    lv.tick_inc(40)
    indev.read()
print(log[-1])

# One for all of LVGL.
lv.tick_set_cb(lambda: 12345)
garbage()
assert lv.tick_get() == 12345
lv.tick_set_cb(None)

# Nothing of this is left.
for i in range(100):
    button.add_event_cb(closure(i), lv.EVENT.CLICKED, None)
lv.deinit()
button = screen = disp = indev = anim = running = timer = dsc = None
for _ in range(50):
    lv.init()
    lv.deinit()
print(allocated() - at_first < 50 * 1000)
print("ok")
