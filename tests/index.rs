//! The free index against the allocator it speeds up: MicroPython's first fit over an allocation table, with and
//! without it, side by side. Both must find the same blocks: then no run is ever hidden.

use lvmp::index::{Index, lvmp_index_place_t as Place};
use proptest::prelude::*;

/// Blocks in a byte of the allocation table, by which MicroPython counts where to begin.
const STEP: usize = 4;

/// A walk so long makes a size known.
const LONG: usize = 16;

/// A run of more blocks is not counted.
const FAR: usize = 10;

/// MicroPython's allocation in `py/gc.c`, as far as it looks for room.
#[derive(Clone)]
struct Heap {
    /// Whether each block of each area is taken.
    areas: Vec<Vec<bool>>,
    /// The first byte of each area that may have a free block.
    first: Vec<usize>,
    /// The first area that may have one.
    area: usize,
}

impl Heap {
    fn new(areas: &[usize]) -> Heap {
        Heap {
            areas: areas.iter().map(|&n| vec![false; n * STEP]).collect(),
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
            for i in self.first[area] * STEP..blocks.len() {
                free = if blocks[i] { 0 } else { free + 1 };
                if free < n {
                    continue;
                }
                let block = i + 1 - n;
                blocks[block..=i].fill(true);
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
        self.areas[place.area][place.block..place.block + n].fill(false);
        self.first[place.area] = self.first[place.area].min(place.block / STEP);
        self.area = self.area.min(place.area);
    }
}

/// The same heap behind the wraps, as `shim/lvmp_wrap.c` has them.
struct Indexed {
    heap: Heap,
    index: Index,
}

impl Indexed {
    fn alloc(&mut self, n: usize) -> Option<Place> {
        if n < 2 {
            return self.heap.alloc(n);
        }
        if n < self.index.smallest() {
            let begin = self.heap.begin();
            let found = self.heap.alloc(n)?;
            if found.area != begin.area || found.block >= begin.block + LONG {
                let place = Place {
                    block: found.block + n,
                    ..found
                };
                self.index.remember(n, place);
            }
            return Some(found);
        }
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
        let found = heap.alloc(n);
        (heap.area, heap.first) = (area, first);
        if let Some(found) = found {
            self.index.found(n, from, start, found);
        }
        found
    }

    fn free(&mut self, place: Place, n: usize) {
        self.heap.free(place, n);
        self.tell(place);
    }

    /// Tells of a free, with the run that it is part of.
    fn tell(&mut self, freed: Place) {
        let blocks = &self.heap.areas[freed.area];
        let count =
            |run: &mut dyn Iterator<Item = &bool>| match run.take_while(|used| !**used).count() {
                n if n > FAR => usize::MAX,
                n => n,
            };
        let left = count(&mut blocks[..freed.block].iter().rev());
        let right = count(&mut blocks[freed.block..].iter());
        self.index.freed(freed, left, right);
    }
}

#[derive(Clone, Debug)]
enum Op {
    Alloc(usize),
    Free(prop::sample::Index),
    /// The end of a block is freed.
    Shrink(prop::sample::Index, usize),
    /// A collection: some blocks go, and the places to begin are the very first.
    Collect(Vec<prop::sample::Index>),
}

fn op() -> impl Strategy<Value = Op> {
    let size = prop_oneof![4 => Just(1), 6 => 2..6usize, 3 => 6..20usize, 1 => 20..80usize];
    prop_oneof![
        20 => size.prop_map(Op::Alloc),
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
        let mut indexed = Indexed { heap: plain.clone(), index: Index::new(LONG) };
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
    let mut heap = Indexed {
        heap: Heap::new(&[4000]),
        index: Index::new(LONG),
    };
    let blocks: Vec<_> = (0..8000).map(|_| heap.alloc(1).unwrap()).collect();
    blocks
        .iter()
        .step_by(2)
        .for_each(|&place| heap.free(place, 1));
    heap
}

#[test]
fn a_known_size_does_not_walk_again() {
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
