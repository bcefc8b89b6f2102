// The runtime of the `lvgl` module: what lvgl/generated/ builds its tables from, and what the
// runtime's files share.
//
// Python objects and what they stand for:
//
//   widget    an instance (lvgl_instance_t) of a widget class or of a subclass made in Python. The widget's
//             `id` in LVGL is the instance, so that there is one object for each widget. LVGL tells
//             when the widget goes; the instance then refers to nothing and raises LvReferenceError.
//   struct    a pointer (lvgl_pointer_t) to a C struct: Python's own, LVGL's, or a field of another.
//   callable  a C function (lvgl_function_t) with the description of its arguments.
//
// A Python callable that LVGL calls is kept by a closure (lvgl_closure_t): a block of the garbage-collected
// heap whose head LVGL holds as `user_data`. It lives for as long as LVGL has it.
#ifndef LVGL_RUNTIME_H
#define LVGL_RUNTIME_H

#include <stddef.h>
#include <string.h>

#include "py/obj.h"
#include "py/objmodule.h"
#include "py/objstr.h"
#include "py/mpthread.h"
#include "py/runtime.h"

#include "lvgl.h"
#include "lvmp.h"

#ifndef LVGL_CONF_REQUIRED_H
#error lvmp: the lv_conf.h of LV_CONF_PATH must end with: #include "lvgl_conf_required.h"
#endif

#define LVGL_NORETURN __attribute__((noreturn))

// Words and calls

typedef void (*lvgl_fn_t)(void);

// An argument or a result on its way. A struct by value travels as a pointer to it.
typedef union {
    void *p;
    int32_t i;
    uint32_t u;
    int64_t l;
    float f;
    double d;
    size_t z;
} lvgl_word_t;

// Calls `fn` with the arguments in `w`; the result replaces w[0], and a struct goes where the word
// behind the arguments points.
typedef void (*lvgl_thunk_t)(lvgl_fn_t fn, lvgl_word_t *w);

// Conversions

// How a value crosses between Python and C: a kind, and for some an index.
typedef uint16_t lvgl_type_t;

enum {
    LVGL_VOID,
    LVGL_BOOL,
    LVGL_CHAR,
    LVGL_I8,
    LVGL_U8,
    LVGL_I16,
    LVGL_U16,
    LVGL_I32,
    LVGL_U32,
    LVGL_I64,
    LVGL_U64,
    LVGL_SWORD,     // as wide as a pointer
    LVGL_UWORD,
    LVGL_FLOAT,
    LVGL_DOUBLE,
    LVGL_ENUM,      // an int of 32 bits, flags included
    LVGL_TEXT,      // const char *
    LVGL_FORMAT,    // a printf format and what it formats: Python's % makes the text
    LVGL_WIDGET,    // lv_obj_t *; index: the widget's class
    LVGL_STRUCT,    // a pointer to a struct; index: which
    LVGL_VALUE,     // a struct itself; index: which
    LVGL_DATA,      // any other pointer: a buffer, or the address of whatever an object stands for
    LVGL_ARRAY,     // a pointer to numbers, texts or pointers; index: their kind
    LVGL_CALLBACK,  // index: which callback
    LVGL_NATIVE,    // a callback that only a C function can be: LVGL hands it no user_data
    LVGL_USER_DATA, // void * that LVGL keeps for the application: any Python object
    LVGL_OBJECT,    // mp_obj_t, for the runtime's own functions
    LVGL_BITS,      // a bit field; index: its accessors
    LVGL_COUNT,     // how many elements the pointers before it have; index: the number's kind
    LVGL_TRACKS,    // const int32_t *, a grid's columns or rows, up to LV_GRID_TEMPLATE_LAST
    LVGL_CELL,      // uint32_t, a table's row or column
    LVGL_BELOW,     // a number below index
};

// The index of LVGL_DATA where it is an image, its path or a symbol, and where LVGL writes a text.
#define LVGL_DATA_IMAGE (1)
#define LVGL_DATA_TEXT (2)

#define LVGL_KIND_BITS (5)
#define LVGL_NULLABLE (1 << 14) // None is NULL
#define LVGL_CONST (1 << 15)    // C only reads
#define LVGL_OF(kind, index) ((kind) | (index) << LVGL_KIND_BITS)
#define LVGL_KIND(type) ((type) & ((1 << LVGL_KIND_BITS) - 1))
#define LVGL_INDEX(type) (((type) & (LVGL_NULLABLE - 1)) >> LVGL_KIND_BITS)

