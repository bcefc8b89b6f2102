//! The marking of a collection: on random object graphs the same blocks survive as under MicroPython's own
//! marker, but for what only freed or pixel memory of LVGL's refers to, or a leaf's data.

use std::collections::{BTreeMap, BTreeSet};

use lvmp::gc::{Config, Gc, Range};
use lvmp::heap::Heap;
use lvmp_kit::FakeGc;
use proptest::prelude::*;

const MB: usize = 1 << 20;

/// What one word of an object holds.
#[derive(Clone, Copy, Debug)]
enum Word {
    /// The address of an object.
    Object(prop::sample::Index),
    /// An address inside of an object, which is no reference.
    Inside(prop::sample::Index, u8),
    Number(usize),
}

fn word() -> impl Strategy<Value = Word> {
    prop_oneof![
        4 => any::<prop::sample::Index>().prop_map(Word::Object),
        1 => (any::<prop::sample::Index>(), 1..32u8).prop_map(|(i, n)| Word::Inside(i, n)),
        3 => any::<usize>().prop_map(Word::Number),
    ]
}

fn words() -> impl Strategy<Value = Vec<Word>> {
    prop_oneof![
        6 => prop::collection::vec(word(), 1..8),
        1 => prop::collection::vec(word(), 60..200),
    ]
}

/// What becomes of a piece of LVGL's memory.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Kept,
    Freed,
    Pixels,
}

#[derive(Clone, Debug)]
struct Graph {
    objects: Vec<Vec<Word>>,
    lvgl: Vec<(Vec<Word>, Fate)>,
    /// Objects that are leaves, and what each has for its data: anything, blocks that others refer to included.
    leaves: Vec<(prop::sample::Index, Word)>,
    roots: Vec<Word>,
    stack: Vec<Word>,
}

fn graph() -> impl Strategy<Value = Graph> {
    let fate = prop_oneof![3 => Just(Fate::Kept), 1 => Just(Fate::Freed), 1 => Just(Fate::Pixels)];
    (
        prop::collection::vec(words(), 1..80),
        prop::collection::vec((words(), fate), 0..30),
        prop_oneof![
            Just(Vec::new()),
            prop::collection::vec((any::<prop::sample::Index>(), word()), 1..30)
        ],
        prop::collection::vec(word(), 0..6),
        prop::collection::vec(word(), 0..6),
    )
        .prop_map(|(objects, lvgl, leaves, roots, stack)| Graph {
            objects,
            lvgl,
            leaves,
            roots,
            stack,
        })
}

/// Does the collection as the shim and MicroPython do, its pass after an overflow included.
fn collect(heap: &Heap<FakeGc>, stack: &[usize]) -> (BTreeSet<usize>, bool) {
    let gc = heap.gc();
    let range = Range {
        start: stack.as_ptr().cast_mut().cast(),
        n_words: stack.len(),
    };
    // SAFETY: one thread, and all memory is readable.
    let overflow = unsafe {
        assert!(heap.collect_start());
        assert!(heap.collect_root(range));
        let overflow = heap.collect_end();
        assert!(!heap.collect_root(range), "the collection is over");
        overflow
    };
    let mut marked = gc.marked();
    if overflow {
        // MicroPython looks into all that is marked, LVGL's memory and pixels included.
        let live = gc.live_blocks().into_iter().collect();
        follow(&live, &mut marked, &BTreeSet::new());
    }
    (marked, overflow)
}

/// MicroPython's marking: all that follows from what is marked, without a look into `closed` blocks.
fn follow(live: &BTreeMap<usize, usize>, marked: &mut BTreeSet<usize>, closed: &BTreeSet<usize>) {
    let mut todo: Vec<_> = marked.difference(closed).copied().collect();
    while let Some(block) = todo.pop() {
        for at in (block..block + live[&block]).step_by(size_of::<usize>()) {
            // SAFETY: a word of a live block.
            let word = unsafe { std::ptr::with_exposed_provenance::<usize>(at).read() };
            if live.contains_key(&word) && marked.insert(word) && !closed.contains(&word) {
                todo.push(word);
            }
        }
    }
}

