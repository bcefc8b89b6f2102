// Calls of C functions: one converter for all, driven by the description of a function's arguments.

#include "lvgl_runtime.h"

#include "py/gc.h"
#include "py/objint.h"

// Errors

static void describe(const lvgl_context_t *context, vstr_t *vstr) {
    mp_print_t print;
    vstr_init_print(vstr, 64, &print);
    if (context->field != MP_QSTRnull) {
        mp_printf(&print, "%q.%q", context->name, context->field);
    } else if (context->argument == 0) {
        mp_printf(&print, "%q() self", context->name);
    } else {
        mp_printf(&print, "%q() argument %u", context->name, (unsigned)context->argument);
    }
}

void lvgl_raise_type(const lvgl_context_t *context, const char *expected, mp_obj_t value) {
    vstr_t vstr;
    describe(context, &vstr);
    mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("%s must be %s, not %s"),
        vstr_null_terminated_str(&vstr), expected, mp_obj_get_type_str(value));
}

void lvgl_raise_value(const lvgl_context_t *context, const char *what) {
    vstr_t vstr;
    describe(context, &vstr);
    mp_raise_msg_varg(&mp_type_ValueError, MP_ERROR_TEXT("%s %s"), vstr_null_terminated_str(&vstr), what);
}

// Python to C

static long long int_value(const lvgl_context_t *context, mp_obj_t value) {
    if (mp_obj_is_small_int(value)) {
        return MP_OBJ_SMALL_INT_VALUE(value);
    }
    if (mp_obj_is_bool(value)) {
        return mp_obj_is_true(value);
    }
    if (!mp_obj_is_int(value)) {
        lvgl_raise_type(context, "int", value);
    }
    // A big int: as unsigned where it is positive, so that all bits of a word can be given.
    bool negative = mp_obj_int_sign(value) < 0;
    mp_int_t word = mp_obj_int_get_truncated(value);
    if (!mp_obj_equal(value, negative ? mp_obj_new_int(word) : mp_obj_new_int_from_uint((mp_uint_t)word))) {
        lvgl_raise_value(context, "is out of range");
    }
    return negative ? (long long)word : (long long)(mp_uint_t)word;
}

static const struct {
    int32_t min;
    uint32_t max;
} ranges[] = {
    [LVGL_CHAR] = { -128, 255 },
    [LVGL_I8] = { INT8_MIN, INT8_MAX },
    [LVGL_U8] = { 0, UINT8_MAX },
    [LVGL_I16] = { INT16_MIN, INT16_MAX },
    [LVGL_U16] = { 0, UINT16_MAX },
    [LVGL_I32] = { INT32_MIN, INT32_MAX },
    // Colours, masks and "for ever" are written as either sign.
    [LVGL_U32] = { INT32_MIN, UINT32_MAX },
    [LVGL_ENUM] = { INT32_MIN, UINT32_MAX },
    [LVGL_CELL] = { 0, UINT16_MAX },
};

static void int_to_c(const lvgl_context_t *context, lvgl_type_t kind, mp_obj_t value, lvgl_word_t *w) {
    long long n = int_value(context, value);
    switch (kind) {
        case LVGL_I64:
        case LVGL_U64:
            w->l = n;
            return;
        case LVGL_SWORD:
        case LVGL_UWORD:
            if (sizeof(size_t) == 8 || (n >= INT32_MIN && n <= UINT32_MAX)) {
                w->z = (size_t)n;
                return;
            }
            break;
        default:
            if (n >= ranges[kind].min && n <= ranges[kind].max) {
                w->i = (int32_t)(uint32_t)n;
                return;
            }
    }
    lvgl_raise_value(context, "is out of range");
}

static const char *text_to_c(const lvgl_context_t *context, mp_obj_t value) {
    if (!mp_obj_is_str_or_bytes(value)) {
        lvgl_raise_type(context, "str", value);
    }
    size_t len;
    const char *text = mp_obj_str_get_data(value, &len);
    if (strlen(text) != len) {
        lvgl_raise_value(context, "has a null character");
    }
    return text;
}

// Values in memory

