//! One TLSF region.
//!
//! ```text
//!  base     head                first                                    end
//!   | align | Header            | block | block | ...       | sentinel |  |
//!           | index, base       |<------------- blocks ------------->|
//!
//!  a block, every one aligned to GRANULARITY:
//!   | size + flags | previous block | payload ...                    |
//!   |<------------ HEADER --------->|
//! ```
//!
//! The index (`rlsf::Tlsf`) lies in the region itself, so a pool costs no static RAM but its
//! place in a table, and forgetting a pool is forgetting its address.
//!
//! Everything here is reached by raw pointers: the collector reads a pool's memory, and
//! LVGL writes to its payloads.

use core::alloc::Layout;
use core::ptr::{NonNull, null_mut};
use core::sync::atomic::{AtomicPtr, Ordering};

use rlsf::{GRANULARITY, Tlsf};

use crate::gc::Range;

/// Power-of-two size classes. Blocks reach `GRANULARITY << FIRST_LEVELS` bytes: 1 MiB on 32-bit
/// targets, 2 MiB on 64-bit ones; larger regions are cut into pieces of that size.
const FIRST_LEVELS: usize = 16;

/// Subdivisions of each class: a search rounds a size up by an eighth at most.
const SECOND_LEVELS: usize = 8;

type Index = Tlsf<'static, u32, u32, FIRST_LEVELS, SECOND_LEVELS>;

/// Alignment of every payload: 8 bytes on 32-bit targets, 16 on 64-bit ones.
pub const ALIGN: usize = GRANULARITY / 2;

/// Bytes in front of each payload.
pub const HEADER: usize = GRANULARITY / 2;

/// Largest piece that the index manages as one; larger regions are cut.
const PIECE: usize = GRANULARITY << FIRST_LEVELS;

const USED: usize = 1;
const SENTINEL: usize = 2;
/// Ours, in a bit that rlsf leaves alone while a block is allocated: its payload holds no references.
const LEAF: usize = 4;
const FLAGS: usize = GRANULARITY - 1;

#[repr(C)]
#[derive(Debug)]
struct Header {
    index: Index,
    base: *mut u8,
    /// Of all blocks together, the sentinels included.
    granules: usize,
    /// Bytes in use, headers included.
    used: usize,
}

/// Bytes from a region's aligned start to its first block.
const FIRST: usize = size_of::<Header>().next_multiple_of(GRANULARITY);

/// rlsf's block header. A test compares this view with rlsf's own.
#[repr(C)]
struct BlockHeader {
    /// Bytes of the block, this header included, and flags in the low bits.
    size: usize,
    /// The block before it; null for the first one of a piece.
    prev: *mut BlockHeader,
}

/// Up to this size of a request each granule has a size class of its own.
pub const EXACT: usize = 2 * SECOND_LEVELS * GRANULARITY - HEADER;

/// A block of `n` payload bytes as the index takes it; `None` where no piece is large enough.
/// A search for a size between two classes begins at the next one, so a block cut to such a size
/// could never serve the same request again: sizes are rounded up to a class, by an eighth at most.
#[inline]
fn layout(n: usize) -> Option<Layout> {
    if n <= EXACT {
        return Some(layout_of(n));
    }
    if n > PIECE {
        return None;
    }
    let block = n + HEADER;
    Some(layout_of(
        block.next_multiple_of(class_width(block)) - HEADER,
    ))
}

#[inline]
fn layout_of(n: usize) -> Layout {
    // SAFETY: the alignment is a power of two, and `n` hardly exceeds a piece.
    unsafe { Layout::from_size_align_unchecked(n, ALIGN) }
}

/// Difference in size between a block's size class and the next one.
fn class_width(block: usize) -> usize {
    ((1 << block.ilog2()) / SECOND_LEVELS).max(GRANULARITY)
}

/// How many granules `bytes` are. Where that is no whole number the remainder ends up in the
/// topmost bits, and the result is more than any pool has.
#[inline]
fn granules(bytes: usize) -> usize {
    bytes.rotate_right(GRANULARITY.ilog2())
}

