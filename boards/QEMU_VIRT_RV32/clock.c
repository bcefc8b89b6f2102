// The hart's own counter, which under `-icount` is in nanoseconds, and the CLINT's time of 10 MHz.

#include "../qemu/clock.h"

#define MTIME ((volatile uint32_t *)(0x0200bff8))
#define MTIME_PER_US (10)
#define NS_PER_INSTRUCTION (64)

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

// Not minstret: qemu 7 has nanoseconds there, as in mcycle; later ones have instructions.
uint64_t board_clock_instructions(void) {
    uint32_t high, low, again;
    do {
        __asm volatile (
            "csrr %0, mcycleh\n"
            "csrr %1, mcycle\n"
            "csrr %2, mcycleh\n"
            : "=r" (high), "=r" (low), "=r" (again)
            );
    } while (high != again);
    return (((uint64_t)high << 32) + low) / NS_PER_INSTRUCTION;
}
