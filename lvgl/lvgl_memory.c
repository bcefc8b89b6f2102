// Where LVGL doesn't expect to be without memory: linker wraps of some of its functions.

#include "lvgl.h"
#include "src/lvgl_private.h"
#include "src/draw/lv_draw_private.h"
#include "lvgl_assert.h"

void *__real_lv_malloc(size_t size);
void *__wrap_lv_malloc(size_t size);
void *__real_lv_malloc_zeroed(size_t size);
void *__wrap_lv_malloc_zeroed(size_t size);
void *__wrap_lv_calloc(size_t num, size_t size);
void __real_lv_draw_dispatch_wait_for_request(void);
void __wrap_lv_draw_dispatch_wait_for_request(void);

// LVGL looks whether it got a large buffer, but uses many a small block without looking, and would write to address 0.
// It stops as at a failed assertion instead. That comes only after the reserve is used up.
#define UNCHECKED_BYTES (1024)

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
#endif

// A layer that found no memory for its buffer stays empty: its tasks are dropped, and the frame ends without it.
static bool drop_starved_layers(lv_display_t *disp) {
    bool dropped = false;
    for (lv_layer_t *layer = disp->layer_head; layer != NULL; layer = layer->next) {
        if (layer->parent == NULL || layer->draw_buf != NULL) {
            continue;
        }
        for (lv_draw_task_t *task = layer->draw_task_head; task != NULL; task = task->next) {
            if (task->state != LV_DRAW_TASK_STATE_FINISHED && task->type != LV_DRAW_TASK_TYPE_LAYER) {
                task->state = LV_DRAW_TASK_STATE_FINISHED;
                dropped = true;
            }
        }
    }
    return dropped;
}

// LVGL tries a layer's buffer again "later", and waits for that in a loop. One thread draws: what it waits for
// is there already, or never comes.
void __wrap_lv_draw_dispatch_wait_for_request(void) {
    if (LV_USE_OS == LV_OS_NONE && !LV_GLOBAL_DEFAULT()->draw_info.dispatch_req) {
        bool dropped = false;
        for (lv_display_t *disp = lv_display_get_next(NULL); disp != NULL; disp = lv_display_get_next(disp)) {
            dropped |= drop_starved_layers(disp);
        }
        if (!dropped) {
            lvgl_assert_failed(__func__, __LINE__);
        }
        lv_draw_dispatch_request();
    }
    __real_lv_draw_dispatch_wait_for_request();
}
