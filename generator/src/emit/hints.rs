//! The types of values as Python's annotations write them.

use std::collections::BTreeMap;

use super::doc::Doc;
use super::{Emitter, Module, StructClass};
use crate::names::python;
use crate::policy;
use crate::read::{Field, Function, Type};
use crate::report;
use crate::types::{Callback, Conversion};

/// What is known of the module: the names that types have.
pub(super) struct Hints<'a> {
    emitter: &'a Emitter<'a>,
    module: &'a Module<'a>,
    callbacks: BTreeMap<&'a String, &'a Callback>,
}

/// Which way a value goes.
#[derive(Clone, Copy, PartialEq)]
enum To {
    C,
    Python,
}

impl<'a> Hints<'a> {
    pub fn new(emitter: &'a Emitter<'a>, module: &'a Module<'a>) -> Self {
        Hints {
            emitter,
            module,
            callbacks: emitter.types.callbacks().collect(),
        }
    }

    /// A field's: what it reads as, and what it takes.
    pub fn field(&self, field: &Field, conversion: &Conversion) -> (String, String) {
        let (mut read, mut written) = match conversion.kind {
            _ if field.bits.is_some() => ("int".to_string(), "int".to_string()),
            "CALLBACK" => {
                let callable = self.value(conversion, To::C);
                (callable.clone(), callable)
            }
            _ => (
                self.value(conversion, To::Python),
                self.value(conversion, To::C),
            ),
        };
        if let Type::Array { len, .. } = field.ty
            && len > 1
        {
            read = format!("builtins.list[{read}]");
            written = format!("Sequence[{written}]");
        }
        (read, written)
    }

    /// An argument's of a function.
    pub fn argument(&self, f: &Function, i: usize, conversion: &Conversion) -> String {
        let p = &f.signature.params[i];
        if conversion.kind != "OBJECT" {
            return self.value(conversion, To::C);
        }
        let null = if policy::may_be_null(f, p) {
            " | None"
        } else {
            ""
        };
        match &p.ty {
            Type::Callback { name, .. } => self.callable(name.as_deref()) + null,
            _ if p.name.ends_with("user_data") => "object".into(),
            _ => format!("_Writable{null}"),
        }
    }

    /// A function's result's.
    pub fn returned(&self, f: &Function, conversion: &Conversion) -> String {
        let doc = Doc::parse(&f.doc).returns;
        let null = match conversion.kind {
            "WIDGET" | "STRUCT" | "TEXT" if policy::may_return_null(f, &doc) => " | None",
            _ => "",
        };
        match (&f.signature.ret, conversion.kind) {
            (Type::Callback { name, .. }, "OBJECT") => self.callable(name.as_deref()) + " | None",
            (_, "OBJECT") => "Any".into(),
            _ => self.value(conversion, To::Python) + null,
        }
    }

    fn callable(&self, name: Option<&str>) -> String {
        let key = name
            .unwrap_or_default()
            .trim_start_matches("lv_")
            .to_string();
        match self.callbacks.get(&key) {
            Some(callback) => self.callback(callback, false),
            None => "Callable[..., object]".into(),
        }
    }

    fn callback(&self, callback: &Callback, native: bool) -> String {
        let Some(conversions) = &callback.conversions else {
            return "Callable[..., Any]".into();
        };
        let args: Vec<String> = conversions[1..]
            .iter()
            .map(|c| match c.kind {
                // Where only a function of LVGL's will do, it may take whatever is there.
                "DATA" if native => "Any".into(),
                _ => self.value(c, To::Python),
            })
            .collect();
        let ret = match conversions[0].kind {
            // What a callback returns to nobody does not matter.
            "VOID" => "object".into(),
            _ => self.value(&conversions[0], To::C),
        };
        format!("Callable[[{}], {ret}]", args.join(", "))
    }

