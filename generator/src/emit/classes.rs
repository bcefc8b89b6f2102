//! The classes' tables: structs with their fields, enums, widgets, and the module itself.

use std::collections::BTreeSet;

use super::{Attribute, Dict, Emitter, Module, RUNTIME, StructClass, WidgetClass, line};
use crate::names::{NamedConstant, python};
use crate::policy;
use crate::read::{Field, Struct, Type, Value};
use crate::report;
use crate::types::Conversion;

impl<'a> Emitter<'a> {
    /// The structs that Python can meet: those with fields or methods, and those that are mentioned.
    pub(super) fn struct_classes(
        &mut self,
        members: Vec<Vec<(String, usize)>>,
    ) -> Vec<StructClass<'a>> {
        let names = self.names;
        let mut all: Vec<StructClass> = Vec::new();
        for (s, members) in names.structs.iter().zip(members) {
            let item = &self.api.structs[s.item];
            let mut fields = Vec::new();
            for f in &item.fields {
                self.field(item, f, &mut fields);
            }
            all.push(StructClass {
                item: s.item,
                name: &s.name,
                ident: &s.ident,
                members,
                fields,
            });
        }
        let of_callbacks = self
            .types
            .callbacks()
            .flat_map(|(_, callback)| callback.conversions.iter().flatten());
        let of_fields = all
            .iter()
            .flat_map(|class| class.fields.iter().map(|(_, conversion)| conversion));
        let mentioned: BTreeSet<String> = self
            .functions
            .conversions()
            .chain(of_callbacks)
            .chain(of_fields)
            .filter_map(|c| c.index.strip_prefix("LVGL_STRUCT_"))
            .map(str::to_string)
            .collect();
        all.retain(|class| {
            let item = &self.api.structs[class.item];
            let met = item.complete || !class.members.is_empty() || mentioned.contains(class.ident);
            if !met {
                let reason = "LVGL's inside: nothing public takes or returns one";
                self.report.leave_out(&item.c_name, reason);
            }
            met
        });
        all.sort_by(|a, b| a.ident.cmp(b.ident));
        all
    }

    /// A field, or those of a struct inside that has no name of its own.
    fn field(&mut self, of: &Struct, f: &Field, fields: &mut Vec<(Field, Conversion)>) {
        let api = self.api;
        if let Type::Struct(inner) = &f.ty
            && f.name.starts_with("__bindgen_anon_")
        {
            for f in api.find_struct(inner).map_or(&[][..], |s| &s.fields) {
                self.field(of, f, fields);
            }
            return;
        }
        let ty = match &f.ty {
            Type::Array { of, .. } => of,
            ty => ty,
        };
        match self.types.field(&of.name, f, ty) {
            Ok(conversion) => fields.push((f.clone(), conversion)),
            Err(reason) => self
                .report
                .leave_out(&report::field(of, f).unwrap_or_default(), reason),
        }
    }

    pub(super) fn write_structs(&mut self, out: &mut String, structs: &[StructClass]) {
        line!(out, "// Structs.\n");
        let mut bits = String::new();
        let mut table = String::new();
        let mut bit_fields = 0;
        for class in structs {
            let item = &self.api.structs[class.item];
            let ident = class.ident;
            let name = if class.name.is_empty() {
                "struct".into()
            } else {
                python(class.name)
            };
            let mut rows = String::new();
            for (field, conversion) in &class.fields {
                let row = match field.bits {
                    Some(width) => {
                        write_accessors(out, &item.c_name, ident, field);
                        line!(
                            bits,
                            "    {{ get_{ident}_{0}, set_{ident}_{0} }},",
                            field.name
                        );
                        bit_fields += 1;
                        format!("{width}, LVGL_OF(LVGL_BITS, {}), 1", bit_fields - 1)
                    }
                    None => field_row(&item.c_name, field, conversion),
                };
                line!(rows, "    {{ MP_QSTR_{}, {row} }},", python(&field.name));
                if let Some(c_name) = report::field(item, field) {
                    let path: Vec<String> = c_name.split('.').map(python).collect();
                    let path = path.join(".");
                    let stem = path.strip_prefix("lv_").unwrap_or(&path);
                    self.report.name(&c_name, format!("lv.{stem}"));
                }
            }
            let fields = if rows.is_empty() {
                "NULL, 0".into()
            } else {
                line!(
                    out,
                    "static const lvgl_field_t fields_{ident}[] = {{\n{rows}}};\n"
                );
                format!("fields_{ident}, MP_ARRAY_SIZE(fields_{ident})")
            };
            let mut dict = Dict::default();
            dict.push_functions(&class.members);
            if item.complete {
                dict.push("__SIZE__", format!("MP_ROM_INT(sizeof({}))", item.c_name));
            }
            let index = dict.write(out, ident);
            let user_data = self.user_data(out, item, ident);
            line!(out, "LVGL_STRUCT_TYPE({ident}, MP_QSTR_{name});\n");
            let size = if item.complete {
                format!("sizeof({})", item.c_name)
            } else {
                "0".into()
            };
            line!(
                table,
                "    {{\n        LVGL_DICT({ident}), &type_{ident}, {index}, {fields},\n        {size}, {}, {user_data},\n    }},",
                struct_flags(&item.c_name)
            );
            if !class.name.is_empty() {
                self.report.name(&item.c_name, format!("lv.{name}"));
            }
        }
        line!(out, "const lvgl_struct_t lvgl_structs[] = {{\n{table}}};\n");
        line!(out, "const lvgl_bits_t lvgl_bits[] = {{\n{bits}}};\n");
    }

    /// Functions that read and write the struct's user_data: LVGL's own, or some for the field.
    fn user_data(&self, out: &mut String, item: &Struct, ident: &str) -> String {
        if !self.types.has_user_data(&item.name) {
            return "NULL, NULL".into();
        }
        let stem = item.c_name.trim_end_matches("_t");
        let accessor = |which: &str, ty: &str| {
            let name = format!("{stem}_{which}_user_data");
            let exists = self.api.functions.iter().any(|f| f.name == name);
            exists.then(|| format!("({ty})(lvgl_fn_t){name}"))
        };
        let get = accessor("get", "void *(*)(void *)");
        let set = accessor("set", "void (*)(void *, void *)");
        match (get, set) {
            (Some(get), Some(set)) => format!("{get}, {set}"),
            _ => {
                let c_name = &item.c_name;
                line!(
                    out,
                    "static void *get_user_data_{ident}(void *p) {{\n    return (({c_name} *)p)->user_data;\n}}\n"
                );
                line!(
                    out,
                    "static void set_user_data_{ident}(void *p, void *user_data) {{\n    (({c_name} *)p)->user_data = user_data;\n}}\n"
                );
                format!("get_user_data_{ident}, set_user_data_{ident}")
            }
        }
    }

    pub(super) fn write_enums(&mut self, out: &mut String) {
        line!(out, "// Enums.\n");
        let names = self.names;
        for (i, e) in names.enums.iter().enumerate() {
            let class = match e.widget {
                Some(w) => format!("{}.{}", names.widgets[w].name, e.name),
                None => e.name.clone(),
            };
            line!(out, "static const lvgl_constant_t constants_{i}[] = {{");
            for c in e.members() {
                let (kind, value) = self.constant(c);
                line!(out, "    {{ MP_QSTR_{}, {kind}, {value} }},", c.name);
                self.report
                    .name(&c.c_name, format!("lv.{class}.{}", c.name));
            }
            line!(out, "}};\n");
            line!(
                out,
                "static const lvgl_enum_t enum_{i} = LVGL_ENUM_CLASS(MP_QSTR_{}, constants_{i});\n",
                e.name
            );
        }
        line!(out, "const char *const lvgl_strings[] = {{");
        for s in &self.strings {
            line!(out, "    {s},");
        }
        line!(out, "}};\n");
    }

    /// An enum's member: its kind and its value.
    fn constant(&mut self, c: &NamedConstant) -> (&'static str, String) {
        match c.value {
            Value::Str(_) => {
                self.strings.push(c.c_name.clone());
                ("LVGL_TEXT", (self.strings.len() - 1).to_string())
            }
            Value::Int(i) if i > i64::from(i32::MAX) => {
                ("LVGL_U32", format!("(uint32_t){}", c.c_name))
            }
            _ => ("LVGL_I32", format!("(uint32_t){}", c.c_name)),
        }
    }

    pub(super) fn write_widgets(&mut self, out: &mut String, classes: &[WidgetClass]) {
        line!(out, "// Widgets.\n");
        let names = self.names;
        let mut table = String::new();
        for (i, (w, class)) in names.widgets.iter().zip(classes).enumerate() {
            let ident = format!("lv_{}", w.name);
            let mut dict = Dict::default();
            for (e, of) in names.enums.iter().enumerate() {
                if of.widget == Some(i) {
                    dict.push_pointer(&of.name, &format!("enum_{e}"));
                }
            }
            if w.base.is_none() {
                dict.push_pointer("__init__", "lvgl_widget_init_obj");
                dict.push_pointer("__cast__", "lvgl_cast_obj");
            }
            dict.push_functions(&class.members);
            let index = dict.write(out, &ident);
            let base = match w.base {
                Some(b) => format!("type_lv_{}", names.widgets[b].name),
                None => "lvgl_native_type".into(),
            };
            line!(
                out,
                "LVGL_WIDGET_TYPE({ident}, MP_QSTR_{}, {base});\n",
                w.name
            );
            let variable = format!("{ident}_class");
            let class_p = if self.api.globals.iter().any(|g| g.name == variable) {
                format!("&{variable}")
            } else {
                "NULL".into()
            };
            let constructor = class
                .constructor
                .map_or("NULL".into(), |f| format!("&lvgl_functions[{f}]"));
            line!(
                table,
                "    {{\n        LVGL_DICT({ident}), (const mp_obj_type_t *)&type_{ident}, {index},\n        {class_p}, {constructor}, {},\n    }},",
                w.base.unwrap_or(i)
            );
            self.report
                .name(&format!("{ident}_create"), format!("lv.{}", w.name));
        }
        line!(out, "const lvgl_class_t lvgl_classes[] = {{\n{table}}};\n");
    }

    /// What the module's dictionary has, each name once. The report learns of what has no class that names it.
    pub(super) fn attributes(
        &mut self,
        structs: &[StructClass],
        free: &[(String, usize)],
    ) -> Vec<(String, Attribute)> {
        let (api, names) = (self.api, self.names);
        let mut all: Vec<(String, Attribute)> = Vec::new();
        let mut taken = BTreeSet::new();
        let mut push = |name: &str, attribute| {
            let new = taken.insert(name.to_string());
            if new {
                all.push((name.into(), attribute));
            }
            new
        };
        for (name, object) in RUNTIME {
            push(name, Attribute::Runtime(object));
        }
        for (i, w) in names.widgets.iter().enumerate() {
            push(&w.name, Attribute::Widget(i));
        }
        for (i, e) in names.enums.iter().enumerate() {
            if e.widget.is_none() {
                push(&e.name, Attribute::Enum(i));
            }
        }
        for (name, f) in free {
            push(name, Attribute::Function(*f));
        }
        for (i, class) in structs.iter().enumerate() {
            if !class.name.is_empty() {
                push(&python(class.name), Attribute::Struct(i));
            }
        }
        let class_of = |name: &str| {
            structs
                .iter()
                .position(|class| api.structs[class.item].name == name)
        };
        for (second, of) in &api.second_names {
            if let Some(name) = second.strip_prefix("lv_")
                && let Some(class) = class_of(of)
                && push(name, Attribute::Struct(class))
            {
                self.report.name(second, format!("lv.{name}"));
            }
        }
        // LVGL's variables: fonts, which a board can leave out, and classes.
        for (i, g) in api.globals.iter().enumerate() {
            let class = match &g.ty {
                Type::Struct(of) => class_of(of),
                _ => None,
            };
            match (g.name.strip_prefix("lv_"), class) {
                (Some(name), Some(class)) => {
                    if push(name, Attribute::Global(i, class)) {
                        self.report.name(&g.name, format!("lv.{name}"));
                    }
                }
                _ => self
                    .report
                    .leave_out(&g.name, "a number in memory: a constant has its value"),
            }
        }
        for (i, c) in names.constants.iter().enumerate() {
            if push(&c.name, Attribute::Constant(i)) {
                self.report.name(&c.c_name, format!("lv.{}", c.name));
            } else {
                self.report.leave_out(&c.c_name, "its name is taken");
            }
        }
        all
    }

    pub(super) fn write_module(&self, out: &mut String, module: &Module) {
        let mut dict = Dict::default();
        dict.push("__name__", "MP_ROM_QSTR(MP_QSTR_lvgl)".into());
        for (name, attribute) in &module.attributes {
            match *attribute {
                Attribute::Runtime(object) => dict.push_pointer(name, object),
                Attribute::Widget(_) => dict.push_pointer(name, &format!("type_lv_{name}")),
                Attribute::Enum(i) => dict.push_pointer(name, &format!("enum_{i}")),
                Attribute::Function(f) => dict.push_pointer(name, &format!("lvgl_functions[{f}]")),
                Attribute::Struct(i) => {
                    dict.push_pointer(name, &format!("type_{}", module.structs[i].ident))
                }
                Attribute::Global(i, class) => {
                    let variable = &self.api.globals[i].name;
                    write_global(out, name, variable, module.structs[class].ident);
                    dict.push_pointer(name, &format!("global_{name}"))
                }
                Attribute::Constant(i) => {
                    let value = write_constant(out, &self.names.constants[i]);
                    dict.push(name, value)
                }
            };
        }
        out.push('\n');
        let index = dict.write(out, "module");
        line!(
            out,
            "static const mp_obj_dict_t globals = LVGL_DICT(module);\n"
        );
        line!(out, "const uint16_t *const lvgl_module_index = {index};\n");
        line!(
            out,
            "const mp_obj_module_t lvgl_module = {{\n    .base = {{ &lvgl_module_type }},\n    .globals = (mp_obj_dict_t *)&globals,\n}};\n"
        );
        line!(out, "MP_REGISTER_MODULE(MP_QSTR_lvgl, lvgl_module);");
    }
}