// An enum in memory is as wide as the compiler likes.
#define LVGL_ENUM_OF(type) (sizeof(type) == 1 ? LVGL_U8 : sizeof(type) == 2 ? LVGL_U16 : LVGL_ENUM)
#define LVGL_ENUM_FIELD(type, field) LVGL_ENUM_OF(((type *)0)->field)

// Functions

typedef struct {
    uint16_t types;    // where in lvgl_types: the result's, then the arguments'
    uint16_t thunk;
    uint8_t count;     // of arguments
    uint8_t required;  // the others can be left out, and are NULL
} lvgl_signature_t;

typedef struct {
    mp_obj_base_t base;
    lvgl_fn_t fn;
    uint16_t name;
    uint16_t signature; // index, and flags above
} lvgl_function_t;

#define LVGL_SIGNATURE_BITS (11)
#define LVGL_SIGNATURE(function) ((function)->signature & ((1 << LVGL_SIGNATURE_BITS) - 1))

#define LVGL_BEFORE_INIT (1 << 11)         // works without lv.init()
#define LVGL_NOT_WHILE_RENDERING (1 << 12) // would change what LVGL is just drawing
#define LVGL_FREES (1 << 13)               // the last struct among the arguments is gone afterwards
#define LVGL_OWN (1 << 14)                 // the runtime's: it may raise
#define LVGL_ANY_TIME (1 << 15)            // may be called while LVGL runs, from any thread

#define LVGL_METHOD(name, fn, signature, flags) { { &lvgl_method_type }, (lvgl_fn_t)fn, name, (signature) | (flags) }
#define LVGL_FUNCTION(name, fn, signature, flags) { { &lvgl_function_type }, (lvgl_fn_t)fn, name, (signature) | (flags) }

// Callbacks

typedef struct {
    lvgl_fn_t fn;             // NULL where Python cannot be called
    const lvgl_type_t *types; // the result's, then the arguments'
    uint16_t thunk;           // of C functions of this type
    uint8_t count;            // of arguments
    uint8_t user_data;        // which argument is the closure, or where else it is
} lvgl_callback_t;

#define LVGL_NO_THUNK (0xffff)
#define LVGL_USER_DATA_FIRST (0xfd)  // the first argument's user_data
#define LVGL_USER_DATA_GLOBAL (0xfe) // one for the whole of LVGL
#define LVGL_USER_DATA_NONE (0xff)

// A chain of immutable entries: a callable for a callback, or the application's user_data. Changing one
// makes a new chain, so that who shares the old one keeps it.
typedef struct _lvgl_closure_t {
    mp_obj_base_t base;
    mp_obj_t value;
    struct _lvgl_closure_t *next;
    size_t id; // a callback's number, or LVGL_CLOSURE_USER_DATA
} lvgl_closure_t;

#define LVGL_CLOSURE_USER_DATA ((size_t)-1)

// Classes

// A class's attributes. Each class's description begins with its dictionary, which its type points to.
#define LVGL_DICT(ident) { \
        .base = { &mp_type_dict }, \
        .map = { \
            .all_keys_are_qstrs = 1, .is_fixed = 1, .is_ordered = 1, \
            .used = count_##ident, .alloc = count_##ident, \
            .table = (mp_map_elem_t *)(mp_rom_map_elem_t *)table_##ident, \
        }, \
}

typedef struct {
    mp_obj_dict_t dict;
    const mp_obj_type_t *type;
    const uint16_t *index; // over the dictionary; see lvgl_lookup()
    const lv_obj_class_t *class_p;
    const lvgl_function_t *constructor;
    size_t base;           // of lvgl_classes; its own for lv.obj
} lvgl_class_t;

typedef struct {
    uint16_t name;
    uint16_t offset; // of a bit field: its width
    lvgl_type_t type;
    uint16_t count;  // of elements
} lvgl_field_t;

typedef struct {
    uint32_t (*get)(const void *p);
    void (*set)(void *p, uint32_t value);
} lvgl_bits_t;

