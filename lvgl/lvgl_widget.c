// Widgets as Python objects.

#include "lvgl_runtime.h"

#include "py/gc.h"
#include "py/objtype.h"
#include "src/lvgl_private.h"

// MicroPython sees an lvgl_instance_t as an instance of a class made in Python.
_Static_assert(offsetof(lvgl_instance_t, members) == offsetof(mp_obj_instance_t, members), "an instance as MicroPython knows it");
_Static_assert(offsetof(lvgl_instance_t, native) == offsetof(mp_obj_instance_t, subobj), "an instance as MicroPython knows it");

// The base of all widget classes to MicroPython: what an instance's native part is an object of.

static mp_obj_t native_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    // MicroPython does this for a subclass's instance whose __init__() did not do it.
    mp_raise_TypeError(MP_ERROR_TEXT("__init__() of a widget must call super().__init__()"));
}

MP_DEFINE_CONST_OBJ_TYPE(
    lvgl_native_type, MP_QSTR_widget, MP_TYPE_FLAG_NONE,
    make_new, native_make_new
    );

// Attributes

// Of MicroPython's own hash eight bits: so many it keeps of each name on every port, and never all zero.
static size_t hash(qstr name) {
    size_t h = qstr_hash(name) & 0xff;
    return h == 0 ? 1 : h;
}

mp_obj_t lvgl_lookup(const mp_obj_dict_t *dict, const uint16_t *index, qstr name) {
    const mp_map_elem_t *table = dict->map.table;
    size_t used = dict->map.used;
    mp_obj_t key = MP_OBJ_NEW_QSTR(name);
    if (index == NULL) {
        for (size_t i = 0; i < used; i++) {
            if (table[i].key == key) {
                return table[i].value;
            }
        }
        return MP_OBJ_NULL;
    }
    #if MICROPY_OPT_MAP_LOOKUP_CACHE
    // MicroPython remembers the last eight bits of the place where it found a name last.
    uint8_t *hint = &MP_STATE_VM(map_lookup_cache)[((uintptr_t)key >> 2) % MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE];
    for (size_t i = *hint; i < used; i += 256) {
        if (table[i].key == key) {
            return table[i].value;
        }
    }
    #endif
    size_t mask = index[0];
    const uint16_t *start = &index[1 + (hash(name) & mask)];
    const uint16_t *entries = &index[mask + 3];
    for (size_t i = start[0]; i < start[1]; i++) {
        if (table[entries[i]].key == key) {
            #if MICROPY_OPT_MAP_LOOKUP_CACHE
            *hint = (uint8_t)entries[i];
            #endif
            return table[entries[i]].value;
        }
    }
    return MP_OBJ_NULL;
}

static const lvgl_class_t *base_of(const lvgl_class_t *class) {
    const lvgl_class_t *base = &lvgl_classes[class->base];
    return base == class ? NULL : base;
}

void lvgl_widget_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest) {
    lvgl_instance_t *self = MP_OBJ_TO_PTR(self_in);
    mp_obj_t name = MP_OBJ_NEW_QSTR(attr);
    if (dest[0] != MP_OBJ_NULL) {
        // Store or delete.
        if (dest[1] != MP_OBJ_NULL) {
            mp_map_lookup(&self->members, name, MP_MAP_LOOKUP_ADD_IF_NOT_FOUND)->value = dest[1];
            dest[0] = MP_OBJ_NULL;
        } else if (mp_map_lookup(&self->members, name, MP_MAP_LOOKUP_REMOVE_IF_FOUND) != NULL) {
            dest[0] = MP_OBJ_NULL;
        }
        return;
    }
    if (self->members.used != 0) {
        mp_map_elem_t *member = mp_map_lookup(&self->members, name, MP_MAP_LOOKUP);
        if (member != NULL) {
            dest[0] = member->value;
            return;
        }
    }
    const lvgl_class_t *class = lvgl_class_of(self->base.type);
    do {
        mp_obj_t value = lvgl_lookup(&class->dict, class->index, attr);
        if (value != MP_OBJ_NULL) {
            lvgl_bind(self_in, class->type, value, dest);
            return;
        }
        class = base_of(class);
    } while (class != NULL);
}

