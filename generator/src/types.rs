//! How values cross between Python and C: the kinds that the runtime's converter knows, and the
//! C ABI that a call needs.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::names::Names;
use crate::policy;
use crate::read::{Api, Field, Function, Param, Signature, Type};

/// One value's conversion, as `lvgl_type_t` in lvgl/lvgl_runtime.h.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Conversion {
    pub kind: &'static str,
    /// Which class, struct, callback or bit field; the name of a C constant or a number.
    pub index: String,
    /// Whether None is allowed, and stands for NULL.
    pub nullable: bool,
    /// Whether C only reads what the pointer points to.
    pub constant: bool,
}

impl Conversion {
    pub fn new(kind: &'static str) -> Self {
        Conversion {
            kind,
            index: String::new(),
            nullable: false,
            constant: false,
        }
    }

    pub fn of(kind: &'static str, index: impl Into<String>) -> Self {
        Conversion {
            index: index.into(),
            ..Self::new(kind)
        }
    }

    pub fn nullable(self, nullable: bool) -> Self {
        Conversion { nullable, ..self }
    }

    /// As the C source writes it.
    pub fn c(&self) -> String {
        let mut text = format!("LVGL_{}", self.kind);
        if !self.index.is_empty() {
            text = format!("LVGL_OF({text}, {})", self.index);
        }
        if self.nullable {
            text.push_str(" | LVGL_NULLABLE");
        }
        if self.constant {
            text.push_str(" | LVGL_CONST");
        }
        text
    }
}

/// A callback type: the trampoline that LVGL calls for Python's sake.
#[derive(Debug)]
pub struct Callback {
    pub signature: Signature,
    /// The result's conversion, then the arguments'; none where Python cannot be called this way,
    /// so that only a function of LVGL's own can be given.
    pub conversions: Option<Vec<Conversion>>,
    pub source: UserData,
}

/// What a conversion has to know of a callback type.
struct KnownCallback {
    /// The C constant that names it.
    id: String,
    source: UserData,
    callable: bool,
}

impl KnownCallback {
    /// Takes Python callables where there is a place for their closure.
    fn conversion(self, has_closure: bool) -> Conversion {
        let python = has_closure && self.callable;
        Conversion::of(if python { "CALLBACK" } else { "NATIVE" }, self.id)
    }
}

/// Where a trampoline finds the closure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UserData {
    /// In this argument.
    Argument(usize),
    /// Through the first argument, a struct that has `user_data`.
    First,
    /// LVGL hands nothing over: one callable for the whole of LVGL.
    Global,
}

/// What is known of all types: the indices that conversions name.
pub struct Types<'a> {
    api: &'a Api,
    /// What the C constants that number the structs are named after, by bindgen's name.
    structs: HashMap<&'a str, &'a str>,
    widgets: HashMap<&'a str, usize>,
    callbacks: BTreeMap<String, Callback>,
    with_user_data: BTreeSet<String>,
}

/// Structs whose `user_data` LVGL keeps for the application, found by these functions.
fn accessor<'a>(api: &'a Api, stem: &str, which: &str) -> Option<&'a Function> {
    let name = format!("{stem}_{which}_user_data");
    api.functions.iter().find(|f| f.name == name)
}

impl<'a> Types<'a> {
    pub fn new(api: &'a Api, names: &'a Names) -> Self {
        let structs = names
            .structs
            .iter()
            .map(|s| (api.structs[s.item].name.as_str(), s.ident.as_str()))
            .collect();
        let widgets = names
            .widgets
            .iter()
            .enumerate()
            .map(|(i, w)| (w.name.as_str(), i))
            .collect();
        let with_user_data = api
            .structs
            .iter()
            .filter(|s| s.c_name != "lv_obj_t")
            .filter(|s| {
                s.fields.iter().any(Field::is_user_data)
                    || api.with_user_data.contains(&s.c_name)
                    || s.c_name
                        .strip_suffix("_t")
                        .is_some_and(|stem| accessor(api, stem, "get").is_some())
            })
            .map(|s| s.name.clone())
            .collect();
        Types {
            api,
            structs,
            widgets,
            callbacks: BTreeMap::new(),
            with_user_data,
        }
    }

    /// The callbacks that the conversions made so far name, in the order of their numbers.
    pub fn callbacks(&self) -> impl Iterator<Item = (&String, &Callback)> {
        self.callbacks.iter()
    }

    pub fn has_user_data(&self, name: &str) -> bool {
        self.with_user_data.contains(name)
    }

