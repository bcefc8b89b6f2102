// What the generated tables name in place of LVGL's own functions: where LVGL compares C callbacks, the
// Python callables are compared, and where it trusts sizes, they are checked.

#include "lvgl_runtime.h"

#include "src/lvgl_private.h"
#if LV_USE_ARCLABEL
#include "src/widgets/arclabel/lv_arclabel_private.h"
#endif

// Whether a closure's user_data is that of a call; MP_OBJ_NULL is None.
static bool has_user_data(const lvgl_closure_t *closure, mp_obj_t user_data) {
    mp_obj_t own = lvgl_closure_find(closure, LVGL_CLOSURE_USER_DATA);
    return mp_obj_equal(own == MP_OBJ_NULL ? mp_const_none : own, user_data == MP_OBJ_NULL ? mp_const_none : user_data);
}

// Event callbacks

// Removes those events of a list whose callback is `callable`, and whose user_data is `user_data` unless that
// is MP_OBJ_NULL. LVGL itself would remove all that Python added: they share one C callback.
static uint32_t remove_events(lv_event_list_t *list, mp_obj_t callable, mp_obj_t user_data) {
    uint32_t removed = 0;
    for (uint32_t i = lv_event_get_count(list); i-- > 0;) {
        lv_event_dsc_t *dsc = lv_event_get_dsc(list, i);
        lvgl_closure_t *closure = lv_event_dsc_get_user_data(dsc);
        if (lv_event_dsc_get_cb(dsc) != (lv_event_cb_t)lvgl_callbacks[lvgl_known.event_cb].fn) {
            continue;
        }
        bool same_data = user_data == MP_OBJ_NULL || has_user_data(closure, user_data);
        mp_obj_t own = lvgl_closure_find(closure, lvgl_known.event_cb);
        if (own != MP_OBJ_NULL && mp_obj_equal(own, callable) && same_data) {
            lv_event_remove(list, i);
            removed++;
        }
    }
    return removed;
}

uint32_t lvgl_obj_remove_event_cb(lv_obj_t *obj, mp_obj_t callable) {
    return obj->spec_attr == NULL ? 0 : remove_events(&obj->spec_attr->event_list, callable, MP_OBJ_NULL);
}

uint32_t lvgl_obj_remove_event_cb_with_user_data(lv_obj_t *obj, mp_obj_t callable, mp_obj_t user_data) {
    return obj->spec_attr == NULL ? 0 : remove_events(&obj->spec_attr->event_list, callable, user_data);
}

uint32_t lvgl_display_remove_event_cb_with_user_data(lv_display_t *display, mp_obj_t callable, mp_obj_t user_data) {
    return remove_events(&display->event_list, callable, user_data);
}

uint32_t lvgl_indev_remove_event_cb_with_user_data(lv_indev_t *indev, mp_obj_t callable, mp_obj_t user_data) {
    return remove_events(&indev->event_list, callable, user_data);
}

mp_obj_t lvgl_event_dsc_get_cb(lv_event_dsc_t *dsc) {
    if (lv_event_dsc_get_cb(dsc) != (lv_event_cb_t)lvgl_callbacks[lvgl_known.event_cb].fn) {
        return mp_const_none;
    }
    return lvgl_closure_find(lv_event_dsc_get_user_data(dsc), lvgl_known.event_cb);
}

// Async calls

// What a timer of LVGL's keeps of an async call.
typedef struct {
    lv_async_cb_t cb;
    void *user_data;
} async_call_t;

// The callback of those timers, which LVGL shows nobody: that of the newest timer when one has just been made.
static lv_timer_cb_t async_timer_cb(lv_async_cb_t cb) {
    lvgl_enter(MP_QSTR_async_call_cancel);
    lv_timer_cb_t timer_cb = NULL;
    if (lv_async_call(cb, NULL) == LV_RESULT_OK) {
        timer_cb = lv_timer_get_next(NULL)->timer_cb;
        lv_async_call_cancel(cb, NULL);
    }
    lvgl_leave();
    return timer_cb;
}

