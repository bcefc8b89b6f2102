//! Compiles LVGL's TLSF, as fast code and as small code, and the pools as a firmware has them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The functions of LVGL's TLSF: its small variant has them by other names.
const TLSF: [&str; 20] = [
    "lv_tlsf_create",
    "lv_tlsf_create_with_pool",
    "lv_tlsf_destroy",
    "lv_tlsf_get_pool",
    "lv_tlsf_add_pool",
    "lv_tlsf_remove_pool",
    "lv_tlsf_malloc",
    "lv_tlsf_memalign",
    "lv_tlsf_realloc",
    "lv_tlsf_free",
    "lv_tlsf_block_size",
    "lv_tlsf_size",
    "lv_tlsf_align_size",
    "lv_tlsf_block_size_min",
    "lv_tlsf_block_size_max",
    "lv_tlsf_pool_overhead",
    "lv_tlsf_alloc_overhead",
    "lv_tlsf_walk_pool",
    "lv_tlsf_check",
    "lv_tlsf_check_pool",
];

fn main() {
    let repo = PathBuf::from(var("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("the repository");
    println!("cargo::rerun-if-env-changed=LVGL_DIR");
    let lvgl =
        std::env::var_os("LVGL_DIR").map_or_else(|| repo.join("target/lvmp/lvgl"), PathBuf::from);
    let string = lvgl.join("src/stdlib/clib/lv_string_clib.c");
    if !string.exists() {
        println!(
            "cargo::error=no LVGL source in {}: run `cargo xtask fetch`, or set LVGL_DIR",
            lvgl.display()
        );
        return;
    }

    let tlsf = repo.join("bench/pools_c/tlsf.c");
    println!("cargo::rerun-if-changed={}", tlsf.display());
    c(&lvgl, "2").file(&tlsf).file(&string).compile("lv_tlsf");
    let mut small = c(&lvgl, "s");
    for name in TLSF {
        small.define(name, &*format!("small_{name}"));
    }
    small.file(&tlsf).compile("lv_tlsf_small");

    core(&repo);
}

/// Builds the pools into the object that a firmware links, as its makefile does.
fn core(repo: &Path) {
    for input in [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "shim/rust.mk",
        "shim/rust_object.sh",
    ] {
        println!("cargo::rerun-if-changed={}", repo.join(input).display());
    }
    let out = var("OUT_DIR");
    let object = format!("{out}/lvmp_rust.o");
    let status = Command::new("make")
        .arg("--file")
        .arg(repo.join("shim/rust.mk"))
        .arg(format!("LVMP_TOP={}", repo.display()))
        .arg(format!("BUILD={out}"))
        .args([
            "CC=cc",
            "OBJCOPY=objcopy",
            "ECHO=@echo",
            "Q=@",
            "RM=rm -f",
            "comma=,",
        ])
        .arg(&object)
        // Cargo's words to this build are not meant for the one within.
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .status()
        .expect("make is installed");
    assert!(status.success(), "the pools can't be built");
    println!("cargo::rustc-link-arg={object}");
}

/// A variable that cargo sets.
fn var(name: &str) -> String {
    std::env::var(name).expect(name)
}

/// LVGL's defaults, but for the C library's `memcpy()`, as in the bundled module. Compiled for an
/// executable, not for a shared library, where a function can't rely on its neighbours.
fn c(lvgl: &Path, opt: &str) -> cc::Build {
    let mut build = cc::Build::new();
    build
        .opt_level_str(opt)
        .debug(false)
        .pic(false)
        .flag("-fPIE")
        .warnings(false)
        .include(lvgl)
        .define("LV_CONF_SKIP", "1")
        .define("LV_USE_STDLIB_STRING", "LV_STDLIB_CLIB");
    build
}
