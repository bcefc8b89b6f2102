# lv.deinit() from a finaliser while the heap is swept: it completes without memory, over and over.
# builds: test
# env: LVMP_TEST_RESETS=20
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

gc.collect()
used = gc.mem_alloc()
assert used == t.remember(used), (used, t.remember(used))
print(lv.is_initialized(), lvmp.stats()["pools"])
finaliser = t.on_del(lv.deinit)
lv.init()
disp = lv.display_create(320, 240)
for i in range(20):
    lv.label(lv.button(lv.screen_active())).set_text("button %d" % i)
style = lv.style_t()
style.init()
style.set_bg_color(lv.color_hex(0x102030))
lv.screen_active().add_style(style, 0)
