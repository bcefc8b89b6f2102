//! What a replay found, as JSON.

use serde::Serialize;

use crate::Subject;
use crate::replay::{Kind, Step, Trace};
use crate::step::Cost;

#[derive(Serialize)]
pub struct Report {
    /// Operations of the trace.
    ops: usize,
    /// The most that was live at any time, in bytes asked for.
    live: usize,
    rows: Vec<Row>,
}

impl Report {
    pub fn new(trace: &Trace, rows: Vec<Row>) -> Report {
        Report {
            ops: trace.steps().len(),
            live: trace.peak(),
            rows,
        }
    }
}

/// An allocator's figures: instructions of one operation, and bytes.
#[derive(Serialize)]
pub struct Row {
    #[serde(flatten)]
    subject: Subject,
    /// The mean of all.
    pub instr_per_op: f64,
    instr_median: u64,
    malloc_instr: f64,
    realloc_instr: f64,
    free_instr: f64,
    /// The worst of all, and what it was.
    worst_instr: u64,
    worst_op: String,
    /// The worst of those that didn't ask the collector.
    worst_in_pool_instr: u64,
    worst_in_pool_op: String,
    pub footprint: usize,
}

impl Row {
    /// Of these steps and what each cost.
    pub fn new(subject: Subject, steps: &[Step], costs: &[Cost], footprint: usize) -> Row {
        let ops = || steps.iter().zip(costs);
        let mean = |of: &[Kind]| {
            let of = ops().filter(|(step, _)| of.contains(&step.kind()));
            let (count, sum) = of.fold((0, 0), |(n, sum), (_, cost)| (n + 1, sum + cost.instr));
            sum as f64 / f64::from(count.max(1))
        };
        let worst = |asked: bool| {
            ops()
                .filter(|(_, cost)| asked || !cost.aside)
                .max_by_key(|(_, cost)| cost.instr)
                .map_or((0, String::new()), |(step, cost)| {
                    (cost.instr, step.to_string())
                })
        };
        let mut sorted: Vec<_> = costs.iter().map(|cost| cost.instr).collect();
        sorted.sort_unstable();
        let (worst_instr, worst_op) = worst(true);
        let (worst_in_pool_instr, worst_in_pool_op) = worst(false);
        Row {
            subject,
            instr_per_op: mean(&[Kind::Malloc, Kind::Realloc, Kind::Free]),
            instr_median: sorted.get(sorted.len() / 2).copied().unwrap_or(0),
            malloc_instr: mean(&[Kind::Malloc]),
            realloc_instr: mean(&[Kind::Realloc]),
            free_instr: mean(&[Kind::Free]),
            worst_instr,
            worst_op,
            worst_in_pool_instr,
            worst_in_pool_op,
            footprint,
        }
    }
}