size_t lvgl_size(lvgl_type_t type) {
    switch (LVGL_KIND(type)) {
        case LVGL_BOOL:
        case LVGL_CHAR:
        case LVGL_I8:
        case LVGL_U8:
            return 1;
        case LVGL_I16:
        case LVGL_U16:
            return 2;
        case LVGL_I32:
        case LVGL_U32:
        case LVGL_ENUM:
        case LVGL_FLOAT:
            return 4;
        case LVGL_I64:
        case LVGL_U64:
        case LVGL_DOUBLE:
            return 8;
        case LVGL_VALUE:
            return lvgl_structs[LVGL_INDEX(type)].size;
        default:
            return sizeof(void *);
    }
}

void lvgl_load(const void *p, lvgl_type_t type, lvgl_word_t *w) {
    switch (lvgl_size(type)) {
        case 1:
            w->i = *(const uint8_t *)p;
            break;
        case 2:
            w->i = *(const uint16_t *)p;
            break;
        case 4:
            memcpy(&w->i, p, 4);
            break;
        default:
            memcpy(&w->l, p, 8);
    }
}

void lvgl_store(void *p, lvgl_type_t type, const lvgl_word_t *w) {
    if (LVGL_KIND(type) == LVGL_VALUE) {
        memmove(p, w->p, lvgl_size(type));
        return;
    }
    switch (lvgl_size(type)) {
        case 1:
            *(uint8_t *)p = (uint8_t)w->i;
            break;
        case 2:
            *(uint16_t *)p = (uint16_t)w->i;
            break;
        case 4:
            memcpy(p, &w->i, 4);
            break;
        default:
            memcpy(p, &w->l, 8);
    }
}

// A list or tuple becomes an array of its own in a block that LVGL's reference keeps alive. What follows
// the last element is zero.
static void *sequence_to_c(const lvgl_context_t *context, lvgl_type_t element, mp_obj_t value) {
    size_t len;
    mp_obj_t *items;
    mp_obj_get_array(value, &len, &items);
    size_t size = lvgl_size(element);
    uint8_t *p = m_malloc0((len + 1) * size);
    for (size_t i = 0; i < len; i++) {
        lvgl_word_t w;
        lvgl_to_c(context, element, items[i], &w);
        lvgl_store(p + i * size, element, &w);
    }
    return p;
}

static bool is_sequence(mp_obj_t value) {
    return mp_obj_is_type(value, &mp_type_list) || mp_obj_is_type(value, &mp_type_tuple);
}

// Whether it is a pointer of C's, to whatever that may be.
static bool is_pointer(mp_obj_t value) {
    const lvgl_pointer_t *pointer = lvgl_struct_object(value);
    return pointer != NULL && pointer->base.type == &lvgl_blob_type;
}

// Anything that has an address: a buffer, a struct, a widget, a blob.
static void *data_to_c(const lvgl_context_t *context, lvgl_type_t type, mp_obj_t value) {
    bool is_text = LVGL_KIND(type) == LVGL_DATA && LVGL_INDEX(type) == LVGL_DATA_TEXT;
    lvgl_pointer_t *pointer = lvgl_struct_object(value);
    if (pointer != NULL && (!is_text || is_pointer(value))) {
        return lvgl_struct_pointer(pointer);
    }
    // Elements and texts are no widgets.
    if (LVGL_KIND(type) == LVGL_DATA && !is_text && lvgl_class_of(mp_obj_get_type(value)) != NULL) {
        return lvgl_widget_pointer(context, LVGL_CLASS_OBJ, value);
    }
    mp_buffer_info_t buffer;
    if (mp_get_buffer(value, &buffer, MP_BUFFER_RW) || ((type & LVGL_CONST) && mp_get_buffer(value, &buffer, MP_BUFFER_READ))) {
        return buffer.buf;
    }
    lvgl_raise_type(context, is_text ? "a writable buffer" : type & LVGL_CONST ? "a buffer or an object of LVGL's" : "a writable buffer or an object of LVGL's", value);
}