    /// The type of a value on its way.
    fn value(&self, conversion: &Conversion, to: To) -> String {
        let to_c = to == To::C;
        let null = if conversion.nullable { " | None" } else { "" };
        let ty = match (conversion.kind, to) {
            ("VOID", _) => "None".into(),
            ("BOOL", To::C) => "bool | int".into(),
            ("BOOL", To::Python) => "bool".into(),
            ("CHAR", To::C) => "int | str".into(),
            ("FLOAT" | "DOUBLE", _) => "float".into(),
            ("TEXT" | "FORMAT", To::C) => "str | bytes".into(),
            ("TEXT", To::Python) => "str".into(),
            ("WIDGET", _) => self.widget_name(&conversion.index),
            ("STRUCT" | "VALUE", _) => {
                let (name, complete) = self.struct_name(&conversion.index);
                match conversion.kind {
                    _ if !to_c => name,
                    _ if !complete => format!("{name} | Blob"),
                    "STRUCT" => format!("_Structs[{name}]"),
                    _ => format!("_Struct[{name}]"),
                }
            }
            ("DATA", To::C) if conversion.constant => "_Readable".into(),
            ("DATA", To::C) => "_Writable".into(),
            ("ARRAY", To::C) => {
                let buffer = if conversion.constant {
                    "_Readable"
                } else {
                    "_Writable"
                };
                match conversion.index.as_str() {
                    "LVGL_TEXT" => format!("{buffer} | Sequence[str | bytes]"),
                    "LVGL_DATA" => format!("{buffer} | Sequence[_Readable | None]"),
                    "LVGL_FLOAT" => format!("{buffer} | Sequence[float]"),
                    _ => format!("{buffer} | Sequence[int]"),
                }
            }
            ("TRACKS", To::C) => "_Readable | Sequence[int]".into(),
            // A pointer that nothing more is known of may be NULL.
            ("DATA" | "ARRAY" | "TRACKS" | "NATIVE", To::Python) => {
                return "Blob | None".into();
            }
            ("CALLBACK" | "NATIVE", _) => {
                let key = conversion.index.trim_start_matches("LVGL_CALLBACK_");
                // Callbacks without a typedef share what is the same to C.
                let typed = !key.starts_with("anonymous_");
                match self.callbacks.get(&key.to_string()).filter(|_| typed) {
                    Some(callback) => self.callback(callback, conversion.kind == "NATIVE"),
                    None => "Callable[..., Any]".into(),
                }
            }
            ("USER_DATA" | "OBJECT", To::C) => return "object".into(),
            ("USER_DATA" | "OBJECT", To::Python) => return "Any".into(),
            _ => "int".into(),
        };
        ty + null
    }

    fn widget_name(&self, index: &str) -> String {
        let widgets = &self.emitter.names.widgets;
        let name = match index.strip_prefix("LVGL_CLASS_lv_") {
            Some(name) => name,
            None => index
                .parse::<usize>()
                .ok()
                .and_then(|i| widgets.get(i))
                .map_or("obj", |w| &w.name),
        };
        name.into()
    }

    /// A struct's name, and whether Python can make one.
    fn struct_name(&self, index: &str) -> (String, bool) {
        let ident = index.trim_start_matches("LVGL_STRUCT_");
        let class = self
            .module
            .structs
            .iter()
            .find(|c| c.ident == ident)
            .expect("what a conversion mentions is in the module");
        let name = if class.name.is_empty() {
            self.hidden(class)
        } else {
            python(class.name)
        };
        (name, self.emitter.api.structs[class.item].complete)
    }

    /// The class of a struct inside another that has no name in C: named after the field.
    pub fn hidden(&self, class: &StructClass) -> String {
        let c_name = &self.emitter.api.structs[class.item].c_name;
        let path = report::field_path(c_name).unwrap_or_else(|| class.ident.into());
        format!("_{}", path.trim_start_matches("lv_").replace('.', "_"))
    }
}
