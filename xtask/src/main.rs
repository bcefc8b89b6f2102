//! Everything a person or CI runs in this repository: `cargo xtask --help`.

mod bench;
mod board;
mod budget;
mod build;
mod coverage;
mod debian;
mod demo;
mod examples;
mod fetch;
#[cfg(feature = "gen")]
mod generate;
mod opt_in;
mod paths;
mod picture;
mod ports;
mod process;
mod romfs;
mod rust_core;
mod stats;
mod suite;
mod test;
mod types;
mod ui;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};

use bench::{calls, collect, layout, python, size, trace};
use board::Board;
use build::Build;
use debian::{GCC, Need};
use fetch::Versions;
use ports::Port;
use test::Part;

#[derive(Parser)]
#[command(
    name = "xtask",
    bin_name = "cargo xtask",
    about = "Builds, runs, measures and tests lvmp on this machine",
    version
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Fetch the sources of MicroPython and LVGL into target/lvmp/ (other commands do it as needed)
    Fetch {
        #[command(flatten)]
        versions: Versions,
    },
    /// Build MicroPython's unix port with LVGL
    Build {
        /// Which build; can be given several times [default: pools]
        #[arg(long)]
        build: Vec<Build>,
        #[command(flatten)]
        versions: Versions,
    },
    /// Run a Python script under a built interpreter; its exit code is passed on
    Run {
        script: PathBuf,
        #[arg(long, default_value = "pools")]
        build: Build,
        /// Size of the interpreter's heap, with the suffix K or M if wanted
        #[arg(long, default_value = "32M")]
        heap: String,
        #[command(flatten)]
        versions: Versions,
        /// Arguments of the script
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Build the firmware of an emulated board, and run a Python script on it
    Board {
        #[arg(value_name = "BOARD")]
        board: Board,
        /// The script; it finds the Python files beside it [default: only build]
        script: Option<PathBuf>,
        #[arg(long, default_value = "pools")]
        build: Build,
        /// Open the board's prompt
        #[arg(long, conflicts_with = "script")]
        repl: bool,
        /// Size of the board's heap, up to 16M
        #[arg(long, default_value = board::HEAP, value_parser = layout::heap_size)]
        heap: String,
        #[command(flatten)]
        versions: Versions,
        /// Arguments of the script
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Measure: what the heap's layout costs, a collection, an allocation, Python itself
    #[command(subcommand)]
    Bench(Bench),
    /// From nothing: build, measure, print the table, draw the pictures (target/lvmp/demo/)
    Demo {
        #[command(flatten)]
        versions: Versions,
    },
    /// Run all tests: format, lints, Rust, all builds, Python, types, examples; exit code 0 if all passed
    Test {
        /// Only the Python tests and examples whose names contain NAME; `types`: only the type checker
        name: Option<String>,
        /// Only MicroPython's own test suite: the same tests must pass with the pools as without
        #[arg(long, conflicts_with = "name")]
        suite: bool,
        /// Only the Python tests on the emulated boards, or of these those whose names contain NAME
        #[arg(long, conflicts_with = "suite")]
        boards: bool,
        /// Only whether boards of this port of MicroPython's compile and link, without the pools and with them
        #[arg(long, value_name = "PORT", conflicts_with_all = ["name", "suite", "boards"])]
        ports: Option<Port>,
        #[command(flatten)]
        versions: Versions,
    },
    /// Make the reference pictures that the examples' are compared with: examples/pictures/
    Pictures {
        /// Which examples [default: all]
        names: Vec<String>,
    },
    /// Make the generated files: include/lvmp.h, src/ffi.rs, src/ffi_lvgl.rs, lvgl/generated/
    Gen {
        /// Write nothing; fail if a file is not what would be made
        #[arg(long)]
        check: bool,
        /// Write nothing; list LVGL's public declarations with their Python names, or why they have none
        #[arg(long, conflicts_with = "check")]
        report: bool,
        #[command(flatten)]
        versions: Versions,
    },
    /// Draw a heap map, the bytes of lvmp.heap_map(), as a picture
    Heapmap {
        /// The bytes, one a block
        file: PathBuf,
        /// The PNG to write [default: FILE with the extension png]
        #[arg(short, long, value_name = "PNG")]
        output: Option<PathBuf>,
    },
}

#[derive(Subcommand)]
enum Bench {
    /// What the layout of the heap costs: stock, pools-c and pools on three layouts
    Layout {
        /// Write the figures to FILE too
        #[arg(long, value_name = "FILE", value_parser = bench::json_file)]
        json: Option<PathBuf>,
        /// How often each build runs on each layout [default: 5, on a board 2]
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: Option<u16>,
        /// Size of the interpreter's heap
        #[arg(long, default_value = "32M", value_parser = layout::heap_size)]
        heap: String,
        /// On an emulated board with its heap of 16 MB, in instructions; with what single operations cost
        #[arg(long, conflicts_with = "heap")]
        board: Option<Board>,
        #[command(flatten)]
        versions: Versions,
    },
    /// What a call costs, from Python to LVGL and back, beside a binding in the manner of the established ones
    Calls {
        /// Write the figures to FILE too
        #[arg(long, value_name = "FILE", value_parser = bench::json_file)]
        json: Option<PathBuf>,
        /// How often the time of each is taken
        #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        #[command(flatten)]
        versions: Versions,
    },
    /// What gc.collect() costs against the heap's size; draws target/lvmp/bench/collect.svg
    Collect {
        /// Write the figures to FILE too
        #[arg(long, value_name = "FILE", value_parser = bench::json_file)]
        json: Option<PathBuf>,
        /// How often each build runs on each heap
        #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..))]
        rounds: u16,
        #[command(flatten)]
        versions: Versions,
    },
    /// What MicroPython's own benchmark programs cost, in instructions, against stock
    Python {
        /// Write the figures to FILE too
        #[arg(long, value_name = "FILE", value_parser = bench::json_file)]
        json: Option<PathBuf>,
        /// The build to compare with stock
        #[arg(long, default_value = "pools")]
        build: Build,
        /// How much the programs do: as for a processor of so many MHz
        #[arg(short, default_value_t = 5000, value_name = "MHZ", value_parser = clap::value_parser!(u32).range(1..))]
        n: u32,
        /// Size of the interpreter's heap, say 512M: nothing is collected then [default: MicroPython's]
        #[arg(long, value_parser = layout::heap_size)]
        heap: Option<String>,
        #[command(flatten)]
        versions: Versions,
    },
    /// What the memory layer adds to a board's firmware, part by part, beside the yardstick in C; fails over the limits
    Size {
        /// Write the figures to FILE too
        #[arg(long, value_name = "FILE", value_parser = bench::json_file)]
        json: Option<PathBuf>,
        #[arg(long, default_value = "QEMU_MPS2_AN385")]
        board: Board,
        #[command(flatten)]
        versions: Versions,
    },
    /// What LVGL's recorded allocations cost: our pools, LVGL's TLSF, bare rlsf
    Trace {
        /// Write the figures to FILE too
        #[arg(long, value_name = "FILE", value_parser = bench::json_file)]
        json: Option<PathBuf>,
        /// Record the allocations anew first
        #[arg(long)]
        record: bool,
        #[command(flatten)]
        versions: Versions,
    },
}

fn main() -> ExitCode {
    match process::end_children_with_us().and_then(|()| run(Cli::parse().command)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Fetch { versions } => {
            let sources = fetch::fetch(versions)?;
            fetch::make_default(&sources.lvgl)?;
            for (name, source) in [
                ("MicroPython", &sources.micropython),
                ("LVGL", &sources.lvgl),
            ] {
                println!(
                    "{name} {} from {}: {}",
                    source.version,
                    source.origin,
                    source.dir.display()
                );
            }
        }
        Command::Build {
            mut build,
            versions,
        } => {
            if build.is_empty() {
                build.push(Build::Pools);
            }
            let sources = fetch::fetch(versions)?;
            for build in build {
                println!("{}", build::build(build, &sources)?.display());
            }
        }
        Command::Run {
            script,
            build,
            heap,
            versions,
            args,
        } => {
            let sources = fetch::fetch(versions)?;
            let program = build::build(build, &sources)?;
            return Err(build
                .command(&program)
                .env("MICROPYPATH", build::python_path(&sources))
                .args(["-X", &format!("heapsize={heap}")])
                .arg(script)
                .args(args)
                .exec());
        }
        Command::Board {
            board,
            script,
            build,
            repl,
            heap,
            versions,
            args,
        } => {
            let sources = fetch::fetch(versions)?;
            let firmware = board.build(build, &[], &sources)?;
            if repl {
                return Err(firmware.prompt(&heap)?);
            }
            let Some(script) = script else {
                println!("{}", firmware.elf.display());
                return Ok(ExitCode::SUCCESS);
            };
            let args: Vec<_> = args.iter().map(String::as_str).collect();
            let mut machine = firmware.start(board::files_for(Some(&script))?, &heap)?;
            let outcome = machine.run_script(&script, &args, board::NO_LIMIT, board::print)?;
            if !outcome.stderr.is_empty() {
                eprint!("{}", outcome.stderr);
                return Ok(ExitCode::FAILURE);
            }
        }
        Command::Bench(Bench::Layout {
            json,
            rounds,
            heap,
            board,
            versions,
        }) => {
            let sources = fetch::fetch(versions)?;
            if let Some(board) = board {
                let programs = bench::board::programs(board, &sources)?;
                let screens = &bench::board::SCREENS;
                let rounds = rounds.unwrap_or(2).into();
                let report = bench::board::measure(board, &sources, &programs, screens, rounds)?;
                println!("{}", report.table());
                if let Some(file) = json {
                    bench::write_json(&report, &file)?;
                }
                return Ok(ExitCode::SUCCESS);
            }
            let programs = build::programs(&layout::BUILDS, &sources)?;
            let rounds = rounds.unwrap_or(5).into();
            let report = layout::measure(&sources, &programs, &heap, rounds)?;
            println!("{}", report.table());
            if let Some(file) = json {
                bench::write_json(&report, &file)?;
            }
        }
        Command::Bench(Bench::Calls {
            json,
            rounds,
            versions,
        }) => {
            let sources = fetch::fetch(versions)?;
            let program = build::build(Build::Calls, &sources)?;
            let report = calls::measure(&sources, &program, &calls::OPERATIONS, rounds.into())?;
            println!("{}", report.table());
            if let Some(file) = json {
                bench::write_json(&report, &file)?;
            }
        }
        Command::Bench(Bench::Collect {
            json,
            rounds,
            versions,
        }) => {
            let sources = fetch::fetch(versions)?;
            let programs = build::programs(&layout::BUILDS, &sources)?;
            let data = build::programs(&collect::DATA_BUILDS, &sources)?;
            let report = collect::measure(&sources, &programs, &data, rounds.into())?;
            println!("{}", report.table());
            let chart = collect::chart_file();
            report.draw(&chart)?;
            println!("{}", chart.display());
            if let Some(file) = json {
                bench::write_json(&report, &file)?;
            }
        }
        Command::Bench(Bench::Python {
            json,
            build,
            n,
            heap,
            versions,
        }) => {
            let sources = fetch::fetch(versions)?;
            let program = |build| build::build(build, &sources);
            let compared = python::Compared {
                stock: program(Build::Stock)?,
                build,
                program: program(build)?,
                noindex: build.without_index().map(program).transpose()?,
            };
            let load = python::Load { n, m: 1000, heap };
            let report = python::measure(&sources, compared, load)?;
            println!("{}", report.table());
            if let Some(file) = json {
                bench::write_json(&report, &file)?;
            }
        }
        Command::Bench(Bench::Size {
            json,
            board,
            versions,
        }) => {
            let sources = fetch::fetch(versions)?;
            let report = size::measure(board, &sources)?;
            println!("{}", report.table());
            if let Some(file) = json {
                bench::write_json(&report, &file)?;
            }
            report.check()?;
        }
        Command::Bench(Bench::Trace {
            json,
            record,
            versions,
        }) => {
            let sources = fetch::fetch(versions)?;
            if record {
                trace::record(&sources)?;
            }
            let report = trace::measure(&sources, &trace::file())?;
            println!("{}", report.table());
            if let Some(file) = json {
                bench::write_json(&report, &file)?;
            }
        }
        Command::Demo { versions } => demo::demo(versions)?,
        Command::Test {
            name,
            suite,
            boards,
            ports,
            versions,
        } => {
            let part = match name {
                _ if let Some(port) = ports => Part::Port(port),
                name if boards => Part::Boards(name.unwrap_or_default()),
                Some(name) if name == "types" => Part::Types,
                Some(name) => Part::Python(name),
                None if suite => Part::Suite,
                None => Part::All,
            };
            if !test::test(versions, part)? {
                return Ok(ExitCode::FAILURE);
            }
        }
        Command::Pictures { names } => examples::make_references(&names)?,
        Command::Gen {
            check,
            report,
            versions,
        } => {
            debian::require(&[GCC, Need::Libclang])?;
            return make_generated(check, report, versions);
        }
        Command::Heapmap { file, output } => {
            let map = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
            let output = output.unwrap_or_else(|| file.with_extension("png"));
            picture::save_heap(&map, &format!("GC heap, {}", file.display()), &output)?;
            println!("{}", output.display());
        }
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(feature = "gen")]
fn make_generated(check: bool, report: bool, versions: Versions) -> Result<ExitCode> {
    let sources = fetch::fetch(versions)?;
    if report {
        generate::report(&sources)?;
    } else {
        generate::generate(&sources, check)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Becomes the same program with what `gen` needs compiled in.
#[cfg(not(feature = "gen"))]
fn make_generated(_: bool, _: bool, _: Versions) -> Result<ExitCode> {
    let xtask = ["run", "--quiet", "--package=xtask", "--features=gen", "--"];
    Err(process::Cmd::new("cargo")
        .args(xtask)
        .args(std::env::args_os().skip(1))
        .exec())
}
