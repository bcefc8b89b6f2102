//! LVGL's headers to a model: what the public headers declare, with types resolved.
//!
//! bindgen reads the headers with libclang; its Rust output is parsed with `syn`. Only what LVGL's
//! own files declare is kept.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result, anyhow, bail};
use bindgen::callbacks::{MacroParsingBehavior, ParseCallbacks};
use proc_macro2::Span;
use quote::ToTokens;

use crate::macros;

/// Everything that LVGL's public headers declare, in the order of the headers.
#[derive(Debug, Default)]
pub struct Api {
    pub version: String,
    pub functions: Vec<Function>,
    pub structs: Vec<Struct>,
    /// Further typedefs of structs: the name, and bindgen's name of the struct.
    pub second_names: Vec<(String, String)>,
    pub enums: Vec<Enum>,
    pub macros: Vec<Constant>,
    pub globals: Vec<Global>,
    /// Typedefs of function pointers, by name.
    pub callbacks: BTreeMap<String, Signature>,
    /// Typedefs of numbers and of pointers.
    pub typedefs: Vec<(String, Type)>,
    /// Macros that stand for something else by its name, or for several constants together: `LV_RES_OK` for
    /// `LV_RESULT_OK`.
    pub old_names: Vec<(String, String)>,
    /// The struct that each widget's struct begins with, from LVGL's private headers:
    /// `lv_slider_t` begins with `lv_bar_t`.
    pub bases: HashMap<String, String>,
    /// Structs with a field `user_data` in LVGL's private headers.
    pub with_user_data: BTreeSet<String>,
    /// Structs that the public headers only name: LVGL's private headers define them.
    pub private_structs: BTreeSet<String>,
    /// Macros that configure LVGL.
    pub configuration: BTreeSet<String>,
}

impl Api {
    /// A struct by bindgen's name.
    pub fn find_struct(&self, name: &str) -> Option<&Struct> {
        self.structs.iter().find(|s| s.name == name)
    }

    /// The value of an enum's member or of a macro.
    pub fn int(&self, name: &str) -> Option<i64> {
        let members = self.enums.iter().flat_map(|e| &e.members);
        let constant = members.chain(&self.macros).find(|c| c.name == name)?;
        match constant.value {
            Value::Int(value) => Some(value),
            _ => None,
        }
    }

    pub fn is_widget(&self, ty: &Type) -> bool {
        matches!(ty, Type::Struct(name) if self.find_struct(name).is_some_and(|s| s.c_name == "lv_obj_t"))
    }

    pub fn is_widget_pointer(&self, ty: &Type) -> bool {
        ty.pointee().is_some_and(|to| self.is_widget(to))
    }
}

#[derive(Debug, Clone)]
pub struct Function {
    pub name: String,
    pub doc: String,
    pub signature: Signature,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    pub params: Vec<Param>,
    pub ret: Type,
    pub variadic: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Param {
    pub name: String,
    pub ty: Type,
}

#[derive(Debug, Clone)]
pub struct Struct {
    /// As C spells it: a typedef's name, else `struct tag` or `union tag`. Empty for a nested struct without name.
    pub c_name: String,
    /// bindgen's name.
    pub name: String,
    pub doc: String,
    pub union: bool,
    /// Whether the public headers show its fields.
    pub complete: bool,
    pub fields: Vec<Field>,
}

#[derive(Debug, Clone)]
pub struct Field {
    pub name: String,
    pub ty: Type,
    /// Width in bits where it is a bit field.
    pub bits: Option<u32>,
    pub doc: String,
}

impl Field {
    pub fn is_user_data(&self) -> bool {
        self.name == "user_data" && self.ty.pointee() == Some(&Type::Void)
    }
}

#[derive(Debug, Clone)]
pub struct Enum {
    pub name: String,
    pub doc: String,
    pub members: Vec<Constant>,
}

#[derive(Debug, Clone)]
pub struct Constant {
    pub name: String,
    pub value: Value,
    pub doc: String,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    Int(i64),
    Str(Vec<u8>),
    Float,
}

#[derive(Debug, Clone)]
pub struct Global {
    pub name: String,
    pub ty: Type,
    pub doc: String,
}

/// A C type, typedefs of numbers resolved.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Type {
    Void,
    Bool,
    /// Plain `char`.
    Char,
    Int {
        bits: u8,
        signed: bool,
    },
    /// `size_t`, `uintptr_t`: as wide as a pointer.
    Word {
        signed: bool,
    },
    Float,
    Double,
    /// An enum or a typedef of one, by name.
    Enum(String),
    /// A struct or union by value, by bindgen's name.
    Struct(String),
    Pointer {
        to: Box<Type>,
        constant: bool,
    },
    Array {
        of: Box<Type>,
        len: usize,
    },
    /// A pointer to a function: the typedef's name, or none.
    Callback {
        name: Option<String>,
        params: Vec<Type>,
        ret: Box<Type>,
    },
    VaList,
    /// What bindgen says of a type that C callers of LVGL do not meet.
    Other(String),
}

