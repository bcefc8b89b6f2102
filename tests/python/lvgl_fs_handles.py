# An open file of Python's lives exactly as long as LVGL's handle: in a struct of Python's, in LVGL's own memory.
# builds: test split
# not on boards: their files can't be written
import gc
import io
import uctypes
import vfs
import lvgl as lv
import lvmp
import lvmp_test as t

SEEK = {"offset": 0 | uctypes.INT64, "whence": 8 | uctypes.INT32}
died = [0]
closed = [0]


def on_del():
    died[0] += 1


def churn():
    # Overwrites what the stack and registers still refer to.
    [[0] * 50 for _ in range(50)]
    gc.collect()
    gc.collect()


class File(io.IOBase):
    def __init__(self, path):
        with open("pictures" + path, "rb") as f:
            self.file = io.BytesIO(f.read())
        self.guard = t.on_del(on_del)

    def readinto(self, buf):
        return self.file.readinto(buf)

    def ioctl(self, op, arg):
        if op == 2:
            seek = uctypes.struct(arg, SEEK)
            seek.offset = self.file.seek(seek.offset, seek.whence)
        elif op == 4:
            closed[0] += 1
        return 0


class Listing:
    def __init__(self):
        self.guard = t.on_del(on_del)
        self.left = 3

    def __iter__(self):
        return self

    def __next__(self):
        self.left -= 1
        if self.left == 0:
            raise StopIteration
        return ("file%d" % self.left, 0x8000)


class Fs:
    def mount(self, readonly, mkfs):
        pass

    def open(self, path, mode):
        return File(path)

    def ilistdir(self, path):
        return Listing()


def show(what):
    churn()
    print(what, died[0], closed[0])


def start():
    lv.init()
    disp = lv.display_create(64, 64)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
    disp.set_flush_cb(lambda disp, area, px: disp.flush_ready())


def label(font):
    label = lv.label(lv.screen_active())
    label.set_style_text_font(font, 0)
    label.set_text("A")


def draw():
    lv.screen_active().invalidate()
    lv.refr_now(None)
    return any(pixels[i] != pixels[0] for i in range(len(pixels)))


vfs.mount(Fs(), "/py")
pixels = bytearray(64 * 64 * 2)
start()

# In a struct of Python's.
file = lv.fs_file_t()
file.open("S:/py/box.ttf", lv.FS_MODE.RD)
show("open")
buf = bytearray(4)
file.read(buf, 4, None)
print(bytes(buf) == b"\0\1\0\0")
file.close()
show("closed")

folder = lv.fs_dir_t()
folder.open("S:/py/")
show("folder open")
name = bytearray(8)
folder.read(name, len(name))
print(name)
folder.close()
show("folder closed")

# In LVGL's memory: a font reads its file while LVGL draws.
font = lv.tiny_ttf_create_file("S:/py/box.ttf", 32)
label(font)
show("font open")
print(draw())
show("font drawn")
lv.screen_active().clean()
lv.tiny_ttf_destroy(font)
font = None
show("font destroyed")

# A handle that nobody closes: its file ends with it.
file.open("S:/py/box.ttf", lv.FS_MODE.RD)
show("open")
file = None
show("dropped")

# A font that LVGL leaves behind.
font = lv.tiny_ttf_create_file("S:/py/box.ttf", 32)
label(font)
draw()
show("font open")
font = None
lv.deinit()
show("deinit")

start()
label(lv.tiny_ttf_create_file("S:/py/box.ttf", 32))
print(draw())
lv.deinit()
lvmp.check()
