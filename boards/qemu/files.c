// The file system at /rom: an image that qemu puts into memory (`-device loader,file=...,addr=...`) before the board starts.

#include "py/mperrno.h"
#include "py/objarray.h"
#include "py/runtime.h"
#include "extmod/vfs.h"

// The linker script's.
extern uint8_t _files_start[], _files_end[];

mp_obj_t mp_vfs_rom_ioctl(size_t n_args, const mp_obj_t *args) {
    (void)n_args;
    switch (mp_obj_get_int(args[0])) {
        case MP_VFS_ROM_IOCTL_GET_NUMBER_OF_SEGMENTS:
            return MP_OBJ_NEW_SMALL_INT(1);
        case MP_VFS_ROM_IOCTL_GET_SEGMENT:
            // Where no image is, MicroPython finds no header and mounts nothing.
            return mp_obj_new_memoryview('B', _files_end - _files_start, _files_start);
        default:
            return MP_OBJ_NEW_SMALL_INT(-MP_EINVAL);
    }
}