/// A region that serves allocations in constant time. A handle: copies name the same region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    head: NonNull<Header>,
}

/// A place for a handle that can be read without a lock.
#[derive(Default, Debug)]
pub struct AtomicPool(AtomicPtr<Header>);

impl AtomicPool {
    /// Without a pool.
    pub const fn new() -> AtomicPool {
        AtomicPool(AtomicPtr::new(null_mut()))
    }

    /// Puts a pool there, or none.
    #[inline]
    pub fn set(&self, pool: Option<Pool>) {
        let head = pool.map_or(null_mut(), |pool| pool.head.as_ptr());
        self.0.store(head, Ordering::Relaxed);
    }

    /// The pool that is there, if any.
    #[inline]
    pub fn get(&self) -> Option<Pool> {
        let head = NonNull::new(self.0.load(Ordering::Relaxed))?;
        Some(Pool { head })
    }
}

// SAFETY: a pool is plain memory that belongs to whoever holds the heap's lock.
unsafe impl Send for Pool {}

/// A live block of a pool, which is what made it: [`Pool::alloc`], [`Pool::realloc`] or
/// [`Pool::find`].
#[derive(Clone, Copy, Debug)]
pub struct Live {
    ptr: *mut u8,
    bytes: usize,
}

impl Live {
    /// The payload.
    #[inline]
    pub fn ptr(self) -> *mut u8 {
        self.ptr
    }

    /// Bytes of the block, header included.
    #[inline]
    pub fn bytes(self) -> usize {
        self.bytes
    }

    /// Bytes of the payload.
    #[inline]
    pub fn usable(self) -> usize {
        self.bytes - HEADER
    }
}

/// A block as [`Pool::blocks`] sees it.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// Where its payload starts.
    pub payload: *mut u8,
    /// Bytes of the block, header included.
    pub bytes: usize,
    /// Whether it is allocated.
    pub used: bool,
    /// Whether its payload holds no references ([`Pool::set_leaf`]).
    pub leaf: bool,
}

impl Block {
    /// Its payload as words.
    pub fn words(&self) -> Range {
        Range {
            start: self.payload.cast(),
            n_words: (self.bytes - HEADER) / size_of::<usize>(),
        }
    }
}

impl Pool {
    /// Bytes of the largest region that stays in one piece.
    pub const MAX_BYTES: usize = PIECE + FIRST;

    /// Makes a pool of the region `[base, base + bytes)`, or `None` where that is too small to
    /// serve anything. Time: the number of 1 MiB (2 MiB) pieces.
    ///
    /// # Safety
    ///
    /// The region is writable and nobody else's until the last use of the pool.
    pub unsafe fn new(base: *mut u8, bytes: usize) -> Option<Pool> {
        let skip = base.align_offset(GRANULARITY);
        let blocks = bytes.checked_sub(skip)?.checked_sub(FIRST)? & !FLAGS;
        if FIRST + blocks < Self::MIN_BYTES {
            return None;
        }
        // SAFETY: `skip + FIRST + blocks <= bytes`, so all stays inside the region.
        unsafe {
            let head = NonNull::new_unchecked(base.add(skip).cast::<Header>());
            let pool = Pool { head };
            head.write(Header {
                index: Index::new(),
                base,
                granules: 0,
                used: 0,
            });
            let first = NonNull::new_unchecked(pool.first());
            let region = NonNull::slice_from_raw_parts(first, blocks);
            let taken = (*head.as_ptr()).index.insert_free_block_ptr(region)?;
            (*head.as_ptr()).granules = taken.get() / GRANULARITY;
            Some(pool)
        }
    }

    /// Bytes of a region, aligned to a GC block, that no block can use: the index and the sentinel.
    pub const OVERHEAD: usize = FIRST + GRANULARITY;

    /// Bytes of the smallest region, aligned to a GC block, that serves anything.
    pub const MIN_BYTES: usize = Self::OVERHEAD + GRANULARITY;

