//! The model and its names to C: tables for the runtime in lvgl/.

mod classes;
mod doc;
mod functions;
mod hints;
mod stub;
mod words;

use std::collections::BTreeSet;

use crate::names::Names;
use crate::read::{Api, Field};
use crate::report::Report;
use crate::types::{Conversion, Types};

use functions::Functions;

/// `writeln!` to a String.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => {{
        use std::fmt::Write as _;
        writeln!($out, $($arg)*).expect("a String takes all")
    }};
}
use line;

/// The generated files, and what became of each declaration.
pub struct Output {
    pub source: String,
    /// The type stub, for editors and type checkers.
    pub stub: String,
    pub report: Report,
}

/// Writes the module's files. `conf` is the configuration's name, for the first line.
pub fn emit(api: &Api, names: &Names, conf: &str) -> Output {
    let mut emitter = Emitter {
        api,
        names,
        types: Types::new(api, names),
        functions: Functions::default(),
        strings: Vec::new(),
        report: Report::default(),
    };
    for (name, reason) in &names.unnamed {
        emitter.report.leave_out(name, *reason);
    }
    let module = emitter.module();
    let origin = format!(
        "Made by lvmp-generator from LVGL {} and {conf}: do not edit. `cargo xtask gen` makes it again.",
        api.version
    );
    let source = emitter.source(&module, &origin);
    emitter.report.complete(api, names);
    Output {
        source,
        stub: stub::stub(&emitter, &module, &origin),
        report: emitter.report,
    }
}

struct Emitter<'a> {
    api: &'a Api,
    names: &'a Names,
    types: Types<'a>,
    functions: Functions,
    /// C expressions of the texts that enums refer to.
    strings: Vec<String>,
    report: Report,
}

/// What the module has, of what the names ask for.
struct Module<'a> {
    widgets: Vec<WidgetClass>,
    structs: Vec<StructClass<'a>>,
    /// In the order of the module's dictionary: what programs name most comes first.
    attributes: Vec<(String, Attribute)>,
}

/// Something in the module's dictionary, by its place in the table of its kind.
#[derive(Clone, Copy)]
enum Attribute {
    /// The runtime's own: the C object.
    Runtime(&'static str),
    Widget(usize),
    Enum(usize),
    Function(usize),
    Struct(usize),
    /// A variable of LVGL's, and its struct.
    Global(usize, usize),
    Constant(usize),
}

/// What the runtime itself puts into the module, with its C objects. `runtime.pyi` describes it.
const RUNTIME: &[(&str, &str)] = &[
    ("__init__", "lvgl_import_obj"),
    ("init", "lvgl_init_obj"),
    ("deinit", "lvgl_deinit_obj"),
    ("LvReferenceError", "mp_type_LvReferenceError"),
    ("Blob", "lvgl_blob_type"),
    ("C_Pointer", "lvgl_c_pointer_type"),
];

/// A widget's class: its constructor and its methods in the table of functions.
struct WidgetClass {
    constructor: Option<usize>,
    members: Vec<(String, usize)>,
}

/// A struct's class with its fields' conversions.
struct StructClass<'a> {
    item: usize,
    /// Empty where it is inside another struct and has no name.
    name: &'a str,
    ident: &'a str,
    members: Vec<(String, usize)>,
    fields: Vec<(Field, Conversion)>,
}

impl<'a> Emitter<'a> {
    /// Every function first: what the conversions mention decides which structs there are.
    fn module(&mut self) -> Module<'a> {
        let names = self.names;
        let widgets = names
            .widgets
            .iter()
            .map(|w| WidgetClass {
                constructor: self.constructor(w),
                members: self.members(&format!("lv.{}.", w.name), &w.members),
            })
            .collect();
        let struct_members = names
            .structs
            .iter()
            .map(|s| self.members(&format!("lv.{}.", s.name), &s.members))
            .collect();
        let free = self.members("lv.", &names.functions);
        let structs = self.struct_classes(struct_members);
        let attributes = self.attributes(&structs, &free);
        Module {
            widgets,
            structs,
            attributes,
        }
    }

    fn source(&mut self, module: &Module, origin: &str) -> String {
        let mut out = String::new();
        line!(out, "// {origin}\n");
        line!(out, "#include \"lvgl_runtime.h\"\n");
        line!(out, "#include \"src/lvgl_private.h\"\n");
        self.version_check(&mut out);
        self.numbers(&mut out, &module.structs);
        self.write_functions(&mut out);
        self.write_callbacks(&mut out);
        self.write_structs(&mut out, &module.structs);
        self.write_enums(&mut out);
        self.write_widgets(&mut out, &module.widgets);
        self.write_module(&mut out, module);
        out
    }

    /// Stops a build with another LVGL at the first line, and not at the functions that it lacks.
    fn version_check(&self, out: &mut String) {
        let version = &self.api.version;
        let numbers: Vec<_> = version.split('.').collect();
        if let [major, minor, _] = numbers[..] {
            line!(
                out,
                "#if LVGL_VERSION_MAJOR != {major} || LVGL_VERSION_MINOR != {minor}\n\
                 #error lvmp: lvgl_gen.c is made from LVGL {version}, LVGL_DIR has another one: \
                 make it with lvmp-generator and give LVGL_GENERATED=DIR\n\
                 #endif\n"
            );
        }
    }

    /// The numbers that the tables are indexed with.
    fn numbers(&self, out: &mut String, structs: &[StructClass]) {
        line!(out, "// The widgets' numbers in lvgl_classes[].\nenum {{");
        for w in &self.names.widgets {
            line!(out, "    LVGL_CLASS_lv_{},", w.name);
        }
        line!(out, "    LVGL_CLASS_COUNT\n}};\n");
        line!(out, "// The structs' numbers in lvgl_structs[].\nenum {{");
        for class in structs {
            line!(out, "    LVGL_STRUCT_{},", class.ident);
        }
        line!(out, "    LVGL_STRUCT_COUNT\n}};\n");
        line!(
            out,
            "// The callbacks' numbers in lvgl_callbacks[].\nenum {{"
        );
        for (key, _) in self.types.callbacks() {
            line!(out, "    LVGL_CALLBACK_{key},");
        }
        line!(out, "}};\n");
        line!(out, "const lvgl_known_t lvgl_known = {{");
        line!(out, "    .class_count = LVGL_CLASS_COUNT,");
        line!(out, "    .struct_count = LVGL_STRUCT_COUNT,");
        for (field, name) in [
            ("anim", "STRUCT_lv_anim_t"),
            ("display", "STRUCT_lv_display_t"),
            ("draw_buf", "STRUCT_lv_draw_buf_t"),
            ("event_dsc", "STRUCT_lv_event_dsc_t"),
            ("group", "STRUCT_lv_group_t"),
            ("image_dsc", "STRUCT_lv_image_dsc_t"),
            ("indev", "STRUCT_lv_indev_t"),
            ("timer", "STRUCT_lv_timer_t"),
            ("async_cb", "CALLBACK_async_cb_t"),
            ("event_cb", "CALLBACK_event_cb_t"),
            ("flush_cb", "CALLBACK_display_flush_cb_t"),
            ("tree_walk_cb", "CALLBACK_obj_tree_walk_cb_t"),
        ] {
            line!(out, "    .{field} = LVGL_{name},");
        }
        line!(out, "}};\n");
    }
}

