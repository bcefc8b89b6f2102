//! What LVGL's headers do not say: which functions stay out, what may be NULL, what disturbs drawing.

use crate::read::{Api, Function, Param, Type};

const RAW_MEMORY: &str = "raw memory: Python has bytearray";

/// What stays out, by C name; a trailing `*` stands for any ending.
const LEFT_OUT: &[(&str, &str)] = &[
    ("lv_init", "the runtime's own does more: lv.init()"),
    ("lv_deinit", "the runtime's own does more: lv.deinit()"),
    ("lv_global_default", "LVGL's inside"),
    ("lv_bmp_deinit", "lv.deinit() does it"),
    ("lv_bmp_init", "lv.init() does it"),
    ("lv_lodepng_deinit", "lv.deinit() does it"),
    ("lv_lodepng_init", "lv.init() does it"),
    ("lv_tjpgd_deinit", "lv.deinit() does it"),
    ("lv_tjpgd_init", "lv.init() does it"),
    ("lv_calloc", RAW_MEMORY),
    ("lv_free*", RAW_MEMORY),
    ("lv_malloc*", RAW_MEMORY),
    ("lv_mem_add_pool", "lvmp.reserve() adds one"),
    ("lv_mem_deinit", "lv.deinit() does it"),
    ("lv_mem_init", "lv.init() does it"),
    ("lv_mem_monitor_core", "lv.mem_monitor() calls it"),
    ("lv_mem_remove_pool", "lvmp.trim() returns empty ones"),
    ("lv_mem_test_core", "lv.mem_test() calls it"),
    ("lv_memcpy", RAW_MEMORY),
    ("lv_memmove", RAW_MEMORY),
    ("lv_memset", RAW_MEMORY),
    ("lv_realloc*", RAW_MEMORY),
    ("lv_zalloc", RAW_MEMORY),
    ("lv_strcat", "writes into a C string"),
    ("lv_strcpy", "writes into a C string"),
    ("lv_strdup", RAW_MEMORY),
    ("lv_strlcpy", "writes into a C string"),
    ("lv_strncat", "writes into a C string"),
    ("lv_strncpy", "writes into a C string"),
    ("lv_strndup", RAW_MEMORY),
    ("lv_obj_null_on_delete", "writes into a variable of C's"),
    ("lv_obj_assign_id", "a widget's id is its Python object"),
    ("lv_obj_find_by_id", "a widget's id is its Python object"),
    ("lv_obj_free_id", "a widget's id is its Python object"),
    (
        "lv_obj_get_child_by_id",
        "a widget's id is its Python object",
    ),
    ("lv_obj_get_id", "a widget's id is its Python object"),
    ("lv_obj_id_compare", "a widget's id is its Python object"),
    ("lv_obj_set_id", "a widget's id is its Python object"),
    ("lv_obj_stringify_id", "a widget's id is its Python object"),
];

/// Why a function has no Python name, if it has none.
pub fn left_out(name: &str) -> Option<&'static str> {
    LEFT_OUT
        .iter()
        .find(|(pattern, _)| match pattern.strip_suffix('*') {
            Some(stem) => name.starts_with(stem),
            None => name == *pattern,
        })
        .map(|(_, reason)| *reason)
}

/// Widgets among the arguments that LVGL takes for one of a class without looking: the function, the
/// parameter, the class.
const CLASSES: &[(&str, &str, &str)] = &[
    ("lv_menu_page_create", "menu", "menu"),
    // So called before LVGL 9.3.
    ("lv_menu_page_create", "parent", "menu"),
    ("lv_menu_set_page", "page", "menu_page"),
    ("lv_menu_set_sidebar_page", "page", "menu_page"),
];

/// The class that a widget must be of, where LVGL relies on it.
pub fn class_of(f: &Function, p: &Param) -> Option<&'static str> {
    CLASSES
        .iter()
        .find(|(function, param, _)| *function == f.name && *param == p.name)
        .map(|(_, _, class)| *class)
}

/// How the headers call the number of elements, or bytes, of what the parameter before points to.
const COUNTS: &[&str] = &["btr", "btw", "cnt", "count", "len", "length", "num", "size"];

/// Sizes that belong to something else than the parameter before them.
const NOT_COUNTS: &[&str] = &["elem_size", "font_size", "node_size"];

/// Whether a parameter tells how many elements the pointers right before it have.
pub fn is_count(api: &Api, f: &Function, i: usize) -> bool {
    let p = &f.signature.params[i];
    let word = p.name.rsplit('_').next().unwrap_or_default();
    if !matches!(p.ty, Type::Int { .. } | Type::Word { .. })
        || !COUNTS.contains(&word)
        || NOT_COUNTS.contains(&p.name.as_str())
        || i == 0
    {
        return false;
    }
    let before = &f.signature.params[i - 1];
    match before.ty.pointee() {
        // Text ends by itself.
        None | Some(Type::Char) => matches!(
            before.ty,
            Type::Pointer {
                constant: false,
                ..
            }
        ),
        Some(to) if api.is_widget(to) => false,
        // The first one is what a method is called on, unless it is named as more than one.
        Some(Type::Struct(_)) => i > 1 || before.name.ends_with('s'),
        Some(_) => true,
    }
}