    /// Bytes of a region, aligned to a GC block, whose pool can serve one request of `n` bytes;
    /// `None` where no region can. Constant time.
    pub fn bytes_for(n: usize) -> Option<usize> {
        // A search rounds the size up to the start of the next class.
        let block = n
            .checked_add(HEADER)?
            .checked_next_multiple_of(GRANULARITY)?;
        let block = block.checked_next_multiple_of(class_width(block))?;
        (block < PIECE).then_some(Self::OVERHEAD + block)
    }

    /// The largest request that a free block of so many bytes, header included, surely serves.
    pub fn serves(block: usize) -> usize {
        block - block % class_width(block) - HEADER
    }

    /// Whether [`Pool::set_leaf`] was called on a block.
    ///
    /// # Safety
    ///
    /// `ptr` is a live block of some pool, under the heap's lock.
    pub unsafe fn is_leaf(ptr: *mut u8) -> bool {
        // SAFETY: the caller's.
        unsafe { (*header_of(ptr)).size & LEAF != 0 }
    }

    /// Notes that a block's payload holds no references to the heap, until it is freed.
    ///
    /// # Safety
    ///
    /// `ptr` is a live block of some pool, under the heap's lock.
    pub unsafe fn set_leaf(ptr: *mut u8) {
        // SAFETY: the caller's.
        unsafe { (*header_of(ptr)).size |= LEAF };
    }

    /// The region's start as it was given to [`Pool::new`].
    pub fn base(self) -> *mut u8 {
        // SAFETY: a pool's header stays readable as long as the pool is.
        unsafe { (*self.head.as_ptr()).base }
    }

    /// Bytes from the base to the pool's end.
    pub fn bytes(self) -> usize {
        self.end().addr() - self.base().addr()
    }

    /// Bytes that blocks can take up, the sentinel included.
    pub fn capacity(self) -> usize {
        self.granules() * GRANULARITY
    }

    /// Whether any of `bytes` bytes at `base` lie in the pool's region. Constant time.
    pub fn overlaps(self, base: *const u8, bytes: usize) -> bool {
        let end = base.addr().saturating_add(bytes);
        base.addr() < self.end().addr() && self.base().addr() < end
    }

    /// A block of `n` bytes aligned to [`ALIGN`], or `None`. Constant time (rlsf's `allocate`:
    /// two bitmap searches, one unlink, one split).
    ///
    /// # Safety
    ///
    /// The pool's region is still its own, and no other call on it runs.
    #[inline]
    pub unsafe fn alloc(self, n: usize) -> Option<Live> {
        // SAFETY: the caller's.
        unsafe { self.alloc_layout(layout(n)?) }
    }

    /// The same for at most [`EXACT`] bytes. It is part of its caller even where code is to be small.
    ///
    /// # Safety
    ///
    /// As [`Pool::alloc`].
    #[inline(always)]
    pub unsafe fn alloc_exact(self, n: usize) -> Option<Live> {
        debug_assert!(n <= EXACT);
        // SAFETY: the caller's.
        unsafe { self.alloc_layout(layout_of(n)) }
    }

    #[inline(always)]
    unsafe fn alloc_layout(self, layout: Layout) -> Option<Live> {
        let head = self.head.as_ptr();
        // SAFETY: the caller's; no reference into the pool outlives its statement.
        unsafe {
            let block = Self::live((*head).index.allocate(layout)?);
            (*head).used += block.bytes;
            Some(block)
        }
    }

    /// Frees a block. Constant time (rlsf's `deallocate`: merges with both neighbours).
    ///
    /// # Safety
    ///
    /// As for [`Pool::alloc`], and the block is one of this pool and was not freed since.
    #[inline]
    pub unsafe fn free(self, block: Live) {
        let head = self.head.as_ptr();
        // SAFETY: the caller's.
        unsafe {
            (*head).used -= block.bytes;
            // To rlsf our own flag would be a part of the size.
            (*header_of(block.ptr)).size = block.bytes | USED;
            let ptr = NonNull::new_unchecked(block.ptr);
            (*head).index.deallocate(ptr, ALIGN);
        }
    }

