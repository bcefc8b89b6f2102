// The hart's own counter of instructions, and the CLINT's time of 10 MHz.

#include "../qemu/clock.h"

#define MTIME ((volatile uint32_t *)(0x0200bff8))
#define MTIME_PER_US (10)

void board_clock_start(void) {
}

uint64_t board_clock_us(void) {
    uint32_t high, low;
    do {
        high = MTIME[1];
        low = MTIME[0];
    } while (high != MTIME[1]);
    return (((uint64_t)high << 32) + low) / MTIME_PER_US;
}

uint64_t board_clock_instructions(void) {
    uint32_t high, low, again;
    do {
        __asm volatile (
            "csrr %0, minstreth\n"
            "csrr %1, minstret\n"
            "csrr %2, minstreth\n"
            : "=r" (high), "=r" (low), "=r" (again)
            );
    } while (high != again);
    return ((uint64_t)high << 32) + low;
}
