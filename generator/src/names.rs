//! Python names: which declaration becomes which attribute of which class.
//!
//! The names are those that MicroPython's users of LVGL know: `lv_label_set_text()` is the method
//! `set_text` of `lv.label`, `LV_OBJ_FLAG_HIDDEN` is `lv.obj.FLAG.HIDDEN`, `lv_screen_active()`
//! is `lv.screen_active`.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::policy;
use crate::read::{Api, Function, Type, Value};

/// What the module offers. Functions and structs are indices into the `Api`.
#[derive(Debug, Default)]
pub struct Names {
    /// A base comes before what is made of it: `obj` is the first.
    pub widgets: Vec<Widget>,
    pub structs: Vec<StructClass>,
    pub functions: Vec<Member>,
    pub enums: Vec<EnumClass>,
    /// Constants of the module itself: Python's name, C's name.
    pub constants: Vec<NamedConstant>,
    /// Declarations that get no name, each with the reason.
    pub unnamed: Vec<(String, &'static str)>,
}

#[derive(Debug)]
pub struct Widget {
    pub name: String,
    pub constructor: usize,
    /// Index of the widget that it is made of.
    pub base: Option<usize>,
    pub members: Vec<Member>,
}

#[derive(Debug)]
pub struct StructClass {
    /// Empty for a struct inside another that has no name.
    pub name: String,
    /// What its C constant is named after.
    pub ident: String,
    pub item: usize,
    pub members: Vec<Member>,
}

#[derive(Debug, Clone)]
pub struct Member {
    pub name: String,
    pub function: usize,
    /// Whether Python's `self` is the C function's first argument.
    pub method: bool,
}

#[derive(Debug)]
pub struct EnumClass {
    pub name: String,
    /// The widget that it belongs to; none for the module.
    pub widget: Option<usize>,
    pub members: Vec<NamedConstant>,
}

impl EnumClass {
    /// The members, each name once.
    pub fn members(&self) -> impl Iterator<Item = &NamedConstant> {
        let mut seen = BTreeSet::new();
        self.members.iter().filter(move |c| seen.insert(&c.name))
    }
}

#[derive(Debug, Clone)]
pub struct NamedConstant {
    pub name: String,
    pub c_name: String,
    pub value: Value,
}

/// Python's reserved words, which no attribute can be named.
const RESERVED: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

pub fn assign(api: &Api) -> Names {
    let mut names = Names::default();
    widgets(api, &mut names);
    // A widget's struct has no class of its own: its instances are widgets.
    let widget_structs: BTreeSet<String> = names
        .widgets
        .iter()
        .map(|w| format!("lv_{}_t", w.name))
        .collect();
    for (item, s) in api.structs.iter().enumerate() {
        let compiler_own = s.c_name.starts_with("struct __");
        if widget_structs.contains(&s.c_name) || compiler_own {
            continue;
        }
        let (name, ident) = match s.c_name.strip_prefix("lv_") {
            Some(name) => (name.into(), s.c_name.clone()),
            None if s.c_name.starts_with("__typeof__") => {
                (String::new(), s.name.trim_start_matches('_').into())
            }
            None if s.c_name.contains(' ') => {
                names
                    .unnamed
                    .push((s.c_name.clone(), "a struct without a typedef"));
                continue;
            }
            None => (s.c_name.clone(), s.c_name.clone()),
        };
        names.structs.push(StructClass {
            name,
            ident,
            item,
            members: Vec::new(),
        });
    }
    functions(api, &mut names);
    enums(api, &mut names);
    constants(api, &mut names);
    names
}

/// The struct's name where the type is one, or a pointer to one.
fn struct_name(ty: &Type) -> Option<&str> {
    match ty {
        Type::Struct(name) => Some(name),
        Type::Pointer { to, .. } => match &**to {
            Type::Struct(name) => Some(name),
            _ => None,
        },
        _ => None,
    }
}

/// A widget is what `lv_NAME_create(lv_obj_t * parent, ...)` makes.
fn widgets(api: &Api, names: &mut Names) {
    let constructors: BTreeMap<&str, usize> = api
        .functions
        .iter()
        .enumerate()
        .filter_map(|(i, f)| Some((widget_of_constructor(api, f)?, i)))
        .collect();
    // The private headers tell what a widget is made of: `lv_slider_t` begins with `lv_bar_t`.
    let base_of = |name: &str| -> Option<String> {
        if name == "obj" {
            return None;
        }
        let mut of = format!("lv_{name}_t");
        while let Some(base) = api.bases.get(&of) {
            let stem = base.strip_prefix("lv_")?.strip_suffix("_t")?;
            if constructors.contains_key(stem) {
                return Some(stem.into());
            }
            of.clone_from(base);
        }
        Some("obj".into())
    };
    let mut left: BTreeSet<&str> = constructors.keys().copied().collect();
    let mut index: HashMap<String, usize> = HashMap::new();
    while !left.is_empty() {
        let ready: Vec<&str> = left
            .iter()
            .copied()
            .filter(|name| base_of(name).is_none_or(|base| index.contains_key(&base)))
            .collect();
        assert!(!ready.is_empty(), "widgets that are made of each other");
        for name in ready {
            left.remove(name);
            index.insert(name.into(), names.widgets.len());
            names.widgets.push(Widget {
                name: name.into(),
                constructor: constructors[name],
                base: base_of(name).map(|base| index[&base]),
                members: Vec::new(),
            });
        }
    }
}

fn widget_of_constructor<'a>(api: &Api, f: &'a Function) -> Option<&'a str> {
    let name = f.name.strip_prefix("lv_")?.strip_suffix("_create")?;
    let takes_parent = api.is_widget_pointer(&f.signature.params.first()?.ty);
    (takes_parent && api.is_widget_pointer(&f.signature.ret)).then_some(name)
}