// Classes

const lvgl_class_t *lvgl_subclass_of(const mp_obj_type_t *type) {
    if (mp_obj_is_native_type(type) || !MP_OBJ_TYPE_HAS_SLOT(type, parent)) {
        return NULL;
    }
    const mp_obj_base_t *parent = MP_OBJ_TYPE_GET_SLOT(type, parent);
    #if MICROPY_MULTIPLE_INHERITANCE
    if (parent->type == &mp_type_tuple) {
        const mp_obj_tuple_t *parents = (const mp_obj_tuple_t *)parent;
        for (size_t i = 0; i < parents->len; i++) {
            const lvgl_class_t *class = lvgl_class_of(MP_OBJ_TO_PTR(parents->items[i]));
            if (class != NULL) {
                return class;
            }
        }
        return NULL;
    }
    #endif
    return lvgl_class_of((const mp_obj_type_t *)parent);
}

// The class that a widget's object gets: its own, or the nearest that Python knows.
static const lvgl_class_t *class_for(const lv_obj_t *obj) {
    for (const lv_obj_class_t *class_p = lv_obj_get_class(obj); class_p != NULL; class_p = class_p->base_class) {
        for (size_t i = 0; i < lvgl_known.class_count; i++) {
            if (lvgl_classes[i].class_p == class_p) {
                return &lvgl_classes[i];
            }
        }
    }
    return &lvgl_classes[LVGL_CLASS_OBJ];
}

// Instances

static lvgl_native_t *native_new(void) {
    lvgl_native_t *native = mp_obj_malloc(lvgl_native_t, &lvgl_native_type);
    native->obj = NULL;
    native->epoch = lvgl_state.epoch;
    return native;
}

static lvgl_instance_t *instance_new(const mp_obj_type_t *type) {
    lvgl_instance_t *self = mp_obj_malloc(lvgl_instance_t, type);
    mp_map_init(&self->members, 0);
    self->native = NULL;
    return self;
}

// Joins an instance and its widget. A callback may have met the new widget before __init__() got it: then
// both objects are the widget.
static void attach(lvgl_instance_t *self, lv_obj_t *obj) {
    if (obj->id != NULL) {
        self->native = ((lvgl_instance_t *)obj->id)->native;
    }
    self->native->obj = obj;
    obj->id = self;
}

mp_obj_t lvgl_widget_object(lv_obj_t *obj) {
    if (obj == NULL) {
        return mp_const_none;
    }
    if (obj->id == NULL) {
        lvgl_instance_t *self = instance_new(class_for(obj)->type);
        self->native = native_new();
        attach(self, obj);
    }
    return MP_OBJ_FROM_PTR(obj->id);
}

// LVGL calls these when it makes and deletes a widget (LV_OBJ_ID_AUTO_ASSIGN).

void lv_obj_assign_id(const lv_obj_class_t *class_p, lv_obj_t *obj) {
    obj->id = NULL;
    #if LV_USE_ARCLABEL
    if (class_p == &lv_arclabel_class) {
        lvgl_arclabel_made(obj);
    }
    #endif
}

void lv_obj_free_id(lv_obj_t *obj) {
    if (obj->id != NULL) {
        ((lvgl_instance_t *)obj->id)->native->obj = NULL;
        obj->id = NULL;
    }
}

// And these where it prints widgets.

void lv_obj_set_id(lv_obj_t *obj, void *id) {
}

const char *lv_obj_stringify_id(lv_obj_t *obj, char *buf, uint32_t len) {
    lv_snprintf(buf, len, "%p", (void *)obj);
    return buf;
}

int lv_obj_id_compare(const void *id1, const void *id2) {
    return id1 != id2;
}

// Construction

