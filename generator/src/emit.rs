//! The model and its names to C: tables for the runtime in lvgl/.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

use crate::names::{Member, NamedConstant, Names};
use crate::read::{Api, Field, Function, Signature, Type, Value};
use crate::types::{self, Callback, Conversion, Types, UserData};

/// The generated file and what was left out of them.
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

/// Functions that the runtime in lvgl/lvgl_overrides.c does in LVGL's place, with the same
/// arguments but for Python objects where LVGL's types do not reach: the result, then each argument.
const OVERRIDES: &[(&str, &[Kind])] = &[
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
        "lv_event_dsc_get_cb",
        &[Kind::Object, Kind::Struct("lv_event_dsc_t")],
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

#[derive(Clone, Copy)]
enum Kind {
    Void,
    U32,
    Object,
    Widget,
    Struct(&'static str),
}

/// Structs that are one Python object each for as long as LVGL has them; LVGL's `user_data` holds it.
const IDENTITY: &[&str] = &["lv_display_t", "lv_group_t", "lv_indev_t", "lv_timer_t"];

/// Structs whose own memory holds memory of LVGL's. After lv.deinit() that memory is gone: they
/// become empty.
const OWNERS: &[&str] = &[
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

/// Functions that work before lv.init(): they touch nothing but their arguments.
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

pub fn emit(api: &Api, names: &Names, conf: &str) -> Output {
    let mut emitter = Emitter {
        api,
        names,
        types: Types::new(api, names),
        source: String::new(),
        functions: Vec::new(),
        function_index: HashMap::new(),
        thunks: BTreeMap::new(),
        signatures: Vec::new(),
        signature_index: HashMap::new(),
        strings: Vec::new(),
        named: Vec::new(),
        unnamed: names
            .unnamed
            .iter()
            .map(|(name, reason)| (name.clone(), (*reason).to_string()))
            .collect(),
    };
    emitter.run(conf);
    Output {
        source: emitter.source,
        named: emitter.named,
        unnamed: emitter.unnamed,
    }
}

struct Emitter<'a> {
    api: &'a Api,
    names: &'a Names,
    types: Types<'a>,
    source: String,
    functions: Vec<Emitted>,
    /// By C name, None where the function cannot be expressed.
    function_index: HashMap<String, Option<usize>>,
    /// A representative signature for each C ABI.
    thunks: BTreeMap<String, Signature>,
    signatures: Vec<(String, Vec<Conversion>)>,
    signature_index: HashMap<(String, Vec<Conversion>), usize>,
    strings: Vec<String>,
    named: Vec<(String, String)>,
    unnamed: Vec<(String, String)>,
}

struct Emitted {
    python: String,
    c_name: String,
    method: bool,
    signature: usize,
    flags: Vec<&'static str>,
}

/// A struct's class with its fields' conversions.
struct Class<'a> {
    item: usize,
    name: &'a str,
    ident: &'a str,
    members: Vec<(String, usize)>,
    fields: Vec<(String, Field, Conversion)>,
}

macro_rules! line {
    ($out:expr, $($arg:tt)*) => { writeln!($out, $($arg)*).expect("a String takes all") };
}

impl<'a> Emitter<'a> {
    fn run(&mut self, conf: &str) {
        let first = format!(
            "// Made by lvmp-generator from LVGL {} and {conf}: do not edit. `cargo xtask gen` makes it again.",
            self.api.version
        );

        // Every function first: what the conversions mention decides which structs there are.
        let names = self.names;
        let mut widgets = Vec::new();
        for w in &names.widgets {
            let constructor = self.function(&Member {
                name: w.name.clone(),
                function: w.constructor,
                method: false,
            });
            let members = self.members(&format!("{}.", w.name), &w.members);
            widgets.push((constructor, members));
        }
        let mut struct_members: Vec<Vec<(String, usize)>> = Vec::new();
        for s in &names.structs {
            struct_members.push(self.members(&format!("{}.", s.name), &s.members));
        }
        let free = self.members("", &names.functions);
        let classes = self.classes(struct_members);

        let mut out = String::new();
        line!(out, "{first}\n");
        line!(out, "#include \"lvgl_runtime.h\"\n");
        line!(out, "#include \"src/lvgl_private.h\"\n");
        self.numbers(&mut out, &classes);
        self.thunks(&mut out);
        self.signatures(&mut out);
        self.function_table(&mut out);
        self.callbacks(&mut out);
        self.struct_classes(&mut out, &classes);
        self.widget_classes(&mut out, &widgets, &free);
        self.module(&mut out, &classes, &free);
        self.source = out;
    }

    // Functions

    fn members(&mut self, of: &str, members: &[Member]) -> Vec<(String, usize)> {
        let mut seen = BTreeSet::new();
        members
            .iter()
            .filter_map(|m| {
                let index = self.function(m)?;
                if !seen.insert(m.name.clone()) {
                    return None;
                }
                let c_name = self.api.functions[m.function].name.clone();
                self.named.push((c_name, format!("{of}{}", m.name)));
                Some((m.name.clone(), index))
            })
            .collect()
    }

    /// The function's place in the table; none if it cannot be expressed.
    fn function(&mut self, m: &Member) -> Option<usize> {
        let f = &self.api.functions[m.function];
        if let Some(known) = self.function_index.get(&f.name) {
            return *known;
        }
        let mut c_name = f.name.clone();
        let mut signature = f.signature.clone();
        let conversions = match OVERRIDES.iter().find(|(name, _)| *name == f.name) {
            Some((name, kinds)) => {
                c_name = name.replacen("lv_", "lvgl_", 1);
                signature = overridden(kinds);
                Ok(kinds.iter().map(|kind| kind.conversion()).collect())
            }
            None => self.types.function(f),
        };
        let index = match conversions {
            Ok(conversions) => {
                let mut flags = flags(f, &conversions);
                if c_name != f.name {
                    flags.push("LVGL_OWN");
                }
                let abi = types::abi(&signature);
                self.thunks.entry(abi.clone()).or_insert(signature);
                let signature = self.signature(abi, conversions);
                self.functions.push(Emitted {
                    python: m.name.clone(),
                    c_name,
                    method: m.method,
                    signature,
                    flags,
                });
                Some(self.functions.len() - 1)
            }
            Err(reason) => {
                self.unnamed.push((f.name.clone(), reason.into()));
                None
            }
        };
        self.function_index.insert(f.name.clone(), index);
        index
    }

    fn signature(&mut self, abi: String, conversions: Vec<Conversion>) -> usize {
        let next = self.signatures.len();
        *self
            .signature_index
            .entry((abi.clone(), conversions.clone()))
            .or_insert_with(|| {
                self.signatures.push((abi, conversions));
                next
            })
    }

    fn thunks(&self, out: &mut String) {
        line!(
            out,
            "// One call for each C ABI: the result replaces the first word.\n"
        );
        for (i, (abi, signature)) in self.thunks.iter().enumerate() {
            let types: Vec<String> = signature
                .params
                .iter()
                .map(|p| self.abi_type(&p.ty))
                .chain(signature.variadic.then(|| "...".into()))
                .collect();
            let mut args: Vec<String> = signature
                .params
                .iter()
                .enumerate()
                .map(|(i, p)| self.abi_word(&p.ty, &format!("w[{i}]")))
                .collect();
            if signature.variadic {
                let text = args.pop().expect("a format");
                args.push("\"%s\"".into());
                args.push(format!("(const char *){text}"));
            }
            let cast = format!(
                "(({} (*)({}))fn)({})",
                self.abi_type(&signature.ret),
                if types.is_empty() {
                    "void".into()
                } else {
                    types.join(", ")
                },
                args.join(", ")
            );
            let body = match &signature.ret {
                Type::Void => format!("{cast};"),
                ty @ Type::Struct(_) => format!(
                    "*({} *)w[{}].p = {cast};",
                    types::c_type(self.api, ty),
                    signature.params.len()
                ),
                ty => format!("{} = {cast};", self.abi_word(ty, "w[0]")),
            };
            line!(
                out,
                "// {abi}\nstatic void thunk_{i}(lvgl_fn_t fn, lvgl_word_t *w) {{\n    {body}\n}}\n"
            );
        }
        line!(out, "const lvgl_thunk_t lvgl_thunks[] = {{");
        for i in 0..self.thunks.len() {
            line!(out, "    thunk_{i},");
        }
        line!(out, "}};\n");
    }

    fn abi_type(&self, ty: &Type) -> String {
        match types::abi_letter(ty).as_str() {
            "v" => "void".into(),
            "i" => "int32_t".into(),
            "l" => "int64_t".into(),
            "p" => "void *".into(),
            "f" => "float".into(),
            "d" => "double".into(),
            _ => types::c_type(self.api, ty),
        }
    }

    fn abi_word(&self, ty: &Type, word: &str) -> String {
        match ty {
            Type::Struct(_) => format!("*({} *){word}.p", types::c_type(self.api, ty)),
            ty => format!("{word}.{}", types::abi_letter(ty)),
        }
    }

    fn signatures(&self, out: &mut String) {
        line!(out, "// Conversions: each result, then its arguments.\n");
        line!(out, "const lvgl_type_t lvgl_types[] = {{");
        let mut starts: HashMap<String, usize> = HashMap::new();
        let mut length = 0;
        let mut table = String::new();
        for (abi, conversions) in &self.signatures {
            let text = list(conversions);
            let start = *starts.entry(text.clone()).or_insert_with(|| {
                line!(out, "    {text}");
                let start = length;
                length += conversions.len();
                start
            });
            let thunk = self.thunks.keys().position(|k| k == abi).expect("a thunk");
            line!(
                table,
                "    {{ {start}, {thunk}, {}, {} }},",
                conversions.len() - 1,
                required(&conversions[1..])
            );
        }
        line!(out, "}};\n");
        line!(
            out,
            "const lvgl_signature_t lvgl_signatures[] = {{\n{table}}};\n"
        );
    }

    fn function_table(&self, out: &mut String) {
        line!(out, "const lvgl_function_t lvgl_functions[] = {{");
        for f in &self.functions {
            let flags = if f.flags.is_empty() {
                "0".into()
            } else {
                f.flags.join(" | ")
            };
            line!(
                out,
                "    {}(MP_QSTR_{}, {}, {}, {flags}),",
                if f.method {
                    "LVGL_METHOD"
                } else {
                    "LVGL_FUNCTION"
                },
                f.python,
                f.c_name,
                f.signature
            );
        }
        line!(out, "}};\n");
    }

    // Callbacks

    fn callbacks(&self, out: &mut String) {
        line!(out, "// What LVGL calls for Python's sake.\n");
        let mut table = String::new();
        for (key, callback) in self.types.callbacks() {
            let abi = types::abi(&callback.signature);
            let thunk = self
                .thunks
                .keys()
                .position(|k| *k == abi)
                .map_or("LVGL_NO_THUNK".into(), |i| i.to_string());
            let Some(conversions) = &callback.conversions else {
                line!(
                    table,
                    "    {{ NULL, NULL, {thunk}, 0, LVGL_USER_DATA_NONE }}, // {key}"
                );
                continue;
            };
            self.trampoline(out, key, callback);
            line!(
                out,
                "static const lvgl_type_t types_{key}[] = {{ {} }};\n",
                list(conversions).trim_end_matches(',')
            );
            let source = match callback.source {
                UserData::Argument(i) => i.to_string(),
                UserData::First => "LVGL_USER_DATA_FIRST".into(),
                UserData::Global => "LVGL_USER_DATA_GLOBAL".into(),
            };
            line!(
                table,
                "    {{ (lvgl_fn_t)call_{key}, types_{key}, {thunk}, {}, {source} }}, // {key}",
                conversions.len() - 1
            );
        }
        line!(
            out,
            "const lvgl_callback_t lvgl_callbacks[] = {{\n{table}}};\n"
        );
    }

    fn trampoline(&self, out: &mut String, key: &str, callback: &Callback) {
        let params = &callback.signature.params;
        let ret = &callback.signature.ret;
        let list = if params.is_empty() {
            "void".into()
        } else {
            params
                .iter()
                .enumerate()
                .map(|(i, p)| {
                    let ty = types::c_type(self.api, &p.ty);
                    let space = if ty.ends_with('*') { "" } else { " " };
                    format!("{ty}{space}a{i}")
                })
                .collect::<Vec<_>>()
                .join(", ")
        };
        let ret_type = types::c_type(self.api, ret);
        line!(out, "static {ret_type} call_{key}({list}) {{");
        if let Type::Struct(_) = ret {
            line!(out, "    {ret_type} result;");
            line!(out, "    memset(&result, 0, sizeof(result));");
        }
        let mut words: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, p)| match &p.ty {
                Type::Struct(_) => format!("{{ .p = &a{i} }}"),
                ty => match types::abi_letter(ty).as_str() {
                    "p" => format!("{{ .p = (void *)a{i} }}"),
                    letter => format!("{{ .{letter} = a{i} }}"),
                },
            })
            .collect();
        // The result's word, or where a struct's result goes.
        words.push(match ret {
            Type::Struct(_) => "{ .p = &result }".into(),
            _ => "{ .l = 0 }".into(),
        });
        line!(out, "    lvgl_word_t w[] = {{ {} }};", words.join(", "));
        line!(out, "    lvgl_callback(LVGL_CALLBACK_{key}, w);");
        match ret {
            Type::Void => {}
            Type::Struct(_) => line!(out, "    return result;"),
            Type::Bool => line!(out, "    return w[{}].i != 0;", params.len()),
            ty => line!(
                out,
                "    return ({ret_type})w[{}].{};",
                params.len(),
                types::abi_letter(ty)
            ),
        }
        line!(out, "}}\n");
    }

    // Structs

    /// The structs that Python can meet: those with fields or methods, and those that are mentioned.
    fn classes(&mut self, members: Vec<Vec<(String, usize)>>) -> Vec<Class<'a>> {
        let names = self.names;
        let mut all: Vec<Class> = Vec::new();
        for (s, members) in names.structs.iter().zip(members) {
            let item = &self.api.structs[s.item];
            let mut fields = Vec::new();
            for f in &item.fields {
                self.field(&item.name, f, &mut fields);
            }
            all.push(Class {
                item: s.item,
                name: &s.name,
                ident: &s.ident,
                members,
                fields,
            });
        }
        let mut mentioned: BTreeSet<String> = BTreeSet::new();
        let mut mention = |conversions: &[Conversion]| {
            mentioned.extend(
                conversions
                    .iter()
                    .filter_map(|c| c.index.strip_prefix("LVGL_STRUCT_").map(str::to_string)),
            );
        };
        for (_, conversions) in &self.signatures {
            mention(conversions);
        }
        for (_, callback) in self.types.callbacks() {
            if let Some(conversions) = &callback.conversions {
                mention(conversions);
            }
        }
        for class in &all {
            for (_, _, conversion) in &class.fields {
                mention(std::slice::from_ref(conversion));
            }
        }
        all.retain(|class| {
            self.api.structs[class.item].complete
                || !class.members.is_empty()
                || mentioned.contains(class.ident)
        });
        all.sort_by(|a, b| a.ident.cmp(b.ident));
        all
    }

    /// A field, or those of an unnamed struct inside, with the path from the outer struct.
    fn field(&mut self, of: &str, f: &Field, fields: &mut Vec<(String, Field, Conversion)>) {
        if let Type::Struct(inner) = &f.ty
            && f.name.starts_with("__bindgen_anon_")
        {
            let api = self.api;
            if let Some(inner) = api.structs.iter().find(|s| s.name == *inner) {
                for f in &inner.fields {
                    self.field(of, f, fields);
                }
            }
            return;
        }
        let ty = match &f.ty {
            Type::Array { of, .. } => of,
            ty => ty,
        };
        match self.types.field(of, &f.name, ty) {
            Ok(conversion) => fields.push((f.name.clone(), f.clone(), conversion)),
            Err(reason) => self
                .unnamed
                .push((format!("{of}.{}", f.name), reason.to_string())),
        }
    }

    fn struct_classes(&mut self, out: &mut String, classes: &[Class]) {
        line!(out, "// Structs.\n");
        let mut bits = Vec::new();
        let mut table = String::new();
        for class in classes {
            let item = &self.api.structs[class.item];
            let ident = class.ident;
            let c_name = &item.c_name;
            if !class.fields.is_empty() {
                let mut rows = String::new();
                for (name, field, conversion) in &class.fields {
                    let python = keyword_free(name);
                    if field.bits.is_some() {
                        line!(
                            out,
                            "static uint32_t get_{ident}_{name}(const void *p) {{\n    return (uint32_t)((const {c_name} *)p)->{name};\n}}\n"
                        );
                        line!(
                            out,
                            "static void set_{ident}_{name}(void *p, uint32_t value) {{\n    (({c_name} *)p)->{name} = ({})value;\n}}\n",
                            match field.ty {
                                Type::Bool => "bool",
                                _ => "unsigned int",
                            }
                        );
                        line!(
                            rows,
                            "    {{ MP_QSTR_{python}, {}, LVGL_OF(LVGL_BITS, {}), 1 }},",
                            field.bits.unwrap_or(1),
                            bits.len()
                        );
                        bits.push(format!("{ident}_{name}"));
                        continue;
                    }
                    let count = match field.ty {
                        Type::Array { len, .. } => len,
                        _ => 1,
                    };
                    let element = if count == 1 && !matches!(field.ty, Type::Array { .. }) {
                        name.clone()
                    } else {
                        format!("{name}[0]")
                    };
                    let ty = match conversion.kind {
                        "ENUM" => format!("LVGL_ENUM_FIELD({c_name}, {element})"),
                        _ => conversion.c(),
                    };
                    line!(
                        rows,
                        "    {{ MP_QSTR_{python}, offsetof({c_name}, {name}), {ty}, {count} }},"
                    );
                    if !class.name.is_empty() {
                        self.named.push((
                            format!("{c_name}.{name}"),
                            format!("{}.{python}", class.name),
                        ));
                    }
                }
                line!(
                    out,
                    "static const lvgl_field_t fields_{ident}[] = {{\n{rows}}};\n"
                );
            }
            let entries: Vec<(String, String)> = class
                .members
                .iter()
                .map(|(name, f)| (name.clone(), format!("&lvgl_functions[{f}]")))
                .collect();
            let index = dict(out, ident, &entries);
            let (get, set) = self.user_data(out, item, ident);
            line!(
                out,
                "LVGL_STRUCT_TYPE({ident}, {});\n",
                if class.name.is_empty() {
                    "MP_QSTR_struct".into()
                } else {
                    format!("MP_QSTR_{}", python_class(class.name))
                }
            );
            let fields = if class.fields.is_empty() {
                "NULL, 0".into()
            } else {
                format!("fields_{ident}, MP_ARRAY_SIZE(fields_{ident})")
            };
            let mut flags = Vec::new();
            if IDENTITY.contains(&c_name.as_str()) {
                flags.push("LVGL_IDENTITY");
            }
            if OWNERS.contains(&c_name.as_str()) {
                flags.push("LVGL_OWNER");
            }
            let size = if item.complete {
                format!("sizeof({c_name})")
            } else {
                "0".into()
            };
            line!(
                table,
                "    {{\n        LVGL_DICT({ident}), &type_{ident}, {index}, {fields},\n        {size}, {}, {get}, {set},\n    }},",
                if flags.is_empty() {
                    "0".into()
                } else {
                    flags.join(" | ")
                }
            );
            if !class.name.is_empty() {
                self.named.push((c_name.clone(), class.name.into()));
            }
        }
        line!(out, "const lvgl_struct_t lvgl_structs[] = {{\n{table}}};\n");
        line!(out, "const lvgl_bits_t lvgl_bits[] = {{");
        for name in &bits {
            line!(out, "    {{ get_{name}, set_{name} }},");
        }
        line!(out, "}};\n");
    }

    /// Functions that read and write the struct's user_data.
    fn user_data(
        &self,
        out: &mut String,
        item: &crate::read::Struct,
        ident: &str,
    ) -> (String, String) {
        if !self.types.has_user_data(&item.name) {
            return ("NULL".into(), "NULL".into());
        }
        let has = |name: &str| self.api.functions.iter().any(|f| f.name == name);
        let stem = item.c_name.trim_end_matches("_t");
        let (get, set) = (
            format!("{stem}_get_user_data"),
            format!("{stem}_set_user_data"),
        );
        if has(&get) && (has(&set) || !self.api.with_user_data.contains(&item.c_name)) {
            let set = if has(&set) {
                format!("(void (*)(void *, void *))(lvgl_fn_t){set}")
            } else {
                "NULL".into()
            };
            return (format!("(void *(*)(void *))(lvgl_fn_t){get}"), set);
        }
        let c_name = &item.c_name;
        line!(
            out,
            "static void *get_user_data_{ident}(void *p) {{\n    return (({c_name} *)p)->user_data;\n}}\n"
        );
        line!(
            out,
            "static void set_user_data_{ident}(void *p, void *value) {{\n    (({c_name} *)p)->user_data = value;\n}}\n"
        );
        (
            format!("get_user_data_{ident}"),
            format!("set_user_data_{ident}"),
        )
    }

    // Widgets

    fn widget_classes(
        &mut self,
        out: &mut String,
        widgets: &[(Option<usize>, Vec<(String, usize)>)],
        free: &[(String, usize)],
    ) {
        line!(out, "// Enums.\n");
        let names = self.names;
        let mut of_widget: HashMap<usize, Vec<(String, String)>> = HashMap::new();
        for (i, e) in names.enums.iter().enumerate() {
            if e.widget.is_none() && free.iter().any(|(name, _)| *name == e.name) {
                continue;
            }
            line!(out, "static const lvgl_constant_t constants_{i}[] = {{");
            let mut seen = BTreeSet::new();
            for c in &e.members {
                if !seen.insert(&c.name) {
                    continue;
                }
                let row = self.constant(c);
                line!(out, "    {row}");
                let class = match e.widget {
                    Some(w) => format!("{}.{}", names.widgets[w].name, e.name),
                    None => e.name.clone(),
                };
                self.named
                    .push((c.c_name.clone(), format!("{class}.{}", c.name)));
            }
            line!(out, "}};\n");
            line!(
                out,
                "static const lvgl_enum_t enum_{i} = LVGL_ENUM_CLASS(MP_QSTR_{}, constants_{i});\n",
                e.name
            );
            if let Some(w) = e.widget {
                of_widget
                    .entry(w)
                    .or_default()
                    .push((e.name.clone(), format!("&enum_{i}")));
            }
        }
        line!(out, "const char *const lvgl_strings[] = {{");
        for s in &self.strings {
            line!(out, "    {s},");
        }
        line!(out, "}};\n");

        line!(out, "// Widgets.\n");
        let mut table = String::new();
        for (i, (w, (constructor, members))) in names.widgets.iter().zip(widgets).enumerate() {
            let ident = format!("lv_{}", w.name);
            let mut entries = of_widget.remove(&i).unwrap_or_default();
            if i == 0 {
                entries.push(("__init__".into(), "&lvgl_widget_init_obj".into()));
                entries.push(("__cast__".into(), "&lvgl_cast_obj".into()));
            }
            entries.extend(
                members
                    .iter()
                    .map(|(name, f)| (name.clone(), format!("&lvgl_functions[{f}]"))),
            );
            let index = dict(out, &ident, &entries);
            let base = match w.base {
                Some(b) => format!("type_lv_{}", names.widgets[b].name),
                None => "lvgl_native_type".into(),
            };
            line!(
                out,
                "LVGL_WIDGET_TYPE({ident}, MP_QSTR_{}, {base});\n",
                w.name
            );
            let class = if self
                .api
                .globals
                .iter()
                .any(|g| g.name == format!("{ident}_class"))
            {
                format!("&{ident}_class")
            } else {
                "NULL".into()
            };
            let constructor = match constructor {
                Some(f) => format!("&lvgl_functions[{f}]"),
                None => "NULL".into(),
            };
            line!(
                table,
                "    {{\n        LVGL_DICT({ident}), (const mp_obj_type_t *)&type_{ident}, {index},\n        {class}, {constructor}, {},\n    }},",
                w.base.unwrap_or(0)
            );
            self.named.push((format!("{ident}_create"), w.name.clone()));
        }
        line!(out, "const lvgl_class_t lvgl_classes[] = {{\n{table}}};\n");
    }

    fn constant(&mut self, c: &NamedConstant) -> String {
        match &c.value {
            Value::Str(_) => {
                self.strings.push(c.c_name.clone());
                format!(
                    "{{ MP_QSTR_{}, LVGL_TEXT, {} }},",
                    c.name,
                    self.strings.len() - 1
                )
            }
            Value::Int(i) if *i > i64::from(i32::MAX) => {
                format!(
                    "{{ MP_QSTR_{}, LVGL_U32, (uint32_t){} }},",
                    c.name, c.c_name
                )
            }
            _ => format!(
                "{{ MP_QSTR_{}, LVGL_I32, (uint32_t){} }},",
                c.name, c.c_name
            ),
        }
    }

    // The module

    fn module(&mut self, out: &mut String, classes: &[Class], free: &[(String, usize)]) {
        let names = self.names;
        let mut rows = String::new();
        let mut before = String::new();
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for w in &names.widgets {
            taken.insert(w.name.clone());
            line!(
                rows,
                "    {{ MP_ROM_QSTR(MP_QSTR_{0}), MP_ROM_PTR(&type_lv_{0}) }},",
                w.name
            );
        }
        for (i, e) in names.enums.iter().enumerate() {
            if e.widget.is_none() && taken.insert(e.name.clone()) {
                line!(
                    rows,
                    "    {{ MP_ROM_QSTR(MP_QSTR_{}), MP_ROM_PTR(&enum_{i}) }},",
                    e.name
                );
            }
        }
        for class in classes.iter().filter(|c| !c.name.is_empty()) {
            let name = python_class(class.name);
            taken.insert(name.clone());
            line!(
                rows,
                "    {{ MP_ROM_QSTR(MP_QSTR_{name}), MP_ROM_PTR(&type_{}) }},",
                class.ident
            );
        }
        for (second, of) in &self.api.second_names {
            let Some(name) = second.strip_prefix("lv_") else {
                continue;
            };
            if let Some(class) = classes
                .iter()
                .find(|c| self.api.structs[c.item].name == *of)
                && taken.insert(name.into())
            {
                line!(
                    rows,
                    "    {{ MP_ROM_QSTR(MP_QSTR_{name}), MP_ROM_PTR(&type_{}) }},",
                    class.ident
                );
                self.named.push((second.clone(), name.into()));
            }
        }
        for (name, f) in free {
            if taken.insert(name.clone()) {
                line!(
                    rows,
                    "    {{ MP_ROM_QSTR(MP_QSTR_{name}), MP_ROM_PTR(&lvgl_functions[{f}]) }},"
                );
            }
        }
        for g in &self.api.globals {
            let Some(name) = g.name.strip_prefix("lv_") else {
                continue;
            };
            let Type::Struct(of) = &g.ty else {
                self.unnamed
                    .push((g.name.clone(), "a variable that is no struct".into()));
                continue;
            };
            let Some(class) = classes
                .iter()
                .find(|c| self.api.structs[c.item].name == *of)
            else {
                self.unnamed
                    .push((g.name.clone(), "a variable of a type without a name".into()));
                continue;
            };
            if taken.insert(name.into()) {
                line!(
                    before,
                    "static const lvgl_pointer_t global_{name} = LVGL_GLOBAL({}, {});",
                    class.ident,
                    g.name
                );
                line!(
                    rows,
                    "    {{ MP_ROM_QSTR(MP_QSTR_{name}), MP_ROM_PTR(&global_{name}) }},"
                );
                self.named.push((g.name.clone(), name.into()));
            }
        }
        for c in &names.constants {
            if !taken.insert(c.name.clone()) {
                self.unnamed
                    .push((c.c_name.clone(), "its name is taken".into()));
                continue;
            }
            self.named.push((c.c_name.clone(), c.name.clone()));
            match &c.value {
                Value::Str(_) => {
                    line!(
                        before,
                        "static const MP_DEFINE_STR_OBJ(text_{}, {});",
                        c.name,
                        c.c_name
                    );
                    line!(
                        rows,
                        "    {{ MP_ROM_QSTR(MP_QSTR_{0}), MP_ROM_PTR(&text_{0}) }},",
                        c.name
                    );
                }
                Value::Int(i) if (-0x4000_0000..0x4000_0000).contains(i) => {
                    line!(
                        rows,
                        "    {{ MP_ROM_QSTR(MP_QSTR_{}), MP_ROM_INT({}) }},",
                        c.name,
                        c.c_name
                    );
                }
                _ => {
                    line!(before, "LVGL_BIG_INT(int_{}, {});", c.name, c.c_name);
                    line!(
                        rows,
                        "    {{ MP_ROM_QSTR(MP_QSTR_{0}), LVGL_ROM_BIG_INT(int_{0}, {1}) }},",
                        c.name,
                        c.c_name
                    );
                }
            }
        }
        line!(out, "{before}");
        line!(
            out,
            "static const mp_rom_map_elem_t lvgl_globals_table[] = {{\n    LVGL_MODULE_GLOBALS\n{rows}}};"
        );
        line!(
            out,
            "static MP_DEFINE_CONST_DICT(lvgl_globals, lvgl_globals_table);\n"
        );
        line!(
            out,
            "const mp_obj_module_t lvgl_module = {{\n    .base = {{ &mp_type_module }},\n    .globals = (mp_obj_dict_t *)&lvgl_globals,\n}};\n"
        );
        line!(out, "MP_REGISTER_MODULE(MP_QSTR_lvgl, lvgl_module);");
    }

    /// The numbers that the tables are indexed with.
    fn numbers(&self, out: &mut String, classes: &[Class]) {
        line!(out, "// The widgets' numbers in lvgl_classes[].\nenum {{");
        for w in &self.names.widgets {
            line!(out, "    LVGL_CLASS_lv_{},", w.name);
        }
        line!(out, "    LVGL_CLASS_COUNT\n}};\n");
        line!(out, "// The structs' numbers in lvgl_structs[].\nenum {{");
        for class in classes {
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

impl Kind {
    fn ty(self) -> Type {
        match self {
            Kind::Void => Type::Void,
            Kind::U32 => Type::Int {
                bits: 32,
                signed: false,
            },
            _ => Type::Pointer {
                to: Box::new(Type::Void),
                constant: false,
            },
        }
    }

    fn conversion(self) -> Conversion {
        match self {
            Kind::Void => Conversion::new("VOID"),
            Kind::U32 => Conversion::new("U32"),
            Kind::Object => Conversion::new("OBJECT"),
            Kind::Widget => Conversion {
                index: "0".into(),
                ..Conversion::new("WIDGET")
            },
            Kind::Struct(name) => Conversion {
                index: format!("LVGL_STRUCT_{name}"),
                ..Conversion::new("STRUCT")
            },
        }
    }
}

fn overridden(kinds: &[Kind]) -> Signature {
    Signature {
        ret: kinds[0].ty(),
        params: kinds[1..]
            .iter()
            .map(|kind| crate::read::Param {
                name: String::new(),
                ty: kind.ty(),
            })
            .collect(),
        variadic: false,
    }
}

fn list(conversions: &[Conversion]) -> String {
    let mut text = conversions
        .iter()
        .map(Conversion::c)
        .collect::<Vec<_>>()
        .join(", ");
    text.push(',');
    text
}

/// How many arguments a call needs: those at the end that may be NULL can be left out.
fn required(arguments: &[Conversion]) -> usize {
    arguments
        .iter()
        .rposition(|c| !c.nullable || c.kind == "CALLBACK" || c.kind == "NATIVE")
        .map_or(0, |last| last + 1)
}

/// A class's dictionary and, where it is large, an index over it. Returns the index's C expression.
fn dict(out: &mut String, ident: &str, entries: &[(String, String)]) -> String {
    if entries.is_empty() {
        line!(out, "#define table_{ident} NULL\n#define count_{ident} 0\n");
        return "NULL".into();
    }
    line!(out, "static const mp_rom_map_elem_t table_{ident}[] = {{");
    for (name, value) in entries {
        line!(
            out,
            "    {{ MP_ROM_QSTR(MP_QSTR_{name}), MP_ROM_PTR({value}) }},"
        );
    }
    line!(
        out,
        "}};\n#define count_{ident} MP_ARRAY_SIZE(table_{ident})\n"
    );
    if entries.len() < 8 {
        return "NULL".into();
    }
    // A power of two of buckets, about two entries each; the buckets' starts, then the entries.
    let buckets = (entries.len() / 2).next_power_of_two();
    let mut order: Vec<usize> = (0..entries.len()).collect();
    let bucket = |i: usize| hash(&entries[i].0) as usize & (buckets - 1);
    order.sort_by_key(|&i| (bucket(i), i));
    let mut numbers = vec![buckets - 1];
    let mut at = 0;
    for b in 0..=buckets {
        while at < order.len() && bucket(order[at]) < b {
            at += 1;
        }
        numbers.push(at);
    }
    numbers.extend(order);
    line!(out, "static const uint16_t index_{ident}[] = {{");
    for row in numbers.chunks(16) {
        let row: Vec<String> = row.iter().map(usize::to_string).collect();
        line!(out, "    {},", row.join(", "));
    }
    line!(out, "}};\n");
    format!("index_{ident}")
}

/// `lvgl_hash()` in the runtime.
pub fn hash(name: &str) -> u32 {
    name.bytes()
        .fold(5381, |h: u32, c| h.wrapping_mul(33) ^ u32::from(c))
}

fn keyword_free(name: &str) -> String {
    match name {
        "from" | "in" | "is" | "class" | "del" | "pass" | "global" => format!("_{name}"),
        _ => name.into(),
    }
}

fn python_class(name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{name}")
    } else {
        name.into()
    }
}

/// What the runtime must know of a function beyond its signature.
fn flags(f: &Function, conversions: &[Conversion]) -> Vec<&'static str> {
    let mut flags = Vec::new();
    if BEFORE_INIT.iter().any(|p| f.name.starts_with(p)) {
        flags.push("LVGL_BEFORE_INIT");
    }
    if disturbs_rendering(f) {
        flags.push("LVGL_NOT_WHILE_RENDERING");
    }
    let frees = [
        "_delete",
        "_destroy",
        "_remove_event_dsc",
        "_remove_series",
        "_remove_cursor",
        "_delete_span",
        "_remove_section",
        "lv_observer_remove",
    ]
    .iter()
    .any(|suffix| f.name.ends_with(suffix));
    if frees && conversions[1..].iter().any(|c| c.kind == "STRUCT") {
        flags.push("LVGL_FREES");
    }
    flags
}

/// Whether a call could change what LVGL is just drawing: LVGL answers that with an assertion.
fn disturbs_rendering(f: &Function) -> bool {
    let reads = [
        "_get_",
        "_is_",
        "_has_",
        "_init_draw_",
        "_hit_test",
        "_count",
    ]
    .iter()
    .any(|part| f.name.contains(part));
    let takes_widget = f.signature.params.iter().any(|p| {
        matches!(&p.ty, Type::Pointer { to, constant: false } if matches!(&**to, Type::Struct(n) if n == "_lv_obj_t" || n == "lv_obj_t"))
    });
    let whole = [
        "lv_refr_",
        "lv_timer_handler",
        "lv_timer_periodic_handler",
        "lv_screen_load",
        "lv_anim_start",
        "lv_anim_refr_now",
        "lv_display_set_",
        "lv_display_delete",
        "lv_display_refr_timer",
        "lv_display_trigger_activity",
        "lv_subject_set_",
        "lv_subject_notify",
        "lv_indev_read",
    ]
    .iter()
    .any(|p| f.name.starts_with(p));
    (takes_widget && !reads) || (whole && !f.name.contains("flush"))
}
