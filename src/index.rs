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
//! - A free does at most for runs that contain the freed block, and such a run begins less than `size` blocks
//!   before it, or it would have been long enough before: the place is lowered to there.
//! - A collection frees anywhere: all entries go.
//!
//! It costs nothing until it pays: single blocks pass by, and a size is remembered only once a walk for it turned out
//! long (`LVMP_INDEX_WALK` blocks). An entry for one size serves larger requests too.

/// Sizes that are remembered at once.
pub const ENTRIES: usize = 8;

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

/// The beginning of the heap.
const FIRST: Place = Place { area: 0, block: 0 };

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
}

impl Default for Index {
    fn default() -> Self {
        Self::new()
    }
}

impl Index {
    /// An index that knows nothing.
    pub const fn new() -> Index {
        Index {
            entries: [Entry {
                size: 0,
                place: FIRST,
            }; ENTRIES],
            count: 0,
            oldest: 0,
        }
    }

    /// Whether anything is remembered. If not, frees need not be told.
    pub fn is_tracking(&self) -> bool {
        self.count != 0
    }

    /// The first place where a run of `size` blocks can be. Time: [`ENTRIES`].
    pub fn start(&self, size: usize) -> Place {
        let known = self.entries[..self.count].iter();
        known
            .filter(|entry| entry.size <= size)
            .map(|entry| entry.place)
            .fold(FIRST, Ord::max)
    }

    /// A walk for `size` blocks turned out long: the size is remembered from now on. Its place is the
    /// beginning, since others may have freed something during that walk. Time: [`ENTRIES`].
    pub fn track(&mut self, size: usize) {
        if self.entries[..self.count].iter().any(|e| e.size == size) {
            return;
        }
        let at = if self.count < ENTRIES {
            self.count += 1;
            self.count - 1
        } else {
            self.oldest = (self.oldest + 1) % ENTRIES;
            self.oldest
        };
        self.entries[at] = Entry { size, place: FIRST };
    }

    /// A walk for `size` blocks that began where [`Index::start`] said, or behind, found its run at
    /// `found`; nothing was freed meanwhile. Whether the size is remembered. Time: [`ENTRIES`].
    pub fn found(&mut self, size: usize, found: Place) -> bool {
        let mut known = self.entries[..self.count].iter_mut();
        let entry = known.find(|entry| entry.size == size);
        let is_known = entry.is_some();
        if let Some(entry) = entry {
            entry.place = Place {
                area: found.area,
                block: found.block + size,
            };
        }
        is_known
    }

    /// The block at `freed`, or a part of it, was freed. Time: [`ENTRIES`].
    pub fn freed(&mut self, freed: Place) {
        for entry in &mut self.entries[..self.count] {
            let lowest = Place {
                area: freed.area,
                block: freed.block.saturating_sub(entry.size - 1),
            };
            entry.place = entry.place.min(lowest);
        }
    }

    /// A collection came, or the heap changed: nothing is known any more.
    pub fn forget(&mut self) {
        self.count = 0;
    }
}
