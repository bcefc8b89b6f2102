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
//!   for each operation by itself. Callgrind (`valgrind --tool=callgrind lvmp-trace run ...`) finds the
//!   same sums for `lv_tlsf_malloc` and `lv_tlsf_free`, and for `lv_malloc_core` and `lv_free_core` but for
//!   the collector's part; where `memcpy()` takes part it differs a little, since valgrind shows another CPU.
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

/// Measures the operations in `counted`.
fn measure(trace: &Trace, subjects: Vec<Subject>, counted: Range<usize>) -> Result<Vec<Row>> {
    step::prepare()?;
    let (pools, others): (Vec<_>, Vec<_>) = subjects
        .into_iter()
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
            let mut subjects = SUBJECTS.to_vec();
            if !allocators.is_empty() {
                subjects.retain(|subject| allocators.contains(&subject.allocator));
            }
            let rows = measure(&trace, subjects, 0..trace.steps().len())?;
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

    // One test, since of the pools there is one instance.
    #[test]
    fn figures_repeat_and_the_pools_keep_their_promise() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("layout.trace");
        let trace = Trace::read(&file).unwrap();
        let whole = 0..trace.steps().len();
        let few = || {
            let rows = measure(&trace, SUBJECTS.to_vec(), whole.end - 100..whole.end).unwrap();
            serde_json::to_string(&rows).unwrap()
        };
        assert_eq!(few(), few());

        let first = |name| SUBJECTS.into_iter().find(|it| it.allocator == name);
        let compared = vec![first(Name::Pools).unwrap(), first(Name::LvTlsf).unwrap()];
        let rows = measure(&trace, compared, whole).unwrap();
        let [ours, theirs] = &rows[..] else {
            panic!("two rows");
        };
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
