// The yardstick of `bench calls`: what a call costs in the manner of the established bindings of LVGL, for as much of LVGL
// as the benchmark calls. One C function for each of LVGL's; a widget's methods in one dictionary, which
// MicroPython reads from its beginning; its pointer found past the Python classes made of its type; callbacks in a dict.
#include "py/runtime.h"

#include "lvgl.h"

typedef struct _widget_t {
    mp_obj_base_t base;
    lv_obj_t *lv_obj;
} widget_t;

typedef struct _struct_t {
    mp_obj_base_t base;
    void *data;
} struct_t;

typedef mp_obj_t (*wrapper_t)(size_t n_args, const mp_obj_t *args, void *fn);

typedef struct _function_t {
    mp_obj_base_t base;
    size_t n_args;
    wrapper_t wrapper;
    void *fn;
} function_t;

static mp_obj_t function_call(mp_obj_t self_in, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    const function_t *self = MP_OBJ_TO_PTR(self_in);
    mp_arg_check_num(n_args, n_kw, self->n_args, self->n_args, false);
    return self->wrapper(n_args, args, self->fn);
}

static MP_DEFINE_CONST_OBJ_TYPE(
    function_type, MP_QSTR_function, MP_TYPE_FLAG_BINDS_SELF | MP_TYPE_FLAG_BUILTIN_FUN,
    call, function_call
    );

#define FUNCTION(name, n_args, wrapper) \
    static const function_t name##_obj = { { &function_type }, n_args, wrapper, (void *)(name) }

// A Python class made of a native one has the native object inside.
static mp_obj_t native(mp_obj_t obj) {
    if (!mp_obj_is_obj(obj)) {
        return obj;
    }
    const mp_obj_type_t *type = ((mp_obj_base_t *)MP_OBJ_TO_PTR(obj))->type;
    if (MP_OBJ_TYPE_GET_SLOT_OR_NULL(type, parent) == NULL) {
        return obj;
    }
    while (MP_OBJ_TYPE_HAS_SLOT(type, parent)) {
        type = MP_OBJ_TYPE_GET_SLOT(type, parent);
    }
    return mp_obj_cast_to_native_base(obj, MP_OBJ_FROM_PTR(type));
}

static lv_obj_t *to_lv(mp_obj_t obj) {
    if (obj == MP_OBJ_NULL || obj == mp_const_none) {
        return NULL;
    }
    mp_obj_t native_obj = native(obj);
    if (!mp_obj_is_obj(native_obj)) {
        mp_raise_TypeError(MP_ERROR_TEXT("no widget"));
    }
    widget_t *self = MP_OBJ_TO_PTR(native_obj);
    if (self->lv_obj == NULL) {
        mp_raise_msg(&mp_type_RuntimeError, MP_ERROR_TEXT("referenced object was deleted"));
    }
    return self->lv_obj;
}

static void *to_ptr(mp_obj_t obj) {
    if (obj == mp_const_none) {
        return NULL;
    }
    mp_buffer_info_t info;
    mp_get_buffer_raise(obj, &info, MP_BUFFER_READ);
    return info.buf;
}

// Methods are looked for in the type and those it is made of.
static void lookup(mp_obj_t self, qstr attr, mp_obj_t *dest) {
    const mp_obj_type_t *type = mp_obj_get_type(self);
    while (MP_OBJ_TYPE_HAS_SLOT(type, locals_dict)) {
        mp_map_t *map = &MP_OBJ_TYPE_GET_SLOT(type, locals_dict)->map;
        mp_map_elem_t *elem = mp_map_lookup(map, MP_OBJ_NEW_QSTR(attr), MP_MAP_LOOKUP);
        if (elem != NULL) {
            mp_convert_member_lookup(self, type, elem->value, dest);
            return;
        }
        if (!MP_OBJ_TYPE_HAS_SLOT(type, parent)) {
            return;
        }
        type = MP_OBJ_TYPE_GET_SLOT(type, parent);
    }
}

// Structs.

static void area_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest) {
    struct_t *self = MP_OBJ_TO_PTR(self_in);
    lv_area_t *area = self->data;
    if (dest[0] == MP_OBJ_NULL) {
        switch (attr) {
            case MP_QSTR_x1:
                dest[0] = mp_obj_new_int(area->x1);
                break;
            case MP_QSTR_y1:
                dest[0] = mp_obj_new_int(area->y1);
                break;
            case MP_QSTR_x2:
                dest[0] = mp_obj_new_int(area->x2);
                break;
            case MP_QSTR_y2:
                dest[0] = mp_obj_new_int(area->y2);
                break;
            default:
                lookup(self_in, attr, dest);
        }
    } else if (dest[1] != MP_OBJ_NULL) {
        switch (attr) {
            case MP_QSTR_x1:
                area->x1 = mp_obj_get_int(dest[1]);
                break;
            case MP_QSTR_y1:
                area->y1 = mp_obj_get_int(dest[1]);
                break;
            case MP_QSTR_x2:
                area->x2 = mp_obj_get_int(dest[1]);
                break;
            case MP_QSTR_y2:
                area->y2 = mp_obj_get_int(dest[1]);
                break;
            default:
                return;
        }
        dest[0] = MP_OBJ_NULL;
    }
}

static mp_obj_t area_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    mp_arg_check_num(n_args, n_kw, 0, 0, false);
    struct_t *self = m_new_obj(struct_t);
    *self = (struct_t) { { type }, m_new0(lv_area_t, 1) };
    return MP_OBJ_FROM_PTR(self);
}

