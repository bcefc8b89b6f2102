//! MicroPython's own test suite: with the pools the same tests pass as without.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::debian::{self, PYTHON};
use crate::fetch::Sources;
use crate::paths;
use crate::process::Cmd;
use crate::ui::Step;

/// How often a test is run again that failed under one build only.
const AGAIN: usize = 5;

/// A copy of the suite that the tests may write into.
pub struct Suite {
    dir: PathBuf,
    /// Tests that stop the whole suite where MicroPython's own unittest is not there: it is a submodule, and source
    /// packages have none.
    needing_unittest: Vec<String>,
}

/// How a run of the suite ended. The tests themselves are named as the suite names them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    pub performed: usize,
    pub failed: BTreeSet<String>,
    pub skipped: BTreeSet<String>,
}

impl Suite {
    /// Copies the tests and links what they look for beside them.
    pub fn new(sources: &Sources) -> Result<Self> {
        debian::require(&[PYTHON])?;
        let micropython = &sources.micropython;
        let dir = paths::work().join(format!("suite/{}", micropython.version));
        if dir.exists() {
            fs::remove_dir_all(&dir).with_context(|| format!("cannot remove {}", dir.display()))?;
        }
        fs::create_dir_all(&dir)?;
        for folder in ["extmod", "lib", "tools"] {
            std::os::unix::fs::symlink(micropython.dir.join(folder), dir.join(folder))
                .with_context(|| format!("cannot link {folder} into {}", dir.display()))?;
        }
        Cmd::new("cp")
            .arg("-r")
            .arg(micropython.dir.join("tests"))
            .arg(&dir)
            .read()?;
        let needing_unittest = if dir
            .join("lib/micropython-lib/python-stdlib/unittest")
            .is_dir()
        {
            Vec::new()
        } else {
            needing_unittest(&dir.join("tests"))?
        };
        Ok(Self {
            dir,
            needing_unittest,
        })
    }

    /// Runs the suite, or only some of its tests; `name` tells the results of this run from others.
    pub fn run<'a>(
        &self,
        program: &Path,
        name: &str,
        tests: impl IntoIterator<Item = &'a String>,
        step: &Step,
    ) -> Result<Outcome> {
        let results = self.dir.join(format!("results-{name}"));
        // A test of select.poll() counts on this limit, which many systems have.
        let mut runner = Cmd::new("prlimit")
            .args(["--nofile=1024", "python3", "run-tests.py"])
            .arg(format!("-j{}", jobs()))
            .arg("--result-dir")
            .arg(&results)
            .dir(self.dir.join("tests"))
            .env("MICROPY_MICROPYTHON", program);
        for test in &self.needing_unittest {
            // A regular expression; the only special character in a name is its dot.
            runner = runner
                .arg("-e")
                .arg(format!("^{}$", test.replace('.', r"\.")));
        }
        let log = paths::work().join(format!("log/suite-{name}.log"));
        let mut lines = Vec::new();
        let ended = runner.args(tests).logged(&log, |line| {
            step.detail(line.to_owned());
            lines.push(line.to_owned());
        });
        // The runner fails when a test does. A run that was cut short has no last lines.
        match Outcome::new(&lines) {
            Some(mut outcome) => {
                outcome.failed = failed(&results.join("_results.json"))?;
                Ok(outcome)
            }
            None => {
                ended?;
                bail!("the end of {} is no summary", log.display())
            }
        }
    }

    /// Runs what failed in only one of the two again, [`AGAIN`] times under both: a test that fails for the load on the
    /// machine fails under either or not again. What then failed under one of them even once has failed: a rare crash
    /// is no load. Returns what differed at first.
    pub fn settle(
        &self,
        (stock, stock_outcome): (&Path, &mut Outcome),
        (other, other_outcome): (&Path, &mut Outcome),
        step: &Step,
    ) -> Result<BTreeSet<String>> {
        let first = stock_outcome.differing(other_outcome);
        if first.is_empty() {
            return Ok(first);
        }
        for (program, name, outcome) in [
            (stock, "again-stock", stock_outcome),
            (other, "again-other", other_outcome),
        ] {
            let runs = (0..AGAIN).map(|_| self.run(program, name, &first, step));
            outcome.replace(&first, runs.collect::<Result<_>>()?);
        }
        Ok(first)
    }

    /// The tests that don't run here, under no build.
    pub fn left_out(&self) -> &[String] {
        &self.needing_unittest
    }
}

impl Outcome {
    /// From the last lines of a run; which tests failed they don't tell exactly.
    fn new(lines: &[String]) -> Option<Self> {
        let performed = lines
            .iter()
            .rev()
            .find_map(|line| line.split_once(" tests performed")?.0.parse().ok())?;
        let skipped = lines
            .iter()
            .rev()
            .find_map(|line| Some(line.split_once(" tests skipped: ")?.1))
            .unwrap_or_default();
        Some(Self {
            performed,
            failed: BTreeSet::new(),
            skipped: skipped.split_whitespace().map(str::to_owned).collect(),
        })
    }

    fn passed(&self) -> usize {
        self.performed - self.failed.len()
    }

    /// The numbers, for people.
    pub fn summary(&self) -> String {
        format!(
            "{} passed, {} failed, {} skipped",
            self.passed(),
            self.failed.len(),
            self.skipped.len()
        )
    }