impl Type {
    pub fn pointee(&self) -> Option<&Type> {
        match self {
            Type::Pointer { to, .. } => Some(to),
            _ => None,
        }
    }
}

/// Reads `lvgl.h` in `lvgl` as it stands with `conf` as its `lv_conf.h`.
/// `include` are the folders that the configuration itself includes from, `defines` macros that are
/// set before it.
pub fn read(lvgl: &Path, conf: &Path, include: &[PathBuf], defines: &[String]) -> Result<Api> {
    if !lvgl.join("lvgl.h").is_file() {
        bail!(
            "there is no lvgl.h in {}: give LVGL's folder with --lvgl",
            lvgl.display()
        );
    }
    if !conf.is_file() {
        bail!(
            "{} does not exist: give LVGL's configuration with --conf",
            conf.display()
        );
    }
    // libclang names files by their paths as given: only of whole ones can one tell that they lie in `lvgl`.
    let lvgl = &lvgl
        .canonicalize()
        .with_context(|| format!("cannot find {}", lvgl.display()))?;
    let header = lvgl.join("lvgl.h");
    let mut args = vec![
        format!("-DLV_CONF_PATH={}", conf_path(lvgl, conf)?),
        format!("-I{}", lvgl.display()),
        // To lvgl_conf_required.h, which every configuration includes.
        "-DLVMP_GENERATOR".into(),
        // bindgen leaves out what has internal linkage; to C that includes the headers, it is there.
        "-Dstatic=".into(),
    ];
    args.extend(defines.iter().map(|define| format!("-D{define}")));
    args.extend(include.iter().map(|dir| format!("-I{}", dir.display())));

    let files = format!("{}/.*", regex_escape(&lvgl.to_string_lossy()));
    let (public, defined) = bindgen(
        &format!(
            "#include \"{}\"\n#ifndef LVGL_CONF_REQUIRED_H\n#error {} must end with: #include \"lvgl_conf_required.h\"\n#endif",
            header.display(),
            conf.display()
        ),
        &args,
        &files,
    )?;
    let mut api = parse(&public)?;
    let (private, _) = bindgen(
        &format!(
            "#include \"{}\"\n#include \"{}\"",
            header.display(),
            lvgl.join("src/lvgl_private.h").display()
        ),
        &args,
        &files,
    )?;
    let private = parse(&private)?;
    api.bases = bases(&private);
    api.with_user_data = private
        .structs
        .iter()
        .filter(|s| s.fields.iter().any(Field::is_user_data))
        .map(|s| s.c_name.clone())
        .collect();
    api.private_structs = private
        .structs
        .iter()
        .filter(|s| s.complete)
        .map(|s| s.c_name.clone())
        .collect();
    api.version = version(&api)?;
    api.configuration = configuration(lvgl, conf)?;
    macros::read(&mut api, &defined, &lvgl.join("src"))?;
    Ok(api)
}

/// Reads a header given as text.
pub fn read_text(header: &str) -> Result<Api> {
    let (text, _) = bindgen(header, &["-Dstatic=".into()], &format!(".*{NAME}"))?;
    parse(&text)
}

