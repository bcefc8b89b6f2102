// C structs, blobs and enums as Python objects.

#include "lvgl_runtime.h"

#include "lvmp_port.h"

#include "py/binary.h"
#include "py/gc.h"
#include "py/objarray.h"
#include "py/objtype.h"
#include "py/smallint.h"
#include "src/lvgl_private.h"

static const mp_obj_fun_builtin_var_t blob_cast_obj;

// A type's description is where its dictionary is.
const lvgl_struct_t *lvgl_struct_of(const lvgl_pointer_t *self) {
    return (const lvgl_struct_t *)MP_OBJ_TYPE_GET_SLOT(self->base.type, locals_dict);
}

lvgl_pointer_t *lvgl_struct_object(mp_obj_t value) {
    const mp_obj_type_t *type = mp_obj_get_type(value);
    if (MP_OBJ_TYPE_GET_SLOT_OR_NULL(type, make_new) != lvgl_struct_make_new) {
        // Of a subclass made in Python, the native part.
        if (mp_obj_is_native_type(type) || lvgl_class_of(type) != NULL) {
            return NULL;
        }
        value = mp_obj_cast_to_native_base(value, MP_OBJ_FROM_PTR(&lvgl_blob_type));
        if (value == MP_OBJ_NULL) {
            return NULL;
        }
        if (MP_OBJ_TYPE_GET_SLOT_OR_NULL(mp_obj_get_type(value), make_new) != lvgl_struct_make_new) {
            mp_raise_TypeError(MP_ERROR_TEXT("call super().__init__() first"));
        }
    }
    return MP_OBJ_TO_PTR(value);
}

// Pointers

lvgl_pointer_t *lvgl_pointer_new(const mp_obj_type_t *type, void *p, mp_obj_t owner, size_t place) {
    lvgl_pointer_t *self = mp_obj_malloc(lvgl_pointer_t, type);
    self->p = p;
    self->owner = owner;
    self->epoch = lvgl_state.epoch;
    self->place = place;
    return self;
}

static lvgl_pointer_t *structs_new(const lvgl_struct_t *s, size_t count) {
    // A block of its own: LVGL's pointer to the struct keeps it alive.
    return lvgl_pointer_new(s->type, m_malloc0(count * s->size), MP_OBJ_NEW_SMALL_INT(count), LVGL_PLACE_PYTHON);
}

lvgl_pointer_t *lvgl_struct_new(size_t index) {
    return structs_new(&lvgl_structs[index], 1);
}

// How many structs there are, one behind the other; SIZE_MAX where only C knows.
static size_t item_count(const lvgl_pointer_t *self) {
    switch (self->place) {
        case LVGL_PLACE_PYTHON:
            return MP_OBJ_SMALL_INT_VALUE(self->owner);
        case LVGL_PLACE_INSIDE:
            return mp_obj_is_type(self->owner, &lvgl_blob_type) ? SIZE_MAX : 1;
        default:
            return SIZE_MAX;
    }
}

// How many bytes of a struct, or of an array of them, are known to be there.
static size_t bytes_of(const lvgl_pointer_t *self) {
    size_t count = item_count(self);
    return lvgl_struct_of(self)->size * (count == SIZE_MAX ? 1 : count);
}

static bool is_listed(const lv_ll_t *list, const void *p) {
    for (void *node = lv_ll_get_head(list); node != NULL; node = lv_ll_get_next(list, node)) {
        if (node == p) {
            return true;
        }
    }
    return false;
}

// The list that LVGL keeps of what it may delete on its own, or NULL.
static const lv_ll_t *list_of(size_t index) {
    if (index == lvgl_known.display) {
        return &lvgl_global->disp_ll;
    }
    if (index == lvgl_known.indev) {
        return &lvgl_global->indev_ll;
    }
    if (index == lvgl_known.group) {
        return &lvgl_global->group_ll;
    }
    if (index == lvgl_known.timer) {
        return &lvgl_global->timer_state.timer_ll;
    }
    if (index == lvgl_known.anim) {
        return &lvgl_global->anim_state.anim_ll;
    }
    return NULL;
}

