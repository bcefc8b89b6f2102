// LVGL's files are MicroPython's: "S:/dir/file" is the VFS's "/dir/file", "S:file" lies in the current folder.
//
// A handle of LVGL's is the Python object itself. Wherever LVGL keeps it, on the C stack, in its own memory or in
// a struct of Python's, the collector sees it: the object lives exactly as long as the handle does.

#include "lvgl_runtime.h"

#include "py/mperrno.h"
#include "py/stream.h"
#include "extmod/vfs.h"

#if MICROPY_VFS

// The drive's letter. A driver that is registered later with the same one takes its place.
#ifndef LVGL_FS_LETTER
#define LVGL_FS_LETTER 'S'
#endif

// Bytes that LVGL reads ahead for each open file; 0: none, the file systems have their own.
#ifndef LVGL_FS_CACHE_BYTES
#define LVGL_FS_CACHE_BYTES (0)
#endif

// One operation: what goes in, and what comes out.
typedef struct {
    const char *path;
    void *handle;
    void *buf;
    uint32_t len;   // of the buffer; bytes moved
    uint32_t mode;  // how to open, or where to seek from
    int64_t offset;
} operation_t;

static lv_fs_res_t result_of(int error) {
    switch (error) {
        case 0:
            return LV_FS_RES_OK;
        case MP_ENOENT:
        case MP_ENODEV:
        case MP_ENOTDIR:
            return LV_FS_RES_NOT_EX;
        case MP_EIO:
            return LV_FS_RES_HW_ERR;
        case MP_ENOSPC:
            return LV_FS_RES_FULL;
        case MP_EACCES:
        case MP_EPERM:
        case MP_EROFS:
        case MP_EEXIST:
        case MP_EISDIR:
            return LV_FS_RES_DENIED;
        case MP_EAGAIN:
        case MP_EBUSY:
            return LV_FS_RES_BUSY;
        case MP_ETIMEDOUT:
            return LV_FS_RES_TOUT;
        case MP_EOPNOTSUPP:
            return LV_FS_RES_NOT_IMP;
        case MP_ENOMEM:
            return LV_FS_RES_OUT_OF_MEM;
        case MP_EBADF:
        case MP_EINVAL:
            return LV_FS_RES_INV_PARAM;
        default:
            return LV_FS_RES_UNKNOWN;
    }
}

// An OSError is LVGL's to handle. Anything else is kept for the caller of LVGL.
static lv_fs_res_t result_of_exception(mp_obj_t exception) {
    if (mp_obj_is_subclass_fast(MP_OBJ_FROM_PTR(mp_obj_get_type(exception)), MP_OBJ_FROM_PTR(&mp_type_OSError))) {
        mp_obj_t error = mp_obj_exception_get_value(exception);
        return mp_obj_is_small_int(error) ? result_of(MP_OBJ_SMALL_INT_VALUE(error)) : LV_FS_RES_UNKNOWN;
    }
    lvgl_keep_exception(exception);
    return LV_FS_RES_UNKNOWN;
}

// Runs an operation of MicroPython's from within LVGL.
static lv_fs_res_t run(lv_fs_res_t (*operation)(operation_t *), operation_t *o) {
    lvgl_pause_t pause;
    lv_fs_res_t res;
    lvgl_pause(&pause, lvgl_is_rendering());
    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        res = operation(o);
        nlr_pop();
        lvgl_resume(&pause, NULL);
    } else {
        lvgl_resume(&pause, nlr.ret_val);
        res = result_of_exception(MP_OBJ_FROM_PTR(nlr.ret_val));
    }
    return res;
}

static mp_obj_t string(const char *text) {
    return mp_obj_new_str(text, strlen(text));
}

// Files

static lv_fs_res_t open_file(operation_t *o) {
    static const char *const modes[] = {
        [LV_FS_MODE_RD] = "rb", [LV_FS_MODE_WR] = "wb", [LV_FS_MODE_RD | LV_FS_MODE_WR] = "r+b",
    };
    if (o->mode == 0 || o->mode >= MP_ARRAY_SIZE(modes)) {
        return LV_FS_RES_INV_PARAM;
    }
    mp_obj_t args[] = { string(o->path), string(modes[o->mode]) };
    mp_obj_t file = mp_vfs_open(2, args, (mp_map_t *)&mp_const_empty_map);
    mp_get_stream_raise(file, MP_STREAM_OP_IOCTL
        | (o->mode & LV_FS_MODE_RD ? MP_STREAM_OP_READ : 0)
        | (o->mode & LV_FS_MODE_WR ? MP_STREAM_OP_WRITE : 0));
    o->handle = MP_OBJ_TO_PTR(file);
    return LV_FS_RES_OK;
}

static void *open_cb(lv_fs_drv_t *drv, const char *path, lv_fs_mode_t mode) {
    operation_t o = { .path = path, .mode = mode };
    return run(open_file, &o) == LV_FS_RES_OK ? o.handle : NULL;
}

static lv_fs_res_t close_file(operation_t *o) {
    mp_stream_close(MP_OBJ_FROM_PTR(o->handle));
    return LV_FS_RES_OK;
}

static lv_fs_res_t close_cb(lv_fs_drv_t *drv, void *handle) {
    operation_t o = { .handle = handle };
    return run(close_file, &o);
}

static lv_fs_res_t move(operation_t *o, byte flags) {
    int error;
    o->len = mp_stream_rw(MP_OBJ_FROM_PTR(o->handle), o->buf, o->len, &error, flags);
    return result_of(error);
}

