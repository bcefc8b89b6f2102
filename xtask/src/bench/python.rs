//! `bench python`: what MicroPython's own benchmark programs cost, in instructions.
//!
//! They are the same from run to run, up to the digits of the time that a program prints. What differs from `stock` has two parts: the free index, which shows against
//! the same build without it, and the collections. With a heap in which nothing is collected the second is gone.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, anyhow, bail, ensure};
use comfy_table::CellAlignment;
use serde::Serialize;

use super::{Circumstances, cachegrind, plain_table};
use crate::build::{self, Build};
use crate::fetch::Sources;
use crate::paths;
use crate::process::clipped;
use crate::ui::Step;

/// The part that MicroPython's runner puts behind each program.
const RUNNER: &str = "benchrun.py";

/// How much work the programs do, in the terms of MicroPython's runner: megahertz and kilobytes of a board.
#[derive(Clone, Serialize)]
pub struct Load {
    pub n: u32,
    pub m: u32,
    /// Size of the interpreter's heap, where it is not MicroPython's own choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heap: Option<String>,
}

/// The interpreters.
pub struct Compared {
    pub stock: PathBuf,
    pub build: Build,
    pub program: PathBuf,
    /// The same build without the free index, where there is one.
    pub noindex: Option<PathBuf>,
}

#[derive(Serialize)]
struct Row {
    program: String,
    stock_instr: u64,
    /// Of the build that is compared.
    pools_instr: u64,
    ratio: f64,
    #[serde(flatten)]
    index: Option<IndexPart>,
}

/// What the free index has in it.
#[derive(Serialize)]
struct IndexPart {
    noindex_instr: u64,
    index_ratio: f64,
}

/// A program that doesn't run under `stock` either.
#[derive(Serialize)]
struct Skipped {
    program: String,
    reason: String,
}

#[derive(Serialize)]
pub struct Report {
    micropython: String,
    counter: String,
    build: &'static str,
    /// Whether it has the free index.
    index: bool,
    #[serde(flatten)]
    load: Load,
    #[serde(flatten)]
    circumstances: Circumstances,
    geomean: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    index_geomean: Option<f64>,
    rows: Vec<Row>,
    skipped: Vec<Skipped>,
}

/// Counts all programs under all interpreters, as many at a time as there are processors.
pub fn measure(sources: &Sources, mut compared: Compared, load: Load) -> Result<Report> {
    let counter = cachegrind::name()?;
    let index = has_index(&compared.program)?;
    if !index {
        // Such a build is its own counterpart.
        compared.noindex = Some(compared.program.clone());
    }
    let scripts = scripts(&sources.micropython.dir.join("tests/perf_bench"), &load)?;
    let step = Step::start("bench python");
    step.length(scripts.len() as u64);
    let next = AtomicUsize::new(0);
    let verdicts = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        while let Some(script) = scripts.get(next.fetch_add(1, Ordering::Relaxed)) {
            step.detail(name_of(script));
            let verdict = compare(script, &compared, load.heap.as_deref()).inspect_err(|_| {
                // The others take no new one.
                next.store(scripts.len(), Ordering::Relaxed);
            })?;
            verdicts
                .lock()
                .map_err(|_| anyhow!("another program panicked"))?
                .push(verdict);
            step.advance();
        }
        Ok(())
    };
    let workers = thread::available_parallelism().map_or(1, |count| count.get());
    thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        handles
            .into_iter()
            .try_for_each(|handle| handle.join().map_err(|_| anyhow!("a worker panicked"))?)
    })?;
    let mut rows = Vec::new();
    let mut skipped = Vec::new();
    for verdict in verdicts.into_inner().unwrap_or_default() {
        match verdict {
            Ok(row) => rows.push(row),
            Err(skip) => skipped.push(skip),
        }
    }
    ensure!(
        !rows.is_empty(),
        "none of the programs runs: {}",
        skipped.first().map(Skipped::line).unwrap_or_default()
    );
    rows.sort_by(|a, b| a.program.cmp(&b.program));
    skipped.sort_by(|a, b| a.program.cmp(&b.program));
    step.done(&format!("{} programs", rows.len()));
    Ok(Report {
        micropython: sources.micropython.version.clone(),
        counter,
        build: compared.build.name(),
        index,
        load,
        circumstances: Circumstances::now(),
        geomean: geometric_mean(rows.iter().map(|row| row.ratio)),
        index_geomean: index_geomean(&rows),
        rows,
        skipped,
    })
}