static bool is_alive(const lvgl_pointer_t *self, const lvgl_struct_t *s) {
    const lv_ll_t *list = list_of(s - lvgl_structs);
    if (list == NULL) {
        return true;
    }
    if (!is_listed(list, self->p)) {
        return false;
    }
    // Another one may have got the place of the one that is gone.
    lvgl_pointer_t *object = s->flags & LVGL_IDENTITY ? lvgl_identity_of(s, self->p) : NULL;
    return object == NULL || object == self;
}

// Whether an event's descriptor is still one of its widget's, display's or input device's.
static bool has_event(mp_obj_t owner, void *p, const lv_event_dsc_t *dsc) {
    lv_event_list_t *events;
    lvgl_pointer_t *object = lvgl_struct_object(owner);
    size_t index = object == NULL ? 0 : lvgl_struct_of(object) - lvgl_structs;
    if (object == NULL) {
        lv_obj_t *obj = p;
        events = obj->spec_attr == NULL ? NULL : &obj->spec_attr->event_list;
    } else if (index == lvgl_known.display) {
        events = &((lv_display_t *)p)->event_list;
    } else if (index == lvgl_known.indev) {
        events = &((lv_indev_t *)p)->event_list;
    } else {
        return true;
    }
    for (uint32_t i = events == NULL ? 0 : lv_event_get_count(events); i-- > 0;) {
        if (lv_event_get_dsc(events, i) == dsc) {
            return true;
        }
    }
    return false;
}

static bool is_valid(const lvgl_pointer_t *self, const lvgl_struct_t *s) {
    if (self->p == NULL || self->epoch != lvgl_state.epoch || lvgl_global == NULL) {
        return false;
    }
    if (s->flags & LVGL_IDENTITY || self->owner == MP_OBJ_NULL) {
        return is_alive(self, s);
    }
    lvgl_pointer_t *owner = lvgl_struct_object(self->owner);
    void *p = owner != NULL ? lvgl_struct_pointer(owner) : lvgl_widget_pointer(NULL, LVGL_CLASS_OBJ, self->owner);
    if (s - lvgl_structs == lvgl_known.event_dsc) {
        return has_event(self->owner, p, self->p);
    }
    return is_alive(self, s);
}

void *lvgl_struct_pointer(lvgl_pointer_t *self) {
    const lvgl_struct_t *s = lvgl_struct_of(self);
    bool valid = true;
    switch (self->place) {
        case LVGL_PLACE_PYTHON:
            if ((s->flags & LVGL_OWNER) && self->epoch != lvgl_state.epoch) {
                // What it owns went with lv.deinit().
                memset(self->p, 0, bytes_of(self));
                self->epoch = lvgl_state.epoch;
            }
            break;
        case LVGL_PLACE_INSIDE:
            lvgl_struct_pointer(MP_OBJ_TO_PTR(self->owner));
            break;
        case LVGL_PLACE_CALL:
            valid = self->p != NULL;
            break;
        case LVGL_PLACE_LVGL:
            valid = is_valid(self, s);
            break;
        default:
            break;
    }
    if (!valid) {
        mp_raise_msg_varg(&mp_type_LvReferenceError, MP_ERROR_TEXT("the %q is gone"), (qstr)s->type->name);
    }
    return self->p;
}

void *lvgl_struct_at_once(size_t index, mp_obj_t value) {
    if (!mp_obj_is_obj(value)) {
        return NULL;
    }
    const lvgl_pointer_t *self = MP_OBJ_TO_PTR(value);
    const lvgl_struct_t *s = &lvgl_structs[index];
    if (self->base.type != s->type) {
        return NULL;
    }
    switch (self->place) {
        case LVGL_PLACE_PYTHON:
            return (s->flags & LVGL_OWNER) && self->epoch != lvgl_state.epoch ? NULL : self->p;
        case LVGL_PLACE_CALL:
        case LVGL_PLACE_STATIC:
            return self->p;
        default:
            return NULL;
    }
}