static MP_DEFINE_CONST_OBJ_TYPE(
    area_type, MP_QSTR_area_t, MP_TYPE_FLAG_NONE,
    make_new, area_make_new,
    attr, area_attr
    );

static MP_DEFINE_CONST_OBJ_TYPE(
    event_type, MP_QSTR_event_t, MP_TYPE_FLAG_NONE,
    attr, lookup
    );

// Callbacks.

static void event_callback(lv_event_t *event) {
    struct_t *wrapped = m_new_obj(struct_t);
    *wrapped = (struct_t) { { &event_type }, event };
    mp_obj_t callbacks = MP_OBJ_FROM_PTR(lv_event_get_user_data(event));
    mp_obj_t callback = mp_obj_dict_get(callbacks, MP_OBJ_NEW_QSTR(MP_QSTR_add_event_cb));
    mp_obj_t args[] = { MP_OBJ_FROM_PTR(wrapped) };
    mp_call_function_n_kw(callback, MP_ARRAY_SIZE(args), 0, args);
}

static mp_obj_t add_event_cb(size_t n_args, const mp_obj_t *args, void *fn) {
    mp_obj_t callbacks = mp_obj_new_dict(0);
    mp_obj_dict_store(callbacks, MP_OBJ_NEW_QSTR(MP_QSTR_add_event_cb), args[1]);
    lv_obj_add_event_cb(to_lv(args[0]), event_callback, mp_obj_get_int(args[2]), MP_OBJ_TO_PTR(callbacks));
    return mp_const_none;
}

// Functions: one wrapper for each signature.

static mp_obj_t void_obj_int(size_t n_args, const mp_obj_t *args, void *fn) {
    lv_obj_t *obj = to_lv(args[0]);
    int32_t value = mp_obj_get_int(args[1]);
    ((void (*)(lv_obj_t *, int32_t))fn)(obj, value);
    return mp_const_none;
}

static mp_obj_t int_obj(size_t n_args, const mp_obj_t *args, void *fn) {
    return mp_obj_new_int(((int32_t (*)(const lv_obj_t *))fn)(to_lv(args[0])));
}

static mp_obj_t void_obj(size_t n_args, const mp_obj_t *args, void *fn) {
    ((void (*)(lv_obj_t *))fn)(to_lv(args[0]));
    return mp_const_none;
}

static mp_obj_t int_obj_int_ptr(size_t n_args, const mp_obj_t *args, void *fn) {
    lv_obj_t *obj = to_lv(args[0]);
    unsigned int code = mp_obj_get_int(args[1]);
    return mp_obj_new_int_from_uint(((lv_result_t (*)(lv_obj_t *, lv_event_code_t, void *))fn)(obj, code, to_ptr(args[2])));
}

FUNCTION(lv_obj_set_x, 2, void_obj_int);
FUNCTION(lv_obj_get_x, 1, int_obj);
FUNCTION(lv_obj_delete, 1, void_obj);
FUNCTION(lv_obj_send_event, 3, int_obj_int_ptr);
FUNCTION(lv_obj_add_event_cb, 4, add_event_cb);

// Widgets.

static void deleted(lv_event_t *event) {
    widget_t *self = lv_obj_get_user_data(lv_event_get_current_target(event));
    self->lv_obj = NULL;
}

static mp_obj_t widget_of(const mp_obj_type_t *type, lv_obj_t *lv_obj) {
    widget_t *self = m_new_obj(widget_t);
    *self = (widget_t) { { type }, lv_obj };
    lv_obj_set_user_data(lv_obj, self);
    lv_obj_add_event_cb(lv_obj, deleted, LV_EVENT_DELETE, NULL);
    return MP_OBJ_FROM_PTR(self);
}

static mp_obj_t obj_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    mp_arg_check_num(n_args, n_kw, 1, 1, false);
    return widget_of(type, lv_obj_create(to_lv(args[0])));
}

// The benchmark calls some; the others take up their places.
static const mp_rom_map_elem_t obj_locals[] = {
    #define CALLED(name) { MP_ROM_QSTR(MP_QSTR_##name), MP_ROM_PTR(&lv_obj_##name##_obj) },
    #define PLACE(name) { MP_ROM_QSTR(MP_QSTR_##name), MP_ROM_NONE },
    #include "names.h"
};
static MP_DEFINE_CONST_DICT(obj_locals_dict, obj_locals);

static MP_DEFINE_CONST_OBJ_TYPE(
    obj_type, MP_QSTR_obj, MP_TYPE_FLAG_NONE,
    make_new, obj_make_new,
    attr, lookup,
    locals_dict, &obj_locals_dict
    );

static mp_obj_t screen_active(void) {
    return widget_of(&obj_type, lv_screen_active());
}
static MP_DEFINE_CONST_FUN_OBJ_0(screen_active_obj, screen_active);

static const mp_rom_map_elem_t globals[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_yardstick) },
    { MP_ROM_QSTR(MP_QSTR_screen_active), MP_ROM_PTR(&screen_active_obj) },
    { MP_ROM_QSTR(MP_QSTR_obj), MP_ROM_PTR(&obj_type) },
    { MP_ROM_QSTR(MP_QSTR_area_t), MP_ROM_PTR(&area_type) },
};
static MP_DEFINE_CONST_DICT(globals_dict, globals);

const mp_obj_module_t yardstick_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&globals_dict,
};
MP_REGISTER_MODULE(MP_QSTR_yardstick, yardstick_module);
