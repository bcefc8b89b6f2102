//! The allocators as C sees them.

use std::marker::PhantomData;

pub mod lv_tlsf;
pub mod pools;
pub mod rlsf;

/// An allocator's C functions. Each has `context` as its first argument, if there is one.
#[derive(Clone, Copy)]
pub struct Allocator<'a> {
    pub context: Option<*const ()>,
    /// `void *malloc(context, size_t bytes)`
    pub malloc: *const (),
    /// `void *realloc(context, void *block, size_t bytes)`
    pub realloc: *const (),
    /// `void free(context, void *block)`
    pub free: *const (),
    /// The memory beneath.
    pub memory: PhantomData<&'a mut [Line]>,
}

/// Makes an allocator of a region, unless that is too small.
pub type Over = fn(&mut [Line]) -> Option<Allocator<'_>>;

/// A piece of memory for an allocator, aligned as the blocks of any heap.
#[repr(align(64))]
#[derive(Clone, Copy)]
pub struct Line(#[allow(dead_code)] [u8; 64]); // only its size and alignment matter

impl Line {
    pub const BYTES: usize = size_of::<Line>();

    /// A region of so many bytes, rounded down to a line.
    pub fn region(bytes: usize) -> Vec<Line> {
        vec![Line([0; Self::BYTES]); bytes / Self::BYTES]
    }
}