// Fields

static const lvgl_field_t *find_field(const lvgl_struct_t *s, qstr name) {
    for (size_t i = 0; i < s->field_count; i++) {
        if (s->fields[i].name == name) {
            return &s->fields[i];
        }
    }
    return NULL;
}

static mp_obj_t element_load(lvgl_pointer_t *self, lvgl_type_t type, void *p) {
    if (LVGL_KIND(type) == LVGL_VALUE) {
        return MP_OBJ_FROM_PTR(lvgl_pointer_new(lvgl_structs[LVGL_INDEX(type)].type, p, MP_OBJ_FROM_PTR(self), LVGL_PLACE_INSIDE));
    }
    lvgl_word_t w;
    lvgl_load(p, type, &w);
    return lvgl_to_python(type, &w, MP_OBJ_FROM_PTR(self));
}

static mp_obj_t field_load(lvgl_pointer_t *self, const lvgl_struct_t *s, const lvgl_field_t *field) {
    uint8_t *p = lvgl_struct_pointer(self);
    lvgl_type_t type = field->type;
    switch (LVGL_KIND(type)) {
        case LVGL_BITS:
            return mp_obj_new_int_from_uint(lvgl_bits[LVGL_INDEX(type)].get(p));
        case LVGL_CALLBACK: {
            mp_obj_t callable = lvgl_closure_find(lvgl_closure_of(s, p), LVGL_INDEX(type));
            return callable == MP_OBJ_NULL ? mp_const_none : callable;
        }
        default:
            break;
    }
    p += field->offset;
    if (field->count == 1) {
        return element_load(self, type, p);
    }
    mp_obj_t list = mp_obj_new_list(0, NULL);
    for (size_t i = 0; i < field->count; i++) {
        mp_obj_list_append(list, element_load(self, type, p + i * lvgl_size(type)));
    }
    return list;
}

static void field_store(lvgl_pointer_t *self, const lvgl_struct_t *s, const lvgl_field_t *field, mp_obj_t value) {
    uint8_t *p = lvgl_struct_pointer(self);
    lvgl_type_t type = field->type;
    lvgl_word_t w;
    if (field->count == 1 && lvgl_to_c_at_once(type, value, &w)) {
        lvgl_store(p + field->offset, type, &w);
        return;
    }
    lvgl_context_t context = { s->type->name, field->name, 0 };
    if (LVGL_KIND(type) == LVGL_BITS) {
        lvgl_to_c(&context, LVGL_U32, value, &w);
        if (field->offset < 32 && w.u >> field->offset != 0) {
            lvgl_raise_value(&context, "is out of range");
        }
        lvgl_bits[LVGL_INDEX(type)].set(p, w.u);
        return;
    }
    if (LVGL_KIND(type) == LVGL_USER_DATA) {
        lvgl_closure_store(s, p, lvgl_closure_with(lvgl_closure_of(s, p), LVGL_CLOSURE_USER_DATA, value == mp_const_none ? MP_OBJ_NULL : value));
        return;
    }
    if (LVGL_KIND(type) == LVGL_CALLBACK) {
        lvgl_closure_t *rest = lvgl_closure_with(lvgl_closure_of(s, p), LVGL_INDEX(type), MP_OBJ_NULL);
        if (lvgl_is_python(value)) {
            rest = lvgl_closure_with(rest, LVGL_INDEX(type), value);
            w.p = (void *)lvgl_callbacks[LVGL_INDEX(type)].fn;
        } else {
            lvgl_to_c(&context, LVGL_OF(LVGL_NATIVE, LVGL_INDEX(type)) | LVGL_NULLABLE, value, &w);
        }
        lvgl_closure_store(s, p, rest);
        lvgl_store(p + field->offset, type, &w);
        return;
    }
    p += field->offset;
    if (field->count == 1) {
        lvgl_to_c(&context, type, value, &w);
        lvgl_store(p, type, &w);
        return;
    }
    size_t len;
    mp_obj_t *items;
    mp_obj_get_array(value, &len, &items);
    if (len > field->count) {
        lvgl_raise_value(&context, "has too many elements");
    }
    for (size_t i = 0; i < len; i++) {
        lvgl_to_c(&context, type, items[i], &w);
        lvgl_store(p + i * lvgl_size(type), type, &w);
    }
}

