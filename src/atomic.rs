//! Compare-and-swap for processors that have none: within an atomic section of MicroPython's.

use critical_section::RawRestoreState;

use crate::ffi;

struct Sections;

critical_section::set_impl!(Sections);

// SAFETY: an atomic section keeps out interrupts, other threads and the other core.
unsafe impl critical_section::Impl for Sections {
    unsafe fn acquire() -> RawRestoreState {
        // SAFETY: the shim's; it neither collects nor raises.
        unsafe { ffi::lvmp_port_atomic_begin() }
    }

    unsafe fn release(state: RawRestoreState) {
        // SAFETY: as for `acquire`; the state is what that returned.
        unsafe { ffi::lvmp_port_atomic_end(state) }
    }
}
