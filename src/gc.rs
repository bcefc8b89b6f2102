//! The safe face of MicroPython's collector, as a trait: firmwares use [`MicroPython`], tests a
//! heap of their own.

use core::ffi::CStr;

use crate::ffi;
pub use ffi::{
    LVMP_POOL_SLOTS as SLOTS, LVMP_PORT_AREAS as AREAS, lvmp_port_area_t as Area,
    lvmp_port_config_t as Config, lvmp_port_range_t as Range, lvmp_port_roots_t as Roots,
};

/// Where the heap's memory comes from. `include/lvmp_port.h` states each call's contract.
///
/// No call raises. [`Gc::alloc`] and [`Gc::watch`] may collect, which runs finalisers, which
/// may call back into the heap: no lock is held around any call (invariant I5).
pub trait Gc {
    /// The board's switches. Constant.
    fn config(&self) -> &Config;
    /// The words that keep pools and blocks alive; they are written under the heap's lock only.
    fn roots(&self) -> *mut Roots;
    /// A GC block of `bytes` without a finaliser (I7), or null. May collect, once.
    fn alloc(&self, bytes: usize) -> *mut u8;
    /// Gives a block back.
    ///
    /// # Safety
    ///
    /// `block` came from [`Gc::alloc`] and is used no more.
    unsafe fn free(&self, block: *mut u8);
    /// Resizes a block where it lies, or returns false and leaves it.
    ///
    /// # Safety
    ///
    /// `block` came from [`Gc::alloc`].
    unsafe fn resize(&self, block: *mut u8, bytes: usize) -> bool;
    /// Whether `ptr` is the start of a live block. Any value may be asked about.
    fn is_block(&self, ptr: *const u8) -> bool;
    /// Whether `ptr` lies in the GC heap.
    fn in_heap(&self, ptr: *const u8) -> bool;
    /// Bytes of the whole heap. Constant time.
    fn heap_bytes(&self) -> usize;
    /// Bytes of the longest run of free blocks. Time: the heap's size.
    fn largest_free(&self) -> usize;
    /// Asks to be told when the heap ends. False if that failed. May collect.
    fn watch(&self) -> bool;
    /// Whether the heap is still the one that was watched.
    fn watched(&self) -> bool;
    /// Ends the watch. There must be one.
    fn unwatch(&self);
    /// Whether the collector scans pools outside its heap.
    fn scans_outside(&self) -> bool;
    /// Gives `words` words at `start` to the running collection.
    ///
    /// # Safety
    ///
    /// They are readable, and a collection is marking.
    unsafe fn scan(&self, start: *mut u8, words: usize);
    /// The heap's areas, for the time of a collection: how many there are, of which as many as fit
    /// are filled in.
    fn areas(&self, areas: &mut [Area; AREAS]) -> usize;
    /// Where an object keeps its data, if that holds no references; `None` for any other object. Null is no data.
    ///
    /// # Safety
    ///
    /// `object` is the first block of an object, that is, one with the finaliser's bit.
    unsafe fn leaf_data(&self, object: *const u8) -> Option<*const u8>;
    /// Whether an object that has the finaliser's bit has no finaliser: a leaf, or what is made as leaves are.
    ///
    /// # Safety
    ///
    /// As for [`Gc::leaf_data`]. The object may be dead.
    unsafe fn lacks_finaliser(&self, object: *const u8) -> bool;
    /// MicroPython's own roots: how many of the ranges are filled in.
    fn root_ranges(&self, ranges: &mut [Range; 2]) -> usize;
    /// Reports misuse.
    fn report(&self, what: &CStr, ptr: *const u8);
}

/// MicroPython itself, through `shim/`.
#[cfg(feature = "firmware")]
pub struct MicroPython;

// Every call below: SAFETY: the functions are the shim's, their preconditions are those of the
// trait's methods. EXCEPTION: none raises.
#[cfg(feature = "firmware")]
impl Gc for MicroPython {
    #[inline]
    fn config(&self) -> &Config {
        // SAFETY: a C constant, never written.
        unsafe { &*core::ptr::addr_of!(ffi::lvmp_port_config) }
    }
    #[inline]
    fn roots(&self) -> *mut Roots {
        // SAFETY: no precondition.
        unsafe { ffi::lvmp_port_roots() }
    }
    fn alloc(&self, bytes: usize) -> *mut u8 {
        // SAFETY: no lock is held, so it may collect and re-enter.
        unsafe { ffi::lvmp_port_alloc(bytes).cast() }
    }
    unsafe fn free(&self, block: *mut u8) {
        // SAFETY: the caller's.
        unsafe { ffi::lvmp_port_free(block.cast()) }
    }
    unsafe fn resize(&self, block: *mut u8, bytes: usize) -> bool {
        // SAFETY: the caller's.
        unsafe { ffi::lvmp_port_resize(block.cast(), bytes) }
    }
    fn is_block(&self, ptr: *const u8) -> bool {
        // SAFETY: any value may be asked about.
        unsafe { ffi::lvmp_port_is_block(ptr.cast()) }
    }
    fn in_heap(&self, ptr: *const u8) -> bool {
        // SAFETY: any value may be asked about.
        unsafe { ffi::lvmp_port_in_heap(ptr.cast()) }
    }
    fn heap_bytes(&self) -> usize {
        // SAFETY: no precondition.
        unsafe { ffi::lvmp_port_heap_bytes() }
    }
    fn largest_free(&self) -> usize {
        // SAFETY: no precondition.
        unsafe { ffi::lvmp_port_largest_free() }
    }
    fn watch(&self) -> bool {
        // SAFETY: no lock is held, so it may collect and re-enter.
        unsafe { ffi::lvmp_port_watch() }
    }
    fn watched(&self) -> bool {
        // SAFETY: no precondition.
        unsafe { ffi::lvmp_port_watched() }
    }
    fn unwatch(&self) {
        // SAFETY: there is a watch.
        unsafe { ffi::lvmp_port_unwatch() }
    }
    fn scans_outside(&self) -> bool {
        // SAFETY: no precondition.
        unsafe { ffi::lvmp_port_scans_outside() }
    }
    unsafe fn scan(&self, start: *mut u8, words: usize) {
        // SAFETY: the caller's.
        unsafe { ffi::lvmp_port_scan(start.cast(), words) }
    }
    fn areas(&self, areas: &mut [Area; AREAS]) -> usize {
        // SAFETY: room for AREAS of them.
        unsafe { ffi::lvmp_port_areas(areas.as_mut_ptr()) }
    }
    unsafe fn leaf_data(&self, object: *const u8) -> Option<*const u8> {
        let mut data = core::ptr::null();
        // SAFETY: the caller's.
        unsafe { ffi::lvmp_port_leaf(object.cast(), &mut data) }.then_some(data.cast())
    }
    unsafe fn lacks_finaliser(&self, object: *const u8) -> bool {
        // SAFETY: the caller's.
        unsafe { ffi::lvmp_port_lacks_finaliser(object.cast()) }
    }
    fn root_ranges(&self, ranges: &mut [Range; 2]) -> usize {
        // SAFETY: room for two.
        unsafe { ffi::lvmp_port_root_ranges(ranges.as_mut_ptr()) }
    }
    fn report(&self, what: &CStr, ptr: *const u8) {
        // SAFETY: a NUL-terminated string and any pointer value.
        unsafe { ffi::lvmp_port_report(what.as_ptr(), ptr.cast()) }
    }
}
