// The host's clock and console.

#include "py/mpconfig.h"

mp_uint_t mp_hal_ticks_ms(void);
mp_uint_t mp_hal_ticks_us(void);

static inline void mp_hal_set_interrupt_char(char c) {
    (void)c;
}
