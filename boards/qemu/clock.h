// What a board counts. qemu must run with `-icount shift=6`: 64 ns for each instruction.
#ifndef LVMP_INCLUDED_QEMU_CLOCK_H
#define LVMP_INCLUDED_QEMU_CLOCK_H

#include <stdint.h>

// Begins to count.
void board_clock_start(void);

// Microseconds since the start.
uint64_t board_clock_us(void);

// Instructions since the start, of which the reading takes the same few each time.
uint64_t board_clock_instructions(void);

#endif // LVMP_INCLUDED_QEMU_CLOCK_H
