// Calls from LVGL to Python: closures and trampolines.

#include "lvgl_runtime.h"

#include "py/mphal.h"
#include "src/lvgl_private.h"

#include "lvmp_port.h"

// How long LVGL waits for a driver's flush_ready(), in milliseconds.
#ifndef LVGL_FLUSH_TIMEOUT_MS
#define LVGL_FLUSH_TIMEOUT_MS (5000)
#endif

static const mp_obj_type_t closure_type;

static MP_DEFINE_CONST_OBJ_TYPE(closure_type, MP_QSTR_closure, MP_TYPE_FLAG_NONE);

static lvgl_closure_t *closure_new(lvgl_closure_t *next, size_t id, mp_obj_t value) {
    lvgl_closure_t *self = mp_obj_malloc(lvgl_closure_t, &closure_type);
    self->value = value;
    self->next = next;
    self->id = id;
    return self;
}

static lvgl_closure_t *closure_without(lvgl_closure_t *chain, size_t id) {
    if (chain == NULL) {
        return NULL;
    }
    if (chain->id == id) {
        return chain->next;
    }
    lvgl_closure_t *rest = closure_without(chain->next, id);
    return rest == chain->next ? chain : closure_new(rest, chain->id, chain->value);
}

lvgl_closure_t *lvgl_closure_with(lvgl_closure_t *chain, size_t id, mp_obj_t value) {
    lvgl_closure_t *rest = closure_without(chain, id);
    return value == MP_OBJ_NULL ? rest : closure_new(rest, id, value);
}

mp_obj_t lvgl_closure_find(const lvgl_closure_t *chain, size_t id) {
    for (; chain != NULL; chain = chain->next) {
        if (chain->id == id) {
            return chain->value;
        }
    }
    return MP_OBJ_NULL;
}

// Whether the pointer is the head of a block of the heap that holds an object of that type.
static bool is_object(const void *p, const mp_obj_type_t *type) {
    return p != NULL && lvmp_port_is_block(p) && ((const mp_obj_base_t *)p)->type == type;
}

bool lvgl_is_python(mp_obj_t callable) {
    return callable != mp_const_none && !mp_obj_is_type(callable, &lvgl_method_type) && !mp_obj_is_type(callable, &lvgl_function_type);
}

lvgl_pointer_t *lvgl_identity_of(const lvgl_struct_t *s, void *p) {
    void *user_data = s->get_user_data(p);
    return is_object(user_data, s->type) ? user_data : NULL;
}

static lvgl_closure_t *closure_of_object(const lvgl_pointer_t *object) {
    return object->owner == MP_OBJ_NULL ? NULL : MP_OBJ_TO_PTR(object->owner);
}

lvgl_closure_t *lvgl_closure_of(const lvgl_struct_t *s, void *p) {
    void *user_data = s->get_user_data(p);
    if ((s->flags & LVGL_IDENTITY) && is_object(user_data, s->type)) {
        return closure_of_object(user_data);
    }
    return is_object(user_data, &closure_type) ? user_data : NULL;
}

mp_obj_t lvgl_user_data(void *p) {
    const lvgl_closure_t *closure = NULL;
    if (is_object(p, &closure_type)) {
        closure = p;
    } else {
        size_t i = 0;
        while (i < lvgl_known.struct_count && !((lvgl_structs[i].flags & LVGL_IDENTITY) && is_object(p, lvgl_structs[i].type))) {
            i++;
        }
        if (i == lvgl_known.struct_count) {
            // Nothing, or what C code keeps there.
            return p == NULL ? mp_const_none : MP_OBJ_FROM_PTR(lvgl_pointer_new(&lvgl_blob_type, p, MP_OBJ_NULL, LVGL_PLACE_LVGL));
        }
        closure = closure_of_object(p);
    }
    mp_obj_t value = lvgl_closure_find(closure, LVGL_CLOSURE_USER_DATA);
    return value == MP_OBJ_NULL ? mp_const_none : value;
}

void lvgl_closure_store(const lvgl_struct_t *s, void *p, lvgl_closure_t *closure) {
    if (s->flags & LVGL_IDENTITY) {
        lvgl_pointer_t *object = lvgl_identity_of(s, p);
        if (object == NULL) {
            mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("C code keeps the user_data of this %q"), (qstr)s->type->name);
        }
        object->owner = closure == NULL ? MP_OBJ_NULL : MP_OBJ_FROM_PTR(closure);
    } else {
        s->set_user_data(p, closure);
    }
}

mp_obj_t lvgl_identity_object(size_t index, void *p) {
    const lvgl_struct_t *s = &lvgl_structs[index];
    lvgl_pointer_t *object = lvgl_identity_of(s, p);
    if (object == NULL) {
        object = lvgl_pointer_new(s->type, p, MP_OBJ_NULL, LVGL_PLACE_LVGL);
        // C code's user_data stays: then each look at the struct is an object of its own.
        if (s->get_user_data(p) == NULL) {
            s->set_user_data(p, object);
        }
    }
    return MP_OBJ_FROM_PTR(object);
}

// Between LVGL and Python

void lvgl_pause(lvgl_pause_t *pause, bool lock) {
    pause->locked = lock;
    #if MICROPY_ENABLE_SCHEDULER
    if (lock) {
        mp_sched_lock();
    }
    #endif
    pause->running = lvgl_state.running;
    pause->owner = lvgl_state.owner;
    // C code may run LVGL without lvgl_enter().
    lvgl_state.owner = pause->running != NULL ? pause->running : LVGL_THREAD();
    lvgl_state.callbacks++;
    lvgl_state.running = NULL;
}