typedef struct {
    mp_obj_dict_t dict;
    const mp_obj_type_t *type;
    const uint16_t *index;
    const lvgl_field_t *fields;
    uint16_t field_count;
    uint16_t size; // 0: LVGL does not show it
    uint16_t flags;
    void *(*get_user_data)(void *p);
    void (*set_user_data)(void *p, void *user_data);
} lvgl_struct_t;

#define LVGL_IDENTITY (1 << 0) // one Python object each, which LVGL's user_data holds
#define LVGL_OWNER (1 << 1)    // holds memory of LVGL's

typedef struct {
    uint16_t name;
    uint16_t type;
    uint32_t value;
} lvgl_constant_t;

typedef struct {
    mp_obj_base_t base;
    uint16_t name;
    uint16_t count;
    const lvgl_constant_t *constants;
} lvgl_enum_t;

#define LVGL_ENUM_CLASS(name, constants) { { &lvgl_enum_type }, name, MP_ARRAY_SIZE(constants), constants }

// An instance of a widget class, laid out as MicroPython lays out instances of classes made in Python.
typedef struct {
    mp_obj_base_t base;
    lv_obj_t *obj; // NULL once LVGL has deleted it
    uint32_t epoch;
} lvgl_native_t;

typedef struct {
    mp_obj_base_t base;
    mp_map_t members;
    lvgl_native_t *native; // something else until __init__() has run
} lvgl_instance_t;

// MicroPython marks a class as subclassed in its flags.
#if MICROPY_PY_DESCRIPTORS || MICROPY_PY_DELATTR_SETATTR || MICROPY_PY_BUILTINS_PROPERTY
#define LVGL_WIDGET_TYPE_CONST
#else
#define LVGL_WIDGET_TYPE_CONST const
#endif

// A widget class is to MicroPython a class made in Python, not a native type: only so a subclass's instance
// is what methods get as self, and what LVGL's callbacks get back.
#define LVGL_WIDGET_TYPE(ident, name_, base_) \
    LVGL_WIDGET_TYPE_CONST mp_obj_type_t type_##ident = { \
        .base = { &mp_type_type }, \
        .flags = MP_TYPE_FLAG_INSTANCE_TYPE, \
        .name = name_, \
        .slot_index_make_new = 1, \
        .slot_index_print = 2, \
        .slot_index_attr = 3, \
        .slot_index_parent = 4, \
        .slot_index_locals_dict = 5, \
        .slots = { \
            lvgl_widget_make_new, lvgl_widget_print, lvgl_widget_attr, &base_, \
            &lvgl_classes[LVGL_CLASS_##ident].dict, \
        }, \
    }

// Where a struct is, and how long.
typedef struct {
    mp_obj_base_t base;
    void *p;
    mp_obj_t owner; // what must be valid for this to be; of an LVGL_IDENTITY struct the closure; of Python's how many
    uint32_t epoch : 24;
    uint32_t place : 8;
} lvgl_pointer_t;

enum {
    LVGL_PLACE_PYTHON, // in a block of its own, Python's
    LVGL_PLACE_INSIDE, // in `owner`, another struct
    LVGL_PLACE_LVGL,   // LVGL's: valid while the epoch and `owner` are, and LVGL has it
    LVGL_PLACE_CALL,   // LVGL's, for the length of a callback: then p becomes NULL
    LVGL_PLACE_STATIC, // for ever
};

// A font that the firmware may leave out; then its address is NULL, and the module lacks its name.
#define LVGL_OPTIONAL(variable) extern const lv_font_t variable __attribute__((weak))