/// The attributes of a class or of the module: a dictionary in ROM.
#[derive(Default)]
struct Dict {
    /// Each name with its value as C writes it.
    entries: Vec<(String, String)>,
    taken: BTreeSet<String>,
}

impl Dict {
    /// Adds an attribute unless the name is taken.
    fn push(&mut self, name: &str, value: String) -> bool {
        let new = self.taken.insert(name.into());
        if new {
            self.entries.push((name.into(), value));
        }
        new
    }

    fn push_pointer(&mut self, name: &str, object: &str) -> bool {
        self.push(name, format!("MP_ROM_PTR(&{object})"))
    }

    fn push_functions(&mut self, functions: &[(String, usize)]) {
        for (name, f) in functions {
            self.push_pointer(name, &format!("lvgl_functions[{f}]"));
        }
    }

    /// Writes the table and, where it is large, an index over it; what LVGL_DICT(ident) needs.
    /// Returns the index as C writes it.
    fn write(&self, out: &mut String, ident: &str) -> String {
        if self.entries.is_empty() {
            line!(
                out,
                "#define table_{ident} NULL\n#define count_{ident} (0)\n"
            );
            return "NULL".into();
        }
        line!(out, "static const mp_rom_map_elem_t table_{ident}[] = {{");
        for (name, value) in &self.entries {
            line!(out, "    {{ MP_ROM_QSTR(MP_QSTR_{name}), {value} }},");
        }
        line!(
            out,
            "}};\n#define count_{ident} MP_ARRAY_SIZE(table_{ident})\n"
        );
        let Some(index) = self.index() else {
            return "NULL".into();
        };
        line!(out, "static const uint16_t index_{ident}[] = {{");
        for row in index.chunks(16) {
            let row: Vec<String> = row.iter().map(usize::to_string).collect();
            line!(out, "    {},", row.join(", "));
        }
        line!(out, "}};\n");
        format!("index_{ident}")
    }

    /// What `lvgl_lookup()` takes: the number of buckets less 1, where each bucket begins, where the last one
    /// ends, and the entries bucket by bucket. There are about two entries in each, more where 256 buckets are too few.
    fn index(&self) -> Option<Vec<usize>> {
        let count = self.entries.len();
        if count < 8 {
            return None;
        }
        let buckets = (count / 2).next_power_of_two().min(256);
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); buckets];
        for (i, (name, _)) in self.entries.iter().enumerate() {
            members[hash(name) & (buckets - 1)].push(i);
        }
        let mut index = vec![buckets - 1];
        let mut at = 0;
        for bucket in &members {
            index.push(at);
            at += bucket.len();
        }
        index.push(at);
        index.extend(members.into_iter().flatten());
        Some(index)
    }
}

/// As the runtime sees MicroPython's hash of a name: its low eight bits, which are never all zero.
fn hash(name: &str) -> usize {
    let hash = name
        .bytes()
        .fold(5381, |h: u32, c| h.wrapping_mul(33) ^ u32::from(c));
    match hash & 0xff {
        0 => 1,
        low => low as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_finds_every_name() {
        let mut dict = Dict::default();
        for i in 0..100 {
            assert!(dict.push(&format!("name_{i}"), "MP_ROM_INT(1)".into()));
        }
        assert!(!dict.push("name_7", "MP_ROM_INT(2)".into()));
        let index = dict.index().unwrap();
        let mask = index[0];
        let entries = &index[mask + 3..];
        assert_eq!(entries.len(), 100);
        for (i, (name, _)) in dict.entries.iter().enumerate() {
            let bucket = 1 + (hash(name) & mask);
            assert!(entries[index[bucket]..index[bucket + 1]].contains(&i));
        }
    }

    #[test]
    fn a_small_dictionary_has_no_index() {
        let mut dict = Dict::default();
        dict.push("one", "MP_ROM_INT(1)".into());
        assert_eq!(dict.index(), None);
        let mut out = String::new();
        assert_eq!(dict.write(&mut out, "x"), "NULL");
        assert!(out.contains("{ MP_ROM_QSTR(MP_QSTR_one), MP_ROM_INT(1) },"));
    }
}