uint32_t lvgl_async_call_cancel(mp_obj_t callable, mp_obj_t user_data) {
    lv_async_cb_t cb = (lv_async_cb_t)lvgl_callbacks[lvgl_known.async_cb].fn;
    lv_timer_cb_t timer_cb = async_timer_cb(cb);
    // All closures first: to compare callables may run Python code, which may call LVGL.
    mp_obj_t closures = mp_obj_new_list(0, NULL);
    for (lv_timer_t *timer = lv_timer_get_next(NULL); timer_cb != NULL && timer != NULL; timer = lv_timer_get_next(timer)) {
        const async_call_t *call = timer->user_data;
        if (timer->timer_cb == timer_cb && call->cb == cb) {
            mp_obj_list_append(closures, MP_OBJ_FROM_PTR(call->user_data));
        }
    }
    size_t n;
    mp_obj_t *items;
    mp_obj_list_get(closures, &n, &items);
    lv_result_t result = LV_RESULT_INVALID;
    for (size_t i = 0; i < n; i++) {
        lvgl_closure_t *closure = MP_OBJ_TO_PTR(items[i]);
        mp_obj_t own = lvgl_closure_find(closure, lvgl_known.async_cb);
        if (own != MP_OBJ_NULL && mp_obj_equal(own, callable) && has_user_data(closure, user_data)) {
            lvgl_enter(MP_QSTR_async_call_cancel);
            if (lv_async_call_cancel(cb, closure) == LV_RESULT_OK) {
                result = LV_RESULT_OK;
            }
            lvgl_leave();
        }
    }
    return result;
}

// Widgets

// Whether LVGL goes on with a widget after such an event, whatever the event's callbacks did to it.
static bool goes_on(const lv_event_t *event) {
    switch (event->code) {
        case LV_EVENT_CHILD_CHANGED:
        case LV_EVENT_CHILD_CREATED:
        case LV_EVENT_CHILD_DELETED:
        case LV_EVENT_COVER_CHECK:
        case LV_EVENT_GET_SELF_SIZE:
        case LV_EVENT_HIT_TEST:
        case LV_EVENT_INSERT:
        case LV_EVENT_LAYOUT_CHANGED:
        case LV_EVENT_REFR_EXT_DRAW_SIZE:
        case LV_EVENT_SCREEN_LOAD_START:
        case LV_EVENT_SCREEN_LOADED:
        case LV_EVENT_SCREEN_UNLOAD_START:
        case LV_EVENT_SCREEN_UNLOADED:
        case LV_EVENT_SIZE_CHANGED:
        case LV_EVENT_STYLE_CHANGED:
            return true;
        case LV_EVENT_DEFOCUSED:
        case LV_EVENT_FOCUSED:
            // Groups do; what input devices are told has another target.
            return lv_obj_is_valid(event->original_target) && lv_obj_get_group(event->original_target) != NULL;
        default:
            return false;
    }
}

// Raises where LVGL would go on with a deleted widget, or with one inside it.
static void check_delete(qstr name, const lv_obj_t *obj) {
    for (const lv_event_t *event = lvgl_global->event_header; event != NULL; event = event->prev) {
        if (event->deleted || !goes_on(event)) {
            continue;
        }
        // A parent is told of a child that is just being made.
        bool of_child = event->code == LV_EVENT_CHILD_CREATED && event->param != NULL;
        for (const lv_obj_t *above = of_child ? event->param : event->original_target; above != NULL; above = lv_obj_get_parent(above)) {
            if (above == obj) {
                mp_raise_msg_varg(&mp_type_RuntimeError,
                    MP_ERROR_TEXT("%q() cannot be called in this event, LVGL goes on with the widget: use delete_async()"), name);
            }
        }
    }
    if (lvgl_state.walks != 0) {
        mp_raise_msg_varg(&mp_type_RuntimeError,
            MP_ERROR_TEXT("%q() cannot be called in tree_walk(), LVGL goes on with the widgets: use delete_async()"), name);
    }
}

void lvgl_obj_delete(lv_obj_t *obj) {
    check_delete(MP_QSTR_delete, obj);
    lvgl_enter(MP_QSTR_delete);
    lv_obj_delete(obj);
}

void lvgl_obj_clean(lv_obj_t *obj) {
    check_delete(MP_QSTR_clean, obj);
    lvgl_enter(MP_QSTR_clean);
    lv_obj_clean(obj);
}

#if LV_USE_MSGBOX
void lvgl_msgbox_close(lv_obj_t *obj) {
    check_delete(MP_QSTR_close, obj);
    lvgl_enter(MP_QSTR_close);
    lv_msgbox_close(obj);
}
#endif

// LVGL walks from a widget to its screen, and would do so for ever if a widget were above itself.
static void check_outside(qstr name, const lv_obj_t *obj, const lv_obj_t *other) {
    for (const lv_obj_t *above = other; above != NULL; above = lv_obj_get_parent(above)) {
        if (above == obj) {
            lvgl_context_t context = { name, MP_QSTRnull, 1 };
            lvgl_raise_value(&context, "is the widget itself or inside it");
        }
    }
}

