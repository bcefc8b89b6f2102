//! `lvmp-generator --lvgl DIR --conf FILE [-D NAME=VALUE] [--out DIR] [--check] [--report]`

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use lvmp_generator::{emit, names, read};

/// Makes the C source and the type stub of the bundled `lvgl` Python module from LVGL's headers.
#[derive(Parser)]
struct Args {
    /// LVGL's source: the folder with lvgl.h
    #[arg(long, value_name = "DIR")]
    lvgl: PathBuf,
    /// LVGL's configuration, an lv_conf.h
    #[arg(long, value_name = "FILE")]
    conf: PathBuf,
    /// Further folders that the configuration includes from; its own `include` is one already
    #[arg(long, value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Macros of the command line that the firmware is built with
    #[arg(long, short = 'D', value_name = "NAME=VALUE")]
    define: Vec<String>,
    /// Where the generated files are; `generated` beside the configuration by default
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write nothing; fail if a file is not what would be written
    #[arg(long)]
    check: bool,
    /// Write nothing; list every declaration with its Python name, or why it has none
    #[arg(long)]
    report: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("lvmp-generator: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<ExitCode> {
    let beside = args.conf.parent().unwrap_or(Path::new("."));
    let mut include: Vec<PathBuf> = args.include.clone();
    include.push(beside.join("include"));
    let api = read::read(&args.lvgl, &args.conf, &include, &args.define)?;
    let names = names::assign(&api);
    let conf = args
        .conf
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let output = emit::emit(&api, &names, &conf);
    if args.report {
        output.report.write(&api, &mut std::io::stdout().lock())?;
        return Ok(ExitCode::SUCCESS);
    }
    let out = args.out.clone().unwrap_or_else(|| beside.join("generated"));
    let files = [
        (out.join("lvgl_gen.c"), &output.source),
        (out.join("lvgl.pyi"), &output.stub),
    ];
    if args.check {
        let stale: Vec<String> = files
            .iter()
            .filter(|(file, text)| fs::read_to_string(file).ok().as_ref() != Some(text))
            .map(|(file, _)| file.display().to_string())
            .collect();
        if stale.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        eprintln!(
            "lvmp-generator: not what LVGL's headers give: {}; run `cargo xtask gen`",
            stale.join(", ")
        );
        return Ok(ExitCode::FAILURE);
    }
    fs::create_dir_all(&out).with_context(|| format!("cannot make {}", out.display()))?;
    for (file, text) in files {
        write(&file, text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes beside the file and renames, so that there is never half a file. One that is as it should be stays, for make.
fn write(file: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(file).is_ok_and(|found| found == text) {
        return Ok(());
    }
    let new = file.with_extension("new");
    fs::write(&new, text)
        .and_then(|()| fs::rename(&new, file))
        .with_context(|| format!("cannot write {}", file.display()))
}
