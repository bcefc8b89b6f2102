//! Small headers in, names and C out.

use crate::emit::{Output, emit};
use crate::names::{Names, assign};
use crate::read::{Api, Type, Value, read_text};

/// What every header of LVGL's has.
const WIDGETS: &str = "
    typedef struct _lv_obj_t lv_obj_t;
    lv_obj_t * lv_obj_create(lv_obj_t * parent);
    lv_obj_t * lv_bar_create(lv_obj_t * parent);
    lv_obj_t * lv_menu_create(lv_obj_t * parent);
    lv_obj_t * lv_menu_page_create(lv_obj_t * parent, const char * title);
";

fn api(header: &str) -> Api {
    read_text(&format!(
        "#include <stdint.h>\n#include <stdbool.h>\n#include <stddef.h>\n{WIDGETS}{header}"
    ))
    .unwrap()
}

fn names(header: &str) -> Names {
    assign(&api(header))
}

fn output(header: &str) -> Output {
    let api = api(header);
    emit(&api, &assign(&api), "test")
}

fn method_names(names: &Names, widget: &str) -> Vec<String> {
    let widget = names.widgets.iter().find(|w| w.name == widget).unwrap();
    widget.members.iter().map(|m| m.name.clone()).collect()
}

#[test]
fn types_are_resolved() {
    let api = api("
        typedef uint8_t lv_opa_t;
        typedef enum { LV_A_ONE, LV_A_TWO } lv_a_t;
        typedef bool (*lv_some_cb_t)(lv_obj_t * obj, void * user_data);
        void lv_f(lv_opa_t opa, size_t n, lv_a_t a, const char * text, const int32_t numbers[], lv_some_cb_t cb);
    ");
    let params = &api.functions.last().unwrap().signature.params;
    let int = |bits, signed| Type::Int { bits, signed };
    let pointer = |to| Type::Pointer {
        to: Box::new(to),
        constant: true,
    };
    assert_eq!(params[0].ty, int(8, false));
    assert_eq!(params[1].ty, Type::Word { signed: false });
    assert_eq!(params[2].ty, Type::Enum("lv_a_t".into()));
    assert_eq!(params[3].ty, pointer(Type::Char));
    assert_eq!(params[4].ty, pointer(int(32, true)));
    assert!(matches!(&params[5].ty, Type::Callback { name: Some(n), .. } if n == "lv_some_cb_t"));
    assert_eq!(api.callbacks["lv_some_cb_t"].params[1].name, "user_data");
}

#[test]
fn structs_show_fields_bits_and_nesting() {
    let api = api("
        typedef struct { uint32_t a : 3; uint32_t b : 9; int16_t type; } lv_bits_t;
        typedef struct _lv_outer_t { union { int x; float y; } value; struct { int z; } many[4]; } lv_outer_t;
        typedef struct _lv_hidden_t lv_hidden_t;
        typedef lv_bits_t lv_old_t;
        void lv_hidden_use(lv_hidden_t * hidden);
    ");
    let find = |c_name: &str| api.structs.iter().find(|s| s.c_name == c_name).unwrap();
    let bits = find("lv_bits_t");
    let width = |name: &str| bits.fields.iter().find(|f| f.name == name).unwrap().bits;
    assert_eq!(
        (width("a"), width("b"), width("type")),
        (Some(3), Some(9), None)
    );
    let value = find("__typeof__(((lv_outer_t *)0)->value)");
    assert!(value.union && value.fields[1].ty == Type::Float);
    assert_eq!(
        find("__typeof__(((lv_outer_t *)0)->many[0])").fields.len(),
        1
    );
    assert!(!find("lv_hidden_t").complete);
    assert_eq!(api.second_names, [("lv_old_t".into(), "lv_bits_t".into())]);
}

#[test]
fn constants_have_values() {
    let api = api("
        #define LV_NUMBER (-5)
        #define LV_TEXT \"text\"
        enum { LV_X_ONE = 1, LV_X_BIG = 0xffffffff };
    ");
    let value = |name: &str| &api.macros.iter().find(|m| m.name == name).unwrap().value;
    assert_eq!(value("LV_NUMBER"), &Value::Int(-5));
    assert_eq!(value("LV_TEXT"), &Value::Str(b"text".to_vec()));
    assert_eq!(api.enums[0].members[1].value, Value::Int(0xffff_ffff));
}

#[test]
fn functions_go_to_the_class_that_their_name_tells() {
    let names = names(
        "
        typedef struct { int32_t x; } lv_point_t;
        typedef struct { int w; } lv_image_dsc_t;
        typedef struct { uint8_t red; } lv_color_t;
        void lv_bar_set_value(lv_obj_t * obj, int32_t value);
        void lv_menu_page_set_title(lv_obj_t * obj, const char * title);
        void lv_obj_del(lv_obj_t * obj);
        int32_t lv_obj_from(int32_t a);
        void lv_point_set(lv_point_t * point, int32_t x);
        void lv_image_buf_free(lv_image_dsc_t * dsc);
        uint32_t lv_color_to_int(lv_color_t color);
        void lv_screen_load(lv_obj_t * screen);
        void lv_malloc(size_t n);
    ",
    );
    assert_eq!(method_names(&names, "bar"), ["set_value"]);
    assert_eq!(method_names(&names, "menu_page"), ["set_title"]);
    assert_eq!(method_names(&names, "obj"), ["delete", "_from"]);
    let obj = names.widgets.iter().find(|w| w.name == "obj").unwrap();
    assert!(obj.members[0].method && !obj.members[1].method);
    let of_struct = |name: &str| {
        let class = names.structs.iter().find(|s| s.name == name).unwrap();
        class
            .members
            .iter()
            .map(|m| m.name.as_str())
            .collect::<Vec<_>>()
    };
    assert_eq!(of_struct("point_t"), ["set"]);
    assert_eq!(of_struct("image_dsc_t"), ["buf_free"]);
    assert_eq!(of_struct("color_t"), ["to_int"]);
    let free: Vec<_> = names.functions.iter().map(|m| m.name.as_str()).collect();
    assert_eq!(free, ["image_buf_free", "color_to_int", "screen_load"]);
    assert_eq!(
        names.unnamed,
        [("lv_malloc".to_string(), "raw memory: Python has bytearray")]
    );
    assert_eq!(names.widgets[0].name, "obj");
}

#[test]
fn enums_are_classes_of_what_their_members_share() {
    let names = names(
        "
        enum _lv_align_t { LV_ALIGN_CENTER, LV_ALIGN_TOP_LEFT };
        typedef enum { LV_BAR_MODE_NORMAL, LV_BAR_MODE_RANGE } lv_bar_mode_t;
        enum { LV_OPA_0, LV_OPA_50 = 127 };
        enum { ENUM_LV_SIZE_CONTENT = 5 };
        #define LV_ANIM_OFF 0
        #define LV_ANIM_ON 1
        #define LV_RADIUS_CIRCLE 0x7fff
    ",
    );
    let shown: Vec<String> = names
        .enums
        .iter()
        .map(|e| {
            let of = e.widget.map_or("", |w| names.widgets[w].name.as_str());
            let members: Vec<_> = e.members.iter().map(|m| m.name.as_str()).collect();
            format!("{of}.{} {}", e.name, members.join(" "))
        })
        .collect();
    assert_eq!(
        shown,
        [
            ".ALIGN CENTER TOP_LEFT",
            "bar.MODE NORMAL RANGE",
            ".OPA _0 _50",
            ".ANIM OFF ON"
        ]
    );
    let constants: Vec<_> = names.constants.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(constants, ["SIZE_CONTENT", "RADIUS_CIRCLE"]);
}

#[test]
fn functions_share_thunks_and_signatures() {
    let source = output(
        "
        typedef struct { uint8_t red; } lv_color_t;
        void lv_obj_set_x(lv_obj_t * obj, int32_t x);
        void lv_obj_set_y(lv_obj_t * obj, int32_t y);
        void lv_obj_set_opa(lv_obj_t * obj, uint8_t opa);
        lv_color_t lv_obj_mix(lv_obj_t * obj, lv_color_t color);
        void lv_obj_set_text_fmt(lv_obj_t * obj, const char * fmt, ...);
    ",
    )
    .source;
    let count = |text: &str| source.matches(text).count();
    assert_eq!(count("((void (*)(void *, int32_t))fn)(w[0].p, w[1].i);"), 1);
    assert_eq!(count("LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_I32,"), 1);
    assert_eq!(count("LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_U8,"), 1);
    assert!(source.contains(
        "*(lv_color_t *)w[2].p = ((lv_color_t (*)(void *, lv_color_t))fn)(w[0].p, *(lv_color_t *)w[1].p);"
    ));
    assert!(
        source
            .contains("((void (*)(void *, void *, ...))fn)(w[0].p, \"%s\", (const char *)w[1].p);")
    );
    assert!(source.contains("LVGL_METHOD(MP_QSTR_set_x, lv_obj_set_x, "));
}

#[test]
fn comments_tell_what_may_be_null() {
    let source = output(
        "
        /** @param obj a widget
         *  @param style a style, or NULL */
        void lv_obj_set_both(lv_obj_t * obj, const char * style);
        /** @param text a text */
        void lv_obj_set_text(lv_obj_t * obj, const char * text);
    ",
    )
    .source;
    assert!(
        source.contains(
            "LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_TEXT | LVGL_NULLABLE | LVGL_CONST,"
        )
    );
    assert!(source.contains("LVGL_VOID, LVGL_OF(LVGL_WIDGET, 0), LVGL_TEXT | LVGL_CONST,"));
}

#[test]
fn numbers_of_elements_are_told_from_other_numbers() {
    let source = output(
        "
        typedef struct { int32_t x; } lv_point_t;
        void lv_obj_set_points(lv_obj_t * obj, const lv_point_t points[], uint32_t point_num);
        void lv_point_array_move(lv_point_t * points, size_t count, int32_t by);
        void lv_obj_set_values(lv_obj_t * obj, const int16_t * x, const int16_t * y, uint16_t cnt);
        void lv_point_reserve(lv_point_t * point, uint32_t count);
        void lv_obj_set_child_count(lv_obj_t * obj, int8_t count);
        void lv_obj_set_font(lv_obj_t * obj, const void * data, int64_t font_size);
        void lv_obj_cut_text(lv_obj_t * obj, const char * text, float x, uint8_t len);
        void lv_obj_find(lv_obj_t * obj, const char * text, size_t length);
        void lv_obj_set_sources(lv_obj_t * obj, const void * sources[], uint8_t num);
        void lv_obj_set_columns_dsc_array(lv_obj_t * obj, const int32_t * columns);
    ",
    )
    .source;
    for conversions in [
        "LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U32),",
        "LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_OF(LVGL_COUNT, LVGL_UWORD), LVGL_I32,",
        "LVGL_OF(LVGL_ARRAY, LVGL_I16) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U16),",
        "LVGL_OF(LVGL_STRUCT, LVGL_STRUCT_lv_point_t), LVGL_U32,",
        "LVGL_OF(LVGL_WIDGET, 0), LVGL_I8,",
        "LVGL_DATA | LVGL_CONST, LVGL_I64,",
        "LVGL_TEXT | LVGL_CONST, LVGL_FLOAT, LVGL_U8,",
        "LVGL_TEXT | LVGL_CONST, LVGL_UWORD,",
        "LVGL_OF(LVGL_ARRAY, LVGL_DATA) | LVGL_CONST, LVGL_OF(LVGL_COUNT, LVGL_U8),",
        "LVGL_OF(LVGL_WIDGET, 0), LVGL_TRACKS | LVGL_CONST,",
    ] {
        assert!(source.contains(conversions), "{conversions}");
    }
}

#[test]
fn callbacks_find_their_closure_where_lvgl_hands_it_over() {
    let source = output(
        "
        typedef struct _lv_event_t lv_event_t;
        typedef struct { void * user_data; } lv_thing_t;
        void * lv_event_get_user_data(lv_event_t * e);
        typedef void (*lv_event_cb_t)(lv_event_t * e);
        typedef int32_t (*lv_path_cb_t)(const lv_thing_t * thing, int32_t v);
        typedef void (*lv_exec_cb_t)(void * var, int32_t v);
        typedef bool (*lv_walk_cb_t)(lv_obj_t *, void *);
        typedef uint32_t (*lv_tick_cb_t)(void);
        void lv_obj_add_event_cb(lv_obj_t * obj, lv_event_cb_t cb, void * user_data);
        void lv_thing_set_path(lv_thing_t * thing, lv_path_cb_t cb);
        void lv_thing_set_exec(lv_thing_t * thing, lv_exec_cb_t cb);
        void lv_obj_walk(lv_obj_t * obj, lv_walk_cb_t cb, void * user_data);
        void lv_tick_set_cb(lv_tick_cb_t cb);
    ",
    )
    .source;
    let source_of = |key: &str| {
        let row = source
            .lines()
            .find_map(|l| l.strip_suffix(&format!(" }}, // {key}")))
            .unwrap();
        row.rsplit(", ").next().unwrap()
    };
    assert_eq!(source_of("event_cb_t"), "LVGL_USER_DATA_FIRST");
    assert_eq!(source_of("path_cb_t"), "LVGL_USER_DATA_FIRST");
    assert_eq!(source_of("walk_cb_t"), "1");
    assert_eq!(source_of("tick_cb_t"), "LVGL_USER_DATA_GLOBAL");
    // Nothing tells whose call it is: only a C function will do.
    assert!(source.contains("LVGL_OF(LVGL_NATIVE, LVGL_CALLBACK_exec_cb_t)"));
    assert!(source.contains("LVGL_OF(LVGL_CALLBACK, LVGL_CALLBACK_event_cb_t)"));
}

/// The stub's lines about something, without docstrings, up to the next of its kind.
fn stub_of(stub: &str, head: &str) -> Vec<String> {
    let indent = head.len() - head.trim_start().len();
    let is_inner = |line: &&str| line.is_empty() || line.len() - line.trim_start().len() > indent;
    let mut lines = stub.lines().skip_while(|line| *line != head);
    let head = lines.next().map(str::to_string);
    head.into_iter()
        .chain(lines.take_while(is_inner).map(str::to_string))
        .filter(|line| !line.is_empty())
        .collect()
}

#[test]
fn the_stub_has_classes_with_their_bases_enums_and_methods() {
    let stub = output(
        "
        typedef enum { LV_BAR_MODE_NORMAL, /**< Counts from zero. */ LV_BAR_MODE_RANGE } lv_bar_mode_t;
        typedef struct { uint8_t red; } lv_color_t;
        /** Set how it counts.
         *  @param obj pointer to a bar
         *  @param from where it begins, LV_BAR_MODE_RANGE
         *  @return true if it was set */
        bool lv_bar_set_mode(lv_obj_t * obj, lv_bar_mode_t mode, int32_t from);
        int32_t lv_bar_of(int32_t list);
    ",
    )
    .stub;
    assert_eq!(
        stub_of(&stub, "class bar(obj):"),
        [
            "class bar(obj):",
            "    class MODE:",
            "        NORMAL: Final[int]",
            "        \"\"\"Counts from zero.\"\"\"",
            "        RANGE: Final[int]",
            "    def __init__(self, parent: obj | None = None, /) -> None:",
            "        \"\"\"lv_bar_create() of LVGL's.\"\"\"",
            "    def set_mode(self, mode: int, _from: int, /) -> bool:",
            "        \"\"\"Set how it counts.",
            "        Args:",
            "            mode: lv.bar.MODE",
            "            _from: where it begins, lv.bar.MODE.RANGE",
            "        Returns:",
            "            True if it was set",
            "        \"\"\"",
            "    @staticmethod",
            "    def of(list: int, /) -> int:",
            "        \"\"\"lv_bar_of() of LVGL's.\"\"\"",
        ]
    );
}

#[test]
fn the_stub_tells_what_stands_for_what() {
    let stub = output(
        "
        typedef struct _lv_hidden_t lv_hidden_t;
        typedef struct { int32_t x; } lv_point_t;
        typedef struct { lv_point_t at; const char * name; int16_t many[3]; struct { int z; } inner; lv_obj_t * obj; lv_obj_t * other; } lv_s_t;
        typedef void (*lv_s_cb_t)(lv_hidden_t * hidden, void * user_data);
        /** @param name a name, or NULL
         *  @return the point, NULL if there is none */
        lv_point_t * lv_s_find(lv_s_t * s, const lv_hidden_t * hidden, const char * name);
        void lv_s_set_cb(lv_s_t * s, lv_s_cb_t cb, void * user_data);
        void lv_obj_set_text_fmt(lv_obj_t * obj, const char * fmt, ...);
        void lv_obj_set_columns(lv_obj_t * obj, const int32_t columns[], float * to);
        void lv_memset_to(void * dst, const void * src);
    ",
    )
    .stub;
    for line in [
        "class hidden_t(_Pointer):",
        "    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ...",
        "class _s_t_inner(_Pointer):",
        "    def __init__(self, fields: _Struct[s_t] | int | None = None, /) -> None: ...",
        "    def at(self) -> point_t: ...",
        "    def at(self, value: _Struct[point_t], /) -> None: ...",
        "    def name(self, value: str | bytes | None, /) -> None: ...",
        "    def many(self) -> builtins.list[int]: ...",
        "    def many(self, value: Sequence[int], /) -> None: ...",
        // A field that is called like a class hides it.
        "    obj: lvgl.obj | None",
        "    other: lvgl.obj | None",
        "    def find(self, hidden: hidden_t | Blob, name: str | bytes | None = None, /) -> point_t | None:",
        "        cb: Callable[[hidden_t, Any], object] | None,",
        "    def set_text_fmt(self, fmt: str | bytes, /, *values: object) -> None:",
        "        columns: _Readable | Sequence[int],",
        "        to: _Writable | Sequence[float],",
        "def memset_to(dst: _Writable, src: _Readable, /) -> None:",
    ] {
        assert!(stub.lines().any(|l| l == line), "{line}\n{stub}");
    }
}

#[test]
fn the_report_counts_what_it_lists() {
    let mut text = Vec::new();
    let api = api("
        typedef enum { LV_BAR_MODE_A, LV_BAR_MODE_B } lv_bar_mode_t;
        typedef lv_bar_mode_t lv_bar_m_t;
        typedef struct { struct { int z; } inner; union { int a; float b; }; } lv_s_t;
        typedef int32_t lv_n_t;
        extern uint8_t lv_n;
        void lv_obj_f(lv_obj_t * obj); void lv_free(void * p); void lv_s_f(lv_s_t s);
    ");
    emit(&api, &assign(&api), "test")
        .report
        .write(&api, &mut text)
        .unwrap();
    let text = String::from_utf8(text).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for line in [
        "LV_BAR_MODE_A -> lv.bar.MODE.A",
        "lv_bar_create -> lv.bar",
        "lv_bar_m_t -> lv.bar.MODE",
        "lv_bar_mode_t -> lv.bar.MODE",
        "lv_n: a number in memory: a constant has its value",
        "lv_n_t -> int",
        "lv_obj_f -> lv.obj.f",
        "lv_s_f -> lv.s_t.f, lv.s_f",
        "lv_s_t -> lv.s_t",
        "lv_s_t.a -> lv.s_t.a",
        "lv_s_t.inner -> lv.s_t.inner",
        "lv_s_t.inner.z -> lv.s_t.inner.z",
    ] {
        assert!(lines.contains(&line), "{line}\n{text}");
    }
    assert!(lines.contains(&"lv_free: raw memory: Python has bytearray"));
    let count = lines.len() - 1;
    assert!(lines[count].starts_with(&format!("{count} declarations, ")));
}

#[test]
fn the_source_is_the_same_each_time() {
    let header = "typedef struct { int a; int b; } lv_s_t; void lv_s_f(lv_s_t * s);";
    assert_eq!(output(header).source, output(header).source);
}