void lvgl_struct_fill(lvgl_pointer_t *self, mp_obj_t dict) {
    const lvgl_struct_t *s = lvgl_struct_of(self);
    const mp_map_t *map = mp_obj_dict_get_map(dict);
    for (size_t i = 0; i < map->alloc; i++) {
        if (mp_map_slot_is_filled(map, i)) {
            const lvgl_field_t *field = find_field(s, mp_obj_str_get_qstr(map->table[i].key));
            if (field == NULL) {
                mp_raise_msg_varg(&mp_type_AttributeError, MP_ERROR_TEXT("%q has no field %q"), (qstr)s->type->name, mp_obj_str_get_qstr(map->table[i].key));
            }
            field_store(self, s, field, map->table[i].value);
        }
    }
}

void lvgl_struct_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest) {
    lvgl_pointer_t *self = MP_OBJ_TO_PTR(self_in);
    const lvgl_struct_t *s = lvgl_struct_of(self);
    const lvgl_field_t *field = find_field(s, attr);
    if (dest[0] != MP_OBJ_NULL) {
        if (field != NULL && dest[1] != MP_OBJ_NULL) {
            field_store(self, s, field, dest[1]);
            dest[0] = MP_OBJ_NULL;
        }
        return;
    }
    if (field != NULL) {
        dest[0] = field_load(self, s, field);
        return;
    }
    mp_obj_t value = lvgl_lookup(&s->dict, s->index, attr);
    if (value == MP_OBJ_NULL) {
        value = lvgl_lookup(MP_OBJ_TYPE_GET_SLOT(&lvgl_blob_type, locals_dict), NULL, attr);
    }
    if (attr == MP_QSTR___cast__ && self->base.type == &lvgl_blob_type) {
        value = MP_OBJ_FROM_PTR(&blob_cast_obj);
    }
    if (value != MP_OBJ_NULL) {
        lvgl_bind(self_in, self->base.type, value, dest);
    }
}

// The type

// Writes what is a struct of that type, or stands for one, to `p`.
static void value_store(const lvgl_struct_t *s, void *p, mp_obj_t value) {
    lvgl_context_t context = { s->type->name, MP_QSTRnull, 1 };
    lvgl_pointer_t *pointer = lvgl_struct_object(value);
    if (pointer != NULL && pointer->base.type == s->type) {
        memmove(p, lvgl_struct_pointer(pointer), s->size);
    } else if (s->type == &lvgl_c_pointer_type) {
        lvgl_raise_type(&context, "C_Pointer", value);
    } else {
        lvgl_word_t w;
        lvgl_to_c(&context, LVGL_OF(LVGL_VALUE, s - lvgl_structs), value, &w);
        memmove(p, w.p, s->size);
    }
}

mp_obj_t lvgl_struct_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    mp_arg_check_num(n_args, n_kw, 0, 1, false);
    const lvgl_struct_t *s = (const lvgl_struct_t *)MP_OBJ_TYPE_GET_SLOT(type, locals_dict);
    if (s->size == 0) {
        mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("only LVGL makes a %q"), (qstr)type->name);
    }
    if (n_args == 1 && mp_obj_is_small_int(args[0])) {
        // lv.TYPE(n): an array.
        mp_int_t count = MP_OBJ_SMALL_INT_VALUE(args[0]);
        if (count <= 0 || count > (mp_int_t)(MP_SMALL_INT_MAX / s->size)) {
            lvgl_context_t context = { type->name, MP_QSTRnull, 1 };
            lvgl_raise_value(&context, "is no number of structs that can be made");
        }
        return MP_OBJ_FROM_PTR(structs_new(s, count));
    }
    lvgl_pointer_t *self = structs_new(s, 1);
    if (n_args == 1 && args[0] != mp_const_none) {
        if (mp_obj_is_dict_or_ordereddict(args[0])) {
            lvgl_struct_fill(self, args[0]);
        } else {
            value_store(s, self->p, args[0]);
        }
    }
    return MP_OBJ_FROM_PTR(self);
}

