// What both boards change in the configuration of MicroPython's qemu port.
#include "mpconfigport.h"

// The port has no clock; clock.c is one. time.ticks_cpu() counts instructions.
#undef MICROPY_PY_TIME
#define MICROPY_PY_TIME (1)

// /rom is an image of files that qemu puts into memory; see files.c.
#undef MICROPY_VFS_ROM_IOCTL
#define MICROPY_VFS_ROM_IOCTL (1)
