//! Counted instructions: cachegrind without its cache model, to the instruction the same from run to run.

use std::path::Path;

use anyhow::{Context, Result};

use crate::debian::{self, VALGRIND};
use crate::process::{Cmd, Output, tail_of};

/// The counter's name and version.
pub fn name() -> Result<String> {
    debian::require(&[VALGRIND])?;
    let version = Cmd::new("valgrind").arg("--version").read()?;
    Ok(format!("{}, cachegrind", version.trim()))
}

/// Runs a script in the same surroundings each time: no environment, and the interpreter under the same name, since
/// both lie on the stack, which the collector looks through.
pub fn run(interpreter: &Path, heap: Option<&str>, script: &Path, args: &[&str]) -> Result<Output> {
    Cmd::new("env")
        .arg("-i")
        .arg(format!(
            "PATH={}",
            std::env::var("PATH").unwrap_or_default()
        ))
        .args(["valgrind", "--tool=cachegrind", "--cache-sim=no"])
        .arg("--cachegrind-out-file=/dev/null")
        .arg("./micropython")
        .args(
            heap.map(|heap| format!("heapsize={heap}"))
                .iter()
                .flat_map(|size| ["-X", size]),
        )
        .arg(script)
        .args(args)
        .dir(
            interpreter
                .parent()
                .context("an interpreter lies in a folder")?,
        )
        .output(None)
}

/// The instructions that a run took.
pub fn instructions(output: &Output) -> Result<u64> {
    read(&output.stderr)
        .with_context(|| format!("valgrind printed no count:\n{}", tail_of(&output.stderr)))
}

/// The number in cachegrind's line `==1== I   refs:      197,513,446`.
fn read(printed: &str) -> Option<u64> {
    let line = printed
        .lines()
        .find(|line| line.starts_with("==") && line.contains("== I ") && line.contains("refs:"))?;
    line.split("refs:")
        .nth(1)?
        .trim()
        .replace(',', "")
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn counts_are_read_from_what_valgrind_prints() {
        let old = "==77== Cachegrind\n==77== \n==77== I   refs:      197,513,446\n";
        assert_eq!(read(old), Some(197_513_446));
        assert_eq!(read("==7== I refs:        1,234\n"), Some(1234));
        assert_eq!(read("==7== D   refs:  1,234\nI refs: 5\n"), None);
        assert_eq!(read(""), None);
    }
}
