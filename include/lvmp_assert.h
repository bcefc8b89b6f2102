// What LVGL calls under lvmp_lv_conf.h when an assertion fails (LV_ASSERT_HANDLER).
#ifndef LVMP_INCLUDED_ASSERT_H
#define LVMP_INCLUDED_ASSERT_H

// Raises MemoryError if LVGL was refused memory, else RuntimeError. It doesn't return.
void lvmp_assert_failed(const char *function, int line);

#endif // LVMP_INCLUDED_ASSERT_H
