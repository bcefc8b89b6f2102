//! Everything a person or CI runs in this repository: `cargo xtask --help`.

mod build;
mod debian;
mod fetch;
mod paths;
mod process;
mod ui;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use build::Build;
use fetch::Versions;
use process::Cmd;

#[derive(Parser)]
#[command(
    name = "cargo xtask",
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
            let program = build::build(build, &fetch::fetch(versions)?)?;
            return Err(Cmd::new(program)
                .args(["-X", &format!("heapsize={heap}")])
                .arg(script)
                .args(args)
                .exec());
        }
    }
    Ok(ExitCode::SUCCESS)
}
