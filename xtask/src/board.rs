//! `board`: MicroPython's qemu port with LVGL on the emulated boards of `boards/`, driven through its raw prompt.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use tempfile::NamedTempFile;

use crate::bench::layout::bytes;
use crate::build::{self, Build};
use crate::debian::{self, MAKE, Need, PYTHON};
use crate::fetch::Sources;
use crate::paths;
use crate::process::{Cmd, Conversation};
use crate::romfs::Folder;
use crate::rust_core;

/// An emulated board, by the name of its folder in `boards/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Board {
    /// Cortex-M3
    #[value(name = "QEMU_MPS2_AN385")]
    Mps2An385,
    /// RISC-V, 32 bits
    #[value(name = "QEMU_VIRT_RV32")]
    VirtRv32,
}

pub const BOARDS: [Board; 2] = [Board::Mps2An385, Board::VirtRv32];

/// The heap of both boards, if nothing else is asked for.
pub const HEAP: &str = "16M";

/// How long a board takes to start or to say that it has understood.
const SOON: Duration = Duration::from_secs(60);

/// A script may take so many times as long as on this machine itself.
pub const SLOWER: u32 = 5;

/// For scripts that may take as long as they like.
pub const NO_LIMIT: Duration = Duration::from_secs(u32::MAX as u64);

/// Prints what a script does, as it comes.
pub fn print(bytes: &[u8]) {
    let bytes: Vec<u8> = bytes
        .iter()
        .copied()
        .filter(|&byte| byte != b'\r')
        .collect();
    let mut stdout = std::io::stdout();
    // Nobody may be listening any more; the script goes on.
    let _ = stdout.write_all(&bytes).and_then(|()| stdout.flush());
}

impl Board {
    pub fn name(self) -> &'static str {
        match self {
            Board::Mps2An385 => "QEMU_MPS2_AN385",
            Board::VirtRv32 => "QEMU_VIRT_RV32",
        }
    }

    /// What the tools for the board are called in front.
    fn tools(self) -> &'static str {
        match self {
            Board::Mps2An385 => "arm-none-eabi-",
            Board::VirtRv32 => "riscv64-unknown-elf-",
        }
    }

    fn rust_target(self) -> &'static str {
        match self {
            Board::Mps2An385 => "thumbv7m-none-eabi",
            Board::VirtRv32 => "riscv32imac-unknown-none-elf",
        }
    }

    fn needs(self) -> &'static [Need] {
        match self {
            Board::Mps2An385 => &[MAKE, PYTHON, debian::GCC_ARM, debian::NEWLIB_ARM],
            Board::VirtRv32 => &[MAKE, PYTHON, debian::GCC_RISCV, debian::PICOLIBC_RISCV],
        }
    }

    fn qemu(self) -> Cmd {
        match self {
            Board::Mps2An385 => Cmd::new("qemu-system-arm").args(["-machine", "mps2-an385"]),
            Board::VirtRv32 => {
                Cmd::new("qemu-system-riscv32").args(["-machine", "virt", "-bios", "none"])
            }
        }
    }

    /// Builds the firmware, or finds it built. `makefiles` are taken into it.
    pub fn build(self, build: Build, makefiles: &[&str], sources: &Sources) -> Result<Firmware> {
        debian::require(self.needs())?;
        let dir = build::versions_dir(sources).join(self.name());
        let dir = dir.join(if makefiles.is_empty() {
            build.name().to_owned()
        } else {
            format!("{}-bench", build.name())
        });
        let mut args = build.make_args();
        for makefile in makefiles {
            let file = paths::repo().join(makefile).display().to_string();
            match args.iter_mut().find(|arg| arg.starts_with("LVMP_EXTRA=")) {
                Some(arg) => *arg += &format!(" {file}"),
                None => args.push(format!("LVMP_EXTRA={file}")),
            }
        }
        let mut make = Cmd::new("make")
            .arg("-C")
            .arg(sources.micropython.dir.join("ports/qemu"))
            .arg(format!("BOARD={}", self.name()))
            .arg(format!(
                "BOARD_DIR={}",
                paths::repo().join("boards").join(self.name()).display()
            ))
            .arg(format!("BUILD={}", dir.display()))
            .args(build::module_args(build, sources)?)
            .args(args);
        if build.needs_rust() {
            for (key, value) in rust_core::environment(self.rust_target())? {
                make = make.env(key, value);
            }
        }
        let name = format!("{} {}", self.name(), build.name());
        let log = build::log_file(sources, &name.replace(' ', "-"));
        let elf = build::run(make, &dir, "firmware.elf", &name, &log)?;
        Ok(Firmware { board: self, elf })
    }
}

