# Files and pictures without memory, be it LVGL's or Python's: each run ends in success or an error, never in a
# crash, and with memory again all is well.
# builds: test
# heap: 1M
# timeout: 120
# not on boards: their files can't be written
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

SIZE = 64
pixels = bytearray(SIZE * SIZE * 2)
name = bytearray(40)
# What a script that does not look at results gets: None is no font. Made before the heap is full.
ERRORS = (MemoryError, TypeError, RuntimeError)


def flush(disp, area, px):
    disp.flush_ready()


def start():
    lv.init()
    disp = lv.display_create(SIZE, SIZE)
    disp.set_color_format(lv.COLOR_FORMAT.RGB565)
    disp.set_buffers(pixels, None, len(pixels), lv.DISPLAY_RENDER_MODE.DIRECT)
    disp.set_flush_cb(flush)


def scenario():
    file = lv.fs_file_t()
    file.open("S:lvgl_fs_memory.py", lv.FS_MODE.RD)
    file.read(name, len(name), None)
    file.close()
    folder = lv.fs_dir_t()
    folder.open("S:pictures")
    folder.read(name, len(name))
    folder.close()
    screen = lv.obj()
    lv.screen_load(screen)
    for kind in ("png", "jpg", "bmp"):
        lv.image(screen).set_src("S:pictures/quarters." + kind)
    lv.gif(screen).set_src("S:pictures/quarters.gif")
    lv.qrcode(screen).update("lvmp", 4)
    font = lv.tiny_ttf_create_file("S:pictures/box.ttf", 24)
    label = lv.label(screen)
    label.set_style_text_font(font, 0)
    label.set_text("A A")
    lv.refr_now(None)
    label.delete()
    lv.tiny_ttf_destroy(font)
    screen.clean()
    lv.refr_now(None)


def runs(fail, *args):
    # For every n, the n-th request fails.
    ended = {}
    n = 0
    while True:
        start()
        fail(n, *args)
        try:
            scenario()
            how = "success"
        except ERRORS as e:
            how = type(e).__name__
        failed = fail(-1)
        lvmp.check()
        ended[how] = ended.get(how, 0) + 1
        lv.deinit()
        n += 1
        if not failed:
            return ended, n
        if n % 16 == 0:
            gc.collect()


def fill(left):
    # Takes all of the heap but so many bytes, in pieces of 1 KB and of 32 bytes.
    pieces = None
    gc.collect()
    for size in (1024, 32):
        try:
            while gc.mem_free() > left + size:
                piece = [0] * (size // 8)
                piece[0] = pieces
                pieces = piece
        except MemoryError:
            pass
    return pieces


def fills():
    # So many bytes are left in the heap.
    ended = {}
    for left in range(0, 120000, 1500):
        start()
        pieces = fill(left)
        try:
            scenario()
            how = "success"
        except ERRORS as e:
            how = type(e).__name__
        pieces = None
        lvmp.check()
        ended[how] = ended.get(how, 0) + 1
        lv.deinit()
        gc.collect()
    return ended


start()
scenario()
lv.deinit()
for pools in (8, 0):
    # Without pools each of LVGL's requests is one to the GC heap.
    t.pool_max(pools)
    for fail, args in ((t.fail_heap, ()), (t.fail_heap, (1000000,)), (t.fail_malloc, ())):
        ended, n = runs(fail, *args)
        print(pools, args, sorted(ended))
t.pool_max(8)
print("full heap", sorted(fills()))
start()
scenario()
print("ok")
