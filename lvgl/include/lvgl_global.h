// Where LVGL finds its state (LV_ENABLE_GLOBAL_CUSTOM).
#ifndef LVGL_GLOBAL_H
#define LVGL_GLOBAL_H

// LVGL includes this where it has declared the type. NULL while LVGL is not initialised.
extern lv_global_t *lvgl_global;

#define LV_GLOBAL_CUSTOM() lvgl_global

#endif // LVGL_GLOBAL_H
