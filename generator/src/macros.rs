//! Macros that are made of other names, which bindgen passes over: read from the headers' text.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::read::{Api, Constant, Value};

/// Adds those of LVGL's headers to the model that are among `defined`: the text also has what the configuration
/// leaves out.
pub fn read(api: &mut Api, defined: &BTreeSet<String>, src: &Path) -> Result<()> {
    for header in headers(src)? {
        let text = fs::read_to_string(&header)
            .with_context(|| format!("cannot read {}", header.display()))?;
        scan(api, defined, &text);
    }
    Ok(())
}

/// LVGL's own headers but those for its inside and for the drivers of other systems.
fn headers(dir: &Path) -> Result<Vec<PathBuf>> {
    let context = || format!("cannot list {}", dir.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).with_context(context)? {
        let path = entry.with_context(context)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if name != "drivers" {
                found.extend(headers(&path)?);
            }
        } else if name.ends_with(".h") && !name.ends_with("_private.h") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Takes `#define OLD NEW`, `#define BOTH (ONE | OTHER)`, `#define HALF LV_PCT(50)`.
fn scan(api: &mut Api, defined: &BTreeSet<String>, header: &str) {
    for line in header.lines() {
        let Some((name, body)) = line
            .strip_prefix("#define ")
            .and_then(|rest| rest.trim_start().split_once(char::is_whitespace))
        else {
            continue;
        };
        let is_name = |text: &str| {
            (text.starts_with("lv_") || text.starts_with("LV_"))
                && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        };
        let body = body.split("/*").next().unwrap_or_default().trim();
        if !is_name(name)
            || !defined.contains(name)
            || api.configuration.contains(name)
            || api.macros.iter().any(|m| m.name == name)
        {
            continue;
        }
        if is_name(body) {
            api.old_names.push((name.into(), body.into()));
        } else if let Some(value) = value(api, body) {
            api.macros.push(Constant {
                name: name.into(),
                value: Value::Int(value),
                doc: String::new(),
            });
        }
    }
}

/// The value of constants joined with `|`, or of a percentage.
fn value(api: &Api, body: &str) -> Option<i64> {
    if let Some(percent) = body.strip_prefix("LV_PCT(") {
        let percent: i64 = percent.strip_suffix(')')?.parse().ok()?;
        return Some(api.int("LV_COORD_TYPE_SPEC")? | percent);
    }
    body.trim_matches(['(', ')'])
        .split('|')
        .map(|part| api.int(part.trim()))
        .try_fold(0, |all, value| Some(all | value?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::read_text;

    #[test]
    fn macros_of_names_stand_for_them() {
        let mut api = read_text("enum { LV_A = 1, LV_B = 4, LV_COORD_TYPE_SPEC = 1024 };").unwrap();
        api.configuration.insert("LV_USE_C".into());
        let defined = [
            "LV_OLD",
            "lv_old",
            "LV_BOTH",
            "LV_UNKNOWN",
            "LV_USE_C",
            "LV_PCT",
            "LV_GRAD",
            "LV_HOR",
        ];
        scan(
            &mut api,
            &defined.map(String::from).into(),
            "#define LV_OLD LV_A /* once */\n\
             #define lv_old lv_new\n\
             #define LV_BOTH (LV_A | LV_B)\n\
             #define LV_UNKNOWN (LV_A | LV_C)\n\
             #define LV_USE_C LV_A\n\
             #define LV_PCT(x) LV_A\n\
             #define LV_GRAD LV_PCT(1)\n\
             #define LV_HOR lv_hor(LV_A)\n\
             #define OTHER LV_A\n\
             #define LV_OFF LV_A\n\
             #define LV_H\n",
        );
        let old: Vec<_> = api
            .old_names
            .iter()
            .map(|(old, new)| (old.as_str(), new.as_str()))
            .collect();
        assert_eq!(old, [("LV_OLD", "LV_A"), ("lv_old", "lv_new")]);
        assert_eq!(api.macros.len(), 2);
        assert_eq!(api.int("LV_BOTH"), Some(5));
        assert_eq!(api.int("LV_GRAD"), Some(1025));
    }
}