#define LVGL_GLOBAL(ident, variable) \
    { { &type_##ident }, (void *)&variable, MP_OBJ_NULL, 0, LVGL_PLACE_STATIC }

#define LVGL_STRUCT_TYPE(ident, name) LVGL_STRUCT_TYPE_OF(type_##ident, name, &lvgl_structs[LVGL_STRUCT_##ident].dict)

#define LVGL_STRUCT_TYPE_OF(type, name, dict) \
    MP_DEFINE_CONST_OBJ_TYPE( \
    type, name, MP_TYPE_FLAG_NONE, \
    make_new, lvgl_struct_make_new, \
    print, lvgl_struct_print, \
    attr, lvgl_struct_attr, \
    parent, &lvgl_blob_type, \
    binary_op, lvgl_struct_binary_op, \
    subscr, lvgl_struct_subscr, \
    buffer, lvgl_struct_get_buffer, \
    locals_dict, dict \
    )

// An int beyond a small int's 31 bits, for 32-bit machines.
#if UINTPTR_MAX > 0xffffffff || MICROPY_OBJ_REPR == MICROPY_OBJ_REPR_D
#define LVGL_BIG_INT(name, value)
#define LVGL_ROM_BIG_INT(name, value) MP_ROM_INT((mp_int_t)(uint32_t)(value))
#elif MICROPY_LONGINT_IMPL == MICROPY_LONGINT_IMPL_MPZ
#include "py/objint.h"
#if MPZ_DIG_SIZE == 32
#define LVGL_DIGITS(value) { (value) }
#else
#define LVGL_DIGITS(value) { (mpz_dig_t)(value), (uint32_t)(value) >> MPZ_DIG_SIZE }
#endif
#define LVGL_BIG_INT(name, value) \
    static const mpz_dig_t name##_digits[] = LVGL_DIGITS(value); \
    static const mp_obj_int_t name = { \
        { &mp_type_int }, \
        { \
            .neg = 0, .fixed_dig = 1, .alloc = MP_ARRAY_SIZE(name##_digits), .len = MP_ARRAY_SIZE(name##_digits), \
            .dig = (mpz_dig_t *)name##_digits, \
        } \
    }
#define LVGL_ROM_BIG_INT(name, value) MP_ROM_PTR(&name)
#elif MICROPY_LONGINT_IMPL == MICROPY_LONGINT_IMPL_LONGLONG
#include "py/objint.h"
#define LVGL_BIG_INT(name, value) static const mp_obj_int_t name = { { &mp_type_int }, (uint32_t)(value) }
#define LVGL_ROM_BIG_INT(name, value) MP_ROM_PTR(&name)
#else
#define LVGL_BIG_INT(name, value)
#define LVGL_ROM_BIG_INT(name, value) MP_ROM_INT((int32_t)(value) >> 2)
#endif

// The generated tables

extern const lvgl_thunk_t lvgl_thunks[];
extern const lvgl_type_t lvgl_types[];
extern const lvgl_signature_t lvgl_signatures[];
extern const lvgl_function_t lvgl_functions[];
extern const lvgl_callback_t lvgl_callbacks[];
extern const lvgl_class_t lvgl_classes[];
extern const lvgl_struct_t lvgl_structs[];
extern const lvgl_bits_t lvgl_bits[];
extern const char *const lvgl_strings[];
extern const uint16_t *const lvgl_module_index;

// Which of them the runtime has to know.
typedef struct {
    uint16_t class_count;
    uint16_t struct_count;
    // Structs that LVGL deletes on its own.
    uint16_t anim;
    uint16_t display;
    uint16_t draw_buf;
    uint16_t event_dsc;
    uint16_t group;
    uint16_t image_dsc;
    uint16_t indev;
    uint16_t timer;
    // Callbacks.
    uint16_t async_cb;
    uint16_t event_cb;
    uint16_t flush_cb;
    uint16_t tree_walk_cb;
} lvgl_known_t;

extern const lvgl_known_t lvgl_known;

// lv.obj, the base of all widgets.
#define LVGL_CLASS_OBJ (0)

// lvgl_module.c: LVGL's life

MP_DECLARE_CONST_FUN_OBJ_0(lvgl_init_obj);
MP_DECLARE_CONST_FUN_OBJ_0(lvgl_deinit_obj);
MP_DECLARE_CONST_FUN_OBJ_0(lvgl_import_obj);
extern const mp_obj_type_t mp_type_LvReferenceError;

// A module whose attributes are found by lvgl_module_index.
extern const mp_obj_type_t lvgl_module_type;

typedef struct {
    uint32_t epoch;     // another one after each lv.deinit() and soft reset
    uint32_t callbacks; // how many Python callbacks LVGL is waiting for
    const void *running; // the thread that runs LVGL's own code, or NULL
    const void *owner;  // the thread of the callbacks
    uint32_t walks;     // how many of them are LVGL's walks over widgets
    bool pending;       // an exception waits for the call that is under way
    bool broken;        // LVGL was left half-way: it must not be entered again
    const char *failed_in; // the assertion that did it; NULL: an exception from elsewhere
    int failed_at;
} lvgl_state_t;

extern lvgl_state_t lvgl_state;

// Takes LVGL for this thread until lvgl_leave(), or raises.
void lvgl_enter(qstr name);

// lvgl_check() and lvgl_enter() in one. Returns false, with nothing done, where they would raise or have more to do.
bool lvgl_enter_at_once(const lvgl_function_t *fn);

// What tells a thread from others.
#if !MICROPY_PY_THREAD
#define LVGL_THREAD() ((const void *)&lvgl_state)
#elif defined(__unix__) || defined(__APPLE__)
// MicroPython would ask the library each time.
#define LVGL_THREAD_LOCAL (1)
extern __thread char lvgl_thread;
#define LVGL_THREAD() ((const void *)&lvgl_thread)
#else
#define LVGL_THREAD() ((const void *)mp_thread_get_state())
#endif

// Raises where a call of `fn` makes no sense now.
void lvgl_check(const lvgl_function_t *fn);

// LVGL has returned. Raises what a callback raised meanwhile, or MemoryError if LVGL was refused memory.
void lvgl_leave_raising(bool refused);
static inline MP_ALWAYSINLINE void lvgl_leave(void) {
    lvgl_state.running = NULL;
    bool refused = lvgl_state.callbacks == 0 && lvmp_take_oom();
    if (refused || lvgl_state.pending) {
        lvgl_leave_raising(refused);
    }
}

// Keeps an exception for the call that is under way.
void lvgl_keep_exception(mp_obj_t exception);

// Raises RuntimeError that tells how LVGL was left half-way.
LVGL_NORETURN void lvgl_raise_broken(void);

bool lvgl_is_rendering(void);

// The closures of callbacks that LVGL hands no user_data.
lvgl_closure_t **lvgl_global_closure(void);

// lvgl_call.c: calls of C functions

extern const mp_obj_type_t lvgl_method_type;
extern const mp_obj_type_t lvgl_function_type;

// Which value an error is about.
typedef struct {
    qstr name;       // the function or the struct
    qstr field;      // MP_QSTRnull: an argument
    size_t argument; // counted from 1
} lvgl_context_t;

// Calls `fn`. With `made`, the pointer that it returns goes there as it is; then an exception may
// still be raised.
mp_obj_t lvgl_call(const lvgl_function_t *fn, size_t n_args, const mp_obj_t *args, void **made);

// Converts a Python object to what C takes. Raises TypeError, ValueError or LvReferenceError.
void lvgl_to_c(const lvgl_context_t *context, lvgl_type_t type, mp_obj_t value, lvgl_word_t *w);

// The same where that takes neither Python code nor memory, and nothing is wrong; else false, and lvgl_to_c() must do it.
bool lvgl_to_c_at_once(lvgl_type_t type, mp_obj_t value, lvgl_word_t *w);

// Converts what C returned. `owner` is what a pointer to a struct depends on, or MP_OBJ_NULL.
mp_obj_t lvgl_to_python(lvgl_type_t type, const lvgl_word_t *w, mp_obj_t owner);

// The size of a value in memory, and what is there. A struct's value is copied from where the word points.
size_t lvgl_size(lvgl_type_t type);
void lvgl_load(const void *p, lvgl_type_t type, lvgl_word_t *w);
void lvgl_store(void *p, lvgl_type_t type, const lvgl_word_t *w);

LVGL_NORETURN void lvgl_raise_type(const lvgl_context_t *context, const char *expected, mp_obj_t value);
LVGL_NORETURN void lvgl_raise_value(const lvgl_context_t *context, const char *what);

// The most arguments that a call of LVGL's takes.
#define LVGL_MAX_ARGS (16)

// lvgl_callback.c: calls from C

// How LVGL was left while Python runs below it.
typedef struct {
    const void *running;
    const void *owner;
    bool locked;
} lvgl_pause_t;

// LVGL waits for Python, from here to lvgl_resume(). With `lock` what is scheduled waits too: it must not touch a widget
// while LVGL draws it.
void lvgl_pause(lvgl_pause_t *pause, bool lock);

// LVGL goes on. If it can't, raises: `exception` where there is one.
void lvgl_resume(const lvgl_pause_t *pause, void *exception);

// Calls the Python callable that a trampoline stands for; the result is left behind the arguments.
void lvgl_callback(size_t id, lvgl_word_t *w);

// The chain with another value for `id`; an entry without value is left out.
lvgl_closure_t *lvgl_closure_with(lvgl_closure_t *chain, size_t id, mp_obj_t value);

// The value for `id`, or MP_OBJ_NULL.
mp_obj_t lvgl_closure_find(const lvgl_closure_t *chain, size_t id);

// The application's user_data where LVGL keeps `p` for it: a closure, an LVGL_IDENTITY struct's object, or
// something of C code's.
mp_obj_t lvgl_user_data(void *p);

// The object of an LVGL_IDENTITY struct as far as LVGL's user_data holds it, or NULL.
lvgl_pointer_t *lvgl_identity_of(const lvgl_struct_t *s, void *p);

// The same; made if there is none.
mp_obj_t lvgl_identity_object(size_t index, void *p);

// Whether a callable is Python's, not a function of LVGL's and not None.
bool lvgl_is_python(mp_obj_t callable);

// The closure of a struct.
lvgl_closure_t *lvgl_closure_of(const lvgl_struct_t *s, void *p);
void lvgl_closure_store(const lvgl_struct_t *s, void *p, lvgl_closure_t *closure);

// lvgl_widget.c

extern const mp_obj_type_t lvgl_native_type;
extern const mp_obj_base_t lvgl_widget_init_obj;

mp_obj_t lvgl_widget_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args);
void lvgl_widget_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind);
void lvgl_widget_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest);

