//! Rust's core library for targets without an operating system.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::debian::{self, CARGO_DEBIAN, RUST_SOURCE, RUSTC_DEBIAN};
use crate::paths::{self, lock};
use crate::process::{Cmd, available};
use crate::ui::{self, Step};

/// Sees to it that Rust can compile for `target`; returns what the environment of its `cargo` must have for that.
///
/// The toolchain has the core library, or rustup fetches it, or it is built from Debian's source and kept.
pub fn environment(target: &str) -> Result<Vec<(String, String)>> {
    let libraries = Cmd::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .read()?;
    if has_core(Path::new(libraries.trim())) {
        return Ok(Vec::new());
    }
    if available("rustup") {
        let step = Step::start(format!("rustup target add {target}"));
        let log = paths::work().join("log/rustup.log");
        match Cmd::new("rustup")
            .args(["target", "add", target])
            .logged(&log, |line| step.detail(line.to_owned()))
        {
            Ok(()) => {
                step.done("");
                return Ok(Vec::new());
            }
            Err(_) => drop(step),
        }
        ui::note(&format!(
            "rustup can't fetch {target} ({}): trying Debian's Rust",
            log.display()
        ));
    }
    if !debian::is_debian() {
        bail!(
            "Rust has no core library for {target}: `rustup target add {target}`, then try again"
        );
    }
    let sysroot = debian_sysroot(target)?;
    let variable = target.to_uppercase().replace(['-', '.'], "_");
    Ok(vec![
        ("RUSTC".into(), RUSTC.into()),
        (
            format!("CARGO_TARGET_{variable}_RUSTFLAGS"),
            format!("--sysroot={}", sysroot.display()),
        ),
    ])
}

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";

/// A sysroot of our own with the core library for `target`, of the version of Debian's compiler.
fn debian_sysroot(target: &str) -> Result<PathBuf> {
    debian::require(&[RUSTC_DEBIAN, CARGO_DEBIAN, RUST_SOURCE])?;
    let version = Cmd::new(RUSTC).arg("--version").read()?;
    let version = version
        .split_whitespace()
        .nth(1)
        .with_context(|| format!("{RUSTC} has no version"))?;
    let sysroot = paths::work().join(format!("rust-{version}"));
    let _lock = lock(&sysroot.with_extension("lock"))?;
    let libraries = sysroot.join("lib/rustlib").join(target).join("lib");
    if has_core(&libraries) {
        return Ok(sysroot);
    }
    let step = Step::start(format!("build Rust's core library for {target}"));
    let dir = tempfile::tempdir_in(paths::work())?;
    let manifest = "[package]\nname = \"empty\"\nedition = \"2024\"\n[workspace]\n[profile.release]\npanic = \"abort\"\n";
    fs::write(dir.path().join("Cargo.toml"), manifest)?;
    fs::create_dir(dir.path().join("src"))?;
    fs::write(dir.path().join("src/lib.rs"), "#![no_std]\n")?;
    Cmd::new(CARGO)
        .args(["build", "--release", "-Zbuild-std=core", "--target", target])
        .args(["--target-dir", "out"])
        .dir(dir.path())
        .env("RUSTC", RUSTC)
        // What makes -Z known to a released compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .logged(&paths::work().join("log/rust-core.log"), |line| {
            step.detail(line.to_owned())
        })?;
    let built = dir.path().join("out").join(target).join("release/deps");
    fs::create_dir_all(&libraries)?;
    for entry in fs::read_dir(&built)?.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let wanted = ["libcore-", "libcompiler_builtins-"];
        if name.ends_with(".rlib") && wanted.iter().any(|wanted| name.starts_with(wanted)) {
            fs::copy(entry.path(), libraries.join(&*name))?;
        }
    }
    if !has_core(&libraries) {
        bail!("{} has no core library", built.display());
    }
    step.done("");
    Ok(sysroot)
}

fn has_core(libraries: &Path) -> bool {
    fs::read_dir(libraries).is_ok_and(|mut entries| {
        entries.any(|entry| {
            entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with("libcore-"))
        })
    })
}