fn functions(api: &Api, names: &mut Names) {
    let struct_index: HashMap<&str, usize> = names
        .structs
        .iter()
        .enumerate()
        .map(|(i, s)| (api.structs[s.item].name.as_str(), i))
        .collect();
    let constructors: BTreeSet<usize> = names.widgets.iter().map(|w| w.constructor).collect();
    for (i, f) in api.functions.iter().enumerate() {
        if constructors.contains(&i) {
            continue;
        }
        if let Some(reason) = policy::left_out(&f.name) {
            names.unnamed.push((f.name.clone(), reason));
            continue;
        }
        let Some(name) = f.name.strip_prefix("lv_") else {
            names
                .unnamed
                .push((f.name.clone(), "not named after LVGL: an internal function"));
            continue;
        };
        let first = f.signature.params.first().map(|p| &p.ty);
        let member = |name: &str, method| Member {
            name: python(name),
            function: i,
            method,
        };
        let mut free = true;
        match first.and_then(struct_name) {
            Some(of) if !api.is_widget_pointer(first.expect("it has a type")) => {
                if let Some(&class) = struct_index.get(of) {
                    let stem = names.structs[class].name.trim_end_matches("_t").to_string();
                    if let Some((method, whole)) = struct_method(name, &stem) {
                        names.structs[class].members.push(member(method, true));
                        // What is named after its struct, and takes it by pointer, is a method alone.
                        free = !whole || matches!(first, Some(Type::Struct(_)));
                    }
                }
            }
            _ => {
                let widget = (0..names.widgets.len())
                    .filter(|&w| {
                        name.strip_prefix(names.widgets[w].name.as_str())
                            .is_some_and(|rest| rest.starts_with('_'))
                    })
                    .max_by_key(|&w| names.widgets[w].name.len());
                if let Some(w) = widget {
                    let rest = &name[names.widgets[w].name.len() + 1..];
                    let method = first.is_some_and(|ty| api.is_widget_pointer(ty));
                    names.widgets[w].members.push(member(rest, method));
                    free = false;
                }
            }
        }
        if free {
            names.functions.push(member(name, false));
        }
    }
}

/// The method's name where a function is named after the struct of its first argument:
/// `area_get_width` after `area`, and `image_buf_set_palette` after `image_dsc` in part.
/// The flag tells whether the whole name of the struct is there.
fn struct_method<'a>(function: &'a str, stem: &str) -> Option<(&'a str, bool)> {
    if let Some(rest) = function.strip_prefix(stem)
        && let Some(method) = rest.strip_prefix('_')
    {
        return Some((method, true));
    }
    let common = function
        .bytes()
        .zip(stem.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let cut = function[..common].rfind('_')?;
    Some((&function[cut + 1..], false))
}

/// A name that Python can spell.
pub fn python(name: &str) -> String {
    match name {
        "del" => "delete".into(),
        _ if RESERVED.contains(&name) || name.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("_{name}")
        }
        _ => name.into(),
    }
}

