// What comes between the port's main() and MicroPython: it calls mp_init() once the heap is made, and after each soft reset.

#include <stdbool.h>

#include "py/gc.h"
#include "py/runtime.h"
#include "py/stackctrl.h"
#include "clock.h"

// The linker script's. qemu may write how large the heap is to be (`-device loader,addr=...,data=...,data-len=4`).
extern char _sstack[], _estack[], _heap_start[];
extern const volatile uint32_t _heap_bytes;

// Stack for what C does between two of MicroPython's checks.
#define STACK_MARGIN (16 * 1024)

void __real_mp_init(void);
void __wrap_mp_init(void);

void __wrap_mp_init(void) {
    static bool started;
    if (!started) {
        started = true;
        board_clock_start();
        // The port's own limit of 10 KB is too little for Python in LVGL's callbacks.
        mp_stack_set_limit(_estack - _sstack - STACK_MARGIN);
        if (_heap_bytes != 0) {
            gc_init(_heap_start, _heap_start + _heap_bytes);
        }
    }
    __real_mp_init();
}
