//! `gen`: the files that are made from others and committed, so that a firmware needs no tool for them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use bindgen::callbacks::{IntKind, ParseCallbacks};

use crate::build::{self, Build};
use crate::fetch::Sources;
use crate::paths;
use crate::process::Cmd;
use crate::ui::Step;

const CURE: &str = "run `cargo xtask gen` and commit what it writes";

/// Makes the generated files, or with `check` fails if one is not what would be made.
pub fn generate(sources: &Sources, check: bool) -> Result<()> {
    let step = Step::start("generate src/ffi.rs, src/ffi_lvgl.rs, include/lvmp.h");
    let mut stale = Vec::new();
    // The header is made of Rust sources that name the items of the others: they come first.
    for (file, made) in [
        ("src/ffi.rs", port_bindings()?),
        ("src/ffi_lvgl.rs", lvgl_bindings(&sources.lvgl.dir)?),
        ("include/lvmp.h", c_header()?),
    ] {
        let path = paths::repo().join(file);
        if fs::read_to_string(&path).is_ok_and(|found| found == made) {
            continue;
        }
        if check {
            stale.push(file);
        } else {
            fs::write(&path, made).with_context(|| format!("cannot write {file}"))?;
        }
    }
    if !stale.is_empty() {
        bail!("not what would be made now: {}; {CURE}", stale.join(", "));
    }
    step.done("");

    let step = Step::start("generate lvgl/generated");
    build::generator(&Build::Pools.lv_conf(), sources)
        .args(check.then_some("--check"))
        .logged(&paths::work().join("log/generate.log"), |_| ())
        .with_context(|| if check { CURE } else { "the generator failed" })?;
    step.done("");
    Ok(())
}

/// Lists LVGL's public declarations with their Python names.
pub fn report(sources: &Sources) -> Result<()> {
    print!(
        "{}",
        build::generator(&Build::Pools.lv_conf(), sources)
            .arg("--report")
            .read()?
    );
    Ok(())
}

/// What the core needs of the shim.
fn port_bindings() -> Result<String> {
    bindings(
        "include/lvmp_port.h",
        &paths::repo().join("include/lvmp_port.h"),
    )?
    .allowlist_item("(lvmp|LVMP)_.*")
    .generate()
    .context("bindgen cannot read include/lvmp_port.h")
    .map(|bindings| bindings.to_string())
}

/// What the core needs of LVGL: the report of `lv_mem_monitor()`.
fn lvgl_bindings(lvgl: &Path) -> Result<String> {
    bindings("LVGL's lv_mem.h", &lvgl.join("src/stdlib/lv_mem.h"))?
        .clang_arg("-DLV_CONF_SKIP")
        .allowlist_type("lv_mem_monitor_t")
        .derive_default(true)
        .generate()
        .context("bindgen cannot read LVGL's lv_mem.h")
        .map(|bindings| bindings.to_string())
}

fn bindings(name: &str, header: &Path) -> Result<bindgen::Builder> {
    let gcc_headers = Cmd::new("gcc").arg("-print-file-name=include").read()?;
    Ok(bindgen::builder()
        .header(header.to_string_lossy())
        .clang_args(["-isystem", gcc_headers.trim()])
        .use_core()
        .layout_tests(false)
        .generate_comments(false)
        .merge_extern_blocks(true)
        .enable_function_attribute_detection()
        .disable_header_comment()
        .raw_line(format!("/* made by `cargo xtask gen` from {name} */"))
        .rust_target(
            bindgen::RustTarget::stable(85, 0).map_err(|error| anyhow::anyhow!("{error}"))?,
        )
        .rust_edition(bindgen::RustEdition::Edition2024)
        .parse_callbacks(Box::new(Names)))
}

/// Numbers of things are `usize`; a structure has the name of its typedef.
#[derive(Debug)]
struct Names;

impl ParseCallbacks for Names {
    fn item_name(&self, item: bindgen::callbacks::ItemInfo) -> Option<String> {
        item.name.strip_prefix('_').map(str::to_owned)
    }

    fn int_macro(&self, _name: &str, _value: i64) -> Option<IntKind> {
        Some(IntKind::Custom {
            name: "usize",
            is_signed: false,
        })
    }
}

/// The C side of the core.
fn c_header() -> Result<String> {
    let config = cbindgen::Config::from_file(paths::repo().join("cbindgen.toml"))
        .map_err(|error| anyhow::anyhow!("cbindgen.toml: {error}"))?;
    let mut header = Vec::new();
    cbindgen::Builder::new()
        .with_crate(PathBuf::from(paths::repo()))
        .with_config(config)
        .generate()
        .context("cbindgen cannot read the core")?
        .write(&mut header);
    Ok(String::from_utf8(header)?)
}