/// Builds the graph, collects, and compares.
fn run(graph: &Graph, config: Config) -> bool {
    let heap = Heap::new(FakeGc::new(MB, config));
    heap.init();
    let gc = heap.gc();
    let objects: Vec<_> = graph
        .objects
        .iter()
        .map(|o| gc.alloc(o.len() * 8))
        .collect();
    let lvgl = graph.lvgl.iter().map(|(content, fate)| match fate {
        Fate::Pixels => heap.alloc_leaf(content.len() * 8),
        _ => heap.alloc(content.len() * 8),
    });
    let lvgl: Vec<_> = lvgl.collect();
    let value = |word: &Word| match word {
        Word::Object(i) => i.get(&objects).expose_provenance(),
        Word::Inside(i, n) => i.get(&objects).expose_provenance() + *n as usize,
        Word::Number(n) => *n,
    };
    let contents = graph
        .objects
        .iter()
        .chain(graph.lvgl.iter().map(|(content, _)| content));
    for (ptr, content) in objects.iter().chain(&lvgl).zip(contents) {
        for (i, word) in content.iter().enumerate() {
            // SAFETY: allocated with that many words.
            unsafe { ptr.cast::<usize>().add(i).write(value(word)) };
        }
    }
    let mut leaves = BTreeMap::new();
    for (object, data) in &graph.leaves {
        let (object, data) = (object.get(&objects), value(data));
        gc.set_leaf(*object, data);
        // SAFETY: an object has a word at least.
        unsafe { object.cast::<usize>().write(data) };
        leaves.insert(object.addr(), data);
    }
    for (ptr, (_, fate)) in lvgl.iter().zip(&graph.lvgl) {
        if *fate == Fate::Freed {
            // SAFETY: live. Its content stays in place.
            unsafe { heap.free(*ptr) };
        }
    }
    let roots: Vec<_> = graph.roots.iter().map(value).collect();
    let stack: Vec<_> = graph.stack.iter().map(value).collect();
    gc.set_root_words(roots.clone());

    let live: BTreeMap<_, _> = gc.live_blocks().into_iter().collect();
    let addresses: BTreeSet<_> = objects.iter().map(|p| p.addr()).collect();
    let ours: BTreeSet<_> = live
        .keys()
        .copied()
        .filter(|a| !addresses.contains(a))
        .collect();
    let kept = graph.lvgl.iter().filter(|(_, fate)| *fate == Fate::Kept);
    let words = kept.flat_map(|(content, _)| content).map(value);
    let words = words.chain(roots).chain(stack.iter().copied());
    let mut expected: BTreeSet<_> = words.filter(|word| live.contains_key(word)).collect();
    let closed = ours.iter().chain(leaves.keys()).copied().collect();
    follow(&live, &mut expected, &closed);
    let alive: BTreeSet<_> = leaves
        .keys()
        .filter(|leaf| expected.contains(leaf))
        .copied()
        .collect();
    let data = alive.iter().map(|leaf| leaves[leaf]);
    expected.extend(data.filter(|data| live.contains_key(data)));
    expected.extend(&ours);

    let (marked, overflow) = collect(&heap, &stack);
    // After an overflow more may survive, never less.
    let (less, more) = (expected.difference(&marked), marked.difference(&expected));
    assert_eq!(less.count(), 0, "blocks that live were not marked");
    assert!(overflow || more.count() == 0, "dead blocks were marked");
    if !overflow {
        assert_eq!(gc.with_finaliser(), alive, "the dead have no finaliser");
    }
    assert_eq!(heap.check(), Ok(()));
    overflow
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn the_same_survive(graph in graph()) {
        prop_assert!(!run(&graph, FakeGc::config()));
    }

    #[test]
    fn the_same_survive_with_hardly_any_stack_and_blocks_of_their_own(graph in graph()) {
        run(&graph, Config { reserve_bytes: 0, pool_max: 0, ..FakeGc::config() });
    }

    #[test]
    fn what_fast_memory_refers_to_survives(graph in graph()) {
        let config = Config { fast_bytes: 8 << 10, ..FakeGc::config() };
        prop_assert!(!run(&graph, config));
    }
}