// The widget class of a type, or NULL: its own, or the one that it was made of in Python.
const lvgl_class_t *lvgl_subclass_of(const mp_obj_type_t *type);
static inline MP_ALWAYSINLINE const lvgl_class_t *lvgl_class_of(const mp_obj_type_t *type) {
    if (MP_OBJ_TYPE_GET_SLOT_OR_NULL(type, make_new) != lvgl_widget_make_new) {
        return lvgl_subclass_of(type);
    }
    // The description is where the dictionary is. Only a subclass made in Python has another dictionary.
    return (const lvgl_class_t *)MP_OBJ_TYPE_GET_SLOT(type, locals_dict);
}

// Whether it is that class, or based on it.
bool lvgl_class_is(const lvgl_class_t *class, size_t class_index);

static inline MP_ALWAYSINLINE bool lvgl_is_initialised(const lvgl_instance_t *self) {
    return self->native != NULL && self->native->base.type == &lvgl_native_type;
}

static inline MP_ALWAYSINLINE bool lvgl_is_alive(const lvgl_instance_t *self) {
    return self->native->obj != NULL && self->native->epoch == lvgl_state.epoch;
}

// The widget that an object stands for. Raises if it is none of that class, or deleted.
lv_obj_t *lvgl_widget_pointer(const lvgl_context_t *context, size_t class_index, mp_obj_t value);

