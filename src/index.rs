//! The free index: where in the heap a run of so many blocks can first be.
//!
//! MicroPython looks for room from the first free block on, past all that lives behind it, for each request of
//! two blocks or more. Behind linker wraps of its allocation functions this index remembers, for a few
//! request sizes, a place before which no run of that size exists, and the search starts there.
//!
//! Invariants, for each entry `(size, place)`:
//!
//! - No free run of `size` blocks or more lies before `place`, or reaches beyond it with less than `size` blocks.
//!   So a search that starts there finds what a search from the beginning would, or fails where that would.
//! - An allocation never breaks this: it takes free blocks away.
//! - A free does so at most where the run around the freed block has `size` blocks now, and that run begins less than
//!   `size` blocks before it, or it would have been long enough before: the place is lowered to there.
//! - A collection frees anywhere: all places go back to the heap's beginning.
//!
//! It costs nothing until it pays. Single blocks pass by, and so do all requests smaller than what is remembered; a
//! size is remembered only once searches turned out long ([`LVMP_INDEX_LONG`]) and came to [`WASTE`] blocks. From then on
//! each request and each free is booked against the blocks that need not be passed any more, and when that is a
//! loss all is forgotten. An entry for one size serves larger requests too.

pub use crate::ffi::LVMP_INDEX_LONG;

/// Sizes that are remembered at once.
pub const ENTRIES: usize = 8;

/// What a request costs while something is remembered, in blocks that a search passes in that time (three or four
/// instructions each).
const REQUEST: i32 = 64;
/// What a free costs then.
const FREE: i32 = 64;
/// A loss of so many blocks ends it, and gains count up to as many.
const PATIENCE: i32 = 512;

/// Blocks that long searches pass together before a size is remembered.
pub const WASTE: usize = 4096;

/// Free blocks on one side of a freed one are counted up to so many; more are as good as any number.
const COUNTED: usize = 8;

/// A block of the heap: which area, in the order of MicroPython's list, and which block in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(C)]
#[allow(non_camel_case_types)] // the name that C sees
pub struct lvmp_index_place_t {
    /// Number of the area.
    pub area: usize,
    /// Number of the block in it.
    pub block: usize,
}

use lvmp_index_place_t as Place;

impl Place {
    /// The beginning of the heap.
    pub const FIRST: Place = Place { area: 0, block: 0 };

    /// Blocks that a search from here to `end` passes; those of another area are a long way off.
    fn blocks_to(self, end: Place) -> usize {
        if self.area == end.area {
            end.block.saturating_sub(self.block)
        } else {
            usize::MAX
        }
    }
}

/// An area's allocation table: two bits a block, 0 where it is free.
pub struct Table {
    bits: *const u8,
    n_blocks: usize,
}

impl Table {
    /// The table at `bits`, of an area of `n_blocks` blocks.
    ///
    /// # Safety
    ///
    /// It is readable as long as this is used.
    pub unsafe fn new(bits: *const u8, n_blocks: usize) -> Table {
        Table { bits, n_blocks }
    }

    fn is_free(&self, block: usize) -> bool {
        // SAFETY: `new`'s caller; two bits for each block.
        block < self.n_blocks && unsafe { *self.bits.add(block / 4) } >> (block % 4 * 2) & 3 == 0
    }

    /// How many of these blocks, one after the other, are free; `usize::MAX` if more than [`COUNTED`].
    fn count(&self, blocks: impl Iterator<Item = usize>) -> usize {
        let free = blocks.take_while(|&block| self.is_free(block));
        match free.take(COUNTED + 1).count() {
            n if n > COUNTED => usize::MAX,
            n => n,
        }
    }

    /// The free blocks before a block, and those from it on.
    fn around(&self, block: usize) -> (usize, usize) {
        let right = self.count(block..);
        (self.count((0..block).rev()), right)
    }
}

#[derive(Clone, Copy)]
struct Entry {
    size: usize,
    place: Place,
}

/// The free index. Its user holds the collector's lock, where there is one.
pub struct Index {
    entries: [Entry; ENTRIES],
    count: usize,
    /// The entry that makes way for the next new one.
    oldest: usize,
    /// Blocks that have been saved, less what that cost.
    balance: i32,
    /// A search past so many blocks is long.
    long: usize,
    /// Blocks that long searches have passed while their sizes were not remembered, and how many are enough.
    wasted: usize,
    waste: usize,
}