void lvgl_obj_swap(lv_obj_t *obj, lv_obj_t *other) {
    check_outside(MP_QSTR_swap, obj, other);
    check_outside(MP_QSTR_swap, other, obj);
    if (lv_obj_get_parent(obj) == NULL || lv_obj_get_parent(other) == NULL) {
        mp_raise_ValueError(MP_ERROR_TEXT("swap() takes no screens"));
    }
    lvgl_enter(MP_QSTR_swap);
    lv_obj_swap(obj, other);
}

void lvgl_obj_set_parent(lv_obj_t *obj, lv_obj_t *parent) {
    check_outside(MP_QSTR_set_parent, obj, parent);
    lvgl_enter(MP_QSTR_set_parent);
    lv_obj_set_parent(obj, parent);
}

#if LV_USE_CALENDAR
void lvgl_calendar_set_day_names(lv_obj_t *obj, mp_obj_t names) {
    lvgl_context_t context = { MP_QSTR_set_day_names, MP_QSTRnull, 1 };
    size_t n;
    mp_obj_t *items;
    mp_obj_get_array(names, &n, &items);
    if (n < 7) {
        lvgl_raise_value(&context, "must be the names of 7 days");
    }
    lvgl_word_t w;
    lvgl_to_c(&context, LVGL_OF(LVGL_ARRAY, LVGL_TEXT) | LVGL_CONST, names, &w);
    lvgl_enter(MP_QSTR_set_day_names);
    lv_calendar_set_day_names(obj, w.p);
}
#endif

#if LV_USE_ARCLABEL

// LVGL divides by the radius that the letters stand on.
static bool has_radius(lv_obj_t *obj) {
    const lv_arclabel_t *arclabel = (const lv_arclabel_t *)obj;
    int32_t radius = arclabel->radius;
    if (radius == LV_SIZE_CONTENT) {
        radius = LV_PCT(100);
    }
    if (LV_COORD_IS_PCT(radius)) {
        radius = lv_pct_to_px(radius, MIN(lv_obj_get_content_width(obj), lv_obj_get_content_height(obj))) / 2;
    }
    const lv_font_t *font = lv_obj_get_style_text_font(obj, LV_PART_MAIN);
    int32_t below = 0;
    switch (arclabel->text_align_v) {
        case LV_ARCLABEL_TEXT_ALIGN_LEADING:
            below = font->line_height - font->base_line;
            break;
        case LV_ARCLABEL_TEXT_ALIGN_CENTER:
            below = font->line_height / 2 - font->base_line;
            break;
        case LV_ARCLABEL_TEXT_ALIGN_TRAILING:
            below = -font->base_line;
            break;
        default:
            break;
    }
    return radius != (arclabel->dir == LV_ARCLABEL_DIR_CLOCKWISE ? below : -below);
}

static void arclabel_draw(lv_event_t *event) {
    if (!has_radius(lv_event_get_current_target(event))) {
        lv_event_stop_processing(event);
    }
}

void lvgl_arclabel_made(lv_obj_t *obj) {
    lv_obj_add_event_cb(obj, arclabel_draw, (lv_event_code_t)(LV_EVENT_DRAW_MAIN | LV_EVENT_PREPROCESS), NULL);
}

#if LVGL_VERSION_MAJOR > 9 || LVGL_VERSION_MINOR >= 5
int32_t lvgl_arclabel_get_text_angle(lv_obj_t *obj) {
    lvgl_enter(MP_QSTR_get_text_angle);
    return has_radius(obj) ? (int32_t)lv_arclabel_get_text_angle(obj) : 0;
}
#endif

#endif // LV_USE_ARCLABEL

// Buffers

// A buffer that LVGL will write `size` bytes into, or NULL.
static void *buffer_of(qstr function, size_t argument, mp_obj_t value, uint64_t size) {
    lvgl_context_t context = { function, MP_QSTRnull, argument };
    if (value == mp_const_none) {
        return NULL;
    }
    lvgl_word_t w;
    lvgl_to_c(&context, LVGL_DATA, value, &w);
    mp_buffer_info_t buffer;
    if (mp_get_buffer(value, &buffer, MP_BUFFER_RW) && buffer.len < size) {
        lvgl_raise_value(&context, "is too small");
    }
    if ((uintptr_t)w.p % LV_DRAW_BUF_ALIGN != 0) {
        lvgl_raise_value(&context, "is not aligned as LV_DRAW_BUF_ALIGN says");
    }
    return w.p;
}

