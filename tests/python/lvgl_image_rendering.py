# A file system written in Python, read while LVGL draws: what it raises is raised once the frame is done, it can't
# touch what is drawn, what is scheduled waits, and the next frame is whole.
import io
import sys
import micropython
import uctypes
import vfs
import lvgl as lv

SIZE = 32
# As MicroPython's port has it: the offset may be 4 bytes or 8.
OFFSET, WHENCE = (uctypes.INT32, 4) if sys.platform == "qemu" else (uctypes.INT64, 8)
SEEK = {"offset": 0 | OFFSET, "whence": WHENCE | uctypes.INT32}
log = []


class File(io.IOBase):
    def __init__(self, data):
        self.file = io.BytesIO(data)

    def readinto(self, buf):
        return self.file.readinto(buf)

    def ioctl(self, op, arg):
        if op == 2:
            seek = uctypes.struct(arg, SEEK)
            seek.offset = self.file.seek(seek.offset, seek.whence)
        return 0


class Fs:
    def mount(self, readonly, mkfs):
        pass

    def open(self, path, mode):
        act()
        return File(data)


def nothing():
    pass


def bad():
    raise ValueError("bad disk")


def touch():
    label.set_text("touched")


def later():
    log.append("opened")
    micropython.schedule(lambda _: log.append("scheduled"), None)


def draw():
    image.invalidate()
    try:
        lv.refr_now(None)
    except Exception as e:
        print(repr(e))


def drawn():
    # The middle of the first quarter is red.
    at = 3 * (4 * SIZE + 4)
    return bytes(pixels[at : at + 3]) == b"\0\0\xff"


with open("pictures/quarters.png", "rb") as f:
    data = f.read()
vfs.mount(Fs(), "/py")
lv.init()
pixels = bytearray(SIZE * SIZE * 3)
disp = lv.display_create(SIZE, SIZE)
disp.set_color_format(lv.COLOR_FORMAT.RGB888)
disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
disp.set_flush_cb(lambda disp, area, px: (log.append("flushed"), disp.flush_ready()))
act = nothing
image = lv.image(lv.screen_active())
image.set_src("S:/py/quarters.png")
label = lv.label(lv.screen_active())
label.set_text("")
draw()
print("drawn", drawn())
for act in (bad, touch):
    draw()
    print("not drawn", not drawn(), repr(label.get_text()))
    act = nothing
    draw()
    print("drawn", drawn())
log.clear()
act = later
draw()
for _ in range(3):
    pass
print(drawn(), log[0], "scheduled" in log, log.index("scheduled") > log.index("flushed"))
lv.deinit()
