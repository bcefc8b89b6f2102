// Made by lvmp-generator from LVGL 9.5.0 and lv_conf.h: do not edit. `cargo xtask gen` makes it again.

#include "lvgl_runtime.h"

#include "src/lvgl_private.h"

#if LVGL_VERSION_MAJOR != 9 || LVGL_VERSION_MINOR != 5
#error lvmp: lvgl_gen.c is made from LVGL 9.5.0, LVGL_DIR has another one: make it with lvmp-generator and give LVGL_GENERATED=DIR
#endif

// The widgets' numbers in lvgl_classes[].
enum {
    LVGL_CLASS_lv_obj,
    LVGL_CLASS_lv_arc,
    LVGL_CLASS_lv_arclabel,
    LVGL_CLASS_lv_bar,
    LVGL_CLASS_lv_button,
    LVGL_CLASS_lv_buttonmatrix,
    LVGL_CLASS_lv_calendar,
    LVGL_CLASS_lv_chart,
    LVGL_CLASS_lv_checkbox,
    LVGL_CLASS_lv_dropdown,
    LVGL_CLASS_lv_file_explorer,
    LVGL_CLASS_lv_gif,
    LVGL_CLASS_lv_image,
    LVGL_CLASS_lv_imagebutton,
    LVGL_CLASS_lv_ime_pinyin,
    LVGL_CLASS_lv_label,
    LVGL_CLASS_lv_led,
    LVGL_CLASS_lv_line,
    LVGL_CLASS_lv_list,
    LVGL_CLASS_lv_menu,
    LVGL_CLASS_lv_menu_cont,
    LVGL_CLASS_lv_menu_page,
    LVGL_CLASS_lv_menu_section,
    LVGL_CLASS_lv_menu_separator,
    LVGL_CLASS_lv_msgbox,
    LVGL_CLASS_lv_roller,
    LVGL_CLASS_lv_scale,
    LVGL_CLASS_lv_spangroup,
    LVGL_CLASS_lv_spinner,
    LVGL_CLASS_lv_switch,
    LVGL_CLASS_lv_table,
    LVGL_CLASS_lv_tabview,
    LVGL_CLASS_lv_textarea,
    LVGL_CLASS_lv_tileview,
    LVGL_CLASS_lv_win,
    LVGL_CLASS_lv_animimg,
    LVGL_CLASS_lv_canvas,
    LVGL_CLASS_lv_keyboard,
    LVGL_CLASS_lv_slider,
    LVGL_CLASS_lv_spinbox,
    LVGL_CLASS_lv_barcode,
    LVGL_CLASS_lv_qrcode,
    LVGL_CLASS_COUNT
};

// The structs' numbers in lvgl_structs[].
enum {
    LVGL_STRUCT_ime_pinyin_k9_py_str_t,
    LVGL_STRUCT_lv_anim_bezier3_para_t,
    LVGL_STRUCT_lv_anim_t,
    LVGL_STRUCT_lv_anim_t__lv_anim_path_para_t,
    LVGL_STRUCT_lv_anim_timeline_dsc_t,
    LVGL_STRUCT_lv_anim_timeline_t,
    LVGL_STRUCT_lv_area_t,
    LVGL_STRUCT_lv_array_t,
    LVGL_STRUCT_lv_binfont_font_src_t,
    LVGL_STRUCT_lv_builtin_font_src_t,
    LVGL_STRUCT_lv_cache_entry_t,
    LVGL_STRUCT_lv_calendar_date_t,
    LVGL_STRUCT_lv_chart_cursor_t,
    LVGL_STRUCT_lv_chart_series_t,
    LVGL_STRUCT_lv_circle_buf_t,
    LVGL_STRUCT_lv_color16_t,
    LVGL_STRUCT_lv_color16a_t,
    LVGL_STRUCT_lv_color32_t,
    LVGL_STRUCT_lv_color_filter_dsc_t,
    LVGL_STRUCT_lv_color_hsv_t,
    LVGL_STRUCT_lv_color_t,
    LVGL_STRUCT_lv_display_t,
    LVGL_STRUCT_lv_draw_arc_dsc_t,
    LVGL_STRUCT_lv_draw_blur_dsc_t,
    LVGL_STRUCT_lv_draw_border_dsc_t,
    LVGL_STRUCT_lv_draw_box_shadow_dsc_t,
    LVGL_STRUCT_lv_draw_buf_handlers_t,
    LVGL_STRUCT_lv_draw_buf_t,
    LVGL_STRUCT_lv_draw_dsc_base_t,
    LVGL_STRUCT_lv_draw_fill_dsc_t,
    LVGL_STRUCT_lv_draw_glyph_dsc_t,
    LVGL_STRUCT_lv_draw_image_dsc_t,
    LVGL_STRUCT_lv_draw_image_sup_t,
    LVGL_STRUCT_lv_draw_label_dsc_t,
    LVGL_STRUCT_lv_draw_label_hint_t,
    LVGL_STRUCT_lv_draw_letter_dsc_t,
    LVGL_STRUCT_lv_draw_line_dsc_t,
    LVGL_STRUCT_lv_draw_rect_dsc_t,
    LVGL_STRUCT_lv_draw_task_t,
    LVGL_STRUCT_lv_draw_triangle_dsc_t,
    LVGL_STRUCT_lv_event_dsc_t,
    LVGL_STRUCT_lv_event_list_t,
    LVGL_STRUCT_lv_event_t,
    LVGL_STRUCT_lv_font_class_t,
    LVGL_STRUCT_lv_font_fmt_txt_cmap_t,
    LVGL_STRUCT_lv_font_fmt_txt_dsc_t,
    LVGL_STRUCT_lv_font_fmt_txt_glyph_dsc_t,
    LVGL_STRUCT_lv_font_fmt_txt_kern_classes_t,
    LVGL_STRUCT_lv_font_fmt_txt_kern_pair_t,
    LVGL_STRUCT_lv_font_glyph_dsc_t,
    LVGL_STRUCT_lv_font_glyph_dsc_t__bindgen_ty_1,
    LVGL_STRUCT_lv_font_info_t,
    LVGL_STRUCT_lv_font_t,
    LVGL_STRUCT_lv_fragment_class_t,
    LVGL_STRUCT_lv_fragment_managed_states_t,
    LVGL_STRUCT_lv_fragment_manager_t,
    LVGL_STRUCT_lv_fragment_t,
    LVGL_STRUCT_lv_fs_dir_t,
    LVGL_STRUCT_lv_fs_drv_t,
    LVGL_STRUCT_lv_fs_file_cache_t,
    LVGL_STRUCT_lv_fs_file_t,
    LVGL_STRUCT_lv_fs_path_ex_t,
    LVGL_STRUCT_lv_grad_dsc_t,
    LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1,
    LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1,
    LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2,
    LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3,
    LVGL_STRUCT_lv_grad_stop_t,
    LVGL_STRUCT_lv_group_t,
    LVGL_STRUCT_lv_hit_test_info_t,
    LVGL_STRUCT_lv_image_cache_data_t,
    LVGL_STRUCT_lv_image_colorkey_t,
    LVGL_STRUCT_lv_image_decoder_args_t,
    LVGL_STRUCT_lv_image_decoder_dsc_t,
    LVGL_STRUCT_lv_image_decoder_t,
    LVGL_STRUCT_lv_image_dsc_t,
    LVGL_STRUCT_lv_image_header_t,
    LVGL_STRUCT_lv_indev_data_t,
    LVGL_STRUCT_lv_indev_t,
    LVGL_STRUCT_lv_iter_t,
    LVGL_STRUCT_lv_layer_t,
    LVGL_STRUCT_lv_layout_callbacks_t,
    LVGL_STRUCT_lv_ll_t,
    LVGL_STRUCT_lv_matrix_t,
    LVGL_STRUCT_lv_mem_monitor_t,
    LVGL_STRUCT_lv_monkey_config_t,
    LVGL_STRUCT_lv_monkey_t,
    LVGL_STRUCT_lv_obj_class_t,
    LVGL_STRUCT_lv_observer_t,
    LVGL_STRUCT_lv_pinyin_dict_t,
    LVGL_STRUCT_lv_point_precise_t,
    LVGL_STRUCT_lv_point_t,
    LVGL_STRUCT_lv_range_t,
    LVGL_STRUCT_lv_rb_node_t,
    LVGL_STRUCT_lv_rb_t,
    LVGL_STRUCT_lv_scale_section_t,
    LVGL_STRUCT_lv_span_coords_t,
    LVGL_STRUCT_lv_span_t,
    LVGL_STRUCT_lv_sqrt_res_t,
    LVGL_STRUCT_lv_style_const_prop_t,
    LVGL_STRUCT_lv_style_t,
    LVGL_STRUCT_lv_style_transition_dsc_t,
    LVGL_STRUCT_lv_style_value_t,
    LVGL_STRUCT_lv_subject_increment_dsc_t,
    LVGL_STRUCT_lv_subject_t,
    LVGL_STRUCT_lv_subject_value_t,
    LVGL_STRUCT_lv_theme_t,
    LVGL_STRUCT_lv_timer_t,
    LVGL_STRUCT_lv_tiny_ttf_font_src_t,
    LVGL_STRUCT_lv_tree_class_t,
    LVGL_STRUCT_lv_tree_node_t,
    LVGL_STRUCT_lv_urange_t,
    LVGL_STRUCT_lv_yuv_buf_t,
    LVGL_STRUCT_lv_yuv_buf_t__bindgen_ty_1,
    LVGL_STRUCT_lv_yuv_buf_t__bindgen_ty_2,
    LVGL_STRUCT_lv_yuv_plane_t,
    LVGL_STRUCT_COUNT
};

// The callbacks' numbers in lvgl_callbacks[].
enum {
    LVGL_CALLBACK_anim_completed_cb_t,
    LVGL_CALLBACK_anim_custom_exec_cb_t,
    LVGL_CALLBACK_anim_deleted_cb_t,
    LVGL_CALLBACK_anim_exec_xcb_t,
    LVGL_CALLBACK_anim_get_value_cb_t,
    LVGL_CALLBACK_anim_path_cb_t,
    LVGL_CALLBACK_anim_start_cb_t,
    LVGL_CALLBACK_anonymous_ipp,
    LVGL_CALLBACK_anonymous_vp,
    LVGL_CALLBACK_anonymous_vpp,
    LVGL_CALLBACK_async_cb_t,
    LVGL_CALLBACK_circle_buf_fill_cb_t,
    LVGL_CALLBACK_color_filter_cb_t,
    LVGL_CALLBACK_delay_cb_t,
    LVGL_CALLBACK_display_flush_cb_t,
    LVGL_CALLBACK_display_flush_wait_cb_t,
    LVGL_CALLBACK_draw_buf_align_cb_t,
    LVGL_CALLBACK_draw_buf_cache_operation_cb_t,
    LVGL_CALLBACK_draw_buf_copy_cb_t,
    LVGL_CALLBACK_draw_buf_free_cb_t,
    LVGL_CALLBACK_draw_buf_malloc_cb_t,
    LVGL_CALLBACK_draw_buf_width_to_stride_cb_t,
    LVGL_CALLBACK_draw_glyph_cb_t,
    LVGL_CALLBACK_event_cb_t,
    LVGL_CALLBACK_font_class_t_create_cb,
    LVGL_CALLBACK_font_class_t_delete_cb,
    LVGL_CALLBACK_font_class_t_dup_src_cb,
    LVGL_CALLBACK_font_class_t_free_src_cb,
    LVGL_CALLBACK_font_t_get_glyph_bitmap,
    LVGL_CALLBACK_font_t_get_glyph_dsc,
    LVGL_CALLBACK_font_t_release_glyph,
    LVGL_CALLBACK_fragment_class_t_attached_cb,
    LVGL_CALLBACK_fragment_class_t_constructor_cb,
    LVGL_CALLBACK_fragment_class_t_create_obj_cb,
    LVGL_CALLBACK_fragment_class_t_destructor_cb,
    LVGL_CALLBACK_fragment_class_t_detached_cb,
    LVGL_CALLBACK_fragment_class_t_event_cb,
    LVGL_CALLBACK_fragment_class_t_obj_created_cb,
    LVGL_CALLBACK_fragment_class_t_obj_deleted_cb,
    LVGL_CALLBACK_fragment_class_t_obj_will_delete_cb,
    LVGL_CALLBACK_fs_drv_t_close_cb,
    LVGL_CALLBACK_fs_drv_t_dir_close_cb,
    LVGL_CALLBACK_fs_drv_t_dir_open_cb,
    LVGL_CALLBACK_fs_drv_t_dir_read_cb,
    LVGL_CALLBACK_fs_drv_t_open_cb,
    LVGL_CALLBACK_fs_drv_t_read_cb,
    LVGL_CALLBACK_fs_drv_t_ready_cb,
    LVGL_CALLBACK_fs_drv_t_remove_cb,
    LVGL_CALLBACK_fs_drv_t_seek_cb,
    LVGL_CALLBACK_fs_drv_t_tell_cb,
    LVGL_CALLBACK_fs_drv_t_write_cb,
    LVGL_CALLBACK_group_edge_cb_t,
    LVGL_CALLBACK_group_focus_cb_t,
    LVGL_CALLBACK_image_decoder_close_f_t,
    LVGL_CALLBACK_image_decoder_get_area_cb_t,
    LVGL_CALLBACK_image_decoder_info_f_t,
    LVGL_CALLBACK_image_decoder_open_f_t,
    LVGL_CALLBACK_imgfont_get_path_cb_t,
    LVGL_CALLBACK_indev_key_remap_cb_t,
    LVGL_CALLBACK_indev_read_cb_t,
    LVGL_CALLBACK_iter_inspect_cb,
    LVGL_CALLBACK_iter_next_cb,
    LVGL_CALLBACK_layout_get_min_size_cb_t,
    LVGL_CALLBACK_layout_update_cb_t,
    LVGL_CALLBACK_obj_tree_walk_cb_t,
    LVGL_CALLBACK_observer_cb_t,
    LVGL_CALLBACK_rb_compare_t,
    LVGL_CALLBACK_screen_create_cb_t,
    LVGL_CALLBACK_theme_apply_cb_t,
    LVGL_CALLBACK_tick_get_cb_t,
    LVGL_CALLBACK_timer_cb_t,
    LVGL_CALLBACK_timer_handler_resume_cb_t,
    LVGL_CALLBACK_tree_after_cb_t,
    LVGL_CALLBACK_tree_before_cb_t,
    LVGL_CALLBACK_tree_constructor_cb_t,
    LVGL_CALLBACK_tree_destructor_cb_t,
    LVGL_CALLBACK_tree_traverse_cb_t,
};

const lvgl_known_t lvgl_known = {
    .class_count = LVGL_CLASS_COUNT,
    .struct_count = LVGL_STRUCT_COUNT,
    .anim = LVGL_STRUCT_lv_anim_t,
    .display = LVGL_STRUCT_lv_display_t,
    .draw_buf = LVGL_STRUCT_lv_draw_buf_t,
    .event_dsc = LVGL_STRUCT_lv_event_dsc_t,
    .group = LVGL_STRUCT_lv_group_t,
    .image_dsc = LVGL_STRUCT_lv_image_dsc_t,
    .indev = LVGL_STRUCT_lv_indev_t,
    .timer = LVGL_STRUCT_lv_timer_t,
    .async_cb = LVGL_CALLBACK_async_cb_t,
    .event_cb = LVGL_CALLBACK_event_cb_t,
    .flush_cb = LVGL_CALLBACK_display_flush_cb_t,
    .tree_walk_cb = LVGL_CALLBACK_obj_tree_walk_cb_t,
};

// One call for each C ABI: the result replaces the first word.

// __lv_span_coords_t_pp
static void thunk_0(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_span_coords_t *)w[2].p = ((lv_span_coords_t (*)(void *, void *))fn)(w[0].p, w[1].p);
}

// _lv_color32_t__lv_color32_t__lv_color32_t_
static void thunk_1(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color32_t *)w[2].p = ((lv_color32_t (*)(lv_color32_t, lv_color32_t))fn)(*(lv_color32_t *)w[0].p, *(lv_color32_t *)w[1].p);
}

// _lv_color32_t__lv_color_t_i
static void thunk_2(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color32_t *)w[2].p = ((lv_color32_t (*)(lv_color_t, int32_t))fn)(*(lv_color_t *)w[0].p, w[1].i);
}

// _lv_color32_t_iiii
static void thunk_3(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color32_t *)w[4].p = ((lv_color32_t (*)(int32_t, int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i, w[3].i);
}

// _lv_color32_t_pi
static void thunk_4(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color32_t *)w[2].p = ((lv_color32_t (*)(void *, int32_t))fn)(w[0].p, w[1].i);
}

// _lv_color32_t_pi_lv_color32_t_
static void thunk_5(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color32_t *)w[3].p = ((lv_color32_t (*)(void *, int32_t, lv_color32_t))fn)(w[0].p, w[1].i, *(lv_color32_t *)w[2].p);
}

// _lv_color32_t_pii
static void thunk_6(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color32_t *)w[3].p = ((lv_color32_t (*)(void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i);
}

// _lv_color_hsv_t__lv_color_t_
static void thunk_7(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_hsv_t *)w[1].p = ((lv_color_hsv_t (*)(lv_color_t))fn)(*(lv_color_t *)w[0].p);
}

// _lv_color_hsv_t_iii
static void thunk_8(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_hsv_t *)w[3].p = ((lv_color_hsv_t (*)(int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i);
}

// _lv_color_t_
static void thunk_9(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[0].p = ((lv_color_t (*)(void))fn)();
}

// _lv_color_t__lv_color16_t_
static void thunk_10(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[1].p = ((lv_color_t (*)(lv_color16_t))fn)(*(lv_color16_t *)w[0].p);
}

// _lv_color_t__lv_color_t__lv_color_t_i
static void thunk_11(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[3].p = ((lv_color_t (*)(lv_color_t, lv_color_t, int32_t))fn)(*(lv_color_t *)w[0].p, *(lv_color_t *)w[1].p, w[2].i);
}

// _lv_color_t__lv_color_t_i
static void thunk_12(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[2].p = ((lv_color_t (*)(lv_color_t, int32_t))fn)(*(lv_color_t *)w[0].p, w[1].i);
}

// _lv_color_t_i
static void thunk_13(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[1].p = ((lv_color_t (*)(int32_t))fn)(w[0].i);
}

// _lv_color_t_ii
static void thunk_14(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[2].p = ((lv_color_t (*)(int32_t, int32_t))fn)(w[0].i, w[1].i);
}

// _lv_color_t_iii
static void thunk_15(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[3].p = ((lv_color_t (*)(int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i);
}

// _lv_color_t_p
static void thunk_16(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[1].p = ((lv_color_t (*)(void *))fn)(w[0].p);
}

// _lv_color_t_pi
static void thunk_17(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[2].p = ((lv_color_t (*)(void *, int32_t))fn)(w[0].p, w[1].i);
}

// _lv_color_t_pp
static void thunk_18(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_color_t *)w[2].p = ((lv_color_t (*)(void *, void *))fn)(w[0].p, w[1].p);
}

// _lv_point_precise_t_p
static void thunk_19(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_point_precise_t *)w[1].p = ((lv_point_precise_t (*)(void *))fn)(w[0].p);
}

// _lv_point_t_p
static void thunk_20(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_point_t *)w[1].p = ((lv_point_t (*)(void *))fn)(w[0].p);
}

// _lv_point_t_pp
static void thunk_21(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_point_t *)w[2].p = ((lv_point_t (*)(void *, void *))fn)(w[0].p, w[1].p);
}

// _lv_style_value_t_i
static void thunk_22(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_style_value_t *)w[1].p = ((lv_style_value_t (*)(int32_t))fn)(w[0].i);
}

// _lv_style_value_t_pi_lv_style_value_t_
static void thunk_23(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_style_value_t *)w[3].p = ((lv_style_value_t (*)(void *, int32_t, lv_style_value_t))fn)(w[0].p, w[1].i, *(lv_style_value_t *)w[2].p);
}

// _lv_style_value_t_pii
static void thunk_24(lvgl_fn_t fn, lvgl_word_t *w) {
    *(lv_style_value_t *)w[3].p = ((lv_style_value_t (*)(void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i);
}

// i
static void thunk_25(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void))fn)();
}

// i_lv_color16_t_
static void thunk_26(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_color16_t))fn)(*(lv_color16_t *)w[0].p);
}

// i_lv_color32_t_
static void thunk_27(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_color32_t))fn)(*(lv_color32_t *)w[0].p);
}

// i_lv_color32_t__lv_color32_t_
static void thunk_28(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_color32_t, lv_color32_t))fn)(*(lv_color32_t *)w[0].p, *(lv_color32_t *)w[1].p);
}

// i_lv_color_t_
static void thunk_29(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_color_t))fn)(*(lv_color_t *)w[0].p);
}

// i_lv_color_t__lv_color_t_
static void thunk_30(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_color_t, lv_color_t))fn)(*(lv_color_t *)w[0].p, *(lv_color_t *)w[1].p);
}

// i_lv_color_t__lv_color_t__lv_color_t_
static void thunk_31(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_color_t, lv_color_t, lv_color_t))fn)(*(lv_color_t *)w[0].p, *(lv_color_t *)w[1].p, *(lv_color_t *)w[2].p);
}

// i_lv_layout_callbacks_t_p
static void thunk_32(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(lv_layout_callbacks_t, void *))fn)(*(lv_layout_callbacks_t *)w[0].p, w[1].p);
}

// ii
static void thunk_33(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(int32_t))fn)(w[0].i);
}

// iii
static void thunk_34(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(int32_t, int32_t))fn)(w[0].i, w[1].i);
}

// iiii
static void thunk_35(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i);
}

// iiiii
static void thunk_36(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(int32_t, int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i, w[3].i);
}

// iiiiii
static void thunk_37(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(int32_t, int32_t, int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i, w[3].i, w[4].i);
}

// ip
static void thunk_38(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *))fn)(w[0].p);
}

// ipi
static void thunk_39(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t))fn)(w[0].p, w[1].i);
}

// ipii
static void thunk_40(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i);
}

// ipiii
static void thunk_41(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i);
}

// ipiiiipi
static void thunk_42(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, int32_t, int32_t, int32_t, void *, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].i, w[5].p, w[6].i);
}

// ipip
static void thunk_43(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, void *))fn)(w[0].p, w[1].i, w[2].p);
}

// ipipi
static void thunk_44(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, void *, int32_t))fn)(w[0].p, w[1].i, w[2].p, w[3].i);
}

// ipipp
static void thunk_45(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, void *, void *))fn)(w[0].p, w[1].i, w[2].p, w[3].p);
}

// ipippi
static void thunk_46(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, void *, void *, int32_t))fn)(w[0].p, w[1].i, w[2].p, w[3].p, w[4].i);
}

// ipipppp
static void thunk_47(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, int32_t, void *, void *, void *, void *))fn)(w[0].p, w[1].i, w[2].p, w[3].p, w[4].p, w[5].p);
}

// ipp
static void thunk_48(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *))fn)(w[0].p, w[1].p);
}

// ippi
static void thunk_49(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, int32_t))fn)(w[0].p, w[1].p, w[2].i);
}

// ippii
static void thunk_50(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].i);
}

// ippip
static void thunk_51(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, int32_t, void *))fn)(w[0].p, w[1].p, w[2].i, w[3].p);
}

// ippp
static void thunk_52(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p);
}

// ipppV
static void thunk_53(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, void *, ...))fn)(w[0].p, w[1].p, "%s", (const char *)w[2].p);
}

// ipppi
static void thunk_54(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, void *, int32_t))fn)(w[0].p, w[1].p, w[2].p, w[3].i);
}

// ipppp
static void thunk_55(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].i = ((int32_t (*)(void *, void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p);
}

// lli
static void thunk_56(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].l = ((int64_t (*)(int64_t, int32_t))fn)(w[0].l, w[1].i);
}

// p
static void thunk_57(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void))fn)();
}

// pi
static void thunk_58(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(int32_t))fn)(w[0].i);
}

// pii
static void thunk_59(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(int32_t, int32_t))fn)(w[0].i, w[1].i);
}

// piiii
static void thunk_60(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(int32_t, int32_t, int32_t, int32_t))fn)(w[0].i, w[1].i, w[2].i, w[3].i);
}

// pipp
static void thunk_61(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(int32_t, void *, void *))fn)(w[0].i, w[1].p, w[2].p);
}

// pp
static void thunk_62(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *))fn)(w[0].p);
}

// pp_lv_color_t__lv_color_t_ip
static void thunk_63(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, lv_color_t, lv_color_t, int32_t, void *))fn)(w[0].p, *(lv_color_t *)w[1].p, *(lv_color_t *)w[2].p, w[3].i, w[4].p);
}

// pp_lv_color_t_i
static void thunk_64(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, lv_color_t, int32_t))fn)(w[0].p, *(lv_color_t *)w[1].p, w[2].i);
}

// ppi
static void thunk_65(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, int32_t))fn)(w[0].p, w[1].i);
}

// ppii
static void thunk_66(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i);
}

// ppiii
static void thunk_67(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i);
}

// ppiiii
static void thunk_68(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, int32_t, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].i);
}

// ppiip
static void thunk_69(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, int32_t, int32_t, void *))fn)(w[0].p, w[1].i, w[2].i, w[3].p);
}

// ppip
static void thunk_70(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, int32_t, void *))fn)(w[0].p, w[1].i, w[2].p);
}

// ppp
static void thunk_71(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *))fn)(w[0].p, w[1].p);
}

// pppV
static void thunk_72(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, ...))fn)(w[0].p, "%s", (const char *)w[1].p);
}

// pppi
static void thunk_73(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, int32_t))fn)(w[0].p, w[1].p, w[2].i);
}

// pppii
static void thunk_74(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].i);
}

// pppiip
static void thunk_75(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, int32_t, int32_t, void *))fn)(w[0].p, w[1].p, w[2].i, w[3].i, w[4].p);
}

// pppip
static void thunk_76(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, int32_t, void *))fn)(w[0].p, w[1].p, w[2].i, w[3].p);
}

// pppipi
static void thunk_77(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, int32_t, void *, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].p, w[4].i);
}

// pppp
static void thunk_78(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p);
}

// ppppp
static void thunk_79(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p);
}

// pppppp
static void thunk_80(lvgl_fn_t fn, lvgl_word_t *w) {
    w[0].p = ((void * (*)(void *, void *, void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p, w[4].p);
}

// v
static void thunk_81(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void))fn)();
}

// vi
static void thunk_82(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(int32_t))fn)(w[0].i);
}

// viiiiiiip
static void thunk_83(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, void *))fn)(w[0].i, w[1].i, w[2].i, w[3].i, w[4].i, w[5].i, w[6].i, w[7].p);
}

// vipi
static void thunk_84(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(int32_t, void *, int32_t))fn)(w[0].i, w[1].p, w[2].i);
}

// vp
static void thunk_85(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *))fn)(w[0].p);
}

// vp_lv_color_t_
static void thunk_86(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, lv_color_t))fn)(w[0].p, *(lv_color_t *)w[1].p);
}

// vp_lv_color_t_i
static void thunk_87(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, lv_color_t, int32_t))fn)(w[0].p, *(lv_color_t *)w[1].p, w[2].i);
}

// vpi
static void thunk_88(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t))fn)(w[0].p, w[1].i);
}

// vpi_lv_color32_t_
static void thunk_89(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, lv_color32_t))fn)(w[0].p, w[1].i, *(lv_color32_t *)w[2].p);
}

// vpi_lv_style_value_t_
static void thunk_90(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, lv_style_value_t))fn)(w[0].p, w[1].i, *(lv_style_value_t *)w[2].p);
}

// vpi_lv_style_value_t_i
static void thunk_91(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, lv_style_value_t, int32_t))fn)(w[0].p, w[1].i, *(lv_style_value_t *)w[2].p, w[3].i);
}

// vpii
static void thunk_92(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i);
}

// vpii_lv_color_t_i
static void thunk_93(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, lv_color_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, *(lv_color_t *)w[3].p, w[4].i);
}

// vpiii
static void thunk_94(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i);
}

// vpiiii
static void thunk_95(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].i);
}

// vpiiiii
static void thunk_96(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].i, w[5].i);
}

// vpiiiiii
static void thunk_97(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].i, w[5].i, w[6].i);
}

// vpiiipi
static void thunk_98(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, int32_t, void *, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].p, w[5].i);
}

// vpiiipii
static void thunk_99(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, int32_t, void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].i, w[3].i, w[4].p, w[5].i, w[6].i);
}

// vpiip
static void thunk_100(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, void *))fn)(w[0].p, w[1].i, w[2].i, w[3].p);
}

// vpiipV
static void thunk_101(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, int32_t, void *, ...))fn)(w[0].p, w[1].i, w[2].i, "%s", (const char *)w[3].p);
}

// vpip
static void thunk_102(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, void *))fn)(w[0].p, w[1].i, w[2].p);
}

// vpipii
static void thunk_103(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, void *, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].p, w[3].i, w[4].i);
}

// vpipiii
static void thunk_104(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, void *, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].i, w[2].p, w[3].i, w[4].i, w[5].i);
}

// vpipip
static void thunk_105(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, void *, int32_t, void *))fn)(w[0].p, w[1].i, w[2].p, w[3].i, w[4].p);
}

// vpipp
static void thunk_106(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, void *, void *))fn)(w[0].p, w[1].i, w[2].p, w[3].p);
}

// vpippp
static void thunk_107(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, int32_t, void *, void *, void *))fn)(w[0].p, w[1].i, w[2].p, w[3].p, w[4].p);
}

// vpp
static void thunk_108(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *))fn)(w[0].p, w[1].p);
}

// vppV
static void thunk_109(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, ...))fn)(w[0].p, "%s", (const char *)w[1].p);
}

// vpp_lv_color_t_
static void thunk_110(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, lv_color_t))fn)(w[0].p, w[1].p, *(lv_color_t *)w[2].p);
}

// vppi
static void thunk_111(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, int32_t))fn)(w[0].p, w[1].p, w[2].i);
}

// vppii
static void thunk_112(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].i);
}

// vppiii
static void thunk_113(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].i, w[4].i);
}

// vppiiiiii
static void thunk_114(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].i, w[4].i, w[5].i, w[6].i, w[7].i);
}

// vppiiipi
static void thunk_115(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, int32_t, int32_t, int32_t, void *, int32_t))fn)(w[0].p, w[1].p, w[2].i, w[3].i, w[4].i, w[5].p, w[6].i);
}

// vppip
static void thunk_116(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, int32_t, void *))fn)(w[0].p, w[1].p, w[2].i, w[3].p);
}

// vppp
static void thunk_117(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p);
}

// vpppV
static void thunk_118(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, ...))fn)(w[0].p, w[1].p, "%s", (const char *)w[2].p);
}

// vpppi
static void thunk_119(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, int32_t))fn)(w[0].p, w[1].p, w[2].p, w[3].i);
}

// vpppii
static void thunk_120(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].p, w[3].i, w[4].i);
}

// vpppiii
static void thunk_121(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].p, w[3].i, w[4].i, w[5].i);
}

// vpppiiii
static void thunk_122(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, int32_t, int32_t, int32_t, int32_t))fn)(w[0].p, w[1].p, w[2].p, w[3].i, w[4].i, w[5].i, w[6].i);
}

// vpppiip
static void thunk_123(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, int32_t, int32_t, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].i, w[4].i, w[5].p);
}

// vpppp
static void thunk_124(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p);
}

// vppppi
static void thunk_125(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, void *, int32_t))fn)(w[0].p, w[1].p, w[2].p, w[3].p, w[4].i);
}

// vppppip
static void thunk_126(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, void *, int32_t, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p, w[4].i, w[5].p);
}

// vppppp
static void thunk_127(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p, w[4].p);
}

// vpppppppp
static void thunk_128(lvgl_fn_t fn, lvgl_word_t *w) {
    ((void (*)(void *, void *, void *, void *, void *, void *, void *, void *))fn)(w[0].p, w[1].p, w[2].p, w[3].p, w[4].p, w[5].p, w[6].p, w[7].p);
}

const lvgl_thunk_t lvgl_thunks[] = {
    thunk_0,
    thunk_1,
    thunk_2,
    thunk_3,
    thunk_4,
    thunk_5,
    thunk_6,
    thunk_7,
    thunk_8,
    thunk_9,
    thunk_10,
    thunk_11,
    thunk_12,
    thunk_13,
    thunk_14,
    thunk_15,
    thunk_16,
    thunk_17,
    thunk_18,
    thunk_19,
    thunk_20,
    thunk_21,
    thunk_22,
    thunk_23,
    thunk_24,
    thunk_25,
    thunk_26,
    thunk_27,
    thunk_28,
    thunk_29,
    thunk_30,
    thunk_31,
    thunk_32,
    thunk_33,
    thunk_34,
    thunk_35,
    thunk_36,
    thunk_37,
    thunk_38,
    thunk_39,
    thunk_40,
    thunk_41,
    thunk_42,
    thunk_43,
    thunk_44,
    thunk_45,
    thunk_46,
    thunk_47,
    thunk_48,
    thunk_49,
    thunk_50,
    thunk_51,
    thunk_52,
    thunk_53,
    thunk_54,
    thunk_55,
    thunk_56,
    thunk_57,
    thunk_58,
    thunk_59,
    thunk_60,
    thunk_61,
    thunk_62,
    thunk_63,
    thunk_64,
    thunk_65,
    thunk_66,
    thunk_67,
    thunk_68,
    thunk_69,
    thunk_70,
    thunk_71,
    thunk_72,
    thunk_73,
    thunk_74,
    thunk_75,
    thunk_76,
    thunk_77,
    thunk_78,
    thunk_79,
    thunk_80,
    thunk_81,
    thunk_82,
    thunk_83,
    thunk_84,
    thunk_85,
    thunk_86,
    thunk_87,
    thunk_88,
    thunk_89,
    thunk_90,
    thunk_91,
    thunk_92,
    thunk_93,
    thunk_94,
    thunk_95,
    thunk_96,
    thunk_97,
    thunk_98,
    thunk_99,
    thunk_100,
    thunk_101,
    thunk_102,
    thunk_103,
    thunk_104,
    thunk_105,
    thunk_106,
    thunk_107,
    thunk_108,
    thunk_109,
    thunk_110,
    thunk_111,
    thunk_112,
    thunk_113,
    thunk_114,
    thunk_115,
    thunk_116,
    thunk_117,
    thunk_118,
    thunk_119,
    thunk_120,
    thunk_121,
    thunk_122,
    thunk_123,
    thunk_124,
    thunk_125,
    thunk_126,
    thunk_127,
    thunk_128,
};

// Conversions: each result's, then its arguments'.

const lvgl_type_t lvgl_types[] = {
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_ENUM, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_TRACKS | LVGL_CONST, LVGL_TRACKS | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_I32, LVGL_I32, LVGL_ENUM, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0), LVGL_I32,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_obj_tree_walk_cb_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_I32,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0) | LVGL_NULLABLE | LVGL_CONST, LVGL_ENUM, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_matrix_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_I32, LVGL_BOOL,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_matrix_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_NULLABLE | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_U32, LVGL_BOOL,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_BOOL,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_U8,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_U32, LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t), LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_value_t), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8, LVGL_U32,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U32, LVGL_U32,
    LVGL_ENUM, LVGL_U32,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_U8, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_colorkey_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color_filter_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_transition_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_U16, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_ARRAY, LVGL_I32) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_BOOL, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_colorkey_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_DATA | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color_filter_dsc_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_transition_dsc_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U16, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_TRACKS | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_I32, LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_U8, LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_rect_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_image_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_line_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_arc_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_blur_dsc_t),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_event_cb_t), LVGL_ENUM, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 0), LVGL_OBJECT,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 0), LVGL_OBJECT, LVGL_OBJECT,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_USER_DATA, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_screen_create_cb_t) | LVGL_NULLABLE, LVGL_ENUM, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_U32, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_increment_dsc_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_ENUM, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_increment_dsc_t), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_increment_dsc_t), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_ENUM, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_ENUM, LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_ENUM, LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 1), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 1), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 1), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 1), LVGL_U32,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 1),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 1),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 1),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 1), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 1), LVGL_OF(LVGL_WIDGET, 0), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_FORMAT,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 2), LVGL_U32,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 2),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 2),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 2),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 2),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, LVGL_CLASS_lv_arclabel),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 3), LVGL_I32, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 3), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 3), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 3), LVGL_ENUM,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 3),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 3),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 3),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 3), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_OF(LVGL_ARRAY, LVGL_TEXT) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_OF(LVGL_ARRAY, LVGL_ENUM_OF(lv_buttonmatrix_ctrl_t)) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_U32, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 5), LVGL_BOOL,
    LVGL_OF(LVGL_ARRAY, LVGL_TEXT) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 5),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 5),
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 5), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 5), LVGL_U32, LVGL_ENUM,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 5),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 6), LVGL_U32, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 6), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 6), LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 6), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_calendar_date_t), LVGL_OF(LVGL_COUNT, LVGL_UWORD),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, LVGL_CLASS_lv_calendar), LVGL_OBJECT,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 6),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_calendar_date_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 6),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_calendar_date_t), LVGL_OF(LVGL_WIDGET, 6),
    LVGL_UWORD, LVGL_OF(LVGL_WIDGET, 6),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 6), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_calendar_date_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 6), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_ENUM, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_ENUM, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_U32, LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 7),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 7),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_U32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_cursor_t), LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_cursor_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_cursor_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_cursor_t), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_cursor_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_U32,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_cursor_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_OF(LVGL_ARRAY, LVGL_I32) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_UWORD),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_OF(LVGL_ARRAY, LVGL_I32) | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_I32) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_UWORD),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_U32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_U32, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t), LVGL_OF(LVGL_ARRAY, LVGL_I32),
    LVGL_OF(LVGL_ARRAY, LVGL_I32), LVGL_OF(LVGL_WIDGET, 7), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_chart_series_t),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 7),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 8), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 8), LVGL_TEXT | LVGL_CONST,
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 8),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_TEXT | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_BOOL,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 9),
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 9),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 9),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 9), LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 9), LVGL_TEXT | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 9),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 9),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 9), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 10), LVGL_ENUM, LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 10), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 10), LVGL_BOOL,
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 10),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 10),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 10),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 10), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 11), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 11), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 11),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 11),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 11),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 11), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 11), LVGL_BOOL,
    LVGL_BOOL, LVGL_TEXT | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_U16), LVGL_OF(LVGL_ARRAY, LVGL_U16),
    LVGL_ENUM, LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_header_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t),
    LVGL_ENUM, LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t) | LVGL_CONST,
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 12),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 12),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 12), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 12),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 12),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 12),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 12), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 13), LVGL_OF(LVGL_BELOW, LV_IMAGEBUTTON_STATE_CHECKED_DISABLED + 1), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST, LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST, LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 13), LVGL_OF(LVGL_BELOW, LV_IMAGEBUTTON_STATE_CHECKED_DISABLED + 1), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 13), LVGL_OF(LVGL_BELOW, LV_IMAGEBUTTON_STATE_CHECKED_DISABLED + 1),
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 13), LVGL_OF(LVGL_BELOW, LV_IMAGEBUTTON_STATE_CHECKED_DISABLED + 1),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 14), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 14), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_pinyin_dict_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 14), LVGL_ENUM,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 14),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_pinyin_dict_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 14),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_FORMAT,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_BOOL,
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 15),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 15),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 15), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_BOOL,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 15), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 15),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 15),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 15), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_U32, LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 15), LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 16), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 16), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 16),
    LVGL_U8, LVGL_OF(LVGL_WIDGET, 16),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_WIDGET, 16),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 17), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 17), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t), LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 17), LVGL_BOOL,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 17),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 17),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 17),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t), LVGL_OF(LVGL_WIDGET, 17),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 18), LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 18), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_NULLABLE | LVGL_CONST, LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 18), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 18), LVGL_OF(LVGL_WIDGET, 0), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 19), LVGL_OF(LVGL_WIDGET, 21) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 19), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 19), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 19), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 19),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 19), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 19),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 19),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 19), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 24), LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 24), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 24), LVGL_FORMAT,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 24),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, LVGL_CLASS_lv_msgbox),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 24),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 25), LVGL_TEXT | LVGL_CONST, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 25), LVGL_U32, LVGL_BOOL,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 25), LVGL_TEXT | LVGL_CONST, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 25), LVGL_U32,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 25),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 25), LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 25),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 25), LVGL_U32, LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 25), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_WIDGET, 0), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_WIDGET, 0), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_ARRAY, LVGL_TEXT) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_OF(LVGL_WIDGET, 26),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 26),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 26),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 26),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 26),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 26), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_OF(LVGL_WIDGET, 27),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_FORMAT,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27), LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_OF(LVGL_WIDGET, 27), LVGL_I32,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 27),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 27),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 27),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 27), LVGL_U32,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 27), LVGL_I32,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_span_coords_t), LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 27),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 27), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 28), LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 28), LVGL_U32,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 28),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 29), LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 29),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL, LVGL_CELL, LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL, LVGL_CELL, LVGL_FORMAT,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL, LVGL_CELL, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_U16, LVGL_U16, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_U16, LVGL_U16,
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL, LVGL_CELL,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 30),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 30), LVGL_CELL, LVGL_CELL, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 30), LVGL_OF(LVGL_ARRAY, LVGL_U32), LVGL_OF(LVGL_ARRAY, LVGL_U32),
    LVGL_USER_DATA, LVGL_OF(LVGL_WIDGET, 30), LVGL_U16, LVGL_U16,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 31), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 31), LVGL_U32, LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 31), LVGL_U32, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 31), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 31), LVGL_I32,
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 31),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 31), LVGL_I32,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 31),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 31),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 32), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 32), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 32),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 32), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 32), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 32), LVGL_ENUM,
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 32),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 32),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 32),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 32),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 33), LVGL_U8, LVGL_U8, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 33), LVGL_OF(LVGL_WIDGET, 0), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 33), LVGL_U32, LVGL_U32, LVGL_BOOL,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 33),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 34), LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 34), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST, LVGL_I32,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 34),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 35), LVGL_OF(LVGL_ARRAY, LVGL_DATA) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_UWORD),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 35),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 35),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 35), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 35), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_start_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 35), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_completed_cb_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_ARRAY, LVGL_DATA) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 35),
    LVGL_U8, LVGL_OF(LVGL_WIDGET, 35),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 35),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_WIDGET, 35),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, LVGL_CLASS_lv_canvas), LVGL_OBJECT, LVGL_U32, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 36), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 36), LVGL_I32, LVGL_I32, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 36), LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_WIDGET, 36),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_WIDGET, 36), LVGL_I32, LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t), LVGL_OF(LVGL_WIDGET, 36),
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 36),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 36), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 36), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 36), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t),
    LVGL_U32, LVGL_I32, LVGL_I32, LVGL_U8, LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 37), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 37), LVGL_OF(LVGL_BELOW, LV_KEYBOARD_MODE_USER_4 + 1),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 37), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 37), LVGL_OF(LVGL_BELOW, LV_KEYBOARD_MODE_USER_4 + 1), LVGL_OF(LVGL_ARRAY, LVGL_TEXT) | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_ENUM_OF(lv_buttonmatrix_ctrl_t)) | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 37),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 37),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 37),
    LVGL_OF(LVGL_ARRAY, LVGL_TEXT) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 37),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 37),
    LVGL_TEXT, LVGL_OF(LVGL_WIDGET, 37), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 38), LVGL_I32, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 38), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 38), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 38), LVGL_ENUM,
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 38),
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 38),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 38),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 38), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39), LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39), LVGL_ENUM,
    LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 39),
    LVGL_I32, LVGL_OF(LVGL_WIDGET, 39),
    LVGL_U32, LVGL_OF(LVGL_WIDGET, 39),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 39),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 39),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_WIDGET, 39), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 40), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 40), LVGL_U16,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 40), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 40), LVGL_BOOL,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 40), LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_WIDGET, 40),
    LVGL_U16, LVGL_OF(LVGL_WIDGET, 40),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 40),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 41), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 41), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 41), LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 41), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 41), LVGL_BOOL,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_obj_class_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_BOOL,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_group_focus_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_group_edge_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_ENUM,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_CONST,
    LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_group_focus_cb_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_CONST,
    LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_group_edge_cb_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_I32,
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OBJECT, LVGL_OBJECT, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_DATA, LVGL_DATA | LVGL_NULLABLE, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_U32, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_display_flush_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_display_flush_wait_cb_t) | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_BOOL,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_event_cb_t), LVGL_ENUM, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_U32,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OBJECT, LVGL_OBJECT,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_ENUM, LVGL_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_event_cb_t) | LVGL_NULLABLE, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_DATA,
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_U32, LVGL_U32,
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) | LVGL_CONST, LVGL_I32,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t) | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_fill_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_border_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_box_shadow_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_glyph_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_glyph_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_U32, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_glyph_cb_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_image_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_line_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_line_dsc_t), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anonymous_vpp) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_arc_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_triangle_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_blur_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_NULLABLE, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_indev_read_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_U16,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_U8,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_indev_read_cb_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_NULLABLE, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_U8, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t) | LVGL_CONST,
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_event_cb_t), LVGL_ENUM, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_U32,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OBJECT, LVGL_OBJECT,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_ENUM, LVGL_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_indev_key_remap_cb_t) | LVGL_NULLABLE,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t), LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_hit_test_info_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t), LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_timer_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t) | LVGL_NULLABLE,
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_theme_apply_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_U16,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t),
    LVGL_U16, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t),
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t) | LVGL_CONST, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_image_decoder_info_f_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_image_decoder_open_f_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_image_decoder_get_area_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_image_decoder_close_f_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_cache_entry_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_cache_data_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_DATA,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_args_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_rb_compare_t) | LVGL_NULLABLE, LVGL_UWORD,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_DATA,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_DATA | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t),
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_DATA | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t), LVGL_DATA | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_node_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_rb_t),
    LVGL_OBJECT, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t),
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_glyph_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_scale_section_t), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t), LVGL_FORMAT,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t),
    LVGL_TEXT, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_span_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t),
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t),
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_malloc_cb_t) | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_free_cb_t) | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_copy_cb_t) | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_align_cb_t) | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_cache_operation_cb_t) | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_cache_operation_cb_t) | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_draw_buf_width_to_stride_cb_t) | LVGL_NULLABLE,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t) | LVGL_CONST, LVGL_DATA, LVGL_ENUM,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t) | LVGL_CONST, LVGL_U32, LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t) | LVGL_CONST, LVGL_U32, LVGL_U32, LVGL_ENUM, LVGL_U32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t), LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t), LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_iter_inspect_cb) | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t) | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_DATA,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_DATA | LVGL_CONST,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_U32, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_circle_buf_fill_cb_t) | LVGL_NULLABLE, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t) | LVGL_CONST, LVGL_DATA,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t) | LVGL_CONST, LVGL_U32, LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_mem_monitor_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_U32,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t),
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anonymous_vp) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_DATA, LVGL_BOOL,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t) | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t) | LVGL_CONST, LVGL_DATA | LVGL_CONST,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t), LVGL_DATA, LVGL_DATA,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_ll_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_DATA, LVGL_U32, LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_U32, LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t), LVGL_U32, LVGL_DATA | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST, LVGL_U32,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_exec_xcb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_custom_exec_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_path_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_start_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_get_value_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_completed_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_deleted_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_I16, LVGL_I16, LVGL_I16, LVGL_I16,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST,
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_custom_exec_cb_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_custom_exec_cb_t) | LVGL_NULLABLE,
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_I32, LVGL_I32, LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST, LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_I32, LVGL_I32, LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST, LVGL_BOOL,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_precise_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_I32,
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t), LVGL_ENUM, LVGL_I32, LVGL_I32,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8,
    LVGL_U32, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_BOOL, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_BOOL, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_U16, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_hsv_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color16_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color16_t), LVGL_U8,
    LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color16_t),
    LVGL_BOOL, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color_filter_dsc_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_color_filter_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t), LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_U32, LVGL_U32, LVGL_ENUM, LVGL_U32, LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_ENUM, LVGL_U32, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_NULLABLE | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_NULLABLE | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_U32, LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_U32,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_TEXT | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_class_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) | LVGL_CONST, LVGL_U8, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_tree_traverse_cb_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_tree_before_cb_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_tree_after_cb_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_glyph_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_glyph_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_glyph_dsc_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_glyph_dsc_t), LVGL_U32, LVGL_U32,
    LVGL_U16, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_U32, LVGL_U32,
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_ENUM,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_info_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_info_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color_t) | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t), LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t), LVGL_I32, LVGL_I32, LVGL_I32,
    LVGL_U32, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_layout_callbacks_t), LVGL_DATA,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_transition_dsc_t), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_CONST, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_path_cb_t) | LVGL_NULLABLE, LVGL_U32, LVGL_U32, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_U8, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_CONST, LVGL_U8, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_value_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_U8,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_grad_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_colorkey_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_DATA | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color_filter_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_transition_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_U16,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_TRACKS | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t), LVGL_I32, LVGL_I32,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t), LVGL_BOOL,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_event_cb_t) | LVGL_NULLABLE, LVGL_ENUM, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t),
    LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t), LVGL_U32,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t), LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_list_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_t), LVGL_TEXT | LVGL_CONST, LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_t), LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_OF(LVGL_ARRAY, LVGL_U32) | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_t), LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_OF(LVGL_ARRAY, LVGL_U32) | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_t), LVGL_U32, LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_t), LVGL_OF(LVGL_ARRAY, LVGL_U32),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_dir_t), LVGL_TEXT | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_dir_t), LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_dir_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_path_ex_t), LVGL_CHAR, LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_path_ex_t), LVGL_OF(LVGL_ARRAY, LVGL_DATA), LVGL_OF(LVGL_ARRAY, LVGL_U32),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_rect_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_fill_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_border_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_box_shadow_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_letter_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_image_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_line_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_arc_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_triangle_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_blur_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_I32,
    LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT) | LVGL_NULLABLE, LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_FORMAT,
    LVGL_TEXT, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_DATA,
    LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_ARRAY, LVGL_DATA), LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_observer_cb_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_observer_cb_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_observer_cb_t), LVGL_DATA | LVGL_NULLABLE, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t), LVGL_BOOL,
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_USER_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_config_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_monkey_config_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_ARRAY, LVGL_DATA) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t), LVGL_I32, LVGL_DATA,
    LVGL_UWORD, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t), LVGL_OF(LVGL_WIDGET, 0) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t),
    LVGL_OF(LVGL_ARRAY, LVGL_DATA) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_class_t) | LVGL_CONST, LVGL_DATA,
    LVGL_BOOL,
    LVGL_I32, LVGL_DATA | LVGL_CONST, LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_UWORD),
    LVGL_VOID, LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_UWORD),
    LVGL_UWORD, LVGL_TEXT | LVGL_CONST,
    LVGL_UWORD, LVGL_TEXT | LVGL_CONST, LVGL_UWORD,
    LVGL_I32, LVGL_TEXT | LVGL_CONST, LVGL_TEXT | LVGL_CONST,
    LVGL_I32, LVGL_TEXT | LVGL_CONST, LVGL_TEXT | LVGL_CONST, LVGL_UWORD,
    LVGL_BOOL, LVGL_TEXT | LVGL_CONST, LVGL_TEXT | LVGL_CONST,
    LVGL_TEXT, LVGL_TEXT | LVGL_CONST, LVGL_I32,
    LVGL_ENUM,
    LVGL_I32, LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_FORMAT,
    LVGL_VOID, LVGL_U32,
    LVGL_U32,
    LVGL_U32, LVGL_U32,
    LVGL_U32, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_delay_cb_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_tick_get_cb_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_tick_get_cb_t),
    LVGL_VOID,
    LVGL_VOID, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_timer_handler_resume_cb_t) | LVGL_NULLABLE, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_timer_cb_t) | LVGL_NULLABLE, LVGL_U32, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_I32, LVGL_I16,
    LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32,
    LVGL_I32, LVGL_I32, LVGL_I32, LVGL_U32, LVGL_I32, LVGL_I32,
    LVGL_U16, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_U32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_sqrt_res_t), LVGL_U32,
    LVGL_I32, LVGL_U32,
    LVGL_I32, LVGL_I32,
    LVGL_I64, LVGL_I64, LVGL_I8,
    LVGL_ENUM, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_async_cb_t), LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_U32, LVGL_OBJECT, LVGL_OBJECT | LVGL_NULLABLE,
    LVGL_BOOL, LVGL_DATA | LVGL_NULLABLE, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_exec_xcb_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_DATA, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_exec_xcb_t) | LVGL_NULLABLE,
    LVGL_U16,
    LVGL_U32, LVGL_U32, LVGL_U32, LVGL_U32,
    LVGL_U32, LVGL_U32, LVGL_I32, LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_timeline_t),
    LVGL_I32, LVGL_I32, LVGL_I32,
    LVGL_U8, LVGL_ENUM,
    LVGL_BOOL, LVGL_ENUM,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U32,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8, LVGL_U8, LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_U8, LVGL_U8, LVGL_U8, LVGL_U8,
    LVGL_U16, LVGL_U16, LVGL_U16, LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U16, LVGL_U8, LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_hsv_t), LVGL_U8, LVGL_U8, LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color32_t),
    LVGL_U8, LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_CONST,
    LVGL_U16, LVGL_U16,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_ENUM,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_ENUM, LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t),
    LVGL_DATA, LVGL_DATA, LVGL_ENUM,
    LVGL_U32, LVGL_U32, LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_U32, LVGL_U32, LVGL_ENUM, LVGL_U32,
    LVGL_DATA, LVGL_DATA | LVGL_CONST, LVGL_DATA | LVGL_CONST, LVGL_UWORD, LVGL_UWORD, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anonymous_ipp) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_iter_t), LVGL_DATA, LVGL_U32, LVGL_U32, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_iter_next_cb) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_U32, LVGL_U32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_DATA, LVGL_U32, LVGL_U32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_circle_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_array_t) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_TEXT | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_ARRAY, LVGL_ENUM_OF(lv_text_align_t)), LVGL_OF(LVGL_ARRAY, LVGL_ENUM_OF(lv_base_dir_t)), LVGL_TEXT | LVGL_CONST,
    LVGL_U32, LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_layout_update_cb_t) | LVGL_NULLABLE, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_I32, LVGL_U8,
    LVGL_U8, LVGL_U8,
    LVGL_U8,
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t), LVGL_U8,
    LVGL_U32, LVGL_U8,
    LVGL_BOOL, LVGL_U8, LVGL_U8,
    LVGL_TEXT, LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_I32, LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t),
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_U32, LVGL_U32, LVGL_BOOL,
    LVGL_OF(LVGL_WIDGET, 0),
    LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_style_t) | LVGL_NULLABLE,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_CHAR,
    LVGL_VOID, LVGL_CHAR,
    LVGL_BOOL, LVGL_CHAR,
    LVGL_ENUM, LVGL_TEXT | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_U32),
    LVGL_ENUM, LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_TEXT | LVGL_CONST,
    LVGL_DATA, LVGL_TEXT | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_U32),
    LVGL_TEXT, LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT),
    LVGL_TEXT, LVGL_TEXT | LVGL_CONST,
    LVGL_I32, LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_UWORD, LVGL_TEXT | LVGL_CONST, LVGL_TEXT | LVGL_CONST,
    LVGL_DATA, LVGL_UWORD,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_ENUM,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t),
    LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_U8,
    LVGL_VOID, LVGL_TEXT | LVGL_CONST, LVGL_ENUM, LVGL_DATA,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t),
    LVGL_DATA, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_I32, LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_dsc_base_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_dsc_base_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_fill_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_border_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_box_shadow_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_rect_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST, LVGL_U32,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_letter_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_image_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_line_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_arc_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_I32, LVGL_I32, LVGL_U16, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_triangle_dsc_t) | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_blur_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_U32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t),
    LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t) | LVGL_NULLABLE,
    LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_WIDGET, 0), LVGL_BOOL,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_TEXT | LVGL_CONST,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_U16, LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_imgfont_get_path_cb_t) | LVGL_NULLABLE, LVGL_USER_DATA | LVGL_NULLABLE,
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_header_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t),
    LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t),
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_TEXT | LVGL_CONST, LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_TEXT | LVGL_CONST, LVGL_I32, LVGL_ENUM, LVGL_UWORD,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_I32,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_I32, LVGL_ENUM, LVGL_UWORD,
    LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t), LVGL_I32,
    LVGL_VOID, LVGL_DATA | LVGL_CONST, LVGL_DATA, LVGL_U32, LVGL_U32, LVGL_U32, LVGL_U32, LVGL_U32, LVGL_U32,
    LVGL_VOID, LVGL_DATA, LVGL_U32,
    LVGL_VOID, LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_VOID, LVGL_DATA | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_U32, LVGL_U32, LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_U32), LVGL_BOOL,
    LVGL_VOID, LVGL_OF(LVGL_DATA, LVGL_DATA_IMAGE) | LVGL_CONST, LVGL_DATA, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_I32, LVGL_ENUM, LVGL_ENUM,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM,
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t),
    LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t), LVGL_DATA, LVGL_OF(LVGL_COUNT, LVGL_U32),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_WIDGET, 0),
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST,
    LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST,
    LVGL_I32,
    LVGL_TEXT,
};

const lvgl_signature_t lvgl_signatures[] = {
    { 0, 62, 1, 0 },
    { 2, 88, 2, 2 },
    { 5, 94, 4, 4 },
    { 10, 88, 2, 2 },
    { 13, 117, 3, 3 },
    { 17, 92, 3, 3 },
    { 21, 97, 7, 7 },
    { 29, 85, 1, 1 },
    { 31, 88, 2, 2 },
    { 34, 108, 2, 2 },
    { 37, 88, 2, 2 },
    { 40, 62, 1, 1 },
    { 42, 62, 1, 1 },
    { 44, 65, 2, 2 },
    { 47, 70, 3, 3 },
    { 51, 38, 1, 1 },
    { 53, 48, 2, 2 },
    { 56, 38, 1, 1 },
    { 58, 48, 2, 2 },
    { 61, 117, 3, 2 },
    { 65, 92, 3, 3 },
    { 69, 38, 1, 1 },
    { 71, 94, 4, 4 },
    { 76, 113, 5, 5 },
    { 82, 108, 2, 2 },
    { 85, 108, 2, 2 },
    { 88, 94, 4, 4 },
    { 93, 62, 1, 1 },
    { 95, 111, 3, 3 },
    { 99, 119, 4, 4 },
    { 104, 111, 3, 3 },
    { 108, 48, 2, 2 },
    { 111, 38, 1, 1 },
    { 113, 48, 2, 2 },
    { 116, 48, 2, 2 },
    { 119, 39, 2, 2 },
    { 122, 108, 2, 2 },
    { 125, 92, 3, 3 },
    { 129, 88, 2, 2 },
    { 132, 117, 3, 3 },
    { 136, 111, 3, 3 },
    { 140, 54, 4, 4 },
    { 145, 111, 3, 3 },
    { 149, 92, 3, 3 },
    { 153, 112, 4, 4 },
    { 158, 49, 3, 3 },
    { 162, 82, 1, 1 },
    { 164, 24, 3, 3 },
    { 168, 40, 3, 3 },
    { 172, 91, 4, 4 },
    { 177, 44, 4, 4 },
    { 182, 40, 3, 3 },
    { 186, 23, 3, 3 },
    { 190, 92, 3, 3 },
    { 194, 33, 1, 1 },
    { 196, 39, 2, 2 },
    { 199, 39, 2, 2 },
    { 202, 17, 2, 2 },
    { 205, 39, 2, 2 },
    { 208, 65, 2, 2 },
    { 211, 65, 2, 2 },
    { 214, 39, 2, 2 },
    { 217, 65, 2, 2 },
    { 220, 65, 2, 2 },
    { 223, 65, 2, 2 },
    { 226, 65, 2, 2 },
    { 229, 39, 2, 2 },
    { 232, 65, 2, 2 },
    { 235, 39, 2, 2 },
    { 238, 65, 2, 2 },
    { 241, 92, 3, 3 },
    { 245, 92, 3, 3 },
    { 249, 87, 3, 3 },
    { 253, 92, 3, 3 },
    { 257, 111, 3, 3 },
    { 261, 111, 3, 3 },
    { 265, 92, 3, 3 },
    { 269, 111, 3, 3 },
    { 273, 111, 3, 3 },
    { 277, 111, 3, 3 },
    { 281, 111, 3, 3 },
    { 285, 111, 3, 3 },
    { 289, 111, 3, 3 },
    { 293, 92, 3, 3 },
    { 297, 111, 3, 3 },
    { 301, 94, 4, 4 },
    { 306, 43, 3, 3 },
    { 310, 5, 3, 3 },
    { 314, 4, 2, 2 },
    { 317, 77, 5, 5 },
    { 323, 69, 4, 4 },
    { 328, 102, 3, 3 },
    { 332, 102, 3, 3 },
    { 336, 102, 3, 3 },
    { 340, 102, 3, 3 },
    { 344, 102, 3, 3 },
    { 348, 102, 3, 3 },
    { 352, 43, 3, 2 },
    { 356, 76, 4, 3 },
    { 361, 65, 2, 2 },
    { 364, 39, 2, 2 },
    { 367, 48, 2, 2 },
    { 370, 48, 2, 2 },
    { 373, 52, 3, 3 },
    { 377, 92, 3, 3 },
    { 381, 108, 2, 1 },
    { 384, 62, 1, 1 },
    { 386, 62, 1, 1 },
    { 388, 48, 2, 2 },
    { 391, 62, 1, 1 },
    { 393, 104, 6, 6 },
    { 400, 104, 6, 6 },
    { 407, 103, 5, 5 },
    { 413, 108, 2, 1 },
    { 416, 74, 4, 4 },
    { 421, 111, 3, 3 },
    { 425, 111, 3, 3 },
    { 429, 111, 3, 3 },
    { 433, 112, 4, 4 },
    { 438, 116, 4, 4 },
    { 443, 74, 4, 4 },
    { 448, 71, 2, 2 },
    { 451, 88, 2, 2 },
    { 454, 92, 3, 3 },
    { 458, 88, 2, 2 },
    { 461, 88, 2, 2 },
    { 464, 38, 1, 1 },
    { 466, 38, 1, 1 },
    { 468, 38, 1, 1 },
    { 470, 71, 2, 2 },
    { 473, 111, 3, 3 },
    { 477, 108, 2, 2 },
    { 480, 109, 2, 2 },
    { 483, 108, 2, 1 },
    { 486, 88, 2, 2 },
    { 489, 88, 2, 2 },
    { 492, 88, 2, 2 },
    { 495, 88, 2, 2 },
    { 498, 38, 1, 1 },
    { 500, 38, 1, 1 },
    { 502, 38, 1, 1 },
    { 504, 38, 1, 1 },
    { 506, 38, 1, 1 },
    { 508, 92, 3, 3 },
    { 512, 92, 3, 3 },
    { 516, 88, 2, 2 },
    { 519, 88, 2, 2 },
    { 522, 38, 1, 1 },
    { 524, 38, 1, 1 },
    { 526, 38, 1, 1 },
    { 528, 71, 2, 2 },
    { 531, 108, 2, 2 },
    { 534, 108, 2, 2 },
    { 537, 88, 2, 2 },
    { 540, 92, 3, 3 },
    { 544, 88, 2, 2 },
    { 547, 92, 3, 3 },
    { 551, 88, 2, 2 },
    { 554, 62, 1, 1 },
    { 556, 38, 1, 1 },
    { 558, 65, 2, 2 },
    { 561, 40, 3, 3 },
    { 565, 38, 1, 1 },
    { 567, 94, 4, 4 },
    { 572, 88, 2, 2 },
    { 575, 92, 3, 3 },
    { 579, 117, 3, 3 },
    { 583, 108, 2, 2 },
    { 586, 62, 1, 1 },
    { 588, 62, 1, 1 },
    { 590, 62, 1, 1 },
    { 592, 62, 1, 1 },
    { 594, 48, 2, 2 },
    { 597, 108, 2, 2 },
    { 600, 88, 2, 2 },
    { 603, 88, 2, 2 },
    { 606, 94, 4, 4 },
    { 611, 92, 3, 3 },
    { 615, 92, 3, 3 },
    { 619, 38, 1, 1 },
    { 621, 38, 1, 1 },
    { 623, 48, 2, 2 },
    { 626, 116, 4, 4 },
    { 631, 85, 1, 1 },
    { 633, 64, 3, 3 },
    { 637, 108, 2, 2 },
    { 640, 111, 3, 3 },
    { 644, 110, 3, 3 },
    { 648, 18, 2, 2 },
    { 651, 111, 3, 3 },
    { 655, 71, 2, 1 },
    { 658, 64, 3, 3 },
    { 662, 108, 2, 2 },
    { 665, 117, 3, 3 },
    { 669, 111, 3, 3 },
    { 673, 119, 4, 4 },
    { 678, 21, 2, 2 },
    { 681, 111, 3, 3 },
    { 685, 112, 4, 4 },
    { 690, 124, 4, 4 },
    { 695, 127, 5, 5 },
    { 701, 112, 4, 4 },
    { 706, 113, 5, 5 },
    { 712, 117, 3, 3 },
    { 716, 71, 2, 2 },
    { 719, 38, 1, 1 },
    { 721, 108, 2, 1 },
    { 724, 108, 2, 2 },
    { 727, 62, 1, 1 },
    { 729, 108, 2, 2 },
    { 732, 111, 3, 3 },
    { 736, 85, 1, 1 },
    { 738, 88, 2, 2 },
    { 741, 88, 2, 2 },
    { 744, 108, 2, 1 },
    { 747, 88, 2, 2 },
    { 750, 62, 1, 1 },
    { 752, 62, 1, 1 },
    { 754, 38, 1, 1 },
    { 756, 111, 3, 3 },
    { 760, 48, 2, 2 },
    { 763, 38, 1, 1 },
    { 765, 38, 1, 1 },
    { 767, 71, 2, 2 },
    { 770, 102, 3, 3 },
    { 774, 88, 2, 2 },
    { 777, 88, 2, 2 },
    { 780, 62, 1, 1 },
    { 782, 62, 1, 1 },
    { 784, 38, 1, 1 },
    { 786, 108, 2, 2 },
    { 789, 88, 2, 2 },
    { 792, 108, 2, 2 },
    { 795, 85, 1, 1 },
    { 797, 38, 1, 1 },
    { 799, 38, 1, 1 },
    { 801, 88, 2, 2 },
    { 804, 88, 2, 2 },
    { 807, 52, 3, 3 },
    { 811, 48, 2, 2 },
    { 814, 57, 0, 0 },
    { 815, 38, 1, 1 },
    { 817, 108, 2, 1 },
    { 820, 88, 2, 2 },
    { 823, 92, 3, 3 },
    { 827, 88, 2, 2 },
    { 830, 88, 2, 2 },
    { 833, 88, 2, 2 },
    { 836, 108, 2, 2 },
    { 839, 62, 1, 1 },
    { 841, 38, 1, 1 },
    { 843, 108, 2, 2 },
    { 846, 38, 1, 1 },
    { 848, 38, 1, 1 },
    { 850, 62, 1, 1 },
    { 852, 71, 2, 2 },
    { 855, 107, 5, 5 },
    { 861, 102, 3, 3 },
    { 865, 88, 2, 2 },
    { 868, 65, 2, 2 },
    { 871, 108, 2, 2 },
    { 874, 108, 2, 2 },
    { 877, 88, 2, 2 },
    { 880, 62, 1, 1 },
    { 882, 62, 1, 1 },
    { 884, 108, 2, 1 },
    { 887, 109, 2, 2 },
    { 890, 88, 2, 2 },
    { 893, 88, 2, 2 },
    { 896, 88, 2, 2 },
    { 899, 62, 1, 1 },
    { 901, 38, 1, 1 },
    { 903, 102, 3, 3 },
    { 907, 49, 3, 3 },
    { 911, 48, 2, 2 },
    { 914, 38, 1, 1 },
    { 916, 38, 1, 1 },
    { 918, 78, 3, 2 },
    { 922, 102, 3, 3 },
    { 926, 92, 3, 3 },
    { 930, 86, 2, 2 },
    { 933, 88, 2, 2 },
    { 936, 85, 1, 1 },
    { 938, 38, 1, 1 },
    { 940, 16, 1, 1 },
    { 942, 111, 3, 3 },
    { 946, 111, 3, 3 },
    { 950, 88, 2, 2 },
    { 953, 62, 1, 1 },
    { 955, 38, 1, 1 },
    { 957, 38, 1, 1 },
    { 959, 62, 1, 1 },
    { 961, 71, 2, 2 },
    { 964, 78, 3, 1 },
    { 968, 71, 2, 2 },
    { 971, 117, 3, 3 },
    { 975, 108, 2, 1 },
    { 978, 108, 2, 1 },
    { 981, 88, 2, 2 },
    { 984, 117, 3, 3 },
    { 988, 62, 1, 1 },
    { 990, 48, 2, 2 },
    { 993, 38, 1, 1 },
    { 995, 85, 1, 1 },
    { 997, 71, 2, 1 },
    { 1000, 71, 2, 2 },
    { 1003, 71, 2, 2 },
    { 1006, 72, 2, 2 },
    { 1009, 62, 1, 1 },
    { 1011, 85, 1, 1 },
    { 1013, 85, 1, 1 },
    { 1015, 111, 3, 3 },
    { 1019, 92, 3, 3 },
    { 1023, 49, 3, 3 },
    { 1027, 88, 2, 2 },
    { 1030, 38, 1, 1 },
    { 1032, 111, 3, 3 },
    { 1036, 62, 1, 1 },
    { 1038, 44, 4, 4 },
    { 1043, 71, 2, 2 },
    { 1046, 88, 2, 2 },
    { 1049, 88, 2, 2 },
    { 1052, 88, 2, 2 },
    { 1055, 92, 3, 3 },
    { 1059, 88, 2, 2 },
    { 1062, 112, 4, 4 },
    { 1067, 111, 3, 3 },
    { 1071, 108, 2, 1 },
    { 1074, 62, 1, 1 },
    { 1076, 112, 4, 4 },
    { 1081, 111, 3, 3 },
    { 1085, 117, 3, 3 },
    { 1089, 38, 1, 1 },
    { 1091, 38, 1, 1 },
    { 1093, 38, 1, 1 },
    { 1095, 38, 1, 1 },
    { 1097, 78, 3, 3 },
    { 1101, 62, 1, 1 },
    { 1103, 108, 2, 2 },
    { 1106, 117, 3, 3 },
    { 1110, 118, 3, 3 },
    { 1114, 117, 3, 3 },
    { 1118, 88, 2, 2 },
    { 1121, 88, 2, 2 },
    { 1124, 65, 2, 2 },
    { 1127, 38, 1, 1 },
    { 1129, 38, 1, 1 },
    { 1131, 38, 1, 1 },
    { 1133, 39, 2, 2 },
    { 1136, 39, 2, 2 },
    { 1139, 0, 2, 2 },
    { 1142, 71, 2, 2 },
    { 1145, 85, 1, 1 },
    { 1147, 79, 4, 3 },
    { 1152, 92, 3, 3 },
    { 1156, 88, 2, 2 },
    { 1159, 38, 1, 1 },
    { 1161, 88, 2, 2 },
    { 1164, 38, 1, 1 },
    { 1166, 100, 4, 4 },
    { 1171, 101, 4, 4 },
    { 1176, 88, 2, 2 },
    { 1179, 92, 3, 3 },
    { 1183, 94, 4, 4 },
    { 1188, 100, 4, 3 },
    { 1193, 92, 3, 3 },
    { 1197, 66, 3, 3 },
    { 1201, 38, 1, 1 },
    { 1203, 39, 2, 2 },
    { 1206, 41, 4, 4 },
    { 1211, 117, 3, 3 },
    { 1215, 66, 3, 3 },
    { 1219, 71, 2, 2 },
    { 1222, 102, 3, 3 },
    { 1226, 92, 3, 3 },
    { 1230, 88, 2, 2 },
    { 1233, 88, 2, 2 },
    { 1236, 38, 1, 1 },
    { 1238, 65, 2, 2 },
    { 1241, 62, 1, 1 },
    { 1243, 38, 1, 1 },
    { 1245, 88, 2, 2 },
    { 1248, 108, 2, 2 },
    { 1251, 85, 1, 1 },
    { 1253, 88, 2, 2 },
    { 1256, 88, 2, 2 },
    { 1259, 88, 2, 2 },
    { 1262, 62, 1, 1 },
    { 1264, 62, 1, 1 },
    { 1266, 38, 1, 1 },
    { 1268, 38, 1, 1 },
    { 1270, 67, 4, 4 },
    { 1275, 111, 3, 3 },
    { 1279, 94, 4, 4 },
    { 1284, 62, 1, 1 },
    { 1286, 71, 2, 2 },
    { 1289, 73, 3, 3 },
    { 1293, 62, 1, 1 },
    { 1295, 117, 3, 3 },
    { 1299, 85, 1, 1 },
    { 1301, 38, 1, 1 },
    { 1303, 88, 2, 2 },
    { 1306, 108, 2, 2 },
    { 1309, 108, 2, 2 },
    { 1312, 62, 1, 1 },
    { 1314, 38, 1, 1 },
    { 1316, 38, 1, 1 },
    { 1318, 62, 1, 1 },
    { 1320, 113, 5, 5 },
    { 1326, 108, 2, 2 },
    { 1329, 93, 5, 5 },
    { 1335, 89, 3, 3 },
    { 1339, 62, 1, 1 },
    { 1341, 6, 3, 3 },
    { 1345, 62, 1, 1 },
    { 1347, 62, 1, 1 },
    { 1349, 124, 4, 3 },
    { 1354, 87, 3, 3 },
    { 1358, 108, 2, 2 },
    { 1361, 36, 4, 4 },
    { 1366, 108, 2, 2 },
    { 1369, 88, 2, 2 },
    { 1372, 88, 2, 2 },
    { 1375, 106, 4, 4 },
    { 1380, 62, 1, 1 },
    { 1382, 38, 1, 1 },
    { 1384, 38, 1, 1 },
    { 1386, 62, 1, 1 },
    { 1388, 38, 1, 1 },
    { 1390, 65, 2, 2 },
    { 1393, 92, 3, 3 },
    { 1397, 92, 3, 3 },
    { 1401, 88, 2, 2 },
    { 1404, 88, 2, 2 },
    { 1407, 38, 1, 1 },
    { 1409, 38, 1, 1 },
    { 1411, 38, 1, 1 },
    { 1413, 71, 2, 2 },
    { 1416, 88, 2, 2 },
    { 1419, 88, 2, 2 },
    { 1422, 92, 3, 3 },
    { 1426, 88, 2, 2 },
    { 1429, 92, 3, 3 },
    { 1433, 88, 2, 2 },
    { 1436, 38, 1, 1 },
    { 1438, 38, 1, 1 },
    { 1440, 38, 1, 1 },
    { 1442, 38, 1, 1 },
    { 1444, 85, 1, 1 },
    { 1446, 71, 2, 2 },
    { 1449, 86, 2, 2 },
    { 1452, 88, 2, 2 },
    { 1455, 88, 2, 2 },
    { 1458, 88, 2, 2 },
    { 1461, 48, 2, 2 },
    { 1464, 16, 1, 1 },
    { 1466, 38, 1, 1 },
    { 1468, 38, 1, 1 },
    { 1470, 88, 2, 2 },
    { 1473, 86, 2, 2 },
    { 1476, 49, 3, 3 },
    { 1480, 108, 2, 2 },
    { 1483, 88, 2, 2 },
    { 1486, 71, 2, 2 },
    { 1489, 48, 2, 2 },
    { 1492, 85, 1, 1 },
    { 1494, 85, 1, 0 },
    { 1496, 108, 2, 2 },
    { 1499, 88, 2, 2 },
    { 1502, 39, 2, 2 },
    { 1505, 108, 2, 2 },
    { 1508, 108, 2, 2 },
    { 1511, 88, 2, 2 },
    { 1514, 62, 1, 1 },
    { 1516, 62, 1, 1 },
    { 1518, 62, 1, 1 },
    { 1520, 38, 1, 1 },
    { 1522, 38, 1, 1 },
    { 1524, 38, 1, 1 },
    { 1526, 65, 2, 2 },
    { 1529, 108, 2, 1 },
    { 1532, 62, 1, 1 },
    { 1534, 85, 1, 1 },
    { 1536, 62, 1, 0 },
    { 1538, 92, 3, 3 },
    { 1542, 88, 2, 2 },
    { 1545, 88, 2, 2 },
    { 1548, 88, 2, 2 },
    { 1551, 38, 1, 0 },
    { 1553, 38, 1, 0 },
    { 1555, 38, 1, 0 },
    { 1557, 120, 5, 5 },
    { 1563, 121, 6, 6 },
    { 1570, 117, 3, 2 },
    { 1574, 108, 2, 2 },
    { 1577, 88, 2, 2 },
    { 1580, 108, 2, 2 },
    { 1583, 108, 2, 2 },
    { 1586, 38, 1, 1 },
    { 1588, 38, 1, 1 },
    { 1590, 88, 2, 2 },
    { 1593, 38, 1, 1 },
    { 1595, 62, 1, 0 },
    { 1597, 116, 4, 3 },
    { 1602, 65, 2, 2 },
    { 1605, 39, 2, 2 },
    { 1608, 52, 3, 3 },
    { 1612, 43, 3, 2 },
    { 1616, 108, 2, 2 },
    { 1619, 62, 1, 1 },
    { 1621, 38, 1, 0 },
    { 1623, 85, 1, 0 },
    { 1625, 62, 1, 1 },
    { 1627, 52, 3, 2 },
    { 1631, 48, 2, 2 },
    { 1634, 108, 2, 1 },
    { 1637, 108, 2, 2 },
    { 1640, 62, 1, 1 },
    { 1642, 62, 1, 1 },
    { 1644, 62, 1, 1 },
    { 1646, 108, 2, 2 },
    { 1649, 108, 2, 2 },
    { 1652, 40, 3, 3 },
    { 1656, 39, 2, 2 },
    { 1659, 38, 1, 1 },
    { 1661, 38, 1, 1 },
    { 1663, 62, 1, 1 },
    { 1665, 108, 2, 2 },
    { 1668, 62, 1, 1 },
    { 1670, 62, 1, 1 },
    { 1672, 62, 1, 1 },
    { 1674, 62, 1, 1 },
    { 1676, 124, 4, 4 },
    { 1681, 126, 6, 6 },
    { 1688, 62, 1, 1 },
    { 1690, 62, 1, 1 },
    { 1692, 117, 3, 3 },
    { 1696, 62, 1, 1 },
    { 1698, 62, 1, 1 },
    { 1700, 62, 1, 1 },
    { 1702, 85, 1, 1 },
    { 1704, 62, 1, 0 },
    { 1706, 88, 2, 2 },
    { 1709, 88, 2, 2 },
    { 1712, 108, 2, 2 },
    { 1715, 108, 2, 1 },
    { 1718, 108, 2, 2 },
    { 1721, 108, 2, 2 },
    { 1724, 88, 2, 2 },
    { 1727, 88, 2, 2 },
    { 1730, 38, 1, 1 },
    { 1732, 62, 1, 1 },
    { 1734, 62, 1, 1 },
    { 1736, 62, 1, 1 },
    { 1738, 62, 1, 1 },
    { 1740, 62, 1, 1 },
    { 1742, 38, 1, 1 },
    { 1744, 108, 2, 2 },
    { 1747, 108, 2, 2 },
    { 1750, 108, 2, 1 },
    { 1753, 108, 2, 2 },
    { 1756, 108, 2, 2 },
    { 1759, 38, 1, 1 },
    { 1761, 38, 1, 1 },
    { 1763, 62, 1, 1 },
    { 1765, 62, 1, 1 },
    { 1767, 62, 1, 1 },
    { 1769, 38, 1, 1 },
    { 1771, 116, 4, 3 },
    { 1776, 38, 1, 1 },
    { 1778, 65, 2, 2 },
    { 1781, 39, 2, 2 },
    { 1784, 52, 3, 3 },
    { 1788, 43, 3, 2 },
    { 1792, 108, 2, 2 },
    { 1795, 62, 1, 1 },
    { 1797, 38, 1, 1 },
    { 1799, 62, 1, 1 },
    { 1801, 85, 1, 1 },
    { 1803, 62, 1, 1 },
    { 1805, 62, 1, 1 },
    { 1807, 62, 1, 1 },
    { 1809, 62, 1, 1 },
    { 1811, 62, 1, 1 },
    { 1813, 38, 1, 1 },
    { 1815, 38, 1, 1 },
    { 1817, 62, 1, 1 },
    { 1819, 88, 2, 2 },
    { 1822, 62, 1, 1 },
    { 1824, 62, 1, 1 },
    { 1826, 88, 2, 2 },
    { 1829, 62, 1, 1 },
    { 1831, 85, 1, 1 },
    { 1833, 108, 2, 2 },
    { 1836, 88, 2, 2 },
    { 1839, 88, 2, 2 },
    { 1842, 88, 2, 2 },
    { 1845, 108, 2, 1 },
    { 1848, 62, 1, 0 },
    { 1850, 62, 1, 1 },
    { 1852, 38, 1, 1 },
    { 1854, 108, 2, 2 },
    { 1857, 108, 2, 2 },
    { 1860, 108, 2, 2 },
    { 1863, 85, 1, 1 },
    { 1865, 85, 1, 1 },
    { 1867, 102, 3, 3 },
    { 1871, 38, 1, 1 },
    { 1873, 88, 2, 2 },
    { 1876, 88, 2, 2 },
    { 1879, 88, 2, 2 },
    { 1882, 108, 2, 1 },
    { 1885, 38, 1, 1 },
    { 1887, 38, 1, 1 },
    { 1889, 62, 1, 1 },
    { 1891, 111, 3, 3 },
    { 1895, 85, 1, 1 },
    { 1897, 62, 1, 0 },
    { 1899, 108, 2, 2 },
    { 1902, 108, 2, 2 },
    { 1905, 108, 2, 2 },
    { 1908, 108, 2, 2 },
    { 1911, 79, 4, 4 },
    { 1916, 52, 3, 3 },
    { 1920, 52, 3, 3 },
    { 1924, 85, 1, 1 },
    { 1926, 71, 2, 2 },
    { 1929, 62, 1, 1 },
    { 1931, 52, 3, 3 },
    { 1935, 71, 2, 2 },
    { 1938, 71, 2, 2 },
    { 1941, 71, 2, 2 },
    { 1944, 71, 2, 2 },
    { 1947, 48, 2, 2 },
    { 1950, 48, 2, 2 },
    { 1953, 62, 1, 1 },
    { 1955, 85, 1, 1 },
    { 1957, 62, 1, 1 },
    { 1959, 62, 1, 1 },
    { 1961, 85, 1, 1 },
    { 1963, 92, 3, 3 },
    { 1967, 102, 3, 3 },
    { 1971, 108, 2, 2 },
    { 1974, 109, 2, 2 },
    { 1977, 62, 1, 1 },
    { 1979, 62, 1, 1 },
    { 1981, 85, 1, 1 },
    { 1983, 62, 1, 1 },
    { 1985, 62, 1, 1 },
    { 1987, 62, 1, 1 },
    { 1989, 85, 1, 1 },
    { 1991, 128, 8, 8 },
    { 2000, 73, 3, 3 },
    { 2004, 40, 3, 3 },
    { 2008, 68, 5, 5 },
    { 2014, 71, 2, 2 },
    { 2017, 62, 1, 1 },
    { 2019, 85, 1, 1 },
    { 2021, 48, 2, 2 },
    { 2024, 88, 2, 2 },
    { 2027, 38, 1, 1 },
    { 2029, 108, 2, 2 },
    { 2032, 39, 2, 2 },
    { 2035, 85, 1, 1 },
    { 2037, 38, 1, 1 },
    { 2039, 38, 1, 1 },
    { 2041, 62, 1, 1 },
    { 2043, 48, 2, 2 },
    { 2046, 48, 2, 2 },
    { 2049, 45, 4, 3 },
    { 2054, 38, 1, 1 },
    { 2056, 48, 2, 2 },
    { 2059, 43, 3, 3 },
    { 2063, 85, 1, 1 },
    { 2065, 88, 2, 2 },
    { 2068, 62, 1, 1 },
    { 2070, 71, 2, 2 },
    { 2073, 108, 2, 2 },
    { 2076, 108, 2, 2 },
    { 2079, 85, 1, 1 },
    { 2081, 119, 4, 4 },
    { 2086, 62, 1, 1 },
    { 2088, 71, 2, 2 },
    { 2091, 38, 1, 1 },
    { 2093, 117, 3, 3 },
    { 2097, 38, 1, 1 },
    { 2099, 92, 3, 3 },
    { 2103, 112, 4, 4 },
    { 2108, 39, 2, 2 },
    { 2111, 85, 1, 1 },
    { 2113, 38, 1, 1 },
    { 2115, 38, 1, 1 },
    { 2117, 108, 2, 2 },
    { 2120, 39, 2, 2 },
    { 2123, 40, 3, 3 },
    { 2127, 48, 2, 2 },
    { 2130, 48, 2, 1 },
    { 2133, 43, 3, 3 },
    { 2137, 65, 2, 2 },
    { 2140, 62, 1, 1 },
    { 2142, 85, 1, 1 },
    { 2144, 108, 2, 1 },
    { 2147, 108, 2, 2 },
    { 2150, 88, 2, 2 },
    { 2153, 38, 1, 1 },
    { 2155, 92, 3, 3 },
    { 2159, 108, 2, 2 },
    { 2162, 108, 2, 2 },
    { 2165, 108, 2, 2 },
    { 2168, 108, 2, 2 },
    { 2171, 108, 2, 2 },
    { 2174, 108, 2, 2 },
    { 2177, 88, 2, 2 },
    { 2180, 108, 2, 1 },
    { 2183, 95, 5, 5 },
    { 2189, 62, 1, 1 },
    { 2191, 38, 1, 1 },
    { 2193, 62, 1, 1 },
    { 2195, 48, 2, 2 },
    { 2198, 71, 2, 2 },
    { 2201, 38, 1, 1 },
    { 2203, 98, 6, 6 },
    { 2210, 115, 7, 7 },
    { 2218, 19, 1, 1 },
    { 2220, 92, 3, 3 },
    { 2224, 108, 2, 2 },
    { 2227, 20, 1, 1 },
    { 2229, 92, 3, 3 },
    { 2233, 108, 2, 2 },
    { 2236, 95, 5, 5 },
    { 2242, 108, 2, 2 },
    { 2245, 38, 1, 1 },
    { 2247, 88, 2, 2 },
    { 2250, 38, 1, 1 },
    { 2252, 92, 3, 3 },
    { 2256, 113, 5, 5 },
    { 2262, 2, 2, 2 },
    { 2265, 29, 1, 1 },
    { 2267, 30, 2, 2 },
    { 2270, 31, 3, 3 },
    { 2274, 29, 1, 1 },
    { 2276, 12, 2, 2 },
    { 2279, 7, 1, 1 },
    { 2281, 29, 1, 1 },
    { 2283, 11, 3, 3 },
    { 2287, 10, 1, 1 },
    { 2289, 88, 2, 2 },
    { 2292, 26, 1, 1 },
    { 2294, 28, 2, 2 },
    { 2297, 27, 1, 1 },
    { 2299, 108, 2, 2 },
    { 2302, 89, 3, 3 },
    { 2306, 85, 1, 1 },
    { 2308, 108, 2, 1 },
    { 2311, 108, 2, 1 },
    { 2314, 62, 1, 1 },
    { 2316, 42, 7, 7 },
    { 2324, 68, 5, 5 },
    { 2330, 85, 1, 1 },
    { 2332, 124, 4, 3 },
    { 2337, 66, 3, 3 },
    { 2341, 39, 2, 2 },
    { 2344, 38, 1, 1 },
    { 2346, 39, 2, 2 },
    { 2349, 88, 2, 2 },
    { 2352, 48, 2, 2 },
    { 2355, 108, 2, 2 },
    { 2358, 89, 3, 3 },
    { 2362, 48, 2, 2 },
    { 2365, 71, 2, 1 },
    { 2368, 85, 1, 1 },
    { 2370, 47, 6, 5 },
    { 2377, 71, 2, 2 },
    { 2380, 62, 1, 1 },
    { 2382, 85, 1, 1 },
    { 2384, 50, 4, 4 },
    { 2389, 40, 3, 3 },
    { 2393, 38, 1, 1 },
    { 2395, 88, 2, 2 },
    { 2398, 38, 1, 1 },
    { 2400, 48, 2, 2 },
    { 2403, 125, 5, 5 },
    { 2409, 85, 1, 1 },
    { 2411, 96, 6, 6 },
    { 2418, 94, 4, 4 },
    { 2423, 32, 2, 2 },
    { 2426, 123, 6, 5 },
    { 2433, 85, 1, 1 },
    { 2435, 108, 2, 2 },
    { 2438, 38, 1, 1 },
    { 2440, 39, 2, 2 },
    { 2443, 90, 3, 3 },
    { 2447, 43, 3, 3 },
    { 2451, 88, 2, 2 },
    { 2454, 88, 2, 2 },
    { 2457, 86, 2, 2 },
    { 2460, 88, 2, 2 },
    { 2463, 108, 2, 2 },
    { 2466, 108, 2, 1 },
    { 2469, 88, 2, 2 },
    { 2472, 108, 2, 2 },
    { 2475, 108, 2, 2 },
    { 2478, 108, 2, 2 },
    { 2481, 108, 2, 2 },
    { 2484, 108, 2, 2 },
    { 2487, 88, 2, 2 },
    { 2490, 108, 2, 2 },
    { 2493, 88, 2, 2 },
    { 2496, 108, 2, 2 },
    { 2499, 92, 3, 3 },
    { 2503, 49, 3, 3 },
    { 2507, 76, 4, 3 },
    { 2512, 48, 2, 2 },
    { 2515, 38, 1, 1 },
    { 2517, 65, 2, 2 },
    { 2520, 39, 2, 2 },
    { 2523, 85, 1, 1 },
    { 2525, 85, 1, 1 },
    { 2527, 49, 3, 3 },
    { 2531, 38, 1, 1 },
    { 2533, 51, 4, 3 },
    { 2538, 51, 4, 3 },
    { 2543, 40, 3, 3 },
    { 2547, 48, 2, 2 },
    { 2550, 48, 2, 2 },
    { 2553, 49, 3, 3 },
    { 2557, 38, 1, 1 },
    { 2559, 105, 5, 4 },
    { 2565, 52, 3, 3 },
    { 2569, 85, 1, 1 },
    { 2571, 85, 1, 1 },
    { 2573, 85, 1, 1 },
    { 2575, 85, 1, 1 },
    { 2577, 85, 1, 1 },
    { 2579, 85, 1, 1 },
    { 2581, 85, 1, 1 },
    { 2583, 85, 1, 1 },
    { 2585, 85, 1, 1 },
    { 2587, 85, 1, 1 },
    { 2589, 85, 1, 1 },
    { 2591, 85, 1, 1 },
    { 2593, 88, 2, 2 },
    { 2596, 38, 1, 1 },
    { 2598, 127, 5, 5 },
    { 2604, 108, 2, 2 },
    { 2607, 109, 2, 2 },
    { 2610, 62, 1, 1 },
    { 2612, 108, 2, 2 },
    { 2615, 62, 1, 1 },
    { 2617, 86, 2, 2 },
    { 2620, 16, 1, 1 },
    { 2622, 111, 3, 3 },
    { 2626, 85, 1, 1 },
    { 2628, 65, 2, 2 },
    { 2631, 78, 3, 2 },
    { 2635, 79, 4, 3 },
    { 2640, 79, 4, 2 },
    { 2645, 62, 1, 1 },
    { 2647, 88, 2, 2 },
    { 2650, 38, 1, 1 },
    { 2652, 108, 2, 1 },
    { 2655, 62, 1, 1 },
    { 2657, 85, 1, 1 },
    { 2659, 85, 1, 1 },
    { 2661, 62, 1, 1 },
    { 2663, 85, 1, 1 },
    { 2665, 117, 3, 3 },
    { 2669, 108, 2, 2 },
    { 2672, 38, 1, 1 },
    { 2674, 43, 3, 3 },
    { 2678, 62, 1, 1 },
    { 2680, 62, 1, 1 },
    { 2682, 71, 2, 2 },
    { 2685, 62, 1, 0 },
    { 2687, 85, 1, 1 },
    { 2689, 62, 1, 1 },
    { 2691, 62, 1, 1 },
    { 2693, 62, 1, 1 },
    { 2695, 71, 2, 2 },
    { 2698, 71, 2, 2 },
    { 2701, 25, 0, 0 },
    { 2702, 52, 3, 3 },
    { 2706, 108, 2, 2 },
    { 2709, 62, 1, 1 },
    { 2711, 71, 2, 2 },
    { 2714, 48, 2, 2 },
    { 2717, 52, 3, 3 },
    { 2721, 48, 2, 2 },
    { 2724, 65, 2, 2 },
    { 2727, 25, 0, 0 },
    { 2728, 53, 3, 3 },
    { 2732, 82, 1, 1 },
    { 2734, 25, 0, 0 },
    { 2735, 33, 1, 1 },
    { 2737, 34, 2, 2 },
    { 2740, 85, 1, 1 },
    { 2742, 85, 1, 1 },
    { 2744, 57, 0, 0 },
    { 2745, 81, 0, 0 },
    { 2746, 108, 2, 1 },
    { 2749, 57, 0, 0 },
    { 2750, 70, 3, 2 },
    { 2754, 33, 1, 1 },
    { 2756, 37, 5, 5 },
    { 2762, 37, 5, 5 },
    { 2768, 34, 2, 2 },
    { 2771, 84, 3, 3 },
    { 2775, 33, 1, 1 },
    { 2777, 33, 1, 1 },
    { 2779, 56, 2, 2 },
    { 2782, 48, 2, 1 },
    { 2785, 48, 2, 1 },
    { 2788, 48, 2, 2 },
    { 2791, 71, 2, 2 },
    { 2794, 25, 0, 0 },
    { 2795, 35, 3, 3 },
    { 2799, 35, 3, 3 },
    { 2803, 57, 0, 0 },
    { 2804, 34, 2, 2 },
    { 2807, 33, 1, 1 },
    { 2809, 33, 1, 1 },
    { 2811, 13, 1, 1 },
    { 2813, 15, 3, 3 },
    { 2817, 3, 4, 4 },
    { 2822, 35, 3, 3 },
    { 2826, 15, 3, 3 },
    { 2830, 8, 3, 3 },
    { 2834, 9, 0, 0 },
    { 2835, 85, 1, 1 },
    { 2837, 38, 1, 1 },
    { 2839, 33, 1, 1 },
    { 2841, 13, 1, 1 },
    { 2843, 14, 2, 2 },
    { 2846, 1, 2, 2 },
    { 2849, 57, 0, 0 },
    { 2850, 65, 2, 2 },
    { 2853, 34, 2, 2 },
    { 2856, 60, 4, 4 },
    { 2861, 80, 5, 5 },
    { 2867, 69, 4, 4 },
    { 2872, 59, 2, 2 },
    { 2875, 66, 3, 3 },
    { 2879, 62, 1, 1 },
    { 2881, 57, 0, 0 },
    { 2882, 122, 7, 7 },
    { 2890, 117, 3, 3 },
    { 2894, 48, 2, 1 },
    { 2897, 33, 1, 1 },
    { 2899, 33, 1, 1 },
    { 2901, 25, 0, 0 },
    { 2902, 22, 1, 1 },
    { 2904, 33, 1, 1 },
    { 2906, 34, 2, 2 },
    { 2909, 58, 1, 1 },
    { 2911, 59, 2, 2 },
    { 2914, 57, 0, 0 },
    { 2915, 95, 5, 5 },
    { 2921, 57, 0, 0 },
    { 2922, 36, 4, 4 },
    { 2927, 85, 1, 0 },
    { 2929, 58, 1, 1 },
    { 2931, 82, 1, 1 },
    { 2933, 33, 1, 1 },
    { 2935, 48, 2, 2 },
    { 2938, 43, 3, 3 },
    { 2942, 71, 2, 2 },
    { 2945, 62, 1, 1 },
    { 2947, 62, 1, 1 },
    { 2949, 55, 4, 4 },
    { 2954, 62, 1, 1 },
    { 2956, 73, 3, 3 },
    { 2960, 108, 2, 2 },
    { 2963, 48, 2, 2 },
    { 2966, 73, 3, 3 },
    { 2970, 102, 3, 3 },
    { 2974, 70, 3, 3 },
    { 2978, 116, 4, 4 },
    { 2983, 62, 1, 1 },
    { 2985, 66, 3, 3 },
    { 2989, 78, 3, 3 },
    { 2993, 108, 2, 2 },
    { 2996, 117, 3, 3 },
    { 3000, 117, 3, 3 },
    { 3004, 117, 3, 3 },
    { 3008, 117, 3, 3 },
    { 3012, 117, 3, 3 },
    { 3016, 119, 4, 4 },
    { 3021, 117, 3, 3 },
    { 3025, 117, 3, 3 },
    { 3029, 108, 2, 2 },
    { 3032, 108, 2, 2 },
    { 3035, 83, 8, 8 },
    { 3044, 108, 2, 2 },
    { 3047, 117, 3, 3 },
    { 3051, 57, 0, 0 },
    { 3052, 58, 1, 1 },
    { 3054, 57, 0, 0 },
    { 3055, 71, 2, 2 },
    { 3058, 108, 2, 2 },
    { 3061, 85, 1, 0 },
    { 3063, 111, 3, 3 },
    { 3067, 62, 1, 1 },
    { 3069, 85, 1, 1 },
    { 3071, 61, 3, 2 },
    { 3075, 52, 3, 3 },
    { 3079, 55, 4, 4 },
    { 3084, 48, 2, 2 },
    { 3087, 108, 2, 2 },
    { 3090, 65, 2, 2 },
    { 3093, 69, 4, 4 },
    { 3098, 73, 3, 3 },
    { 3102, 75, 5, 5 },
    { 3108, 88, 2, 2 },
    { 3111, 114, 8, 8 },
    { 3120, 88, 2, 2 },
    { 3123, 88, 2, 2 },
    { 3126, 99, 7, 7 },
    { 3134, 114, 8, 8 },
    { 3143, 65, 2, 2 },
    { 3146, 48, 2, 2 },
    { 3149, 43, 3, 3 },
    { 3153, 46, 5, 5 },
    { 3159, 57, 0, 0 },
    { 3160, 62, 1, 1 },
    { 3162, 62, 1, 1 },
    { 3164, 16, 1, 1 },
    { 3166, 63, 5, 5 },
    { 3172, 70, 3, 3 },
    { 3176, 25, 0, 0 },
    { 3177, 57, 0, 0 },
};

const lvgl_function_t lvgl_functions[] = {
    LVGL_FUNCTION(MP_QSTR_obj, lv_obj_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_flex_flow, lv_obj_set_flex_flow, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_flex_align, lv_obj_set_flex_align, 2, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_flex_grow, lv_obj_set_flex_grow, 3, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_grid_dsc_array, lv_obj_set_grid_dsc_array, 4, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_grid_align, lv_obj_set_grid_align, 5, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_grid_cell, lv_obj_set_grid_cell, 6, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete, lvgl_obj_delete, 7, LVGL_NOT_WHILE_RENDERING | LVGL_FREES | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_clean, lvgl_obj_clean, 7, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_delete_delayed, lv_obj_delete_delayed, 8, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete_async, lv_obj_delete_async, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_parent, lvgl_obj_set_parent, 9, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_swap, lvgl_obj_swap, 9, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_move_to_index, lv_obj_move_to_index, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_screen, lv_obj_get_screen, 11, 0),
    LVGL_METHOD(MP_QSTR_get_display, lv_obj_get_display, 12, 0),
    LVGL_METHOD(MP_QSTR_get_parent, lv_obj_get_parent, 11, 0),
    LVGL_METHOD(MP_QSTR_get_child, lv_obj_get_child, 13, 0),
    LVGL_METHOD(MP_QSTR_get_child_by_type, lv_obj_get_child_by_type, 14, 0),
    LVGL_METHOD(MP_QSTR_get_sibling, lv_obj_get_sibling, 13, 0),
    LVGL_METHOD(MP_QSTR_get_sibling_by_type, lv_obj_get_sibling_by_type, 14, 0),
    LVGL_METHOD(MP_QSTR_get_child_count, lv_obj_get_child_count, 15, 0),
    LVGL_METHOD(MP_QSTR_get_child_count_by_type, lv_obj_get_child_count_by_type, 16, 0),
    LVGL_METHOD(MP_QSTR_get_index, lv_obj_get_index, 17, 0),
    LVGL_METHOD(MP_QSTR_get_index_by_type, lv_obj_get_index_by_type, 18, 0),
    LVGL_METHOD(MP_QSTR_tree_walk, lv_obj_tree_walk, 19, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_dump_tree, lv_obj_dump_tree, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_pos, lv_obj_set_pos, 20, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_x, lv_obj_set_x, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_y, lv_obj_set_y, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_size, lv_obj_set_size, 20, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_refr_size, lv_obj_refr_size, 21, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_width, lv_obj_set_width, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_height, lv_obj_set_height, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_content_width, lv_obj_set_content_width, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_content_height, lv_obj_set_content_height, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_layout, lv_obj_set_layout, 8, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_is_layout_positioned, lv_obj_is_layout_positioned, 21, 0),
    LVGL_METHOD(MP_QSTR_mark_layout_as_dirty, lv_obj_mark_layout_as_dirty, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_update_layout, lv_obj_update_layout, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_align, lv_obj_set_align, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_align, lv_obj_align, 22, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_align_to, lv_obj_align_to, 23, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_center, lv_obj_center, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_transform, lv_obj_set_transform, 24, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_reset_transform, lv_obj_reset_transform, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_coords, lv_obj_get_coords, 25, 0),
    LVGL_METHOD(MP_QSTR_get_x, lv_obj_get_x, 17, 0),
    LVGL_METHOD(MP_QSTR_get_x2, lv_obj_get_x2, 17, 0),
    LVGL_METHOD(MP_QSTR_get_y, lv_obj_get_y, 17, 0),
    LVGL_METHOD(MP_QSTR_get_y2, lv_obj_get_y2, 17, 0),
    LVGL_METHOD(MP_QSTR_get_x_aligned, lv_obj_get_x_aligned, 17, 0),
    LVGL_METHOD(MP_QSTR_get_y_aligned, lv_obj_get_y_aligned, 17, 0),
    LVGL_METHOD(MP_QSTR_get_width, lv_obj_get_width, 17, 0),
    LVGL_METHOD(MP_QSTR_get_height, lv_obj_get_height, 17, 0),
    LVGL_METHOD(MP_QSTR_get_content_width, lv_obj_get_content_width, 17, 0),
    LVGL_METHOD(MP_QSTR_get_content_height, lv_obj_get_content_height, 17, 0),
    LVGL_METHOD(MP_QSTR_get_content_coords, lv_obj_get_content_coords, 25, 0),
    LVGL_METHOD(MP_QSTR_get_self_width, lv_obj_get_self_width, 17, 0),
    LVGL_METHOD(MP_QSTR_get_self_height, lv_obj_get_self_height, 17, 0),
    LVGL_METHOD(MP_QSTR_get_style_clamped_width, lv_obj_get_style_clamped_width, 17, 0),
    LVGL_METHOD(MP_QSTR_get_style_clamped_height, lv_obj_get_style_clamped_height, 17, 0),
    LVGL_METHOD(MP_QSTR_is_width_min, lv_obj_is_width_min, 21, 0),
    LVGL_METHOD(MP_QSTR_is_height_min, lv_obj_is_height_min, 21, 0),
    LVGL_METHOD(MP_QSTR_is_width_max, lv_obj_is_width_max, 21, 0),
    LVGL_METHOD(MP_QSTR_is_height_max, lv_obj_is_height_max, 21, 0),
    LVGL_METHOD(MP_QSTR_refresh_self_size, lv_obj_refresh_self_size, 21, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_refr_pos, lv_obj_refr_pos, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_move_to, lv_obj_move_to, 20, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_move_children_by, lv_obj_move_children_by, 26, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_transform, lv_obj_get_transform, 27, 0),
    LVGL_METHOD(MP_QSTR_transform_point, lv_obj_transform_point, 28, 0),
    LVGL_METHOD(MP_QSTR_transform_point_array, lv_obj_transform_point_array, 29, 0),
    LVGL_METHOD(MP_QSTR_get_transformed_area, lv_obj_get_transformed_area, 30, 0),
    LVGL_METHOD(MP_QSTR_invalidate_area, lv_obj_invalidate_area, 31, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_invalidate, lv_obj_invalidate, 32, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_area_is_visible, lv_obj_area_is_visible, 33, 0),
    LVGL_METHOD(MP_QSTR_is_visible, lv_obj_is_visible, 21, 0),
    LVGL_METHOD(MP_QSTR_set_ext_click_area, lv_obj_set_ext_click_area, 10, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_click_area, lv_obj_get_click_area, 25, 0),
    LVGL_METHOD(MP_QSTR_hit_test, lv_obj_hit_test, 34, 0),
    LVGL_METHOD(MP_QSTR_calc_dynamic_width, lv_obj_calc_dynamic_width, 35, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_calc_dynamic_height, lv_obj_calc_dynamic_height, 35, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scrollbar_mode, lv_obj_set_scrollbar_mode, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scroll_dir, lv_obj_set_scroll_dir, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scroll_snap_x, lv_obj_set_scroll_snap_x, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scroll_snap_y, lv_obj_set_scroll_snap_y, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_scrollbar_mode, lv_obj_get_scrollbar_mode, 32, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_dir, lv_obj_get_scroll_dir, 32, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_snap_x, lv_obj_get_scroll_snap_x, 32, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_snap_y, lv_obj_get_scroll_snap_y, 32, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_x, lv_obj_get_scroll_x, 17, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_y, lv_obj_get_scroll_y, 17, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_top, lv_obj_get_scroll_top, 17, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_bottom, lv_obj_get_scroll_bottom, 17, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_left, lv_obj_get_scroll_left, 17, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_right, lv_obj_get_scroll_right, 17, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_end, lv_obj_get_scroll_end, 36, 0),
    LVGL_METHOD(MP_QSTR_scroll_by, lv_obj_scroll_by, 26, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_scroll_by_bounded, lv_obj_scroll_by_bounded, 26, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_scroll_to, lv_obj_scroll_to, 26, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_scroll_to_x, lv_obj_scroll_to_x, 37, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_scroll_to_y, lv_obj_scroll_to_y, 37, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_scroll_to_view, lv_obj_scroll_to_view, 38, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_scroll_to_view_recursive, lv_obj_scroll_to_view_recursive, 38, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_is_scrolling, lv_obj_is_scrolling, 21, 0),
    LVGL_METHOD(MP_QSTR_stop_scroll_anim, lv_obj_stop_scroll_anim, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_update_snap, lv_obj_update_snap, 38, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_scrollbar_area, lv_obj_get_scrollbar_area, 39, 0),
    LVGL_METHOD(MP_QSTR_scrollbar_invalidate, lv_obj_scrollbar_invalidate, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_readjust_scroll, lv_obj_readjust_scroll, 38, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_style, lv_obj_add_style, 40, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_replace_style, lv_obj_replace_style, 41, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_style, lv_obj_remove_style, 42, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_theme, lv_obj_remove_theme, 8, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_style_all, lv_obj_remove_style_all, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_refresh_style, lv_obj_refresh_style, 43, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_style_set_disabled, lv_obj_style_set_disabled, 44, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_style_get_disabled, lv_obj_style_get_disabled, 45, 0),
    LVGL_FUNCTION(MP_QSTR_enable_style_refresh, lv_obj_enable_style_refresh, 46, 0),
    LVGL_METHOD(MP_QSTR_get_style_prop, lv_obj_get_style_prop, 47, 0),
    LVGL_METHOD(MP_QSTR_has_style_prop, lv_obj_has_style_prop, 48, 0),
    LVGL_METHOD(MP_QSTR_set_local_style_prop, lv_obj_set_local_style_prop, 49, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_local_style_prop, lv_obj_get_local_style_prop, 50, 0),
    LVGL_METHOD(MP_QSTR_remove_local_style_prop, lv_obj_remove_local_style_prop, 51, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_style_apply_color_filter, lv_obj_style_apply_color_filter, 52, 0),
    LVGL_METHOD(MP_QSTR_fade_in, lv_obj_fade_in, 53, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_fade_out, lv_obj_fade_out, 53, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_style_get_selector_state, lv_obj_style_get_selector_state, 54, 0),
    LVGL_FUNCTION(MP_QSTR_style_get_selector_part, lv_obj_style_get_selector_part, 54, 0),
    LVGL_METHOD(MP_QSTR_get_style_width, lv_obj_get_style_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_min_width, lv_obj_get_style_min_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_max_width, lv_obj_get_style_max_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_height, lv_obj_get_style_height, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_min_height, lv_obj_get_style_min_height, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_max_height, lv_obj_get_style_max_height, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_length, lv_obj_get_style_length, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_x, lv_obj_get_style_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_y, lv_obj_get_style_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_align, lv_obj_get_style_align, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_width, lv_obj_get_style_transform_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_height, lv_obj_get_style_transform_height, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_translate_x, lv_obj_get_style_translate_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_translate_y, lv_obj_get_style_translate_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_translate_radial, lv_obj_get_style_translate_radial, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_scale_x, lv_obj_get_style_transform_scale_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_scale_y, lv_obj_get_style_transform_scale_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_rotation, lv_obj_get_style_transform_rotation, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_pivot_x, lv_obj_get_style_transform_pivot_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_pivot_y, lv_obj_get_style_transform_pivot_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_skew_x, lv_obj_get_style_transform_skew_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_skew_y, lv_obj_get_style_transform_skew_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_top, lv_obj_get_style_pad_top, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_bottom, lv_obj_get_style_pad_bottom, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_left, lv_obj_get_style_pad_left, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_right, lv_obj_get_style_pad_right, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_row, lv_obj_get_style_pad_row, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_column, lv_obj_get_style_pad_column, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_pad_radial, lv_obj_get_style_pad_radial, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_margin_top, lv_obj_get_style_margin_top, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_margin_bottom, lv_obj_get_style_margin_bottom, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_margin_left, lv_obj_get_style_margin_left, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_margin_right, lv_obj_get_style_margin_right, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_color, lv_obj_get_style_bg_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_color_filtered, lv_obj_get_style_bg_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_opa, lv_obj_get_style_bg_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_grad_color, lv_obj_get_style_bg_grad_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_grad_color_filtered, lv_obj_get_style_bg_grad_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_grad_dir, lv_obj_get_style_bg_grad_dir, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_main_stop, lv_obj_get_style_bg_main_stop, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_grad_stop, lv_obj_get_style_bg_grad_stop, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_main_opa, lv_obj_get_style_bg_main_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_grad_opa, lv_obj_get_style_bg_grad_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_grad, lv_obj_get_style_bg_grad, 59, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_image_src, lv_obj_get_style_bg_image_src, 60, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_image_opa, lv_obj_get_style_bg_image_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_image_recolor, lv_obj_get_style_bg_image_recolor, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_image_recolor_filtered, lv_obj_get_style_bg_image_recolor_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_image_recolor_opa, lv_obj_get_style_bg_image_recolor_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_bg_image_tiled, lv_obj_get_style_bg_image_tiled, 61, 0),
    LVGL_METHOD(MP_QSTR_get_style_border_color, lv_obj_get_style_border_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_border_color_filtered, lv_obj_get_style_border_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_border_opa, lv_obj_get_style_border_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_border_width, lv_obj_get_style_border_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_border_side, lv_obj_get_style_border_side, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_border_post, lv_obj_get_style_border_post, 61, 0),
    LVGL_METHOD(MP_QSTR_get_style_outline_width, lv_obj_get_style_outline_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_outline_color, lv_obj_get_style_outline_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_outline_color_filtered, lv_obj_get_style_outline_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_outline_opa, lv_obj_get_style_outline_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_outline_pad, lv_obj_get_style_outline_pad, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_width, lv_obj_get_style_shadow_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_offset_x, lv_obj_get_style_shadow_offset_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_offset_y, lv_obj_get_style_shadow_offset_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_spread, lv_obj_get_style_shadow_spread, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_color, lv_obj_get_style_shadow_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_color_filtered, lv_obj_get_style_shadow_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_shadow_opa, lv_obj_get_style_shadow_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_image_opa, lv_obj_get_style_image_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_image_recolor, lv_obj_get_style_image_recolor, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_image_recolor_filtered, lv_obj_get_style_image_recolor_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_image_recolor_opa, lv_obj_get_style_image_recolor_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_image_colorkey, lv_obj_get_style_image_colorkey, 62, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_width, lv_obj_get_style_line_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_dash_width, lv_obj_get_style_line_dash_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_dash_gap, lv_obj_get_style_line_dash_gap, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_rounded, lv_obj_get_style_line_rounded, 61, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_color, lv_obj_get_style_line_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_color_filtered, lv_obj_get_style_line_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_line_opa, lv_obj_get_style_line_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_arc_width, lv_obj_get_style_arc_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_arc_rounded, lv_obj_get_style_arc_rounded, 61, 0),
    LVGL_METHOD(MP_QSTR_get_style_arc_color, lv_obj_get_style_arc_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_arc_color_filtered, lv_obj_get_style_arc_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_arc_opa, lv_obj_get_style_arc_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_arc_image_src, lv_obj_get_style_arc_image_src, 60, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_color, lv_obj_get_style_text_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_color_filtered, lv_obj_get_style_text_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_opa, lv_obj_get_style_text_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_font, lv_obj_get_style_text_font, 63, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_letter_space, lv_obj_get_style_text_letter_space, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_line_space, lv_obj_get_style_text_line_space, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_decor, lv_obj_get_style_text_decor, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_align, lv_obj_get_style_text_align, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_outline_stroke_color, lv_obj_get_style_text_outline_stroke_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_outline_stroke_color_filtered, lv_obj_get_style_text_outline_stroke_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_outline_stroke_width, lv_obj_get_style_text_outline_stroke_width, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_text_outline_stroke_opa, lv_obj_get_style_text_outline_stroke_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_blur_radius, lv_obj_get_style_blur_radius, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_blur_backdrop, lv_obj_get_style_blur_backdrop, 61, 0),
    LVGL_METHOD(MP_QSTR_get_style_blur_quality, lv_obj_get_style_blur_quality, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_radius, lv_obj_get_style_drop_shadow_radius, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_offset_x, lv_obj_get_style_drop_shadow_offset_x, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_offset_y, lv_obj_get_style_drop_shadow_offset_y, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_color, lv_obj_get_style_drop_shadow_color, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_color_filtered, lv_obj_get_style_drop_shadow_color_filtered, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_opa, lv_obj_get_style_drop_shadow_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_drop_shadow_quality, lv_obj_get_style_drop_shadow_quality, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_radius, lv_obj_get_style_radius, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_radial_offset, lv_obj_get_style_radial_offset, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_clip_corner, lv_obj_get_style_clip_corner, 61, 0),
    LVGL_METHOD(MP_QSTR_get_style_opa, lv_obj_get_style_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_opa_layered, lv_obj_get_style_opa_layered, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_color_filter_dsc, lv_obj_get_style_color_filter_dsc, 64, 0),
    LVGL_METHOD(MP_QSTR_get_style_color_filter_opa, lv_obj_get_style_color_filter_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_recolor, lv_obj_get_style_recolor, 57, 0),
    LVGL_METHOD(MP_QSTR_get_style_recolor_opa, lv_obj_get_style_recolor_opa, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_anim, lv_obj_get_style_anim, 65, 0),
    LVGL_METHOD(MP_QSTR_get_style_anim_duration, lv_obj_get_style_anim_duration, 66, 0),
    LVGL_METHOD(MP_QSTR_get_style_transition, lv_obj_get_style_transition, 67, 0),
    LVGL_METHOD(MP_QSTR_get_style_blend_mode, lv_obj_get_style_blend_mode, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_layout, lv_obj_get_style_layout, 68, 0),
    LVGL_METHOD(MP_QSTR_get_style_base_dir, lv_obj_get_style_base_dir, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_bitmap_mask_src, lv_obj_get_style_bitmap_mask_src, 60, 0),
    LVGL_METHOD(MP_QSTR_get_style_rotary_sensitivity, lv_obj_get_style_rotary_sensitivity, 66, 0),
    LVGL_METHOD(MP_QSTR_get_style_flex_flow, lv_obj_get_style_flex_flow, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_flex_main_place, lv_obj_get_style_flex_main_place, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_flex_cross_place, lv_obj_get_style_flex_cross_place, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_flex_track_place, lv_obj_get_style_flex_track_place, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_flex_grow, lv_obj_get_style_flex_grow, 58, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_column_dsc_array, lv_obj_get_style_grid_column_dsc_array, 69, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_column_align, lv_obj_get_style_grid_column_align, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_row_dsc_array, lv_obj_get_style_grid_row_dsc_array, 69, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_row_align, lv_obj_get_style_grid_row_align, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_cell_column_pos, lv_obj_get_style_grid_cell_column_pos, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_cell_x_align, lv_obj_get_style_grid_cell_x_align, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_cell_column_span, lv_obj_get_style_grid_cell_column_span, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_cell_row_pos, lv_obj_get_style_grid_cell_row_pos, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_cell_y_align, lv_obj_get_style_grid_cell_y_align, 56, 0),
    LVGL_METHOD(MP_QSTR_get_style_grid_cell_row_span, lv_obj_get_style_grid_cell_row_span, 55, 0),
    LVGL_METHOD(MP_QSTR_set_style_width, lv_obj_set_style_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_min_width, lv_obj_set_style_min_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_max_width, lv_obj_set_style_max_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_height, lv_obj_set_style_height, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_min_height, lv_obj_set_style_min_height, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_max_height, lv_obj_set_style_max_height, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_length, lv_obj_set_style_length, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_x, lv_obj_set_style_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_y, lv_obj_set_style_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_align, lv_obj_set_style_align, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_width, lv_obj_set_style_transform_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_height, lv_obj_set_style_transform_height, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_translate_x, lv_obj_set_style_translate_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_translate_y, lv_obj_set_style_translate_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_translate_radial, lv_obj_set_style_translate_radial, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_scale_x, lv_obj_set_style_transform_scale_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_scale_y, lv_obj_set_style_transform_scale_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_rotation, lv_obj_set_style_transform_rotation, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_pivot_x, lv_obj_set_style_transform_pivot_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_pivot_y, lv_obj_set_style_transform_pivot_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_skew_x, lv_obj_set_style_transform_skew_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_skew_y, lv_obj_set_style_transform_skew_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_top, lv_obj_set_style_pad_top, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_bottom, lv_obj_set_style_pad_bottom, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_left, lv_obj_set_style_pad_left, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_right, lv_obj_set_style_pad_right, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_row, lv_obj_set_style_pad_row, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_column, lv_obj_set_style_pad_column, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_radial, lv_obj_set_style_pad_radial, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_top, lv_obj_set_style_margin_top, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_bottom, lv_obj_set_style_margin_bottom, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_left, lv_obj_set_style_margin_left, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_right, lv_obj_set_style_margin_right, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_color, lv_obj_set_style_bg_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_opa, lv_obj_set_style_bg_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_grad_color, lv_obj_set_style_bg_grad_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_grad_dir, lv_obj_set_style_bg_grad_dir, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_main_stop, lv_obj_set_style_bg_main_stop, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_grad_stop, lv_obj_set_style_bg_grad_stop, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_main_opa, lv_obj_set_style_bg_main_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_grad_opa, lv_obj_set_style_bg_grad_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_grad, lv_obj_set_style_bg_grad, 74, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_image_src, lv_obj_set_style_bg_image_src, 75, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_image_opa, lv_obj_set_style_bg_image_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_image_recolor, lv_obj_set_style_bg_image_recolor, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_image_recolor_opa, lv_obj_set_style_bg_image_recolor_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bg_image_tiled, lv_obj_set_style_bg_image_tiled, 76, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_border_color, lv_obj_set_style_border_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_border_opa, lv_obj_set_style_border_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_border_width, lv_obj_set_style_border_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_border_side, lv_obj_set_style_border_side, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_border_post, lv_obj_set_style_border_post, 76, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_outline_width, lv_obj_set_style_outline_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_outline_color, lv_obj_set_style_outline_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_outline_opa, lv_obj_set_style_outline_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_outline_pad, lv_obj_set_style_outline_pad, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_shadow_width, lv_obj_set_style_shadow_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_shadow_offset_x, lv_obj_set_style_shadow_offset_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_shadow_offset_y, lv_obj_set_style_shadow_offset_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_shadow_spread, lv_obj_set_style_shadow_spread, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_shadow_color, lv_obj_set_style_shadow_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_shadow_opa, lv_obj_set_style_shadow_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_image_opa, lv_obj_set_style_image_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_image_recolor, lv_obj_set_style_image_recolor, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_image_recolor_opa, lv_obj_set_style_image_recolor_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_image_colorkey, lv_obj_set_style_image_colorkey, 77, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_line_width, lv_obj_set_style_line_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_line_dash_width, lv_obj_set_style_line_dash_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_line_dash_gap, lv_obj_set_style_line_dash_gap, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_line_rounded, lv_obj_set_style_line_rounded, 76, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_line_color, lv_obj_set_style_line_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_line_opa, lv_obj_set_style_line_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_arc_width, lv_obj_set_style_arc_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_arc_rounded, lv_obj_set_style_arc_rounded, 76, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_arc_color, lv_obj_set_style_arc_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_arc_opa, lv_obj_set_style_arc_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_arc_image_src, lv_obj_set_style_arc_image_src, 78, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_color, lv_obj_set_style_text_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_opa, lv_obj_set_style_text_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_font, lv_obj_set_style_text_font, 79, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_letter_space, lv_obj_set_style_text_letter_space, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_line_space, lv_obj_set_style_text_line_space, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_decor, lv_obj_set_style_text_decor, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_align, lv_obj_set_style_text_align, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_outline_stroke_color, lv_obj_set_style_text_outline_stroke_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_outline_stroke_width, lv_obj_set_style_text_outline_stroke_width, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_text_outline_stroke_opa, lv_obj_set_style_text_outline_stroke_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_blur_radius, lv_obj_set_style_blur_radius, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_blur_backdrop, lv_obj_set_style_blur_backdrop, 76, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_blur_quality, lv_obj_set_style_blur_quality, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_drop_shadow_radius, lv_obj_set_style_drop_shadow_radius, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_drop_shadow_offset_x, lv_obj_set_style_drop_shadow_offset_x, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_drop_shadow_offset_y, lv_obj_set_style_drop_shadow_offset_y, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_drop_shadow_color, lv_obj_set_style_drop_shadow_color, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_drop_shadow_opa, lv_obj_set_style_drop_shadow_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_drop_shadow_quality, lv_obj_set_style_drop_shadow_quality, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_radius, lv_obj_set_style_radius, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_radial_offset, lv_obj_set_style_radial_offset, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_clip_corner, lv_obj_set_style_clip_corner, 76, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_opa, lv_obj_set_style_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_opa_layered, lv_obj_set_style_opa_layered, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_color_filter_dsc, lv_obj_set_style_color_filter_dsc, 80, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_color_filter_opa, lv_obj_set_style_color_filter_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_recolor, lv_obj_set_style_recolor, 72, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_recolor_opa, lv_obj_set_style_recolor_opa, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_anim, lv_obj_set_style_anim, 81, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_anim_duration, lv_obj_set_style_anim_duration, 53, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transition, lv_obj_set_style_transition, 82, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_blend_mode, lv_obj_set_style_blend_mode, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_layout, lv_obj_set_style_layout, 83, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_base_dir, lv_obj_set_style_base_dir, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_bitmap_mask_src, lv_obj_set_style_bitmap_mask_src, 78, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_rotary_sensitivity, lv_obj_set_style_rotary_sensitivity, 53, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_flex_flow, lv_obj_set_style_flex_flow, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_flex_main_place, lv_obj_set_style_flex_main_place, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_flex_cross_place, lv_obj_set_style_flex_cross_place, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_flex_track_place, lv_obj_set_style_flex_track_place, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_flex_grow, lv_obj_set_style_flex_grow, 73, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_column_dsc_array, lv_obj_set_style_grid_column_dsc_array, 84, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_column_align, lv_obj_set_style_grid_column_align, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_row_dsc_array, lv_obj_set_style_grid_row_dsc_array, 84, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_row_align, lv_obj_set_style_grid_row_align, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_cell_column_pos, lv_obj_set_style_grid_cell_column_pos, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_cell_x_align, lv_obj_set_style_grid_cell_x_align, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_cell_column_span, lv_obj_set_style_grid_cell_column_span, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_cell_row_pos, lv_obj_set_style_grid_cell_row_pos, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_cell_y_align, lv_obj_set_style_grid_cell_y_align, 71, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_grid_cell_row_span, lv_obj_set_style_grid_cell_row_span, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_all, lv_obj_set_style_pad_all, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_hor, lv_obj_set_style_pad_hor, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_ver, lv_obj_set_style_pad_ver, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_all, lv_obj_set_style_margin_all, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_hor, lv_obj_set_style_margin_hor, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_margin_ver, lv_obj_set_style_margin_ver, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_pad_gap, lv_obj_set_style_pad_gap, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_size, lv_obj_set_style_size, 85, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style_transform_scale, lv_obj_set_style_transform_scale, 70, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_style_space_left, lv_obj_get_style_space_left, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_space_right, lv_obj_get_style_space_right, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_space_top, lv_obj_get_style_space_top, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_space_bottom, lv_obj_get_style_space_bottom, 55, 0),
    LVGL_METHOD(MP_QSTR_calculate_style_text_align, lv_obj_calculate_style_text_align, 86, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_scale_x_safe, lv_obj_get_style_transform_scale_x_safe, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_transform_scale_y_safe, lv_obj_get_style_transform_scale_y_safe, 55, 0),
    LVGL_METHOD(MP_QSTR_get_style_opa_recursive, lv_obj_get_style_opa_recursive, 58, 0),
    LVGL_METHOD(MP_QSTR_style_apply_recolor, lv_obj_style_apply_recolor, 87, 0),
    LVGL_METHOD(MP_QSTR_get_style_recolor_recursive, lv_obj_get_style_recolor_recursive, 88, 0),
    LVGL_METHOD(MP_QSTR_bind_style, lv_obj_bind_style, 89, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_style_prop, lv_obj_bind_style_prop, 90, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_init_draw_rect_dsc, lv_obj_init_draw_rect_dsc, 91, 0),
    LVGL_METHOD(MP_QSTR_init_draw_label_dsc, lv_obj_init_draw_label_dsc, 92, 0),
    LVGL_METHOD(MP_QSTR_init_draw_image_dsc, lv_obj_init_draw_image_dsc, 93, 0),
    LVGL_METHOD(MP_QSTR_init_draw_line_dsc, lv_obj_init_draw_line_dsc, 94, 0),
    LVGL_METHOD(MP_QSTR_init_draw_arc_dsc, lv_obj_init_draw_arc_dsc, 95, 0),
    LVGL_METHOD(MP_QSTR_init_draw_blur_dsc, lv_obj_init_draw_blur_dsc, 96, 0),
    LVGL_METHOD(MP_QSTR_calculate_ext_draw_size, lv_obj_calculate_ext_draw_size, 55, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_refresh_ext_draw_size, lv_obj_refresh_ext_draw_size, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_class_init_obj, lv_obj_class_init_obj, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_is_editable, lv_obj_is_editable, 21, 0),
    LVGL_METHOD(MP_QSTR_is_group_def, lv_obj_is_group_def, 21, 0),
    LVGL_METHOD(MP_QSTR_send_event, lv_obj_send_event, 97, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_event_cb, lv_obj_add_event_cb, 98, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_event_count, lv_obj_get_event_count, 15, 0),
    LVGL_METHOD(MP_QSTR_get_event_dsc, lv_obj_get_event_dsc, 99, 0),
    LVGL_METHOD(MP_QSTR_remove_event, lv_obj_remove_event, 100, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_event_dsc, lv_obj_remove_event_dsc, 101, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_remove_event_cb, lvgl_obj_remove_event_cb, 102, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_remove_event_cb_with_user_data, lvgl_obj_remove_event_cb_with_user_data, 103, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_add_flag, lv_obj_add_flag, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_flag, lv_obj_remove_flag, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_flag, lv_obj_set_flag, 104, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_state, lv_obj_add_state, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_state, lv_obj_remove_state, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_state, lv_obj_set_state, 104, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_obj_set_user_data, 105, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_radio_button, lv_obj_set_radio_button, 38, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_has_flag, lv_obj_has_flag, 61, 0),
    LVGL_METHOD(MP_QSTR_has_flag_any, lv_obj_has_flag_any, 61, 0),
    LVGL_METHOD(MP_QSTR_get_state, lv_obj_get_state, 32, 0),
    LVGL_METHOD(MP_QSTR_has_state, lv_obj_has_state, 61, 0),
    LVGL_METHOD(MP_QSTR_is_radio_button, lv_obj_is_radio_button, 21, 0),
    LVGL_METHOD(MP_QSTR_get_group, lv_obj_get_group, 106, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_obj_get_user_data, 107, 0),
    LVGL_METHOD(MP_QSTR_allocate_spec_attr, lv_obj_allocate_spec_attr, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_check_type, lv_obj_check_type, 108, 0),
    LVGL_METHOD(MP_QSTR_has_class, lv_obj_has_class, 108, 0),
    LVGL_METHOD(MP_QSTR_get_class, lv_obj_get_class, 109, 0),
    LVGL_METHOD(MP_QSTR_is_valid, lv_obj_is_valid, 21, 0),
    LVGL_METHOD(MP_QSTR_add_screen_load_event, lv_obj_add_screen_load_event, 110, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_screen_create_event, lv_obj_add_screen_create_event, 111, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_play_timeline_event, lv_obj_add_play_timeline_event, 112, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_from_subject, lv_obj_remove_from_subject, 113, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_subject_increment_event, lv_obj_add_subject_increment_event, 114, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_subject_increment_event_min_value, lv_obj_set_subject_increment_event_min_value, 115, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_subject_increment_event_max_value, lv_obj_set_subject_increment_event_max_value, 115, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_subject_increment_event_rollover, lv_obj_set_subject_increment_event_rollover, 116, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_subject_toggle_event, lv_obj_add_subject_toggle_event, 117, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_subject_set_int_event, lv_obj_add_subject_set_int_event, 118, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_subject_set_string_event, lv_obj_add_subject_set_string_event, 119, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_flag_if_eq, lv_obj_bind_flag_if_eq, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_flag_if_not_eq, lv_obj_bind_flag_if_not_eq, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_flag_if_gt, lv_obj_bind_flag_if_gt, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_flag_if_ge, lv_obj_bind_flag_if_ge, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_flag_if_lt, lv_obj_bind_flag_if_lt, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_flag_if_le, lv_obj_bind_flag_if_le, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_state_if_eq, lv_obj_bind_state_if_eq, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_state_if_not_eq, lv_obj_bind_state_if_not_eq, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_state_if_gt, lv_obj_bind_state_if_gt, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_state_if_ge, lv_obj_bind_state_if_ge, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_state_if_lt, lv_obj_bind_state_if_lt, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_state_if_le, lv_obj_bind_state_if_le, 120, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_checked, lv_obj_bind_checked, 121, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_move_foreground, lv_obj_move_foreground, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_move_background, lv_obj_move_background, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_arc, lv_arc_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_start_angle, lv_arc_set_start_angle, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_end_angle, lv_arc_set_end_angle, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_angles, lv_arc_set_angles, 123, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_bg_start_angle, lv_arc_set_bg_start_angle, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_bg_end_angle, lv_arc_set_bg_end_angle, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_bg_angles, lv_arc_set_bg_angles, 123, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_rotation, lv_arc_set_rotation, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_arc_set_mode, 124, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_value, lv_arc_set_value, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_range, lv_arc_set_range, 123, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_min_value, lv_arc_set_min_value, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_value, lv_arc_set_max_value, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_change_rate, lv_arc_set_change_rate, 125, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_knob_offset, lv_arc_set_knob_offset, 122, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_angle_start, lv_arc_get_angle_start, 126, 0),
    LVGL_METHOD(MP_QSTR_get_angle_end, lv_arc_get_angle_end, 126, 0),
    LVGL_METHOD(MP_QSTR_get_bg_angle_start, lv_arc_get_bg_angle_start, 126, 0),
    LVGL_METHOD(MP_QSTR_get_bg_angle_end, lv_arc_get_bg_angle_end, 126, 0),
    LVGL_METHOD(MP_QSTR_get_value, lv_arc_get_value, 126, 0),
    LVGL_METHOD(MP_QSTR_get_min_value, lv_arc_get_min_value, 126, 0),
    LVGL_METHOD(MP_QSTR_get_max_value, lv_arc_get_max_value, 126, 0),
    LVGL_METHOD(MP_QSTR_get_mode, lv_arc_get_mode, 127, 0),
    LVGL_METHOD(MP_QSTR_get_rotation, lv_arc_get_rotation, 126, 0),
    LVGL_METHOD(MP_QSTR_get_knob_offset, lv_arc_get_knob_offset, 126, 0),
    LVGL_METHOD(MP_QSTR_get_change_rate, lv_arc_get_change_rate, 128, 0),
    LVGL_METHOD(MP_QSTR_bind_value, lv_arc_bind_value, 129, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_align_obj_to_angle, lv_arc_align_obj_to_angle, 130, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_rotate_obj_to_angle, lv_arc_rotate_obj_to_angle, 130, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_arclabel, lv_arclabel_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text, lv_arclabel_set_text, 131, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_fmt, lv_arclabel_set_text_fmt, 132, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_static, lv_arclabel_set_text_static, 133, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_angle_start, lv_arclabel_set_angle_start, 134, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_angle_size, lv_arclabel_set_angle_size, 134, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_offset, lv_arclabel_set_offset, 134, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_dir, lv_arclabel_set_dir, 135, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_recolor, lv_arclabel_set_recolor, 136, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_radius, lv_arclabel_set_radius, 137, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_center_offset_x, lv_arclabel_set_center_offset_x, 137, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_center_offset_y, lv_arclabel_set_center_offset_y, 137, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_vertical_align, lv_arclabel_set_text_vertical_align, 135, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_horizontal_align, lv_arclabel_set_text_horizontal_align, 135, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_overflow, lv_arclabel_set_overflow, 135, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_end_overlap, lv_arclabel_set_end_overlap, 136, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_angle_start, lv_arclabel_get_angle_start, 138, 0),
    LVGL_METHOD(MP_QSTR_get_angle_size, lv_arclabel_get_angle_size, 138, 0),
    LVGL_METHOD(MP_QSTR_get_dir, lv_arclabel_get_dir, 139, 0),
    LVGL_METHOD(MP_QSTR_get_recolor, lv_arclabel_get_recolor, 140, 0),
    LVGL_METHOD(MP_QSTR_get_radius, lv_arclabel_get_radius, 141, 0),
    LVGL_METHOD(MP_QSTR_get_center_offset_x, lv_arclabel_get_center_offset_x, 141, 0),
    LVGL_METHOD(MP_QSTR_get_center_offset_y, lv_arclabel_get_center_offset_y, 141, 0),
    LVGL_METHOD(MP_QSTR_get_text_vertical_align, lv_arclabel_get_text_vertical_align, 139, 0),
    LVGL_METHOD(MP_QSTR_get_text_horizontal_align, lv_arclabel_get_text_horizontal_align, 139, 0),
    LVGL_METHOD(MP_QSTR_get_overflow, lv_arclabel_get_overflow, 139, 0),
    LVGL_METHOD(MP_QSTR_get_end_overlap, lv_arclabel_get_end_overlap, 140, 0),
    LVGL_METHOD(MP_QSTR_get_text_angle, lvgl_arclabel_get_text_angle, 142, LVGL_OWN),
    LVGL_FUNCTION(MP_QSTR_bar, lv_bar_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_value, lv_bar_set_value, 143, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_start_value, lv_bar_set_start_value, 143, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_range, lv_bar_set_range, 144, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_min_value, lv_bar_set_min_value, 145, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_value, lv_bar_set_max_value, 145, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_bar_set_mode, 146, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_orientation, lv_bar_set_orientation, 146, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_value, lv_bar_get_value, 147, 0),
    LVGL_METHOD(MP_QSTR_get_start_value, lv_bar_get_start_value, 147, 0),
    LVGL_METHOD(MP_QSTR_get_min_value, lv_bar_get_min_value, 147, 0),
    LVGL_METHOD(MP_QSTR_get_max_value, lv_bar_get_max_value, 147, 0),
    LVGL_METHOD(MP_QSTR_get_mode, lv_bar_get_mode, 148, 0),
    LVGL_METHOD(MP_QSTR_get_orientation, lv_bar_get_orientation, 148, 0),
    LVGL_METHOD(MP_QSTR_is_symmetrical, lv_bar_is_symmetrical, 149, 0),
    LVGL_METHOD(MP_QSTR_bind_value, lv_bar_bind_value, 150, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_button, lv_button_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_buttonmatrix, lv_buttonmatrix_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_map, lv_buttonmatrix_set_map, 151, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_ctrl_map, lv_buttonmatrix_set_ctrl_map, 152, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_selected_button, lv_buttonmatrix_set_selected_button, 153, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_button_ctrl, lv_buttonmatrix_set_button_ctrl, 154, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_clear_button_ctrl, lv_buttonmatrix_clear_button_ctrl, 154, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_button_ctrl_all, lv_buttonmatrix_set_button_ctrl_all, 155, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_clear_button_ctrl_all, lv_buttonmatrix_clear_button_ctrl_all, 155, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_button_width, lv_buttonmatrix_set_button_width, 156, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_one_checked, lv_buttonmatrix_set_one_checked, 157, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_map, lv_buttonmatrix_get_map, 158, 0),
    LVGL_METHOD(MP_QSTR_get_selected_button, lv_buttonmatrix_get_selected_button, 159, 0),
    LVGL_METHOD(MP_QSTR_get_button_text, lv_buttonmatrix_get_button_text, 160, 0),
    LVGL_METHOD(MP_QSTR_has_button_ctrl, lv_buttonmatrix_has_button_ctrl, 161, 0),
    LVGL_METHOD(MP_QSTR_get_one_checked, lv_buttonmatrix_get_one_checked, 162, 0),
    LVGL_FUNCTION(MP_QSTR_calendar, lv_calendar_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_today_date, lv_calendar_set_today_date, 163, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_today_year, lv_calendar_set_today_year, 164, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_today_month, lv_calendar_set_today_month, 164, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_today_day, lv_calendar_set_today_day, 164, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_month_shown, lv_calendar_set_month_shown, 165, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_shown_year, lv_calendar_set_shown_year, 164, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_shown_month, lv_calendar_set_shown_month, 164, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_highlighted_dates, lv_calendar_set_highlighted_dates, 166, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_day_names, lvgl_calendar_set_day_names, 167, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_get_btnmatrix, lv_calendar_get_btnmatrix, 168, 0),
    LVGL_METHOD(MP_QSTR_get_today_date, lv_calendar_get_today_date, 169, 0),
    LVGL_METHOD(MP_QSTR_get_showed_date, lv_calendar_get_showed_date, 169, 0),
    LVGL_METHOD(MP_QSTR_get_highlighted_dates, lv_calendar_get_highlighted_dates, 170, 0),
    LVGL_METHOD(MP_QSTR_get_highlighted_dates_num, lv_calendar_get_highlighted_dates_num, 171, 0),
    LVGL_METHOD(MP_QSTR_get_pressed_date, lv_calendar_get_pressed_date, 172, 0),
    LVGL_METHOD(MP_QSTR_add_header_arrow, lv_calendar_add_header_arrow, 168, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_header_dropdown, lv_calendar_add_header_dropdown, 168, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_header_dropdown_set_year_list, lv_calendar_header_dropdown_set_year_list, 173, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_chart, lv_chart_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_type, lv_chart_set_type, 174, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_point_count, lv_chart_set_point_count, 175, 0),
    LVGL_METHOD(MP_QSTR_set_axis_range, lv_chart_set_axis_range, 176, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_axis_min_value, lv_chart_set_axis_min_value, 177, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_axis_max_value, lv_chart_set_axis_max_value, 177, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_update_mode, lv_chart_set_update_mode, 174, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_div_line_count, lv_chart_set_div_line_count, 178, 0),
    LVGL_METHOD(MP_QSTR_set_hor_div_line_count, lv_chart_set_hor_div_line_count, 175, 0),
    LVGL_METHOD(MP_QSTR_set_ver_div_line_count, lv_chart_set_ver_div_line_count, 175, 0),
    LVGL_METHOD(MP_QSTR_get_type, lv_chart_get_type, 179, 0),
    LVGL_METHOD(MP_QSTR_get_point_count, lv_chart_get_point_count, 180, 0),
    LVGL_METHOD(MP_QSTR_get_update_mode, lv_chart_get_update_mode, 179, 0),
    LVGL_METHOD(MP_QSTR_get_hor_div_line_count, lv_chart_get_hor_div_line_count, 180, 0),
    LVGL_METHOD(MP_QSTR_get_ver_div_line_count, lv_chart_get_ver_div_line_count, 180, 0),
    LVGL_METHOD(MP_QSTR_get_x_start_point, lv_chart_get_x_start_point, 181, 0),
    LVGL_METHOD(MP_QSTR_get_point_pos_by_id, lv_chart_get_point_pos_by_id, 182, 0),
    LVGL_METHOD(MP_QSTR_refresh, lv_chart_refresh, 183, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_series, lv_chart_add_series, 184, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_series, lv_chart_remove_series, 185, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_hide_series, lv_chart_hide_series, 186, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_color, lv_chart_set_series_color, 187, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_series_color, lv_chart_get_series_color, 188, 0),
    LVGL_METHOD(MP_QSTR_set_x_start_point, lv_chart_set_x_start_point, 189, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_series_next, lv_chart_get_series_next, 190, 0),
    LVGL_METHOD(MP_QSTR_add_cursor, lv_chart_add_cursor, 191, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_cursor, lv_chart_remove_cursor, 192, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_set_cursor_pos, lv_chart_set_cursor_pos, 193, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cursor_pos_x, lv_chart_set_cursor_pos_x, 194, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cursor_pos_y, lv_chart_set_cursor_pos_y, 194, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cursor_point, lv_chart_set_cursor_point, 195, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_cursor_point, lv_chart_get_cursor_point, 196, 0),
    LVGL_METHOD(MP_QSTR_set_all_values, lv_chart_set_all_values, 197, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_next_value, lv_chart_set_next_value, 197, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_next_value2, lv_chart_set_next_value2, 198, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_values, lv_chart_set_series_values, 199, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_values2, lv_chart_set_series_values2, 200, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_value_by_id, lv_chart_set_series_value_by_id, 201, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_value_by_id2, lv_chart_set_series_value_by_id2, 202, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_ext_y_array, lv_chart_set_series_ext_y_array, 203, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_series_ext_x_array, lv_chart_set_series_ext_x_array, 203, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_series_y_array, lv_chart_get_series_y_array, 204, 0),
    LVGL_METHOD(MP_QSTR_get_series_x_array, lv_chart_get_series_x_array, 204, 0),
    LVGL_METHOD(MP_QSTR_get_pressed_point, lv_chart_get_pressed_point, 180, 0),
    LVGL_METHOD(MP_QSTR_get_first_point_center_offset, lv_chart_get_first_point_center_offset, 205, 0),
    LVGL_FUNCTION(MP_QSTR_checkbox, lv_checkbox_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text, lv_checkbox_set_text, 206, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_static, lv_checkbox_set_text_static, 207, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_text, lv_checkbox_get_text, 208, 0),
    LVGL_FUNCTION(MP_QSTR_dropdown, lv_dropdown_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text, lv_dropdown_set_text, 209, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_static, lv_dropdown_set_text_static, 209, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_options, lv_dropdown_set_options, 209, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_options_static, lv_dropdown_set_options_static, 209, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_option, lv_dropdown_add_option, 210, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_clear_options, lv_dropdown_clear_options, 211, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_selected, lv_dropdown_set_selected, 212, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_dir, lv_dropdown_set_dir, 213, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_symbol, lv_dropdown_set_symbol, 214, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_selected_highlight, lv_dropdown_set_selected_highlight, 215, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_list, lv_dropdown_get_list, 216, 0),
    LVGL_METHOD(MP_QSTR_get_text, lv_dropdown_get_text, 217, 0),
    LVGL_METHOD(MP_QSTR_get_options, lv_dropdown_get_options, 217, 0),
    LVGL_METHOD(MP_QSTR_get_selected, lv_dropdown_get_selected, 218, 0),
    LVGL_METHOD(MP_QSTR_get_option_count, lv_dropdown_get_option_count, 218, 0),
    LVGL_METHOD(MP_QSTR_get_selected_str, lv_dropdown_get_selected_str, 219, 0),
    LVGL_METHOD(MP_QSTR_get_option_index, lv_dropdown_get_option_index, 220, 0),
    LVGL_METHOD(MP_QSTR_get_symbol, lv_dropdown_get_symbol, 217, 0),
    LVGL_METHOD(MP_QSTR_get_selected_highlight, lv_dropdown_get_selected_highlight, 221, 0),
    LVGL_METHOD(MP_QSTR_get_dir, lv_dropdown_get_dir, 222, 0),
    LVGL_METHOD(MP_QSTR_open, lv_dropdown_open, 211, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_close, lv_dropdown_close, 211, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_is_open, lv_dropdown_is_open, 221, 0),
    LVGL_METHOD(MP_QSTR_bind_value, lv_dropdown_bind_value, 223, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_file_explorer, lv_file_explorer_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_quick_access_path, lv_file_explorer_set_quick_access_path, 224, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_sort, lv_file_explorer_set_sort, 225, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_show_back_button, lv_file_explorer_show_back_button, 226, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_selected_file_name, lv_file_explorer_get_selected_file_name, 227, 0),
    LVGL_METHOD(MP_QSTR_get_current_path, lv_file_explorer_get_current_path, 227, 0),
    LVGL_METHOD(MP_QSTR_get_file_table, lv_file_explorer_get_file_table, 228, 0),
    LVGL_METHOD(MP_QSTR_get_header, lv_file_explorer_get_header, 228, 0),
    LVGL_METHOD(MP_QSTR_get_path_label, lv_file_explorer_get_path_label, 228, 0),
    LVGL_METHOD(MP_QSTR_get_quick_access_area, lv_file_explorer_get_quick_access_area, 228, 0),
    LVGL_METHOD(MP_QSTR_get_places_list, lv_file_explorer_get_places_list, 228, 0),
    LVGL_METHOD(MP_QSTR_get_device_list, lv_file_explorer_get_device_list, 228, 0),
    LVGL_METHOD(MP_QSTR_get_sort, lv_file_explorer_get_sort, 229, 0),
    LVGL_METHOD(MP_QSTR_open_dir, lv_file_explorer_open_dir, 230, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_gif, lv_gif_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_color_format, lv_gif_set_color_format, 231, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src, lv_gif_set_src, 232, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_restart, lv_gif_restart, 233, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_pause, lv_gif_pause, 233, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_resume, lv_gif_resume, 233, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_is_loaded, lv_gif_is_loaded, 234, 0),
    LVGL_METHOD(MP_QSTR_get_loop_count, lv_gif_get_loop_count, 235, 0),
    LVGL_METHOD(MP_QSTR_set_loop_count, lv_gif_set_loop_count, 236, 0),
    LVGL_METHOD(MP_QSTR_set_auto_pause_invisible, lv_gif_set_auto_pause_invisible, 237, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_get_size, lv_gif_get_size, 238, 0),
    LVGL_METHOD(MP_QSTR_get_frame_count, lv_gif_get_frame_count, 235, 0),
    LVGL_METHOD(MP_QSTR_get_current_frame_index, lv_gif_get_current_frame_index, 235, 0),
    LVGL_FUNCTION(MP_QSTR_image, lv_image_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_decoder_get_info, lv_image_decoder_get_info, 239, 0),
    LVGL_FUNCTION(MP_QSTR_decoder_create, lv_image_decoder_create, 240, 0),
    LVGL_FUNCTION(MP_QSTR_src_get_type, lv_image_src_get_type, 241, 0),
    LVGL_METHOD(MP_QSTR_set_src, lv_image_set_src, 242, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_offset_x, lv_image_set_offset_x, 243, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_offset_y, lv_image_set_offset_y, 243, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_rotation, lv_image_set_rotation, 243, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_pivot, lv_image_set_pivot, 244, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_pivot_x, lv_image_set_pivot_x, 243, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_pivot_y, lv_image_set_pivot_y, 243, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scale, lv_image_set_scale, 245, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scale_x, lv_image_set_scale_x, 245, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scale_y, lv_image_set_scale_y, 245, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_blend_mode, lv_image_set_blend_mode, 246, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_antialias, lv_image_set_antialias, 247, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_inner_align, lv_image_set_inner_align, 246, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_bitmap_map_src, lv_image_set_bitmap_map_src, 248, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_src, lv_image_get_src, 249, 0),
    LVGL_METHOD(MP_QSTR_get_offset_x, lv_image_get_offset_x, 250, 0),
    LVGL_METHOD(MP_QSTR_get_offset_y, lv_image_get_offset_y, 250, 0),
    LVGL_METHOD(MP_QSTR_get_rotation, lv_image_get_rotation, 250, 0),
    LVGL_METHOD(MP_QSTR_get_pivot, lv_image_get_pivot, 251, 0),
    LVGL_METHOD(MP_QSTR_get_scale, lv_image_get_scale, 250, 0),
    LVGL_METHOD(MP_QSTR_get_scale_x, lv_image_get_scale_x, 250, 0),
    LVGL_METHOD(MP_QSTR_get_scale_y, lv_image_get_scale_y, 250, 0),
    LVGL_METHOD(MP_QSTR_get_src_width, lv_image_get_src_width, 250, 0),
    LVGL_METHOD(MP_QSTR_get_src_height, lv_image_get_src_height, 250, 0),
    LVGL_METHOD(MP_QSTR_get_transformed_width, lv_image_get_transformed_width, 250, 0),
    LVGL_METHOD(MP_QSTR_get_transformed_height, lv_image_get_transformed_height, 250, 0),
    LVGL_METHOD(MP_QSTR_get_blend_mode, lv_image_get_blend_mode, 252, 0),
    LVGL_METHOD(MP_QSTR_get_antialias, lv_image_get_antialias, 253, 0),
    LVGL_METHOD(MP_QSTR_get_inner_align, lv_image_get_inner_align, 252, 0),
    LVGL_METHOD(MP_QSTR_get_bitmap_map_src, lv_image_get_bitmap_map_src, 254, 0),
    LVGL_METHOD(MP_QSTR_bind_src, lv_image_bind_src, 255, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_imagebutton, lv_imagebutton_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src, lv_imagebutton_set_src, 256, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src_left, lv_imagebutton_set_src_left, 257, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src_right, lv_imagebutton_set_src_right, 257, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src_mid, lv_imagebutton_set_src_mid, 257, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_state, lv_imagebutton_set_state, 258, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_src_left, lv_imagebutton_get_src_left, 259, 0),
    LVGL_METHOD(MP_QSTR_get_src_middle, lv_imagebutton_get_src_middle, 259, 0),
    LVGL_METHOD(MP_QSTR_get_src_right, lv_imagebutton_get_src_right, 259, 0),
    LVGL_FUNCTION(MP_QSTR_ime_pinyin, lv_ime_pinyin_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_keyboard, lv_ime_pinyin_set_keyboard, 260, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_dict, lv_ime_pinyin_set_dict, 261, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_ime_pinyin_set_mode, 262, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_kb, lv_ime_pinyin_get_kb, 263, 0),
    LVGL_METHOD(MP_QSTR_get_cand_panel, lv_ime_pinyin_get_cand_panel, 263, 0),
    LVGL_METHOD(MP_QSTR_get_dict, lv_ime_pinyin_get_dict, 264, 0),
    LVGL_FUNCTION(MP_QSTR_label, lv_label_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text, lv_label_set_text, 265, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_fmt, lv_label_set_text_fmt, 266, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_static, lv_label_set_text_static, 265, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_long_mode, lv_label_set_long_mode, 267, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_selection_start, lv_label_set_text_selection_start, 268, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_selection_end, lv_label_set_text_selection_end, 268, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_recolor, lv_label_set_recolor, 269, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_text, lv_label_get_text, 270, 0),
    LVGL_METHOD(MP_QSTR_get_long_mode, lv_label_get_long_mode, 271, 0),
    LVGL_METHOD(MP_QSTR_get_letter_pos, lv_label_get_letter_pos, 272, 0),
    LVGL_METHOD(MP_QSTR_get_letter_on, lv_label_get_letter_on, 273, 0),
    LVGL_METHOD(MP_QSTR_is_char_under_pos, lv_label_is_char_under_pos, 274, 0),
    LVGL_METHOD(MP_QSTR_get_text_selection_start, lv_label_get_text_selection_start, 275, 0),
    LVGL_METHOD(MP_QSTR_get_text_selection_end, lv_label_get_text_selection_end, 275, 0),
    LVGL_METHOD(MP_QSTR_get_recolor, lv_label_get_recolor, 276, 0),
    LVGL_METHOD(MP_QSTR_bind_text, lv_label_bind_text, 277, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_ins_text, lv_label_ins_text, 278, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_cut_text, lv_label_cut_text, 279, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_led, lv_led_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_color, lv_led_set_color, 280, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_brightness, lv_led_set_brightness, 281, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_on, lv_led_on, 282, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_off, lv_led_off, 282, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_toggle, lv_led_toggle, 282, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_brightness, lv_led_get_brightness, 283, 0),
    LVGL_METHOD(MP_QSTR_get_color, lv_led_get_color, 284, 0),
    LVGL_FUNCTION(MP_QSTR_line, lv_line_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_points, lv_line_set_points, 285, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_points_mutable, lv_line_set_points_mutable, 286, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_y_invert, lv_line_set_y_invert, 287, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_points, lv_line_get_points, 288, 0),
    LVGL_METHOD(MP_QSTR_get_point_count, lv_line_get_point_count, 289, 0),
    LVGL_METHOD(MP_QSTR_is_point_array_mutable, lv_line_is_point_array_mutable, 290, 0),
    LVGL_METHOD(MP_QSTR_get_points_mutable, lv_line_get_points_mutable, 291, 0),
    LVGL_METHOD(MP_QSTR_get_y_invert, lv_line_get_y_invert, 290, 0),
    LVGL_FUNCTION(MP_QSTR_list, lv_list_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_text, lv_list_add_text, 292, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_button, lv_list_add_button, 293, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_button_text, lv_list_get_button_text, 294, 0),
    LVGL_METHOD(MP_QSTR_set_button_text, lv_list_set_button_text, 295, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_menu, lv_menu_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_page, lv_menu_set_page, 296, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_page_title, lv_menu_set_page_title, 297, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_page_title_static, lv_menu_set_page_title_static, 297, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_sidebar_page, lv_menu_set_sidebar_page, 296, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode_header, lv_menu_set_mode_header, 298, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode_root_back_button, lv_menu_set_mode_root_back_button, 298, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_load_page_event, lv_menu_set_load_page_event, 299, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_cur_main_page, lv_menu_get_cur_main_page, 300, 0),
    LVGL_METHOD(MP_QSTR_get_cur_sidebar_page, lv_menu_get_cur_sidebar_page, 300, 0),
    LVGL_METHOD(MP_QSTR_get_main_header, lv_menu_get_main_header, 300, 0),
    LVGL_METHOD(MP_QSTR_get_main_header_back_button, lv_menu_get_main_header_back_button, 300, 0),
    LVGL_METHOD(MP_QSTR_get_sidebar_header, lv_menu_get_sidebar_header, 300, 0),
    LVGL_METHOD(MP_QSTR_get_sidebar_header_back_button, lv_menu_get_sidebar_header_back_button, 300, 0),
    LVGL_METHOD(MP_QSTR_back_button_is_root, lv_menu_back_button_is_root, 301, 0),
    LVGL_METHOD(MP_QSTR_get_mode_header, lv_menu_get_mode_header, 302, 0),
    LVGL_METHOD(MP_QSTR_get_mode_root_back_button, lv_menu_get_mode_root_back_button, 302, 0),
    LVGL_METHOD(MP_QSTR_clear_history, lv_menu_clear_history, 303, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_menu_cont, lv_menu_cont_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_menu_page, lv_menu_page_create, 304, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_menu_section, lv_menu_section_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_menu_separator, lv_menu_separator_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_msgbox, lv_msgbox_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_title, lv_msgbox_add_title, 305, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_header_button, lv_msgbox_add_header_button, 306, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_text, lv_msgbox_add_text, 305, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_text_fmt, lv_msgbox_add_text_fmt, 307, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_footer_button, lv_msgbox_add_footer_button, 305, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_close_button, lv_msgbox_add_close_button, 308, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_header, lv_msgbox_get_header, 308, 0),
    LVGL_METHOD(MP_QSTR_get_footer, lv_msgbox_get_footer, 308, 0),
    LVGL_METHOD(MP_QSTR_get_content, lv_msgbox_get_content, 308, 0),
    LVGL_METHOD(MP_QSTR_get_title, lv_msgbox_get_title, 308, 0),
    LVGL_METHOD(MP_QSTR_close, lvgl_msgbox_close, 309, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_close_async, lv_msgbox_close_async, 310, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_roller, lv_roller_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_options, lv_roller_set_options, 311, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_selected, lv_roller_set_selected, 312, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_selected_str, lv_roller_set_selected_str, 313, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_visible_row_count, lv_roller_set_visible_row_count, 314, 0),
    LVGL_METHOD(MP_QSTR_get_selected, lv_roller_get_selected, 315, 0),
    LVGL_METHOD(MP_QSTR_get_selected_str, lv_roller_get_selected_str, 316, 0),
    LVGL_METHOD(MP_QSTR_get_options, lv_roller_get_options, 317, 0),
    LVGL_METHOD(MP_QSTR_get_option_count, lv_roller_get_option_count, 315, 0),
    LVGL_METHOD(MP_QSTR_get_option_str, lv_roller_get_option_str, 318, 0),
    LVGL_METHOD(MP_QSTR_bind_value, lv_roller_bind_value, 319, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_scale, lv_scale_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_scale_set_mode, 320, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_total_tick_count, lv_scale_set_total_tick_count, 321, 0),
    LVGL_METHOD(MP_QSTR_set_major_tick_every, lv_scale_set_major_tick_every, 321, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_label_show, lv_scale_set_label_show, 322, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_range, lv_scale_set_range, 323, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_min_value, lv_scale_set_min_value, 324, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_value, lv_scale_set_max_value, 324, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_angle_range, lv_scale_set_angle_range, 321, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_rotation, lv_scale_set_rotation, 324, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_line_needle_value, lv_scale_set_line_needle_value, 325, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_image_needle_value, lv_scale_set_image_needle_value, 326, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_src, lv_scale_set_text_src, 327, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_post_draw, lv_scale_set_post_draw, 322, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_draw_ticks_on_top, lv_scale_set_draw_ticks_on_top, 322, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_section, lv_scale_add_section, 328, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_section_range, lv_scale_set_section_range, 329, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_section_min_value, lv_scale_set_section_min_value, 330, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_section_max_value, lv_scale_set_section_max_value, 330, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_section_style_main, lv_scale_set_section_style_main, 331, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_section_style_indicator, lv_scale_set_section_style_indicator, 331, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_section_style_items, lv_scale_set_section_style_items, 331, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_mode, lv_scale_get_mode, 332, 0),
    LVGL_METHOD(MP_QSTR_get_total_tick_count, lv_scale_get_total_tick_count, 333, 0),
    LVGL_METHOD(MP_QSTR_get_major_tick_every, lv_scale_get_major_tick_every, 333, 0),
    LVGL_METHOD(MP_QSTR_get_rotation, lv_scale_get_rotation, 333, 0),
    LVGL_METHOD(MP_QSTR_get_label_show, lv_scale_get_label_show, 334, 0),
    LVGL_METHOD(MP_QSTR_get_angle_range, lv_scale_get_angle_range, 335, 0),
    LVGL_METHOD(MP_QSTR_get_range_min_value, lv_scale_get_range_min_value, 333, 0),
    LVGL_METHOD(MP_QSTR_get_range_max_value, lv_scale_get_range_max_value, 333, 0),
    LVGL_METHOD(MP_QSTR_bind_section_min_value, lv_scale_bind_section_min_value, 336, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_section_max_value, lv_scale_bind_section_max_value, 336, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_spangroup, lv_spangroup_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_span, lv_spangroup_add_span, 337, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete_span, lv_spangroup_delete_span, 338, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_set_span_text, lv_spangroup_set_span_text, 339, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_span_text_static, lv_spangroup_set_span_text_static, 339, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_span_text_fmt, lv_spangroup_set_span_text_fmt, 340, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_span_style, lv_spangroup_set_span_style, 341, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_align, lv_spangroup_set_align, 342, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_overflow, lv_spangroup_set_overflow, 342, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_indent, lv_spangroup_set_indent, 343, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_spangroup_set_mode, 342, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_lines, lv_spangroup_set_max_lines, 343, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_child, lv_spangroup_get_child, 344, 0),
    LVGL_METHOD(MP_QSTR_get_span_count, lv_spangroup_get_span_count, 345, 0),
    LVGL_METHOD(MP_QSTR_get_align, lv_spangroup_get_align, 346, 0),
    LVGL_METHOD(MP_QSTR_get_overflow, lv_spangroup_get_overflow, 346, 0),
    LVGL_METHOD(MP_QSTR_get_indent, lv_spangroup_get_indent, 347, 0),
    LVGL_METHOD(MP_QSTR_get_mode, lv_spangroup_get_mode, 346, 0),
    LVGL_METHOD(MP_QSTR_get_max_lines, lv_spangroup_get_max_lines, 347, 0),
    LVGL_METHOD(MP_QSTR_get_max_line_height, lv_spangroup_get_max_line_height, 347, 0),
    LVGL_METHOD(MP_QSTR_get_expand_width, lv_spangroup_get_expand_width, 348, 0),
    LVGL_METHOD(MP_QSTR_get_expand_height, lv_spangroup_get_expand_height, 349, 0),
    LVGL_METHOD(MP_QSTR_get_span_coords, lv_spangroup_get_span_coords, 350, 0),
    LVGL_METHOD(MP_QSTR_get_span_by_point, lv_spangroup_get_span_by_point, 351, 0),
    LVGL_METHOD(MP_QSTR_refresh, lv_spangroup_refresh, 352, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_span_text, lv_spangroup_bind_span_text, 353, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_spinner, lv_spinner_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_anim_params, lv_spinner_set_anim_params, 354, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_anim_duration, lv_spinner_set_anim_duration, 355, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_arc_sweep, lv_spinner_set_arc_sweep, 355, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_anim_duration, lv_spinner_get_anim_duration, 356, 0),
    LVGL_METHOD(MP_QSTR_get_arc_sweep, lv_spinner_get_arc_sweep, 356, 0),
    LVGL_FUNCTION(MP_QSTR_switch, lv_switch_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_orientation, lv_switch_set_orientation, 357, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_orientation, lv_switch_get_orientation, 358, 0),
    LVGL_FUNCTION(MP_QSTR_table, lv_table_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cell_value, lv_table_set_cell_value, 359, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cell_value_fmt, lv_table_set_cell_value_fmt, 360, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_row_count, lv_table_set_row_count, 361, 0),
    LVGL_METHOD(MP_QSTR_set_column_count, lv_table_set_column_count, 361, 0),
    LVGL_METHOD(MP_QSTR_set_column_width, lv_table_set_column_width, 362, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cell_ctrl, lv_table_set_cell_ctrl, 363, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_clear_cell_ctrl, lv_table_clear_cell_ctrl, 363, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cell_user_data, lv_table_set_cell_user_data, 364, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_selected_cell, lv_table_set_selected_cell, 365, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_cell_value, lv_table_get_cell_value, 366, 0),
    LVGL_METHOD(MP_QSTR_get_row_count, lv_table_get_row_count, 367, 0),
    LVGL_METHOD(MP_QSTR_get_column_count, lv_table_get_column_count, 367, 0),
    LVGL_METHOD(MP_QSTR_get_column_width, lv_table_get_column_width, 368, 0),
    LVGL_METHOD(MP_QSTR_has_cell_ctrl, lv_table_has_cell_ctrl, 369, 0),
    LVGL_METHOD(MP_QSTR_get_selected_cell, lv_table_get_selected_cell, 370, 0),
    LVGL_METHOD(MP_QSTR_get_cell_user_data, lv_table_get_cell_user_data, 371, 0),
    LVGL_FUNCTION(MP_QSTR_tabview, lv_tabview_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_tab, lv_tabview_add_tab, 372, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_tab_text, lv_tabview_set_tab_text, 373, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_active, lv_tabview_set_active, 374, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_tab_bar_position, lv_tabview_set_tab_bar_position, 375, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_tab_bar_size, lv_tabview_set_tab_bar_size, 376, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_tab_count, lv_tabview_get_tab_count, 377, 0),
    LVGL_METHOD(MP_QSTR_get_tab_active, lv_tabview_get_tab_active, 377, 0),
    LVGL_METHOD(MP_QSTR_get_tab_button, lv_tabview_get_tab_button, 378, 0),
    LVGL_METHOD(MP_QSTR_get_content, lv_tabview_get_content, 379, 0),
    LVGL_METHOD(MP_QSTR_get_tab_bar, lv_tabview_get_tab_bar, 379, 0),
    LVGL_METHOD(MP_QSTR_get_tab_bar_position, lv_tabview_get_tab_bar_position, 380, 0),
    LVGL_FUNCTION(MP_QSTR_textarea, lv_textarea_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_char, lv_textarea_add_char, 381, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_text, lv_textarea_add_text, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete_char, lv_textarea_delete_char, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete_char_forward, lv_textarea_delete_char_forward, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text, lv_textarea_set_text, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_placeholder_text, lv_textarea_set_placeholder_text, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cursor_pos, lv_textarea_set_cursor_pos, 384, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cursor_click_pos, lv_textarea_set_cursor_click_pos, 385, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_password_mode, lv_textarea_set_password_mode, 385, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_password_bullet, lv_textarea_set_password_bullet, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_one_line, lv_textarea_set_one_line, 385, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_accepted_chars, lv_textarea_set_accepted_chars, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_accepted_chars_static, lv_textarea_set_accepted_chars_static, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_length, lv_textarea_set_max_length, 381, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_insert_replace, lv_textarea_set_insert_replace, 382, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_selection, lv_textarea_set_text_selection, 385, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_password_show_time, lv_textarea_set_password_show_time, 381, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_align, lv_textarea_set_align, 386, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_text, lv_textarea_get_text, 387, 0),
    LVGL_METHOD(MP_QSTR_get_placeholder_text, lv_textarea_get_placeholder_text, 387, 0),
    LVGL_METHOD(MP_QSTR_get_label, lv_textarea_get_label, 388, 0),
    LVGL_METHOD(MP_QSTR_get_cursor_pos, lv_textarea_get_cursor_pos, 389, 0),
    LVGL_METHOD(MP_QSTR_get_cursor_click_pos, lv_textarea_get_cursor_click_pos, 390, 0),
    LVGL_METHOD(MP_QSTR_get_password_mode, lv_textarea_get_password_mode, 390, 0),
    LVGL_METHOD(MP_QSTR_get_password_bullet, lv_textarea_get_password_bullet, 387, 0),
    LVGL_METHOD(MP_QSTR_get_one_line, lv_textarea_get_one_line, 390, 0),
    LVGL_METHOD(MP_QSTR_get_accepted_chars, lv_textarea_get_accepted_chars, 387, 0),
    LVGL_METHOD(MP_QSTR_get_max_length, lv_textarea_get_max_length, 389, 0),
    LVGL_METHOD(MP_QSTR_text_is_selected, lv_textarea_text_is_selected, 390, 0),
    LVGL_METHOD(MP_QSTR_get_text_selection, lv_textarea_get_text_selection, 390, 0),
    LVGL_METHOD(MP_QSTR_get_password_show_time, lv_textarea_get_password_show_time, 389, 0),
    LVGL_METHOD(MP_QSTR_get_current_char, lv_textarea_get_current_char, 389, 0),
    LVGL_METHOD(MP_QSTR_clear_selection, lv_textarea_clear_selection, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_cursor_right, lv_textarea_cursor_right, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_cursor_left, lv_textarea_cursor_left, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_cursor_down, lv_textarea_cursor_down, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_cursor_up, lv_textarea_cursor_up, 383, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_tileview, lv_tileview_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_tile, lv_tileview_add_tile, 391, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_tile, lv_tileview_set_tile, 392, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_tile_by_index, lv_tileview_set_tile_by_index, 393, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_tile_active, lv_tileview_get_tile_active, 394, 0),
    LVGL_FUNCTION(MP_QSTR_win, lv_win_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_title, lv_win_add_title, 395, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_button, lv_win_add_button, 396, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_header, lv_win_get_header, 397, 0),
    LVGL_METHOD(MP_QSTR_get_content, lv_win_get_content, 397, 0),
    LVGL_FUNCTION(MP_QSTR_animimg, lv_animimg_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src, lv_animimg_set_src, 398, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_src_reverse, lv_animimg_set_src_reverse, 398, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_start, lv_animimg_start, 399, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete, lv_animimg_delete, 400, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_set_duration, lv_animimg_set_duration, 401, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_repeat_count, lv_animimg_set_repeat_count, 401, 0),
    LVGL_METHOD(MP_QSTR_set_reverse_duration, lv_animimg_set_reverse_duration, 401, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_reverse_delay, lv_animimg_set_reverse_delay, 401, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_start_cb, lv_animimg_set_start_cb, 402, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_completed_cb, lv_animimg_set_completed_cb, 403, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_src, lv_animimg_get_src, 404, 0),
    LVGL_METHOD(MP_QSTR_get_src_count, lv_animimg_get_src_count, 405, 0),
    LVGL_METHOD(MP_QSTR_get_duration, lv_animimg_get_duration, 406, 0),
    LVGL_METHOD(MP_QSTR_get_repeat_count, lv_animimg_get_repeat_count, 406, 0),
    LVGL_METHOD(MP_QSTR_get_anim, lv_animimg_get_anim, 407, 0),
    LVGL_FUNCTION(MP_QSTR_canvas, lv_canvas_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_buffer, lvgl_canvas_set_buffer, 408, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_set_draw_buf, lv_canvas_set_draw_buf, 409, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_px, lv_canvas_set_px, 410, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_palette, lv_canvas_set_palette, 411, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_draw_buf, lv_canvas_get_draw_buf, 412, 0),
    LVGL_METHOD(MP_QSTR_get_px, lv_canvas_get_px, 413, 0),
    LVGL_METHOD(MP_QSTR_get_image, lv_canvas_get_image, 414, 0),
    LVGL_METHOD(MP_QSTR_get_buf, lv_canvas_get_buf, 415, 0),
    LVGL_METHOD(MP_QSTR_copy_buf, lv_canvas_copy_buf, 416, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_fill_bg, lv_canvas_fill_bg, 417, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_init_layer, lv_canvas_init_layer, 418, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_finish_layer, lv_canvas_finish_layer, 418, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_buf_size, lv_canvas_buf_size, 419, 0),
    LVGL_FUNCTION(MP_QSTR_keyboard, lv_keyboard_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_textarea, lv_keyboard_set_textarea, 420, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_keyboard_set_mode, 421, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_popovers, lv_keyboard_set_popovers, 422, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_map, lv_keyboard_set_map, 423, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_textarea, lv_keyboard_get_textarea, 424, 0),
    LVGL_METHOD(MP_QSTR_get_mode, lv_keyboard_get_mode, 425, 0),
    LVGL_METHOD(MP_QSTR_get_popovers, lv_keyboard_get_popovers, 426, 0),
    LVGL_METHOD(MP_QSTR_get_map_array, lv_keyboard_get_map_array, 427, 0),
    LVGL_METHOD(MP_QSTR_get_selected_button, lv_keyboard_get_selected_button, 428, 0),
    LVGL_METHOD(MP_QSTR_get_button_text, lv_keyboard_get_button_text, 429, 0),
    LVGL_FUNCTION(MP_QSTR_slider, lv_slider_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_value, lv_slider_set_value, 430, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_start_value, lv_slider_set_start_value, 430, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_range, lv_slider_set_range, 431, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_min_value, lv_slider_set_min_value, 432, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_value, lv_slider_set_max_value, 432, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_mode, lv_slider_set_mode, 433, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_orientation, lv_slider_set_orientation, 433, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_value, lv_slider_get_value, 434, 0),
    LVGL_METHOD(MP_QSTR_get_left_value, lv_slider_get_left_value, 434, 0),
    LVGL_METHOD(MP_QSTR_get_min_value, lv_slider_get_min_value, 434, 0),
    LVGL_METHOD(MP_QSTR_get_max_value, lv_slider_get_max_value, 434, 0),
    LVGL_METHOD(MP_QSTR_is_dragged, lv_slider_is_dragged, 435, 0),
    LVGL_METHOD(MP_QSTR_get_mode, lv_slider_get_mode, 436, 0),
    LVGL_METHOD(MP_QSTR_get_orientation, lv_slider_get_orientation, 436, 0),
    LVGL_METHOD(MP_QSTR_is_symmetrical, lv_slider_is_symmetrical, 435, 0),
    LVGL_METHOD(MP_QSTR_bind_value, lv_slider_bind_value, 437, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_spinbox, lv_spinbox_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_value, lv_spinbox_set_value, 438, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_rollover, lv_spinbox_set_rollover, 439, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_digit_format, lv_spinbox_set_digit_format, 440, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_digit_count, lv_spinbox_set_digit_count, 441, 0),
    LVGL_METHOD(MP_QSTR_set_dec_point_pos, lv_spinbox_set_dec_point_pos, 441, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_step, lv_spinbox_set_step, 441, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_range, lv_spinbox_set_range, 442, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_min_value, lv_spinbox_set_min_value, 438, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_value, lv_spinbox_set_max_value, 438, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_cursor_pos, lv_spinbox_set_cursor_pos, 441, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_digit_step_direction, lv_spinbox_set_digit_step_direction, 443, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_rollover, lv_spinbox_get_rollover, 444, 0),
    LVGL_METHOD(MP_QSTR_get_value, lv_spinbox_get_value, 445, 0),
    LVGL_METHOD(MP_QSTR_get_step, lv_spinbox_get_step, 445, 0),
    LVGL_METHOD(MP_QSTR_get_digit_count, lv_spinbox_get_digit_count, 446, 0),
    LVGL_METHOD(MP_QSTR_get_dec_point_pos, lv_spinbox_get_dec_point_pos, 446, 0),
    LVGL_METHOD(MP_QSTR_get_min_value, lv_spinbox_get_min_value, 445, 0),
    LVGL_METHOD(MP_QSTR_get_max_value, lv_spinbox_get_max_value, 445, 0),
    LVGL_METHOD(MP_QSTR_get_digit_step_direction, lv_spinbox_get_digit_step_direction, 447, 0),
    LVGL_METHOD(MP_QSTR_step_next, lv_spinbox_step_next, 448, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_step_prev, lv_spinbox_step_prev, 448, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_increment, lv_spinbox_increment, 448, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_decrement, lv_spinbox_decrement, 448, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_bind_value, lv_spinbox_bind_value, 449, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_barcode, lv_barcode_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_dark_color, lv_barcode_set_dark_color, 450, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_light_color, lv_barcode_set_light_color, 450, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_scale, lv_barcode_set_scale, 451, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_direction, lv_barcode_set_direction, 452, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_tiled, lv_barcode_set_tiled, 453, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_encoding, lv_barcode_set_encoding, 452, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_update, lv_barcode_update, 454, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_dark_color, lv_barcode_get_dark_color, 455, 0),
    LVGL_METHOD(MP_QSTR_get_light_color, lv_barcode_get_light_color, 455, 0),
    LVGL_METHOD(MP_QSTR_get_scale, lv_barcode_get_scale, 456, 0),
    LVGL_METHOD(MP_QSTR_get_encoding, lv_barcode_get_encoding, 457, 0),
    LVGL_FUNCTION(MP_QSTR_qrcode, lv_qrcode_create, 0, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_size, lv_qrcode_set_size, 458, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_dark_color, lv_qrcode_set_dark_color, 459, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_light_color, lv_qrcode_set_light_color, 459, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_update, lv_qrcode_update, 460, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_data, lv_qrcode_set_data, 461, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_quiet_zone, lv_qrcode_set_quiet_zone, 462, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_create_obj, lv_obj_class_create_obj, 463, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_event_base, lv_obj_event_base, 464, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_group_delete, 465, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_set_default, lv_group_set_default, 466, 0),
    LVGL_METHOD(MP_QSTR_add_obj, lv_group_add_obj, 467, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_all_objs, lv_group_remove_all_objs, 465, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_focus_next, lv_group_focus_next, 465, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_focus_prev, lv_group_focus_prev, 465, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_focus_freeze, lv_group_focus_freeze, 468, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_send_data, lv_group_send_data, 469, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_focus_cb, lv_group_set_focus_cb, 470, 0),
    LVGL_METHOD(MP_QSTR_set_edge_cb, lv_group_set_edge_cb, 471, 0),
    LVGL_METHOD(MP_QSTR_set_refocus_policy, lv_group_set_refocus_policy, 472, 0),
    LVGL_METHOD(MP_QSTR_set_editing, lv_group_set_editing, 468, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_wrap, lv_group_set_wrap, 468, 0),
    LVGL_METHOD(MP_QSTR_get_focused, lv_group_get_focused, 473, 0),
    LVGL_METHOD(MP_QSTR_get_focus_cb, lv_group_get_focus_cb, 474, 0),
    LVGL_METHOD(MP_QSTR_get_edge_cb, lv_group_get_edge_cb, 475, 0),
    LVGL_METHOD(MP_QSTR_get_editing, lv_group_get_editing, 476, 0),
    LVGL_METHOD(MP_QSTR_get_wrap, lv_group_get_wrap, 477, 0),
    LVGL_METHOD(MP_QSTR_get_obj_count, lv_group_get_obj_count, 478, 0),
    LVGL_METHOD(MP_QSTR_get_obj_by_index, lv_group_get_obj_by_index, 479, 0),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_group_set_user_data, 480, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_group_get_user_data, 481, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_display_delete, 482, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_set_default, lv_display_set_default, 482, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_next, lv_display_get_next, 483, 0),
    LVGL_METHOD(MP_QSTR_set_resolution, lvgl_display_set_resolution, 484, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_set_physical_resolution, lv_display_set_physical_resolution, 484, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_offset, lv_display_set_offset, 484, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_rotation, lvgl_display_set_rotation, 485, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_set_matrix_rotation, lv_display_set_matrix_rotation, 486, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_dpi, lv_display_set_dpi, 487, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_horizontal_resolution, lv_display_get_horizontal_resolution, 488, 0),
    LVGL_METHOD(MP_QSTR_get_vertical_resolution, lv_display_get_vertical_resolution, 488, 0),
    LVGL_METHOD(MP_QSTR_get_original_horizontal_resolution, lv_display_get_original_horizontal_resolution, 488, 0),
    LVGL_METHOD(MP_QSTR_get_original_vertical_resolution, lv_display_get_original_vertical_resolution, 488, 0),
    LVGL_METHOD(MP_QSTR_get_physical_horizontal_resolution, lv_display_get_physical_horizontal_resolution, 488, 0),
    LVGL_METHOD(MP_QSTR_get_physical_vertical_resolution, lv_display_get_physical_vertical_resolution, 488, 0),
    LVGL_METHOD(MP_QSTR_get_offset_x, lv_display_get_offset_x, 488, 0),
    LVGL_METHOD(MP_QSTR_get_offset_y, lv_display_get_offset_y, 488, 0),
    LVGL_METHOD(MP_QSTR_get_rotation, lv_display_get_rotation, 489, 0),
    LVGL_METHOD(MP_QSTR_get_matrix_rotation, lv_display_get_matrix_rotation, 490, 0),
    LVGL_METHOD(MP_QSTR_get_dpi, lv_display_get_dpi, 488, 0),
    LVGL_METHOD(MP_QSTR_set_buffers, lvgl_display_set_buffers, 491, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_set_buffers_with_stride, lv_display_set_buffers_with_stride, 492, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_draw_buffers, lv_display_set_draw_buffers, 493, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_3rd_draw_buffer, lv_display_set_3rd_draw_buffer, 494, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_render_mode, lv_display_set_render_mode, 495, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_flush_cb, lv_display_set_flush_cb, 496, 0),
    LVGL_METHOD(MP_QSTR_set_flush_wait_cb, lv_display_set_flush_wait_cb, 497, 0),
    LVGL_METHOD(MP_QSTR_set_color_format, lvgl_display_set_color_format, 485, LVGL_NOT_WHILE_RENDERING | LVGL_OWN),
    LVGL_METHOD(MP_QSTR_get_color_format, lv_display_get_color_format, 498, 0),
    LVGL_METHOD(MP_QSTR_set_tile_cnt, lv_display_set_tile_cnt, 485, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_tile_cnt, lv_display_get_tile_cnt, 499, 0),
    LVGL_METHOD(MP_QSTR_set_antialiasing, lv_display_set_antialiasing, 500, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_antialiasing, lv_display_get_antialiasing, 490, 0),
    LVGL_METHOD(MP_QSTR_flush_ready, lv_display_flush_ready, 482, LVGL_ANY_TIME),
    LVGL_METHOD(MP_QSTR_flush_is_last, lv_display_flush_is_last, 501, LVGL_ANY_TIME),
    LVGL_METHOD(MP_QSTR_is_double_buffered, lv_display_is_double_buffered, 501, 0),
    LVGL_METHOD(MP_QSTR_get_render_mode, lv_display_get_render_mode, 498, 0),
    LVGL_METHOD(MP_QSTR_get_screen_active, lv_display_get_screen_active, 502, 0),
    LVGL_METHOD(MP_QSTR_get_screen_prev, lv_display_get_screen_prev, 502, 0),
    LVGL_METHOD(MP_QSTR_get_screen_loading, lv_display_get_screen_loading, 502, 0),
    LVGL_METHOD(MP_QSTR_get_layer_top, lv_display_get_layer_top, 502, 0),
    LVGL_METHOD(MP_QSTR_get_layer_sys, lv_display_get_layer_sys, 502, 0),
    LVGL_METHOD(MP_QSTR_get_layer_bottom, lv_display_get_layer_bottom, 502, 0),
    LVGL_METHOD(MP_QSTR_add_event_cb, lv_display_add_event_cb, 503, 0),
    LVGL_METHOD(MP_QSTR_get_event_count, lv_display_get_event_count, 499, 0),
    LVGL_METHOD(MP_QSTR_get_event_dsc, lv_display_get_event_dsc, 504, 0),
    LVGL_METHOD(MP_QSTR_delete_event, lv_display_delete_event, 505, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove_event_cb_with_user_data, lvgl_display_remove_event_cb_with_user_data, 506, LVGL_OWN),
    LVGL_METHOD(MP_QSTR_send_event, lv_display_send_event, 507, 0),
    LVGL_METHOD(MP_QSTR_set_theme, lv_display_set_theme, 508, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_theme, lv_display_get_theme, 509, 0),
    LVGL_METHOD(MP_QSTR_get_inactive_time, lv_display_get_inactive_time, 510, 0),
    LVGL_METHOD(MP_QSTR_trigger_activity, lv_display_trigger_activity, 511, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_enable_invalidation, lv_display_enable_invalidation, 486, 0),
    LVGL_METHOD(MP_QSTR_is_invalidation_enabled, lv_display_is_invalidation_enabled, 490, 0),
    LVGL_METHOD(MP_QSTR_get_refr_timer, lv_display_get_refr_timer, 512, 0),
    LVGL_METHOD(MP_QSTR_delete_refr_timer, lv_display_delete_refr_timer, 482, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_register_vsync_event, lv_display_register_vsync_event, 513, 0),
    LVGL_METHOD(MP_QSTR_unregister_vsync_event, lv_display_unregister_vsync_event, 513, 0),
    LVGL_METHOD(MP_QSTR_send_vsync_event, lv_display_send_vsync_event, 514, 0),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_display_set_user_data, 515, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_driver_data, lv_display_set_driver_data, 516, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_display_get_user_data, 517, 0),
    LVGL_METHOD(MP_QSTR_get_driver_data, lv_display_get_driver_data, 518, 0),
    LVGL_METHOD(MP_QSTR_get_buf_active, lv_display_get_buf_active, 519, 0),
    LVGL_METHOD(MP_QSTR_rotate_area, lv_display_rotate_area, 520, 0),
    LVGL_METHOD(MP_QSTR_rotate_point, lv_display_rotate_point, 521, 0),
    LVGL_METHOD(MP_QSTR_get_draw_buf_size, lv_display_get_draw_buf_size, 499, 0),
    LVGL_METHOD(MP_QSTR_get_invalidated_draw_buf_size, lv_display_get_invalidated_draw_buf_size, 522, 0),
    LVGL_METHOD(MP_QSTR_dpx, lv_display_dpx, 523, 0),
    LVGL_METHOD(MP_QSTR_get_dependent_count, lv_draw_get_dependent_count, 524, 0),
    LVGL_METHOD(MP_QSTR_get_type, lv_draw_task_get_type, 525, 0),
    LVGL_METHOD(MP_QSTR_get_draw_dsc, lv_draw_task_get_draw_dsc, 526, 0),
    LVGL_METHOD(MP_QSTR_get_area, lv_draw_task_get_area, 527, 0),
    LVGL_METHOD(MP_QSTR_get_fill_dsc, lv_draw_task_get_fill_dsc, 528, 0),
    LVGL_METHOD(MP_QSTR_get_border_dsc, lv_draw_task_get_border_dsc, 529, 0),
    LVGL_METHOD(MP_QSTR_get_box_shadow_dsc, lv_draw_task_get_box_shadow_dsc, 530, 0),
    LVGL_METHOD(MP_QSTR_get_label_dsc, lv_draw_task_get_label_dsc, 531, 0),
    LVGL_METHOD(MP_QSTR_label_iterate_characters, lv_draw_label_iterate_characters, 532, 0),
    LVGL_METHOD(MP_QSTR_unit_draw_letter, lv_draw_unit_draw_letter, 533, 0),
    LVGL_METHOD(MP_QSTR_get_image_dsc, lv_draw_task_get_image_dsc, 534, 0),
    LVGL_METHOD(MP_QSTR_get_line_dsc, lv_draw_task_get_line_dsc, 535, 0),
    LVGL_METHOD(MP_QSTR_line_iterate, lv_draw_line_iterate, 536, 0),
    LVGL_METHOD(MP_QSTR_get_arc_dsc, lv_draw_task_get_arc_dsc, 537, 0),
    LVGL_METHOD(MP_QSTR_get_triangle_dsc, lv_draw_task_get_triangle_dsc, 538, 0),
    LVGL_METHOD(MP_QSTR_get_blur_dsc, lv_draw_task_get_blur_dsc, 539, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_indev_delete, 540, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_get_next, lv_indev_get_next, 541, 0),
    LVGL_METHOD(MP_QSTR_read, lv_indev_read, 540, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_enable, lv_indev_enable, 542, 0),
    LVGL_METHOD(MP_QSTR_set_type, lv_indev_set_type, 543, 0),
    LVGL_METHOD(MP_QSTR_set_read_cb, lv_indev_set_read_cb, 544, 0),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_indev_set_user_data, 545, 0),
    LVGL_METHOD(MP_QSTR_set_driver_data, lv_indev_set_driver_data, 546, 0),
    LVGL_METHOD(MP_QSTR_set_display, lv_indev_set_display, 547, 0),
    LVGL_METHOD(MP_QSTR_set_long_press_time, lv_indev_set_long_press_time, 548, 0),
    LVGL_METHOD(MP_QSTR_set_long_press_repeat_time, lv_indev_set_long_press_repeat_time, 548, 0),
    LVGL_METHOD(MP_QSTR_set_scroll_limit, lv_indev_set_scroll_limit, 549, 0),
    LVGL_METHOD(MP_QSTR_set_scroll_throw, lv_indev_set_scroll_throw, 549, 0),
    LVGL_METHOD(MP_QSTR_set_gesture_min_velocity, lv_indev_set_gesture_min_velocity, 549, 0),
    LVGL_METHOD(MP_QSTR_set_gesture_min_distance, lv_indev_set_gesture_min_distance, 549, 0),
    LVGL_METHOD(MP_QSTR_get_type, lv_indev_get_type, 550, 0),
    LVGL_METHOD(MP_QSTR_get_read_cb, lv_indev_get_read_cb, 551, 0),
    LVGL_METHOD(MP_QSTR_get_state, lv_indev_get_state, 550, 0),
    LVGL_METHOD(MP_QSTR_get_group, lv_indev_get_group, 552, 0),
    LVGL_METHOD(MP_QSTR_get_display, lv_indev_get_display, 553, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_indev_get_user_data, 554, 0),
    LVGL_METHOD(MP_QSTR_get_driver_data, lv_indev_get_driver_data, 555, 0),
    LVGL_METHOD(MP_QSTR_get_press_moved, lv_indev_get_press_moved, 556, 0),
    LVGL_METHOD(MP_QSTR_reset, lv_indev_reset, 557, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_stop_processing, lv_indev_stop_processing, 540, 0),
    LVGL_METHOD(MP_QSTR_reset_long_press, lv_indev_reset_long_press, 540, 0),
    LVGL_METHOD(MP_QSTR_set_cursor, lv_indev_set_cursor, 558, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_group, lv_indev_set_group, 559, 0),
    LVGL_METHOD(MP_QSTR_set_button_points, lv_indev_set_button_points, 560, 0),
    LVGL_METHOD(MP_QSTR_get_point, lv_indev_get_point, 561, 0),
    LVGL_METHOD(MP_QSTR_get_gesture_dir, lv_indev_get_gesture_dir, 550, 0),
    LVGL_METHOD(MP_QSTR_get_key, lv_indev_get_key, 562, 0),
    LVGL_METHOD(MP_QSTR_get_short_click_streak, lv_indev_get_short_click_streak, 563, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_dir, lv_indev_get_scroll_dir, 550, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_obj, lv_indev_get_scroll_obj, 564, 0),
    LVGL_METHOD(MP_QSTR_get_vect, lv_indev_get_vect, 561, 0),
    LVGL_METHOD(MP_QSTR_get_cursor, lv_indev_get_cursor, 565, 0),
    LVGL_METHOD(MP_QSTR_wait_release, lv_indev_wait_release, 540, 0),
    LVGL_METHOD(MP_QSTR_get_read_timer, lv_indev_get_read_timer, 566, 0),
    LVGL_METHOD(MP_QSTR_set_mode, lv_indev_set_mode, 543, 0),
    LVGL_METHOD(MP_QSTR_get_mode, lv_indev_get_mode, 567, 0),
    LVGL_METHOD(MP_QSTR_add_event_cb, lv_indev_add_event_cb, 568, 0),
    LVGL_METHOD(MP_QSTR_get_event_count, lv_indev_get_event_count, 569, 0),
    LVGL_METHOD(MP_QSTR_get_event_dsc, lv_indev_get_event_dsc, 570, 0),
    LVGL_METHOD(MP_QSTR_remove_event, lv_indev_remove_event, 571, 0),
    LVGL_METHOD(MP_QSTR_remove_event_cb_with_user_data, lvgl_indev_remove_event_cb_with_user_data, 572, LVGL_OWN),
    LVGL_METHOD(MP_QSTR_send_event, lv_indev_send_event, 573, 0),
    LVGL_METHOD(MP_QSTR_set_key_remap_cb, lv_indev_set_key_remap_cb, 574, 0),
    LVGL_METHOD(MP_QSTR_get_target, lv_event_get_target, 575, 0),
    LVGL_METHOD(MP_QSTR_get_current_target, lv_event_get_current_target, 575, 0),
    LVGL_METHOD(MP_QSTR_get_code, lv_event_get_code, 576, 0),
    LVGL_METHOD(MP_QSTR_get_param, lv_event_get_param, 575, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_event_get_user_data, 577, 0),
    LVGL_METHOD(MP_QSTR_stop_bubbling, lv_event_stop_bubbling, 578, 0),
    LVGL_METHOD(MP_QSTR_stop_trickling, lv_event_stop_trickling, 578, 0),
    LVGL_METHOD(MP_QSTR_stop_processing, lv_event_stop_processing, 578, 0),
    LVGL_METHOD(MP_QSTR_free_user_data_cb, lv_event_free_user_data_cb, 578, 0),
    LVGL_METHOD(MP_QSTR_get_invalidated_area, lv_event_get_invalidated_area, 579, 0),
    LVGL_METHOD(MP_QSTR_get_current_target_obj, lv_event_get_current_target_obj, 580, 0),
    LVGL_METHOD(MP_QSTR_get_target_obj, lv_event_get_target_obj, 580, 0),
    LVGL_METHOD(MP_QSTR_get_indev, lv_event_get_indev, 581, 0),
    LVGL_METHOD(MP_QSTR_get_layer, lv_event_get_layer, 582, 0),
    LVGL_METHOD(MP_QSTR_get_old_size, lv_event_get_old_size, 583, 0),
    LVGL_METHOD(MP_QSTR_get_key, lv_event_get_key, 584, 0),
    LVGL_METHOD(MP_QSTR_get_rotary_diff, lv_event_get_rotary_diff, 585, 0),
    LVGL_METHOD(MP_QSTR_get_scroll_anim, lv_event_get_scroll_anim, 586, 0),
    LVGL_METHOD(MP_QSTR_set_ext_draw_size, lv_event_set_ext_draw_size, 587, 0),
    LVGL_METHOD(MP_QSTR_get_self_size_info, lv_event_get_self_size_info, 588, 0),
    LVGL_METHOD(MP_QSTR_get_hit_test_info, lv_event_get_hit_test_info, 589, 0),
    LVGL_METHOD(MP_QSTR_get_cover_area, lv_event_get_cover_area, 583, 0),
    LVGL_METHOD(MP_QSTR_set_cover_res, lv_event_set_cover_res, 590, 0),
    LVGL_METHOD(MP_QSTR_get_draw_task, lv_event_get_draw_task, 591, 0),
    LVGL_METHOD(MP_QSTR_get_prev_state, lv_event_get_prev_state, 576, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_timer_delete, 592, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_pause, lv_timer_pause, 592, 0),
    LVGL_METHOD(MP_QSTR_resume, lv_timer_resume, 592, 0),
    LVGL_METHOD(MP_QSTR_set_cb, lv_timer_set_cb, 593, 0),
    LVGL_METHOD(MP_QSTR_set_period, lv_timer_set_period, 594, 0),
    LVGL_METHOD(MP_QSTR_ready, lv_timer_ready, 592, 0),
    LVGL_METHOD(MP_QSTR_set_repeat_count, lv_timer_set_repeat_count, 595, 0),
    LVGL_METHOD(MP_QSTR_set_auto_delete, lv_timer_set_auto_delete, 596, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_timer_set_user_data, 597, 0),
    LVGL_METHOD(MP_QSTR_reset, lv_timer_reset, 592, 0),
    LVGL_METHOD(MP_QSTR_get_next, lv_timer_get_next, 598, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_timer_get_user_data, 599, 0),
    LVGL_METHOD(MP_QSTR_get_paused, lv_timer_get_paused, 600, 0),
    LVGL_METHOD(MP_QSTR_copy, lv_theme_copy, 601, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_parent, lv_theme_set_parent, 602, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_apply_cb, lv_theme_set_apply_cb, 603, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete, lv_theme_delete, 604, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_delete, lv_anim_timeline_delete, 605, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_add, lv_anim_timeline_add, 606, 0),
    LVGL_METHOD(MP_QSTR_start, lv_anim_timeline_start, 607, 0),
    LVGL_METHOD(MP_QSTR_pause, lv_anim_timeline_pause, 605, 0),
    LVGL_METHOD(MP_QSTR_set_reverse, lv_anim_timeline_set_reverse, 608, 0),
    LVGL_METHOD(MP_QSTR_set_delay, lv_anim_timeline_set_delay, 609, 0),
    LVGL_METHOD(MP_QSTR_set_repeat_count, lv_anim_timeline_set_repeat_count, 609, 0),
    LVGL_METHOD(MP_QSTR_set_repeat_delay, lv_anim_timeline_set_repeat_delay, 609, 0),
    LVGL_METHOD(MP_QSTR_set_progress, lv_anim_timeline_set_progress, 610, 0),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_anim_timeline_set_user_data, 611, 0),
    LVGL_METHOD(MP_QSTR_get_playtime, lv_anim_timeline_get_playtime, 607, 0),
    LVGL_METHOD(MP_QSTR_get_reverse, lv_anim_timeline_get_reverse, 612, 0),
    LVGL_METHOD(MP_QSTR_get_delay, lv_anim_timeline_get_delay, 607, 0),
    LVGL_METHOD(MP_QSTR_get_progress, lv_anim_timeline_get_progress, 613, 0),
    LVGL_METHOD(MP_QSTR_get_repeat_count, lv_anim_timeline_get_repeat_count, 607, 0),
    LVGL_METHOD(MP_QSTR_get_repeat_delay, lv_anim_timeline_get_repeat_delay, 607, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_anim_timeline_get_user_data, 614, 0),
    LVGL_METHOD(MP_QSTR_merge, lv_anim_timeline_merge, 615, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_image_decoder_delete, 616, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_get_next, lv_image_decoder_get_next, 617, 0),
    LVGL_METHOD(MP_QSTR_set_info_cb, lv_image_decoder_set_info_cb, 618, 0),
    LVGL_METHOD(MP_QSTR_set_open_cb, lv_image_decoder_set_open_cb, 619, 0),
    LVGL_METHOD(MP_QSTR_set_get_area_cb, lv_image_decoder_set_get_area_cb, 620, 0),
    LVGL_METHOD(MP_QSTR_set_close_cb, lv_image_decoder_set_close_cb, 621, 0),
    LVGL_METHOD(MP_QSTR_add_to_cache, lv_image_decoder_add_to_cache, 622, 0),
    LVGL_METHOD(MP_QSTR_open, lv_image_decoder_open, 623, 0),
    LVGL_METHOD(MP_QSTR_get_area, lv_image_decoder_get_area, 624, 0),
    LVGL_METHOD(MP_QSTR_close, lv_image_decoder_close, 625, 0),
    LVGL_METHOD(MP_QSTR_post_process, lv_image_decoder_post_process, 626, 0),
    LVGL_METHOD(MP_QSTR_minimum_from, lv_rb_minimum_from, 627, 0),
    LVGL_METHOD(MP_QSTR_maximum_from, lv_rb_maximum_from, 627, 0),
    LVGL_METHOD(MP_QSTR_init, lv_rb_init, 628, 0),
    LVGL_METHOD(MP_QSTR_insert, lv_rb_insert, 629, 0),
    LVGL_METHOD(MP_QSTR_find, lv_rb_find, 630, 0),
    LVGL_METHOD(MP_QSTR_remove_node, lv_rb_remove_node, 631, 0),
    LVGL_METHOD(MP_QSTR_remove, lv_rb_remove, 632, 0),
    LVGL_METHOD(MP_QSTR_drop_node, lv_rb_drop_node, 633, 0),
    LVGL_METHOD(MP_QSTR_drop, lv_rb_drop, 634, 0),
    LVGL_METHOD(MP_QSTR_minimum, lv_rb_minimum, 635, 0),
    LVGL_METHOD(MP_QSTR_maximum, lv_rb_maximum, 635, 0),
    LVGL_METHOD(MP_QSTR_destroy, lv_rb_destroy, 636, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_get_cb, lvgl_event_dsc_get_cb, 637, LVGL_OWN),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_event_dsc_get_user_data, 638, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_glyph_dsc_init, 639, 0),
    LVGL_METHOD(MP_QSTR_set_range, lv_scale_section_set_range, 640, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_style, lv_scale_section_set_style, 641, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text, lv_span_set_text, 642, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_fmt, lv_span_set_text_fmt, 643, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_text_static, lv_span_set_text_static, 642, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_style, lv_span_get_style, 644, 0),
    LVGL_METHOD(MP_QSTR_get_text, lv_span_get_text, 645, 0),
    LVGL_METHOD(MP_QSTR_remove, lv_observer_remove, 646, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_get_target, lv_observer_get_target, 647, 0),
    LVGL_METHOD(MP_QSTR_get_target_obj, lv_observer_get_target_obj, 648, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_observer_get_user_data, 649, 0),
    LVGL_METHOD(MP_QSTR_init_with_default_handlers, lv_draw_buf_init_with_default_handlers, 650, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_buf_handlers_init, 651, 0),
    LVGL_METHOD(MP_QSTR_align_ex, lv_draw_buf_align_ex, 652, 0),
    LVGL_METHOD(MP_QSTR_width_to_stride_ex, lv_draw_buf_width_to_stride_ex, 653, 0),
    LVGL_METHOD(MP_QSTR_create_ex, lv_draw_buf_create_ex, 654, 0),
    LVGL_METHOD(MP_QSTR_dup_ex, lv_draw_buf_dup_ex, 655, 0),
    LVGL_METHOD(MP_QSTR_get_context, lv_iter_get_context, 656, 0),
    LVGL_METHOD(MP_QSTR_destroy, lv_iter_destroy, 657, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_next, lv_iter_next, 658, 0),
    LVGL_METHOD(MP_QSTR_make_peekable, lv_iter_make_peekable, 659, 0),
    LVGL_METHOD(MP_QSTR_peek, lv_iter_peek, 658, 0),
    LVGL_METHOD(MP_QSTR_peek_advance, lv_iter_peek_advance, 660, 0),
    LVGL_METHOD(MP_QSTR_peek_reset, lv_iter_peek_reset, 660, 0),
    LVGL_METHOD(MP_QSTR_inspect, lv_iter_inspect, 661, 0),
    LVGL_METHOD(MP_QSTR_resize, lv_circle_buf_resize, 662, 0),
    LVGL_METHOD(MP_QSTR_destroy, lv_circle_buf_destroy, 663, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_size, lv_circle_buf_size, 664, 0),
    LVGL_METHOD(MP_QSTR_capacity, lv_circle_buf_capacity, 664, 0),
    LVGL_METHOD(MP_QSTR_remain, lv_circle_buf_remain, 664, 0),
    LVGL_METHOD(MP_QSTR_is_empty, lv_circle_buf_is_empty, 665, 0),
    LVGL_METHOD(MP_QSTR_is_full, lv_circle_buf_is_full, 665, 0),
    LVGL_METHOD(MP_QSTR_reset, lv_circle_buf_reset, 663, 0),
    LVGL_METHOD(MP_QSTR_head, lv_circle_buf_head, 666, 0),
    LVGL_METHOD(MP_QSTR_tail, lv_circle_buf_tail, 666, 0),
    LVGL_METHOD(MP_QSTR_read, lv_circle_buf_read, 667, 0),
    LVGL_METHOD(MP_QSTR_write, lv_circle_buf_write, 668, 0),
    LVGL_METHOD(MP_QSTR_fill, lv_circle_buf_fill, 669, 0),
    LVGL_METHOD(MP_QSTR_skip, lv_circle_buf_skip, 670, 0),
    LVGL_METHOD(MP_QSTR_peek, lv_circle_buf_peek, 671, 0),
    LVGL_METHOD(MP_QSTR_peek_at, lv_circle_buf_peek_at, 672, 0),
    LVGL_METHOD(MP_QSTR_monitor, lv_mem_monitor, 673, 0),
    LVGL_METHOD(MP_QSTR_init, lv_ll_init, 674, 0),
    LVGL_METHOD(MP_QSTR_ins_head, lv_ll_ins_head, 675, 0),
    LVGL_METHOD(MP_QSTR_ins_prev, lv_ll_ins_prev, 676, 0),
    LVGL_METHOD(MP_QSTR_ins_tail, lv_ll_ins_tail, 675, 0),
    LVGL_METHOD(MP_QSTR_remove, lv_ll_remove, 677, 0),
    LVGL_METHOD(MP_QSTR_clear_custom, lv_ll_clear_custom, 678, 0),
    LVGL_METHOD(MP_QSTR_clear, lv_ll_clear, 679, 0),
    LVGL_METHOD(MP_QSTR_chg_list, lv_ll_chg_list, 680, 0),
    LVGL_METHOD(MP_QSTR_get_head, lv_ll_get_head, 681, 0),
    LVGL_METHOD(MP_QSTR_get_tail, lv_ll_get_tail, 681, 0),
    LVGL_METHOD(MP_QSTR_get_next, lv_ll_get_next, 682, 0),
    LVGL_METHOD(MP_QSTR_get_prev, lv_ll_get_prev, 682, 0),
    LVGL_METHOD(MP_QSTR_get_len, lv_ll_get_len, 683, 0),
    LVGL_METHOD(MP_QSTR_move_before, lv_ll_move_before, 684, 0),
    LVGL_METHOD(MP_QSTR_is_empty, lv_ll_is_empty, 685, 0),
    LVGL_METHOD(MP_QSTR_init, lv_array_init, 686, 0),
    LVGL_METHOD(MP_QSTR_init_from_buf, lv_array_init_from_buf, 687, 0),
    LVGL_METHOD(MP_QSTR_resize, lv_array_resize, 688, 0),
    LVGL_METHOD(MP_QSTR_deinit, lv_array_deinit, 689, 0),
    LVGL_METHOD(MP_QSTR_size, lv_array_size, 690, 0),
    LVGL_METHOD(MP_QSTR_capacity, lv_array_capacity, 690, 0),
    LVGL_METHOD(MP_QSTR_is_empty, lv_array_is_empty, 691, 0),
    LVGL_METHOD(MP_QSTR_is_full, lv_array_is_full, 691, 0),
    LVGL_METHOD(MP_QSTR_copy, lv_array_copy, 692, 0),
    LVGL_METHOD(MP_QSTR_clear, lv_array_clear, 689, 0),
    LVGL_METHOD(MP_QSTR_shrink, lv_array_shrink, 689, 0),
    LVGL_METHOD(MP_QSTR_remove, lv_array_remove, 693, 0),
    LVGL_METHOD(MP_QSTR_remove_unordered, lv_array_remove_unordered, 693, 0),
    LVGL_METHOD(MP_QSTR_erase, lv_array_erase, 694, 0),
    LVGL_METHOD(MP_QSTR_concat, lv_array_concat, 695, 0),
    LVGL_METHOD(MP_QSTR_push_back, lv_array_push_back, 696, 0),
    LVGL_METHOD(MP_QSTR_assign, lv_array_assign, 697, 0),
    LVGL_METHOD(MP_QSTR_at, lv_array_at, 698, 0),
    LVGL_METHOD(MP_QSTR_front, lv_array_front, 699, 0),
    LVGL_METHOD(MP_QSTR_back, lv_array_back, 699, 0),
    LVGL_METHOD(MP_QSTR_init, lv_anim_init, 700, 0),
    LVGL_METHOD(MP_QSTR_set_var, lv_anim_set_var, 701, 0),
    LVGL_METHOD(MP_QSTR_set_exec_cb, lv_anim_set_exec_cb, 702, 0),
    LVGL_METHOD(MP_QSTR_set_duration, lv_anim_set_duration, 703, 0),
    LVGL_METHOD(MP_QSTR_set_delay, lv_anim_set_delay, 703, 0),
    LVGL_METHOD(MP_QSTR_resume, lv_anim_resume, 700, 0),
    LVGL_METHOD(MP_QSTR_pause, lv_anim_pause, 700, 0),
    LVGL_METHOD(MP_QSTR_pause_for, lv_anim_pause_for, 703, 0),
    LVGL_METHOD(MP_QSTR_is_paused, lv_anim_is_paused, 704, 0),
    LVGL_METHOD(MP_QSTR_set_values, lv_anim_set_values, 705, 0),
    LVGL_METHOD(MP_QSTR_set_custom_exec_cb, lv_anim_set_custom_exec_cb, 706, 0),
    LVGL_METHOD(MP_QSTR_set_path_cb, lv_anim_set_path_cb, 707, 0),
    LVGL_METHOD(MP_QSTR_set_start_cb, lv_anim_set_start_cb, 708, 0),
    LVGL_METHOD(MP_QSTR_set_get_value_cb, lv_anim_set_get_value_cb, 709, 0),
    LVGL_METHOD(MP_QSTR_set_completed_cb, lv_anim_set_completed_cb, 710, 0),
    LVGL_METHOD(MP_QSTR_set_deleted_cb, lv_anim_set_deleted_cb, 711, 0),
    LVGL_METHOD(MP_QSTR_set_reverse_duration, lv_anim_set_reverse_duration, 703, 0),
    LVGL_METHOD(MP_QSTR_set_reverse_time, lv_anim_set_reverse_time, 703, 0),
    LVGL_METHOD(MP_QSTR_set_reverse_delay, lv_anim_set_reverse_delay, 703, 0),
    LVGL_METHOD(MP_QSTR_set_repeat_count, lv_anim_set_repeat_count, 703, 0),
    LVGL_METHOD(MP_QSTR_set_repeat_delay, lv_anim_set_repeat_delay, 703, 0),
    LVGL_METHOD(MP_QSTR_set_early_apply, lv_anim_set_early_apply, 712, 0),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_anim_set_user_data, 713, 0),
    LVGL_METHOD(MP_QSTR_set_bezier3_param, lv_anim_set_bezier3_param, 714, 0),
    LVGL_METHOD(MP_QSTR_start, lv_anim_start, 715, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_delay, lv_anim_get_delay, 716, 0),
    LVGL_METHOD(MP_QSTR_get_playtime, lv_anim_get_playtime, 716, 0),
    LVGL_METHOD(MP_QSTR_get_time, lv_anim_get_time, 716, 0),
    LVGL_METHOD(MP_QSTR_get_repeat_count, lv_anim_get_repeat_count, 716, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_anim_get_user_data, 717, 0),
    LVGL_METHOD(MP_QSTR_custom_delete, lv_anim_custom_delete, 718, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_custom_get, lv_anim_custom_get, 719, 0),
    LVGL_METHOD(MP_QSTR_path_linear, lv_anim_path_linear, 720, 0),
    LVGL_METHOD(MP_QSTR_path_ease_in, lv_anim_path_ease_in, 720, 0),
    LVGL_METHOD(MP_QSTR_path_ease_out, lv_anim_path_ease_out, 720, 0),
    LVGL_METHOD(MP_QSTR_path_ease_in_out, lv_anim_path_ease_in_out, 720, 0),
    LVGL_METHOD(MP_QSTR_path_overshoot, lv_anim_path_overshoot, 720, 0),
    LVGL_METHOD(MP_QSTR_path_bounce, lv_anim_path_bounce, 720, 0),
    LVGL_METHOD(MP_QSTR_path_step, lv_anim_path_step, 720, 0),
    LVGL_METHOD(MP_QSTR_path_custom_bezier3, lv_anim_path_custom_bezier3, 720, 0),
    LVGL_METHOD(MP_QSTR_transform, lv_point_transform, 721, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_array_transform, lv_point_array_transform, 722, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_precise, lv_point_to_precise, 723, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_set, lv_point_set, 724, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_swap, lv_point_swap, 725, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_from_precise, lv_point_from_precise, 726, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_set, lv_point_precise_set, 727, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_swap, lv_point_precise_swap, 728, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_set, lv_area_set, 729, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_copy, lv_area_copy, 730, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_get_width, lv_area_get_width, 731, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_get_height, lv_area_get_height, 731, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_set_width, lv_area_set_width, 732, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_set_height, lv_area_set_height, 732, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_get_size, lv_area_get_size, 733, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_increase, lv_area_increase, 734, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_move, lv_area_move, 734, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_align, lv_area_align, 735, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_32, lv_color_to_32, 736, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_int, lv_color_to_int, 737, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_eq, lv_color_eq, 738, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_is_in_range, lv_color_is_in_range, 739, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_u16, lv_color_to_u16, 740, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_u32, lv_color_to_u32, 737, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_lighten, lv_color_lighten, 741, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_darken, lv_color_darken, 741, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_hsv, lv_color_to_hsv, 742, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_luminance, lv_color_luminance, 743, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_mix, lv_color_mix, 744, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_brightness, lv_color_brightness, 743, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_to_color, lv_color16_to_color, 745, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_premultiply, lv_color16_premultiply, 746, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_luminance, lv_color16_luminance, 747, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_eq, lv_color32_eq, 748, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_luminance, lv_color32_luminance, 749, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_init, lv_color_filter_dsc_init, 750, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_buf_set_palette, lv_image_buf_set_palette, 751, 0),
    LVGL_METHOD(MP_QSTR_buf_free, lv_image_buf_free, 752, 0),
    LVGL_METHOD(MP_QSTR_invalidate_cache, lv_draw_buf_invalidate_cache, 753, 0),
    LVGL_METHOD(MP_QSTR_flush_cache, lv_draw_buf_flush_cache, 753, 0),
    LVGL_METHOD(MP_QSTR_clear, lv_draw_buf_clear, 754, 0),
    LVGL_METHOD(MP_QSTR_dup, lv_draw_buf_dup, 755, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_buf_init, 756, 0),
    LVGL_METHOD(MP_QSTR_reshape, lv_draw_buf_reshape, 757, 0),
    LVGL_METHOD(MP_QSTR_destroy, lv_draw_buf_destroy, 758, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_copy, lv_draw_buf_copy, 759, 0),
    LVGL_METHOD(MP_QSTR_goto_xy, lv_draw_buf_goto_xy, 760, 0),
    LVGL_METHOD(MP_QSTR_adjust_stride, lv_draw_buf_adjust_stride, 761, 0),
    LVGL_METHOD(MP_QSTR_premultiply, lv_draw_buf_premultiply, 762, 0),
    LVGL_METHOD(MP_QSTR_has_flag, lv_draw_buf_has_flag, 763, 0),
    LVGL_METHOD(MP_QSTR_set_flag, lv_draw_buf_set_flag, 764, 0),
    LVGL_METHOD(MP_QSTR_clear_flag, lv_draw_buf_clear_flag, 764, 0),
    LVGL_METHOD(MP_QSTR_from_image, lv_draw_buf_from_image, 765, 0),
    LVGL_METHOD(MP_QSTR_to_image, lv_draw_buf_to_image, 766, 0),
    LVGL_METHOD(MP_QSTR_set_palette, lv_draw_buf_set_palette, 767, 0),
    LVGL_METHOD(MP_QSTR_save_to_file, lv_draw_buf_save_to_file, 768, 0),
    LVGL_METHOD(MP_QSTR_node_create, lv_tree_node_create, 769, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_tree_node_delete, 770, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_walk, lv_tree_walk, 771, 0),
    LVGL_METHOD(MP_QSTR_get_glyph_bitmap, lv_font_get_glyph_bitmap, 772, 0),
    LVGL_METHOD(MP_QSTR_get_glyph_static_bitmap, lv_font_get_glyph_static_bitmap, 773, 0),
    LVGL_METHOD(MP_QSTR_release_draw_data, lv_font_glyph_release_draw_data, 774, 0),
    LVGL_METHOD(MP_QSTR_get_bitmap_fmt_txt, lv_font_get_bitmap_fmt_txt, 772, 0),
    LVGL_METHOD(MP_QSTR_get_glyph_dsc, lv_font_get_glyph_dsc, 775, 0),
    LVGL_METHOD(MP_QSTR_get_glyph_width, lv_font_get_glyph_width, 776, 0),
    LVGL_METHOD(MP_QSTR_get_line_height, lv_font_get_line_height, 777, 0),
    LVGL_METHOD(MP_QSTR_set_kerning, lv_font_set_kerning, 778, 0),
    LVGL_METHOD(MP_QSTR_has_static_bitmap, lv_font_has_static_bitmap, 779, 0),
    LVGL_METHOD(MP_QSTR_get_glyph_dsc_fmt_txt, lv_font_get_glyph_dsc_fmt_txt, 775, 0),
    LVGL_METHOD(MP_QSTR_is_equal, lv_font_info_is_equal, 780, 0),
    LVGL_METHOD(MP_QSTR_init_stops, lv_grad_init_stops, 781, 0),
    LVGL_METHOD(MP_QSTR_horizontal_init, lv_grad_horizontal_init, 782, 0),
    LVGL_METHOD(MP_QSTR_vertical_init, lv_grad_vertical_init, 782, 0),
    LVGL_METHOD(MP_QSTR_linear_init, lv_grad_linear_init, 783, 0),
    LVGL_METHOD(MP_QSTR_radial_init, lv_grad_radial_init, 783, 0),
    LVGL_METHOD(MP_QSTR_radial_set_focal, lv_grad_radial_set_focal, 784, 0),
    LVGL_METHOD(MP_QSTR_conical_init, lv_grad_conical_init, 783, 0),
    LVGL_METHOD(MP_QSTR_create, lv_layout_create, 785, 0),
    LVGL_METHOD(MP_QSTR_init, lv_style_transition_dsc_init, 786, 0),
    LVGL_METHOD(MP_QSTR_init, lv_style_init, 787, LVGL_BEFORE_INIT),
    LVGL_METHOD(MP_QSTR_reset, lv_style_reset, 787, 0),
    LVGL_METHOD(MP_QSTR_copy, lv_style_copy, 788, 0),
    LVGL_METHOD(MP_QSTR_merge, lv_style_merge, 788, 0),
    LVGL_METHOD(MP_QSTR_is_const, lv_style_is_const, 789, 0),
    LVGL_METHOD(MP_QSTR_remove_prop, lv_style_remove_prop, 790, 0),
    LVGL_METHOD(MP_QSTR_set_prop, lv_style_set_prop, 791, 0),
    LVGL_METHOD(MP_QSTR_get_prop, lv_style_get_prop, 792, 0),
    LVGL_METHOD(MP_QSTR_get_prop_inlined, lv_style_get_prop_inlined, 792, 0),
    LVGL_METHOD(MP_QSTR_is_empty, lv_style_is_empty, 789, 0),
    LVGL_METHOD(MP_QSTR_set_width, lv_style_set_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_min_width, lv_style_set_min_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_max_width, lv_style_set_max_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_height, lv_style_set_height, 793, 0),
    LVGL_METHOD(MP_QSTR_set_min_height, lv_style_set_min_height, 793, 0),
    LVGL_METHOD(MP_QSTR_set_max_height, lv_style_set_max_height, 793, 0),
    LVGL_METHOD(MP_QSTR_set_length, lv_style_set_length, 793, 0),
    LVGL_METHOD(MP_QSTR_set_x, lv_style_set_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_y, lv_style_set_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_align, lv_style_set_align, 794, 0),
    LVGL_METHOD(MP_QSTR_set_transform_width, lv_style_set_transform_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_height, lv_style_set_transform_height, 793, 0),
    LVGL_METHOD(MP_QSTR_set_translate_x, lv_style_set_translate_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_translate_y, lv_style_set_translate_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_translate_radial, lv_style_set_translate_radial, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_scale_x, lv_style_set_transform_scale_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_scale_y, lv_style_set_transform_scale_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_rotation, lv_style_set_transform_rotation, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_pivot_x, lv_style_set_transform_pivot_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_pivot_y, lv_style_set_transform_pivot_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_skew_x, lv_style_set_transform_skew_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_skew_y, lv_style_set_transform_skew_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_top, lv_style_set_pad_top, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_bottom, lv_style_set_pad_bottom, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_left, lv_style_set_pad_left, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_right, lv_style_set_pad_right, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_row, lv_style_set_pad_row, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_column, lv_style_set_pad_column, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_radial, lv_style_set_pad_radial, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_top, lv_style_set_margin_top, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_bottom, lv_style_set_margin_bottom, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_left, lv_style_set_margin_left, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_right, lv_style_set_margin_right, 793, 0),
    LVGL_METHOD(MP_QSTR_set_bg_color, lv_style_set_bg_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_bg_opa, lv_style_set_bg_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_bg_grad_color, lv_style_set_bg_grad_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_bg_grad_dir, lv_style_set_bg_grad_dir, 794, 0),
    LVGL_METHOD(MP_QSTR_set_bg_main_stop, lv_style_set_bg_main_stop, 793, 0),
    LVGL_METHOD(MP_QSTR_set_bg_grad_stop, lv_style_set_bg_grad_stop, 793, 0),
    LVGL_METHOD(MP_QSTR_set_bg_main_opa, lv_style_set_bg_main_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_bg_grad_opa, lv_style_set_bg_grad_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_bg_grad, lv_style_set_bg_grad, 797, 0),
    LVGL_METHOD(MP_QSTR_set_bg_image_src, lv_style_set_bg_image_src, 798, 0),
    LVGL_METHOD(MP_QSTR_set_bg_image_opa, lv_style_set_bg_image_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_bg_image_recolor, lv_style_set_bg_image_recolor, 795, 0),
    LVGL_METHOD(MP_QSTR_set_bg_image_recolor_opa, lv_style_set_bg_image_recolor_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_bg_image_tiled, lv_style_set_bg_image_tiled, 799, 0),
    LVGL_METHOD(MP_QSTR_set_border_color, lv_style_set_border_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_border_opa, lv_style_set_border_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_border_width, lv_style_set_border_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_border_side, lv_style_set_border_side, 794, 0),
    LVGL_METHOD(MP_QSTR_set_border_post, lv_style_set_border_post, 799, 0),
    LVGL_METHOD(MP_QSTR_set_outline_width, lv_style_set_outline_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_outline_color, lv_style_set_outline_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_outline_opa, lv_style_set_outline_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_outline_pad, lv_style_set_outline_pad, 793, 0),
    LVGL_METHOD(MP_QSTR_set_shadow_width, lv_style_set_shadow_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_shadow_offset_x, lv_style_set_shadow_offset_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_shadow_offset_y, lv_style_set_shadow_offset_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_shadow_spread, lv_style_set_shadow_spread, 793, 0),
    LVGL_METHOD(MP_QSTR_set_shadow_color, lv_style_set_shadow_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_shadow_opa, lv_style_set_shadow_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_image_opa, lv_style_set_image_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_image_recolor, lv_style_set_image_recolor, 795, 0),
    LVGL_METHOD(MP_QSTR_set_image_recolor_opa, lv_style_set_image_recolor_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_image_colorkey, lv_style_set_image_colorkey, 800, 0),
    LVGL_METHOD(MP_QSTR_set_line_width, lv_style_set_line_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_line_dash_width, lv_style_set_line_dash_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_line_dash_gap, lv_style_set_line_dash_gap, 793, 0),
    LVGL_METHOD(MP_QSTR_set_line_rounded, lv_style_set_line_rounded, 799, 0),
    LVGL_METHOD(MP_QSTR_set_line_color, lv_style_set_line_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_line_opa, lv_style_set_line_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_arc_width, lv_style_set_arc_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_arc_rounded, lv_style_set_arc_rounded, 799, 0),
    LVGL_METHOD(MP_QSTR_set_arc_color, lv_style_set_arc_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_arc_opa, lv_style_set_arc_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_arc_image_src, lv_style_set_arc_image_src, 801, 0),
    LVGL_METHOD(MP_QSTR_set_text_color, lv_style_set_text_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_text_opa, lv_style_set_text_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_text_font, lv_style_set_text_font, 802, 0),
    LVGL_METHOD(MP_QSTR_set_text_letter_space, lv_style_set_text_letter_space, 793, 0),
    LVGL_METHOD(MP_QSTR_set_text_line_space, lv_style_set_text_line_space, 793, 0),
    LVGL_METHOD(MP_QSTR_set_text_decor, lv_style_set_text_decor, 794, 0),
    LVGL_METHOD(MP_QSTR_set_text_align, lv_style_set_text_align, 794, 0),
    LVGL_METHOD(MP_QSTR_set_text_outline_stroke_color, lv_style_set_text_outline_stroke_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_text_outline_stroke_width, lv_style_set_text_outline_stroke_width, 793, 0),
    LVGL_METHOD(MP_QSTR_set_text_outline_stroke_opa, lv_style_set_text_outline_stroke_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_blur_radius, lv_style_set_blur_radius, 793, 0),
    LVGL_METHOD(MP_QSTR_set_blur_backdrop, lv_style_set_blur_backdrop, 799, 0),
    LVGL_METHOD(MP_QSTR_set_blur_quality, lv_style_set_blur_quality, 794, 0),
    LVGL_METHOD(MP_QSTR_set_drop_shadow_radius, lv_style_set_drop_shadow_radius, 793, 0),
    LVGL_METHOD(MP_QSTR_set_drop_shadow_offset_x, lv_style_set_drop_shadow_offset_x, 793, 0),
    LVGL_METHOD(MP_QSTR_set_drop_shadow_offset_y, lv_style_set_drop_shadow_offset_y, 793, 0),
    LVGL_METHOD(MP_QSTR_set_drop_shadow_color, lv_style_set_drop_shadow_color, 795, 0),
    LVGL_METHOD(MP_QSTR_set_drop_shadow_opa, lv_style_set_drop_shadow_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_drop_shadow_quality, lv_style_set_drop_shadow_quality, 794, 0),
    LVGL_METHOD(MP_QSTR_set_radius, lv_style_set_radius, 793, 0),
    LVGL_METHOD(MP_QSTR_set_radial_offset, lv_style_set_radial_offset, 793, 0),
    LVGL_METHOD(MP_QSTR_set_clip_corner, lv_style_set_clip_corner, 799, 0),
    LVGL_METHOD(MP_QSTR_set_opa, lv_style_set_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_opa_layered, lv_style_set_opa_layered, 796, 0),
    LVGL_METHOD(MP_QSTR_set_color_filter_dsc, lv_style_set_color_filter_dsc, 803, 0),
    LVGL_METHOD(MP_QSTR_set_color_filter_opa, lv_style_set_color_filter_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_recolor, lv_style_set_recolor, 795, 0),
    LVGL_METHOD(MP_QSTR_set_recolor_opa, lv_style_set_recolor_opa, 796, 0),
    LVGL_METHOD(MP_QSTR_set_anim, lv_style_set_anim, 804, 0),
    LVGL_METHOD(MP_QSTR_set_anim_duration, lv_style_set_anim_duration, 805, 0),
    LVGL_METHOD(MP_QSTR_set_transition, lv_style_set_transition, 806, 0),
    LVGL_METHOD(MP_QSTR_set_blend_mode, lv_style_set_blend_mode, 794, 0),
    LVGL_METHOD(MP_QSTR_set_layout, lv_style_set_layout, 807, 0),
    LVGL_METHOD(MP_QSTR_set_base_dir, lv_style_set_base_dir, 794, 0),
    LVGL_METHOD(MP_QSTR_set_bitmap_mask_src, lv_style_set_bitmap_mask_src, 801, 0),
    LVGL_METHOD(MP_QSTR_set_rotary_sensitivity, lv_style_set_rotary_sensitivity, 805, 0),
    LVGL_METHOD(MP_QSTR_set_flex_flow, lv_style_set_flex_flow, 794, 0),
    LVGL_METHOD(MP_QSTR_set_flex_main_place, lv_style_set_flex_main_place, 794, 0),
    LVGL_METHOD(MP_QSTR_set_flex_cross_place, lv_style_set_flex_cross_place, 794, 0),
    LVGL_METHOD(MP_QSTR_set_flex_track_place, lv_style_set_flex_track_place, 794, 0),
    LVGL_METHOD(MP_QSTR_set_flex_grow, lv_style_set_flex_grow, 796, 0),
    LVGL_METHOD(MP_QSTR_set_grid_column_dsc_array, lv_style_set_grid_column_dsc_array, 808, 0),
    LVGL_METHOD(MP_QSTR_set_grid_column_align, lv_style_set_grid_column_align, 794, 0),
    LVGL_METHOD(MP_QSTR_set_grid_row_dsc_array, lv_style_set_grid_row_dsc_array, 808, 0),
    LVGL_METHOD(MP_QSTR_set_grid_row_align, lv_style_set_grid_row_align, 794, 0),
    LVGL_METHOD(MP_QSTR_set_grid_cell_column_pos, lv_style_set_grid_cell_column_pos, 793, 0),
    LVGL_METHOD(MP_QSTR_set_grid_cell_x_align, lv_style_set_grid_cell_x_align, 794, 0),
    LVGL_METHOD(MP_QSTR_set_grid_cell_column_span, lv_style_set_grid_cell_column_span, 793, 0),
    LVGL_METHOD(MP_QSTR_set_grid_cell_row_pos, lv_style_set_grid_cell_row_pos, 793, 0),
    LVGL_METHOD(MP_QSTR_set_grid_cell_y_align, lv_style_set_grid_cell_y_align, 794, 0),
    LVGL_METHOD(MP_QSTR_set_grid_cell_row_span, lv_style_set_grid_cell_row_span, 793, 0),
    LVGL_METHOD(MP_QSTR_set_size, lv_style_set_size, 809, 0),
    LVGL_METHOD(MP_QSTR_set_pad_all, lv_style_set_pad_all, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_hor, lv_style_set_pad_hor, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_ver, lv_style_set_pad_ver, 793, 0),
    LVGL_METHOD(MP_QSTR_set_pad_gap, lv_style_set_pad_gap, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_hor, lv_style_set_margin_hor, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_ver, lv_style_set_margin_ver, 793, 0),
    LVGL_METHOD(MP_QSTR_set_margin_all, lv_style_set_margin_all, 793, 0),
    LVGL_METHOD(MP_QSTR_set_transform_scale, lv_style_set_transform_scale, 793, 0),
    LVGL_METHOD(MP_QSTR_send, lv_event_send, 810, 0),
    LVGL_METHOD(MP_QSTR_add, lv_event_add, 811, 0),
    LVGL_METHOD(MP_QSTR_remove_dsc, lv_event_remove_dsc, 812, 0),
    LVGL_METHOD(MP_QSTR_get_count, lv_event_get_count, 813, 0),
    LVGL_METHOD(MP_QSTR_get_dsc, lv_event_get_dsc, 814, 0),
    LVGL_METHOD(MP_QSTR_remove, lv_event_remove, 815, 0),
    LVGL_METHOD(MP_QSTR_remove_all, lv_event_remove_all, 816, 0),
    LVGL_METHOD(MP_QSTR_init, lv_fs_drv_init, 817, 0),
    LVGL_METHOD(MP_QSTR_register, lv_fs_drv_register, 817, 0),
    LVGL_METHOD(MP_QSTR_open, lv_fs_open, 818, 0),
    LVGL_METHOD(MP_QSTR_close, lv_fs_close, 819, 0),
    LVGL_METHOD(MP_QSTR_read, lv_fs_read, 820, 0),
    LVGL_METHOD(MP_QSTR_write, lv_fs_write, 821, 0),
    LVGL_METHOD(MP_QSTR_seek, lv_fs_seek, 822, 0),
    LVGL_METHOD(MP_QSTR_tell, lv_fs_tell, 823, 0),
    LVGL_METHOD(MP_QSTR_get_size, lv_fs_get_size, 823, 0),
    LVGL_METHOD(MP_QSTR_open, lv_fs_dir_open, 824, 0),
    LVGL_METHOD(MP_QSTR_read, lv_fs_dir_read, 825, 0),
    LVGL_METHOD(MP_QSTR_close, lv_fs_dir_close, 826, 0),
    LVGL_METHOD(MP_QSTR_make_path_from_buffer, lv_fs_make_path_from_buffer, 827, 0),
    LVGL_METHOD(MP_QSTR_get_buffer_from_path, lv_fs_get_buffer_from_path, 828, 0),
    LVGL_METHOD(MP_QSTR_init, lv_layer_init, 829, 0),
    LVGL_METHOD(MP_QSTR_reset, lv_layer_reset, 829, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_rect_dsc_init, 830, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_fill_dsc_init, 831, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_border_dsc_init, 832, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_box_shadow_dsc_init, 833, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_label_dsc_init, 834, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_letter_dsc_init, 835, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_image_dsc_init, 836, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_line_dsc_init, 837, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_arc_dsc_init, 838, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_triangle_dsc_init, 839, 0),
    LVGL_METHOD(MP_QSTR_init, lv_draw_blur_dsc_init, 840, 0),
    LVGL_METHOD(MP_QSTR_init_int, lv_subject_init_int, 841, 0),
    LVGL_METHOD(MP_QSTR_set_int, lv_subject_set_int, 841, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_int, lv_subject_get_int, 842, 0),
    LVGL_METHOD(MP_QSTR_get_previous_int, lv_subject_get_previous_int, 842, 0),
    LVGL_METHOD(MP_QSTR_set_min_value_int, lv_subject_set_min_value_int, 841, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_set_max_value_int, lv_subject_set_max_value_int, 841, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_init_string, lv_subject_init_string, 843, 0),
    LVGL_METHOD(MP_QSTR_copy_string, lv_subject_copy_string, 844, 0),
    LVGL_METHOD(MP_QSTR_snprintf, lv_subject_snprintf, 845, 0),
    LVGL_METHOD(MP_QSTR_get_string, lv_subject_get_string, 846, 0),
    LVGL_METHOD(MP_QSTR_get_previous_string, lv_subject_get_previous_string, 846, 0),
    LVGL_METHOD(MP_QSTR_init_pointer, lv_subject_init_pointer, 847, 0),
    LVGL_METHOD(MP_QSTR_set_pointer, lv_subject_set_pointer, 847, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_pointer, lv_subject_get_pointer, 848, 0),
    LVGL_METHOD(MP_QSTR_get_previous_pointer, lv_subject_get_previous_pointer, 848, 0),
    LVGL_METHOD(MP_QSTR_init_color, lv_subject_init_color, 849, 0),
    LVGL_METHOD(MP_QSTR_set_color, lv_subject_set_color, 849, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_color, lv_subject_get_color, 850, 0),
    LVGL_METHOD(MP_QSTR_get_previous_color, lv_subject_get_previous_color, 850, 0),
    LVGL_METHOD(MP_QSTR_init_group, lv_subject_init_group, 851, 0),
    LVGL_METHOD(MP_QSTR_deinit, lv_subject_deinit, 852, 0),
    LVGL_METHOD(MP_QSTR_get_group_element, lv_subject_get_group_element, 853, 0),
    LVGL_METHOD(MP_QSTR_add_observer, lv_subject_add_observer, 854, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_observer_obj, lv_subject_add_observer_obj, 855, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add_observer_with_target, lv_subject_add_observer_with_target, 856, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_notify, lv_subject_notify, 852, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_indev, lv_monkey_get_indev, 857, 0),
    LVGL_METHOD(MP_QSTR_set_enable, lv_monkey_set_enable, 858, 0),
    LVGL_METHOD(MP_QSTR_get_enable, lv_monkey_get_enable, 859, 0),
    LVGL_METHOD(MP_QSTR_set_user_data, lv_monkey_set_user_data, 860, 0),
    LVGL_METHOD(MP_QSTR_get_user_data, lv_monkey_get_user_data, 861, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_monkey_delete, 862, LVGL_FREES),
    LVGL_METHOD(MP_QSTR_init, lv_monkey_config_init, 863, 0),
    LVGL_METHOD(MP_QSTR_create, lv_monkey_create, 864, 0),
    LVGL_METHOD(MP_QSTR_delete, lv_fragment_manager_delete, 865, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_create_obj, lv_fragment_manager_create_obj, 865, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete_obj, lv_fragment_manager_delete_obj, 865, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_add, lv_fragment_manager_add, 866, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_remove, lv_fragment_manager_remove, 867, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_push, lv_fragment_manager_push, 866, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_pop, lv_fragment_manager_pop, 868, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_replace, lv_fragment_manager_replace, 866, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_send_event, lv_fragment_manager_send_event, 869, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_stack_size, lv_fragment_manager_get_stack_size, 870, 0),
    LVGL_METHOD(MP_QSTR_get_top, lv_fragment_manager_get_top, 871, 0),
    LVGL_METHOD(MP_QSTR_find_by_container, lv_fragment_manager_find_by_container, 872, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_get_parent_fragment, lv_fragment_manager_get_parent_fragment, 871, 0),
    LVGL_METHOD(MP_QSTR_manager_create, lv_fragment_manager_create, 873, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete, lv_fragment_delete, 874, LVGL_NOT_WHILE_RENDERING | LVGL_FREES),
    LVGL_METHOD(MP_QSTR_get_manager, lv_fragment_get_manager, 875, 0),
    LVGL_METHOD(MP_QSTR_get_container, lv_fragment_get_container, 876, 0),
    LVGL_METHOD(MP_QSTR_get_parent, lv_fragment_get_parent, 877, 0),
    LVGL_METHOD(MP_QSTR_create_obj, lv_fragment_create_obj, 878, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_delete_obj, lv_fragment_delete_obj, 874, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_recreate_obj, lv_fragment_recreate_obj, 874, LVGL_NOT_WHILE_RENDERING),
    LVGL_METHOD(MP_QSTR_create, lv_fragment_create, 879, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_is_initialized, lv_is_initialized, 880, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_memcmp, lv_memcmp, 881, 0),
    LVGL_FUNCTION(MP_QSTR_memzero, lv_memzero, 882, 0),
    LVGL_FUNCTION(MP_QSTR_strlen, lv_strlen, 883, 0),
    LVGL_FUNCTION(MP_QSTR_strnlen, lv_strnlen, 884, 0),
    LVGL_FUNCTION(MP_QSTR_strcmp, lv_strcmp, 885, 0),
    LVGL_FUNCTION(MP_QSTR_strncmp, lv_strncmp, 886, 0),
    LVGL_FUNCTION(MP_QSTR_streq, lv_streq, 887, 0),
    LVGL_FUNCTION(MP_QSTR_strchr, lv_strchr, 888, 0),
    LVGL_FUNCTION(MP_QSTR_mem_test, lv_mem_test, 889, 0),
    LVGL_FUNCTION(MP_QSTR_snprintf, lv_snprintf, 890, 0),
    LVGL_FUNCTION(MP_QSTR_tick_inc, lv_tick_inc, 891, 0),
    LVGL_FUNCTION(MP_QSTR_tick_get, lv_tick_get, 892, 0),
    LVGL_FUNCTION(MP_QSTR_tick_elaps, lv_tick_elaps, 893, 0),
    LVGL_FUNCTION(MP_QSTR_tick_diff, lv_tick_diff, 894, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_delay_ms, lv_delay_ms, 891, 0),
    LVGL_FUNCTION(MP_QSTR_delay_set_cb, lv_delay_set_cb, 895, 0),
    LVGL_FUNCTION(MP_QSTR_tick_set_cb, lv_tick_set_cb, 896, 0),
    LVGL_FUNCTION(MP_QSTR_tick_get_cb, lv_tick_get_cb, 897, 0),
    LVGL_FUNCTION(MP_QSTR_timer_handler, lv_timer_handler, 892, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_timer_handler_run_in_period, lv_timer_handler_run_in_period, 893, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_timer_periodic_handler, lv_timer_periodic_handler, 898, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_timer_handler_set_resume_cb, lv_timer_handler_set_resume_cb, 899, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_timer_create_basic, lv_timer_create_basic, 900, 0),
    LVGL_FUNCTION(MP_QSTR_timer_create, lv_timer_create, 901, 0),
    LVGL_FUNCTION(MP_QSTR_timer_enable, lv_timer_enable, 46, 0),
    LVGL_FUNCTION(MP_QSTR_timer_get_idle, lv_timer_get_idle, 892, 0),
    LVGL_FUNCTION(MP_QSTR_timer_get_time_until_next, lv_timer_get_time_until_next, 892, 0),
    LVGL_FUNCTION(MP_QSTR_trigo_sin, lv_trigo_sin, 902, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_trigo_cos, lv_trigo_cos, 902, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_cubic_bezier, lv_cubic_bezier, 903, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_bezier3, lv_bezier3, 904, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_atan2, lv_atan2, 905, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_sqrt, lv_sqrt, 906, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_sqrt32, lv_sqrt32, 907, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_sqr, lv_sqr, 908, 0),
    LVGL_FUNCTION(MP_QSTR_pow, lv_pow, 909, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_map, lv_map, 903, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_rand_set_seed, lv_rand_set_seed, 891, 0),
    LVGL_FUNCTION(MP_QSTR_rand, lv_rand, 894, 0),
    LVGL_FUNCTION(MP_QSTR_async_call, lv_async_call, 910, 0),
    LVGL_FUNCTION(MP_QSTR_async_call_cancel, lvgl_async_call_cancel, 911, LVGL_OWN),
    LVGL_FUNCTION(MP_QSTR_anim_delete, lv_anim_delete, 912, LVGL_FREES),
    LVGL_FUNCTION(MP_QSTR_anim_delete_all, lv_anim_delete_all, 898, 0),
    LVGL_FUNCTION(MP_QSTR_anim_get, lv_anim_get, 913, 0),
    LVGL_FUNCTION(MP_QSTR_anim_get_timer, lv_anim_get_timer, 900, 0),
    LVGL_FUNCTION(MP_QSTR_anim_count_running, lv_anim_count_running, 914, 0),
    LVGL_FUNCTION(MP_QSTR_anim_speed, lv_anim_speed, 893, 0),
    LVGL_FUNCTION(MP_QSTR_anim_speed_clamped, lv_anim_speed_clamped, 915, 0),
    LVGL_FUNCTION(MP_QSTR_anim_resolve_speed, lv_anim_resolve_speed, 916, 0),
    LVGL_FUNCTION(MP_QSTR_anim_speed_to_time, lv_anim_speed_to_time, 916, 0),
    LVGL_FUNCTION(MP_QSTR_anim_refr_now, lv_anim_refr_now, 898, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_anim_timeline_create, lv_anim_timeline_create, 917, 0),
    LVGL_FUNCTION(MP_QSTR_pct, lv_pct, 908, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_pct_to_px, lv_pct_to_px, 918, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_format_get_bpp, lv_color_format_get_bpp, 919, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_format_get_size, lv_color_format_get_size, 919, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_format_has_alpha, lv_color_format_has_alpha, 920, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_hex, lv_color_hex, 921, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_make, lv_color_make, 922, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color32_make, lv_color32_make, 923, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_hex3, lv_color_hex3, 921, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_16_16_mix, lv_color_16_16_mix, 924, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_hsv_to_rgb, lv_color_hsv_to_rgb, 925, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_rgb_to_hsv, lv_color_rgb_to_hsv, 926, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_white, lv_color_white, 927, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_black, lv_color_black, 927, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_premultiply, lv_color_premultiply, 928, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color24_luminance, lv_color24_luminance, 929, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_swap_16, lv_color_swap_16, 930, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_palette_main, lv_palette_main, 931, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_palette_lighten, lv_palette_lighten, 932, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_palette_darken, lv_palette_darken, 932, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_mix32, lv_color_mix32, 933, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_mix32_premultiplied, lv_color_mix32_premultiplied, 933, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_color_over32, lv_color_over32, 933, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_draw_buf_get_handlers, lv_draw_buf_get_handlers, 934, 0),
    LVGL_FUNCTION(MP_QSTR_draw_buf_get_font_handlers, lv_draw_buf_get_font_handlers, 934, 0),
    LVGL_FUNCTION(MP_QSTR_draw_buf_get_image_handlers, lv_draw_buf_get_image_handlers, 934, 0),
    LVGL_FUNCTION(MP_QSTR_draw_buf_align, lv_draw_buf_align, 935, 0),
    LVGL_FUNCTION(MP_QSTR_draw_buf_width_to_stride, lv_draw_buf_width_to_stride, 936, 0),
    LVGL_FUNCTION(MP_QSTR_draw_buf_create, lv_draw_buf_create, 937, 0),
    LVGL_FUNCTION(MP_QSTR_utils_bsearch, lv_utils_bsearch, 938, 0),
    LVGL_FUNCTION(MP_QSTR_swap_bytes_32, lv_swap_bytes_32, 893, 0),
    LVGL_FUNCTION(MP_QSTR_swap_bytes_16, lv_swap_bytes_16, 930, 0),
    LVGL_FUNCTION(MP_QSTR_iter_create, lv_iter_create, 939, 0),
    LVGL_FUNCTION(MP_QSTR_circle_buf_create, lv_circle_buf_create, 940, 0),
    LVGL_FUNCTION(MP_QSTR_circle_buf_create_from_buf, lv_circle_buf_create_from_buf, 941, 0),
    LVGL_FUNCTION(MP_QSTR_circle_buf_create_from_array, lv_circle_buf_create_from_array, 942, 0),
    LVGL_FUNCTION(MP_QSTR_lock, lv_lock, 898, 0),
    LVGL_FUNCTION(MP_QSTR_lock_isr, lv_lock_isr, 889, 0),
    LVGL_FUNCTION(MP_QSTR_unlock, lv_unlock, 898, 0),
    LVGL_FUNCTION(MP_QSTR_sleep_ms, lv_sleep_ms, 891, 0),
    LVGL_FUNCTION(MP_QSTR_font_get_default, lv_font_get_default, 943, 0),
    LVGL_FUNCTION(MP_QSTR_text_get_size, lv_text_get_size, 944, 0),
    LVGL_FUNCTION(MP_QSTR_bidi_calculate_align, lv_bidi_calculate_align, 945, 0),
    LVGL_FUNCTION(MP_QSTR_layout_register, lv_layout_register, 946, 0),
    LVGL_FUNCTION(MP_QSTR_flex_init, lv_flex_init, 898, 0),
    LVGL_FUNCTION(MP_QSTR_grid_init, lv_grid_init, 898, 0),
    LVGL_FUNCTION(MP_QSTR_grid_fr, lv_grid_fr, 947, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_style_register_prop, lv_style_register_prop, 948, 0),
    LVGL_FUNCTION(MP_QSTR_style_get_num_custom_props, lv_style_get_num_custom_props, 949, 0),
    LVGL_FUNCTION(MP_QSTR_style_prop_get_default, lv_style_prop_get_default, 950, 0),
    LVGL_FUNCTION(MP_QSTR_style_get_prop_group, lv_style_get_prop_group, 951, 0),
    LVGL_FUNCTION(MP_QSTR_style_prop_lookup_flags, lv_style_prop_lookup_flags, 948, 0),
    LVGL_FUNCTION(MP_QSTR_style_prop_has_flag, lv_style_prop_has_flag, 952, 0),
    LVGL_FUNCTION(MP_QSTR_event_register_id, lv_event_register_id, 892, 0),
    LVGL_FUNCTION(MP_QSTR_event_code_get_name, lv_event_code_get_name, 953, 0),
    LVGL_FUNCTION(MP_QSTR_display_create, lv_display_create, 954, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_display_get_default, lv_display_get_default, 955, 0),
    LVGL_FUNCTION(MP_QSTR_screen_load, lv_screen_load, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_screen_load_anim, lv_screen_load_anim, 956, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_screen_active, lv_screen_active, 957, 0),
    LVGL_FUNCTION(MP_QSTR_layer_top, lv_layer_top, 957, 0),
    LVGL_FUNCTION(MP_QSTR_layer_sys, lv_layer_sys, 957, 0),
    LVGL_FUNCTION(MP_QSTR_layer_bottom, lv_layer_bottom, 957, 0),
    LVGL_FUNCTION(MP_QSTR_dpx, lv_dpx, 908, 0),
    LVGL_FUNCTION(MP_QSTR_obj_delete_anim_completed_cb, lv_obj_delete_anim_completed_cb, 700, 0),
    LVGL_FUNCTION(MP_QSTR_clamp_width, lv_clamp_width, 958, 0),
    LVGL_FUNCTION(MP_QSTR_clamp_height, lv_clamp_height, 958, 0),
    LVGL_FUNCTION(MP_QSTR_obj_report_style_change, lv_obj_report_style_change, 959, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_fs_get_drv, lv_fs_get_drv, 960, 0),
    LVGL_FUNCTION(MP_QSTR_fs_remove_drive, lv_fs_remove_drive, 961, 0),
    LVGL_FUNCTION(MP_QSTR_fs_is_ready, lv_fs_is_ready, 962, 0),
    LVGL_FUNCTION(MP_QSTR_fs_path_get_size, lv_fs_path_get_size, 963, 0),
    LVGL_FUNCTION(MP_QSTR_fs_load_to_buf, lv_fs_load_to_buf, 964, 0),
    LVGL_FUNCTION(MP_QSTR_fs_load_with_alloc, lv_fs_load_with_alloc, 965, 0),
    LVGL_FUNCTION(MP_QSTR_fs_get_letters, lv_fs_get_letters, 966, 0),
    LVGL_FUNCTION(MP_QSTR_fs_get_ext, lv_fs_get_ext, 967, 0),
    LVGL_FUNCTION(MP_QSTR_fs_up, lv_fs_up, 966, 0),
    LVGL_FUNCTION(MP_QSTR_fs_get_last, lv_fs_get_last, 967, 0),
    LVGL_FUNCTION(MP_QSTR_fs_path_join, lv_fs_path_join, 968, 0),
    LVGL_FUNCTION(MP_QSTR_draw_init, lv_draw_init, 898, 0),
    LVGL_FUNCTION(MP_QSTR_draw_deinit, lv_draw_deinit, 898, 0),
    LVGL_FUNCTION(MP_QSTR_draw_create_unit, lv_draw_create_unit, 969, 0),
    LVGL_FUNCTION(MP_QSTR_draw_add_task, lv_draw_add_task, 970, 0),
    LVGL_FUNCTION(MP_QSTR_draw_finalize_task_creation, lv_draw_finalize_task_creation, 971, 0),
    LVGL_FUNCTION(MP_QSTR_draw_dispatch, lv_draw_dispatch, 898, 0),
    LVGL_FUNCTION(MP_QSTR_draw_dispatch_layer, lv_draw_dispatch_layer, 972, 0),
    LVGL_FUNCTION(MP_QSTR_draw_dispatch_wait_for_request, lv_draw_dispatch_wait_for_request, 898, 0),
    LVGL_FUNCTION(MP_QSTR_draw_wait_for_finish, lv_draw_wait_for_finish, 898, 0),
    LVGL_FUNCTION(MP_QSTR_draw_dispatch_request, lv_draw_dispatch_request, 898, 0),
    LVGL_FUNCTION(MP_QSTR_draw_get_unit_count, lv_draw_get_unit_count, 892, 0),
    LVGL_FUNCTION(MP_QSTR_draw_get_available_task, lv_draw_get_available_task, 973, 0),
    LVGL_FUNCTION(MP_QSTR_draw_get_next_available_task, lv_draw_get_next_available_task, 973, 0),
    LVGL_FUNCTION(MP_QSTR_draw_unit_send_event, lv_draw_unit_send_event, 974, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer_create, lv_draw_layer_create, 975, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer_init, lv_draw_layer_init, 976, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer_alloc_buf, lv_draw_layer_alloc_buf, 977, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer_go_to_xy, lv_draw_layer_go_to_xy, 978, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer_create_drop_shadow, lv_draw_layer_create_drop_shadow, 979, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer_finish_drop_shadow, lv_draw_layer_finish_drop_shadow, 980, 0),
    LVGL_FUNCTION(MP_QSTR_draw_fill, lv_draw_fill, 981, 0),
    LVGL_FUNCTION(MP_QSTR_draw_border, lv_draw_border, 982, 0),
    LVGL_FUNCTION(MP_QSTR_draw_box_shadow, lv_draw_box_shadow, 983, 0),
    LVGL_FUNCTION(MP_QSTR_draw_rect, lv_draw_rect, 984, 0),
    LVGL_FUNCTION(MP_QSTR_draw_label, lv_draw_label, 985, 0),
    LVGL_FUNCTION(MP_QSTR_draw_character, lv_draw_character, 986, 0),
    LVGL_FUNCTION(MP_QSTR_draw_letter, lv_draw_letter, 987, 0),
    LVGL_FUNCTION(MP_QSTR_draw_image, lv_draw_image, 988, 0),
    LVGL_FUNCTION(MP_QSTR_draw_layer, lv_draw_layer, 988, 0),
    LVGL_FUNCTION(MP_QSTR_draw_line, lv_draw_line, 989, 0),
    LVGL_FUNCTION(MP_QSTR_draw_arc, lv_draw_arc, 990, 0),
    LVGL_FUNCTION(MP_QSTR_draw_arc_get_area, lv_draw_arc_get_area, 991, 0),
    LVGL_FUNCTION(MP_QSTR_draw_triangle, lv_draw_triangle, 992, 0),
    LVGL_FUNCTION(MP_QSTR_draw_blur, lv_draw_blur, 993, 0),
    LVGL_FUNCTION(MP_QSTR_group_create, lv_group_create, 994, 0),
    LVGL_FUNCTION(MP_QSTR_group_get_default, lv_group_get_default, 994, 0),
    LVGL_FUNCTION(MP_QSTR_group_swap_obj, lv_group_swap_obj, 9, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_group_remove_obj, lv_group_remove_obj, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_group_focus_obj, lv_group_focus_obj, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_group_get_count, lv_group_get_count, 892, 0),
    LVGL_FUNCTION(MP_QSTR_group_by_index, lv_group_by_index, 995, 0),
    LVGL_FUNCTION(MP_QSTR_indev_create, lv_indev_create, 996, 0),
    LVGL_FUNCTION(MP_QSTR_indev_read_timer_cb, lv_indev_read_timer_cb, 592, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_indev_active, lv_indev_active, 996, 0),
    LVGL_FUNCTION(MP_QSTR_indev_get_active_obj, lv_indev_get_active_obj, 957, 0),
    LVGL_FUNCTION(MP_QSTR_indev_search_obj, lv_indev_search_obj, 997, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_refr_now, lv_refr_now, 511, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_obj_redraw, lv_obj_redraw, 998, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_display_refr_timer, lv_display_refr_timer, 999, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_gridnav_add, lv_gridnav_add, 1, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_gridnav_remove, lv_gridnav_remove, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_gridnav_set_focused, lv_gridnav_set_focused, 1000, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_binfont_create, lv_binfont_create, 1001, 0),
    LVGL_FUNCTION(MP_QSTR_binfont_destroy, lv_binfont_destroy, 1002, LVGL_FREES),
    LVGL_FUNCTION(MP_QSTR_imgfont_create, lv_imgfont_create, 1003, 0),
    LVGL_FUNCTION(MP_QSTR_imgfont_destroy, lv_imgfont_destroy, 1002, LVGL_FREES),
    LVGL_FUNCTION(MP_QSTR_keyboard_def_event_cb, lv_keyboard_def_event_cb, 578, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_span_stack_init, lv_span_stack_init, 898, 0),
    LVGL_FUNCTION(MP_QSTR_span_stack_deinit, lv_span_stack_deinit, 898, 0),
    LVGL_FUNCTION(MP_QSTR_bin_decoder_init, lv_bin_decoder_init, 898, 0),
    LVGL_FUNCTION(MP_QSTR_bin_decoder_info, lv_bin_decoder_info, 1004, 0),
    LVGL_FUNCTION(MP_QSTR_bin_decoder_get_area, lv_bin_decoder_get_area, 1005, 0),
    LVGL_FUNCTION(MP_QSTR_bin_decoder_open, lv_bin_decoder_open, 1006, 0),
    LVGL_FUNCTION(MP_QSTR_bin_decoder_close, lv_bin_decoder_close, 1007, 0),
    LVGL_FUNCTION(MP_QSTR_tiny_ttf_create_file, lv_tiny_ttf_create_file, 1008, 0),
    LVGL_FUNCTION(MP_QSTR_tiny_ttf_create_file_ex, lv_tiny_ttf_create_file_ex, 1009, 0),
    LVGL_FUNCTION(MP_QSTR_tiny_ttf_create_data, lv_tiny_ttf_create_data, 1010, 0),
    LVGL_FUNCTION(MP_QSTR_tiny_ttf_create_data_ex, lv_tiny_ttf_create_data_ex, 1011, 0),
    LVGL_FUNCTION(MP_QSTR_tiny_ttf_set_size, lv_tiny_ttf_set_size, 1012, 0),
    LVGL_FUNCTION(MP_QSTR_tiny_ttf_destroy, lv_tiny_ttf_destroy, 1002, LVGL_FREES),
    LVGL_FUNCTION(MP_QSTR_draw_sw_i1_to_argb8888, lv_draw_sw_i1_to_argb8888, 1013, 0),
    LVGL_FUNCTION(MP_QSTR_draw_sw_rgb565_swap, lv_draw_sw_rgb565_swap, 1014, 0),
    LVGL_FUNCTION(MP_QSTR_draw_sw_i1_invert, lv_draw_sw_i1_invert, 1015, 0),
    LVGL_FUNCTION(MP_QSTR_draw_sw_i1_convert_to_vtiled, lv_draw_sw_i1_convert_to_vtiled, 1016, 0),
    LVGL_FUNCTION(MP_QSTR_draw_sw_rotate, lv_draw_sw_rotate, 1017, 0),
    LVGL_FUNCTION(MP_QSTR_snapshot_take, lv_snapshot_take, 1018, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_snapshot_create_draw_buf, lv_snapshot_create_draw_buf, 1018, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_snapshot_reshape_draw_buf, lv_snapshot_reshape_draw_buf, 1019, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_snapshot_take_to_draw_buf, lv_snapshot_take_to_draw_buf, 1020, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_snapshot_free, lv_snapshot_free, 752, 0),
    LVGL_FUNCTION(MP_QSTR_snapshot_take_to_buf, lv_snapshot_take_to_buf, 1021, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_create, lv_theme_create, 1022, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_get_from_obj, lv_theme_get_from_obj, 1023, 0),
    LVGL_FUNCTION(MP_QSTR_theme_apply, lv_theme_apply, 7, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_get_font_small, lv_theme_get_font_small, 1024, 0),
    LVGL_FUNCTION(MP_QSTR_theme_get_font_normal, lv_theme_get_font_normal, 1024, 0),
    LVGL_FUNCTION(MP_QSTR_theme_get_font_large, lv_theme_get_font_large, 1024, 0),
    LVGL_FUNCTION(MP_QSTR_theme_get_color_primary, lv_theme_get_color_primary, 1025, 0),
    LVGL_FUNCTION(MP_QSTR_theme_get_color_secondary, lv_theme_get_color_secondary, 1025, 0),
    LVGL_FUNCTION(MP_QSTR_theme_default_init, lv_theme_default_init, 1026, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_default_is_inited, lv_theme_default_is_inited, 880, 0),
    LVGL_FUNCTION(MP_QSTR_theme_default_get, lv_theme_default_get, 1022, 0),
    LVGL_FUNCTION(MP_QSTR_theme_default_deinit, lv_theme_default_deinit, 898, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_mono_init, lv_theme_mono_init, 1027, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_mono_is_inited, lv_theme_mono_is_inited, 880, 0),
    LVGL_FUNCTION(MP_QSTR_theme_mono_get, lv_theme_mono_get, 1022, 0),
    LVGL_FUNCTION(MP_QSTR_theme_mono_deinit, lv_theme_mono_deinit, 898, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_simple_init, lv_theme_simple_init, 509, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_theme_simple_is_inited, lv_theme_simple_is_inited, 880, 0),
    LVGL_FUNCTION(MP_QSTR_theme_simple_get, lv_theme_simple_get, 1022, 0),
    LVGL_FUNCTION(MP_QSTR_theme_simple_deinit, lv_theme_simple_deinit, 898, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_task_handler, lv_task_handler, 892, LVGL_NOT_WHILE_RENDERING),
    LVGL_FUNCTION(MP_QSTR_version_major, lv_version_major, 1028, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_version_minor, lv_version_minor, 1028, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_version_patch, lv_version_patch, 1028, LVGL_BEFORE_INIT),
    LVGL_FUNCTION(MP_QSTR_version_info, lv_version_info, 1029, LVGL_BEFORE_INIT),
};

// What LVGL calls for Python's sake.

static void call_anim_completed_cb_t(lv_anim_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_completed_cb_t, w);
}

static const lvgl_type_t types_anim_completed_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) };

static void call_anim_custom_exec_cb_t(lv_anim_t *a0, int32_t a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .i = a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_custom_exec_cb_t, w);
}

static const lvgl_type_t types_anim_custom_exec_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t), LVGL_I32 };

static void call_anim_deleted_cb_t(lv_anim_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_deleted_cb_t, w);
}

static const lvgl_type_t types_anim_deleted_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) };

static void call_anim_exec_xcb_t(void *a0, int32_t a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .i = a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_exec_xcb_t, w);
}

static const lvgl_type_t types_anim_exec_xcb_t[] = { LVGL_VOID, LVGL_DATA, LVGL_I32 };

static int32_t call_anim_get_value_cb_t(lv_anim_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_get_value_cb_t, w);
    return (int32_t)w[1].i;
}

static const lvgl_type_t types_anim_get_value_cb_t[] = { LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) };

static int32_t call_anim_path_cb_t(const lv_anim_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_path_cb_t, w);
    return (int32_t)w[1].i;
}

static const lvgl_type_t types_anim_path_cb_t[] = { LVGL_I32, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) | LVGL_CONST };

static void call_anim_start_cb_t(lv_anim_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anim_start_cb_t, w);
}

static const lvgl_type_t types_anim_start_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_anim_t) };

static int32_t call_anonymous_ipp(const void *a0, const void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anonymous_ipp, w);
    return (int32_t)w[2].i;
}

static const lvgl_type_t types_anonymous_ipp[] = { LVGL_I32, LVGL_DATA | LVGL_CONST, LVGL_DATA | LVGL_CONST };

static void call_anonymous_vp(void *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anonymous_vp, w);
}

static const lvgl_type_t types_anonymous_vp[] = { LVGL_VOID, LVGL_USER_DATA };

static void call_anonymous_vpp(lv_draw_task_t *a0, const lv_draw_line_dsc_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_anonymous_vpp, w);
}

static const lvgl_type_t types_anonymous_vpp[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_line_dsc_t) | LVGL_CONST };

static void call_async_cb_t(void *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_async_cb_t, w);
}

static const lvgl_type_t types_async_cb_t[] = { LVGL_VOID, LVGL_USER_DATA };

static bool call_circle_buf_fill_cb_t(void *a0, uint32_t a1, int32_t a2, void *a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .i = a1 }, { .i = a2 }, { .p = (void *)a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_circle_buf_fill_cb_t, w);
    return w[4].i != 0;
}

static const lvgl_type_t types_circle_buf_fill_cb_t[] = { LVGL_BOOL, LVGL_DATA, LVGL_U32, LVGL_I32, LVGL_USER_DATA };

static lv_color_t call_color_filter_cb_t(const lv_color_filter_dsc_t *a0, lv_color_t a1, uint8_t a2) {
    lv_color_t result;
    memset(&result, 0, sizeof(result));
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = &a1 }, { .i = a2 }, { .p = &result } };
    lvgl_callback(LVGL_CALLBACK_color_filter_cb_t, w);
    return result;
}

static const lvgl_type_t types_color_filter_cb_t[] = { LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_color_filter_dsc_t) | LVGL_CONST, LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), LVGL_U8 };

static void call_delay_cb_t(uint32_t a0) {
    lvgl_word_t w[] = { { .i = a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_delay_cb_t, w);
}

static const lvgl_type_t types_delay_cb_t[] = { LVGL_VOID, LVGL_U32 };

static void call_display_flush_cb_t(lv_display_t *a0, const lv_area_t *a1, uint8_t *a2) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_display_flush_cb_t, w);
}

static const lvgl_type_t types_display_flush_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_ARRAY, LVGL_U8) };

static void call_display_flush_wait_cb_t(lv_display_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_display_flush_wait_cb_t, w);
}

static const lvgl_type_t types_display_flush_wait_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_display_t) };

static void call_draw_buf_cache_operation_cb_t(const lv_draw_buf_t *a0, const lv_area_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_draw_buf_cache_operation_cb_t, w);
}

static const lvgl_type_t types_draw_buf_cache_operation_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST };

static void call_draw_buf_copy_cb_t(lv_draw_buf_t *a0, const lv_area_t *a1, const lv_draw_buf_t *a2, const lv_area_t *a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .p = (void *)a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_draw_buf_copy_cb_t, w);
}

static const lvgl_type_t types_draw_buf_copy_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST };

static void call_draw_buf_free_cb_t(void *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_draw_buf_free_cb_t, w);
}

static const lvgl_type_t types_draw_buf_free_cb_t[] = { LVGL_VOID, LVGL_USER_DATA };

static uint32_t call_draw_buf_width_to_stride_cb_t(uint32_t a0, lv_color_format_t a1) {
    lvgl_word_t w[] = { { .i = a0 }, { .i = a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_draw_buf_width_to_stride_cb_t, w);
    return (uint32_t)w[2].i;
}

static const lvgl_type_t types_draw_buf_width_to_stride_cb_t[] = { LVGL_U32, LVGL_U32, LVGL_ENUM };

static void call_draw_glyph_cb_t(lv_draw_task_t *a0, lv_draw_glyph_dsc_t *a1, lv_draw_fill_dsc_t *a2, const lv_area_t *a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .p = (void *)a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_draw_glyph_cb_t, w);
}

static const lvgl_type_t types_draw_glyph_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_glyph_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_fill_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST };

static void call_event_cb_t(lv_event_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_event_cb_t, w);
}

static const lvgl_type_t types_event_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_event_t) };

static void call_font_class_t_delete_cb(lv_font_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_font_class_t_delete_cb, w);
}

static const lvgl_type_t types_font_class_t_delete_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) };

static void call_font_class_t_free_src_cb(void *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_font_class_t_free_src_cb, w);
}

static const lvgl_type_t types_font_class_t_free_src_cb[] = { LVGL_VOID, LVGL_USER_DATA };

static bool call_font_t_get_glyph_dsc(const lv_font_t *a0, lv_font_glyph_dsc_t *a1, uint32_t a2, uint32_t a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .i = a2 }, { .i = a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_font_t_get_glyph_dsc, w);
    return w[4].i != 0;
}

static const lvgl_type_t types_font_t_get_glyph_dsc[] = { LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_glyph_dsc_t), LVGL_U32, LVGL_U32 };

static void call_font_t_release_glyph(const lv_font_t *a0, lv_font_glyph_dsc_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_font_t_release_glyph, w);
}

static const lvgl_type_t types_font_t_release_glyph[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_glyph_dsc_t) };

static void call_fragment_class_t_attached_cb(lv_fragment_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_attached_cb, w);
}

static const lvgl_type_t types_fragment_class_t_attached_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t) };

static void call_fragment_class_t_constructor_cb(lv_fragment_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_constructor_cb, w);
}

static const lvgl_type_t types_fragment_class_t_constructor_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_DATA };

static lv_obj_t * call_fragment_class_t_create_obj_cb(lv_fragment_t *a0, lv_obj_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_create_obj_cb, w);
    return (lv_obj_t *)w[2].p;
}

static const lvgl_type_t types_fragment_class_t_create_obj_cb[] = { LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_WIDGET, 0) };

static void call_fragment_class_t_destructor_cb(lv_fragment_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_destructor_cb, w);
}

static const lvgl_type_t types_fragment_class_t_destructor_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t) };

static void call_fragment_class_t_detached_cb(lv_fragment_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_detached_cb, w);
}

static const lvgl_type_t types_fragment_class_t_detached_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t) };

static bool call_fragment_class_t_event_cb(lv_fragment_t *a0, int32_t a1, void *a2) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .i = a1 }, { .p = (void *)a2 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_event_cb, w);
    return w[3].i != 0;
}

static const lvgl_type_t types_fragment_class_t_event_cb[] = { LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_I32, LVGL_DATA };

static void call_fragment_class_t_obj_created_cb(lv_fragment_t *a0, lv_obj_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_obj_created_cb, w);
}

static const lvgl_type_t types_fragment_class_t_obj_created_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_WIDGET, 0) };

static void call_fragment_class_t_obj_deleted_cb(lv_fragment_t *a0, lv_obj_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_obj_deleted_cb, w);
}

static const lvgl_type_t types_fragment_class_t_obj_deleted_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_WIDGET, 0) };

static void call_fragment_class_t_obj_will_delete_cb(lv_fragment_t *a0, lv_obj_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fragment_class_t_obj_will_delete_cb, w);
}

static const lvgl_type_t types_fragment_class_t_obj_will_delete_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_t), LVGL_OF(LVGL_WIDGET, 0) };

static lv_fs_res_t call_fs_drv_t_close_cb(lv_fs_drv_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_close_cb, w);
    return (lv_fs_res_t)w[2].i;
}

static const lvgl_type_t types_fs_drv_t_close_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA };

static lv_fs_res_t call_fs_drv_t_dir_close_cb(lv_fs_drv_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_dir_close_cb, w);
    return (lv_fs_res_t)w[2].i;
}

static const lvgl_type_t types_fs_drv_t_dir_close_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA };

static void * call_fs_drv_t_dir_open_cb(lv_fs_drv_t *a0, const char *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_dir_open_cb, w);
    return (void *)w[2].p;
}

static const lvgl_type_t types_fs_drv_t_dir_open_cb[] = { LVGL_OBJECT, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_TEXT | LVGL_CONST };

static lv_fs_res_t call_fs_drv_t_dir_read_cb(lv_fs_drv_t *a0, void *a1, char *a2, uint32_t a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .i = a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_dir_read_cb, w);
    return (lv_fs_res_t)w[4].i;
}

static const lvgl_type_t types_fs_drv_t_dir_read_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA, LVGL_OF(LVGL_DATA, LVGL_DATA_TEXT), LVGL_U32 };

static void * call_fs_drv_t_open_cb(lv_fs_drv_t *a0, const char *a1, lv_fs_mode_t a2) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .i = a2 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_open_cb, w);
    return (void *)w[3].p;
}

static const lvgl_type_t types_fs_drv_t_open_cb[] = { LVGL_OBJECT, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_TEXT | LVGL_CONST, LVGL_ENUM };

static lv_fs_res_t call_fs_drv_t_read_cb(lv_fs_drv_t *a0, void *a1, void *a2, uint32_t a3, uint32_t *a4) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .i = a3 }, { .p = (void *)a4 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_read_cb, w);
    return (lv_fs_res_t)w[5].i;
}

static const lvgl_type_t types_fs_drv_t_read_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA, LVGL_DATA, LVGL_U32, LVGL_OF(LVGL_ARRAY, LVGL_U32) };

static bool call_fs_drv_t_ready_cb(lv_fs_drv_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_ready_cb, w);
    return w[1].i != 0;
}

static const lvgl_type_t types_fs_drv_t_ready_cb[] = { LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t) };

static void call_fs_drv_t_remove_cb(lv_fs_drv_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_remove_cb, w);
}

static const lvgl_type_t types_fs_drv_t_remove_cb[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t) };

static lv_fs_res_t call_fs_drv_t_seek_cb(lv_fs_drv_t *a0, void *a1, uint32_t a2, lv_fs_whence_t a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .i = a2 }, { .i = a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_seek_cb, w);
    return (lv_fs_res_t)w[4].i;
}

static const lvgl_type_t types_fs_drv_t_seek_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA, LVGL_U32, LVGL_ENUM };

static lv_fs_res_t call_fs_drv_t_tell_cb(lv_fs_drv_t *a0, void *a1, uint32_t *a2) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_tell_cb, w);
    return (lv_fs_res_t)w[3].i;
}

static const lvgl_type_t types_fs_drv_t_tell_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA, LVGL_OF(LVGL_ARRAY, LVGL_U32) };

static lv_fs_res_t call_fs_drv_t_write_cb(lv_fs_drv_t *a0, void *a1, const void *a2, uint32_t a3, uint32_t *a4) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .i = a3 }, { .p = (void *)a4 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_fs_drv_t_write_cb, w);
    return (lv_fs_res_t)w[5].i;
}

static const lvgl_type_t types_fs_drv_t_write_cb[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t), LVGL_DATA, LVGL_DATA | LVGL_CONST, LVGL_U32, LVGL_OF(LVGL_ARRAY, LVGL_U32) };

static void call_group_edge_cb_t(lv_group_t *a0, bool a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .i = a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_group_edge_cb_t, w);
}

static const lvgl_type_t types_group_edge_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t), LVGL_BOOL };

static void call_group_focus_cb_t(lv_group_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_group_focus_cb_t, w);
}

static const lvgl_type_t types_group_focus_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_group_t) };

static void call_image_decoder_close_f_t(lv_image_decoder_t *a0, lv_image_decoder_dsc_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_image_decoder_close_f_t, w);
}

static const lvgl_type_t types_image_decoder_close_f_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t) };

static lv_result_t call_image_decoder_get_area_cb_t(lv_image_decoder_t *a0, lv_image_decoder_dsc_t *a1, const lv_area_t *a2, lv_area_t *a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .p = (void *)a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_image_decoder_get_area_cb_t, w);
    return (lv_result_t)w[4].i;
}

static const lvgl_type_t types_image_decoder_get_area_cb_t[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_area_t) };

static lv_result_t call_image_decoder_info_f_t(lv_image_decoder_t *a0, lv_image_decoder_dsc_t *a1, lv_image_header_t *a2) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_image_decoder_info_f_t, w);
    return (lv_result_t)w[3].i;
}

static const lvgl_type_t types_image_decoder_info_f_t[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_header_t) };

static lv_result_t call_image_decoder_open_f_t(lv_image_decoder_t *a0, lv_image_decoder_dsc_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_image_decoder_open_f_t, w);
    return (lv_result_t)w[2].i;
}

static const lvgl_type_t types_image_decoder_open_f_t[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_decoder_dsc_t) };

static lv_key_t call_indev_key_remap_cb_t(lv_indev_t *a0, lv_key_t a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .i = a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_indev_key_remap_cb_t, w);
    return (lv_key_t)w[2].i;
}

static const lvgl_type_t types_indev_key_remap_cb_t[] = { LVGL_ENUM, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_ENUM };

static void call_indev_read_cb_t(lv_indev_t *a0, lv_indev_data_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_indev_read_cb_t, w);
}

static const lvgl_type_t types_indev_read_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_indev_data_t) };

static void call_iter_inspect_cb(void *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_iter_inspect_cb, w);
}

static const lvgl_type_t types_iter_inspect_cb[] = { LVGL_VOID, LVGL_USER_DATA };

static lv_result_t call_iter_next_cb(void *a0, void *a1, void *a2) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .p = (void *)a2 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_iter_next_cb, w);
    return (lv_result_t)w[3].i;
}

static const lvgl_type_t types_iter_next_cb[] = { LVGL_ENUM, LVGL_DATA, LVGL_DATA, LVGL_DATA };

static bool call_layout_get_min_size_cb_t(lv_obj_t *a0, int32_t *a1, bool a2, void *a3) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .i = a2 }, { .p = (void *)a3 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_layout_get_min_size_cb_t, w);
    return w[4].i != 0;
}

static const lvgl_type_t types_layout_get_min_size_cb_t[] = { LVGL_BOOL, LVGL_OF(LVGL_WIDGET, 0), LVGL_OF(LVGL_ARRAY, LVGL_I32), LVGL_BOOL, LVGL_USER_DATA };

static void call_layout_update_cb_t(lv_obj_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_layout_update_cb_t, w);
}

static const lvgl_type_t types_layout_update_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_USER_DATA };

static lv_obj_tree_walk_res_t call_obj_tree_walk_cb_t(lv_obj_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_obj_tree_walk_cb_t, w);
    return (lv_obj_tree_walk_res_t)w[2].i;
}

static const lvgl_type_t types_obj_tree_walk_cb_t[] = { LVGL_ENUM, LVGL_OF(LVGL_WIDGET, 0), LVGL_USER_DATA };

static void call_observer_cb_t(lv_observer_t *a0, lv_subject_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_observer_cb_t, w);
}

static const lvgl_type_t types_observer_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_observer_t), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_subject_t) };

static int32_t call_rb_compare_t(const void *a0, const void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_rb_compare_t, w);
    return (int32_t)w[2].i;
}

static const lvgl_type_t types_rb_compare_t[] = { LVGL_I32, LVGL_DATA | LVGL_CONST, LVGL_DATA | LVGL_CONST };

static lv_obj_t * call_screen_create_cb_t(void) {
    lvgl_word_t w[] = { { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_screen_create_cb_t, w);
    return (lv_obj_t *)w[0].p;
}

static const lvgl_type_t types_screen_create_cb_t[] = { LVGL_OF(LVGL_WIDGET, 0) };

static void call_theme_apply_cb_t(lv_theme_t *a0, lv_obj_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_theme_apply_cb_t, w);
}

static const lvgl_type_t types_theme_apply_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_theme_t), LVGL_OF(LVGL_WIDGET, 0) };

static uint32_t call_tick_get_cb_t(void) {
    lvgl_word_t w[] = { { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_tick_get_cb_t, w);
    return (uint32_t)w[0].i;
}

static const lvgl_type_t types_tick_get_cb_t[] = { LVGL_U32 };

static void call_timer_cb_t(lv_timer_t *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_timer_cb_t, w);
}

static const lvgl_type_t types_timer_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_timer_t) };

static void call_timer_handler_resume_cb_t(void *a0) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_timer_handler_resume_cb_t, w);
}

static const lvgl_type_t types_timer_handler_resume_cb_t[] = { LVGL_VOID, LVGL_USER_DATA };

static void call_tree_after_cb_t(const lv_tree_node_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_tree_after_cb_t, w);
}

static const lvgl_type_t types_tree_after_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) | LVGL_CONST, LVGL_USER_DATA };

static bool call_tree_before_cb_t(const lv_tree_node_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_tree_before_cb_t, w);
    return w[2].i != 0;
}

static const lvgl_type_t types_tree_before_cb_t[] = { LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) | LVGL_CONST, LVGL_USER_DATA };

static void call_tree_constructor_cb_t(const lv_tree_class_t *a0, lv_tree_node_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_tree_constructor_cb_t, w);
}

static const lvgl_type_t types_tree_constructor_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_class_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) };

static void call_tree_destructor_cb_t(const lv_tree_class_t *a0, lv_tree_node_t *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_tree_destructor_cb_t, w);
}

static const lvgl_type_t types_tree_destructor_cb_t[] = { LVGL_VOID, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_class_t) | LVGL_CONST, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) };

static bool call_tree_traverse_cb_t(const lv_tree_node_t *a0, void *a1) {
    lvgl_word_t w[] = { { .p = (void *)a0 }, { .p = (void *)a1 }, { .l = 0 } };
    lvgl_callback(LVGL_CALLBACK_tree_traverse_cb_t, w);
    return w[2].i != 0;
}

static const lvgl_type_t types_tree_traverse_cb_t[] = { LVGL_BOOL, LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) | LVGL_CONST, LVGL_USER_DATA };

const lvgl_callback_t lvgl_callbacks[] = {
    { (lvgl_fn_t)call_anim_completed_cb_t, types_anim_completed_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // anim_completed_cb_t
    { (lvgl_fn_t)call_anim_custom_exec_cb_t, types_anim_custom_exec_cb_t, 88, 2, LVGL_USER_DATA_FIRST }, // anim_custom_exec_cb_t
    { (lvgl_fn_t)call_anim_deleted_cb_t, types_anim_deleted_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // anim_deleted_cb_t
    { (lvgl_fn_t)call_anim_exec_xcb_t, types_anim_exec_xcb_t, 88, 2, LVGL_USER_DATA_GLOBAL }, // anim_exec_xcb_t
    { (lvgl_fn_t)call_anim_get_value_cb_t, types_anim_get_value_cb_t, 38, 1, LVGL_USER_DATA_FIRST }, // anim_get_value_cb_t
    { (lvgl_fn_t)call_anim_path_cb_t, types_anim_path_cb_t, 38, 1, LVGL_USER_DATA_FIRST }, // anim_path_cb_t
    { (lvgl_fn_t)call_anim_start_cb_t, types_anim_start_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // anim_start_cb_t
    { (lvgl_fn_t)call_anonymous_ipp, types_anonymous_ipp, 48, 2, LVGL_USER_DATA_GLOBAL }, // anonymous_ipp
    { (lvgl_fn_t)call_anonymous_vp, types_anonymous_vp, 85, 1, 0 }, // anonymous_vp
    { (lvgl_fn_t)call_anonymous_vpp, types_anonymous_vpp, 108, 2, LVGL_USER_DATA_GLOBAL }, // anonymous_vpp
    { (lvgl_fn_t)call_async_cb_t, types_async_cb_t, 85, 1, 0 }, // async_cb_t
    { (lvgl_fn_t)call_circle_buf_fill_cb_t, types_circle_buf_fill_cb_t, LVGL_NO_THUNK, 4, 3 }, // circle_buf_fill_cb_t
    { (lvgl_fn_t)call_color_filter_cb_t, types_color_filter_cb_t, LVGL_NO_THUNK, 3, LVGL_USER_DATA_FIRST }, // color_filter_cb_t
    { (lvgl_fn_t)call_delay_cb_t, types_delay_cb_t, 82, 1, LVGL_USER_DATA_GLOBAL }, // delay_cb_t
    { (lvgl_fn_t)call_display_flush_cb_t, types_display_flush_cb_t, 117, 3, LVGL_USER_DATA_FIRST }, // display_flush_cb_t
    { (lvgl_fn_t)call_display_flush_wait_cb_t, types_display_flush_wait_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // display_flush_wait_cb_t
    { NULL, NULL, 65, 0, LVGL_USER_DATA_NONE }, // draw_buf_align_cb_t
    { (lvgl_fn_t)call_draw_buf_cache_operation_cb_t, types_draw_buf_cache_operation_cb_t, 108, 2, LVGL_USER_DATA_GLOBAL }, // draw_buf_cache_operation_cb_t
    { (lvgl_fn_t)call_draw_buf_copy_cb_t, types_draw_buf_copy_cb_t, 124, 4, LVGL_USER_DATA_GLOBAL }, // draw_buf_copy_cb_t
    { (lvgl_fn_t)call_draw_buf_free_cb_t, types_draw_buf_free_cb_t, 85, 1, 0 }, // draw_buf_free_cb_t
    { NULL, NULL, 65, 0, LVGL_USER_DATA_NONE }, // draw_buf_malloc_cb_t
    { (lvgl_fn_t)call_draw_buf_width_to_stride_cb_t, types_draw_buf_width_to_stride_cb_t, 34, 2, LVGL_USER_DATA_GLOBAL }, // draw_buf_width_to_stride_cb_t
    { (lvgl_fn_t)call_draw_glyph_cb_t, types_draw_glyph_cb_t, 124, 4, LVGL_USER_DATA_GLOBAL }, // draw_glyph_cb_t
    { (lvgl_fn_t)call_event_cb_t, types_event_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // event_cb_t
    { NULL, NULL, 71, 0, LVGL_USER_DATA_NONE }, // font_class_t_create_cb
    { (lvgl_fn_t)call_font_class_t_delete_cb, types_font_class_t_delete_cb, 85, 1, LVGL_USER_DATA_FIRST }, // font_class_t_delete_cb
    { NULL, NULL, 62, 0, LVGL_USER_DATA_NONE }, // font_class_t_dup_src_cb
    { (lvgl_fn_t)call_font_class_t_free_src_cb, types_font_class_t_free_src_cb, 85, 1, 0 }, // font_class_t_free_src_cb
    { NULL, NULL, 71, 0, LVGL_USER_DATA_NONE }, // font_t_get_glyph_bitmap
    { (lvgl_fn_t)call_font_t_get_glyph_dsc, types_font_t_get_glyph_dsc, 50, 4, LVGL_USER_DATA_FIRST }, // font_t_get_glyph_dsc
    { (lvgl_fn_t)call_font_t_release_glyph, types_font_t_release_glyph, 108, 2, LVGL_USER_DATA_FIRST }, // font_t_release_glyph
    { (lvgl_fn_t)call_fragment_class_t_attached_cb, types_fragment_class_t_attached_cb, 85, 1, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_attached_cb
    { (lvgl_fn_t)call_fragment_class_t_constructor_cb, types_fragment_class_t_constructor_cb, 108, 2, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_constructor_cb
    { (lvgl_fn_t)call_fragment_class_t_create_obj_cb, types_fragment_class_t_create_obj_cb, 71, 2, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_create_obj_cb
    { (lvgl_fn_t)call_fragment_class_t_destructor_cb, types_fragment_class_t_destructor_cb, 85, 1, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_destructor_cb
    { (lvgl_fn_t)call_fragment_class_t_detached_cb, types_fragment_class_t_detached_cb, 85, 1, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_detached_cb
    { (lvgl_fn_t)call_fragment_class_t_event_cb, types_fragment_class_t_event_cb, 43, 3, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_event_cb
    { (lvgl_fn_t)call_fragment_class_t_obj_created_cb, types_fragment_class_t_obj_created_cb, 108, 2, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_obj_created_cb
    { (lvgl_fn_t)call_fragment_class_t_obj_deleted_cb, types_fragment_class_t_obj_deleted_cb, 108, 2, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_obj_deleted_cb
    { (lvgl_fn_t)call_fragment_class_t_obj_will_delete_cb, types_fragment_class_t_obj_will_delete_cb, 108, 2, LVGL_USER_DATA_GLOBAL }, // fragment_class_t_obj_will_delete_cb
    { (lvgl_fn_t)call_fs_drv_t_close_cb, types_fs_drv_t_close_cb, 48, 2, LVGL_USER_DATA_FIRST }, // fs_drv_t_close_cb
    { (lvgl_fn_t)call_fs_drv_t_dir_close_cb, types_fs_drv_t_dir_close_cb, 48, 2, LVGL_USER_DATA_FIRST }, // fs_drv_t_dir_close_cb
    { (lvgl_fn_t)call_fs_drv_t_dir_open_cb, types_fs_drv_t_dir_open_cb, 71, 2, LVGL_USER_DATA_FIRST }, // fs_drv_t_dir_open_cb
    { (lvgl_fn_t)call_fs_drv_t_dir_read_cb, types_fs_drv_t_dir_read_cb, 54, 4, LVGL_USER_DATA_FIRST }, // fs_drv_t_dir_read_cb
    { (lvgl_fn_t)call_fs_drv_t_open_cb, types_fs_drv_t_open_cb, 73, 3, LVGL_USER_DATA_FIRST }, // fs_drv_t_open_cb
    { (lvgl_fn_t)call_fs_drv_t_read_cb, types_fs_drv_t_read_cb, LVGL_NO_THUNK, 5, LVGL_USER_DATA_FIRST }, // fs_drv_t_read_cb
    { (lvgl_fn_t)call_fs_drv_t_ready_cb, types_fs_drv_t_ready_cb, 38, 1, LVGL_USER_DATA_FIRST }, // fs_drv_t_ready_cb
    { (lvgl_fn_t)call_fs_drv_t_remove_cb, types_fs_drv_t_remove_cb, 85, 1, LVGL_USER_DATA_FIRST }, // fs_drv_t_remove_cb
    { (lvgl_fn_t)call_fs_drv_t_seek_cb, types_fs_drv_t_seek_cb, 50, 4, LVGL_USER_DATA_FIRST }, // fs_drv_t_seek_cb
    { (lvgl_fn_t)call_fs_drv_t_tell_cb, types_fs_drv_t_tell_cb, 52, 3, LVGL_USER_DATA_FIRST }, // fs_drv_t_tell_cb
    { (lvgl_fn_t)call_fs_drv_t_write_cb, types_fs_drv_t_write_cb, LVGL_NO_THUNK, 5, LVGL_USER_DATA_FIRST }, // fs_drv_t_write_cb
    { (lvgl_fn_t)call_group_edge_cb_t, types_group_edge_cb_t, 88, 2, LVGL_USER_DATA_FIRST }, // group_edge_cb_t
    { (lvgl_fn_t)call_group_focus_cb_t, types_group_focus_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // group_focus_cb_t
    { (lvgl_fn_t)call_image_decoder_close_f_t, types_image_decoder_close_f_t, 108, 2, LVGL_USER_DATA_FIRST }, // image_decoder_close_f_t
    { (lvgl_fn_t)call_image_decoder_get_area_cb_t, types_image_decoder_get_area_cb_t, 55, 4, LVGL_USER_DATA_FIRST }, // image_decoder_get_area_cb_t
    { (lvgl_fn_t)call_image_decoder_info_f_t, types_image_decoder_info_f_t, 52, 3, LVGL_USER_DATA_FIRST }, // image_decoder_info_f_t
    { (lvgl_fn_t)call_image_decoder_open_f_t, types_image_decoder_open_f_t, 48, 2, LVGL_USER_DATA_FIRST }, // image_decoder_open_f_t
    { NULL, NULL, LVGL_NO_THUNK, 0, LVGL_USER_DATA_NONE }, // imgfont_get_path_cb_t
    { (lvgl_fn_t)call_indev_key_remap_cb_t, types_indev_key_remap_cb_t, 39, 2, LVGL_USER_DATA_FIRST }, // indev_key_remap_cb_t
    { (lvgl_fn_t)call_indev_read_cb_t, types_indev_read_cb_t, 108, 2, LVGL_USER_DATA_FIRST }, // indev_read_cb_t
    { (lvgl_fn_t)call_iter_inspect_cb, types_iter_inspect_cb, 85, 1, 0 }, // iter_inspect_cb
    { (lvgl_fn_t)call_iter_next_cb, types_iter_next_cb, 52, 3, LVGL_USER_DATA_GLOBAL }, // iter_next_cb
    { (lvgl_fn_t)call_layout_get_min_size_cb_t, types_layout_get_min_size_cb_t, 51, 4, 3 }, // layout_get_min_size_cb_t
    { (lvgl_fn_t)call_layout_update_cb_t, types_layout_update_cb_t, 108, 2, 1 }, // layout_update_cb_t
    { (lvgl_fn_t)call_obj_tree_walk_cb_t, types_obj_tree_walk_cb_t, 48, 2, 1 }, // obj_tree_walk_cb_t
    { (lvgl_fn_t)call_observer_cb_t, types_observer_cb_t, 108, 2, LVGL_USER_DATA_FIRST }, // observer_cb_t
    { (lvgl_fn_t)call_rb_compare_t, types_rb_compare_t, 48, 2, LVGL_USER_DATA_GLOBAL }, // rb_compare_t
    { (lvgl_fn_t)call_screen_create_cb_t, types_screen_create_cb_t, 57, 0, LVGL_USER_DATA_GLOBAL }, // screen_create_cb_t
    { (lvgl_fn_t)call_theme_apply_cb_t, types_theme_apply_cb_t, 108, 2, LVGL_USER_DATA_FIRST }, // theme_apply_cb_t
    { (lvgl_fn_t)call_tick_get_cb_t, types_tick_get_cb_t, 25, 0, LVGL_USER_DATA_GLOBAL }, // tick_get_cb_t
    { (lvgl_fn_t)call_timer_cb_t, types_timer_cb_t, 85, 1, LVGL_USER_DATA_FIRST }, // timer_cb_t
    { (lvgl_fn_t)call_timer_handler_resume_cb_t, types_timer_handler_resume_cb_t, 85, 1, 0 }, // timer_handler_resume_cb_t
    { (lvgl_fn_t)call_tree_after_cb_t, types_tree_after_cb_t, 108, 2, 1 }, // tree_after_cb_t
    { (lvgl_fn_t)call_tree_before_cb_t, types_tree_before_cb_t, 48, 2, 1 }, // tree_before_cb_t
    { (lvgl_fn_t)call_tree_constructor_cb_t, types_tree_constructor_cb_t, 108, 2, LVGL_USER_DATA_GLOBAL }, // tree_constructor_cb_t
    { (lvgl_fn_t)call_tree_destructor_cb_t, types_tree_destructor_cb_t, 108, 2, LVGL_USER_DATA_GLOBAL }, // tree_destructor_cb_t
    { (lvgl_fn_t)call_tree_traverse_cb_t, types_tree_traverse_cb_t, 48, 2, 1 }, // tree_traverse_cb_t
};

// Structs.

static const lvgl_field_t fields_ime_pinyin_k9_py_str_t[] = {
    { MP_QSTR_py_str, offsetof(ime_pinyin_k9_py_str_t, py_str), LVGL_CHAR, 7 },
};

static const mp_rom_map_elem_t table_ime_pinyin_k9_py_str_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(ime_pinyin_k9_py_str_t)) },
};
#define count_ime_pinyin_k9_py_str_t MP_ARRAY_SIZE(table_ime_pinyin_k9_py_str_t)

LVGL_STRUCT_TYPE(ime_pinyin_k9_py_str_t, MP_QSTR_ime_pinyin_k9_py_str_t);

static const lvgl_field_t fields_lv_anim_bezier3_para_t[] = {
    { MP_QSTR_x1, offsetof(lv_anim_bezier3_para_t, x1), LVGL_I16, 1 },
    { MP_QSTR_y1, offsetof(lv_anim_bezier3_para_t, y1), LVGL_I16, 1 },
    { MP_QSTR_x2, offsetof(lv_anim_bezier3_para_t, x2), LVGL_I16, 1 },
    { MP_QSTR_y2, offsetof(lv_anim_bezier3_para_t, y2), LVGL_I16, 1 },
};

static const mp_rom_map_elem_t table_lv_anim_bezier3_para_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_anim_bezier3_para_t)) },
};
#define count_lv_anim_bezier3_para_t MP_ARRAY_SIZE(table_lv_anim_bezier3_para_t)

LVGL_STRUCT_TYPE(lv_anim_bezier3_para_t, MP_QSTR_anim_bezier3_para_t);

static uint32_t get_lv_anim_t_is_paused(const void *p) {
    return (uint32_t)((const lv_anim_t *)p)->is_paused;
}

static void set_lv_anim_t_is_paused(void *p, uint32_t value) {
    ((lv_anim_t *)p)->is_paused = (unsigned int)value;
}

static uint32_t get_lv_anim_t_reverse_play_in_progress(const void *p) {
    return (uint32_t)((const lv_anim_t *)p)->reverse_play_in_progress;
}

static void set_lv_anim_t_reverse_play_in_progress(void *p, uint32_t value) {
    ((lv_anim_t *)p)->reverse_play_in_progress = (unsigned int)value;
}

static uint32_t get_lv_anim_t_run_round(const void *p) {
    return (uint32_t)((const lv_anim_t *)p)->run_round;
}

static void set_lv_anim_t_run_round(void *p, uint32_t value) {
    ((lv_anim_t *)p)->run_round = (unsigned int)value;
}

static uint32_t get_lv_anim_t_start_cb_called(const void *p) {
    return (uint32_t)((const lv_anim_t *)p)->start_cb_called;
}

static void set_lv_anim_t_start_cb_called(void *p, uint32_t value) {
    ((lv_anim_t *)p)->start_cb_called = (unsigned int)value;
}

static uint32_t get_lv_anim_t_early_apply(const void *p) {
    return (uint32_t)((const lv_anim_t *)p)->early_apply;
}

static void set_lv_anim_t_early_apply(void *p, uint32_t value) {
    ((lv_anim_t *)p)->early_apply = (unsigned int)value;
}

static const lvgl_field_t fields_lv_anim_t[] = {
    { MP_QSTR_var, offsetof(lv_anim_t, var), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_exec_cb, offsetof(lv_anim_t, exec_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_exec_xcb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_custom_exec_cb, offsetof(lv_anim_t, custom_exec_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_custom_exec_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_start_cb, offsetof(lv_anim_t, start_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_start_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_completed_cb, offsetof(lv_anim_t, completed_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_completed_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_deleted_cb, offsetof(lv_anim_t, deleted_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_deleted_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_get_value_cb, offsetof(lv_anim_t, get_value_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_get_value_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_user_data, offsetof(lv_anim_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_path_cb, offsetof(lv_anim_t, path_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_anim_path_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_start_value, offsetof(lv_anim_t, start_value), LVGL_I32, 1 },
    { MP_QSTR_current_value, offsetof(lv_anim_t, current_value), LVGL_I32, 1 },
    { MP_QSTR_end_value, offsetof(lv_anim_t, end_value), LVGL_I32, 1 },
    { MP_QSTR_duration, offsetof(lv_anim_t, duration), LVGL_I32, 1 },
    { MP_QSTR_act_time, offsetof(lv_anim_t, act_time), LVGL_I32, 1 },
    { MP_QSTR_reverse_delay, offsetof(lv_anim_t, reverse_delay), LVGL_U32, 1 },
    { MP_QSTR_reverse_duration, offsetof(lv_anim_t, reverse_duration), LVGL_U32, 1 },
    { MP_QSTR_repeat_delay, offsetof(lv_anim_t, repeat_delay), LVGL_U32, 1 },
    { MP_QSTR_repeat_cnt, offsetof(lv_anim_t, repeat_cnt), LVGL_U32, 1 },
    { MP_QSTR_parameter, offsetof(lv_anim_t, parameter), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_anim_t__lv_anim_path_para_t), 1 },
    { MP_QSTR_last_timer_run, offsetof(lv_anim_t, last_timer_run), LVGL_U32, 1 },
    { MP_QSTR_pause_time, offsetof(lv_anim_t, pause_time), LVGL_U32, 1 },
    { MP_QSTR_pause_duration, offsetof(lv_anim_t, pause_duration), LVGL_U32, 1 },
    { MP_QSTR_is_paused, 1, LVGL_OF(LVGL_BITS, 0), 1 },
    { MP_QSTR_reverse_play_in_progress, 1, LVGL_OF(LVGL_BITS, 1), 1 },
    { MP_QSTR_run_round, 1, LVGL_OF(LVGL_BITS, 2), 1 },
    { MP_QSTR_start_cb_called, 1, LVGL_OF(LVGL_BITS, 3), 1 },
    { MP_QSTR_early_apply, 1, LVGL_OF(LVGL_BITS, 4), 1 },
};

static const mp_rom_map_elem_t table_lv_anim_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1398]) },
    { MP_ROM_QSTR(MP_QSTR_set_var), MP_ROM_PTR(&lvgl_functions[1399]) },
    { MP_ROM_QSTR(MP_QSTR_set_exec_cb), MP_ROM_PTR(&lvgl_functions[1400]) },
    { MP_ROM_QSTR(MP_QSTR_set_duration), MP_ROM_PTR(&lvgl_functions[1401]) },
    { MP_ROM_QSTR(MP_QSTR_set_delay), MP_ROM_PTR(&lvgl_functions[1402]) },
    { MP_ROM_QSTR(MP_QSTR_resume), MP_ROM_PTR(&lvgl_functions[1403]) },
    { MP_ROM_QSTR(MP_QSTR_pause), MP_ROM_PTR(&lvgl_functions[1404]) },
    { MP_ROM_QSTR(MP_QSTR_pause_for), MP_ROM_PTR(&lvgl_functions[1405]) },
    { MP_ROM_QSTR(MP_QSTR_is_paused), MP_ROM_PTR(&lvgl_functions[1406]) },
    { MP_ROM_QSTR(MP_QSTR_set_values), MP_ROM_PTR(&lvgl_functions[1407]) },
    { MP_ROM_QSTR(MP_QSTR_set_custom_exec_cb), MP_ROM_PTR(&lvgl_functions[1408]) },
    { MP_ROM_QSTR(MP_QSTR_set_path_cb), MP_ROM_PTR(&lvgl_functions[1409]) },
    { MP_ROM_QSTR(MP_QSTR_set_start_cb), MP_ROM_PTR(&lvgl_functions[1410]) },
    { MP_ROM_QSTR(MP_QSTR_set_get_value_cb), MP_ROM_PTR(&lvgl_functions[1411]) },
    { MP_ROM_QSTR(MP_QSTR_set_completed_cb), MP_ROM_PTR(&lvgl_functions[1412]) },
    { MP_ROM_QSTR(MP_QSTR_set_deleted_cb), MP_ROM_PTR(&lvgl_functions[1413]) },
    { MP_ROM_QSTR(MP_QSTR_set_reverse_duration), MP_ROM_PTR(&lvgl_functions[1414]) },
    { MP_ROM_QSTR(MP_QSTR_set_reverse_time), MP_ROM_PTR(&lvgl_functions[1415]) },
    { MP_ROM_QSTR(MP_QSTR_set_reverse_delay), MP_ROM_PTR(&lvgl_functions[1416]) },
    { MP_ROM_QSTR(MP_QSTR_set_repeat_count), MP_ROM_PTR(&lvgl_functions[1417]) },
    { MP_ROM_QSTR(MP_QSTR_set_repeat_delay), MP_ROM_PTR(&lvgl_functions[1418]) },
    { MP_ROM_QSTR(MP_QSTR_set_early_apply), MP_ROM_PTR(&lvgl_functions[1419]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1420]) },
    { MP_ROM_QSTR(MP_QSTR_set_bezier3_param), MP_ROM_PTR(&lvgl_functions[1421]) },
    { MP_ROM_QSTR(MP_QSTR_start), MP_ROM_PTR(&lvgl_functions[1422]) },
    { MP_ROM_QSTR(MP_QSTR_get_delay), MP_ROM_PTR(&lvgl_functions[1423]) },
    { MP_ROM_QSTR(MP_QSTR_get_playtime), MP_ROM_PTR(&lvgl_functions[1424]) },
    { MP_ROM_QSTR(MP_QSTR_get_time), MP_ROM_PTR(&lvgl_functions[1425]) },
    { MP_ROM_QSTR(MP_QSTR_get_repeat_count), MP_ROM_PTR(&lvgl_functions[1426]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1427]) },
    { MP_ROM_QSTR(MP_QSTR_custom_delete), MP_ROM_PTR(&lvgl_functions[1428]) },
    { MP_ROM_QSTR(MP_QSTR_custom_get), MP_ROM_PTR(&lvgl_functions[1429]) },
    { MP_ROM_QSTR(MP_QSTR_path_linear), MP_ROM_PTR(&lvgl_functions[1430]) },
    { MP_ROM_QSTR(MP_QSTR_path_ease_in), MP_ROM_PTR(&lvgl_functions[1431]) },
    { MP_ROM_QSTR(MP_QSTR_path_ease_out), MP_ROM_PTR(&lvgl_functions[1432]) },
    { MP_ROM_QSTR(MP_QSTR_path_ease_in_out), MP_ROM_PTR(&lvgl_functions[1433]) },
    { MP_ROM_QSTR(MP_QSTR_path_overshoot), MP_ROM_PTR(&lvgl_functions[1434]) },
    { MP_ROM_QSTR(MP_QSTR_path_bounce), MP_ROM_PTR(&lvgl_functions[1435]) },
    { MP_ROM_QSTR(MP_QSTR_path_step), MP_ROM_PTR(&lvgl_functions[1436]) },
    { MP_ROM_QSTR(MP_QSTR_path_custom_bezier3), MP_ROM_PTR(&lvgl_functions[1437]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_anim_t)) },
};
#define count_lv_anim_t MP_ARRAY_SIZE(table_lv_anim_t)

static const uint16_t index_lv_anim_t[] = {
    31, 0, 2, 2, 2, 2, 3, 6, 9, 11, 11, 11, 12, 15, 16, 17,
    17, 17, 19, 20, 23, 25, 26, 26, 28, 29, 30, 33, 33, 34, 35, 39,
    39, 41, 9, 40, 13, 20, 24, 38, 3, 12, 22, 28, 37, 32, 11, 14,
    39, 35, 4, 21, 30, 10, 17, 18, 29, 7, 19, 34, 8, 36, 6, 23,
    16, 25, 27, 15, 5, 1, 2, 26, 33, 0, 31,
};

LVGL_STRUCT_TYPE(lv_anim_t, MP_QSTR_anim_t);

static const lvgl_field_t fields_lv_anim_t__lv_anim_path_para_t[] = {
    { MP_QSTR_bezier3, offsetof(__typeof__(((lv_anim_t *)0)->parameter), bezier3), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_anim_bezier3_para_t), 1 },
};

static const mp_rom_map_elem_t table_lv_anim_t__lv_anim_path_para_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_anim_t *)0)->parameter))) },
};
#define count_lv_anim_t__lv_anim_path_para_t MP_ARRAY_SIZE(table_lv_anim_t__lv_anim_path_para_t)

LVGL_STRUCT_TYPE(lv_anim_t__lv_anim_path_para_t, MP_QSTR_struct);

static uint32_t get_lv_anim_timeline_dsc_t_is_started(const void *p) {
    return (uint32_t)((const lv_anim_timeline_dsc_t *)p)->is_started;
}

static void set_lv_anim_timeline_dsc_t_is_started(void *p, uint32_t value) {
    ((lv_anim_timeline_dsc_t *)p)->is_started = (unsigned int)value;
}

static uint32_t get_lv_anim_timeline_dsc_t_is_completed(const void *p) {
    return (uint32_t)((const lv_anim_timeline_dsc_t *)p)->is_completed;
}

static void set_lv_anim_timeline_dsc_t_is_completed(void *p, uint32_t value) {
    ((lv_anim_timeline_dsc_t *)p)->is_completed = (unsigned int)value;
}

static const lvgl_field_t fields_lv_anim_timeline_dsc_t[] = {
    { MP_QSTR_anim, offsetof(lv_anim_timeline_dsc_t, anim), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_anim_t), 1 },
    { MP_QSTR_start_time, offsetof(lv_anim_timeline_dsc_t, start_time), LVGL_U32, 1 },
    { MP_QSTR_is_started, 1, LVGL_OF(LVGL_BITS, 5), 1 },
    { MP_QSTR_is_completed, 1, LVGL_OF(LVGL_BITS, 6), 1 },
};

static const mp_rom_map_elem_t table_lv_anim_timeline_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_anim_timeline_dsc_t)) },
};
#define count_lv_anim_timeline_dsc_t MP_ARRAY_SIZE(table_lv_anim_timeline_dsc_t)

LVGL_STRUCT_TYPE(lv_anim_timeline_dsc_t, MP_QSTR_anim_timeline_dsc_t);

static const mp_rom_map_elem_t table_lv_anim_timeline_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1277]) },
    { MP_ROM_QSTR(MP_QSTR_add), MP_ROM_PTR(&lvgl_functions[1278]) },
    { MP_ROM_QSTR(MP_QSTR_start), MP_ROM_PTR(&lvgl_functions[1279]) },
    { MP_ROM_QSTR(MP_QSTR_pause), MP_ROM_PTR(&lvgl_functions[1280]) },
    { MP_ROM_QSTR(MP_QSTR_set_reverse), MP_ROM_PTR(&lvgl_functions[1281]) },
    { MP_ROM_QSTR(MP_QSTR_set_delay), MP_ROM_PTR(&lvgl_functions[1282]) },
    { MP_ROM_QSTR(MP_QSTR_set_repeat_count), MP_ROM_PTR(&lvgl_functions[1283]) },
    { MP_ROM_QSTR(MP_QSTR_set_repeat_delay), MP_ROM_PTR(&lvgl_functions[1284]) },
    { MP_ROM_QSTR(MP_QSTR_set_progress), MP_ROM_PTR(&lvgl_functions[1285]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1286]) },
    { MP_ROM_QSTR(MP_QSTR_get_playtime), MP_ROM_PTR(&lvgl_functions[1287]) },
    { MP_ROM_QSTR(MP_QSTR_get_reverse), MP_ROM_PTR(&lvgl_functions[1288]) },
    { MP_ROM_QSTR(MP_QSTR_get_delay), MP_ROM_PTR(&lvgl_functions[1289]) },
    { MP_ROM_QSTR(MP_QSTR_get_progress), MP_ROM_PTR(&lvgl_functions[1290]) },
    { MP_ROM_QSTR(MP_QSTR_get_repeat_count), MP_ROM_PTR(&lvgl_functions[1291]) },
    { MP_ROM_QSTR(MP_QSTR_get_repeat_delay), MP_ROM_PTR(&lvgl_functions[1292]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1293]) },
    { MP_ROM_QSTR(MP_QSTR_merge), MP_ROM_PTR(&lvgl_functions[1294]) },
};
#define count_lv_anim_timeline_t MP_ARRAY_SIZE(table_lv_anim_timeline_t)

static const uint16_t index_lv_anim_timeline_t[] = {
    15, 0, 0, 2, 3, 4, 5, 8, 9, 11, 12, 13, 13, 13, 15, 18,
    18, 18, 13, 15, 16, 6, 1, 2, 7, 8, 9, 3, 14, 4, 12, 0,
    11, 5, 10, 17,
};

LVGL_STRUCT_TYPE(lv_anim_timeline_t, MP_QSTR_anim_timeline_t);

static const lvgl_field_t fields_lv_area_t[] = {
    { MP_QSTR_x1, offsetof(lv_area_t, x1), LVGL_I32, 1 },
    { MP_QSTR_y1, offsetof(lv_area_t, y1), LVGL_I32, 1 },
    { MP_QSTR_x2, offsetof(lv_area_t, x2), LVGL_I32, 1 },
    { MP_QSTR_y2, offsetof(lv_area_t, y2), LVGL_I32, 1 },
};

static const mp_rom_map_elem_t table_lv_area_t[] = {
    { MP_ROM_QSTR(MP_QSTR_set), MP_ROM_PTR(&lvgl_functions[1446]) },
    { MP_ROM_QSTR(MP_QSTR_copy), MP_ROM_PTR(&lvgl_functions[1447]) },
    { MP_ROM_QSTR(MP_QSTR_get_width), MP_ROM_PTR(&lvgl_functions[1448]) },
    { MP_ROM_QSTR(MP_QSTR_get_height), MP_ROM_PTR(&lvgl_functions[1449]) },
    { MP_ROM_QSTR(MP_QSTR_set_width), MP_ROM_PTR(&lvgl_functions[1450]) },
    { MP_ROM_QSTR(MP_QSTR_set_height), MP_ROM_PTR(&lvgl_functions[1451]) },
    { MP_ROM_QSTR(MP_QSTR_get_size), MP_ROM_PTR(&lvgl_functions[1452]) },
    { MP_ROM_QSTR(MP_QSTR_increase), MP_ROM_PTR(&lvgl_functions[1453]) },
    { MP_ROM_QSTR(MP_QSTR_move), MP_ROM_PTR(&lvgl_functions[1454]) },
    { MP_ROM_QSTR(MP_QSTR_align), MP_ROM_PTR(&lvgl_functions[1455]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_area_t)) },
};
#define count_lv_area_t MP_ARRAY_SIZE(table_lv_area_t)

static const uint16_t index_lv_area_t[] = {
    7, 0, 3, 5, 6, 7, 8, 8, 9, 11, 1, 9, 10, 6, 7, 2,
    3, 8, 4, 0, 5,
};

LVGL_STRUCT_TYPE(lv_area_t, MP_QSTR_area_t);

static const lvgl_field_t fields_lv_array_t[] = {
    { MP_QSTR_data, offsetof(lv_array_t, data), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE, 1 },
    { MP_QSTR_size, offsetof(lv_array_t, size), LVGL_U32, 1 },
    { MP_QSTR_capacity, offsetof(lv_array_t, capacity), LVGL_U32, 1 },
    { MP_QSTR_element_size, offsetof(lv_array_t, element_size), LVGL_U32, 1 },
    { MP_QSTR_inner_alloc, offsetof(lv_array_t, inner_alloc), LVGL_BOOL, 1 },
};

static const mp_rom_map_elem_t table_lv_array_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1378]) },
    { MP_ROM_QSTR(MP_QSTR_init_from_buf), MP_ROM_PTR(&lvgl_functions[1379]) },
    { MP_ROM_QSTR(MP_QSTR_resize), MP_ROM_PTR(&lvgl_functions[1380]) },
    { MP_ROM_QSTR(MP_QSTR_deinit), MP_ROM_PTR(&lvgl_functions[1381]) },
    { MP_ROM_QSTR(MP_QSTR_size), MP_ROM_PTR(&lvgl_functions[1382]) },
    { MP_ROM_QSTR(MP_QSTR_capacity), MP_ROM_PTR(&lvgl_functions[1383]) },
    { MP_ROM_QSTR(MP_QSTR_is_empty), MP_ROM_PTR(&lvgl_functions[1384]) },
    { MP_ROM_QSTR(MP_QSTR_is_full), MP_ROM_PTR(&lvgl_functions[1385]) },
    { MP_ROM_QSTR(MP_QSTR_copy), MP_ROM_PTR(&lvgl_functions[1386]) },
    { MP_ROM_QSTR(MP_QSTR_clear), MP_ROM_PTR(&lvgl_functions[1387]) },
    { MP_ROM_QSTR(MP_QSTR_shrink), MP_ROM_PTR(&lvgl_functions[1388]) },
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&lvgl_functions[1389]) },
    { MP_ROM_QSTR(MP_QSTR_remove_unordered), MP_ROM_PTR(&lvgl_functions[1390]) },
    { MP_ROM_QSTR(MP_QSTR_erase), MP_ROM_PTR(&lvgl_functions[1391]) },
    { MP_ROM_QSTR(MP_QSTR_concat), MP_ROM_PTR(&lvgl_functions[1392]) },
    { MP_ROM_QSTR(MP_QSTR_push_back), MP_ROM_PTR(&lvgl_functions[1393]) },
    { MP_ROM_QSTR(MP_QSTR_assign), MP_ROM_PTR(&lvgl_functions[1394]) },
    { MP_ROM_QSTR(MP_QSTR_at), MP_ROM_PTR(&lvgl_functions[1395]) },
    { MP_ROM_QSTR(MP_QSTR_front), MP_ROM_PTR(&lvgl_functions[1396]) },
    { MP_ROM_QSTR(MP_QSTR_back), MP_ROM_PTR(&lvgl_functions[1397]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_array_t)) },
};
#define count_lv_array_t MP_ARRAY_SIZE(table_lv_array_t)

static const uint16_t index_lv_array_t[] = {
    15, 0, 5, 7, 7, 9, 11, 13, 13, 14, 16, 16, 16, 16, 17, 17,
    19, 21, 4, 8, 10, 17, 20, 5, 14, 7, 11, 16, 18, 6, 13, 2,
    1, 12, 9, 3, 19, 0, 15,
};

LVGL_STRUCT_TYPE(lv_array_t, MP_QSTR_array_t);

static const lvgl_field_t fields_lv_binfont_font_src_t[] = {
    { MP_QSTR_font_size, offsetof(lv_binfont_font_src_t, font_size), LVGL_U32, 1 },
    { MP_QSTR_path, offsetof(lv_binfont_font_src_t, path), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_buffer, offsetof(lv_binfont_font_src_t, buffer), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_buffer_size, offsetof(lv_binfont_font_src_t, buffer_size), LVGL_U32, 1 },
};

static const mp_rom_map_elem_t table_lv_binfont_font_src_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_binfont_font_src_t)) },
};
#define count_lv_binfont_font_src_t MP_ARRAY_SIZE(table_lv_binfont_font_src_t)

LVGL_STRUCT_TYPE(lv_binfont_font_src_t, MP_QSTR_binfont_font_src_t);

static const lvgl_field_t fields_lv_builtin_font_src_t[] = {
    { MP_QSTR_font_p, offsetof(lv_builtin_font_src_t, font_p), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_size, offsetof(lv_builtin_font_src_t, size), LVGL_U32, 1 },
};

static const mp_rom_map_elem_t table_lv_builtin_font_src_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_builtin_font_src_t)) },
};
#define count_lv_builtin_font_src_t MP_ARRAY_SIZE(table_lv_builtin_font_src_t)

LVGL_STRUCT_TYPE(lv_builtin_font_src_t, MP_QSTR_builtin_font_src_t);

#define table_lv_cache_entry_t NULL
#define count_lv_cache_entry_t (0)

LVGL_STRUCT_TYPE(lv_cache_entry_t, MP_QSTR_cache_entry_t);

static const lvgl_field_t fields_lv_calendar_date_t[] = {
    { MP_QSTR_year, offsetof(lv_calendar_date_t, year), LVGL_U16, 1 },
    { MP_QSTR_month, offsetof(lv_calendar_date_t, month), LVGL_U8, 1 },
    { MP_QSTR_day, offsetof(lv_calendar_date_t, day), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_calendar_date_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_calendar_date_t)) },
};
#define count_lv_calendar_date_t MP_ARRAY_SIZE(table_lv_calendar_date_t)

LVGL_STRUCT_TYPE(lv_calendar_date_t, MP_QSTR_calendar_date_t);

#define table_lv_chart_cursor_t NULL
#define count_lv_chart_cursor_t (0)

LVGL_STRUCT_TYPE(lv_chart_cursor_t, MP_QSTR_chart_cursor_t);

#define table_lv_chart_series_t NULL
#define count_lv_chart_series_t (0)

LVGL_STRUCT_TYPE(lv_chart_series_t, MP_QSTR_chart_series_t);

static const mp_rom_map_elem_t table_lv_circle_buf_t[] = {
    { MP_ROM_QSTR(MP_QSTR_resize), MP_ROM_PTR(&lvgl_functions[1346]) },
    { MP_ROM_QSTR(MP_QSTR_destroy), MP_ROM_PTR(&lvgl_functions[1347]) },
    { MP_ROM_QSTR(MP_QSTR_size), MP_ROM_PTR(&lvgl_functions[1348]) },
    { MP_ROM_QSTR(MP_QSTR_capacity), MP_ROM_PTR(&lvgl_functions[1349]) },
    { MP_ROM_QSTR(MP_QSTR_remain), MP_ROM_PTR(&lvgl_functions[1350]) },
    { MP_ROM_QSTR(MP_QSTR_is_empty), MP_ROM_PTR(&lvgl_functions[1351]) },
    { MP_ROM_QSTR(MP_QSTR_is_full), MP_ROM_PTR(&lvgl_functions[1352]) },
    { MP_ROM_QSTR(MP_QSTR_reset), MP_ROM_PTR(&lvgl_functions[1353]) },
    { MP_ROM_QSTR(MP_QSTR_head), MP_ROM_PTR(&lvgl_functions[1354]) },
    { MP_ROM_QSTR(MP_QSTR_tail), MP_ROM_PTR(&lvgl_functions[1355]) },
    { MP_ROM_QSTR(MP_QSTR_read), MP_ROM_PTR(&lvgl_functions[1356]) },
    { MP_ROM_QSTR(MP_QSTR_write), MP_ROM_PTR(&lvgl_functions[1357]) },
    { MP_ROM_QSTR(MP_QSTR_fill), MP_ROM_PTR(&lvgl_functions[1358]) },
    { MP_ROM_QSTR(MP_QSTR_skip), MP_ROM_PTR(&lvgl_functions[1359]) },
    { MP_ROM_QSTR(MP_QSTR_peek), MP_ROM_PTR(&lvgl_functions[1360]) },
    { MP_ROM_QSTR(MP_QSTR_peek_at), MP_ROM_PTR(&lvgl_functions[1361]) },
};
#define count_lv_circle_buf_t MP_ARRAY_SIZE(table_lv_circle_buf_t)

static const uint16_t index_lv_circle_buf_t[] = {
    7, 0, 3, 5, 6, 7, 9, 12, 13, 16, 2, 7, 11, 3, 4, 12,
    6, 13, 15, 5, 8, 9, 14, 0, 1, 10,
};

LVGL_STRUCT_TYPE(lv_circle_buf_t, MP_QSTR_circle_buf_t);

static uint32_t get_lv_color16_t_blue(const void *p) {
    return (uint32_t)((const lv_color16_t *)p)->blue;
}

static void set_lv_color16_t_blue(void *p, uint32_t value) {
    ((lv_color16_t *)p)->blue = (unsigned int)value;
}

static uint32_t get_lv_color16_t_green(const void *p) {
    return (uint32_t)((const lv_color16_t *)p)->green;
}

static void set_lv_color16_t_green(void *p, uint32_t value) {
    ((lv_color16_t *)p)->green = (unsigned int)value;
}

static uint32_t get_lv_color16_t_red(const void *p) {
    return (uint32_t)((const lv_color16_t *)p)->red;
}

static void set_lv_color16_t_red(void *p, uint32_t value) {
    ((lv_color16_t *)p)->red = (unsigned int)value;
}

static const lvgl_field_t fields_lv_color16_t[] = {
    { MP_QSTR_blue, 5, LVGL_OF(LVGL_BITS, 7), 1 },
    { MP_QSTR_green, 6, LVGL_OF(LVGL_BITS, 8), 1 },
    { MP_QSTR_red, 5, LVGL_OF(LVGL_BITS, 9), 1 },
};

static const mp_rom_map_elem_t table_lv_color16_t[] = {
    { MP_ROM_QSTR(MP_QSTR_to_color), MP_ROM_PTR(&lvgl_functions[1468]) },
    { MP_ROM_QSTR(MP_QSTR_premultiply), MP_ROM_PTR(&lvgl_functions[1469]) },
    { MP_ROM_QSTR(MP_QSTR_luminance), MP_ROM_PTR(&lvgl_functions[1470]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_color16_t)) },
};
#define count_lv_color16_t MP_ARRAY_SIZE(table_lv_color16_t)

LVGL_STRUCT_TYPE(lv_color16_t, MP_QSTR_color16_t);

static const lvgl_field_t fields_lv_color16a_t[] = {
    { MP_QSTR_lumi, offsetof(lv_color16a_t, lumi), LVGL_U8, 1 },
    { MP_QSTR_alpha, offsetof(lv_color16a_t, alpha), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_color16a_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_color16a_t)) },
};
#define count_lv_color16a_t MP_ARRAY_SIZE(table_lv_color16a_t)

LVGL_STRUCT_TYPE(lv_color16a_t, MP_QSTR_color16a_t);

static const lvgl_field_t fields_lv_color32_t[] = {
    { MP_QSTR_blue, offsetof(lv_color32_t, blue), LVGL_U8, 1 },
    { MP_QSTR_green, offsetof(lv_color32_t, green), LVGL_U8, 1 },
    { MP_QSTR_red, offsetof(lv_color32_t, red), LVGL_U8, 1 },
    { MP_QSTR_alpha, offsetof(lv_color32_t, alpha), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_color32_t[] = {
    { MP_ROM_QSTR(MP_QSTR_eq), MP_ROM_PTR(&lvgl_functions[1471]) },
    { MP_ROM_QSTR(MP_QSTR_luminance), MP_ROM_PTR(&lvgl_functions[1472]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_color32_t)) },
};
#define count_lv_color32_t MP_ARRAY_SIZE(table_lv_color32_t)

LVGL_STRUCT_TYPE(lv_color32_t, MP_QSTR_color32_t);

static const lvgl_field_t fields_lv_color_filter_dsc_t[] = {
    { MP_QSTR_filter_cb, offsetof(lv_color_filter_dsc_t, filter_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_color_filter_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_user_data, offsetof(lv_color_filter_dsc_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_color_filter_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1473]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_color_filter_dsc_t)) },
};
#define count_lv_color_filter_dsc_t MP_ARRAY_SIZE(table_lv_color_filter_dsc_t)

static void *get_user_data_lv_color_filter_dsc_t(void *p) {
    return ((lv_color_filter_dsc_t *)p)->user_data;
}

static void set_user_data_lv_color_filter_dsc_t(void *p, void *user_data) {
    ((lv_color_filter_dsc_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_color_filter_dsc_t, MP_QSTR_color_filter_dsc_t);

static const lvgl_field_t fields_lv_color_hsv_t[] = {
    { MP_QSTR_h, offsetof(lv_color_hsv_t, h), LVGL_U16, 1 },
    { MP_QSTR_s, offsetof(lv_color_hsv_t, s), LVGL_U8, 1 },
    { MP_QSTR_v, offsetof(lv_color_hsv_t, v), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_color_hsv_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_color_hsv_t)) },
};
#define count_lv_color_hsv_t MP_ARRAY_SIZE(table_lv_color_hsv_t)

LVGL_STRUCT_TYPE(lv_color_hsv_t, MP_QSTR_color_hsv_t);

static const lvgl_field_t fields_lv_color_t[] = {
    { MP_QSTR_blue, offsetof(lv_color_t, blue), LVGL_U8, 1 },
    { MP_QSTR_green, offsetof(lv_color_t, green), LVGL_U8, 1 },
    { MP_QSTR_red, offsetof(lv_color_t, red), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_color_t[] = {
    { MP_ROM_QSTR(MP_QSTR_to_32), MP_ROM_PTR(&lvgl_functions[1456]) },
    { MP_ROM_QSTR(MP_QSTR_to_int), MP_ROM_PTR(&lvgl_functions[1457]) },
    { MP_ROM_QSTR(MP_QSTR_eq), MP_ROM_PTR(&lvgl_functions[1458]) },
    { MP_ROM_QSTR(MP_QSTR_is_in_range), MP_ROM_PTR(&lvgl_functions[1459]) },
    { MP_ROM_QSTR(MP_QSTR_to_u16), MP_ROM_PTR(&lvgl_functions[1460]) },
    { MP_ROM_QSTR(MP_QSTR_to_u32), MP_ROM_PTR(&lvgl_functions[1461]) },
    { MP_ROM_QSTR(MP_QSTR_lighten), MP_ROM_PTR(&lvgl_functions[1462]) },
    { MP_ROM_QSTR(MP_QSTR_darken), MP_ROM_PTR(&lvgl_functions[1463]) },
    { MP_ROM_QSTR(MP_QSTR_to_hsv), MP_ROM_PTR(&lvgl_functions[1464]) },
    { MP_ROM_QSTR(MP_QSTR_luminance), MP_ROM_PTR(&lvgl_functions[1465]) },
    { MP_ROM_QSTR(MP_QSTR_mix), MP_ROM_PTR(&lvgl_functions[1466]) },
    { MP_ROM_QSTR(MP_QSTR_brightness), MP_ROM_PTR(&lvgl_functions[1467]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_color_t)) },
};
#define count_lv_color_t MP_ARRAY_SIZE(table_lv_color_t)

static const uint16_t index_lv_color_t[] = {
    7, 0, 3, 5, 7, 8, 10, 11, 11, 13, 0, 6, 12, 2, 10, 1,
    7, 4, 8, 11, 5, 3, 9,
};

LVGL_STRUCT_TYPE(lv_color_t, MP_QSTR_color_t);

static const mp_rom_map_elem_t table_lv_display_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1101]) },
    { MP_ROM_QSTR(MP_QSTR_set_default), MP_ROM_PTR(&lvgl_functions[1102]) },
    { MP_ROM_QSTR(MP_QSTR_get_next), MP_ROM_PTR(&lvgl_functions[1103]) },
    { MP_ROM_QSTR(MP_QSTR_set_resolution), MP_ROM_PTR(&lvgl_functions[1104]) },
    { MP_ROM_QSTR(MP_QSTR_set_physical_resolution), MP_ROM_PTR(&lvgl_functions[1105]) },
    { MP_ROM_QSTR(MP_QSTR_set_offset), MP_ROM_PTR(&lvgl_functions[1106]) },
    { MP_ROM_QSTR(MP_QSTR_set_rotation), MP_ROM_PTR(&lvgl_functions[1107]) },
    { MP_ROM_QSTR(MP_QSTR_set_matrix_rotation), MP_ROM_PTR(&lvgl_functions[1108]) },
    { MP_ROM_QSTR(MP_QSTR_set_dpi), MP_ROM_PTR(&lvgl_functions[1109]) },
    { MP_ROM_QSTR(MP_QSTR_get_horizontal_resolution), MP_ROM_PTR(&lvgl_functions[1110]) },
    { MP_ROM_QSTR(MP_QSTR_get_vertical_resolution), MP_ROM_PTR(&lvgl_functions[1111]) },
    { MP_ROM_QSTR(MP_QSTR_get_original_horizontal_resolution), MP_ROM_PTR(&lvgl_functions[1112]) },
    { MP_ROM_QSTR(MP_QSTR_get_original_vertical_resolution), MP_ROM_PTR(&lvgl_functions[1113]) },
    { MP_ROM_QSTR(MP_QSTR_get_physical_horizontal_resolution), MP_ROM_PTR(&lvgl_functions[1114]) },
    { MP_ROM_QSTR(MP_QSTR_get_physical_vertical_resolution), MP_ROM_PTR(&lvgl_functions[1115]) },
    { MP_ROM_QSTR(MP_QSTR_get_offset_x), MP_ROM_PTR(&lvgl_functions[1116]) },
    { MP_ROM_QSTR(MP_QSTR_get_offset_y), MP_ROM_PTR(&lvgl_functions[1117]) },
    { MP_ROM_QSTR(MP_QSTR_get_rotation), MP_ROM_PTR(&lvgl_functions[1118]) },
    { MP_ROM_QSTR(MP_QSTR_get_matrix_rotation), MP_ROM_PTR(&lvgl_functions[1119]) },
    { MP_ROM_QSTR(MP_QSTR_get_dpi), MP_ROM_PTR(&lvgl_functions[1120]) },
    { MP_ROM_QSTR(MP_QSTR_set_buffers), MP_ROM_PTR(&lvgl_functions[1121]) },
    { MP_ROM_QSTR(MP_QSTR_set_buffers_with_stride), MP_ROM_PTR(&lvgl_functions[1122]) },
    { MP_ROM_QSTR(MP_QSTR_set_draw_buffers), MP_ROM_PTR(&lvgl_functions[1123]) },
    { MP_ROM_QSTR(MP_QSTR_set_3rd_draw_buffer), MP_ROM_PTR(&lvgl_functions[1124]) },
    { MP_ROM_QSTR(MP_QSTR_set_render_mode), MP_ROM_PTR(&lvgl_functions[1125]) },
    { MP_ROM_QSTR(MP_QSTR_set_flush_cb), MP_ROM_PTR(&lvgl_functions[1126]) },
    { MP_ROM_QSTR(MP_QSTR_set_flush_wait_cb), MP_ROM_PTR(&lvgl_functions[1127]) },
    { MP_ROM_QSTR(MP_QSTR_set_color_format), MP_ROM_PTR(&lvgl_functions[1128]) },
    { MP_ROM_QSTR(MP_QSTR_get_color_format), MP_ROM_PTR(&lvgl_functions[1129]) },
    { MP_ROM_QSTR(MP_QSTR_set_tile_cnt), MP_ROM_PTR(&lvgl_functions[1130]) },
    { MP_ROM_QSTR(MP_QSTR_get_tile_cnt), MP_ROM_PTR(&lvgl_functions[1131]) },
    { MP_ROM_QSTR(MP_QSTR_set_antialiasing), MP_ROM_PTR(&lvgl_functions[1132]) },
    { MP_ROM_QSTR(MP_QSTR_get_antialiasing), MP_ROM_PTR(&lvgl_functions[1133]) },
    { MP_ROM_QSTR(MP_QSTR_flush_ready), MP_ROM_PTR(&lvgl_functions[1134]) },
    { MP_ROM_QSTR(MP_QSTR_flush_is_last), MP_ROM_PTR(&lvgl_functions[1135]) },
    { MP_ROM_QSTR(MP_QSTR_is_double_buffered), MP_ROM_PTR(&lvgl_functions[1136]) },
    { MP_ROM_QSTR(MP_QSTR_get_render_mode), MP_ROM_PTR(&lvgl_functions[1137]) },
    { MP_ROM_QSTR(MP_QSTR_get_screen_active), MP_ROM_PTR(&lvgl_functions[1138]) },
    { MP_ROM_QSTR(MP_QSTR_get_screen_prev), MP_ROM_PTR(&lvgl_functions[1139]) },
    { MP_ROM_QSTR(MP_QSTR_get_screen_loading), MP_ROM_PTR(&lvgl_functions[1140]) },
    { MP_ROM_QSTR(MP_QSTR_get_layer_top), MP_ROM_PTR(&lvgl_functions[1141]) },
    { MP_ROM_QSTR(MP_QSTR_get_layer_sys), MP_ROM_PTR(&lvgl_functions[1142]) },
    { MP_ROM_QSTR(MP_QSTR_get_layer_bottom), MP_ROM_PTR(&lvgl_functions[1143]) },
    { MP_ROM_QSTR(MP_QSTR_add_event_cb), MP_ROM_PTR(&lvgl_functions[1144]) },
    { MP_ROM_QSTR(MP_QSTR_get_event_count), MP_ROM_PTR(&lvgl_functions[1145]) },
    { MP_ROM_QSTR(MP_QSTR_get_event_dsc), MP_ROM_PTR(&lvgl_functions[1146]) },
    { MP_ROM_QSTR(MP_QSTR_delete_event), MP_ROM_PTR(&lvgl_functions[1147]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event_cb_with_user_data), MP_ROM_PTR(&lvgl_functions[1148]) },
    { MP_ROM_QSTR(MP_QSTR_send_event), MP_ROM_PTR(&lvgl_functions[1149]) },
    { MP_ROM_QSTR(MP_QSTR_set_theme), MP_ROM_PTR(&lvgl_functions[1150]) },
    { MP_ROM_QSTR(MP_QSTR_get_theme), MP_ROM_PTR(&lvgl_functions[1151]) },
    { MP_ROM_QSTR(MP_QSTR_get_inactive_time), MP_ROM_PTR(&lvgl_functions[1152]) },
    { MP_ROM_QSTR(MP_QSTR_trigger_activity), MP_ROM_PTR(&lvgl_functions[1153]) },
    { MP_ROM_QSTR(MP_QSTR_enable_invalidation), MP_ROM_PTR(&lvgl_functions[1154]) },
    { MP_ROM_QSTR(MP_QSTR_is_invalidation_enabled), MP_ROM_PTR(&lvgl_functions[1155]) },
    { MP_ROM_QSTR(MP_QSTR_get_refr_timer), MP_ROM_PTR(&lvgl_functions[1156]) },
    { MP_ROM_QSTR(MP_QSTR_delete_refr_timer), MP_ROM_PTR(&lvgl_functions[1157]) },
    { MP_ROM_QSTR(MP_QSTR_register_vsync_event), MP_ROM_PTR(&lvgl_functions[1158]) },
    { MP_ROM_QSTR(MP_QSTR_unregister_vsync_event), MP_ROM_PTR(&lvgl_functions[1159]) },
    { MP_ROM_QSTR(MP_QSTR_send_vsync_event), MP_ROM_PTR(&lvgl_functions[1160]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1161]) },
    { MP_ROM_QSTR(MP_QSTR_set_driver_data), MP_ROM_PTR(&lvgl_functions[1162]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1163]) },
    { MP_ROM_QSTR(MP_QSTR_get_driver_data), MP_ROM_PTR(&lvgl_functions[1164]) },
    { MP_ROM_QSTR(MP_QSTR_get_buf_active), MP_ROM_PTR(&lvgl_functions[1165]) },
    { MP_ROM_QSTR(MP_QSTR_rotate_area), MP_ROM_PTR(&lvgl_functions[1166]) },
    { MP_ROM_QSTR(MP_QSTR_rotate_point), MP_ROM_PTR(&lvgl_functions[1167]) },
    { MP_ROM_QSTR(MP_QSTR_get_draw_buf_size), MP_ROM_PTR(&lvgl_functions[1168]) },
    { MP_ROM_QSTR(MP_QSTR_get_invalidated_draw_buf_size), MP_ROM_PTR(&lvgl_functions[1169]) },
    { MP_ROM_QSTR(MP_QSTR_dpx), MP_ROM_PTR(&lvgl_functions[1170]) },
};
#define count_lv_display_t MP_ARRAY_SIZE(table_lv_display_t)

static const uint16_t index_lv_display_t[] = {
    63, 0, 0, 0, 0, 0, 1, 3, 4, 5, 7, 12, 13, 17, 17, 18,
    20, 23, 23, 25, 25, 25, 27, 29, 30, 32, 33, 33, 34, 35, 40, 43,
    44, 44, 44, 44, 46, 47, 47, 48, 49, 49, 49, 51, 53, 53, 54, 55,
    56, 57, 57, 58, 60, 62, 63, 63, 65, 65, 67, 69, 69, 69, 69, 69,
    69, 70, 59, 11, 14, 15, 16, 7, 32, 41, 43, 49, 61, 69, 29, 2,
    20, 35, 45, 51, 24, 64, 10, 46, 52, 34, 57, 22, 65, 5, 33, 3,
    53, 55, 56, 36, 40, 0, 4, 18, 31, 44, 23, 50, 63, 30, 25, 68,
    9, 8, 60, 12, 13, 48, 58, 6, 28, 38, 66, 19, 47, 62, 1, 37,
    21, 26, 54, 17, 67, 27, 39, 42,
};

LVGL_STRUCT_TYPE(lv_display_t, MP_QSTR_display_t);

static uint32_t get_lv_draw_arc_dsc_t_rounded(const void *p) {
    return (uint32_t)((const lv_draw_arc_dsc_t *)p)->rounded;
}

static void set_lv_draw_arc_dsc_t_rounded(void *p, uint32_t value) {
    ((lv_draw_arc_dsc_t *)p)->rounded = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_arc_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_arc_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_color, offsetof(lv_draw_arc_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_width, offsetof(lv_draw_arc_dsc_t, width), LVGL_I32, 1 },
    { MP_QSTR_start_angle, offsetof(lv_draw_arc_dsc_t, start_angle), LVGL_I32, 1 },
    { MP_QSTR_end_angle, offsetof(lv_draw_arc_dsc_t, end_angle), LVGL_I32, 1 },
    { MP_QSTR_center, offsetof(lv_draw_arc_dsc_t, center), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_img_src, offsetof(lv_draw_arc_dsc_t, img_src), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_radius, offsetof(lv_draw_arc_dsc_t, radius), LVGL_U16, 1 },
    { MP_QSTR_opa, offsetof(lv_draw_arc_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_rounded, 1, LVGL_OF(LVGL_BITS, 10), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_arc_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1695]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_arc_dsc_t)) },
};
#define count_lv_draw_arc_dsc_t MP_ARRAY_SIZE(table_lv_draw_arc_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_arc_dsc_t, MP_QSTR_draw_arc_dsc_t);

static const lvgl_field_t fields_lv_draw_blur_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_blur_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_blur_radius, offsetof(lv_draw_blur_dsc_t, blur_radius), LVGL_I32, 1 },
    { MP_QSTR_corner_radius, offsetof(lv_draw_blur_dsc_t, corner_radius), LVGL_I32, 1 },
    { MP_QSTR_quality, offsetof(lv_draw_blur_dsc_t, quality), LVGL_ENUM_FIELD(lv_draw_blur_dsc_t, quality), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_blur_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1697]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_blur_dsc_t)) },
};
#define count_lv_draw_blur_dsc_t MP_ARRAY_SIZE(table_lv_draw_blur_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_blur_dsc_t, MP_QSTR_draw_blur_dsc_t);

static uint32_t get_lv_draw_border_dsc_t_side(const void *p) {
    return (uint32_t)((const lv_draw_border_dsc_t *)p)->side;
}

static void set_lv_draw_border_dsc_t_side(void *p, uint32_t value) {
    ((lv_draw_border_dsc_t *)p)->side = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_border_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_border_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_radius, offsetof(lv_draw_border_dsc_t, radius), LVGL_I32, 1 },
    { MP_QSTR_color, offsetof(lv_draw_border_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_width, offsetof(lv_draw_border_dsc_t, width), LVGL_I32, 1 },
    { MP_QSTR_opa, offsetof(lv_draw_border_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_side, 5, LVGL_OF(LVGL_BITS, 11), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_border_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1689]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_border_dsc_t)) },
};
#define count_lv_draw_border_dsc_t MP_ARRAY_SIZE(table_lv_draw_border_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_border_dsc_t, MP_QSTR_draw_border_dsc_t);

static uint32_t get_lv_draw_box_shadow_dsc_t_bg_cover(const void *p) {
    return (uint32_t)((const lv_draw_box_shadow_dsc_t *)p)->bg_cover;
}

static void set_lv_draw_box_shadow_dsc_t_bg_cover(void *p, uint32_t value) {
    ((lv_draw_box_shadow_dsc_t *)p)->bg_cover = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_box_shadow_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_box_shadow_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_radius, offsetof(lv_draw_box_shadow_dsc_t, radius), LVGL_I32, 1 },
    { MP_QSTR_color, offsetof(lv_draw_box_shadow_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_width, offsetof(lv_draw_box_shadow_dsc_t, width), LVGL_I32, 1 },
    { MP_QSTR_spread, offsetof(lv_draw_box_shadow_dsc_t, spread), LVGL_I32, 1 },
    { MP_QSTR_ofs_x, offsetof(lv_draw_box_shadow_dsc_t, ofs_x), LVGL_I32, 1 },
    { MP_QSTR_ofs_y, offsetof(lv_draw_box_shadow_dsc_t, ofs_y), LVGL_I32, 1 },
    { MP_QSTR_opa, offsetof(lv_draw_box_shadow_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_bg_cover, 1, LVGL_OF(LVGL_BITS, 12), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_box_shadow_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1690]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_box_shadow_dsc_t)) },
};
#define count_lv_draw_box_shadow_dsc_t MP_ARRAY_SIZE(table_lv_draw_box_shadow_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_box_shadow_dsc_t, MP_QSTR_draw_box_shadow_dsc_t);

static const mp_rom_map_elem_t table_lv_draw_buf_handlers_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init_with_default_handlers), MP_ROM_PTR(&lvgl_functions[1332]) },
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1333]) },
    { MP_ROM_QSTR(MP_QSTR_align_ex), MP_ROM_PTR(&lvgl_functions[1334]) },
    { MP_ROM_QSTR(MP_QSTR_width_to_stride_ex), MP_ROM_PTR(&lvgl_functions[1335]) },
    { MP_ROM_QSTR(MP_QSTR_create_ex), MP_ROM_PTR(&lvgl_functions[1336]) },
    { MP_ROM_QSTR(MP_QSTR_dup_ex), MP_ROM_PTR(&lvgl_functions[1337]) },
};
#define count_lv_draw_buf_handlers_t MP_ARRAY_SIZE(table_lv_draw_buf_handlers_t)

LVGL_STRUCT_TYPE(lv_draw_buf_handlers_t, MP_QSTR_draw_buf_handlers_t);

static const lvgl_field_t fields_lv_draw_buf_t[] = {
    { MP_QSTR_header, offsetof(lv_draw_buf_t, header), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_image_header_t), 1 },
    { MP_QSTR_data_size, offsetof(lv_draw_buf_t, data_size), LVGL_U32, 1 },
    { MP_QSTR_data, offsetof(lv_draw_buf_t, data), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE, 1 },
    { MP_QSTR_unaligned_data, offsetof(lv_draw_buf_t, unaligned_data), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_handlers, offsetof(lv_draw_buf_t, handlers), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_handlers_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
};

static const mp_rom_map_elem_t table_lv_draw_buf_t[] = {
    { MP_ROM_QSTR(MP_QSTR_invalidate_cache), MP_ROM_PTR(&lvgl_functions[1476]) },
    { MP_ROM_QSTR(MP_QSTR_flush_cache), MP_ROM_PTR(&lvgl_functions[1477]) },
    { MP_ROM_QSTR(MP_QSTR_clear), MP_ROM_PTR(&lvgl_functions[1478]) },
    { MP_ROM_QSTR(MP_QSTR_dup), MP_ROM_PTR(&lvgl_functions[1479]) },
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1480]) },
    { MP_ROM_QSTR(MP_QSTR_reshape), MP_ROM_PTR(&lvgl_functions[1481]) },
    { MP_ROM_QSTR(MP_QSTR_destroy), MP_ROM_PTR(&lvgl_functions[1482]) },
    { MP_ROM_QSTR(MP_QSTR_copy), MP_ROM_PTR(&lvgl_functions[1483]) },
    { MP_ROM_QSTR(MP_QSTR_goto_xy), MP_ROM_PTR(&lvgl_functions[1484]) },
    { MP_ROM_QSTR(MP_QSTR_adjust_stride), MP_ROM_PTR(&lvgl_functions[1485]) },
    { MP_ROM_QSTR(MP_QSTR_premultiply), MP_ROM_PTR(&lvgl_functions[1486]) },
    { MP_ROM_QSTR(MP_QSTR_has_flag), MP_ROM_PTR(&lvgl_functions[1487]) },
    { MP_ROM_QSTR(MP_QSTR_set_flag), MP_ROM_PTR(&lvgl_functions[1488]) },
    { MP_ROM_QSTR(MP_QSTR_clear_flag), MP_ROM_PTR(&lvgl_functions[1489]) },
    { MP_ROM_QSTR(MP_QSTR_from_image), MP_ROM_PTR(&lvgl_functions[1490]) },
    { MP_ROM_QSTR(MP_QSTR_to_image), MP_ROM_PTR(&lvgl_functions[1491]) },
    { MP_ROM_QSTR(MP_QSTR_set_palette), MP_ROM_PTR(&lvgl_functions[1492]) },
    { MP_ROM_QSTR(MP_QSTR_save_to_file), MP_ROM_PTR(&lvgl_functions[1493]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_buf_t)) },
};
#define count_lv_draw_buf_t MP_ARRAY_SIZE(table_lv_draw_buf_t)

static const uint16_t index_lv_draw_buf_t[] = {
    15, 0, 2, 2, 3, 3, 5, 6, 7, 9, 10, 11, 12, 13, 15, 16,
    17, 19, 7, 18, 1, 3, 12, 16, 15, 0, 6, 8, 17, 9, 14, 2,
    11, 5, 10, 4, 13,
};

LVGL_STRUCT_TYPE(lv_draw_buf_t, MP_QSTR_draw_buf_t);

static uint32_t get_lv_draw_dsc_base_t_drop_shadow_blur_radius(const void *p) {
    return (uint32_t)((const lv_draw_dsc_base_t *)p)->drop_shadow_blur_radius;
}

static void set_lv_draw_dsc_base_t_drop_shadow_blur_radius(void *p, uint32_t value) {
    ((lv_draw_dsc_base_t *)p)->drop_shadow_blur_radius = (unsigned int)value;
}

static uint32_t get_lv_draw_dsc_base_t_drop_shadow_quality(const void *p) {
    return (uint32_t)((const lv_draw_dsc_base_t *)p)->drop_shadow_quality;
}

static void set_lv_draw_dsc_base_t_drop_shadow_quality(void *p, uint32_t value) {
    ((lv_draw_dsc_base_t *)p)->drop_shadow_quality = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_dsc_base_t[] = {
    { MP_QSTR_obj, offsetof(lv_draw_dsc_base_t, obj), LVGL_OF(LVGL_WIDGET, 0) | LVGL_NULLABLE, 1 },
    { MP_QSTR_part, offsetof(lv_draw_dsc_base_t, part), LVGL_U32, 1 },
    { MP_QSTR_id1, offsetof(lv_draw_dsc_base_t, id1), LVGL_U32, 1 },
    { MP_QSTR_id2, offsetof(lv_draw_dsc_base_t, id2), LVGL_U32, 1 },
    { MP_QSTR_layer, offsetof(lv_draw_dsc_base_t, layer), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_drop_shadow_ofs_x, offsetof(lv_draw_dsc_base_t, drop_shadow_ofs_x), LVGL_I16, 1 },
    { MP_QSTR_drop_shadow_ofs_y, offsetof(lv_draw_dsc_base_t, drop_shadow_ofs_y), LVGL_I16, 1 },
    { MP_QSTR_drop_shadow_color, offsetof(lv_draw_dsc_base_t, drop_shadow_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_drop_shadow_opa, offsetof(lv_draw_dsc_base_t, drop_shadow_opa), LVGL_U8, 1 },
    { MP_QSTR_dsc_size, offsetof(lv_draw_dsc_base_t, dsc_size), LVGL_UWORD, 1 },
    { MP_QSTR_user_data, offsetof(lv_draw_dsc_base_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_drop_shadow_blur_radius, 20, LVGL_OF(LVGL_BITS, 13), 1 },
    { MP_QSTR_drop_shadow_quality, 3, LVGL_OF(LVGL_BITS, 14), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_dsc_base_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_dsc_base_t)) },
};
#define count_lv_draw_dsc_base_t MP_ARRAY_SIZE(table_lv_draw_dsc_base_t)

static void *get_user_data_lv_draw_dsc_base_t(void *p) {
    return ((lv_draw_dsc_base_t *)p)->user_data;
}

static void set_user_data_lv_draw_dsc_base_t(void *p, void *user_data) {
    ((lv_draw_dsc_base_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_draw_dsc_base_t, MP_QSTR_draw_dsc_base_t);

static const lvgl_field_t fields_lv_draw_fill_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_fill_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_radius, offsetof(lv_draw_fill_dsc_t, radius), LVGL_I32, 1 },
    { MP_QSTR_opa, offsetof(lv_draw_fill_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_color, offsetof(lv_draw_fill_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_grad, offsetof(lv_draw_fill_dsc_t, grad), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_fill_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1688]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_fill_dsc_t)) },
};
#define count_lv_draw_fill_dsc_t MP_ARRAY_SIZE(table_lv_draw_fill_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_fill_dsc_t, MP_QSTR_draw_fill_dsc_t);

static const mp_rom_map_elem_t table_lv_draw_glyph_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1320]) },
};
#define count_lv_draw_glyph_dsc_t MP_ARRAY_SIZE(table_lv_draw_glyph_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_glyph_dsc_t, MP_QSTR_draw_glyph_dsc_t);

static uint32_t get_lv_draw_image_dsc_t_blend_mode(const void *p) {
    return (uint32_t)((const lv_draw_image_dsc_t *)p)->blend_mode;
}

static void set_lv_draw_image_dsc_t_blend_mode(void *p, uint32_t value) {
    ((lv_draw_image_dsc_t *)p)->blend_mode = (unsigned int)value;
}

static uint32_t get_lv_draw_image_dsc_t_antialias(const void *p) {
    return (uint32_t)((const lv_draw_image_dsc_t *)p)->antialias;
}

static void set_lv_draw_image_dsc_t_antialias(void *p, uint32_t value) {
    ((lv_draw_image_dsc_t *)p)->antialias = (unsigned int)value;
}

static uint32_t get_lv_draw_image_dsc_t_tile(const void *p) {
    return (uint32_t)((const lv_draw_image_dsc_t *)p)->tile;
}

static void set_lv_draw_image_dsc_t_tile(void *p, uint32_t value) {
    ((lv_draw_image_dsc_t *)p)->tile = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_image_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_image_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_src, offsetof(lv_draw_image_dsc_t, src), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_header, offsetof(lv_draw_image_dsc_t, header), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_image_header_t), 1 },
    { MP_QSTR_clip_radius, offsetof(lv_draw_image_dsc_t, clip_radius), LVGL_I32, 1 },
    { MP_QSTR_rotation, offsetof(lv_draw_image_dsc_t, rotation), LVGL_I32, 1 },
    { MP_QSTR_scale_x, offsetof(lv_draw_image_dsc_t, scale_x), LVGL_I32, 1 },
    { MP_QSTR_scale_y, offsetof(lv_draw_image_dsc_t, scale_y), LVGL_I32, 1 },
    { MP_QSTR_skew_x, offsetof(lv_draw_image_dsc_t, skew_x), LVGL_I32, 1 },
    { MP_QSTR_skew_y, offsetof(lv_draw_image_dsc_t, skew_y), LVGL_I32, 1 },
    { MP_QSTR_pivot, offsetof(lv_draw_image_dsc_t, pivot), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_recolor, offsetof(lv_draw_image_dsc_t, recolor), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_recolor_opa, offsetof(lv_draw_image_dsc_t, recolor_opa), LVGL_U8, 1 },
    { MP_QSTR_opa, offsetof(lv_draw_image_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_colorkey, offsetof(lv_draw_image_dsc_t, colorkey), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_colorkey_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_sup, offsetof(lv_draw_image_dsc_t, sup), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_image_sup_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_image_area, offsetof(lv_draw_image_dsc_t, image_area), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
    { MP_QSTR_bitmap_mask_src, offsetof(lv_draw_image_dsc_t, bitmap_mask_src), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_dsc_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_blend_mode, 4, LVGL_OF(LVGL_BITS, 15), 1 },
    { MP_QSTR_antialias, 1, LVGL_OF(LVGL_BITS, 16), 1 },
    { MP_QSTR_tile, 1, LVGL_OF(LVGL_BITS, 17), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_image_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1693]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_image_dsc_t)) },
};
#define count_lv_draw_image_dsc_t MP_ARRAY_SIZE(table_lv_draw_image_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_image_dsc_t, MP_QSTR_draw_image_dsc_t);

#define table_lv_draw_image_sup_t NULL
#define count_lv_draw_image_sup_t (0)

LVGL_STRUCT_TYPE(lv_draw_image_sup_t, MP_QSTR_draw_image_sup_t);

static uint32_t get_lv_draw_label_dsc_t_decor(const void *p) {
    return (uint32_t)((const lv_draw_label_dsc_t *)p)->decor;
}

static void set_lv_draw_label_dsc_t_decor(void *p, uint32_t value) {
    ((lv_draw_label_dsc_t *)p)->decor = (unsigned int)value;
}

static uint32_t get_lv_draw_label_dsc_t_flag(const void *p) {
    return (uint32_t)((const lv_draw_label_dsc_t *)p)->flag;
}

static void set_lv_draw_label_dsc_t_flag(void *p, uint32_t value) {
    ((lv_draw_label_dsc_t *)p)->flag = (unsigned int)value;
}

static uint32_t get_lv_draw_label_dsc_t_text_local(const void *p) {
    return (uint32_t)((const lv_draw_label_dsc_t *)p)->text_local;
}

static void set_lv_draw_label_dsc_t_text_local(void *p, uint32_t value) {
    ((lv_draw_label_dsc_t *)p)->text_local = (unsigned int)value;
}

static uint32_t get_lv_draw_label_dsc_t_text_static(const void *p) {
    return (uint32_t)((const lv_draw_label_dsc_t *)p)->text_static;
}

static void set_lv_draw_label_dsc_t_text_static(void *p, uint32_t value) {
    ((lv_draw_label_dsc_t *)p)->text_static = (unsigned int)value;
}

static uint32_t get_lv_draw_label_dsc_t_has_bided(const void *p) {
    return (uint32_t)((const lv_draw_label_dsc_t *)p)->has_bided;
}

static void set_lv_draw_label_dsc_t_has_bided(void *p, uint32_t value) {
    ((lv_draw_label_dsc_t *)p)->has_bided = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_label_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_label_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_text, offsetof(lv_draw_label_dsc_t, text), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_text_size, offsetof(lv_draw_label_dsc_t, text_size), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_font, offsetof(lv_draw_label_dsc_t, font), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_color, offsetof(lv_draw_label_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_line_space, offsetof(lv_draw_label_dsc_t, line_space), LVGL_I32, 1 },
    { MP_QSTR_letter_space, offsetof(lv_draw_label_dsc_t, letter_space), LVGL_I32, 1 },
    { MP_QSTR_ofs_x, offsetof(lv_draw_label_dsc_t, ofs_x), LVGL_I32, 1 },
    { MP_QSTR_ofs_y, offsetof(lv_draw_label_dsc_t, ofs_y), LVGL_I32, 1 },
    { MP_QSTR_rotation, offsetof(lv_draw_label_dsc_t, rotation), LVGL_I32, 1 },
    { MP_QSTR_sel_start, offsetof(lv_draw_label_dsc_t, sel_start), LVGL_U32, 1 },
    { MP_QSTR_sel_end, offsetof(lv_draw_label_dsc_t, sel_end), LVGL_U32, 1 },
    { MP_QSTR_sel_color, offsetof(lv_draw_label_dsc_t, sel_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_sel_bg_color, offsetof(lv_draw_label_dsc_t, sel_bg_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_text_length, offsetof(lv_draw_label_dsc_t, text_length), LVGL_U32, 1 },
    { MP_QSTR_align, offsetof(lv_draw_label_dsc_t, align), LVGL_ENUM_FIELD(lv_draw_label_dsc_t, align), 1 },
    { MP_QSTR_bidi_dir, offsetof(lv_draw_label_dsc_t, bidi_dir), LVGL_ENUM_FIELD(lv_draw_label_dsc_t, bidi_dir), 1 },
    { MP_QSTR_opa, offsetof(lv_draw_label_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_outline_stroke_opa, offsetof(lv_draw_label_dsc_t, outline_stroke_opa), LVGL_U8, 1 },
    { MP_QSTR_hint, offsetof(lv_draw_label_dsc_t, hint), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_label_hint_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_outline_stroke_color, offsetof(lv_draw_label_dsc_t, outline_stroke_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_outline_stroke_width, offsetof(lv_draw_label_dsc_t, outline_stroke_width), LVGL_I32, 1 },
    { MP_QSTR_decor, 3, LVGL_OF(LVGL_BITS, 18), 1 },
    { MP_QSTR_flag, 5, LVGL_OF(LVGL_BITS, 19), 1 },
    { MP_QSTR_text_local, 1, LVGL_OF(LVGL_BITS, 20), 1 },
    { MP_QSTR_text_static, 1, LVGL_OF(LVGL_BITS, 21), 1 },
    { MP_QSTR_has_bided, 1, LVGL_OF(LVGL_BITS, 22), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_label_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1691]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_label_dsc_t)) },
};
#define count_lv_draw_label_dsc_t MP_ARRAY_SIZE(table_lv_draw_label_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_label_dsc_t, MP_QSTR_draw_label_dsc_t);

#define table_lv_draw_label_hint_t NULL
#define count_lv_draw_label_hint_t (0)

LVGL_STRUCT_TYPE(lv_draw_label_hint_t, MP_QSTR_draw_label_hint_t);

static uint32_t get_lv_draw_letter_dsc_t_decor(const void *p) {
    return (uint32_t)((const lv_draw_letter_dsc_t *)p)->decor;
}

static void set_lv_draw_letter_dsc_t_decor(void *p, uint32_t value) {
    ((lv_draw_letter_dsc_t *)p)->decor = (unsigned int)value;
}

static uint32_t get_lv_draw_letter_dsc_t_blend_mode(const void *p) {
    return (uint32_t)((const lv_draw_letter_dsc_t *)p)->blend_mode;
}

static void set_lv_draw_letter_dsc_t_blend_mode(void *p, uint32_t value) {
    ((lv_draw_letter_dsc_t *)p)->blend_mode = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_letter_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_letter_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_unicode, offsetof(lv_draw_letter_dsc_t, unicode), LVGL_U32, 1 },
    { MP_QSTR_font, offsetof(lv_draw_letter_dsc_t, font), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_color, offsetof(lv_draw_letter_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_rotation, offsetof(lv_draw_letter_dsc_t, rotation), LVGL_I32, 1 },
    { MP_QSTR_scale_x, offsetof(lv_draw_letter_dsc_t, scale_x), LVGL_I32, 1 },
    { MP_QSTR_scale_y, offsetof(lv_draw_letter_dsc_t, scale_y), LVGL_I32, 1 },
    { MP_QSTR_skew_x, offsetof(lv_draw_letter_dsc_t, skew_x), LVGL_I32, 1 },
    { MP_QSTR_skew_y, offsetof(lv_draw_letter_dsc_t, skew_y), LVGL_I32, 1 },
    { MP_QSTR_pivot, offsetof(lv_draw_letter_dsc_t, pivot), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_opa, offsetof(lv_draw_letter_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_outline_stroke_opa, offsetof(lv_draw_letter_dsc_t, outline_stroke_opa), LVGL_U8, 1 },
    { MP_QSTR_outline_stroke_width, offsetof(lv_draw_letter_dsc_t, outline_stroke_width), LVGL_I32, 1 },
    { MP_QSTR_outline_stroke_color, offsetof(lv_draw_letter_dsc_t, outline_stroke_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_decor, 3, LVGL_OF(LVGL_BITS, 23), 1 },
    { MP_QSTR_blend_mode, 4, LVGL_OF(LVGL_BITS, 24), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_letter_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1692]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_letter_dsc_t)) },
};
#define count_lv_draw_letter_dsc_t MP_ARRAY_SIZE(table_lv_draw_letter_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_letter_dsc_t, MP_QSTR_draw_letter_dsc_t);

static uint32_t get_lv_draw_line_dsc_t_round_start(const void *p) {
    return (uint32_t)((const lv_draw_line_dsc_t *)p)->round_start;
}

static void set_lv_draw_line_dsc_t_round_start(void *p, uint32_t value) {
    ((lv_draw_line_dsc_t *)p)->round_start = (unsigned int)value;
}

static uint32_t get_lv_draw_line_dsc_t_round_end(const void *p) {
    return (uint32_t)((const lv_draw_line_dsc_t *)p)->round_end;
}

static void set_lv_draw_line_dsc_t_round_end(void *p, uint32_t value) {
    ((lv_draw_line_dsc_t *)p)->round_end = (unsigned int)value;
}

static uint32_t get_lv_draw_line_dsc_t_raw_end(const void *p) {
    return (uint32_t)((const lv_draw_line_dsc_t *)p)->raw_end;
}

static void set_lv_draw_line_dsc_t_raw_end(void *p, uint32_t value) {
    ((lv_draw_line_dsc_t *)p)->raw_end = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_line_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_line_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_p1, offsetof(lv_draw_line_dsc_t, p1), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_precise_t), 1 },
    { MP_QSTR_p2, offsetof(lv_draw_line_dsc_t, p2), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_precise_t), 1 },
    { MP_QSTR_points, offsetof(lv_draw_line_dsc_t, points), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_precise_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_point_cnt, offsetof(lv_draw_line_dsc_t, point_cnt), LVGL_I32, 1 },
    { MP_QSTR_color, offsetof(lv_draw_line_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_width, offsetof(lv_draw_line_dsc_t, width), LVGL_I32, 1 },
    { MP_QSTR_dash_width, offsetof(lv_draw_line_dsc_t, dash_width), LVGL_I32, 1 },
    { MP_QSTR_dash_gap, offsetof(lv_draw_line_dsc_t, dash_gap), LVGL_I32, 1 },
    { MP_QSTR_opa, offsetof(lv_draw_line_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_round_start, 1, LVGL_OF(LVGL_BITS, 25), 1 },
    { MP_QSTR_round_end, 1, LVGL_OF(LVGL_BITS, 26), 1 },
    { MP_QSTR_raw_end, 1, LVGL_OF(LVGL_BITS, 27), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_line_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1694]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_line_dsc_t)) },
};
#define count_lv_draw_line_dsc_t MP_ARRAY_SIZE(table_lv_draw_line_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_line_dsc_t, MP_QSTR_draw_line_dsc_t);

static uint32_t get_lv_draw_rect_dsc_t_border_side(const void *p) {
    return (uint32_t)((const lv_draw_rect_dsc_t *)p)->border_side;
}

static void set_lv_draw_rect_dsc_t_border_side(void *p, uint32_t value) {
    ((lv_draw_rect_dsc_t *)p)->border_side = (unsigned int)value;
}

static uint32_t get_lv_draw_rect_dsc_t_border_post(const void *p) {
    return (uint32_t)((const lv_draw_rect_dsc_t *)p)->border_post;
}

static void set_lv_draw_rect_dsc_t_border_post(void *p, uint32_t value) {
    ((lv_draw_rect_dsc_t *)p)->border_post = (unsigned int)value;
}

static const lvgl_field_t fields_lv_draw_rect_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_rect_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_radius, offsetof(lv_draw_rect_dsc_t, radius), LVGL_I32, 1 },
    { MP_QSTR_bg_image_src, offsetof(lv_draw_rect_dsc_t, bg_image_src), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_bg_image_symbol_font, offsetof(lv_draw_rect_dsc_t, bg_image_symbol_font), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_bg_image_recolor, offsetof(lv_draw_rect_dsc_t, bg_image_recolor), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_bg_image_opa, offsetof(lv_draw_rect_dsc_t, bg_image_opa), LVGL_U8, 1 },
    { MP_QSTR_bg_image_recolor_opa, offsetof(lv_draw_rect_dsc_t, bg_image_recolor_opa), LVGL_U8, 1 },
    { MP_QSTR_bg_image_tiled, offsetof(lv_draw_rect_dsc_t, bg_image_tiled), LVGL_U8, 1 },
    { MP_QSTR_bg_opa, offsetof(lv_draw_rect_dsc_t, bg_opa), LVGL_U8, 1 },
    { MP_QSTR_border_opa, offsetof(lv_draw_rect_dsc_t, border_opa), LVGL_U8, 1 },
    { MP_QSTR_outline_opa, offsetof(lv_draw_rect_dsc_t, outline_opa), LVGL_U8, 1 },
    { MP_QSTR_shadow_opa, offsetof(lv_draw_rect_dsc_t, shadow_opa), LVGL_U8, 1 },
    { MP_QSTR_bg_color, offsetof(lv_draw_rect_dsc_t, bg_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_bg_grad, offsetof(lv_draw_rect_dsc_t, bg_grad), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t), 1 },
    { MP_QSTR_bg_image_colorkey, offsetof(lv_draw_rect_dsc_t, bg_image_colorkey), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_image_colorkey_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_border_color, offsetof(lv_draw_rect_dsc_t, border_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_border_width, offsetof(lv_draw_rect_dsc_t, border_width), LVGL_I32, 1 },
    { MP_QSTR_outline_color, offsetof(lv_draw_rect_dsc_t, outline_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_outline_width, offsetof(lv_draw_rect_dsc_t, outline_width), LVGL_I32, 1 },
    { MP_QSTR_outline_pad, offsetof(lv_draw_rect_dsc_t, outline_pad), LVGL_I32, 1 },
    { MP_QSTR_shadow_color, offsetof(lv_draw_rect_dsc_t, shadow_color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_shadow_width, offsetof(lv_draw_rect_dsc_t, shadow_width), LVGL_I32, 1 },
    { MP_QSTR_shadow_offset_x, offsetof(lv_draw_rect_dsc_t, shadow_offset_x), LVGL_I32, 1 },
    { MP_QSTR_shadow_offset_y, offsetof(lv_draw_rect_dsc_t, shadow_offset_y), LVGL_I32, 1 },
    { MP_QSTR_shadow_spread, offsetof(lv_draw_rect_dsc_t, shadow_spread), LVGL_I32, 1 },
    { MP_QSTR_border_side, 5, LVGL_OF(LVGL_BITS, 28), 1 },
    { MP_QSTR_border_post, 1, LVGL_OF(LVGL_BITS, 29), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_rect_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1687]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_rect_dsc_t)) },
};
#define count_lv_draw_rect_dsc_t MP_ARRAY_SIZE(table_lv_draw_rect_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_rect_dsc_t, MP_QSTR_draw_rect_dsc_t);

static const mp_rom_map_elem_t table_lv_draw_task_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_dependent_count), MP_ROM_PTR(&lvgl_functions[1171]) },
    { MP_ROM_QSTR(MP_QSTR_get_type), MP_ROM_PTR(&lvgl_functions[1172]) },
    { MP_ROM_QSTR(MP_QSTR_get_draw_dsc), MP_ROM_PTR(&lvgl_functions[1173]) },
    { MP_ROM_QSTR(MP_QSTR_get_area), MP_ROM_PTR(&lvgl_functions[1174]) },
    { MP_ROM_QSTR(MP_QSTR_get_fill_dsc), MP_ROM_PTR(&lvgl_functions[1175]) },
    { MP_ROM_QSTR(MP_QSTR_get_border_dsc), MP_ROM_PTR(&lvgl_functions[1176]) },
    { MP_ROM_QSTR(MP_QSTR_get_box_shadow_dsc), MP_ROM_PTR(&lvgl_functions[1177]) },
    { MP_ROM_QSTR(MP_QSTR_get_label_dsc), MP_ROM_PTR(&lvgl_functions[1178]) },
    { MP_ROM_QSTR(MP_QSTR_label_iterate_characters), MP_ROM_PTR(&lvgl_functions[1179]) },
    { MP_ROM_QSTR(MP_QSTR_unit_draw_letter), MP_ROM_PTR(&lvgl_functions[1180]) },
    { MP_ROM_QSTR(MP_QSTR_get_image_dsc), MP_ROM_PTR(&lvgl_functions[1181]) },
    { MP_ROM_QSTR(MP_QSTR_get_line_dsc), MP_ROM_PTR(&lvgl_functions[1182]) },
    { MP_ROM_QSTR(MP_QSTR_line_iterate), MP_ROM_PTR(&lvgl_functions[1183]) },
    { MP_ROM_QSTR(MP_QSTR_get_arc_dsc), MP_ROM_PTR(&lvgl_functions[1184]) },
    { MP_ROM_QSTR(MP_QSTR_get_triangle_dsc), MP_ROM_PTR(&lvgl_functions[1185]) },
    { MP_ROM_QSTR(MP_QSTR_get_blur_dsc), MP_ROM_PTR(&lvgl_functions[1186]) },
};
#define count_lv_draw_task_t MP_ARRAY_SIZE(table_lv_draw_task_t)

static const uint16_t index_lv_draw_task_t[] = {
    7, 0, 2, 6, 6, 10, 11, 12, 14, 16, 4, 10, 0, 7, 11, 14,
    3, 5, 6, 8, 1, 9, 12, 15, 2, 13,
};

LVGL_STRUCT_TYPE(lv_draw_task_t, MP_QSTR_draw_task_t);

static const lvgl_field_t fields_lv_draw_triangle_dsc_t[] = {
    { MP_QSTR_base, offsetof(lv_draw_triangle_dsc_t, base), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_draw_dsc_base_t), 1 },
    { MP_QSTR_p, offsetof(lv_draw_triangle_dsc_t, p), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_precise_t), 3 },
    { MP_QSTR_color, offsetof(lv_draw_triangle_dsc_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_opa, offsetof(lv_draw_triangle_dsc_t, opa), LVGL_U8, 1 },
    { MP_QSTR_grad, offsetof(lv_draw_triangle_dsc_t, grad), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t), 1 },
};

static const mp_rom_map_elem_t table_lv_draw_triangle_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1696]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_draw_triangle_dsc_t)) },
};
#define count_lv_draw_triangle_dsc_t MP_ARRAY_SIZE(table_lv_draw_triangle_dsc_t)

LVGL_STRUCT_TYPE(lv_draw_triangle_dsc_t, MP_QSTR_draw_triangle_dsc_t);

static const mp_rom_map_elem_t table_lv_event_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_cb), MP_ROM_PTR(&lvgl_functions[1318]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1319]) },
};
#define count_lv_event_dsc_t MP_ARRAY_SIZE(table_lv_event_dsc_t)

static void *get_user_data_lv_event_dsc_t(void *p) {
    return ((lv_event_dsc_t *)p)->user_data;
}

static void set_user_data_lv_event_dsc_t(void *p, void *user_data) {
    ((lv_event_dsc_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_event_dsc_t, MP_QSTR_event_dsc_t);

static uint32_t get_lv_event_list_t_is_traversing(const void *p) {
    return (uint32_t)((const lv_event_list_t *)p)->is_traversing;
}

static void set_lv_event_list_t_is_traversing(void *p, uint32_t value) {
    ((lv_event_list_t *)p)->is_traversing = (unsigned int)value;
}

static uint32_t get_lv_event_list_t_has_marked_deleting(const void *p) {
    return (uint32_t)((const lv_event_list_t *)p)->has_marked_deleting;
}

static void set_lv_event_list_t_has_marked_deleting(void *p, uint32_t value) {
    ((lv_event_list_t *)p)->has_marked_deleting = (unsigned int)value;
}

static const lvgl_field_t fields_lv_event_list_t[] = {
    { MP_QSTR_array, offsetof(lv_event_list_t, array), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_array_t), 1 },
    { MP_QSTR_is_traversing, 1, LVGL_OF(LVGL_BITS, 30), 1 },
    { MP_QSTR_has_marked_deleting, 1, LVGL_OF(LVGL_BITS, 31), 1 },
};

static const mp_rom_map_elem_t table_lv_event_list_t[] = {
    { MP_ROM_QSTR(MP_QSTR_send), MP_ROM_PTR(&lvgl_functions[1664]) },
    { MP_ROM_QSTR(MP_QSTR_add), MP_ROM_PTR(&lvgl_functions[1665]) },
    { MP_ROM_QSTR(MP_QSTR_remove_dsc), MP_ROM_PTR(&lvgl_functions[1666]) },
    { MP_ROM_QSTR(MP_QSTR_get_count), MP_ROM_PTR(&lvgl_functions[1667]) },
    { MP_ROM_QSTR(MP_QSTR_get_dsc), MP_ROM_PTR(&lvgl_functions[1668]) },
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&lvgl_functions[1669]) },
    { MP_ROM_QSTR(MP_QSTR_remove_all), MP_ROM_PTR(&lvgl_functions[1670]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_event_list_t)) },
};
#define count_lv_event_list_t MP_ARRAY_SIZE(table_lv_event_list_t)

static const uint16_t index_lv_event_list_t[] = {
    3, 0, 4, 6, 6, 8, 1, 2, 4, 7, 0, 6, 3, 5,
};

LVGL_STRUCT_TYPE(lv_event_list_t, MP_QSTR_event_list_t);

static const mp_rom_map_elem_t table_lv_event_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_target), MP_ROM_PTR(&lvgl_functions[1235]) },
    { MP_ROM_QSTR(MP_QSTR_get_current_target), MP_ROM_PTR(&lvgl_functions[1236]) },
    { MP_ROM_QSTR(MP_QSTR_get_code), MP_ROM_PTR(&lvgl_functions[1237]) },
    { MP_ROM_QSTR(MP_QSTR_get_param), MP_ROM_PTR(&lvgl_functions[1238]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1239]) },
    { MP_ROM_QSTR(MP_QSTR_stop_bubbling), MP_ROM_PTR(&lvgl_functions[1240]) },
    { MP_ROM_QSTR(MP_QSTR_stop_trickling), MP_ROM_PTR(&lvgl_functions[1241]) },
    { MP_ROM_QSTR(MP_QSTR_stop_processing), MP_ROM_PTR(&lvgl_functions[1242]) },
    { MP_ROM_QSTR(MP_QSTR_free_user_data_cb), MP_ROM_PTR(&lvgl_functions[1243]) },
    { MP_ROM_QSTR(MP_QSTR_get_invalidated_area), MP_ROM_PTR(&lvgl_functions[1244]) },
    { MP_ROM_QSTR(MP_QSTR_get_current_target_obj), MP_ROM_PTR(&lvgl_functions[1245]) },
    { MP_ROM_QSTR(MP_QSTR_get_target_obj), MP_ROM_PTR(&lvgl_functions[1246]) },
    { MP_ROM_QSTR(MP_QSTR_get_indev), MP_ROM_PTR(&lvgl_functions[1247]) },
    { MP_ROM_QSTR(MP_QSTR_get_layer), MP_ROM_PTR(&lvgl_functions[1248]) },
    { MP_ROM_QSTR(MP_QSTR_get_old_size), MP_ROM_PTR(&lvgl_functions[1249]) },
    { MP_ROM_QSTR(MP_QSTR_get_key), MP_ROM_PTR(&lvgl_functions[1250]) },
    { MP_ROM_QSTR(MP_QSTR_get_rotary_diff), MP_ROM_PTR(&lvgl_functions[1251]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_anim), MP_ROM_PTR(&lvgl_functions[1252]) },
    { MP_ROM_QSTR(MP_QSTR_set_ext_draw_size), MP_ROM_PTR(&lvgl_functions[1253]) },
    { MP_ROM_QSTR(MP_QSTR_get_self_size_info), MP_ROM_PTR(&lvgl_functions[1254]) },
    { MP_ROM_QSTR(MP_QSTR_get_hit_test_info), MP_ROM_PTR(&lvgl_functions[1255]) },
    { MP_ROM_QSTR(MP_QSTR_get_cover_area), MP_ROM_PTR(&lvgl_functions[1256]) },
    { MP_ROM_QSTR(MP_QSTR_set_cover_res), MP_ROM_PTR(&lvgl_functions[1257]) },
    { MP_ROM_QSTR(MP_QSTR_get_draw_task), MP_ROM_PTR(&lvgl_functions[1258]) },
    { MP_ROM_QSTR(MP_QSTR_get_prev_state), MP_ROM_PTR(&lvgl_functions[1259]) },
};
#define count_lv_event_t MP_ARRAY_SIZE(table_lv_event_t)

static const uint16_t index_lv_event_t[] = {
    15, 0, 0, 4, 5, 7, 8, 11, 11, 11, 11, 15, 15, 18, 19, 21,
    24, 25, 2, 9, 14, 20, 4, 3, 10, 18, 11, 17, 24, 5, 6, 7,
    21, 1, 15, 19, 12, 0, 16, 8, 22, 23, 13,
};

static void *get_user_data_lv_event_t(void *p) {
    return ((lv_event_t *)p)->user_data;
}

static void set_user_data_lv_event_t(void *p, void *user_data) {
    ((lv_event_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_event_t, MP_QSTR_event_t);

static const lvgl_field_t fields_lv_font_class_t[] = {
    { MP_QSTR_create_cb, offsetof(lv_font_class_t, create_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_font_class_t_create_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_delete_cb, offsetof(lv_font_class_t, delete_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_font_class_t_delete_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_dup_src_cb, offsetof(lv_font_class_t, dup_src_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_font_class_t_dup_src_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_free_src_cb, offsetof(lv_font_class_t, free_src_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_font_class_t_free_src_cb) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_font_class_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_class_t)) },
};
#define count_lv_font_class_t MP_ARRAY_SIZE(table_lv_font_class_t)

LVGL_STRUCT_TYPE(lv_font_class_t, MP_QSTR_font_class_t);

static const lvgl_field_t fields_lv_font_fmt_txt_cmap_t[] = {
    { MP_QSTR_range_start, offsetof(lv_font_fmt_txt_cmap_t, range_start), LVGL_U32, 1 },
    { MP_QSTR_range_length, offsetof(lv_font_fmt_txt_cmap_t, range_length), LVGL_U16, 1 },
    { MP_QSTR_glyph_id_start, offsetof(lv_font_fmt_txt_cmap_t, glyph_id_start), LVGL_U16, 1 },
    { MP_QSTR_unicode_list, offsetof(lv_font_fmt_txt_cmap_t, unicode_list), LVGL_OF(LVGL_ARRAY, LVGL_U16) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_glyph_id_ofs_list, offsetof(lv_font_fmt_txt_cmap_t, glyph_id_ofs_list), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_list_length, offsetof(lv_font_fmt_txt_cmap_t, list_length), LVGL_U16, 1 },
    { MP_QSTR_type, offsetof(lv_font_fmt_txt_cmap_t, type), LVGL_ENUM_FIELD(lv_font_fmt_txt_cmap_t, type), 1 },
};

static const mp_rom_map_elem_t table_lv_font_fmt_txt_cmap_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_fmt_txt_cmap_t)) },
};
#define count_lv_font_fmt_txt_cmap_t MP_ARRAY_SIZE(table_lv_font_fmt_txt_cmap_t)

LVGL_STRUCT_TYPE(lv_font_fmt_txt_cmap_t, MP_QSTR_font_fmt_txt_cmap_t);

static uint32_t get_lv_font_fmt_txt_dsc_t_cmap_num(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_dsc_t *)p)->cmap_num;
}

static void set_lv_font_fmt_txt_dsc_t_cmap_num(void *p, uint32_t value) {
    ((lv_font_fmt_txt_dsc_t *)p)->cmap_num = (unsigned int)value;
}

static uint32_t get_lv_font_fmt_txt_dsc_t_bpp(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_dsc_t *)p)->bpp;
}

static void set_lv_font_fmt_txt_dsc_t_bpp(void *p, uint32_t value) {
    ((lv_font_fmt_txt_dsc_t *)p)->bpp = (unsigned int)value;
}

static uint32_t get_lv_font_fmt_txt_dsc_t_kern_classes(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_dsc_t *)p)->kern_classes;
}

static void set_lv_font_fmt_txt_dsc_t_kern_classes(void *p, uint32_t value) {
    ((lv_font_fmt_txt_dsc_t *)p)->kern_classes = (unsigned int)value;
}

static uint32_t get_lv_font_fmt_txt_dsc_t_bitmap_format(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_dsc_t *)p)->bitmap_format;
}

static void set_lv_font_fmt_txt_dsc_t_bitmap_format(void *p, uint32_t value) {
    ((lv_font_fmt_txt_dsc_t *)p)->bitmap_format = (unsigned int)value;
}

static const lvgl_field_t fields_lv_font_fmt_txt_dsc_t[] = {
    { MP_QSTR_glyph_bitmap, offsetof(lv_font_fmt_txt_dsc_t, glyph_bitmap), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_glyph_dsc, offsetof(lv_font_fmt_txt_dsc_t, glyph_dsc), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_fmt_txt_glyph_dsc_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_cmaps, offsetof(lv_font_fmt_txt_dsc_t, cmaps), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_fmt_txt_cmap_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_kern_dsc, offsetof(lv_font_fmt_txt_dsc_t, kern_dsc), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_kern_scale, offsetof(lv_font_fmt_txt_dsc_t, kern_scale), LVGL_U16, 1 },
    { MP_QSTR_stride, offsetof(lv_font_fmt_txt_dsc_t, stride), LVGL_U8, 1 },
    { MP_QSTR_cmap_num, 9, LVGL_OF(LVGL_BITS, 32), 1 },
    { MP_QSTR_bpp, 4, LVGL_OF(LVGL_BITS, 33), 1 },
    { MP_QSTR_kern_classes, 1, LVGL_OF(LVGL_BITS, 34), 1 },
    { MP_QSTR_bitmap_format, 2, LVGL_OF(LVGL_BITS, 35), 1 },
};

static const mp_rom_map_elem_t table_lv_font_fmt_txt_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_fmt_txt_dsc_t)) },
};
#define count_lv_font_fmt_txt_dsc_t MP_ARRAY_SIZE(table_lv_font_fmt_txt_dsc_t)

LVGL_STRUCT_TYPE(lv_font_fmt_txt_dsc_t, MP_QSTR_font_fmt_txt_dsc_t);

static uint32_t get_lv_font_fmt_txt_glyph_dsc_t_bitmap_index(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_glyph_dsc_t *)p)->bitmap_index;
}

static void set_lv_font_fmt_txt_glyph_dsc_t_bitmap_index(void *p, uint32_t value) {
    ((lv_font_fmt_txt_glyph_dsc_t *)p)->bitmap_index = (unsigned int)value;
}

static uint32_t get_lv_font_fmt_txt_glyph_dsc_t_adv_w(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_glyph_dsc_t *)p)->adv_w;
}

static void set_lv_font_fmt_txt_glyph_dsc_t_adv_w(void *p, uint32_t value) {
    ((lv_font_fmt_txt_glyph_dsc_t *)p)->adv_w = (unsigned int)value;
}

static const lvgl_field_t fields_lv_font_fmt_txt_glyph_dsc_t[] = {
    { MP_QSTR_box_w, offsetof(lv_font_fmt_txt_glyph_dsc_t, box_w), LVGL_U8, 1 },
    { MP_QSTR_box_h, offsetof(lv_font_fmt_txt_glyph_dsc_t, box_h), LVGL_U8, 1 },
    { MP_QSTR_ofs_x, offsetof(lv_font_fmt_txt_glyph_dsc_t, ofs_x), LVGL_I8, 1 },
    { MP_QSTR_ofs_y, offsetof(lv_font_fmt_txt_glyph_dsc_t, ofs_y), LVGL_I8, 1 },
    { MP_QSTR_bitmap_index, 20, LVGL_OF(LVGL_BITS, 36), 1 },
    { MP_QSTR_adv_w, 12, LVGL_OF(LVGL_BITS, 37), 1 },
};

static const mp_rom_map_elem_t table_lv_font_fmt_txt_glyph_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_fmt_txt_glyph_dsc_t)) },
};
#define count_lv_font_fmt_txt_glyph_dsc_t MP_ARRAY_SIZE(table_lv_font_fmt_txt_glyph_dsc_t)

LVGL_STRUCT_TYPE(lv_font_fmt_txt_glyph_dsc_t, MP_QSTR_font_fmt_txt_glyph_dsc_t);

static const lvgl_field_t fields_lv_font_fmt_txt_kern_classes_t[] = {
    { MP_QSTR_class_pair_values, offsetof(lv_font_fmt_txt_kern_classes_t, class_pair_values), LVGL_OF(LVGL_ARRAY, LVGL_I8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_left_class_mapping, offsetof(lv_font_fmt_txt_kern_classes_t, left_class_mapping), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_right_class_mapping, offsetof(lv_font_fmt_txt_kern_classes_t, right_class_mapping), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_left_class_cnt, offsetof(lv_font_fmt_txt_kern_classes_t, left_class_cnt), LVGL_U8, 1 },
    { MP_QSTR_right_class_cnt, offsetof(lv_font_fmt_txt_kern_classes_t, right_class_cnt), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_font_fmt_txt_kern_classes_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_fmt_txt_kern_classes_t)) },
};
#define count_lv_font_fmt_txt_kern_classes_t MP_ARRAY_SIZE(table_lv_font_fmt_txt_kern_classes_t)

LVGL_STRUCT_TYPE(lv_font_fmt_txt_kern_classes_t, MP_QSTR_font_fmt_txt_kern_classes_t);

static uint32_t get_lv_font_fmt_txt_kern_pair_t_pair_cnt(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_kern_pair_t *)p)->pair_cnt;
}

static void set_lv_font_fmt_txt_kern_pair_t_pair_cnt(void *p, uint32_t value) {
    ((lv_font_fmt_txt_kern_pair_t *)p)->pair_cnt = (unsigned int)value;
}

static uint32_t get_lv_font_fmt_txt_kern_pair_t_glyph_ids_size(const void *p) {
    return (uint32_t)((const lv_font_fmt_txt_kern_pair_t *)p)->glyph_ids_size;
}

static void set_lv_font_fmt_txt_kern_pair_t_glyph_ids_size(void *p, uint32_t value) {
    ((lv_font_fmt_txt_kern_pair_t *)p)->glyph_ids_size = (unsigned int)value;
}

static const lvgl_field_t fields_lv_font_fmt_txt_kern_pair_t[] = {
    { MP_QSTR_glyph_ids, offsetof(lv_font_fmt_txt_kern_pair_t, glyph_ids), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_values, offsetof(lv_font_fmt_txt_kern_pair_t, values), LVGL_OF(LVGL_ARRAY, LVGL_I8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_pair_cnt, 30, LVGL_OF(LVGL_BITS, 38), 1 },
    { MP_QSTR_glyph_ids_size, 2, LVGL_OF(LVGL_BITS, 39), 1 },
};

static const mp_rom_map_elem_t table_lv_font_fmt_txt_kern_pair_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_fmt_txt_kern_pair_t)) },
};
#define count_lv_font_fmt_txt_kern_pair_t MP_ARRAY_SIZE(table_lv_font_fmt_txt_kern_pair_t)

LVGL_STRUCT_TYPE(lv_font_fmt_txt_kern_pair_t, MP_QSTR_font_fmt_txt_kern_pair_t);

static uint32_t get_lv_font_glyph_dsc_t_is_placeholder(const void *p) {
    return (uint32_t)((const lv_font_glyph_dsc_t *)p)->is_placeholder;
}

static void set_lv_font_glyph_dsc_t_is_placeholder(void *p, uint32_t value) {
    ((lv_font_glyph_dsc_t *)p)->is_placeholder = (unsigned int)value;
}

static uint32_t get_lv_font_glyph_dsc_t_req_raw_bitmap(const void *p) {
    return (uint32_t)((const lv_font_glyph_dsc_t *)p)->req_raw_bitmap;
}

static void set_lv_font_glyph_dsc_t_req_raw_bitmap(void *p, uint32_t value) {
    ((lv_font_glyph_dsc_t *)p)->req_raw_bitmap = (unsigned int)value;
}

static const lvgl_field_t fields_lv_font_glyph_dsc_t[] = {
    { MP_QSTR_resolved_font, offsetof(lv_font_glyph_dsc_t, resolved_font), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_adv_w, offsetof(lv_font_glyph_dsc_t, adv_w), LVGL_U16, 1 },
    { MP_QSTR_box_w, offsetof(lv_font_glyph_dsc_t, box_w), LVGL_U16, 1 },
    { MP_QSTR_box_h, offsetof(lv_font_glyph_dsc_t, box_h), LVGL_U16, 1 },
    { MP_QSTR_ofs_x, offsetof(lv_font_glyph_dsc_t, ofs_x), LVGL_I16, 1 },
    { MP_QSTR_ofs_y, offsetof(lv_font_glyph_dsc_t, ofs_y), LVGL_I16, 1 },
    { MP_QSTR_stride, offsetof(lv_font_glyph_dsc_t, stride), LVGL_U16, 1 },
    { MP_QSTR_format, offsetof(lv_font_glyph_dsc_t, format), LVGL_ENUM_FIELD(lv_font_glyph_dsc_t, format), 1 },
    { MP_QSTR_outline_stroke_width, offsetof(lv_font_glyph_dsc_t, outline_stroke_width), LVGL_I32, 1 },
    { MP_QSTR_gid, offsetof(lv_font_glyph_dsc_t, gid), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_font_glyph_dsc_t__bindgen_ty_1), 1 },
    { MP_QSTR_entry, offsetof(lv_font_glyph_dsc_t, entry), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_cache_entry_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_is_placeholder, 1, LVGL_OF(LVGL_BITS, 40), 1 },
    { MP_QSTR_req_raw_bitmap, 1, LVGL_OF(LVGL_BITS, 41), 1 },
};

static const mp_rom_map_elem_t table_lv_font_glyph_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_glyph_bitmap), MP_ROM_PTR(&lvgl_functions[1497]) },
    { MP_ROM_QSTR(MP_QSTR_get_glyph_static_bitmap), MP_ROM_PTR(&lvgl_functions[1498]) },
    { MP_ROM_QSTR(MP_QSTR_release_draw_data), MP_ROM_PTR(&lvgl_functions[1499]) },
    { MP_ROM_QSTR(MP_QSTR_get_bitmap_fmt_txt), MP_ROM_PTR(&lvgl_functions[1500]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_glyph_dsc_t)) },
};
#define count_lv_font_glyph_dsc_t MP_ARRAY_SIZE(table_lv_font_glyph_dsc_t)

LVGL_STRUCT_TYPE(lv_font_glyph_dsc_t, MP_QSTR_font_glyph_dsc_t);

static const lvgl_field_t fields_lv_font_glyph_dsc_t__bindgen_ty_1[] = {
    { MP_QSTR_index, offsetof(__typeof__(((lv_font_glyph_dsc_t *)0)->gid), index), LVGL_U32, 1 },
    { MP_QSTR_src, offsetof(__typeof__(((lv_font_glyph_dsc_t *)0)->gid), src), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
};

static const mp_rom_map_elem_t table_lv_font_glyph_dsc_t__bindgen_ty_1[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_font_glyph_dsc_t *)0)->gid))) },
};
#define count_lv_font_glyph_dsc_t__bindgen_ty_1 MP_ARRAY_SIZE(table_lv_font_glyph_dsc_t__bindgen_ty_1)

LVGL_STRUCT_TYPE(lv_font_glyph_dsc_t__bindgen_ty_1, MP_QSTR_struct);

static const lvgl_field_t fields_lv_font_info_t[] = {
    { MP_QSTR_name, offsetof(lv_font_info_t, name), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_class_p, offsetof(lv_font_info_t, class_p), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_class_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_size, offsetof(lv_font_info_t, size), LVGL_U32, 1 },
    { MP_QSTR_render_mode, offsetof(lv_font_info_t, render_mode), LVGL_U32, 1 },
    { MP_QSTR_style, offsetof(lv_font_info_t, style), LVGL_U32, 1 },
    { MP_QSTR_kerning, offsetof(lv_font_info_t, kerning), LVGL_ENUM_FIELD(lv_font_info_t, kerning), 1 },
};

static const mp_rom_map_elem_t table_lv_font_info_t[] = {
    { MP_ROM_QSTR(MP_QSTR_is_equal), MP_ROM_PTR(&lvgl_functions[1507]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_info_t)) },
};
#define count_lv_font_info_t MP_ARRAY_SIZE(table_lv_font_info_t)

LVGL_STRUCT_TYPE(lv_font_info_t, MP_QSTR_font_info_t);

static uint32_t get_lv_font_t_subpx(const void *p) {
    return (uint32_t)((const lv_font_t *)p)->subpx;
}

static void set_lv_font_t_subpx(void *p, uint32_t value) {
    ((lv_font_t *)p)->subpx = (unsigned int)value;
}

static uint32_t get_lv_font_t_kerning(const void *p) {
    return (uint32_t)((const lv_font_t *)p)->kerning;
}

static void set_lv_font_t_kerning(void *p, uint32_t value) {
    ((lv_font_t *)p)->kerning = (unsigned int)value;
}

static uint32_t get_lv_font_t_static_bitmap(const void *p) {
    return (uint32_t)((const lv_font_t *)p)->static_bitmap;
}

static void set_lv_font_t_static_bitmap(void *p, uint32_t value) {
    ((lv_font_t *)p)->static_bitmap = (unsigned int)value;
}

static const lvgl_field_t fields_lv_font_t[] = {
    { MP_QSTR_get_glyph_dsc, offsetof(lv_font_t, get_glyph_dsc), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_font_t_get_glyph_dsc) | LVGL_NULLABLE, 1 },
    { MP_QSTR_get_glyph_bitmap, offsetof(lv_font_t, get_glyph_bitmap), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_font_t_get_glyph_bitmap) | LVGL_NULLABLE, 1 },
    { MP_QSTR_release_glyph, offsetof(lv_font_t, release_glyph), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_font_t_release_glyph) | LVGL_NULLABLE, 1 },
    { MP_QSTR_line_height, offsetof(lv_font_t, line_height), LVGL_I32, 1 },
    { MP_QSTR_base_line, offsetof(lv_font_t, base_line), LVGL_I32, 1 },
    { MP_QSTR_underline_position, offsetof(lv_font_t, underline_position), LVGL_I8, 1 },
    { MP_QSTR_underline_thickness, offsetof(lv_font_t, underline_thickness), LVGL_I8, 1 },
    { MP_QSTR_dsc, offsetof(lv_font_t, dsc), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_fallback, offsetof(lv_font_t, fallback), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_font_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_user_data, offsetof(lv_font_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_subpx, 2, LVGL_OF(LVGL_BITS, 42), 1 },
    { MP_QSTR_kerning, 1, LVGL_OF(LVGL_BITS, 43), 1 },
    { MP_QSTR_static_bitmap, 1, LVGL_OF(LVGL_BITS, 44), 1 },
};

static const mp_rom_map_elem_t table_lv_font_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_glyph_dsc), MP_ROM_PTR(&lvgl_functions[1501]) },
    { MP_ROM_QSTR(MP_QSTR_get_glyph_width), MP_ROM_PTR(&lvgl_functions[1502]) },
    { MP_ROM_QSTR(MP_QSTR_get_line_height), MP_ROM_PTR(&lvgl_functions[1503]) },
    { MP_ROM_QSTR(MP_QSTR_set_kerning), MP_ROM_PTR(&lvgl_functions[1504]) },
    { MP_ROM_QSTR(MP_QSTR_has_static_bitmap), MP_ROM_PTR(&lvgl_functions[1505]) },
    { MP_ROM_QSTR(MP_QSTR_get_glyph_dsc_fmt_txt), MP_ROM_PTR(&lvgl_functions[1506]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_font_t)) },
};
#define count_lv_font_t MP_ARRAY_SIZE(table_lv_font_t)

static void *get_user_data_lv_font_t(void *p) {
    return ((lv_font_t *)p)->user_data;
}

static void set_user_data_lv_font_t(void *p, void *user_data) {
    ((lv_font_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_font_t, MP_QSTR_font_t);

static const lvgl_field_t fields_lv_fragment_class_t[] = {
    { MP_QSTR_constructor_cb, offsetof(lv_fragment_class_t, constructor_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_constructor_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_destructor_cb, offsetof(lv_fragment_class_t, destructor_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_destructor_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_attached_cb, offsetof(lv_fragment_class_t, attached_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_attached_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_detached_cb, offsetof(lv_fragment_class_t, detached_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_detached_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_create_obj_cb, offsetof(lv_fragment_class_t, create_obj_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_create_obj_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_obj_created_cb, offsetof(lv_fragment_class_t, obj_created_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_obj_created_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_obj_will_delete_cb, offsetof(lv_fragment_class_t, obj_will_delete_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_obj_will_delete_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_obj_deleted_cb, offsetof(lv_fragment_class_t, obj_deleted_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_obj_deleted_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_event_cb, offsetof(lv_fragment_class_t, event_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_fragment_class_t_event_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_instance_size, offsetof(lv_fragment_class_t, instance_size), LVGL_UWORD, 1 },
};

static const mp_rom_map_elem_t table_lv_fragment_class_t[] = {
    { MP_ROM_QSTR(MP_QSTR_create), MP_ROM_PTR(&lvgl_functions[1753]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_fragment_class_t)) },
};
#define count_lv_fragment_class_t MP_ARRAY_SIZE(table_lv_fragment_class_t)

LVGL_STRUCT_TYPE(lv_fragment_class_t, MP_QSTR_fragment_class_t);

#define table_lv_fragment_managed_states_t NULL
#define count_lv_fragment_managed_states_t (0)

LVGL_STRUCT_TYPE(lv_fragment_managed_states_t, MP_QSTR_fragment_managed_states_t);

static const mp_rom_map_elem_t table_lv_fragment_manager_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1732]) },
    { MP_ROM_QSTR(MP_QSTR_create_obj), MP_ROM_PTR(&lvgl_functions[1733]) },
    { MP_ROM_QSTR(MP_QSTR_delete_obj), MP_ROM_PTR(&lvgl_functions[1734]) },
    { MP_ROM_QSTR(MP_QSTR_add), MP_ROM_PTR(&lvgl_functions[1735]) },
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&lvgl_functions[1736]) },
    { MP_ROM_QSTR(MP_QSTR_push), MP_ROM_PTR(&lvgl_functions[1737]) },
    { MP_ROM_QSTR(MP_QSTR_pop), MP_ROM_PTR(&lvgl_functions[1738]) },
    { MP_ROM_QSTR(MP_QSTR_replace), MP_ROM_PTR(&lvgl_functions[1739]) },
    { MP_ROM_QSTR(MP_QSTR_send_event), MP_ROM_PTR(&lvgl_functions[1740]) },
    { MP_ROM_QSTR(MP_QSTR_get_stack_size), MP_ROM_PTR(&lvgl_functions[1741]) },
    { MP_ROM_QSTR(MP_QSTR_get_top), MP_ROM_PTR(&lvgl_functions[1742]) },
    { MP_ROM_QSTR(MP_QSTR_find_by_container), MP_ROM_PTR(&lvgl_functions[1743]) },
    { MP_ROM_QSTR(MP_QSTR_get_parent_fragment), MP_ROM_PTR(&lvgl_functions[1744]) },
};
#define count_lv_fragment_manager_t MP_ARRAY_SIZE(table_lv_fragment_manager_t)

static const uint16_t index_lv_fragment_manager_t[] = {
    7, 0, 1, 3, 5, 7, 11, 11, 11, 13, 9, 1, 7, 6, 8, 4,
    5, 0, 2, 3, 11, 10, 12,
};

LVGL_STRUCT_TYPE(lv_fragment_manager_t, MP_QSTR_fragment_manager_t);

static const lvgl_field_t fields_lv_fragment_t[] = {
    { MP_QSTR_cls, offsetof(lv_fragment_t, cls), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_class_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_managed, offsetof(lv_fragment_t, managed), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_managed_states_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_child_manager, offsetof(lv_fragment_t, child_manager), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fragment_manager_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_obj, offsetof(lv_fragment_t, obj), LVGL_OF(LVGL_WIDGET, 0) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_fragment_t[] = {
    { MP_ROM_QSTR(MP_QSTR_manager_create), MP_ROM_PTR(&lvgl_functions[1745]) },
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1746]) },
    { MP_ROM_QSTR(MP_QSTR_get_manager), MP_ROM_PTR(&lvgl_functions[1747]) },
    { MP_ROM_QSTR(MP_QSTR_get_container), MP_ROM_PTR(&lvgl_functions[1748]) },
    { MP_ROM_QSTR(MP_QSTR_get_parent), MP_ROM_PTR(&lvgl_functions[1749]) },
    { MP_ROM_QSTR(MP_QSTR_create_obj), MP_ROM_PTR(&lvgl_functions[1750]) },
    { MP_ROM_QSTR(MP_QSTR_delete_obj), MP_ROM_PTR(&lvgl_functions[1751]) },
    { MP_ROM_QSTR(MP_QSTR_recreate_obj), MP_ROM_PTR(&lvgl_functions[1752]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_fragment_t)) },
};
#define count_lv_fragment_t MP_ARRAY_SIZE(table_lv_fragment_t)

static const uint16_t index_lv_fragment_t[] = {
    3, 0, 4, 6, 7, 9, 1, 4, 6, 8, 0, 5, 7, 2, 3,
};

LVGL_STRUCT_TYPE(lv_fragment_t, MP_QSTR_fragment_t);

static const lvgl_field_t fields_lv_fs_dir_t[] = {
    { MP_QSTR_dir_d, offsetof(lv_fs_dir_t, dir_d), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_drv, offsetof(lv_fs_dir_t, drv), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_fs_dir_t[] = {
    { MP_ROM_QSTR(MP_QSTR_open), MP_ROM_PTR(&lvgl_functions[1680]) },
    { MP_ROM_QSTR(MP_QSTR_read), MP_ROM_PTR(&lvgl_functions[1681]) },
    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&lvgl_functions[1682]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_fs_dir_t)) },
};
#define count_lv_fs_dir_t MP_ARRAY_SIZE(table_lv_fs_dir_t)

LVGL_STRUCT_TYPE(lv_fs_dir_t, MP_QSTR_fs_dir_t);

static const lvgl_field_t fields_lv_fs_drv_t[] = {
    { MP_QSTR_letter, offsetof(lv_fs_drv_t, letter), LVGL_CHAR, 1 },
    { MP_QSTR_cache_size, offsetof(lv_fs_drv_t, cache_size), LVGL_U32, 1 },
    { MP_QSTR_ready_cb, offsetof(lv_fs_drv_t, ready_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_ready_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_remove_cb, offsetof(lv_fs_drv_t, remove_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_remove_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_open_cb, offsetof(lv_fs_drv_t, open_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_open_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_close_cb, offsetof(lv_fs_drv_t, close_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_close_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_read_cb, offsetof(lv_fs_drv_t, read_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_read_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_write_cb, offsetof(lv_fs_drv_t, write_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_write_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_seek_cb, offsetof(lv_fs_drv_t, seek_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_seek_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_tell_cb, offsetof(lv_fs_drv_t, tell_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_tell_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_dir_open_cb, offsetof(lv_fs_drv_t, dir_open_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_dir_open_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_dir_read_cb, offsetof(lv_fs_drv_t, dir_read_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_dir_read_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_dir_close_cb, offsetof(lv_fs_drv_t, dir_close_cb), LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_fs_drv_t_dir_close_cb) | LVGL_NULLABLE, 1 },
    { MP_QSTR_user_data, offsetof(lv_fs_drv_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_fs_drv_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1671]) },
    { MP_ROM_QSTR(MP_QSTR_register), MP_ROM_PTR(&lvgl_functions[1672]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_fs_drv_t)) },
};
#define count_lv_fs_drv_t MP_ARRAY_SIZE(table_lv_fs_drv_t)

static void *get_user_data_lv_fs_drv_t(void *p) {
    return ((lv_fs_drv_t *)p)->user_data;
}

static void set_user_data_lv_fs_drv_t(void *p, void *user_data) {
    ((lv_fs_drv_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_fs_drv_t, MP_QSTR_fs_drv_t);

#define table_lv_fs_file_cache_t NULL
#define count_lv_fs_file_cache_t (0)

LVGL_STRUCT_TYPE(lv_fs_file_cache_t, MP_QSTR_fs_file_cache_t);

static const lvgl_field_t fields_lv_fs_file_t[] = {
    { MP_QSTR_file_d, offsetof(lv_fs_file_t, file_d), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_drv, offsetof(lv_fs_file_t, drv), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_drv_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_cache, offsetof(lv_fs_file_t, cache), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_fs_file_cache_t) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_fs_file_t[] = {
    { MP_ROM_QSTR(MP_QSTR_open), MP_ROM_PTR(&lvgl_functions[1673]) },
    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&lvgl_functions[1674]) },
    { MP_ROM_QSTR(MP_QSTR_read), MP_ROM_PTR(&lvgl_functions[1675]) },
    { MP_ROM_QSTR(MP_QSTR_write), MP_ROM_PTR(&lvgl_functions[1676]) },
    { MP_ROM_QSTR(MP_QSTR_seek), MP_ROM_PTR(&lvgl_functions[1677]) },
    { MP_ROM_QSTR(MP_QSTR_tell), MP_ROM_PTR(&lvgl_functions[1678]) },
    { MP_ROM_QSTR(MP_QSTR_get_size), MP_ROM_PTR(&lvgl_functions[1679]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_fs_file_t)) },
};
#define count_lv_fs_file_t MP_ARRAY_SIZE(table_lv_fs_file_t)

static const uint16_t index_lv_fs_file_t[] = {
    3, 0, 3, 6, 6, 8, 3, 5, 7, 0, 4, 6, 1, 2,
};

LVGL_STRUCT_TYPE(lv_fs_file_t, MP_QSTR_fs_file_t);

static const lvgl_field_t fields_lv_fs_path_ex_t[] = {
    { MP_QSTR_path, offsetof(lv_fs_path_ex_t, path), LVGL_CHAR, 64 },
};

static const mp_rom_map_elem_t table_lv_fs_path_ex_t[] = {
    { MP_ROM_QSTR(MP_QSTR_make_path_from_buffer), MP_ROM_PTR(&lvgl_functions[1683]) },
    { MP_ROM_QSTR(MP_QSTR_get_buffer_from_path), MP_ROM_PTR(&lvgl_functions[1684]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_fs_path_ex_t)) },
};
#define count_lv_fs_path_ex_t MP_ARRAY_SIZE(table_lv_fs_path_ex_t)

LVGL_STRUCT_TYPE(lv_fs_path_ex_t, MP_QSTR_fs_path_ex_t);

static uint32_t get_lv_grad_dsc_t_dir(const void *p) {
    return (uint32_t)((const lv_grad_dsc_t *)p)->dir;
}

static void set_lv_grad_dsc_t_dir(void *p, uint32_t value) {
    ((lv_grad_dsc_t *)p)->dir = (unsigned int)value;
}

static uint32_t get_lv_grad_dsc_t_extend(const void *p) {
    return (uint32_t)((const lv_grad_dsc_t *)p)->extend;
}

static void set_lv_grad_dsc_t_extend(void *p, uint32_t value) {
    ((lv_grad_dsc_t *)p)->extend = (unsigned int)value;
}

static const lvgl_field_t fields_lv_grad_dsc_t[] = {
    { MP_QSTR_stops, offsetof(lv_grad_dsc_t, stops), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_stop_t), 2 },
    { MP_QSTR_stops_count, offsetof(lv_grad_dsc_t, stops_count), LVGL_U8, 1 },
    { MP_QSTR_params, offsetof(lv_grad_dsc_t, params), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1), 1 },
    { MP_QSTR_state, offsetof(lv_grad_dsc_t, state), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_dir, 4, LVGL_OF(LVGL_BITS, 45), 1 },
    { MP_QSTR_extend, 3, LVGL_OF(LVGL_BITS, 46), 1 },
};

static const mp_rom_map_elem_t table_lv_grad_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init_stops), MP_ROM_PTR(&lvgl_functions[1508]) },
    { MP_ROM_QSTR(MP_QSTR_horizontal_init), MP_ROM_PTR(&lvgl_functions[1509]) },
    { MP_ROM_QSTR(MP_QSTR_vertical_init), MP_ROM_PTR(&lvgl_functions[1510]) },
    { MP_ROM_QSTR(MP_QSTR_linear_init), MP_ROM_PTR(&lvgl_functions[1511]) },
    { MP_ROM_QSTR(MP_QSTR_radial_init), MP_ROM_PTR(&lvgl_functions[1512]) },
    { MP_ROM_QSTR(MP_QSTR_radial_set_focal), MP_ROM_PTR(&lvgl_functions[1513]) },
    { MP_ROM_QSTR(MP_QSTR_conical_init), MP_ROM_PTR(&lvgl_functions[1514]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_grad_dsc_t)) },
};
#define count_lv_grad_dsc_t MP_ARRAY_SIZE(table_lv_grad_dsc_t)

static const uint16_t index_lv_grad_dsc_t[] = {
    3, 0, 1, 3, 5, 8, 7, 3, 6, 1, 2, 0, 4, 5,
};

LVGL_STRUCT_TYPE(lv_grad_dsc_t, MP_QSTR_grad_dsc_t);

static const lvgl_field_t fields_lv_grad_dsc_t__bindgen_ty_1[] = {
    { MP_QSTR_linear, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params), linear), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1), 1 },
    { MP_QSTR_radial, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params), radial), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2), 1 },
    { MP_QSTR_conical, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params), conical), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3), 1 },
};

static const mp_rom_map_elem_t table_lv_grad_dsc_t__bindgen_ty_1[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_grad_dsc_t *)0)->params))) },
};
#define count_lv_grad_dsc_t__bindgen_ty_1 MP_ARRAY_SIZE(table_lv_grad_dsc_t__bindgen_ty_1)

LVGL_STRUCT_TYPE(lv_grad_dsc_t__bindgen_ty_1, MP_QSTR_struct);

static const lvgl_field_t fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1[] = {
    { MP_QSTR_start, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.linear), start), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_end, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.linear), end), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
};

static const mp_rom_map_elem_t table_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_grad_dsc_t *)0)->params.linear))) },
};
#define count_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1 MP_ARRAY_SIZE(table_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1)

LVGL_STRUCT_TYPE(lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1, MP_QSTR_struct);

static const lvgl_field_t fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2[] = {
    { MP_QSTR_focal, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.radial), focal), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_focal_extent, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.radial), focal_extent), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_end, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.radial), end), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_end_extent, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.radial), end_extent), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
};

static const mp_rom_map_elem_t table_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_grad_dsc_t *)0)->params.radial))) },
};
#define count_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2 MP_ARRAY_SIZE(table_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2)

LVGL_STRUCT_TYPE(lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2, MP_QSTR_struct);

static const lvgl_field_t fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3[] = {
    { MP_QSTR_center, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.conical), center), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_start_angle, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.conical), start_angle), LVGL_I16, 1 },
    { MP_QSTR_end_angle, offsetof(__typeof__(((lv_grad_dsc_t *)0)->params.conical), end_angle), LVGL_I16, 1 },
};

static const mp_rom_map_elem_t table_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_grad_dsc_t *)0)->params.conical))) },
};
#define count_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3 MP_ARRAY_SIZE(table_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3)

LVGL_STRUCT_TYPE(lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3, MP_QSTR_struct);

static const lvgl_field_t fields_lv_grad_stop_t[] = {
    { MP_QSTR_color, offsetof(lv_grad_stop_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_opa, offsetof(lv_grad_stop_t, opa), LVGL_U8, 1 },
    { MP_QSTR_frac, offsetof(lv_grad_stop_t, frac), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_grad_stop_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_grad_stop_t)) },
};
#define count_lv_grad_stop_t MP_ARRAY_SIZE(table_lv_grad_stop_t)

LVGL_STRUCT_TYPE(lv_grad_stop_t, MP_QSTR_grad_stop_t);

static const mp_rom_map_elem_t table_lv_group_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1079]) },
    { MP_ROM_QSTR(MP_QSTR_set_default), MP_ROM_PTR(&lvgl_functions[1080]) },
    { MP_ROM_QSTR(MP_QSTR_add_obj), MP_ROM_PTR(&lvgl_functions[1081]) },
    { MP_ROM_QSTR(MP_QSTR_remove_all_objs), MP_ROM_PTR(&lvgl_functions[1082]) },
    { MP_ROM_QSTR(MP_QSTR_focus_next), MP_ROM_PTR(&lvgl_functions[1083]) },
    { MP_ROM_QSTR(MP_QSTR_focus_prev), MP_ROM_PTR(&lvgl_functions[1084]) },
    { MP_ROM_QSTR(MP_QSTR_focus_freeze), MP_ROM_PTR(&lvgl_functions[1085]) },
    { MP_ROM_QSTR(MP_QSTR_send_data), MP_ROM_PTR(&lvgl_functions[1086]) },
    { MP_ROM_QSTR(MP_QSTR_set_focus_cb), MP_ROM_PTR(&lvgl_functions[1087]) },
    { MP_ROM_QSTR(MP_QSTR_set_edge_cb), MP_ROM_PTR(&lvgl_functions[1088]) },
    { MP_ROM_QSTR(MP_QSTR_set_refocus_policy), MP_ROM_PTR(&lvgl_functions[1089]) },
    { MP_ROM_QSTR(MP_QSTR_set_editing), MP_ROM_PTR(&lvgl_functions[1090]) },
    { MP_ROM_QSTR(MP_QSTR_set_wrap), MP_ROM_PTR(&lvgl_functions[1091]) },
    { MP_ROM_QSTR(MP_QSTR_get_focused), MP_ROM_PTR(&lvgl_functions[1092]) },
    { MP_ROM_QSTR(MP_QSTR_get_focus_cb), MP_ROM_PTR(&lvgl_functions[1093]) },
    { MP_ROM_QSTR(MP_QSTR_get_edge_cb), MP_ROM_PTR(&lvgl_functions[1094]) },
    { MP_ROM_QSTR(MP_QSTR_get_editing), MP_ROM_PTR(&lvgl_functions[1095]) },
    { MP_ROM_QSTR(MP_QSTR_get_wrap), MP_ROM_PTR(&lvgl_functions[1096]) },
    { MP_ROM_QSTR(MP_QSTR_get_obj_count), MP_ROM_PTR(&lvgl_functions[1097]) },
    { MP_ROM_QSTR(MP_QSTR_get_obj_by_index), MP_ROM_PTR(&lvgl_functions[1098]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1099]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1100]) },
};
#define count_lv_group_t MP_ARRAY_SIZE(table_lv_group_t)

static const uint16_t index_lv_group_t[] = {
    15, 0, 1, 4, 5, 6, 7, 8, 11, 13, 14, 14, 15, 15, 19, 20,
    22, 22, 16, 4, 13, 15, 21, 1, 11, 9, 3, 7, 20, 5, 18, 17,
    8, 0, 2, 10, 12, 6, 14, 19,
};

LVGL_STRUCT_TYPE(lv_group_t, MP_QSTR_group_t);

#define table_lv_hit_test_info_t NULL
#define count_lv_hit_test_info_t (0)

LVGL_STRUCT_TYPE(lv_hit_test_info_t, MP_QSTR_hit_test_info_t);

#define table_lv_image_cache_data_t NULL
#define count_lv_image_cache_data_t (0)

static void *get_user_data_lv_image_cache_data_t(void *p) {
    return ((lv_image_cache_data_t *)p)->user_data;
}

static void set_user_data_lv_image_cache_data_t(void *p, void *user_data) {
    ((lv_image_cache_data_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_image_cache_data_t, MP_QSTR_image_cache_data_t);

static const lvgl_field_t fields_lv_image_colorkey_t[] = {
    { MP_QSTR_low, offsetof(lv_image_colorkey_t, low), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
    { MP_QSTR_high, offsetof(lv_image_colorkey_t, high), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
};

static const mp_rom_map_elem_t table_lv_image_colorkey_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_image_colorkey_t)) },
};
#define count_lv_image_colorkey_t MP_ARRAY_SIZE(table_lv_image_colorkey_t)

LVGL_STRUCT_TYPE(lv_image_colorkey_t, MP_QSTR_image_colorkey_t);

#define table_lv_image_decoder_args_t NULL
#define count_lv_image_decoder_args_t (0)

LVGL_STRUCT_TYPE(lv_image_decoder_args_t, MP_QSTR_image_decoder_args_t);

static const mp_rom_map_elem_t table_lv_image_decoder_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_open), MP_ROM_PTR(&lvgl_functions[1302]) },
    { MP_ROM_QSTR(MP_QSTR_get_area), MP_ROM_PTR(&lvgl_functions[1303]) },
    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&lvgl_functions[1304]) },
    { MP_ROM_QSTR(MP_QSTR_post_process), MP_ROM_PTR(&lvgl_functions[1305]) },
};
#define count_lv_image_decoder_dsc_t MP_ARRAY_SIZE(table_lv_image_decoder_dsc_t)

static void *get_user_data_lv_image_decoder_dsc_t(void *p) {
    return ((lv_image_decoder_dsc_t *)p)->user_data;
}

static void set_user_data_lv_image_decoder_dsc_t(void *p, void *user_data) {
    ((lv_image_decoder_dsc_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_image_decoder_dsc_t, MP_QSTR_image_decoder_dsc_t);

static const mp_rom_map_elem_t table_lv_image_decoder_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1295]) },
    { MP_ROM_QSTR(MP_QSTR_get_next), MP_ROM_PTR(&lvgl_functions[1296]) },
    { MP_ROM_QSTR(MP_QSTR_set_info_cb), MP_ROM_PTR(&lvgl_functions[1297]) },
    { MP_ROM_QSTR(MP_QSTR_set_open_cb), MP_ROM_PTR(&lvgl_functions[1298]) },
    { MP_ROM_QSTR(MP_QSTR_set_get_area_cb), MP_ROM_PTR(&lvgl_functions[1299]) },
    { MP_ROM_QSTR(MP_QSTR_set_close_cb), MP_ROM_PTR(&lvgl_functions[1300]) },
    { MP_ROM_QSTR(MP_QSTR_add_to_cache), MP_ROM_PTR(&lvgl_functions[1301]) },
};
#define count_lv_image_decoder_t MP_ARRAY_SIZE(table_lv_image_decoder_t)

static void *get_user_data_lv_image_decoder_t(void *p) {
    return ((lv_image_decoder_t *)p)->user_data;
}

static void set_user_data_lv_image_decoder_t(void *p, void *user_data) {
    ((lv_image_decoder_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_image_decoder_t, MP_QSTR_image_decoder_t);

static const lvgl_field_t fields_lv_image_dsc_t[] = {
    { MP_QSTR_header, offsetof(lv_image_dsc_t, header), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_image_header_t), 1 },
    { MP_QSTR_data_size, offsetof(lv_image_dsc_t, data_size), LVGL_U32, 1 },
    { MP_QSTR_data, offsetof(lv_image_dsc_t, data), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_reserved, offsetof(lv_image_dsc_t, reserved), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_reserved_2, offsetof(lv_image_dsc_t, reserved_2), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
};

static const mp_rom_map_elem_t table_lv_image_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_buf_set_palette), MP_ROM_PTR(&lvgl_functions[1474]) },
    { MP_ROM_QSTR(MP_QSTR_buf_free), MP_ROM_PTR(&lvgl_functions[1475]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_image_dsc_t)) },
};
#define count_lv_image_dsc_t MP_ARRAY_SIZE(table_lv_image_dsc_t)

LVGL_STRUCT_TYPE(lv_image_dsc_t, MP_QSTR_image_dsc_t);

static uint32_t get_lv_image_header_t_magic(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->magic;
}

static void set_lv_image_header_t_magic(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->magic = (unsigned int)value;
}

static uint32_t get_lv_image_header_t_cf(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->cf;
}

static void set_lv_image_header_t_cf(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->cf = (unsigned int)value;
}

static uint32_t get_lv_image_header_t_flags(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->flags;
}

static void set_lv_image_header_t_flags(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->flags = (unsigned int)value;
}

static uint32_t get_lv_image_header_t_w(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->w;
}

static void set_lv_image_header_t_w(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->w = (unsigned int)value;
}

static uint32_t get_lv_image_header_t_h(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->h;
}

static void set_lv_image_header_t_h(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->h = (unsigned int)value;
}

static uint32_t get_lv_image_header_t_stride(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->stride;
}

static void set_lv_image_header_t_stride(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->stride = (unsigned int)value;
}

static uint32_t get_lv_image_header_t_reserved_2(const void *p) {
    return (uint32_t)((const lv_image_header_t *)p)->reserved_2;
}

static void set_lv_image_header_t_reserved_2(void *p, uint32_t value) {
    ((lv_image_header_t *)p)->reserved_2 = (unsigned int)value;
}

static const lvgl_field_t fields_lv_image_header_t[] = {
    { MP_QSTR_magic, 8, LVGL_OF(LVGL_BITS, 47), 1 },
    { MP_QSTR_cf, 8, LVGL_OF(LVGL_BITS, 48), 1 },
    { MP_QSTR_flags, 16, LVGL_OF(LVGL_BITS, 49), 1 },
    { MP_QSTR_w, 16, LVGL_OF(LVGL_BITS, 50), 1 },
    { MP_QSTR_h, 16, LVGL_OF(LVGL_BITS, 51), 1 },
    { MP_QSTR_stride, 16, LVGL_OF(LVGL_BITS, 52), 1 },
    { MP_QSTR_reserved_2, 16, LVGL_OF(LVGL_BITS, 53), 1 },
};

static const mp_rom_map_elem_t table_lv_image_header_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_image_header_t)) },
};
#define count_lv_image_header_t MP_ARRAY_SIZE(table_lv_image_header_t)

LVGL_STRUCT_TYPE(lv_image_header_t, MP_QSTR_image_header_t);

static const lvgl_field_t fields_lv_indev_data_t[] = {
    { MP_QSTR_gesture_type, offsetof(lv_indev_data_t, gesture_type), LVGL_ENUM_FIELD(lv_indev_data_t, gesture_type[0]), 6 },
    { MP_QSTR_gesture_data, offsetof(lv_indev_data_t, gesture_data), LVGL_DATA | LVGL_NULLABLE, 6 },
    { MP_QSTR_state, offsetof(lv_indev_data_t, state), LVGL_ENUM_FIELD(lv_indev_data_t, state), 1 },
    { MP_QSTR_point, offsetof(lv_indev_data_t, point), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_point_t), 1 },
    { MP_QSTR_key, offsetof(lv_indev_data_t, key), LVGL_U32, 1 },
    { MP_QSTR_btn_id, offsetof(lv_indev_data_t, btn_id), LVGL_U32, 1 },
    { MP_QSTR_enc_diff, offsetof(lv_indev_data_t, enc_diff), LVGL_I16, 1 },
    { MP_QSTR_timestamp, offsetof(lv_indev_data_t, timestamp), LVGL_U32, 1 },
    { MP_QSTR_continue_reading, offsetof(lv_indev_data_t, continue_reading), LVGL_BOOL, 1 },
};

static const mp_rom_map_elem_t table_lv_indev_data_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_indev_data_t)) },
};
#define count_lv_indev_data_t MP_ARRAY_SIZE(table_lv_indev_data_t)

LVGL_STRUCT_TYPE(lv_indev_data_t, MP_QSTR_indev_data_t);

static const mp_rom_map_elem_t table_lv_indev_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1187]) },
    { MP_ROM_QSTR(MP_QSTR_get_next), MP_ROM_PTR(&lvgl_functions[1188]) },
    { MP_ROM_QSTR(MP_QSTR_read), MP_ROM_PTR(&lvgl_functions[1189]) },
    { MP_ROM_QSTR(MP_QSTR_enable), MP_ROM_PTR(&lvgl_functions[1190]) },
    { MP_ROM_QSTR(MP_QSTR_set_type), MP_ROM_PTR(&lvgl_functions[1191]) },
    { MP_ROM_QSTR(MP_QSTR_set_read_cb), MP_ROM_PTR(&lvgl_functions[1192]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1193]) },
    { MP_ROM_QSTR(MP_QSTR_set_driver_data), MP_ROM_PTR(&lvgl_functions[1194]) },
    { MP_ROM_QSTR(MP_QSTR_set_display), MP_ROM_PTR(&lvgl_functions[1195]) },
    { MP_ROM_QSTR(MP_QSTR_set_long_press_time), MP_ROM_PTR(&lvgl_functions[1196]) },
    { MP_ROM_QSTR(MP_QSTR_set_long_press_repeat_time), MP_ROM_PTR(&lvgl_functions[1197]) },
    { MP_ROM_QSTR(MP_QSTR_set_scroll_limit), MP_ROM_PTR(&lvgl_functions[1198]) },
    { MP_ROM_QSTR(MP_QSTR_set_scroll_throw), MP_ROM_PTR(&lvgl_functions[1199]) },
    { MP_ROM_QSTR(MP_QSTR_set_gesture_min_velocity), MP_ROM_PTR(&lvgl_functions[1200]) },
    { MP_ROM_QSTR(MP_QSTR_set_gesture_min_distance), MP_ROM_PTR(&lvgl_functions[1201]) },
    { MP_ROM_QSTR(MP_QSTR_get_type), MP_ROM_PTR(&lvgl_functions[1202]) },
    { MP_ROM_QSTR(MP_QSTR_get_read_cb), MP_ROM_PTR(&lvgl_functions[1203]) },
    { MP_ROM_QSTR(MP_QSTR_get_state), MP_ROM_PTR(&lvgl_functions[1204]) },
    { MP_ROM_QSTR(MP_QSTR_get_group), MP_ROM_PTR(&lvgl_functions[1205]) },
    { MP_ROM_QSTR(MP_QSTR_get_display), MP_ROM_PTR(&lvgl_functions[1206]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1207]) },
    { MP_ROM_QSTR(MP_QSTR_get_driver_data), MP_ROM_PTR(&lvgl_functions[1208]) },
    { MP_ROM_QSTR(MP_QSTR_get_press_moved), MP_ROM_PTR(&lvgl_functions[1209]) },
    { MP_ROM_QSTR(MP_QSTR_reset), MP_ROM_PTR(&lvgl_functions[1210]) },
    { MP_ROM_QSTR(MP_QSTR_stop_processing), MP_ROM_PTR(&lvgl_functions[1211]) },
    { MP_ROM_QSTR(MP_QSTR_reset_long_press), MP_ROM_PTR(&lvgl_functions[1212]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor), MP_ROM_PTR(&lvgl_functions[1213]) },
    { MP_ROM_QSTR(MP_QSTR_set_group), MP_ROM_PTR(&lvgl_functions[1214]) },
    { MP_ROM_QSTR(MP_QSTR_set_button_points), MP_ROM_PTR(&lvgl_functions[1215]) },
    { MP_ROM_QSTR(MP_QSTR_get_point), MP_ROM_PTR(&lvgl_functions[1216]) },
    { MP_ROM_QSTR(MP_QSTR_get_gesture_dir), MP_ROM_PTR(&lvgl_functions[1217]) },
    { MP_ROM_QSTR(MP_QSTR_get_key), MP_ROM_PTR(&lvgl_functions[1218]) },
    { MP_ROM_QSTR(MP_QSTR_get_short_click_streak), MP_ROM_PTR(&lvgl_functions[1219]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_dir), MP_ROM_PTR(&lvgl_functions[1220]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_obj), MP_ROM_PTR(&lvgl_functions[1221]) },
    { MP_ROM_QSTR(MP_QSTR_get_vect), MP_ROM_PTR(&lvgl_functions[1222]) },
    { MP_ROM_QSTR(MP_QSTR_get_cursor), MP_ROM_PTR(&lvgl_functions[1223]) },
    { MP_ROM_QSTR(MP_QSTR_wait_release), MP_ROM_PTR(&lvgl_functions[1224]) },
    { MP_ROM_QSTR(MP_QSTR_get_read_timer), MP_ROM_PTR(&lvgl_functions[1225]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[1226]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[1227]) },
    { MP_ROM_QSTR(MP_QSTR_add_event_cb), MP_ROM_PTR(&lvgl_functions[1228]) },
    { MP_ROM_QSTR(MP_QSTR_get_event_count), MP_ROM_PTR(&lvgl_functions[1229]) },
    { MP_ROM_QSTR(MP_QSTR_get_event_dsc), MP_ROM_PTR(&lvgl_functions[1230]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event), MP_ROM_PTR(&lvgl_functions[1231]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event_cb_with_user_data), MP_ROM_PTR(&lvgl_functions[1232]) },
    { MP_ROM_QSTR(MP_QSTR_send_event), MP_ROM_PTR(&lvgl_functions[1233]) },
    { MP_ROM_QSTR(MP_QSTR_set_key_remap_cb), MP_ROM_PTR(&lvgl_functions[1234]) },
};
#define count_lv_indev_t MP_ARRAY_SIZE(table_lv_indev_t)

static const uint16_t index_lv_indev_t[] = {
    31, 0, 1, 6, 8, 8, 9, 10, 13, 14, 16, 19, 21, 24, 24, 24,
    25, 26, 28, 28, 31, 32, 34, 34, 36, 37, 38, 39, 39, 42, 45, 47,
    47, 48, 4, 9, 16, 22, 29, 33, 8, 13, 3, 47, 6, 36, 38, 27,
    10, 35, 7, 24, 41, 32, 46, 1, 30, 43, 28, 40, 23, 44, 20, 26,
    45, 18, 5, 15, 14, 19, 2, 37, 34, 17, 31, 39, 0, 12, 42, 21,
    25, 11,
};

LVGL_STRUCT_TYPE(lv_indev_t, MP_QSTR_indev_t);

static const mp_rom_map_elem_t table_lv_iter_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_context), MP_ROM_PTR(&lvgl_functions[1338]) },
    { MP_ROM_QSTR(MP_QSTR_destroy), MP_ROM_PTR(&lvgl_functions[1339]) },
    { MP_ROM_QSTR(MP_QSTR_next), MP_ROM_PTR(&lvgl_functions[1340]) },
    { MP_ROM_QSTR(MP_QSTR_make_peekable), MP_ROM_PTR(&lvgl_functions[1341]) },
    { MP_ROM_QSTR(MP_QSTR_peek), MP_ROM_PTR(&lvgl_functions[1342]) },
    { MP_ROM_QSTR(MP_QSTR_peek_advance), MP_ROM_PTR(&lvgl_functions[1343]) },
    { MP_ROM_QSTR(MP_QSTR_peek_reset), MP_ROM_PTR(&lvgl_functions[1344]) },
    { MP_ROM_QSTR(MP_QSTR_inspect), MP_ROM_PTR(&lvgl_functions[1345]) },
};
#define count_lv_iter_t MP_ARRAY_SIZE(table_lv_iter_t)

static const uint16_t index_lv_iter_t[] = {
    3, 0, 1, 2, 4, 8, 6, 3, 2, 4, 0, 1, 5, 7,
};

LVGL_STRUCT_TYPE(lv_iter_t, MP_QSTR_iter_t);

static const lvgl_field_t fields_lv_layer_t[] = {
    { MP_QSTR_draw_buf, offsetof(lv_layer_t, draw_buf), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_buf_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_draw_task_head, offsetof(lv_layer_t, draw_task_head), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_draw_task_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_parent, offsetof(lv_layer_t, parent), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_next, offsetof(lv_layer_t, next), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_layer_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_user_data, offsetof(lv_layer_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_buf_area, offsetof(lv_layer_t, buf_area), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
    { MP_QSTR_phy_clip_area, offsetof(lv_layer_t, phy_clip_area), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
    { MP_QSTR__clip_area, offsetof(lv_layer_t, _clip_area), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
    { MP_QSTR_partial_y_offset, offsetof(lv_layer_t, partial_y_offset), LVGL_I32, 1 },
    { MP_QSTR_recolor, offsetof(lv_layer_t, recolor), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color32_t), 1 },
    { MP_QSTR_color_format, offsetof(lv_layer_t, color_format), LVGL_ENUM_FIELD(lv_layer_t, color_format), 1 },
    { MP_QSTR_all_tasks_added, offsetof(lv_layer_t, all_tasks_added), LVGL_BOOL, 1 },
    { MP_QSTR_opa, offsetof(lv_layer_t, opa), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_layer_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1685]) },
    { MP_ROM_QSTR(MP_QSTR_reset), MP_ROM_PTR(&lvgl_functions[1686]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_layer_t)) },
};
#define count_lv_layer_t MP_ARRAY_SIZE(table_lv_layer_t)

static void *get_user_data_lv_layer_t(void *p) {
    return ((lv_layer_t *)p)->user_data;
}

static void set_user_data_lv_layer_t(void *p, void *user_data) {
    ((lv_layer_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_layer_t, MP_QSTR_layer_t);

static const lvgl_field_t fields_lv_layout_callbacks_t[] = {
    { MP_QSTR_layout_update_cb, offsetof(lv_layout_callbacks_t, layout_update_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_layout_update_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_get_min_size_cb, offsetof(lv_layout_callbacks_t, get_min_size_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_layout_get_min_size_cb_t) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_layout_callbacks_t[] = {
    { MP_ROM_QSTR(MP_QSTR_create), MP_ROM_PTR(&lvgl_functions[1515]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_layout_callbacks_t)) },
};
#define count_lv_layout_callbacks_t MP_ARRAY_SIZE(table_lv_layout_callbacks_t)

LVGL_STRUCT_TYPE(lv_layout_callbacks_t, MP_QSTR_layout_callbacks_t);

static const lvgl_field_t fields_lv_ll_t[] = {
    { MP_QSTR_n_size, offsetof(lv_ll_t, n_size), LVGL_U32, 1 },
    { MP_QSTR_head, offsetof(lv_ll_t, head), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE, 1 },
    { MP_QSTR_tail, offsetof(lv_ll_t, tail), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_ll_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1363]) },
    { MP_ROM_QSTR(MP_QSTR_ins_head), MP_ROM_PTR(&lvgl_functions[1364]) },
    { MP_ROM_QSTR(MP_QSTR_ins_prev), MP_ROM_PTR(&lvgl_functions[1365]) },
    { MP_ROM_QSTR(MP_QSTR_ins_tail), MP_ROM_PTR(&lvgl_functions[1366]) },
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&lvgl_functions[1367]) },
    { MP_ROM_QSTR(MP_QSTR_clear_custom), MP_ROM_PTR(&lvgl_functions[1368]) },
    { MP_ROM_QSTR(MP_QSTR_clear), MP_ROM_PTR(&lvgl_functions[1369]) },
    { MP_ROM_QSTR(MP_QSTR_chg_list), MP_ROM_PTR(&lvgl_functions[1370]) },
    { MP_ROM_QSTR(MP_QSTR_get_head), MP_ROM_PTR(&lvgl_functions[1371]) },
    { MP_ROM_QSTR(MP_QSTR_get_tail), MP_ROM_PTR(&lvgl_functions[1372]) },
    { MP_ROM_QSTR(MP_QSTR_get_next), MP_ROM_PTR(&lvgl_functions[1373]) },
    { MP_ROM_QSTR(MP_QSTR_get_prev), MP_ROM_PTR(&lvgl_functions[1374]) },
    { MP_ROM_QSTR(MP_QSTR_get_len), MP_ROM_PTR(&lvgl_functions[1375]) },
    { MP_ROM_QSTR(MP_QSTR_move_before), MP_ROM_PTR(&lvgl_functions[1376]) },
    { MP_ROM_QSTR(MP_QSTR_is_empty), MP_ROM_PTR(&lvgl_functions[1377]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_ll_t)) },
};
#define count_lv_ll_t MP_ARRAY_SIZE(table_lv_ll_t)

static const uint16_t index_lv_ll_t[] = {
    7, 0, 2, 2, 3, 6, 10, 12, 14, 16, 5, 15, 13, 4, 10, 12,
    6, 7, 8, 9, 11, 14, 1, 3, 0, 2,
};

LVGL_STRUCT_TYPE(lv_ll_t, MP_QSTR_ll_t);

#define table_lv_matrix_t NULL
#define count_lv_matrix_t (0)

LVGL_STRUCT_TYPE(lv_matrix_t, MP_QSTR_matrix_t);

static const lvgl_field_t fields_lv_mem_monitor_t[] = {
    { MP_QSTR_total_size, offsetof(lv_mem_monitor_t, total_size), LVGL_UWORD, 1 },
    { MP_QSTR_free_cnt, offsetof(lv_mem_monitor_t, free_cnt), LVGL_UWORD, 1 },
    { MP_QSTR_free_size, offsetof(lv_mem_monitor_t, free_size), LVGL_UWORD, 1 },
    { MP_QSTR_free_biggest_size, offsetof(lv_mem_monitor_t, free_biggest_size), LVGL_UWORD, 1 },
    { MP_QSTR_used_cnt, offsetof(lv_mem_monitor_t, used_cnt), LVGL_UWORD, 1 },
    { MP_QSTR_max_used, offsetof(lv_mem_monitor_t, max_used), LVGL_UWORD, 1 },
    { MP_QSTR_used_pct, offsetof(lv_mem_monitor_t, used_pct), LVGL_U8, 1 },
    { MP_QSTR_frag_pct, offsetof(lv_mem_monitor_t, frag_pct), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_mem_monitor_t[] = {
    { MP_ROM_QSTR(MP_QSTR_monitor), MP_ROM_PTR(&lvgl_functions[1362]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_mem_monitor_t)) },
};
#define count_lv_mem_monitor_t MP_ARRAY_SIZE(table_lv_mem_monitor_t)

LVGL_STRUCT_TYPE(lv_mem_monitor_t, MP_QSTR_mem_monitor_t);

static const lvgl_field_t fields_lv_monkey_config_t[] = {
    { MP_QSTR_type, offsetof(lv_monkey_config_t, type), LVGL_ENUM_FIELD(lv_monkey_config_t, type), 1 },
    { MP_QSTR_period_range, offsetof(lv_monkey_config_t, period_range), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_urange_t), 1 },
    { MP_QSTR_input_range, offsetof(lv_monkey_config_t, input_range), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_range_t), 1 },
};

static const mp_rom_map_elem_t table_lv_monkey_config_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1730]) },
    { MP_ROM_QSTR(MP_QSTR_create), MP_ROM_PTR(&lvgl_functions[1731]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_monkey_config_t)) },
};
#define count_lv_monkey_config_t MP_ARRAY_SIZE(table_lv_monkey_config_t)

LVGL_STRUCT_TYPE(lv_monkey_config_t, MP_QSTR_monkey_config_t);

static const mp_rom_map_elem_t table_lv_monkey_t[] = {
    { MP_ROM_QSTR(MP_QSTR_get_indev), MP_ROM_PTR(&lvgl_functions[1724]) },
    { MP_ROM_QSTR(MP_QSTR_set_enable), MP_ROM_PTR(&lvgl_functions[1725]) },
    { MP_ROM_QSTR(MP_QSTR_get_enable), MP_ROM_PTR(&lvgl_functions[1726]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1727]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1728]) },
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1729]) },
};
#define count_lv_monkey_t MP_ARRAY_SIZE(table_lv_monkey_t)

LVGL_STRUCT_TYPE(lv_monkey_t, MP_QSTR_monkey_t);

static const mp_rom_map_elem_t table_lv_obj_class_t[] = {
    { MP_ROM_QSTR(MP_QSTR_create_obj), MP_ROM_PTR(&lvgl_functions[1077]) },
    { MP_ROM_QSTR(MP_QSTR_event_base), MP_ROM_PTR(&lvgl_functions[1078]) },
};
#define count_lv_obj_class_t MP_ARRAY_SIZE(table_lv_obj_class_t)

static void *get_user_data_lv_obj_class_t(void *p) {
    return ((lv_obj_class_t *)p)->user_data;
}

static void set_user_data_lv_obj_class_t(void *p, void *user_data) {
    ((lv_obj_class_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_obj_class_t, MP_QSTR_obj_class_t);

static const mp_rom_map_elem_t table_lv_observer_t[] = {
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&lvgl_functions[1328]) },
    { MP_ROM_QSTR(MP_QSTR_get_target), MP_ROM_PTR(&lvgl_functions[1329]) },
    { MP_ROM_QSTR(MP_QSTR_get_target_obj), MP_ROM_PTR(&lvgl_functions[1330]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1331]) },
};
#define count_lv_observer_t MP_ARRAY_SIZE(table_lv_observer_t)

static void *get_user_data_lv_observer_t(void *p) {
    return ((lv_observer_t *)p)->user_data;
}

static void set_user_data_lv_observer_t(void *p, void *user_data) {
    ((lv_observer_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_observer_t, MP_QSTR_observer_t);

static const lvgl_field_t fields_lv_pinyin_dict_t[] = {
    { MP_QSTR_py, offsetof(lv_pinyin_dict_t, py), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_py_mb, offsetof(lv_pinyin_dict_t, py_mb), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST, 1 },
};

static const mp_rom_map_elem_t table_lv_pinyin_dict_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_pinyin_dict_t)) },
};
#define count_lv_pinyin_dict_t MP_ARRAY_SIZE(table_lv_pinyin_dict_t)

LVGL_STRUCT_TYPE(lv_pinyin_dict_t, MP_QSTR_pinyin_dict_t);

static const lvgl_field_t fields_lv_point_precise_t[] = {
    { MP_QSTR_x, offsetof(lv_point_precise_t, x), LVGL_I32, 1 },
    { MP_QSTR_y, offsetof(lv_point_precise_t, y), LVGL_I32, 1 },
};

static const mp_rom_map_elem_t table_lv_point_precise_t[] = {
    { MP_ROM_QSTR(MP_QSTR_from_precise), MP_ROM_PTR(&lvgl_functions[1443]) },
    { MP_ROM_QSTR(MP_QSTR_set), MP_ROM_PTR(&lvgl_functions[1444]) },
    { MP_ROM_QSTR(MP_QSTR_swap), MP_ROM_PTR(&lvgl_functions[1445]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_point_precise_t)) },
};
#define count_lv_point_precise_t MP_ARRAY_SIZE(table_lv_point_precise_t)

LVGL_STRUCT_TYPE(lv_point_precise_t, MP_QSTR_point_precise_t);

static const lvgl_field_t fields_lv_point_t[] = {
    { MP_QSTR_x, offsetof(lv_point_t, x), LVGL_I32, 1 },
    { MP_QSTR_y, offsetof(lv_point_t, y), LVGL_I32, 1 },
};

static const mp_rom_map_elem_t table_lv_point_t[] = {
    { MP_ROM_QSTR(MP_QSTR_transform), MP_ROM_PTR(&lvgl_functions[1438]) },
    { MP_ROM_QSTR(MP_QSTR_array_transform), MP_ROM_PTR(&lvgl_functions[1439]) },
    { MP_ROM_QSTR(MP_QSTR_to_precise), MP_ROM_PTR(&lvgl_functions[1440]) },
    { MP_ROM_QSTR(MP_QSTR_set), MP_ROM_PTR(&lvgl_functions[1441]) },
    { MP_ROM_QSTR(MP_QSTR_swap), MP_ROM_PTR(&lvgl_functions[1442]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_point_t)) },
};
#define count_lv_point_t MP_ARRAY_SIZE(table_lv_point_t)

LVGL_STRUCT_TYPE(lv_point_t, MP_QSTR_point_t);

static const lvgl_field_t fields_lv_range_t[] = {
    { MP_QSTR_min, offsetof(lv_range_t, min), LVGL_I32, 1 },
    { MP_QSTR_max, offsetof(lv_range_t, max), LVGL_I32, 1 },
};

static const mp_rom_map_elem_t table_lv_range_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_range_t)) },
};
#define count_lv_range_t MP_ARRAY_SIZE(table_lv_range_t)

LVGL_STRUCT_TYPE(lv_range_t, MP_QSTR_range_t);

static const mp_rom_map_elem_t table_lv_rb_node_t[] = {
    { MP_ROM_QSTR(MP_QSTR_minimum_from), MP_ROM_PTR(&lvgl_functions[1306]) },
    { MP_ROM_QSTR(MP_QSTR_maximum_from), MP_ROM_PTR(&lvgl_functions[1307]) },
};
#define count_lv_rb_node_t MP_ARRAY_SIZE(table_lv_rb_node_t)

LVGL_STRUCT_TYPE(lv_rb_node_t, MP_QSTR_rb_node_t);

static const mp_rom_map_elem_t table_lv_rb_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1308]) },
    { MP_ROM_QSTR(MP_QSTR_insert), MP_ROM_PTR(&lvgl_functions[1309]) },
    { MP_ROM_QSTR(MP_QSTR_find), MP_ROM_PTR(&lvgl_functions[1310]) },
    { MP_ROM_QSTR(MP_QSTR_remove_node), MP_ROM_PTR(&lvgl_functions[1311]) },
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&lvgl_functions[1312]) },
    { MP_ROM_QSTR(MP_QSTR_drop_node), MP_ROM_PTR(&lvgl_functions[1313]) },
    { MP_ROM_QSTR(MP_QSTR_drop), MP_ROM_PTR(&lvgl_functions[1314]) },
    { MP_ROM_QSTR(MP_QSTR_minimum), MP_ROM_PTR(&lvgl_functions[1315]) },
    { MP_ROM_QSTR(MP_QSTR_maximum), MP_ROM_PTR(&lvgl_functions[1316]) },
    { MP_ROM_QSTR(MP_QSTR_destroy), MP_ROM_PTR(&lvgl_functions[1317]) },
};
#define count_lv_rb_t MP_ARRAY_SIZE(table_lv_rb_t)

static const uint16_t index_lv_rb_t[] = {
    7, 0, 0, 1, 2, 5, 7, 8, 8, 10, 2, 1, 4, 5, 7, 3,
    6, 8, 0, 9,
};

LVGL_STRUCT_TYPE(lv_rb_t, MP_QSTR_rb_t);

static const mp_rom_map_elem_t table_lv_scale_section_t[] = {
    { MP_ROM_QSTR(MP_QSTR_set_range), MP_ROM_PTR(&lvgl_functions[1321]) },
    { MP_ROM_QSTR(MP_QSTR_set_style), MP_ROM_PTR(&lvgl_functions[1322]) },
};
#define count_lv_scale_section_t MP_ARRAY_SIZE(table_lv_scale_section_t)

LVGL_STRUCT_TYPE(lv_scale_section_t, MP_QSTR_scale_section_t);

static const lvgl_field_t fields_lv_span_coords_t[] = {
    { MP_QSTR_heading, offsetof(lv_span_coords_t, heading), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
    { MP_QSTR_middle, offsetof(lv_span_coords_t, middle), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
    { MP_QSTR_trailing, offsetof(lv_span_coords_t, trailing), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_area_t), 1 },
};

static const mp_rom_map_elem_t table_lv_span_coords_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_span_coords_t)) },
};
#define count_lv_span_coords_t MP_ARRAY_SIZE(table_lv_span_coords_t)

LVGL_STRUCT_TYPE(lv_span_coords_t, MP_QSTR_span_coords_t);

static const mp_rom_map_elem_t table_lv_span_t[] = {
    { MP_ROM_QSTR(MP_QSTR_set_text), MP_ROM_PTR(&lvgl_functions[1323]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_fmt), MP_ROM_PTR(&lvgl_functions[1324]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_static), MP_ROM_PTR(&lvgl_functions[1325]) },
    { MP_ROM_QSTR(MP_QSTR_get_style), MP_ROM_PTR(&lvgl_functions[1326]) },
    { MP_ROM_QSTR(MP_QSTR_get_text), MP_ROM_PTR(&lvgl_functions[1327]) },
};
#define count_lv_span_t MP_ARRAY_SIZE(table_lv_span_t)

LVGL_STRUCT_TYPE(lv_span_t, MP_QSTR_span_t);

static const lvgl_field_t fields_lv_sqrt_res_t[] = {
    { MP_QSTR_i, offsetof(lv_sqrt_res_t, i), LVGL_U16, 1 },
    { MP_QSTR_f, offsetof(lv_sqrt_res_t, f), LVGL_U16, 1 },
};

static const mp_rom_map_elem_t table_lv_sqrt_res_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_sqrt_res_t)) },
};
#define count_lv_sqrt_res_t MP_ARRAY_SIZE(table_lv_sqrt_res_t)

LVGL_STRUCT_TYPE(lv_sqrt_res_t, MP_QSTR_sqrt_res_t);

static const lvgl_field_t fields_lv_style_const_prop_t[] = {
    { MP_QSTR_prop, offsetof(lv_style_const_prop_t, prop), LVGL_U8, 1 },
    { MP_QSTR_value, offsetof(lv_style_const_prop_t, value), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_style_value_t), 1 },
};

static const mp_rom_map_elem_t table_lv_style_const_prop_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_style_const_prop_t)) },
};
#define count_lv_style_const_prop_t MP_ARRAY_SIZE(table_lv_style_const_prop_t)

LVGL_STRUCT_TYPE(lv_style_const_prop_t, MP_QSTR_style_const_prop_t);

static const lvgl_field_t fields_lv_style_t[] = {
    { MP_QSTR_values_and_props, offsetof(lv_style_t, values_and_props), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_has_group, offsetof(lv_style_t, has_group), LVGL_U32, 1 },
    { MP_QSTR_prop_cnt, offsetof(lv_style_t, prop_cnt), LVGL_U8, 1 },
};

static const mp_rom_map_elem_t table_lv_style_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1517]) },
    { MP_ROM_QSTR(MP_QSTR_reset), MP_ROM_PTR(&lvgl_functions[1518]) },
    { MP_ROM_QSTR(MP_QSTR_copy), MP_ROM_PTR(&lvgl_functions[1519]) },
    { MP_ROM_QSTR(MP_QSTR_merge), MP_ROM_PTR(&lvgl_functions[1520]) },
    { MP_ROM_QSTR(MP_QSTR_is_const), MP_ROM_PTR(&lvgl_functions[1521]) },
    { MP_ROM_QSTR(MP_QSTR_remove_prop), MP_ROM_PTR(&lvgl_functions[1522]) },
    { MP_ROM_QSTR(MP_QSTR_set_prop), MP_ROM_PTR(&lvgl_functions[1523]) },
    { MP_ROM_QSTR(MP_QSTR_get_prop), MP_ROM_PTR(&lvgl_functions[1524]) },
    { MP_ROM_QSTR(MP_QSTR_get_prop_inlined), MP_ROM_PTR(&lvgl_functions[1525]) },
    { MP_ROM_QSTR(MP_QSTR_is_empty), MP_ROM_PTR(&lvgl_functions[1526]) },
    { MP_ROM_QSTR(MP_QSTR_set_width), MP_ROM_PTR(&lvgl_functions[1527]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_width), MP_ROM_PTR(&lvgl_functions[1528]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_width), MP_ROM_PTR(&lvgl_functions[1529]) },
    { MP_ROM_QSTR(MP_QSTR_set_height), MP_ROM_PTR(&lvgl_functions[1530]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_height), MP_ROM_PTR(&lvgl_functions[1531]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_height), MP_ROM_PTR(&lvgl_functions[1532]) },
    { MP_ROM_QSTR(MP_QSTR_set_length), MP_ROM_PTR(&lvgl_functions[1533]) },
    { MP_ROM_QSTR(MP_QSTR_set_x), MP_ROM_PTR(&lvgl_functions[1534]) },
    { MP_ROM_QSTR(MP_QSTR_set_y), MP_ROM_PTR(&lvgl_functions[1535]) },
    { MP_ROM_QSTR(MP_QSTR_set_align), MP_ROM_PTR(&lvgl_functions[1536]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_width), MP_ROM_PTR(&lvgl_functions[1537]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_height), MP_ROM_PTR(&lvgl_functions[1538]) },
    { MP_ROM_QSTR(MP_QSTR_set_translate_x), MP_ROM_PTR(&lvgl_functions[1539]) },
    { MP_ROM_QSTR(MP_QSTR_set_translate_y), MP_ROM_PTR(&lvgl_functions[1540]) },
    { MP_ROM_QSTR(MP_QSTR_set_translate_radial), MP_ROM_PTR(&lvgl_functions[1541]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_scale_x), MP_ROM_PTR(&lvgl_functions[1542]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_scale_y), MP_ROM_PTR(&lvgl_functions[1543]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_rotation), MP_ROM_PTR(&lvgl_functions[1544]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_pivot_x), MP_ROM_PTR(&lvgl_functions[1545]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_pivot_y), MP_ROM_PTR(&lvgl_functions[1546]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_skew_x), MP_ROM_PTR(&lvgl_functions[1547]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_skew_y), MP_ROM_PTR(&lvgl_functions[1548]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_top), MP_ROM_PTR(&lvgl_functions[1549]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_bottom), MP_ROM_PTR(&lvgl_functions[1550]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_left), MP_ROM_PTR(&lvgl_functions[1551]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_right), MP_ROM_PTR(&lvgl_functions[1552]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_row), MP_ROM_PTR(&lvgl_functions[1553]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_column), MP_ROM_PTR(&lvgl_functions[1554]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_radial), MP_ROM_PTR(&lvgl_functions[1555]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_top), MP_ROM_PTR(&lvgl_functions[1556]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_bottom), MP_ROM_PTR(&lvgl_functions[1557]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_left), MP_ROM_PTR(&lvgl_functions[1558]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_right), MP_ROM_PTR(&lvgl_functions[1559]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_color), MP_ROM_PTR(&lvgl_functions[1560]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_opa), MP_ROM_PTR(&lvgl_functions[1561]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_grad_color), MP_ROM_PTR(&lvgl_functions[1562]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_grad_dir), MP_ROM_PTR(&lvgl_functions[1563]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_main_stop), MP_ROM_PTR(&lvgl_functions[1564]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_grad_stop), MP_ROM_PTR(&lvgl_functions[1565]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_main_opa), MP_ROM_PTR(&lvgl_functions[1566]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_grad_opa), MP_ROM_PTR(&lvgl_functions[1567]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_grad), MP_ROM_PTR(&lvgl_functions[1568]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_image_src), MP_ROM_PTR(&lvgl_functions[1569]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_image_opa), MP_ROM_PTR(&lvgl_functions[1570]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_image_recolor), MP_ROM_PTR(&lvgl_functions[1571]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_image_recolor_opa), MP_ROM_PTR(&lvgl_functions[1572]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_image_tiled), MP_ROM_PTR(&lvgl_functions[1573]) },
    { MP_ROM_QSTR(MP_QSTR_set_border_color), MP_ROM_PTR(&lvgl_functions[1574]) },
    { MP_ROM_QSTR(MP_QSTR_set_border_opa), MP_ROM_PTR(&lvgl_functions[1575]) },
    { MP_ROM_QSTR(MP_QSTR_set_border_width), MP_ROM_PTR(&lvgl_functions[1576]) },
    { MP_ROM_QSTR(MP_QSTR_set_border_side), MP_ROM_PTR(&lvgl_functions[1577]) },
    { MP_ROM_QSTR(MP_QSTR_set_border_post), MP_ROM_PTR(&lvgl_functions[1578]) },
    { MP_ROM_QSTR(MP_QSTR_set_outline_width), MP_ROM_PTR(&lvgl_functions[1579]) },
    { MP_ROM_QSTR(MP_QSTR_set_outline_color), MP_ROM_PTR(&lvgl_functions[1580]) },
    { MP_ROM_QSTR(MP_QSTR_set_outline_opa), MP_ROM_PTR(&lvgl_functions[1581]) },
    { MP_ROM_QSTR(MP_QSTR_set_outline_pad), MP_ROM_PTR(&lvgl_functions[1582]) },
    { MP_ROM_QSTR(MP_QSTR_set_shadow_width), MP_ROM_PTR(&lvgl_functions[1583]) },
    { MP_ROM_QSTR(MP_QSTR_set_shadow_offset_x), MP_ROM_PTR(&lvgl_functions[1584]) },
    { MP_ROM_QSTR(MP_QSTR_set_shadow_offset_y), MP_ROM_PTR(&lvgl_functions[1585]) },
    { MP_ROM_QSTR(MP_QSTR_set_shadow_spread), MP_ROM_PTR(&lvgl_functions[1586]) },
    { MP_ROM_QSTR(MP_QSTR_set_shadow_color), MP_ROM_PTR(&lvgl_functions[1587]) },
    { MP_ROM_QSTR(MP_QSTR_set_shadow_opa), MP_ROM_PTR(&lvgl_functions[1588]) },
    { MP_ROM_QSTR(MP_QSTR_set_image_opa), MP_ROM_PTR(&lvgl_functions[1589]) },
    { MP_ROM_QSTR(MP_QSTR_set_image_recolor), MP_ROM_PTR(&lvgl_functions[1590]) },
    { MP_ROM_QSTR(MP_QSTR_set_image_recolor_opa), MP_ROM_PTR(&lvgl_functions[1591]) },
    { MP_ROM_QSTR(MP_QSTR_set_image_colorkey), MP_ROM_PTR(&lvgl_functions[1592]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_width), MP_ROM_PTR(&lvgl_functions[1593]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_dash_width), MP_ROM_PTR(&lvgl_functions[1594]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_dash_gap), MP_ROM_PTR(&lvgl_functions[1595]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_rounded), MP_ROM_PTR(&lvgl_functions[1596]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_color), MP_ROM_PTR(&lvgl_functions[1597]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_opa), MP_ROM_PTR(&lvgl_functions[1598]) },
    { MP_ROM_QSTR(MP_QSTR_set_arc_width), MP_ROM_PTR(&lvgl_functions[1599]) },
    { MP_ROM_QSTR(MP_QSTR_set_arc_rounded), MP_ROM_PTR(&lvgl_functions[1600]) },
    { MP_ROM_QSTR(MP_QSTR_set_arc_color), MP_ROM_PTR(&lvgl_functions[1601]) },
    { MP_ROM_QSTR(MP_QSTR_set_arc_opa), MP_ROM_PTR(&lvgl_functions[1602]) },
    { MP_ROM_QSTR(MP_QSTR_set_arc_image_src), MP_ROM_PTR(&lvgl_functions[1603]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_color), MP_ROM_PTR(&lvgl_functions[1604]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_opa), MP_ROM_PTR(&lvgl_functions[1605]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_font), MP_ROM_PTR(&lvgl_functions[1606]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_letter_space), MP_ROM_PTR(&lvgl_functions[1607]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_line_space), MP_ROM_PTR(&lvgl_functions[1608]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_decor), MP_ROM_PTR(&lvgl_functions[1609]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_align), MP_ROM_PTR(&lvgl_functions[1610]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_outline_stroke_color), MP_ROM_PTR(&lvgl_functions[1611]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_outline_stroke_width), MP_ROM_PTR(&lvgl_functions[1612]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_outline_stroke_opa), MP_ROM_PTR(&lvgl_functions[1613]) },
    { MP_ROM_QSTR(MP_QSTR_set_blur_radius), MP_ROM_PTR(&lvgl_functions[1614]) },
    { MP_ROM_QSTR(MP_QSTR_set_blur_backdrop), MP_ROM_PTR(&lvgl_functions[1615]) },
    { MP_ROM_QSTR(MP_QSTR_set_blur_quality), MP_ROM_PTR(&lvgl_functions[1616]) },
    { MP_ROM_QSTR(MP_QSTR_set_drop_shadow_radius), MP_ROM_PTR(&lvgl_functions[1617]) },
    { MP_ROM_QSTR(MP_QSTR_set_drop_shadow_offset_x), MP_ROM_PTR(&lvgl_functions[1618]) },
    { MP_ROM_QSTR(MP_QSTR_set_drop_shadow_offset_y), MP_ROM_PTR(&lvgl_functions[1619]) },
    { MP_ROM_QSTR(MP_QSTR_set_drop_shadow_color), MP_ROM_PTR(&lvgl_functions[1620]) },
    { MP_ROM_QSTR(MP_QSTR_set_drop_shadow_opa), MP_ROM_PTR(&lvgl_functions[1621]) },
    { MP_ROM_QSTR(MP_QSTR_set_drop_shadow_quality), MP_ROM_PTR(&lvgl_functions[1622]) },
    { MP_ROM_QSTR(MP_QSTR_set_radius), MP_ROM_PTR(&lvgl_functions[1623]) },
    { MP_ROM_QSTR(MP_QSTR_set_radial_offset), MP_ROM_PTR(&lvgl_functions[1624]) },
    { MP_ROM_QSTR(MP_QSTR_set_clip_corner), MP_ROM_PTR(&lvgl_functions[1625]) },
    { MP_ROM_QSTR(MP_QSTR_set_opa), MP_ROM_PTR(&lvgl_functions[1626]) },
    { MP_ROM_QSTR(MP_QSTR_set_opa_layered), MP_ROM_PTR(&lvgl_functions[1627]) },
    { MP_ROM_QSTR(MP_QSTR_set_color_filter_dsc), MP_ROM_PTR(&lvgl_functions[1628]) },
    { MP_ROM_QSTR(MP_QSTR_set_color_filter_opa), MP_ROM_PTR(&lvgl_functions[1629]) },
    { MP_ROM_QSTR(MP_QSTR_set_recolor), MP_ROM_PTR(&lvgl_functions[1630]) },
    { MP_ROM_QSTR(MP_QSTR_set_recolor_opa), MP_ROM_PTR(&lvgl_functions[1631]) },
    { MP_ROM_QSTR(MP_QSTR_set_anim), MP_ROM_PTR(&lvgl_functions[1632]) },
    { MP_ROM_QSTR(MP_QSTR_set_anim_duration), MP_ROM_PTR(&lvgl_functions[1633]) },
    { MP_ROM_QSTR(MP_QSTR_set_transition), MP_ROM_PTR(&lvgl_functions[1634]) },
    { MP_ROM_QSTR(MP_QSTR_set_blend_mode), MP_ROM_PTR(&lvgl_functions[1635]) },
    { MP_ROM_QSTR(MP_QSTR_set_layout), MP_ROM_PTR(&lvgl_functions[1636]) },
    { MP_ROM_QSTR(MP_QSTR_set_base_dir), MP_ROM_PTR(&lvgl_functions[1637]) },
    { MP_ROM_QSTR(MP_QSTR_set_bitmap_mask_src), MP_ROM_PTR(&lvgl_functions[1638]) },
    { MP_ROM_QSTR(MP_QSTR_set_rotary_sensitivity), MP_ROM_PTR(&lvgl_functions[1639]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_flow), MP_ROM_PTR(&lvgl_functions[1640]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_main_place), MP_ROM_PTR(&lvgl_functions[1641]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_cross_place), MP_ROM_PTR(&lvgl_functions[1642]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_track_place), MP_ROM_PTR(&lvgl_functions[1643]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_grow), MP_ROM_PTR(&lvgl_functions[1644]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_column_dsc_array), MP_ROM_PTR(&lvgl_functions[1645]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_column_align), MP_ROM_PTR(&lvgl_functions[1646]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_row_dsc_array), MP_ROM_PTR(&lvgl_functions[1647]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_row_align), MP_ROM_PTR(&lvgl_functions[1648]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell_column_pos), MP_ROM_PTR(&lvgl_functions[1649]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell_x_align), MP_ROM_PTR(&lvgl_functions[1650]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell_column_span), MP_ROM_PTR(&lvgl_functions[1651]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell_row_pos), MP_ROM_PTR(&lvgl_functions[1652]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell_y_align), MP_ROM_PTR(&lvgl_functions[1653]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell_row_span), MP_ROM_PTR(&lvgl_functions[1654]) },
    { MP_ROM_QSTR(MP_QSTR_set_size), MP_ROM_PTR(&lvgl_functions[1655]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_all), MP_ROM_PTR(&lvgl_functions[1656]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_hor), MP_ROM_PTR(&lvgl_functions[1657]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_ver), MP_ROM_PTR(&lvgl_functions[1658]) },
    { MP_ROM_QSTR(MP_QSTR_set_pad_gap), MP_ROM_PTR(&lvgl_functions[1659]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_hor), MP_ROM_PTR(&lvgl_functions[1660]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_ver), MP_ROM_PTR(&lvgl_functions[1661]) },
    { MP_ROM_QSTR(MP_QSTR_set_margin_all), MP_ROM_PTR(&lvgl_functions[1662]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform_scale), MP_ROM_PTR(&lvgl_functions[1663]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_style_t)) },
};
#define count_lv_style_t MP_ARRAY_SIZE(table_lv_style_t)

static const uint16_t index_lv_style_t[] = {
    127, 0, 0, 1, 2, 3, 7, 8, 8, 10, 11, 12, 16, 16, 17, 19,
    20, 20, 22, 22, 25, 25, 26, 27, 27, 27, 27, 27, 28, 28, 28, 31,
    31, 32, 34, 37, 37, 38, 39, 41, 42, 42, 43, 46, 48, 48, 49, 50,
    50, 51, 52, 52, 56, 58, 59, 60, 60, 62, 64, 65, 65, 66, 68, 70,
    71, 72, 72, 72, 73, 74, 74, 74, 74, 75, 75, 75, 75, 76, 77, 80,
    81, 83, 83, 85, 86, 91, 93, 95, 96, 97, 99, 101, 102, 103, 104, 104,
    106, 109, 111, 111, 112, 113, 114, 115, 116, 119, 119, 120, 122, 124, 125, 125,
    125, 125, 128, 130, 131, 132, 132, 134, 137, 137, 140, 143, 143, 145, 145, 145,
    145, 148, 38, 119, 99, 16, 53, 88, 128, 92, 66, 87, 95, 122, 56, 73,
    75, 79, 133, 20, 121, 47, 1, 60, 24, 113, 116, 25, 26, 105, 3, 33,
    127, 0, 17, 147, 5, 18, 62, 8, 37, 4, 118, 109, 49, 34, 89, 104,
    103, 125, 143, 86, 76, 45, 14, 35, 39, 51, 50, 141, 83, 48, 93, 117,
    23, 130, 22, 126, 70, 102, 101, 138, 72, 71, 41, 134, 131, 74, 98, 59,
    120, 136, 77, 91, 100, 82, 111, 46, 61, 114, 115, 139, 146, 21, 80, 9,
    19, 108, 81, 52, 145, 64, 107, 63, 110, 44, 10, 78, 27, 43, 137, 2,
    106, 123, 132, 142, 6, 30, 13, 31, 140, 85, 68, 84, 11, 67, 15, 54,
    69, 96, 7, 55, 65, 94, 12, 58, 40, 57, 97, 28, 36, 144, 29, 32,
    42, 112, 129, 90, 124, 135,
};

LVGL_STRUCT_TYPE(lv_style_t, MP_QSTR_style_t);

static const lvgl_field_t fields_lv_style_transition_dsc_t[] = {
    { MP_QSTR_props, offsetof(lv_style_transition_dsc_t, props), LVGL_OF(LVGL_ARRAY, LVGL_U8) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_user_data, offsetof(lv_style_transition_dsc_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_path_xcb, offsetof(lv_style_transition_dsc_t, path_xcb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_anim_path_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_time, offsetof(lv_style_transition_dsc_t, time), LVGL_U32, 1 },
    { MP_QSTR_delay, offsetof(lv_style_transition_dsc_t, delay), LVGL_U32, 1 },
};

static const mp_rom_map_elem_t table_lv_style_transition_dsc_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_functions[1516]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_style_transition_dsc_t)) },
};
#define count_lv_style_transition_dsc_t MP_ARRAY_SIZE(table_lv_style_transition_dsc_t)

static void *get_user_data_lv_style_transition_dsc_t(void *p) {
    return ((lv_style_transition_dsc_t *)p)->user_data;
}

static void set_user_data_lv_style_transition_dsc_t(void *p, void *user_data) {
    ((lv_style_transition_dsc_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_style_transition_dsc_t, MP_QSTR_style_transition_dsc_t);

static const lvgl_field_t fields_lv_style_value_t[] = {
    { MP_QSTR_num, offsetof(lv_style_value_t, num), LVGL_I32, 1 },
    { MP_QSTR_ptr, offsetof(lv_style_value_t, ptr), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_color, offsetof(lv_style_value_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
};

static const mp_rom_map_elem_t table_lv_style_value_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_style_value_t)) },
};
#define count_lv_style_value_t MP_ARRAY_SIZE(table_lv_style_value_t)

LVGL_STRUCT_TYPE(lv_style_value_t, MP_QSTR_style_value_t);

#define table_lv_subject_increment_dsc_t NULL
#define count_lv_subject_increment_dsc_t (0)

LVGL_STRUCT_TYPE(lv_subject_increment_dsc_t, MP_QSTR_subject_increment_dsc_t);

static uint32_t get_lv_subject_t_type(const void *p) {
    return (uint32_t)((const lv_subject_t *)p)->type;
}

static void set_lv_subject_t_type(void *p, uint32_t value) {
    ((lv_subject_t *)p)->type = (unsigned int)value;
}

static uint32_t get_lv_subject_t_size(const void *p) {
    return (uint32_t)((const lv_subject_t *)p)->size;
}

static void set_lv_subject_t_size(void *p, uint32_t value) {
    ((lv_subject_t *)p)->size = (unsigned int)value;
}

static uint32_t get_lv_subject_t_notify_restart_query(const void *p) {
    return (uint32_t)((const lv_subject_t *)p)->notify_restart_query;
}

static void set_lv_subject_t_notify_restart_query(void *p, uint32_t value) {
    ((lv_subject_t *)p)->notify_restart_query = (unsigned int)value;
}

static const lvgl_field_t fields_lv_subject_t[] = {
    { MP_QSTR_subs_ll, offsetof(lv_subject_t, subs_ll), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_ll_t), 1 },
    { MP_QSTR_value, offsetof(lv_subject_t, value), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_subject_value_t), 1 },
    { MP_QSTR_prev_value, offsetof(lv_subject_t, prev_value), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_subject_value_t), 1 },
    { MP_QSTR_min_value, offsetof(lv_subject_t, min_value), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_subject_value_t), 1 },
    { MP_QSTR_max_value, offsetof(lv_subject_t, max_value), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_subject_value_t), 1 },
    { MP_QSTR_user_data, offsetof(lv_subject_t, user_data), LVGL_USER_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_type, 4, LVGL_OF(LVGL_BITS, 54), 1 },
    { MP_QSTR_size, 24, LVGL_OF(LVGL_BITS, 55), 1 },
    { MP_QSTR_notify_restart_query, 1, LVGL_OF(LVGL_BITS, 56), 1 },
};

static const mp_rom_map_elem_t table_lv_subject_t[] = {
    { MP_ROM_QSTR(MP_QSTR_init_int), MP_ROM_PTR(&lvgl_functions[1698]) },
    { MP_ROM_QSTR(MP_QSTR_set_int), MP_ROM_PTR(&lvgl_functions[1699]) },
    { MP_ROM_QSTR(MP_QSTR_get_int), MP_ROM_PTR(&lvgl_functions[1700]) },
    { MP_ROM_QSTR(MP_QSTR_get_previous_int), MP_ROM_PTR(&lvgl_functions[1701]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_value_int), MP_ROM_PTR(&lvgl_functions[1702]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_value_int), MP_ROM_PTR(&lvgl_functions[1703]) },
    { MP_ROM_QSTR(MP_QSTR_init_string), MP_ROM_PTR(&lvgl_functions[1704]) },
    { MP_ROM_QSTR(MP_QSTR_copy_string), MP_ROM_PTR(&lvgl_functions[1705]) },
    { MP_ROM_QSTR(MP_QSTR_snprintf), MP_ROM_PTR(&lvgl_functions[1706]) },
    { MP_ROM_QSTR(MP_QSTR_get_string), MP_ROM_PTR(&lvgl_functions[1707]) },
    { MP_ROM_QSTR(MP_QSTR_get_previous_string), MP_ROM_PTR(&lvgl_functions[1708]) },
    { MP_ROM_QSTR(MP_QSTR_init_pointer), MP_ROM_PTR(&lvgl_functions[1709]) },
    { MP_ROM_QSTR(MP_QSTR_set_pointer), MP_ROM_PTR(&lvgl_functions[1710]) },
    { MP_ROM_QSTR(MP_QSTR_get_pointer), MP_ROM_PTR(&lvgl_functions[1711]) },
    { MP_ROM_QSTR(MP_QSTR_get_previous_pointer), MP_ROM_PTR(&lvgl_functions[1712]) },
    { MP_ROM_QSTR(MP_QSTR_init_color), MP_ROM_PTR(&lvgl_functions[1713]) },
    { MP_ROM_QSTR(MP_QSTR_set_color), MP_ROM_PTR(&lvgl_functions[1714]) },
    { MP_ROM_QSTR(MP_QSTR_get_color), MP_ROM_PTR(&lvgl_functions[1715]) },
    { MP_ROM_QSTR(MP_QSTR_get_previous_color), MP_ROM_PTR(&lvgl_functions[1716]) },
    { MP_ROM_QSTR(MP_QSTR_init_group), MP_ROM_PTR(&lvgl_functions[1717]) },
    { MP_ROM_QSTR(MP_QSTR_deinit), MP_ROM_PTR(&lvgl_functions[1718]) },
    { MP_ROM_QSTR(MP_QSTR_get_group_element), MP_ROM_PTR(&lvgl_functions[1719]) },
    { MP_ROM_QSTR(MP_QSTR_add_observer), MP_ROM_PTR(&lvgl_functions[1720]) },
    { MP_ROM_QSTR(MP_QSTR_add_observer_obj), MP_ROM_PTR(&lvgl_functions[1721]) },
    { MP_ROM_QSTR(MP_QSTR_add_observer_with_target), MP_ROM_PTR(&lvgl_functions[1722]) },
    { MP_ROM_QSTR(MP_QSTR_notify), MP_ROM_PTR(&lvgl_functions[1723]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_subject_t)) },
};
#define count_lv_subject_t MP_ARRAY_SIZE(table_lv_subject_t)

static const uint16_t index_lv_subject_t[] = {
    15, 0, 2, 4, 5, 8, 9, 11, 12, 14, 14, 16, 18, 21, 21, 22,
    23, 27, 24, 26, 3, 17, 21, 0, 12, 22, 5, 6, 16, 25, 10, 13,
    9, 14, 4, 7, 1, 11, 23, 15, 20, 2, 8, 18, 19,
};

static void *get_user_data_lv_subject_t(void *p) {
    return ((lv_subject_t *)p)->user_data;
}

static void set_user_data_lv_subject_t(void *p, void *user_data) {
    ((lv_subject_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_subject_t, MP_QSTR_subject_t);

static const lvgl_field_t fields_lv_subject_value_t[] = {
    { MP_QSTR_num, offsetof(lv_subject_value_t, num), LVGL_I32, 1 },
    { MP_QSTR_pointer, offsetof(lv_subject_value_t, pointer), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_color, offsetof(lv_subject_value_t, color), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_color_t), 1 },
};

static const mp_rom_map_elem_t table_lv_subject_value_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_subject_value_t)) },
};
#define count_lv_subject_value_t MP_ARRAY_SIZE(table_lv_subject_value_t)

LVGL_STRUCT_TYPE(lv_subject_value_t, MP_QSTR_subject_value_t);

static const mp_rom_map_elem_t table_lv_theme_t[] = {
    { MP_ROM_QSTR(MP_QSTR_copy), MP_ROM_PTR(&lvgl_functions[1273]) },
    { MP_ROM_QSTR(MP_QSTR_set_parent), MP_ROM_PTR(&lvgl_functions[1274]) },
    { MP_ROM_QSTR(MP_QSTR_set_apply_cb), MP_ROM_PTR(&lvgl_functions[1275]) },
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1276]) },
};
#define count_lv_theme_t MP_ARRAY_SIZE(table_lv_theme_t)

static void *get_user_data_lv_theme_t(void *p) {
    return ((lv_theme_t *)p)->user_data;
}

static void set_user_data_lv_theme_t(void *p, void *user_data) {
    ((lv_theme_t *)p)->user_data = user_data;
}

LVGL_STRUCT_TYPE(lv_theme_t, MP_QSTR_theme_t);

static const mp_rom_map_elem_t table_lv_timer_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1260]) },
    { MP_ROM_QSTR(MP_QSTR_pause), MP_ROM_PTR(&lvgl_functions[1261]) },
    { MP_ROM_QSTR(MP_QSTR_resume), MP_ROM_PTR(&lvgl_functions[1262]) },
    { MP_ROM_QSTR(MP_QSTR_set_cb), MP_ROM_PTR(&lvgl_functions[1263]) },
    { MP_ROM_QSTR(MP_QSTR_set_period), MP_ROM_PTR(&lvgl_functions[1264]) },
    { MP_ROM_QSTR(MP_QSTR_ready), MP_ROM_PTR(&lvgl_functions[1265]) },
    { MP_ROM_QSTR(MP_QSTR_set_repeat_count), MP_ROM_PTR(&lvgl_functions[1266]) },
    { MP_ROM_QSTR(MP_QSTR_set_auto_delete), MP_ROM_PTR(&lvgl_functions[1267]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[1268]) },
    { MP_ROM_QSTR(MP_QSTR_reset), MP_ROM_PTR(&lvgl_functions[1269]) },
    { MP_ROM_QSTR(MP_QSTR_get_next), MP_ROM_PTR(&lvgl_functions[1270]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[1271]) },
    { MP_ROM_QSTR(MP_QSTR_get_paused), MP_ROM_PTR(&lvgl_functions[1272]) },
};
#define count_lv_timer_t MP_ARRAY_SIZE(table_lv_timer_t)

static const uint16_t index_lv_timer_t[] = {
    7, 0, 1, 3, 5, 7, 9, 10, 12, 13, 9, 3, 7, 11, 12, 6,
    10, 0, 2, 4, 5, 8, 1,
};

LVGL_STRUCT_TYPE(lv_timer_t, MP_QSTR_timer_t);

static const lvgl_field_t fields_lv_tiny_ttf_font_src_t[] = {
    { MP_QSTR_path, offsetof(lv_tiny_ttf_font_src_t, path), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_data, offsetof(lv_tiny_ttf_font_src_t, data), LVGL_DATA | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_data_size, offsetof(lv_tiny_ttf_font_src_t, data_size), LVGL_UWORD, 1 },
    { MP_QSTR_cache_size, offsetof(lv_tiny_ttf_font_src_t, cache_size), LVGL_UWORD, 1 },
};

static const mp_rom_map_elem_t table_lv_tiny_ttf_font_src_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_tiny_ttf_font_src_t)) },
};
#define count_lv_tiny_ttf_font_src_t MP_ARRAY_SIZE(table_lv_tiny_ttf_font_src_t)

LVGL_STRUCT_TYPE(lv_tiny_ttf_font_src_t, MP_QSTR_tiny_ttf_font_src_t);

static const lvgl_field_t fields_lv_tree_class_t[] = {
    { MP_QSTR_base_class, offsetof(lv_tree_class_t, base_class), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_class_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
    { MP_QSTR_instance_size, offsetof(lv_tree_class_t, instance_size), LVGL_U32, 1 },
    { MP_QSTR_constructor_cb, offsetof(lv_tree_class_t, constructor_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_tree_constructor_cb_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_destructor_cb, offsetof(lv_tree_class_t, destructor_cb), LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_tree_destructor_cb_t) | LVGL_NULLABLE, 1 },
};

static const mp_rom_map_elem_t table_lv_tree_class_t[] = {
    { MP_ROM_QSTR(MP_QSTR_node_create), MP_ROM_PTR(&lvgl_functions[1494]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_tree_class_t)) },
};
#define count_lv_tree_class_t MP_ARRAY_SIZE(table_lv_tree_class_t)

LVGL_STRUCT_TYPE(lv_tree_class_t, MP_QSTR_tree_class_t);

static const lvgl_field_t fields_lv_tree_node_t[] = {
    { MP_QSTR_parent, offsetof(lv_tree_node_t, parent), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_node_t) | LVGL_NULLABLE, 1 },
    { MP_QSTR_children, offsetof(lv_tree_node_t, children), LVGL_OF(LVGL_ARRAY, LVGL_DATA) | LVGL_NULLABLE, 1 },
    { MP_QSTR_child_cnt, offsetof(lv_tree_node_t, child_cnt), LVGL_U32, 1 },
    { MP_QSTR_child_cap, offsetof(lv_tree_node_t, child_cap), LVGL_U32, 1 },
    { MP_QSTR_class_p, offsetof(lv_tree_node_t, class_p), LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_tree_class_t) | LVGL_NULLABLE | LVGL_CONST, 1 },
};

static const mp_rom_map_elem_t table_lv_tree_node_t[] = {
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[1495]) },
    { MP_ROM_QSTR(MP_QSTR_walk), MP_ROM_PTR(&lvgl_functions[1496]) },
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_tree_node_t)) },
};
#define count_lv_tree_node_t MP_ARRAY_SIZE(table_lv_tree_node_t)

LVGL_STRUCT_TYPE(lv_tree_node_t, MP_QSTR_tree_node_t);

static const lvgl_field_t fields_lv_urange_t[] = {
    { MP_QSTR_min, offsetof(lv_urange_t, min), LVGL_U32, 1 },
    { MP_QSTR_max, offsetof(lv_urange_t, max), LVGL_U32, 1 },
};

static const mp_rom_map_elem_t table_lv_urange_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_urange_t)) },
};
#define count_lv_urange_t MP_ARRAY_SIZE(table_lv_urange_t)

LVGL_STRUCT_TYPE(lv_urange_t, MP_QSTR_urange_t);

static const lvgl_field_t fields_lv_yuv_buf_t[] = {
    { MP_QSTR_yuv, offsetof(lv_yuv_buf_t, yuv), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_plane_t), 1 },
    { MP_QSTR_planar, offsetof(lv_yuv_buf_t, planar), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_buf_t__bindgen_ty_1), 1 },
    { MP_QSTR_semi_planar, offsetof(lv_yuv_buf_t, semi_planar), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_buf_t__bindgen_ty_2), 1 },
};

static const mp_rom_map_elem_t table_lv_yuv_buf_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_yuv_buf_t)) },
};
#define count_lv_yuv_buf_t MP_ARRAY_SIZE(table_lv_yuv_buf_t)

LVGL_STRUCT_TYPE(lv_yuv_buf_t, MP_QSTR_yuv_buf_t);

static const lvgl_field_t fields_lv_yuv_buf_t__bindgen_ty_1[] = {
    { MP_QSTR_y, offsetof(__typeof__(((lv_yuv_buf_t *)0)->planar), y), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_plane_t), 1 },
    { MP_QSTR_u, offsetof(__typeof__(((lv_yuv_buf_t *)0)->planar), u), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_plane_t), 1 },
    { MP_QSTR_v, offsetof(__typeof__(((lv_yuv_buf_t *)0)->planar), v), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_plane_t), 1 },
};

static const mp_rom_map_elem_t table_lv_yuv_buf_t__bindgen_ty_1[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_yuv_buf_t *)0)->planar))) },
};
#define count_lv_yuv_buf_t__bindgen_ty_1 MP_ARRAY_SIZE(table_lv_yuv_buf_t__bindgen_ty_1)

LVGL_STRUCT_TYPE(lv_yuv_buf_t__bindgen_ty_1, MP_QSTR_struct);

static const lvgl_field_t fields_lv_yuv_buf_t__bindgen_ty_2[] = {
    { MP_QSTR_y, offsetof(__typeof__(((lv_yuv_buf_t *)0)->semi_planar), y), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_plane_t), 1 },
    { MP_QSTR_uv, offsetof(__typeof__(((lv_yuv_buf_t *)0)->semi_planar), uv), LVGL_OF(LVGL_VALUE, LVGL_STRUCT_lv_yuv_plane_t), 1 },
};

static const mp_rom_map_elem_t table_lv_yuv_buf_t__bindgen_ty_2[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(__typeof__(((lv_yuv_buf_t *)0)->semi_planar))) },
};
#define count_lv_yuv_buf_t__bindgen_ty_2 MP_ARRAY_SIZE(table_lv_yuv_buf_t__bindgen_ty_2)

LVGL_STRUCT_TYPE(lv_yuv_buf_t__bindgen_ty_2, MP_QSTR_struct);

static const lvgl_field_t fields_lv_yuv_plane_t[] = {
    { MP_QSTR_buf, offsetof(lv_yuv_plane_t, buf), LVGL_DATA | LVGL_NULLABLE, 1 },
    { MP_QSTR_stride, offsetof(lv_yuv_plane_t, stride), LVGL_U32, 1 },
};

static const mp_rom_map_elem_t table_lv_yuv_plane_t[] = {
    { MP_ROM_QSTR(MP_QSTR___SIZE__), MP_ROM_INT(sizeof(lv_yuv_plane_t)) },
};
#define count_lv_yuv_plane_t MP_ARRAY_SIZE(table_lv_yuv_plane_t)

LVGL_STRUCT_TYPE(lv_yuv_plane_t, MP_QSTR_yuv_plane_t);

const lvgl_struct_t lvgl_structs[] = {
    {
        LVGL_DICT(ime_pinyin_k9_py_str_t), &type_ime_pinyin_k9_py_str_t, NULL, fields_ime_pinyin_k9_py_str_t, MP_ARRAY_SIZE(fields_ime_pinyin_k9_py_str_t),
        sizeof(ime_pinyin_k9_py_str_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_anim_bezier3_para_t), &type_lv_anim_bezier3_para_t, NULL, fields_lv_anim_bezier3_para_t, MP_ARRAY_SIZE(fields_lv_anim_bezier3_para_t),
        sizeof(lv_anim_bezier3_para_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_anim_t), &type_lv_anim_t, index_lv_anim_t, fields_lv_anim_t, MP_ARRAY_SIZE(fields_lv_anim_t),
        sizeof(lv_anim_t), LVGL_OWNER, (void *(*)(void *))(lvgl_fn_t)lv_anim_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_anim_set_user_data,
    },
    {
        LVGL_DICT(lv_anim_t__lv_anim_path_para_t), &type_lv_anim_t__lv_anim_path_para_t, NULL, fields_lv_anim_t__lv_anim_path_para_t, MP_ARRAY_SIZE(fields_lv_anim_t__lv_anim_path_para_t),
        sizeof(__typeof__(((lv_anim_t *)0)->parameter)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_anim_timeline_dsc_t), &type_lv_anim_timeline_dsc_t, NULL, fields_lv_anim_timeline_dsc_t, MP_ARRAY_SIZE(fields_lv_anim_timeline_dsc_t),
        sizeof(lv_anim_timeline_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_anim_timeline_t), &type_lv_anim_timeline_t, index_lv_anim_timeline_t, NULL, 0,
        0, 0, (void *(*)(void *))(lvgl_fn_t)lv_anim_timeline_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_anim_timeline_set_user_data,
    },
    {
        LVGL_DICT(lv_area_t), &type_lv_area_t, index_lv_area_t, fields_lv_area_t, MP_ARRAY_SIZE(fields_lv_area_t),
        sizeof(lv_area_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_array_t), &type_lv_array_t, index_lv_array_t, fields_lv_array_t, MP_ARRAY_SIZE(fields_lv_array_t),
        sizeof(lv_array_t), LVGL_OWNER, NULL, NULL,
    },
    {
        LVGL_DICT(lv_binfont_font_src_t), &type_lv_binfont_font_src_t, NULL, fields_lv_binfont_font_src_t, MP_ARRAY_SIZE(fields_lv_binfont_font_src_t),
        sizeof(lv_binfont_font_src_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_builtin_font_src_t), &type_lv_builtin_font_src_t, NULL, fields_lv_builtin_font_src_t, MP_ARRAY_SIZE(fields_lv_builtin_font_src_t),
        sizeof(lv_builtin_font_src_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_cache_entry_t), &type_lv_cache_entry_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_calendar_date_t), &type_lv_calendar_date_t, NULL, fields_lv_calendar_date_t, MP_ARRAY_SIZE(fields_lv_calendar_date_t),
        sizeof(lv_calendar_date_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_chart_cursor_t), &type_lv_chart_cursor_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_chart_series_t), &type_lv_chart_series_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_circle_buf_t), &type_lv_circle_buf_t, index_lv_circle_buf_t, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_color16_t), &type_lv_color16_t, NULL, fields_lv_color16_t, MP_ARRAY_SIZE(fields_lv_color16_t),
        sizeof(lv_color16_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_color16a_t), &type_lv_color16a_t, NULL, fields_lv_color16a_t, MP_ARRAY_SIZE(fields_lv_color16a_t),
        sizeof(lv_color16a_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_color32_t), &type_lv_color32_t, NULL, fields_lv_color32_t, MP_ARRAY_SIZE(fields_lv_color32_t),
        sizeof(lv_color32_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_color_filter_dsc_t), &type_lv_color_filter_dsc_t, NULL, fields_lv_color_filter_dsc_t, MP_ARRAY_SIZE(fields_lv_color_filter_dsc_t),
        sizeof(lv_color_filter_dsc_t), 0, get_user_data_lv_color_filter_dsc_t, set_user_data_lv_color_filter_dsc_t,
    },
    {
        LVGL_DICT(lv_color_hsv_t), &type_lv_color_hsv_t, NULL, fields_lv_color_hsv_t, MP_ARRAY_SIZE(fields_lv_color_hsv_t),
        sizeof(lv_color_hsv_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_color_t), &type_lv_color_t, index_lv_color_t, fields_lv_color_t, MP_ARRAY_SIZE(fields_lv_color_t),
        sizeof(lv_color_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_display_t), &type_lv_display_t, index_lv_display_t, NULL, 0,
        0, LVGL_IDENTITY, (void *(*)(void *))(lvgl_fn_t)lv_display_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_display_set_user_data,
    },
    {
        LVGL_DICT(lv_draw_arc_dsc_t), &type_lv_draw_arc_dsc_t, NULL, fields_lv_draw_arc_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_arc_dsc_t),
        sizeof(lv_draw_arc_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_blur_dsc_t), &type_lv_draw_blur_dsc_t, NULL, fields_lv_draw_blur_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_blur_dsc_t),
        sizeof(lv_draw_blur_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_border_dsc_t), &type_lv_draw_border_dsc_t, NULL, fields_lv_draw_border_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_border_dsc_t),
        sizeof(lv_draw_border_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_box_shadow_dsc_t), &type_lv_draw_box_shadow_dsc_t, NULL, fields_lv_draw_box_shadow_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_box_shadow_dsc_t),
        sizeof(lv_draw_box_shadow_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_buf_handlers_t), &type_lv_draw_buf_handlers_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_buf_t), &type_lv_draw_buf_t, index_lv_draw_buf_t, fields_lv_draw_buf_t, MP_ARRAY_SIZE(fields_lv_draw_buf_t),
        sizeof(lv_draw_buf_t), LVGL_OWNER, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_dsc_base_t), &type_lv_draw_dsc_base_t, NULL, fields_lv_draw_dsc_base_t, MP_ARRAY_SIZE(fields_lv_draw_dsc_base_t),
        sizeof(lv_draw_dsc_base_t), 0, get_user_data_lv_draw_dsc_base_t, set_user_data_lv_draw_dsc_base_t,
    },
    {
        LVGL_DICT(lv_draw_fill_dsc_t), &type_lv_draw_fill_dsc_t, NULL, fields_lv_draw_fill_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_fill_dsc_t),
        sizeof(lv_draw_fill_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_glyph_dsc_t), &type_lv_draw_glyph_dsc_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_image_dsc_t), &type_lv_draw_image_dsc_t, NULL, fields_lv_draw_image_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_image_dsc_t),
        sizeof(lv_draw_image_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_image_sup_t), &type_lv_draw_image_sup_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_label_dsc_t), &type_lv_draw_label_dsc_t, NULL, fields_lv_draw_label_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_label_dsc_t),
        sizeof(lv_draw_label_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_label_hint_t), &type_lv_draw_label_hint_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_letter_dsc_t), &type_lv_draw_letter_dsc_t, NULL, fields_lv_draw_letter_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_letter_dsc_t),
        sizeof(lv_draw_letter_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_line_dsc_t), &type_lv_draw_line_dsc_t, NULL, fields_lv_draw_line_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_line_dsc_t),
        sizeof(lv_draw_line_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_rect_dsc_t), &type_lv_draw_rect_dsc_t, NULL, fields_lv_draw_rect_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_rect_dsc_t),
        sizeof(lv_draw_rect_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_task_t), &type_lv_draw_task_t, index_lv_draw_task_t, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_draw_triangle_dsc_t), &type_lv_draw_triangle_dsc_t, NULL, fields_lv_draw_triangle_dsc_t, MP_ARRAY_SIZE(fields_lv_draw_triangle_dsc_t),
        sizeof(lv_draw_triangle_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_event_dsc_t), &type_lv_event_dsc_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_event_dsc_t, set_user_data_lv_event_dsc_t,
    },
    {
        LVGL_DICT(lv_event_list_t), &type_lv_event_list_t, index_lv_event_list_t, fields_lv_event_list_t, MP_ARRAY_SIZE(fields_lv_event_list_t),
        sizeof(lv_event_list_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_event_t), &type_lv_event_t, index_lv_event_t, NULL, 0,
        0, 0, get_user_data_lv_event_t, set_user_data_lv_event_t,
    },
    {
        LVGL_DICT(lv_font_class_t), &type_lv_font_class_t, NULL, fields_lv_font_class_t, MP_ARRAY_SIZE(fields_lv_font_class_t),
        sizeof(lv_font_class_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_fmt_txt_cmap_t), &type_lv_font_fmt_txt_cmap_t, NULL, fields_lv_font_fmt_txt_cmap_t, MP_ARRAY_SIZE(fields_lv_font_fmt_txt_cmap_t),
        sizeof(lv_font_fmt_txt_cmap_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_fmt_txt_dsc_t), &type_lv_font_fmt_txt_dsc_t, NULL, fields_lv_font_fmt_txt_dsc_t, MP_ARRAY_SIZE(fields_lv_font_fmt_txt_dsc_t),
        sizeof(lv_font_fmt_txt_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_fmt_txt_glyph_dsc_t), &type_lv_font_fmt_txt_glyph_dsc_t, NULL, fields_lv_font_fmt_txt_glyph_dsc_t, MP_ARRAY_SIZE(fields_lv_font_fmt_txt_glyph_dsc_t),
        sizeof(lv_font_fmt_txt_glyph_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_fmt_txt_kern_classes_t), &type_lv_font_fmt_txt_kern_classes_t, NULL, fields_lv_font_fmt_txt_kern_classes_t, MP_ARRAY_SIZE(fields_lv_font_fmt_txt_kern_classes_t),
        sizeof(lv_font_fmt_txt_kern_classes_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_fmt_txt_kern_pair_t), &type_lv_font_fmt_txt_kern_pair_t, NULL, fields_lv_font_fmt_txt_kern_pair_t, MP_ARRAY_SIZE(fields_lv_font_fmt_txt_kern_pair_t),
        sizeof(lv_font_fmt_txt_kern_pair_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_glyph_dsc_t), &type_lv_font_glyph_dsc_t, NULL, fields_lv_font_glyph_dsc_t, MP_ARRAY_SIZE(fields_lv_font_glyph_dsc_t),
        sizeof(lv_font_glyph_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_glyph_dsc_t__bindgen_ty_1), &type_lv_font_glyph_dsc_t__bindgen_ty_1, NULL, fields_lv_font_glyph_dsc_t__bindgen_ty_1, MP_ARRAY_SIZE(fields_lv_font_glyph_dsc_t__bindgen_ty_1),
        sizeof(__typeof__(((lv_font_glyph_dsc_t *)0)->gid)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_info_t), &type_lv_font_info_t, NULL, fields_lv_font_info_t, MP_ARRAY_SIZE(fields_lv_font_info_t),
        sizeof(lv_font_info_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_font_t), &type_lv_font_t, NULL, fields_lv_font_t, MP_ARRAY_SIZE(fields_lv_font_t),
        sizeof(lv_font_t), 0, get_user_data_lv_font_t, set_user_data_lv_font_t,
    },
    {
        LVGL_DICT(lv_fragment_class_t), &type_lv_fragment_class_t, NULL, fields_lv_fragment_class_t, MP_ARRAY_SIZE(fields_lv_fragment_class_t),
        sizeof(lv_fragment_class_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fragment_managed_states_t), &type_lv_fragment_managed_states_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fragment_manager_t), &type_lv_fragment_manager_t, index_lv_fragment_manager_t, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fragment_t), &type_lv_fragment_t, index_lv_fragment_t, fields_lv_fragment_t, MP_ARRAY_SIZE(fields_lv_fragment_t),
        sizeof(lv_fragment_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fs_dir_t), &type_lv_fs_dir_t, NULL, fields_lv_fs_dir_t, MP_ARRAY_SIZE(fields_lv_fs_dir_t),
        sizeof(lv_fs_dir_t), LVGL_OWNER, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fs_drv_t), &type_lv_fs_drv_t, NULL, fields_lv_fs_drv_t, MP_ARRAY_SIZE(fields_lv_fs_drv_t),
        sizeof(lv_fs_drv_t), 0, get_user_data_lv_fs_drv_t, set_user_data_lv_fs_drv_t,
    },
    {
        LVGL_DICT(lv_fs_file_cache_t), &type_lv_fs_file_cache_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fs_file_t), &type_lv_fs_file_t, index_lv_fs_file_t, fields_lv_fs_file_t, MP_ARRAY_SIZE(fields_lv_fs_file_t),
        sizeof(lv_fs_file_t), LVGL_OWNER, NULL, NULL,
    },
    {
        LVGL_DICT(lv_fs_path_ex_t), &type_lv_fs_path_ex_t, NULL, fields_lv_fs_path_ex_t, MP_ARRAY_SIZE(fields_lv_fs_path_ex_t),
        sizeof(lv_fs_path_ex_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_grad_dsc_t), &type_lv_grad_dsc_t, index_lv_grad_dsc_t, fields_lv_grad_dsc_t, MP_ARRAY_SIZE(fields_lv_grad_dsc_t),
        sizeof(lv_grad_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_grad_dsc_t__bindgen_ty_1), &type_lv_grad_dsc_t__bindgen_ty_1, NULL, fields_lv_grad_dsc_t__bindgen_ty_1, MP_ARRAY_SIZE(fields_lv_grad_dsc_t__bindgen_ty_1),
        sizeof(__typeof__(((lv_grad_dsc_t *)0)->params)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1), &type_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1, NULL, fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1, MP_ARRAY_SIZE(fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_1),
        sizeof(__typeof__(((lv_grad_dsc_t *)0)->params.linear)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2), &type_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2, NULL, fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2, MP_ARRAY_SIZE(fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_2),
        sizeof(__typeof__(((lv_grad_dsc_t *)0)->params.radial)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3), &type_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3, NULL, fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3, MP_ARRAY_SIZE(fields_lv_grad_dsc_t__bindgen_ty_1__bindgen_ty_3),
        sizeof(__typeof__(((lv_grad_dsc_t *)0)->params.conical)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_grad_stop_t), &type_lv_grad_stop_t, NULL, fields_lv_grad_stop_t, MP_ARRAY_SIZE(fields_lv_grad_stop_t),
        sizeof(lv_grad_stop_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_group_t), &type_lv_group_t, index_lv_group_t, NULL, 0,
        0, LVGL_IDENTITY, (void *(*)(void *))(lvgl_fn_t)lv_group_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_group_set_user_data,
    },
    {
        LVGL_DICT(lv_hit_test_info_t), &type_lv_hit_test_info_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_image_cache_data_t), &type_lv_image_cache_data_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_image_cache_data_t, set_user_data_lv_image_cache_data_t,
    },
    {
        LVGL_DICT(lv_image_colorkey_t), &type_lv_image_colorkey_t, NULL, fields_lv_image_colorkey_t, MP_ARRAY_SIZE(fields_lv_image_colorkey_t),
        sizeof(lv_image_colorkey_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_image_decoder_args_t), &type_lv_image_decoder_args_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_image_decoder_dsc_t), &type_lv_image_decoder_dsc_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_image_decoder_dsc_t, set_user_data_lv_image_decoder_dsc_t,
    },
    {
        LVGL_DICT(lv_image_decoder_t), &type_lv_image_decoder_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_image_decoder_t, set_user_data_lv_image_decoder_t,
    },
    {
        LVGL_DICT(lv_image_dsc_t), &type_lv_image_dsc_t, NULL, fields_lv_image_dsc_t, MP_ARRAY_SIZE(fields_lv_image_dsc_t),
        sizeof(lv_image_dsc_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_image_header_t), &type_lv_image_header_t, NULL, fields_lv_image_header_t, MP_ARRAY_SIZE(fields_lv_image_header_t),
        sizeof(lv_image_header_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_indev_data_t), &type_lv_indev_data_t, NULL, fields_lv_indev_data_t, MP_ARRAY_SIZE(fields_lv_indev_data_t),
        sizeof(lv_indev_data_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_indev_t), &type_lv_indev_t, index_lv_indev_t, NULL, 0,
        0, LVGL_IDENTITY, (void *(*)(void *))(lvgl_fn_t)lv_indev_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_indev_set_user_data,
    },
    {
        LVGL_DICT(lv_iter_t), &type_lv_iter_t, index_lv_iter_t, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_layer_t), &type_lv_layer_t, NULL, fields_lv_layer_t, MP_ARRAY_SIZE(fields_lv_layer_t),
        sizeof(lv_layer_t), LVGL_OWNER, get_user_data_lv_layer_t, set_user_data_lv_layer_t,
    },
    {
        LVGL_DICT(lv_layout_callbacks_t), &type_lv_layout_callbacks_t, NULL, fields_lv_layout_callbacks_t, MP_ARRAY_SIZE(fields_lv_layout_callbacks_t),
        sizeof(lv_layout_callbacks_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_ll_t), &type_lv_ll_t, index_lv_ll_t, fields_lv_ll_t, MP_ARRAY_SIZE(fields_lv_ll_t),
        sizeof(lv_ll_t), LVGL_OWNER, NULL, NULL,
    },
    {
        LVGL_DICT(lv_matrix_t), &type_lv_matrix_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_mem_monitor_t), &type_lv_mem_monitor_t, NULL, fields_lv_mem_monitor_t, MP_ARRAY_SIZE(fields_lv_mem_monitor_t),
        sizeof(lv_mem_monitor_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_monkey_config_t), &type_lv_monkey_config_t, NULL, fields_lv_monkey_config_t, MP_ARRAY_SIZE(fields_lv_monkey_config_t),
        sizeof(lv_monkey_config_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_monkey_t), &type_lv_monkey_t, NULL, NULL, 0,
        0, 0, (void *(*)(void *))(lvgl_fn_t)lv_monkey_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_monkey_set_user_data,
    },
    {
        LVGL_DICT(lv_obj_class_t), &type_lv_obj_class_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_obj_class_t, set_user_data_lv_obj_class_t,
    },
    {
        LVGL_DICT(lv_observer_t), &type_lv_observer_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_observer_t, set_user_data_lv_observer_t,
    },
    {
        LVGL_DICT(lv_pinyin_dict_t), &type_lv_pinyin_dict_t, NULL, fields_lv_pinyin_dict_t, MP_ARRAY_SIZE(fields_lv_pinyin_dict_t),
        sizeof(lv_pinyin_dict_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_point_precise_t), &type_lv_point_precise_t, NULL, fields_lv_point_precise_t, MP_ARRAY_SIZE(fields_lv_point_precise_t),
        sizeof(lv_point_precise_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_point_t), &type_lv_point_t, NULL, fields_lv_point_t, MP_ARRAY_SIZE(fields_lv_point_t),
        sizeof(lv_point_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_range_t), &type_lv_range_t, NULL, fields_lv_range_t, MP_ARRAY_SIZE(fields_lv_range_t),
        sizeof(lv_range_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_rb_node_t), &type_lv_rb_node_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_rb_t), &type_lv_rb_t, index_lv_rb_t, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_scale_section_t), &type_lv_scale_section_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_span_coords_t), &type_lv_span_coords_t, NULL, fields_lv_span_coords_t, MP_ARRAY_SIZE(fields_lv_span_coords_t),
        sizeof(lv_span_coords_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_span_t), &type_lv_span_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_sqrt_res_t), &type_lv_sqrt_res_t, NULL, fields_lv_sqrt_res_t, MP_ARRAY_SIZE(fields_lv_sqrt_res_t),
        sizeof(lv_sqrt_res_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_style_const_prop_t), &type_lv_style_const_prop_t, NULL, fields_lv_style_const_prop_t, MP_ARRAY_SIZE(fields_lv_style_const_prop_t),
        sizeof(lv_style_const_prop_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_style_t), &type_lv_style_t, index_lv_style_t, fields_lv_style_t, MP_ARRAY_SIZE(fields_lv_style_t),
        sizeof(lv_style_t), LVGL_OWNER, NULL, NULL,
    },
    {
        LVGL_DICT(lv_style_transition_dsc_t), &type_lv_style_transition_dsc_t, NULL, fields_lv_style_transition_dsc_t, MP_ARRAY_SIZE(fields_lv_style_transition_dsc_t),
        sizeof(lv_style_transition_dsc_t), 0, get_user_data_lv_style_transition_dsc_t, set_user_data_lv_style_transition_dsc_t,
    },
    {
        LVGL_DICT(lv_style_value_t), &type_lv_style_value_t, NULL, fields_lv_style_value_t, MP_ARRAY_SIZE(fields_lv_style_value_t),
        sizeof(lv_style_value_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_subject_increment_dsc_t), &type_lv_subject_increment_dsc_t, NULL, NULL, 0,
        0, 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_subject_t), &type_lv_subject_t, index_lv_subject_t, fields_lv_subject_t, MP_ARRAY_SIZE(fields_lv_subject_t),
        sizeof(lv_subject_t), LVGL_OWNER, get_user_data_lv_subject_t, set_user_data_lv_subject_t,
    },
    {
        LVGL_DICT(lv_subject_value_t), &type_lv_subject_value_t, NULL, fields_lv_subject_value_t, MP_ARRAY_SIZE(fields_lv_subject_value_t),
        sizeof(lv_subject_value_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_theme_t), &type_lv_theme_t, NULL, NULL, 0,
        0, 0, get_user_data_lv_theme_t, set_user_data_lv_theme_t,
    },
    {
        LVGL_DICT(lv_timer_t), &type_lv_timer_t, index_lv_timer_t, NULL, 0,
        0, LVGL_IDENTITY, (void *(*)(void *))(lvgl_fn_t)lv_timer_get_user_data, (void (*)(void *, void *))(lvgl_fn_t)lv_timer_set_user_data,
    },
    {
        LVGL_DICT(lv_tiny_ttf_font_src_t), &type_lv_tiny_ttf_font_src_t, NULL, fields_lv_tiny_ttf_font_src_t, MP_ARRAY_SIZE(fields_lv_tiny_ttf_font_src_t),
        sizeof(lv_tiny_ttf_font_src_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_tree_class_t), &type_lv_tree_class_t, NULL, fields_lv_tree_class_t, MP_ARRAY_SIZE(fields_lv_tree_class_t),
        sizeof(lv_tree_class_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_tree_node_t), &type_lv_tree_node_t, NULL, fields_lv_tree_node_t, MP_ARRAY_SIZE(fields_lv_tree_node_t),
        sizeof(lv_tree_node_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_urange_t), &type_lv_urange_t, NULL, fields_lv_urange_t, MP_ARRAY_SIZE(fields_lv_urange_t),
        sizeof(lv_urange_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_yuv_buf_t), &type_lv_yuv_buf_t, NULL, fields_lv_yuv_buf_t, MP_ARRAY_SIZE(fields_lv_yuv_buf_t),
        sizeof(lv_yuv_buf_t), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_yuv_buf_t__bindgen_ty_1), &type_lv_yuv_buf_t__bindgen_ty_1, NULL, fields_lv_yuv_buf_t__bindgen_ty_1, MP_ARRAY_SIZE(fields_lv_yuv_buf_t__bindgen_ty_1),
        sizeof(__typeof__(((lv_yuv_buf_t *)0)->planar)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_yuv_buf_t__bindgen_ty_2), &type_lv_yuv_buf_t__bindgen_ty_2, NULL, fields_lv_yuv_buf_t__bindgen_ty_2, MP_ARRAY_SIZE(fields_lv_yuv_buf_t__bindgen_ty_2),
        sizeof(__typeof__(((lv_yuv_buf_t *)0)->semi_planar)), 0, NULL, NULL,
    },
    {
        LVGL_DICT(lv_yuv_plane_t), &type_lv_yuv_plane_t, NULL, fields_lv_yuv_plane_t, MP_ARRAY_SIZE(fields_lv_yuv_plane_t),
        sizeof(lv_yuv_plane_t), 0, NULL, NULL,
    },
};

const lvgl_bits_t lvgl_bits[] = {
    { get_lv_anim_t_is_paused, set_lv_anim_t_is_paused },
    { get_lv_anim_t_reverse_play_in_progress, set_lv_anim_t_reverse_play_in_progress },
    { get_lv_anim_t_run_round, set_lv_anim_t_run_round },
    { get_lv_anim_t_start_cb_called, set_lv_anim_t_start_cb_called },
    { get_lv_anim_t_early_apply, set_lv_anim_t_early_apply },
    { get_lv_anim_timeline_dsc_t_is_started, set_lv_anim_timeline_dsc_t_is_started },
    { get_lv_anim_timeline_dsc_t_is_completed, set_lv_anim_timeline_dsc_t_is_completed },
    { get_lv_color16_t_blue, set_lv_color16_t_blue },
    { get_lv_color16_t_green, set_lv_color16_t_green },
    { get_lv_color16_t_red, set_lv_color16_t_red },
    { get_lv_draw_arc_dsc_t_rounded, set_lv_draw_arc_dsc_t_rounded },
    { get_lv_draw_border_dsc_t_side, set_lv_draw_border_dsc_t_side },
    { get_lv_draw_box_shadow_dsc_t_bg_cover, set_lv_draw_box_shadow_dsc_t_bg_cover },
    { get_lv_draw_dsc_base_t_drop_shadow_blur_radius, set_lv_draw_dsc_base_t_drop_shadow_blur_radius },
    { get_lv_draw_dsc_base_t_drop_shadow_quality, set_lv_draw_dsc_base_t_drop_shadow_quality },
    { get_lv_draw_image_dsc_t_blend_mode, set_lv_draw_image_dsc_t_blend_mode },
    { get_lv_draw_image_dsc_t_antialias, set_lv_draw_image_dsc_t_antialias },
    { get_lv_draw_image_dsc_t_tile, set_lv_draw_image_dsc_t_tile },
    { get_lv_draw_label_dsc_t_decor, set_lv_draw_label_dsc_t_decor },
    { get_lv_draw_label_dsc_t_flag, set_lv_draw_label_dsc_t_flag },
    { get_lv_draw_label_dsc_t_text_local, set_lv_draw_label_dsc_t_text_local },
    { get_lv_draw_label_dsc_t_text_static, set_lv_draw_label_dsc_t_text_static },
    { get_lv_draw_label_dsc_t_has_bided, set_lv_draw_label_dsc_t_has_bided },
    { get_lv_draw_letter_dsc_t_decor, set_lv_draw_letter_dsc_t_decor },
    { get_lv_draw_letter_dsc_t_blend_mode, set_lv_draw_letter_dsc_t_blend_mode },
    { get_lv_draw_line_dsc_t_round_start, set_lv_draw_line_dsc_t_round_start },
    { get_lv_draw_line_dsc_t_round_end, set_lv_draw_line_dsc_t_round_end },
    { get_lv_draw_line_dsc_t_raw_end, set_lv_draw_line_dsc_t_raw_end },
    { get_lv_draw_rect_dsc_t_border_side, set_lv_draw_rect_dsc_t_border_side },
    { get_lv_draw_rect_dsc_t_border_post, set_lv_draw_rect_dsc_t_border_post },
    { get_lv_event_list_t_is_traversing, set_lv_event_list_t_is_traversing },
    { get_lv_event_list_t_has_marked_deleting, set_lv_event_list_t_has_marked_deleting },
    { get_lv_font_fmt_txt_dsc_t_cmap_num, set_lv_font_fmt_txt_dsc_t_cmap_num },
    { get_lv_font_fmt_txt_dsc_t_bpp, set_lv_font_fmt_txt_dsc_t_bpp },
    { get_lv_font_fmt_txt_dsc_t_kern_classes, set_lv_font_fmt_txt_dsc_t_kern_classes },
    { get_lv_font_fmt_txt_dsc_t_bitmap_format, set_lv_font_fmt_txt_dsc_t_bitmap_format },
    { get_lv_font_fmt_txt_glyph_dsc_t_bitmap_index, set_lv_font_fmt_txt_glyph_dsc_t_bitmap_index },
    { get_lv_font_fmt_txt_glyph_dsc_t_adv_w, set_lv_font_fmt_txt_glyph_dsc_t_adv_w },
    { get_lv_font_fmt_txt_kern_pair_t_pair_cnt, set_lv_font_fmt_txt_kern_pair_t_pair_cnt },
    { get_lv_font_fmt_txt_kern_pair_t_glyph_ids_size, set_lv_font_fmt_txt_kern_pair_t_glyph_ids_size },
    { get_lv_font_glyph_dsc_t_is_placeholder, set_lv_font_glyph_dsc_t_is_placeholder },
    { get_lv_font_glyph_dsc_t_req_raw_bitmap, set_lv_font_glyph_dsc_t_req_raw_bitmap },
    { get_lv_font_t_subpx, set_lv_font_t_subpx },
    { get_lv_font_t_kerning, set_lv_font_t_kerning },
    { get_lv_font_t_static_bitmap, set_lv_font_t_static_bitmap },
    { get_lv_grad_dsc_t_dir, set_lv_grad_dsc_t_dir },
    { get_lv_grad_dsc_t_extend, set_lv_grad_dsc_t_extend },
    { get_lv_image_header_t_magic, set_lv_image_header_t_magic },
    { get_lv_image_header_t_cf, set_lv_image_header_t_cf },
    { get_lv_image_header_t_flags, set_lv_image_header_t_flags },
    { get_lv_image_header_t_w, set_lv_image_header_t_w },
    { get_lv_image_header_t_h, set_lv_image_header_t_h },
    { get_lv_image_header_t_stride, set_lv_image_header_t_stride },
    { get_lv_image_header_t_reserved_2, set_lv_image_header_t_reserved_2 },
    { get_lv_subject_t_type, set_lv_subject_t_type },
    { get_lv_subject_t_size, set_lv_subject_t_size },
    { get_lv_subject_t_notify_restart_query, set_lv_subject_t_notify_restart_query },
};

// Enums.

static const lvgl_constant_t constants_0[] = {
    { MP_QSTR_INVALID, LVGL_I32, (uint32_t)LV_RESULT_INVALID },
    { MP_QSTR_OK, LVGL_I32, (uint32_t)LV_RESULT_OK },
};

static const lvgl_enum_t enum_0 = LVGL_ENUM_CLASS(MP_QSTR_RESULT, constants_0);

static const lvgl_constant_t constants_1[] = {
    { MP_QSTR_RED, LVGL_I32, (uint32_t)LV_RB_COLOR_RED },
    { MP_QSTR_BLACK, LVGL_I32, (uint32_t)LV_RB_COLOR_BLACK },
};

static const lvgl_enum_t enum_1 = LVGL_ENUM_CLASS(MP_QSTR_RB_COLOR, constants_1);

static const lvgl_constant_t constants_2[] = {
    { MP_QSTR_DEFAULT, LVGL_I32, (uint32_t)LV_ALIGN_DEFAULT },
    { MP_QSTR_TOP_LEFT, LVGL_I32, (uint32_t)LV_ALIGN_TOP_LEFT },
    { MP_QSTR_TOP_MID, LVGL_I32, (uint32_t)LV_ALIGN_TOP_MID },
    { MP_QSTR_TOP_RIGHT, LVGL_I32, (uint32_t)LV_ALIGN_TOP_RIGHT },
    { MP_QSTR_BOTTOM_LEFT, LVGL_I32, (uint32_t)LV_ALIGN_BOTTOM_LEFT },
    { MP_QSTR_BOTTOM_MID, LVGL_I32, (uint32_t)LV_ALIGN_BOTTOM_MID },
    { MP_QSTR_BOTTOM_RIGHT, LVGL_I32, (uint32_t)LV_ALIGN_BOTTOM_RIGHT },
    { MP_QSTR_LEFT_MID, LVGL_I32, (uint32_t)LV_ALIGN_LEFT_MID },
    { MP_QSTR_RIGHT_MID, LVGL_I32, (uint32_t)LV_ALIGN_RIGHT_MID },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_ALIGN_CENTER },
    { MP_QSTR_OUT_TOP_LEFT, LVGL_I32, (uint32_t)LV_ALIGN_OUT_TOP_LEFT },
    { MP_QSTR_OUT_TOP_MID, LVGL_I32, (uint32_t)LV_ALIGN_OUT_TOP_MID },
    { MP_QSTR_OUT_TOP_RIGHT, LVGL_I32, (uint32_t)LV_ALIGN_OUT_TOP_RIGHT },
    { MP_QSTR_OUT_BOTTOM_LEFT, LVGL_I32, (uint32_t)LV_ALIGN_OUT_BOTTOM_LEFT },
    { MP_QSTR_OUT_BOTTOM_MID, LVGL_I32, (uint32_t)LV_ALIGN_OUT_BOTTOM_MID },
    { MP_QSTR_OUT_BOTTOM_RIGHT, LVGL_I32, (uint32_t)LV_ALIGN_OUT_BOTTOM_RIGHT },
    { MP_QSTR_OUT_LEFT_TOP, LVGL_I32, (uint32_t)LV_ALIGN_OUT_LEFT_TOP },
    { MP_QSTR_OUT_LEFT_MID, LVGL_I32, (uint32_t)LV_ALIGN_OUT_LEFT_MID },
    { MP_QSTR_OUT_LEFT_BOTTOM, LVGL_I32, (uint32_t)LV_ALIGN_OUT_LEFT_BOTTOM },
    { MP_QSTR_OUT_RIGHT_TOP, LVGL_I32, (uint32_t)LV_ALIGN_OUT_RIGHT_TOP },
    { MP_QSTR_OUT_RIGHT_MID, LVGL_I32, (uint32_t)LV_ALIGN_OUT_RIGHT_MID },
    { MP_QSTR_OUT_RIGHT_BOTTOM, LVGL_I32, (uint32_t)LV_ALIGN_OUT_RIGHT_BOTTOM },
};

static const lvgl_enum_t enum_2 = LVGL_ENUM_CLASS(MP_QSTR_ALIGN, constants_2);

static const lvgl_constant_t constants_3[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_DIR_NONE },
    { MP_QSTR_LEFT, LVGL_I32, (uint32_t)LV_DIR_LEFT },
    { MP_QSTR_RIGHT, LVGL_I32, (uint32_t)LV_DIR_RIGHT },
    { MP_QSTR_TOP, LVGL_I32, (uint32_t)LV_DIR_TOP },
    { MP_QSTR_BOTTOM, LVGL_I32, (uint32_t)LV_DIR_BOTTOM },
    { MP_QSTR_HOR, LVGL_I32, (uint32_t)LV_DIR_HOR },
    { MP_QSTR_VER, LVGL_I32, (uint32_t)LV_DIR_VER },
    { MP_QSTR_ALL, LVGL_I32, (uint32_t)LV_DIR_ALL },
};

static const lvgl_enum_t enum_3 = LVGL_ENUM_CLASS(MP_QSTR_DIR, constants_3);

static const lvgl_constant_t constants_4[] = {
    { MP_QSTR_TRANSP, LVGL_I32, (uint32_t)LV_OPA_TRANSP },
    { MP_QSTR__0, LVGL_I32, (uint32_t)LV_OPA_0 },
    { MP_QSTR__10, LVGL_I32, (uint32_t)LV_OPA_10 },
    { MP_QSTR__20, LVGL_I32, (uint32_t)LV_OPA_20 },
    { MP_QSTR__30, LVGL_I32, (uint32_t)LV_OPA_30 },
    { MP_QSTR__40, LVGL_I32, (uint32_t)LV_OPA_40 },
    { MP_QSTR__50, LVGL_I32, (uint32_t)LV_OPA_50 },
    { MP_QSTR__60, LVGL_I32, (uint32_t)LV_OPA_60 },
    { MP_QSTR__70, LVGL_I32, (uint32_t)LV_OPA_70 },
    { MP_QSTR__80, LVGL_I32, (uint32_t)LV_OPA_80 },
    { MP_QSTR__90, LVGL_I32, (uint32_t)LV_OPA_90 },
    { MP_QSTR__100, LVGL_I32, (uint32_t)LV_OPA_100 },
    { MP_QSTR_COVER, LVGL_I32, (uint32_t)LV_OPA_COVER },
};

static const lvgl_enum_t enum_4 = LVGL_ENUM_CLASS(MP_QSTR_OPA, constants_4);

static const lvgl_constant_t constants_5[] = {
    { MP_QSTR_UNKNOWN, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_UNKNOWN },
    { MP_QSTR_RAW, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_RAW },
    { MP_QSTR_RAW_ALPHA, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_RAW_ALPHA },
    { MP_QSTR_L8, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_L8 },
    { MP_QSTR_I1, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I1 },
    { MP_QSTR_I2, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I2 },
    { MP_QSTR_I4, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I4 },
    { MP_QSTR_I8, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I8 },
    { MP_QSTR_A8, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_A8 },
    { MP_QSTR_RGB565, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_RGB565 },
    { MP_QSTR_ARGB8565, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_ARGB8565 },
    { MP_QSTR_RGB565A8, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_RGB565A8 },
    { MP_QSTR_AL88, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_AL88 },
    { MP_QSTR_RGB565_SWAPPED, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_RGB565_SWAPPED },
    { MP_QSTR_RGB888, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_RGB888 },
    { MP_QSTR_ARGB8888, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_ARGB8888 },
    { MP_QSTR_XRGB8888, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_XRGB8888 },
    { MP_QSTR_ARGB8888_PREMULTIPLIED, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_ARGB8888_PREMULTIPLIED },
    { MP_QSTR_A1, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_A1 },
    { MP_QSTR_A2, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_A2 },
    { MP_QSTR_A4, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_A4 },
    { MP_QSTR_ARGB1555, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_ARGB1555 },
    { MP_QSTR_ARGB4444, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_ARGB4444 },
    { MP_QSTR_ARGB2222, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_ARGB2222 },
    { MP_QSTR_YUV_START, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_YUV_START },
    { MP_QSTR_I420, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I420 },
    { MP_QSTR_I422, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I422 },
    { MP_QSTR_I444, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I444 },
    { MP_QSTR_I400, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_I400 },
    { MP_QSTR_NV21, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NV21 },
    { MP_QSTR_NV12, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NV12 },
    { MP_QSTR_YUY2, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_YUY2 },
    { MP_QSTR_UYVY, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_UYVY },
    { MP_QSTR_YUV_END, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_YUV_END },
    { MP_QSTR_PROPRIETARY_START, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_PROPRIETARY_START },
    { MP_QSTR_NEMA_TSC_START, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC_START },
    { MP_QSTR_NEMA_TSC4, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC4 },
    { MP_QSTR_NEMA_TSC6, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC6 },
    { MP_QSTR_NEMA_TSC6A, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC6A },
    { MP_QSTR_NEMA_TSC6AP, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC6AP },
    { MP_QSTR_NEMA_TSC12, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC12 },
    { MP_QSTR_NEMA_TSC12A, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC12A },
    { MP_QSTR_NEMA_TSC_END, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NEMA_TSC_END },
    { MP_QSTR_NATIVE, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NATIVE },
    { MP_QSTR_NATIVE_WITH_ALPHA, LVGL_I32, (uint32_t)LV_COLOR_FORMAT_NATIVE_WITH_ALPHA },
};

static const lvgl_enum_t enum_5 = LVGL_ENUM_CLASS(MP_QSTR_COLOR_FORMAT, constants_5);

static const lvgl_constant_t constants_6[] = {
    { MP_QSTR_RED, LVGL_I32, (uint32_t)LV_PALETTE_RED },
    { MP_QSTR_PINK, LVGL_I32, (uint32_t)LV_PALETTE_PINK },
    { MP_QSTR_PURPLE, LVGL_I32, (uint32_t)LV_PALETTE_PURPLE },
    { MP_QSTR_DEEP_PURPLE, LVGL_I32, (uint32_t)LV_PALETTE_DEEP_PURPLE },
    { MP_QSTR_INDIGO, LVGL_I32, (uint32_t)LV_PALETTE_INDIGO },
    { MP_QSTR_BLUE, LVGL_I32, (uint32_t)LV_PALETTE_BLUE },
    { MP_QSTR_LIGHT_BLUE, LVGL_I32, (uint32_t)LV_PALETTE_LIGHT_BLUE },
    { MP_QSTR_CYAN, LVGL_I32, (uint32_t)LV_PALETTE_CYAN },
    { MP_QSTR_TEAL, LVGL_I32, (uint32_t)LV_PALETTE_TEAL },
    { MP_QSTR_GREEN, LVGL_I32, (uint32_t)LV_PALETTE_GREEN },
    { MP_QSTR_LIGHT_GREEN, LVGL_I32, (uint32_t)LV_PALETTE_LIGHT_GREEN },
    { MP_QSTR_LIME, LVGL_I32, (uint32_t)LV_PALETTE_LIME },
    { MP_QSTR_YELLOW, LVGL_I32, (uint32_t)LV_PALETTE_YELLOW },
    { MP_QSTR_AMBER, LVGL_I32, (uint32_t)LV_PALETTE_AMBER },
    { MP_QSTR_ORANGE, LVGL_I32, (uint32_t)LV_PALETTE_ORANGE },
    { MP_QSTR_DEEP_ORANGE, LVGL_I32, (uint32_t)LV_PALETTE_DEEP_ORANGE },
    { MP_QSTR_BROWN, LVGL_I32, (uint32_t)LV_PALETTE_BROWN },
    { MP_QSTR_BLUE_GREY, LVGL_I32, (uint32_t)LV_PALETTE_BLUE_GREY },
    { MP_QSTR_GREY, LVGL_I32, (uint32_t)LV_PALETTE_GREY },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_PALETTE_LAST },
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_PALETTE_NONE },
};

static const lvgl_enum_t enum_6 = LVGL_ENUM_CLASS(MP_QSTR_PALETTE, constants_6);

static const lvgl_constant_t constants_7[] = {
    { MP_QSTR_PREMULTIPLIED, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_PREMULTIPLIED },
    { MP_QSTR_COMPRESSED, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_COMPRESSED },
    { MP_QSTR_ALLOCATED, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_ALLOCATED },
    { MP_QSTR_MODIFIABLE, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_MODIFIABLE },
    { MP_QSTR_CUSTOM_DRAW, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_CUSTOM_DRAW },
    { MP_QSTR_USER1, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER1 },
    { MP_QSTR_USER2, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER2 },
    { MP_QSTR_USER3, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER3 },
    { MP_QSTR_USER4, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER4 },
    { MP_QSTR_USER5, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER5 },
    { MP_QSTR_USER6, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER6 },
    { MP_QSTR_USER7, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER7 },
    { MP_QSTR_USER8, LVGL_I32, (uint32_t)LV_IMAGE_FLAGS_USER8 },
};

static const lvgl_enum_t enum_7 = LVGL_ENUM_CLASS(MP_QSTR_FLAGS, constants_7);

static const lvgl_constant_t constants_8[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_IMAGE_COMPRESS_NONE },
    { MP_QSTR_RLE, LVGL_I32, (uint32_t)LV_IMAGE_COMPRESS_RLE },
    { MP_QSTR_LZ4, LVGL_I32, (uint32_t)LV_IMAGE_COMPRESS_LZ4 },
};

static const lvgl_enum_t enum_8 = LVGL_ENUM_CLASS(MP_QSTR_COMPRESS, constants_8);

static const lvgl_constant_t constants_9[] = {
    { MP_QSTR_PRE_ORDER, LVGL_I32, (uint32_t)LV_TREE_WALK_PRE_ORDER },
    { MP_QSTR_POST_ORDER, LVGL_I32, (uint32_t)LV_TREE_WALK_POST_ORDER },
};

static const lvgl_enum_t enum_9 = LVGL_ENUM_CLASS(MP_QSTR_TREE_WALK, constants_9);

static const lvgl_constant_t constants_10[] = {
    { MP_QSTR_BULLET, LVGL_TEXT, 0 },
    { MP_QSTR_AUDIO, LVGL_TEXT, 1 },
    { MP_QSTR_VIDEO, LVGL_TEXT, 2 },
    { MP_QSTR_LIST, LVGL_TEXT, 3 },
    { MP_QSTR_OK, LVGL_TEXT, 4 },
    { MP_QSTR_CLOSE, LVGL_TEXT, 5 },
    { MP_QSTR_POWER, LVGL_TEXT, 6 },
    { MP_QSTR_SETTINGS, LVGL_TEXT, 7 },
    { MP_QSTR_HOME, LVGL_TEXT, 8 },
    { MP_QSTR_DOWNLOAD, LVGL_TEXT, 9 },
    { MP_QSTR_DRIVE, LVGL_TEXT, 10 },
    { MP_QSTR_REFRESH, LVGL_TEXT, 11 },
    { MP_QSTR_MUTE, LVGL_TEXT, 12 },
    { MP_QSTR_VOLUME_MID, LVGL_TEXT, 13 },
    { MP_QSTR_VOLUME_MAX, LVGL_TEXT, 14 },
    { MP_QSTR_IMAGE, LVGL_TEXT, 15 },
    { MP_QSTR_TINT, LVGL_TEXT, 16 },
    { MP_QSTR_PREV, LVGL_TEXT, 17 },
    { MP_QSTR_PLAY, LVGL_TEXT, 18 },
    { MP_QSTR_PAUSE, LVGL_TEXT, 19 },
    { MP_QSTR_STOP, LVGL_TEXT, 20 },
    { MP_QSTR_NEXT, LVGL_TEXT, 21 },
    { MP_QSTR_EJECT, LVGL_TEXT, 22 },
    { MP_QSTR_LEFT, LVGL_TEXT, 23 },
    { MP_QSTR_RIGHT, LVGL_TEXT, 24 },
    { MP_QSTR_PLUS, LVGL_TEXT, 25 },
    { MP_QSTR_MINUS, LVGL_TEXT, 26 },
    { MP_QSTR_EYE_OPEN, LVGL_TEXT, 27 },
    { MP_QSTR_EYE_CLOSE, LVGL_TEXT, 28 },
    { MP_QSTR_WARNING, LVGL_TEXT, 29 },
    { MP_QSTR_SHUFFLE, LVGL_TEXT, 30 },
    { MP_QSTR_UP, LVGL_TEXT, 31 },
    { MP_QSTR_DOWN, LVGL_TEXT, 32 },
    { MP_QSTR_LOOP, LVGL_TEXT, 33 },
    { MP_QSTR_DIRECTORY, LVGL_TEXT, 34 },
    { MP_QSTR_UPLOAD, LVGL_TEXT, 35 },
    { MP_QSTR_CALL, LVGL_TEXT, 36 },
    { MP_QSTR_CUT, LVGL_TEXT, 37 },
    { MP_QSTR_COPY, LVGL_TEXT, 38 },
    { MP_QSTR_SAVE, LVGL_TEXT, 39 },
    { MP_QSTR_BARS, LVGL_TEXT, 40 },
    { MP_QSTR_ENVELOPE, LVGL_TEXT, 41 },
    { MP_QSTR_CHARGE, LVGL_TEXT, 42 },
    { MP_QSTR_PASTE, LVGL_TEXT, 43 },
    { MP_QSTR_BELL, LVGL_TEXT, 44 },
    { MP_QSTR_KEYBOARD, LVGL_TEXT, 45 },
    { MP_QSTR_GPS, LVGL_TEXT, 46 },
    { MP_QSTR_FILE, LVGL_TEXT, 47 },
    { MP_QSTR_WIFI, LVGL_TEXT, 48 },
    { MP_QSTR_BATTERY_FULL, LVGL_TEXT, 49 },
    { MP_QSTR_BATTERY_3, LVGL_TEXT, 50 },
    { MP_QSTR_BATTERY_2, LVGL_TEXT, 51 },
    { MP_QSTR_BATTERY_1, LVGL_TEXT, 52 },
    { MP_QSTR_BATTERY_EMPTY, LVGL_TEXT, 53 },
    { MP_QSTR_USB, LVGL_TEXT, 54 },
    { MP_QSTR_BLUETOOTH, LVGL_TEXT, 55 },
    { MP_QSTR_TRASH, LVGL_TEXT, 56 },
    { MP_QSTR_EDIT, LVGL_TEXT, 57 },
    { MP_QSTR_BACKSPACE, LVGL_TEXT, 58 },
    { MP_QSTR_SD_CARD, LVGL_TEXT, 59 },
    { MP_QSTR_NEW_LINE, LVGL_TEXT, 60 },
    { MP_QSTR_DUMMY, LVGL_TEXT, 61 },
};

static const lvgl_enum_t enum_10 = LVGL_ENUM_CLASS(MP_QSTR_SYMBOL, constants_10);

static const lvgl_constant_t constants_11[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_NONE },
    { MP_QSTR_A1, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_A1 },
    { MP_QSTR_A2, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_A2 },
    { MP_QSTR_A3, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_A3 },
    { MP_QSTR_A4, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_A4 },
    { MP_QSTR_A8, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_A8 },
    { MP_QSTR_IMAGE, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_IMAGE },
    { MP_QSTR_VECTOR, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_VECTOR },
    { MP_QSTR_SVG, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_SVG },
    { MP_QSTR_CUSTOM, LVGL_I32, (uint32_t)LV_FONT_GLYPH_FORMAT_CUSTOM },
};

static const lvgl_enum_t enum_11 = LVGL_ENUM_CLASS(MP_QSTR_FONT_GLYPH_FORMAT, constants_11);

static const lvgl_constant_t constants_12[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_FONT_SUBPX_NONE },
    { MP_QSTR_HOR, LVGL_I32, (uint32_t)LV_FONT_SUBPX_HOR },
    { MP_QSTR_VER, LVGL_I32, (uint32_t)LV_FONT_SUBPX_VER },
    { MP_QSTR_BOTH, LVGL_I32, (uint32_t)LV_FONT_SUBPX_BOTH },
};

static const lvgl_enum_t enum_12 = LVGL_ENUM_CLASS(MP_QSTR_FONT_SUBPX, constants_12);

static const lvgl_constant_t constants_13[] = {
    { MP_QSTR_NORMAL, LVGL_I32, (uint32_t)LV_FONT_KERNING_NORMAL },
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_FONT_KERNING_NONE },
};

static const lvgl_enum_t enum_13 = LVGL_ENUM_CLASS(MP_QSTR_FONT_KERNING, constants_13);

static const lvgl_constant_t constants_14[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_TEXT_FLAG_NONE },
    { MP_QSTR_EXPAND, LVGL_I32, (uint32_t)LV_TEXT_FLAG_EXPAND },
    { MP_QSTR_FIT, LVGL_I32, (uint32_t)LV_TEXT_FLAG_FIT },
    { MP_QSTR_BREAK_ALL, LVGL_I32, (uint32_t)LV_TEXT_FLAG_BREAK_ALL },
    { MP_QSTR_RECOLOR, LVGL_I32, (uint32_t)LV_TEXT_FLAG_RECOLOR },
};

static const lvgl_enum_t enum_14 = LVGL_ENUM_CLASS(MP_QSTR_TEXT_FLAG, constants_14);

static const lvgl_constant_t constants_15[] = {
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_TEXT_ALIGN_AUTO },
    { MP_QSTR_LEFT, LVGL_I32, (uint32_t)LV_TEXT_ALIGN_LEFT },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_TEXT_ALIGN_CENTER },
    { MP_QSTR_RIGHT, LVGL_I32, (uint32_t)LV_TEXT_ALIGN_RIGHT },
};

static const lvgl_enum_t enum_15 = LVGL_ENUM_CLASS(MP_QSTR_TEXT_ALIGN, constants_15);

static const lvgl_constant_t constants_16[] = {
    { MP_QSTR_LTR, LVGL_I32, (uint32_t)LV_BASE_DIR_LTR },
    { MP_QSTR_RTL, LVGL_I32, (uint32_t)LV_BASE_DIR_RTL },
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_BASE_DIR_AUTO },
    { MP_QSTR_NEUTRAL, LVGL_I32, (uint32_t)LV_BASE_DIR_NEUTRAL },
    { MP_QSTR_WEAK, LVGL_I32, (uint32_t)LV_BASE_DIR_WEAK },
};

static const lvgl_enum_t enum_16 = LVGL_ENUM_CLASS(MP_QSTR_BASE_DIR, constants_16);

static const lvgl_constant_t constants_17[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_GRAD_DIR_NONE },
    { MP_QSTR_VER, LVGL_I32, (uint32_t)LV_GRAD_DIR_VER },
    { MP_QSTR_HOR, LVGL_I32, (uint32_t)LV_GRAD_DIR_HOR },
    { MP_QSTR_LINEAR, LVGL_I32, (uint32_t)LV_GRAD_DIR_LINEAR },
    { MP_QSTR_RADIAL, LVGL_I32, (uint32_t)LV_GRAD_DIR_RADIAL },
    { MP_QSTR_CONICAL, LVGL_I32, (uint32_t)LV_GRAD_DIR_CONICAL },
};

static const lvgl_enum_t enum_17 = LVGL_ENUM_CLASS(MP_QSTR_GRAD_DIR, constants_17);

static const lvgl_constant_t constants_18[] = {
    { MP_QSTR_PAD, LVGL_I32, (uint32_t)LV_GRAD_EXTEND_PAD },
    { MP_QSTR_REPEAT, LVGL_I32, (uint32_t)LV_GRAD_EXTEND_REPEAT },
    { MP_QSTR_REFLECT, LVGL_I32, (uint32_t)LV_GRAD_EXTEND_REFLECT },
};

static const lvgl_enum_t enum_18 = LVGL_ENUM_CLASS(MP_QSTR_GRAD_EXTEND, constants_18);

static const lvgl_constant_t constants_19[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_LAYOUT_NONE },
    { MP_QSTR_FLEX, LVGL_I32, (uint32_t)LV_LAYOUT_FLEX },
    { MP_QSTR_GRID, LVGL_I32, (uint32_t)LV_LAYOUT_GRID },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_LAYOUT_LAST },
};

static const lvgl_enum_t enum_19 = LVGL_ENUM_CLASS(MP_QSTR_LAYOUT, constants_19);

static const lvgl_constant_t constants_20[] = {
    { MP_QSTR_START, LVGL_I32, (uint32_t)LV_FLEX_ALIGN_START },
    { MP_QSTR_END, LVGL_I32, (uint32_t)LV_FLEX_ALIGN_END },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_FLEX_ALIGN_CENTER },
    { MP_QSTR_SPACE_EVENLY, LVGL_I32, (uint32_t)LV_FLEX_ALIGN_SPACE_EVENLY },
    { MP_QSTR_SPACE_AROUND, LVGL_I32, (uint32_t)LV_FLEX_ALIGN_SPACE_AROUND },
    { MP_QSTR_SPACE_BETWEEN, LVGL_I32, (uint32_t)LV_FLEX_ALIGN_SPACE_BETWEEN },
};

static const lvgl_enum_t enum_20 = LVGL_ENUM_CLASS(MP_QSTR_FLEX_ALIGN, constants_20);

static const lvgl_constant_t constants_21[] = {
    { MP_QSTR_ROW, LVGL_I32, (uint32_t)LV_FLEX_FLOW_ROW },
    { MP_QSTR_COLUMN, LVGL_I32, (uint32_t)LV_FLEX_FLOW_COLUMN },
    { MP_QSTR_ROW_WRAP, LVGL_I32, (uint32_t)LV_FLEX_FLOW_ROW_WRAP },
    { MP_QSTR_ROW_REVERSE, LVGL_I32, (uint32_t)LV_FLEX_FLOW_ROW_REVERSE },
    { MP_QSTR_ROW_WRAP_REVERSE, LVGL_I32, (uint32_t)LV_FLEX_FLOW_ROW_WRAP_REVERSE },
    { MP_QSTR_COLUMN_WRAP, LVGL_I32, (uint32_t)LV_FLEX_FLOW_COLUMN_WRAP },
    { MP_QSTR_COLUMN_REVERSE, LVGL_I32, (uint32_t)LV_FLEX_FLOW_COLUMN_REVERSE },
    { MP_QSTR_COLUMN_WRAP_REVERSE, LVGL_I32, (uint32_t)LV_FLEX_FLOW_COLUMN_WRAP_REVERSE },
};

static const lvgl_enum_t enum_21 = LVGL_ENUM_CLASS(MP_QSTR_FLEX_FLOW, constants_21);

static const lvgl_constant_t constants_22[] = {
    { MP_QSTR_START, LVGL_I32, (uint32_t)LV_GRID_ALIGN_START },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_GRID_ALIGN_CENTER },
    { MP_QSTR_END, LVGL_I32, (uint32_t)LV_GRID_ALIGN_END },
    { MP_QSTR_STRETCH, LVGL_I32, (uint32_t)LV_GRID_ALIGN_STRETCH },
    { MP_QSTR_SPACE_EVENLY, LVGL_I32, (uint32_t)LV_GRID_ALIGN_SPACE_EVENLY },
    { MP_QSTR_SPACE_AROUND, LVGL_I32, (uint32_t)LV_GRID_ALIGN_SPACE_AROUND },
    { MP_QSTR_SPACE_BETWEEN, LVGL_I32, (uint32_t)LV_GRID_ALIGN_SPACE_BETWEEN },
};

static const lvgl_enum_t enum_22 = LVGL_ENUM_CLASS(MP_QSTR_GRID_ALIGN, constants_22);

static const lvgl_constant_t constants_23[] = {
    { MP_QSTR_NORMAL, LVGL_I32, (uint32_t)LV_BLEND_MODE_NORMAL },
    { MP_QSTR_ADDITIVE, LVGL_I32, (uint32_t)LV_BLEND_MODE_ADDITIVE },
    { MP_QSTR_SUBTRACTIVE, LVGL_I32, (uint32_t)LV_BLEND_MODE_SUBTRACTIVE },
    { MP_QSTR_MULTIPLY, LVGL_I32, (uint32_t)LV_BLEND_MODE_MULTIPLY },
    { MP_QSTR_DIFFERENCE, LVGL_I32, (uint32_t)LV_BLEND_MODE_DIFFERENCE },
};

static const lvgl_enum_t enum_23 = LVGL_ENUM_CLASS(MP_QSTR_BLEND_MODE, constants_23);

static const lvgl_constant_t constants_24[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_TEXT_DECOR_NONE },
    { MP_QSTR_UNDERLINE, LVGL_I32, (uint32_t)LV_TEXT_DECOR_UNDERLINE },
    { MP_QSTR_STRIKETHROUGH, LVGL_I32, (uint32_t)LV_TEXT_DECOR_STRIKETHROUGH },
};

static const lvgl_enum_t enum_24 = LVGL_ENUM_CLASS(MP_QSTR_TEXT_DECOR, constants_24);

static const lvgl_constant_t constants_25[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_BORDER_SIDE_NONE },
    { MP_QSTR_BOTTOM, LVGL_I32, (uint32_t)LV_BORDER_SIDE_BOTTOM },
    { MP_QSTR_TOP, LVGL_I32, (uint32_t)LV_BORDER_SIDE_TOP },
    { MP_QSTR_LEFT, LVGL_I32, (uint32_t)LV_BORDER_SIDE_LEFT },
    { MP_QSTR_RIGHT, LVGL_I32, (uint32_t)LV_BORDER_SIDE_RIGHT },
    { MP_QSTR_FULL, LVGL_I32, (uint32_t)LV_BORDER_SIDE_FULL },
    { MP_QSTR_INTERNAL, LVGL_I32, (uint32_t)LV_BORDER_SIDE_INTERNAL },
};

static const lvgl_enum_t enum_25 = LVGL_ENUM_CLASS(MP_QSTR_BORDER_SIDE, constants_25);

static const lvgl_constant_t constants_26[] = {
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_BLUR_QUALITY_AUTO },
    { MP_QSTR_SPEED, LVGL_I32, (uint32_t)LV_BLUR_QUALITY_SPEED },
    { MP_QSTR_PRECISION, LVGL_I32, (uint32_t)LV_BLUR_QUALITY_PRECISION },
};

static const lvgl_enum_t enum_26 = LVGL_ENUM_CLASS(MP_QSTR_BLUR_QUALITY, constants_26);

static const lvgl_constant_t constants_27[] = {
    { MP_QSTR_PROP_INV, LVGL_I32, (uint32_t)LV_STYLE_PROP_INV },
    { MP_QSTR_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_WIDTH },
    { MP_QSTR_HEIGHT, LVGL_I32, (uint32_t)LV_STYLE_HEIGHT },
    { MP_QSTR_LENGTH, LVGL_I32, (uint32_t)LV_STYLE_LENGTH },
    { MP_QSTR_TRANSFORM_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_WIDTH },
    { MP_QSTR_TRANSFORM_HEIGHT, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_HEIGHT },
    { MP_QSTR_MIN_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_MIN_WIDTH },
    { MP_QSTR_MAX_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_MAX_WIDTH },
    { MP_QSTR_MIN_HEIGHT, LVGL_I32, (uint32_t)LV_STYLE_MIN_HEIGHT },
    { MP_QSTR_MAX_HEIGHT, LVGL_I32, (uint32_t)LV_STYLE_MAX_HEIGHT },
    { MP_QSTR_TRANSLATE_X, LVGL_I32, (uint32_t)LV_STYLE_TRANSLATE_X },
    { MP_QSTR_TRANSLATE_Y, LVGL_I32, (uint32_t)LV_STYLE_TRANSLATE_Y },
    { MP_QSTR_RADIAL_OFFSET, LVGL_I32, (uint32_t)LV_STYLE_RADIAL_OFFSET },
    { MP_QSTR_X, LVGL_I32, (uint32_t)LV_STYLE_X },
    { MP_QSTR_Y, LVGL_I32, (uint32_t)LV_STYLE_Y },
    { MP_QSTR_ALIGN, LVGL_I32, (uint32_t)LV_STYLE_ALIGN },
    { MP_QSTR_PAD_TOP, LVGL_I32, (uint32_t)LV_STYLE_PAD_TOP },
    { MP_QSTR_PAD_BOTTOM, LVGL_I32, (uint32_t)LV_STYLE_PAD_BOTTOM },
    { MP_QSTR_PAD_LEFT, LVGL_I32, (uint32_t)LV_STYLE_PAD_LEFT },
    { MP_QSTR_PAD_RIGHT, LVGL_I32, (uint32_t)LV_STYLE_PAD_RIGHT },
    { MP_QSTR_PAD_RADIAL, LVGL_I32, (uint32_t)LV_STYLE_PAD_RADIAL },
    { MP_QSTR_PAD_ROW, LVGL_I32, (uint32_t)LV_STYLE_PAD_ROW },
    { MP_QSTR_PAD_COLUMN, LVGL_I32, (uint32_t)LV_STYLE_PAD_COLUMN },
    { MP_QSTR_MARGIN_TOP, LVGL_I32, (uint32_t)LV_STYLE_MARGIN_TOP },
    { MP_QSTR_MARGIN_BOTTOM, LVGL_I32, (uint32_t)LV_STYLE_MARGIN_BOTTOM },
    { MP_QSTR_MARGIN_LEFT, LVGL_I32, (uint32_t)LV_STYLE_MARGIN_LEFT },
    { MP_QSTR_MARGIN_RIGHT, LVGL_I32, (uint32_t)LV_STYLE_MARGIN_RIGHT },
    { MP_QSTR_BG_GRAD, LVGL_I32, (uint32_t)LV_STYLE_BG_GRAD },
    { MP_QSTR_BG_GRAD_DIR, LVGL_I32, (uint32_t)LV_STYLE_BG_GRAD_DIR },
    { MP_QSTR_BG_MAIN_OPA, LVGL_I32, (uint32_t)LV_STYLE_BG_MAIN_OPA },
    { MP_QSTR_BG_GRAD_OPA, LVGL_I32, (uint32_t)LV_STYLE_BG_GRAD_OPA },
    { MP_QSTR_BG_GRAD_COLOR, LVGL_I32, (uint32_t)LV_STYLE_BG_GRAD_COLOR },
    { MP_QSTR_BG_MAIN_STOP, LVGL_I32, (uint32_t)LV_STYLE_BG_MAIN_STOP },
    { MP_QSTR_BG_GRAD_STOP, LVGL_I32, (uint32_t)LV_STYLE_BG_GRAD_STOP },
    { MP_QSTR_BG_IMAGE_SRC, LVGL_I32, (uint32_t)LV_STYLE_BG_IMAGE_SRC },
    { MP_QSTR_BG_IMAGE_OPA, LVGL_I32, (uint32_t)LV_STYLE_BG_IMAGE_OPA },
    { MP_QSTR_BG_IMAGE_RECOLOR_OPA, LVGL_I32, (uint32_t)LV_STYLE_BG_IMAGE_RECOLOR_OPA },
    { MP_QSTR_BG_IMAGE_TILED, LVGL_I32, (uint32_t)LV_STYLE_BG_IMAGE_TILED },
    { MP_QSTR_BG_IMAGE_RECOLOR, LVGL_I32, (uint32_t)LV_STYLE_BG_IMAGE_RECOLOR },
    { MP_QSTR_BORDER_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_BORDER_WIDTH },
    { MP_QSTR_BORDER_COLOR, LVGL_I32, (uint32_t)LV_STYLE_BORDER_COLOR },
    { MP_QSTR_BORDER_OPA, LVGL_I32, (uint32_t)LV_STYLE_BORDER_OPA },
    { MP_QSTR_BORDER_POST, LVGL_I32, (uint32_t)LV_STYLE_BORDER_POST },
    { MP_QSTR_BORDER_SIDE, LVGL_I32, (uint32_t)LV_STYLE_BORDER_SIDE },
    { MP_QSTR_OUTLINE_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_OUTLINE_WIDTH },
    { MP_QSTR_OUTLINE_COLOR, LVGL_I32, (uint32_t)LV_STYLE_OUTLINE_COLOR },
    { MP_QSTR_OUTLINE_OPA, LVGL_I32, (uint32_t)LV_STYLE_OUTLINE_OPA },
    { MP_QSTR_OUTLINE_PAD, LVGL_I32, (uint32_t)LV_STYLE_OUTLINE_PAD },
    { MP_QSTR_BG_OPA, LVGL_I32, (uint32_t)LV_STYLE_BG_OPA },
    { MP_QSTR_BG_COLOR, LVGL_I32, (uint32_t)LV_STYLE_BG_COLOR },
    { MP_QSTR_SHADOW_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_SHADOW_WIDTH },
    { MP_QSTR_LINE_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_LINE_WIDTH },
    { MP_QSTR_ARC_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_ARC_WIDTH },
    { MP_QSTR_TEXT_FONT, LVGL_I32, (uint32_t)LV_STYLE_TEXT_FONT },
    { MP_QSTR_IMAGE_RECOLOR_OPA, LVGL_I32, (uint32_t)LV_STYLE_IMAGE_RECOLOR_OPA },
    { MP_QSTR_IMAGE_OPA, LVGL_I32, (uint32_t)LV_STYLE_IMAGE_OPA },
    { MP_QSTR_SHADOW_OPA, LVGL_I32, (uint32_t)LV_STYLE_SHADOW_OPA },
    { MP_QSTR_LINE_OPA, LVGL_I32, (uint32_t)LV_STYLE_LINE_OPA },
    { MP_QSTR_ARC_OPA, LVGL_I32, (uint32_t)LV_STYLE_ARC_OPA },
    { MP_QSTR_TEXT_OPA, LVGL_I32, (uint32_t)LV_STYLE_TEXT_OPA },
    { MP_QSTR_SHADOW_COLOR, LVGL_I32, (uint32_t)LV_STYLE_SHADOW_COLOR },
    { MP_QSTR_IMAGE_RECOLOR, LVGL_I32, (uint32_t)LV_STYLE_IMAGE_RECOLOR },
    { MP_QSTR_LINE_COLOR, LVGL_I32, (uint32_t)LV_STYLE_LINE_COLOR },
    { MP_QSTR_ARC_COLOR, LVGL_I32, (uint32_t)LV_STYLE_ARC_COLOR },
    { MP_QSTR_TEXT_COLOR, LVGL_I32, (uint32_t)LV_STYLE_TEXT_COLOR },
    { MP_QSTR_ARC_IMAGE_SRC, LVGL_I32, (uint32_t)LV_STYLE_ARC_IMAGE_SRC },
    { MP_QSTR_SHADOW_OFFSET_X, LVGL_I32, (uint32_t)LV_STYLE_SHADOW_OFFSET_X },
    { MP_QSTR_SHADOW_OFFSET_Y, LVGL_I32, (uint32_t)LV_STYLE_SHADOW_OFFSET_Y },
    { MP_QSTR_SHADOW_SPREAD, LVGL_I32, (uint32_t)LV_STYLE_SHADOW_SPREAD },
    { MP_QSTR_LINE_DASH_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_LINE_DASH_WIDTH },
    { MP_QSTR_TEXT_ALIGN, LVGL_I32, (uint32_t)LV_STYLE_TEXT_ALIGN },
    { MP_QSTR_TEXT_LETTER_SPACE, LVGL_I32, (uint32_t)LV_STYLE_TEXT_LETTER_SPACE },
    { MP_QSTR_TEXT_LINE_SPACE, LVGL_I32, (uint32_t)LV_STYLE_TEXT_LINE_SPACE },
    { MP_QSTR_LINE_DASH_GAP, LVGL_I32, (uint32_t)LV_STYLE_LINE_DASH_GAP },
    { MP_QSTR_LINE_ROUNDED, LVGL_I32, (uint32_t)LV_STYLE_LINE_ROUNDED },
    { MP_QSTR_IMAGE_COLORKEY, LVGL_I32, (uint32_t)LV_STYLE_IMAGE_COLORKEY },
    { MP_QSTR_TEXT_OUTLINE_STROKE_WIDTH, LVGL_I32, (uint32_t)LV_STYLE_TEXT_OUTLINE_STROKE_WIDTH },
    { MP_QSTR_TEXT_OUTLINE_STROKE_OPA, LVGL_I32, (uint32_t)LV_STYLE_TEXT_OUTLINE_STROKE_OPA },
    { MP_QSTR_TEXT_OUTLINE_STROKE_COLOR, LVGL_I32, (uint32_t)LV_STYLE_TEXT_OUTLINE_STROKE_COLOR },
    { MP_QSTR_TEXT_DECOR, LVGL_I32, (uint32_t)LV_STYLE_TEXT_DECOR },
    { MP_QSTR_ARC_ROUNDED, LVGL_I32, (uint32_t)LV_STYLE_ARC_ROUNDED },
    { MP_QSTR_OPA, LVGL_I32, (uint32_t)LV_STYLE_OPA },
    { MP_QSTR_OPA_LAYERED, LVGL_I32, (uint32_t)LV_STYLE_OPA_LAYERED },
    { MP_QSTR_COLOR_FILTER_DSC, LVGL_I32, (uint32_t)LV_STYLE_COLOR_FILTER_DSC },
    { MP_QSTR_COLOR_FILTER_OPA, LVGL_I32, (uint32_t)LV_STYLE_COLOR_FILTER_OPA },
    { MP_QSTR_ANIM, LVGL_I32, (uint32_t)LV_STYLE_ANIM },
    { MP_QSTR_ANIM_DURATION, LVGL_I32, (uint32_t)LV_STYLE_ANIM_DURATION },
    { MP_QSTR_TRANSITION, LVGL_I32, (uint32_t)LV_STYLE_TRANSITION },
    { MP_QSTR_RADIUS, LVGL_I32, (uint32_t)LV_STYLE_RADIUS },
    { MP_QSTR_BITMAP_MASK_SRC, LVGL_I32, (uint32_t)LV_STYLE_BITMAP_MASK_SRC },
    { MP_QSTR_BLEND_MODE, LVGL_I32, (uint32_t)LV_STYLE_BLEND_MODE },
    { MP_QSTR_ROTARY_SENSITIVITY, LVGL_I32, (uint32_t)LV_STYLE_ROTARY_SENSITIVITY },
    { MP_QSTR_TRANSLATE_RADIAL, LVGL_I32, (uint32_t)LV_STYLE_TRANSLATE_RADIAL },
    { MP_QSTR_CLIP_CORNER, LVGL_I32, (uint32_t)LV_STYLE_CLIP_CORNER },
    { MP_QSTR_BASE_DIR, LVGL_I32, (uint32_t)LV_STYLE_BASE_DIR },
    { MP_QSTR_RECOLOR, LVGL_I32, (uint32_t)LV_STYLE_RECOLOR },
    { MP_QSTR_RECOLOR_OPA, LVGL_I32, (uint32_t)LV_STYLE_RECOLOR_OPA },
    { MP_QSTR_LAYOUT, LVGL_I32, (uint32_t)LV_STYLE_LAYOUT },
    { MP_QSTR_BLUR_RADIUS, LVGL_I32, (uint32_t)LV_STYLE_BLUR_RADIUS },
    { MP_QSTR_BLUR_BACKDROP, LVGL_I32, (uint32_t)LV_STYLE_BLUR_BACKDROP },
    { MP_QSTR_BLUR_QUALITY, LVGL_I32, (uint32_t)LV_STYLE_BLUR_QUALITY },
    { MP_QSTR_DROP_SHADOW_RADIUS, LVGL_I32, (uint32_t)LV_STYLE_DROP_SHADOW_RADIUS },
    { MP_QSTR_DROP_SHADOW_OFFSET_X, LVGL_I32, (uint32_t)LV_STYLE_DROP_SHADOW_OFFSET_X },
    { MP_QSTR_DROP_SHADOW_OFFSET_Y, LVGL_I32, (uint32_t)LV_STYLE_DROP_SHADOW_OFFSET_Y },
    { MP_QSTR_DROP_SHADOW_COLOR, LVGL_I32, (uint32_t)LV_STYLE_DROP_SHADOW_COLOR },
    { MP_QSTR_DROP_SHADOW_OPA, LVGL_I32, (uint32_t)LV_STYLE_DROP_SHADOW_OPA },
    { MP_QSTR_DROP_SHADOW_QUALITY, LVGL_I32, (uint32_t)LV_STYLE_DROP_SHADOW_QUALITY },
    { MP_QSTR_TRANSFORM_SCALE_X, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_SCALE_X },
    { MP_QSTR_TRANSFORM_SCALE_Y, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_SCALE_Y },
    { MP_QSTR_TRANSFORM_PIVOT_X, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_PIVOT_X },
    { MP_QSTR_TRANSFORM_PIVOT_Y, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_PIVOT_Y },
    { MP_QSTR_TRANSFORM_ROTATION, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_ROTATION },
    { MP_QSTR_TRANSFORM_SKEW_X, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_SKEW_X },
    { MP_QSTR_TRANSFORM_SKEW_Y, LVGL_I32, (uint32_t)LV_STYLE_TRANSFORM_SKEW_Y },
    { MP_QSTR_FLEX_FLOW, LVGL_I32, (uint32_t)LV_STYLE_FLEX_FLOW },
    { MP_QSTR_FLEX_MAIN_PLACE, LVGL_I32, (uint32_t)LV_STYLE_FLEX_MAIN_PLACE },
    { MP_QSTR_FLEX_CROSS_PLACE, LVGL_I32, (uint32_t)LV_STYLE_FLEX_CROSS_PLACE },
    { MP_QSTR_FLEX_TRACK_PLACE, LVGL_I32, (uint32_t)LV_STYLE_FLEX_TRACK_PLACE },
    { MP_QSTR_FLEX_GROW, LVGL_I32, (uint32_t)LV_STYLE_FLEX_GROW },
    { MP_QSTR_GRID_COLUMN_DSC_ARRAY, LVGL_I32, (uint32_t)LV_STYLE_GRID_COLUMN_DSC_ARRAY },
    { MP_QSTR_GRID_ROW_DSC_ARRAY, LVGL_I32, (uint32_t)LV_STYLE_GRID_ROW_DSC_ARRAY },
    { MP_QSTR_GRID_COLUMN_ALIGN, LVGL_I32, (uint32_t)LV_STYLE_GRID_COLUMN_ALIGN },
    { MP_QSTR_GRID_ROW_ALIGN, LVGL_I32, (uint32_t)LV_STYLE_GRID_ROW_ALIGN },
    { MP_QSTR_GRID_CELL_COLUMN_POS, LVGL_I32, (uint32_t)LV_STYLE_GRID_CELL_COLUMN_POS },
    { MP_QSTR_GRID_CELL_COLUMN_SPAN, LVGL_I32, (uint32_t)LV_STYLE_GRID_CELL_COLUMN_SPAN },
    { MP_QSTR_GRID_CELL_X_ALIGN, LVGL_I32, (uint32_t)LV_STYLE_GRID_CELL_X_ALIGN },
    { MP_QSTR_GRID_CELL_ROW_POS, LVGL_I32, (uint32_t)LV_STYLE_GRID_CELL_ROW_POS },
    { MP_QSTR_GRID_CELL_ROW_SPAN, LVGL_I32, (uint32_t)LV_STYLE_GRID_CELL_ROW_SPAN },
    { MP_QSTR_GRID_CELL_Y_ALIGN, LVGL_I32, (uint32_t)LV_STYLE_GRID_CELL_Y_ALIGN },
    { MP_QSTR_LAST_BUILT_IN_PROP, LVGL_I32, (uint32_t)LV_STYLE_LAST_BUILT_IN_PROP },
    { MP_QSTR_NUM_BUILT_IN_PROPS, LVGL_I32, (uint32_t)LV_STYLE_NUM_BUILT_IN_PROPS },
    { MP_QSTR_PROP_ANY, LVGL_I32, (uint32_t)LV_STYLE_PROP_ANY },
    { MP_QSTR_PROP_CONST, LVGL_I32, (uint32_t)LV_STYLE_PROP_CONST },
};

static const lvgl_enum_t enum_27 = LVGL_ENUM_CLASS(MP_QSTR_STYLE, constants_27);

static const lvgl_constant_t constants_28[] = {
    { MP_QSTR_NOT_FOUND, LVGL_I32, (uint32_t)LV_STYLE_RES_NOT_FOUND },
    { MP_QSTR_FOUND, LVGL_I32, (uint32_t)LV_STYLE_RES_FOUND },
};

static const lvgl_enum_t enum_28 = LVGL_ENUM_CLASS(MP_QSTR_STYLE_RES, constants_28);

static const lvgl_constant_t constants_29[] = {
    { MP_QSTR_ALL, LVGL_I32, (uint32_t)LV_EVENT_ALL },
    { MP_QSTR_PRESSED, LVGL_I32, (uint32_t)LV_EVENT_PRESSED },
    { MP_QSTR_PRESSING, LVGL_I32, (uint32_t)LV_EVENT_PRESSING },
    { MP_QSTR_PRESS_LOST, LVGL_I32, (uint32_t)LV_EVENT_PRESS_LOST },
    { MP_QSTR_SHORT_CLICKED, LVGL_I32, (uint32_t)LV_EVENT_SHORT_CLICKED },
    { MP_QSTR_SINGLE_CLICKED, LVGL_I32, (uint32_t)LV_EVENT_SINGLE_CLICKED },
    { MP_QSTR_DOUBLE_CLICKED, LVGL_I32, (uint32_t)LV_EVENT_DOUBLE_CLICKED },
    { MP_QSTR_TRIPLE_CLICKED, LVGL_I32, (uint32_t)LV_EVENT_TRIPLE_CLICKED },
    { MP_QSTR_LONG_PRESSED, LVGL_I32, (uint32_t)LV_EVENT_LONG_PRESSED },
    { MP_QSTR_LONG_PRESSED_REPEAT, LVGL_I32, (uint32_t)LV_EVENT_LONG_PRESSED_REPEAT },
    { MP_QSTR_CLICKED, LVGL_I32, (uint32_t)LV_EVENT_CLICKED },
    { MP_QSTR_RELEASED, LVGL_I32, (uint32_t)LV_EVENT_RELEASED },
    { MP_QSTR_SCROLL_BEGIN, LVGL_I32, (uint32_t)LV_EVENT_SCROLL_BEGIN },
    { MP_QSTR_SCROLL_THROW_BEGIN, LVGL_I32, (uint32_t)LV_EVENT_SCROLL_THROW_BEGIN },
    { MP_QSTR_SCROLL_END, LVGL_I32, (uint32_t)LV_EVENT_SCROLL_END },
    { MP_QSTR_SCROLL, LVGL_I32, (uint32_t)LV_EVENT_SCROLL },
    { MP_QSTR_GESTURE, LVGL_I32, (uint32_t)LV_EVENT_GESTURE },
    { MP_QSTR_KEY, LVGL_I32, (uint32_t)LV_EVENT_KEY },
    { MP_QSTR_ROTARY, LVGL_I32, (uint32_t)LV_EVENT_ROTARY },
    { MP_QSTR_FOCUSED, LVGL_I32, (uint32_t)LV_EVENT_FOCUSED },
    { MP_QSTR_DEFOCUSED, LVGL_I32, (uint32_t)LV_EVENT_DEFOCUSED },
    { MP_QSTR_LEAVE, LVGL_I32, (uint32_t)LV_EVENT_LEAVE },
    { MP_QSTR_HIT_TEST, LVGL_I32, (uint32_t)LV_EVENT_HIT_TEST },
    { MP_QSTR_INDEV_RESET, LVGL_I32, (uint32_t)LV_EVENT_INDEV_RESET },
    { MP_QSTR_HOVER_OVER, LVGL_I32, (uint32_t)LV_EVENT_HOVER_OVER },
    { MP_QSTR_HOVER_LEAVE, LVGL_I32, (uint32_t)LV_EVENT_HOVER_LEAVE },
    { MP_QSTR_COVER_CHECK, LVGL_I32, (uint32_t)LV_EVENT_COVER_CHECK },
    { MP_QSTR_REFR_EXT_DRAW_SIZE, LVGL_I32, (uint32_t)LV_EVENT_REFR_EXT_DRAW_SIZE },
    { MP_QSTR_DRAW_MAIN_BEGIN, LVGL_I32, (uint32_t)LV_EVENT_DRAW_MAIN_BEGIN },
    { MP_QSTR_DRAW_MAIN, LVGL_I32, (uint32_t)LV_EVENT_DRAW_MAIN },
    { MP_QSTR_DRAW_MAIN_END, LVGL_I32, (uint32_t)LV_EVENT_DRAW_MAIN_END },
    { MP_QSTR_DRAW_POST_BEGIN, LVGL_I32, (uint32_t)LV_EVENT_DRAW_POST_BEGIN },
    { MP_QSTR_DRAW_POST, LVGL_I32, (uint32_t)LV_EVENT_DRAW_POST },
    { MP_QSTR_DRAW_POST_END, LVGL_I32, (uint32_t)LV_EVENT_DRAW_POST_END },
    { MP_QSTR_DRAW_TASK_ADDED, LVGL_I32, (uint32_t)LV_EVENT_DRAW_TASK_ADDED },
    { MP_QSTR_VALUE_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_VALUE_CHANGED },
    { MP_QSTR_INSERT, LVGL_I32, (uint32_t)LV_EVENT_INSERT },
    { MP_QSTR_REFRESH, LVGL_I32, (uint32_t)LV_EVENT_REFRESH },
    { MP_QSTR_READY, LVGL_I32, (uint32_t)LV_EVENT_READY },
    { MP_QSTR_CANCEL, LVGL_I32, (uint32_t)LV_EVENT_CANCEL },
    { MP_QSTR_STATE_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_STATE_CHANGED },
    { MP_QSTR_CREATE, LVGL_I32, (uint32_t)LV_EVENT_CREATE },
    { MP_QSTR_DELETE, LVGL_I32, (uint32_t)LV_EVENT_DELETE },
    { MP_QSTR_CHILD_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_CHILD_CHANGED },
    { MP_QSTR_CHILD_CREATED, LVGL_I32, (uint32_t)LV_EVENT_CHILD_CREATED },
    { MP_QSTR_CHILD_DELETED, LVGL_I32, (uint32_t)LV_EVENT_CHILD_DELETED },
    { MP_QSTR_SCREEN_UNLOAD_START, LVGL_I32, (uint32_t)LV_EVENT_SCREEN_UNLOAD_START },
    { MP_QSTR_SCREEN_LOAD_START, LVGL_I32, (uint32_t)LV_EVENT_SCREEN_LOAD_START },
    { MP_QSTR_SCREEN_LOADED, LVGL_I32, (uint32_t)LV_EVENT_SCREEN_LOADED },
    { MP_QSTR_SCREEN_UNLOADED, LVGL_I32, (uint32_t)LV_EVENT_SCREEN_UNLOADED },
    { MP_QSTR_SIZE_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_SIZE_CHANGED },
    { MP_QSTR_STYLE_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_STYLE_CHANGED },
    { MP_QSTR_LAYOUT_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_LAYOUT_CHANGED },
    { MP_QSTR_GET_SELF_SIZE, LVGL_I32, (uint32_t)LV_EVENT_GET_SELF_SIZE },
    { MP_QSTR_INVALIDATE_AREA, LVGL_I32, (uint32_t)LV_EVENT_INVALIDATE_AREA },
    { MP_QSTR_RESOLUTION_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_RESOLUTION_CHANGED },
    { MP_QSTR_COLOR_FORMAT_CHANGED, LVGL_I32, (uint32_t)LV_EVENT_COLOR_FORMAT_CHANGED },
    { MP_QSTR_REFR_REQUEST, LVGL_I32, (uint32_t)LV_EVENT_REFR_REQUEST },
    { MP_QSTR_REFR_START, LVGL_I32, (uint32_t)LV_EVENT_REFR_START },
    { MP_QSTR_REFR_READY, LVGL_I32, (uint32_t)LV_EVENT_REFR_READY },
    { MP_QSTR_RENDER_START, LVGL_I32, (uint32_t)LV_EVENT_RENDER_START },
    { MP_QSTR_RENDER_READY, LVGL_I32, (uint32_t)LV_EVENT_RENDER_READY },
    { MP_QSTR_FLUSH_START, LVGL_I32, (uint32_t)LV_EVENT_FLUSH_START },
    { MP_QSTR_FLUSH_FINISH, LVGL_I32, (uint32_t)LV_EVENT_FLUSH_FINISH },
    { MP_QSTR_FLUSH_WAIT_START, LVGL_I32, (uint32_t)LV_EVENT_FLUSH_WAIT_START },
    { MP_QSTR_FLUSH_WAIT_FINISH, LVGL_I32, (uint32_t)LV_EVENT_FLUSH_WAIT_FINISH },
    { MP_QSTR_UPDATE_LAYOUT_COMPLETED, LVGL_I32, (uint32_t)LV_EVENT_UPDATE_LAYOUT_COMPLETED },
    { MP_QSTR_VSYNC, LVGL_I32, (uint32_t)LV_EVENT_VSYNC },
    { MP_QSTR_VSYNC_REQUEST, LVGL_I32, (uint32_t)LV_EVENT_VSYNC_REQUEST },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_EVENT_LAST },
    { MP_QSTR_PREPROCESS, LVGL_I32, (uint32_t)LV_EVENT_PREPROCESS },
    { MP_QSTR_MARKED_DELETING, LVGL_I32, (uint32_t)LV_EVENT_MARKED_DELETING },
};

static const lvgl_enum_t enum_29 = LVGL_ENUM_CLASS(MP_QSTR_EVENT, constants_29);

static const lvgl_constant_t constants_30[] = {
    { MP_QSTR__0, LVGL_I32, (uint32_t)LV_DISPLAY_ROTATION_0 },
    { MP_QSTR__90, LVGL_I32, (uint32_t)LV_DISPLAY_ROTATION_90 },
    { MP_QSTR__180, LVGL_I32, (uint32_t)LV_DISPLAY_ROTATION_180 },
    { MP_QSTR__270, LVGL_I32, (uint32_t)LV_DISPLAY_ROTATION_270 },
};

static const lvgl_enum_t enum_30 = LVGL_ENUM_CLASS(MP_QSTR_DISPLAY_ROTATION, constants_30);

static const lvgl_constant_t constants_31[] = {
    { MP_QSTR_PARTIAL, LVGL_I32, (uint32_t)LV_DISPLAY_RENDER_MODE_PARTIAL },
    { MP_QSTR_DIRECT, LVGL_I32, (uint32_t)LV_DISPLAY_RENDER_MODE_DIRECT },
    { MP_QSTR_FULL, LVGL_I32, (uint32_t)LV_DISPLAY_RENDER_MODE_FULL },
};

static const lvgl_enum_t enum_31 = LVGL_ENUM_CLASS(MP_QSTR_DISPLAY_RENDER_MODE, constants_31);

static const lvgl_constant_t constants_32[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_NONE },
    { MP_QSTR_OVER_LEFT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OVER_LEFT },
    { MP_QSTR_OVER_RIGHT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OVER_RIGHT },
    { MP_QSTR_OVER_TOP, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OVER_TOP },
    { MP_QSTR_OVER_BOTTOM, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OVER_BOTTOM },
    { MP_QSTR_MOVE_LEFT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_MOVE_LEFT },
    { MP_QSTR_MOVE_RIGHT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_MOVE_RIGHT },
    { MP_QSTR_MOVE_TOP, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_MOVE_TOP },
    { MP_QSTR_MOVE_BOTTOM, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_MOVE_BOTTOM },
    { MP_QSTR_FADE_IN, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_FADE_IN },
    { MP_QSTR_FADE_ON, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_FADE_ON },
    { MP_QSTR_FADE_OUT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_FADE_OUT },
    { MP_QSTR_OUT_LEFT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OUT_LEFT },
    { MP_QSTR_OUT_RIGHT, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OUT_RIGHT },
    { MP_QSTR_OUT_TOP, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OUT_TOP },
    { MP_QSTR_OUT_BOTTOM, LVGL_I32, (uint32_t)LV_SCREEN_LOAD_ANIM_OUT_BOTTOM },
};

static const lvgl_enum_t enum_32 = LVGL_ENUM_CLASS(MP_QSTR_SCREEN_LOAD_ANIM, constants_32);

static const lvgl_constant_t constants_33[] = {
    { MP_QSTR_NEXT, LVGL_I32, (uint32_t)LV_OBJ_TREE_WALK_NEXT },
    { MP_QSTR_SKIP_CHILDREN, LVGL_I32, (uint32_t)LV_OBJ_TREE_WALK_SKIP_CHILDREN },
    { MP_QSTR_END, LVGL_I32, (uint32_t)LV_OBJ_TREE_WALK_END },
};

static const lvgl_enum_t enum_33 = LVGL_ENUM_CLASS(MP_QSTR_TREE_WALK, constants_33);

static const lvgl_constant_t constants_34[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_OBJ_POINT_TRANSFORM_FLAG_NONE },
    { MP_QSTR_RECURSIVE, LVGL_I32, (uint32_t)LV_OBJ_POINT_TRANSFORM_FLAG_RECURSIVE },
    { MP_QSTR_INVERSE, LVGL_I32, (uint32_t)LV_OBJ_POINT_TRANSFORM_FLAG_INVERSE },
    { MP_QSTR_INVERSE_RECURSIVE, LVGL_I32, (uint32_t)LV_OBJ_POINT_TRANSFORM_FLAG_INVERSE_RECURSIVE },
};

static const lvgl_enum_t enum_34 = LVGL_ENUM_CLASS(MP_QSTR_POINT_TRANSFORM_FLAG, constants_34);

static const lvgl_constant_t constants_35[] = {
    { MP_QSTR_OFF, LVGL_I32, (uint32_t)LV_SCROLLBAR_MODE_OFF },
    { MP_QSTR_ON, LVGL_I32, (uint32_t)LV_SCROLLBAR_MODE_ON },
    { MP_QSTR_ACTIVE, LVGL_I32, (uint32_t)LV_SCROLLBAR_MODE_ACTIVE },
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_SCROLLBAR_MODE_AUTO },
};

static const lvgl_enum_t enum_35 = LVGL_ENUM_CLASS(MP_QSTR_SCROLLBAR_MODE, constants_35);

static const lvgl_constant_t constants_36[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_SCROLL_SNAP_NONE },
    { MP_QSTR_START, LVGL_I32, (uint32_t)LV_SCROLL_SNAP_START },
    { MP_QSTR_END, LVGL_I32, (uint32_t)LV_SCROLL_SNAP_END },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_SCROLL_SNAP_CENTER },
};

static const lvgl_enum_t enum_36 = LVGL_ENUM_CLASS(MP_QSTR_SCROLL_SNAP, constants_36);

static const lvgl_constant_t constants_37[] = {
    { MP_QSTR_DEFAULT, LVGL_I32, (uint32_t)LV_STATE_DEFAULT },
    { MP_QSTR_ALT, LVGL_I32, (uint32_t)LV_STATE_ALT },
    { MP_QSTR_CHECKED, LVGL_I32, (uint32_t)LV_STATE_CHECKED },
    { MP_QSTR_FOCUSED, LVGL_I32, (uint32_t)LV_STATE_FOCUSED },
    { MP_QSTR_FOCUS_KEY, LVGL_I32, (uint32_t)LV_STATE_FOCUS_KEY },
    { MP_QSTR_EDITED, LVGL_I32, (uint32_t)LV_STATE_EDITED },
    { MP_QSTR_HOVERED, LVGL_I32, (uint32_t)LV_STATE_HOVERED },
    { MP_QSTR_PRESSED, LVGL_I32, (uint32_t)LV_STATE_PRESSED },
    { MP_QSTR_SCROLLED, LVGL_I32, (uint32_t)LV_STATE_SCROLLED },
    { MP_QSTR_DISABLED, LVGL_I32, (uint32_t)LV_STATE_DISABLED },
    { MP_QSTR_USER_1, LVGL_I32, (uint32_t)LV_STATE_USER_1 },
    { MP_QSTR_USER_2, LVGL_I32, (uint32_t)LV_STATE_USER_2 },
    { MP_QSTR_USER_3, LVGL_I32, (uint32_t)LV_STATE_USER_3 },
    { MP_QSTR_USER_4, LVGL_I32, (uint32_t)LV_STATE_USER_4 },
    { MP_QSTR_ANY, LVGL_I32, (uint32_t)LV_STATE_ANY },
};

static const lvgl_enum_t enum_37 = LVGL_ENUM_CLASS(MP_QSTR_STATE, constants_37);

static const lvgl_constant_t constants_38[] = {
    { MP_QSTR_MAIN, LVGL_I32, (uint32_t)LV_PART_MAIN },
    { MP_QSTR_SCROLLBAR, LVGL_I32, (uint32_t)LV_PART_SCROLLBAR },
    { MP_QSTR_INDICATOR, LVGL_I32, (uint32_t)LV_PART_INDICATOR },
    { MP_QSTR_KNOB, LVGL_I32, (uint32_t)LV_PART_KNOB },
    { MP_QSTR_SELECTED, LVGL_I32, (uint32_t)LV_PART_SELECTED },
    { MP_QSTR_ITEMS, LVGL_I32, (uint32_t)LV_PART_ITEMS },
    { MP_QSTR_CURSOR, LVGL_I32, (uint32_t)LV_PART_CURSOR },
    { MP_QSTR_CUSTOM_FIRST, LVGL_I32, (uint32_t)LV_PART_CUSTOM_FIRST },
    { MP_QSTR_ANY, LVGL_I32, (uint32_t)LV_PART_ANY },
};

static const lvgl_enum_t enum_38 = LVGL_ENUM_CLASS(MP_QSTR_PART, constants_38);

static const lvgl_constant_t constants_39[] = {
    { MP_QSTR_SAME, LVGL_I32, (uint32_t)LV_STYLE_STATE_CMP_SAME },
    { MP_QSTR_DIFF_REDRAW, LVGL_I32, (uint32_t)LV_STYLE_STATE_CMP_DIFF_REDRAW },
    { MP_QSTR_DIFF_DRAW_PAD, LVGL_I32, (uint32_t)LV_STYLE_STATE_CMP_DIFF_DRAW_PAD },
    { MP_QSTR_DIFF_LAYOUT, LVGL_I32, (uint32_t)LV_STYLE_STATE_CMP_DIFF_LAYOUT },
};

static const lvgl_enum_t enum_39 = LVGL_ENUM_CLASS(MP_QSTR_STYLE_STATE_CMP, constants_39);

static const lvgl_constant_t constants_40[] = {
    { MP_QSTR_OK, LVGL_I32, (uint32_t)LV_FS_RES_OK },
    { MP_QSTR_HW_ERR, LVGL_I32, (uint32_t)LV_FS_RES_HW_ERR },
    { MP_QSTR_FS_ERR, LVGL_I32, (uint32_t)LV_FS_RES_FS_ERR },
    { MP_QSTR_NOT_EX, LVGL_I32, (uint32_t)LV_FS_RES_NOT_EX },
    { MP_QSTR_FULL, LVGL_I32, (uint32_t)LV_FS_RES_FULL },
    { MP_QSTR_LOCKED, LVGL_I32, (uint32_t)LV_FS_RES_LOCKED },
    { MP_QSTR_DENIED, LVGL_I32, (uint32_t)LV_FS_RES_DENIED },
    { MP_QSTR_BUSY, LVGL_I32, (uint32_t)LV_FS_RES_BUSY },
    { MP_QSTR_TOUT, LVGL_I32, (uint32_t)LV_FS_RES_TOUT },
    { MP_QSTR_NOT_IMP, LVGL_I32, (uint32_t)LV_FS_RES_NOT_IMP },
    { MP_QSTR_OUT_OF_MEM, LVGL_I32, (uint32_t)LV_FS_RES_OUT_OF_MEM },
    { MP_QSTR_INV_PARAM, LVGL_I32, (uint32_t)LV_FS_RES_INV_PARAM },
    { MP_QSTR_DRIVE_LETTER_ALREADY_USED, LVGL_I32, (uint32_t)LV_FS_RES_DRIVE_LETTER_ALREADY_USED },
    { MP_QSTR_UNKNOWN, LVGL_I32, (uint32_t)LV_FS_RES_UNKNOWN },
};

static const lvgl_enum_t enum_40 = LVGL_ENUM_CLASS(MP_QSTR_FS_RES, constants_40);

static const lvgl_constant_t constants_41[] = {
    { MP_QSTR_WR, LVGL_I32, (uint32_t)LV_FS_MODE_WR },
    { MP_QSTR_RD, LVGL_I32, (uint32_t)LV_FS_MODE_RD },
};

static const lvgl_enum_t enum_41 = LVGL_ENUM_CLASS(MP_QSTR_FS_MODE, constants_41);

static const lvgl_constant_t constants_42[] = {
    { MP_QSTR_SET, LVGL_I32, (uint32_t)LV_FS_SEEK_SET },
    { MP_QSTR_CUR, LVGL_I32, (uint32_t)LV_FS_SEEK_CUR },
    { MP_QSTR_END, LVGL_I32, (uint32_t)LV_FS_SEEK_END },
};

static const lvgl_enum_t enum_42 = LVGL_ENUM_CLASS(MP_QSTR_FS_SEEK, constants_42);

static const lvgl_constant_t constants_43[] = {
    { MP_QSTR_VARIABLE, LVGL_I32, (uint32_t)LV_IMAGE_SRC_VARIABLE },
    { MP_QSTR_FILE, LVGL_I32, (uint32_t)LV_IMAGE_SRC_FILE },
    { MP_QSTR_SYMBOL, LVGL_I32, (uint32_t)LV_IMAGE_SRC_SYMBOL },
    { MP_QSTR_UNKNOWN, LVGL_I32, (uint32_t)LV_IMAGE_SRC_UNKNOWN },
};

static const lvgl_enum_t enum_43 = LVGL_ENUM_CLASS(MP_QSTR_SRC, constants_43);

static const lvgl_constant_t constants_44[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_NONE },
    { MP_QSTR_FILL, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_FILL },
    { MP_QSTR_BORDER, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_BORDER },
    { MP_QSTR_BOX_SHADOW, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_BOX_SHADOW },
    { MP_QSTR_LETTER, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_LETTER },
    { MP_QSTR_LABEL, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_LABEL },
    { MP_QSTR_IMAGE, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_IMAGE },
    { MP_QSTR_LAYER, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_LAYER },
    { MP_QSTR_LINE, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_LINE },
    { MP_QSTR_ARC, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_ARC },
    { MP_QSTR_TRIANGLE, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_TRIANGLE },
    { MP_QSTR_MASK_RECTANGLE, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_MASK_RECTANGLE },
    { MP_QSTR_MASK_BITMAP, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_MASK_BITMAP },
    { MP_QSTR_BLUR, LVGL_I32, (uint32_t)LV_DRAW_TASK_TYPE_BLUR },
};

static const lvgl_enum_t enum_44 = LVGL_ENUM_CLASS(MP_QSTR_DRAW_TASK_TYPE, constants_44);

static const lvgl_constant_t constants_45[] = {
    { MP_QSTR_BLOCKED, LVGL_I32, (uint32_t)LV_DRAW_TASK_STATE_BLOCKED },
    { MP_QSTR_WAITING, LVGL_I32, (uint32_t)LV_DRAW_TASK_STATE_WAITING },
    { MP_QSTR_QUEUED, LVGL_I32, (uint32_t)LV_DRAW_TASK_STATE_QUEUED },
    { MP_QSTR_IN_PROGRESS, LVGL_I32, (uint32_t)LV_DRAW_TASK_STATE_IN_PROGRESS },
    { MP_QSTR_FINISHED, LVGL_I32, (uint32_t)LV_DRAW_TASK_STATE_FINISHED },
};

static const lvgl_enum_t enum_45 = LVGL_ENUM_CLASS(MP_QSTR_DRAW_TASK_STATE, constants_45);

static const lvgl_constant_t constants_46[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_LAYER_TYPE_NONE },
    { MP_QSTR_SIMPLE, LVGL_I32, (uint32_t)LV_LAYER_TYPE_SIMPLE },
    { MP_QSTR_TRANSFORM, LVGL_I32, (uint32_t)LV_LAYER_TYPE_TRANSFORM },
};

static const lvgl_enum_t enum_46 = LVGL_ENUM_CLASS(MP_QSTR_LAYER_TYPE, constants_46);

static const lvgl_constant_t constants_47[] = {
    { MP_QSTR_INHERIT, LVGL_I32, (uint32_t)LV_OBJ_CLASS_EDITABLE_INHERIT },
    { MP_QSTR_TRUE, LVGL_I32, (uint32_t)LV_OBJ_CLASS_EDITABLE_TRUE },
    { MP_QSTR_FALSE, LVGL_I32, (uint32_t)LV_OBJ_CLASS_EDITABLE_FALSE },
};

static const lvgl_enum_t enum_47 = LVGL_ENUM_CLASS(MP_QSTR_CLASS_EDITABLE, constants_47);

static const lvgl_constant_t constants_48[] = {
    { MP_QSTR_INHERIT, LVGL_I32, (uint32_t)LV_OBJ_CLASS_GROUP_DEF_INHERIT },
    { MP_QSTR_TRUE, LVGL_I32, (uint32_t)LV_OBJ_CLASS_GROUP_DEF_TRUE },
    { MP_QSTR_FALSE, LVGL_I32, (uint32_t)LV_OBJ_CLASS_GROUP_DEF_FALSE },
};

static const lvgl_enum_t enum_48 = LVGL_ENUM_CLASS(MP_QSTR_CLASS_GROUP_DEF, constants_48);

static const lvgl_constant_t constants_49[] = {
    { MP_QSTR_FALSE, LVGL_I32, (uint32_t)LV_OBJ_CLASS_THEME_INHERITABLE_FALSE },
    { MP_QSTR_TRUE, LVGL_I32, (uint32_t)LV_OBJ_CLASS_THEME_INHERITABLE_TRUE },
};

static const lvgl_enum_t enum_49 = LVGL_ENUM_CLASS(MP_QSTR_CLASS_THEME_INHERITABLE, constants_49);

static const lvgl_constant_t constants_50[] = {
    { MP_QSTR_UP, LVGL_I32, (uint32_t)LV_KEY_UP },
    { MP_QSTR_DOWN, LVGL_I32, (uint32_t)LV_KEY_DOWN },
    { MP_QSTR_RIGHT, LVGL_I32, (uint32_t)LV_KEY_RIGHT },
    { MP_QSTR_LEFT, LVGL_I32, (uint32_t)LV_KEY_LEFT },
    { MP_QSTR_ESC, LVGL_I32, (uint32_t)LV_KEY_ESC },
    { MP_QSTR_DEL, LVGL_I32, (uint32_t)LV_KEY_DEL },
    { MP_QSTR_BACKSPACE, LVGL_I32, (uint32_t)LV_KEY_BACKSPACE },
    { MP_QSTR_ENTER, LVGL_I32, (uint32_t)LV_KEY_ENTER },
    { MP_QSTR_NEXT, LVGL_I32, (uint32_t)LV_KEY_NEXT },
    { MP_QSTR_PREV, LVGL_I32, (uint32_t)LV_KEY_PREV },
    { MP_QSTR_HOME, LVGL_I32, (uint32_t)LV_KEY_HOME },
    { MP_QSTR_END, LVGL_I32, (uint32_t)LV_KEY_END },
};

static const lvgl_enum_t enum_50 = LVGL_ENUM_CLASS(MP_QSTR_KEY, constants_50);

static const lvgl_constant_t constants_51[] = {
    { MP_QSTR_NEXT, LVGL_I32, (uint32_t)LV_GROUP_REFOCUS_POLICY_NEXT },
    { MP_QSTR_PREV, LVGL_I32, (uint32_t)LV_GROUP_REFOCUS_POLICY_PREV },
};

static const lvgl_enum_t enum_51 = LVGL_ENUM_CLASS(MP_QSTR_GROUP_REFOCUS_POLICY, constants_51);

static const lvgl_constant_t constants_52[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_INDEV_TYPE_NONE },
    { MP_QSTR_POINTER, LVGL_I32, (uint32_t)LV_INDEV_TYPE_POINTER },
    { MP_QSTR_KEYPAD, LVGL_I32, (uint32_t)LV_INDEV_TYPE_KEYPAD },
    { MP_QSTR_BUTTON, LVGL_I32, (uint32_t)LV_INDEV_TYPE_BUTTON },
    { MP_QSTR_ENCODER, LVGL_I32, (uint32_t)LV_INDEV_TYPE_ENCODER },
};

static const lvgl_enum_t enum_52 = LVGL_ENUM_CLASS(MP_QSTR_INDEV_TYPE, constants_52);

static const lvgl_constant_t constants_53[] = {
    { MP_QSTR_RELEASED, LVGL_I32, (uint32_t)LV_INDEV_STATE_RELEASED },
    { MP_QSTR_PRESSED, LVGL_I32, (uint32_t)LV_INDEV_STATE_PRESSED },
};

static const lvgl_enum_t enum_53 = LVGL_ENUM_CLASS(MP_QSTR_INDEV_STATE, constants_53);

static const lvgl_constant_t constants_54[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_INDEV_MODE_NONE },
    { MP_QSTR_TIMER, LVGL_I32, (uint32_t)LV_INDEV_MODE_TIMER },
    { MP_QSTR_EVENT, LVGL_I32, (uint32_t)LV_INDEV_MODE_EVENT },
};

static const lvgl_enum_t enum_54 = LVGL_ENUM_CLASS(MP_QSTR_INDEV_MODE, constants_54);

static const lvgl_constant_t constants_55[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_NONE },
    { MP_QSTR_PINCH, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_PINCH },
    { MP_QSTR_SWIPE, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_SWIPE },
    { MP_QSTR_ROTATE, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_ROTATE },
    { MP_QSTR_TWO_FINGERS_SWIPE, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_TWO_FINGERS_SWIPE },
    { MP_QSTR_SCROLL, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_SCROLL },
    { MP_QSTR_CNT, LVGL_I32, (uint32_t)LV_INDEV_GESTURE_CNT },
};

static const lvgl_enum_t enum_55 = LVGL_ENUM_CLASS(MP_QSTR_INDEV_GESTURE, constants_55);

static const lvgl_constant_t constants_56[] = {
    { MP_QSTR_COVER, LVGL_I32, (uint32_t)LV_COVER_RES_COVER },
    { MP_QSTR_NOT_COVER, LVGL_I32, (uint32_t)LV_COVER_RES_NOT_COVER },
    { MP_QSTR_MASKED, LVGL_I32, (uint32_t)LV_COVER_RES_MASKED },
};

static const lvgl_enum_t enum_56 = LVGL_ENUM_CLASS(MP_QSTR_COVER_RES, constants_56);

static const lvgl_constant_t constants_57[] = {
    { MP_QSTR_HIDDEN, LVGL_I32, (uint32_t)LV_OBJ_FLAG_HIDDEN },
    { MP_QSTR_CLICKABLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_CLICKABLE },
    { MP_QSTR_CLICK_FOCUSABLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_CLICK_FOCUSABLE },
    { MP_QSTR_CHECKABLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_CHECKABLE },
    { MP_QSTR_SCROLLABLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLLABLE },
    { MP_QSTR_SCROLL_ELASTIC, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_ELASTIC },
    { MP_QSTR_SCROLL_MOMENTUM, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_MOMENTUM },
    { MP_QSTR_SCROLL_ONE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_ONE },
    { MP_QSTR_SCROLL_CHAIN_HOR, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_CHAIN_HOR },
    { MP_QSTR_SCROLL_CHAIN_VER, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_CHAIN_VER },
    { MP_QSTR_SCROLL_CHAIN, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_CHAIN },
    { MP_QSTR_SCROLL_ON_FOCUS, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_ON_FOCUS },
    { MP_QSTR_SCROLL_WITH_ARROW, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SCROLL_WITH_ARROW },
    { MP_QSTR_SNAPPABLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SNAPPABLE },
    { MP_QSTR_PRESS_LOCK, LVGL_I32, (uint32_t)LV_OBJ_FLAG_PRESS_LOCK },
    { MP_QSTR_EVENT_BUBBLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_EVENT_BUBBLE },
    { MP_QSTR_GESTURE_BUBBLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_GESTURE_BUBBLE },
    { MP_QSTR_ADV_HITTEST, LVGL_I32, (uint32_t)LV_OBJ_FLAG_ADV_HITTEST },
    { MP_QSTR_IGNORE_LAYOUT, LVGL_I32, (uint32_t)LV_OBJ_FLAG_IGNORE_LAYOUT },
    { MP_QSTR_FLOATING, LVGL_I32, (uint32_t)LV_OBJ_FLAG_FLOATING },
    { MP_QSTR_SEND_DRAW_TASK_EVENTS, LVGL_I32, (uint32_t)LV_OBJ_FLAG_SEND_DRAW_TASK_EVENTS },
    { MP_QSTR_OVERFLOW_VISIBLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_OVERFLOW_VISIBLE },
    { MP_QSTR_EVENT_TRICKLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_EVENT_TRICKLE },
    { MP_QSTR_STATE_TRICKLE, LVGL_I32, (uint32_t)LV_OBJ_FLAG_STATE_TRICKLE },
    { MP_QSTR_LAYOUT_1, LVGL_I32, (uint32_t)LV_OBJ_FLAG_LAYOUT_1 },
    { MP_QSTR_LAYOUT_2, LVGL_I32, (uint32_t)LV_OBJ_FLAG_LAYOUT_2 },
    { MP_QSTR_FLEX_IN_NEW_TRACK, LVGL_I32, (uint32_t)LV_OBJ_FLAG_FLEX_IN_NEW_TRACK },
    { MP_QSTR_WIDGET_1, LVGL_I32, (uint32_t)LV_OBJ_FLAG_WIDGET_1 },
    { MP_QSTR_WIDGET_2, LVGL_I32, (uint32_t)LV_OBJ_FLAG_WIDGET_2 },
    { MP_QSTR_USER_1, LVGL_I32, (uint32_t)LV_OBJ_FLAG_USER_1 },
    { MP_QSTR_USER_2, LVGL_I32, (uint32_t)LV_OBJ_FLAG_USER_2 },
    { MP_QSTR_USER_3, LVGL_I32, (uint32_t)LV_OBJ_FLAG_USER_3 },
    { MP_QSTR_USER_4, LVGL_I32, (uint32_t)LV_OBJ_FLAG_USER_4 },
};

static const lvgl_enum_t enum_57 = LVGL_ENUM_CLASS(MP_QSTR_FLAG, constants_57);

static const lvgl_constant_t constants_58[] = {
    { MP_QSTR_INVALID, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_INVALID },
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_NONE },
    { MP_QSTR_INT, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_INT },
    { MP_QSTR_FLOAT, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_FLOAT },
    { MP_QSTR_POINTER, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_POINTER },
    { MP_QSTR_COLOR, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_COLOR },
    { MP_QSTR_GROUP, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_GROUP },
    { MP_QSTR_STRING, LVGL_I32, (uint32_t)LV_SUBJECT_TYPE_STRING },
};

static const lvgl_enum_t enum_58 = LVGL_ENUM_CLASS(MP_QSTR_SUBJECT_TYPE, constants_58);

static const lvgl_constant_t constants_59[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_GRIDNAV_CTRL_NONE },
    { MP_QSTR_ROLLOVER, LVGL_I32, (uint32_t)LV_GRIDNAV_CTRL_ROLLOVER },
    { MP_QSTR_SCROLL_FIRST, LVGL_I32, (uint32_t)LV_GRIDNAV_CTRL_SCROLL_FIRST },
    { MP_QSTR_HORIZONTAL_MOVE_ONLY, LVGL_I32, (uint32_t)LV_GRIDNAV_CTRL_HORIZONTAL_MOVE_ONLY },
    { MP_QSTR_VERTICAL_MOVE_ONLY, LVGL_I32, (uint32_t)LV_GRIDNAV_CTRL_VERTICAL_MOVE_ONLY },
};

static const lvgl_enum_t enum_59 = LVGL_ENUM_CLASS(MP_QSTR_GRIDNAV_CTRL, constants_59);

static const lvgl_constant_t constants_60[] = {
    { MP_QSTR_FORMAT0_FULL, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_CMAP_FORMAT0_FULL },
    { MP_QSTR_SPARSE_FULL, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_CMAP_SPARSE_FULL },
    { MP_QSTR_FORMAT0_TINY, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_CMAP_FORMAT0_TINY },
    { MP_QSTR_SPARSE_TINY, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_CMAP_SPARSE_TINY },
};

static const lvgl_enum_t enum_60 = LVGL_ENUM_CLASS(MP_QSTR_FONT_FMT_TXT_CMAP, constants_60);

static const lvgl_constant_t constants_61[] = {
    { MP_QSTR_PLAIN, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_PLAIN },
    { MP_QSTR_COMPRESSED, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_COMPRESSED },
    { MP_QSTR_COMPRESSED_NO_PREFILTER, LVGL_I32, (uint32_t)LV_FONT_FMT_TXT_COMPRESSED_NO_PREFILTER },
};

static const lvgl_enum_t enum_61 = LVGL_ENUM_CLASS(MP_QSTR_FONT_FMT_TXT, constants_61);

static const lvgl_constant_t constants_62[] = {
    { MP_QSTR_DEFAULT, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_DEFAULT },
    { MP_QSTR_TOP_LEFT, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_TOP_LEFT },
    { MP_QSTR_TOP_MID, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_TOP_MID },
    { MP_QSTR_TOP_RIGHT, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_TOP_RIGHT },
    { MP_QSTR_BOTTOM_LEFT, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_BOTTOM_LEFT },
    { MP_QSTR_BOTTOM_MID, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_BOTTOM_MID },
    { MP_QSTR_BOTTOM_RIGHT, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_BOTTOM_RIGHT },
    { MP_QSTR_LEFT_MID, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_LEFT_MID },
    { MP_QSTR_RIGHT_MID, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_RIGHT_MID },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_CENTER },
    { MP_QSTR_STRETCH, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_STRETCH },
    { MP_QSTR_TILE, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_TILE },
    { MP_QSTR_CONTAIN, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_CONTAIN },
    { MP_QSTR_COVER, LVGL_I32, (uint32_t)LV_IMAGE_ALIGN_COVER },
};

static const lvgl_enum_t enum_62 = LVGL_ENUM_CLASS(MP_QSTR_ALIGN, constants_62);

static const lvgl_constant_t constants_63[] = {
    { MP_QSTR_MAIN, LVGL_I32, (uint32_t)LV_ANIM_IMAGE_PART_MAIN },
};

static const lvgl_enum_t enum_63 = LVGL_ENUM_CLASS(MP_QSTR_ANIM_IMAGE_PART, constants_63);

static const lvgl_constant_t constants_64[] = {
    { MP_QSTR_NORMAL, LVGL_I32, (uint32_t)LV_ARC_MODE_NORMAL },
    { MP_QSTR_SYMMETRICAL, LVGL_I32, (uint32_t)LV_ARC_MODE_SYMMETRICAL },
    { MP_QSTR_REVERSE, LVGL_I32, (uint32_t)LV_ARC_MODE_REVERSE },
};

static const lvgl_enum_t enum_64 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_64);

static const lvgl_constant_t constants_65[] = {
    { MP_QSTR_CLOCKWISE, LVGL_I32, (uint32_t)LV_ARCLABEL_DIR_CLOCKWISE },
    { MP_QSTR_COUNTER_CLOCKWISE, LVGL_I32, (uint32_t)LV_ARCLABEL_DIR_COUNTER_CLOCKWISE },
};

static const lvgl_enum_t enum_65 = LVGL_ENUM_CLASS(MP_QSTR_DIR, constants_65);

static const lvgl_constant_t constants_66[] = {
    { MP_QSTR_DEFAULT, LVGL_I32, (uint32_t)LV_ARCLABEL_TEXT_ALIGN_DEFAULT },
    { MP_QSTR_LEADING, LVGL_I32, (uint32_t)LV_ARCLABEL_TEXT_ALIGN_LEADING },
    { MP_QSTR_CENTER, LVGL_I32, (uint32_t)LV_ARCLABEL_TEXT_ALIGN_CENTER },
    { MP_QSTR_TRAILING, LVGL_I32, (uint32_t)LV_ARCLABEL_TEXT_ALIGN_TRAILING },
};

static const lvgl_enum_t enum_66 = LVGL_ENUM_CLASS(MP_QSTR_TEXT_ALIGN, constants_66);

static const lvgl_constant_t constants_67[] = {
    { MP_QSTR_VISIBLE, LVGL_I32, (uint32_t)LV_ARCLABEL_OVERFLOW_VISIBLE },
    { MP_QSTR_ELLIPSIS, LVGL_I32, (uint32_t)LV_ARCLABEL_OVERFLOW_ELLIPSIS },
    { MP_QSTR_CLIP, LVGL_I32, (uint32_t)LV_ARCLABEL_OVERFLOW_CLIP },
};

static const lvgl_enum_t enum_67 = LVGL_ENUM_CLASS(MP_QSTR_OVERFLOW, constants_67);

static const lvgl_constant_t constants_68[] = {
    { MP_QSTR_WRAP, LVGL_I32, (uint32_t)LV_LABEL_LONG_MODE_WRAP },
    { MP_QSTR_DOTS, LVGL_I32, (uint32_t)LV_LABEL_LONG_MODE_DOTS },
    { MP_QSTR_SCROLL, LVGL_I32, (uint32_t)LV_LABEL_LONG_MODE_SCROLL },
    { MP_QSTR_SCROLL_CIRCULAR, LVGL_I32, (uint32_t)LV_LABEL_LONG_MODE_SCROLL_CIRCULAR },
    { MP_QSTR_CLIP, LVGL_I32, (uint32_t)LV_LABEL_LONG_MODE_CLIP },
};

static const lvgl_enum_t enum_68 = LVGL_ENUM_CLASS(MP_QSTR_LONG_MODE, constants_68);

static const lvgl_constant_t constants_69[] = {
    { MP_QSTR_NORMAL, LVGL_I32, (uint32_t)LV_BAR_MODE_NORMAL },
    { MP_QSTR_SYMMETRICAL, LVGL_I32, (uint32_t)LV_BAR_MODE_SYMMETRICAL },
    { MP_QSTR_RANGE, LVGL_I32, (uint32_t)LV_BAR_MODE_RANGE },
};

static const lvgl_enum_t enum_69 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_69);

static const lvgl_constant_t constants_70[] = {
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_BAR_ORIENTATION_AUTO },
    { MP_QSTR_HORIZONTAL, LVGL_I32, (uint32_t)LV_BAR_ORIENTATION_HORIZONTAL },
    { MP_QSTR_VERTICAL, LVGL_I32, (uint32_t)LV_BAR_ORIENTATION_VERTICAL },
};

static const lvgl_enum_t enum_70 = LVGL_ENUM_CLASS(MP_QSTR_ORIENTATION, constants_70);

static const lvgl_constant_t constants_71[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_NONE },
    { MP_QSTR_WIDTH_1, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_1 },
    { MP_QSTR_WIDTH_2, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_2 },
    { MP_QSTR_WIDTH_3, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_3 },
    { MP_QSTR_WIDTH_4, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_4 },
    { MP_QSTR_WIDTH_5, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_5 },
    { MP_QSTR_WIDTH_6, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_6 },
    { MP_QSTR_WIDTH_7, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_7 },
    { MP_QSTR_WIDTH_8, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_8 },
    { MP_QSTR_WIDTH_9, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_9 },
    { MP_QSTR_WIDTH_10, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_10 },
    { MP_QSTR_WIDTH_11, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_11 },
    { MP_QSTR_WIDTH_12, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_12 },
    { MP_QSTR_WIDTH_13, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_13 },
    { MP_QSTR_WIDTH_14, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_14 },
    { MP_QSTR_WIDTH_15, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_WIDTH_15 },
    { MP_QSTR_HIDDEN, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_HIDDEN },
    { MP_QSTR_NO_REPEAT, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_NO_REPEAT },
    { MP_QSTR_DISABLED, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_DISABLED },
    { MP_QSTR_CHECKABLE, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_CHECKABLE },
    { MP_QSTR_CHECKED, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_CHECKED },
    { MP_QSTR_CLICK_TRIG, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_CLICK_TRIG },
    { MP_QSTR_POPOVER, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_POPOVER },
    { MP_QSTR_RECOLOR, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_RECOLOR },
    { MP_QSTR_RESERVED_1, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_RESERVED_1 },
    { MP_QSTR_RESERVED_2, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_RESERVED_2 },
    { MP_QSTR_CUSTOM_1, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_CUSTOM_1 },
    { MP_QSTR_CUSTOM_2, LVGL_I32, (uint32_t)LV_BUTTONMATRIX_CTRL_CUSTOM_2 },
};

static const lvgl_enum_t enum_71 = LVGL_ENUM_CLASS(MP_QSTR_CTRL, constants_71);

static const lvgl_constant_t constants_72[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_CHART_TYPE_NONE },
    { MP_QSTR_LINE, LVGL_I32, (uint32_t)LV_CHART_TYPE_LINE },
    { MP_QSTR_CURVE, LVGL_I32, (uint32_t)LV_CHART_TYPE_CURVE },
    { MP_QSTR_BAR, LVGL_I32, (uint32_t)LV_CHART_TYPE_BAR },
    { MP_QSTR_STACKED, LVGL_I32, (uint32_t)LV_CHART_TYPE_STACKED },
    { MP_QSTR_SCATTER, LVGL_I32, (uint32_t)LV_CHART_TYPE_SCATTER },
};

static const lvgl_enum_t enum_72 = LVGL_ENUM_CLASS(MP_QSTR_TYPE, constants_72);

static const lvgl_constant_t constants_73[] = {
    { MP_QSTR_SHIFT, LVGL_I32, (uint32_t)LV_CHART_UPDATE_MODE_SHIFT },
    { MP_QSTR_CIRCULAR, LVGL_I32, (uint32_t)LV_CHART_UPDATE_MODE_CIRCULAR },
};

static const lvgl_enum_t enum_73 = LVGL_ENUM_CLASS(MP_QSTR_UPDATE_MODE, constants_73);

static const lvgl_constant_t constants_74[] = {
    { MP_QSTR_PRIMARY_Y, LVGL_I32, (uint32_t)LV_CHART_AXIS_PRIMARY_Y },
    { MP_QSTR_SECONDARY_Y, LVGL_I32, (uint32_t)LV_CHART_AXIS_SECONDARY_Y },
    { MP_QSTR_PRIMARY_X, LVGL_I32, (uint32_t)LV_CHART_AXIS_PRIMARY_X },
    { MP_QSTR_SECONDARY_X, LVGL_I32, (uint32_t)LV_CHART_AXIS_SECONDARY_X },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_CHART_AXIS_LAST },
};

static const lvgl_enum_t enum_74 = LVGL_ENUM_CLASS(MP_QSTR_AXIS, constants_74);

static const lvgl_constant_t constants_75[] = {
    { MP_QSTR_RELEASED, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_RELEASED },
    { MP_QSTR_PRESSED, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_PRESSED },
    { MP_QSTR_DISABLED, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_DISABLED },
    { MP_QSTR_CHECKED_RELEASED, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_CHECKED_RELEASED },
    { MP_QSTR_CHECKED_PRESSED, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_CHECKED_PRESSED },
    { MP_QSTR_CHECKED_DISABLED, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_CHECKED_DISABLED },
    { MP_QSTR_NUM, LVGL_I32, (uint32_t)LV_IMAGEBUTTON_STATE_NUM },
};

static const lvgl_enum_t enum_75 = LVGL_ENUM_CLASS(MP_QSTR_STATE, constants_75);

static const lvgl_constant_t constants_76[] = {
    { MP_QSTR_TEXT_LOWER, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_TEXT_LOWER },
    { MP_QSTR_TEXT_UPPER, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_TEXT_UPPER },
    { MP_QSTR_SPECIAL, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_SPECIAL },
    { MP_QSTR_NUMBER, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_NUMBER },
    { MP_QSTR_USER_1, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_USER_1 },
    { MP_QSTR_USER_2, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_USER_2 },
    { MP_QSTR_USER_3, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_USER_3 },
    { MP_QSTR_USER_4, LVGL_I32, (uint32_t)LV_KEYBOARD_MODE_USER_4 },
};

static const lvgl_enum_t enum_76 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_76);

static const lvgl_constant_t constants_77[] = {
    { MP_QSTR_TOP_FIXED, LVGL_I32, (uint32_t)LV_MENU_HEADER_TOP_FIXED },
    { MP_QSTR_TOP_UNFIXED, LVGL_I32, (uint32_t)LV_MENU_HEADER_TOP_UNFIXED },
    { MP_QSTR_BOTTOM_FIXED, LVGL_I32, (uint32_t)LV_MENU_HEADER_BOTTOM_FIXED },
};

static const lvgl_enum_t enum_77 = LVGL_ENUM_CLASS(MP_QSTR_HEADER, constants_77);

static const lvgl_constant_t constants_78[] = {
    { MP_QSTR_DISABLED, LVGL_I32, (uint32_t)LV_MENU_ROOT_BACK_BUTTON_DISABLED },
    { MP_QSTR_ENABLED, LVGL_I32, (uint32_t)LV_MENU_ROOT_BACK_BUTTON_ENABLED },
};

static const lvgl_enum_t enum_78 = LVGL_ENUM_CLASS(MP_QSTR_ROOT_BACK_BUTTON, constants_78);

static const lvgl_constant_t constants_79[] = {
    { MP_QSTR_NORMAL, LVGL_I32, (uint32_t)LV_ROLLER_MODE_NORMAL },
    { MP_QSTR_INFINITE, LVGL_I32, (uint32_t)LV_ROLLER_MODE_INFINITE },
};

static const lvgl_enum_t enum_79 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_79);

static const lvgl_constant_t constants_80[] = {
    { MP_QSTR_HORIZONTAL_TOP, LVGL_I32, (uint32_t)LV_SCALE_MODE_HORIZONTAL_TOP },
    { MP_QSTR_HORIZONTAL_BOTTOM, LVGL_I32, (uint32_t)LV_SCALE_MODE_HORIZONTAL_BOTTOM },
    { MP_QSTR_VERTICAL_LEFT, LVGL_I32, (uint32_t)LV_SCALE_MODE_VERTICAL_LEFT },
    { MP_QSTR_VERTICAL_RIGHT, LVGL_I32, (uint32_t)LV_SCALE_MODE_VERTICAL_RIGHT },
    { MP_QSTR_ROUND_INNER, LVGL_I32, (uint32_t)LV_SCALE_MODE_ROUND_INNER },
    { MP_QSTR_ROUND_OUTER, LVGL_I32, (uint32_t)LV_SCALE_MODE_ROUND_OUTER },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_SCALE_MODE_LAST },
};

static const lvgl_enum_t enum_80 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_80);

static const lvgl_constant_t constants_81[] = {
    { MP_QSTR_NORMAL, LVGL_I32, (uint32_t)LV_SLIDER_MODE_NORMAL },
    { MP_QSTR_SYMMETRICAL, LVGL_I32, (uint32_t)LV_SLIDER_MODE_SYMMETRICAL },
    { MP_QSTR_RANGE, LVGL_I32, (uint32_t)LV_SLIDER_MODE_RANGE },
};

static const lvgl_enum_t enum_81 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_81);

static const lvgl_constant_t constants_82[] = {
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_SLIDER_ORIENTATION_AUTO },
    { MP_QSTR_HORIZONTAL, LVGL_I32, (uint32_t)LV_SLIDER_ORIENTATION_HORIZONTAL },
    { MP_QSTR_VERTICAL, LVGL_I32, (uint32_t)LV_SLIDER_ORIENTATION_VERTICAL },
};

static const lvgl_enum_t enum_82 = LVGL_ENUM_CLASS(MP_QSTR_ORIENTATION, constants_82);

static const lvgl_constant_t constants_83[] = {
    { MP_QSTR_CLIP, LVGL_I32, (uint32_t)LV_SPAN_OVERFLOW_CLIP },
    { MP_QSTR_ELLIPSIS, LVGL_I32, (uint32_t)LV_SPAN_OVERFLOW_ELLIPSIS },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_SPAN_OVERFLOW_LAST },
};

static const lvgl_enum_t enum_83 = LVGL_ENUM_CLASS(MP_QSTR_SPAN_OVERFLOW, constants_83);

static const lvgl_constant_t constants_84[] = {
    { MP_QSTR_FIXED, LVGL_I32, (uint32_t)LV_SPAN_MODE_FIXED },
    { MP_QSTR_EXPAND, LVGL_I32, (uint32_t)LV_SPAN_MODE_EXPAND },
    { MP_QSTR_BREAK, LVGL_I32, (uint32_t)LV_SPAN_MODE_BREAK },
    { MP_QSTR_LAST, LVGL_I32, (uint32_t)LV_SPAN_MODE_LAST },
};

static const lvgl_enum_t enum_84 = LVGL_ENUM_CLASS(MP_QSTR_SPAN_MODE, constants_84);

static const lvgl_constant_t constants_85[] = {
    { MP_QSTR_AUTO, LVGL_I32, (uint32_t)LV_SWITCH_ORIENTATION_AUTO },
    { MP_QSTR_HORIZONTAL, LVGL_I32, (uint32_t)LV_SWITCH_ORIENTATION_HORIZONTAL },
    { MP_QSTR_VERTICAL, LVGL_I32, (uint32_t)LV_SWITCH_ORIENTATION_VERTICAL },
};

static const lvgl_enum_t enum_85 = LVGL_ENUM_CLASS(MP_QSTR_ORIENTATION, constants_85);

static const lvgl_constant_t constants_86[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_NONE },
    { MP_QSTR_MERGE_RIGHT, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_MERGE_RIGHT },
    { MP_QSTR_TEXT_CROP, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_TEXT_CROP },
    { MP_QSTR_CUSTOM_1, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_CUSTOM_1 },
    { MP_QSTR_CUSTOM_2, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_CUSTOM_2 },
    { MP_QSTR_CUSTOM_3, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_CUSTOM_3 },
    { MP_QSTR_CUSTOM_4, LVGL_I32, (uint32_t)LV_TABLE_CELL_CTRL_CUSTOM_4 },
};

static const lvgl_enum_t enum_86 = LVGL_ENUM_CLASS(MP_QSTR_CELL_CTRL, constants_86);

static const lvgl_constant_t constants_87[] = {
    { MP_QSTR_K26, LVGL_I32, (uint32_t)LV_IME_PINYIN_MODE_K26 },
    { MP_QSTR_K9, LVGL_I32, (uint32_t)LV_IME_PINYIN_MODE_K9 },
    { MP_QSTR_K9_NUMBER, LVGL_I32, (uint32_t)LV_IME_PINYIN_MODE_K9_NUMBER },
};

static const lvgl_enum_t enum_87 = LVGL_ENUM_CLASS(MP_QSTR_MODE, constants_87);

static const lvgl_constant_t constants_88[] = {
    { MP_QSTR_NONE, LVGL_I32, (uint32_t)LV_EXPLORER_SORT_NONE },
    { MP_QSTR_KIND, LVGL_I32, (uint32_t)LV_EXPLORER_SORT_KIND },
};

static const lvgl_enum_t enum_88 = LVGL_ENUM_CLASS(MP_QSTR_EXPLORER_SORT, constants_88);

static const lvgl_constant_t constants_89[] = {
    { MP_QSTR_HOME_DIR, LVGL_I32, (uint32_t)LV_EXPLORER_HOME_DIR },
    { MP_QSTR_MUSIC_DIR, LVGL_I32, (uint32_t)LV_EXPLORER_MUSIC_DIR },
    { MP_QSTR_PICTURES_DIR, LVGL_I32, (uint32_t)LV_EXPLORER_PICTURES_DIR },
    { MP_QSTR_VIDEO_DIR, LVGL_I32, (uint32_t)LV_EXPLORER_VIDEO_DIR },
    { MP_QSTR_DOCS_DIR, LVGL_I32, (uint32_t)LV_EXPLORER_DOCS_DIR },
    { MP_QSTR_FS_DIR, LVGL_I32, (uint32_t)LV_EXPLORER_FS_DIR },
};

static const lvgl_enum_t enum_89 = LVGL_ENUM_CLASS(MP_QSTR_EXPLORER, constants_89);

static const lvgl_constant_t constants_90[] = {
    { MP_QSTR_GS1, LVGL_I32, (uint32_t)LV_BARCODE_ENCODING_CODE128_GS1 },
    { MP_QSTR_RAW, LVGL_I32, (uint32_t)LV_BARCODE_ENCODING_CODE128_RAW },
};

static const lvgl_enum_t enum_90 = LVGL_ENUM_CLASS(MP_QSTR_ENCODING_CODE128, constants_90);

static const lvgl_constant_t constants_91[] = {
    { MP_QSTR_OFF, LVGL_I32, (uint32_t)LV_ANIM_OFF },
    { MP_QSTR_ON, LVGL_I32, (uint32_t)LV_ANIM_ON },
};

static const lvgl_enum_t enum_91 = LVGL_ENUM_CLASS(MP_QSTR_ANIM, constants_91);

const char *const lvgl_strings[] = {
    LV_SYMBOL_BULLET,
    LV_SYMBOL_AUDIO,
    LV_SYMBOL_VIDEO,
    LV_SYMBOL_LIST,
    LV_SYMBOL_OK,
    LV_SYMBOL_CLOSE,
    LV_SYMBOL_POWER,
    LV_SYMBOL_SETTINGS,
    LV_SYMBOL_HOME,
    LV_SYMBOL_DOWNLOAD,
    LV_SYMBOL_DRIVE,
    LV_SYMBOL_REFRESH,
    LV_SYMBOL_MUTE,
    LV_SYMBOL_VOLUME_MID,
    LV_SYMBOL_VOLUME_MAX,
    LV_SYMBOL_IMAGE,
    LV_SYMBOL_TINT,
    LV_SYMBOL_PREV,
    LV_SYMBOL_PLAY,
    LV_SYMBOL_PAUSE,
    LV_SYMBOL_STOP,
    LV_SYMBOL_NEXT,
    LV_SYMBOL_EJECT,
    LV_SYMBOL_LEFT,
    LV_SYMBOL_RIGHT,
    LV_SYMBOL_PLUS,
    LV_SYMBOL_MINUS,
    LV_SYMBOL_EYE_OPEN,
    LV_SYMBOL_EYE_CLOSE,
    LV_SYMBOL_WARNING,
    LV_SYMBOL_SHUFFLE,
    LV_SYMBOL_UP,
    LV_SYMBOL_DOWN,
    LV_SYMBOL_LOOP,
    LV_SYMBOL_DIRECTORY,
    LV_SYMBOL_UPLOAD,
    LV_SYMBOL_CALL,
    LV_SYMBOL_CUT,
    LV_SYMBOL_COPY,
    LV_SYMBOL_SAVE,
    LV_SYMBOL_BARS,
    LV_SYMBOL_ENVELOPE,
    LV_SYMBOL_CHARGE,
    LV_SYMBOL_PASTE,
    LV_SYMBOL_BELL,
    LV_SYMBOL_KEYBOARD,
    LV_SYMBOL_GPS,
    LV_SYMBOL_FILE,
    LV_SYMBOL_WIFI,
    LV_SYMBOL_BATTERY_FULL,
    LV_SYMBOL_BATTERY_3,
    LV_SYMBOL_BATTERY_2,
    LV_SYMBOL_BATTERY_1,
    LV_SYMBOL_BATTERY_EMPTY,
    LV_SYMBOL_USB,
    LV_SYMBOL_BLUETOOTH,
    LV_SYMBOL_TRASH,
    LV_SYMBOL_EDIT,
    LV_SYMBOL_BACKSPACE,
    LV_SYMBOL_SD_CARD,
    LV_SYMBOL_NEW_LINE,
    LV_SYMBOL_DUMMY,
};

// Widgets.

static const mp_rom_map_elem_t table_lv_obj[] = {
    { MP_ROM_QSTR(MP_QSTR_TREE_WALK), MP_ROM_PTR(&enum_33) },
    { MP_ROM_QSTR(MP_QSTR_POINT_TRANSFORM_FLAG), MP_ROM_PTR(&enum_34) },
    { MP_ROM_QSTR(MP_QSTR_CLASS_EDITABLE), MP_ROM_PTR(&enum_47) },
    { MP_ROM_QSTR(MP_QSTR_CLASS_GROUP_DEF), MP_ROM_PTR(&enum_48) },
    { MP_ROM_QSTR(MP_QSTR_CLASS_THEME_INHERITABLE), MP_ROM_PTR(&enum_49) },
    { MP_ROM_QSTR(MP_QSTR_FLAG), MP_ROM_PTR(&enum_57) },
    { MP_ROM_QSTR(MP_QSTR___init__), MP_ROM_PTR(&lvgl_widget_init_obj) },
    { MP_ROM_QSTR(MP_QSTR___cast__), MP_ROM_PTR(&lvgl_cast_obj) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_flow), MP_ROM_PTR(&lvgl_functions[1]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_align), MP_ROM_PTR(&lvgl_functions[2]) },
    { MP_ROM_QSTR(MP_QSTR_set_flex_grow), MP_ROM_PTR(&lvgl_functions[3]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_dsc_array), MP_ROM_PTR(&lvgl_functions[4]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_align), MP_ROM_PTR(&lvgl_functions[5]) },
    { MP_ROM_QSTR(MP_QSTR_set_grid_cell), MP_ROM_PTR(&lvgl_functions[6]) },
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[7]) },
    { MP_ROM_QSTR(MP_QSTR_clean), MP_ROM_PTR(&lvgl_functions[8]) },
    { MP_ROM_QSTR(MP_QSTR_delete_delayed), MP_ROM_PTR(&lvgl_functions[9]) },
    { MP_ROM_QSTR(MP_QSTR_delete_async), MP_ROM_PTR(&lvgl_functions[10]) },
    { MP_ROM_QSTR(MP_QSTR_set_parent), MP_ROM_PTR(&lvgl_functions[11]) },
    { MP_ROM_QSTR(MP_QSTR_swap), MP_ROM_PTR(&lvgl_functions[12]) },
    { MP_ROM_QSTR(MP_QSTR_move_to_index), MP_ROM_PTR(&lvgl_functions[13]) },
    { MP_ROM_QSTR(MP_QSTR_get_screen), MP_ROM_PTR(&lvgl_functions[14]) },
    { MP_ROM_QSTR(MP_QSTR_get_display), MP_ROM_PTR(&lvgl_functions[15]) },
    { MP_ROM_QSTR(MP_QSTR_get_parent), MP_ROM_PTR(&lvgl_functions[16]) },
    { MP_ROM_QSTR(MP_QSTR_get_child), MP_ROM_PTR(&lvgl_functions[17]) },
    { MP_ROM_QSTR(MP_QSTR_get_child_by_type), MP_ROM_PTR(&lvgl_functions[18]) },
    { MP_ROM_QSTR(MP_QSTR_get_sibling), MP_ROM_PTR(&lvgl_functions[19]) },
    { MP_ROM_QSTR(MP_QSTR_get_sibling_by_type), MP_ROM_PTR(&lvgl_functions[20]) },
    { MP_ROM_QSTR(MP_QSTR_get_child_count), MP_ROM_PTR(&lvgl_functions[21]) },
    { MP_ROM_QSTR(MP_QSTR_get_child_count_by_type), MP_ROM_PTR(&lvgl_functions[22]) },
    { MP_ROM_QSTR(MP_QSTR_get_index), MP_ROM_PTR(&lvgl_functions[23]) },
    { MP_ROM_QSTR(MP_QSTR_get_index_by_type), MP_ROM_PTR(&lvgl_functions[24]) },
    { MP_ROM_QSTR(MP_QSTR_tree_walk), MP_ROM_PTR(&lvgl_functions[25]) },
    { MP_ROM_QSTR(MP_QSTR_dump_tree), MP_ROM_PTR(&lvgl_functions[26]) },
    { MP_ROM_QSTR(MP_QSTR_set_pos), MP_ROM_PTR(&lvgl_functions[27]) },
    { MP_ROM_QSTR(MP_QSTR_set_x), MP_ROM_PTR(&lvgl_functions[28]) },
    { MP_ROM_QSTR(MP_QSTR_set_y), MP_ROM_PTR(&lvgl_functions[29]) },
    { MP_ROM_QSTR(MP_QSTR_set_size), MP_ROM_PTR(&lvgl_functions[30]) },
    { MP_ROM_QSTR(MP_QSTR_refr_size), MP_ROM_PTR(&lvgl_functions[31]) },
    { MP_ROM_QSTR(MP_QSTR_set_width), MP_ROM_PTR(&lvgl_functions[32]) },
    { MP_ROM_QSTR(MP_QSTR_set_height), MP_ROM_PTR(&lvgl_functions[33]) },
    { MP_ROM_QSTR(MP_QSTR_set_content_width), MP_ROM_PTR(&lvgl_functions[34]) },
    { MP_ROM_QSTR(MP_QSTR_set_content_height), MP_ROM_PTR(&lvgl_functions[35]) },
    { MP_ROM_QSTR(MP_QSTR_set_layout), MP_ROM_PTR(&lvgl_functions[36]) },
    { MP_ROM_QSTR(MP_QSTR_is_layout_positioned), MP_ROM_PTR(&lvgl_functions[37]) },
    { MP_ROM_QSTR(MP_QSTR_mark_layout_as_dirty), MP_ROM_PTR(&lvgl_functions[38]) },
    { MP_ROM_QSTR(MP_QSTR_update_layout), MP_ROM_PTR(&lvgl_functions[39]) },
    { MP_ROM_QSTR(MP_QSTR_set_align), MP_ROM_PTR(&lvgl_functions[40]) },
    { MP_ROM_QSTR(MP_QSTR_align), MP_ROM_PTR(&lvgl_functions[41]) },
    { MP_ROM_QSTR(MP_QSTR_align_to), MP_ROM_PTR(&lvgl_functions[42]) },
    { MP_ROM_QSTR(MP_QSTR_center), MP_ROM_PTR(&lvgl_functions[43]) },
    { MP_ROM_QSTR(MP_QSTR_set_transform), MP_ROM_PTR(&lvgl_functions[44]) },
    { MP_ROM_QSTR(MP_QSTR_reset_transform), MP_ROM_PTR(&lvgl_functions[45]) },
    { MP_ROM_QSTR(MP_QSTR_get_coords), MP_ROM_PTR(&lvgl_functions[46]) },
    { MP_ROM_QSTR(MP_QSTR_get_x), MP_ROM_PTR(&lvgl_functions[47]) },
    { MP_ROM_QSTR(MP_QSTR_get_x2), MP_ROM_PTR(&lvgl_functions[48]) },
    { MP_ROM_QSTR(MP_QSTR_get_y), MP_ROM_PTR(&lvgl_functions[49]) },
    { MP_ROM_QSTR(MP_QSTR_get_y2), MP_ROM_PTR(&lvgl_functions[50]) },
    { MP_ROM_QSTR(MP_QSTR_get_x_aligned), MP_ROM_PTR(&lvgl_functions[51]) },
    { MP_ROM_QSTR(MP_QSTR_get_y_aligned), MP_ROM_PTR(&lvgl_functions[52]) },
    { MP_ROM_QSTR(MP_QSTR_get_width), MP_ROM_PTR(&lvgl_functions[53]) },
    { MP_ROM_QSTR(MP_QSTR_get_height), MP_ROM_PTR(&lvgl_functions[54]) },
    { MP_ROM_QSTR(MP_QSTR_get_content_width), MP_ROM_PTR(&lvgl_functions[55]) },
    { MP_ROM_QSTR(MP_QSTR_get_content_height), MP_ROM_PTR(&lvgl_functions[56]) },
    { MP_ROM_QSTR(MP_QSTR_get_content_coords), MP_ROM_PTR(&lvgl_functions[57]) },
    { MP_ROM_QSTR(MP_QSTR_get_self_width), MP_ROM_PTR(&lvgl_functions[58]) },
    { MP_ROM_QSTR(MP_QSTR_get_self_height), MP_ROM_PTR(&lvgl_functions[59]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_clamped_width), MP_ROM_PTR(&lvgl_functions[60]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_clamped_height), MP_ROM_PTR(&lvgl_functions[61]) },
    { MP_ROM_QSTR(MP_QSTR_is_width_min), MP_ROM_PTR(&lvgl_functions[62]) },
    { MP_ROM_QSTR(MP_QSTR_is_height_min), MP_ROM_PTR(&lvgl_functions[63]) },
    { MP_ROM_QSTR(MP_QSTR_is_width_max), MP_ROM_PTR(&lvgl_functions[64]) },
    { MP_ROM_QSTR(MP_QSTR_is_height_max), MP_ROM_PTR(&lvgl_functions[65]) },
    { MP_ROM_QSTR(MP_QSTR_refresh_self_size), MP_ROM_PTR(&lvgl_functions[66]) },
    { MP_ROM_QSTR(MP_QSTR_refr_pos), MP_ROM_PTR(&lvgl_functions[67]) },
    { MP_ROM_QSTR(MP_QSTR_move_to), MP_ROM_PTR(&lvgl_functions[68]) },
    { MP_ROM_QSTR(MP_QSTR_move_children_by), MP_ROM_PTR(&lvgl_functions[69]) },
    { MP_ROM_QSTR(MP_QSTR_get_transform), MP_ROM_PTR(&lvgl_functions[70]) },
    { MP_ROM_QSTR(MP_QSTR_transform_point), MP_ROM_PTR(&lvgl_functions[71]) },
    { MP_ROM_QSTR(MP_QSTR_transform_point_array), MP_ROM_PTR(&lvgl_functions[72]) },
    { MP_ROM_QSTR(MP_QSTR_get_transformed_area), MP_ROM_PTR(&lvgl_functions[73]) },
    { MP_ROM_QSTR(MP_QSTR_invalidate_area), MP_ROM_PTR(&lvgl_functions[74]) },
    { MP_ROM_QSTR(MP_QSTR_invalidate), MP_ROM_PTR(&lvgl_functions[75]) },
    { MP_ROM_QSTR(MP_QSTR_area_is_visible), MP_ROM_PTR(&lvgl_functions[76]) },
    { MP_ROM_QSTR(MP_QSTR_is_visible), MP_ROM_PTR(&lvgl_functions[77]) },
    { MP_ROM_QSTR(MP_QSTR_set_ext_click_area), MP_ROM_PTR(&lvgl_functions[78]) },
    { MP_ROM_QSTR(MP_QSTR_get_click_area), MP_ROM_PTR(&lvgl_functions[79]) },
    { MP_ROM_QSTR(MP_QSTR_hit_test), MP_ROM_PTR(&lvgl_functions[80]) },
    { MP_ROM_QSTR(MP_QSTR_calc_dynamic_width), MP_ROM_PTR(&lvgl_functions[81]) },
    { MP_ROM_QSTR(MP_QSTR_calc_dynamic_height), MP_ROM_PTR(&lvgl_functions[82]) },
    { MP_ROM_QSTR(MP_QSTR_set_scrollbar_mode), MP_ROM_PTR(&lvgl_functions[83]) },
    { MP_ROM_QSTR(MP_QSTR_set_scroll_dir), MP_ROM_PTR(&lvgl_functions[84]) },
    { MP_ROM_QSTR(MP_QSTR_set_scroll_snap_x), MP_ROM_PTR(&lvgl_functions[85]) },
    { MP_ROM_QSTR(MP_QSTR_set_scroll_snap_y), MP_ROM_PTR(&lvgl_functions[86]) },
    { MP_ROM_QSTR(MP_QSTR_get_scrollbar_mode), MP_ROM_PTR(&lvgl_functions[87]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_dir), MP_ROM_PTR(&lvgl_functions[88]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_snap_x), MP_ROM_PTR(&lvgl_functions[89]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_snap_y), MP_ROM_PTR(&lvgl_functions[90]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_x), MP_ROM_PTR(&lvgl_functions[91]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_y), MP_ROM_PTR(&lvgl_functions[92]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_top), MP_ROM_PTR(&lvgl_functions[93]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_bottom), MP_ROM_PTR(&lvgl_functions[94]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_left), MP_ROM_PTR(&lvgl_functions[95]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_right), MP_ROM_PTR(&lvgl_functions[96]) },
    { MP_ROM_QSTR(MP_QSTR_get_scroll_end), MP_ROM_PTR(&lvgl_functions[97]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_by), MP_ROM_PTR(&lvgl_functions[98]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_by_bounded), MP_ROM_PTR(&lvgl_functions[99]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_to), MP_ROM_PTR(&lvgl_functions[100]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_to_x), MP_ROM_PTR(&lvgl_functions[101]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_to_y), MP_ROM_PTR(&lvgl_functions[102]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_to_view), MP_ROM_PTR(&lvgl_functions[103]) },
    { MP_ROM_QSTR(MP_QSTR_scroll_to_view_recursive), MP_ROM_PTR(&lvgl_functions[104]) },
    { MP_ROM_QSTR(MP_QSTR_is_scrolling), MP_ROM_PTR(&lvgl_functions[105]) },
    { MP_ROM_QSTR(MP_QSTR_stop_scroll_anim), MP_ROM_PTR(&lvgl_functions[106]) },
    { MP_ROM_QSTR(MP_QSTR_update_snap), MP_ROM_PTR(&lvgl_functions[107]) },
    { MP_ROM_QSTR(MP_QSTR_get_scrollbar_area), MP_ROM_PTR(&lvgl_functions[108]) },
    { MP_ROM_QSTR(MP_QSTR_scrollbar_invalidate), MP_ROM_PTR(&lvgl_functions[109]) },
    { MP_ROM_QSTR(MP_QSTR_readjust_scroll), MP_ROM_PTR(&lvgl_functions[110]) },
    { MP_ROM_QSTR(MP_QSTR_add_style), MP_ROM_PTR(&lvgl_functions[111]) },
    { MP_ROM_QSTR(MP_QSTR_replace_style), MP_ROM_PTR(&lvgl_functions[112]) },
    { MP_ROM_QSTR(MP_QSTR_remove_style), MP_ROM_PTR(&lvgl_functions[113]) },
    { MP_ROM_QSTR(MP_QSTR_remove_theme), MP_ROM_PTR(&lvgl_functions[114]) },
    { MP_ROM_QSTR(MP_QSTR_remove_style_all), MP_ROM_PTR(&lvgl_functions[115]) },
    { MP_ROM_QSTR(MP_QSTR_refresh_style), MP_ROM_PTR(&lvgl_functions[116]) },
    { MP_ROM_QSTR(MP_QSTR_style_set_disabled), MP_ROM_PTR(&lvgl_functions[117]) },
    { MP_ROM_QSTR(MP_QSTR_style_get_disabled), MP_ROM_PTR(&lvgl_functions[118]) },
    { MP_ROM_QSTR(MP_QSTR_enable_style_refresh), MP_ROM_PTR(&lvgl_functions[119]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_prop), MP_ROM_PTR(&lvgl_functions[120]) },
    { MP_ROM_QSTR(MP_QSTR_has_style_prop), MP_ROM_PTR(&lvgl_functions[121]) },
    { MP_ROM_QSTR(MP_QSTR_set_local_style_prop), MP_ROM_PTR(&lvgl_functions[122]) },
    { MP_ROM_QSTR(MP_QSTR_get_local_style_prop), MP_ROM_PTR(&lvgl_functions[123]) },
    { MP_ROM_QSTR(MP_QSTR_remove_local_style_prop), MP_ROM_PTR(&lvgl_functions[124]) },
    { MP_ROM_QSTR(MP_QSTR_style_apply_color_filter), MP_ROM_PTR(&lvgl_functions[125]) },
    { MP_ROM_QSTR(MP_QSTR_fade_in), MP_ROM_PTR(&lvgl_functions[126]) },
    { MP_ROM_QSTR(MP_QSTR_fade_out), MP_ROM_PTR(&lvgl_functions[127]) },
    { MP_ROM_QSTR(MP_QSTR_style_get_selector_state), MP_ROM_PTR(&lvgl_functions[128]) },
    { MP_ROM_QSTR(MP_QSTR_style_get_selector_part), MP_ROM_PTR(&lvgl_functions[129]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_width), MP_ROM_PTR(&lvgl_functions[130]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_min_width), MP_ROM_PTR(&lvgl_functions[131]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_max_width), MP_ROM_PTR(&lvgl_functions[132]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_height), MP_ROM_PTR(&lvgl_functions[133]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_min_height), MP_ROM_PTR(&lvgl_functions[134]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_max_height), MP_ROM_PTR(&lvgl_functions[135]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_length), MP_ROM_PTR(&lvgl_functions[136]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_x), MP_ROM_PTR(&lvgl_functions[137]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_y), MP_ROM_PTR(&lvgl_functions[138]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_align), MP_ROM_PTR(&lvgl_functions[139]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_width), MP_ROM_PTR(&lvgl_functions[140]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_height), MP_ROM_PTR(&lvgl_functions[141]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_translate_x), MP_ROM_PTR(&lvgl_functions[142]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_translate_y), MP_ROM_PTR(&lvgl_functions[143]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_translate_radial), MP_ROM_PTR(&lvgl_functions[144]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_scale_x), MP_ROM_PTR(&lvgl_functions[145]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_scale_y), MP_ROM_PTR(&lvgl_functions[146]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_rotation), MP_ROM_PTR(&lvgl_functions[147]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_pivot_x), MP_ROM_PTR(&lvgl_functions[148]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_pivot_y), MP_ROM_PTR(&lvgl_functions[149]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_skew_x), MP_ROM_PTR(&lvgl_functions[150]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_skew_y), MP_ROM_PTR(&lvgl_functions[151]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_top), MP_ROM_PTR(&lvgl_functions[152]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_bottom), MP_ROM_PTR(&lvgl_functions[153]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_left), MP_ROM_PTR(&lvgl_functions[154]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_right), MP_ROM_PTR(&lvgl_functions[155]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_row), MP_ROM_PTR(&lvgl_functions[156]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_column), MP_ROM_PTR(&lvgl_functions[157]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_pad_radial), MP_ROM_PTR(&lvgl_functions[158]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_margin_top), MP_ROM_PTR(&lvgl_functions[159]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_margin_bottom), MP_ROM_PTR(&lvgl_functions[160]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_margin_left), MP_ROM_PTR(&lvgl_functions[161]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_margin_right), MP_ROM_PTR(&lvgl_functions[162]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_color), MP_ROM_PTR(&lvgl_functions[163]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_color_filtered), MP_ROM_PTR(&lvgl_functions[164]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_opa), MP_ROM_PTR(&lvgl_functions[165]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_grad_color), MP_ROM_PTR(&lvgl_functions[166]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_grad_color_filtered), MP_ROM_PTR(&lvgl_functions[167]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_grad_dir), MP_ROM_PTR(&lvgl_functions[168]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_main_stop), MP_ROM_PTR(&lvgl_functions[169]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_grad_stop), MP_ROM_PTR(&lvgl_functions[170]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_main_opa), MP_ROM_PTR(&lvgl_functions[171]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_grad_opa), MP_ROM_PTR(&lvgl_functions[172]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_grad), MP_ROM_PTR(&lvgl_functions[173]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_image_src), MP_ROM_PTR(&lvgl_functions[174]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_image_opa), MP_ROM_PTR(&lvgl_functions[175]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_image_recolor), MP_ROM_PTR(&lvgl_functions[176]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_image_recolor_filtered), MP_ROM_PTR(&lvgl_functions[177]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_image_recolor_opa), MP_ROM_PTR(&lvgl_functions[178]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bg_image_tiled), MP_ROM_PTR(&lvgl_functions[179]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_border_color), MP_ROM_PTR(&lvgl_functions[180]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_border_color_filtered), MP_ROM_PTR(&lvgl_functions[181]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_border_opa), MP_ROM_PTR(&lvgl_functions[182]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_border_width), MP_ROM_PTR(&lvgl_functions[183]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_border_side), MP_ROM_PTR(&lvgl_functions[184]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_border_post), MP_ROM_PTR(&lvgl_functions[185]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_outline_width), MP_ROM_PTR(&lvgl_functions[186]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_outline_color), MP_ROM_PTR(&lvgl_functions[187]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_outline_color_filtered), MP_ROM_PTR(&lvgl_functions[188]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_outline_opa), MP_ROM_PTR(&lvgl_functions[189]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_outline_pad), MP_ROM_PTR(&lvgl_functions[190]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_width), MP_ROM_PTR(&lvgl_functions[191]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_offset_x), MP_ROM_PTR(&lvgl_functions[192]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_offset_y), MP_ROM_PTR(&lvgl_functions[193]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_spread), MP_ROM_PTR(&lvgl_functions[194]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_color), MP_ROM_PTR(&lvgl_functions[195]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_color_filtered), MP_ROM_PTR(&lvgl_functions[196]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_shadow_opa), MP_ROM_PTR(&lvgl_functions[197]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_image_opa), MP_ROM_PTR(&lvgl_functions[198]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_image_recolor), MP_ROM_PTR(&lvgl_functions[199]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_image_recolor_filtered), MP_ROM_PTR(&lvgl_functions[200]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_image_recolor_opa), MP_ROM_PTR(&lvgl_functions[201]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_image_colorkey), MP_ROM_PTR(&lvgl_functions[202]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_width), MP_ROM_PTR(&lvgl_functions[203]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_dash_width), MP_ROM_PTR(&lvgl_functions[204]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_dash_gap), MP_ROM_PTR(&lvgl_functions[205]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_rounded), MP_ROM_PTR(&lvgl_functions[206]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_color), MP_ROM_PTR(&lvgl_functions[207]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_color_filtered), MP_ROM_PTR(&lvgl_functions[208]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_line_opa), MP_ROM_PTR(&lvgl_functions[209]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_arc_width), MP_ROM_PTR(&lvgl_functions[210]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_arc_rounded), MP_ROM_PTR(&lvgl_functions[211]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_arc_color), MP_ROM_PTR(&lvgl_functions[212]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_arc_color_filtered), MP_ROM_PTR(&lvgl_functions[213]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_arc_opa), MP_ROM_PTR(&lvgl_functions[214]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_arc_image_src), MP_ROM_PTR(&lvgl_functions[215]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_color), MP_ROM_PTR(&lvgl_functions[216]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_color_filtered), MP_ROM_PTR(&lvgl_functions[217]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_opa), MP_ROM_PTR(&lvgl_functions[218]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_font), MP_ROM_PTR(&lvgl_functions[219]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_letter_space), MP_ROM_PTR(&lvgl_functions[220]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_line_space), MP_ROM_PTR(&lvgl_functions[221]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_decor), MP_ROM_PTR(&lvgl_functions[222]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_align), MP_ROM_PTR(&lvgl_functions[223]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_outline_stroke_color), MP_ROM_PTR(&lvgl_functions[224]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_outline_stroke_color_filtered), MP_ROM_PTR(&lvgl_functions[225]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_outline_stroke_width), MP_ROM_PTR(&lvgl_functions[226]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_text_outline_stroke_opa), MP_ROM_PTR(&lvgl_functions[227]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_blur_radius), MP_ROM_PTR(&lvgl_functions[228]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_blur_backdrop), MP_ROM_PTR(&lvgl_functions[229]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_blur_quality), MP_ROM_PTR(&lvgl_functions[230]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_radius), MP_ROM_PTR(&lvgl_functions[231]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_offset_x), MP_ROM_PTR(&lvgl_functions[232]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_offset_y), MP_ROM_PTR(&lvgl_functions[233]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_color), MP_ROM_PTR(&lvgl_functions[234]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_color_filtered), MP_ROM_PTR(&lvgl_functions[235]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_opa), MP_ROM_PTR(&lvgl_functions[236]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_drop_shadow_quality), MP_ROM_PTR(&lvgl_functions[237]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_radius), MP_ROM_PTR(&lvgl_functions[238]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_radial_offset), MP_ROM_PTR(&lvgl_functions[239]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_clip_corner), MP_ROM_PTR(&lvgl_functions[240]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_opa), MP_ROM_PTR(&lvgl_functions[241]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_opa_layered), MP_ROM_PTR(&lvgl_functions[242]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_color_filter_dsc), MP_ROM_PTR(&lvgl_functions[243]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_color_filter_opa), MP_ROM_PTR(&lvgl_functions[244]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_recolor), MP_ROM_PTR(&lvgl_functions[245]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_recolor_opa), MP_ROM_PTR(&lvgl_functions[246]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_anim), MP_ROM_PTR(&lvgl_functions[247]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_anim_duration), MP_ROM_PTR(&lvgl_functions[248]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transition), MP_ROM_PTR(&lvgl_functions[249]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_blend_mode), MP_ROM_PTR(&lvgl_functions[250]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_layout), MP_ROM_PTR(&lvgl_functions[251]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_base_dir), MP_ROM_PTR(&lvgl_functions[252]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_bitmap_mask_src), MP_ROM_PTR(&lvgl_functions[253]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_rotary_sensitivity), MP_ROM_PTR(&lvgl_functions[254]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_flex_flow), MP_ROM_PTR(&lvgl_functions[255]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_flex_main_place), MP_ROM_PTR(&lvgl_functions[256]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_flex_cross_place), MP_ROM_PTR(&lvgl_functions[257]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_flex_track_place), MP_ROM_PTR(&lvgl_functions[258]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_flex_grow), MP_ROM_PTR(&lvgl_functions[259]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_column_dsc_array), MP_ROM_PTR(&lvgl_functions[260]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_column_align), MP_ROM_PTR(&lvgl_functions[261]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_row_dsc_array), MP_ROM_PTR(&lvgl_functions[262]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_row_align), MP_ROM_PTR(&lvgl_functions[263]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_cell_column_pos), MP_ROM_PTR(&lvgl_functions[264]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_cell_x_align), MP_ROM_PTR(&lvgl_functions[265]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_cell_column_span), MP_ROM_PTR(&lvgl_functions[266]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_cell_row_pos), MP_ROM_PTR(&lvgl_functions[267]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_cell_y_align), MP_ROM_PTR(&lvgl_functions[268]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_grid_cell_row_span), MP_ROM_PTR(&lvgl_functions[269]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_width), MP_ROM_PTR(&lvgl_functions[270]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_min_width), MP_ROM_PTR(&lvgl_functions[271]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_max_width), MP_ROM_PTR(&lvgl_functions[272]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_height), MP_ROM_PTR(&lvgl_functions[273]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_min_height), MP_ROM_PTR(&lvgl_functions[274]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_max_height), MP_ROM_PTR(&lvgl_functions[275]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_length), MP_ROM_PTR(&lvgl_functions[276]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_x), MP_ROM_PTR(&lvgl_functions[277]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_y), MP_ROM_PTR(&lvgl_functions[278]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_align), MP_ROM_PTR(&lvgl_functions[279]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_width), MP_ROM_PTR(&lvgl_functions[280]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_height), MP_ROM_PTR(&lvgl_functions[281]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_translate_x), MP_ROM_PTR(&lvgl_functions[282]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_translate_y), MP_ROM_PTR(&lvgl_functions[283]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_translate_radial), MP_ROM_PTR(&lvgl_functions[284]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_scale_x), MP_ROM_PTR(&lvgl_functions[285]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_scale_y), MP_ROM_PTR(&lvgl_functions[286]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_rotation), MP_ROM_PTR(&lvgl_functions[287]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_pivot_x), MP_ROM_PTR(&lvgl_functions[288]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_pivot_y), MP_ROM_PTR(&lvgl_functions[289]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_skew_x), MP_ROM_PTR(&lvgl_functions[290]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_skew_y), MP_ROM_PTR(&lvgl_functions[291]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_top), MP_ROM_PTR(&lvgl_functions[292]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_bottom), MP_ROM_PTR(&lvgl_functions[293]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_left), MP_ROM_PTR(&lvgl_functions[294]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_right), MP_ROM_PTR(&lvgl_functions[295]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_row), MP_ROM_PTR(&lvgl_functions[296]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_column), MP_ROM_PTR(&lvgl_functions[297]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_radial), MP_ROM_PTR(&lvgl_functions[298]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_top), MP_ROM_PTR(&lvgl_functions[299]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_bottom), MP_ROM_PTR(&lvgl_functions[300]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_left), MP_ROM_PTR(&lvgl_functions[301]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_right), MP_ROM_PTR(&lvgl_functions[302]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_color), MP_ROM_PTR(&lvgl_functions[303]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_opa), MP_ROM_PTR(&lvgl_functions[304]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_grad_color), MP_ROM_PTR(&lvgl_functions[305]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_grad_dir), MP_ROM_PTR(&lvgl_functions[306]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_main_stop), MP_ROM_PTR(&lvgl_functions[307]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_grad_stop), MP_ROM_PTR(&lvgl_functions[308]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_main_opa), MP_ROM_PTR(&lvgl_functions[309]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_grad_opa), MP_ROM_PTR(&lvgl_functions[310]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_grad), MP_ROM_PTR(&lvgl_functions[311]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_image_src), MP_ROM_PTR(&lvgl_functions[312]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_image_opa), MP_ROM_PTR(&lvgl_functions[313]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_image_recolor), MP_ROM_PTR(&lvgl_functions[314]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_image_recolor_opa), MP_ROM_PTR(&lvgl_functions[315]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bg_image_tiled), MP_ROM_PTR(&lvgl_functions[316]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_border_color), MP_ROM_PTR(&lvgl_functions[317]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_border_opa), MP_ROM_PTR(&lvgl_functions[318]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_border_width), MP_ROM_PTR(&lvgl_functions[319]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_border_side), MP_ROM_PTR(&lvgl_functions[320]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_border_post), MP_ROM_PTR(&lvgl_functions[321]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_outline_width), MP_ROM_PTR(&lvgl_functions[322]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_outline_color), MP_ROM_PTR(&lvgl_functions[323]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_outline_opa), MP_ROM_PTR(&lvgl_functions[324]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_outline_pad), MP_ROM_PTR(&lvgl_functions[325]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_shadow_width), MP_ROM_PTR(&lvgl_functions[326]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_shadow_offset_x), MP_ROM_PTR(&lvgl_functions[327]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_shadow_offset_y), MP_ROM_PTR(&lvgl_functions[328]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_shadow_spread), MP_ROM_PTR(&lvgl_functions[329]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_shadow_color), MP_ROM_PTR(&lvgl_functions[330]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_shadow_opa), MP_ROM_PTR(&lvgl_functions[331]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_image_opa), MP_ROM_PTR(&lvgl_functions[332]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_image_recolor), MP_ROM_PTR(&lvgl_functions[333]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_image_recolor_opa), MP_ROM_PTR(&lvgl_functions[334]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_image_colorkey), MP_ROM_PTR(&lvgl_functions[335]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_line_width), MP_ROM_PTR(&lvgl_functions[336]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_line_dash_width), MP_ROM_PTR(&lvgl_functions[337]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_line_dash_gap), MP_ROM_PTR(&lvgl_functions[338]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_line_rounded), MP_ROM_PTR(&lvgl_functions[339]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_line_color), MP_ROM_PTR(&lvgl_functions[340]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_line_opa), MP_ROM_PTR(&lvgl_functions[341]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_arc_width), MP_ROM_PTR(&lvgl_functions[342]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_arc_rounded), MP_ROM_PTR(&lvgl_functions[343]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_arc_color), MP_ROM_PTR(&lvgl_functions[344]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_arc_opa), MP_ROM_PTR(&lvgl_functions[345]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_arc_image_src), MP_ROM_PTR(&lvgl_functions[346]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_color), MP_ROM_PTR(&lvgl_functions[347]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_opa), MP_ROM_PTR(&lvgl_functions[348]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_font), MP_ROM_PTR(&lvgl_functions[349]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_letter_space), MP_ROM_PTR(&lvgl_functions[350]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_line_space), MP_ROM_PTR(&lvgl_functions[351]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_decor), MP_ROM_PTR(&lvgl_functions[352]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_align), MP_ROM_PTR(&lvgl_functions[353]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_outline_stroke_color), MP_ROM_PTR(&lvgl_functions[354]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_outline_stroke_width), MP_ROM_PTR(&lvgl_functions[355]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_text_outline_stroke_opa), MP_ROM_PTR(&lvgl_functions[356]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_blur_radius), MP_ROM_PTR(&lvgl_functions[357]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_blur_backdrop), MP_ROM_PTR(&lvgl_functions[358]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_blur_quality), MP_ROM_PTR(&lvgl_functions[359]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_drop_shadow_radius), MP_ROM_PTR(&lvgl_functions[360]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_drop_shadow_offset_x), MP_ROM_PTR(&lvgl_functions[361]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_drop_shadow_offset_y), MP_ROM_PTR(&lvgl_functions[362]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_drop_shadow_color), MP_ROM_PTR(&lvgl_functions[363]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_drop_shadow_opa), MP_ROM_PTR(&lvgl_functions[364]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_drop_shadow_quality), MP_ROM_PTR(&lvgl_functions[365]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_radius), MP_ROM_PTR(&lvgl_functions[366]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_radial_offset), MP_ROM_PTR(&lvgl_functions[367]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_clip_corner), MP_ROM_PTR(&lvgl_functions[368]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_opa), MP_ROM_PTR(&lvgl_functions[369]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_opa_layered), MP_ROM_PTR(&lvgl_functions[370]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_color_filter_dsc), MP_ROM_PTR(&lvgl_functions[371]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_color_filter_opa), MP_ROM_PTR(&lvgl_functions[372]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_recolor), MP_ROM_PTR(&lvgl_functions[373]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_recolor_opa), MP_ROM_PTR(&lvgl_functions[374]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_anim), MP_ROM_PTR(&lvgl_functions[375]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_anim_duration), MP_ROM_PTR(&lvgl_functions[376]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transition), MP_ROM_PTR(&lvgl_functions[377]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_blend_mode), MP_ROM_PTR(&lvgl_functions[378]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_layout), MP_ROM_PTR(&lvgl_functions[379]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_base_dir), MP_ROM_PTR(&lvgl_functions[380]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_bitmap_mask_src), MP_ROM_PTR(&lvgl_functions[381]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_rotary_sensitivity), MP_ROM_PTR(&lvgl_functions[382]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_flex_flow), MP_ROM_PTR(&lvgl_functions[383]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_flex_main_place), MP_ROM_PTR(&lvgl_functions[384]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_flex_cross_place), MP_ROM_PTR(&lvgl_functions[385]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_flex_track_place), MP_ROM_PTR(&lvgl_functions[386]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_flex_grow), MP_ROM_PTR(&lvgl_functions[387]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_column_dsc_array), MP_ROM_PTR(&lvgl_functions[388]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_column_align), MP_ROM_PTR(&lvgl_functions[389]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_row_dsc_array), MP_ROM_PTR(&lvgl_functions[390]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_row_align), MP_ROM_PTR(&lvgl_functions[391]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_cell_column_pos), MP_ROM_PTR(&lvgl_functions[392]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_cell_x_align), MP_ROM_PTR(&lvgl_functions[393]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_cell_column_span), MP_ROM_PTR(&lvgl_functions[394]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_cell_row_pos), MP_ROM_PTR(&lvgl_functions[395]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_cell_y_align), MP_ROM_PTR(&lvgl_functions[396]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_grid_cell_row_span), MP_ROM_PTR(&lvgl_functions[397]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_all), MP_ROM_PTR(&lvgl_functions[398]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_hor), MP_ROM_PTR(&lvgl_functions[399]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_ver), MP_ROM_PTR(&lvgl_functions[400]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_all), MP_ROM_PTR(&lvgl_functions[401]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_hor), MP_ROM_PTR(&lvgl_functions[402]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_margin_ver), MP_ROM_PTR(&lvgl_functions[403]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_pad_gap), MP_ROM_PTR(&lvgl_functions[404]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_size), MP_ROM_PTR(&lvgl_functions[405]) },
    { MP_ROM_QSTR(MP_QSTR_set_style_transform_scale), MP_ROM_PTR(&lvgl_functions[406]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_space_left), MP_ROM_PTR(&lvgl_functions[407]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_space_right), MP_ROM_PTR(&lvgl_functions[408]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_space_top), MP_ROM_PTR(&lvgl_functions[409]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_space_bottom), MP_ROM_PTR(&lvgl_functions[410]) },
    { MP_ROM_QSTR(MP_QSTR_calculate_style_text_align), MP_ROM_PTR(&lvgl_functions[411]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_scale_x_safe), MP_ROM_PTR(&lvgl_functions[412]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_transform_scale_y_safe), MP_ROM_PTR(&lvgl_functions[413]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_opa_recursive), MP_ROM_PTR(&lvgl_functions[414]) },
    { MP_ROM_QSTR(MP_QSTR_style_apply_recolor), MP_ROM_PTR(&lvgl_functions[415]) },
    { MP_ROM_QSTR(MP_QSTR_get_style_recolor_recursive), MP_ROM_PTR(&lvgl_functions[416]) },
    { MP_ROM_QSTR(MP_QSTR_bind_style), MP_ROM_PTR(&lvgl_functions[417]) },
    { MP_ROM_QSTR(MP_QSTR_bind_style_prop), MP_ROM_PTR(&lvgl_functions[418]) },
    { MP_ROM_QSTR(MP_QSTR_init_draw_rect_dsc), MP_ROM_PTR(&lvgl_functions[419]) },
    { MP_ROM_QSTR(MP_QSTR_init_draw_label_dsc), MP_ROM_PTR(&lvgl_functions[420]) },
    { MP_ROM_QSTR(MP_QSTR_init_draw_image_dsc), MP_ROM_PTR(&lvgl_functions[421]) },
    { MP_ROM_QSTR(MP_QSTR_init_draw_line_dsc), MP_ROM_PTR(&lvgl_functions[422]) },
    { MP_ROM_QSTR(MP_QSTR_init_draw_arc_dsc), MP_ROM_PTR(&lvgl_functions[423]) },
    { MP_ROM_QSTR(MP_QSTR_init_draw_blur_dsc), MP_ROM_PTR(&lvgl_functions[424]) },
    { MP_ROM_QSTR(MP_QSTR_calculate_ext_draw_size), MP_ROM_PTR(&lvgl_functions[425]) },
    { MP_ROM_QSTR(MP_QSTR_refresh_ext_draw_size), MP_ROM_PTR(&lvgl_functions[426]) },
    { MP_ROM_QSTR(MP_QSTR_class_init_obj), MP_ROM_PTR(&lvgl_functions[427]) },
    { MP_ROM_QSTR(MP_QSTR_is_editable), MP_ROM_PTR(&lvgl_functions[428]) },
    { MP_ROM_QSTR(MP_QSTR_is_group_def), MP_ROM_PTR(&lvgl_functions[429]) },
    { MP_ROM_QSTR(MP_QSTR_send_event), MP_ROM_PTR(&lvgl_functions[430]) },
    { MP_ROM_QSTR(MP_QSTR_add_event_cb), MP_ROM_PTR(&lvgl_functions[431]) },
    { MP_ROM_QSTR(MP_QSTR_get_event_count), MP_ROM_PTR(&lvgl_functions[432]) },
    { MP_ROM_QSTR(MP_QSTR_get_event_dsc), MP_ROM_PTR(&lvgl_functions[433]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event), MP_ROM_PTR(&lvgl_functions[434]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event_dsc), MP_ROM_PTR(&lvgl_functions[435]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event_cb), MP_ROM_PTR(&lvgl_functions[436]) },
    { MP_ROM_QSTR(MP_QSTR_remove_event_cb_with_user_data), MP_ROM_PTR(&lvgl_functions[437]) },
    { MP_ROM_QSTR(MP_QSTR_add_flag), MP_ROM_PTR(&lvgl_functions[438]) },
    { MP_ROM_QSTR(MP_QSTR_remove_flag), MP_ROM_PTR(&lvgl_functions[439]) },
    { MP_ROM_QSTR(MP_QSTR_set_flag), MP_ROM_PTR(&lvgl_functions[440]) },
    { MP_ROM_QSTR(MP_QSTR_add_state), MP_ROM_PTR(&lvgl_functions[441]) },
    { MP_ROM_QSTR(MP_QSTR_remove_state), MP_ROM_PTR(&lvgl_functions[442]) },
    { MP_ROM_QSTR(MP_QSTR_set_state), MP_ROM_PTR(&lvgl_functions[443]) },
    { MP_ROM_QSTR(MP_QSTR_set_user_data), MP_ROM_PTR(&lvgl_functions[444]) },
    { MP_ROM_QSTR(MP_QSTR_set_radio_button), MP_ROM_PTR(&lvgl_functions[445]) },
    { MP_ROM_QSTR(MP_QSTR_has_flag), MP_ROM_PTR(&lvgl_functions[446]) },
    { MP_ROM_QSTR(MP_QSTR_has_flag_any), MP_ROM_PTR(&lvgl_functions[447]) },
    { MP_ROM_QSTR(MP_QSTR_get_state), MP_ROM_PTR(&lvgl_functions[448]) },
    { MP_ROM_QSTR(MP_QSTR_has_state), MP_ROM_PTR(&lvgl_functions[449]) },
    { MP_ROM_QSTR(MP_QSTR_is_radio_button), MP_ROM_PTR(&lvgl_functions[450]) },
    { MP_ROM_QSTR(MP_QSTR_get_group), MP_ROM_PTR(&lvgl_functions[451]) },
    { MP_ROM_QSTR(MP_QSTR_get_user_data), MP_ROM_PTR(&lvgl_functions[452]) },
    { MP_ROM_QSTR(MP_QSTR_allocate_spec_attr), MP_ROM_PTR(&lvgl_functions[453]) },
    { MP_ROM_QSTR(MP_QSTR_check_type), MP_ROM_PTR(&lvgl_functions[454]) },
    { MP_ROM_QSTR(MP_QSTR_has_class), MP_ROM_PTR(&lvgl_functions[455]) },
    { MP_ROM_QSTR(MP_QSTR_get_class), MP_ROM_PTR(&lvgl_functions[456]) },
    { MP_ROM_QSTR(MP_QSTR_is_valid), MP_ROM_PTR(&lvgl_functions[457]) },
    { MP_ROM_QSTR(MP_QSTR_add_screen_load_event), MP_ROM_PTR(&lvgl_functions[458]) },
    { MP_ROM_QSTR(MP_QSTR_add_screen_create_event), MP_ROM_PTR(&lvgl_functions[459]) },
    { MP_ROM_QSTR(MP_QSTR_add_play_timeline_event), MP_ROM_PTR(&lvgl_functions[460]) },
    { MP_ROM_QSTR(MP_QSTR_remove_from_subject), MP_ROM_PTR(&lvgl_functions[461]) },
    { MP_ROM_QSTR(MP_QSTR_add_subject_increment_event), MP_ROM_PTR(&lvgl_functions[462]) },
    { MP_ROM_QSTR(MP_QSTR_set_subject_increment_event_min_value), MP_ROM_PTR(&lvgl_functions[463]) },
    { MP_ROM_QSTR(MP_QSTR_set_subject_increment_event_max_value), MP_ROM_PTR(&lvgl_functions[464]) },
    { MP_ROM_QSTR(MP_QSTR_set_subject_increment_event_rollover), MP_ROM_PTR(&lvgl_functions[465]) },
    { MP_ROM_QSTR(MP_QSTR_add_subject_toggle_event), MP_ROM_PTR(&lvgl_functions[466]) },
    { MP_ROM_QSTR(MP_QSTR_add_subject_set_int_event), MP_ROM_PTR(&lvgl_functions[467]) },
    { MP_ROM_QSTR(MP_QSTR_add_subject_set_string_event), MP_ROM_PTR(&lvgl_functions[468]) },
    { MP_ROM_QSTR(MP_QSTR_bind_flag_if_eq), MP_ROM_PTR(&lvgl_functions[469]) },
    { MP_ROM_QSTR(MP_QSTR_bind_flag_if_not_eq), MP_ROM_PTR(&lvgl_functions[470]) },
    { MP_ROM_QSTR(MP_QSTR_bind_flag_if_gt), MP_ROM_PTR(&lvgl_functions[471]) },
    { MP_ROM_QSTR(MP_QSTR_bind_flag_if_ge), MP_ROM_PTR(&lvgl_functions[472]) },
    { MP_ROM_QSTR(MP_QSTR_bind_flag_if_lt), MP_ROM_PTR(&lvgl_functions[473]) },
    { MP_ROM_QSTR(MP_QSTR_bind_flag_if_le), MP_ROM_PTR(&lvgl_functions[474]) },
    { MP_ROM_QSTR(MP_QSTR_bind_state_if_eq), MP_ROM_PTR(&lvgl_functions[475]) },
    { MP_ROM_QSTR(MP_QSTR_bind_state_if_not_eq), MP_ROM_PTR(&lvgl_functions[476]) },
    { MP_ROM_QSTR(MP_QSTR_bind_state_if_gt), MP_ROM_PTR(&lvgl_functions[477]) },
    { MP_ROM_QSTR(MP_QSTR_bind_state_if_ge), MP_ROM_PTR(&lvgl_functions[478]) },
    { MP_ROM_QSTR(MP_QSTR_bind_state_if_lt), MP_ROM_PTR(&lvgl_functions[479]) },
    { MP_ROM_QSTR(MP_QSTR_bind_state_if_le), MP_ROM_PTR(&lvgl_functions[480]) },
    { MP_ROM_QSTR(MP_QSTR_bind_checked), MP_ROM_PTR(&lvgl_functions[481]) },
    { MP_ROM_QSTR(MP_QSTR_move_foreground), MP_ROM_PTR(&lvgl_functions[482]) },
    { MP_ROM_QSTR(MP_QSTR_move_background), MP_ROM_PTR(&lvgl_functions[483]) },
};
#define count_lv_obj MP_ARRAY_SIZE(table_lv_obj)

static const uint16_t index_lv_obj[] = {
    255, 0, 0, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 10, 12,
    13, 14, 15, 16, 18, 18, 18, 20, 23, 23, 27, 28, 29, 30, 31, 34,
    36, 37, 39, 43, 46, 46, 47, 50, 51, 53, 56, 58, 59, 60, 63, 63,
    68, 70, 74, 77, 82, 83, 87, 92, 96, 97, 100, 102, 104, 106, 109, 113,
    114, 116, 116, 116, 116, 118, 123, 125, 127, 129, 130, 131, 131, 132, 132, 134,
    137, 139, 141, 149, 151, 154, 157, 158, 160, 163, 163, 167, 168, 173, 175, 175,
    176, 178, 180, 180, 182, 185, 188, 191, 194, 197, 198, 198, 202, 205, 208, 210,
    213, 214, 217, 218, 220, 222, 224, 224, 225, 229, 231, 233, 237, 242, 243, 244,
    247, 248, 251, 253, 258, 258, 259, 260, 264, 264, 265, 267, 269, 271, 276, 277,
    281, 283, 285, 286, 287, 287, 290, 294, 296, 297, 301, 302, 305, 306, 310, 314,
    314, 314, 318, 320, 321, 322, 324, 325, 326, 329, 333, 336, 336, 339, 344, 345,
    346, 346, 347, 348, 349, 350, 352, 355, 357, 358, 359, 360, 363, 365, 366, 368,
    368, 370, 374, 375, 378, 382, 383, 389, 389, 391, 393, 396, 400, 401, 402, 402,
    402, 404, 408, 410, 410, 412, 413, 415, 417, 418, 418, 420, 420, 424, 425, 426,
    429, 431, 431, 432, 433, 435, 437, 441, 442, 445, 446, 449, 452, 455, 458, 461,
    462, 465, 469, 472, 472, 475, 475, 477, 479, 482, 483, 483, 484, 486, 487, 489,
    490, 491, 95, 160, 266, 389, 342, 287, 85, 53, 320, 355, 11, 121, 151, 354,
    19, 147, 30, 176, 4, 394, 68, 186, 213, 26, 115, 143, 195, 229, 28, 198,
    439, 10, 117, 165, 103, 258, 237, 35, 452, 36, 73, 301, 371, 205, 370, 392,
    150, 17, 149, 472, 98, 99, 343, 41, 284, 470, 5, 285, 437, 256, 81, 173,
    304, 141, 162, 166, 376, 460, 179, 450, 33, 75, 290, 397, 46, 101, 289, 12,
    134, 174, 427, 444, 393, 54, 188, 337, 369, 56, 128, 243, 368, 412, 241, 339,
    435, 464, 338, 90, 312, 457, 135, 257, 248, 302, 317, 455, 38, 62, 144, 37,
    145, 171, 315, 203, 129, 360, 276, 341, 132, 181, 365, 414, 461, 196, 246, 194,
    344, 358, 420, 214, 65, 216, 217, 250, 50, 126, 175, 192, 253, 23, 236, 20,
    31, 42, 190, 232, 259, 331, 374, 211, 330, 3, 228, 238, 34, 125, 311, 45,
    215, 434, 208, 294, 310, 29, 87, 349, 418, 313, 133, 270, 328, 381, 382, 288,
    488, 110, 6, 421, 15, 106, 8, 335, 274, 278, 334, 82, 163, 282, 224, 454,
    474, 59, 419, 451, 40, 251, 268, 242, 167, 390, 469, 487, 120, 449, 478, 49,
    201, 411, 32, 71, 84, 197, 425, 280, 303, 417, 441, 309, 184, 459, 69, 396,
    416, 447, 200, 138, 199, 402, 445, 321, 336, 127, 322, 78, 157, 332, 479, 88,
    113, 131, 158, 486, 245, 325, 262, 307, 324, 271, 7, 93, 362, 92, 119, 2,
    43, 323, 340, 346, 400, 388, 55, 244, 314, 477, 152, 153, 305, 70, 386, 366,
    440, 118, 191, 283, 395, 448, 359, 252, 255, 443, 462, 67, 333, 66, 272, 260,
    372, 72, 97, 233, 91, 96, 261, 300, 206, 209, 482, 182, 225, 267, 327, 473,
    291, 380, 383, 223, 14, 76, 79, 292, 9, 293, 431, 465, 77, 202, 240, 316,
    239, 356, 89, 204, 269, 409, 353, 24, 114, 116, 265, 48, 218, 220, 467, 177,
    329, 468, 130, 230, 433, 94, 105, 422, 453, 476, 385, 180, 446, 222, 432, 210,
    51, 178, 74, 161, 226, 264, 471, 16, 164, 13, 281, 306, 318, 111, 407, 350,
    193, 483, 384, 415, 21, 124, 172, 480, 485, 137, 212, 463, 52, 154, 170, 475,
    18, 63, 102, 326, 387, 403, 490, 249, 367, 148, 207, 1, 146, 438, 60, 86,
    247, 308, 401, 424, 254, 398, 123, 319, 408, 484, 275, 481, 377, 458, 426, 47,
    100, 277, 345, 404, 136, 378, 27, 405, 413, 442, 347, 286, 39, 168, 375, 273,
    348, 352, 351, 227, 263, 155, 430, 25, 156, 159, 169, 83, 57, 58, 436, 373,
    80, 139, 189, 109, 187, 235, 108, 399, 423, 107, 183, 234, 0, 112, 185, 297,
    231, 298, 406, 142, 295, 410, 489, 104, 296, 299, 61, 379, 428, 122, 221, 22,
    219, 357, 391, 456, 363, 429, 140, 361, 64, 44, 279, 364, 466,
};

LVGL_WIDGET_TYPE(lv_obj, MP_QSTR_obj, lvgl_native_type);

static const mp_rom_map_elem_t table_lv_arc[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_64) },
    { MP_ROM_QSTR(MP_QSTR_set_start_angle), MP_ROM_PTR(&lvgl_functions[485]) },
    { MP_ROM_QSTR(MP_QSTR_set_end_angle), MP_ROM_PTR(&lvgl_functions[486]) },
    { MP_ROM_QSTR(MP_QSTR_set_angles), MP_ROM_PTR(&lvgl_functions[487]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_start_angle), MP_ROM_PTR(&lvgl_functions[488]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_end_angle), MP_ROM_PTR(&lvgl_functions[489]) },
    { MP_ROM_QSTR(MP_QSTR_set_bg_angles), MP_ROM_PTR(&lvgl_functions[490]) },
    { MP_ROM_QSTR(MP_QSTR_set_rotation), MP_ROM_PTR(&lvgl_functions[491]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[492]) },
    { MP_ROM_QSTR(MP_QSTR_set_value), MP_ROM_PTR(&lvgl_functions[493]) },
    { MP_ROM_QSTR(MP_QSTR_set_range), MP_ROM_PTR(&lvgl_functions[494]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_value), MP_ROM_PTR(&lvgl_functions[495]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_value), MP_ROM_PTR(&lvgl_functions[496]) },
    { MP_ROM_QSTR(MP_QSTR_set_change_rate), MP_ROM_PTR(&lvgl_functions[497]) },
    { MP_ROM_QSTR(MP_QSTR_set_knob_offset), MP_ROM_PTR(&lvgl_functions[498]) },
    { MP_ROM_QSTR(MP_QSTR_get_angle_start), MP_ROM_PTR(&lvgl_functions[499]) },
    { MP_ROM_QSTR(MP_QSTR_get_angle_end), MP_ROM_PTR(&lvgl_functions[500]) },
    { MP_ROM_QSTR(MP_QSTR_get_bg_angle_start), MP_ROM_PTR(&lvgl_functions[501]) },
    { MP_ROM_QSTR(MP_QSTR_get_bg_angle_end), MP_ROM_PTR(&lvgl_functions[502]) },
    { MP_ROM_QSTR(MP_QSTR_get_value), MP_ROM_PTR(&lvgl_functions[503]) },
    { MP_ROM_QSTR(MP_QSTR_get_min_value), MP_ROM_PTR(&lvgl_functions[504]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_value), MP_ROM_PTR(&lvgl_functions[505]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[506]) },
    { MP_ROM_QSTR(MP_QSTR_get_rotation), MP_ROM_PTR(&lvgl_functions[507]) },
    { MP_ROM_QSTR(MP_QSTR_get_knob_offset), MP_ROM_PTR(&lvgl_functions[508]) },
    { MP_ROM_QSTR(MP_QSTR_get_change_rate), MP_ROM_PTR(&lvgl_functions[509]) },
    { MP_ROM_QSTR(MP_QSTR_bind_value), MP_ROM_PTR(&lvgl_functions[510]) },
    { MP_ROM_QSTR(MP_QSTR_align_obj_to_angle), MP_ROM_PTR(&lvgl_functions[511]) },
    { MP_ROM_QSTR(MP_QSTR_rotate_obj_to_angle), MP_ROM_PTR(&lvgl_functions[512]) },
};
#define count_lv_arc MP_ARRAY_SIZE(table_lv_arc)

static const uint16_t index_lv_arc[] = {
    15, 0, 2, 2, 5, 8, 8, 8, 12, 16, 19, 20, 22, 23, 26, 27,
    28, 29, 6, 26, 14, 15, 20, 5, 9, 13, 0, 1, 11, 24, 10, 18,
    19, 25, 12, 17, 23, 2, 3, 27, 8, 4, 7, 21, 16, 28, 22,
};

LVGL_WIDGET_TYPE(lv_arc, MP_QSTR_arc, type_lv_obj);

static const mp_rom_map_elem_t table_lv_arclabel[] = {
    { MP_ROM_QSTR(MP_QSTR_DIR), MP_ROM_PTR(&enum_65) },
    { MP_ROM_QSTR(MP_QSTR_TEXT_ALIGN), MP_ROM_PTR(&enum_66) },
    { MP_ROM_QSTR(MP_QSTR_OVERFLOW), MP_ROM_PTR(&enum_67) },
    { MP_ROM_QSTR(MP_QSTR_set_text), MP_ROM_PTR(&lvgl_functions[514]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_fmt), MP_ROM_PTR(&lvgl_functions[515]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_static), MP_ROM_PTR(&lvgl_functions[516]) },
    { MP_ROM_QSTR(MP_QSTR_set_angle_start), MP_ROM_PTR(&lvgl_functions[517]) },
    { MP_ROM_QSTR(MP_QSTR_set_angle_size), MP_ROM_PTR(&lvgl_functions[518]) },
    { MP_ROM_QSTR(MP_QSTR_set_offset), MP_ROM_PTR(&lvgl_functions[519]) },
    { MP_ROM_QSTR(MP_QSTR_set_dir), MP_ROM_PTR(&lvgl_functions[520]) },
    { MP_ROM_QSTR(MP_QSTR_set_recolor), MP_ROM_PTR(&lvgl_functions[521]) },
    { MP_ROM_QSTR(MP_QSTR_set_radius), MP_ROM_PTR(&lvgl_functions[522]) },
    { MP_ROM_QSTR(MP_QSTR_set_center_offset_x), MP_ROM_PTR(&lvgl_functions[523]) },
    { MP_ROM_QSTR(MP_QSTR_set_center_offset_y), MP_ROM_PTR(&lvgl_functions[524]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_vertical_align), MP_ROM_PTR(&lvgl_functions[525]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_horizontal_align), MP_ROM_PTR(&lvgl_functions[526]) },
    { MP_ROM_QSTR(MP_QSTR_set_overflow), MP_ROM_PTR(&lvgl_functions[527]) },
    { MP_ROM_QSTR(MP_QSTR_set_end_overlap), MP_ROM_PTR(&lvgl_functions[528]) },
    { MP_ROM_QSTR(MP_QSTR_get_angle_start), MP_ROM_PTR(&lvgl_functions[529]) },
    { MP_ROM_QSTR(MP_QSTR_get_angle_size), MP_ROM_PTR(&lvgl_functions[530]) },
    { MP_ROM_QSTR(MP_QSTR_get_dir), MP_ROM_PTR(&lvgl_functions[531]) },
    { MP_ROM_QSTR(MP_QSTR_get_recolor), MP_ROM_PTR(&lvgl_functions[532]) },
    { MP_ROM_QSTR(MP_QSTR_get_radius), MP_ROM_PTR(&lvgl_functions[533]) },
    { MP_ROM_QSTR(MP_QSTR_get_center_offset_x), MP_ROM_PTR(&lvgl_functions[534]) },
    { MP_ROM_QSTR(MP_QSTR_get_center_offset_y), MP_ROM_PTR(&lvgl_functions[535]) },
    { MP_ROM_QSTR(MP_QSTR_get_text_vertical_align), MP_ROM_PTR(&lvgl_functions[536]) },
    { MP_ROM_QSTR(MP_QSTR_get_text_horizontal_align), MP_ROM_PTR(&lvgl_functions[537]) },
    { MP_ROM_QSTR(MP_QSTR_get_overflow), MP_ROM_PTR(&lvgl_functions[538]) },
    { MP_ROM_QSTR(MP_QSTR_get_end_overlap), MP_ROM_PTR(&lvgl_functions[539]) },
    { MP_ROM_QSTR(MP_QSTR_get_text_angle), MP_ROM_PTR(&lvgl_functions[540]) },
};
#define count_lv_arclabel MP_ARRAY_SIZE(table_lv_arclabel)

static const uint16_t index_lv_arclabel[] = {
    15, 0, 2, 2, 7, 10, 12, 15, 19, 22, 22, 23, 26, 27, 27, 27,
    28, 30, 11, 27, 5, 10, 18, 23, 26, 7, 20, 24, 16, 22, 3, 4,
    8, 6, 12, 15, 21, 9, 13, 19, 2, 0, 1, 14, 17, 25, 28, 29,
};

LVGL_WIDGET_TYPE(lv_arclabel, MP_QSTR_arclabel, type_lv_obj);

static const mp_rom_map_elem_t table_lv_bar[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_69) },
    { MP_ROM_QSTR(MP_QSTR_ORIENTATION), MP_ROM_PTR(&enum_70) },
    { MP_ROM_QSTR(MP_QSTR_set_value), MP_ROM_PTR(&lvgl_functions[542]) },
    { MP_ROM_QSTR(MP_QSTR_set_start_value), MP_ROM_PTR(&lvgl_functions[543]) },
    { MP_ROM_QSTR(MP_QSTR_set_range), MP_ROM_PTR(&lvgl_functions[544]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_value), MP_ROM_PTR(&lvgl_functions[545]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_value), MP_ROM_PTR(&lvgl_functions[546]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[547]) },
    { MP_ROM_QSTR(MP_QSTR_set_orientation), MP_ROM_PTR(&lvgl_functions[548]) },
    { MP_ROM_QSTR(MP_QSTR_get_value), MP_ROM_PTR(&lvgl_functions[549]) },
    { MP_ROM_QSTR(MP_QSTR_get_start_value), MP_ROM_PTR(&lvgl_functions[550]) },
    { MP_ROM_QSTR(MP_QSTR_get_min_value), MP_ROM_PTR(&lvgl_functions[551]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_value), MP_ROM_PTR(&lvgl_functions[552]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[553]) },
    { MP_ROM_QSTR(MP_QSTR_get_orientation), MP_ROM_PTR(&lvgl_functions[554]) },
    { MP_ROM_QSTR(MP_QSTR_is_symmetrical), MP_ROM_PTR(&lvgl_functions[555]) },
    { MP_ROM_QSTR(MP_QSTR_bind_value), MP_ROM_PTR(&lvgl_functions[556]) },
};
#define count_lv_bar MP_ARRAY_SIZE(table_lv_bar)

static const uint16_t index_lv_bar[] = {
    7, 0, 3, 3, 5, 8, 10, 10, 14, 17, 6, 10, 16, 11, 14, 1,
    2, 7, 3, 12, 0, 5, 8, 15, 4, 9, 13,
};

LVGL_WIDGET_TYPE(lv_bar, MP_QSTR_bar, type_lv_obj);

#define table_lv_button NULL
#define count_lv_button (0)

LVGL_WIDGET_TYPE(lv_button, MP_QSTR_button, type_lv_obj);

static const mp_rom_map_elem_t table_lv_buttonmatrix[] = {
    { MP_ROM_QSTR(MP_QSTR_CTRL), MP_ROM_PTR(&enum_71) },
    { MP_ROM_QSTR(MP_QSTR_set_map), MP_ROM_PTR(&lvgl_functions[559]) },
    { MP_ROM_QSTR(MP_QSTR_set_ctrl_map), MP_ROM_PTR(&lvgl_functions[560]) },
    { MP_ROM_QSTR(MP_QSTR_set_selected_button), MP_ROM_PTR(&lvgl_functions[561]) },
    { MP_ROM_QSTR(MP_QSTR_set_button_ctrl), MP_ROM_PTR(&lvgl_functions[562]) },
    { MP_ROM_QSTR(MP_QSTR_clear_button_ctrl), MP_ROM_PTR(&lvgl_functions[563]) },
    { MP_ROM_QSTR(MP_QSTR_set_button_ctrl_all), MP_ROM_PTR(&lvgl_functions[564]) },
    { MP_ROM_QSTR(MP_QSTR_clear_button_ctrl_all), MP_ROM_PTR(&lvgl_functions[565]) },
    { MP_ROM_QSTR(MP_QSTR_set_button_width), MP_ROM_PTR(&lvgl_functions[566]) },
    { MP_ROM_QSTR(MP_QSTR_set_one_checked), MP_ROM_PTR(&lvgl_functions[567]) },
    { MP_ROM_QSTR(MP_QSTR_get_map), MP_ROM_PTR(&lvgl_functions[568]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_button), MP_ROM_PTR(&lvgl_functions[569]) },
    { MP_ROM_QSTR(MP_QSTR_get_button_text), MP_ROM_PTR(&lvgl_functions[570]) },
    { MP_ROM_QSTR(MP_QSTR_has_button_ctrl), MP_ROM_PTR(&lvgl_functions[571]) },
    { MP_ROM_QSTR(MP_QSTR_get_one_checked), MP_ROM_PTR(&lvgl_functions[572]) },
};
#define count_lv_buttonmatrix MP_ARRAY_SIZE(table_lv_buttonmatrix)

static const uint16_t index_lv_buttonmatrix[] = {
    7, 0, 6, 6, 7, 8, 12, 13, 14, 15, 3, 4, 10, 12, 13, 14,
    2, 5, 0, 1, 9, 11, 7, 6, 8,
};

LVGL_WIDGET_TYPE(lv_buttonmatrix, MP_QSTR_buttonmatrix, type_lv_obj);

static const mp_rom_map_elem_t table_lv_calendar[] = {
    { MP_ROM_QSTR(MP_QSTR_set_today_date), MP_ROM_PTR(&lvgl_functions[574]) },
    { MP_ROM_QSTR(MP_QSTR_set_today_year), MP_ROM_PTR(&lvgl_functions[575]) },
    { MP_ROM_QSTR(MP_QSTR_set_today_month), MP_ROM_PTR(&lvgl_functions[576]) },
    { MP_ROM_QSTR(MP_QSTR_set_today_day), MP_ROM_PTR(&lvgl_functions[577]) },
    { MP_ROM_QSTR(MP_QSTR_set_month_shown), MP_ROM_PTR(&lvgl_functions[578]) },
    { MP_ROM_QSTR(MP_QSTR_set_shown_year), MP_ROM_PTR(&lvgl_functions[579]) },
    { MP_ROM_QSTR(MP_QSTR_set_shown_month), MP_ROM_PTR(&lvgl_functions[580]) },
    { MP_ROM_QSTR(MP_QSTR_set_highlighted_dates), MP_ROM_PTR(&lvgl_functions[581]) },
    { MP_ROM_QSTR(MP_QSTR_set_day_names), MP_ROM_PTR(&lvgl_functions[582]) },
    { MP_ROM_QSTR(MP_QSTR_get_btnmatrix), MP_ROM_PTR(&lvgl_functions[583]) },
    { MP_ROM_QSTR(MP_QSTR_get_today_date), MP_ROM_PTR(&lvgl_functions[584]) },
    { MP_ROM_QSTR(MP_QSTR_get_showed_date), MP_ROM_PTR(&lvgl_functions[585]) },
    { MP_ROM_QSTR(MP_QSTR_get_highlighted_dates), MP_ROM_PTR(&lvgl_functions[586]) },
    { MP_ROM_QSTR(MP_QSTR_get_highlighted_dates_num), MP_ROM_PTR(&lvgl_functions[587]) },
    { MP_ROM_QSTR(MP_QSTR_get_pressed_date), MP_ROM_PTR(&lvgl_functions[588]) },
    { MP_ROM_QSTR(MP_QSTR_add_header_arrow), MP_ROM_PTR(&lvgl_functions[589]) },
    { MP_ROM_QSTR(MP_QSTR_add_header_dropdown), MP_ROM_PTR(&lvgl_functions[590]) },
    { MP_ROM_QSTR(MP_QSTR_header_dropdown_set_year_list), MP_ROM_PTR(&lvgl_functions[591]) },
};
#define count_lv_calendar MP_ARRAY_SIZE(table_lv_calendar)

static const uint16_t index_lv_calendar[] = {
    15, 0, 3, 5, 6, 6, 7, 10, 10, 10, 10, 10, 12, 12, 14, 14,
    15, 18, 2, 10, 16, 7, 14, 15, 0, 5, 11, 12, 4, 6, 3, 13,
    17, 1, 8, 9,
};

LVGL_WIDGET_TYPE(lv_calendar, MP_QSTR_calendar, type_lv_obj);

static const mp_rom_map_elem_t table_lv_chart[] = {
    { MP_ROM_QSTR(MP_QSTR_TYPE), MP_ROM_PTR(&enum_72) },
    { MP_ROM_QSTR(MP_QSTR_UPDATE_MODE), MP_ROM_PTR(&enum_73) },
    { MP_ROM_QSTR(MP_QSTR_AXIS), MP_ROM_PTR(&enum_74) },
    { MP_ROM_QSTR(MP_QSTR_set_type), MP_ROM_PTR(&lvgl_functions[593]) },
    { MP_ROM_QSTR(MP_QSTR_set_point_count), MP_ROM_PTR(&lvgl_functions[594]) },
    { MP_ROM_QSTR(MP_QSTR_set_axis_range), MP_ROM_PTR(&lvgl_functions[595]) },
    { MP_ROM_QSTR(MP_QSTR_set_axis_min_value), MP_ROM_PTR(&lvgl_functions[596]) },
    { MP_ROM_QSTR(MP_QSTR_set_axis_max_value), MP_ROM_PTR(&lvgl_functions[597]) },
    { MP_ROM_QSTR(MP_QSTR_set_update_mode), MP_ROM_PTR(&lvgl_functions[598]) },
    { MP_ROM_QSTR(MP_QSTR_set_div_line_count), MP_ROM_PTR(&lvgl_functions[599]) },
    { MP_ROM_QSTR(MP_QSTR_set_hor_div_line_count), MP_ROM_PTR(&lvgl_functions[600]) },
    { MP_ROM_QSTR(MP_QSTR_set_ver_div_line_count), MP_ROM_PTR(&lvgl_functions[601]) },
    { MP_ROM_QSTR(MP_QSTR_get_type), MP_ROM_PTR(&lvgl_functions[602]) },
    { MP_ROM_QSTR(MP_QSTR_get_point_count), MP_ROM_PTR(&lvgl_functions[603]) },
    { MP_ROM_QSTR(MP_QSTR_get_update_mode), MP_ROM_PTR(&lvgl_functions[604]) },
    { MP_ROM_QSTR(MP_QSTR_get_hor_div_line_count), MP_ROM_PTR(&lvgl_functions[605]) },
    { MP_ROM_QSTR(MP_QSTR_get_ver_div_line_count), MP_ROM_PTR(&lvgl_functions[606]) },
    { MP_ROM_QSTR(MP_QSTR_get_x_start_point), MP_ROM_PTR(&lvgl_functions[607]) },
    { MP_ROM_QSTR(MP_QSTR_get_point_pos_by_id), MP_ROM_PTR(&lvgl_functions[608]) },
    { MP_ROM_QSTR(MP_QSTR_refresh), MP_ROM_PTR(&lvgl_functions[609]) },
    { MP_ROM_QSTR(MP_QSTR_add_series), MP_ROM_PTR(&lvgl_functions[610]) },
    { MP_ROM_QSTR(MP_QSTR_remove_series), MP_ROM_PTR(&lvgl_functions[611]) },
    { MP_ROM_QSTR(MP_QSTR_hide_series), MP_ROM_PTR(&lvgl_functions[612]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_color), MP_ROM_PTR(&lvgl_functions[613]) },
    { MP_ROM_QSTR(MP_QSTR_get_series_color), MP_ROM_PTR(&lvgl_functions[614]) },
    { MP_ROM_QSTR(MP_QSTR_set_x_start_point), MP_ROM_PTR(&lvgl_functions[615]) },
    { MP_ROM_QSTR(MP_QSTR_get_series_next), MP_ROM_PTR(&lvgl_functions[616]) },
    { MP_ROM_QSTR(MP_QSTR_add_cursor), MP_ROM_PTR(&lvgl_functions[617]) },
    { MP_ROM_QSTR(MP_QSTR_remove_cursor), MP_ROM_PTR(&lvgl_functions[618]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_pos), MP_ROM_PTR(&lvgl_functions[619]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_pos_x), MP_ROM_PTR(&lvgl_functions[620]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_pos_y), MP_ROM_PTR(&lvgl_functions[621]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_point), MP_ROM_PTR(&lvgl_functions[622]) },
    { MP_ROM_QSTR(MP_QSTR_get_cursor_point), MP_ROM_PTR(&lvgl_functions[623]) },
    { MP_ROM_QSTR(MP_QSTR_set_all_values), MP_ROM_PTR(&lvgl_functions[624]) },
    { MP_ROM_QSTR(MP_QSTR_set_next_value), MP_ROM_PTR(&lvgl_functions[625]) },
    { MP_ROM_QSTR(MP_QSTR_set_next_value2), MP_ROM_PTR(&lvgl_functions[626]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_values), MP_ROM_PTR(&lvgl_functions[627]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_values2), MP_ROM_PTR(&lvgl_functions[628]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_value_by_id), MP_ROM_PTR(&lvgl_functions[629]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_value_by_id2), MP_ROM_PTR(&lvgl_functions[630]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_ext_y_array), MP_ROM_PTR(&lvgl_functions[631]) },
    { MP_ROM_QSTR(MP_QSTR_set_series_ext_x_array), MP_ROM_PTR(&lvgl_functions[632]) },
    { MP_ROM_QSTR(MP_QSTR_get_series_y_array), MP_ROM_PTR(&lvgl_functions[633]) },
    { MP_ROM_QSTR(MP_QSTR_get_series_x_array), MP_ROM_PTR(&lvgl_functions[634]) },
    { MP_ROM_QSTR(MP_QSTR_get_pressed_point), MP_ROM_PTR(&lvgl_functions[635]) },
    { MP_ROM_QSTR(MP_QSTR_get_first_point_center_offset), MP_ROM_PTR(&lvgl_functions[636]) },
};
#define count_lv_chart MP_ARRAY_SIZE(table_lv_chart)

static const uint16_t index_lv_chart[] = {
    31, 0, 1, 8, 8, 9, 13, 14, 16, 18, 20, 20, 20, 21, 22, 22,
    23, 24, 26, 27, 27, 28, 30, 34, 37, 38, 40, 42, 43, 44, 45, 46,
    47, 47, 3, 14, 20, 22, 23, 29, 32, 39, 46, 7, 10, 16, 37, 18,
    2, 30, 21, 31, 1, 4, 35, 25, 9, 26, 11, 15, 27, 40, 12, 42,
    8, 24, 33, 41, 28, 38, 44, 43, 17, 19, 36, 45, 6, 5, 13, 0,
    34,
};

LVGL_WIDGET_TYPE(lv_chart, MP_QSTR_chart, type_lv_obj);

static const mp_rom_map_elem_t table_lv_checkbox[] = {
    { MP_ROM_QSTR(MP_QSTR_set_text), MP_ROM_PTR(&lvgl_functions[638]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_static), MP_ROM_PTR(&lvgl_functions[639]) },
    { MP_ROM_QSTR(MP_QSTR_get_text), MP_ROM_PTR(&lvgl_functions[640]) },
};
#define count_lv_checkbox MP_ARRAY_SIZE(table_lv_checkbox)

LVGL_WIDGET_TYPE(lv_checkbox, MP_QSTR_checkbox, type_lv_obj);

static const mp_rom_map_elem_t table_lv_dropdown[] = {
    { MP_ROM_QSTR(MP_QSTR_set_text), MP_ROM_PTR(&lvgl_functions[642]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_static), MP_ROM_PTR(&lvgl_functions[643]) },
    { MP_ROM_QSTR(MP_QSTR_set_options), MP_ROM_PTR(&lvgl_functions[644]) },
    { MP_ROM_QSTR(MP_QSTR_set_options_static), MP_ROM_PTR(&lvgl_functions[645]) },
    { MP_ROM_QSTR(MP_QSTR_add_option), MP_ROM_PTR(&lvgl_functions[646]) },
    { MP_ROM_QSTR(MP_QSTR_clear_options), MP_ROM_PTR(&lvgl_functions[647]) },
    { MP_ROM_QSTR(MP_QSTR_set_selected), MP_ROM_PTR(&lvgl_functions[648]) },
    { MP_ROM_QSTR(MP_QSTR_set_dir), MP_ROM_PTR(&lvgl_functions[649]) },
    { MP_ROM_QSTR(MP_QSTR_set_symbol), MP_ROM_PTR(&lvgl_functions[650]) },
    { MP_ROM_QSTR(MP_QSTR_set_selected_highlight), MP_ROM_PTR(&lvgl_functions[651]) },
    { MP_ROM_QSTR(MP_QSTR_get_list), MP_ROM_PTR(&lvgl_functions[652]) },
    { MP_ROM_QSTR(MP_QSTR_get_text), MP_ROM_PTR(&lvgl_functions[653]) },
    { MP_ROM_QSTR(MP_QSTR_get_options), MP_ROM_PTR(&lvgl_functions[654]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected), MP_ROM_PTR(&lvgl_functions[655]) },
    { MP_ROM_QSTR(MP_QSTR_get_option_count), MP_ROM_PTR(&lvgl_functions[656]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_str), MP_ROM_PTR(&lvgl_functions[657]) },
    { MP_ROM_QSTR(MP_QSTR_get_option_index), MP_ROM_PTR(&lvgl_functions[658]) },
    { MP_ROM_QSTR(MP_QSTR_get_symbol), MP_ROM_PTR(&lvgl_functions[659]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_highlight), MP_ROM_PTR(&lvgl_functions[660]) },
    { MP_ROM_QSTR(MP_QSTR_get_dir), MP_ROM_PTR(&lvgl_functions[661]) },
    { MP_ROM_QSTR(MP_QSTR_open), MP_ROM_PTR(&lvgl_functions[662]) },
    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&lvgl_functions[663]) },
    { MP_ROM_QSTR(MP_QSTR_is_open), MP_ROM_PTR(&lvgl_functions[664]) },
    { MP_ROM_QSTR(MP_QSTR_bind_value), MP_ROM_PTR(&lvgl_functions[665]) },
};
#define count_lv_dropdown MP_ARRAY_SIZE(table_lv_dropdown)

static const uint16_t index_lv_dropdown[] = {
    15, 0, 1, 4, 5, 9, 10, 12, 12, 13, 15, 15, 17, 17, 18, 18,
    22, 24, 23, 6, 11, 20, 1, 5, 14, 19, 21, 22, 0, 13, 7, 2,
    4, 17, 18, 12, 8, 9, 10, 16, 3, 15,
};

LVGL_WIDGET_TYPE(lv_dropdown, MP_QSTR_dropdown, type_lv_obj);

static const mp_rom_map_elem_t table_lv_file_explorer[] = {
    { MP_ROM_QSTR(MP_QSTR_set_quick_access_path), MP_ROM_PTR(&lvgl_functions[667]) },
    { MP_ROM_QSTR(MP_QSTR_set_sort), MP_ROM_PTR(&lvgl_functions[668]) },
    { MP_ROM_QSTR(MP_QSTR_show_back_button), MP_ROM_PTR(&lvgl_functions[669]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_file_name), MP_ROM_PTR(&lvgl_functions[670]) },
    { MP_ROM_QSTR(MP_QSTR_get_current_path), MP_ROM_PTR(&lvgl_functions[671]) },
    { MP_ROM_QSTR(MP_QSTR_get_file_table), MP_ROM_PTR(&lvgl_functions[672]) },
    { MP_ROM_QSTR(MP_QSTR_get_header), MP_ROM_PTR(&lvgl_functions[673]) },
    { MP_ROM_QSTR(MP_QSTR_get_path_label), MP_ROM_PTR(&lvgl_functions[674]) },
    { MP_ROM_QSTR(MP_QSTR_get_quick_access_area), MP_ROM_PTR(&lvgl_functions[675]) },
    { MP_ROM_QSTR(MP_QSTR_get_places_list), MP_ROM_PTR(&lvgl_functions[676]) },
    { MP_ROM_QSTR(MP_QSTR_get_device_list), MP_ROM_PTR(&lvgl_functions[677]) },
    { MP_ROM_QSTR(MP_QSTR_get_sort), MP_ROM_PTR(&lvgl_functions[678]) },
    { MP_ROM_QSTR(MP_QSTR_open_dir), MP_ROM_PTR(&lvgl_functions[679]) },
};
#define count_lv_file_explorer MP_ARRAY_SIZE(table_lv_file_explorer)

static const uint16_t index_lv_file_explorer[] = {
    7, 0, 1, 4, 6, 9, 11, 11, 12, 13, 7, 9, 10, 12, 1, 8,
    2, 5, 6, 0, 3, 11, 4,
};

LVGL_WIDGET_TYPE(lv_file_explorer, MP_QSTR_file_explorer, type_lv_obj);

static const mp_rom_map_elem_t table_lv_gif[] = {
    { MP_ROM_QSTR(MP_QSTR_set_color_format), MP_ROM_PTR(&lvgl_functions[681]) },
    { MP_ROM_QSTR(MP_QSTR_set_src), MP_ROM_PTR(&lvgl_functions[682]) },
    { MP_ROM_QSTR(MP_QSTR_restart), MP_ROM_PTR(&lvgl_functions[683]) },
    { MP_ROM_QSTR(MP_QSTR_pause), MP_ROM_PTR(&lvgl_functions[684]) },
    { MP_ROM_QSTR(MP_QSTR_resume), MP_ROM_PTR(&lvgl_functions[685]) },
    { MP_ROM_QSTR(MP_QSTR_is_loaded), MP_ROM_PTR(&lvgl_functions[686]) },
    { MP_ROM_QSTR(MP_QSTR_get_loop_count), MP_ROM_PTR(&lvgl_functions[687]) },
    { MP_ROM_QSTR(MP_QSTR_set_loop_count), MP_ROM_PTR(&lvgl_functions[688]) },
    { MP_ROM_QSTR(MP_QSTR_set_auto_pause_invisible), MP_ROM_PTR(&lvgl_functions[689]) },
    { MP_ROM_QSTR(MP_QSTR_get_size), MP_ROM_PTR(&lvgl_functions[690]) },
    { MP_ROM_QSTR(MP_QSTR_get_frame_count), MP_ROM_PTR(&lvgl_functions[691]) },
    { MP_ROM_QSTR(MP_QSTR_get_current_frame_index), MP_ROM_PTR(&lvgl_functions[692]) },
};
#define count_lv_gif MP_ARRAY_SIZE(table_lv_gif)

static const uint16_t index_lv_gif[] = {
    7, 0, 1, 3, 5, 5, 8, 9, 10, 12, 7, 0, 9, 1, 2, 4,
    6, 8, 10, 11, 3, 5,
};

LVGL_WIDGET_TYPE(lv_gif, MP_QSTR_gif, type_lv_obj);

static const mp_rom_map_elem_t table_lv_image[] = {
    { MP_ROM_QSTR(MP_QSTR_FLAGS), MP_ROM_PTR(&enum_7) },
    { MP_ROM_QSTR(MP_QSTR_COMPRESS), MP_ROM_PTR(&enum_8) },
    { MP_ROM_QSTR(MP_QSTR_SRC), MP_ROM_PTR(&enum_43) },
    { MP_ROM_QSTR(MP_QSTR_ALIGN), MP_ROM_PTR(&enum_62) },
    { MP_ROM_QSTR(MP_QSTR_decoder_get_info), MP_ROM_PTR(&lvgl_functions[694]) },
    { MP_ROM_QSTR(MP_QSTR_decoder_create), MP_ROM_PTR(&lvgl_functions[695]) },
    { MP_ROM_QSTR(MP_QSTR_src_get_type), MP_ROM_PTR(&lvgl_functions[696]) },
    { MP_ROM_QSTR(MP_QSTR_set_src), MP_ROM_PTR(&lvgl_functions[697]) },
    { MP_ROM_QSTR(MP_QSTR_set_offset_x), MP_ROM_PTR(&lvgl_functions[698]) },
    { MP_ROM_QSTR(MP_QSTR_set_offset_y), MP_ROM_PTR(&lvgl_functions[699]) },
    { MP_ROM_QSTR(MP_QSTR_set_rotation), MP_ROM_PTR(&lvgl_functions[700]) },
    { MP_ROM_QSTR(MP_QSTR_set_pivot), MP_ROM_PTR(&lvgl_functions[701]) },
    { MP_ROM_QSTR(MP_QSTR_set_pivot_x), MP_ROM_PTR(&lvgl_functions[702]) },
    { MP_ROM_QSTR(MP_QSTR_set_pivot_y), MP_ROM_PTR(&lvgl_functions[703]) },
    { MP_ROM_QSTR(MP_QSTR_set_scale), MP_ROM_PTR(&lvgl_functions[704]) },
    { MP_ROM_QSTR(MP_QSTR_set_scale_x), MP_ROM_PTR(&lvgl_functions[705]) },
    { MP_ROM_QSTR(MP_QSTR_set_scale_y), MP_ROM_PTR(&lvgl_functions[706]) },
    { MP_ROM_QSTR(MP_QSTR_set_blend_mode), MP_ROM_PTR(&lvgl_functions[707]) },
    { MP_ROM_QSTR(MP_QSTR_set_antialias), MP_ROM_PTR(&lvgl_functions[708]) },
    { MP_ROM_QSTR(MP_QSTR_set_inner_align), MP_ROM_PTR(&lvgl_functions[709]) },
    { MP_ROM_QSTR(MP_QSTR_set_bitmap_map_src), MP_ROM_PTR(&lvgl_functions[710]) },
    { MP_ROM_QSTR(MP_QSTR_get_src), MP_ROM_PTR(&lvgl_functions[711]) },
    { MP_ROM_QSTR(MP_QSTR_get_offset_x), MP_ROM_PTR(&lvgl_functions[712]) },
    { MP_ROM_QSTR(MP_QSTR_get_offset_y), MP_ROM_PTR(&lvgl_functions[713]) },
    { MP_ROM_QSTR(MP_QSTR_get_rotation), MP_ROM_PTR(&lvgl_functions[714]) },
    { MP_ROM_QSTR(MP_QSTR_get_pivot), MP_ROM_PTR(&lvgl_functions[715]) },
    { MP_ROM_QSTR(MP_QSTR_get_scale), MP_ROM_PTR(&lvgl_functions[716]) },
    { MP_ROM_QSTR(MP_QSTR_get_scale_x), MP_ROM_PTR(&lvgl_functions[717]) },
    { MP_ROM_QSTR(MP_QSTR_get_scale_y), MP_ROM_PTR(&lvgl_functions[718]) },
    { MP_ROM_QSTR(MP_QSTR_get_src_width), MP_ROM_PTR(&lvgl_functions[719]) },
    { MP_ROM_QSTR(MP_QSTR_get_src_height), MP_ROM_PTR(&lvgl_functions[720]) },
    { MP_ROM_QSTR(MP_QSTR_get_transformed_width), MP_ROM_PTR(&lvgl_functions[721]) },
    { MP_ROM_QSTR(MP_QSTR_get_transformed_height), MP_ROM_PTR(&lvgl_functions[722]) },
    { MP_ROM_QSTR(MP_QSTR_get_blend_mode), MP_ROM_PTR(&lvgl_functions[723]) },
    { MP_ROM_QSTR(MP_QSTR_get_antialias), MP_ROM_PTR(&lvgl_functions[724]) },
    { MP_ROM_QSTR(MP_QSTR_get_inner_align), MP_ROM_PTR(&lvgl_functions[725]) },
    { MP_ROM_QSTR(MP_QSTR_get_bitmap_map_src), MP_ROM_PTR(&lvgl_functions[726]) },
    { MP_ROM_QSTR(MP_QSTR_bind_src), MP_ROM_PTR(&lvgl_functions[727]) },
};
#define count_lv_image MP_ARRAY_SIZE(table_lv_image)

static const uint16_t index_lv_image[] = {
    31, 0, 1, 4, 4, 6, 6, 8, 10, 13, 15, 16, 17, 18, 20, 20,
    22, 22, 22, 24, 26, 28, 30, 30, 30, 31, 34, 35, 37, 37, 38, 38,
    38, 38, 35, 5, 14, 32, 1, 4, 17, 20, 16, 22, 2, 15, 23, 3,
    34, 6, 13, 12, 10, 11, 21, 30, 33, 36, 8, 28, 9, 27, 19, 26,
    29, 24, 25, 31, 37, 0, 7, 18,
};

LVGL_WIDGET_TYPE(lv_image, MP_QSTR_image, type_lv_obj);

static const mp_rom_map_elem_t table_lv_imagebutton[] = {
    { MP_ROM_QSTR(MP_QSTR_STATE), MP_ROM_PTR(&enum_75) },
    { MP_ROM_QSTR(MP_QSTR_set_src), MP_ROM_PTR(&lvgl_functions[729]) },
    { MP_ROM_QSTR(MP_QSTR_set_src_left), MP_ROM_PTR(&lvgl_functions[730]) },
    { MP_ROM_QSTR(MP_QSTR_set_src_right), MP_ROM_PTR(&lvgl_functions[731]) },
    { MP_ROM_QSTR(MP_QSTR_set_src_mid), MP_ROM_PTR(&lvgl_functions[732]) },
    { MP_ROM_QSTR(MP_QSTR_set_state), MP_ROM_PTR(&lvgl_functions[733]) },
    { MP_ROM_QSTR(MP_QSTR_get_src_left), MP_ROM_PTR(&lvgl_functions[734]) },
    { MP_ROM_QSTR(MP_QSTR_get_src_middle), MP_ROM_PTR(&lvgl_functions[735]) },
    { MP_ROM_QSTR(MP_QSTR_get_src_right), MP_ROM_PTR(&lvgl_functions[736]) },
};
#define count_lv_imagebutton MP_ARRAY_SIZE(table_lv_imagebutton)

static const uint16_t index_lv_imagebutton[] = {
    3, 0, 1, 4, 8, 9, 7, 3, 4, 8, 0, 1, 2, 6, 5,
};

LVGL_WIDGET_TYPE(lv_imagebutton, MP_QSTR_imagebutton, type_lv_obj);

static const mp_rom_map_elem_t table_lv_ime_pinyin[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_87) },
    { MP_ROM_QSTR(MP_QSTR_set_keyboard), MP_ROM_PTR(&lvgl_functions[738]) },
    { MP_ROM_QSTR(MP_QSTR_set_dict), MP_ROM_PTR(&lvgl_functions[739]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[740]) },
    { MP_ROM_QSTR(MP_QSTR_get_kb), MP_ROM_PTR(&lvgl_functions[741]) },
    { MP_ROM_QSTR(MP_QSTR_get_cand_panel), MP_ROM_PTR(&lvgl_functions[742]) },
    { MP_ROM_QSTR(MP_QSTR_get_dict), MP_ROM_PTR(&lvgl_functions[743]) },
};
#define count_lv_ime_pinyin MP_ARRAY_SIZE(table_lv_ime_pinyin)

LVGL_WIDGET_TYPE(lv_ime_pinyin, MP_QSTR_ime_pinyin, type_lv_obj);

static const mp_rom_map_elem_t table_lv_label[] = {
    { MP_ROM_QSTR(MP_QSTR_LONG_MODE), MP_ROM_PTR(&enum_68) },
    { MP_ROM_QSTR(MP_QSTR_set_text), MP_ROM_PTR(&lvgl_functions[745]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_fmt), MP_ROM_PTR(&lvgl_functions[746]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_static), MP_ROM_PTR(&lvgl_functions[747]) },
    { MP_ROM_QSTR(MP_QSTR_set_long_mode), MP_ROM_PTR(&lvgl_functions[748]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_selection_start), MP_ROM_PTR(&lvgl_functions[749]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_selection_end), MP_ROM_PTR(&lvgl_functions[750]) },
    { MP_ROM_QSTR(MP_QSTR_set_recolor), MP_ROM_PTR(&lvgl_functions[751]) },
    { MP_ROM_QSTR(MP_QSTR_get_text), MP_ROM_PTR(&lvgl_functions[752]) },
    { MP_ROM_QSTR(MP_QSTR_get_long_mode), MP_ROM_PTR(&lvgl_functions[753]) },
    { MP_ROM_QSTR(MP_QSTR_get_letter_pos), MP_ROM_PTR(&lvgl_functions[754]) },
    { MP_ROM_QSTR(MP_QSTR_get_letter_on), MP_ROM_PTR(&lvgl_functions[755]) },
    { MP_ROM_QSTR(MP_QSTR_is_char_under_pos), MP_ROM_PTR(&lvgl_functions[756]) },
    { MP_ROM_QSTR(MP_QSTR_get_text_selection_start), MP_ROM_PTR(&lvgl_functions[757]) },
    { MP_ROM_QSTR(MP_QSTR_get_text_selection_end), MP_ROM_PTR(&lvgl_functions[758]) },
    { MP_ROM_QSTR(MP_QSTR_get_recolor), MP_ROM_PTR(&lvgl_functions[759]) },
    { MP_ROM_QSTR(MP_QSTR_bind_text), MP_ROM_PTR(&lvgl_functions[760]) },
    { MP_ROM_QSTR(MP_QSTR_ins_text), MP_ROM_PTR(&lvgl_functions[761]) },
    { MP_ROM_QSTR(MP_QSTR_cut_text), MP_ROM_PTR(&lvgl_functions[762]) },
};
#define count_lv_label MP_ARRAY_SIZE(table_lv_label)

static const uint16_t index_lv_label[] = {
    15, 0, 0, 3, 5, 7, 7, 11, 13, 13, 13, 13, 15, 15, 17, 17,
    19, 19, 8, 10, 13, 3, 7, 0, 17, 1, 2, 5, 18, 15, 16, 6,
    9, 11, 12, 4, 14,
};

LVGL_WIDGET_TYPE(lv_label, MP_QSTR_label, type_lv_obj);

static const mp_rom_map_elem_t table_lv_led[] = {
    { MP_ROM_QSTR(MP_QSTR_set_color), MP_ROM_PTR(&lvgl_functions[764]) },
    { MP_ROM_QSTR(MP_QSTR_set_brightness), MP_ROM_PTR(&lvgl_functions[765]) },
    { MP_ROM_QSTR(MP_QSTR_on), MP_ROM_PTR(&lvgl_functions[766]) },
    { MP_ROM_QSTR(MP_QSTR_off), MP_ROM_PTR(&lvgl_functions[767]) },
    { MP_ROM_QSTR(MP_QSTR_toggle), MP_ROM_PTR(&lvgl_functions[768]) },
    { MP_ROM_QSTR(MP_QSTR_get_brightness), MP_ROM_PTR(&lvgl_functions[769]) },
    { MP_ROM_QSTR(MP_QSTR_get_color), MP_ROM_PTR(&lvgl_functions[770]) },
};
#define count_lv_led MP_ARRAY_SIZE(table_lv_led)

LVGL_WIDGET_TYPE(lv_led, MP_QSTR_led, type_lv_obj);

static const mp_rom_map_elem_t table_lv_line[] = {
    { MP_ROM_QSTR(MP_QSTR_set_points), MP_ROM_PTR(&lvgl_functions[772]) },
    { MP_ROM_QSTR(MP_QSTR_set_points_mutable), MP_ROM_PTR(&lvgl_functions[773]) },
    { MP_ROM_QSTR(MP_QSTR_set_y_invert), MP_ROM_PTR(&lvgl_functions[774]) },
    { MP_ROM_QSTR(MP_QSTR_get_points), MP_ROM_PTR(&lvgl_functions[775]) },
    { MP_ROM_QSTR(MP_QSTR_get_point_count), MP_ROM_PTR(&lvgl_functions[776]) },
    { MP_ROM_QSTR(MP_QSTR_is_point_array_mutable), MP_ROM_PTR(&lvgl_functions[777]) },
    { MP_ROM_QSTR(MP_QSTR_get_points_mutable), MP_ROM_PTR(&lvgl_functions[778]) },
    { MP_ROM_QSTR(MP_QSTR_get_y_invert), MP_ROM_PTR(&lvgl_functions[779]) },
};
#define count_lv_line MP_ARRAY_SIZE(table_lv_line)

static const uint16_t index_lv_line[] = {
    3, 0, 3, 3, 5, 8, 2, 4, 7, 1, 6, 0, 3, 5,
};

LVGL_WIDGET_TYPE(lv_line, MP_QSTR_line, type_lv_obj);

static const mp_rom_map_elem_t table_lv_list[] = {
    { MP_ROM_QSTR(MP_QSTR_add_text), MP_ROM_PTR(&lvgl_functions[781]) },
    { MP_ROM_QSTR(MP_QSTR_add_button), MP_ROM_PTR(&lvgl_functions[782]) },
    { MP_ROM_QSTR(MP_QSTR_get_button_text), MP_ROM_PTR(&lvgl_functions[783]) },
    { MP_ROM_QSTR(MP_QSTR_set_button_text), MP_ROM_PTR(&lvgl_functions[784]) },
};
#define count_lv_list MP_ARRAY_SIZE(table_lv_list)

LVGL_WIDGET_TYPE(lv_list, MP_QSTR_list, type_lv_obj);

static const mp_rom_map_elem_t table_lv_menu[] = {
    { MP_ROM_QSTR(MP_QSTR_HEADER), MP_ROM_PTR(&enum_77) },
    { MP_ROM_QSTR(MP_QSTR_ROOT_BACK_BUTTON), MP_ROM_PTR(&enum_78) },
    { MP_ROM_QSTR(MP_QSTR_set_page), MP_ROM_PTR(&lvgl_functions[786]) },
    { MP_ROM_QSTR(MP_QSTR_set_page_title), MP_ROM_PTR(&lvgl_functions[787]) },
    { MP_ROM_QSTR(MP_QSTR_set_page_title_static), MP_ROM_PTR(&lvgl_functions[788]) },
    { MP_ROM_QSTR(MP_QSTR_set_sidebar_page), MP_ROM_PTR(&lvgl_functions[789]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode_header), MP_ROM_PTR(&lvgl_functions[790]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode_root_back_button), MP_ROM_PTR(&lvgl_functions[791]) },
    { MP_ROM_QSTR(MP_QSTR_set_load_page_event), MP_ROM_PTR(&lvgl_functions[792]) },
    { MP_ROM_QSTR(MP_QSTR_get_cur_main_page), MP_ROM_PTR(&lvgl_functions[793]) },
    { MP_ROM_QSTR(MP_QSTR_get_cur_sidebar_page), MP_ROM_PTR(&lvgl_functions[794]) },
    { MP_ROM_QSTR(MP_QSTR_get_main_header), MP_ROM_PTR(&lvgl_functions[795]) },
    { MP_ROM_QSTR(MP_QSTR_get_main_header_back_button), MP_ROM_PTR(&lvgl_functions[796]) },
    { MP_ROM_QSTR(MP_QSTR_get_sidebar_header), MP_ROM_PTR(&lvgl_functions[797]) },
    { MP_ROM_QSTR(MP_QSTR_get_sidebar_header_back_button), MP_ROM_PTR(&lvgl_functions[798]) },
    { MP_ROM_QSTR(MP_QSTR_back_button_is_root), MP_ROM_PTR(&lvgl_functions[799]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode_header), MP_ROM_PTR(&lvgl_functions[800]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode_root_back_button), MP_ROM_PTR(&lvgl_functions[801]) },
    { MP_ROM_QSTR(MP_QSTR_clear_history), MP_ROM_PTR(&lvgl_functions[802]) },
};
#define count_lv_menu MP_ARRAY_SIZE(table_lv_menu)

static const uint16_t index_lv_menu[] = {
    15, 0, 1, 4, 4, 5, 6, 6, 7, 8, 8, 8, 10, 15, 15, 15,
    17, 19, 9, 8, 10, 18, 4, 3, 13, 11, 0, 12, 2, 6, 14, 15,
    17, 1, 5, 7, 16,
};

LVGL_WIDGET_TYPE(lv_menu, MP_QSTR_menu, type_lv_obj);

#define table_lv_menu_cont NULL
#define count_lv_menu_cont (0)

LVGL_WIDGET_TYPE(lv_menu_cont, MP_QSTR_menu_cont, type_lv_obj);

#define table_lv_menu_page NULL
#define count_lv_menu_page (0)

LVGL_WIDGET_TYPE(lv_menu_page, MP_QSTR_menu_page, type_lv_obj);

#define table_lv_menu_section NULL
#define count_lv_menu_section (0)

LVGL_WIDGET_TYPE(lv_menu_section, MP_QSTR_menu_section, type_lv_obj);

#define table_lv_menu_separator NULL
#define count_lv_menu_separator (0)

LVGL_WIDGET_TYPE(lv_menu_separator, MP_QSTR_menu_separator, type_lv_obj);

static const mp_rom_map_elem_t table_lv_msgbox[] = {
    { MP_ROM_QSTR(MP_QSTR_add_title), MP_ROM_PTR(&lvgl_functions[808]) },
    { MP_ROM_QSTR(MP_QSTR_add_header_button), MP_ROM_PTR(&lvgl_functions[809]) },
    { MP_ROM_QSTR(MP_QSTR_add_text), MP_ROM_PTR(&lvgl_functions[810]) },
    { MP_ROM_QSTR(MP_QSTR_add_text_fmt), MP_ROM_PTR(&lvgl_functions[811]) },
    { MP_ROM_QSTR(MP_QSTR_add_footer_button), MP_ROM_PTR(&lvgl_functions[812]) },
    { MP_ROM_QSTR(MP_QSTR_add_close_button), MP_ROM_PTR(&lvgl_functions[813]) },
    { MP_ROM_QSTR(MP_QSTR_get_header), MP_ROM_PTR(&lvgl_functions[814]) },
    { MP_ROM_QSTR(MP_QSTR_get_footer), MP_ROM_PTR(&lvgl_functions[815]) },
    { MP_ROM_QSTR(MP_QSTR_get_content), MP_ROM_PTR(&lvgl_functions[816]) },
    { MP_ROM_QSTR(MP_QSTR_get_title), MP_ROM_PTR(&lvgl_functions[817]) },
    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&lvgl_functions[818]) },
    { MP_ROM_QSTR(MP_QSTR_close_async), MP_ROM_PTR(&lvgl_functions[819]) },
};
#define count_lv_msgbox MP_ARRAY_SIZE(table_lv_msgbox)

static const uint16_t index_lv_msgbox[] = {
    7, 0, 0, 1, 2, 5, 7, 9, 11, 12, 7, 11, 0, 6, 10, 5,
    9, 1, 8, 2, 3, 4,
};

LVGL_WIDGET_TYPE(lv_msgbox, MP_QSTR_msgbox, type_lv_obj);

static const mp_rom_map_elem_t table_lv_roller[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_79) },
    { MP_ROM_QSTR(MP_QSTR_set_options), MP_ROM_PTR(&lvgl_functions[821]) },
    { MP_ROM_QSTR(MP_QSTR_set_selected), MP_ROM_PTR(&lvgl_functions[822]) },
    { MP_ROM_QSTR(MP_QSTR_set_selected_str), MP_ROM_PTR(&lvgl_functions[823]) },
    { MP_ROM_QSTR(MP_QSTR_set_visible_row_count), MP_ROM_PTR(&lvgl_functions[824]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected), MP_ROM_PTR(&lvgl_functions[825]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_str), MP_ROM_PTR(&lvgl_functions[826]) },
    { MP_ROM_QSTR(MP_QSTR_get_options), MP_ROM_PTR(&lvgl_functions[827]) },
    { MP_ROM_QSTR(MP_QSTR_get_option_count), MP_ROM_PTR(&lvgl_functions[828]) },
    { MP_ROM_QSTR(MP_QSTR_get_option_str), MP_ROM_PTR(&lvgl_functions[829]) },
    { MP_ROM_QSTR(MP_QSTR_bind_value), MP_ROM_PTR(&lvgl_functions[830]) },
};
#define count_lv_roller MP_ARRAY_SIZE(table_lv_roller)

static const uint16_t index_lv_roller[] = {
    7, 0, 2, 3, 3, 5, 6, 8, 9, 11, 1, 10, 2, 3, 8, 7,
    5, 9, 0, 4, 6,
};

LVGL_WIDGET_TYPE(lv_roller, MP_QSTR_roller, type_lv_obj);

static const mp_rom_map_elem_t table_lv_scale[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_80) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[832]) },
    { MP_ROM_QSTR(MP_QSTR_set_total_tick_count), MP_ROM_PTR(&lvgl_functions[833]) },
    { MP_ROM_QSTR(MP_QSTR_set_major_tick_every), MP_ROM_PTR(&lvgl_functions[834]) },
    { MP_ROM_QSTR(MP_QSTR_set_label_show), MP_ROM_PTR(&lvgl_functions[835]) },
    { MP_ROM_QSTR(MP_QSTR_set_range), MP_ROM_PTR(&lvgl_functions[836]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_value), MP_ROM_PTR(&lvgl_functions[837]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_value), MP_ROM_PTR(&lvgl_functions[838]) },
    { MP_ROM_QSTR(MP_QSTR_set_angle_range), MP_ROM_PTR(&lvgl_functions[839]) },
    { MP_ROM_QSTR(MP_QSTR_set_rotation), MP_ROM_PTR(&lvgl_functions[840]) },
    { MP_ROM_QSTR(MP_QSTR_set_line_needle_value), MP_ROM_PTR(&lvgl_functions[841]) },
    { MP_ROM_QSTR(MP_QSTR_set_image_needle_value), MP_ROM_PTR(&lvgl_functions[842]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_src), MP_ROM_PTR(&lvgl_functions[843]) },
    { MP_ROM_QSTR(MP_QSTR_set_post_draw), MP_ROM_PTR(&lvgl_functions[844]) },
    { MP_ROM_QSTR(MP_QSTR_set_draw_ticks_on_top), MP_ROM_PTR(&lvgl_functions[845]) },
    { MP_ROM_QSTR(MP_QSTR_add_section), MP_ROM_PTR(&lvgl_functions[846]) },
    { MP_ROM_QSTR(MP_QSTR_set_section_range), MP_ROM_PTR(&lvgl_functions[847]) },
    { MP_ROM_QSTR(MP_QSTR_set_section_min_value), MP_ROM_PTR(&lvgl_functions[848]) },
    { MP_ROM_QSTR(MP_QSTR_set_section_max_value), MP_ROM_PTR(&lvgl_functions[849]) },
    { MP_ROM_QSTR(MP_QSTR_set_section_style_main), MP_ROM_PTR(&lvgl_functions[850]) },
    { MP_ROM_QSTR(MP_QSTR_set_section_style_indicator), MP_ROM_PTR(&lvgl_functions[851]) },
    { MP_ROM_QSTR(MP_QSTR_set_section_style_items), MP_ROM_PTR(&lvgl_functions[852]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[853]) },
    { MP_ROM_QSTR(MP_QSTR_get_total_tick_count), MP_ROM_PTR(&lvgl_functions[854]) },
    { MP_ROM_QSTR(MP_QSTR_get_major_tick_every), MP_ROM_PTR(&lvgl_functions[855]) },
    { MP_ROM_QSTR(MP_QSTR_get_rotation), MP_ROM_PTR(&lvgl_functions[856]) },
    { MP_ROM_QSTR(MP_QSTR_get_label_show), MP_ROM_PTR(&lvgl_functions[857]) },
    { MP_ROM_QSTR(MP_QSTR_get_angle_range), MP_ROM_PTR(&lvgl_functions[858]) },
    { MP_ROM_QSTR(MP_QSTR_get_range_min_value), MP_ROM_PTR(&lvgl_functions[859]) },
    { MP_ROM_QSTR(MP_QSTR_get_range_max_value), MP_ROM_PTR(&lvgl_functions[860]) },
    { MP_ROM_QSTR(MP_QSTR_bind_section_min_value), MP_ROM_PTR(&lvgl_functions[861]) },
    { MP_ROM_QSTR(MP_QSTR_bind_section_max_value), MP_ROM_PTR(&lvgl_functions[862]) },
};
#define count_lv_scale MP_ARRAY_SIZE(table_lv_scale)

static const uint16_t index_lv_scale[] = {
    15, 0, 2, 3, 6, 7, 7, 7, 10, 13, 17, 18, 18, 21, 24, 27,
    29, 32, 17, 21, 16, 4, 15, 28, 30, 0, 6, 26, 5, 11, 20, 7,
    12, 23, 25, 8, 1, 3, 14, 2, 9, 29, 19, 27, 31, 10, 18, 13,
    22, 24,
};

LVGL_WIDGET_TYPE(lv_scale, MP_QSTR_scale, type_lv_obj);

static const mp_rom_map_elem_t table_lv_spangroup[] = {
    { MP_ROM_QSTR(MP_QSTR_add_span), MP_ROM_PTR(&lvgl_functions[864]) },
    { MP_ROM_QSTR(MP_QSTR_delete_span), MP_ROM_PTR(&lvgl_functions[865]) },
    { MP_ROM_QSTR(MP_QSTR_set_span_text), MP_ROM_PTR(&lvgl_functions[866]) },
    { MP_ROM_QSTR(MP_QSTR_set_span_text_static), MP_ROM_PTR(&lvgl_functions[867]) },
    { MP_ROM_QSTR(MP_QSTR_set_span_text_fmt), MP_ROM_PTR(&lvgl_functions[868]) },
    { MP_ROM_QSTR(MP_QSTR_set_span_style), MP_ROM_PTR(&lvgl_functions[869]) },
    { MP_ROM_QSTR(MP_QSTR_set_align), MP_ROM_PTR(&lvgl_functions[870]) },
    { MP_ROM_QSTR(MP_QSTR_set_overflow), MP_ROM_PTR(&lvgl_functions[871]) },
    { MP_ROM_QSTR(MP_QSTR_set_indent), MP_ROM_PTR(&lvgl_functions[872]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[873]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_lines), MP_ROM_PTR(&lvgl_functions[874]) },
    { MP_ROM_QSTR(MP_QSTR_get_child), MP_ROM_PTR(&lvgl_functions[875]) },
    { MP_ROM_QSTR(MP_QSTR_get_span_count), MP_ROM_PTR(&lvgl_functions[876]) },
    { MP_ROM_QSTR(MP_QSTR_get_align), MP_ROM_PTR(&lvgl_functions[877]) },
    { MP_ROM_QSTR(MP_QSTR_get_overflow), MP_ROM_PTR(&lvgl_functions[878]) },
    { MP_ROM_QSTR(MP_QSTR_get_indent), MP_ROM_PTR(&lvgl_functions[879]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[880]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_lines), MP_ROM_PTR(&lvgl_functions[881]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_line_height), MP_ROM_PTR(&lvgl_functions[882]) },
    { MP_ROM_QSTR(MP_QSTR_get_expand_width), MP_ROM_PTR(&lvgl_functions[883]) },
    { MP_ROM_QSTR(MP_QSTR_get_expand_height), MP_ROM_PTR(&lvgl_functions[884]) },
    { MP_ROM_QSTR(MP_QSTR_get_span_coords), MP_ROM_PTR(&lvgl_functions[885]) },
    { MP_ROM_QSTR(MP_QSTR_get_span_by_point), MP_ROM_PTR(&lvgl_functions[886]) },
    { MP_ROM_QSTR(MP_QSTR_refresh), MP_ROM_PTR(&lvgl_functions[887]) },
    { MP_ROM_QSTR(MP_QSTR_bind_span_text), MP_ROM_PTR(&lvgl_functions[888]) },
};
#define count_lv_spangroup MP_ARRAY_SIZE(table_lv_spangroup)

static const uint16_t index_lv_spangroup[] = {
    15, 0, 2, 4, 4, 5, 7, 9, 12, 14, 15, 17, 19, 20, 22, 22,
    23, 25, 14, 15, 3, 13, 19, 7, 8, 6, 24, 2, 4, 11, 0, 22,
    23, 18, 21, 17, 20, 9, 5, 12, 10, 1, 16,
};

LVGL_WIDGET_TYPE(lv_spangroup, MP_QSTR_spangroup, type_lv_obj);

static const mp_rom_map_elem_t table_lv_spinner[] = {
    { MP_ROM_QSTR(MP_QSTR_set_anim_params), MP_ROM_PTR(&lvgl_functions[890]) },
    { MP_ROM_QSTR(MP_QSTR_set_anim_duration), MP_ROM_PTR(&lvgl_functions[891]) },
    { MP_ROM_QSTR(MP_QSTR_set_arc_sweep), MP_ROM_PTR(&lvgl_functions[892]) },
    { MP_ROM_QSTR(MP_QSTR_get_anim_duration), MP_ROM_PTR(&lvgl_functions[893]) },
    { MP_ROM_QSTR(MP_QSTR_get_arc_sweep), MP_ROM_PTR(&lvgl_functions[894]) },
};
#define count_lv_spinner MP_ARRAY_SIZE(table_lv_spinner)

LVGL_WIDGET_TYPE(lv_spinner, MP_QSTR_spinner, type_lv_obj);

static const mp_rom_map_elem_t table_lv_switch[] = {
    { MP_ROM_QSTR(MP_QSTR_ORIENTATION), MP_ROM_PTR(&enum_85) },
    { MP_ROM_QSTR(MP_QSTR_set_orientation), MP_ROM_PTR(&lvgl_functions[896]) },
    { MP_ROM_QSTR(MP_QSTR_get_orientation), MP_ROM_PTR(&lvgl_functions[897]) },
};
#define count_lv_switch MP_ARRAY_SIZE(table_lv_switch)

LVGL_WIDGET_TYPE(lv_switch, MP_QSTR_switch, type_lv_obj);

static const mp_rom_map_elem_t table_lv_table[] = {
    { MP_ROM_QSTR(MP_QSTR_CELL_CTRL), MP_ROM_PTR(&enum_86) },
    { MP_ROM_QSTR(MP_QSTR_set_cell_value), MP_ROM_PTR(&lvgl_functions[899]) },
    { MP_ROM_QSTR(MP_QSTR_set_cell_value_fmt), MP_ROM_PTR(&lvgl_functions[900]) },
    { MP_ROM_QSTR(MP_QSTR_set_row_count), MP_ROM_PTR(&lvgl_functions[901]) },
    { MP_ROM_QSTR(MP_QSTR_set_column_count), MP_ROM_PTR(&lvgl_functions[902]) },
    { MP_ROM_QSTR(MP_QSTR_set_column_width), MP_ROM_PTR(&lvgl_functions[903]) },
    { MP_ROM_QSTR(MP_QSTR_set_cell_ctrl), MP_ROM_PTR(&lvgl_functions[904]) },
    { MP_ROM_QSTR(MP_QSTR_clear_cell_ctrl), MP_ROM_PTR(&lvgl_functions[905]) },
    { MP_ROM_QSTR(MP_QSTR_set_cell_user_data), MP_ROM_PTR(&lvgl_functions[906]) },
    { MP_ROM_QSTR(MP_QSTR_set_selected_cell), MP_ROM_PTR(&lvgl_functions[907]) },
    { MP_ROM_QSTR(MP_QSTR_get_cell_value), MP_ROM_PTR(&lvgl_functions[908]) },
    { MP_ROM_QSTR(MP_QSTR_get_row_count), MP_ROM_PTR(&lvgl_functions[909]) },
    { MP_ROM_QSTR(MP_QSTR_get_column_count), MP_ROM_PTR(&lvgl_functions[910]) },
    { MP_ROM_QSTR(MP_QSTR_get_column_width), MP_ROM_PTR(&lvgl_functions[911]) },
    { MP_ROM_QSTR(MP_QSTR_has_cell_ctrl), MP_ROM_PTR(&lvgl_functions[912]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_cell), MP_ROM_PTR(&lvgl_functions[913]) },
    { MP_ROM_QSTR(MP_QSTR_get_cell_user_data), MP_ROM_PTR(&lvgl_functions[914]) },
};
#define count_lv_table MP_ARRAY_SIZE(table_lv_table)

static const uint16_t index_lv_table[] = {
    7, 0, 3, 3, 7, 10, 11, 12, 15, 17, 6, 9, 14, 1, 2, 4,
    11, 7, 13, 16, 15, 0, 3, 10, 12, 5, 8,
};

LVGL_WIDGET_TYPE(lv_table, MP_QSTR_table, type_lv_obj);

static const mp_rom_map_elem_t table_lv_tabview[] = {
    { MP_ROM_QSTR(MP_QSTR_add_tab), MP_ROM_PTR(&lvgl_functions[916]) },
    { MP_ROM_QSTR(MP_QSTR_set_tab_text), MP_ROM_PTR(&lvgl_functions[917]) },
    { MP_ROM_QSTR(MP_QSTR_set_active), MP_ROM_PTR(&lvgl_functions[918]) },
    { MP_ROM_QSTR(MP_QSTR_set_tab_bar_position), MP_ROM_PTR(&lvgl_functions[919]) },
    { MP_ROM_QSTR(MP_QSTR_set_tab_bar_size), MP_ROM_PTR(&lvgl_functions[920]) },
    { MP_ROM_QSTR(MP_QSTR_get_tab_count), MP_ROM_PTR(&lvgl_functions[921]) },
    { MP_ROM_QSTR(MP_QSTR_get_tab_active), MP_ROM_PTR(&lvgl_functions[922]) },
    { MP_ROM_QSTR(MP_QSTR_get_tab_button), MP_ROM_PTR(&lvgl_functions[923]) },
    { MP_ROM_QSTR(MP_QSTR_get_content), MP_ROM_PTR(&lvgl_functions[924]) },
    { MP_ROM_QSTR(MP_QSTR_get_tab_bar), MP_ROM_PTR(&lvgl_functions[925]) },
    { MP_ROM_QSTR(MP_QSTR_get_tab_bar_position), MP_ROM_PTR(&lvgl_functions[926]) },
};
#define count_lv_tabview MP_ARRAY_SIZE(table_lv_tabview)

static const uint16_t index_lv_tabview[] = {
    7, 0, 1, 1, 2, 4, 6, 9, 9, 11, 6, 7, 4, 10, 0, 2,
    1, 8, 9, 3, 5,
};

LVGL_WIDGET_TYPE(lv_tabview, MP_QSTR_tabview, type_lv_obj);

static const mp_rom_map_elem_t table_lv_textarea[] = {
    { MP_ROM_QSTR(MP_QSTR_add_char), MP_ROM_PTR(&lvgl_functions[928]) },
    { MP_ROM_QSTR(MP_QSTR_add_text), MP_ROM_PTR(&lvgl_functions[929]) },
    { MP_ROM_QSTR(MP_QSTR_delete_char), MP_ROM_PTR(&lvgl_functions[930]) },
    { MP_ROM_QSTR(MP_QSTR_delete_char_forward), MP_ROM_PTR(&lvgl_functions[931]) },
    { MP_ROM_QSTR(MP_QSTR_set_text), MP_ROM_PTR(&lvgl_functions[932]) },
    { MP_ROM_QSTR(MP_QSTR_set_placeholder_text), MP_ROM_PTR(&lvgl_functions[933]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_pos), MP_ROM_PTR(&lvgl_functions[934]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_click_pos), MP_ROM_PTR(&lvgl_functions[935]) },
    { MP_ROM_QSTR(MP_QSTR_set_password_mode), MP_ROM_PTR(&lvgl_functions[936]) },
    { MP_ROM_QSTR(MP_QSTR_set_password_bullet), MP_ROM_PTR(&lvgl_functions[937]) },
    { MP_ROM_QSTR(MP_QSTR_set_one_line), MP_ROM_PTR(&lvgl_functions[938]) },
    { MP_ROM_QSTR(MP_QSTR_set_accepted_chars), MP_ROM_PTR(&lvgl_functions[939]) },
    { MP_ROM_QSTR(MP_QSTR_set_accepted_chars_static), MP_ROM_PTR(&lvgl_functions[940]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_length), MP_ROM_PTR(&lvgl_functions[941]) },
    { MP_ROM_QSTR(MP_QSTR_set_insert_replace), MP_ROM_PTR(&lvgl_functions[942]) },
    { MP_ROM_QSTR(MP_QSTR_set_text_selection), MP_ROM_PTR(&lvgl_functions[943]) },
    { MP_ROM_QSTR(MP_QSTR_set_password_show_time), MP_ROM_PTR(&lvgl_functions[944]) },
    { MP_ROM_QSTR(MP_QSTR_set_align), MP_ROM_PTR(&lvgl_functions[945]) },
    { MP_ROM_QSTR(MP_QSTR_get_text), MP_ROM_PTR(&lvgl_functions[946]) },
    { MP_ROM_QSTR(MP_QSTR_get_placeholder_text), MP_ROM_PTR(&lvgl_functions[947]) },
    { MP_ROM_QSTR(MP_QSTR_get_label), MP_ROM_PTR(&lvgl_functions[948]) },
    { MP_ROM_QSTR(MP_QSTR_get_cursor_pos), MP_ROM_PTR(&lvgl_functions[949]) },
    { MP_ROM_QSTR(MP_QSTR_get_cursor_click_pos), MP_ROM_PTR(&lvgl_functions[950]) },
    { MP_ROM_QSTR(MP_QSTR_get_password_mode), MP_ROM_PTR(&lvgl_functions[951]) },
    { MP_ROM_QSTR(MP_QSTR_get_password_bullet), MP_ROM_PTR(&lvgl_functions[952]) },
    { MP_ROM_QSTR(MP_QSTR_get_one_line), MP_ROM_PTR(&lvgl_functions[953]) },
    { MP_ROM_QSTR(MP_QSTR_get_accepted_chars), MP_ROM_PTR(&lvgl_functions[954]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_length), MP_ROM_PTR(&lvgl_functions[955]) },
    { MP_ROM_QSTR(MP_QSTR_text_is_selected), MP_ROM_PTR(&lvgl_functions[956]) },
    { MP_ROM_QSTR(MP_QSTR_get_text_selection), MP_ROM_PTR(&lvgl_functions[957]) },
    { MP_ROM_QSTR(MP_QSTR_get_password_show_time), MP_ROM_PTR(&lvgl_functions[958]) },
    { MP_ROM_QSTR(MP_QSTR_get_current_char), MP_ROM_PTR(&lvgl_functions[959]) },
    { MP_ROM_QSTR(MP_QSTR_clear_selection), MP_ROM_PTR(&lvgl_functions[960]) },
    { MP_ROM_QSTR(MP_QSTR_cursor_right), MP_ROM_PTR(&lvgl_functions[961]) },
    { MP_ROM_QSTR(MP_QSTR_cursor_left), MP_ROM_PTR(&lvgl_functions[962]) },
    { MP_ROM_QSTR(MP_QSTR_cursor_down), MP_ROM_PTR(&lvgl_functions[963]) },
    { MP_ROM_QSTR(MP_QSTR_cursor_up), MP_ROM_PTR(&lvgl_functions[964]) },
};
#define count_lv_textarea MP_ARRAY_SIZE(table_lv_textarea)

static const uint16_t index_lv_textarea[] = {
    31, 0, 0, 1, 3, 5, 6, 8, 9, 9, 9, 9, 12, 14, 14, 17,
    18, 20, 22, 24, 24, 24, 24, 27, 27, 27, 27, 30, 31, 34, 35, 35,
    36, 37, 6, 31, 35, 0, 32, 22, 4, 30, 1, 12, 20, 24, 28, 34,
    10, 11, 19, 29, 13, 23, 7, 33, 16, 18, 17, 21, 36, 5, 25, 26,
    15, 2, 8, 27, 14, 9, 3,
};

LVGL_WIDGET_TYPE(lv_textarea, MP_QSTR_textarea, type_lv_obj);

static const mp_rom_map_elem_t table_lv_tileview[] = {
    { MP_ROM_QSTR(MP_QSTR_add_tile), MP_ROM_PTR(&lvgl_functions[966]) },
    { MP_ROM_QSTR(MP_QSTR_set_tile), MP_ROM_PTR(&lvgl_functions[967]) },
    { MP_ROM_QSTR(MP_QSTR_set_tile_by_index), MP_ROM_PTR(&lvgl_functions[968]) },
    { MP_ROM_QSTR(MP_QSTR_get_tile_active), MP_ROM_PTR(&lvgl_functions[969]) },
};
#define count_lv_tileview MP_ARRAY_SIZE(table_lv_tileview)

LVGL_WIDGET_TYPE(lv_tileview, MP_QSTR_tileview, type_lv_obj);

static const mp_rom_map_elem_t table_lv_win[] = {
    { MP_ROM_QSTR(MP_QSTR_add_title), MP_ROM_PTR(&lvgl_functions[971]) },
    { MP_ROM_QSTR(MP_QSTR_add_button), MP_ROM_PTR(&lvgl_functions[972]) },
    { MP_ROM_QSTR(MP_QSTR_get_header), MP_ROM_PTR(&lvgl_functions[973]) },
    { MP_ROM_QSTR(MP_QSTR_get_content), MP_ROM_PTR(&lvgl_functions[974]) },
};
#define count_lv_win MP_ARRAY_SIZE(table_lv_win)

LVGL_WIDGET_TYPE(lv_win, MP_QSTR_win, type_lv_obj);

static const mp_rom_map_elem_t table_lv_animimg[] = {
    { MP_ROM_QSTR(MP_QSTR_set_src), MP_ROM_PTR(&lvgl_functions[976]) },
    { MP_ROM_QSTR(MP_QSTR_set_src_reverse), MP_ROM_PTR(&lvgl_functions[977]) },
    { MP_ROM_QSTR(MP_QSTR_start), MP_ROM_PTR(&lvgl_functions[978]) },
    { MP_ROM_QSTR(MP_QSTR_delete), MP_ROM_PTR(&lvgl_functions[979]) },
    { MP_ROM_QSTR(MP_QSTR_set_duration), MP_ROM_PTR(&lvgl_functions[980]) },
    { MP_ROM_QSTR(MP_QSTR_set_repeat_count), MP_ROM_PTR(&lvgl_functions[981]) },
    { MP_ROM_QSTR(MP_QSTR_set_reverse_duration), MP_ROM_PTR(&lvgl_functions[982]) },
    { MP_ROM_QSTR(MP_QSTR_set_reverse_delay), MP_ROM_PTR(&lvgl_functions[983]) },
    { MP_ROM_QSTR(MP_QSTR_set_start_cb), MP_ROM_PTR(&lvgl_functions[984]) },
    { MP_ROM_QSTR(MP_QSTR_set_completed_cb), MP_ROM_PTR(&lvgl_functions[985]) },
    { MP_ROM_QSTR(MP_QSTR_get_src), MP_ROM_PTR(&lvgl_functions[986]) },
    { MP_ROM_QSTR(MP_QSTR_get_src_count), MP_ROM_PTR(&lvgl_functions[987]) },
    { MP_ROM_QSTR(MP_QSTR_get_duration), MP_ROM_PTR(&lvgl_functions[988]) },
    { MP_ROM_QSTR(MP_QSTR_get_repeat_count), MP_ROM_PTR(&lvgl_functions[989]) },
    { MP_ROM_QSTR(MP_QSTR_get_anim), MP_ROM_PTR(&lvgl_functions[990]) },
};
#define count_lv_animimg MP_ARRAY_SIZE(table_lv_animimg)

static const uint16_t index_lv_animimg[] = {
    7, 0, 0, 1, 5, 7, 8, 10, 13, 15, 6, 0, 7, 11, 12, 5,
    9, 3, 1, 2, 4, 8, 10, 13, 14,
};

LVGL_WIDGET_TYPE(lv_animimg, MP_QSTR_animimg, type_lv_image);

static const mp_rom_map_elem_t table_lv_canvas[] = {
    { MP_ROM_QSTR(MP_QSTR_set_buffer), MP_ROM_PTR(&lvgl_functions[992]) },
    { MP_ROM_QSTR(MP_QSTR_set_draw_buf), MP_ROM_PTR(&lvgl_functions[993]) },
    { MP_ROM_QSTR(MP_QSTR_set_px), MP_ROM_PTR(&lvgl_functions[994]) },
    { MP_ROM_QSTR(MP_QSTR_set_palette), MP_ROM_PTR(&lvgl_functions[995]) },
    { MP_ROM_QSTR(MP_QSTR_get_draw_buf), MP_ROM_PTR(&lvgl_functions[996]) },
    { MP_ROM_QSTR(MP_QSTR_get_px), MP_ROM_PTR(&lvgl_functions[997]) },
    { MP_ROM_QSTR(MP_QSTR_get_image), MP_ROM_PTR(&lvgl_functions[998]) },
    { MP_ROM_QSTR(MP_QSTR_get_buf), MP_ROM_PTR(&lvgl_functions[999]) },
    { MP_ROM_QSTR(MP_QSTR_copy_buf), MP_ROM_PTR(&lvgl_functions[1000]) },
    { MP_ROM_QSTR(MP_QSTR_fill_bg), MP_ROM_PTR(&lvgl_functions[1001]) },
    { MP_ROM_QSTR(MP_QSTR_init_layer), MP_ROM_PTR(&lvgl_functions[1002]) },
    { MP_ROM_QSTR(MP_QSTR_finish_layer), MP_ROM_PTR(&lvgl_functions[1003]) },
    { MP_ROM_QSTR(MP_QSTR_buf_size), MP_ROM_PTR(&lvgl_functions[1004]) },
};
#define count_lv_canvas MP_ARRAY_SIZE(table_lv_canvas)

static const uint16_t index_lv_canvas[] = {
    7, 0, 3, 3, 5, 7, 8, 10, 13, 13, 0, 2, 9, 4, 11, 6,
    10, 5, 3, 7, 1, 8, 12,
};

LVGL_WIDGET_TYPE(lv_canvas, MP_QSTR_canvas, type_lv_image);

static const mp_rom_map_elem_t table_lv_keyboard[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_76) },
    { MP_ROM_QSTR(MP_QSTR_set_textarea), MP_ROM_PTR(&lvgl_functions[1006]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[1007]) },
    { MP_ROM_QSTR(MP_QSTR_set_popovers), MP_ROM_PTR(&lvgl_functions[1008]) },
    { MP_ROM_QSTR(MP_QSTR_set_map), MP_ROM_PTR(&lvgl_functions[1009]) },
    { MP_ROM_QSTR(MP_QSTR_get_textarea), MP_ROM_PTR(&lvgl_functions[1010]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[1011]) },
    { MP_ROM_QSTR(MP_QSTR_get_popovers), MP_ROM_PTR(&lvgl_functions[1012]) },
    { MP_ROM_QSTR(MP_QSTR_get_map_array), MP_ROM_PTR(&lvgl_functions[1013]) },
    { MP_ROM_QSTR(MP_QSTR_get_selected_button), MP_ROM_PTR(&lvgl_functions[1014]) },
    { MP_ROM_QSTR(MP_QSTR_get_button_text), MP_ROM_PTR(&lvgl_functions[1015]) },
};
#define count_lv_keyboard MP_ARRAY_SIZE(table_lv_keyboard)

static const uint16_t index_lv_keyboard[] = {
    7, 0, 1, 1, 3, 4, 6, 6, 10, 11, 10, 1, 3, 2, 4, 9,
    0, 5, 7, 8, 6,
};

LVGL_WIDGET_TYPE(lv_keyboard, MP_QSTR_keyboard, type_lv_buttonmatrix);

static const mp_rom_map_elem_t table_lv_slider[] = {
    { MP_ROM_QSTR(MP_QSTR_MODE), MP_ROM_PTR(&enum_81) },
    { MP_ROM_QSTR(MP_QSTR_ORIENTATION), MP_ROM_PTR(&enum_82) },
    { MP_ROM_QSTR(MP_QSTR_set_value), MP_ROM_PTR(&lvgl_functions[1017]) },
    { MP_ROM_QSTR(MP_QSTR_set_start_value), MP_ROM_PTR(&lvgl_functions[1018]) },
    { MP_ROM_QSTR(MP_QSTR_set_range), MP_ROM_PTR(&lvgl_functions[1019]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_value), MP_ROM_PTR(&lvgl_functions[1020]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_value), MP_ROM_PTR(&lvgl_functions[1021]) },
    { MP_ROM_QSTR(MP_QSTR_set_mode), MP_ROM_PTR(&lvgl_functions[1022]) },
    { MP_ROM_QSTR(MP_QSTR_set_orientation), MP_ROM_PTR(&lvgl_functions[1023]) },
    { MP_ROM_QSTR(MP_QSTR_get_value), MP_ROM_PTR(&lvgl_functions[1024]) },
    { MP_ROM_QSTR(MP_QSTR_get_left_value), MP_ROM_PTR(&lvgl_functions[1025]) },
    { MP_ROM_QSTR(MP_QSTR_get_min_value), MP_ROM_PTR(&lvgl_functions[1026]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_value), MP_ROM_PTR(&lvgl_functions[1027]) },
    { MP_ROM_QSTR(MP_QSTR_is_dragged), MP_ROM_PTR(&lvgl_functions[1028]) },
    { MP_ROM_QSTR(MP_QSTR_get_mode), MP_ROM_PTR(&lvgl_functions[1029]) },
    { MP_ROM_QSTR(MP_QSTR_get_orientation), MP_ROM_PTR(&lvgl_functions[1030]) },
    { MP_ROM_QSTR(MP_QSTR_is_symmetrical), MP_ROM_PTR(&lvgl_functions[1031]) },
    { MP_ROM_QSTR(MP_QSTR_bind_value), MP_ROM_PTR(&lvgl_functions[1032]) },
};
#define count_lv_slider MP_ARRAY_SIZE(table_lv_slider)

static const uint16_t index_lv_slider[] = {
    15, 0, 1, 1, 2, 5, 5, 5, 8, 10, 11, 11, 12, 13, 15, 15,
    17, 18, 17, 11, 1, 2, 10, 0, 5, 13, 4, 9, 6, 15, 7, 3,
    12, 8, 16, 14,
};

LVGL_WIDGET_TYPE(lv_slider, MP_QSTR_slider, type_lv_bar);

static const mp_rom_map_elem_t table_lv_spinbox[] = {
    { MP_ROM_QSTR(MP_QSTR_set_value), MP_ROM_PTR(&lvgl_functions[1034]) },
    { MP_ROM_QSTR(MP_QSTR_set_rollover), MP_ROM_PTR(&lvgl_functions[1035]) },
    { MP_ROM_QSTR(MP_QSTR_set_digit_format), MP_ROM_PTR(&lvgl_functions[1036]) },
    { MP_ROM_QSTR(MP_QSTR_set_digit_count), MP_ROM_PTR(&lvgl_functions[1037]) },
    { MP_ROM_QSTR(MP_QSTR_set_dec_point_pos), MP_ROM_PTR(&lvgl_functions[1038]) },
    { MP_ROM_QSTR(MP_QSTR_set_step), MP_ROM_PTR(&lvgl_functions[1039]) },
    { MP_ROM_QSTR(MP_QSTR_set_range), MP_ROM_PTR(&lvgl_functions[1040]) },
    { MP_ROM_QSTR(MP_QSTR_set_min_value), MP_ROM_PTR(&lvgl_functions[1041]) },
    { MP_ROM_QSTR(MP_QSTR_set_max_value), MP_ROM_PTR(&lvgl_functions[1042]) },
    { MP_ROM_QSTR(MP_QSTR_set_cursor_pos), MP_ROM_PTR(&lvgl_functions[1043]) },
    { MP_ROM_QSTR(MP_QSTR_set_digit_step_direction), MP_ROM_PTR(&lvgl_functions[1044]) },
    { MP_ROM_QSTR(MP_QSTR_get_rollover), MP_ROM_PTR(&lvgl_functions[1045]) },
    { MP_ROM_QSTR(MP_QSTR_get_value), MP_ROM_PTR(&lvgl_functions[1046]) },
    { MP_ROM_QSTR(MP_QSTR_get_step), MP_ROM_PTR(&lvgl_functions[1047]) },
    { MP_ROM_QSTR(MP_QSTR_get_digit_count), MP_ROM_PTR(&lvgl_functions[1048]) },
    { MP_ROM_QSTR(MP_QSTR_get_dec_point_pos), MP_ROM_PTR(&lvgl_functions[1049]) },
    { MP_ROM_QSTR(MP_QSTR_get_min_value), MP_ROM_PTR(&lvgl_functions[1050]) },
    { MP_ROM_QSTR(MP_QSTR_get_max_value), MP_ROM_PTR(&lvgl_functions[1051]) },
    { MP_ROM_QSTR(MP_QSTR_get_digit_step_direction), MP_ROM_PTR(&lvgl_functions[1052]) },
    { MP_ROM_QSTR(MP_QSTR_step_next), MP_ROM_PTR(&lvgl_functions[1053]) },
    { MP_ROM_QSTR(MP_QSTR_step_prev), MP_ROM_PTR(&lvgl_functions[1054]) },
    { MP_ROM_QSTR(MP_QSTR_increment), MP_ROM_PTR(&lvgl_functions[1055]) },
    { MP_ROM_QSTR(MP_QSTR_decrement), MP_ROM_PTR(&lvgl_functions[1056]) },
    { MP_ROM_QSTR(MP_QSTR_bind_value), MP_ROM_PTR(&lvgl_functions[1057]) },
};
#define count_lv_spinbox MP_ARRAY_SIZE(table_lv_spinbox)

static const uint16_t index_lv_spinbox[] = {
    15, 0, 1, 2, 4, 7, 8, 8, 9, 12, 14, 15, 17, 18, 20, 20,
    22, 24, 23, 9, 16, 22, 0, 2, 3, 21, 7, 6, 12, 14, 8, 10,
    20, 4, 5, 1, 17, 18, 13, 15, 11, 19,
};

LVGL_WIDGET_TYPE(lv_spinbox, MP_QSTR_spinbox, type_lv_textarea);

static const mp_rom_map_elem_t table_lv_barcode[] = {
    { MP_ROM_QSTR(MP_QSTR_ENCODING_CODE128), MP_ROM_PTR(&enum_90) },
    { MP_ROM_QSTR(MP_QSTR_set_dark_color), MP_ROM_PTR(&lvgl_functions[1059]) },
    { MP_ROM_QSTR(MP_QSTR_set_light_color), MP_ROM_PTR(&lvgl_functions[1060]) },
    { MP_ROM_QSTR(MP_QSTR_set_scale), MP_ROM_PTR(&lvgl_functions[1061]) },
    { MP_ROM_QSTR(MP_QSTR_set_direction), MP_ROM_PTR(&lvgl_functions[1062]) },
    { MP_ROM_QSTR(MP_QSTR_set_tiled), MP_ROM_PTR(&lvgl_functions[1063]) },
    { MP_ROM_QSTR(MP_QSTR_set_encoding), MP_ROM_PTR(&lvgl_functions[1064]) },
    { MP_ROM_QSTR(MP_QSTR_update), MP_ROM_PTR(&lvgl_functions[1065]) },
    { MP_ROM_QSTR(MP_QSTR_get_dark_color), MP_ROM_PTR(&lvgl_functions[1066]) },
    { MP_ROM_QSTR(MP_QSTR_get_light_color), MP_ROM_PTR(&lvgl_functions[1067]) },
    { MP_ROM_QSTR(MP_QSTR_get_scale), MP_ROM_PTR(&lvgl_functions[1068]) },
    { MP_ROM_QSTR(MP_QSTR_get_encoding), MP_ROM_PTR(&lvgl_functions[1069]) },
};
#define count_lv_barcode MP_ARRAY_SIZE(table_lv_barcode)

static const uint16_t index_lv_barcode[] = {
    7, 0, 2, 3, 4, 5, 8, 9, 10, 12, 5, 9, 3, 8, 6, 2,
    7, 10, 4, 1, 0, 11,
};

LVGL_WIDGET_TYPE(lv_barcode, MP_QSTR_barcode, type_lv_canvas);

static const mp_rom_map_elem_t table_lv_qrcode[] = {
    { MP_ROM_QSTR(MP_QSTR_set_size), MP_ROM_PTR(&lvgl_functions[1071]) },
    { MP_ROM_QSTR(MP_QSTR_set_dark_color), MP_ROM_PTR(&lvgl_functions[1072]) },
    { MP_ROM_QSTR(MP_QSTR_set_light_color), MP_ROM_PTR(&lvgl_functions[1073]) },
    { MP_ROM_QSTR(MP_QSTR_update), MP_ROM_PTR(&lvgl_functions[1074]) },
    { MP_ROM_QSTR(MP_QSTR_set_data), MP_ROM_PTR(&lvgl_functions[1075]) },
    { MP_ROM_QSTR(MP_QSTR_set_quiet_zone), MP_ROM_PTR(&lvgl_functions[1076]) },
};
#define count_lv_qrcode MP_ARRAY_SIZE(table_lv_qrcode)

LVGL_WIDGET_TYPE(lv_qrcode, MP_QSTR_qrcode, type_lv_canvas);

const lvgl_class_t lvgl_classes[] = {
    {
        LVGL_DICT(lv_obj), (const mp_obj_type_t *)&type_lv_obj, index_lv_obj,
        &lv_obj_class, &lvgl_functions[0], 0,
    },
    {
        LVGL_DICT(lv_arc), (const mp_obj_type_t *)&type_lv_arc, index_lv_arc,
        &lv_arc_class, &lvgl_functions[484], 0,
    },
    {
        LVGL_DICT(lv_arclabel), (const mp_obj_type_t *)&type_lv_arclabel, index_lv_arclabel,
        &lv_arclabel_class, &lvgl_functions[513], 0,
    },
    {
        LVGL_DICT(lv_bar), (const mp_obj_type_t *)&type_lv_bar, index_lv_bar,
        &lv_bar_class, &lvgl_functions[541], 0,
    },
    {
        LVGL_DICT(lv_button), (const mp_obj_type_t *)&type_lv_button, NULL,
        &lv_button_class, &lvgl_functions[557], 0,
    },
    {
        LVGL_DICT(lv_buttonmatrix), (const mp_obj_type_t *)&type_lv_buttonmatrix, index_lv_buttonmatrix,
        &lv_buttonmatrix_class, &lvgl_functions[558], 0,
    },
    {
        LVGL_DICT(lv_calendar), (const mp_obj_type_t *)&type_lv_calendar, index_lv_calendar,
        &lv_calendar_class, &lvgl_functions[573], 0,
    },
    {
        LVGL_DICT(lv_chart), (const mp_obj_type_t *)&type_lv_chart, index_lv_chart,
        &lv_chart_class, &lvgl_functions[592], 0,
    },
    {
        LVGL_DICT(lv_checkbox), (const mp_obj_type_t *)&type_lv_checkbox, NULL,
        &lv_checkbox_class, &lvgl_functions[637], 0,
    },
    {
        LVGL_DICT(lv_dropdown), (const mp_obj_type_t *)&type_lv_dropdown, index_lv_dropdown,
        &lv_dropdown_class, &lvgl_functions[641], 0,
    },
    {
        LVGL_DICT(lv_file_explorer), (const mp_obj_type_t *)&type_lv_file_explorer, index_lv_file_explorer,
        &lv_file_explorer_class, &lvgl_functions[666], 0,
    },
    {
        LVGL_DICT(lv_gif), (const mp_obj_type_t *)&type_lv_gif, index_lv_gif,
        &lv_gif_class, &lvgl_functions[680], 0,
    },
    {
        LVGL_DICT(lv_image), (const mp_obj_type_t *)&type_lv_image, index_lv_image,
        &lv_image_class, &lvgl_functions[693], 0,
    },
    {
        LVGL_DICT(lv_imagebutton), (const mp_obj_type_t *)&type_lv_imagebutton, index_lv_imagebutton,
        &lv_imagebutton_class, &lvgl_functions[728], 0,
    },
    {
        LVGL_DICT(lv_ime_pinyin), (const mp_obj_type_t *)&type_lv_ime_pinyin, NULL,
        &lv_ime_pinyin_class, &lvgl_functions[737], 0,
    },
    {
        LVGL_DICT(lv_label), (const mp_obj_type_t *)&type_lv_label, index_lv_label,
        &lv_label_class, &lvgl_functions[744], 0,
    },
    {
        LVGL_DICT(lv_led), (const mp_obj_type_t *)&type_lv_led, NULL,
        &lv_led_class, &lvgl_functions[763], 0,
    },
    {
        LVGL_DICT(lv_line), (const mp_obj_type_t *)&type_lv_line, index_lv_line,
        &lv_line_class, &lvgl_functions[771], 0,
    },
    {
        LVGL_DICT(lv_list), (const mp_obj_type_t *)&type_lv_list, NULL,
        &lv_list_class, &lvgl_functions[780], 0,
    },
    {
        LVGL_DICT(lv_menu), (const mp_obj_type_t *)&type_lv_menu, index_lv_menu,
        &lv_menu_class, &lvgl_functions[785], 0,
    },
    {
        LVGL_DICT(lv_menu_cont), (const mp_obj_type_t *)&type_lv_menu_cont, NULL,
        &lv_menu_cont_class, &lvgl_functions[803], 0,
    },
    {
        LVGL_DICT(lv_menu_page), (const mp_obj_type_t *)&type_lv_menu_page, NULL,
        &lv_menu_page_class, &lvgl_functions[804], 0,
    },
    {
        LVGL_DICT(lv_menu_section), (const mp_obj_type_t *)&type_lv_menu_section, NULL,
        &lv_menu_section_class, &lvgl_functions[805], 0,
    },
    {
        LVGL_DICT(lv_menu_separator), (const mp_obj_type_t *)&type_lv_menu_separator, NULL,
        &lv_menu_separator_class, &lvgl_functions[806], 0,
    },
    {
        LVGL_DICT(lv_msgbox), (const mp_obj_type_t *)&type_lv_msgbox, index_lv_msgbox,
        &lv_msgbox_class, &lvgl_functions[807], 0,
    },
    {
        LVGL_DICT(lv_roller), (const mp_obj_type_t *)&type_lv_roller, index_lv_roller,
        &lv_roller_class, &lvgl_functions[820], 0,
    },
    {
        LVGL_DICT(lv_scale), (const mp_obj_type_t *)&type_lv_scale, index_lv_scale,
        &lv_scale_class, &lvgl_functions[831], 0,
    },
    {
        LVGL_DICT(lv_spangroup), (const mp_obj_type_t *)&type_lv_spangroup, index_lv_spangroup,
        &lv_spangroup_class, &lvgl_functions[863], 0,
    },
    {
        LVGL_DICT(lv_spinner), (const mp_obj_type_t *)&type_lv_spinner, NULL,
        &lv_spinner_class, &lvgl_functions[889], 0,
    },
    {
        LVGL_DICT(lv_switch), (const mp_obj_type_t *)&type_lv_switch, NULL,
        &lv_switch_class, &lvgl_functions[895], 0,
    },
    {
        LVGL_DICT(lv_table), (const mp_obj_type_t *)&type_lv_table, index_lv_table,
        &lv_table_class, &lvgl_functions[898], 0,
    },
    {
        LVGL_DICT(lv_tabview), (const mp_obj_type_t *)&type_lv_tabview, index_lv_tabview,
        &lv_tabview_class, &lvgl_functions[915], 0,
    },
    {
        LVGL_DICT(lv_textarea), (const mp_obj_type_t *)&type_lv_textarea, index_lv_textarea,
        &lv_textarea_class, &lvgl_functions[927], 0,
    },
    {
        LVGL_DICT(lv_tileview), (const mp_obj_type_t *)&type_lv_tileview, NULL,
        &lv_tileview_class, &lvgl_functions[965], 0,
    },
    {
        LVGL_DICT(lv_win), (const mp_obj_type_t *)&type_lv_win, NULL,
        &lv_win_class, &lvgl_functions[970], 0,
    },
    {
        LVGL_DICT(lv_animimg), (const mp_obj_type_t *)&type_lv_animimg, index_lv_animimg,
        &lv_animimg_class, &lvgl_functions[975], 12,
    },
    {
        LVGL_DICT(lv_canvas), (const mp_obj_type_t *)&type_lv_canvas, index_lv_canvas,
        &lv_canvas_class, &lvgl_functions[991], 12,
    },
    {
        LVGL_DICT(lv_keyboard), (const mp_obj_type_t *)&type_lv_keyboard, index_lv_keyboard,
        &lv_keyboard_class, &lvgl_functions[1005], 5,
    },
    {
        LVGL_DICT(lv_slider), (const mp_obj_type_t *)&type_lv_slider, index_lv_slider,
        &lv_slider_class, &lvgl_functions[1016], 3,
    },
    {
        LVGL_DICT(lv_spinbox), (const mp_obj_type_t *)&type_lv_spinbox, index_lv_spinbox,
        &lv_spinbox_class, &lvgl_functions[1033], 32,
    },
    {
        LVGL_DICT(lv_barcode), (const mp_obj_type_t *)&type_lv_barcode, index_lv_barcode,
        &lv_barcode_class, &lvgl_functions[1058], 36,
    },
    {
        LVGL_DICT(lv_qrcode), (const mp_obj_type_t *)&type_lv_qrcode, NULL,
        &lv_qrcode_class, &lvgl_functions[1070], 36,
    },
};

static const lvgl_pointer_t global_color_filter_shade = LVGL_GLOBAL(lv_color_filter_dsc_t, lv_color_filter_shade);
static const lvgl_pointer_t global_tree_node_class = LVGL_GLOBAL(lv_tree_class_t, lv_tree_node_class);
LVGL_OPTIONAL(lv_font_montserrat_12);
static const lvgl_pointer_t global_font_montserrat_12 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_12);
LVGL_OPTIONAL(lv_font_montserrat_14);
static const lvgl_pointer_t global_font_montserrat_14 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_14);
LVGL_OPTIONAL(lv_font_montserrat_16);
static const lvgl_pointer_t global_font_montserrat_16 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_16);
LVGL_OPTIONAL(lv_font_montserrat_18);
static const lvgl_pointer_t global_font_montserrat_18 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_18);
LVGL_OPTIONAL(lv_font_montserrat_20);
static const lvgl_pointer_t global_font_montserrat_20 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_20);
LVGL_OPTIONAL(lv_font_montserrat_22);
static const lvgl_pointer_t global_font_montserrat_22 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_22);
LVGL_OPTIONAL(lv_font_montserrat_24);
static const lvgl_pointer_t global_font_montserrat_24 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_24);
LVGL_OPTIONAL(lv_font_montserrat_28);
static const lvgl_pointer_t global_font_montserrat_28 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_28);
LVGL_OPTIONAL(lv_font_montserrat_32);
static const lvgl_pointer_t global_font_montserrat_32 = LVGL_GLOBAL(lv_font_t, lv_font_montserrat_32);
static const lvgl_pointer_t global_obj_class = LVGL_GLOBAL(lv_obj_class_t, lv_obj_class);
static const lvgl_pointer_t global_binfont_font_class = LVGL_GLOBAL(lv_font_class_t, lv_binfont_font_class);
static const lvgl_pointer_t global_builtin_font_class = LVGL_GLOBAL(lv_font_class_t, lv_builtin_font_class);
static const lvgl_pointer_t global_image_class = LVGL_GLOBAL(lv_obj_class_t, lv_image_class);
static const lvgl_pointer_t global_animimg_class = LVGL_GLOBAL(lv_obj_class_t, lv_animimg_class);
static const lvgl_pointer_t global_arc_class = LVGL_GLOBAL(lv_obj_class_t, lv_arc_class);
static const lvgl_pointer_t global_arclabel_class = LVGL_GLOBAL(lv_obj_class_t, lv_arclabel_class);
static const lvgl_pointer_t global_label_class = LVGL_GLOBAL(lv_obj_class_t, lv_label_class);
static const lvgl_pointer_t global_bar_class = LVGL_GLOBAL(lv_obj_class_t, lv_bar_class);
static const lvgl_pointer_t global_button_class = LVGL_GLOBAL(lv_obj_class_t, lv_button_class);
static const lvgl_pointer_t global_buttonmatrix_class = LVGL_GLOBAL(lv_obj_class_t, lv_buttonmatrix_class);
static const lvgl_pointer_t global_calendar_class = LVGL_GLOBAL(lv_obj_class_t, lv_calendar_class);
static const lvgl_pointer_t global_calendar_header_arrow_class = LVGL_GLOBAL(lv_obj_class_t, lv_calendar_header_arrow_class);
static const lvgl_pointer_t global_calendar_header_dropdown_class = LVGL_GLOBAL(lv_obj_class_t, lv_calendar_header_dropdown_class);
static const lvgl_pointer_t global_canvas_class = LVGL_GLOBAL(lv_obj_class_t, lv_canvas_class);
static const lvgl_pointer_t global_chart_class = LVGL_GLOBAL(lv_obj_class_t, lv_chart_class);
static const lvgl_pointer_t global_checkbox_class = LVGL_GLOBAL(lv_obj_class_t, lv_checkbox_class);
static const lvgl_pointer_t global_dropdown_class = LVGL_GLOBAL(lv_obj_class_t, lv_dropdown_class);
static const lvgl_pointer_t global_dropdownlist_class = LVGL_GLOBAL(lv_obj_class_t, lv_dropdownlist_class);
static const lvgl_pointer_t global_gif_class = LVGL_GLOBAL(lv_obj_class_t, lv_gif_class);
static const lvgl_pointer_t global_imagebutton_class = LVGL_GLOBAL(lv_obj_class_t, lv_imagebutton_class);
static const lvgl_pointer_t global_keyboard_class = LVGL_GLOBAL(lv_obj_class_t, lv_keyboard_class);
static const lvgl_pointer_t global_led_class = LVGL_GLOBAL(lv_obj_class_t, lv_led_class);
static const lvgl_pointer_t global_line_class = LVGL_GLOBAL(lv_obj_class_t, lv_line_class);
static const lvgl_pointer_t global_list_class = LVGL_GLOBAL(lv_obj_class_t, lv_list_class);
static const lvgl_pointer_t global_list_text_class = LVGL_GLOBAL(lv_obj_class_t, lv_list_text_class);
static const lvgl_pointer_t global_list_button_class = LVGL_GLOBAL(lv_obj_class_t, lv_list_button_class);
static const lvgl_pointer_t global_menu_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_class);
static const lvgl_pointer_t global_menu_page_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_page_class);
static const lvgl_pointer_t global_menu_cont_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_cont_class);
static const lvgl_pointer_t global_menu_section_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_section_class);
static const lvgl_pointer_t global_menu_separator_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_separator_class);
static const lvgl_pointer_t global_menu_sidebar_cont_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_sidebar_cont_class);
static const lvgl_pointer_t global_menu_main_cont_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_main_cont_class);
static const lvgl_pointer_t global_menu_sidebar_header_cont_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_sidebar_header_cont_class);
static const lvgl_pointer_t global_menu_main_header_cont_class = LVGL_GLOBAL(lv_obj_class_t, lv_menu_main_header_cont_class);
static const lvgl_pointer_t global_msgbox_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_class);
static const lvgl_pointer_t global_msgbox_header_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_header_class);
static const lvgl_pointer_t global_msgbox_content_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_content_class);
static const lvgl_pointer_t global_msgbox_footer_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_footer_class);
static const lvgl_pointer_t global_msgbox_header_button_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_header_button_class);
static const lvgl_pointer_t global_msgbox_footer_button_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_footer_button_class);
static const lvgl_pointer_t global_msgbox_backdrop_class = LVGL_GLOBAL(lv_obj_class_t, lv_msgbox_backdrop_class);
static const lvgl_pointer_t global_roller_class = LVGL_GLOBAL(lv_obj_class_t, lv_roller_class);
static const lvgl_pointer_t global_scale_class = LVGL_GLOBAL(lv_obj_class_t, lv_scale_class);
static const lvgl_pointer_t global_slider_class = LVGL_GLOBAL(lv_obj_class_t, lv_slider_class);
static const lvgl_pointer_t global_spangroup_class = LVGL_GLOBAL(lv_obj_class_t, lv_spangroup_class);
static const lvgl_pointer_t global_textarea_class = LVGL_GLOBAL(lv_obj_class_t, lv_textarea_class);
static const lvgl_pointer_t global_spinbox_class = LVGL_GLOBAL(lv_obj_class_t, lv_spinbox_class);
static const lvgl_pointer_t global_spinner_class = LVGL_GLOBAL(lv_obj_class_t, lv_spinner_class);
static const lvgl_pointer_t global_switch_class = LVGL_GLOBAL(lv_obj_class_t, lv_switch_class);
static const lvgl_pointer_t global_table_class = LVGL_GLOBAL(lv_obj_class_t, lv_table_class);
static const lvgl_pointer_t global_tabview_class = LVGL_GLOBAL(lv_obj_class_t, lv_tabview_class);
static const lvgl_pointer_t global_tileview_class = LVGL_GLOBAL(lv_obj_class_t, lv_tileview_class);
static const lvgl_pointer_t global_tileview_tile_class = LVGL_GLOBAL(lv_obj_class_t, lv_tileview_tile_class);
static const lvgl_pointer_t global_win_class = LVGL_GLOBAL(lv_obj_class_t, lv_win_class);
static const lvgl_pointer_t global_ime_pinyin_class = LVGL_GLOBAL(lv_obj_class_t, lv_ime_pinyin_class);
static const lvgl_pointer_t global_file_explorer_class = LVGL_GLOBAL(lv_obj_class_t, lv_file_explorer_class);
static const lvgl_pointer_t global_barcode_class = LVGL_GLOBAL(lv_obj_class_t, lv_barcode_class);
static const lvgl_pointer_t global_qrcode_class = LVGL_GLOBAL(lv_obj_class_t, lv_qrcode_class);
static const lvgl_pointer_t global_tiny_ttf_font_class = LVGL_GLOBAL(lv_font_class_t, lv_tiny_ttf_font_class);
LVGL_BIG_INT(int_ANIM_REPEAT_INFINITE, LV_ANIM_REPEAT_INFINITE);
LVGL_BIG_INT(int_ANIM_PLAYTIME_INFINITE, LV_ANIM_PLAYTIME_INFINITE);
LVGL_BIG_INT(int_CHART_POINT_NONE, LV_CHART_POINT_NONE);
static const MP_DEFINE_STR_OBJ(text_VERSION_INFO, LVGL_VERSION_INFO);
LVGL_BIG_INT(int_NO_TIMER_READY, LV_NO_TIMER_READY);
LVGL_BIG_INT(int_ANIM_PAUSE_FOREVER, LV_ANIM_PAUSE_FOREVER);
LVGL_BIG_INT(int_COORD_TYPE_MASK, LV_COORD_TYPE_MASK);
LVGL_BIG_INT(int_COORD_TYPE_PX_NEG, LV_COORD_TYPE_PX_NEG);
static const MP_DEFINE_STR_OBJ(text_BIDI_LRO, LV_BIDI_LRO);
static const MP_DEFINE_STR_OBJ(text_BIDI_RLO, LV_BIDI_RLO);
LVGL_BIG_INT(int_STYLE_SENTINEL_VALUE, LV_STYLE_SENTINEL_VALUE);
LVGL_BIG_INT(int_FS_CACHE_FROM_BUFFER, LV_FS_CACHE_FROM_BUFFER);
LVGL_BIG_INT(int_DRAW_LINE_POINT_NONE, LV_DRAW_LINE_POINT_NONE);
static const MP_DEFINE_STR_OBJ(text_ARCLABEL_DEFAULT_TEXT, LV_ARCLABEL_DEFAULT_TEXT);
static const MP_DEFINE_STR_OBJ(text_LABEL_DEFAULT_TEXT, LV_LABEL_DEFAULT_TEXT);

static const mp_rom_map_elem_t table_module[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_lvgl) },
    { MP_ROM_QSTR(MP_QSTR___init__), MP_ROM_PTR(&lvgl_import_obj) },
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&lvgl_init_obj) },
    { MP_ROM_QSTR(MP_QSTR_deinit), MP_ROM_PTR(&lvgl_deinit_obj) },
    { MP_ROM_QSTR(MP_QSTR_LvReferenceError), MP_ROM_PTR(&mp_type_LvReferenceError) },
    { MP_ROM_QSTR(MP_QSTR_Blob), MP_ROM_PTR(&lvgl_blob_type) },
    { MP_ROM_QSTR(MP_QSTR_C_Pointer), MP_ROM_PTR(&lvgl_c_pointer_type) },
    { MP_ROM_QSTR(MP_QSTR_obj), MP_ROM_PTR(&type_lv_obj) },
    { MP_ROM_QSTR(MP_QSTR_arc), MP_ROM_PTR(&type_lv_arc) },
    { MP_ROM_QSTR(MP_QSTR_arclabel), MP_ROM_PTR(&type_lv_arclabel) },
    { MP_ROM_QSTR(MP_QSTR_bar), MP_ROM_PTR(&type_lv_bar) },
    { MP_ROM_QSTR(MP_QSTR_button), MP_ROM_PTR(&type_lv_button) },
    { MP_ROM_QSTR(MP_QSTR_buttonmatrix), MP_ROM_PTR(&type_lv_buttonmatrix) },
    { MP_ROM_QSTR(MP_QSTR_calendar), MP_ROM_PTR(&type_lv_calendar) },
    { MP_ROM_QSTR(MP_QSTR_chart), MP_ROM_PTR(&type_lv_chart) },
    { MP_ROM_QSTR(MP_QSTR_checkbox), MP_ROM_PTR(&type_lv_checkbox) },
    { MP_ROM_QSTR(MP_QSTR_dropdown), MP_ROM_PTR(&type_lv_dropdown) },
    { MP_ROM_QSTR(MP_QSTR_file_explorer), MP_ROM_PTR(&type_lv_file_explorer) },
    { MP_ROM_QSTR(MP_QSTR_gif), MP_ROM_PTR(&type_lv_gif) },
    { MP_ROM_QSTR(MP_QSTR_image), MP_ROM_PTR(&type_lv_image) },
    { MP_ROM_QSTR(MP_QSTR_imagebutton), MP_ROM_PTR(&type_lv_imagebutton) },
    { MP_ROM_QSTR(MP_QSTR_ime_pinyin), MP_ROM_PTR(&type_lv_ime_pinyin) },
    { MP_ROM_QSTR(MP_QSTR_label), MP_ROM_PTR(&type_lv_label) },
    { MP_ROM_QSTR(MP_QSTR_led), MP_ROM_PTR(&type_lv_led) },
    { MP_ROM_QSTR(MP_QSTR_line), MP_ROM_PTR(&type_lv_line) },
    { MP_ROM_QSTR(MP_QSTR_list), MP_ROM_PTR(&type_lv_list) },
    { MP_ROM_QSTR(MP_QSTR_menu), MP_ROM_PTR(&type_lv_menu) },
    { MP_ROM_QSTR(MP_QSTR_menu_cont), MP_ROM_PTR(&type_lv_menu_cont) },
    { MP_ROM_QSTR(MP_QSTR_menu_page), MP_ROM_PTR(&type_lv_menu_page) },
    { MP_ROM_QSTR(MP_QSTR_menu_section), MP_ROM_PTR(&type_lv_menu_section) },
    { MP_ROM_QSTR(MP_QSTR_menu_separator), MP_ROM_PTR(&type_lv_menu_separator) },
    { MP_ROM_QSTR(MP_QSTR_msgbox), MP_ROM_PTR(&type_lv_msgbox) },
    { MP_ROM_QSTR(MP_QSTR_roller), MP_ROM_PTR(&type_lv_roller) },
    { MP_ROM_QSTR(MP_QSTR_scale), MP_ROM_PTR(&type_lv_scale) },
    { MP_ROM_QSTR(MP_QSTR_spangroup), MP_ROM_PTR(&type_lv_spangroup) },
    { MP_ROM_QSTR(MP_QSTR_spinner), MP_ROM_PTR(&type_lv_spinner) },
    { MP_ROM_QSTR(MP_QSTR_switch), MP_ROM_PTR(&type_lv_switch) },
    { MP_ROM_QSTR(MP_QSTR_table), MP_ROM_PTR(&type_lv_table) },
    { MP_ROM_QSTR(MP_QSTR_tabview), MP_ROM_PTR(&type_lv_tabview) },
    { MP_ROM_QSTR(MP_QSTR_textarea), MP_ROM_PTR(&type_lv_textarea) },
    { MP_ROM_QSTR(MP_QSTR_tileview), MP_ROM_PTR(&type_lv_tileview) },
    { MP_ROM_QSTR(MP_QSTR_win), MP_ROM_PTR(&type_lv_win) },
    { MP_ROM_QSTR(MP_QSTR_animimg), MP_ROM_PTR(&type_lv_animimg) },
    { MP_ROM_QSTR(MP_QSTR_canvas), MP_ROM_PTR(&type_lv_canvas) },
    { MP_ROM_QSTR(MP_QSTR_keyboard), MP_ROM_PTR(&type_lv_keyboard) },
    { MP_ROM_QSTR(MP_QSTR_slider), MP_ROM_PTR(&type_lv_slider) },
    { MP_ROM_QSTR(MP_QSTR_spinbox), MP_ROM_PTR(&type_lv_spinbox) },
    { MP_ROM_QSTR(MP_QSTR_barcode), MP_ROM_PTR(&type_lv_barcode) },
    { MP_ROM_QSTR(MP_QSTR_qrcode), MP_ROM_PTR(&type_lv_qrcode) },
    { MP_ROM_QSTR(MP_QSTR_RESULT), MP_ROM_PTR(&enum_0) },
    { MP_ROM_QSTR(MP_QSTR_RB_COLOR), MP_ROM_PTR(&enum_1) },
    { MP_ROM_QSTR(MP_QSTR_ALIGN), MP_ROM_PTR(&enum_2) },
    { MP_ROM_QSTR(MP_QSTR_DIR), MP_ROM_PTR(&enum_3) },
    { MP_ROM_QSTR(MP_QSTR_OPA), MP_ROM_PTR(&enum_4) },
    { MP_ROM_QSTR(MP_QSTR_COLOR_FORMAT), MP_ROM_PTR(&enum_5) },
    { MP_ROM_QSTR(MP_QSTR_PALETTE), MP_ROM_PTR(&enum_6) },
    { MP_ROM_QSTR(MP_QSTR_TREE_WALK), MP_ROM_PTR(&enum_9) },
    { MP_ROM_QSTR(MP_QSTR_SYMBOL), MP_ROM_PTR(&enum_10) },
    { MP_ROM_QSTR(MP_QSTR_FONT_GLYPH_FORMAT), MP_ROM_PTR(&enum_11) },
    { MP_ROM_QSTR(MP_QSTR_FONT_SUBPX), MP_ROM_PTR(&enum_12) },
    { MP_ROM_QSTR(MP_QSTR_FONT_KERNING), MP_ROM_PTR(&enum_13) },
    { MP_ROM_QSTR(MP_QSTR_TEXT_FLAG), MP_ROM_PTR(&enum_14) },
    { MP_ROM_QSTR(MP_QSTR_TEXT_ALIGN), MP_ROM_PTR(&enum_15) },
    { MP_ROM_QSTR(MP_QSTR_BASE_DIR), MP_ROM_PTR(&enum_16) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_DIR), MP_ROM_PTR(&enum_17) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_EXTEND), MP_ROM_PTR(&enum_18) },
    { MP_ROM_QSTR(MP_QSTR_LAYOUT), MP_ROM_PTR(&enum_19) },
    { MP_ROM_QSTR(MP_QSTR_FLEX_ALIGN), MP_ROM_PTR(&enum_20) },
    { MP_ROM_QSTR(MP_QSTR_FLEX_FLOW), MP_ROM_PTR(&enum_21) },
    { MP_ROM_QSTR(MP_QSTR_GRID_ALIGN), MP_ROM_PTR(&enum_22) },
    { MP_ROM_QSTR(MP_QSTR_BLEND_MODE), MP_ROM_PTR(&enum_23) },
    { MP_ROM_QSTR(MP_QSTR_TEXT_DECOR), MP_ROM_PTR(&enum_24) },
    { MP_ROM_QSTR(MP_QSTR_BORDER_SIDE), MP_ROM_PTR(&enum_25) },
    { MP_ROM_QSTR(MP_QSTR_BLUR_QUALITY), MP_ROM_PTR(&enum_26) },
    { MP_ROM_QSTR(MP_QSTR_STYLE), MP_ROM_PTR(&enum_27) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_RES), MP_ROM_PTR(&enum_28) },
    { MP_ROM_QSTR(MP_QSTR_EVENT), MP_ROM_PTR(&enum_29) },
    { MP_ROM_QSTR(MP_QSTR_DISPLAY_ROTATION), MP_ROM_PTR(&enum_30) },
    { MP_ROM_QSTR(MP_QSTR_DISPLAY_RENDER_MODE), MP_ROM_PTR(&enum_31) },
    { MP_ROM_QSTR(MP_QSTR_SCREEN_LOAD_ANIM), MP_ROM_PTR(&enum_32) },
    { MP_ROM_QSTR(MP_QSTR_SCROLLBAR_MODE), MP_ROM_PTR(&enum_35) },
    { MP_ROM_QSTR(MP_QSTR_SCROLL_SNAP), MP_ROM_PTR(&enum_36) },
    { MP_ROM_QSTR(MP_QSTR_STATE), MP_ROM_PTR(&enum_37) },
    { MP_ROM_QSTR(MP_QSTR_PART), MP_ROM_PTR(&enum_38) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_STATE_CMP), MP_ROM_PTR(&enum_39) },
    { MP_ROM_QSTR(MP_QSTR_FS_RES), MP_ROM_PTR(&enum_40) },
    { MP_ROM_QSTR(MP_QSTR_FS_MODE), MP_ROM_PTR(&enum_41) },
    { MP_ROM_QSTR(MP_QSTR_FS_SEEK), MP_ROM_PTR(&enum_42) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_TASK_TYPE), MP_ROM_PTR(&enum_44) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_TASK_STATE), MP_ROM_PTR(&enum_45) },
    { MP_ROM_QSTR(MP_QSTR_LAYER_TYPE), MP_ROM_PTR(&enum_46) },
    { MP_ROM_QSTR(MP_QSTR_KEY), MP_ROM_PTR(&enum_50) },
    { MP_ROM_QSTR(MP_QSTR_GROUP_REFOCUS_POLICY), MP_ROM_PTR(&enum_51) },
    { MP_ROM_QSTR(MP_QSTR_INDEV_TYPE), MP_ROM_PTR(&enum_52) },
    { MP_ROM_QSTR(MP_QSTR_INDEV_STATE), MP_ROM_PTR(&enum_53) },
    { MP_ROM_QSTR(MP_QSTR_INDEV_MODE), MP_ROM_PTR(&enum_54) },
    { MP_ROM_QSTR(MP_QSTR_INDEV_GESTURE), MP_ROM_PTR(&enum_55) },
    { MP_ROM_QSTR(MP_QSTR_COVER_RES), MP_ROM_PTR(&enum_56) },
    { MP_ROM_QSTR(MP_QSTR_SUBJECT_TYPE), MP_ROM_PTR(&enum_58) },
    { MP_ROM_QSTR(MP_QSTR_GRIDNAV_CTRL), MP_ROM_PTR(&enum_59) },
    { MP_ROM_QSTR(MP_QSTR_FONT_FMT_TXT_CMAP), MP_ROM_PTR(&enum_60) },
    { MP_ROM_QSTR(MP_QSTR_FONT_FMT_TXT), MP_ROM_PTR(&enum_61) },
    { MP_ROM_QSTR(MP_QSTR_ANIM_IMAGE_PART), MP_ROM_PTR(&enum_63) },
    { MP_ROM_QSTR(MP_QSTR_SPAN_OVERFLOW), MP_ROM_PTR(&enum_83) },
    { MP_ROM_QSTR(MP_QSTR_SPAN_MODE), MP_ROM_PTR(&enum_84) },
    { MP_ROM_QSTR(MP_QSTR_EXPLORER_SORT), MP_ROM_PTR(&enum_88) },
    { MP_ROM_QSTR(MP_QSTR_EXPLORER), MP_ROM_PTR(&enum_89) },
    { MP_ROM_QSTR(MP_QSTR_ANIM), MP_ROM_PTR(&enum_91) },
    { MP_ROM_QSTR(MP_QSTR_is_initialized), MP_ROM_PTR(&lvgl_functions[1754]) },
    { MP_ROM_QSTR(MP_QSTR_memcmp), MP_ROM_PTR(&lvgl_functions[1755]) },
    { MP_ROM_QSTR(MP_QSTR_memzero), MP_ROM_PTR(&lvgl_functions[1756]) },
    { MP_ROM_QSTR(MP_QSTR_strlen), MP_ROM_PTR(&lvgl_functions[1757]) },
    { MP_ROM_QSTR(MP_QSTR_strnlen), MP_ROM_PTR(&lvgl_functions[1758]) },
    { MP_ROM_QSTR(MP_QSTR_strcmp), MP_ROM_PTR(&lvgl_functions[1759]) },
    { MP_ROM_QSTR(MP_QSTR_strncmp), MP_ROM_PTR(&lvgl_functions[1760]) },
    { MP_ROM_QSTR(MP_QSTR_streq), MP_ROM_PTR(&lvgl_functions[1761]) },
    { MP_ROM_QSTR(MP_QSTR_strchr), MP_ROM_PTR(&lvgl_functions[1762]) },
    { MP_ROM_QSTR(MP_QSTR_mem_test), MP_ROM_PTR(&lvgl_functions[1763]) },
    { MP_ROM_QSTR(MP_QSTR_mem_monitor), MP_ROM_PTR(&lvgl_functions[1362]) },
    { MP_ROM_QSTR(MP_QSTR_snprintf), MP_ROM_PTR(&lvgl_functions[1764]) },
    { MP_ROM_QSTR(MP_QSTR_tick_inc), MP_ROM_PTR(&lvgl_functions[1765]) },
    { MP_ROM_QSTR(MP_QSTR_tick_get), MP_ROM_PTR(&lvgl_functions[1766]) },
    { MP_ROM_QSTR(MP_QSTR_tick_elaps), MP_ROM_PTR(&lvgl_functions[1767]) },
    { MP_ROM_QSTR(MP_QSTR_tick_diff), MP_ROM_PTR(&lvgl_functions[1768]) },
    { MP_ROM_QSTR(MP_QSTR_delay_ms), MP_ROM_PTR(&lvgl_functions[1769]) },
    { MP_ROM_QSTR(MP_QSTR_delay_set_cb), MP_ROM_PTR(&lvgl_functions[1770]) },
    { MP_ROM_QSTR(MP_QSTR_tick_set_cb), MP_ROM_PTR(&lvgl_functions[1771]) },
    { MP_ROM_QSTR(MP_QSTR_tick_get_cb), MP_ROM_PTR(&lvgl_functions[1772]) },
    { MP_ROM_QSTR(MP_QSTR_timer_handler), MP_ROM_PTR(&lvgl_functions[1773]) },
    { MP_ROM_QSTR(MP_QSTR_timer_handler_run_in_period), MP_ROM_PTR(&lvgl_functions[1774]) },
    { MP_ROM_QSTR(MP_QSTR_timer_periodic_handler), MP_ROM_PTR(&lvgl_functions[1775]) },
    { MP_ROM_QSTR(MP_QSTR_timer_handler_set_resume_cb), MP_ROM_PTR(&lvgl_functions[1776]) },
    { MP_ROM_QSTR(MP_QSTR_timer_create_basic), MP_ROM_PTR(&lvgl_functions[1777]) },
    { MP_ROM_QSTR(MP_QSTR_timer_create), MP_ROM_PTR(&lvgl_functions[1778]) },
    { MP_ROM_QSTR(MP_QSTR_timer_enable), MP_ROM_PTR(&lvgl_functions[1779]) },
    { MP_ROM_QSTR(MP_QSTR_timer_get_idle), MP_ROM_PTR(&lvgl_functions[1780]) },
    { MP_ROM_QSTR(MP_QSTR_timer_get_time_until_next), MP_ROM_PTR(&lvgl_functions[1781]) },
    { MP_ROM_QSTR(MP_QSTR_trigo_sin), MP_ROM_PTR(&lvgl_functions[1782]) },
    { MP_ROM_QSTR(MP_QSTR_trigo_cos), MP_ROM_PTR(&lvgl_functions[1783]) },
    { MP_ROM_QSTR(MP_QSTR_cubic_bezier), MP_ROM_PTR(&lvgl_functions[1784]) },
    { MP_ROM_QSTR(MP_QSTR_bezier3), MP_ROM_PTR(&lvgl_functions[1785]) },
    { MP_ROM_QSTR(MP_QSTR_atan2), MP_ROM_PTR(&lvgl_functions[1786]) },
    { MP_ROM_QSTR(MP_QSTR_sqrt), MP_ROM_PTR(&lvgl_functions[1787]) },
    { MP_ROM_QSTR(MP_QSTR_sqrt32), MP_ROM_PTR(&lvgl_functions[1788]) },
    { MP_ROM_QSTR(MP_QSTR_sqr), MP_ROM_PTR(&lvgl_functions[1789]) },
    { MP_ROM_QSTR(MP_QSTR_pow), MP_ROM_PTR(&lvgl_functions[1790]) },
    { MP_ROM_QSTR(MP_QSTR_map), MP_ROM_PTR(&lvgl_functions[1791]) },
    { MP_ROM_QSTR(MP_QSTR_rand_set_seed), MP_ROM_PTR(&lvgl_functions[1792]) },
    { MP_ROM_QSTR(MP_QSTR_rand), MP_ROM_PTR(&lvgl_functions[1793]) },
    { MP_ROM_QSTR(MP_QSTR_async_call), MP_ROM_PTR(&lvgl_functions[1794]) },
    { MP_ROM_QSTR(MP_QSTR_async_call_cancel), MP_ROM_PTR(&lvgl_functions[1795]) },
    { MP_ROM_QSTR(MP_QSTR_anim_delete), MP_ROM_PTR(&lvgl_functions[1796]) },
    { MP_ROM_QSTR(MP_QSTR_anim_delete_all), MP_ROM_PTR(&lvgl_functions[1797]) },
    { MP_ROM_QSTR(MP_QSTR_anim_get), MP_ROM_PTR(&lvgl_functions[1798]) },
    { MP_ROM_QSTR(MP_QSTR_anim_get_timer), MP_ROM_PTR(&lvgl_functions[1799]) },
    { MP_ROM_QSTR(MP_QSTR_anim_count_running), MP_ROM_PTR(&lvgl_functions[1800]) },
    { MP_ROM_QSTR(MP_QSTR_anim_speed), MP_ROM_PTR(&lvgl_functions[1801]) },
    { MP_ROM_QSTR(MP_QSTR_anim_speed_clamped), MP_ROM_PTR(&lvgl_functions[1802]) },
    { MP_ROM_QSTR(MP_QSTR_anim_resolve_speed), MP_ROM_PTR(&lvgl_functions[1803]) },
    { MP_ROM_QSTR(MP_QSTR_anim_speed_to_time), MP_ROM_PTR(&lvgl_functions[1804]) },
    { MP_ROM_QSTR(MP_QSTR_anim_refr_now), MP_ROM_PTR(&lvgl_functions[1805]) },
    { MP_ROM_QSTR(MP_QSTR_anim_timeline_create), MP_ROM_PTR(&lvgl_functions[1806]) },
    { MP_ROM_QSTR(MP_QSTR_rb_minimum_from), MP_ROM_PTR(&lvgl_functions[1306]) },
    { MP_ROM_QSTR(MP_QSTR_rb_maximum_from), MP_ROM_PTR(&lvgl_functions[1307]) },
    { MP_ROM_QSTR(MP_QSTR_point_from_precise), MP_ROM_PTR(&lvgl_functions[1443]) },
    { MP_ROM_QSTR(MP_QSTR_pct), MP_ROM_PTR(&lvgl_functions[1807]) },
    { MP_ROM_QSTR(MP_QSTR_pct_to_px), MP_ROM_PTR(&lvgl_functions[1808]) },
    { MP_ROM_QSTR(MP_QSTR_color_format_get_bpp), MP_ROM_PTR(&lvgl_functions[1809]) },
    { MP_ROM_QSTR(MP_QSTR_color_format_get_size), MP_ROM_PTR(&lvgl_functions[1810]) },
    { MP_ROM_QSTR(MP_QSTR_color_format_has_alpha), MP_ROM_PTR(&lvgl_functions[1811]) },
    { MP_ROM_QSTR(MP_QSTR_color_to_32), MP_ROM_PTR(&lvgl_functions[1456]) },
    { MP_ROM_QSTR(MP_QSTR_color_to_int), MP_ROM_PTR(&lvgl_functions[1457]) },
    { MP_ROM_QSTR(MP_QSTR_color_eq), MP_ROM_PTR(&lvgl_functions[1458]) },
    { MP_ROM_QSTR(MP_QSTR_color32_eq), MP_ROM_PTR(&lvgl_functions[1471]) },
    { MP_ROM_QSTR(MP_QSTR_color_hex), MP_ROM_PTR(&lvgl_functions[1812]) },
    { MP_ROM_QSTR(MP_QSTR_color_make), MP_ROM_PTR(&lvgl_functions[1813]) },
    { MP_ROM_QSTR(MP_QSTR_color32_make), MP_ROM_PTR(&lvgl_functions[1814]) },
    { MP_ROM_QSTR(MP_QSTR_color_hex3), MP_ROM_PTR(&lvgl_functions[1815]) },
    { MP_ROM_QSTR(MP_QSTR_color_is_in_range), MP_ROM_PTR(&lvgl_functions[1459]) },
    { MP_ROM_QSTR(MP_QSTR_color16_to_color), MP_ROM_PTR(&lvgl_functions[1468]) },
    { MP_ROM_QSTR(MP_QSTR_color_to_u16), MP_ROM_PTR(&lvgl_functions[1460]) },
    { MP_ROM_QSTR(MP_QSTR_color_to_u32), MP_ROM_PTR(&lvgl_functions[1461]) },
    { MP_ROM_QSTR(MP_QSTR_color_16_16_mix), MP_ROM_PTR(&lvgl_functions[1816]) },
    { MP_ROM_QSTR(MP_QSTR_color_lighten), MP_ROM_PTR(&lvgl_functions[1462]) },
    { MP_ROM_QSTR(MP_QSTR_color_darken), MP_ROM_PTR(&lvgl_functions[1463]) },
    { MP_ROM_QSTR(MP_QSTR_color_hsv_to_rgb), MP_ROM_PTR(&lvgl_functions[1817]) },
    { MP_ROM_QSTR(MP_QSTR_color_rgb_to_hsv), MP_ROM_PTR(&lvgl_functions[1818]) },
    { MP_ROM_QSTR(MP_QSTR_color_to_hsv), MP_ROM_PTR(&lvgl_functions[1464]) },
    { MP_ROM_QSTR(MP_QSTR_color_white), MP_ROM_PTR(&lvgl_functions[1819]) },
    { MP_ROM_QSTR(MP_QSTR_color_black), MP_ROM_PTR(&lvgl_functions[1820]) },
    { MP_ROM_QSTR(MP_QSTR_color_premultiply), MP_ROM_PTR(&lvgl_functions[1821]) },
    { MP_ROM_QSTR(MP_QSTR_color_luminance), MP_ROM_PTR(&lvgl_functions[1465]) },
    { MP_ROM_QSTR(MP_QSTR_color16_luminance), MP_ROM_PTR(&lvgl_functions[1470]) },
    { MP_ROM_QSTR(MP_QSTR_color24_luminance), MP_ROM_PTR(&lvgl_functions[1822]) },
    { MP_ROM_QSTR(MP_QSTR_color32_luminance), MP_ROM_PTR(&lvgl_functions[1472]) },
    { MP_ROM_QSTR(MP_QSTR_color_swap_16), MP_ROM_PTR(&lvgl_functions[1823]) },
    { MP_ROM_QSTR(MP_QSTR_palette_main), MP_ROM_PTR(&lvgl_functions[1824]) },
    { MP_ROM_QSTR(MP_QSTR_palette_lighten), MP_ROM_PTR(&lvgl_functions[1825]) },
    { MP_ROM_QSTR(MP_QSTR_palette_darken), MP_ROM_PTR(&lvgl_functions[1826]) },
    { MP_ROM_QSTR(MP_QSTR_color_mix), MP_ROM_PTR(&lvgl_functions[1466]) },
    { MP_ROM_QSTR(MP_QSTR_color_mix32), MP_ROM_PTR(&lvgl_functions[1827]) },
    { MP_ROM_QSTR(MP_QSTR_color_mix32_premultiplied), MP_ROM_PTR(&lvgl_functions[1828]) },
    { MP_ROM_QSTR(MP_QSTR_color_brightness), MP_ROM_PTR(&lvgl_functions[1467]) },
    { MP_ROM_QSTR(MP_QSTR_color_over32), MP_ROM_PTR(&lvgl_functions[1829]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_init_with_default_handlers), MP_ROM_PTR(&lvgl_functions[1332]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_get_handlers), MP_ROM_PTR(&lvgl_functions[1830]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_get_font_handlers), MP_ROM_PTR(&lvgl_functions[1831]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_get_image_handlers), MP_ROM_PTR(&lvgl_functions[1832]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_align), MP_ROM_PTR(&lvgl_functions[1833]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_align_ex), MP_ROM_PTR(&lvgl_functions[1334]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_width_to_stride), MP_ROM_PTR(&lvgl_functions[1834]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_width_to_stride_ex), MP_ROM_PTR(&lvgl_functions[1335]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_create), MP_ROM_PTR(&lvgl_functions[1835]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_create_ex), MP_ROM_PTR(&lvgl_functions[1336]) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_dup_ex), MP_ROM_PTR(&lvgl_functions[1337]) },
    { MP_ROM_QSTR(MP_QSTR_image_buf_set_palette), MP_ROM_PTR(&lvgl_functions[1474]) },
    { MP_ROM_QSTR(MP_QSTR_image_buf_free), MP_ROM_PTR(&lvgl_functions[1475]) },
    { MP_ROM_QSTR(MP_QSTR_utils_bsearch), MP_ROM_PTR(&lvgl_functions[1836]) },
    { MP_ROM_QSTR(MP_QSTR_swap_bytes_32), MP_ROM_PTR(&lvgl_functions[1837]) },
    { MP_ROM_QSTR(MP_QSTR_swap_bytes_16), MP_ROM_PTR(&lvgl_functions[1838]) },
    { MP_ROM_QSTR(MP_QSTR_iter_create), MP_ROM_PTR(&lvgl_functions[1839]) },
    { MP_ROM_QSTR(MP_QSTR_circle_buf_create), MP_ROM_PTR(&lvgl_functions[1840]) },
    { MP_ROM_QSTR(MP_QSTR_circle_buf_create_from_buf), MP_ROM_PTR(&lvgl_functions[1841]) },
    { MP_ROM_QSTR(MP_QSTR_circle_buf_create_from_array), MP_ROM_PTR(&lvgl_functions[1842]) },
    { MP_ROM_QSTR(MP_QSTR_tree_node_create), MP_ROM_PTR(&lvgl_functions[1494]) },
    { MP_ROM_QSTR(MP_QSTR_tree_walk), MP_ROM_PTR(&lvgl_functions[1496]) },
    { MP_ROM_QSTR(MP_QSTR_lock), MP_ROM_PTR(&lvgl_functions[1843]) },
    { MP_ROM_QSTR(MP_QSTR_lock_isr), MP_ROM_PTR(&lvgl_functions[1844]) },
    { MP_ROM_QSTR(MP_QSTR_unlock), MP_ROM_PTR(&lvgl_functions[1845]) },
    { MP_ROM_QSTR(MP_QSTR_sleep_ms), MP_ROM_PTR(&lvgl_functions[1846]) },
    { MP_ROM_QSTR(MP_QSTR_font_get_glyph_bitmap), MP_ROM_PTR(&lvgl_functions[1497]) },
    { MP_ROM_QSTR(MP_QSTR_font_get_glyph_static_bitmap), MP_ROM_PTR(&lvgl_functions[1498]) },
    { MP_ROM_QSTR(MP_QSTR_font_glyph_release_draw_data), MP_ROM_PTR(&lvgl_functions[1499]) },
    { MP_ROM_QSTR(MP_QSTR_font_get_default), MP_ROM_PTR(&lvgl_functions[1847]) },
    { MP_ROM_QSTR(MP_QSTR_text_get_size), MP_ROM_PTR(&lvgl_functions[1848]) },
    { MP_ROM_QSTR(MP_QSTR_bidi_calculate_align), MP_ROM_PTR(&lvgl_functions[1849]) },
    { MP_ROM_QSTR(MP_QSTR_grad_init_stops), MP_ROM_PTR(&lvgl_functions[1508]) },
    { MP_ROM_QSTR(MP_QSTR_grad_horizontal_init), MP_ROM_PTR(&lvgl_functions[1509]) },
    { MP_ROM_QSTR(MP_QSTR_grad_vertical_init), MP_ROM_PTR(&lvgl_functions[1510]) },
    { MP_ROM_QSTR(MP_QSTR_grad_linear_init), MP_ROM_PTR(&lvgl_functions[1511]) },
    { MP_ROM_QSTR(MP_QSTR_grad_radial_init), MP_ROM_PTR(&lvgl_functions[1512]) },
    { MP_ROM_QSTR(MP_QSTR_grad_radial_set_focal), MP_ROM_PTR(&lvgl_functions[1513]) },
    { MP_ROM_QSTR(MP_QSTR_grad_conical_init), MP_ROM_PTR(&lvgl_functions[1514]) },
    { MP_ROM_QSTR(MP_QSTR_layout_create), MP_ROM_PTR(&lvgl_functions[1515]) },
    { MP_ROM_QSTR(MP_QSTR_layout_register), MP_ROM_PTR(&lvgl_functions[1850]) },
    { MP_ROM_QSTR(MP_QSTR_flex_init), MP_ROM_PTR(&lvgl_functions[1851]) },
    { MP_ROM_QSTR(MP_QSTR_grid_init), MP_ROM_PTR(&lvgl_functions[1852]) },
    { MP_ROM_QSTR(MP_QSTR_grid_fr), MP_ROM_PTR(&lvgl_functions[1853]) },
    { MP_ROM_QSTR(MP_QSTR_style_register_prop), MP_ROM_PTR(&lvgl_functions[1854]) },
    { MP_ROM_QSTR(MP_QSTR_style_get_num_custom_props), MP_ROM_PTR(&lvgl_functions[1855]) },
    { MP_ROM_QSTR(MP_QSTR_style_prop_get_default), MP_ROM_PTR(&lvgl_functions[1856]) },
    { MP_ROM_QSTR(MP_QSTR_style_get_prop_group), MP_ROM_PTR(&lvgl_functions[1857]) },
    { MP_ROM_QSTR(MP_QSTR_style_prop_lookup_flags), MP_ROM_PTR(&lvgl_functions[1858]) },
    { MP_ROM_QSTR(MP_QSTR_style_prop_has_flag), MP_ROM_PTR(&lvgl_functions[1859]) },
    { MP_ROM_QSTR(MP_QSTR_event_send), MP_ROM_PTR(&lvgl_functions[1664]) },
    { MP_ROM_QSTR(MP_QSTR_event_add), MP_ROM_PTR(&lvgl_functions[1665]) },
    { MP_ROM_QSTR(MP_QSTR_event_remove_dsc), MP_ROM_PTR(&lvgl_functions[1666]) },
    { MP_ROM_QSTR(MP_QSTR_event_get_count), MP_ROM_PTR(&lvgl_functions[1667]) },
    { MP_ROM_QSTR(MP_QSTR_event_get_dsc), MP_ROM_PTR(&lvgl_functions[1668]) },
    { MP_ROM_QSTR(MP_QSTR_event_remove), MP_ROM_PTR(&lvgl_functions[1669]) },
    { MP_ROM_QSTR(MP_QSTR_event_remove_all), MP_ROM_PTR(&lvgl_functions[1670]) },
    { MP_ROM_QSTR(MP_QSTR_event_register_id), MP_ROM_PTR(&lvgl_functions[1860]) },
    { MP_ROM_QSTR(MP_QSTR_event_code_get_name), MP_ROM_PTR(&lvgl_functions[1861]) },
    { MP_ROM_QSTR(MP_QSTR_display_create), MP_ROM_PTR(&lvgl_functions[1862]) },
    { MP_ROM_QSTR(MP_QSTR_display_get_default), MP_ROM_PTR(&lvgl_functions[1863]) },
    { MP_ROM_QSTR(MP_QSTR_screen_load), MP_ROM_PTR(&lvgl_functions[1864]) },
    { MP_ROM_QSTR(MP_QSTR_screen_load_anim), MP_ROM_PTR(&lvgl_functions[1865]) },
    { MP_ROM_QSTR(MP_QSTR_screen_active), MP_ROM_PTR(&lvgl_functions[1866]) },
    { MP_ROM_QSTR(MP_QSTR_layer_top), MP_ROM_PTR(&lvgl_functions[1867]) },
    { MP_ROM_QSTR(MP_QSTR_layer_sys), MP_ROM_PTR(&lvgl_functions[1868]) },
    { MP_ROM_QSTR(MP_QSTR_layer_bottom), MP_ROM_PTR(&lvgl_functions[1869]) },
    { MP_ROM_QSTR(MP_QSTR_dpx), MP_ROM_PTR(&lvgl_functions[1870]) },
    { MP_ROM_QSTR(MP_QSTR_obj_delete_anim_completed_cb), MP_ROM_PTR(&lvgl_functions[1871]) },
    { MP_ROM_QSTR(MP_QSTR_clamp_width), MP_ROM_PTR(&lvgl_functions[1872]) },
    { MP_ROM_QSTR(MP_QSTR_clamp_height), MP_ROM_PTR(&lvgl_functions[1873]) },
    { MP_ROM_QSTR(MP_QSTR_obj_report_style_change), MP_ROM_PTR(&lvgl_functions[1874]) },
    { MP_ROM_QSTR(MP_QSTR_fs_get_drv), MP_ROM_PTR(&lvgl_functions[1875]) },
    { MP_ROM_QSTR(MP_QSTR_fs_remove_drive), MP_ROM_PTR(&lvgl_functions[1876]) },
    { MP_ROM_QSTR(MP_QSTR_fs_is_ready), MP_ROM_PTR(&lvgl_functions[1877]) },
    { MP_ROM_QSTR(MP_QSTR_fs_open), MP_ROM_PTR(&lvgl_functions[1673]) },
    { MP_ROM_QSTR(MP_QSTR_fs_make_path_from_buffer), MP_ROM_PTR(&lvgl_functions[1683]) },
    { MP_ROM_QSTR(MP_QSTR_fs_get_buffer_from_path), MP_ROM_PTR(&lvgl_functions[1684]) },
    { MP_ROM_QSTR(MP_QSTR_fs_close), MP_ROM_PTR(&lvgl_functions[1674]) },
    { MP_ROM_QSTR(MP_QSTR_fs_read), MP_ROM_PTR(&lvgl_functions[1675]) },
    { MP_ROM_QSTR(MP_QSTR_fs_write), MP_ROM_PTR(&lvgl_functions[1676]) },
    { MP_ROM_QSTR(MP_QSTR_fs_seek), MP_ROM_PTR(&lvgl_functions[1677]) },
    { MP_ROM_QSTR(MP_QSTR_fs_tell), MP_ROM_PTR(&lvgl_functions[1678]) },
    { MP_ROM_QSTR(MP_QSTR_fs_get_size), MP_ROM_PTR(&lvgl_functions[1679]) },
    { MP_ROM_QSTR(MP_QSTR_fs_path_get_size), MP_ROM_PTR(&lvgl_functions[1878]) },
    { MP_ROM_QSTR(MP_QSTR_fs_load_to_buf), MP_ROM_PTR(&lvgl_functions[1879]) },
    { MP_ROM_QSTR(MP_QSTR_fs_load_with_alloc), MP_ROM_PTR(&lvgl_functions[1880]) },
    { MP_ROM_QSTR(MP_QSTR_fs_get_letters), MP_ROM_PTR(&lvgl_functions[1881]) },
    { MP_ROM_QSTR(MP_QSTR_fs_get_ext), MP_ROM_PTR(&lvgl_functions[1882]) },
    { MP_ROM_QSTR(MP_QSTR_fs_up), MP_ROM_PTR(&lvgl_functions[1883]) },
    { MP_ROM_QSTR(MP_QSTR_fs_get_last), MP_ROM_PTR(&lvgl_functions[1884]) },
    { MP_ROM_QSTR(MP_QSTR_fs_path_join), MP_ROM_PTR(&lvgl_functions[1885]) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_open), MP_ROM_PTR(&lvgl_functions[1302]) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_get_area), MP_ROM_PTR(&lvgl_functions[1303]) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_close), MP_ROM_PTR(&lvgl_functions[1304]) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_post_process), MP_ROM_PTR(&lvgl_functions[1305]) },
    { MP_ROM_QSTR(MP_QSTR_draw_init), MP_ROM_PTR(&lvgl_functions[1886]) },
    { MP_ROM_QSTR(MP_QSTR_draw_deinit), MP_ROM_PTR(&lvgl_functions[1887]) },
    { MP_ROM_QSTR(MP_QSTR_draw_create_unit), MP_ROM_PTR(&lvgl_functions[1888]) },
    { MP_ROM_QSTR(MP_QSTR_draw_add_task), MP_ROM_PTR(&lvgl_functions[1889]) },
    { MP_ROM_QSTR(MP_QSTR_draw_finalize_task_creation), MP_ROM_PTR(&lvgl_functions[1890]) },
    { MP_ROM_QSTR(MP_QSTR_draw_dispatch), MP_ROM_PTR(&lvgl_functions[1891]) },
    { MP_ROM_QSTR(MP_QSTR_draw_dispatch_layer), MP_ROM_PTR(&lvgl_functions[1892]) },
    { MP_ROM_QSTR(MP_QSTR_draw_dispatch_wait_for_request), MP_ROM_PTR(&lvgl_functions[1893]) },
    { MP_ROM_QSTR(MP_QSTR_draw_wait_for_finish), MP_ROM_PTR(&lvgl_functions[1894]) },
    { MP_ROM_QSTR(MP_QSTR_draw_dispatch_request), MP_ROM_PTR(&lvgl_functions[1895]) },
    { MP_ROM_QSTR(MP_QSTR_draw_get_unit_count), MP_ROM_PTR(&lvgl_functions[1896]) },
    { MP_ROM_QSTR(MP_QSTR_draw_get_available_task), MP_ROM_PTR(&lvgl_functions[1897]) },
    { MP_ROM_QSTR(MP_QSTR_draw_get_next_available_task), MP_ROM_PTR(&lvgl_functions[1898]) },
    { MP_ROM_QSTR(MP_QSTR_draw_get_dependent_count), MP_ROM_PTR(&lvgl_functions[1171]) },
    { MP_ROM_QSTR(MP_QSTR_draw_unit_send_event), MP_ROM_PTR(&lvgl_functions[1899]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer_create), MP_ROM_PTR(&lvgl_functions[1900]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer_init), MP_ROM_PTR(&lvgl_functions[1901]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer_alloc_buf), MP_ROM_PTR(&lvgl_functions[1902]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer_go_to_xy), MP_ROM_PTR(&lvgl_functions[1903]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer_create_drop_shadow), MP_ROM_PTR(&lvgl_functions[1904]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer_finish_drop_shadow), MP_ROM_PTR(&lvgl_functions[1905]) },
    { MP_ROM_QSTR(MP_QSTR_draw_fill), MP_ROM_PTR(&lvgl_functions[1906]) },
    { MP_ROM_QSTR(MP_QSTR_draw_border), MP_ROM_PTR(&lvgl_functions[1907]) },
    { MP_ROM_QSTR(MP_QSTR_draw_box_shadow), MP_ROM_PTR(&lvgl_functions[1908]) },
    { MP_ROM_QSTR(MP_QSTR_draw_rect), MP_ROM_PTR(&lvgl_functions[1909]) },
    { MP_ROM_QSTR(MP_QSTR_draw_label), MP_ROM_PTR(&lvgl_functions[1910]) },
    { MP_ROM_QSTR(MP_QSTR_draw_character), MP_ROM_PTR(&lvgl_functions[1911]) },
    { MP_ROM_QSTR(MP_QSTR_draw_letter), MP_ROM_PTR(&lvgl_functions[1912]) },
    { MP_ROM_QSTR(MP_QSTR_draw_label_iterate_characters), MP_ROM_PTR(&lvgl_functions[1179]) },
    { MP_ROM_QSTR(MP_QSTR_draw_unit_draw_letter), MP_ROM_PTR(&lvgl_functions[1180]) },
    { MP_ROM_QSTR(MP_QSTR_draw_image), MP_ROM_PTR(&lvgl_functions[1913]) },
    { MP_ROM_QSTR(MP_QSTR_draw_layer), MP_ROM_PTR(&lvgl_functions[1914]) },
    { MP_ROM_QSTR(MP_QSTR_draw_line), MP_ROM_PTR(&lvgl_functions[1915]) },
    { MP_ROM_QSTR(MP_QSTR_draw_line_iterate), MP_ROM_PTR(&lvgl_functions[1183]) },
    { MP_ROM_QSTR(MP_QSTR_draw_arc), MP_ROM_PTR(&lvgl_functions[1916]) },
    { MP_ROM_QSTR(MP_QSTR_draw_arc_get_area), MP_ROM_PTR(&lvgl_functions[1917]) },
    { MP_ROM_QSTR(MP_QSTR_draw_triangle), MP_ROM_PTR(&lvgl_functions[1918]) },
    { MP_ROM_QSTR(MP_QSTR_draw_blur), MP_ROM_PTR(&lvgl_functions[1919]) },
    { MP_ROM_QSTR(MP_QSTR_group_create), MP_ROM_PTR(&lvgl_functions[1920]) },
    { MP_ROM_QSTR(MP_QSTR_group_get_default), MP_ROM_PTR(&lvgl_functions[1921]) },
    { MP_ROM_QSTR(MP_QSTR_group_swap_obj), MP_ROM_PTR(&lvgl_functions[1922]) },
    { MP_ROM_QSTR(MP_QSTR_group_remove_obj), MP_ROM_PTR(&lvgl_functions[1923]) },
    { MP_ROM_QSTR(MP_QSTR_group_focus_obj), MP_ROM_PTR(&lvgl_functions[1924]) },
    { MP_ROM_QSTR(MP_QSTR_group_get_count), MP_ROM_PTR(&lvgl_functions[1925]) },
    { MP_ROM_QSTR(MP_QSTR_group_by_index), MP_ROM_PTR(&lvgl_functions[1926]) },
    { MP_ROM_QSTR(MP_QSTR_indev_create), MP_ROM_PTR(&lvgl_functions[1927]) },
    { MP_ROM_QSTR(MP_QSTR_indev_read_timer_cb), MP_ROM_PTR(&lvgl_functions[1928]) },
    { MP_ROM_QSTR(MP_QSTR_indev_active), MP_ROM_PTR(&lvgl_functions[1929]) },
    { MP_ROM_QSTR(MP_QSTR_indev_get_active_obj), MP_ROM_PTR(&lvgl_functions[1930]) },
    { MP_ROM_QSTR(MP_QSTR_indev_search_obj), MP_ROM_PTR(&lvgl_functions[1931]) },
    { MP_ROM_QSTR(MP_QSTR_obj_event_base), MP_ROM_PTR(&lvgl_functions[1078]) },
    { MP_ROM_QSTR(MP_QSTR_refr_now), MP_ROM_PTR(&lvgl_functions[1932]) },
    { MP_ROM_QSTR(MP_QSTR_obj_redraw), MP_ROM_PTR(&lvgl_functions[1933]) },
    { MP_ROM_QSTR(MP_QSTR_display_refr_timer), MP_ROM_PTR(&lvgl_functions[1934]) },
    { MP_ROM_QSTR(MP_QSTR_gridnav_add), MP_ROM_PTR(&lvgl_functions[1935]) },
    { MP_ROM_QSTR(MP_QSTR_gridnav_remove), MP_ROM_PTR(&lvgl_functions[1936]) },
    { MP_ROM_QSTR(MP_QSTR_gridnav_set_focused), MP_ROM_PTR(&lvgl_functions[1937]) },
    { MP_ROM_QSTR(MP_QSTR_binfont_create), MP_ROM_PTR(&lvgl_functions[1938]) },
    { MP_ROM_QSTR(MP_QSTR_binfont_destroy), MP_ROM_PTR(&lvgl_functions[1939]) },
    { MP_ROM_QSTR(MP_QSTR_font_get_bitmap_fmt_txt), MP_ROM_PTR(&lvgl_functions[1500]) },
    { MP_ROM_QSTR(MP_QSTR_imgfont_create), MP_ROM_PTR(&lvgl_functions[1940]) },
    { MP_ROM_QSTR(MP_QSTR_imgfont_destroy), MP_ROM_PTR(&lvgl_functions[1941]) },
    { MP_ROM_QSTR(MP_QSTR_keyboard_def_event_cb), MP_ROM_PTR(&lvgl_functions[1942]) },
    { MP_ROM_QSTR(MP_QSTR_span_stack_init), MP_ROM_PTR(&lvgl_functions[1943]) },
    { MP_ROM_QSTR(MP_QSTR_span_stack_deinit), MP_ROM_PTR(&lvgl_functions[1944]) },
    { MP_ROM_QSTR(MP_QSTR_monkey_create), MP_ROM_PTR(&lvgl_functions[1731]) },
    { MP_ROM_QSTR(MP_QSTR_fragment_create), MP_ROM_PTR(&lvgl_functions[1753]) },
    { MP_ROM_QSTR(MP_QSTR_bin_decoder_init), MP_ROM_PTR(&lvgl_functions[1945]) },
    { MP_ROM_QSTR(MP_QSTR_bin_decoder_info), MP_ROM_PTR(&lvgl_functions[1946]) },
    { MP_ROM_QSTR(MP_QSTR_bin_decoder_get_area), MP_ROM_PTR(&lvgl_functions[1947]) },
    { MP_ROM_QSTR(MP_QSTR_bin_decoder_open), MP_ROM_PTR(&lvgl_functions[1948]) },
    { MP_ROM_QSTR(MP_QSTR_bin_decoder_close), MP_ROM_PTR(&lvgl_functions[1949]) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_create_file), MP_ROM_PTR(&lvgl_functions[1950]) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_create_file_ex), MP_ROM_PTR(&lvgl_functions[1951]) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_create_data), MP_ROM_PTR(&lvgl_functions[1952]) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_create_data_ex), MP_ROM_PTR(&lvgl_functions[1953]) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_set_size), MP_ROM_PTR(&lvgl_functions[1954]) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_destroy), MP_ROM_PTR(&lvgl_functions[1955]) },
    { MP_ROM_QSTR(MP_QSTR_draw_sw_i1_to_argb8888), MP_ROM_PTR(&lvgl_functions[1956]) },
    { MP_ROM_QSTR(MP_QSTR_draw_sw_rgb565_swap), MP_ROM_PTR(&lvgl_functions[1957]) },
    { MP_ROM_QSTR(MP_QSTR_draw_sw_i1_invert), MP_ROM_PTR(&lvgl_functions[1958]) },
    { MP_ROM_QSTR(MP_QSTR_draw_sw_i1_convert_to_vtiled), MP_ROM_PTR(&lvgl_functions[1959]) },
    { MP_ROM_QSTR(MP_QSTR_draw_sw_rotate), MP_ROM_PTR(&lvgl_functions[1960]) },
    { MP_ROM_QSTR(MP_QSTR_snapshot_take), MP_ROM_PTR(&lvgl_functions[1961]) },
    { MP_ROM_QSTR(MP_QSTR_snapshot_create_draw_buf), MP_ROM_PTR(&lvgl_functions[1962]) },
    { MP_ROM_QSTR(MP_QSTR_snapshot_reshape_draw_buf), MP_ROM_PTR(&lvgl_functions[1963]) },
    { MP_ROM_QSTR(MP_QSTR_snapshot_take_to_draw_buf), MP_ROM_PTR(&lvgl_functions[1964]) },
    { MP_ROM_QSTR(MP_QSTR_snapshot_free), MP_ROM_PTR(&lvgl_functions[1965]) },
    { MP_ROM_QSTR(MP_QSTR_snapshot_take_to_buf), MP_ROM_PTR(&lvgl_functions[1966]) },
    { MP_ROM_QSTR(MP_QSTR_theme_create), MP_ROM_PTR(&lvgl_functions[1967]) },
    { MP_ROM_QSTR(MP_QSTR_theme_get_from_obj), MP_ROM_PTR(&lvgl_functions[1968]) },
    { MP_ROM_QSTR(MP_QSTR_theme_apply), MP_ROM_PTR(&lvgl_functions[1969]) },
    { MP_ROM_QSTR(MP_QSTR_theme_get_font_small), MP_ROM_PTR(&lvgl_functions[1970]) },
    { MP_ROM_QSTR(MP_QSTR_theme_get_font_normal), MP_ROM_PTR(&lvgl_functions[1971]) },
    { MP_ROM_QSTR(MP_QSTR_theme_get_font_large), MP_ROM_PTR(&lvgl_functions[1972]) },
    { MP_ROM_QSTR(MP_QSTR_theme_get_color_primary), MP_ROM_PTR(&lvgl_functions[1973]) },
    { MP_ROM_QSTR(MP_QSTR_theme_get_color_secondary), MP_ROM_PTR(&lvgl_functions[1974]) },
    { MP_ROM_QSTR(MP_QSTR_theme_default_init), MP_ROM_PTR(&lvgl_functions[1975]) },
    { MP_ROM_QSTR(MP_QSTR_theme_default_is_inited), MP_ROM_PTR(&lvgl_functions[1976]) },
    { MP_ROM_QSTR(MP_QSTR_theme_default_get), MP_ROM_PTR(&lvgl_functions[1977]) },
    { MP_ROM_QSTR(MP_QSTR_theme_default_deinit), MP_ROM_PTR(&lvgl_functions[1978]) },
    { MP_ROM_QSTR(MP_QSTR_theme_mono_init), MP_ROM_PTR(&lvgl_functions[1979]) },
    { MP_ROM_QSTR(MP_QSTR_theme_mono_is_inited), MP_ROM_PTR(&lvgl_functions[1980]) },
    { MP_ROM_QSTR(MP_QSTR_theme_mono_get), MP_ROM_PTR(&lvgl_functions[1981]) },
    { MP_ROM_QSTR(MP_QSTR_theme_mono_deinit), MP_ROM_PTR(&lvgl_functions[1982]) },
    { MP_ROM_QSTR(MP_QSTR_theme_simple_init), MP_ROM_PTR(&lvgl_functions[1983]) },
    { MP_ROM_QSTR(MP_QSTR_theme_simple_is_inited), MP_ROM_PTR(&lvgl_functions[1984]) },
    { MP_ROM_QSTR(MP_QSTR_theme_simple_get), MP_ROM_PTR(&lvgl_functions[1985]) },
    { MP_ROM_QSTR(MP_QSTR_theme_simple_deinit), MP_ROM_PTR(&lvgl_functions[1986]) },
    { MP_ROM_QSTR(MP_QSTR_task_handler), MP_ROM_PTR(&lvgl_functions[1987]) },
    { MP_ROM_QSTR(MP_QSTR_version_major), MP_ROM_PTR(&lvgl_functions[1988]) },
    { MP_ROM_QSTR(MP_QSTR_version_minor), MP_ROM_PTR(&lvgl_functions[1989]) },
    { MP_ROM_QSTR(MP_QSTR_version_patch), MP_ROM_PTR(&lvgl_functions[1990]) },
    { MP_ROM_QSTR(MP_QSTR_version_info), MP_ROM_PTR(&lvgl_functions[1991]) },
    { MP_ROM_QSTR(MP_QSTR_ime_pinyin_k9_py_str_t), MP_ROM_PTR(&type_ime_pinyin_k9_py_str_t) },
    { MP_ROM_QSTR(MP_QSTR_anim_bezier3_para_t), MP_ROM_PTR(&type_lv_anim_bezier3_para_t) },
    { MP_ROM_QSTR(MP_QSTR_anim_t), MP_ROM_PTR(&type_lv_anim_t) },
    { MP_ROM_QSTR(MP_QSTR_anim_timeline_dsc_t), MP_ROM_PTR(&type_lv_anim_timeline_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_anim_timeline_t), MP_ROM_PTR(&type_lv_anim_timeline_t) },
    { MP_ROM_QSTR(MP_QSTR_area_t), MP_ROM_PTR(&type_lv_area_t) },
    { MP_ROM_QSTR(MP_QSTR_array_t), MP_ROM_PTR(&type_lv_array_t) },
    { MP_ROM_QSTR(MP_QSTR_binfont_font_src_t), MP_ROM_PTR(&type_lv_binfont_font_src_t) },
    { MP_ROM_QSTR(MP_QSTR_builtin_font_src_t), MP_ROM_PTR(&type_lv_builtin_font_src_t) },
    { MP_ROM_QSTR(MP_QSTR_cache_entry_t), MP_ROM_PTR(&type_lv_cache_entry_t) },
    { MP_ROM_QSTR(MP_QSTR_calendar_date_t), MP_ROM_PTR(&type_lv_calendar_date_t) },
    { MP_ROM_QSTR(MP_QSTR_chart_cursor_t), MP_ROM_PTR(&type_lv_chart_cursor_t) },
    { MP_ROM_QSTR(MP_QSTR_chart_series_t), MP_ROM_PTR(&type_lv_chart_series_t) },
    { MP_ROM_QSTR(MP_QSTR_circle_buf_t), MP_ROM_PTR(&type_lv_circle_buf_t) },
    { MP_ROM_QSTR(MP_QSTR_color16_t), MP_ROM_PTR(&type_lv_color16_t) },
    { MP_ROM_QSTR(MP_QSTR_color16a_t), MP_ROM_PTR(&type_lv_color16a_t) },
    { MP_ROM_QSTR(MP_QSTR_color32_t), MP_ROM_PTR(&type_lv_color32_t) },
    { MP_ROM_QSTR(MP_QSTR_color_filter_dsc_t), MP_ROM_PTR(&type_lv_color_filter_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_color_hsv_t), MP_ROM_PTR(&type_lv_color_hsv_t) },
    { MP_ROM_QSTR(MP_QSTR_color_t), MP_ROM_PTR(&type_lv_color_t) },
    { MP_ROM_QSTR(MP_QSTR_display_t), MP_ROM_PTR(&type_lv_display_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_arc_dsc_t), MP_ROM_PTR(&type_lv_draw_arc_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_blur_dsc_t), MP_ROM_PTR(&type_lv_draw_blur_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_border_dsc_t), MP_ROM_PTR(&type_lv_draw_border_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_box_shadow_dsc_t), MP_ROM_PTR(&type_lv_draw_box_shadow_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_handlers_t), MP_ROM_PTR(&type_lv_draw_buf_handlers_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_buf_t), MP_ROM_PTR(&type_lv_draw_buf_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_dsc_base_t), MP_ROM_PTR(&type_lv_draw_dsc_base_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_fill_dsc_t), MP_ROM_PTR(&type_lv_draw_fill_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_glyph_dsc_t), MP_ROM_PTR(&type_lv_draw_glyph_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_image_dsc_t), MP_ROM_PTR(&type_lv_draw_image_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_image_sup_t), MP_ROM_PTR(&type_lv_draw_image_sup_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_label_dsc_t), MP_ROM_PTR(&type_lv_draw_label_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_label_hint_t), MP_ROM_PTR(&type_lv_draw_label_hint_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_letter_dsc_t), MP_ROM_PTR(&type_lv_draw_letter_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_line_dsc_t), MP_ROM_PTR(&type_lv_draw_line_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_rect_dsc_t), MP_ROM_PTR(&type_lv_draw_rect_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_task_t), MP_ROM_PTR(&type_lv_draw_task_t) },
    { MP_ROM_QSTR(MP_QSTR_draw_triangle_dsc_t), MP_ROM_PTR(&type_lv_draw_triangle_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_event_dsc_t), MP_ROM_PTR(&type_lv_event_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_event_list_t), MP_ROM_PTR(&type_lv_event_list_t) },
    { MP_ROM_QSTR(MP_QSTR_event_t), MP_ROM_PTR(&type_lv_event_t) },
    { MP_ROM_QSTR(MP_QSTR_font_class_t), MP_ROM_PTR(&type_lv_font_class_t) },
    { MP_ROM_QSTR(MP_QSTR_font_fmt_txt_cmap_t), MP_ROM_PTR(&type_lv_font_fmt_txt_cmap_t) },
    { MP_ROM_QSTR(MP_QSTR_font_fmt_txt_dsc_t), MP_ROM_PTR(&type_lv_font_fmt_txt_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_font_fmt_txt_glyph_dsc_t), MP_ROM_PTR(&type_lv_font_fmt_txt_glyph_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_font_fmt_txt_kern_classes_t), MP_ROM_PTR(&type_lv_font_fmt_txt_kern_classes_t) },
    { MP_ROM_QSTR(MP_QSTR_font_fmt_txt_kern_pair_t), MP_ROM_PTR(&type_lv_font_fmt_txt_kern_pair_t) },
    { MP_ROM_QSTR(MP_QSTR_font_glyph_dsc_t), MP_ROM_PTR(&type_lv_font_glyph_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_font_info_t), MP_ROM_PTR(&type_lv_font_info_t) },
    { MP_ROM_QSTR(MP_QSTR_font_t), MP_ROM_PTR(&type_lv_font_t) },
    { MP_ROM_QSTR(MP_QSTR_fragment_class_t), MP_ROM_PTR(&type_lv_fragment_class_t) },
    { MP_ROM_QSTR(MP_QSTR_fragment_managed_states_t), MP_ROM_PTR(&type_lv_fragment_managed_states_t) },
    { MP_ROM_QSTR(MP_QSTR_fragment_manager_t), MP_ROM_PTR(&type_lv_fragment_manager_t) },
    { MP_ROM_QSTR(MP_QSTR_fragment_t), MP_ROM_PTR(&type_lv_fragment_t) },
    { MP_ROM_QSTR(MP_QSTR_fs_dir_t), MP_ROM_PTR(&type_lv_fs_dir_t) },
    { MP_ROM_QSTR(MP_QSTR_fs_drv_t), MP_ROM_PTR(&type_lv_fs_drv_t) },
    { MP_ROM_QSTR(MP_QSTR_fs_file_cache_t), MP_ROM_PTR(&type_lv_fs_file_cache_t) },
    { MP_ROM_QSTR(MP_QSTR_fs_file_t), MP_ROM_PTR(&type_lv_fs_file_t) },
    { MP_ROM_QSTR(MP_QSTR_fs_path_ex_t), MP_ROM_PTR(&type_lv_fs_path_ex_t) },
    { MP_ROM_QSTR(MP_QSTR_grad_dsc_t), MP_ROM_PTR(&type_lv_grad_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_grad_stop_t), MP_ROM_PTR(&type_lv_grad_stop_t) },
    { MP_ROM_QSTR(MP_QSTR_group_t), MP_ROM_PTR(&type_lv_group_t) },
    { MP_ROM_QSTR(MP_QSTR_hit_test_info_t), MP_ROM_PTR(&type_lv_hit_test_info_t) },
    { MP_ROM_QSTR(MP_QSTR_image_cache_data_t), MP_ROM_PTR(&type_lv_image_cache_data_t) },
    { MP_ROM_QSTR(MP_QSTR_image_colorkey_t), MP_ROM_PTR(&type_lv_image_colorkey_t) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_args_t), MP_ROM_PTR(&type_lv_image_decoder_args_t) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_dsc_t), MP_ROM_PTR(&type_lv_image_decoder_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_image_decoder_t), MP_ROM_PTR(&type_lv_image_decoder_t) },
    { MP_ROM_QSTR(MP_QSTR_image_dsc_t), MP_ROM_PTR(&type_lv_image_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_image_header_t), MP_ROM_PTR(&type_lv_image_header_t) },
    { MP_ROM_QSTR(MP_QSTR_indev_data_t), MP_ROM_PTR(&type_lv_indev_data_t) },
    { MP_ROM_QSTR(MP_QSTR_indev_t), MP_ROM_PTR(&type_lv_indev_t) },
    { MP_ROM_QSTR(MP_QSTR_iter_t), MP_ROM_PTR(&type_lv_iter_t) },
    { MP_ROM_QSTR(MP_QSTR_layer_t), MP_ROM_PTR(&type_lv_layer_t) },
    { MP_ROM_QSTR(MP_QSTR_layout_callbacks_t), MP_ROM_PTR(&type_lv_layout_callbacks_t) },
    { MP_ROM_QSTR(MP_QSTR_ll_t), MP_ROM_PTR(&type_lv_ll_t) },
    { MP_ROM_QSTR(MP_QSTR_matrix_t), MP_ROM_PTR(&type_lv_matrix_t) },
    { MP_ROM_QSTR(MP_QSTR_mem_monitor_t), MP_ROM_PTR(&type_lv_mem_monitor_t) },
    { MP_ROM_QSTR(MP_QSTR_monkey_config_t), MP_ROM_PTR(&type_lv_monkey_config_t) },
    { MP_ROM_QSTR(MP_QSTR_monkey_t), MP_ROM_PTR(&type_lv_monkey_t) },
    { MP_ROM_QSTR(MP_QSTR_obj_class_t), MP_ROM_PTR(&type_lv_obj_class_t) },
    { MP_ROM_QSTR(MP_QSTR_observer_t), MP_ROM_PTR(&type_lv_observer_t) },
    { MP_ROM_QSTR(MP_QSTR_pinyin_dict_t), MP_ROM_PTR(&type_lv_pinyin_dict_t) },
    { MP_ROM_QSTR(MP_QSTR_point_precise_t), MP_ROM_PTR(&type_lv_point_precise_t) },
    { MP_ROM_QSTR(MP_QSTR_point_t), MP_ROM_PTR(&type_lv_point_t) },
    { MP_ROM_QSTR(MP_QSTR_range_t), MP_ROM_PTR(&type_lv_range_t) },
    { MP_ROM_QSTR(MP_QSTR_rb_node_t), MP_ROM_PTR(&type_lv_rb_node_t) },
    { MP_ROM_QSTR(MP_QSTR_rb_t), MP_ROM_PTR(&type_lv_rb_t) },
    { MP_ROM_QSTR(MP_QSTR_scale_section_t), MP_ROM_PTR(&type_lv_scale_section_t) },
    { MP_ROM_QSTR(MP_QSTR_span_coords_t), MP_ROM_PTR(&type_lv_span_coords_t) },
    { MP_ROM_QSTR(MP_QSTR_span_t), MP_ROM_PTR(&type_lv_span_t) },
    { MP_ROM_QSTR(MP_QSTR_sqrt_res_t), MP_ROM_PTR(&type_lv_sqrt_res_t) },
    { MP_ROM_QSTR(MP_QSTR_style_const_prop_t), MP_ROM_PTR(&type_lv_style_const_prop_t) },
    { MP_ROM_QSTR(MP_QSTR_style_t), MP_ROM_PTR(&type_lv_style_t) },
    { MP_ROM_QSTR(MP_QSTR_style_transition_dsc_t), MP_ROM_PTR(&type_lv_style_transition_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_style_value_t), MP_ROM_PTR(&type_lv_style_value_t) },
    { MP_ROM_QSTR(MP_QSTR_subject_increment_dsc_t), MP_ROM_PTR(&type_lv_subject_increment_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_subject_t), MP_ROM_PTR(&type_lv_subject_t) },
    { MP_ROM_QSTR(MP_QSTR_subject_value_t), MP_ROM_PTR(&type_lv_subject_value_t) },
    { MP_ROM_QSTR(MP_QSTR_theme_t), MP_ROM_PTR(&type_lv_theme_t) },
    { MP_ROM_QSTR(MP_QSTR_timer_t), MP_ROM_PTR(&type_lv_timer_t) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_font_src_t), MP_ROM_PTR(&type_lv_tiny_ttf_font_src_t) },
    { MP_ROM_QSTR(MP_QSTR_tree_class_t), MP_ROM_PTR(&type_lv_tree_class_t) },
    { MP_ROM_QSTR(MP_QSTR_tree_node_t), MP_ROM_PTR(&type_lv_tree_node_t) },
    { MP_ROM_QSTR(MP_QSTR_urange_t), MP_ROM_PTR(&type_lv_urange_t) },
    { MP_ROM_QSTR(MP_QSTR_yuv_buf_t), MP_ROM_PTR(&type_lv_yuv_buf_t) },
    { MP_ROM_QSTR(MP_QSTR_yuv_plane_t), MP_ROM_PTR(&type_lv_yuv_plane_t) },
    { MP_ROM_QSTR(MP_QSTR_img_dsc_t), MP_ROM_PTR(&type_lv_image_dsc_t) },
    { MP_ROM_QSTR(MP_QSTR_disp_t), MP_ROM_PTR(&type_lv_display_t) },
    { MP_ROM_QSTR(MP_QSTR_color_filter_shade), MP_ROM_PTR(&global_color_filter_shade) },
    { MP_ROM_QSTR(MP_QSTR_tree_node_class), MP_ROM_PTR(&global_tree_node_class) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_12), MP_ROM_PTR(&global_font_montserrat_12) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_14), MP_ROM_PTR(&global_font_montserrat_14) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_16), MP_ROM_PTR(&global_font_montserrat_16) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_18), MP_ROM_PTR(&global_font_montserrat_18) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_20), MP_ROM_PTR(&global_font_montserrat_20) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_22), MP_ROM_PTR(&global_font_montserrat_22) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_24), MP_ROM_PTR(&global_font_montserrat_24) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_28), MP_ROM_PTR(&global_font_montserrat_28) },
    { MP_ROM_QSTR(MP_QSTR_font_montserrat_32), MP_ROM_PTR(&global_font_montserrat_32) },
    { MP_ROM_QSTR(MP_QSTR_obj_class), MP_ROM_PTR(&global_obj_class) },
    { MP_ROM_QSTR(MP_QSTR_binfont_font_class), MP_ROM_PTR(&global_binfont_font_class) },
    { MP_ROM_QSTR(MP_QSTR_builtin_font_class), MP_ROM_PTR(&global_builtin_font_class) },
    { MP_ROM_QSTR(MP_QSTR_image_class), MP_ROM_PTR(&global_image_class) },
    { MP_ROM_QSTR(MP_QSTR_animimg_class), MP_ROM_PTR(&global_animimg_class) },
    { MP_ROM_QSTR(MP_QSTR_arc_class), MP_ROM_PTR(&global_arc_class) },
    { MP_ROM_QSTR(MP_QSTR_arclabel_class), MP_ROM_PTR(&global_arclabel_class) },
    { MP_ROM_QSTR(MP_QSTR_label_class), MP_ROM_PTR(&global_label_class) },
    { MP_ROM_QSTR(MP_QSTR_bar_class), MP_ROM_PTR(&global_bar_class) },
    { MP_ROM_QSTR(MP_QSTR_button_class), MP_ROM_PTR(&global_button_class) },
    { MP_ROM_QSTR(MP_QSTR_buttonmatrix_class), MP_ROM_PTR(&global_buttonmatrix_class) },
    { MP_ROM_QSTR(MP_QSTR_calendar_class), MP_ROM_PTR(&global_calendar_class) },
    { MP_ROM_QSTR(MP_QSTR_calendar_header_arrow_class), MP_ROM_PTR(&global_calendar_header_arrow_class) },
    { MP_ROM_QSTR(MP_QSTR_calendar_header_dropdown_class), MP_ROM_PTR(&global_calendar_header_dropdown_class) },
    { MP_ROM_QSTR(MP_QSTR_canvas_class), MP_ROM_PTR(&global_canvas_class) },
    { MP_ROM_QSTR(MP_QSTR_chart_class), MP_ROM_PTR(&global_chart_class) },
    { MP_ROM_QSTR(MP_QSTR_checkbox_class), MP_ROM_PTR(&global_checkbox_class) },
    { MP_ROM_QSTR(MP_QSTR_dropdown_class), MP_ROM_PTR(&global_dropdown_class) },
    { MP_ROM_QSTR(MP_QSTR_dropdownlist_class), MP_ROM_PTR(&global_dropdownlist_class) },
    { MP_ROM_QSTR(MP_QSTR_gif_class), MP_ROM_PTR(&global_gif_class) },
    { MP_ROM_QSTR(MP_QSTR_imagebutton_class), MP_ROM_PTR(&global_imagebutton_class) },
    { MP_ROM_QSTR(MP_QSTR_keyboard_class), MP_ROM_PTR(&global_keyboard_class) },
    { MP_ROM_QSTR(MP_QSTR_led_class), MP_ROM_PTR(&global_led_class) },
    { MP_ROM_QSTR(MP_QSTR_line_class), MP_ROM_PTR(&global_line_class) },
    { MP_ROM_QSTR(MP_QSTR_list_class), MP_ROM_PTR(&global_list_class) },
    { MP_ROM_QSTR(MP_QSTR_list_text_class), MP_ROM_PTR(&global_list_text_class) },
    { MP_ROM_QSTR(MP_QSTR_list_button_class), MP_ROM_PTR(&global_list_button_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_class), MP_ROM_PTR(&global_menu_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_page_class), MP_ROM_PTR(&global_menu_page_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_cont_class), MP_ROM_PTR(&global_menu_cont_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_section_class), MP_ROM_PTR(&global_menu_section_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_separator_class), MP_ROM_PTR(&global_menu_separator_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_sidebar_cont_class), MP_ROM_PTR(&global_menu_sidebar_cont_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_main_cont_class), MP_ROM_PTR(&global_menu_main_cont_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_sidebar_header_cont_class), MP_ROM_PTR(&global_menu_sidebar_header_cont_class) },
    { MP_ROM_QSTR(MP_QSTR_menu_main_header_cont_class), MP_ROM_PTR(&global_menu_main_header_cont_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_class), MP_ROM_PTR(&global_msgbox_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_header_class), MP_ROM_PTR(&global_msgbox_header_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_content_class), MP_ROM_PTR(&global_msgbox_content_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_footer_class), MP_ROM_PTR(&global_msgbox_footer_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_header_button_class), MP_ROM_PTR(&global_msgbox_header_button_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_footer_button_class), MP_ROM_PTR(&global_msgbox_footer_button_class) },
    { MP_ROM_QSTR(MP_QSTR_msgbox_backdrop_class), MP_ROM_PTR(&global_msgbox_backdrop_class) },
    { MP_ROM_QSTR(MP_QSTR_roller_class), MP_ROM_PTR(&global_roller_class) },
    { MP_ROM_QSTR(MP_QSTR_scale_class), MP_ROM_PTR(&global_scale_class) },
    { MP_ROM_QSTR(MP_QSTR_slider_class), MP_ROM_PTR(&global_slider_class) },
    { MP_ROM_QSTR(MP_QSTR_spangroup_class), MP_ROM_PTR(&global_spangroup_class) },
    { MP_ROM_QSTR(MP_QSTR_textarea_class), MP_ROM_PTR(&global_textarea_class) },
    { MP_ROM_QSTR(MP_QSTR_spinbox_class), MP_ROM_PTR(&global_spinbox_class) },
    { MP_ROM_QSTR(MP_QSTR_spinner_class), MP_ROM_PTR(&global_spinner_class) },
    { MP_ROM_QSTR(MP_QSTR_switch_class), MP_ROM_PTR(&global_switch_class) },
    { MP_ROM_QSTR(MP_QSTR_table_class), MP_ROM_PTR(&global_table_class) },
    { MP_ROM_QSTR(MP_QSTR_tabview_class), MP_ROM_PTR(&global_tabview_class) },
    { MP_ROM_QSTR(MP_QSTR_tileview_class), MP_ROM_PTR(&global_tileview_class) },
    { MP_ROM_QSTR(MP_QSTR_tileview_tile_class), MP_ROM_PTR(&global_tileview_tile_class) },
    { MP_ROM_QSTR(MP_QSTR_win_class), MP_ROM_PTR(&global_win_class) },
    { MP_ROM_QSTR(MP_QSTR_ime_pinyin_class), MP_ROM_PTR(&global_ime_pinyin_class) },
    { MP_ROM_QSTR(MP_QSTR_file_explorer_class), MP_ROM_PTR(&global_file_explorer_class) },
    { MP_ROM_QSTR(MP_QSTR_barcode_class), MP_ROM_PTR(&global_barcode_class) },
    { MP_ROM_QSTR(MP_QSTR_qrcode_class), MP_ROM_PTR(&global_qrcode_class) },
    { MP_ROM_QSTR(MP_QSTR_tiny_ttf_font_class), MP_ROM_PTR(&global_tiny_ttf_font_class) },
    { MP_ROM_QSTR(MP_QSTR_DPI_DEF), MP_ROM_INT(LV_DPI_DEF) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_BUF_STRIDE_ALIGN), MP_ROM_INT(LV_DRAW_BUF_STRIDE_ALIGN) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_BUF_ALIGN), MP_ROM_INT(LV_DRAW_BUF_ALIGN) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_TRACE), MP_ROM_INT(LV_LOG_LEVEL_TRACE) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_INFO), MP_ROM_INT(LV_LOG_LEVEL_INFO) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_WARN), MP_ROM_INT(LV_LOG_LEVEL_WARN) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_ERROR), MP_ROM_INT(LV_LOG_LEVEL_ERROR) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_USER), MP_ROM_INT(LV_LOG_LEVEL_USER) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_NONE), MP_ROM_INT(LV_LOG_LEVEL_NONE) },
    { MP_ROM_QSTR(MP_QSTR_ANIM_REPEAT_INFINITE), LVGL_ROM_BIG_INT(int_ANIM_REPEAT_INFINITE, LV_ANIM_REPEAT_INFINITE) },
    { MP_ROM_QSTR(MP_QSTR_ANIM_PLAYTIME_INFINITE), LVGL_ROM_BIG_INT(int_ANIM_PLAYTIME_INFINITE, LV_ANIM_PLAYTIME_INFINITE) },
    { MP_ROM_QSTR(MP_QSTR_COORD_MAX), MP_ROM_INT(LV_COORD_MAX) },
    { MP_ROM_QSTR(MP_QSTR_COORD_MIN), MP_ROM_INT(LV_COORD_MIN) },
    { MP_ROM_QSTR(MP_QSTR_SIZE_CONTENT), MP_ROM_INT(LV_SIZE_CONTENT) },
    { MP_ROM_QSTR(MP_QSTR_COLOR_DEPTH), MP_ROM_INT(LV_COLOR_DEPTH) },
    { MP_ROM_QSTR(MP_QSTR_IMAGE_HEADER_MAGIC), MP_ROM_INT(LV_IMAGE_HEADER_MAGIC) },
    { MP_ROM_QSTR(MP_QSTR_STRIDE_AUTO), MP_ROM_INT(LV_STRIDE_AUTO) },
    { MP_ROM_QSTR(MP_QSTR_GRID_CONTENT), MP_ROM_INT(LV_GRID_CONTENT) },
    { MP_ROM_QSTR(MP_QSTR_GRID_TEMPLATE_LAST), MP_ROM_INT(LV_GRID_TEMPLATE_LAST) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_NONE), MP_ROM_INT(LV_SCALE_NONE) },
    { MP_ROM_QSTR(MP_QSTR_RADIUS_CIRCLE), MP_ROM_INT(LV_RADIUS_CIRCLE) },
    { MP_ROM_QSTR(MP_QSTR_LABEL_DOT_NUM), MP_ROM_INT(LV_LABEL_DOT_NUM) },
    { MP_ROM_QSTR(MP_QSTR_LABEL_POS_LAST), MP_ROM_INT(LV_LABEL_POS_LAST) },
    { MP_ROM_QSTR(MP_QSTR_LABEL_TEXT_SELECTION_OFF), MP_ROM_INT(LV_LABEL_TEXT_SELECTION_OFF) },
    { MP_ROM_QSTR(MP_QSTR_BUTTONMATRIX_BUTTON_NONE), MP_ROM_INT(LV_BUTTONMATRIX_BUTTON_NONE) },
    { MP_ROM_QSTR(MP_QSTR_CHART_POINT_NONE), LVGL_ROM_BIG_INT(int_CHART_POINT_NONE, LV_CHART_POINT_NONE) },
    { MP_ROM_QSTR(MP_QSTR_DROPDOWN_POS_LAST), MP_ROM_INT(LV_DROPDOWN_POS_LAST) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_TOTAL_TICK_COUNT_DEFAULT), MP_ROM_INT(LV_SCALE_TOTAL_TICK_COUNT_DEFAULT) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_MAJOR_TICK_EVERY_DEFAULT), MP_ROM_INT(LV_SCALE_MAJOR_TICK_EVERY_DEFAULT) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_LABEL_ENABLED_DEFAULT), MP_ROM_INT(LV_SCALE_LABEL_ENABLED_DEFAULT) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_LABEL_ROTATE_MATCH_TICKS), MP_ROM_INT(LV_SCALE_LABEL_ROTATE_MATCH_TICKS) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_LABEL_ROTATE_KEEP_UPRIGHT), MP_ROM_INT(LV_SCALE_LABEL_ROTATE_KEEP_UPRIGHT) },
    { MP_ROM_QSTR(MP_QSTR_SCALE_ROTATION_ANGLE_MASK), MP_ROM_INT(LV_SCALE_ROTATION_ANGLE_MASK) },
    { MP_ROM_QSTR(MP_QSTR_TEXTAREA_CURSOR_LAST), MP_ROM_INT(LV_TEXTAREA_CURSOR_LAST) },
    { MP_ROM_QSTR(MP_QSTR_PART_TEXTAREA_PLACEHOLDER), MP_ROM_INT(LV_PART_TEXTAREA_PLACEHOLDER) },
    { MP_ROM_QSTR(MP_QSTR_TABLE_CELL_NONE), MP_ROM_INT(LV_TABLE_CELL_NONE) },
    { MP_ROM_QSTR(MP_QSTR_VERSION_MAJOR), MP_ROM_INT(LVGL_VERSION_MAJOR) },
    { MP_ROM_QSTR(MP_QSTR_VERSION_MINOR), MP_ROM_INT(LVGL_VERSION_MINOR) },
    { MP_ROM_QSTR(MP_QSTR_VERSION_PATCH), MP_ROM_INT(LVGL_VERSION_PATCH) },
    { MP_ROM_QSTR(MP_QSTR_VERSION_INFO), MP_ROM_PTR(&text_VERSION_INFO) },
    { MP_ROM_QSTR(MP_QSTR_LOG_LEVEL_NUM), MP_ROM_INT(LV_LOG_LEVEL_NUM) },
    { MP_ROM_QSTR(MP_QSTR_NO_TIMER_READY), LVGL_ROM_BIG_INT(int_NO_TIMER_READY, LV_NO_TIMER_READY) },
    { MP_ROM_QSTR(MP_QSTR_TRIGO_SIN_MAX), MP_ROM_INT(LV_TRIGO_SIN_MAX) },
    { MP_ROM_QSTR(MP_QSTR_TRIGO_SHIFT), MP_ROM_INT(LV_TRIGO_SHIFT) },
    { MP_ROM_QSTR(MP_QSTR_BEZIER_VAL_SHIFT), MP_ROM_INT(LV_BEZIER_VAL_SHIFT) },
    { MP_ROM_QSTR(MP_QSTR_BEZIER_VAL_MAX), MP_ROM_INT(LV_BEZIER_VAL_MAX) },
    { MP_ROM_QSTR(MP_QSTR_ARRAY_DEFAULT_CAPACITY), MP_ROM_INT(LV_ARRAY_DEFAULT_CAPACITY) },
    { MP_ROM_QSTR(MP_QSTR_ARRAY_DEFAULT_SHRINK_RATIO), MP_ROM_INT(LV_ARRAY_DEFAULT_SHRINK_RATIO) },
    { MP_ROM_QSTR(MP_QSTR_ANIM_PAUSE_FOREVER), LVGL_ROM_BIG_INT(int_ANIM_PAUSE_FOREVER, LV_ANIM_PAUSE_FOREVER) },
    { MP_ROM_QSTR(MP_QSTR_ANIM_TIMELINE_PROGRESS_MAX), MP_ROM_INT(LV_ANIM_TIMELINE_PROGRESS_MAX) },
    { MP_ROM_QSTR(MP_QSTR_COORD_TYPE_SHIFT), MP_ROM_INT(LV_COORD_TYPE_SHIFT) },
    { MP_ROM_QSTR(MP_QSTR_COORD_TYPE_MASK), LVGL_ROM_BIG_INT(int_COORD_TYPE_MASK, LV_COORD_TYPE_MASK) },
    { MP_ROM_QSTR(MP_QSTR_COORD_TYPE_PX), MP_ROM_INT(LV_COORD_TYPE_PX) },
    { MP_ROM_QSTR(MP_QSTR_COORD_TYPE_SPEC), MP_ROM_INT(LV_COORD_TYPE_SPEC) },
    { MP_ROM_QSTR(MP_QSTR_COORD_TYPE_PX_NEG), LVGL_ROM_BIG_INT(int_COORD_TYPE_PX_NEG, LV_COORD_TYPE_PX_NEG) },
    { MP_ROM_QSTR(MP_QSTR_PCT_STORED_MAX), MP_ROM_INT(LV_PCT_STORED_MAX) },
    { MP_ROM_QSTR(MP_QSTR_PCT_POS_MAX), MP_ROM_INT(LV_PCT_POS_MAX) },
    { MP_ROM_QSTR(MP_QSTR_COLOR_NATIVE_WITH_ALPHA_SIZE), MP_ROM_INT(LV_COLOR_NATIVE_WITH_ALPHA_SIZE) },
    { MP_ROM_QSTR(MP_QSTR_OPA_MIN), MP_ROM_INT(LV_OPA_MIN) },
    { MP_ROM_QSTR(MP_QSTR_OPA_MAX), MP_ROM_INT(LV_OPA_MAX) },
    { MP_ROM_QSTR(MP_QSTR_IMAGE_FLAGS_USER_MASK), MP_ROM_INT(LV_IMAGE_FLAGS_USER_MASK) },
    { MP_ROM_QSTR(MP_QSTR_BIDI_LRO), MP_ROM_PTR(&text_BIDI_LRO) },
    { MP_ROM_QSTR(MP_QSTR_BIDI_RLO), MP_ROM_PTR(&text_BIDI_RLO) },
    { MP_ROM_QSTR(MP_QSTR_FLEX_COLUMN), MP_ROM_INT(LV_FLEX_COLUMN) },
    { MP_ROM_QSTR(MP_QSTR_FLEX_WRAP), MP_ROM_INT(LV_FLEX_WRAP) },
    { MP_ROM_QSTR(MP_QSTR_FLEX_REVERSE), MP_ROM_INT(LV_FLEX_REVERSE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_SENTINEL_VALUE), LVGL_ROM_BIG_INT(int_STYLE_SENTINEL_VALUE, LV_STYLE_SENTINEL_VALUE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_NONE), MP_ROM_INT(LV_STYLE_PROP_FLAG_NONE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_INHERITABLE), MP_ROM_INT(LV_STYLE_PROP_FLAG_INHERITABLE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_EXT_DRAW_UPDATE), MP_ROM_INT(LV_STYLE_PROP_FLAG_EXT_DRAW_UPDATE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_LAYOUT_UPDATE), MP_ROM_INT(LV_STYLE_PROP_FLAG_LAYOUT_UPDATE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_PARENT_LAYOUT_UPDATE), MP_ROM_INT(LV_STYLE_PROP_FLAG_PARENT_LAYOUT_UPDATE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_LAYER_UPDATE), MP_ROM_INT(LV_STYLE_PROP_FLAG_LAYER_UPDATE) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_TRANSFORM), MP_ROM_INT(LV_STYLE_PROP_FLAG_TRANSFORM) },
    { MP_ROM_QSTR(MP_QSTR_STYLE_PROP_FLAG_ALL), MP_ROM_INT(LV_STYLE_PROP_FLAG_ALL) },
    { MP_ROM_QSTR(MP_QSTR_FS_MAX_FN_LENGTH), MP_ROM_INT(LV_FS_MAX_FN_LENGTH) },
    { MP_ROM_QSTR(MP_QSTR_FS_MAX_PATH_LENGTH), MP_ROM_INT(LV_FS_MAX_PATH_LENGTH) },
    { MP_ROM_QSTR(MP_QSTR_FS_CACHE_FROM_BUFFER), LVGL_ROM_BIG_INT(int_FS_CACHE_FROM_BUFFER, LV_FS_CACHE_FROM_BUFFER) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_UNIT_NONE), MP_ROM_INT(LV_DRAW_UNIT_NONE) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_UNIT_IDLE), MP_ROM_INT(LV_DRAW_UNIT_IDLE) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_LABEL_NO_TXT_SEL), MP_ROM_INT(LV_DRAW_LABEL_NO_TXT_SEL) },
    { MP_ROM_QSTR(MP_QSTR_DRAW_LINE_POINT_NONE), LVGL_ROM_BIG_INT(int_DRAW_LINE_POINT_NONE, LV_DRAW_LINE_POINT_NONE) },
    { MP_ROM_QSTR(MP_QSTR_ARCLABEL_DOT_NUM), MP_ROM_INT(LV_ARCLABEL_DOT_NUM) },
    { MP_ROM_QSTR(MP_QSTR_ARCLABEL_DEFAULT_TEXT), MP_ROM_PTR(&text_ARCLABEL_DEFAULT_TEXT) },
    { MP_ROM_QSTR(MP_QSTR_LABEL_DEFAULT_TEXT), MP_ROM_PTR(&text_LABEL_DEFAULT_TEXT) },
    { MP_ROM_QSTR(MP_QSTR_LED_BRIGHT_MIN), MP_ROM_INT(LV_LED_BRIGHT_MIN) },
    { MP_ROM_QSTR(MP_QSTR_LED_BRIGHT_MAX), MP_ROM_INT(LV_LED_BRIGHT_MAX) },
    { MP_ROM_QSTR(MP_QSTR_SPINBOX_MAX_DIGIT_COUNT), MP_ROM_INT(LV_SPINBOX_MAX_DIGIT_COUNT) },
    { MP_ROM_QSTR(MP_QSTR_SWITCH_KNOB_EXT_AREA_CORRECTION), MP_ROM_INT(LV_SWITCH_KNOB_EXT_AREA_CORRECTION) },
    { MP_ROM_QSTR(MP_QSTR_IME_PINYIN_K9_MAX_INPUT), MP_ROM_INT(LV_IME_PINYIN_K9_MAX_INPUT) },
    { MP_ROM_QSTR(MP_QSTR_FS_MAX_PATH_LEN), MP_ROM_INT(LV_FS_MAX_PATH_LEN) },
    { MP_ROM_QSTR(MP_QSTR_BTNMATRIX_BTN_NONE), MP_ROM_INT(LV_BTNMATRIX_BTN_NONE) },
    { MP_ROM_QSTR(MP_QSTR_ZOOM_NONE), MP_ROM_INT(LV_ZOOM_NONE) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_LEFT), MP_ROM_INT(LV_GRAD_LEFT) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_RIGHT), MP_ROM_INT(LV_GRAD_RIGHT) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_TOP), MP_ROM_INT(LV_GRAD_TOP) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_BOTTOM), MP_ROM_INT(LV_GRAD_BOTTOM) },
    { MP_ROM_QSTR(MP_QSTR_GRAD_CENTER), MP_ROM_INT(LV_GRAD_CENTER) },
    { MP_ROM_QSTR(MP_QSTR_KEYBOARD_CTRL_BUTTON_FLAGS), MP_ROM_INT(LV_KEYBOARD_CTRL_BUTTON_FLAGS) },
};
#define count_module MP_ARRAY_SIZE(table_module)

static const uint16_t index_module[] = {
    255, 0, 0, 2, 8, 8, 11, 12, 16, 19, 21, 25, 32, 36, 40, 43,
    46, 47, 49, 51, 52, 53, 53, 57, 57, 59, 60, 61, 66, 68, 68, 70,
    72, 76, 80, 82, 85, 89, 92, 95, 96, 99, 103, 108, 110, 112, 117, 121,
    125, 131, 131, 135, 138, 141, 145, 147, 149, 150, 151, 152, 158, 159, 161, 167,
    167, 171, 174, 174, 178, 179, 185, 189, 191, 195, 196, 199, 200, 202, 203, 206,
    208, 210, 213, 215, 217, 218, 221, 224, 225, 226, 229, 232, 233, 237, 239, 240,
    241, 243, 244, 247, 250, 251, 252, 256, 260, 264, 270, 272, 276, 278, 280, 283,
    290, 296, 298, 300, 301, 303, 307, 307, 312, 318, 321, 323, 324, 329, 332, 335,
    337, 339, 341, 343, 348, 349, 351, 356, 358, 359, 360, 364, 366, 369, 372, 374,
    375, 376, 379, 381, 382, 385, 387, 390, 392, 396, 397, 403, 404, 405, 410, 412,
    416, 418, 424, 428, 434, 439, 444, 444, 445, 445, 446, 448, 451, 456, 458, 462,
    465, 466, 468, 473, 476, 479, 481, 484, 485, 491, 494, 496, 497, 503, 508, 509,
    511, 512, 513, 517, 518, 519, 522, 526, 528, 532, 535, 538, 544, 546, 549, 555,
    559, 560, 561, 567, 572, 573, 574, 575, 582, 585, 586, 589, 592, 593, 596, 599,
    600, 603, 607, 611, 615, 617, 620, 620, 622, 624, 627, 628, 629, 632, 634, 636,
    638, 639, 644, 648, 652, 656, 662, 664, 668, 669, 671, 676, 678, 685, 687, 690,
    694, 695, 131, 300, 6, 7, 297, 315, 455, 505, 79, 359, 406, 59, 186, 290,
    513, 589, 127, 431, 511, 151, 612, 14, 117, 484, 674, 62, 254, 298, 435, 586,
    653, 690, 85, 105, 229, 258, 65, 404, 534, 579, 383, 553, 588, 260, 468, 635,
    39, 171, 265, 485, 565, 91, 433, 64, 228, 478, 491, 13, 285, 622, 47, 28,
    52, 267, 457, 678, 60, 341, 191, 444, 286, 502, 2, 27, 68, 445, 114, 189,
    269, 523, 142, 217, 110, 170, 541, 287, 384, 462, 642, 236, 367, 665, 178, 232,
    577, 496, 25, 153, 688, 12, 203, 218, 371, 31, 75, 76, 116, 423, 195, 352,
    356, 473, 4, 294, 381, 395, 456, 72, 145, 525, 661, 106, 573, 619, 634, 351,
    389, 409, 441, 466, 621, 180, 288, 471, 476, 74, 82, 173, 172, 447, 650, 30,
    336, 428, 560, 442, 474, 322, 599, 50, 35, 660, 192, 324, 354, 558, 568, 594,
    182, 240, 549, 158, 238, 281, 283, 393, 639, 295, 385, 465, 514, 375, 405, 440,
    19, 138, 387, 638, 22, 54, 176, 266, 304, 487, 590, 80, 128, 543, 618, 253,
    585, 139, 339, 388, 562, 357, 95, 280, 515, 262, 377, 613, 196, 42, 319, 488,
    202, 360, 119, 629, 167, 259, 368, 100, 237, 427, 512, 215, 332, 380, 452, 140,
    162, 321, 15, 87, 159, 386, 492, 133, 251, 419, 200, 84, 193, 279, 569, 132,
    554, 464, 578, 1, 38, 45, 92, 338, 403, 483, 499, 574, 591, 263, 222, 317,
    397, 624, 426, 498, 546, 603, 533, 614, 656, 675, 23, 44, 340, 593, 615, 637,
    402, 641, 334, 370, 379, 617, 335, 532, 49, 643, 225, 531, 658, 207, 313, 358,
    412, 413, 536, 564, 249, 292, 343, 530, 552, 602, 212, 299, 129, 689, 93, 97,
    664, 20, 46, 77, 318, 34, 156, 205, 247, 270, 214, 245, 348, 411, 415, 420,
    55, 382, 550, 282, 331, 277, 37, 157, 353, 410, 659, 194, 349, 627, 33, 363,
    521, 366, 582, 154, 201, 143, 188, 278, 301, 461, 472, 497, 509, 544, 477, 459,
    470, 175, 365, 566, 608, 679, 5, 248, 224, 414, 137, 147, 399, 584, 103, 169,
    163, 291, 667, 108, 190, 407, 261, 401, 345, 69, 88, 480, 669, 231, 392, 83,
    118, 126, 436, 210, 378, 8, 104, 494, 230, 663, 17, 111, 255, 684, 70, 121,
    179, 508, 517, 545, 600, 652, 607, 134, 148, 257, 272, 611, 362, 601, 3, 98,
    346, 422, 66, 344, 29, 503, 547, 596, 648, 681, 418, 507, 606, 693, 123, 165,
    221, 329, 374, 623, 326, 524, 628, 644, 645, 115, 122, 164, 243, 327, 276, 361,
    303, 453, 293, 305, 610, 61, 233, 563, 595, 683, 86, 328, 18, 649, 651, 657,
    187, 226, 587, 32, 135, 460, 124, 166, 376, 489, 575, 174, 268, 542, 337, 394,
    535, 439, 620, 41, 144, 673, 609, 36, 424, 425, 626, 633, 694, 71, 246, 495,
    146, 475, 570, 81, 160, 209, 469, 630, 632, 40, 241, 325, 539, 647, 330, 102,
    682, 391, 493, 177, 398, 408, 691, 275, 481, 309, 448, 529, 416, 555, 583, 692,
    185, 522, 216, 302, 581, 605, 51, 296, 527, 244, 271, 421, 155, 242, 417, 528,
    625, 672, 24, 48, 136, 390, 516, 43, 96, 141, 250, 252, 510, 107, 113, 490,
    526, 273, 443, 333, 458, 500, 506, 580, 668, 21, 183, 197, 213, 284, 9, 434,
    130, 78, 152, 274, 323, 373, 437, 559, 168, 518, 631, 571, 227, 556, 557, 396,
    450, 520, 350, 316, 446, 479, 355, 640, 670, 16, 89, 454, 561, 67, 312, 369,
    676, 90, 432, 501, 636, 0, 264, 467, 548, 57, 289, 400, 519, 540, 347, 592,
    150, 551, 482, 646, 666, 310, 235, 120, 234, 576, 314, 463, 56, 223, 219, 654,
    671, 63, 184, 198, 616, 655, 101, 161, 342, 686, 99, 239, 430, 677, 11, 125,
    204, 538, 10, 220, 307, 372, 449, 687, 429, 680, 26, 211, 306, 438, 181, 311,
    572, 112, 208, 308, 537, 598, 206, 320, 53, 199, 256, 504, 567, 597, 662, 364,
    451, 94, 604, 685, 73, 109, 149, 486, 58,
};

static const mp_obj_dict_t globals = LVGL_DICT(module);

const uint16_t *const lvgl_module_index = index_module;

const mp_obj_module_t lvgl_module = {
    .base = { &lvgl_module_type },
    .globals = (mp_obj_dict_t *)&globals,
};

MP_REGISTER_MODULE(MP_QSTR_lvgl, lvgl_module);
