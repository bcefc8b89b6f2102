# Objects made and deleted in a loop leave nothing behind; those that aren't deleted stay.
# builds: test unwrapped split
import gc
import lvgl as lv
from _leak import grows

try:
    import lvmp
except ImportError:
    lvmp = None


def used():
    gc.collect()
    stats = lvmp.stats()
    if "used" in stats:
        return stats["used"] + stats["gc_bytes"]
    return gc.mem_alloc()


lv.init()
disp = lv.display_create(320, 240)
screen = lv.screen_active()


def make(n):
    for i in range(n):
        label = lv.label(screen)
        label.set_text("label %d" % i)
        yield label


def round():
    for label in list(make(50)):
        label.delete()


round()
base = used()
for _ in range(20):
    round()
print(used() == base)
kept = list(make(50))
grown = used()
print(grown > base + 50 * 100)
label = kept[7]
kept = None
print(used() > base + 50 * 100)
screen.clean()
try:
    label.set_text("too late")
except lv.LvReferenceError:
    print("LvReferenceError")
label = None
print(used() <= base)

# The same object has the same wrapper, and asking for it a thousand times costs nothing.
screen = lv.screen_active()
first = lv.button(screen)


def ask():
    for _ in range(1000):
        assert screen.get_child(0) is first
        lv.screen_active()


print(not grows(ask))