/// A built firmware.
pub struct Firmware {
    board: Board,
    pub elf: PathBuf,
}

/// What a script left behind.
pub struct Outcome {
    pub stdout: String,
    /// The traceback of what it raised, else nothing.
    pub stderr: String,
}

impl Firmware {
    /// The qemu that runs it with `image` as the file system at `/rom`.
    fn qemu(&self, image: &Path, heap: &str) -> Result<Cmd> {
        debian::require(match self.board {
            Board::Mps2An385 => &[debian::QEMU_ARM],
            Board::VirtRv32 => &[debian::QEMU_RISCV],
        })?;
        let files = self.symbol("_files_start")?;
        let room = self.symbol("_files_end")? - files;
        let size = fs::metadata(image)?.len();
        ensure!(
            size <= room,
            "the script's folder has {size} bytes of Python files, the board takes {room}: move it to a folder of its own"
        );
        let (most, heap_bytes) = (bytes(HEAP)?, bytes(heap)?);
        ensure!(
            (4096..=most).contains(&heap_bytes),
            "the board's heap can be 4K to {HEAP}, not {heap}"
        );
        Ok(self
            .board
            .qemu()
            .args(["-display", "none", "-monitor", "none", "-semihosting"])
            // 64 ns for each instruction, whatever the host does: boards/qemu/clock.h.
            .args(["-icount", "shift=6"])
            .arg("-kernel")
            .arg(&self.elf)
            .arg("-device")
            .arg(format!(
                "loader,file={},addr={files:#x},force-raw=on",
                image.display().to_string().replace(',', ",,")
            ))
            .arg("-device")
            .arg(format!(
                "loader,addr={:#x},data={heap_bytes:#x},data-len=4",
                self.symbol("_heap_bytes")?
            )))
    }

    fn symbol(&self, name: &str) -> Result<u64> {
        let table = Cmd::new(format!("{}nm", self.board.tools()))
            .arg(&self.elf)
            .read()?;
        address(&table, name).with_context(|| format!("{} has no {name}", self.elf.display()))
    }

    /// Starts the board and waits for its prompt.
    pub fn start(&self, files: Folder, heap: &str) -> Result<Machine> {
        let image = image_file(files)?;
        let qemu = self
            .qemu(image.path(), heap)?
            .args(["-serial", "stdio"])
            .converse()?;
        let mut machine = Machine {
            qemu,
            _image: image,
        };
        machine.hear(b">>> ", SOON)?;
        machine.qemu.say(b"\x01")?;
        machine.hear(b"raw REPL; CTRL-B to exit\r\n", SOON)?;
        Ok(machine)
    }

    /// Gives the terminal to the board's prompt. Returns only on failure.
    pub fn prompt(&self, heap: &str) -> Result<anyhow::Error> {
        // This program becomes qemu, so that nobody would delete a file of a name of its own.
        let image = paths::work().join(format!("{}.romfs", self.board.name()));
        fs::write(&image, files_for(None)?.image())?;
        let qemu = self.qemu(&image, heap)?;
        eprintln!("Ctrl-A X ends the board");
        Ok(qemu.args(["-serial", "mon:stdio"]).exec())
    }
}

/// A running board at its raw prompt. Dropped, it is switched off.
pub struct Machine {
    qemu: Conversation,
    _image: NamedTempFile,
}

impl Machine {
    fn hear(&mut self, end: &[u8], limit: Duration) -> Result<Vec<u8>> {
        self.qemu.hear(end, Instant::now() + limit, |_| ())
    }

    /// Runs Python; what it prints goes to `sink` too, as it comes.
    pub fn run(&mut self, code: &str, limit: Duration, sink: impl FnMut(&[u8])) -> Result<Outcome> {
        self.hear(b">", SOON)?;
        self.qemu.say(code.as_bytes())?;
        self.qemu.say(b"\x04")?;
        self.hear(b"OK", SOON)?;
        let deadline = Instant::now() + limit;
        let stdout = self.qemu.hear(b"\x04", deadline, sink)?;
        let stderr = self.qemu.hear(b"\x04", deadline, |_| ())?;
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
        Ok(Outcome {
            stdout: text(stdout),
            stderr: text(stderr),
        })
    }

