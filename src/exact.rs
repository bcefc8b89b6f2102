//! Exact collection: marks what lives before the collector does, and of LVGL's memory only what is in use.
//!
//! A collection of MicroPython's marks from the root pointers, from the stacks and registers, then sweeps. Its
//! mark stack is short; when it overflows, every block of the whole heap is visited again. This marker
//! runs ahead of it behind linker wraps:
//!
//! 1. Before the collector starts, the blocks that LVGL's memory lies in are marked themselves, without being
//!    looked into; then all that the root pointers and LVGL's live chunks refer to is marked.
//! 2. The collector starts, follows the same root pointers and finds everything marked.
//! 3. What the port gives it of stacks and registers comes to this marker instead.
//! 4. What leaves refer to (below) is marked.
//! 5. The collector ends: nothing is left to mark, so it sweeps.
//!
//! It marks just what MicroPython's marker would: a word is a reference if it is the address of a block's
//! head. Its stack is the reserve's free memory. An entry is a block with the place from which to look on, and
//! the last reference in a block takes over the block's entry, so that neither a long list nor a long
//! chain fills it. Should it overflow all the same, MicroPython's own pass over the heap makes up for it, and looks into
//! LVGL's blocks whole: more may survive that time, never less.
//!
//! Leaves (`LVMP_GC_LEAF`) are objects whose data holds no references: `str`, `bytes`, `bytearray`, arrays of numbers. A
//! block's first word does not tell one: a list that begins with the class `str` looks the same. But the bit that marks a
//! block with a finaliser is only ever set for objects, so leaves are allocated with it. Their data is marked last,
//! when all that others refer to has been looked into: it may be another's block, made a bytearray by its
//! address. A dead leaf's bit is cleared, since it has no finaliser to look for; so is that of what is made as leaves are,
//! a memoryview, an array of objects.

use core::ptr::null_mut;
use core::sync::atomic::Ordering;

use crate::gc::{AREAS, Area, Gc, Range};
use crate::heap::{Block, Heap};

/// Kinds of a block in MicroPython's allocation table: two bits, which tell a marked head by the upper one.
const HEAD: u8 = 1;
const TAIL: u8 = 2;
const MARK: u8 = 3;
/// A word of tails.
const TAILS: usize = usize::MAX / 3 * 2;

/// Entries that the stack has where no free memory of ours can serve.
const SPARE: usize = 32;

/// A part of memory that remains to be looked at.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    at: *const usize,
    end: *const usize,
}

/// The marker's state from a collection's start to its end.
pub(crate) struct Marker {
    areas: [Area; AREAS],
    count: usize,
    /// log2 of a block's bytes.
    shift: u32,
    stack: *mut Rest,
    capacity: usize,
    depth: usize,
    overflow: bool,
    spare: [Rest; SPARE],
}

const NO_AREA: Area = Area {
    table: null_mut(),
    finalisers: null_mut(),
    start: null_mut(),
    n_blocks: 0,
    n_used: 0,
};

const NO_REST: Rest = Rest {
    at: core::ptr::null(),
    end: core::ptr::null(),
};

impl Marker {
    pub(crate) const fn new() -> Marker {
        Marker {
            areas: [NO_AREA; AREAS],
            count: 0,
            shift: 0,
            stack: null_mut(),
            capacity: 0,
            depth: 0,
            overflow: false,
            spare: [NO_REST; SPARE],
        }
    }

    /// Begins a collection. False where the heap has more areas than are known here, or none.
    ///
    /// # Safety
    ///
    /// `stack` is free memory of `bytes` bytes that nobody else uses until [`Marker::end`].
    pub(crate) unsafe fn begin(&mut self, gc: &impl Gc, stack: *mut u8, bytes: usize) -> bool {
        let count = gc.areas(&mut self.areas);
        if count > AREAS {
            return false;
        }
        self.count = count;
        self.shift = gc.config().block_bytes.trailing_zeros();
        self.depth = 0;
        self.overflow = false;
        let skip = stack.align_offset(align_of::<Rest>()).min(bytes);
        self.capacity = (bytes - skip) / size_of::<Rest>();
        self.stack = stack.wrapping_add(skip).cast();
        if self.capacity < SPARE {
            self.capacity = SPARE;
            self.stack = self.spare.as_mut_ptr();
        }
        count != 0
    }

