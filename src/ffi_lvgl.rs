/* made by `cargo xtask gen` from LVGL's lv_mem.h */

#[repr(C)]
#[derive(Debug, Default, Copy, Clone)]
pub struct lv_mem_monitor_t {
    pub total_size: usize,
    pub free_cnt: usize,
    pub free_size: usize,
    pub free_biggest_size: usize,
    pub used_cnt: usize,
    pub max_used: usize,
    pub used_pct: u8,
    pub frag_pct: u8,
}
