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

/// Builds the core for a target, as `shim/rust.mk` does.
pub fn build(target: &str) -> Result<()> {
    let mut cargo = Cmd::new("cargo")
        .args(["rustc", "--quiet", "--package=lvmp", "--lib"])
        .args(["--features=firmware", "--crate-type=staticlib"])
        .args(["--profile=firmware", "--target", target, "--target-dir"])
        .arg(paths::work().join("core"))
        .dir(paths::repo());
    for (key, value) in environment(target)? {
        cargo = cargo.env(key, value);
    }
    let log = paths::work().join(format!("log/core-{target}.log"));
    let step = Step::start(format!("build the core for {target}"));
    cargo.logged(&log, |line| step.detail(line.to_owned()))?;
    step.done("");
    Ok(())
}

fn has_core(libraries: &Path) -> bool {
    fs::read_dir(libraries).is_ok_and(|mut entries| {
        entries.any(|entry| {
            entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with("libcore-"))
        })
    })
}

#[cfg(test)]
mod tests {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    use crate::paths;
    use crate::process::Cmd;

    fn script(dir: &Path, name: &str, text: &str) -> String {
        let path = dir.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        path.display().to_string()
    }

    /// What a port's compiler says of itself, its flags, the Rust target.
    const PORTS: &[(&str, &str, &str, &str)] = &[
        (
            "unix",
            "x86_64-linux-gnu",
            "-Os",
            "x86_64-unknown-linux-gnu",
        ),
        (
            "unix -m32",
            "x86_64-linux-gnu",
            "-m32",
            "i686-unknown-linux-gnu",
        ),
        ("unix i686", "i686-linux-gnu", "", "i686-unknown-linux-gnu"),
        (
            "unix armhf",
            "arm-linux-gnueabihf",
            "",
            "armv7-unknown-linux-gnueabihf",
        ),
        (
            "unix aarch64",
            "aarch64-linux-gnu",
            "",
            "aarch64-unknown-linux-gnu",
        ),
        (
            "unix riscv64",
            "riscv64-linux-gnu",
            "",
            "riscv64gc-unknown-linux-gnu",
        ),
        (
            "webassembly",
            "wasm32-unknown-emscripten",
            "",
            "wasm32-unknown-emscripten",
        ),
        (
            "stm32 F4",
            "arm-none-eabi",
            "-mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "stm32 L4",
            "arm-none-eabi",
            "-mcpu=cortex-m4 -mfloat-abi=soft",
            "thumbv7em-none-eabi",
        ),
        (
            "stm32 F7",
            "arm-none-eabi",
            "-mcpu=cortex-m7 -mfpu=fpv5-sp-d16 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "stm32 H7",
            "arm-none-eabi",
            "-mcpu=cortex-m7 -mfpu=fpv5-d16 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "stm32 H5",
            "arm-none-eabi",
            "-mcpu=cortex-m33 -mfpu=fpv5-sp-d16 -mfloat-abi=hard",
            "thumbv8m.main-none-eabihf",
        ),
        (
            "stm32 U5",
            "arm-none-eabi",
            "-mcpu=cortex-m33+nodsp -mfloat-abi=hard",
            "thumbv8m.main-none-eabihf",
        ),
        (
            "stm32 N6",
            "arm-none-eabi",
            "-mcpu=cortex-m55 -mfloat-abi=hard",
            "thumbv8m.main-none-eabihf",
        ),
        (
            "rp2040",
            "arm-none-eabi",
            "-mcpu=cortex-m0plus -mthumb",
            "thumbv6m-none-eabi",
        ),
        (
            "rp2350 ARM",
            "arm-none-eabi",
            "-mcpu=cortex-m33 -mthumb -march=armv8-m.main+fp+dsp -mfloat-abi=softfp",
            "thumbv8m.main-none-eabi",
        ),
        (
            "rp2350 RISC-V",
            "riscv32-unknown-elf",
            "-march=rv32imac_zicsr_zifencei_zba_zbb_zbs_zbkb -mabi=ilp32",
            "riscv32imac-unknown-none-elf",
        ),
        (
            "mimxrt",
            "arm-none-eabi",
            "-mcpu=cortex-m7 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "nrf52",
            "arm-none-eabi",
            "-mcpu=cortex-m4 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "samd21",
            "arm-none-eabi",
            "-mcpu=cortex-m0plus",
            "thumbv6m-none-eabi",
        ),
        (
            "samd51",
            "arm-none-eabi",
            "-mcpu=cortex-m4 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "nrf51",
            "arm-none-eabi",
            "-mcpu=cortex-m0",
            "thumbv6m-none-eabi",
        ),
        (
            "renesas-ra RA4M1",
            "arm-none-eabi",
            "-mcpu=cortex-m4 -mfloat-abi=hard",
            "thumbv7em-none-eabihf",
        ),
        (
            "renesas-ra RA2",
            "arm-none-eabi",
            "-mcpu=cortex-m23",
            "thumbv8m.base-none-eabi",
        ),
        (
            "renesas-ra RA6M5",
            "arm-none-eabi",
            "-mcpu=cortex-m33 -mfloat-abi=hard",
            "thumbv8m.main-none-eabihf",
        ),
        (
            "renesas-ra RA8",
            "arm-none-eabi",
            "-mcpu=cortex-m85 -mfloat-abi=hard",
            "thumbv8m.main-none-eabihf",
        ),
        (
            "qemu Cortex-M3",
            "arm-none-eabi",
            "-mcpu=cortex-m3 -mfloat-abi=soft",
            "thumbv7m-none-eabi",
        ),
        (
            "qemu RISC-V",
            "riscv64-unknown-elf",
            "-march=rv32imac -mabi=ilp32",
            "riscv32imac-unknown-none-elf",
        ),
        (
            "esp32-c3",
            "riscv32-esp-elf",
            "-march=rv32imc_zicsr_zifencei",
            "riscv32imc-unknown-none-elf",
        ),
        (
            "esp32-c6",
            "riscv32-esp-elf",
            "-march=rv32imac_zicsr_zifencei",
            "riscv32imac-unknown-none-elf",
        ),
        (
            "esp32-p4",
            "riscv32-esp-elf",
            "-march=rv32imafc_zicsr_zifencei -mabi=ilp32f",
            "riscv32imafc-unknown-none-elf",
        ),
        (
            "esp32-c3 by its name",
            "riscv32-esp-elf",
            "-mcpu=esp32c3",
            "riscv32imc-unknown-none-elf",
        ),
        (
            "esp32-c6 by its name",
            "riscv32-esp-elf",
            "-mcpu=esp32c6",
            "riscv32imac-unknown-none-elf",
        ),
        (
            "esp32-p4 by its name",
            "riscv32-esp-elf",
            "-mcpu=esp32p4",
            "riscv32imafc-unknown-none-elf",
        ),
        (
            "esp32",
            "xtensa-esp32-elf",
            "-mlongcalls",
            "xtensa-esp32-none-elf",
        ),
        (
            "esp32-s2",
            "xtensa-esp32s2-elf",
            "-mlongcalls",
            "xtensa-esp32s2-none-elf",
        ),
        (
            "esp32-s3",
            "xtensa-esp-elf",
            "-mlongcalls -mcpu=esp32s3",
            "xtensa-esp32s3-none-elf",
        ),
        ("unknown", "avr", "", ""),
        ("a processor without name", "arm-none-eabi", "-mthumb", ""),
    ];

