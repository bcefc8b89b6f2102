// LVGL's life: lv.init(), lv.deinit(), failed assertions, soft resets, and the doors that every
// call into LVGL passes.

#include "lvgl_runtime.h"

#include "py/gc.h"
#include "py/mphal.h"
#include "py/objexcept.h"
#include "src/lvgl_private.h"

#include "lvmp_draw_buf.h"
#include "lvmp_port.h"

MP_DEFINE_EXCEPTION(LvReferenceError, Exception)

lvgl_state_t lvgl_state;

#ifdef LVGL_THREAD_LOCAL
__thread char lvgl_thread;
#endif

lv_global_t *lvgl_global;

// What keeps LVGL alive while it is initialised: a root pointer refers to this, this refers to LVGL's
// state, and LVGL's state to the rest. A soft reset runs its finaliser, or starts a new heap under it.
typedef struct _lvgl_session_t {
    mp_obj_base_t base;
    struct _lvgl_session_t *self; // tells this from what a new heap has at the same place
    lv_global_t *global;
    lvgl_closure_t *closures;
    mp_obj_t exception;           // what a callback raised, for the call under way
    uint32_t exception_depth;     // which call that is: `callbacks` at that time
} lvgl_session_t;

MP_REGISTER_ROOT_POINTER(struct _lvgl_session_t *lvgl_session);

static const mp_obj_type_t session_type;

// LVGL's state is no more: nothing refers to it any longer, and older objects are known by their epoch.
static void forget(void) {
    MP_STATE_VM(lvgl_session) = NULL;
    lvgl_global = NULL;
    lvgl_state.epoch = (lvgl_state.epoch + 1) & 0xffffff;
    lvgl_state.running = NULL;
    lvgl_state.pending = false;
    lvgl_state.broken = false;
}

// Runs when a soft reset sweeps the heap: its memory must not be followed from now on.
static mp_obj_t session_del(mp_obj_t self_in) {
    if (MP_OBJ_TO_PTR(self_in) == MP_STATE_VM(lvgl_session)) {
        forget();
        lvgl_state.callbacks = 0;
        lvgl_state.walks = 0;
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(session_del_obj, session_del);

static const mp_rom_map_elem_t session_locals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___del__), MP_ROM_PTR(&session_del_obj) },
};
static MP_DEFINE_CONST_DICT(session_locals, session_locals_table);

static MP_DEFINE_CONST_OBJ_TYPE(
    session_type, MP_QSTR_lvgl, MP_TYPE_FLAG_NONE,
    locals_dict, &session_locals
    );

// The session, unless it is one of a heap that is no more.
static lvgl_session_t *session(void) {
    lvgl_session_t *s = MP_STATE_VM(lvgl_session);
    if (s != NULL && (!lvmp_port_is_block(s) || s->base.type != &session_type || s->self != s)) {
        forget();
        lvgl_state.callbacks = 0;
        s = NULL;
    }
    return s;
}

// MicroPython calls this for each import, so for the first one after a soft reset.
static mp_obj_t lvgl_import(void) {
    session();
    return mp_const_none;
}
MP_DEFINE_CONST_FUN_OBJ_0(lvgl_import_obj, lvgl_import);

// MicroPython looks through a module's attributes one by one, and this one has many.
static void module_attr(mp_obj_t self_in, qstr attr, mp_obj_t *dest) {
    const mp_obj_module_t *self = MP_OBJ_TO_PTR(self_in);
    if (dest[0] == MP_OBJ_NULL) {
        mp_obj_t value = lvgl_lookup(self->globals, lvgl_module_index, attr);
        if (value != MP_OBJ_NULL && mp_obj_is_obj(value)) {
            const lvgl_pointer_t *pointer = lvgl_struct_object(value);
            if (pointer != NULL && pointer->p == NULL) {
                return; // LVGL_OPTIONAL(), and left out
            }
        }
        dest[0] = value;
    }
}

static void module_print(const mp_print_t *print, mp_obj_t self_in, mp_print_kind_t kind) {
    mp_print_str(print, "<module 'lvgl'>");
}

MP_DEFINE_CONST_OBJ_TYPE(
    lvgl_module_type, MP_QSTR_module, MP_TYPE_FLAG_NONE,
    print, module_print,
    attr, module_attr
    );

