//! What became of each public declaration: its name in Python, or why it has none.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use crate::names::Names;
use crate::read::{Api, Field, Struct, Type};

/// Filled in while the module is written.
#[derive(Debug, Default)]
pub struct Report {
    /// C's name, and what Python writes.
    named: BTreeMap<String, Vec<String>>,
    reasons: BTreeMap<String, String>,
}

impl Report {
    pub fn name(&mut self, c_name: &str, python: impl Into<String>) {
        let python = python.into();
        let names = self.named.entry(c_name.into()).or_default();
        if !names.contains(&python) {
            names.push(python);
        }
    }

    pub fn leave_out(&mut self, c_name: &str, reason: impl Into<String>) {
        self.reasons.insert(c_name.into(), reason.into());
    }

    /// What Python writes for a name of C's.
    pub fn python(&self, c_name: &str) -> Option<&str> {
        self.named.get(c_name)?.first().map(String::as_str)
    }

    /// Names what is no attribute of the module, but has something in Python that stands for it.
    pub fn complete(&mut self, api: &Api, names: &Names) {
        for (name, python) in [("lv_init", "lv.init"), ("lv_deinit", "lv.deinit")] {
            self.name(name, python);
        }
        for e in &api.enums {
            for m in &e.members {
                // LVGL lists the symbols' macros for generators of bindings.
                if let Some(symbol) = m.name.strip_prefix("LV_STR_SYMBOL_")
                    && let Some(python) = self.python(&format!("LV_SYMBOL_{symbol}"))
                {
                    self.name(&m.name, python.to_string());
                }
            }
            let class = e.members.iter().find_map(|m| {
                let (class, _) = self.python(&m.name)?.rsplit_once('.')?;
                Some(if class == "lv" { "int" } else { class }.to_string())
            });
            if let Some(class) = class {
                self.name(&e.name, class);
            }
        }
        for w in &names.widgets {
            self.name(&format!("lv_{}_t", w.name), format!("lv.{}", w.name));
        }
        // Widgets that only LVGL makes are objects of what they are made of.
        for (name, base) in &api.bases {
            if self.python(name).is_none()
                && let Some(class) = base.strip_prefix("lv_").and_then(|b| b.strip_suffix("_t"))
                && names.widgets.iter().any(|w| w.name == class)
            {
                self.name(name, format!("lv.{class}"));
            }
        }
        for (name, ty) in &api.typedefs {
            let python = match ty {
                Type::Enum(of) => self.python(of).unwrap_or("int").to_string(),
                Type::Callback { .. } => "a callable".into(),
                Type::Pointer { .. } => "lv.Blob".into(),
                Type::Bool => "bool".into(),
                Type::Float | Type::Double => "float".into(),
                _ => "int".into(),
            };
            if self.python(name).is_none() {
                self.name(name, python);
            }
        }
        for (old, new) in &api.old_names {
            if let Some(python) = self.python(new).map(str::to_string) {
                self.name(old, python);
            } else if let Some(reason) = self.reasons.get(new).cloned() {
                self.leave_out(old, reason);
            }
        }
    }

    /// Every declaration, one a line; the last line counts them.
    pub fn write(&self, api: &Api, out: &mut impl Write) -> io::Result<()> {
        let mut declarations = declarations(api);
        // What is defined nowhere and met nowhere belongs to a part of LVGL that the configuration switches off.
        declarations.retain(|c_name| {
            let second = api.second_names.iter().find(|(name, _)| name == c_name);
            let s = match second {
                Some((_, of)) => api.find_struct(of),
                None => api.structs.iter().find(|s| s.c_name == *c_name),
            };
            self.named.contains_key(c_name)
                || s.is_none_or(|s| s.complete || api.private_structs.contains(&s.c_name))
        });
        let mut named = 0;
        for c_name in &declarations {
            if let Some(python) = self.named.get(c_name) {
                named += 1;
                writeln!(out, "{c_name} -> {}", python.join(", "))?;
            } else {
                let reason = self.reasons.get(c_name).map_or("", String::as_str);
                writeln!(out, "{c_name}: {reason}")?;
            }
        }
        let all = declarations.len();
        writeln!(
            out,
            "{all} declarations, {named} named, {} without a name",
            all - named
        )
    }
}

/// What the public headers declare, by C's names: functions, structs and their fields, typedefs, enums and their members,
/// macros that have a value or stand for another name, variables. The configuration's switches, what only the
/// compiler's headers declare, and names that begin with an underscore are not among them.
fn declarations(api: &Api) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    all.extend(api.functions.iter().map(|f| f.name.clone()));
    all.extend(api.globals.iter().map(|g| g.name.clone()));
    all.extend(api.second_names.iter().map(|(name, _)| name.clone()));
    all.extend(api.typedefs.iter().map(|(name, _)| name.clone()));
    for s in &api.structs {
        if field_path(&s.c_name).is_none() {
            all.insert(s.c_name.clone());
        }
        all.extend(s.fields.iter().filter_map(|f| field(s, f)));
    }
    for e in &api.enums {
        all.insert(e.name.clone());
        for m in &e.members {
            let of_macro = m.name.strip_prefix("ENUM_");
            all.insert(of_macro.unwrap_or(&m.name).to_string());
        }
    }
    let macros = api.macros.iter().map(|m| m.name.clone());
    all.extend(macros.filter(|name| !api.configuration.contains(name)));
    let known = all.clone();
    let old = api.old_names.iter().filter(|(_, new)| known.contains(new));
    all.extend(old.map(|(old, _)| old.clone()));
    all.retain(|name| {
        let name = name.rsplit(' ').next().unwrap_or(name);
        !name.starts_with('_') && !name.is_empty()
    });
    all
}

/// A field's name with its struct's: `lv_area_t.x1`. None for one that has no name and holds further fields.
pub fn field(of: &Struct, f: &Field) -> Option<String> {
    let of = field_path(&of.c_name).unwrap_or_else(|| of.c_name.clone());
    let unnamed = |name: &str| name.starts_with("__bindgen_anon_");
    let path: Vec<&str> = of.split('.').filter(|part| !unnamed(part)).collect();
    (!unnamed(&f.name)).then(|| format!("{}.{}", path.join("."), f.name))
}

/// Where a struct without a name is: `lv_a_t.b` for `__typeof__(((lv_a_t *)0)->b)`.
pub fn field_path(c_name: &str) -> Option<String> {
    let (root, path) = c_name
        .strip_prefix("__typeof__(((")?
        .strip_suffix(')')?
        .split_once(" *)0)->")?;
    Some(format!("{root}.{}", path.replace("[0]", "")))
}
