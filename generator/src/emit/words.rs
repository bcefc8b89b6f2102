//! What functions do that LVGL's headers say nothing of.

/// By C's names, in the order of the alphabet.
const WORDS: &[(&str, &str)] = &[
    (
        "lv_area_increase",
        "Move the left and right edges outwards by w_extra, the upper and lower ones by h_extra.",
    ),
    ("lv_area_move", "Move the whole area."),
    (
        "lv_async_call",
        "Call a function in the next run of LVGL's timers.",
    ),
    (
        "lv_bin_decoder_get_area",
        "Decode the next part of a picture in LVGL's own format.",
    ),
    (
        "lv_canvas_get_draw_buf",
        "The buffer that the canvas draws into.",
    ),
    (
        "lv_color16_premultiply",
        "Multiply each channel with an opacity.",
    ),
    (
        "lv_color_filter_dsc_init",
        "Set the function that a style's color filter calls.",
    ),
    (
        "lv_color_premultiply",
        "Multiply each channel with the color's own alpha.",
    ),
    (
        "lv_display_get_buf_active",
        "The buffer that is drawn into now, or was drawn into last.",
    ),
    (
        "lv_display_get_driver_data",
        "What set_driver_data() has set.",
    ),
    (
        "lv_display_get_user_data",
        "The object that set_user_data() has set.",
    ),
    (
        "lv_display_is_double_buffered",
        "Whether the display has two buffers.",
    ),
    (
        "lv_display_set_driver_data",
        "Keep a pointer for the display's driver.",
    ),
    (
        "lv_display_set_user_data",
        "Keep an object with the display.",
    ),
    ("lv_draw_buf_clear_flag", "Switch a flag of the buffer off."),
    (
        "lv_draw_buf_get_font_handlers",
        "How memory for glyphs' pictures is allocated, aligned and flushed.",
    ),
    (
        "lv_draw_buf_get_image_handlers",
        "How memory for decoded pictures is allocated, aligned and flushed.",
    ),
    (
        "lv_draw_buf_has_flag",
        "Whether a flag of the buffer is on.",
    ),
    ("lv_draw_buf_set_flag", "Switch a flag of the buffer on."),
    (
        "lv_draw_buf_to_image",
        "Make an image of the buffer: both share the pixels.",
    ),
    (
        "lv_draw_layer_create_drop_shadow",
        "Begin a layer that a drop shadow is made of.",
    ),
    (
        "lv_draw_layer_finish_drop_shadow",
        "Blur and draw the layer of a drop shadow.",
    ),
    (
        "lv_draw_letter_dsc_init",
        "Set all to what a letter is drawn with by default.",
    ),
    ("lv_event_dsc_get_cb", "The function that the event calls."),
    (
        "lv_event_dsc_get_user_data",
        "What was given with the function that the event calls.",
    ),
    ("lv_event_get_count", "How many callbacks the list has."),
    ("lv_event_get_dsc", "The callback at an index of the list."),
    (
        "lv_event_remove",
        "Remove the callback at an index of the list; whether there was one.",
    ),
    ("lv_event_remove_all", "Remove all callbacks of the list."),
    (
        "lv_event_remove_dsc",
        "Remove a callback from the list; whether it was there.",
    ),
    (
        "lv_file_explorer_create",
        "Create a browser of files and folders.",
    ),
    (
        "lv_grid_init",
        "Register the grid layout; lv.init() does so.",
    ),
    (
        "lv_image_decoder_add_to_cache",
        "Keep a decoded picture in the cache of pictures.",
    ),
    (
        "lv_ime_pinyin_create",
        "Create an input method for Chinese, which works with a keyboard.",
    ),
    (
        "lv_ll_clear_custom",
        "Remove all nodes, and call a function for each.",
    ),
    ("lv_memcmp", "Compare bytes: 0 if they are the same."),
    ("lv_memzero", "Fill with zeros."),
    (
        "lv_obj_calculate_style_text_align",
        "The alignment of a text in a part, with lv.TEXT_ALIGN.AUTO resolved.",
    ),
    (
        "lv_obj_class_init_obj",
        "Run the constructors of a widget that obj_class_t.create_obj() has made.",
    ),
    (
        "lv_obj_get_event_count",
        "How many event callbacks the widget has.",
    ),
    ("lv_obj_get_event_dsc", "The event callback at an index."),
    (
        "lv_obj_get_local_style_prop",
        "Look for a property that was set on the widget itself, as by set_style_width().",
    ),
    (
        "lv_obj_is_editable",
        "Whether keys and an encoder can change the widget's value.",
    ),
    (
        "lv_obj_is_group_def",
        "Whether a new widget of this class joins the default group.",
    ),
    (
        "lv_obj_move_children_by",
        "Move all children; those with lv.obj.FLAG.FLOATING only if they are not ignored.",
    ),
    (
        "lv_obj_move_to",
        "Move the widget at once, whatever its layout and its style say.",
    ),
    (
        "lv_obj_refr_pos",
        "Place the widget anew, as its style says.",
    ),
    (
        "lv_obj_remove_event",
        "Remove the event callback at an index; whether there was one.",
    ),
    (
        "lv_obj_remove_event_dsc",
        "Remove an event callback; whether it was there.",
    ),
    (
        "lv_obj_set_grid_align",
        "Set where the columns and rows stay when there is room to spare.",
    ),
    (
        "lv_obj_set_grid_dsc_array",
        "Make the widget a grid with these columns and rows, each list ended by lv.GRID_TEMPLATE_LAST.",
    ),
    (
        "lv_obj_style_get_selector_part",
        "The part (lv.PART) in a selector.",
    ),
    (
        "lv_obj_style_get_selector_state",
        "The states (lv.STATE) in a selector.",
    ),
    (
        "lv_palette_darken",
        "A darker color of a palette, of 4 levels.",
    ),
    (
        "lv_palette_lighten",
        "A lighter color of a palette, of 5 levels.",
    ),
    ("lv_palette_main", "The main color of a palette."),
    (
        "lv_pct_to_px",
        "Pixels of a size that may be a percentage of another: lv.pct(50) of 80 is 40.",
    ),
    (
        "lv_point_from_precise",
        "The point with its coordinates rounded to pixels.",
    ),
    ("lv_point_precise_set", "Set both coordinates."),
    ("lv_point_precise_swap", "Swap two points."),
    ("lv_point_set", "Set both coordinates."),
    ("lv_point_swap", "Swap two points."),
    (
        "lv_point_to_precise",
        "The point as lines and vectors take it.",
    ),
    ("lv_rb_destroy", "Remove all nodes of the tree."),
    (
        "lv_rb_drop",
        "Remove and free the node of a key; whether there was one.",
    ),
    (
        "lv_rb_drop_node",
        "Remove and free a node; whether it was there.",
    ),
    ("lv_rb_find", "The node of a key."),
    (
        "lv_rb_init",
        "Set the order of the keys and the size of a node's data.",
    ),
    ("lv_rb_insert", "The node of a key, made if there is none."),
    ("lv_rb_maximum", "The node of the greatest key."),
    (
        "lv_rb_maximum_from",
        "The node of the greatest key below a node.",
    ),
    ("lv_rb_minimum", "The node of the least key."),
    (
        "lv_rb_minimum_from",
        "The node of the least key below a node.",
    ),
    ("lv_rb_remove", "Remove the node of a key; its data remain."),
    ("lv_rb_remove_node", "Remove a node; its data remain."),
    ("lv_snprintf", "Write a formatted text into a buffer."),
    (
        "lv_span_stack_deinit",
        "Free what drawing spans needs; lv.deinit() does so.",
    ),
    (
        "lv_span_stack_init",
        "Allocate what drawing spans needs; lv.init() does so.",
    ),
    ("lv_streq", "Whether two texts are the same."),
    ("lv_style_set_margin_all", "Set all four margins."),
    (
        "lv_style_set_margin_hor",
        "Set the left and the right margin.",
    ),
    (
        "lv_style_set_margin_ver",
        "Set the upper and the lower margin.",
    ),
    ("lv_style_set_pad_all", "Set the padding at all four sides."),
    (
        "lv_style_set_pad_gap",
        "Set the distance between rows and between columns of a layout.",
    ),
    (
        "lv_style_set_pad_hor",
        "Set the padding at the left and the right.",
    ),
    ("lv_style_set_pad_ver", "Set the padding above and below."),
    ("lv_style_set_size", "Set the width and the height."),
    (
        "lv_style_set_transform_scale",
        "Set the scale in both directions: 256 is the size as it is.",
    ),
    ("lv_task_handler", "The old name of timer_handler()."),
    (
        "lv_trigo_cos",
        "The cosine of an angle in degrees, times 32767.",
    ),
    (
        "lv_version_info",
        "What follows the numbers in the version: \"\" for a release.",
    ),
    ("lv_version_major", "The first number of LVGL's version."),
    ("lv_version_minor", "The second number of LVGL's version."),
    ("lv_version_patch", "The third number of LVGL's version."),
];

/// What a function does.
pub(super) fn words(c_name: &str) -> Option<String> {
    if let Ok(at) = WORDS.binary_search_by_key(&c_name, |(name, _)| name) {
        return Some(WORDS[at].1.into());
    }
    let of = |prefix| c_name.strip_prefix(prefix);
    if let Some(property) = of("lv_style_set_") {
        return Some(format!("Set the property {property}."));
    }
    if let Some(property) = of("lv_obj_set_style_") {
        return Some(format!(
            "Set the property {property} of the widget itself, in the parts and states of the selector."
        ));
    }
    let property = of("lv_obj_get_style_")?;
    Some(format!(
        "The property {property} of a part, in the widget's state."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_in_order() {
        assert!(WORDS.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(
            words("lv_area_move").as_deref(),
            Some("Move the whole area.")
        );
        assert_eq!(
            words("lv_style_set_x").as_deref(),
            Some("Set the property x.")
        );
        assert_eq!(words("lv_unknown"), None);
    }
}
