//! `test --ports`: boards of MicroPython's own ports, compiled and linked as a person who follows boards/README.md does.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;

use crate::bench::size;
use crate::budget;
use crate::build::{self, Build};
use crate::debian::{self, CMAKE, GCC, GCC_ARM, LIBSTDCXX_ARM, MAKE, NEWLIB_ARM, PYTHON};
use crate::fetch::{self, Sources};
use crate::process::{Cmd, clipped};
use crate::rust_core;
use crate::ui;

/// A port of MicroPython's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Port {
    /// Raspberry Pi's RP2040 and RP2350
    Rp2,
}

/// A board of a port's, by MicroPython's name and the name of its folder in `boards/`.
pub struct Board {
    pub name: &'static str,
    rust_target: &'static str,
    flash: u64,
    /// What of the flash the file system gets here. The linker does not see that it lies over a firmware as large as LVGL's.
    storage: u64,
}

const RP2: [Board; 2] = [
    // It has no compare-and-swap.
    Board {
        name: "RPI_PICO",
        rust_target: "thumbv6m-none-eabi",
        flash: 2 << 20,
        storage: 512 << 10,
    },
    Board {
        name: "RPI_PICO2",
        rust_target: "thumbv8m.main-none-eabi",
        flash: 4 << 20,
        storage: 2 << 20,
    },
];

impl Port {
    pub fn boards(self) -> &'static [Board] {
        match self {
            Port::Rp2 => &RP2,
        }
    }
}

impl Board {
    /// Builds the firmware `off` or `pools`, or finds it built.
    fn build(&self, build: Build, sources: &Sources) -> Result<PathBuf> {
        let needs = [GCC, MAKE, PYTHON, CMAKE, GCC_ARM, NEWLIB_ARM, LIBSTDCXX_ARM];
        debian::require(&needs)?;
        let port = fetch::with_rp2_libraries(&sources.micropython)?.join("ports/rp2");
        let name = format!("{} {}", self.name, build.name());
        let dir = build::versions_dir(sources)
            .join(self.name)
            .join(build.name());
        let board_dir = dir.with_extension("board");
        self.make_folder(&board_dir, &port, build)?;

        let mut cmake = Cmd::new("cmake")
            .arg("-S")
            .arg(&port)
            .arg(format!("-DMICROPY_BOARD={}", self.name))
            .arg(format!("-DMICROPY_BOARD_DIR={}", board_dir.display()))
            .arg(format!(
                "-DMICROPY_FROZEN_MANIFEST={}",
                board_dir.join("manifest.py").display()
            ))
            // picotool, which packs the firmware into a file for the boot loader, comes only from git.
            .arg("-DPICO_NO_PICOTOOL=1")
            .args(build::cmake_args(build, sources)?);
        if build.needs_rust() {
            for (key, value) in rust_core::environment(self.rust_target)? {
                cmake = cmake.env(key, value);
            }
        } else {
            cmake = cmake.args(["-DLVMP_LVGL=0", "-DLVMP_CARGO=/nowhere/cargo"]);
        }
        build::run_cmake(
            cmake,
            &dir,
            &name,
            &build::log_file(sources, &name.replace(' ', "-")),
        )?;
        Ok(dir.join("firmware.elf"))
    }

    /// A copy of MicroPython's folder of the board, with a line for lvmp and room for LVGL.
    fn make_folder(&self, dir: &Path, port: &Path, build: Build) -> Result<()> {
        let stock = port.join("boards").join(self.name);
        if dir.exists() {
            fs::remove_dir_all(dir).with_context(|| format!("cannot remove {}", dir.display()))?;
        }
        fs::create_dir_all(dir)?;
        for entry in
            fs::read_dir(&stock).with_context(|| format!("cannot list {}", stock.display()))?
        {
            let entry = entry?;
            fs::copy(entry.path(), dir.join(entry.file_name()))?;
        }
        let append = |name: &str, text: String| -> Result<()> {
            let mut file = OpenOptions::new().append(true).open(dir.join(name))?;
            Ok(file.write_all(text.as_bytes())?)
        };
        append(
            "mpconfigboard.h",
            format!(
                "\n#undef MICROPY_HW_FLASH_STORAGE_BYTES\n#define MICROPY_HW_FLASH_STORAGE_BYTES ({})\n",
                self.storage
            ),
        )?;
        if build.needs_rust() {
            let line = budget::folder(self.name).join("lvmp.cmake");
            append(
                "mpconfigboard.cmake",
                format!("\ninclude({})\n", line.display()),
            )?;
        }
        // Nothing frozen: what the port freezes comes from submodules.
        Ok(fs::write(dir.join("manifest.py"), "")?)
    }