// How many elements of that size there are for sure; SIZE_MAX where only C knows.
static size_t elements_of(mp_obj_t value, size_t size) {
    size_t len;
    mp_obj_t *items;
    if (is_sequence(value)) {
        mp_obj_get_array(value, &len, &items);
        return len;
    }
    if (mp_obj_is_dict_or_ordereddict(value)) {
        return 1;
    }
    lvgl_pointer_t *pointer = lvgl_struct_object(value);
    if (pointer != NULL && pointer->place != LVGL_PLACE_PYTHON) {
        return SIZE_MAX;
    }
    mp_buffer_info_t buffer;
    return size != 0 && mp_get_buffer(value, &buffer, MP_BUFFER_READ) ? buffer.len / size : SIZE_MAX;
}

static void *tracks_to_c(const lvgl_context_t *context, lvgl_type_t type, mp_obj_t value) {
    int32_t *tracks = is_sequence(value) ? sequence_to_c(context, LVGL_I32, value) : data_to_c(context, type, value);
    size_t n = elements_of(value, sizeof(int32_t));
    for (size_t i = 0; n != SIZE_MAX; i++) {
        if (i == n) {
            lvgl_raise_value(context, "does not end with GRID_TEMPLATE_LAST");
        }
        // LV_GRID_TEMPLATE_LAST, which LVGL defines only where it has grids.
        if (tracks[i] == LV_COORD_MAX) {
            break;
        }
    }
    return tracks;
}

static void *struct_to_c(const lvgl_context_t *context, size_t index, mp_obj_t value, bool single) {
    const lvgl_struct_t *s = &lvgl_structs[index];
    lvgl_pointer_t *pointer = lvgl_struct_object(value);
    if (pointer != NULL && (pointer->base.type == s->type || pointer->base.type == &lvgl_blob_type)) {
        return lvgl_struct_pointer(pointer);
    }
    if (s->size != 0) {
        if (mp_obj_is_dict_or_ordereddict(value)) {
            pointer = lvgl_struct_new(index);
            lvgl_struct_fill(pointer, value);
            return pointer->p;
        }
        if (!single && is_sequence(value)) {
            return sequence_to_c(context, LVGL_OF(LVGL_VALUE, index), value);
        }
    }
    lvgl_raise_type(context, qstr_str(s->type->name), value);
}

// Whether it is an image, or a pointer of C's that may be one.
static bool is_image(mp_obj_t value) {
    const lvgl_pointer_t *pointer = lvgl_struct_object(value);
    return pointer != NULL && (pointer->base.type == lvgl_structs[lvgl_known.image_dsc].type
        || pointer->base.type == lvgl_structs[lvgl_known.draw_buf].type || is_pointer(value));
}

