// The unix port has no soft reset: this makes one of its main(), which it runs LVMP_TEST_RESETS times in one
// process. Statics and root pointers survive from one to the next, and the heap is swept as other ports do.

#include <stdio.h>
#include <stdlib.h>

#include "py/gc.h"
#include "py/runtime.h"

int __real_main(int argc, char **argv);
int __wrap_main(int argc, char **argv);
void __real_mp_deinit(void);
void __wrap_mp_deinit(void);

void __wrap_mp_deinit(void) {
    // LVMP_TEST_SWEEP=0: a port that makes its heap anew without sweeping the old one.
    const char *sweep = getenv("LVMP_TEST_SWEEP");
    if (sweep == NULL || *sweep != '0') {
        gc_sweep_all();
    }
    __real_mp_deinit();
}

int __wrap_main(int argc, char **argv) {
    const char *resets = getenv("LVMP_TEST_RESETS");
    int status = 0;
    for (int n = resets == NULL ? 1 : atoi(resets); n > 0 && status == 0; n--) {
        status = __real_main(argc, argv);
        fflush(stdout);
    }
    return status;
}