// The same, but NULL where that would raise, and for classes made in Python.
static inline MP_ALWAYSINLINE lv_obj_t *lvgl_widget_at_once(size_t class_index, mp_obj_t value) {
    if (!mp_obj_is_obj(value)) {
        return NULL;
    }
    const lvgl_instance_t *self = MP_OBJ_TO_PTR(value);
    const mp_obj_type_t *type = self->base.type;
    if (MP_OBJ_TYPE_GET_SLOT_OR_NULL(type, make_new) != lvgl_widget_make_new || !lvgl_is_initialised(self) || !lvgl_is_alive(self)) {
        return NULL;
    }
    if (class_index != LVGL_CLASS_OBJ && !lvgl_class_is(lvgl_class_of(type), class_index)) {
        return NULL;
    }
    return self->native->obj;
}

// The one object of a widget.
mp_obj_t lvgl_widget_object(lv_obj_t *obj);

// Looks an attribute up in a class's dictionary: in ROM, with an index where it is large.
// The index: the number of buckets less 1, where each bucket starts, where the last one ends, the entries.
mp_obj_t lvgl_lookup(const mp_obj_dict_t *dict, const uint16_t *index, qstr name);

// What is in a class becomes an attribute of `self`. Most are methods, and need no closer look.
static inline MP_ALWAYSINLINE void lvgl_bind(mp_obj_t self, const mp_obj_type_t *type, mp_obj_t value, mp_obj_t *dest) {
    if (mp_obj_is_obj(value) && ((mp_obj_base_t *)MP_OBJ_TO_PTR(value))->type == &lvgl_method_type) {
        dest[0] = value;
        dest[1] = self;
    } else {
        mp_convert_member_lookup(self, type, value, dest);
    }
}

