// The module `time` over the board's own counters.

#include "py/mphal.h"
#include "py/runtime.h"
#include "clock.h"

mp_uint_t mp_hal_ticks_us(void) {
    return board_clock_us();
}

mp_uint_t mp_hal_ticks_ms(void) {
    return board_clock_us() / 1000;
}

mp_uint_t mp_hal_ticks_cpu(void) {
    return board_clock_instructions();
}

void mp_hal_delay_us(mp_uint_t us) {
    uint64_t end = board_clock_us() + us;
    while (board_clock_us() < end) {
    }
}

void mp_hal_delay_ms(mp_uint_t ms) {
    uint64_t end = board_clock_us() + (uint64_t)ms * 1000;
    while (board_clock_us() < end) {
        mp_event_handle_nowait();
    }
}
