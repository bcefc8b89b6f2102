//! The functions' tables: thunks, conversions, function objects, and the trampolines of callbacks.

use std::collections::{BTreeMap, HashMap};

use super::{Emitter, line};
use crate::names::{Member, Widget};
use crate::policy::{self, Kind};
use crate::read::{Param, Signature, Type};
use crate::types::{self, Callback, Conversion, UserData};

/// What has been met so far.
#[derive(Default)]
pub(super) struct Functions {
    all: Vec<Emitted>,
    /// The place of each C function; none where it cannot be expressed.
    index: HashMap<String, Option<usize>>,
    /// One signature for each C ABI.
    thunks: BTreeMap<String, Signature>,
    /// C ABI and conversions.
    signatures: Vec<(String, Vec<Conversion>)>,
    signature_index: HashMap<(String, Vec<Conversion>), usize>,
}

impl Functions {
    pub(super) fn conversions(&self) -> impl Iterator<Item = &Conversion> {
        self.signatures.iter().flat_map(|(_, all)| all)
    }

    /// A function by its place in the table, with the conversions of its result and of its arguments.
    pub(super) fn get(&self, index: usize) -> (&Emitted, &[Conversion]) {
        let f = &self.all[index];
        (f, &self.signatures[f.signature].1)
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

    fn thunk(&self, abi: &str) -> Option<usize> {
        self.thunks.keys().position(|known| known == abi)
    }
}

pub(super) struct Emitted {
    /// Its place in the `Api`.
    pub function: usize,
    python: String,
    c_name: String,
    pub method: bool,
    signature: usize,
    flags: Vec<&'static str>,
}

impl Emitter<'_> {
    pub(super) fn constructor(&mut self, widget: &Widget) -> Option<usize> {
        self.function(&Member {
            name: widget.name.clone(),
            function: widget.constructor,
            method: false,
        })
    }

    /// The members that can be expressed, each with its place in the table of functions.
    pub(super) fn members(&mut self, of: &str, members: &[Member]) -> Vec<(String, usize)> {
        let mut found: Vec<(String, usize)> = Vec::new();
        for m in members {
            if let Some(index) = self.function(m)
                && !found.iter().any(|(name, _)| *name == m.name)
            {
                let c_name = self.api.functions[m.function].name.clone();
                self.report.name(&c_name, format!("{of}{}", m.name));
                found.push((m.name.clone(), index));
            }
        }
        found
    }

    fn function(&mut self, m: &Member) -> Option<usize> {
        let f = &self.api.functions[m.function];
        if let Some(known) = self.functions.index.get(&f.name) {
            return *known;
        }
        let described = match policy::overridden(&f.name) {
            Some(kinds) => Ok((
                f.name.replacen("lv_", "lvgl_", 1),
                overriding(kinds),
                kinds.iter().map(|kind| conversion(*kind)).collect(),
            )),
            None => self
                .types
                .function(f)
                .map(|conversions| (f.name.clone(), f.signature.clone(), conversions)),
        };
        let index = match described {
            Ok((c_name, signature, conversions)) => {
                let abi = types::abi(&signature);
                self.functions
                    .thunks
                    .entry(abi.clone())
                    .or_insert(signature);
                let signature = self.functions.signature(abi, conversions);
                self.functions.all.push(Emitted {
                    function: m.function,
                    python: m.name.clone(),
                    c_name,
                    method: m.method,
                    signature,
                    flags: policy::flags(self.api, f),
                });
                Some(self.functions.all.len() - 1)
            }
            Err(reason) => {
                self.report.leave_out(&f.name, reason);
                None
            }
        };
        self.functions.index.insert(f.name.clone(), index);
        index
    }

