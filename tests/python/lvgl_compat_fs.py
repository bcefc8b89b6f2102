# A drive in Python: each of its callbacks is its own, and an open file any object.
import gc
import lvgl as lv

files = {"a.txt": b"hello, world"}
closed = []


class File:
    def __init__(self, name):
        self.name = name
        self.at = 0
        self.cache = bytearray(20000)


def open_file(drive, name, mode):
    if name == "bad":
        raise OSError(5)
    # None is NULL: LVGL says that there is no such file.
    return File(name) if name in files else None


def close_file(drive, file):
    closed.append(file.__cast__().name)
    return lv.FS_RES.OK


def read(drive, file, buffer, size, count):
    file = file.__cast__()
    data = files[file.name][file.at : file.at + size]
    file.at += len(data)
    buffer.__dereference__(size)[: len(data)] = data
    lv.C_Pointer.__cast__(count).uint_val = len(data)
    return lv.FS_RES.OK


def seek(drive, file, position, whence):
    file.__cast__().at = position
    return lv.FS_RES.OK


def tell(drive, file, position):
    lv.C_Pointer.__cast__(position).uint_val = file.__cast__().at
    return lv.FS_RES.OK


def open_folder(drive, name):
    return {"names": sorted(files), "of": name}


def close_folder(drive, folder):
    closed.append(folder.__cast__()["of"])
    return lv.FS_RES.OK


def use():
    # In a function of its own: nothing on the stack keeps the file afterwards.
    file, count, data = lv.fs_file_t(), lv.C_Pointer(), bytearray(5)
    assert file.open("M:a.txt", lv.FS_MODE.RD) == lv.FS_RES.OK
    gc.collect()
    [bytearray(32) for _ in range(500)]
    assert file.read(data, 5, count) == lv.FS_RES.OK and count.uint_val == 5
    assert file.seek(7, lv.FS_SEEK.SET) == lv.FS_RES.OK
    assert file.read(data, 5, count) == lv.FS_RES.OK
    assert file.tell(count) == lv.FS_RES.OK and count.uint_val == 12
    assert data == b"world"
    assert file.close() == lv.FS_RES.OK


lv.init()
drive = lv.fs_drv_t()
drive.init()
drive.letter = ord("M")
drive.open_cb = open_file
drive.close_cb = close_file
drive.read_cb = read
drive.seek_cb = seek
drive.tell_cb = tell
drive.dir_open_cb = open_folder
drive.dir_close_cb = close_folder
drive.register()
# Two of the same type do not take each other's place.
assert drive.close_cb is close_file and drive.dir_close_cb is close_folder
drive = None
gc.collect()

use()
# Closed, it goes; the stack may hold on to the last one.
gc.collect()
before = gc.mem_alloc()
for _ in range(9):
    use()
gc.collect()
assert gc.mem_alloc() - before < 3 * 20000, gc.mem_alloc() - before
folder = lv.fs_dir_t()
assert folder.open("M:top") == lv.FS_RES.OK
gc.collect()
assert folder.close() == lv.FS_RES.OK
assert closed == ["a.txt"] * 10 + ["top"]
file = lv.fs_file_t()
assert file.open("M:none", lv.FS_MODE.RD) != lv.FS_RES.OK
try:
    file.open("M:bad", lv.FS_MODE.RD)
except OSError as e:
    print("OSError", e)
try:
    lv.Blob.__cast__(lv.font_montserrat_16).__cast__()
except TypeError as e:
    print("TypeError", e)
lv.deinit()
print("ok")
