//! The model and its names to C: tables for the runtime in lvgl/.

mod classes;
mod functions;

use std::collections::BTreeSet;

use crate::names::Names;
use crate::read::{Api, Field};
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

/// The generated file, and what became of each declaration.
pub struct Output {
    pub source: String,
    /// Declarations that got a Python name: C's name and Python's.
    pub named: Vec<(String, String)>,
    /// Declarations that got none, each with the reason.
    pub unnamed: Vec<(String, String)>,
}

impl Output {
    /// Every declaration, one a line; the last line counts them.
    pub fn report(&self, out: &mut impl std::io::Write) -> std::io::Result<()> {
        let mut lines: Vec<String> = Vec::new();
        for (c_name, python) in &self.named {
            lines.push(format!("{c_name} -> lv.{python}"));
        }
        for (c_name, reason) in &self.unnamed {
            lines.push(format!("{c_name}: {reason}"));
        }
        lines.sort();
        for line in lines {
            writeln!(out, "{line}")?;
        }
        let (named, unnamed) = (self.named.len(), self.unnamed.len());
        writeln!(
            out,
            "{} declarations, {named} named, {unnamed} without a name",
            named + unnamed
        )
    }
}

/// Writes the module's source. `conf` is the configuration's name, for the first line.
pub fn emit(api: &Api, names: &Names, conf: &str) -> Output {
    let mut emitter = Emitter {
        api,
        names,
        types: Types::new(api, names),
        functions: Functions::default(),
        strings: Vec::new(),
        named: Vec::new(),
        unnamed: names
            .unnamed
            .iter()
            .map(|(name, reason)| (name.clone(), (*reason).to_string()))
            .collect(),
    };
    let source = emitter.source(conf);
    Output {
        source,
        named: emitter.named,
        unnamed: emitter.unnamed,
    }
}

struct Emitter<'a> {
    api: &'a Api,
    names: &'a Names,
    types: Types<'a>,
    functions: Functions,
    /// C expressions of the texts that enums refer to.
    strings: Vec<String>,
    named: Vec<(String, String)>,
    unnamed: Vec<(String, String)>,
}

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

impl Emitter<'_> {
    fn source(&mut self, conf: &str) -> String {
        // Every function first: what the conversions mention decides which structs there are.
        let names = self.names;
        let widgets: Vec<WidgetClass> = names
            .widgets
            .iter()
            .map(|w| WidgetClass {
                constructor: self.constructor(w),
                members: self.members(&format!("{}.", w.name), &w.members),
            })
            .collect();
        let struct_members = names
            .structs
            .iter()
            .map(|s| self.members(&format!("{}.", s.name), &s.members))
            .collect();
        let free = self.members("", &names.functions);
        let structs = self.struct_classes(struct_members);

        let mut out = String::new();
        line!(
            out,
            "// Made by lvmp-generator from LVGL {} and {conf}: do not edit. `cargo xtask gen` makes it again.\n",
            self.api.version
        );
        line!(out, "#include \"lvgl_runtime.h\"\n");
        line!(out, "#include \"src/lvgl_private.h\"\n");
        self.version_check(&mut out);
        self.numbers(&mut out, &structs);
        self.write_functions(&mut out);
        self.write_callbacks(&mut out);
        self.write_structs(&mut out, &structs);
        self.write_enums(&mut out);
        self.write_widgets(&mut out, &widgets);
        self.write_module(&mut out, &structs, &free);
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
            ("event_dsc", "STRUCT_lv_event_dsc_t"),
            ("group", "STRUCT_lv_group_t"),
            ("indev", "STRUCT_lv_indev_t"),
            ("timer", "STRUCT_lv_timer_t"),
            ("event_cb", "CALLBACK_event_cb_t"),
            ("flush_cb", "CALLBACK_display_flush_cb_t"),
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