void lvgl_resume(const lvgl_pause_t *pause, void *exception) {
    lvgl_state.running = pause->running;
    lvgl_state.callbacks--;
    lvgl_state.owner = pause->owner;
    #if MICROPY_ENABLE_SCHEDULER
    if (pause->locked) {
        mp_sched_unlock();
    }
    #endif
    if (lvgl_state.broken) {
        // An assertion failed further in: LVGL must not go on, so on to who called it.
        lvgl_state.running = NULL;
        if (exception == NULL) {
            lvgl_raise_broken();
        }
        nlr_jump(exception);
    }
}

// Flushing

// LVGL wants the buffer back that a driver is still sending. The driver says when it is done from an interrupt, from another
// thread, or from a function that it has scheduled.
static void flush_wait(lv_display_t *display) {
    void *exception = NULL;
    lvgl_pause_t pause;
    lvgl_pause(&pause, false);
    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        mp_uint_t start = mp_hal_ticks_ms();
        while (display->flushing) {
            if (mp_hal_ticks_ms() - start >= LVGL_FLUSH_TIMEOUT_MS) {
                mp_raise_msg_varg(&mp_type_RuntimeError,
                    MP_ERROR_TEXT("the flush callback did not lead to flush_ready() in %d ms"), LVGL_FLUSH_TIMEOUT_MS);
            }
            mp_event_wait_ms(1);
        }
        nlr_pop();
    } else {
        exception = nlr.ret_val;
    }
    lvgl_resume(&pause, exception);
    if (exception != NULL) {
        lvgl_keep_exception(MP_OBJ_FROM_PTR(exception));
    }
}

// A flush callback has returned. Where it sends on, and has no way of its own to wait, LVGL would wait without end.
static void flush_called(lv_display_t *display, bool failed) {
    if (failed || lvgl_state.pending) {
        // The rest of a frame that has failed is not waited for.
        lv_display_flush_ready(display);
    } else if (display->flushing && display->flush_wait_cb == NULL) {
        lv_display_set_flush_wait_cb(display, flush_wait);
    }
}

// Where the callback finds its closure.
static lvgl_closure_t *closure_for(size_t id, const lvgl_callback_t *callback, const lvgl_word_t *w) {
    if (id == lvgl_known.event_cb) {
        // What was handed over with this very callback: nothing else can be there.
        return lv_event_get_user_data(w[0].p);
    }
    switch (callback->user_data) {
        case LVGL_USER_DATA_GLOBAL: {
            lvgl_closure_t **closure = lvgl_global_closure();
            return closure == NULL ? NULL : *closure;
        }
        case LVGL_USER_DATA_FIRST:
            return lvgl_closure_of(&lvgl_structs[LVGL_INDEX(callback->types[1])], w[0].p);
        default:
            return w[callback->user_data].p;
    }
}

// LVGL's structs among the arguments are only there for the length of the call: such a one is put into `lent`.
static mp_obj_t argument(lvgl_type_t type, const lvgl_word_t *w, lvgl_pointer_t **lent) {
    if (LVGL_KIND(type) == LVGL_STRUCT && w->p != NULL) {
        const lvgl_struct_t *s = &lvgl_structs[LVGL_INDEX(type)];
        if (!(s->flags & LVGL_IDENTITY)) {
            *lent = lvgl_pointer_new(s->type, w->p, MP_OBJ_NULL, LVGL_PLACE_CALL);
            return MP_OBJ_FROM_PTR(*lent);
        }
    }
    return lvgl_to_python(type, w, MP_OBJ_NULL);
}

static void result_to_c(const lvgl_callback_t *callback, mp_obj_t value, lvgl_word_t *result) {
    lvgl_type_t type = callback->types[0];
    if (LVGL_KIND(type) == LVGL_VOID) {
        return;
    }
    lvgl_context_t context = { MP_QSTR_callback, MP_QSTR_result, 0 };
    if (LVGL_KIND(type) == LVGL_VALUE) {
        lvgl_word_t w;
        lvgl_to_c(&context, type, value, &w);
        memcpy(result->p, w.p, lvgl_structs[LVGL_INDEX(type)].size);
    } else {
        lvgl_to_c(&context, type, value, result);
    }
}

void lvgl_callback(size_t id, lvgl_word_t *w) {
    const lvgl_callback_t *callback = &lvgl_callbacks[id];
    mp_obj_t callable = lvgl_closure_find(closure_for(id, callback, w), id);
    if (callable == MP_OBJ_NULL) {
        return;
    }
    mp_obj_t args[LVGL_MAX_ARGS];
    lvgl_pointer_t *lent[LVGL_MAX_ARGS];
    size_t count = callback->count;
    for (size_t i = 0; i < count; i++) {
        lent[i] = NULL;
    }
    void *exception = NULL;
    lvgl_pause_t pause;
    lvgl_pause(&pause, lvgl_is_rendering());
    lvgl_state.walks += id == lvgl_known.tree_walk_cb;

    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        for (size_t i = 0; i < count; i++) {
            args[i] = argument(callback->types[i + 1], &w[i], &lent[i]);
        }
        mp_obj_t result = mp_call_function_n_kw(callable, count, 0, args);
        if (result != mp_const_none) {
            result_to_c(callback, result, &w[count]);
        }
        nlr_pop();
    } else {
        exception = nlr.ret_val;
    }

    for (size_t i = 0; i < count; i++) {
        if (lent[i] != NULL) {
            lent[i]->p = NULL;
        }
    }
    lvgl_state.walks -= id == lvgl_known.tree_walk_cb;
    lvgl_resume(&pause, exception);
    if (id == lvgl_known.flush_cb) {
        flush_called(w[0].p, exception != NULL);
    }
    if (exception != NULL) {
        lvgl_keep_exception(MP_OBJ_FROM_PTR(exception));
    }
}