void lvgl_to_c(const lvgl_context_t *context, lvgl_type_t type, mp_obj_t value, lvgl_word_t *w) {
    size_t index = LVGL_INDEX(type);
    w->l = 0;
    if (value == mp_const_none && (type & LVGL_NULLABLE)) {
        w->p = NULL;
        return;
    }
    switch (LVGL_KIND(type)) {
        case LVGL_BOOL:
            w->i = mp_obj_is_true(value);
            break;
        case LVGL_CHAR:
            if (mp_obj_is_str(value)) {
                const char *text = text_to_c(context, value);
                if (strlen(text) != 1) {
                    lvgl_raise_value(context, "must be one character");
                }
                w->i = text[0];
                break;
            }
        // fallthrough
        case LVGL_I8:
        case LVGL_U8:
        case LVGL_I16:
        case LVGL_U16:
        case LVGL_I32:
        case LVGL_U32:
        case LVGL_I64:
        case LVGL_U64:
        case LVGL_SWORD:
        case LVGL_UWORD:
        case LVGL_ENUM:
        case LVGL_CELL:
            int_to_c(context, LVGL_KIND(type), value, w);
            break;
        case LVGL_BELOW:
            int_to_c(context, LVGL_U32, value, w);
            if (w->u >= index) {
                lvgl_raise_value(context, "is out of range");
            }
            break;
        #if MICROPY_PY_BUILTINS_FLOAT
        case LVGL_FLOAT:
            w->f = mp_obj_get_float_to_f(value);
            break;
        case LVGL_DOUBLE:
            w->d = mp_obj_get_float_to_d(value);
            break;
        #endif
        case LVGL_TEXT:
            w->p = (void *)text_to_c(context, value);
            break;
        case LVGL_WIDGET:
            w->p = lvgl_widget_pointer(context, index, value);
            break;
        case LVGL_STRUCT:
            w->p = struct_to_c(context, index, value, false);
            break;
        case LVGL_VALUE:
            w->p = struct_to_c(context, index, value, true);
            break;
        case LVGL_ARRAY:
            if ((index == LVGL_TEXT || index == LVGL_DATA) && !is_sequence(value) && !is_pointer(value)) {
                // Pointers can't be written into a buffer.
                lvgl_raise_type(context, "a list", value);
            }
            // Among texts, None is the NULL that ends them.
            w->p = is_sequence(value) ? sequence_to_c(context, index | (type & LVGL_CONST) | (index == LVGL_TEXT ? LVGL_NULLABLE : 0), value)
                : data_to_c(context, type, value);
            break;
        case LVGL_TRACKS:
            w->p = tracks_to_c(context, type, value);
            break;
        case LVGL_DATA:
            if ((type & LVGL_CONST) && mp_obj_is_str(value)) {
                // An image's path or symbol.
                const char *text = text_to_c(context, value);
                if (index == LVGL_DATA_IMAGE && (byte)text[0] < ' ') {
                    lvgl_raise_value(context, "is no path and no symbol");
                }
                w->p = (void *)text;
                break;
            }
            if (index == LVGL_DATA_IMAGE && !is_image(value)) {
                lvgl_raise_type(context, "an image, a path or a symbol", value);
            }
            w->p = data_to_c(context, type, value);
            break;
        case LVGL_NATIVE:
            // A function of LVGL's with the callback's C signature.
            if (!lvgl_is_python(value)) {
                const lvgl_function_t *fn = MP_OBJ_TO_PTR(value);
                if (lvgl_signatures[LVGL_SIGNATURE(fn)].thunk == lvgl_callbacks[index].thunk) {
                    w->p = (void *)fn->fn;
                    break;
                }
            }
            lvgl_raise_type(context, "a function of LVGL's of this kind", value);
        case LVGL_OBJECT:
            w->p = (void *)value;
            break;
        default:
            lvgl_raise_type(context, "something else", value);
    }
}

// Inlined where a call's arguments are converted: that is the way of nearly all.
static inline MP_ALWAYSINLINE bool to_c_at_once(size_t type, mp_obj_t value, lvgl_word_t *w) {
    const uint32_t wide = 1 << LVGL_I32 | 1 << LVGL_U32 | 1 << LVGL_ENUM;
    const uint32_t narrow = 1 << LVGL_I8 | 1 << LVGL_U8 | 1 << LVGL_I16 | 1 << LVGL_U16 | 1 << LVGL_CELL;
    const uint32_t pointers = 1 << LVGL_WIDGET | 1 << LVGL_STRUCT | 1 << LVGL_DATA | 1 << LVGL_TEXT | 1 << LVGL_ARRAY;
    size_t kind = LVGL_KIND(type);
    if (mp_obj_is_small_int(value)) {
        mp_int_t n = MP_OBJ_SMALL_INT_VALUE(value);
        w->l = (int32_t)n;
        return (int32_t)n == n && ((wide >> kind & 1)
            || ((narrow >> kind & 1) && n >= ranges[kind].min && n <= (mp_int_t)ranges[kind].max));
    }
    if (kind == LVGL_WIDGET) {
        w->p = lvgl_widget_at_once(LVGL_INDEX(type), value);
        if (w->p != NULL) {
            return true;
        }
    } else if (kind == LVGL_STRUCT) {
        w->p = lvgl_struct_at_once(LVGL_INDEX(type), value);
        if (w->p != NULL) {
            return true;
        }
    } else if (kind == LVGL_BOOL) {
        w->l = value == mp_const_true;
        return w->l || value == mp_const_false;
    }
    w->p = NULL;
    return value == mp_const_none && (type & LVGL_NULLABLE) && (pointers >> kind & 1);
}

bool lvgl_to_c_at_once(lvgl_type_t type, mp_obj_t value, lvgl_word_t *w) {
    return to_c_at_once(type, value, w);
}

// C to Python

