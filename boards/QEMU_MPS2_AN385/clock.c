// Timer 0 counts 25 MHz down from its start, and round again after 171 s; which round it is tells a counter of seconds.

#include "../qemu/clock.h"

#define HZ (25000000)

typedef struct _timer_t {
    volatile uint32_t CTRL;
    volatile uint32_t VALUE;
    volatile uint32_t RELOAD;
} timer_t;

#define TIMER0 ((timer_t *)(0x40000000))
#define TIMER_CTRL_EN (1)
#define FPGAIO_CLK1HZ (*(volatile uint32_t *)(0x40028010))

void board_clock_start(void) {
    TIMER0->RELOAD = UINT32_MAX;
    TIMER0->VALUE = UINT32_MAX;
    TIMER0->CTRL = TIMER_CTRL_EN;
}

static uint64_t ticks(void) {
    uint32_t in_round = UINT32_MAX - TIMER0->VALUE;
    int64_t about = (int64_t)FPGAIO_CLK1HZ * HZ;
    int64_t rounds = (about - in_round + (1LL << 31)) >> 32;
    return ((uint64_t)rounds << 32) + in_round;
}

uint64_t board_clock_us(void) {
    return ticks() / (HZ / 1000000);
}

// A tick is 40 ns, an instruction 64 ns: each instruction has a tick of its own.
uint64_t board_clock_instructions(void) {
    return (ticks() * 40 + 63) / 64;
}