    /// The conversions of a function: its result, then its arguments.
    pub fn function(&mut self, f: &Function) -> Result<Vec<Conversion>, &'static str> {
        let mut all = vec![self.result(f)?];
        let takes_callback = f
            .signature
            .params
            .iter()
            .any(|p| matches!(p.ty, Type::Callback { .. }));
        for (i, p) in f.signature.params.iter().enumerate() {
            all.push(self.argument(f, i, p, takes_callback)?);
        }
        if f.signature.variadic {
            match all.last_mut() {
                Some(format) if format.kind == "TEXT" => *format = Conversion::new("FORMAT"),
                _ => return Err("takes a variable number of arguments without a format"),
            }
        }
        Ok(all)
    }

    fn result(&mut self, f: &Function) -> Result<Conversion, &'static str> {
        let ty = &f.signature.ret;
        if ty.pointee() == Some(&Type::Void) && f.name.ends_with("user_data") {
            return Ok(Conversion::new("USER_DATA"));
        }
        if ty.pointee() == Some(&Type::Char) {
            return Ok(Conversion::new("TEXT"));
        }
        self.value(ty)
    }

    fn argument(
        &mut self,
        f: &Function,
        i: usize,
        p: &Param,
        takes_callback: bool,
    ) -> Result<Conversion, &'static str> {
        let nullable = policy::may_be_null(f, p);
        if self.is_user_data(f, i, takes_callback) {
            return Ok(Conversion::new("USER_DATA").nullable(true));
        }
        if let Some(class) = policy::class_of(f, p).and_then(|class| self.widgets.get(class)) {
            return Ok(Conversion::of("WIDGET", class.to_string()).nullable(nullable));
        }
        // The widget that a method is called on must be one of its class.
        if i == 0 && self.api.is_widget_pointer(&p.ty) && !f.name.ends_with("_create") {
            let of = f
                .name
                .strip_prefix("lv_")
                .and_then(|name| {
                    self.widgets
                        .iter()
                        .filter(|(w, _)| name.strip_prefix(**w).is_some_and(|r| r.starts_with('_')))
                        .max_by_key(|(w, _)| w.len())
                })
                .map_or(0, |(_, index)| *index);
            return Ok(Conversion::of("WIDGET", of.to_string()).nullable(nullable));
        }
        if let Type::Callback { name, params, ret } = &p.ty {
            let known = self.callback(name.as_deref(), None, params, ret)?;
            let has_closure = match known.source {
                UserData::Global => f.signature.params.len() == 1,
                UserData::Argument(_) => self.has_user_data_param(f),
                UserData::First => self.has_user_data_param(f) || self.first_has_user_data(f),
            };
            return Ok(known
                .conversion(has_closure)
                .nullable(policy::may_lack_callback(f)));
        }
        let value = self.value(&p.ty)?.nullable(nullable);
        Ok(if policy::is_count(self.api, f, i) {
            Conversion::of("COUNT", format!("LVGL_{}", value.kind))
        } else if policy::is_tracks(f, p) {
            Conversion {
                kind: "TRACKS",
                index: String::new(),
                ..value
            }
        } else if policy::is_cell(f, p) {
            Conversion::new("CELL")
        } else if let Some(limit) = policy::limit(f, p) {
            Conversion::of("BELOW", limit)
        } else if value.kind == "DATA" && policy::is_image_source(f, p) {
            Conversion {
                index: "LVGL_DATA_IMAGE".into(),
                ..value
            }
        } else {
            value
        })
    }

    /// Whether a parameter is what LVGL hands back to the application untouched.
    fn is_user_data(&self, f: &Function, i: usize, takes_callback: bool) -> bool {
        let p = &f.signature.params[i];
        p.ty.pointee() == Some(&Type::Void)
            && match (takes_callback, p.name.ends_with("user_data")) {
                (true, true) => true,
                (true, false) => p.name == "data" && i + 1 == f.signature.params.len(),
                (false, named) => named && f.name.ends_with("user_data"),
            }
    }

    fn has_user_data_param(&self, f: &Function) -> bool {
        (0..f.signature.params.len()).any(|i| self.is_user_data(f, i, true))
    }

    fn first_has_user_data(&self, f: &Function) -> bool {
        matches!(
            f.signature.params.first().and_then(|p| p.ty.pointee()),
            Some(Type::Struct(name)) if self.with_user_data.contains(name)
        )
    }

    fn struct_index(&self, name: &str) -> Result<String, &'static str> {
        match self.structs.get(name) {
            Some(ident) => Ok(format!("LVGL_STRUCT_{ident}")),
            None => Err("a struct without a name of LVGL's"),
        }
    }

    /// The conversion of a struct's field, or of its elements: `ty`. A callback's closure is kept in the struct's user_data.
    pub fn field(&mut self, of: &str, f: &Field, ty: &Type) -> Result<Conversion, &'static str> {
        if let Type::Callback { name, params, ret } = ty {
            // Two fields of the same type without a name must not share an entry in the struct's closure.
            let place = format!("{}_{}", of.trim_start_matches('_'), f.name);
            let known = self.callback(name.as_deref(), Some(&place), params, ret)?;
            let first = params.first().and_then(Type::pointee);
            let kept = known.source == UserData::First && first == Some(&Type::Struct(of.into()));
            return Ok(known.conversion(kept).nullable(true));
        }
        if f.is_user_data() {
            return Ok(Conversion::new("USER_DATA").nullable(true));
        }
        Ok(self.value(ty)?.nullable(matches!(ty, Type::Pointer { .. })))
    }

    /// The conversion of a value on its own.
    pub fn value(&mut self, ty: &Type) -> Result<Conversion, &'static str> {
        Ok(match ty {
            Type::Void => Conversion::new("VOID"),
            Type::Bool => Conversion::new("BOOL"),
            Type::Char => Conversion::new("CHAR"),
            Type::Int { bits, signed } => Conversion::new(int_kind(*bits, *signed)),
            Type::Word { signed: true } => Conversion::new("SWORD"),
            Type::Word { signed: false } => Conversion::new("UWORD"),
            Type::Float => Conversion::new("FLOAT"),
            Type::Double => Conversion::new("DOUBLE"),
            Type::Enum(_) => Conversion::new("ENUM"),
            Type::Struct(name) => Conversion::of("VALUE", self.struct_index(name)?),
            Type::Array { .. } => return Err("an array by value"),
            Type::Callback { name, params, ret } => self
                .callback(name.as_deref(), None, params, ret)?
                .conversion(false),
            Type::VaList => {
                return Err(
                    "takes a va_list: the function with arguments of its own does the same",
                );
            }
            Type::Other(_) => return Err("a type that is not LVGL's"),
            Type::Pointer { to, constant } => {
                let pointer = self.pointer(to, *constant)?;
                Conversion {
                    constant: *constant || pointer.constant,
                    ..pointer
                }
            }
        })
    }

    fn pointer(&mut self, to: &Type, constant: bool) -> Result<Conversion, &'static str> {
        Ok(match to {
            Type::Char if constant => Conversion::new("TEXT"),
            Type::Char => Conversion::of("DATA", "LVGL_DATA_TEXT"),
            to if self.api.is_widget(to) => Conversion::of("WIDGET", "0"),
            Type::Struct(name) if self.structs.contains_key(name.as_str()) => {
                Conversion::of("STRUCT", self.struct_index(name)?)
            }
            Type::Int { bits, signed } => {
                Conversion::of("ARRAY", format!("LVGL_{}", int_kind(*bits, *signed)))
            }
            Type::Enum(_) => {
                Conversion::of("ARRAY", format!("LVGL_ENUM_OF({})", c_type(self.api, to)))
            }
            Type::Word { .. } => Conversion::of("ARRAY", "LVGL_UWORD"),
            Type::Float => Conversion::of("ARRAY", "LVGL_FLOAT"),
            Type::Pointer {
                to: inner,
                constant: true,
            } if **inner == Type::Char => Conversion::of("ARRAY", "LVGL_TEXT"),
            Type::Pointer {
                to: inner,
                constant,
            } if matches!(**inner, Type::Void | Type::Struct(_)) => Conversion {
                constant: *constant,
                ..Conversion::of("ARRAY", "LVGL_DATA")
            },
            Type::VaList => {
                return Err(
                    "takes a va_list: the function with arguments of its own does the same",
                );
            }
            Type::Other(_) => return Err("a type that is not LVGL's"),
            _ => Conversion::new("DATA"),
        })
    }

    /// A callback type; one without a name is called after the field that it is the type of.
    fn callback(
        &mut self,
        name: Option<&str>,
        place: Option<&str>,
        params: &[Type],
        ret: &Type,
    ) -> Result<KnownCallback, &'static str> {
        let signature = match name.and_then(|n| self.api.callbacks.get(n)) {
            Some(signature) => signature.clone(),
            None => Signature {
                params: params
                    .iter()
                    .map(|ty| Param {
                        name: String::new(),
                        ty: ty.clone(),
                    })
                    .collect(),
                ret: ret.clone(),
                variadic: false,
            },
        };
        let key = match name.or(place) {
            Some(name) => name.trim_start_matches("lv_").to_string(),
            None => format!("anonymous_{}", abi(&signature)),
        };
        let id = format!("LVGL_CALLBACK_{key}");
        if !self.callbacks.contains_key(&key) {
            let source = self.source(&signature);
            let conversions = self.trampoline(&signature, &source);
            self.callbacks.insert(
                key.clone(),
                Callback {
                    signature,
                    conversions,
                    source,
                },
            );
        }
        let known = &self.callbacks[&key];
        Ok(KnownCallback {
            id,
            source: known.source.clone(),
            callable: known.conversions.is_some(),
        })
    }

    fn trampoline(&mut self, signature: &Signature, source: &UserData) -> Option<Vec<Conversion>> {
        let mut conversions = vec![self.value(&signature.ret).ok()?];
        // What a driver makes of its own, as an open file, LVGL keeps and hands back: any Python object.
        if *source == UserData::First && signature.ret.pointee() == Some(&Type::Void) {
            conversions[0] = Conversion::new("OBJECT");
        }
        // Python has nothing that would live as long as LVGL needs the result.
        if matches!(
            conversions[0].kind,
            "DATA" | "ARRAY" | "TEXT" | "STRUCT" | "NATIVE"
        ) {
            return None;
        }
        for (i, p) in signature.params.iter().enumerate() {
            conversions.push(match &p.ty {
                _ if *source == UserData::Argument(i) => Conversion::new("USER_DATA"),
                Type::Callback { .. } => return None,
                ty => self.value(ty).ok()?,
            });
        }
        Some(conversions)
    }

    fn source(&self, signature: &Signature) -> UserData {
        let params = &signature.params;
        let is_void = |p: &Param| p.ty.pointee() == Some(&Type::Void);
        // By its name, or where the headers give none: the last one.
        let nameless =
            |i: usize, p: &Param| i + 1 == params.len() && p.name == format!("arg{}", i + 1);
        if let Some(i) = (0..params.len()).find(|&i| {
            is_void(&params[i])
                && (params[i].name.ends_with("user_data") || nameless(i, &params[i]))
        }) {
            return UserData::Argument(i);
        }
        if let Some(Type::Struct(name)) = params.first().and_then(|p| p.ty.pointee())
            && self.with_user_data.contains(name)
        {
            return UserData::First;
        }
        if let [only] = &params[..]
            && is_void(only)
        {
            return UserData::Argument(0);
        }
        UserData::Global
    }
}

