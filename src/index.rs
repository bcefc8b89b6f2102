//! The free index: where in the heap a run of so many blocks can first be.
//!
//! MicroPython looks for room from the first free block on, past all that lives behind it, for each request of
//! two blocks or more. Behind linker wraps of its allocation functions this index remembers, for a few
//! request sizes, a place before which no run of that size exists, and the walk starts there.
//!
//! Invariants, for each entry `(size, place)`:
//!
//! - No free run of `size` blocks or more lies before `place`, or reaches beyond it with less than `size` blocks.
//!   So a walk that starts there finds what a walk from the beginning would, or fails where that would.
//! - An allocation never breaks this: it takes free blocks away.
//! - A free does so at most where the run around the freed block has `size` blocks now, and that run begins less than
//!   `size` blocks before it, or it would have been long enough before: the place is lowered to there.
//! - A collection frees anywhere: all places go back to the heap's beginning.
//!
//! It costs nothing until it pays. Single blocks pass by, and so do all requests smaller than what is remembered; a
//! size is remembered only once walks turned out long ([`LVMP_INDEX_LONG`]) and came to `LVMP_INDEX_WASTE` blocks. From then on each request and each free
//! is booked against the blocks that need not be walked past any more, and when that is a loss all is forgotten.
//! An entry for one size serves larger requests too.

pub use crate::ffi::LVMP_INDEX_LONG;

/// Sizes that are remembered at once.
pub const ENTRIES: usize = 8;

/// What a request costs while something is remembered, in blocks that a walk passes in that time (three or four
/// instructions each).
const REQUEST: i32 = 64;
/// What a free costs then.
const FREE: i32 = 64;
/// A loss of so many blocks ends it, and gains count up to as many.
const PATIENCE: i32 = 512;

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

    /// Blocks that a walk from here to `end` passes; those of another area are a long way off.
    fn walk_to(self, end: Place) -> usize {
        if self.area == end.area {
            end.block.saturating_sub(self.block)
        } else {
            usize::MAX
        }
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
    /// A walk past so many blocks makes a size known.
    long: usize,
}

impl Index {
    /// An index that knows nothing, and a size once a walk for it went past `long` blocks; [`LVMP_INDEX_LONG`] pays.
    pub const fn new(long: usize) -> Index {
        Index {
            entries: [Entry {
                size: 0,
                place: Place::FIRST,
            }; ENTRIES],
            count: 0,
            oldest: 0,
            balance: 0,
            long,
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

    /// A walk for `size` blocks found its run at `found`. It began at `start`, before which there is none, where
    /// MicroPython alone would have begun at `from`; nothing was freed meanwhile. Time: [`ENTRIES`].
    pub fn found(&mut self, size: usize, from: Place, start: Place, found: Place) {
        let place = Place {
            area: found.area,
            block: found.block + size,
        };
        let mut known = self.entries[..self.count].iter_mut();
        if let Some(entry) = known.find(|entry| entry.size == size) {
            entry.place = place;
        } else if start.walk_to(found) >= self.long {
            self.remember(size, place);
        }
        let saved = from.walk_to(start).min(PATIENCE as usize) as i32;
        self.book(saved - REQUEST);
    }

    /// A walk for `size` blocks, a size that is not remembered, was long; there is no run of it before `place`. Time:
    /// [`ENTRIES`].
    pub fn remember(&mut self, size: usize, place: Place) {
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

    /// Something was freed, from `freed` on. There are `left` free blocks before it and `right` from it on, `usize::MAX`
    /// where that isn't known. Time: [`ENTRIES`].
    pub fn freed(&mut self, freed: Place, left: usize, right: usize) {
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