static lv_fs_res_t read_file(operation_t *o) {
    return move(o, MP_STREAM_RW_READ);
}

static lv_fs_res_t read_cb(lv_fs_drv_t *drv, void *handle, void *buf, uint32_t len, uint32_t *moved) {
    operation_t o = { .handle = handle, .buf = buf, .len = len };
    lv_fs_res_t res = run(read_file, &o);
    *moved = res == LV_FS_RES_OK ? o.len : 0;
    return res;
}

static lv_fs_res_t write_file(operation_t *o) {
    return move(o, MP_STREAM_RW_WRITE);
}

static lv_fs_res_t write_cb(lv_fs_drv_t *drv, void *handle, const void *buf, uint32_t len, uint32_t *moved) {
    operation_t o = { .handle = handle, .buf = (void *)buf, .len = len };
    lv_fs_res_t res = run(write_file, &o);
    *moved = res == LV_FS_RES_OK ? o.len : 0;
    return res;
}

static lv_fs_res_t seek_file(operation_t *o) {
    struct mp_stream_seek_t seek = { .offset = (mp_off_t)o->offset, .whence = (int)o->mode };
    int error = 0;
    mp_obj_t file = MP_OBJ_FROM_PTR(o->handle);
    if (mp_get_stream(file)->ioctl(file, MP_STREAM_SEEK, (uintptr_t)&seek, &error) == MP_STREAM_ERROR) {
        return result_of(error);
    }
    o->offset = seek.offset;
    return LV_FS_RES_OK;
}

static lv_fs_res_t seek_cb(lv_fs_drv_t *drv, void *handle, uint32_t pos, lv_fs_whence_t whence) {
    static const uint8_t whences[] = {
        [LV_FS_SEEK_SET] = MP_SEEK_SET, [LV_FS_SEEK_CUR] = MP_SEEK_CUR, [LV_FS_SEEK_END] = MP_SEEK_END,
    };
    if ((size_t)whence >= MP_ARRAY_SIZE(whences)) {
        return LV_FS_RES_INV_PARAM;
    }
    // Relative positions may be negative.
    operation_t o = { .handle = handle, .offset = whence == LV_FS_SEEK_SET ? (int64_t)pos : (int32_t)pos, .mode = whences[whence] };
    return run(seek_file, &o);
}

static lv_fs_res_t tell_cb(lv_fs_drv_t *drv, void *handle, uint32_t *pos) {
    operation_t o = { .handle = handle, .mode = MP_SEEK_CUR };
    lv_fs_res_t res = run(seek_file, &o);
    if (res == LV_FS_RES_OK && (uint64_t)o.offset > UINT32_MAX) {
        res = LV_FS_RES_FS_ERR;
    }
    *pos = res == LV_FS_RES_OK ? (uint32_t)o.offset : 0;
    return res;
}

// Folders

static lv_fs_res_t open_folder(operation_t *o) {
    mp_obj_t path = string(o->path);
    o->handle = MP_OBJ_TO_PTR(mp_getiter(mp_vfs_ilistdir(1, &path), NULL));
    return LV_FS_RES_OK;
}

static void *dir_open_cb(lv_fs_drv_t *drv, const char *path) {
    operation_t o = { .path = path };
    return run(open_folder, &o) == LV_FS_RES_OK ? o.handle : NULL;
}

// A folder's name begins with a slash; at the end the name is empty.
static lv_fs_res_t read_folder(operation_t *o) {
    char *to = o->buf;
    mp_obj_t entry = mp_iternext(MP_OBJ_FROM_PTR(o->handle));
    if (entry == MP_OBJ_STOP_ITERATION) {
        return LV_FS_RES_OK;
    }
    size_t n_items;
    mp_obj_t *items;
    mp_obj_get_array(entry, &n_items, &items);
    if (n_items < 2) {
        return LV_FS_RES_FS_ERR;
    }
    size_t len;
    const char *name = mp_obj_str_get_data(items[0], &len);
    bool folder = mp_obj_get_int(items[1]) & MP_S_IFDIR;
    if (folder + len >= o->len) {
        // A part of a name would be the name of another file.
        return LV_FS_RES_INV_PARAM;
    }
    if (folder) {
        *to++ = '/';
    }
    memcpy(to, name, len);
    to[len] = '\0';
    return LV_FS_RES_OK;
}

static lv_fs_res_t dir_read_cb(lv_fs_drv_t *drv, void *handle, char *name, uint32_t len) {
    if (len == 0) {
        return LV_FS_RES_INV_PARAM;
    }
    name[0] = '\0';
    operation_t o = { .handle = handle, .buf = name, .len = len };
    return run(read_folder, &o);
}

// The end of the handle is that of the listing.
static lv_fs_res_t dir_close_cb(lv_fs_drv_t *drv, void *handle) {
    return LV_FS_RES_OK;
}

void lvgl_fs_register(void) {
    static lv_fs_drv_t driver;
    lv_fs_drv_init(&driver);
    driver.letter = LVGL_FS_LETTER;
    driver.cache_size = LVGL_FS_CACHE_BYTES;
    driver.open_cb = open_cb;
    driver.close_cb = close_cb;
    driver.read_cb = read_cb;
    driver.write_cb = write_cb;
    driver.seek_cb = seek_cb;
    driver.tell_cb = tell_cb;
    driver.dir_open_cb = dir_open_cb;
    driver.dir_read_cb = dir_read_cb;
    driver.dir_close_cb = dir_close_cb;
    lv_fs_drv_register(&driver);
}

#endif // MICROPY_VFS
