"""What LVGL allocates for the screen of layout.py: the screen, five full refreshes, labels made and deleted.

Run under the build `record` with LVMP_RECORD=FILE in the environment, it leaves the trace in FILE.
"""

import lvgl as lv
from layout import make_display, make_labels, make_screen, refresh

lv.init()
buf = make_display(1024, 600)
screen = make_screen()
for _ in range(5):
    refresh(screen)
make_labels(screen)
refresh(screen)
