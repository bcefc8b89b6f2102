/* made by `cargo xtask gen` from include/lvmp_port.h */

pub const LVMP_PORT_AREAS: usize = 8;
pub const LVMP_POOL_SLOTS: usize = 16;
pub const LVMP_INDEX_LONG: usize = 256;
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct lvmp_port_config_t {
    pub pool_min: usize,
    pub pool_bytes: usize,
    pub pool_max: usize,
    pub pool_big: usize,
    pub reserve_bytes: usize,
    pub pool_idle: usize,
    pub fast_base: *mut ::core::ffi::c_void,
    pub fast_bytes: usize,
    pub fast_max: usize,
    pub block_bytes: usize,
    pub fast_is_root: bool,
    pub exact: bool,
    pub threads: bool,
    pub debug: bool,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct lvmp_port_area_t {
    pub table: *mut u8,
    pub finalisers: *mut u8,
    pub start: *mut u8,
    pub n_blocks: usize,
    pub n_used: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct lvmp_port_range_t {
    pub start: *mut ::core::ffi::c_void,
    pub n_words: usize,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct lvmp_port_roots_t {
    pub pool: [*mut ::core::ffi::c_void; 16usize],
    pub reserve: *mut ::core::ffi::c_void,
    pub blocks: *mut ::core::ffi::c_void,
}
unsafe extern "C" {
    pub static lvmp_port_config: lvmp_port_config_t;
    pub fn lvmp_port_roots() -> *mut lvmp_port_roots_t;
    pub fn lvmp_port_alloc(n_bytes: usize) -> *mut ::core::ffi::c_void;
    pub fn lvmp_port_free(block: *mut ::core::ffi::c_void);
    pub fn lvmp_port_resize(block: *mut ::core::ffi::c_void, n_bytes: usize) -> bool;
    pub fn lvmp_port_is_block(ptr: *const ::core::ffi::c_void) -> bool;
    pub fn lvmp_port_in_heap(ptr: *const ::core::ffi::c_void) -> bool;
    pub fn lvmp_port_heap_bytes() -> usize;
    pub fn lvmp_port_largest_free() -> usize;
    pub fn lvmp_port_watch() -> bool;
    pub fn lvmp_port_watched() -> bool;
    pub fn lvmp_port_unwatch();
    pub fn lvmp_port_scans_outside() -> bool;
    pub fn lvmp_port_scan(start: *mut ::core::ffi::c_void, n_words: usize);
    pub fn lvmp_port_areas(areas: *mut lvmp_port_area_t) -> usize;
    pub fn lvmp_port_leaf(
        object: *const ::core::ffi::c_void,
        data: *mut *const ::core::ffi::c_void,
    ) -> bool;
    pub fn lvmp_port_lacks_finaliser(object: *const ::core::ffi::c_void) -> bool;
    pub fn lvmp_port_root_ranges(ranges: *mut lvmp_port_range_t) -> usize;
    pub fn lvmp_port_atomic_begin() -> usize;
    pub fn lvmp_port_atomic_end(state: usize);
    pub fn lvmp_port_report(what: *const ::core::ffi::c_char, ptr: *const ::core::ffi::c_void);
    pub fn lvmp_port_panic() -> !;
}
