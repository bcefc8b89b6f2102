//! Constant-time memory for LVGL inside MicroPython's garbage-collected heap.
//!
//! Layers, each depending only on those below:
//!
//! 1. [`abi`] (feature `firmware`): the C entry points; checks, no policy.
//! 2. [`heap`]: which pool, growth, blocks of LVGL's own, out of memory, accounting.
//! 3. [`pool`]: one TLSF region.
//! 4. [`gc`]: the safe face of MicroPython's collector, a trait; [`ffi`] beneath it is the
//!    shim's header as bindgen reads it.
//!
//! Beside them: [`exact`], the marking of a collection, and [`index`], the free index.
//!
//! `ARCHITECTURE.md` follows one allocation through them.
#![no_std]
#![warn(missing_docs)]

#[cfg(test)]
extern crate std;

#[cfg(feature = "firmware")]
pub mod abi;
#[cfg(all(feature = "firmware", not(target_has_atomic = "ptr")))]
mod atomic;
pub mod exact;
/// cbindgen:ignore
#[allow(missing_docs, nonstandard_style)] // bindgen's output
pub mod ffi;
#[cfg(not(lvgl_header))] // cbindgen's condition: see cbindgen.toml
#[allow(missing_docs, nonstandard_style)] // bindgen's output
pub mod ffi_lvgl;
pub mod gc;
pub mod heap;
pub mod index;
pub mod pool;

#[cfg(all(feature = "firmware", not(test)))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: never returns; nothing of ours is touched afterwards.
    unsafe { ffi::lvmp_port_panic() }
}
