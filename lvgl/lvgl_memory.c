// Where LVGL doesn't expect to be without memory: linker wraps of some of its functions.

#include "lvgl.h"
#include "src/lvgl_private.h"
#include "src/draw/lv_draw_private.h"
#include "lvgl_assert.h"
#include "lvmp_config.h"

#if LVMP_WRAP

void *__real_lv_malloc(size_t size);
void *__wrap_lv_malloc(size_t size);
void *__real_lv_malloc_zeroed(size_t size);
void *__wrap_lv_malloc_zeroed(size_t size);
void *__wrap_lv_calloc(size_t num, size_t size);
void *__real_lv_draw_layer_alloc_buf(lv_layer_t *layer);
void *__wrap_lv_draw_layer_alloc_buf(lv_layer_t *layer);

// LVGL looks whether it got a large buffer, but uses many a small block without looking, and would write to address 0.
// It stops as at a failed assertion instead. That comes only after the reserve is used up.
#if LV_VERSION_CHECK(9, 4, 0)
#define UNCHECKED_BYTES (1024)
#else
// The table of a GIF of 256 colours takes 3 KB, and is used without a look.
#define UNCHECKED_BYTES (4096)
#endif

void *__wrap_lv_malloc(size_t size) {
    void *p = __real_lv_malloc(size);
    if (p == NULL && size < UNCHECKED_BYTES) {
        lvgl_assert_failed("lv_malloc", __LINE__);
    }
    return p;
}

void *__wrap_lv_malloc_zeroed(size_t size) {
    void *p = __real_lv_malloc_zeroed(size);
    if (p == NULL && size < UNCHECKED_BYTES) {
        lvgl_assert_failed("lv_malloc_zeroed", __LINE__);
    }
    return p;
}

// LVGL multiplies without looking. More than there is fails as it should, and is told.
void *__wrap_lv_calloc(size_t num, size_t size) {
    size_t n_bytes;
    return __wrap_lv_malloc_zeroed(__builtin_mul_overflow(num, size, &n_bytes) ? SIZE_MAX : n_bytes);
}

#if !LV_VERSION_CHECK(9, 4, 0)
#define LV_DRAW_TASK_STATE_FINISHED LV_DRAW_TASK_STATE_READY
#define LV_DRAW_TASK_STATE_BLOCKED LV_DRAW_TASK_STATE_WAITING
#endif

// LVGL tries the buffer of a layer again later, in a loop that only ends if somebody else frees memory; one
// thread draws. So a layer that finds no memory stays empty: its tasks are dropped, and the frame ends without it.
void *__wrap_lv_draw_layer_alloc_buf(lv_layer_t *layer) {
    void *buf = __real_lv_draw_layer_alloc_buf(layer);
    if (buf == NULL && LV_USE_OS == LV_OS_NONE) {
        for (lv_draw_task_t *task = layer->draw_task_head; task != NULL; task = task->next) {
            // A layer within this one has yet to be done away with.
            if (task->state != LV_DRAW_TASK_STATE_BLOCKED || task->type != LV_DRAW_TASK_TYPE_LAYER) {
                task->state = LV_DRAW_TASK_STATE_FINISHED;
            }
        }
        lv_draw_dispatch_request();
    }
    return buf;
}

#endif // LVMP_WRAP