/// The configuration's path as this LVGL wants the macro: a string since 9.3, the bare path before.
fn conf_path(lvgl: &Path, conf: &Path) -> Result<String> {
    let conf = conf
        .canonicalize()
        .with_context(|| format!("cannot find {}", conf.display()))?;
    let internal = lvgl.join("src/lv_conf_internal.h");
    let text = fs::read_to_string(&internal)
        .with_context(|| format!("cannot read {}", internal.display()))?;
    Ok(if text.contains("LV_TO_STR(LV_CONF_PATH)") {
        conf.display().to_string()
    } else {
        format!("\"{}\"", conf.display())
    })
}

/// What bindgen calls a header given as text.
const NAME: &str = "lvmp_generator.h";

/// Collects the names of the macros that a header defines.
#[derive(Clone, Debug, Default)]
struct Defined(Rc<RefCell<BTreeSet<String>>>);

impl ParseCallbacks for Defined {
    fn will_parse_macro(&self, name: &str) -> MacroParsingBehavior {
        self.0.borrow_mut().insert(name.into());
        MacroParsingBehavior::Default
    }
}

/// Runs bindgen over a header given as text. Keeps the declarations in files that match the
/// expression `files`; tells the macros of all.
fn bindgen(text: &str, args: &[String], files: &str) -> Result<(String, BTreeSet<String>)> {
    let defined = Defined::default();
    let bindings = bindgen::Builder::default()
        .header_contents(NAME, text)
        .allowlist_file(files)
        .clang_args(args)
        .generate_inline_functions(true)
        .layout_tests(false)
        .derive_debug(false)
        .derive_default(false)
        .prepend_enum_name(false)
        .formatter(bindgen::Formatter::None)
        .generate_comments(true)
        .parse_callbacks(Box::new(defined.clone()))
        .generate()
        .map_err(|e| anyhow!("libclang cannot read LVGL's headers: {e}"))?;
    Ok((bindings.to_string(), defined.0.take()))
}

