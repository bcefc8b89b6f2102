//! Measurements: each with the command, commit and machine it was made with.

pub mod collect;
pub mod layout;
pub mod python;
pub mod trace;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;

use crate::paths;
use crate::process::Cmd;

/// Under what circumstances figures were made.
#[derive(Serialize)]
pub struct Circumstances {
    machine: String,
    commit: String,
    date: String,
    command: String,
}

impl Circumstances {
    pub fn now() -> Self {
        let line = |program: &str, args: &[&str]| {
            let output = Cmd::new(program).args(args).dir(paths::repo()).read();
            output.map_or_else(|_| "unknown".to_owned(), |text| text.trim().to_owned())
        };
        let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let cpu = cpu
            .lines()
            .find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1))
            .unwrap_or("unknown CPU");
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let arguments: Vec<_> = std::env::args().skip(1).collect();
        Self {
            machine: format!("{cpu}, {cores} cores, {}", line("uname", &["-srm"])),
            commit: line("git", &["describe", "--always", "--dirty"]),
            date: line("date", &["-u", "+%Y-%m-%d"]),
            command: format!("cargo xtask {}", arguments.join(" ")),
        }
    }
}

/// Writes a report for machines.
pub fn write_json(report: &impl Serialize, file: &Path) -> Result<()> {
    let mut text = serde_json::to_string_pretty(report)?;
    text.push('\n');
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}
