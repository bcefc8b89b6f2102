# The same on a port that makes its heap anew without sweeping the old one.
# builds: test
# env: LVMP_TEST_RESETS=20 LVMP_TEST_SWEEP=0
# not on boards: they sweep
import gc
import lvgl as lv
import lvmp
import lvmp_test as t

gc.collect()
used = gc.mem_alloc()
# A stale word on the stack keeps a block alive or two; what each reset leaked would add up to 20.
assert used < t.remember(used) + 20 * t.BLOCK, (used, t.remember(used))
print(lv.is_initialized(), lvmp.stats()["pools"])
lv.init()
disp = lv.display_create(320, 240)
for i in range(20):
    lv.label(lv.button(lv.screen_active())).set_text("button %d" % i)
lv.refr_now(None)
