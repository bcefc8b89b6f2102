// Every switch of lvmp, with its default. A board sets one by defining it before,
// usually with `CFLAGS += -DNAME=value` in its mpconfigboard.mk.
#ifndef LVMP_INCLUDED_CONFIG_H
#define LVMP_INCLUDED_CONFIG_H

// Whether LVGL's memory comes from constant-time pools inside the GC heap.
// Off, LVGL's blocks come straight from the GC and no Rust is linked.
// micropython.mk and micropython.cmake look for this one in the board's flags.
#ifndef LVMP_POOL_TLSF
#define LVMP_POOL_TLSF (0)
#endif

// Whether lvmp provides LVGL's lv_mem_* functions (LV_STDLIB_CUSTOM) at all.
// 0 leaves them to LVGL or to another module.
#ifndef LVMP_LV_MEM
#define LVMP_LV_MEM (1)
#endif

// Bytes of the first pool, and the least that a later one is made with while the
// heap has room.
#ifndef LVMP_POOL_MIN
#define LVMP_POOL_MIN (16 * 1024)
#endif

// Bytes of the largest pool that is made.
#ifndef LVMP_POOL_BYTES
#define LVMP_POOL_BYTES (256 * 1024)
#endif

// How many pools are made at most, 0 to 16. With 0 every block comes from the GC.
#ifndef LVMP_POOL_MAX
#define LVMP_POOL_MAX (8)
#endif

// Requests of this many bytes or more go to the GC. 512 at least.
#ifndef LVMP_POOL_BIG
#define LVMP_POOL_BIG (32 * 1024)
#endif

// Bytes kept back for the moment when the heap is full: LVGL finishes what it is
// doing with them, then Python sees MemoryError. 0 keeps nothing back. 8 KB on 64-bit machines, 4 KB on
// 32-bit ones, where LVGL's structures are half as large.
#ifndef LVMP_RESERVE_BYTES
#define LVMP_RESERVE_BYTES (1024 * sizeof(void *))
#endif

// How many frees a pool stays empty before it returns to the heap.
#ifndef LVMP_POOL_IDLE
#define LVMP_POOL_IDLE (4096)
#endif

// Bytes of static memory that LVGL's small blocks come from first: the fast memory of a board whose GC heap lies
// in slow memory. 0 has none. It is a pool of its own, emptied by a soft reset and by lv.deinit(); collections look
// into it. Without linker wraps it lies among MicroPython's root pointers, and is scanned whole.
#ifndef LVMP_FAST_POOL_BYTES
#define LVMP_FAST_POOL_BYTES (0)
#endif

// The section of that memory, a string, say ".dtcm_bss": one of the board's linker script, which the firmware neither
// loads nor clears; a name that begins with ".bss" takes no flash. Without it, it lies where other static data does. A
// section needs linker wraps.
//#define LVMP_FAST_POOL_SECTION ".bss.dtcm"

// Requests up to so many bytes come from it, 512 at least. Draw tasks and their descriptors, widgets, styles and
// events are smaller on every target: what LVGL goes through for each frame. Texts, layers and pictures are larger.
#ifndef LVMP_FAST_POOL_MAX
#define LVMP_FAST_POOL_MAX (512)
#endif

// Whether the linker wraps functions of the collector (-Wl,--wrap). The makefiles set it.
#ifndef LVMP_WRAP
#define LVMP_WRAP (0)
#endif
#ifndef LVMP_WRAP_ALLOC
#define LVMP_WRAP_ALLOC (0)
#endif

// Whether collections mark only what lives of LVGL's memory, with a marker of our own that goes ahead
// of MicroPython's (src/exact.rs). It needs linker wraps; without them the switch does nothing.
#ifndef LVMP_GC_EXACT
#define LVMP_GC_EXACT (1)
#endif

// Whether collections leave out the data of str, bytes, bytearray and arrays of numbers: they hold no references.
// Not for programs that hide the only address of an object in such data, as uctypes with pointers can. It needs
// LVMP_GC_EXACT and MICROPY_ENABLE_FINALISER. micropython.mk and micropython.cmake look for this one in the board's
// flags.
#ifndef LVMP_GC_LEAF
#define LVMP_GC_LEAF (0)
#endif

// Whether requests of Python's own for two GC blocks or more start looking for room where a run of that size
// can first be (src/index.rs). It needs linker wraps; without them the switch does nothing.
#ifndef LVMP_GC_INDEX
#define LVMP_GC_INDEX (1)
#endif

// Whether misuse (double free, interior or foreign pointer) is reported on the
// console with the address. It is harmless either way.
#ifndef LVMP_DEBUG
#ifdef NDEBUG
#define LVMP_DEBUG (0)
#else
#define LVMP_DEBUG (1)
#endif
#endif

#endif // LVMP_INCLUDED_CONFIG_H