void lvgl_struct_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind) {
    const lvgl_pointer_t *self = MP_OBJ_TO_PTR(self_in);
    mp_printf(print, "<struct lvgl.%q>", (qstr)self->base.type->name);
}

mp_obj_t lvgl_struct_binary_op(mp_binary_op_t op, mp_obj_t lhs, mp_obj_t rhs) {
    lvgl_pointer_t *other = lvgl_struct_object(rhs);
    if (op != MP_BINARY_OP_EQUAL || other == NULL) {
        return MP_OBJ_NULL;
    }
    lvgl_pointer_t *self = MP_OBJ_TO_PTR(lhs);
    const lvgl_struct_t *s = lvgl_struct_of(self);
    const void *a = lvgl_struct_pointer(self);
    const void *b = lvgl_struct_pointer(other);
    size_t size = bytes_of(self);
    bool alike = size != 0 && other->base.type == s->type && bytes_of(other) == size;
    return mp_obj_new_bool(a == b || (alike && memcmp(a, b, size) == 0));
}

// array[i], one struct of an array.
mp_obj_t lvgl_struct_subscr(mp_obj_t self_in, mp_obj_t index_in, mp_obj_t value) {
    lvgl_pointer_t *self = MP_OBJ_TO_PTR(self_in);
    const lvgl_struct_t *s = lvgl_struct_of(self);
    uint8_t *p = lvgl_struct_pointer(self);
    size_t count = item_count(self);
    if (s->size == 0 || value == MP_OBJ_NULL) {
        return MP_OBJ_NULL;
    }
    // How long an array of C's is nobody knows: then only what is behind its beginning can be told.
    size_t index = mp_get_index(self->base.type, MIN(count, (size_t)MP_SMALL_INT_MAX / s->size), index_in, false);
    if (count == SIZE_MAX && mp_obj_get_int(index_in) < 0) {
        mp_raise_msg(&mp_type_IndexError, MP_ERROR_TEXT("nobody knows where this array ends"));
    }
    p += index * s->size;
    if (value == MP_OBJ_SENTINEL) {
        return MP_OBJ_FROM_PTR(lvgl_pointer_new(self->base.type, p, self_in, LVGL_PLACE_INSIDE));
    }
    value_store(s, p, value);
    return mp_const_none;
}

mp_int_t lvgl_struct_get_buffer(mp_obj_t self_in, mp_buffer_info_t *bufinfo, mp_uint_t flags) {
    lvgl_pointer_t *self = MP_OBJ_TO_PTR(self_in);
    const lvgl_struct_t *s = lvgl_struct_of(self);
    if (s->size == 0) {
        return 1;
    }
    bufinfo->buf = lvgl_struct_pointer(self);
    bufinfo->len = bytes_of(self);
    bufinfo->typecode = BYTEARRAY_TYPECODE;
    return 0;
}

// Blobs: pointers to what has no type