// lvgl_struct.c

extern const mp_obj_type_t lvgl_blob_type;
extern const mp_obj_type_t lvgl_c_pointer_type;
extern const mp_rom_obj_static_class_method_t lvgl_cast_obj;
extern const mp_obj_type_t lvgl_enum_type;

mp_obj_t lvgl_struct_make_new(const mp_obj_type_t *type, size_t n_args, size_t n_kw, const mp_obj_t *args);
void lvgl_struct_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind);
void lvgl_struct_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest);
mp_obj_t lvgl_struct_binary_op(mp_binary_op_t op, mp_obj_t lhs, mp_obj_t rhs);
mp_obj_t lvgl_struct_subscr(mp_obj_t self_in, mp_obj_t index_in, mp_obj_t value);
mp_int_t lvgl_struct_get_buffer(mp_obj_t self_in, mp_buffer_info_t *bufinfo, mp_uint_t flags);

// The struct object that a value is, also through a subclass made in Python, or NULL.
lvgl_pointer_t *lvgl_struct_object(mp_obj_t value);
const lvgl_struct_t *lvgl_struct_of(const lvgl_pointer_t *self);

// Where the struct is. Raises LvReferenceError if it is no more.
void *lvgl_struct_pointer(lvgl_pointer_t *self);

// Where a struct of that kind is, but NULL where that would raise or takes a search.
void *lvgl_struct_at_once(size_t index, mp_obj_t value);

// A new struct of Python's, empty.
lvgl_pointer_t *lvgl_struct_new(size_t index);

// Fills a struct from a dict of its fields.
void lvgl_struct_fill(lvgl_pointer_t *self, mp_obj_t dict);

// An object for a struct at `p`.
lvgl_pointer_t *lvgl_pointer_new(const mp_obj_type_t *type, void *p, mp_obj_t owner, size_t place);

// lvgl_fs.c: the drive of MicroPython's files

void lvgl_fs_register(void);

// lvgl_overrides.c: in place of LVGL's functions of these names

int32_t lvgl_arclabel_get_text_angle(lv_obj_t *obj);
void lvgl_arclabel_made(lv_obj_t *obj);
void lvgl_calendar_set_day_names(lv_obj_t *obj, mp_obj_t names);
void lvgl_obj_clean(lv_obj_t *obj);
void lvgl_obj_delete(lv_obj_t *obj);
void lvgl_msgbox_close(lv_obj_t *obj);
void lvgl_obj_swap(lv_obj_t *obj, lv_obj_t *other);
void lvgl_obj_set_parent(lv_obj_t *obj, lv_obj_t *parent);
void lvgl_canvas_set_buffer(lv_obj_t *obj, mp_obj_t buf, uint32_t w, uint32_t h, uint32_t cf);
uint32_t lvgl_obj_remove_event_cb(lv_obj_t *obj, mp_obj_t callable);
uint32_t lvgl_obj_remove_event_cb_with_user_data(lv_obj_t *obj, mp_obj_t callable, mp_obj_t user_data);
uint32_t lvgl_display_remove_event_cb_with_user_data(lv_display_t *display, mp_obj_t callable, mp_obj_t user_data);
uint32_t lvgl_indev_remove_event_cb_with_user_data(lv_indev_t *indev, mp_obj_t callable, mp_obj_t user_data);
uint32_t lvgl_async_call_cancel(mp_obj_t callable, mp_obj_t user_data);
mp_obj_t lvgl_event_dsc_get_cb(lv_event_dsc_t *dsc);
void lvgl_display_set_buffers(lv_display_t *display, mp_obj_t buf1, mp_obj_t buf2, uint32_t size, uint32_t mode);
void lvgl_display_set_resolution(lv_display_t *display, int32_t w, int32_t h);
void lvgl_display_set_rotation(lv_display_t *display, uint32_t rotation);
void lvgl_display_set_color_format(lv_display_t *display, uint32_t cf);

#endif // LVGL_RUNTIME_H
