// Runs the script that the command line names; the exit code is 0 if it ended without an exception.

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "py/builtin.h"
#include "py/compile.h"
#include "py/cstack.h"
#include "py/gc.h"
#include "py/lexer.h"
#include "py/mperrno.h"
#include "py/mphal.h"
#include "py/runtime.h"
#include "shared/runtime/gchelper.h"

#define HEAP_BYTES (8 * 1024 * 1024)
#define STACK_BYTES (256 * 1024)

static char heap[HEAP_BYTES];

static char *read_file(const char *name, size_t *len) {
    FILE *file = fopen(name, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        perror(name);
        exit(2);
    }
    *len = ftell(file);
    rewind(file);
    char *text = malloc(*len);
    if (text == NULL || fread(text, 1, *len, file) != *len) {
        perror(name);
        exit(2);
    }
    fclose(file);
    return text;
}

static int run(const char *text, size_t len) {
    nlr_buf_t nlr;
    if (nlr_push(&nlr) != 0) {
        mp_obj_print_exception(&mp_plat_print, MP_OBJ_FROM_PTR(nlr.ret_val));
        return 1;
    }
    mp_lexer_t *lexer = mp_lexer_new_from_str_len(MP_QSTR_script, text, len, 0);
    qstr source_name = lexer->source_name;
    mp_parse_tree_t tree = mp_parse(lexer, MP_PARSE_FILE_INPUT);
    mp_call_function_0(mp_compile(&tree, source_name, false));
    nlr_pop();
    return 0;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s SCRIPT\n", argv[0]);
        return 2;
    }
    mp_cstack_init_with_sp_here(STACK_BYTES);
    gc_init(heap, heap + sizeof(heap));
    mp_init();
    size_t len;
    char *text = read_file(argv[1], &len);
    int status = run(text, len);
    free(text);
    gc_sweep_all();
    mp_deinit();
    return status;
}

void gc_collect(void) {
    gc_collect_start();
    gc_helper_collect_regs_and_stack();
    gc_collect_end();
}

void mp_hal_stdout_tx_strn_cooked(const char *str, size_t len) {
    fwrite(str, 1, len, stdout);
}

mp_uint_t mp_hal_stdout_tx_strn(const char *str, size_t len) {
    return fwrite(str, 1, len, stdout);
}

mp_uint_t mp_hal_ticks_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

mp_uint_t mp_hal_ticks_ms(void) {
    return mp_hal_ticks_us() / 1000;
}

mp_lexer_t *mp_lexer_new_from_file(qstr filename) {
    (void)filename;
    mp_raise_OSError(MP_ENOENT);
}

mp_import_stat_t mp_import_stat(const char *path) {
    (void)path;
    return MP_IMPORT_STAT_NO_EXIST;
}

void nlr_jump_fail(void *val) {
    (void)val;
    fprintf(stderr, "uncaught exception\n");
    abort();
}
