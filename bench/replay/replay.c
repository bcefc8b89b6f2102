// The Python module `replay`, for emulated boards: does what LVGL once allocated again, and counts each operation's instructions.
//
// A trace is what bench/record writes and tests/kit/src/op.rs decodes.

#include "py/runtime.h"
#include "src/stdlib/lv_mem.h"
#include "boards/qemu/clock.h"

#define KIND_ALLOC (0)
#define KIND_FREE (1)
#define KIND_REALLOC (2)

static void *live[2048];

static size_t number(mp_buffer_info_t *trace) {
    const byte *p = trace->buf;
    size_t n = 0;
    size_t used = 0;
    for (unsigned int shift = 0;; shift += 7) {
        if (used == trace->len || shift > 28) {
            mp_raise_ValueError(MP_ERROR_TEXT("a number in the trace doesn't end"));
        }
        n |= (size_t)(p[used] & 0x7f) << shift;
        if (p[used++] < 0x80) {
            break;
        }
    }
    trace->buf = (byte *)trace->buf + used;
    trace->len -= used;
    return n;
}

static size_t place(size_t i, size_t n_live) {
    if (i >= n_live) {
        mp_raise_ValueError(MP_ERROR_TEXT("the trace names a block that is not alive"));
    }
    return i;
}

// replay(trace, counts): replays a trace on lv_malloc(), lv_free(), lv_realloc() and frees what is left; counts, an array('I'),
// gets the instructions of each operation times 4, plus its kind: 0 lv_malloc, 1 lv_free, 2 lv_realloc. Returns the number of operations.
static mp_obj_t replay(mp_obj_t trace_in, mp_obj_t counts_in) {
    mp_buffer_info_t trace, buffer;
    mp_get_buffer_raise(trace_in, &trace, MP_BUFFER_READ);
    mp_get_buffer_raise(counts_in, &buffer, MP_BUFFER_WRITE);
    uint32_t *counts = buffer.buf;

    uint64_t start = board_clock_instructions();
    uint64_t nothing = board_clock_instructions() - start;

    size_t n_ops = 0;
    size_t n_live = 0;
    while (trace.len > 0) {
        size_t op = number(&trace);
        unsigned int kind = op & 3;
        size_t operand = op >> 2;
        void *p = NULL;
        uint64_t end;
        if (n_ops * sizeof(uint32_t) >= buffer.len || n_live == MP_ARRAY_SIZE(live)) {
            mp_raise_ValueError(MP_ERROR_TEXT("the trace is too long"));
        }
        switch (kind) {
            case KIND_ALLOC:
                start = board_clock_instructions();
                p = lv_malloc(operand);
                end = board_clock_instructions();
                live[n_live++] = p;
                break;
            case KIND_FREE:
                p = live[place(operand, n_live)];
                start = board_clock_instructions();
                lv_free(p);
                end = board_clock_instructions();
                live[operand] = live[--n_live];
                break;
            case KIND_REALLOC: {
                size_t n_bytes = number(&trace);
                p = live[place(operand, n_live)];
                start = board_clock_instructions();
                p = lv_realloc(p, n_bytes);
                end = board_clock_instructions();
                live[operand] = p;
                break;
            }
            default:
                mp_raise_ValueError(MP_ERROR_TEXT("the trace has an unknown operation"));
        }
        if (p == NULL) {
            mp_raise_type(&mp_type_MemoryError);
        }
        counts[n_ops++] = (uint32_t)(end - start - nothing) << 2 | kind;
    }
    while (n_live > 0) {
        lv_free(live[--n_live]);
    }
    return MP_OBJ_NEW_SMALL_INT(n_ops);
}
static MP_DEFINE_CONST_FUN_OBJ_2(replay_obj, replay);

static const mp_rom_map_elem_t replay_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_replay) },
    { MP_ROM_QSTR(MP_QSTR_replay), MP_ROM_PTR(&replay_obj) },
};
static MP_DEFINE_CONST_DICT(replay_globals, replay_globals_table);

const mp_obj_module_t replay_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&replay_globals,
};

MP_REGISTER_MODULE(MP_QSTR_replay, replay_module);