    /// The tests that failed in one of the two only.
    fn differing(&self, other: &Self) -> BTreeSet<String> {
        self.failed
            .symmetric_difference(&other.failed)
            .cloned()
            .collect()
    }

    /// Takes over what further runs of some tests say: those have failed that failed in any.
    fn replace(&mut self, tests: &BTreeSet<String>, runs: Vec<Self>) {
        self.failed.retain(|test| !tests.contains(test));
        self.failed
            .extend(runs.into_iter().flat_map(|run| run.failed));
    }

    /// One line for each kind of difference; none if the same tests pass.
    pub fn differences(&self, name: &str, other: &Self, other_name: &str) -> Vec<String> {
        let only = |what: &str, name: &str, a: &BTreeSet<String>, b: &BTreeSet<String>| {
            let tests: Vec<_> = a.difference(b).map(String::as_str).collect();
            (!tests.is_empty()).then(|| format!("{what} under {name} only: {}", tests.join(" ")))
        };
        let mut lines: Vec<_> = [
            only("fail", name, &self.failed, &other.failed),
            only("fail", other_name, &other.failed, &self.failed),
            only("skipped", name, &self.skipped, &other.skipped),
            only("skipped", other_name, &other.skipped, &self.skipped),
        ]
        .into_iter()
        .flatten()
        .collect();
        if lines.is_empty() && self.performed != other.performed {
            lines.push(format!(
                "{} tests run under {name}, {} under {other_name}",
                self.performed, other.performed
            ));
        }
        lines
    }
}

/// The file in which the runner keeps its results.
#[derive(Deserialize)]
struct Results {
    failed_tests: Vec<String>,
}

fn failed(file: &Path) -> Result<BTreeSet<String>> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let results: Results = serde_json::from_str(&text)
        .with_context(|| format!("{} is not what was expected", file.display()))?;
    Ok(results.failed_tests.into_iter().collect())
}

/// The tests that import unittest, as `folder/name.py`.
fn needing_unittest(tests: &Path) -> Result<Vec<String>> {
    let found = Cmd::new("grep")
        .args([
            "-rlE",
            "--include=*.py",
            r"^\s*(import|from) unittest\b",
            ".",
        ])
        .dir(tests)
        .output(None)?;
    // 1 says that there are none.
    ensure!(
        found.status.code().is_some_and(|code| code < 2),
        "grep failed in {}: {}",
        tests.display(),
        found.stderr
    );
    let mut names: Vec<_> = found
        .stdout
        .lines()
        .map(|line| line.trim_start_matches("./").to_owned())
        .collect();
    names.sort();
    Ok(names)
}

fn jobs() -> usize {
    std::thread::available_parallelism().map_or(1, |jobs| jobs.get())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(performed: usize, failed: &[&str], skipped: &[&str]) -> Outcome {
        let set = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
        Outcome {
            performed,
            failed: set(failed),
            skipped: set(skipped),
        }
    }

    #[test]
    fn the_summary_is_read() {
        let lines = [
            "platform=linux arch=x64",
            "pass pass  basics/int_divzero.py ",
            "913 tests performed (28470 individual testcases)",
            "912 tests passed",
            "2 tests skipped: btree1 ffi_float",
            "1 tests failed: select_poll_fd",
        ];
        let lines = lines.map(str::to_owned);
        assert_eq!(
            Outcome::new(&lines),
            Some(outcome(913, &[], &["btree1", "ffi_float"]))
        );
        assert_eq!(Outcome::new(&lines[2..4]), Some(outcome(913, &[], &[])));
        assert_eq!(Outcome::new(&lines[..2]), None);
    }

    #[test]
    fn differences_are_named() {
        let stock = outcome(9, &["a.py", "b.py"], &["x"]);
        assert_eq!(stock.passed(), 7);
        assert_eq!(stock.differences("stock", &stock.clone(), "pools"), [""; 0]);
        assert_eq!(stock.differing(&stock), BTreeSet::new());
        let pools = outcome(9, &["b.py", "c.py", "d.py"], &["x", "y"]);
        assert_eq!(
            stock.differences("stock", &pools, "pools"),
            [
                "fail under stock only: a.py",
                "fail under pools only: c.py d.py",
                "skipped under pools only: y",
            ]
        );
        assert_eq!(
            Vec::from_iter(stock.differing(&pools)),
            ["a.py", "c.py", "d.py"]
        );
        let fewer = outcome(8, &["a.py", "b.py"], &["x"]);
        assert_eq!(
            stock.differences("stock", &fewer, "pools"),
            ["9 tests run under stock, 8 under pools"]
        );
    }

    #[test]
    fn further_runs_have_the_last_word_and_one_failure_in_them_is_enough() {
        let mut first = outcome(9, &["a.py", "b.py", "c.py"], &["x"]);
        let again = BTreeSet::from(["b.py".to_owned(), "c.py".to_owned()]);
        let (passed, failed) = (outcome(2, &[], &[]), outcome(2, &["c.py"], &[]));
        first.replace(&again, vec![passed.clone(), failed, passed]);
        assert_eq!(first, outcome(9, &["a.py", "c.py"], &["x"]));
    }
}
