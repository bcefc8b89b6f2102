//! Bare `rlsf`, with the parameters of `src/pool.rs`: what the pools rest on.

use std::alloc::Layout;
use std::marker::PhantomData;
use std::ptr::{NonNull, null_mut};

use rlsf::{GRANULARITY, Tlsf};

use super::{Allocator, Line};

type Index = Tlsf<'static, u32, u32, 16, 8>;

const ALIGN: usize = GRANULARITY / 2;
const FIRST: usize = size_of::<Index>().next_multiple_of(Line::BYTES);

/// The index at the region's start, its blocks behind. `None` where the region is too small.
pub fn over(region: &mut [Line]) -> Option<Allocator<'_>> {
    let (index, blocks) = region.split_at_mut_checked(FIRST / Line::BYTES)?;
    let index = index.as_mut_ptr().cast::<Index>();
    let blocks =
        NonNull::slice_from_raw_parts(NonNull::from(&mut *blocks).cast(), size_of_val(blocks));
    // SAFETY: both parts of the region are borrowed for as long as the allocator lives.
    unsafe {
        index.write(Index::new());
        (*index).insert_free_block_ptr(blocks)?;
    }
    Some(Allocator {
        context: Some(index.cast()),
        malloc: malloc as *const (),
        realloc: realloc as *const (),
        free: free as *const (),
        memory: PhantomData,
    })
}

fn layout(bytes: usize) -> Layout {
    // SAFETY: a power of two, and sizes of a trace are far from `isize::MAX`.
    unsafe { Layout::from_size_align_unchecked(bytes, ALIGN) }
}

// SAFETY of the three: `index` is that of `over`, blocks are live ones of it.

unsafe extern "C" fn malloc(index: *mut Index, bytes: usize) -> *mut u8 {
    // SAFETY: see above.
    unsafe { (*index).allocate(layout(bytes)) }.map_or(null_mut(), NonNull::as_ptr)
}

unsafe extern "C" fn realloc(index: *mut Index, block: NonNull<u8>, bytes: usize) -> *mut u8 {
    // SAFETY: see above.
    unsafe { (*index).reallocate(block, layout(bytes)) }.map_or(null_mut(), NonNull::as_ptr)
}

unsafe extern "C" fn free(index: *mut Index, block: NonNull<u8>) {
    // SAFETY: see above.
    unsafe { (*index).deallocate(block, ALIGN) }
}
