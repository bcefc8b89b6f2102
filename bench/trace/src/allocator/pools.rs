//! The pools: the very object that a firmware links, over the kit's stand-in for the collector.
//! What the collector does is not counted.

use std::cell::Cell;
use std::ffi::{CStr, c_char, c_void};
use std::marker::PhantomData;
use std::mem::MaybeUninit;

use lvmp::gc::{Config, Gc, Roots};
use lvmp_kit::FakeGc;

use super::Allocator;
use crate::step;

/// Far more than LVGL takes in a trace.
const HEAP_BYTES: usize = 16 << 20;

// Only called as what they are in C, by `step::call`.
unsafe extern "C" {
    safe fn lv_mem_init();
    safe fn lv_mem_deinit();
    fn lv_malloc_core();
    fn lv_realloc_core();
    fn lv_free_core();
}

thread_local! {
    static GC: FakeGc = FakeGc::new(HEAP_BYTES, FakeGc::config());
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

/// The pools, started afresh, as a board without threads has them or as one with threads. There is
/// one instance: only one thread may use it.
pub fn start(threads: bool) -> Allocator<'static> {
    let config = Config {
        threads,
        ..FakeGc::config()
    };
    // The switches never change while there are pools.
    lv_mem_deinit();
    // SAFETY: nothing else runs that reads it.
    unsafe { lvmp_port_config = MaybeUninit::new(config) };
    lv_mem_init();
    PEAK.set(GC.with(FakeGc::used));
    Allocator {
        context: None,
        malloc: lv_malloc_core as *const (),
        realloc: lv_realloc_core as *const (),
        free: lv_free_core as *const (),
        memory: PhantomData,
    }
}

/// The most that was taken from the heap at any time since the start.
pub fn peak() -> usize {
    PEAK.get()
}

fn gc<R>(ask: impl FnOnce(&FakeGc) -> R) -> R {
    step::aside(|| GC.with(ask))
}

// What include/lvmp_port.h asks for, but for what only collections call: none is run.

#[unsafe(no_mangle)]
#[allow(non_upper_case_globals)] // C's name for it
static mut lvmp_port_config: MaybeUninit<Config> = MaybeUninit::zeroed();

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_roots() -> *mut Roots {
    gc(FakeGc::roots)
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_alloc(n_bytes: usize) -> *mut c_void {
    gc(|gc| {
        let block = gc.alloc(n_bytes);
        PEAK.set(PEAK.get().max(gc.used()));
        block.cast()
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn lvmp_port_free(block: *mut c_void) {
    // SAFETY: the caller's.
    gc(|gc| unsafe { gc.free(block.cast()) });
}

#[unsafe(no_mangle)]
unsafe extern "C" fn lvmp_port_resize(block: *mut c_void, n_bytes: usize) -> bool {
    gc(|gc| {
        // SAFETY: the caller's.
        let resized = unsafe { gc.resize(block.cast(), n_bytes) };
        PEAK.set(PEAK.get().max(gc.used()));
        resized
    })
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_is_block(ptr: *const c_void) -> bool {
    gc(|gc| gc.is_block(ptr.cast()))
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_heap_bytes() -> usize {
    gc(FakeGc::heap_bytes)
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_largest_free() -> usize {
    gc(FakeGc::largest_free)
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_watch() -> bool {
    gc(FakeGc::watch)
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_watched() -> bool {
    gc(FakeGc::watched)
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_unwatch() {
    gc(FakeGc::unwatch);
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_scans_outside() -> bool {
    gc(FakeGc::scans_outside)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn lvmp_port_report(what: *const c_char, ptr: *const c_void) {
    // SAFETY: a C string.
    let what = unsafe { CStr::from_ptr(what) };
    panic!("{}: {ptr:p}", what.to_string_lossy());
}

#[unsafe(no_mangle)]
extern "C" fn lvmp_port_panic() -> ! {
    panic!("the pools panicked");
}