    /// Resizes a block, moving it within the pool if it must, or `None`, with the block as it
    /// was. Shrinking, and growing within the block, never fail. Time: constant, and the bytes
    /// copied where it moves.
    ///
    /// # Safety
    ///
    /// As for [`Pool::free`].
    #[inline]
    pub unsafe fn realloc(self, block: Live, n: usize) -> Option<Live> {
        let layout = layout(n)?;
        if (layout.size() + HEADER).next_multiple_of(GRANULARITY) == block.bytes {
            return Some(block);
        }
        // SAFETY: the caller's.
        unsafe { self.resize(block, n, layout) }
    }

    #[inline(never)]
    unsafe fn resize(self, block: Live, n: usize, mut layout: Layout) -> Option<Live> {
        if n <= block.usable() && layout.size() > block.usable() {
            // Rounding alone must not move a block.
            layout = layout_of(block.usable());
        }
        let head = self.head.as_ptr();
        // SAFETY: the caller's.
        unsafe {
            let header = header_of(block.ptr);
            let leaf = (*header).size & LEAF;
            (*header).size = block.bytes | USED;
            let ptr = NonNull::new_unchecked(block.ptr);
            let new = (*head).index.reallocate(ptr, layout);
            (*header_of(new.unwrap_or(ptr).as_ptr())).size |= leaf;
            let moved = Self::live(new?);
            (*head).used = (*head).used - block.bytes + moved.bytes;
            Some(moved)
        }
    }

    /// The block whose payload starts at `ptr`; `None` where no live block's payload starts
    /// there: an address outside, an interior pointer, a block freed before. Constant time.
    ///
    /// A header counts as one if its flags say "used", its size stays inside the pool and the
    /// next block points back at it. A freed block fails that: its flag is gone, or it was merged
    /// into the block before it, at which the next one then points.
    ///
    /// # Safety
    ///
    /// As for [`Pool::alloc`].
    #[inline]
    pub unsafe fn find(self, ptr: *mut u8) -> Option<Live> {
        let offset = ptr.addr().wrapping_sub(self.head.addr().get());
        let before = granules(offset.wrapping_sub(FIRST + HEADER));
        let all = self.granules();
        if before >= all {
            return None;
        }
        let header = self
            .first()
            .with_addr(ptr.addr() - HEADER)
            .cast::<BlockHeader>();
        // SAFETY: `header` is aligned and lies between the first block and the end.
        let bytes = (unsafe { (*header).size } & !LEAF).wrapping_sub(USED);
        if granules(bytes) >= all - before {
            return None;
        }
        let next = header.wrapping_byte_add(bytes);
        // SAFETY: `next` is aligned and lies at least one granule before the end.
        if unsafe { (*next).prev } != header {
            return None;
        }
        Some(Live { ptr, bytes })
    }

    /// The live block whose payload is `ptr`.
    ///
    /// # Safety
    ///
    /// It is one.
    #[inline]
    unsafe fn live(ptr: NonNull<u8>) -> Live {
        // SAFETY: the caller's.
        let header = unsafe { &*ptr.as_ptr().sub(HEADER).cast::<BlockHeader>() };
        Live {
            ptr: ptr.as_ptr(),
            bytes: header.size & !FLAGS,
        }
    }

