//! Measurements: each with the command, commit and machine it was made with.

pub mod board;
mod cachegrind;
pub mod calls;
pub mod collect;
pub mod layout;
pub mod python;
pub mod size;
pub mod trace;

use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use comfy_table::{Table, TableComponent, presets};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::NamedTempFile;

use crate::paths;
use crate::process::{Cmd, tail_of};

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

/// A ratio that must not exceed a limit.
#[derive(Serialize)]
pub struct Target {
    pub what: String,
    pub ratio: f64,
    pub most: f64,
}

impl Target {
    pub fn met(&self) -> bool {
        self.ratio <= self.most
    }

    pub fn line(&self) -> String {
        let Target { what, ratio, most } = self;
        let verdict = if self.met() { "" } else { ": MISSED" };
        format!("{what}: {ratio:.3}, at most {most}{verdict}")
    }
}

/// Runs a script of `bench/` under a build and returns what its last line says, which is JSON.
fn run_script<T: DeserializeOwned>(
    program: &Path,
    heap: &str,
    script: &str,
    args: &[&str],
) -> Result<T> {
    // Before all other programs, where the user may ask for that; where not, nice says so and goes on.
    let output = Cmd::new("nice")
        .args(["-n", "-20"])
        .arg(program)
        .args(["-X", &format!("heapsize={heap}")])
        .arg(paths::repo().join("bench").join(script))
        .args(args)
        .output(Some(Duration::from_secs(120)))?;
    ensure!(
        output.status.success(),
        "bench/{script} failed ({}):\n{}",
        output.status,
        tail_of(&(output.stdout + &output.stderr))
    );
    let line = output.stdout.lines().last();
    let line = line.with_context(|| format!("bench/{script} printed nothing"))?;
    serde_json::from_str(line).with_context(|| format!("bench/{script} printed: {line}"))
}

/// A table with one line between its head and its rows.
fn plain_table() -> Table {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    table.remove_style(TableComponent::HorizontalLines);
    table.remove_style(TableComponent::MiddleIntersections);
    table
}

/// The value of `--json`: what can't be written is told before the work, not after it.
pub fn json_file(value: &str) -> Result<PathBuf> {
    let mut file = PathBuf::from(value);
    if file.exists() {
        // What a link points to is replaced, not the link.
        file = file.canonicalize()?;
        ensure!(!file.is_dir(), "{value} is a folder");
        ensure!(file.is_file(), "{value} is no file");
    }
    let dir = folder_of(&file);
    ensure!(dir.is_dir(), "there is no folder {}", dir.display());
    new_file(&file).map_err(|error| anyhow!("{error:#}"))?;
    Ok(file)
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(dir) if !dir.as_os_str().is_empty() => dir,
        _ => Path::new("."),
    }
}

/// What is to become `file`; it goes if it doesn't.
fn new_file(file: &Path) -> Result<NamedTempFile> {
    tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o666))
        .tempfile_in(folder_of(file))
        .with_context(|| format!("cannot write {}", file.display()))
}

/// Writes a file, whole or not at all.
pub fn write(content: &str, file: &Path) -> Result<()> {
    let cannot = || format!("cannot write {}", file.display());
    let mut new = new_file(file)?;
    new.write_all(content.as_bytes()).with_context(cannot)?;
    new.persist(file).with_context(cannot)?;
    Ok(())
}

/// Writes a report for machines.
pub fn write_json(report: &impl Serialize, file: &Path) -> Result<()> {
    write(&(serde_json::to_string_pretty(report)? + "\n"), file)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::{json_file, write_json};

    #[test]
    fn a_report_is_written_whole_or_not_at_all() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("report.json");
        write_json(&[1, 2], &file).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "[\n  1,\n  2\n]\n");
        // As readable as any file that is made here.
        let plain = dir.path().join("plain");
        fs::write(&plain, "").unwrap();
        let mode = |file| fs::metadata(file).unwrap().permissions().mode();
        assert_eq!(mode(&file), mode(&plain));
        fs::remove_file(plain).unwrap();
        // A key that is no string can't be JSON: the old report stays, and nothing lies beside it.
        let bad = std::collections::BTreeMap::from([((1, 2), 3)]);
        assert!(write_json(&bad, &file).is_err());
        assert!(fs::read_to_string(&file).unwrap().starts_with('['));
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_report_needs_a_folder() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().to_str().unwrap();
        assert!(json_file(&format!("{path}/a.json")).is_ok());
        assert!(json_file("a.json").is_ok());
        assert!(json_file(path).is_err());
        assert!(json_file(&format!("{path}/none/a.json")).is_err());
        // Nothing is made before the report is.
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 0);
    }

    #[test]
    fn a_report_replaces_files_only() {
        let dir = tempfile::tempdir().unwrap();
        let (link, file) = (dir.path().join("link"), dir.path().join("file"));
        fs::write(&file, "old").unwrap();
        symlink(&file, &link).unwrap();
        let found = json_file(link.to_str().unwrap()).unwrap();
        assert_eq!(found, file.canonicalize().unwrap());
        assert!(json_file("/dev/null").is_err());
        // A folder that takes no files, not even from root.
        assert!(json_file("/proc/self/a.json").is_err());
    }
}
