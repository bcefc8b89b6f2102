# LVGL's files are MicroPython's: folders, mounted file systems, file systems written in Python.
# not on boards: their files can't be written
import io
import os
import sys
import vfs
import lvgl as lv

RD = lv.FS_MODE.RD
WR = lv.FS_MODE.WR
RES = {getattr(lv.FS_RES, name): name for name in dir(lv.FS_RES) if name[0] != "_"}
count = bytearray(4)


def number():
    return int.from_bytes(count, sys.byteorder)


def show(what, res):
    print(what, RES[res])


def raised(f, *args):
    try:
        f(*args)
    except Exception as e:
        return repr(e)
    return None


def contents(path):
    file = lv.fs_file_t()
    buf = bytearray(64)
    res = file.open(path, RD)
    if res != lv.FS_RES.OK:
        return RES[res]
    show("read", file.read(buf, len(buf), count))
    file.close()
    return bytes(buf[: number()])


def listing(path):
    folder = lv.fs_dir_t()
    if folder.open(path) != lv.FS_RES.OK:
        return None
    names = []
    name = bytearray(32)
    while True:
        if folder.read(name, len(name)) != lv.FS_RES.OK:
            names.append("too long")
            continue
        text = bytes(name).split(b"\0")[0].decode()
        if not text:
            break
        names.append(text)
    show("close", folder.close())
    return sorted(names)


class Disk:
    def __init__(self, blocks):
        self.data = bytearray(blocks * 512)

    def readblocks(self, n, buf, offset=0):
        start = n * 512 + offset
        buf[:] = self.data[start : start + len(buf)]

    def writeblocks(self, n, buf, offset=None):
        start = n * 512 + (offset or 0)
        self.data[start : start + len(buf)] = buf

    def ioctl(self, op, arg):
        if op == 4:
            return len(self.data) // 512
        if op == 5:
            return 512
        if op == 6:
            return 0


print(raised(lv.fs_is_ready, "S"))
lv.init()
print(lv.fs_is_ready("S"), lv.fs_is_ready("T"))

# The file system of the host, from the current folder on.
with open("lvgl_fs.py", "rb") as f:
    start = f.read(64)
print(contents("S:lvgl_fs.py") == start, contents("S:" + os.getcwd() + "/lvgl_fs.py") == start)
print("lvgl_fs.py" in listing("S:."), listing("S:/nowhere"))

# A mounted one.
disk = Disk(64)
vfs.VfsFat.mkfs(disk)
vfs.mount(vfs.VfsFat(disk), "/disk")
os.mkdir("/disk/sub")
file = lv.fs_file_t()
show("open", file.open("S:/disk/a.txt", WR))
show("write", file.write(b"hello, world", 12, count))
print(number())
show("close", file.close())
print(contents("S:/disk/a.txt"), listing("S:/disk"))
show("open", file.open("S:/disk/a.txt", RD | WR))
show("seek", file.seek(7, lv.FS_SEEK.SET))
show("write", file.write(b"there", 5, count))
show("seek", file.seek(-5 & 0xFFFFFFFF, lv.FS_SEEK.END))
show("seek", file.seek(-2 & 0xFFFFFFFF, lv.FS_SEEK.CUR))
show("tell", file.tell(count))
print(number())
show("seek", file.seek(0, lv.FS_SEEK.END))
show("tell", file.tell(count))
print(number())
file.close()
print(contents("S:/disk/a.txt"))

# What cannot be done.
show("no such file", file.open("S:/disk/b.txt", RD))
show("no such drive", file.open("T:/disk/a.txt", RD))
show("no mode", file.open("S:/disk/a.txt", 0))
show("a folder", file.open("S:/disk/sub", RD))
show("read what is written", file.open("S:/disk/c.txt", WR) or file.read(bytearray(4), 4, count))
show("close", file.close())
with open("/disk/long_name_of_more_than_32_characters", "w"):
    pass
print(listing("S:/disk"))
show("open", file.open("S:/disk/c.txt", WR))
show("no room", file.write(bytes(40000), 40000, count))
file.close()
os.remove("/disk/c.txt")


# One written in Python: an OSError is LVGL's to handle, anything else is raised once LVGL has returned.
class File(io.IOBase):
    def __init__(self, path):
        self.path = path
        self.left = 3

    def readinto(self, buf):
        if self.path == "/value":
            raise ValueError("bad file")
        if self.path == "/io":
            raise OSError(5)
        if self.path == "/busy":
            return None
        if self.left == 0:
            return 0
        self.left -= 1
        buf[0] = 48 + self.left
        return 1

    def ioctl(self, op, arg):
        if op == 4 and self.path == "/close":
            raise KeyError("close")
        return 0 if op == 4 else -22


class Fs:
    def mount(self, readonly, mkfs):
        pass

    def umount(self):
        pass

    def open(self, path, mode):
        if path == "/none":
            raise OSError(2)
        if path == "/memory":
            raise MemoryError("none")
        if path == "/number":
            return 7
        # LVGL waits meanwhile, and can be called.
        lv.timer_create(None, 1000, None).delete()
        return File(path)

    def ilistdir(self, path):
        if path == "/bad":
            return [("short",)]
        if path == "/worse":
            return ["", 1]
        return [("one", 0x8000, 0), ("two", 0x4000, 0, 5)]


vfs.mount(Fs(), "/py")
print(contents("S:/py/file"), contents("S:/py/none"), listing("S:/py"))
show("open", file.open("S:/py/io", RD))
show("read", file.read(bytearray(4), 4, count))
show("seek", file.seek(0, lv.FS_SEEK.SET))
show("close", file.close())
show("open", file.open("S:/py/busy", RD))
show("read", file.read(bytearray(4), 4, count))
file.close()
print(raised(file.open, "S:/py/memory", RD))
print(raised(file.open, "S:/py/number", RD))
file.open("S:/py/value", RD)
print(raised(file.read, bytearray(4), 4, count), number())
file.close()
file.open("S:/py/close", RD)
print(raised(file.close))
folder = lv.fs_dir_t()
show("open", folder.open("S:/py/bad"))
show("read", folder.read(bytearray(8), 8))
show("open", folder.open("S:/py/worse"))
print(raised(folder.read, bytearray(8), 8) is not None)

# The drive ends with LVGL and comes back with it.
show("open", file.open("S:/disk/a.txt", RD))
lv.deinit()
print(raised(lv.fs_is_ready, "S"))
lv.init()
print(lv.fs_is_ready("S"), contents("S:/disk/a.txt"))
lv.deinit()
