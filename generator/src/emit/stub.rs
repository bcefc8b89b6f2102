//! The type stub: the module's names with their types and what LVGL's headers say of them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::doc::{Doc, WIDTH};
use super::functions::required;
use super::hints::Hints;
use super::words::words;
use super::{Attribute, Emitter, Module, StructClass, line};
use crate::names::{EnumClass, NamedConstant, python};
use crate::read::{Field, Function, Type, Value};
use crate::types::Conversion;

/// What is not made from the headers.
const RUNTIME_STUB: &str = include_str!("runtime.pyi");

/// Writes the stub of a module whose source is written.
pub(super) fn stub(emitter: &Emitter, module: &Module, origin: &str) -> String {
    let constants = emitter.api.enums.iter().flat_map(|e| &e.members);
    let mut stub = Stub {
        emitter,
        module,
        docs: constants
            .chain(&emitter.api.macros)
            .map(|c| (c.name.as_str(), c.doc.as_str()))
            .collect(),
        hints: Hints::new(emitter, module),
        own: BTreeSet::new(),
        out: format!("# {origin}\n{RUNTIME_STUB}"),
    };
    stub.write();
    stub.out
}

struct Stub<'a> {
    emitter: &'a Emitter<'a>,
    module: &'a Module<'a>,
    /// What the headers say of constants, by C's names.
    docs: HashMap<&'a str, &'a str>,
    hints: Hints<'a>,
    /// The names of the class that is being written: in it they hide the module's.
    own: BTreeSet<String>,
    out: String,
}