    pub(super) fn write_functions(&self, out: &mut String) {
        self.write_thunks(out);
        self.write_signatures(out);
        line!(out, "const lvgl_function_t lvgl_functions[] = {{");
        for f in &self.functions.all {
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

    fn write_thunks(&self, out: &mut String) {
        line!(
            out,
            "// One call for each C ABI: the result replaces the first word.\n"
        );
        for (i, (abi, signature)) in self.functions.thunks.iter().enumerate() {
            line!(
                out,
                "// {abi}\nstatic void thunk_{i}(lvgl_fn_t fn, lvgl_word_t *w) {{\n    {}\n}}\n",
                self.thunk_body(signature)
            );
        }
        line!(out, "const lvgl_thunk_t lvgl_thunks[] = {{");
        for i in 0..self.functions.thunks.len() {
            line!(out, "    thunk_{i},");
        }
        line!(out, "}};\n");
    }

    fn thunk_body(&self, signature: &Signature) -> String {
        let params = &signature.params;
        let mut param_types: Vec<String> = params.iter().map(|p| self.abi_type(&p.ty)).collect();
        let mut args: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, p)| self.abi_word(&p.ty, &format!("w[{i}]")))
            .collect();
        if signature.variadic {
            // The text is made already: it must not be taken for a format.
            param_types.push("...".into());
            let text = args.pop().expect("a format is an argument");
            args.push("\"%s\"".into());
            args.push(format!("(const char *){text}"));
        }
        if param_types.is_empty() {
            param_types.push("void".into());
        }
        let call = format!(
            "(({} (*)({}))fn)({})",
            self.abi_type(&signature.ret),
            param_types.join(", "),
            args.join(", ")
        );
        match &signature.ret {
            Type::Void => format!("{call};"),
            ty @ Type::Struct(_) => format!(
                "*({} *)w[{}].p = {call};",
                types::c_type(self.api, ty),
                params.len()
            ),
            ty => format!("{} = {call};", self.abi_word(ty, "w[0]")),
        }
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

    fn write_signatures(&self, out: &mut String) {
        line!(out, "// Conversions: each result's, then its arguments'.\n");
        line!(out, "const lvgl_type_t lvgl_types[] = {{");
        let mut starts: HashMap<String, usize> = HashMap::new();
        let mut length = 0;
        let mut table = String::new();
        for (abi, conversions) in &self.functions.signatures {
            let text = list(conversions);
            let start = *starts.entry(text.clone()).or_insert_with(|| {
                line!(out, "    {text},");
                let start = length;
                length += conversions.len();
                start
            });
            line!(
                table,
                "    {{ {start}, {}, {}, {} }},",
                self.functions.thunk(abi).expect("each ABI has a thunk"),
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

    pub(super) fn write_callbacks(&self, out: &mut String) {
        line!(out, "// What LVGL calls for Python's sake.\n");
        let mut table = String::new();
        for (key, callback) in self.types.callbacks() {
            let thunk = self
                .functions
                .thunk(&types::abi(&callback.signature))
                .map_or("LVGL_NO_THUNK".into(), |i| i.to_string());
            let Some(conversions) = &callback.conversions else {
                line!(
                    table,
                    "    {{ NULL, NULL, {thunk}, 0, LVGL_USER_DATA_NONE }}, // {key}"
                );
                continue;
            };
            self.write_trampoline(out, key, callback);
            line!(
                out,
                "static const lvgl_type_t types_{key}[] = {{ {} }};\n",
                list(conversions)
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

    fn write_trampoline(&self, out: &mut String, key: &str, callback: &Callback) {
        let Signature { params, ret, .. } = &callback.signature;
        let mut declared: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let ty = types::c_type(self.api, &p.ty);
                let space = if ty.ends_with('*') { "" } else { " " };
                format!("{ty}{space}a{i}")
            })
            .collect();
        if declared.is_empty() {
            declared.push("void".into());
        }
        let mut words: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, p)| match (&p.ty, types::abi_letter(&p.ty).as_str()) {
                (Type::Struct(_), _) => format!("{{ .p = &a{i} }}"),
                (_, "p") => format!("{{ .p = (void *)a{i} }}"),
                (_, letter) => format!("{{ .{letter} = a{i} }}"),
            })
            .collect();
        let ret_type = types::c_type(self.api, ret);
        line!(
            out,
            "static {ret_type} call_{key}({}) {{",
            declared.join(", ")
        );
        // Behind the arguments the result's word, or where a struct's result goes.
        words.push(match ret {
            Type::Struct(_) => {
                line!(out, "    {ret_type} result;");
                line!(out, "    memset(&result, 0, sizeof(result));");
                "{ .p = &result }".into()
            }
            _ => "{ .l = 0 }".into(),
        });
        line!(out, "    lvgl_word_t w[] = {{ {} }};", words.join(", "));
        line!(out, "    lvgl_callback(LVGL_CALLBACK_{key}, w);");
        let result = format!("w[{}].{}", params.len(), types::abi_letter(ret));
        match ret {
            Type::Void => {}
            Type::Struct(_) => line!(out, "    return result;"),
            Type::Bool => line!(out, "    return {result} != 0;"),
            _ => line!(out, "    return ({ret_type}){result};"),
        }
        line!(out, "}}\n");
    }
}

/// The C signature of a function that the runtime does in LVGL's place.
fn overriding(kinds: &[Kind]) -> Signature {
    let ty = |kind: &Kind| match kind {
        Kind::Void => Type::Void,
        Kind::I32 | Kind::U32 => Type::Int {
            bits: 32,
            signed: matches!(kind, Kind::I32),
        },
        Kind::Object | Kind::Optional | Kind::Widget | Kind::Class(_) | Kind::Struct(_) => {
            Type::Pointer {
                to: Box::new(Type::Void),
                constant: false,
            }
        }
    };
    Signature {
        ret: ty(&kinds[0]),
        params: kinds[1..]
            .iter()
            .map(|kind| Param {
                name: String::new(),
                ty: ty(kind),
            })
            .collect(),
        variadic: false,
    }
}

fn conversion(kind: Kind) -> Conversion {
    match kind {
        Kind::Void => Conversion::new("VOID"),
        Kind::I32 => Conversion::new("I32"),
        Kind::U32 => Conversion::new("U32"),
        Kind::Object => Conversion::new("OBJECT"),
        Kind::Optional => Conversion::new("OBJECT").nullable(true),
        Kind::Widget => Conversion::of("WIDGET", "0"),
        Kind::Class(name) => Conversion::of("WIDGET", format!("LVGL_CLASS_{name}")),
        Kind::Struct(name) => Conversion::of("STRUCT", format!("LVGL_STRUCT_{name}")),
    }
}

fn list(conversions: &[Conversion]) -> String {
    let all: Vec<String> = conversions.iter().map(Conversion::c).collect();
    all.join(", ")
}

/// How many arguments a call needs: those at the end that may be NULL can be left out.
pub(super) fn required(arguments: &[Conversion]) -> usize {
    arguments
        .iter()
        .rposition(|c| !c.nullable || matches!(c.kind, "CALLBACK" | "NATIVE"))
        .map_or(0, |last| last + 1)
}
