//! Makes the C source of the bundled `lvgl` Python module from LVGL's headers.

pub mod emit;
pub mod names;
pub mod read;
pub mod types;