    /// Runs a script as MicroPython's `unix` port would: with arguments, in the folder of its files.
    pub fn run_script(
        &mut self,
        script: &Path,
        args: &[&str],
        limit: Duration,
        sink: impl FnMut(&[u8]),
    ) -> Result<Outcome> {
        let code = fs::read_to_string(script)
            .with_context(|| format!("cannot read {}", script.display()))?;
        let name = script.file_name().context("a script has a name")?;
        let argv: Vec<_> = [&*name.to_string_lossy()]
            .iter()
            .chain(args)
            .map(|arg| python_string(arg))
            .collect();
        let prepare = format!(
            "import os, sys\nos.chdir('/rom')\nsys.argv[:] = [{}]\ndel os, sys\n",
            argv.join(", ")
        );
        let prepared = self.run(&prepare, SOON, |_| ())?;
        ensure!(prepared.stderr.is_empty(), "{}", prepared.stderr);
        self.run(&code, limit, sink)
    }

    /// A soft reset, as Ctrl-D is.
    pub fn soft_reset(&mut self) -> Result<()> {
        self.hear(b">", SOON)?;
        self.qemu.say(b"\x04")?;
        self.hear(b"MPY: soft reboot", SOON)?;
        self.hear(b"raw REPL; CTRL-B to exit\r\n", SOON)?;
        Ok(())
    }
}

/// The files that a script finds: those of Python beside it, and what every script may import.
pub fn files_for(script: Option<&Path>) -> Result<Folder> {
    let mut files = Folder::default();
    let folders = script
        .map(folder_of)
        .into_iter()
        .chain([paths::repo().join("lvgl/python")]);
    for folder in folders {
        files = add_files(files, &folder, Some("py"))?;
    }
    Ok(files)
}

fn folder_of(script: &Path) -> PathBuf {
    match script.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Adds the files of a folder, or those with an extension.
pub fn add_files(mut files: Folder, folder: &Path, extension: Option<&str>) -> Result<Folder> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .with_context(|| format!("cannot list {}", folder.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .filter(|path| {
            extension.is_none() || path.extension().and_then(|found| found.to_str()) == extension
        })
        .collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().expect("a file has a name");
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        files = files.file(&name.to_string_lossy(), &content);
    }
    Ok(files)
}

fn image_file(files: Folder) -> Result<NamedTempFile> {
    let dir = paths::work();
    fs::create_dir_all(&dir)?;
    let image = tempfile::Builder::new()
        .prefix("board-")
        .suffix(".romfs")
        .tempfile_in(dir)?;
    fs::write(&image, files.image())?;
    Ok(image)
}

/// The address of a symbol in what nm prints.
fn address(table: &str, name: &str) -> Option<u64> {
    table.lines().find_map(|line| {
        let mut words = line.split_whitespace();
        let address = u64::from_str_radix(words.next()?, 16).ok()?;
        (words.nth(1)? == name).then_some(address)
    })
}

/// The text as a string of Python's.
fn python_string(text: &str) -> String {
    let mut quoted = String::from("'");
    for c in text.chars() {
        match c {
            '\'' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                write!(quoted, "\\x{:02x}", c as u32).expect("a string takes it")
            }
            c => quoted.push(c),
        }
    }
    quoted + "'"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_is_found_by_its_whole_name() {
        let table = "20201000 A _files_start\n         U other\n20300000 A _files_end\n";
        assert_eq!(address(table, "_files_end"), Some(0x20300000));
        assert_eq!(address(table, "_files"), None);
        assert_eq!(address(table, "other"), None);
    }

    #[test]
    fn strings_are_quoted_for_python() {
        assert_eq!(python_string("a'b\\\n"), r"'a\'b\\\x0a'");
    }

    #[test]
    fn boards_have_the_names_of_their_folders() {
        for board in BOARDS {
            let file = paths::repo().join("boards").join(board.name());
            assert!(file.join("mpconfigboard.mk").is_file());
            assert_eq!(Board::from_str(board.name(), false), Ok(board));
        }
    }
}