    /// Whether nothing is allocated. Constant time.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.used() == 0
    }

    /// The memory of an empty pool of one piece that its index doesn't use: start and bytes.
    pub fn inside(self) -> (*mut u8, usize) {
        let start = self.first().wrapping_add(GRANULARITY);
        let bytes = self.capacity().min(PIECE);
        (start, bytes.saturating_sub(2 * GRANULARITY))
    }

    /// All blocks in address order, up to the first damaged header, which ends the walk with
    /// `Err` of its address. Time: the number of blocks.
    ///
    /// # Safety
    ///
    /// As for [`Pool::alloc`], for as long as the iterator lives.
    pub unsafe fn blocks(self) -> impl Iterator<Item = Result<Block, *mut u8>> {
        let mut at = self.first().cast::<BlockHeader>();
        let mut prev = core::ptr::null_mut::<BlockHeader>();
        core::iter::from_fn(move || {
            loop {
                let room = self.end().addr() - at.addr();
                if room == 0 {
                    return None;
                }
                // SAFETY: `at` is aligned and at least one granule before the end: the walk
                // starts so, and each step below is checked to keep it so.
                let (size, back) = unsafe { ((*at).size, (*at).prev) };
                let bytes = size & !FLAGS;
                let flags = size & FLAGS;
                let last = flags & SENTINEL != 0;
                let sound = back == prev
                    && if last {
                        flags == SENTINEL | USED && bytes == GRANULARITY
                    } else {
                        (flags == 0 || flags & !LEAF == USED)
                            && bytes >= GRANULARITY
                            && bytes < room
                    };
                if !sound {
                    let damaged = at.cast();
                    at = self.end().cast();
                    return Some(Err(damaged));
                }
                let block = Block {
                    payload: at.wrapping_byte_add(HEADER).cast(),
                    bytes,
                    used: flags & USED != 0,
                    leaf: flags & LEAF != 0,
                };
                // A sentinel ends a piece; the next piece, if any, has no block before it.
                prev = if last { core::ptr::null_mut() } else { at };
                at = at.wrapping_byte_add(bytes);
                if !last {
                    return Some(Ok(block));
                }
            }
        })
    }

    /// Granules of all blocks together, the sentinels included.
    #[inline]
    fn granules(self) -> usize {
        // SAFETY: a pool's header stays readable as long as the pool is.
        unsafe { (*self.head.as_ptr()).granules }
    }

    /// Bytes in use, headers included. Constant time.
    #[inline]
    pub fn used(self) -> usize {
        // SAFETY: as for `granules`.
        unsafe { (*self.head.as_ptr()).used }
    }

    fn end(self) -> *mut u8 {
        self.first().wrapping_add(self.capacity())
    }

    fn first(self) -> *mut u8 {
        self.head.as_ptr().cast::<u8>().wrapping_add(FIRST)
    }
}

fn header_of(payload: *mut u8) -> *mut BlockHeader {
    payload.wrapping_sub(HEADER).cast()
}

#[cfg(test)]
mod tests {
    use std::vec;
    use std::vec::Vec;

    use super::*;