    /// Without the pools nothing of theirs is in the firmware, and it needs no Rust.
    pub fn check_off(&self, sources: &Sources) -> Result<()> {
        let elf = self.build(Build::Off, sources)?;
        let names = build::symbols(&elf)?;
        ensure!(
            names.iter().any(|name| name == "gc_collect"),
            "nm does not list the functions of {}",
            elf.display()
        );
        let found: Vec<_> = names
            .into_iter()
            .filter(|name| build::of_pools(name))
            .collect();
        ensure!(
            found.is_empty(),
            "these are in a firmware without pools: {}",
            clipped(&found.join(" "))
        );
        Ok(())
    }

    /// With the pools the firmware fits beside its file system, the collector's functions are wrapped, and the budget holds.
    pub fn check_pools(&self, sources: &Sources) -> Result<()> {
        let elf = self.build(Build::Pools, sources)?;
        ensure!(
            build::symbols(&elf)?
                .iter()
                .any(|name| name == "lvmp_pool_alloc"),
            "the firmware has no lvmp_pool_alloc"
        );
        build::check_exports(&elf.with_file_name("rust/lvmp_rust.o"))?;
        let code = Cmd::new("arm-none-eabi-objdump")
            .args(["-d", "--disassemble=gc_collect"])
            .arg(&elf)
            .read()?;
        for call in ["__wrap_gc_collect_start", "__wrap_gc_collect_end"] {
            ensure!(
                code.contains(&format!("<{call}")),
                "gc_collect does not call {call}: the linker wraps nothing"
            );
        }
        let map = elf.with_extension("elf.map");
        let map =
            fs::read_to_string(&map).with_context(|| format!("cannot read {}", map.display()))?;
        let added = size::of_map(&map)?;
        budget::check(self.name, added)?;
        let table = Cmd::new("arm-none-eabi-size").arg(&elf).read()?;
        let firmware = flash_bytes(&table).with_context(|| format!("size printed {table}"))?;
        ensure!(
            firmware + self.storage <= self.flash,
            "{}: {firmware} bytes of firmware and {} of file system are more than {} of flash",
            self.name,
            self.storage,
            self.flash
        );
        ui::note(&format!(
            "{}: {firmware} bytes of firmware; the memory layer adds {} of text and {} of RAM",
            self.name, added.text, added.ram
        ));
        Ok(())
    }
}

/// What a firmware takes of the flash, from the table that `size` prints: code and initialised data.
fn flash_bytes(table: &str) -> Option<u64> {
    let mut numbers = table.lines().nth(1)?.split_whitespace();
    let text: u64 = numbers.next()?.parse().ok()?;
    let data: u64 = numbers.next()?.parse().ok()?;
    Some(text + data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flash_holds_code_and_initialised_data() {
        let table = "   text\t   data\t    bss\t    dec\t    hex\tfilename\n 1000\t 20\t 300\t 1320\t 528\tx.elf\n";
        assert_eq!(flash_bytes(table), Some(1020));
        assert_eq!(flash_bytes("text data bss\n"), None);
    }

    #[test]
    fn boards_have_the_rust_target_that_their_row_says() {
        for board in Port::Rp2.boards() {
            assert_eq!(budget::row(board.name).unwrap()[3], board.rust_target);
        }
    }
}