/// Whether a parameter is a grid's columns or rows, which end with LV_GRID_TEMPLATE_LAST.
pub fn is_tracks(f: &Function, p: &Param) -> bool {
    let to = Type::Int {
        bits: 32,
        signed: true,
    };
    f.name.ends_with("_dsc_array") && p.ty.pointee() == Some(&to)
}

/// Whether a parameter is a table's row or column: LVGL makes the table that large, and adds one first.
pub fn is_cell(f: &Function, p: &Param) -> bool {
    f.name.starts_with("lv_table_")
        && matches!(
            p.ty,
            Type::Int {
                bits: 32,
                signed: false
            }
        )
        && (p.name.starts_with("row") || p.name.starts_with("col"))
}

/// Numbers by which LVGL looks something up without looking at them: the functions' prefix, the parameter, the first
/// number that is too large.
const LIMITS: &[(&str, &str, &str)] = &[
    (
        "lv_imagebutton_",
        "state",
        "LV_IMAGEBUTTON_STATE_CHECKED_DISABLED + 1",
    ),
    ("lv_keyboard_set_", "mode", "LV_KEYBOARD_MODE_USER_4 + 1"),
];

/// The number that a parameter must be below, if there is one.
pub fn limit(f: &Function, p: &Param) -> Option<&'static str> {
    LIMITS
        .iter()
        .find(|(prefix, name, _)| f.name.starts_with(prefix) && *name == p.name)
        .map(|(_, _, limit)| *limit)
}

/// Whether a parameter is where an image comes from: LVGL tells a path from an image by its first byte.
pub fn is_image_source(f: &Function, p: &Param) -> bool {
    (["icon", "src", "symbol"].contains(&p.name.as_str()) || p.name.starts_with("src_"))
        && p.ty.pointee() == Some(&Type::Void)
        && !f.name.contains("lottie")
}

/// Functions that call what they are given at once or for certain.
const CALLS_BACK: &[&str] = &[
    "lv_async_call",
    "lv_display_add_event_cb",
    "lv_indev_add_event_cb",
    "lv_obj_add_event_cb",
    "lv_obj_tree_walk",
    "lv_subject_add_observer",
    "lv_subject_add_observer_obj",
    "lv_subject_add_observer_with_target",
    "lv_tree_walk",
];

/// Whether a function's callback can be NULL.
pub fn may_lack_callback(f: &Function) -> bool {
    !CALLS_BACK.contains(&f.name.as_str())
}

