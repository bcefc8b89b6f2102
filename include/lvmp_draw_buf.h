// Pixel memory that collections don't look into. For a binding: include this behind LVGL's headers, the
// private ones too, and call lvmp_draw_buf_init() after lv_init().
#ifndef LVMP_INCLUDED_DRAW_BUF_H
#define LVMP_INCLUDED_DRAW_BUF_H

#include "lvmp.h"
#include "lvmp_config.h"

#if LVMP_POOL_TLSF && LVMP_LV_MEM
// As LVGL's own, which aligns within what it gets.
static void *lvmp_draw_buf_malloc(size_t size, lv_color_format_t color_format) {
    (void)color_format;
    return lvmp_pool_alloc_leaf(size + LV_DRAW_BUF_ALIGN - 1);
}
#endif

// Lets LVGL's draw buffers, those of fonts and images included, come from memory that holds no references.
// Without the pools it changes nothing.
static inline void lvmp_draw_buf_init(void) {
    #if LVMP_POOL_TLSF && LVMP_LV_MEM
    lv_draw_buf_get_handlers()->buf_malloc_cb = lvmp_draw_buf_malloc;
    lv_draw_buf_get_font_handlers()->buf_malloc_cb = lvmp_draw_buf_malloc;
    lv_draw_buf_get_image_handlers()->buf_malloc_cb = lvmp_draw_buf_malloc;
    #endif
}

#endif // LVMP_INCLUDED_DRAW_BUF_H
