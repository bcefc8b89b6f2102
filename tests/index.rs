//! The free index against the allocator it speeds up: MicroPython's first fit over an allocation table, with and
//! without it, side by side. Both must find the same blocks: then no run is ever hidden.

use lvmp::index::{Index, Table, lvmp_index_place_t as Place};
use proptest::prelude::*;

/// Blocks in a byte of the allocation table, by which MicroPython counts where to begin.
const STEP: usize = 4;

/// A search so long makes a size known, once they have come to so many blocks together.
const LONG: usize = 16;
const WASTE: usize = 40;

/// An area's allocation table, two bits a block.
#[derive(Clone)]
struct Area(Vec<u8>);

impl Area {
    fn n_blocks(&self) -> usize {
        self.0.len() * STEP
    }

    fn is_used(&self, block: usize) -> bool {
        self.0[block / STEP] >> (block % STEP * 2) & 3 != 0
    }

    fn set(&mut self, blocks: std::ops::Range<usize>, used: bool) {
        for block in blocks {
            let (byte, shift) = (&mut self.0[block / STEP], block % STEP * 2);
            *byte = *byte & !(3 << shift) | u8::from(used) << shift;
        }
    }
}

/// MicroPython's allocation in `py/gc.c`, as far as it looks for room.
#[derive(Clone)]
struct Heap {
    areas: Vec<Area>,
    /// The first byte of each area that may have a free block.
    first: Vec<usize>,
    /// The first area that may have one.
    area: usize,
}

impl Heap {
    fn new(areas: &[usize]) -> Heap {
        Heap {
            areas: areas.iter().map(|&n| Area(vec![0; n])).collect(),
            first: vec![0; areas.len()],
            area: 0,
        }
    }

    /// Where it begins to look.
    fn begin(&self) -> Place {
        Place {
            area: self.area,
            block: self.first[self.area] * STEP,
        }
    }

    /// The first run of `n` blocks from where MicroPython begins, taken.
    fn alloc(&mut self, n: usize) -> Option<Place> {
        for area in self.area..self.areas.len() {
            let blocks = &mut self.areas[area];
            let mut free = 0;
            for i in self.first[area] * STEP..blocks.n_blocks() {
                free = if blocks.is_used(i) { 0 } else { free + 1 };
                if free < n {
                    continue;
                }
                let block = i + 1 - n;
                blocks.set(block..i + 1, true);
                if n == 1 {
                    self.area = area;
                    self.first[area] = (i + 1) / STEP;
                }
                return Some(Place { area, block });
            }
        }
        None
    }

    fn free(&mut self, place: Place, n: usize) {
        self.areas[place.area].set(place.block..place.block + n, false);
        self.lower(place);
    }

    /// It begins here at the latest.
    fn lower(&mut self, place: Place) {
        self.first[place.area] = self.first[place.area].min(place.block / STEP);
        self.area = self.area.min(place.area);
    }

    /// Makes `old` blocks `n`, which are more: where they lie, else elsewhere.
    fn grow(&mut self, place: Place, old: usize, n: usize) -> Option<Place> {
        let area = &mut self.areas[place.area];
        let more = place.block + old..place.block + n;
        if more.end <= area.n_blocks() && !more.clone().any(|block| area.is_used(block)) {
            area.set(more, true);
            return Some(place);
        }
        let moved = self.alloc(n)?;
        self.free(place, old);
        Some(moved)
    }
}

/// The same heap behind the wraps, as `shim/lvmp_wrap.c` has them.
struct Indexed {
    heap: Heap,
    index: Index,
}

impl Indexed {
    fn new(heap: Heap) -> Indexed {
        Indexed {
            heap,
            index: Index::new(LONG, WASTE),
        }
    }

    /// A search that starts where the index says; what was found, if that is a place not known before.
    fn search(
        &mut self,
        n: usize,
        search: impl FnOnce(&mut Heap) -> Option<Place>,
        old: Option<Place>,
    ) -> Option<Place> {
        let heap = &mut self.heap;
        let known = self.index.start(n);
        let (area, first) = (heap.area, heap.first.clone());
        let from = heap.begin();
        heap.area = area.max(known.area);
        let mut start = heap.begin();
        if known > start {
            start = known;
            heap.first[known.area] = known.block / STEP;
        }
        let found = search(heap);
        (heap.area, heap.first) = (area, first);
        if let Some(found) = found.filter(|_| found != old) {
            self.index.found(n, from, start, found);
        }
        found
    }