impl Stub<'_> {
    fn write(&mut self) {
        let module = self.module;
        for class in module.structs.iter().filter(|c| c.name.is_empty()) {
            self.structure(class, &self.hints.hidden(class));
        }
        let mut structs = BTreeMap::new();
        for (name, attribute) in &module.attributes {
            match *attribute {
                Attribute::Runtime(_) => {}
                Attribute::Widget(i) => self.widget(i),
                Attribute::Enum(i) => self.enumeration("", &self.emitter.names.enums[i]),
                Attribute::Function(f) => self.function("", name, f, false),
                Attribute::Struct(i) => {
                    let first = structs.entry(i).or_insert(name);
                    if *first == name {
                        self.structure(&module.structs[i], name);
                    } else {
                        line!(self.out, "\n{name} = {first}");
                    }
                }
                Attribute::Global(i, class) => {
                    let global = &self.emitter.api.globals[i];
                    let ty = python(module.structs[class].name);
                    line!(self.out, "\n{name}: Final[{ty}]");
                    self.docstring("", &Doc::parse(&global.doc));
                }
                Attribute::Constant(i) => {
                    self.out.push('\n');
                    self.constant("", &self.emitter.names.constants[i]);
                }
            }
        }
    }

    fn widget(&mut self, index: usize) {
        let names = self.emitter.names;
        let (w, class) = (&names.widgets[index], &self.module.widgets[index]);
        let enums = || names.enums.iter().filter(|e| e.widget == Some(index));
        self.own = enums().map(|e| e.name.clone()).collect();
        self.own
            .extend(class.members.iter().map(|(name, _)| name.clone()));
        match w.base {
            Some(base) => line!(
                self.out,
                "\nclass {}({}):",
                w.name,
                names.widgets[base].name
            ),
            None => line!(self.out, "\nclass {}:", w.name),
        }
        for e in enums() {
            self.enumeration("    ", e);
        }
        if let Some(f) = class.constructor {
            self.function("    ", "__init__", f, true);
        }
        if w.base.is_none() {
            line!(
                self.out,
                "\n    @classmethod\n    def __cast__(cls, pointer: _Writable, /) -> Self:\n        \"\"\"The widget at the pointer.\"\"\""
            );
        }
        for (name, f) in &class.members {
            self.function("    ", name, *f, true);
        }
        self.own.clear();
    }

    fn enumeration(&mut self, indent: &str, e: &EnumClass) {
        line!(self.out, "\n{indent}class {}:", e.name);
        let inner = format!("{indent}    ");
        let of = self.emitter.api.enums.iter().find(|of| {
            let first = &e.members[0].c_name;
            of.members.iter().any(|m| m.name == *first)
        });
        self.docstring(
            &inner,
            &of.map_or_else(Doc::default, |of| Doc::parse(&of.doc)),
        );
        for c in e.members() {
            self.constant(&inner, c);
        }
    }

    fn constant(&mut self, indent: &str, c: &NamedConstant) {
        let ty = match c.value {
            Value::Str(_) => "str",
            _ => "int",
        };
        line!(self.out, "{indent}{}: Final[{ty}]", c.name);
        let doc = self
            .docs
            .get(c.c_name.as_str())
            .copied()
            .unwrap_or_default();
        self.docstring(indent, &Doc::parse(doc));
    }

    fn structure(&mut self, class: &StructClass, name: &str) {
        let item = &self.emitter.api.structs[class.item];
        self.own = class.members.iter().map(|(name, _)| name.clone()).collect();
        self.own
            .extend(class.fields.iter().map(|(f, _)| python(&f.name)));
        line!(self.out, "\nclass {name}(_Pointer):");
        self.docstring("    ", &Doc::parse(&item.doc));
        if item.complete {
            let fields = self.visible(&format!("_Struct[{name}]"));
            line!(
                self.out,
                "    def __init__(self, fields: {fields} | int | None = None, /) -> None: ..."
            );
        } else {
            line!(
                self.out,
                "    def __init__(self, only_lvgl_makes_one: Never, /) -> None: ..."
            );
        }
        let mut fields = BTreeSet::new();
        for (field, conversion) in &class.fields {
            fields.insert(python(&field.name));
            self.field(field, conversion);
        }
        // A field hides the function of its name.
        for (name, f) in class
            .members
            .iter()
            .filter(|(name, _)| !fields.contains(name))
        {
            self.function("    ", name, *f, true);
        }
        self.own.clear();
    }

    /// A field reads as an object of LVGL's and takes what stands for one.
    fn field(&mut self, field: &Field, conversion: &Conversion) {
        let name = python(&field.name);
        let (read, written) = self.hints.field(field, conversion);
        let (read, written) = (self.visible(&read), self.visible(&written));
        let doc = Doc::parse(&field.doc);
        if read == written {
            line!(self.out, "    {name}: {read}");
            self.docstring("    ", &doc);
            return;
        }
        let property = self.visible("property");
        line!(self.out, "    @{property}");
        self.definition("    ", &format!("def {name}(self) -> {read}:"), &doc);
        line!(
            self.out,
            "    @{name}.setter\n    def {name}(self, value: {written}, /) -> None: ..."
        );
    }

    fn function(&mut self, indent: &str, name: &str, index: usize, in_class: bool) {
        let (emitted, conversions) = self.emitter.functions.get(index);
        let f = &self.emitter.api.functions[emitted.function];
        let constructor = name == "__init__";
        let takes_self = in_class && emitted.method;
        let required = required(&conversions[1..]);
        let mut params: Vec<String> = Vec::new();
        let mut rest = None;
        for (i, p) in f.signature.params.iter().enumerate() {
            let conversion = &conversions[i + 1];
            if i == 0 && takes_self {
                params.push("self".into());
                continue;
            }
            if conversion.kind == "FORMAT" {
                rest = Some("*values: object");
            }
            let ty = self.visible(&self.hints.argument(f, i, conversion));
            let default = if i >= required { " = None" } else { "" };
            params.push(format!("{}: {ty}{default}", param_name(&p.name, i)));
        }
        if constructor {
            params.insert(0, "self".into());
        }
        if params.iter().any(|p| p != "self") {
            params.push("/".into());
        }
        params.extend(rest.map(str::to_string));
        let ret = if constructor {
            "None".into()
        } else {
            self.visible(&self.hints.returned(f, &conversions[0]))
        };
        self.out.push('\n');
        if in_class && !takes_self && !constructor {
            let decorator = self.visible("staticmethod");
            line!(self.out, "{indent}@{decorator}");
        }
        let mut head = format!("def {name}({}) -> {ret}:", params.join(", "));
        if indent.len() + head.len() > WIDTH {
            let separator = format!(",\n{indent}    ");
            let params = params.join(&separator);
            head = format!("def {name}(\n{indent}    {params},\n{indent}) -> {ret}:");
        }
        let mut doc = self.function_doc(f, takes_self);
        if constructor {
            doc.returns.clear();
        }
        self.definition(indent, &head, &doc);
    }

    /// What LVGL says of a function, or of another one that does the same with a style.
    fn function_doc(&self, f: &Function, takes_self: bool) -> Doc {
        let mut doc = Doc::parse(&f.doc);
        if doc.text.is_empty()
            && let Some(style) = self.style_setter(&f.name)
        {
            doc.text = Doc::parse(&style.doc).text;
        }
        if doc.text.is_empty() {
            doc.text.extend(words(&f.name));
        }
        let first = f.signature.params.first().map(|p| &p.name);
        doc.params
            .retain(|(name, _)| !takes_self || Some(name) != first);
        for (name, _) in &mut doc.params {
            *name = match name.as_str() {
                "..." => "*values".into(),
                name => python(name),
            };
        }
        self.name_enums(f, &mut doc);
        if doc.is_empty() {
            doc.verbatim = format!("{}() of LVGL's.", f.name);
        }
        doc
    }

    /// Tells which class has the values of an argument, where the headers do not.
    fn name_enums(&self, f: &Function, doc: &mut Doc) {
        for p in &f.signature.params {
            let Type::Enum(of) = &p.ty else { continue };
            let class = self.emitter.report.python(of).unwrap_or_default();
            if !class.starts_with("lv.") {
                continue;
            }
            let name = python(&p.name);
            match doc.params.iter_mut().find(|(of, _)| *of == name) {
                Some((_, text)) if !text.contains("LV_") && !text.contains("lv_") => {
                    text.push_str(&format!(" ({class})"));
                }
                Some(_) => {}
                None => doc.params.push((name, class.into())),
            }
        }
        let place = |name: &str| {
            let params = &f.signature.params;
            params.iter().position(|p| python(&p.name) == name)
        };
        doc.params
            .sort_by_key(|(name, _)| place(name).unwrap_or(usize::MAX));
    }

    /// `lv_style_set_width` for `lv_obj_set_style_width` and `lv_obj_get_style_width`.
    fn style_setter(&self, name: &str) -> Option<&Function> {
        let property = name
            .strip_prefix("lv_obj_set_style_")
            .or_else(|| name.strip_prefix("lv_obj_get_style_"))?;
        let setter = format!("lv_style_set_{property}");
        self.emitter.api.functions.iter().find(|f| f.name == setter)
    }

    /// The type as it can be written where the names in `own` hide others.
    fn visible(&self, ty: &str) -> String {
        let mut out = String::new();
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut rest = ty;
        while let Some(start) = rest.find(is_name) {
            out.push_str(&rest[..start]);
            let end = rest[start..]
                .find(|c| !is_name(c))
                .map_or(rest.len(), |n| start + n);
            let name = &rest[start..end];
            if self.own.contains(name) && !out.ends_with('.') {
                let ours = self
                    .module
                    .attributes
                    .iter()
                    .any(|(known, _)| known == name);
                out.push_str(if ours { "lvgl." } else { "builtins." });
            }
            out.push_str(name);
            rest = &rest[end..];
        }
        out + rest
    }

    /// A docstring, if there is something to say.
    fn docstring(&mut self, indent: &str, doc: &Doc) {
        let mut lines = doc.docstring(indent, &self.emitter.report);
        match lines.len() {
            0 => {}
            1 => line!(self.out, "{indent}\"\"\"{}\"\"\"", guarded(&lines[0])),
            _ => {
                line!(self.out, "{indent}\"\"\"{}", lines.remove(0));
                for text in lines {
                    let indent = if text.is_empty() { "" } else { indent };
                    line!(self.out, "{indent}{text}");
                }
                line!(self.out, "{indent}\"\"\"");
            }
        }
    }

    /// A function, whose body is its docstring alone.
    fn definition(&mut self, indent: &str, head: &str, doc: &Doc) {
        if doc.is_empty() {
            line!(self.out, "{indent}{head} ...");
        } else {
            line!(self.out, "{indent}{head}");
            self.docstring(&format!("{indent}    "), doc);
        }
    }
}

/// The text must not end the docstring by its last character.
fn guarded(text: &str) -> String {
    if text.ends_with('"') {
        format!("{text} ")
    } else {
        text.into()
    }
}

fn param_name(name: &str, index: usize) -> String {
    if name.is_empty() {
        format!("arg{index}")
    } else {
        python(name)
    }
}
