//! LVGL's own TLSF (`src/stdlib/builtin/lv_tlsf.c`) with its assertions, as LVGL has it.

use std::ffi::c_void;
use std::marker::PhantomData;

use super::{Allocator, Line};

type Create = unsafe extern "C" fn(*mut c_void, usize) -> *mut c_void;
type Function = unsafe extern "C" fn();

// Only called as what they are in C, by `step::call`.
unsafe extern "C" {
    fn lv_tlsf_size() -> usize;

    fn lv_tlsf_create_with_pool(memory: *mut c_void, bytes: usize) -> *mut c_void;
    fn lv_tlsf_malloc();
    fn lv_tlsf_realloc();
    fn lv_tlsf_free();

    fn small_lv_tlsf_create_with_pool(memory: *mut c_void, bytes: usize) -> *mut c_void;
    fn small_lv_tlsf_malloc();
    fn small_lv_tlsf_realloc();
    fn small_lv_tlsf_free();
}

/// Compiled for speed, `-O2`. `None` where the region is too small.
pub fn fast(region: &mut [Line]) -> Option<Allocator<'_>> {
    over(
        region,
        lv_tlsf_create_with_pool,
        [lv_tlsf_malloc, lv_tlsf_realloc, lv_tlsf_free],
    )
}

/// Compiled for size, `-Os`. `None` where the region is too small.
pub fn small(region: &mut [Line]) -> Option<Allocator<'_>> {
    over(
        region,
        small_lv_tlsf_create_with_pool,
        [
            small_lv_tlsf_malloc,
            small_lv_tlsf_realloc,
            small_lv_tlsf_free,
        ],
    )
}

fn over(
    region: &mut [Line],
    create: Create,
    [malloc, realloc, free]: [Function; 3],
) -> Option<Allocator<'_>> {
    let bytes = size_of_val(region);
    // SAFETY: it returns a constant.
    if bytes < unsafe { lv_tlsf_size() } {
        return None;
    }
    // SAFETY: the region is writable, has room for the control block, and is borrowed for as long
    // as the allocator lives.
    let tlsf = unsafe { create(region.as_mut_ptr().cast(), bytes) };
    Some(Allocator {
        context: Some(tlsf.cast()),
        malloc: malloc as *const (),
        realloc: realloc as *const (),
        free: free as *const (),
        memory: PhantomData,
    })
}