/// An enum is a class named after what its members' names share.
fn enums(api: &Api, names: &mut Names) {
    let mut seen: BTreeSet<(String, Option<usize>)> = BTreeSet::new();
    for e in &api.enums {
        let members: Vec<_> = e
            .members
            .iter()
            .filter(|m| !m.name.starts_with('_'))
            .collect();
        if let [single] = members[..]
            && let Some(name) = single.name.strip_prefix("ENUM_")
        {
            let Some(short) = name.strip_prefix("LV_") else {
                continue;
            };
            names.constants.push(NamedConstant {
                name: python(short),
                c_name: name.into(),
                value: single.value.clone(),
            });
            continue;
        }
        let strings = members.iter().all(|m| m.name.starts_with("LV_STR_SYMBOL_"));
        if strings {
            symbols(api, names);
            continue;
        }
        let prefix = common_prefix(members.iter().map(|m| m.name.as_str()));
        let Some(stem) = prefix
            .strip_prefix("LV_")
            .map(|p| p.trim_end_matches('_'))
            .filter(|p| !p.is_empty())
        else {
            // No common name: constants of the module.
            for m in members {
                if let Some(short) = m.name.strip_prefix("LV_") {
                    names.constants.push(NamedConstant {
                        name: python(short),
                        c_name: m.name.clone(),
                        value: m.value.clone(),
                    });
                }
            }
            continue;
        };
        let (widget, name) = owner(names, stem);
        let members: Vec<_> = members
            .iter()
            .map(|m| NamedConstant {
                name: python(&m.name[prefix.len()..]),
                c_name: m.name.clone(),
                value: m.value.clone(),
            })
            .collect();
        if !seen.insert((name.clone(), widget)) {
            let other = names
                .enums
                .iter_mut()
                .find(|e| e.name == name && e.widget == widget)
                .expect("seen before");
            other.members.extend(members);
            continue;
        }
        names.enums.push(EnumClass {
            name,
            widget,
            members,
        });
    }
}

/// `OBJ_FLAG` is `FLAG` of `obj`.
fn owner(names: &Names, stem: &str) -> (Option<usize>, String) {
    let lower = stem.to_ascii_lowercase();
    let widget = (0..names.widgets.len())
        .filter(|&w| {
            lower
                .strip_prefix(names.widgets[w].name.as_str())
                .is_some_and(|rest| rest.len() > 1 && rest.starts_with('_'))
        })
        .max_by_key(|&w| names.widgets[w].name.len());
    match widget {
        Some(w) => (Some(w), stem[names.widgets[w].name.len() + 1..].into()),
        None => (None, stem.into()),
    }
}

/// The longest prefix that all names share, cut after its last underscore.
fn common_prefix<'a>(mut names: impl Iterator<Item = &'a str>) -> &'a str {
    let Some(first) = names.next() else {
        return "";
    };
    let mut len = first.len();
    let mut alone = true;
    for name in names {
        alone = false;
        len = first
            .bytes()
            .zip(name.bytes())
            .take(len)
            .take_while(|(a, b)| a == b)
            .count();
    }
    if alone {
        len = first.len();
    }
    first[..len].rfind('_').map_or("", |cut| &first[..=cut])
}

/// `LV_SYMBOL_OK` is `lv.SYMBOL.OK`.
fn symbols(api: &Api, names: &mut Names) {
    let members = api
        .macros
        .iter()
        .filter_map(|m| {
            let short = m.name.strip_prefix("LV_SYMBOL_")?;
            matches!(m.value, Value::Str(_)).then(|| NamedConstant {
                name: python(short),
                c_name: m.name.clone(),
                value: m.value.clone(),
            })
        })
        .collect();
    names.enums.push(EnumClass {
        name: "SYMBOL".into(),
        widget: None,
        members,
    });
}

/// Macros: LVGL's configuration stays out, the others are constants of the module.
fn constants(api: &Api, names: &mut Names) {
    let mut taken: BTreeSet<String> = names.constants.iter().map(|c| c.name.clone()).collect();
    for m in &api.macros {
        let stem = m.name.strip_prefix("LVGL_");
        let Some(short) = stem.or_else(|| m.name.strip_prefix("LV_")) else {
            continue;
        };
        if api.configuration.contains(&m.name) || short.starts_with("SYMBOL_") {
            continue;
        }
        if short.starts_with("PRI") {
            let reason = "a piece of C's printf formats: Python's own formats know all ints";
            names.unnamed.push((m.name.clone(), reason));
            continue;
        }
        if matches!(m.value, Value::Float) {
            names.unnamed.push((m.name.clone(), "a float"));
            continue;
        }
        // Once an enum: the members keep their class.
        if let Some(member) = short.strip_prefix("ANIM_")
            && matches!(member, "ON" | "OFF")
        {
            let constant = NamedConstant {
                name: member.into(),
                c_name: m.name.clone(),
                value: m.value.clone(),
            };
            match names.enums.iter_mut().find(|e| e.name == "ANIM") {
                Some(e) => e.members.push(constant),
                None => names.enums.push(EnumClass {
                    name: "ANIM".into(),
                    widget: None,
                    members: vec![constant],
                }),
            }
            continue;
        }
        if taken.insert(python(short)) {
            names.constants.push(NamedConstant {
                name: python(short),
                c_name: m.name.clone(),
                value: m.value.clone(),
            });
        }
    }
}