/// An argument or the result of a function that the runtime does in LVGL's place.
#[derive(Clone, Copy)]
pub enum Kind {
    Void,
    I32,
    U32,
    /// `mp_obj_t`
    Object,
    /// `mp_obj_t` that can be left out; None is MP_OBJ_NULL.
    Optional,
    Widget,
    /// A widget of this class.
    Class(&'static str),
    Struct(&'static str),
}

/// Functions that lvgl/lvgl_overrides.c does in LVGL's place, named `lvgl_...` there: the result,
/// then each argument.
const OVERRIDES: &[(&str, &[Kind])] = &[
    (
        "lv_canvas_set_buffer",
        &[
            Kind::Void,
            Kind::Class("lv_canvas"),
            Kind::Object,
            Kind::U32,
            Kind::U32,
            Kind::U32,
        ],
    ),
    (
        "lv_calendar_set_day_names",
        &[Kind::Void, Kind::Class("lv_calendar"), Kind::Object],
    ),
    ("lv_obj_clean", &[Kind::Void, Kind::Widget]),
    ("lv_obj_delete", &[Kind::Void, Kind::Widget]),
    (
        "lv_arclabel_get_text_angle",
        &[Kind::I32, Kind::Class("lv_arclabel")],
    ),
    ("lv_msgbox_close", &[Kind::Void, Kind::Class("lv_msgbox")]),
    ("lv_obj_swap", &[Kind::Void, Kind::Widget, Kind::Widget]),
    (
        "lv_obj_set_parent",
        &[Kind::Void, Kind::Widget, Kind::Widget],
    ),
    (
        "lv_obj_remove_event_cb",
        &[Kind::U32, Kind::Widget, Kind::Object],
    ),
    (
        "lv_obj_remove_event_cb_with_user_data",
        &[Kind::U32, Kind::Widget, Kind::Object, Kind::Object],
    ),
    (
        "lv_display_remove_event_cb_with_user_data",
        &[
            Kind::U32,
            Kind::Struct("lv_display_t"),
            Kind::Object,
            Kind::Object,
        ],
    ),
    (
        "lv_indev_remove_event_cb_with_user_data",
        &[
            Kind::U32,
            Kind::Struct("lv_indev_t"),
            Kind::Object,
            Kind::Object,
        ],
    ),
    (
        "lv_async_call_cancel",
        &[Kind::U32, Kind::Object, Kind::Optional],
    ),
    (
        "lv_event_dsc_get_cb",
        &[Kind::Object, Kind::Struct("lv_event_dsc_t")],
    ),
    (
        "lv_display_set_resolution",
        &[
            Kind::Void,
            Kind::Struct("lv_display_t"),
            Kind::I32,
            Kind::I32,
        ],
    ),
    (
        "lv_display_set_rotation",
        &[Kind::Void, Kind::Struct("lv_display_t"), Kind::U32],
    ),
    (
        "lv_display_set_color_format",
        &[Kind::Void, Kind::Struct("lv_display_t"), Kind::U32],
    ),
    (
        "lv_display_set_buffers",
        &[
            Kind::Void,
            Kind::Struct("lv_display_t"),
            Kind::Object,
            Kind::Object,
            Kind::U32,
            Kind::U32,
        ],
    ),
];

pub fn overridden(name: &str) -> Option<&'static [Kind]> {
    OVERRIDES
        .iter()
        .find(|(overridden, _)| *overridden == name)
        .map(|(_, kinds)| *kinds)
}

/// Structs that are one Python object each for as long as LVGL has them; LVGL's `user_data` holds it.
pub const IDENTITY: &[&str] = &["lv_display_t", "lv_group_t", "lv_indev_t", "lv_timer_t"];

/// Structs whose own memory refers to memory of LVGL's. After lv.deinit() that memory is gone: they
/// become empty.
pub const OWNERS: &[&str] = &[
    "lv_anim_t",
    "lv_array_t",
    "lv_draw_buf_t",
    "lv_fs_dir_t",
    "lv_fs_file_t",
    "lv_layer_t",
    "lv_ll_t",
    "lv_style_t",
    "lv_subject_t",
];

/// Functions that work before lv.init(), by the beginning of their names: they touch nothing but
/// their arguments.
const BEFORE_INIT: &[&str] = &[
    "lv_area_",
    "lv_atan2",
    "lv_bezier3",
    "lv_color",
    "lv_cubic_bezier",
    "lv_grid_fr",
    "lv_is_initialized",
    "lv_map",
    "lv_palette_",
    "lv_pct",
    "lv_point_",
    "lv_pow",
    "lv_sqrt",
    "lv_style_init",
    "lv_tick_diff",
    "lv_trigo_",
    "lv_version_",
];

/// Functions after which the last struct among their arguments is gone, by the end of their names.
const FREES: &[&str] = &[
    "_delete",
    "_delete_span",
    "_destroy",
    "_remove_cursor",
    "_remove_event_dsc",
    "_remove_section",
    "_remove_series",
    "lv_observer_remove",
];

/// Functions for drivers, which call them from anywhere: from another thread, while LVGL draws.
const ANY_TIME: &[&str] = &["lv_display_flush_is_last", "lv_display_flush_ready"];

/// What the runtime must know of a function beyond its signature, as constants of lvgl_runtime.h.
pub fn flags(api: &Api, f: &Function) -> Vec<&'static str> {
    let mut flags = Vec::new();
    if BEFORE_INIT.iter().any(|start| f.name.starts_with(start)) {
        flags.push("LVGL_BEFORE_INIT");
    }
    if disturbs_drawing(api, f) {
        flags.push("LVGL_NOT_WHILE_RENDERING");
    }
    if FREES.iter().any(|end| f.name.ends_with(end)) {
        flags.push("LVGL_FREES");
    }
    if overridden(&f.name).is_some() {
        flags.push("LVGL_OWN");
    }
    if ANY_TIME.contains(&f.name.as_str()) {
        flags.push("LVGL_ANY_TIME");
    }
    flags
}