/// The programs of the folder, each put together with the runner as a script of its own.
fn scripts(dir: &Path, load: &Load) -> Result<Vec<PathBuf>> {
    let read = |path: &Path| {
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
    };
    let runner = read(&dir.join(RUNNER))?;
    let scripts = paths::work().join("bench/python");
    fs::create_dir_all(&scripts)?;
    let mut programs: Vec<_> = fs::read_dir(dir)
        .with_context(|| format!("cannot list {}", dir.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "py"))
        .filter(|path| !path.ends_with(RUNNER))
        .collect();
    programs.sort();
    programs
        .into_iter()
        .map(|program| {
            let source = read(&program)?;
            let script = scripts.join(program.file_name().context("a program has a name")?);
            let call = format!("bm_run({}, {})\n", load.n, load.m);
            fs::write(&script, [source.as_str(), &runner, &call].join("\n"))?;
            Ok(script)
        })
        .collect()
}

fn name_of(script: &Path) -> String {
    let name = script.file_stem().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The counts of a program; or, in the place of an error, why there are none.
fn compare(
    script: &Path,
    compared: &Compared,
    heap: Option<&str>,
) -> Result<std::result::Result<Row, Skipped>> {
    let program = name_of(script);
    let (stock_instr, expected) = match count(&compared.stock, script, heap)? {
        Ran::Done {
            instructions,
            result,
        } => (instructions, result),
        Ran::Not(reason) => return Ok(Err(Skipped { program, reason })),
    };
    let count_same = |interpreter: &Path| match count(interpreter, script, heap)? {
        Ran::Done {
            instructions,
            result,
        } => {
            ensure!(
                result == expected,
                "{program}: the result is {}, under stock it is {}",
                clipped(&result),
                clipped(&expected)
            );
            Ok(instructions)
        }
        Ran::Not(reason) => bail!("{program} runs under stock only: {reason}"),
    };
    let pools_instr = count_same(&compared.program)?;
    let index = match &compared.noindex {
        None => None,
        Some(noindex) => {
            let noindex_instr = if *noindex == compared.program {
                pools_instr
            } else {
                count_same(noindex)?
            };
            Some(IndexPart {
                noindex_instr,
                index_ratio: pools_instr as f64 / noindex_instr as f64,
            })
        }
    };
    Ok(Ok(Row {
        program,
        stock_instr,
        pools_instr,
        ratio: pools_instr as f64 / stock_instr as f64,
        index,
    }))
}

/// Whether requests for memory pass through the index: only then is the wrap in the firmware.
fn has_index(interpreter: &Path) -> Result<bool> {
    let symbols = build::symbols(interpreter)?;
    let has = |name: &str| symbols.iter().any(|symbol| symbol == name);
    ensure!(
        has("gc_alloc"),
        "{} has no symbols to tell its parts by",
        interpreter.display()
    );
    Ok(has("__wrap_gc_alloc"))
}

/// How the run of a program ended.
#[derive(Debug, PartialEq)]
enum Ran {
    Done {
        instructions: u64,
        result: String,
    },
    /// Why the program did nothing.
    Not(String),
}

/// Runs a program and counts.
fn count(interpreter: &Path, script: &Path, heap: Option<&str>) -> Result<Ran> {
    let output = cachegrind::run(interpreter, heap, script, &[])?;
    if !output.status.success() {
        let mut told = output.stderr.lines().filter(|line| !line.starts_with("=="));
        let reason = told
            .next_back()
            .map_or_else(|| output.status.to_string(), clipped);
        return Ok(Ran::Not(reason));
    }
    Ok(read(&output.stdout, cachegrind::instructions(&output)?))
}

/// The runner prints a time, the work done and the result; where it did nothing, it says why.
fn read(printed: &str, instructions: u64) -> Ran {
    let mut parts = printed.trim().splitn(3, ' ');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(time), Some(work), Some(result)) if !time.starts_with('-') => Ran::Done {
            instructions,
            result: format!("{work} {result}"),
        },
        (Some(_), Some(_), Some(reason)) => Ran::Not(reason.to_owned()),
        _ => Ran::Not(clipped(printed.trim())),
    }
}