static mp_obj_t text_to_python(const char *text) {
    return text == NULL ? mp_const_none : mp_obj_new_str(text, strlen(text));
}

// What a pointer depends on: only widgets and structs can go.
static mp_obj_t owner_of(mp_obj_t value) {
    bool can_go = value != MP_OBJ_NULL && (lvgl_class_of(mp_obj_get_type(value)) != NULL || lvgl_struct_object(value) != NULL);
    return can_go ? value : MP_OBJ_NULL;
}

static mp_obj_t pointer_to_python(size_t index, void *p, mp_obj_t owner) {
    if (p == NULL) {
        return mp_const_none;
    }
    const lvgl_struct_t *s = &lvgl_structs[index];
    if (s->flags & LVGL_IDENTITY) {
        return lvgl_identity_object(index, p);
    }
    return MP_OBJ_FROM_PTR(lvgl_pointer_new(s->type, p, owner_of(owner), LVGL_PLACE_LVGL));
}

mp_obj_t lvgl_to_python(lvgl_type_t type, const lvgl_word_t *w, mp_obj_t owner) {
    size_t index = LVGL_INDEX(type);
    switch (LVGL_KIND(type)) {
        case LVGL_VOID:
            return mp_const_none;
        // C leaves the upper bits of a small integer undefined.
        case LVGL_BOOL:
            return mp_obj_new_bool((uint8_t)w->i);
        case LVGL_CHAR:
        case LVGL_U8:
            return MP_OBJ_NEW_SMALL_INT((uint8_t)w->i);
        case LVGL_I8:
            return MP_OBJ_NEW_SMALL_INT((int8_t)w->i);
        case LVGL_I16:
            return MP_OBJ_NEW_SMALL_INT((int16_t)w->i);
        case LVGL_U16:
            return MP_OBJ_NEW_SMALL_INT((uint16_t)w->i);
        case LVGL_I32:
            return mp_obj_new_int(w->i);
        case LVGL_U32:
        case LVGL_ENUM:
            return mp_obj_new_int_from_uint(w->u);
        case LVGL_I64:
            return mp_obj_new_int_from_ll(w->l);
        case LVGL_U64:
            return mp_obj_new_int_from_ull((unsigned long long)w->l);
        case LVGL_SWORD:
            return mp_obj_new_int((mp_int_t)w->z);
        case LVGL_UWORD:
            return mp_obj_new_int_from_uint(w->z);
        #if MICROPY_PY_BUILTINS_FLOAT
        case LVGL_FLOAT:
            return mp_obj_new_float_from_f(w->f);
        case LVGL_DOUBLE:
            return mp_obj_new_float_from_d(w->d);
        #endif
        case LVGL_TEXT:
            return text_to_python(w->p);
        case LVGL_WIDGET:
            return lvgl_widget_object(w->p);
        case LVGL_STRUCT:
            return pointer_to_python(index, w->p, owner);
        case LVGL_VALUE: {
            lvgl_pointer_t *copy = lvgl_struct_new(index);
            memcpy(copy->p, w->p, lvgl_structs[index].size);
            return MP_OBJ_FROM_PTR(copy);
        }
        case LVGL_DATA:
        case LVGL_ARRAY:
        case LVGL_NATIVE:
            if (w->p == NULL) {
                return mp_const_none;
            }
            return MP_OBJ_FROM_PTR(lvgl_pointer_new(&lvgl_blob_type, w->p, owner_of(owner), LVGL_PLACE_LVGL));
        case LVGL_USER_DATA:
            return lvgl_user_data(w->p);
        case LVGL_OBJECT:
            return (mp_obj_t)w->p;
        default:
            return mp_const_none;
    }
}

// Calls

static LVGL_NORETURN void raise_count(const lvgl_function_t *fn, const lvgl_signature_t *signature, size_t n_args) {
    int self = fn->base.type == &lvgl_method_type;
    int least = signature->required - self;
    int most = signature->count - self;
    if (least == most) {
        mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("%q() takes %d arguments, not %d"), (qstr)fn->name, most, (int)n_args - self);
    }
    mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("%q() takes %d to %d arguments, not %d"), (qstr)fn->name, least, most, (int)n_args - self);
}

