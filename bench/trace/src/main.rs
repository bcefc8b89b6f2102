//! What LVGL's allocations cost, in instructions: replays a recorded trace on the pools, on LVGL's
//! own TLSF in C and on bare rlsf.
//!
//! - *What runs.* The pools are `lvmp_rust.o`, the object that a firmware links, called through its
//!   C functions over the kit's stand-in for the collector. LVGL's TLSF is `lv_tlsf.c` as LVGL has
//!   it, its assertions included, compiled with `-O2` and again with `-Os`; its functions are called
//!   directly, without the accounting of LVGL's own memory core. rlsf has the parameters of
//!   `src/pool.rs`, and the optimisation of a firmware if this program is built with the profile
//!   `firmware`. All copy with the C library's `memcpy()`.
//! - *What is counted.* Each call from its first instruction to its return; not the calling program,
//!   and not the collector where a pool is made or given back, since that belongs to the heap.
//! - *How.* The processor traps after each instruction (`step.rs`): exact, the same in every run, and
//!   for each operation by itself. `lvmp-trace run` under
//!   `valgrind --tool=callgrind --toggle-collect='lv_*_core'` is the cross-check: the mean agrees to the
//!   instruction but for the collector's part, which callgrind sees too.
//! - *Footprint.* For the pools the most that they took from the heap at any time, reserve included; for
//!   the others the smallest region that serves the whole trace, control structures included.

mod allocator;
mod replay;
mod report;
mod step;

use std::ops::Range;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand, ValueEnum};
use serde::Serialize;

use allocator::{Line, Over, lv_tlsf, pools, rlsf};
use replay::Trace;
use report::{Report, Row};
use step::Cost;

/// The one region of an allocator that has no pools: as large as the largest of ours.
const REGION_BYTES: usize = 256 << 10;

/// What LVGL's allocations cost, in instructions
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Replays a trace and prints what its operations cost, as JSON
    Replay {
        /// A recorded trace
        trace: PathBuf,
        /// Only this allocator; may be given again
        #[arg(long = "allocator", value_name = "NAME")]
        allocators: Vec<Name>,
    },
    /// Replays a trace once without counting, for callgrind and other profilers
    Run {
        /// A recorded trace
        trace: PathBuf,
        /// The allocator
        #[arg(long, value_name = "NAME")]
        allocator: Name,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "snake_case")]
#[value(rename_all = "snake_case")]
enum Name {
    Pools,
    LvTlsf,
    Rlsf,
}

/// An allocator in one of its forms.
#[derive(Clone, Copy, Serialize)]
struct Subject {
    allocator: Name,
    /// Whether it takes a lock, as firmwares with threads need it.
    threads: bool,
    /// How it is compiled, in the C compiler's terms.
    optimised: &'static str,
    #[serde(skip)]
    start: Start,
}

/// How an allocator comes into being.
#[derive(Clone, Copy)]
enum Start {
    /// From a heap, as much as it needs.
    Growing,
    /// Over one region.
    Region(Over),
}

/// The first of each name is the one to compare.
const SUBJECTS: [Subject; 5] = [
    Subject {
        allocator: Name::Pools,
        threads: false,
        optimised: "-O2",
        start: Start::Growing,
    },
    Subject {
        allocator: Name::Pools,
        threads: true,
        optimised: "-O2",
        start: Start::Growing,
    },
    Subject {
        allocator: Name::LvTlsf,
        threads: false,
        optimised: "-O2",
        start: Start::Region(lv_tlsf::fast),
    },
    Subject {
        allocator: Name::LvTlsf,
        threads: false,
        optimised: "-Os",
        start: Start::Region(lv_tlsf::small),
    },
    Subject {
        allocator: Name::Rlsf,
        threads: false,
        optimised: "-O2",
        start: Start::Region(rlsf::over),
    },
];

impl Subject {
    /// Replays the trace and measures the operations in `counted`.
    fn measure(self, trace: &Trace, counted: Range<usize>) -> Result<Row> {
        let costs = self.replay(trace, counted.clone());
        let footprint = match self.start {
            Start::Growing => Some(pools::peak()),
            Start::Region(over) => trace.footprint(over, REGION_BYTES),
        };
        costs
            .zip(footprint)
            .map(|(costs, footprint)| Row::new(self, &trace.steps()[counted], &costs, footprint))
            .with_context(|| format!("{:?} ran out of memory", self.allocator))
    }

    fn replay(self, trace: &Trace, counted: Range<usize>) -> Option<Vec<Cost>> {
        match self.start {
            Start::Growing => trace.replay(pools::start(self.threads), counted),
            Start::Region(over) => trace.replay(over(&mut Line::region(REGION_BYTES))?, counted),
        }
    }
}

/// Measures those with one of these names, or all if there are none.
fn measure(trace: &Trace, names: &[Name], counted: Range<usize>) -> Result<Vec<Row>> {
    step::prepare()?;
    let (pools, others): (Vec<_>, Vec<_>) = SUBJECTS
        .into_iter()
        .filter(|subject| names.is_empty() || names.contains(&subject.allocator))
        .partition(|subject| subject.allocator == Name::Pools);
    let measure = |subjects: Vec<Subject>| -> Result<Vec<Row>> {
        let rows = subjects
            .into_iter()
            .map(|subject| subject.measure(trace, counted.clone()));
        rows.collect()
    };
    thread::scope(|scope| {
        // Of the pools there is one instance: they are measured one after the other.
        let pools = scope.spawn(|| measure(pools));
        let others = measure(others);
        let Ok(pools) = pools.join() else {
            bail!("the pools failed");
        };
        let mut rows = pools?;
        rows.extend(others?);
        Ok(rows)
    })
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Replay { trace, allocators } => {
            let trace = Trace::read(&trace)?;
            let rows = measure(&trace, &allocators, 0..trace.steps().len())?;
            let report = Report::new(&trace, rows);
            println!("{}", serde_json::to_string_pretty(&report)?);
        }
        Command::Run { trace, allocator } => {
            let trace = Trace::read(&trace)?;
            SUBJECTS
                .into_iter()
                .find(|subject| subject.allocator == allocator)
                .and_then(|subject| subject.replay(&trace, 0..0))
                .context("it ran out of memory")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn recorded() -> Trace {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("layout.trace");
        Trace::read(&file).unwrap()
    }

    /// The last operations of the trace: a refresh of the screen.
    fn last(trace: &Trace, count: usize) -> Range<usize> {
        trace.steps().len() - count..trace.steps().len()
    }

    // One test, since of the pools there is one instance.
    #[test]
    fn figures_repeat_and_the_pools_keep_their_promise() {
        let trace = recorded();
        let few = || {
            let rows = measure(&trace, &[], last(&trace, 100)).unwrap();
            serde_json::to_string(&rows).unwrap()
        };
        assert_eq!(few(), few());

        let rows = measure(&trace, &[Name::Pools, Name::LvTlsf], last(&trace, 1000)).unwrap();
        let row = |name| rows.iter().find(|row| row.subject.allocator == name);
        let (ours, theirs) = (row(Name::Pools).unwrap(), row(Name::LvTlsf).unwrap());
        assert!(
            ours.instr_per_op <= 0.7 * theirs.instr_per_op,
            "{} instructions an operation, {} in lv_tlsf",
            ours.instr_per_op,
            theirs.instr_per_op
        );
        for row in &rows {
            assert!(row.footprint > trace.peak(), "{} bytes", row.footprint);
        }
    }
}