    /// Memory for a pool, aligned as a GC block is.
    #[repr(align(64))]
    #[derive(Clone, Copy)]
    struct Line(#[allow(dead_code)] [u8; 64]); // only its size and alignment matter

    fn region(bytes: usize) -> Vec<Line> {
        vec![Line([0xa5; 64]); bytes.div_ceil(64)]
    }

    fn blocks(pool: Pool) -> Vec<Block> {
        // SAFETY: one thread, and the region outlives the walk.
        unsafe { pool.blocks() }
            .map(|b| b.expect("sound"))
            .collect()
    }

    #[test]
    fn the_walk_sees_what_rlsf_sees() {
        let mut memory = region(3 * PIECE);
        let base = memory.as_mut_ptr().cast::<u8>();
        // SAFETY: the region is the test's.
        unsafe {
            let pool = Pool::new(base, 3 * PIECE).unwrap();
            let live: Vec<_> = (1..200).filter_map(|n| pool.alloc(n * 7)).collect();
            live.iter().step_by(3).for_each(|&b| pool.free(b));
            let all =
                NonNull::slice_from_raw_parts(NonNull::new(pool.first()).unwrap(), pool.capacity());
            let theirs: Vec<_> = (*pool.head.as_ptr())
                .index
                .iter_blocks(all)
                .map(|b| (b.as_ptr().cast::<u8>().as_ptr(), b.size(), b.is_occupied()))
                .collect();
            let ours: Vec<_> = blocks(pool)
                .iter()
                .map(|b| (b.payload.wrapping_sub(HEADER), b.bytes, b.used))
                .collect();
            assert_eq!(ours, theirs);
            assert!(ours.len() > 200, "used and free blocks in several pieces");
        }
    }

    #[test]
    fn bytes_for_suffices_and_is_tight() {
        for n in (1..3000).chain([9_000, 32_767, 100_000, 1 << 20]) {
            let bytes = Pool::bytes_for(n).unwrap();
            let mut memory = region(bytes);
            let base = memory.as_mut_ptr().cast::<u8>();
            // SAFETY: the region is the test's.
            unsafe {
                let pool = Pool::new(base, bytes).unwrap();
                assert!(pool.alloc(n).is_some(), "{n} bytes in {bytes}");
                let less = Pool::new(base, bytes - GRANULARITY);
                assert!(
                    less.is_none_or(|pool| pool.alloc(n).is_none()),
                    "{n} bytes in less than {bytes}"
                );
            }
        }
        assert_eq!(Pool::bytes_for(usize::MAX), None);
        assert_eq!(Pool::bytes_for(PIECE), None);
    }

    #[test]
    fn serves_is_what_it_says() {
        let mut memory = region(1 << 16);
        let base = memory.as_mut_ptr().cast::<u8>();
        for bytes in (Pool::OVERHEAD + GRANULARITY..1 << 16).step_by(GRANULARITY * 3) {
            // SAFETY: the region is the test's.
            unsafe {
                let pool = Pool::new(base, bytes).unwrap();
                let n = Pool::serves(blocks(pool)[0].bytes);
                assert!(pool.alloc(n).is_some(), "{n} bytes in a pool of {bytes}");
            }
        }
    }

    #[test]
    fn regions_too_small_are_refused() {
        let mut memory = region(Pool::MIN_BYTES);
        let base = memory.as_mut_ptr().cast::<u8>();
        for bytes in 0..Pool::MIN_BYTES {
            // SAFETY: the region is the test's.
            assert!(unsafe { Pool::new(base, bytes) }.is_none());
        }
        // SAFETY: the region is the test's.
        assert!(unsafe { Pool::new(base, Pool::MIN_BYTES) }.is_some());
    }

    #[test]
    fn only_payloads_of_live_blocks_are_blocks() {
        let mut memory = region(1 << 14);
        let base = memory.as_mut_ptr().cast::<u8>();
        // SAFETY: the region is the test's.
        unsafe {
            let pool = Pool::new(base.add(5), (1 << 14) - 5).unwrap();
            let live: Vec<_> = (0..40).map(|i| pool.alloc(100 + i).unwrap()).collect();
            live.iter().step_by(2).for_each(|&b| pool.free(b));
            let kept: Vec<_> = live.iter().skip(1).step_by(2).collect();
            // Payloads full of what could pass for headers.
            for block in &kept {
                block.ptr.cast::<usize>().write_bytes(0x21, 12);
            }
            let found: Vec<_> = (0..2 << 14)
                .filter_map(|i| pool.find(base.wrapping_add(i).wrapping_sub(1 << 13)))
                .map(|block| (block.ptr, block.bytes))
                .collect();
            let expected: Vec<_> = kept.iter().map(|b| (b.ptr, b.bytes)).collect();
            assert_eq!(found, expected);
            assert!(pool.find(null_mut()).is_none());
        }
    }

    #[test]
    fn damage_ends_the_walk() {
        let mut memory = region(1 << 14);
        let base = memory.as_mut_ptr().cast::<u8>();
        // SAFETY: the region is the test's.
        unsafe {
            let pool = Pool::new(base, 1 << 14).unwrap();
            let live: Vec<_> = (0..8).map(|_| pool.alloc(200).unwrap()).collect();
            let header = live[4].ptr.sub(HEADER).cast::<usize>();
            for word in [0, 1] {
                let sound = header.add(word).read();
                for bad in [
                    0,
                    1,
                    GRANULARITY,
                    1 << 20,
                    usize::MAX,
                    sound ^ 8,
                    sound ^ SENTINEL,
                ] {
                    header.add(word).write(bad);
                    let damage = pool.blocks().find_map(Result::err);
                    assert!(damage.is_some(), "{bad:#x} instead of {sound:#x}");
                    assert!(pool.blocks().count() <= 9, "the walk ends");
                }
                header.add(word).write(sound);
            }
            assert!(pool.blocks().all(|b| b.is_ok()));
        }
    }
}
