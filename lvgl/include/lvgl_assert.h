// What LVGL calls when an assertion fails (LV_ASSERT_HANDLER).
#ifndef LVGL_ASSERT_H
#define LVGL_ASSERT_H

// Raises MemoryError if LVGL was refused memory, else RuntimeError; LVGL is not entered again
// before it has been reset.
__attribute__((noreturn)) void lvgl_assert_failed(const char *function, int line);

#endif // LVGL_ASSERT_H