    /// A search that the index had no part in is told of if it was long.
    fn searched(&mut self, n: usize, begin: Place, found: Place) {
        let passed = match found.area == begin.area {
            true => found.block.saturating_sub(begin.block),
            false => usize::MAX,
        };
        let place = Place {
            block: found.block + n,
            ..found
        };
        self.index.searched(n, passed, place);
    }

    fn alloc(&mut self, n: usize) -> Option<Place> {
        if n < 2 {
            return self.heap.alloc(n);
        }
        if n >= self.index.smallest() {
            return self.search(n, |heap| heap.alloc(n), None);
        }
        let begin = self.heap.begin();
        let found = self.heap.alloc(n)?;
        self.searched(n, begin, found);
        Some(found)
    }

    fn grow(&mut self, place: Place, old: usize, n: usize) -> Option<Place> {
        if n >= self.index.smallest() {
            let found = self.search(n, |heap| heap.grow(place, old, n), Some(place))?;
            if found != place {
                self.heap.lower(place);
                self.tell(place);
            }
            return Some(found);
        }
        let begin = self.heap.begin();
        let found = self.heap.grow(place, old, n)?;
        if found != place {
            self.searched(n, begin, found);
        }
        // Only now, and if nothing was freed too.
        self.tell(match found == place {
            true => Place {
                block: place.block + n,
                ..place
            },
            false => place,
        });
        Some(found)
    }

    fn free(&mut self, place: Place, n: usize) {
        self.heap.free(place, n);
        self.tell(place);
    }

    /// Tells of a free.
    fn tell(&mut self, freed: Place) {
        let area = &self.heap.areas[freed.area];
        // SAFETY: as many blocks as it has.
        let table = unsafe { Table::new(area.0.as_ptr(), area.n_blocks()) };
        self.index.freed(freed, table);
    }
}

#[derive(Clone, Debug)]
enum Op {
    Alloc(usize),
    Free(prop::sample::Index),
    /// A block becomes larger by so many.
    Grow(prop::sample::Index, usize),
    /// The end of a block is freed.
    Shrink(prop::sample::Index, usize),
    /// A collection: some blocks go, and the places to begin are the very first.
    Collect(Vec<prop::sample::Index>),
}

fn op() -> impl Strategy<Value = Op> {
    let size = prop_oneof![4 => Just(1), 6 => 2..6usize, 3 => 6..20usize, 1 => 20..80usize];
    prop_oneof![
        20 => size.clone().prop_map(Op::Alloc),
        6 => (any::<prop::sample::Index>(), size).prop_map(|(i, n)| Op::Grow(i, n)),
        14 => any::<prop::sample::Index>().prop_map(Op::Free),
        3 => (any::<prop::sample::Index>(), 1..20usize).prop_map(|(i, n)| Op::Shrink(i, n)),
        1 => prop::collection::vec(any::<prop::sample::Index>(), 0..40).prop_map(Op::Collect),
    ]
}

fn areas() -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![
        2 => (8..200usize).prop_map(|n| vec![n]),
        1 => prop::collection::vec(8..80usize, 2..5),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_run_is_ever_hidden(areas in areas(), ops in prop::collection::vec(op(), 1..400)) {
        let mut plain = Heap::new(&areas);
        let mut indexed = Indexed::new(plain.clone());
        let mut live: Vec<(Place, usize)> = Vec::new();
        for op in ops {
            match op {
                Op::Alloc(n) => {
                    let found = plain.alloc(n);
                    prop_assert_eq!(indexed.alloc(n), found);
                    live.extend(found.map(|place| (place, n)));
                }
                Op::Free(i) if !live.is_empty() => {
                    let (place, n) = live.swap_remove(i.index(live.len()));
                    plain.free(place, n);
                    indexed.free(place, n);
                }
                Op::Grow(i, more) if !live.is_empty() => {
                    let at = i.index(live.len());
                    let (place, n) = &mut live[at];
                    let grown = plain.grow(*place, *n, *n + more);
                    prop_assert_eq!(indexed.grow(*place, *n, *n + more), grown);
                    if let Some(grown) = grown {
                        (*place, *n) = (grown, *n + more);
                    }
                }
                Op::Shrink(i, keep) if !live.is_empty() => {
                    let at = i.index(live.len());
                    let (place, n) = &mut live[at];
                    if keep < *n {
                        let rest = Place { block: place.block + keep, ..*place };
                        plain.free(rest, *n - keep);
                        indexed.heap.free(rest, *n - keep);
                        indexed.tell(rest);
                        *n = keep;
                    }
                }
                Op::Collect(dead) => {
                    indexed.index.collected();
                    for i in dead {
                        if !live.is_empty() {
                            let (place, n) = live.swap_remove(i.index(live.len()));
                            plain.free(place, n);
                            indexed.heap.free(place, n);
                        }
                    }
                    for heap in [&mut plain, &mut indexed.heap] {
                        heap.first.fill(0);
                        heap.area = 0;
                    }
                }
                _ => {}
            }
        }
    }
}