/// Whether a call could change what LVGL is just drawing: LVGL answers that with an assertion.
fn disturbs_drawing(api: &Api, f: &Function) -> bool {
    let reads = [
        "_count",
        "_get_",
        "_has_",
        "_hit_test",
        "_init_draw_",
        "_is_",
    ]
    .iter()
    .any(|part| f.name.contains(part))
        || f.name.ends_with("_get");
    let takes_widget = f
        .signature
        .params
        .iter()
        .any(|p| matches!(&p.ty, Type::Pointer { to, constant: false } if api.is_widget(to)));
    let changes_more = [
        "lv_anim_refr_now",
        "lv_anim_start",
        "lv_display_delete",
        "lv_display_refr_timer",
        "lv_display_set_",
        "lv_display_create",
        "lv_display_trigger_activity",
        "lv_fragment_",
        "lv_group_focus_",
        "lv_group_remove_all_objs",
        "lv_group_send_data",
        "lv_group_set_editing",
        "lv_indev_read",
        "lv_keyboard_def_event_cb",
        "lv_obj_invalidate",
        "lv_obj_report_style_change",
        "lv_obj_stop_scroll_anim",
        "lv_obj_update_layout",
        "lv_refr_",
        "lv_scale_section_set_",
        "lv_screen_load",
        "lv_span_set_",
        "lv_subject_add_observer",
        "lv_subject_notify",
        "lv_subject_set_",
        "lv_task_handler",
        "lv_theme_",
        "lv_timer_handler",
        "lv_timer_periodic_handler",
    ]
    .iter()
    .any(|start| f.name.starts_with(start));
    (takes_widget || changes_more) && !reads && !f.name.contains("flush")
}

/// Pointers that may be NULL though no comment in the headers says so.
const ALSO_NULL: &[(&str, &str)] = &[
    ("lv_anim_delete", "var"),
    ("lv_anim_set_var", "var"),
    ("lv_display_send_event", "param"),
    ("lv_event_send", "param"),
    ("lv_group_set_default", "group"),
    ("lv_image_set_src", "src"),
    ("lv_indev_send_event", "param"),
    ("lv_indev_set_group", "group"),
    ("lv_list_add_button", "icon"),
    ("lv_obj_remove_style", "style"),
    ("lv_obj_send_event", "param"),
    ("lv_obj_set_style_bg_image_src", "value"),
    ("lv_style_set_bg_image_src", "value"),
    ("lv_timer_handler_set_resume_cb", "data"),
];

/// Whether NULL is a value that LVGL expects for a parameter.
pub fn may_be_null(f: &Function, p: &Param) -> bool {
    if !matches!(p.ty, Type::Pointer { .. }) {
        return false;
    }
    let is_parent = f.name.ends_with("_create") && p.name == "parent";
    is_parent
        || ALSO_NULL.contains(&(f.name.as_str(), p.name.as_str()))
        || param_doc(&f.doc, &p.name).is_some_and(|doc| doc.contains("NULL"))
}

/// Functions that return NULL in the normal course of things though no comment in the headers says so, by the end of
/// their names.
const RETURNS_NULL: &[&str] = &[
    "_get_child",
    "_get_child_by_type",
    "_get_default",
    "_get_focused",
    "_get_next",
    "_get_parent",
    "_get_prev",
    "_get_scr_prev",
    "_get_screen_prev",
    "_get_sibling",
    "_get_sibling_by_type",
    "lv_binfont_create",
    "lv_binfont_create_from_buffer",
    "lv_indev_active",
    "lv_snapshot_take",
    "lv_tiny_ttf_create_data",
    "lv_tiny_ttf_create_data_ex",
    "lv_tiny_ttf_create_file",
    "lv_tiny_ttf_create_file_ex",
];

/// How the headers speak of a NULL that Python does not meet: without memory the call raises MemoryError, and None for what
/// may not be NULL raises TypeError.
const RAISES: &[&str] = &[
    "alloc",
    "error",
    "fail",
    "is NULL",
    "not initialized",
    "otherwise",
];

/// Whether a program must reckon with NULL. `doc` is what the headers say of the result.
pub fn may_return_null(f: &Function, doc: &str) -> bool {
    let documented = doc.contains("NULL") && !RAISES.iter().any(|word| doc.contains(word));
    documented || RETURNS_NULL.iter().any(|end| f.name.ends_with(end))
}

/// What a doc comment says of a parameter: from `@param name` to the next `@param` or `@return`.
fn param_doc<'a>(doc: &'a str, name: &str) -> Option<&'a str> {
    doc.split("@param").skip(1).find_map(|part| {
        let rest = part.trim_start().strip_prefix(name)?;
        if !rest.starts_with(char::is_whitespace) {
            return None;
        }
        rest.split("@return").next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_of_what_stays_out() {
        assert_eq!(left_out("lv_malloc_core"), Some(RAW_MEMORY));
        assert_eq!(left_out("lv_strlen"), None);
        assert_eq!(left_out("lv_style_set_width"), None);
        assert_eq!(left_out("lv_mem_monitor"), None);
    }

    #[test]
    fn a_comment_of_one_parameter_is_not_that_of_another() {
        let doc = " @param obj  a widget\n @param obj2 NULL: none\n @return NULL if it fails";
        assert_eq!(param_doc(doc, "obj"), Some("  a widget\n "));
        assert!(param_doc(doc, "obj2").unwrap().contains("NULL"));
        assert_eq!(param_doc(doc, "other"), None);
        assert_eq!(param_doc("@param last x @return NULL", "last"), Some(" x "));
    }
}