// Drops all of LVGL at once, without looking at it.
static void reset(void) {
    memset(lvgl_global, 0, sizeof(*lvgl_global));
    lvmp_reset();
    forget();
}

static mp_obj_t lvgl_init(void) {
    if (session() != NULL) {
        if (lvgl_state.broken) {
            lvgl_raise_broken();
        }
        return mp_const_none;
    }
    // Without a finaliser flag, as all of LVGL's memory: its first word is no type.
    lv_global_t *global = gc_alloc(sizeof(*global), 0);
    if (global == NULL) {
        m_malloc_fail(sizeof(*global));
    }
    memset(global, 0, sizeof(*global));
    lvgl_session_t *s = mp_obj_malloc_with_finaliser(lvgl_session_t, &session_type);
    s->self = s;
    s->global = global;
    s->closures = NULL;
    s->exception = MP_OBJ_NULL;
    MP_STATE_VM(lvgl_session) = s;
    lvgl_global = global;
    lvgl_state.broken = false;
    lvmp_take_oom();

    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        lvgl_enter(MP_QSTR_init);
        lv_init();
        lvmp_draw_buf_init();
        #if MICROPY_VFS
        lvgl_fs_register();
        #endif
        lvgl_leave();
        nlr_pop();
    } else {
        reset();
        nlr_jump(nlr.ret_val);
    }
    return mp_const_none;
}
MP_DEFINE_CONST_FUN_OBJ_0(lvgl_init_obj, lvgl_init);

static LVGL_NORETURN void raise_other_thread(qstr name) {
    mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("%q() cannot be called while another thread runs LVGL"), name);
}

// Whether LVGL is `thread`'s from now on: nobody runs it, or it waits for a callback in this very thread.
static inline MP_ALWAYSINLINE bool take(const void *thread) {
    #if MICROPY_PY_THREAD && !MICROPY_PY_THREAD_GIL
    // Two threads may come here at once. A callback's thread alone can get past the second line while there is one.
    #if __GCC_ATOMIC_POINTER_LOCK_FREE == 2
    const void *nobody = NULL;
    if (!__atomic_compare_exchange_n(&lvgl_state.running, &nobody, thread, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
        return false;
    }
    #else
    mp_uint_t atomic = MICROPY_BEGIN_ATOMIC_SECTION();
    bool taken = lvgl_state.running != NULL;
    if (!taken) {
        lvgl_state.running = thread;
    }
    MICROPY_END_ATOMIC_SECTION(atomic);
    if (taken) {
        return false;
    }
    #endif
    #else
    if (lvgl_state.running != NULL) {
        return false;
    }
    lvgl_state.running = thread;
    #endif
    if (lvgl_state.callbacks > 0 && lvgl_state.owner != thread) {
        lvgl_state.running = NULL;
        return false;
    }
    return true;
}

// What lvgl_check() saw may have changed since.
void lvgl_enter(qstr name) {
    if (!take(LVGL_THREAD())) {
        raise_other_thread(name);
    }
}

// Whether LVGL's own code is at work below the caller, or was.
static void check_running(qstr name) {
    // A callback's thread may call LVGL, and no other.
    if (lvgl_state.callbacks > 0 && lvgl_state.owner != LVGL_THREAD()) {
        raise_other_thread(name);
    }
    if (lvgl_state.running == NULL) {
        return;
    }
    if (lvgl_state.running != LVGL_THREAD()) {
        raise_other_thread(name);
    }
    if (gc_is_locked()) {
        // A finaliser, in a collection that an allocation of LVGL's has started.
        mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("%q() cannot be called while LVGL is running"), name);
    }
    // An exception that is none of ours has unwound LVGL, as Ctrl-C does on some ports.
    lvgl_state.running = NULL;
    lvgl_state.broken = true;
    lvgl_state.failed_in = NULL;
}

