//! `bench calls`: what it costs when Python calls LVGL and LVGL calls Python, beside the yardstick of
//! bench/calls/yardstick.c, which does it in the manner of the established bindings. Both are in one firmware.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use comfy_table::CellAlignment;
use serde::{Deserialize, Serialize};

use super::{Circumstances, Target, cachegrind, plain_table, run_script};
use crate::fetch::Sources;
use crate::paths;
use crate::process::tail_of;
use crate::stats::{median, spread};
use crate::ui::Step;

/// The scenario, and a heap in which nothing is collected meanwhile.
const SCRIPT: &str = "calls.py";
const HEAP: &str = "128M";

/// The two modules that are compared.
const OURS: &str = "lvgl";
const YARDSTICK: &str = "yardstick";

/// Calls in a round, and in the two runs whose instructions are subtracted from each other.
const CALLS: u64 = 10_000;
const COUNTED: [u64; 2] = [100, 1100];

/// An operation of the scenario.
pub struct Operation {
    /// Its name there.
    name: &'static str,
    /// What is called, for people.
    what: &'static str,
    /// The loop without the call: what it costs is not the call's.
    around: &'static str,
    /// The most that it may cost, against the yardstick.
    most: Option<f64>,
}

/// All that are measured.
pub const OPERATIONS: [Operation; 5] = [
    Operation {
        name: "setter",
        what: "obj.set_x(i)",
        around: "values",
        most: Some(1.0),
    },
    Operation {
        name: "getter",
        what: "obj.get_x()",
        around: "nothing",
        most: None,
    },
    Operation {
        name: "field",
        what: "area.x1 = 5",
        around: "nothing",
        most: None,
    },
    Operation {
        name: "event",
        what: "obj.send_event(...) to Python",
        around: "nothing",
        most: Some(1.0),
    },
    Operation {
        name: "widget",
        what: "obj(screen).delete()",
        around: "nothing",
        most: None,
    },
];

/// Those that have a limit.
pub fn limited() -> impl Iterator<Item = &'static Operation> {
    OPERATIONS
        .iter()
        .filter(|operation| operation.most.is_some())
}

/// What one call costs.
#[derive(Serialize)]
struct Cost {
    instr: f64,
    /// Nanoseconds, if the time was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    ns: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ns_spread: Option<f64>,
}

#[derive(Serialize)]
struct Row {
    operation: &'static str,
    call: &'static str,
    lvmp: Cost,
    yardstick: Cost,
    /// Of instructions.
    ratio: f64,
}

#[derive(Serialize)]
pub struct Report {
    micropython: String,
    lvgl: String,
    counter: String,
    rounds: usize,
    #[serde(flatten)]
    circumstances: Circumstances,
    rows: Vec<Row>,
    targets: Vec<Target>,
}

/// What the scenario prints.
#[derive(Deserialize)]
struct Sample {
    ns: f64,
}

/// Counts each operation in both modules, and takes its time so many times, by turns.
pub fn measure<'a>(
    sources: &Sources,
    program: &Path,
    operations: impl IntoIterator<Item = &'a Operation>,
    rounds: usize,
) -> Result<Report> {
    let counter = cachegrind::name()?;
    let operations: Vec<_> = operations.into_iter().collect();
    let step = Step::start("bench calls");
    step.length((operations.len() * (rounds + 1)) as u64);
    let mut times: BTreeMap<(&str, &str), Vec<f64>> = BTreeMap::new();
    let time = |module, operation| -> Result<f64> {
        let calls = CALLS.to_string();
        let sample: Sample = run_script(program, HEAP, SCRIPT, &[module, operation, &calls])?;
        Ok(sample.ns)
    };
    for round in 0..rounds {
        for operation in &operations {
            step.detail(format!("round {}, {}", round + 1, operation.name));
            let around = time(OURS, operation.around)?;
            let mut modules = [OURS, YARDSTICK];
            modules.rotate_left(round % 2);
            for module in modules {
                let ns = time(module, operation.name)? - around;
                times.entry((module, operation.name)).or_default().push(ns);
            }
            step.advance();
        }
    }
    let mut rows = Vec::new();
    for operation in &operations {
        step.detail(operation.name);
        let around = count(program, OURS, operation.around)?;
        let cost = |module| -> Result<Cost> {
            let times = times.get(&(module, operation.name));
            Ok(Cost {
                instr: count(program, module, operation.name)? - around,
                ns: times.map(|times| median(times)),
                ns_spread: times.map(|times| spread(times)),
            })
        };
        let (lvmp, yardstick) = (cost(OURS)?, cost(YARDSTICK)?);
        rows.push(Row {
            operation: operation.name,
            call: operation.what,
            ratio: lvmp.instr / yardstick.instr,
            lvmp,
            yardstick,
        });
        step.advance();
    }
    step.done("");
    let targets = operations.iter().zip(&rows).filter_map(|(operation, row)| {
        Some(Target {
            what: format!("{}, instructions, lvmp / yardstick", operation.what),
            ratio: row.ratio,
            most: operation.most?,
        })
    });
    Ok(Report {
        micropython: sources.micropython.version.clone(),
        lvgl: sources.lvgl.version.clone(),
        counter,
        rounds,
        circumstances: Circumstances::now(),
        targets: targets.collect(),
        rows,
    })
}

/// The instructions of one turn of an operation's loop.
fn count(program: &Path, module: &str, operation: &str) -> Result<f64> {
    let script = paths::repo().join("bench").join(SCRIPT);
    let total = |calls: u64| {
        let args = [module, operation, &calls.to_string()];
        let output = cachegrind::run(program, Some(HEAP), &script, &args)?;
        ensure!(
            output.status.success(),
            "bench/{SCRIPT} {} failed ({}):\n{}",
            args.join(" "),
            output.status,
            tail_of(&output.stderr)
        );
        cachegrind::instructions(&output)
    };
    let [few, many] = COUNTED;
    let more = total(many)?
        .checked_sub(total(few)?)
        .context("more calls took fewer instructions")?;
    Ok(more as f64 / (many - few) as f64)
}

impl Report {
    /// What the figures must show, and whether they do.
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// The table, for people.
    pub fn table(&self) -> String {
        let mut table = plain_table();
        table.set_header([
            "call",
            "lvmp\ninstructions",
            "yardstick\ninstructions",
            "ratio",
            "lvmp\nns",
            "yardstick\nns",
        ]);
        for row in &self.rows {
            table.add_row([
                row.call.to_owned(),
                format!("{:.0}", row.lvmp.instr),
                format!("{:.0}", row.yardstick.instr),
                format!("{:.2}", row.ratio),
                row.lvmp.time(),
                row.yardstick.time(),
            ]);
        }
        for column in table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        let mut text = format!(
            "MicroPython {}, LVGL {}, what LVGL itself does included, the loop around it not; counted by {}\n\
             {}, commit {}, {}\nTimes: medians of {} rounds, ± half the range\n{table}\n",
            self.micropython,
            self.lvgl,
            self.counter,
            self.circumstances.machine,
            self.circumstances.commit,
            self.circumstances.date,
            self.rounds,
        );
        for target in &self.targets {
            writeln!(text, "{}", target.line()).expect("a string takes it");
        }
        text
    }
}

impl Cost {
    fn time(&self) -> String {
        match (self.ns, self.ns_spread) {
            (Some(ns), Some(spread)) => format!("{ns:.0} ±{spread:.0}"),
            _ => "-".into(),
        }
    }
}
