//! `bench trace`: what LVGL's recorded allocations cost each allocator, in instructions.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use comfy_table::CellAlignment;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Circumstances, plain_table};
use crate::build::{self, Build};
use crate::fetch::Sources;
use crate::paths;
use crate::process::{Cmd, tail_of};
use crate::ui::Step;

/// What `lvmp-trace replay` prints.
#[derive(Deserialize, Serialize)]
struct Replay {
    ops: u64,
    live: u64,
    rows: Vec<Map<String, Value>>,
}

#[derive(Serialize)]
pub struct Report {
    lvgl: String,
    #[serde(flatten)]
    circumstances: Circumstances,
    #[serde(flatten)]
    replay: Replay,
}

/// The recorded trace.
pub fn file() -> PathBuf {
    paths::repo().join("bench/trace/layout.trace")
}

/// Records the trace anew.
pub fn record(sources: &Sources) -> Result<()> {
    let program = build::build(Build::Record, sources)?;
    let step = Step::start("record LVGL's allocations");
    let output = Cmd::new(program)
        .args(["-X", "heapsize=32M"])
        .arg(paths::repo().join("bench/trace.py"))
        .env("LVMP_RECORD", file())
        .output(Some(Duration::from_secs(120)))?;
    if !output.status.success() {
        bail!(
            "bench/trace.py failed ({}):\n{}",
            output.status,
            tail_of(&(output.stdout + &output.stderr))
        );
    }
    step.done(&file().display().to_string());
    Ok(())
}

/// Replays a trace on all allocators.
pub fn measure(sources: &Sources, trace: &Path) -> Result<Report> {
    let step = Step::start("bench trace");
    step.detail("counting each instruction");
    let printed = Cmd::new("cargo")
        .args([
            "run",
            "--quiet",
            "--profile=firmware",
            "--package=lvmp-trace",
            "--",
            "replay",
        ])
        .arg(trace)
        .dir(paths::repo())
        .env("LVGL_DIR", &sources.lvgl.dir)
        .read()?;
    let replay = serde_json::from_str(&printed)
        .with_context(|| format!("lvmp-trace printed: {}", tail_of(&printed)))?;
    step.done("");
    Ok(Report {
        lvgl: sources.lvgl.version.clone(),
        circumstances: Circumstances::now(),
        replay,
    })
}

impl Report {
    /// The table, for people.
    pub fn table(&self) -> String {
        const COLUMNS: [(&str, &str); 8] = [
            ("allocator", "allocator"),
            ("optimised", "compiled"),
            ("threads", "locks"),
            ("instr_per_op", "instructions\nper operation"),
            ("instr_median", "median"),
            ("worst_in_pool_instr", "worst within\nits memory"),
            ("worst_instr", "worst"),
            ("footprint", "footprint\nbytes"),
        ];
        let mut table = plain_table();
        table.set_header(COLUMNS.map(|(_, heading)| heading));
        for row in &self.replay.rows {
            table.add_row(COLUMNS.map(|(key, _)| row.get(key).map_or_else(|| "-".into(), cell)));
        }
        for column in table.column_iter_mut().skip(3) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        format!(
            "LVGL {}: {} operations, at most {} bytes live\n{}, commit {}, {}\n{table}",
            self.lvgl,
            self.replay.ops,
            self.replay.live,
            self.circumstances.machine,
            self.circumstances.commit,
            self.circumstances.date,
        )
    }
}

fn cell(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
        Value::Number(number) if number.is_f64() => {
            format!("{:.1}", number.as_f64().unwrap_or(0.0))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_read_well() {
        assert_eq!(cell(&Value::from("pools")), "pools");
        assert_eq!(cell(&Value::from(true)), "yes");
        assert_eq!(cell(&Value::from(95.56)), "95.6");
        assert_eq!(cell(&Value::from(81920)), "81920");
    }
}
