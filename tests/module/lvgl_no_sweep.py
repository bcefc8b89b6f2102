# run: resets=20 sweep=0
# The same on a port that makes its heap anew without sweeping the old one.
import gc
import lvgl as lv
import lvmp

gc.collect()
print(lv.is_initialized(), lvmp.stats()["pools"], gc.mem_alloc())
lv.init()
disp = lv.display_create(320, 240)
for i in range(20):
    lv.label(lv.button(lv.screen_active())).set_text("button %d" % i)
lv.refr_now(None)
