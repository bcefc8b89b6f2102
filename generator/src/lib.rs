//! Makes the C source of the bundled `lvgl` Python module from LVGL's headers.

pub mod emit;
mod macros;
pub mod names;
pub mod policy;
pub mod read;
pub mod report;
pub mod types;

#[cfg(test)]
mod tests;