fn int_kind(bits: u8, signed: bool) -> &'static str {
    match (bits, signed) {
        (8, true) => "I8",
        (8, false) => "U8",
        (16, true) => "I16",
        (16, false) => "U16",
        (32, true) => "I32",
        (32, false) => "U32",
        (_, true) => "I64",
        (_, false) => "U64",
    }
}

/// The C ABI of a signature: the result's letter, then each argument's. Integers of up to 32 bits
/// travel alike on every ABI that MicroPython runs on, once they are extended as the type says;
/// so do all pointers.
pub fn abi(signature: &Signature) -> String {
    let mut text = abi_letter(&signature.ret);
    for p in &signature.params {
        text.push_str(&abi_letter(&p.ty));
    }
    if signature.variadic {
        text.push('V');
    }
    text
}

pub fn abi_letter(ty: &Type) -> String {
    match ty {
        Type::Void => "v".into(),
        Type::Bool
        | Type::Char
        | Type::Enum(_)
        | Type::Int {
            bits: 8 | 16 | 32, ..
        } => "i".into(),
        Type::Int { .. } => "l".into(),
        Type::Word { .. } | Type::Pointer { .. } | Type::Callback { .. } => "p".into(),
        Type::Float => "f".into(),
        Type::Double => "d".into(),
        Type::Struct(name) => format!("_{name}_"),
        Type::Array { .. } | Type::VaList | Type::Other(_) => "x".into(),
    }
}