// What LVGL writes into each of a display's buffers: it counts with the display upright, and draws it as it is turned.
static uint64_t display_bytes(int32_t w, int32_t h, uint32_t cf, uint32_t rotation, uint32_t mode) {
    bool partial = mode == LV_DISPLAY_RENDER_MODE_PARTIAL;
    uint64_t size = (uint64_t)lv_draw_buf_width_to_stride(w, (lv_color_format_t)cf) * (partial ? 1 : h);
    if (rotation == LV_DISPLAY_ROTATION_90 || rotation == LV_DISPLAY_ROTATION_270) {
        uint64_t turned = (uint64_t)lv_draw_buf_width_to_stride(h, (lv_color_format_t)cf) * (partial ? 1 : w);
        size = MAX(size, turned);
    }
    return size;
}

void lvgl_display_set_buffers(lv_display_t *display, mp_obj_t buf1, mp_obj_t buf2, uint32_t size, uint32_t mode) {
    lvgl_context_t context = { MP_QSTR_set_buffers, MP_QSTRnull, 3 };
    if (buf1 == mp_const_none) {
        context.argument = 1;
        lvgl_raise_type(&context, "a writable buffer", buf1);
    }
    void *p1 = buffer_of(MP_QSTR_set_buffers, 1, buf1, size);
    void *p2 = buffer_of(MP_QSTR_set_buffers, 2, buf2, size);
    if (size < display_bytes(display->hor_res, display->ver_res, display->color_format, display->rotation, mode)) {
        lvgl_raise_value(&context, "is too small for the display");
    }
    lvgl_enter(MP_QSTR_set_buffers);
    lv_display_set_buffers(display, p1, p2, size, (lv_display_render_mode_t)mode);
}

// Raises where the display would become too large for the buffers that it has.
static void check_buffers(qstr function, const lv_display_t *display, int32_t w, int32_t h, uint32_t cf, uint32_t rotation) {
    const lv_draw_buf_t *buffer = display->buf_1;
    if (buffer != NULL && buffer->data_size < display_bytes(w, h, cf, rotation, display->render_mode)) {
        lvgl_context_t context = { function, MP_QSTRnull, 1 };
        lvgl_raise_value(&context, "needs larger buffers than the display has");
    }
}

void lvgl_display_set_resolution(lv_display_t *display, int32_t w, int32_t h) {
    check_buffers(MP_QSTR_set_resolution, display, w, h, display->color_format, display->rotation);
    lvgl_enter(MP_QSTR_set_resolution);
    lv_display_set_resolution(display, w, h);
}

void lvgl_display_set_rotation(lv_display_t *display, uint32_t rotation) {
    check_buffers(MP_QSTR_set_rotation, display, display->hor_res, display->ver_res, display->color_format, rotation);
    lvgl_enter(MP_QSTR_set_rotation);
    lv_display_set_rotation(display, (lv_display_rotation_t)rotation);
}

void lvgl_display_set_color_format(lv_display_t *display, uint32_t cf) {
    check_buffers(MP_QSTR_set_color_format, display, display->hor_res, display->ver_res, cf, display->rotation);
    lvgl_enter(MP_QSTR_set_color_format);
    lv_display_set_color_format(display, (lv_color_format_t)cf);
}

#if LV_USE_CANVAS

void lvgl_canvas_set_buffer(lv_obj_t *obj, mp_obj_t buf, uint32_t w, uint32_t h, uint32_t cf) {
    lvgl_context_t context = { MP_QSTR_set_buffer, MP_QSTRnull, 1 };
    if (buf == mp_const_none) {
        lvgl_raise_type(&context, "a writable buffer", buf);
    }
    // What an image's header can hold: no product below overflows.
    if (w > UINT16_MAX || h > UINT16_MAX) {
        context.argument = w > UINT16_MAX ? 2 : 3;
        lvgl_raise_value(&context, "is out of range");
    }
    uint32_t stride = lv_draw_buf_width_to_stride(w, (lv_color_format_t)cf);
    uint64_t size = (uint64_t)stride * h + LV_COLOR_INDEXED_PALETTE_SIZE(cf) * sizeof(lv_color32_t);
    if (cf == LV_COLOR_FORMAT_RGB565A8) {
        // The alphas of all pixels come behind their colors.
        size += (uint64_t)(stride / 2) * h;
    }
    void *p = buffer_of(MP_QSTR_set_buffer, 1, buf, size);
    lvgl_enter(MP_QSTR_set_buffer);
    lv_canvas_set_buffer(obj, p, (int32_t)w, (int32_t)h, (lv_color_format_t)cf);
}

#endif // LV_USE_CANVAS
