//! `bench layout --board`: the same scenario on an emulated board, in instructions; what single operations and collections cost there.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use comfy_table::{CellAlignment, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::layout::{BUILDS, Figure, LAYOUTS, Row, Sample, bytes, merge, plain_numbers};
use super::{Circumstances, Target, plain_table, trace};
use crate::board::{self, Board, Firmware};
use crate::build::Build;
use crate::fetch::Sources;
use crate::paths;
use crate::process::tail_of;
use crate::ui::Step;

pub const SCREENS: [[&str; 2]; 2] = [["320", "240"], ["1024", "600"]];
pub const HEAPS: [&str; 4] = ["2M", "4M", "8M", board::HEAP];
/// As many as the scenario has.
const WIDGETS: u32 = 54;
const LIMIT: Duration = Duration::from_secs(900);

const FIGURES: [Figure; 7] = [
    Figure {
        key: "refresh_med_instr",
        heading: "refresh\nthousands",
        unit: 1000.0,
        decimals: 1,
    },
    Figure {
        key: "refresh_max_instr",
        heading: "worst refresh\nthousands",
        unit: 1000.0,
        decimals: 1,
    },
    Figure {
        key: "labels50_instr",
        heading: "50 labels\nthousands",
        unit: 1000.0,
        decimals: 1,
    },
    Figure {
        key: "bytearray100_instr",
        heading: "bytearray(100)\ninstructions",
        unit: 1.0,
        decimals: 0,
    },
    Figure {
        key: "collect_med_instr",
        heading: "gc.collect()\nthousands",
        unit: 1000.0,
        decimals: 1,
    },
    Figure {
        key: "heap_used",
        heading: "heap taken\nKB",
        unit: 1024.0,
        decimals: 1,
    },
    Figure {
        key: "lvgl_used",
        heading: "of it LVGL\nKB",
        unit: 1024.0,
        decimals: 1,
    },
];

/// The operations of LVGL's memory, as bench/operations.py calls them.
const OPERATIONS: [&str; 3] = ["malloc", "realloc", "free"];

/// What bench/operations.py prints.
#[derive(Deserialize)]
struct OperationsSample {
    layout: String,
    #[serde(flatten)]
    figures: BTreeMap<String, f64>,
}

/// Single operations of one build over the recorded trace.
#[derive(Serialize)]
struct OperationsRow {
    build: &'static str,
    layout: String,
    #[serde(flatten, serialize_with = "plain_numbers")]
    figures: BTreeMap<String, f64>,
}

/// What bench/collect.py prints.
#[derive(Deserialize)]
struct CollectSample {
    collect_instr: f64,
}

#[derive(Serialize)]
struct CollectRow {
    build: &'static str,
    heap: u64,
    widgets: u32,
    collect_instr: f64,
}

#[derive(Serialize)]
pub struct Report {
    micropython: String,
    lvgl: String,
    heap: u64,
    board: &'static str,
    rounds: usize,
    #[serde(flatten)]
    circumstances: Circumstances,
    rows: Vec<Row>,
    /// Single operations on the heap's layouts.
    operations: Vec<OperationsRow>,
    /// gc.collect() with the scenario's widgets, against the heap's size.
    collections: Vec<CollectRow>,
    targets: Vec<Target>,
}

/// A build and its firmware.
pub type Program = (Build, Firmware);

/// The firmwares of the builds that are compared, with what replays the trace in them.
pub fn programs(board: Board, sources: &Sources) -> Result<Vec<Program>> {
    let program = |build| {
        let firmware = board.build(build, &["bench/replay/replay.mk"], sources)?;
        Ok((build, firmware))
    };
    BUILDS.into_iter().map(program).collect()
}

/// Runs the scenario on each screen, `rounds` times, each run on a board that is newly switched on.
pub fn measure(
    board: Board,
    sources: &Sources,
    programs: &[Program],
    screens: &[[&str; 2]],
    rounds: usize,
) -> Result<Report> {
    let step = Step::start(format!("bench layout, {}", board.name()));
    let runs = screens.len() * LAYOUTS.len() * rounds + LAYOUTS.len() + HEAPS.len();
    step.length((programs.len() * runs) as u64);
    let mut rows = Vec::new();
    let mut operations = Vec::new();
    let mut collections = Vec::new();
    for (build, firmware) in programs {
        let build = build.name();
        for [width, height] in screens {
            for layout in LAYOUTS {
                let mut samples = Vec::new();
                for _ in 0..rounds {
                    step.detail(format!("{build}, {layout}, {width}x{height}"));
                    let args = [layout, width, height, "instructions"];
                    samples.push(run::<Sample>(firmware, board::HEAP, "layout.py", &args)?);
                    step.advance();
                }
                rows.push(merge(build, samples));
            }
        }
        for layout in LAYOUTS {
            step.detail(format!("{build}, {layout}, single operations"));
            let OperationsSample { layout, figures } =
                run(firmware, board::HEAP, "operations.py", &[layout])?;
            operations.push(OperationsRow {
                build,
                layout,
                figures,
            });
            step.advance();
        }
        for heap in HEAPS {
            step.detail(format!("{build}, gc.collect(), heap of {heap}"));
            let args = [&WIDGETS.to_string(), "nothing", "instructions"];
            let sample: CollectSample = run(firmware, heap, "collect.py", &args)?;
            collections.push(CollectRow {
                build,
                heap: bytes(heap)?,
                widgets: WIDGETS,
                collect_instr: sample.collect_instr,
            });
            step.advance();
        }
    }
    step.done("");
    let targets = targets(screens, &rows, &operations).context("a row is missing")?;
    Ok(Report {
        micropython: sources.micropython.version.clone(),
        lvgl: sources.lvgl.version.clone(),
        heap: bytes(board::HEAP)?,
        board: board.name(),
        rounds,
        circumstances: Circumstances::now(),
        rows,
        operations,
        collections,
        targets,
    })
}