    /// Ends the collection's marking. Whether something marked was not looked into; then leaves are as other
    /// objects. Time: where there are leaves, the bits of the table of finalisers.
    ///
    /// # Safety
    ///
    /// As for [`Marker::scan_range`].
    pub(crate) unsafe fn end(&mut self, gc: &impl Gc) -> bool {
        if !self.overflow {
            for area in &self.areas[..self.count] {
                // SAFETY: the caller's.
                unsafe { self.settle(gc, area) };
            }
        }
        self.count = 0;
        self.overflow
    }

    /// Marks what the live leaves of an area refer to, and lets the dead go without a finaliser.
    ///
    /// # Safety
    ///
    /// As for [`Marker::scan_range`].
    unsafe fn settle(&self, gc: &impl Gc, area: &Area) {
        if area.finalisers.is_null() {
            return;
        }
        let space = self.space();
        let mut block = 0;
        while block < area.n_used {
            // SAFETY: the table has a bit for each block.
            if block.is_multiple_of(8) && unsafe { *area.finalisers.add(block / 8) } == 0 {
                block += 8;
                continue;
            }
            let object = Found { area: *area, block };
            block += 1;
            if !space.has_finaliser(object) {
                continue;
            }
            // SAFETY: the caller's; an object, dead or alive.
            unsafe {
                if kind(area, object.block) != MARK {
                    if gc.lacks_finaliser(space.start(object)) {
                        space.clear_finaliser(object);
                    }
                } else if let Some(data) = gc.leaf_data(space.start(object))
                    && let Some(found) = space.find(data.addr())
                {
                    space.mark(found);
                    if space.leaf(gc, found).is_some() {
                        // What only its address keeps alive is memory, and a leaf no more.
                        space.clear_finaliser(found);
                    }
                }
            }
        }
    }

    /// Marks a block of LVGL's memory without looking into it. Any other address is nothing.
    pub(crate) fn mark_head(&mut self, block: *const u8) {
        let space = self.space();
        if let Some(found) = space.find(block.addr()) {
            space.mark(found);
        }
    }

    /// Marks what the words in `range` refer to, and all that follows from it.
    ///
    /// # Safety
    ///
    /// The words are readable, and so is the whole heap; a collection is being marked.
    pub(crate) unsafe fn scan_range(&mut self, gc: &impl Gc, range: Range) {
        let start = range.start.cast::<usize>();
        // SAFETY: the caller's.
        unsafe {
            let end = start.wrapping_add(range.n_words);
            self.scan(gc, Rest { at: start, end });
        }
    }

    /// # Safety
    ///
    /// As for [`Marker::scan_range`].
    unsafe fn scan(&mut self, gc: &impl Gc, mut rest: Rest) {
        let (stack, capacity) = (self.stack, self.capacity);
        let mut depth = self.depth;
        let mut overflow = false;
        let space = self.space();
        loop {
            // SAFETY: the caller's; what is pushed below are live blocks.
            let Some(found) = (unsafe { space.seek(&mut rest) }) else {
                // This block is done: on with one that waits.
                if depth == 0 {
                    break;
                }
                depth -= 1;
                // SAFETY: an entry below the old depth was written.
                rest = unsafe { stack.add(depth).read() };
                continue;
            };
            rest.at = rest.at.wrapping_add(1);
            let mut child = space.mark(found);
            // SAFETY: as above; the block is live.
            if unsafe { space.leaf(gc, found).is_some() || space.seek(&mut child).is_none() } {
                continue;
            }
            // SAFETY: as above.
            if unsafe { space.seek(&mut rest) }.is_some() {
                if depth == capacity {
                    // MicroPython's pass over the heap will look into what is marked.
                    overflow = true;
                    continue;
                }
                // SAFETY: below the capacity.
                unsafe { stack.add(depth).write(rest) };
                depth += 1;
            }
            rest = child;
        }
        self.overflow |= overflow;
    }