static mp_obj_t lvgl_deinit(void) {
    if (session() == NULL) {
        return mp_const_none;
    }
    if (lvgl_state.callbacks != 0) {
        mp_raise_msg(&mp_type_RuntimeError, MP_ERROR_TEXT("lv.deinit() cannot be called from a callback of LVGL's"));
    }
    check_running(MP_QSTR_deinit);
    if (lvgl_state.broken) {
        reset();
        return mp_const_none;
    }
    lvgl_enter(MP_QSTR_deinit);
    lv_deinit();
    lvgl_state.running = NULL;
    lvgl_session_t *s = MP_STATE_VM(lvgl_session);
    mp_obj_t exception = s->exception;
    lvmp_take_oom();
    forget();
    if (exception != MP_OBJ_NULL) {
        nlr_jump(MP_OBJ_TO_PTR(exception));
    }
    return mp_const_none;
}
MP_DEFINE_CONST_FUN_OBJ_0(lvgl_deinit_obj, lvgl_deinit);

// Doors

// LVGL is initialised.
static inline MP_ALWAYSINLINE bool is_rendering(void) {
    const lv_display_t *display = lvgl_global->disp_refresh;
    return display != NULL && display->rendering_in_progress;
}

bool lvgl_is_rendering(void) {
    return lvgl_global != NULL && is_rendering();
}

void lvgl_check(const lvgl_function_t *fn) {
    if (!(fn->signature & LVGL_ANY_TIME)) {
        check_running(fn->name);
    }
    if (lvgl_state.broken) {
        lvgl_raise_broken();
    }
    if (lvgl_global == NULL) {
        if (!(fn->signature & LVGL_BEFORE_INIT)) {
            mp_raise_msg(&mp_type_RuntimeError, MP_ERROR_TEXT("lvgl is not initialised: call lv.init()"));
        }
    } else if ((fn->signature & LVGL_NOT_WHILE_RENDERING) && is_rendering()) {
        mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("%q() cannot be called while LVGL is rendering"), (qstr)fn->name);
    }
}

bool lvgl_enter_at_once(const lvgl_function_t *fn) {
    return lvgl_global != NULL
        && !lvgl_state.broken
        && !((fn->signature & LVGL_NOT_WHILE_RENDERING) && is_rendering())
        && take(LVGL_THREAD());
}

void lvgl_leave_raising(bool refused) {
    lvgl_session_t *s = MP_STATE_VM(lvgl_session);
    if (s != NULL && s->exception != MP_OBJ_NULL && s->exception_depth == lvgl_state.callbacks) {
        mp_obj_t exception = s->exception;
        s->exception = MP_OBJ_NULL;
        lvgl_state.pending = false;
        nlr_jump(MP_OBJ_TO_PTR(exception));
    }
    if (refused) {
        mp_raise_msg(&mp_type_MemoryError, MP_ERROR_TEXT("LVGL ran out of memory"));
    }
}

void lvgl_keep_exception(mp_obj_t exception) {
    lvgl_session_t *s = MP_STATE_VM(lvgl_session);
    if (s != NULL && s->exception == MP_OBJ_NULL && lvgl_state.running != NULL) {
        s->exception = exception;
        s->exception_depth = lvgl_state.callbacks;
        lvgl_state.pending = true;
    } else {
        // Another one waits already, or no Python code has called LVGL: show it rather than lose it.
        mp_obj_print_exception(MICROPY_ERROR_PRINTER, exception);
    }
}

lvgl_closure_t **lvgl_global_closure(void) {
    lvgl_session_t *s = MP_STATE_VM(lvgl_session);
    return s == NULL ? NULL : &s->closures;
}

// Assertions

void lvgl_raise_broken(void) {
    if (lvgl_state.failed_in == NULL) {
        mp_raise_msg(&mp_type_RuntimeError, MP_ERROR_TEXT("LVGL was interrupted: call lv.deinit() and lv.init()"));
    }
    mp_raise_msg_varg(&mp_type_RuntimeError,
        MP_ERROR_TEXT("LVGL stopped at a failed assertion (%s, line %d): call lv.deinit() and lv.init()"),
        lvgl_state.failed_in, lvgl_state.failed_at);
}

void lvgl_assert_failed(const char *function, int line) {
    lvgl_state.failed_in = function;
    lvgl_state.failed_at = line;
    lvgl_state.broken = true;
    lvgl_state.running = NULL;
    if (lvmp_take_oom()) {
        mp_raise_msg(&mp_type_MemoryError, MP_ERROR_TEXT("LVGL ran out of memory: call lv.deinit() and lv.init()"));
    }
    mp_raise_msg_varg(&mp_type_RuntimeError, MP_ERROR_TEXT("LVGL's assertion failed in %s(), line %d"), function, line);
}