/// A type as C spells it.
pub fn c_type(api: &Api, ty: &Type) -> String {
    match ty {
        Type::Void => "void".into(),
        Type::Bool => "bool".into(),
        Type::Char => "char".into(),
        Type::Int { bits, signed } => {
            format!("{}int{bits}_t", if *signed { "" } else { "u" })
        }
        Type::Word { signed: true } => "intptr_t".into(),
        Type::Word { signed: false } => "size_t".into(),
        Type::Float => "float".into(),
        Type::Double => "double".into(),
        Type::Enum(name) if name.starts_with('_') => format!("enum {name}"),
        Type::Enum(name) => name.clone(),
        Type::Struct(name) => api
            .find_struct(name)
            .map_or_else(|| name.clone(), |s| s.c_name.clone()),
        Type::Pointer { to, constant } => match &**to {
            Type::Callback { .. } | Type::Array { .. } => "void *".into(),
            to => {
                let inner = c_type(api, to);
                let space = if inner.ends_with('*') { "" } else { " " };
                if *constant && !matches!(to, Type::Pointer { .. }) {
                    format!("const {inner}{space}*")
                } else if *constant {
                    format!("{inner} const *")
                } else {
                    format!("{inner}{space}*")
                }
            }
        },
        Type::Callback {
            name: Some(name), ..
        } => name.clone(),
        Type::Callback { .. } => "lvgl_fn_t".into(),
        Type::Array { of, .. } => format!("{} *", c_type(api, of)),
        Type::VaList => "va_list".into(),
        Type::Other(name) => name.clone(),
    }
}