    #[inline]
    fn space(&self) -> Space<'_> {
        let [first, others @ ..] = &self.areas;
        Space {
            first: *first,
            others: &others[..self.count.saturating_sub(1)],
            shift: self.shift,
        }
    }
}

/// The heap as the marker sees it: most have one area only.
#[derive(Clone, Copy)]
struct Space<'a> {
    first: Area,
    others: &'a [Area],
    shift: u32,
}

/// A block that is not marked yet.
#[derive(Clone, Copy)]
struct Found {
    area: Area,
    block: usize,
}

impl Space<'_> {
    /// Goes on in `rest` to the next word that refers to a block which is not marked yet.
    ///
    /// # Safety
    ///
    /// As for [`Marker::scan_range`].
    #[inline]
    unsafe fn seek(&self, rest: &mut Rest) -> Option<Found> {
        while rest.at < rest.end {
            // SAFETY: within the caller's words. Another thread's stack may change meanwhile.
            let word = unsafe { rest.at.read_volatile() };
            let found = self.find(word);
            if found.is_some() {
                return found;
            }
            rest.at = rest.at.wrapping_add(1);
        }
        None
    }

    /// The block whose head is at `addr`, if it is one that is not marked yet.
    #[inline(always)]
    fn find(&self, addr: usize) -> Option<Found> {
        // Bits below a block's size come out on top: what is not aligned lies beyond any area.
        let block_in = |area: &Area| {
            addr.wrapping_sub(area.start.addr())
                .rotate_right(self.shift)
        };
        let mut area = &self.first;
        let mut block = block_in(area);
        if block >= area.n_blocks {
            if self.others.is_empty() {
                return None;
            }
            area = self
                .others
                .iter()
                .find(|area| block_in(area) < area.n_blocks)?;
            block = block_in(area);
        }
        (kind(area, block) == HEAD).then_some(Found { area: *area, block })
    }

    /// Where a leaf keeps its data; `None` for any other block.
    ///
    /// # Safety
    ///
    /// As for [`Marker::scan_range`].
    #[inline]
    unsafe fn leaf(&self, gc: &impl Gc, found: Found) -> Option<*const u8> {
        if found.area.finalisers.is_null() || !self.has_finaliser(found) {
            return None;
        }
        // SAFETY: the bit tells an object's first block.
        unsafe { gc.leaf_data(self.start(found)) }
    }

    /// Whether a block has the finaliser's bit, in an area that has a table of them.
    #[inline]
    fn has_finaliser(&self, found: Found) -> bool {
        let Found { area, block } = found;
        // SAFETY: the table has a bit for each block.
        unsafe { *area.finalisers.add(block / 8) >> (block % 8) & 1 != 0 }
    }

    #[inline]
    fn start(&self, found: Found) -> *mut u8 {
        found.area.start.wrapping_add(found.block << self.shift)
    }

    fn clear_finaliser(&self, found: Found) {
        let Found { area, block } = found;
        // SAFETY: the table has a bit for each block.
        unsafe { *area.finalisers.add(block / 8) &= !(1 << (block % 8)) };
    }

    /// Marks a block and returns what there is to look at in it.
    #[inline]
    fn mark(&self, found: Found) -> Rest {
        let Found { area, block } = found;
        // SAFETY: the table has two bits for each block.
        unsafe { *area.table.add(block / 4) |= MARK << (block % 4 * 2) };
        let mut end = block + 1;
        while end < area.n_blocks && kind(&area, end) == TAIL {
            end += 1;
            // A large block: a word of the table at a time, which begins anywhere.
            while end.is_multiple_of(4) && end + 4 * size_of::<usize>() <= area.n_blocks {
                // SAFETY: as above; words are read where they are aligned.
                let (tails, n) = unsafe {
                    let at = area.table.add(end / 4);
                    if at.cast::<usize>().is_aligned() {
                        (at.cast::<usize>().read() == TAILS, 4 * size_of::<usize>())
                    } else {
                        (at.read() == TAILS as u8, 4)
                    }
                };
                if !tails {
                    break;
                }
                end += n;
            }
        }
        Rest {
            at: area.start.wrapping_add(block << self.shift).cast(),
            end: area.start.wrapping_add(end << self.shift).cast(),
        }
    }
}