fn write_global(out: &mut String, name: &str, variable: &str, ident: &str) {
    if variable.starts_with("lv_font_") {
        line!(out, "LVGL_OPTIONAL({variable});");
    }
    line!(
        out,
        "static const lvgl_pointer_t global_{name} = LVGL_GLOBAL({ident}, {variable});"
    );
}

/// Writes what a constant's value needs beforehand, and returns the value as the dictionary has it.
fn write_constant(out: &mut String, constant: &NamedConstant) -> String {
    let NamedConstant { name, c_name, .. } = constant;
    match constant.value {
        Value::Str(_) => {
            line!(
                out,
                "static const MP_DEFINE_STR_OBJ(text_{name}, {c_name});"
            );
            format!("MP_ROM_PTR(&text_{name})")
        }
        Value::Int(i) if (-0x4000_0000..0x4000_0000).contains(&i) => {
            format!("MP_ROM_INT({c_name})")
        }
        _ => {
            line!(out, "LVGL_BIG_INT(int_{name}, {c_name});");
            format!("LVGL_ROM_BIG_INT(int_{name}, {c_name})")
        }
    }
}

/// C reaches a bit field by its name only.
fn write_accessors(out: &mut String, c_name: &str, ident: &str, field: &Field) {
    let name = &field.name;
    let ty = match field.ty {
        Type::Bool => "bool",
        _ => "unsigned int",
    };
    line!(
        out,
        "static uint32_t get_{ident}_{name}(const void *p) {{\n    return (uint32_t)((const {c_name} *)p)->{name};\n}}\n"
    );
    line!(
        out,
        "static void set_{ident}_{name}(void *p, uint32_t value) {{\n    (({c_name} *)p)->{name} = ({ty})value;\n}}\n"
    );
}

/// Where a field is, how it is converted, and of how many elements.
fn field_row(c_name: &str, field: &Field, conversion: &Conversion) -> String {
    let name = &field.name;
    let (count, element) = match field.ty {
        Type::Array { len, .. } => (len, format!("{name}[0]")),
        _ => (1, name.clone()),
    };
    let ty = match conversion.kind {
        "ENUM" => format!("LVGL_ENUM_FIELD({c_name}, {element})"),
        _ => conversion.c(),
    };
    format!("offsetof({c_name}, {name}), {ty}, {count}")
}

fn struct_flags(c_name: &str) -> String {
    let mut flags = Vec::new();
    if policy::IDENTITY.contains(&c_name) {
        flags.push("LVGL_IDENTITY");
    }
    if policy::OWNERS.contains(&c_name) {
        flags.push("LVGL_OWNER");
    }
    if flags.is_empty() {
        "0".into()
    } else {
        flags.join(" | ")
    }
}