// The callables and the user_data among a call's arguments: LVGL gets them as one closure.
typedef struct {
    lvgl_closure_t *closure;
    size_t callbacks;
    lvgl_word_t *user_data; // the argument that takes the closure, or NULL
    bool global;            // kept for the whole of LVGL
} kept_t;

static void callback_to_c(const lvgl_context_t *context, lvgl_type_t type, mp_obj_t value, lvgl_word_t *w, kept_t *kept) {
    size_t index = LVGL_INDEX(type);
    if (value == mp_const_none && !(type & LVGL_NULLABLE)) {
        lvgl_raise_type(context, "callable", value);
    }
    kept->callbacks++;
    kept->global = lvgl_callbacks[index].user_data == LVGL_USER_DATA_GLOBAL;
    if (!lvgl_is_python(value)) {
        lvgl_to_c(context, LVGL_OF(LVGL_NATIVE, index) | (type & LVGL_NULLABLE), value, w);
    } else if (mp_obj_is_callable(value)) {
        w->p = (void *)lvgl_callbacks[index].fn;
        kept->closure = lvgl_closure_with(kept->closure, index, value);
    } else {
        lvgl_raise_type(context, "callable", value);
    }
}

static const char *format_to_c(const lvgl_context_t *context, size_t n_args, const mp_obj_t *args) {
    mp_obj_t text = args[0];
    if (n_args > 1) {
        text = mp_binary_op(MP_BINARY_OP_MODULO, text, mp_obj_new_tuple(n_args - 1, &args[1]));
    }
    return text_to_c(context, text);
}

// A number of elements must not be larger than what each of the pointers right before it has.
static void count_to_c(const lvgl_context_t *context, const lvgl_type_t *types, size_t i, const mp_obj_t *args, lvgl_word_t *w) {
    lvgl_type_t number = LVGL_INDEX(types[i]);
    lvgl_to_c(context, number, args[i], w);
    size_t count = lvgl_size(number) == sizeof(size_t) ? w->z : w->u;
    lvgl_type_t pointer = types[i - 1] & ~LVGL_NULLABLE;
    size_t size = LVGL_KIND(pointer) == LVGL_DATA ? 1
        : LVGL_KIND(pointer) == LVGL_ARRAY ? lvgl_size(LVGL_INDEX(pointer))
        : lvgl_structs[LVGL_INDEX(pointer)].size;
    while (i-- > 0 && (types[i] & ~LVGL_NULLABLE) == pointer) {
        if (args[i] != mp_const_none && count > elements_of(args[i], size)) {
            lvgl_raise_value(context, "is more than the argument before it has");
        }
    }
}

static void arguments_to_c(const lvgl_function_t *fn, const lvgl_signature_t *signature, size_t n_args, const mp_obj_t *args, lvgl_word_t *w, kept_t *kept) {
    const lvgl_type_t *types = &lvgl_types[signature->types + 1];
    bool is_format = signature->count > 0 && LVGL_KIND(types[signature->count - 1]) == LVGL_FORMAT;
    if (n_args < signature->required || (n_args > signature->count && !is_format)) {
        raise_count(fn, signature, n_args);
    }
    lvgl_context_t context = { fn->name, MP_QSTRnull, fn->base.type == &lvgl_function_type };
    for (size_t i = 0; i < signature->count; i++, context.argument++) {
        mp_obj_t value = i < n_args ? args[i] : mp_const_none;
        switch (LVGL_KIND(types[i])) {
            case LVGL_CALLBACK:
                callback_to_c(&context, types[i], value, &w[i], kept);
                break;
            case LVGL_USER_DATA:
                kept->user_data = &w[i];
                kept->closure = lvgl_closure_with(kept->closure, LVGL_CLOSURE_USER_DATA, value == mp_const_none ? MP_OBJ_NULL : value);
                break;
            case LVGL_FORMAT:
                w[i].p = (void *)format_to_c(&context, n_args - i, &args[i]);
                break;
            case LVGL_COUNT:
                count_to_c(&context, types, i, args, &w[i]);
                break;
            default:
                lvgl_to_c(&context, types[i], value, &w[i]);
        }
    }
}