static mp_obj_t init_call(mp_obj_t fun, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    const lvgl_class_t *class = n_args == 0 ? NULL : lvgl_class_of(mp_obj_get_type(args[0]));
    if (class == NULL || n_kw != 0) {
        mp_raise_TypeError(MP_ERROR_TEXT("__init__() takes a widget and its parent"));
    }
    lvgl_instance_t *self = MP_OBJ_TO_PTR(args[0]);
    if (lvgl_is_initialised(self)) {
        mp_raise_TypeError(MP_ERROR_TEXT("__init__() has been called already"));
    }
    lvgl_check(class->constructor);
    if ((n_args == 1 || args[1] == mp_const_none) && lv_display_get_default() == NULL) {
        lvgl_context_t context = { class->type->name, MP_QSTRnull, 1 };
        lvgl_raise_value(&context, "is None, and there is no display for a screen");
    }
    // All of Python's memory before LVGL's: so the widget is never without its object.
    lvgl_native_t *native = native_new();
    // A screen without parent: the constructors of LVGL want it as an argument.
    static const mp_obj_t no_parent[] = { mp_const_none };
    void *obj = NULL;
    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        lvgl_call(class->constructor, n_args == 1 ? 1 : n_args - 1, n_args == 1 ? no_parent : &args[1], &obj);
        nlr_pop();
    } else {
        // Out of memory, or a callback raised: who called gets no widget, so there is none.
        if (obj != NULL && !lvgl_state.broken) {
            lvgl_state.running = LVGL_THREAD();
            lv_obj_delete(obj);
            lvgl_state.running = NULL;
        }
        nlr_jump(nlr.ret_val);
    }
    if (obj == NULL) {
        mp_raise_msg_varg(&mp_type_MemoryError, MP_ERROR_TEXT("LVGL has no memory for a %q"), (qstr)class->type->name);
    }
    self->native = native;
    attach(self, obj);
    return mp_const_none;
}

static MP_DEFINE_CONST_OBJ_TYPE(
    init_type, MP_QSTR_function, MP_TYPE_FLAG_BINDS_SELF,
    call, init_call
    );

const mp_obj_base_t lvgl_widget_init_obj = { &init_type };

mp_obj_t lvgl_widget_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    mp_obj_t self_and_args[LVGL_MAX_ARGS + 1];
    mp_arg_check_num(n_args, n_kw, 0, LVGL_MAX_ARGS, false);
    self_and_args[0] = MP_OBJ_FROM_PTR(instance_new(type));
    memcpy(&self_and_args[1], args, n_args * sizeof(mp_obj_t));
    init_call(MP_OBJ_NULL, n_args + 1, n_kw, self_and_args);
    return self_and_args[0];
}

void lvgl_widget_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind) {
    lvgl_instance_t *self = MP_OBJ_TO_PTR(self_in);
    mp_printf(print, "<%s lvgl.%q>", lvgl_is_initialised(self) && lvgl_is_alive(self) ? "widget" : "deleted", (qstr)self->base.type->name);
}

bool lvgl_class_is(const lvgl_class_t *class, size_t class_index) {
    while (class != &lvgl_classes[class_index]) {
        class = base_of(class);
        if (class == NULL) {
            return false;
        }
    }
    return true;
}

lv_obj_t *lvgl_widget_pointer(const lvgl_context_t *context, size_t class_index, mp_obj_t value) {
    const lvgl_class_t *expected = &lvgl_classes[class_index];
    const lvgl_class_t *class = lvgl_class_of(mp_obj_get_type(value));
    if (class == NULL || !lvgl_class_is(class, class_index)) {
        lvgl_raise_type(context, qstr_str(expected->type->name), value);
    }
    lvgl_instance_t *self = MP_OBJ_TO_PTR(value);
    if (!lvgl_is_initialised(self)) {
        mp_raise_TypeError(MP_ERROR_TEXT("call super().__init__() first"));
    }
    if (!lvgl_is_alive(self)) {
        mp_raise_msg_varg(&mp_type_LvReferenceError, MP_ERROR_TEXT("the %q was deleted"), (qstr)self->base.type->name);
    }
    return self->native->obj;
}