// p.__dereference__(n): the n bytes at the pointer, to be read and written.
static mp_obj_t blob_dereference(size_t n_args, const mp_obj_t *args) {
    lvgl_pointer_t *self = lvgl_struct_object(args[0]);
    void *p = lvgl_struct_pointer(self);
    mp_int_t size = n_args > 1 ? mp_obj_get_int(args[1]) : (mp_int_t)bytes_of(self);
    if (size <= 0) {
        mp_raise_ValueError(MP_ERROR_TEXT("__dereference__() needs a size"));
    }
    #if MICROPY_PY_BUILTINS_MEMORYVIEW
    return mp_obj_new_memoryview('B' | MP_OBJ_ARRAY_TYPECODE_FLAG_RW, size, p);
    #else
    return mp_obj_new_bytearray_by_ref(size, p);
    #endif
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(blob_dereference_obj, 1, 2, blob_dereference);

// The address that an object stands for, and the struct or blob that must be valid for it to be.
static void *address_of(qstr name, mp_obj_t value, mp_obj_t *owner) {
    lvgl_pointer_t *pointer = lvgl_struct_object(value);
    lvgl_context_t context = { name, MP_QSTRnull, 1 };
    lvgl_word_t w;
    lvgl_to_c(&context, LVGL_DATA | LVGL_CONST, value, &w);
    *owner = pointer == NULL ? MP_OBJ_NULL : MP_OBJ_FROM_PTR(pointer);
    return w.p;
}

// lv.TYPE.__cast__(p): what is at the pointer, as an object of that type.
static mp_obj_t cast(mp_obj_t type_in, mp_obj_t value) {
    const mp_obj_type_t *type = MP_OBJ_TO_PTR(type_in);
    lvgl_pointer_t *pointer = lvgl_struct_object(value);
    if (lvgl_class_of(type) != NULL) {
        return pointer == NULL ? value : lvgl_widget_object(lvgl_struct_pointer(pointer));
    }
    mp_obj_t owner;
    void *p = address_of(MP_QSTR___cast__, value, &owner);
    return MP_OBJ_FROM_PTR(lvgl_pointer_new(type, p, owner, owner == MP_OBJ_NULL ? LVGL_PLACE_STATIC : LVGL_PLACE_INSIDE));
}
static MP_DEFINE_CONST_FUN_OBJ_2(cast_obj, cast);
const mp_rom_obj_static_class_method_t lvgl_cast_obj = { { &mp_type_classmethod }, MP_ROM_PTR(&cast_obj) };

// struct.__cast_instance__(p): the same object stands for what is at the pointer from now on.
static mp_obj_t cast_instance(mp_obj_t self_in, mp_obj_t value) {
    lvgl_pointer_t *self = lvgl_struct_object(self_in);
    if (self->place != LVGL_PLACE_PYTHON && self->place != LVGL_PLACE_INSIDE) {
        mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("this %q is LVGL's: use %q.__cast__()"), (qstr)self->base.type->name, (qstr)self->base.type->name);
    }
    mp_obj_t owner;
    void *p = address_of(MP_QSTR___cast_instance__, value, &owner);
    for (lvgl_pointer_t *above = owner == MP_OBJ_NULL ? NULL : MP_OBJ_TO_PTR(owner);; above = MP_OBJ_TO_PTR(above->owner)) {
        // It must not come to depend on itself.
        if (above == self) {
            return self_in;
        }
        if (above == NULL || above->place != LVGL_PLACE_INSIDE) {
            break;
        }
    }
    if (owner == MP_OBJ_NULL) {
        // A blob keeps the buffer alive, and says that it is C that knows its length.
        owner = MP_OBJ_FROM_PTR(lvgl_pointer_new(&lvgl_blob_type, p, MP_OBJ_NULL, LVGL_PLACE_STATIC));
    }
    self->p = p;
    self->owner = owner;
    self->place = LVGL_PLACE_INSIDE;
    return self_in;
}
static MP_DEFINE_CONST_FUN_OBJ_2(cast_instance_obj, cast_instance);