    fn target(args: &[&str]) -> Cmd {
        Cmd::new(
            paths::repo()
                .join("shim/rust_target.sh")
                .display()
                .to_string(),
        )
        .args(args)
    }

    #[test]
    fn each_port_has_its_rust_target() {
        let dir = tempfile::tempdir().unwrap();
        for (port, machine, flags, expected) in PORTS {
            let cc = script(dir.path(), "cc", &format!("echo {machine}"));
            let mut args = vec![cc.as_str()];
            args.extend(flags.split_whitespace());
            assert_eq!(target(&args).read().unwrap().trim(), *expected, "{port}");
            let cc = format!("{cc} {flags}");
            assert_eq!(target(&[&cc]).read().unwrap().trim(), *expected, "{port}");
        }
        // Each target of the table is some port's.
        let text = fs::read_to_string(paths::repo().join("shim/rust_target.sh")).unwrap();
        let rows = text.split("rows='").nth(1).unwrap();
        let rows = rows.split('\'').next().unwrap();
        for row in rows.lines().filter(|row| !row.is_empty()) {
            let target = row.split_whitespace().nth(4).unwrap();
            assert!(PORTS.iter().any(|port| port.3 == target), "{row}");
        }
    }

    #[test]
    fn what_rust_lacks_is_named_with_its_cure() {
        let dir = tempfile::tempdir().unwrap();
        let check = |rustc: &str, of: &str| {
            let output = target(&["--check", of])
                .env("RUSTC", rustc)
                .output(None)
                .unwrap();
            (output.status.success(), output.stderr)
        };
        let ours = "x86_64-unknown-linux-gnu";
        assert_eq!(check("rustc", ours), (true, String::new()));
        let (fine, told) = check("/nowhere/rustc", ours);
        assert!(!fine && told.contains("install it"), "{told}");
        let (fine, told) = check("rustc", "thumbv5-none");
        assert!(!fine && told.contains("LVMP_RUST_TARGET"), "{told}");
        let (fine, told) = check("false", "xtensa-esp32-none-elf");
        assert!(!fine && told.contains("espup install"), "{told}");
        let empty = script(
            dir.path(),
            "rustc",
            &format!("echo {}", dir.path().display()),
        );
        let (fine, told) = check(&empty, ours);
        assert!(
            !fine && told.contains(&format!("rustup target add {ours}")),
            "{told}"
        );
    }
}