impl<G: Gc> Heap<G> {
    /// Before the collector starts: marks all that the roots and LVGL's live memory refer to. The heap's
    /// lock is held from here to [`Heap::collect_end`]: MicroPython neither allocates nor runs
    /// finalisers in that time. False, with nothing done, where exact collection is off or the
    /// heap has too many areas. Time: what lives, and the number of blocks in the pools.
    ///
    /// # Safety
    ///
    /// The caller holds the collector's lock, and a collection starts now.
    pub unsafe fn collect_start(&self) -> bool {
        if !self.gc().config().exact {
            return false;
        }
        let mut state = self.lock();
        let (stack, bytes) = state.spare_memory();
        // SAFETY: nobody allocates from the reserve while the lock is held.
        if !unsafe { state.marker.begin(self.gc(), stack, bytes) } {
            return false;
        }
        // SAFETY: the lock is held; the pools and the list of blocks are ours, the roots MicroPython's.
        unsafe { self.mark_all(&mut state) };
        core::mem::forget(state);
        self.marking.store(true, Ordering::Relaxed);
        true
    }

    /// # Safety
    ///
    /// As for [`Heap::collect_start`]; the marker has begun.
    unsafe fn mark_all(&self, state: &mut crate::heap::State) {
        let gc = self.gc();
        let crate::heap::State {
            marker,
            pools,
            reserve,
            fast,
            ..
        } = state;
        let slots = || fast.iter().chain(&*pools).chain(&*reserve);
        // First all heads, lest a reference to one lead into it.
        for slot in slots() {
            marker.mark_head(slot.pool.base());
        }
        // SAFETY: the list is ours.
        let blocks = || unsafe { Block::list(gc.roots()) };
        for block in blocks() {
            marker.mark_head(block.cast());
        }
        let mut ranges = [Range {
            start: null_mut(),
            n_words: 0,
        }; 2];
        let count = gc.root_ranges(&mut ranges);
        // SAFETY: the caller's.
        unsafe {
            for range in &ranges[..count] {
                marker.scan_range(gc, *range);
            }
            for slot in slots() {
                for live in slot.pool.blocks().flatten().filter(|b| b.used && !b.leaf) {
                    marker.scan_range(gc, live.words());
                }
            }
            for block in blocks() {
                if let Some(words) = Block::words(block) {
                    marker.scan_range(gc, words);
                }
            }
        }
    }

    /// Marks what a port's stacks and registers refer to. False outside of a collection that this
    /// marker does, or where it is not on.
    ///
    /// # Safety
    ///
    /// The words are readable.
    pub unsafe fn collect_root(&self, range: Range) -> bool {
        let active = self.marking.load(Ordering::Relaxed);
        if active {
            // SAFETY: the lock is held since `collect_start`, by the thread that collects; others give
            // their stacks one after the other while it waits for them.
            unsafe {
                (*self.state_of_collection())
                    .marker
                    .scan_range(self.gc(), range)
            };
        }
        active
    }

    /// The end of marking. Whether MicroPython must look into what is marked once more.
    ///
    /// # Safety
    ///
    /// On the thread that called [`Heap::collect_start`].
    pub unsafe fn collect_end(&self) -> bool {
        if !self.marking.load(Ordering::Relaxed) {
            return false;
        }
        self.marking.store(false, Ordering::Relaxed);
        // SAFETY: as for `collect_root`.
        let overflow = unsafe { (*self.state_of_collection()).marker.end(self.gc()) };
        // SAFETY: `collect_start` kept it locked.
        unsafe { self.unlock() };
        overflow
    }
}

#[inline]
fn kind(area: &Area, block: usize) -> u8 {
    // SAFETY: the table has two bits for each block, and `block` is one of the area's.
    unsafe { *area.table.add(block / 4) >> (block % 4 * 2) & 3 }
}