// Converting an argument may have run Python code, as in an object's __str__() or __bool__(): what LVGL's objects
// among the others stand for may be gone.
static void check_again(const lvgl_function_t *fn, const lvgl_signature_t *signature, size_t n_args, const mp_obj_t *args, lvgl_word_t *w) {
    lvgl_check(fn);
    lvgl_context_t context = { fn->name, MP_QSTRnull, fn->base.type == &lvgl_function_type };
    for (size_t i = 0; i < signature->count && i < n_args; i++, context.argument++) {
        lvgl_type_t type = lvgl_types[signature->types + 1 + i];
        if (LVGL_KIND(type) == LVGL_WIDGET || (LVGL_KIND(type) == LVGL_STRUCT && (lvgl_structs[LVGL_INDEX(type)].flags & LVGL_IDENTITY))) {
            lvgl_to_c(&context, type, args[i], &w[i]);
        }
    }
}

// Replaces in a chain what a call names: the callables of its callbacks, or the user_data.
static lvgl_closure_t *merge(lvgl_closure_t *chain, const lvgl_signature_t *signature, const kept_t *kept) {
    for (size_t i = 1; i <= signature->count; i++) {
        lvgl_type_t type = lvgl_types[signature->types + i];
        if (LVGL_KIND(type) == LVGL_CALLBACK || LVGL_KIND(type) == LVGL_USER_DATA) {
            size_t id = LVGL_KIND(type) == LVGL_CALLBACK ? LVGL_INDEX(type) : LVGL_CLOSURE_USER_DATA;
            chain = lvgl_closure_with(chain, id, lvgl_closure_find(kept->closure, id));
        }
    }
    return chain;
}

// Puts the closure where LVGL's callback will look for it: into the argument for user_data, or into
// what the struct that the method is called on keeps. Returns whether LVGL itself is still to be called.
static bool keep(const lvgl_signature_t *signature, const mp_obj_t *args, lvgl_word_t *w, const kept_t *kept) {
    lvgl_type_t first = lvgl_types[signature->types + 1];
    bool of_struct = signature->count > 0 && LVGL_KIND(first) == LVGL_STRUCT && lvgl_structs[LVGL_INDEX(first)].set_user_data != NULL;
    if (kept->user_data != NULL && (kept->callbacks != 0 || !of_struct)) {
        kept->user_data->p = kept->closure;
        return true;
    }
    if (kept->user_data == NULL && kept->callbacks == 0) {
        return true;
    }
    if (kept->global) {
        lvgl_closure_t **closure = lvgl_global_closure();
        *closure = merge(*closure, signature, kept);
    } else {
        const lvgl_struct_t *s = &lvgl_structs[LVGL_INDEX(first)];
        lvgl_closure_store(s, w[0].p, merge(lvgl_closure_of(s, w[0].p), signature, kept));
    }
    return kept->callbacks != 0;
}

// What the call freed is the last struct among its arguments.
static void mark_freed(const lvgl_signature_t *signature, size_t n_args, const mp_obj_t *args) {
    for (size_t i = n_args; i-- > 0;) {
        lvgl_pointer_t *pointer = lvgl_struct_object(args[i]);
        if (pointer != NULL && LVGL_KIND(lvgl_types[signature->types + 1 + i]) == LVGL_STRUCT) {
            if (pointer->place == LVGL_PLACE_LVGL) {
                pointer->p = NULL;
            }
            return;
        }
    }
}