/// What the figures must show.
fn targets(
    screens: &[[&str; 2]],
    rows: &[Row],
    operations: &[OperationsRow],
) -> Option<Vec<Target>> {
    let [stock, pools_c, pools] = BUILDS.map(Build::name);
    let mut targets = Vec::new();
    let mut add = |what, ratio, most| targets.push(Target { what, ratio, most });
    for [width, height] in screens {
        let screen = format!("{width}x{height}");
        let of = |build: &str, layout: &str, key| {
            let names = [screen.as_str(), build, layout];
            rows.iter().find(|row| row.names() == names)?.figure(key)
        };
        let fresh = |build, key| of(build, "fresh", key);
        let key = "refresh_med_instr";
        add(
            format!("{screen}: refresh with pools, many holes / fresh"),
            of(pools, "many-holes", key)? / fresh(pools, key)?,
            1.05,
        );
        for (what, key, most) in [
            ("refresh", "refresh_med_instr", 1.0),
            ("gc.collect()", "collect_med_instr", 0.15),
            ("heap taken", "heap_used", 1.15),
        ] {
            add(
                format!("{screen}: {what}, fresh, pools / stock"),
                fresh(pools, key)? / fresh(stock, key)?,
                most,
            );
        }
    }
    let malloc = |build: &str, what: &str| {
        let of = |row: &&OperationsRow| row.build == build && row.layout == "many-holes";
        let figures = &operations.iter().find(of)?.figures;
        figures.get(&format!("malloc_{what}_instr")).copied()
    };
    add(
        "lv_malloc() in a pool, worst / median".to_owned(),
        malloc(pools, "worst")? / malloc(pools, "med")?,
        2.0,
    );
    for (what, key) in [("median", "med"), ("worst", "worst")] {
        add(
            format!("lv_malloc() in a pool, {what}, pools / pools-c"),
            malloc(pools, key)? / malloc(pools_c, key)?,
            0.75,
        );
    }
    Some(targets)
}

/// Runs a script of `bench/` and returns what its last line says, which is JSON.
fn run<T: DeserializeOwned>(
    firmware: &Firmware,
    heap: &str,
    script: &str,
    args: &[&str],
) -> Result<T> {
    let script = paths::repo().join("bench").join(script);
    let trace = fs::read(trace::file()).context("cannot read the trace")?;
    let files = board::files_for(Some(&script))?.file("layout.trace", &trace);
    let mut machine = firmware.start(files, heap)?;
    let outcome = machine.run_script(&script, args, LIMIT, |_| ())?;
    let name = script.display();
    ensure!(
        outcome.stderr.is_empty(),
        "{name} failed:\n{}",
        tail_of(&outcome.stderr)
    );
    let line = outcome.stdout.lines().last();
    let line = line.with_context(|| format!("{name} printed nothing"))?;
    serde_json::from_str(line).with_context(|| format!("{name} printed: {line}"))
}

impl Report {
    /// The tables and the ratios, for people.
    pub fn table(&self) -> String {
        let mut text = format!(
            "{}: MicroPython {}, LVGL {}, heap of {} MB\nInstructions under qemu -icount; commit {}, {}; {} rounds, ± half the range\n",
            self.board,
            self.micropython,
            self.lvgl,
            self.heap >> 20,
            self.circumstances.commit,
            self.circumstances.date,
            self.rounds,
        );
        let mut table = plain_table();
        let headings = FIGURES.iter().map(|figure| figure.heading);
        table.set_header(["screen", "build", "layout"].into_iter().chain(headings));
        for row in &self.rows {
            let cells = FIGURES.iter().map(|figure| figure.cell(row));
            table.add_row(row.names().into_iter().chain(cells));
        }
        add(&mut text, table, 3);

        text += "\nSingle operations over the recorded trace, with memory at hand for all of it; growing: as it is taken from the heap\n";
        let mut table = plain_table();
        let headings = OPERATIONS.iter().flat_map(|operation| {
            ["median", "worst", "growing"].map(|heading| format!("lv_{operation}\n{heading}"))
        });
        let names = ["build", "layout"].map(str::to_owned);
        table.set_header(names.into_iter().chain(headings));
        for row in &self.operations {
            let cells = OPERATIONS.iter().flat_map(|operation| {
                ["med", "worst", "worst_growing"].map(|what| {
                    let key = format!("{operation}_{what}_instr");
                    row.figures.get(&key).map_or("-".into(), f64::to_string)
                })
            });
            let names = [row.build.to_owned(), row.layout.clone()];
            table.add_row(names.into_iter().chain(cells));
        }
        add(&mut text, table, 2);

        writeln!(
            text,
            "\ngc.collect() with {WIDGETS} widgets, thousands of instructions"
        )
        .expect("a string takes it");
        let mut table = plain_table();
        table.set_header(["build"].into_iter().chain(HEAPS));
        for build in BUILDS.map(Build::name) {
            let of_build = self.collections.iter().filter(|row| row.build == build);
            let cells = of_build.map(|row| format!("{:.1}", row.collect_instr / 1000.0));
            table.add_row([build.to_owned()].into_iter().chain(cells));
        }
        add(&mut text, table, 1);
        text.push('\n');
        for target in &self.targets {
            writeln!(text, "{}", target.line()).expect("a string takes it");
        }
        text
    }

    /// What the figures must show, and whether they do.
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }
}

/// Adds a table with so many columns of names; the others are numbers.
fn add(text: &mut String, mut table: Table, names: usize) {
    for column in table.column_iter_mut().skip(names) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    writeln!(text, "{table}").expect("a string takes it");
}