fn geometric_mean(ratios: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = ratios.len() as f64;
    (ratios.map(f64::ln).sum::<f64>() / count).exp()
}

/// Of all programs, if it is known of each.
fn index_geomean(rows: &[Row]) -> Option<f64> {
    let ratios: Option<Vec<_>> = rows
        .iter()
        .map(|row| Some(row.index.as_ref()?.index_ratio))
        .collect();
    Some(geometric_mean(ratios?.into_iter()))
}

impl Skipped {
    fn line(&self) -> String {
        format!("{} ({})", self.program, self.reason)
    }
}

impl Report {
    /// The table, for people.
    pub fn table(&self) -> String {
        let mut table = plain_table();
        table.set_header([
            "program".to_owned(),
            "stock\nM instructions".to_owned(),
            format!("{}\nM instructions", self.build),
            "ratio".to_owned(),
            "index's part\nof the ratio".to_owned(),
        ]);
        for row in &self.rows {
            let index = row.index.as_ref();
            table.add_row([
                row.program.clone(),
                format!("{:.1}", row.stock_instr as f64 / 1e6),
                format!("{:.1}", row.pools_instr as f64 / 1e6),
                format!("{:.4}", row.ratio),
                index.map_or_else(|| "-".into(), |part| format!("{:.4}", part.index_ratio)),
            ]);
        }
        for column in table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        let most = self
            .rows
            .iter()
            .max_by(|a, b| a.ratio.total_cmp(&b.ratio))
            .expect("a report has rows");
        let mut text = format!(
            "MicroPython {}, tests/perf_bench with N={} M={}{}, counted by {}\n{}, commit {}, {}\n{table}\n\
             {} / stock: geometric mean {:.4}, most {:.4} ({})\n",
            self.micropython,
            self.load.n,
            self.load.m,
            self.load
                .heap
                .as_ref()
                .map_or_else(String::new, |heap| format!(", heap of {heap}")),
            self.counter,
            self.circumstances.machine,
            self.circumstances.commit,
            self.circumstances.date,
            self.build,
            self.geomean,
            most.ratio,
            most.program,
        );
        if let Some(mean) = self.index_geomean {
            let why = if self.index {
                ""
            } else {
                ": there is none in this build"
            };
            text += &format!("index's part: geometric mean {mean:.4}{why}\n");
        }
        if !self.skipped.is_empty() {
            let list: Vec<_> = self.skipped.iter().map(Skipped::line).collect();
            text += &format!(
                "left out, as they do not run under stock: {}\n",
                list.join(", ")
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_runner_prints_is_told_apart() {
        let done = Ran::Done {
            instructions: 9,
            result: "15000 Point(0.8944, 1.0000)".into(),
        };
        assert_eq!(read("43604 15000 Point(0.8944, 1.0000)\n", 9), done);
        assert_eq!(
            read("-1 -1 SKIP: no matching params\n", 9),
            Ran::Not("SKIP: no matching params".into())
        );
        assert_eq!(read("SKIP\n", 9), Ran::Not("SKIP".into()));
        assert_eq!(read("", 9), Ran::Not(String::new()));
    }

    #[test]
    fn a_program_is_itself_the_runner_and_the_call() {
        let dir = std::env::temp_dir().join(format!("lvmp-perf-bench-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        fs::write(dir.join(RUNNER), "def bm_run(N, M): pass").unwrap();
        fs::write(dir.join("zz_lvmp.py"), "a = 1").unwrap();
        fs::write(dir.join("zz_lvmp.py.exp"), "1").unwrap();
        let load = Load {
            n: 50,
            m: 25,
            heap: None,
        };
        let found = scripts(&dir, &load).unwrap();
        fs::remove_dir_all(&dir).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(name_of(&found[0]), "zz_lvmp");
        assert_eq!(
            fs::read_to_string(&found[0]).unwrap(),
            "a = 1\ndef bm_run(N, M): pass\nbm_run(50, 25)\n"
        );
        fs::remove_file(&found[0]).unwrap();
    }

    #[test]
    fn ratios_have_a_geometric_mean() {
        assert!((geometric_mean([2.0, 0.5].into_iter()) - 1.0).abs() < 1e-12);
        assert!((geometric_mean([8.0, 2.0, 0.5].into_iter()) - 2.0).abs() < 1e-12);
    }

    #[test]
    fn the_report_has_the_names_that_its_readers_know() {
        let mut report = report(vec![
            row("bm_a", 2_000_000, 2_020_000, Some(2_000_000)),
            row("bm_b", 1_000_000, 1_010_000, Some(1_010_000)),
        ]);
        report.skipped.push(Skipped {
            program: "bm_c".into(),
            reason: "SKIP".into(),
        });
        let json = serde_json::to_value(&report).unwrap();
        assert!((json["geomean"].as_f64().unwrap() - 1.01).abs() < 1e-12);
        assert_eq!((&json["build"], &json["n"]), (&"pools".into(), &1.into()));
        assert_eq!(json["rows"][0]["program"], "bm_a");
        assert_eq!(json["rows"][0]["stock_instr"], 2_000_000);
        assert_eq!(json["rows"][0]["pools_instr"], 2_020_000);
        assert_eq!(json["rows"][0]["ratio"], 1.01);
        assert_eq!(json["rows"][0]["index_ratio"], 1.01);
        assert_eq!(json["rows"][1]["index_ratio"], 1.0);
        assert_eq!(json["heap"], serde_json::Value::Null);
        let table = report.table();
        assert!(
            table.contains("geometric mean 1.0100, most 1.0100 (bm_"),
            "{table}"
        );
        assert!(
            table.contains("index's part: geometric mean 1.0050\n"),
            "{table}"
        );
        assert!(table.contains("bm_c (SKIP)"), "{table}");
    }

    #[test]
    fn a_build_without_index_says_so() {
        let mut report = report(vec![row("bm_a", 1000, 1010, Some(1010))]);
        report.index = false;
        report.load.heap = Some("512M".into());
        let table = report.table();
        assert!(
            table.contains("1.0000: there is none in this build\n"),
            "{table}"
        );
        assert!(table.contains("heap of 512M"), "{table}");
        let json = serde_json::to_value(&report).unwrap();
        assert_eq!(json["index_geomean"], 1.0);
        assert_eq!(json["heap"], "512M");
    }

    #[test]
    fn an_unknown_part_is_left_out() {
        let report = report(vec![row("bm_a", 1000, 1010, None)]);
        let json = serde_json::to_value(&report).unwrap();
        assert!(json.get("index_geomean").is_none());
        assert!(json["rows"][0].get("index_ratio").is_none());
        assert!(!report.table().contains("index's part: "));
    }

    fn row(program: &str, stock_instr: u64, pools_instr: u64, noindex: Option<u64>) -> Row {
        Row {
            program: program.into(),
            stock_instr,
            pools_instr,
            ratio: pools_instr as f64 / stock_instr as f64,
            index: noindex.map(|noindex_instr| IndexPart {
                noindex_instr,
                index_ratio: pools_instr as f64 / noindex_instr as f64,
            }),
        }
    }

    fn report(rows: Vec<Row>) -> Report {
        Report {
            micropython: "1.25.0".into(),
            counter: "valgrind".into(),
            build: "pools",
            index: true,
            load: Load {
                n: 1,
                m: 1,
                heap: None,
            },
            circumstances: Circumstances::now(),
            geomean: geometric_mean(rows.iter().map(|row| row.ratio)),
            index_geomean: index_geomean(&rows),
            rows,
            skipped: Vec::new(),
        }
    }
}