/// Objects of `shape(i)` words each, linked by `link(i, word)` to another object's number.
fn linked(count: usize, words: usize, link: impl Fn(usize, usize) -> Option<usize>) -> bool {
    let heap = Heap::new(FakeGc::new(4 * MB, FakeGc::config()));
    heap.init();
    let objects: Vec<_> = (0..count).map(|_| heap.gc().alloc(words * 8)).collect();
    for (i, object) in objects.iter().enumerate() {
        for word in 0..words {
            let value = link(i, word).map_or(7, |to| objects[to].expose_provenance());
            // SAFETY: allocated with that many words.
            unsafe { object.cast::<usize>().add(word).write(value) };
        }
    }
    let (marked, overflow) = collect(&heap, &[objects[0].addr()]);
    assert!(objects.iter().all(|object| marked.contains(&object.addr())));
    overflow
}

#[test]
fn neither_a_long_list_nor_a_long_chain_fills_the_stack() {
    // A list of 300 lists of one each, in the order of their addresses and backwards.
    for order in [0, 1] {
        let other = |word: usize| if order == 0 { word } else { 301 - word };
        assert!(!linked(301, 302, |i, word| match (i, word) {
            (0, 1..=300) => Some(other(word)),
            (1.., 0) => Some(0),
            _ => None,
        }));
    }
}

#[test]
fn a_chain_in_the_middle_of_its_objects() {
    assert!(!linked(20_000, 4, |i, word| match word {
        1 if i + 1 < 20_000 => Some(i + 1),
        2 if i > 0 => Some(i - 1),
        _ => None,
    }));
}

#[test]
fn deep_trees_overflow_and_are_made_up_for() {
    // Each object refers to the next one and, behind it, to one of its own: all wait.
    assert!(linked(20_000, 4, |i, word| match word {
        0 if i + 2 < 20_000 && i % 2 == 0 => Some(i + 2),
        1 if i + 1 < 20_000 && i % 2 == 0 => Some(i + 1),
        _ => None,
    }));
}

/// What a bytearray made by address shares with a list is looked into, whichever of the two is met first.
#[test]
fn a_leaf_hides_nothing_that_others_hold() {
    for leaf_first in [true, false] {
        let heap = Heap::new(FakeGc::new(MB, FakeGc::config()));
        heap.init();
        let gc = heap.gc();
        let [leaf, items, item] = [(); 3].map(|()| gc.alloc(64));
        gc.set_leaf(leaf, items.expose_provenance());
        // SAFETY: a word of each.
        unsafe {
            leaf.cast::<usize>().write(items.addr());
            items.cast::<usize>().write(item.expose_provenance());
        }
        let mut stack = [items.addr(), leaf.addr()];
        if leaf_first {
            stack.reverse();
        }
        let (marked, _) = collect(&heap, &stack);
        assert!(marked.contains(&item.addr()));
        // Alone it keeps its data alive, but nothing else.
        let (marked, _) = collect(&heap, &[leaf.addr()]);
        assert!(marked.contains(&items.addr()) && !marked.contains(&item.addr()));
    }
}

/// A memoryview has the bit of finalisers as leaves have, and is none: dead it loses the bit, alive it keeps what it shows.
#[test]
fn what_has_no_finaliser_dies_without_a_look_for_one() {
    let heap = Heap::new(FakeGc::new(MB, FakeGc::config()));
    heap.init();
    let gc = heap.gc();
    let [dead, alive, shown, other] = [(); 4].map(|()| gc.alloc(32));
    for view in [dead, alive] {
        gc.set_view(view);
        // SAFETY: a word of it.
        unsafe { view.cast::<usize>().write(shown.expose_provenance()) };
    }
    gc.set_finaliser(other);
    let (marked, _) = collect(&heap, &[alive.addr()]);
    assert!(marked.contains(&shown.addr()) && !marked.contains(&dead.addr()));
    let left = BTreeSet::from([alive.addr(), other.addr()]);
    assert_eq!(gc.with_finaliser(), left);
}

#[test]
fn without_the_switch_the_collector_does_it_all() {
    let config = Config {
        exact: false,
        ..FakeGc::config()
    };
    let heap = Heap::new(FakeGc::new(MB, config));
    heap.init();
    // SAFETY: one thread.
    unsafe {
        assert!(!heap.collect_start());
        assert!(!heap.collect_end());
    }
    assert!(!heap.alloc(10).is_null(), "the lock is free");
}