mp_obj_t lvgl_call(const lvgl_function_t *fn, size_t n_args, const mp_obj_t *args, void **made) {
    const lvgl_signature_t *signature = &lvgl_signatures[LVGL_SIGNATURE(fn)];
    lvgl_type_t type = lvgl_types[signature->types];
    lvgl_word_t w[LVGL_MAX_ARGS + 1];
    kept_t kept = { NULL, 0, NULL, false };

    lvgl_check(fn);
    arguments_to_c(fn, signature, n_args, args, w, &kept);
    bool call = keep(signature, args, w, &kept);
    if (n_args > 1) {
        check_again(fn, signature, n_args, args, w);
    }

    // An object for the result, where it is needed beforehand.
    lvgl_pointer_t *result = NULL;
    if (LVGL_KIND(type) == LVGL_VALUE) {
        result = lvgl_struct_new(LVGL_INDEX(type));
        w[signature->count].p = result->p;
    } else if (LVGL_KIND(type) == LVGL_STRUCT && kept.user_data != NULL && (lvgl_structs[LVGL_INDEX(type)].flags & LVGL_IDENTITY)) {
        result = lvgl_pointer_new(lvgl_structs[LVGL_INDEX(type)].type, NULL, MP_OBJ_FROM_PTR(kept.closure), LVGL_PLACE_LVGL);
        kept.user_data->p = result;
    }

    if (call) {
        if (!(fn->signature & (LVGL_OWN | LVGL_ANY_TIME))) {
            lvgl_enter(fn->name);
        }
        lvgl_thunks[signature->thunk](fn->fn, w);
        if (fn->signature & LVGL_FREES) {
            mark_freed(signature, n_args, args);
        }
        if (made != NULL) {
            *made = w[0].p;
        }
        if (!(fn->signature & LVGL_ANY_TIME)) {
            lvgl_leave();
        }
    }
    if (made != NULL) {
        return mp_const_none;
    }
    if (result != NULL && LVGL_KIND(type) == LVGL_STRUCT) {
        result->p = w[0].p;
    }
    if (result != NULL) {
        return MP_OBJ_FROM_PTR(result);
    }
    return lvgl_to_python(type, w, n_args > 0 ? args[0] : MP_OBJ_NULL);
}

// The ordinary call is made here: its arguments can be converted at once, and nothing has to be kept or made for it.
// lvgl_call() looks closer at the others.
static mp_obj_t function_call(mp_obj_t self_in, size_t n_args, size_t n_kw, const mp_obj_t *args) {
    const lvgl_function_t *self = MP_OBJ_TO_PTR(self_in);
    const lvgl_signature_t *signature = &lvgl_signatures[LVGL_SIGNATURE(self)];
    const lvgl_type_t *types = &lvgl_types[signature->types];
    lvgl_word_t w[LVGL_MAX_ARGS + 1];
    if (n_kw != 0) {
        mp_raise_msg_varg(&mp_type_TypeError, MP_ERROR_TEXT("%q() takes no keyword arguments"), (qstr)self->name);
    }
    if (n_args != signature->count || (self->signature & (LVGL_OWN | LVGL_FREES | LVGL_ANY_TIME)) || LVGL_KIND(types[0]) == LVGL_VALUE) {
        return lvgl_call(self, n_args, args, NULL);
    }
    for (size_t i = 0; i < n_args; i++) {
        if (!to_c_at_once(types[i + 1], args[i], &w[i])) {
            return lvgl_call(self, n_args, args, NULL);
        }
    }
    if (!lvgl_enter_at_once(self)) {
        return lvgl_call(self, n_args, args, NULL);
    }
    lvgl_thunks[signature->thunk](self->fn, w);
    lvgl_leave();
    switch (LVGL_KIND(types[0])) {
        case LVGL_VOID:
            return mp_const_none;
        case LVGL_ENUM:
            if (w[0].u < 1 << 30) {
                return MP_OBJ_NEW_SMALL_INT(w[0].u);
            }
            break;
        case LVGL_I32:
            return mp_obj_new_int(w[0].i);
    }
    return lvgl_to_python(types[0], w, n_args > 0 ? args[0] : MP_OBJ_NULL);
}

static void function_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind) {
    const lvgl_function_t *self = MP_OBJ_TO_PTR(self_in);
    mp_printf(print, "<function %q>", (qstr)self->name);
}

// MicroPython never binds self to what it takes for a built-in function of a class made in Python, as
// widgets' classes are: so these do not say that they are built in.
MP_DEFINE_CONST_OBJ_TYPE(
    lvgl_method_type, MP_QSTR_function, MP_TYPE_FLAG_BINDS_SELF,
    call, function_call,
    print, function_print
    );

MP_DEFINE_CONST_OBJ_TYPE(
    lvgl_function_type, MP_QSTR_function, MP_TYPE_FLAG_NONE,
    call, function_call,
    print, function_print
    );
