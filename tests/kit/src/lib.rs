//! What tests, the fuzz target and the trace replay share: a stand-in for MicroPython's heap
//! ([`FakeGc`]), the operations that can be done to LVGL's memory ([`Op`]), and a shadow model
//! ([`Model`]) that knows what must hold after each of them.

mod gc;
mod model;
mod op;

pub use gc::FakeGc;
pub use model::Model;
pub use op::{Op, decode, encode};