/// Holes of one block among 8000 live ones.
fn holes() -> Indexed {
    let mut heap = Indexed::new(Heap::new(&[4000]));
    let blocks: Vec<_> = (0..8000).map(|_| heap.alloc(1).unwrap()).collect();
    blocks
        .iter()
        .step_by(2)
        .for_each(|&place| heap.free(place, 1));
    heap
}

#[test]
fn a_known_size_is_not_searched_for_again() {
    let mut heap = holes();
    assert_eq!(
        heap.index.smallest(),
        usize::MAX,
        "nothing is known before it is needed"
    );
    for _ in 0..2 {
        let last = heap.alloc(3).unwrap();
        assert_eq!(heap.index.smallest(), 3);
        assert_eq!(heap.index.start(3).block, last.block + 3);
    }
    let start = heap.index.start(3);
    assert_eq!(heap.index.start(30), start, "larger requests profit too");
    assert_eq!(heap.index.start(2).block, 0, "smaller ones must not");
}

#[test]
fn a_size_is_remembered_once_long_searches_have_passed_enough() {
    let mut index = Index::new(16, 40);
    let place = Place { area: 0, block: 60 };
    let mut searched = |size, passed| {
        index.searched(size, passed, place);
        index.smallest()
    };
    for _ in 0..100 {
        assert_eq!(searched(3, 15), usize::MAX, "none was long");
    }
    assert_eq!(searched(3, 20), usize::MAX);
    assert_eq!(searched(5, 19), usize::MAX);
    assert_eq!(searched(4, 16), 4, "the last one's size");
    assert_eq!(searched(3, 39), 4, "it begins anew");
    assert_eq!(searched(3, usize::MAX), 3, "in another area");
    assert_eq!(index.start(3), place);
}

#[test]
fn a_move_frees_a_run_that_is_found_again() {
    let mut heap = holes();
    let far = heap.heap.begin().block + 100;
    // Three blocks in a row, before all that is remembered.
    let place = Place { area: 0, block: 2 };
    heap.heap.areas[0].set(2..5, true);
    while heap.index.smallest() != 3 {
        heap.alloc(3).unwrap();
    }
    assert!(heap.index.start(3).block > far);
    // Too few to be of the index's concern, but moved all the same.
    let moved = heap.grow(place, 3, 6).unwrap();
    assert!(moved.block > far);
    assert_eq!(heap.alloc(3), Some(place));
}

#[test]
fn a_free_too_small_lowers_nothing() {
    let mut heap = holes();
    let first = heap.heap.alloc(1).unwrap();
    heap.alloc(3).unwrap();
    let start = heap.index.start(3);
    heap.free(first, 1);
    assert_eq!(heap.index.start(3), start);
    // With its neighbours it is large enough.
    let next = Place {
        block: first.block + 1,
        ..first
    };
    heap.heap.free(next, 1);
    heap.tell(next);
    assert_eq!(heap.index.start(3).block, first.block);
}

#[test]
fn what_does_not_pay_is_forgotten() {
    let mut heap = holes();
    // It pays: for as long as one likes.
    let behind: Vec<_> = (0..1000).map(|_| heap.alloc(3).unwrap()).collect();
    assert_eq!(heap.index.smallest(), 3);
    // The holes are gone, MicroPython itself begins behind them.
    for _ in 0..4000 {
        heap.alloc(1).unwrap();
    }
    behind.iter().for_each(|&place| heap.free(place, 3));
    let mut requests = 0;
    while heap.index.smallest() == 3 {
        let place = heap.alloc(3).unwrap();
        heap.free(place, 3);
        requests += 1;
        assert!(requests < 200, "still remembered, and nothing is saved");
    }
}
