// What Rust's compiler calls on ARM in place of memcpy() and the like; the names are from shim/rust_object.sh.

#include <string.h>

#include "lvmp_config.h"

#if LVMP_POOL_TLSF && defined(__arm__)

void lvmp_aeabi_memcpy(void *to, const void *from, size_t n);
void lvmp_aeabi_memmove(void *to, const void *from, size_t n);
void lvmp_aeabi_memset(void *p, size_t n, int c);
void lvmp_aeabi_memclr(void *p, size_t n);

void lvmp_aeabi_memcpy(void *to, const void *from, size_t n) {
    memcpy(to, from, n);
}

void lvmp_aeabi_memmove(void *to, const void *from, size_t n) {
    memmove(to, from, n);
}

void lvmp_aeabi_memset(void *p, size_t n, int c) {
    memset(p, c, n);
}

void lvmp_aeabi_memclr(void *p, size_t n) {
    memset(p, 0, n);
}

// Those for what is aligned to 4 and to 8.
#define ALIGNED(f, align, ...) void f##align(__VA_ARGS__) __attribute__((alias(#f)));
ALIGNED(lvmp_aeabi_memcpy, 4, void *, const void *, size_t)
ALIGNED(lvmp_aeabi_memcpy, 8, void *, const void *, size_t)
ALIGNED(lvmp_aeabi_memmove, 4, void *, const void *, size_t)
ALIGNED(lvmp_aeabi_memmove, 8, void *, const void *, size_t)
ALIGNED(lvmp_aeabi_memset, 4, void *, size_t, int)
ALIGNED(lvmp_aeabi_memset, 8, void *, size_t, int)
ALIGNED(lvmp_aeabi_memclr, 4, void *, size_t)
ALIGNED(lvmp_aeabi_memclr, 8, void *, size_t)

#endif