impl Index {
    /// An index that knows nothing, and a size once searches past `long` blocks each have passed `waste` together;
    /// [`LVMP_INDEX_LONG`] and [`WASTE`] pay.
    pub const fn new(long: usize, waste: usize) -> Index {
        Index {
            entries: [Entry {
                size: 0,
                place: Place::FIRST,
            }; ENTRIES],
            count: 0,
            oldest: 0,
            balance: 0,
            long,
            wasted: 0,
            waste,
        }
    }

    /// The smallest size that is remembered, `usize::MAX` if none is: smaller requests need not ask, and if there is
    /// none frees need not be told. Time: [`ENTRIES`].
    pub fn smallest(&self) -> usize {
        let sizes = self.entries[..self.count].iter().map(|entry| entry.size);
        sizes.min().unwrap_or(usize::MAX)
    }

    /// The first place where a run of `size` blocks can be. Time: [`ENTRIES`].
    pub fn start(&self, size: usize) -> Place {
        let known = self.entries[..self.count].iter();
        known
            .filter(|entry| entry.size <= size)
            .map(|entry| entry.place)
            .fold(Place::FIRST, Ord::max)
    }

    /// A search for `size` blocks found its run at `found`. It began at `start`, before which there is none, where
    /// MicroPython alone would have begun at `from`; nothing was freed meanwhile. Time: [`ENTRIES`].
    pub fn found(&mut self, size: usize, from: Place, start: Place, found: Place) {
        let place = Place {
            area: found.area,
            block: found.block + size,
        };
        let mut known = self.entries[..self.count].iter_mut();
        if let Some(entry) = known.find(|entry| entry.size == size) {
            entry.place = place;
        } else if start.blocks_to(found) >= self.long {
            self.remember(size, place);
        }
        let saved = from.blocks_to(start).min(PATIENCE as usize) as i32;
        self.book(saved - REQUEST);
    }

    /// A search for `size` blocks, fewer than all sizes that are remembered, passed `passed` blocks; there is no run of
    /// `size` before `place`. Once such searches have passed enough, the size is remembered. Time: [`ENTRIES`].
    pub fn searched(&mut self, size: usize, passed: usize, place: Place) {
        if passed < self.long {
            return;
        }
        self.wasted = self.wasted.saturating_add(passed);
        if self.wasted >= self.waste {
            self.wasted = 0;
            self.remember(size, place);
        }
    }

    fn remember(&mut self, size: usize, place: Place) {
        if self.count == 0 {
            self.balance = 0;
        } else if self.entries[..self.count].iter().any(|e| e.size == size) {
            return;
        }
        let at = if self.count < ENTRIES {
            self.count += 1;
            self.count - 1
        } else {
            self.oldest = (self.oldest + 1) % ENTRIES;
            self.oldest
        };
        self.entries[at] = Entry { size, place };
    }

    /// Something was freed, from `freed` on, in the area of this table; nothing may have been, after all. Nothing was
    /// allocated since. Time: [`ENTRIES`] and twice [`COUNTED`].
    pub fn freed(&mut self, freed: Place, table: Table) {
        let (left, right) = table.around(freed.block);
        if right == 0 {
            return;
        }
        let run = left.saturating_add(right);
        for entry in &mut self.entries[..self.count] {
            if entry.size <= run {
                let before = left.min(entry.size - 1);
                let lowest = Place {
                    area: freed.area,
                    block: freed.block.saturating_sub(before),
                };
                entry.place = entry.place.min(lowest);
            }
        }
        self.book(-FREE);
    }

    fn book(&mut self, gain: i32) {
        self.balance = (self.balance + gain).min(PATIENCE);
        if self.balance < -PATIENCE {
            self.forget();
        }
    }

    /// A collection came: runs can be anywhere again.
    pub fn collected(&mut self) {
        for entry in &mut self.entries[..self.count] {
            entry.place = Place::FIRST;
        }
    }

    /// Another heap, or it doesn't pay: nothing is known any more.
    pub fn forget(&mut self) {
        self.count = 0;
    }
}