fn regex_escape(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if !c.is_alphanumeric() && c != '/' && c != '_' {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Bindgen's output to the model.
pub(crate) fn parse(source: &str) -> Result<Api> {
    let file = syn::parse_file(source).context("bindgen's output is not Rust")?;
    let mut reader = Reader::new(&file);
    for item in &file.items {
        reader.item(item);
    }
    Ok(reader.finish())
}

struct Reader {
    aliases: HashMap<String, syn::Type>,
    structs: BTreeSet<String>,
    api: Api,
    enum_of: HashMap<String, usize>,
    /// What the headers say of typedefs and enums.
    docs: HashMap<String, String>,
    /// Typedef's name by struct tag.
    typedefs: HashMap<String, String>,
}

impl Reader {
    fn new(file: &syn::File) -> Self {
        let mut aliases = HashMap::new();
        let mut docs = HashMap::new();
        let mut structs = BTreeSet::new();
        let mut typedefs = HashMap::new();
        for item in &file.items {
            match item {
                syn::Item::Type(t) => {
                    aliases.insert(t.ident.to_string(), (*t.ty).clone());
                    docs.insert(t.ident.to_string(), doc(&t.attrs));
                }
                // An enum's second name: `pub use self::tag as name`.
                syn::Item::Use(u) => {
                    if let Some((tag, name)) = renamed(&u.tree) {
                        aliases.insert(name, syn::parse_quote!(#tag));
                    }
                }
                syn::Item::Struct(s) => {
                    structs.insert(s.ident.to_string());
                }
                syn::Item::Union(u) => {
                    structs.insert(u.ident.to_string());
                }
                _ => {}
            }
        }
        // A struct without a typedef's name of its own has a tag; its name is the first of its
        // typedefs, or the one that the tag asks for.
        let mut second_names = Vec::new();
        for item in &file.items {
            if let syn::Item::Type(t) = item
                && let Some(target) = path_name(&t.ty)
            {
                let name = t.ident.to_string();
                if !structs.contains(&target) {
                    // Perhaps a typedef of a struct's typedef.
                    let further = aliases.get(&target).and_then(path_name);
                    second_names.extend(
                        further
                            .filter(|of| structs.contains(of))
                            .map(|of| (name, of)),
                    );
                    continue;
                }
                let is_tag = target.starts_with('_') || !target.ends_with("_t");
                if is_tag
                    && (name == target.trim_start_matches('_') || !typedefs.contains_key(&target))
                {
                    typedefs.insert(target, name);
                } else {
                    second_names.push((name, target));
                }
            }
        }
        Reader {
            aliases,
            structs,
            api: Api {
                second_names,
                ..Api::default()
            },
            enum_of: HashMap::new(),
            docs,
            typedefs,
        }
    }

    fn item(&mut self, item: &syn::Item) {
        match item {
            syn::Item::Struct(s) => {
                let fields = match &s.fields {
                    syn::Fields::Named(f) => f.named.iter().collect(),
                    _ => Vec::new(),
                };
                self.structure(&s.ident.to_string(), &s.attrs, fields, false);
            }
            syn::Item::Union(u) => {
                self.structure(
                    &u.ident.to_string(),
                    &u.attrs,
                    u.fields.named.iter().collect(),
                    true,
                );
            }
            syn::Item::Impl(i) => self.bit_fields(i),
            syn::Item::Const(c) => self.constant(c),
            syn::Item::Type(t) => {
                let name = t.ident.to_string();
                if let Type::Callback { params, ret, .. } = self.ty(&t.ty)
                    && let Some(names) = callback_param_names(&t.ty)
                {
                    let params = params
                        .into_iter()
                        .zip(names)
                        .map(|(ty, name)| Param { name, ty })
                        .collect();
                    self.api.callbacks.insert(
                        name,
                        Signature {
                            params,
                            ret: *ret,
                            variadic: false,
                        },
                    );
                }
                self.typedef(&t.ident);
            }
            syn::Item::Use(u) => {
                if let Some((_, name)) = renamed(&u.tree) {
                    self.typedef(&syn::Ident::new(&name, Span::call_site()));
                }
            }
            syn::Item::ForeignMod(block) => {
                for item in &block.items {
                    match item {
                        syn::ForeignItem::Fn(f) => self.function(f),
                        syn::ForeignItem::Static(s) => {
                            let ty = self.ty(&s.ty);
                            self.api.globals.push(Global {
                                name: s.ident.to_string(),
                                ty,
                                doc: doc(&s.attrs),
                            });
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    /// Notes a typedef of a number, a pointer, an enum or a callback.
    fn typedef(&mut self, name: &syn::Ident) {
        let mut ty = self.ty(&syn::parse_quote!(#name));
        if let Type::Enum(of) = &mut ty {
            // Of a second name, what it is the second name of.
            while let Some(target) = self.aliases.get(of).and_then(path_name)
                && self.aliases.contains_key(&target)
            {
                *of = target;
            }
        }
        if !matches!(ty, Type::Struct(_) | Type::Other(_)) {
            self.api.typedefs.push((name.to_string(), ty));
        }
    }

    /// bindgen names a struct inside another after both.
    fn is_nested(&self, name: &str) -> bool {
        self.structs.iter().any(|outer| {
            outer.ends_with("_t")
                && name
                    .strip_prefix(outer.as_str())
                    .is_some_and(|rest| rest.starts_with('_'))
        }) || name.contains("__bindgen_ty_")
    }

    fn function(&mut self, f: &syn::ForeignItemFn) {
        let params = f
            .sig
            .inputs
            .iter()
            .filter_map(|arg| match arg {
                syn::FnArg::Typed(p) => Some(Param {
                    name: unkeyword(&p.pat.to_token_stream().to_string()),
                    ty: self.ty(&p.ty),
                }),
                syn::FnArg::Receiver(_) => None,
            })
            .collect();
        self.api.functions.push(Function {
            name: f.sig.ident.to_string(),
            doc: doc(&f.attrs),
            signature: Signature {
                params,
                ret: self.ret(&f.sig.output),
                variadic: f.sig.variadic.is_some(),
            },
        });
    }

    fn structure(
        &mut self,
        name: &str,
        attrs: &[syn::Attribute],
        fields: Vec<&syn::Field>,
        union: bool,
    ) {
        if name.starts_with("__Bindgen") || name == "__IncompleteArrayField" {
            return;
        }
        let fields: Vec<Field> = fields
            .into_iter()
            .filter_map(|f| {
                let name = f.ident.as_ref()?.to_string();
                if name.starts_with("_bitfield_")
                    || name.starts_with("_bindgen_")
                    || name.starts_with("__bindgen_padding_")
                {
                    return None;
                }
                Some(Field {
                    name: unkeyword(&name),
                    ty: self.ty(&f.ty),
                    bits: None,
                    doc: doc(&f.attrs),
                })
            })
            .collect();
        let complete = !fields
            .iter()
            .any(|f| f.name == "_unused" || f.name == "_address");
        let c_name = match self.typedefs.get(name) {
            Some(typedef) => typedef.clone(),
            None if self.is_nested(name) => String::new(),
            None if name.starts_with('_') || !name.ends_with("_t") => {
                format!("{} {name}", if union { "union" } else { "struct" })
            }
            None => name.into(),
        };
        self.api.structs.push(Struct {
            c_name,
            name: name.into(),
            doc: doc(attrs),
            union,
            complete,
            fields: if complete { fields } else { Vec::new() },
        });
    }

    /// A struct's bit fields show only in the accessors that bindgen makes for them.
    fn bit_fields(&mut self, item: &syn::ItemImpl) {
        let Some(name) = path_name(&item.self_ty) else {
            return;
        };
        for part in &item.items {
            let syn::ImplItem::Fn(f) = part else { continue };
            let accessor = f.sig.ident.to_string();
            if f.sig.inputs.len() != 1
                || accessor.ends_with("_raw")
                || !matches!(f.sig.inputs.first(), Some(syn::FnArg::Receiver(_)))
            {
                continue;
            }
            let Some(bits) = bit_width(&f.block.to_token_stream().to_string()) else {
                continue;
            };
            let ty = self.ret(&f.sig.output);
            if let Some(s) = self.api.structs.iter_mut().find(|s| s.name == name) {
                s.fields.push(Field {
                    name: unkeyword(&accessor),
                    ty,
                    bits: Some(bits),
                    doc: String::new(),
                });
            }
        }
    }

    fn constant(&mut self, c: &syn::ItemConst) {
        let name = c.ident.to_string();
        let Some(value) = value(&c.expr) else { return };
        let constant = Constant {
            name,
            value,
            doc: doc(&c.attrs),
        };
        let ty = path_name(&c.ty).unwrap_or_default();
        if self.aliases.contains_key(&ty) {
            let index = *self.enum_of.entry(ty.clone()).or_insert_with(|| {
                self.api.enums.push(Enum {
                    doc: self.docs.get(&ty).cloned().unwrap_or_default(),
                    name: ty,
                    members: Vec::new(),
                });
                self.api.enums.len() - 1
            });
            self.api.enums[index].members.push(constant);
        } else {
            self.api.macros.push(constant);
        }
    }

    fn ret(&self, output: &syn::ReturnType) -> Type {
        match output {
            syn::ReturnType::Default => Type::Void,
            syn::ReturnType::Type(_, ty) => self.ty(ty),
        }
    }

    fn ty(&self, ty: &syn::Type) -> Type {
        match ty {
            syn::Type::Ptr(p) => {
                let to = self.ty(&p.elem);
                if to == Type::Other("__va_list_tag".into()) {
                    return Type::VaList;
                }
                Type::Pointer {
                    to: Box::new(to),
                    constant: p.const_token.is_some(),
                }
            }
            syn::Type::Array(a) => Type::Array {
                of: Box::new(self.ty(&a.elem)),
                len: a
                    .len
                    .to_token_stream()
                    .to_string()
                    .trim_end_matches("usize")
                    .parse()
                    .unwrap_or(0),
            },
            syn::Type::Path(p) => self.path(p),
            syn::Type::BareFn(f) => self.callback(f, None),
            other => Type::Other(other.to_token_stream().to_string()),
        }
    }

    fn path(&self, p: &syn::TypePath) -> Type {
        let last = p.path.segments.last().expect("a path has segments");
        let name = last.ident.to_string();
        if name == "Option"
            && let syn::PathArguments::AngleBracketed(args) = &last.arguments
            && let Some(syn::GenericArgument::Type(inner)) = args.args.first()
        {
            return self.ty(inner);
        }
        let int = |bits, signed| Type::Int { bits, signed };
        match name.as_str() {
            "c_void" => Type::Void,
            "bool" => Type::Bool,
            "c_char" => Type::Char,
            "u8" | "c_uchar" => int(8, false),
            "i8" | "c_schar" => int(8, true),
            "u16" | "c_ushort" => int(16, false),
            "i16" | "c_short" => int(16, true),
            "u32" | "c_uint" => int(32, false),
            "i32" | "c_int" => int(32, true),
            "u64" | "c_ulonglong" => int(64, false),
            "i64" | "c_longlong" => int(64, true),
            // `long` is as wide as a pointer on the systems that LVGL and MicroPython share.
            "usize" | "c_ulong" => Type::Word { signed: false },
            "isize" | "c_long" => Type::Word { signed: true },
            "f32" => Type::Float,
            "f64" => Type::Double,
            "va_list" | "__va_list_tag" | "__builtin_va_list" => Type::VaList,
            "uintptr_t" | "lv_uintptr_t" | "size_t" => Type::Word { signed: false },
            "intptr_t" | "lv_intptr_t" => Type::Word { signed: true },
            _ if self.structs.contains(&name) => Type::Struct(name),
            _ => match self.aliases.get(&name) {
                Some(target) => match self.ty(target) {
                    Type::Callback { params, ret, .. } => Type::Callback {
                        name: Some(name),
                        params,
                        ret,
                    },
                    // Only an enum's typedef leads straight to a plain C int.
                    Type::Int { .. } if is_c_int(target) => Type::Enum(name),
                    Type::Enum(_) => Type::Enum(name),
                    other => other,
                },
                None => Type::Other(name),
            },
        }
    }

    fn callback(&self, f: &syn::TypeBareFn, name: Option<String>) -> Type {
        Type::Callback {
            name,
            params: f.inputs.iter().map(|arg| self.ty(&arg.ty)).collect(),
            ret: Box::new(self.ret(&f.output)),
        }
    }

    /// Structs and unions inside others have no name in C: they are spelled as the type of the field.
    fn finish(mut self) -> Api {
        let mut known: HashMap<String, (String, String)> = HashMap::new();
        for s in &self.api.structs {
            let (root, path) = match known.get(&s.name) {
                Some((root, path)) => (root.clone(), format!("{path}.")),
                None if s.c_name.is_empty() => continue,
                None => (s.c_name.clone(), String::new()),
            };
            for f in &s.fields {
                let (inner, element) = match &f.ty {
                    Type::Struct(inner) => (inner, ""),
                    Type::Array { of, .. } => match &**of {
                        Type::Struct(inner) => (inner, "[0]"),
                        _ => continue,
                    },
                    _ => continue,
                };
                known.insert(
                    inner.clone(),
                    (root.clone(), format!("{path}{}{element}", f.name)),
                );
            }
        }
        for s in &mut self.api.structs {
            if s.c_name.is_empty()
                && let Some((root, path)) = known.get(&s.name)
            {
                s.c_name = format!("__typeof__((({root} *)0)->{path})");
            }
        }
        self.api
    }
}

fn renamed(tree: &syn::UseTree) -> Option<(syn::Ident, String)> {
    match tree {
        syn::UseTree::Path(path) => renamed(&path.tree),
        syn::UseTree::Rename(r) => Some((r.ident.clone(), r.rename.to_string())),
        _ => None,
    }
}

fn is_c_int(ty: &syn::Type) -> bool {
    matches!(
        path_name(ty).as_deref(),
        Some("c_uint" | "c_int" | "c_uchar" | "c_ushort")
    )
}

fn path_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(p) => Some(p.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// The parameter names of `Option<unsafe extern "C" fn(...)>`; None where it is another typedef's name.
fn callback_param_names(ty: &syn::Type) -> Option<Vec<String>> {
    let syn::Type::Path(p) = ty else { return None };
    let last = p.path.segments.last()?;
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else {
        return None;
    };
    let Some(syn::GenericArgument::Type(syn::Type::BareFn(f))) = args.args.first() else {
        return None;
    };
    Some(
        f.inputs
            .iter()
            .map(|arg| match &arg.name {
                Some((name, _)) => unkeyword(&name.to_string()),
                None => String::new(),
            })
            .collect(),
    )
}

/// bindgen appends an underscore to names that are Rust keywords.
fn unkeyword(name: &str) -> String {
    let name = name.strip_prefix("r#").unwrap_or(name);
    match name.strip_suffix('_') {
        Some(
            stem @ ("type" | "ref" | "box" | "in" | "loop" | "match" | "mod" | "move" | "use"
            | "where" | "fn" | "impl" | "as" | "priv" | "self" | "final" | "override"
            | "abstract" | "become" | "do" | "macro" | "try" | "typeof" | "unsized"
            | "virtual" | "yield" | "async" | "await" | "dyn" | "gen" | "let" | "mut"
            | "pub" | "super" | "trait" | "crate" | "unsafe" | "extern" | "enum" | "struct"
            | "static" | "const"),
        ) => stem.into(),
        _ => name.into(),
    }
}

fn doc(attrs: &[syn::Attribute]) -> String {
    let mut text = String::new();
    for attr in attrs {
        if attr.path().is_ident("doc")
            && let syn::Meta::NameValue(pair) = &attr.meta
            && let syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(s),
                ..
            }) = &pair.value
        {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&s.value());
        }
    }
    text
}

fn value(expr: &syn::Expr) -> Option<Value> {
    match expr {
        syn::Expr::Lit(lit) => match &lit.lit {
            syn::Lit::Int(i) => i.base10_parse::<i64>().ok().map(Value::Int),
            syn::Lit::Float(_) => Some(Value::Float),
            syn::Lit::ByteStr(s) => {
                let mut bytes = s.value();
                bytes.pop();
                Some(Value::Str(bytes))
            }
            syn::Lit::Bool(b) => Some(Value::Int(b.value.into())),
            _ => None,
        },
        syn::Expr::Unary(u) if matches!(u.op, syn::UnOp::Neg(_)) => match value(&u.expr)? {
            Value::Int(i) => Some(Value::Int(-i)),
            other => Some(other),
        },
        syn::Expr::Reference(r) => value(&r.expr),
        _ => None,
    }
}

/// The width in an accessor's body: `self._bitfield_1.get_const::<8usize, 2u8>()`.
fn bit_width(body: &str) -> Option<u32> {
    let text: String = body.chars().filter(|c| !c.is_whitespace()).collect();
    let args = match text.split_once(".get_const::<") {
        Some((_, rest)) => rest.split_once('>')?.0,
        None => text.split_once(".get(")?.1.split_once(')')?.0,
    };
    args.split(',').nth(1)?.trim_end_matches("u8").parse().ok()
}

/// Which struct each struct begins with.
fn bases(private: &Api) -> HashMap<String, String> {
    let typedef = |name: &str| {
        private
            .structs
            .iter()
            .find(|s| s.name == name)
            .map_or_else(|| name.to_string(), |s| s.c_name.clone())
    };
    private
        .structs
        .iter()
        .filter_map(|s| match &s.fields.first()?.ty {
            Type::Struct(base) => Some((s.c_name.clone(), typedef(base))),
            _ => None,
        })
        .collect()
}

/// The names that lv_conf_internal.h and the configuration define.
fn configuration(lvgl: &Path, conf: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for file in [&lvgl.join("src/lv_conf_internal.h"), conf] {
        let text =
            fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        names.extend(text.lines().filter_map(|line| {
            let rest = line.trim_start().strip_prefix("#")?.trim_start();
            let name = rest.strip_prefix("define ")?.split_whitespace().next()?;
            Some(name.to_string())
        }));
    }
    Ok(names)
}

fn version(api: &Api) -> Result<String> {
    let number = |name: &str| {
        api.macros
            .iter()
            .find(|m| m.name == name)
            .and_then(|m| match m.value {
                Value::Int(i) => Some(i),
                _ => None,
            })
            .ok_or_else(|| anyhow!("LVGL's headers do not define {name}"))
    };
    Ok(format!(
        "{}.{}.{}",
        number("LVGL_VERSION_MAJOR")?,
        number("LVGL_VERSION_MINOR")?,
        number("LVGL_VERSION_PATCH")?
    ))
}