// blob.__cast__(): the Python object that LVGL was given, as a file that a driver opened.
// blob.__cast__(lv.TYPE): the same as lv.TYPE.__cast__(blob).
static mp_obj_t blob_cast(size_t n_args, const mp_obj_t *args) {
    if (n_args > 1) {
        return cast(args[1], args[0]);
    }
    mp_obj_t object = (mp_obj_t)lvgl_struct_pointer(MP_OBJ_TO_PTR(args[0]));
    if (mp_obj_is_obj(object) && !lvmp_port_is_block(MP_OBJ_TO_PTR(object))) {
        mp_raise_TypeError(MP_ERROR_TEXT("the Blob is no Python object: use lv.TYPE.__cast__()"));
    }
    return object;
}
static MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(blob_cast_obj, 1, 2, blob_cast);

static const mp_rom_map_elem_t table_blob[] = {
    { MP_ROM_QSTR(MP_QSTR___dereference__), MP_ROM_PTR(&blob_dereference_obj) },
    { MP_ROM_QSTR(MP_QSTR___cast_instance__), MP_ROM_PTR(&cast_instance_obj) },
    { MP_ROM_QSTR(MP_QSTR___cast__), MP_ROM_PTR(&lvgl_cast_obj) },
};
#define count_blob MP_ARRAY_SIZE(table_blob)

static const lvgl_struct_t blob = { LVGL_DICT(blob), &lvgl_blob_type, NULL, NULL, 0, 0, 0, NULL, NULL };

MP_DEFINE_CONST_OBJ_TYPE(
    lvgl_blob_type, MP_QSTR_Blob, MP_TYPE_FLAG_NONE,
    make_new, lvgl_struct_make_new,
    print, lvgl_struct_print,
    attr, lvgl_struct_attr,
    binary_op, lvgl_struct_binary_op,
    locals_dict, &blob.dict
    );

// A word for a pointer or a number that LVGL writes through a pointer

typedef union {
    void *ptr_val;
    const char *str_val;
    int32_t int_val;
    uint32_t uint_val;
} c_pointer_t;

static const lvgl_field_t c_pointer_fields[] = {
    { MP_QSTR_ptr_val, offsetof(c_pointer_t, ptr_val), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_str_val, offsetof(c_pointer_t, str_val), LVGL_TEXT | LVGL_NULLABLE, 1 },
    { MP_QSTR_int_val, offsetof(c_pointer_t, int_val), LVGL_I32, 1 },
    { MP_QSTR_uint_val, offsetof(c_pointer_t, uint_val), LVGL_U32, 1 },
};

static const mp_rom_map_elem_t table_c_pointer[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(c_pointer_t)) },
};
#define count_c_pointer MP_ARRAY_SIZE(table_c_pointer)

static const lvgl_struct_t c_pointer = {
    LVGL_DICT(c_pointer), &lvgl_c_pointer_type, NULL, c_pointer_fields, MP_ARRAY_SIZE(c_pointer_fields),
    sizeof(c_pointer_t), 0, NULL, NULL,
};

LVGL_STRUCT_TYPE_OF(lvgl_c_pointer_type, MP_QSTR_C_Pointer, &c_pointer.dict);

// Enums

static void enum_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest) {
    const lvgl_enum_t *self = MP_OBJ_TO_PTR(self_in);
    if (dest[0] != MP_OBJ_NULL) {
        return;
    }
    for (size_t i = 0; i < self->count; i++) {
        const lvgl_constant_t *constant = &self->constants[i];
        if (constant->name == attr) {
            lvgl_word_t w = { .u = constant->value };
            if (constant->type == LVGL_TEXT) {
                w.p = (void *)lvgl_strings[constant->value];
            }
            dest[0] = lvgl_to_python(constant->type, &w, MP_OBJ_NULL);
            return;
        }
    }
}

static void enum_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind) {
    const lvgl_enum_t *self = MP_OBJ_TO_PTR(self_in);
    mp_printf(print, "<enum lvgl.%q>", (qstr)self->name);
}

MP_DEFINE_CONST_OBJ_TYPE(
    lvgl_enum_type, MP_QSTR_enum, MP_TYPE_FLAG_NONE,
    print, enum_print,
    attr, enum_attr
    );
