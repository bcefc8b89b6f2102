//! `bench layout`: what the layout of the heap costs, build against build.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use comfy_table::CellAlignment;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::{Circumstances, plain_table, run_script};
use crate::build::Build;
use crate::fetch::Sources;
use crate::stats::{median, spread};
use crate::ui::Step;

pub const BUILDS: [Build; 3] = [Build::Stock, Build::PoolsC, Build::Pools];
pub const LAYOUTS: [&str; 3] = ["fresh", "one-hole", "many-holes"];

/// A figure of the scenario: its name in JSON, its heading, what it is divided by for the table.
pub struct Figure {
    pub key: &'static str,
    pub heading: &'static str,
    pub unit: f64,
    pub decimals: usize,
}

const FIGURES: [Figure; 7] = [
    Figure {
        key: "refresh_med_ms",
        heading: "refresh\nms",
        unit: 1.0,
        decimals: 3,
    },
    Figure {
        key: "refresh_max_ms",
        heading: "worst\nrefresh ms",
        unit: 1.0,
        decimals: 2,
    },
    Figure {
        key: "labels50_ms",
        heading: "50 labels\nms",
        unit: 1.0,
        decimals: 3,
    },
    Figure {
        key: "bytearray100_us",
        heading: "bytearray(100)\nus",
        unit: 1.0,
        decimals: 2,
    },
    Figure {
        key: "collect_med_ms",
        heading: "gc.collect()\nms",
        unit: 1.0,
        decimals: 3,
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

/// What the scenario printed.
#[derive(Deserialize)]
pub struct Sample {
    layout: String,
    width: u32,
    height: u32,
    #[serde(flatten)]
    figures: BTreeMap<String, f64>,
}

/// Medians over the rounds of one build on one layout.
#[derive(Serialize)]
pub struct Row {
    build: &'static str,
    layout: String,
    width: u32,
    height: u32,
    #[serde(flatten, serialize_with = "plain_numbers")]
    figures: BTreeMap<String, f64>,
    /// Half the range over the rounds, by figure.
    #[serde(serialize_with = "plain_numbers")]
    spread: BTreeMap<String, f64>,
}

/// Whole numbers, bytes for one, without a fraction.
pub fn plain_numbers<S: Serializer>(
    figures: &BTreeMap<String, f64>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(figures.iter().map(|(key, &value)| {
        let whole = value.fract() == 0.0 && value.abs() < 1e15;
        let number = if whole {
            Value::from(value as i64)
        } else {
            Value::from(value)
        };
        (key, number)
    }))
}

#[derive(Serialize)]
pub struct Report {
    micropython: String,
    lvgl: String,
    heap: u64,
    rounds: usize,
    #[serde(flatten)]
    circumstances: Circumstances,
    rows: Vec<Row>,
}

/// A build and its interpreter.
pub type Program = (Build, PathBuf);

/// Runs the scenario: each build on each layout, interleaved, `rounds` times.
pub fn measure(
    sources: &Sources,
    programs: &[Program],
    heap: &str,
    rounds: usize,
) -> Result<Report> {
    let heap_bytes = bytes(heap)?;
    let step = Step::start("bench layout");
    step.length((rounds * programs.len() * LAYOUTS.len()) as u64);
    let mut samples: BTreeMap<(usize, usize), Vec<Sample>> = BTreeMap::new();
    for round in 0..rounds {
        for (l, layout) in LAYOUTS.iter().enumerate() {
            for turn in 0..programs.len() {
                // Another build begins each time: none always runs in the wake of the same one.
                let b = (turn + round) % programs.len();
                let (build, program) = &programs[b];
                step.detail(format!("round {}, {layout}, {}", round + 1, build.name()));
                let sample = run(program, heap, layout)
                    .with_context(|| format!("{} on the layout {layout}", build.name()))?;
                samples.entry((b, l)).or_default().push(sample);
                step.advance();
            }
        }
    }
    let rows = samples
        .into_iter()
        .map(|((b, _), samples)| merge(programs[b].0.name(), samples))
        .collect();
    step.done("");
    Ok(Report {
        micropython: sources.micropython.version.clone(),
        lvgl: sources.lvgl.version.clone(),
        heap: heap_bytes,
        rounds,
        circumstances: Circumstances::now(),
        rows,
    })
}

fn run(program: &Path, heap: &str, layout: &str) -> Result<Sample> {
    run_script(program, heap, "layout.py", &[layout])
}

pub fn merge(build: &'static str, samples: Vec<Sample>) -> Row {
    let mut figures = BTreeMap::new();
    let mut spreads = BTreeMap::new();
    for key in samples[0].figures.keys() {
        let values: Vec<f64> = samples.iter().map(|sample| sample.figures[key]).collect();
        figures.insert(key.clone(), median(&values));
        spreads.insert(key.clone(), spread(&values));
    }
    let Sample {
        layout,
        width,
        height,
        ..
    } = samples.into_iter().next().expect("a round was run");
    Row {
        build,
        layout,
        width,
        height,
        figures,
        spread: spreads,
    }
}

impl Report {
    /// The table and the ratios, for people.
    pub fn table(&self) -> String {
        let mut table = plain_table();
        let headings = FIGURES.iter().map(|figure| figure.heading);
        table.set_header(["build", "layout"].into_iter().chain(headings));
        for row in &self.rows {
            let cells = FIGURES.iter().map(|figure| figure.cell(row));
            table.add_row(
                [row.build.to_owned(), row.layout.clone()]
                    .into_iter()
                    .chain(cells),
            );
        }
        for column in table.column_iter_mut().skip(2) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        let (width, height) = self
            .rows
            .first()
            .map_or((0, 0), |row| (row.width, row.height));
        let mut text = format!(
            "MicroPython {}, LVGL {}, heap of {} MB, {width}x{height}\n{}, commit {}, {}\n\
             Medians of {} rounds, ± half the range; worst refresh: the median of the rounds' worst\n{table}\n",
            self.micropython,
            self.lvgl,
            self.heap >> 20,
            self.circumstances.machine,
            self.circumstances.commit,
            self.circumstances.date,
            self.rounds,
        );
        for (key, name) in [
            ("refresh_med_ms", "refresh"),
            ("labels50_ms", "50 labels"),
            ("bytearray100_us", "bytearray(100)"),
        ] {
            let ratios = BUILDS.iter().filter_map(|build| {
                Some(format!(
                    "{} {:.2}",
                    build.name(),
                    self.ratio(build.name(), key)?
                ))
            });
            let ratios: Vec<_> = ratios.collect();
            writeln!(text, "{name}, many holes / fresh: {}", ratios.join(", "))
                .expect("a string takes it");
        }
        text
    }

    fn ratio(&self, build: &str, key: &str) -> Option<f64> {
        let value = |layout: &str| {
            let row = self
                .rows
                .iter()
                .find(|row| row.build == build && row.layout == layout)?;
            row.figures.get(key).copied()
        };
        Some(value("many-holes")? / value("fresh")?)
    }
}

impl Row {
    /// Screen, build and layout.
    pub fn names(&self) -> [String; 3] {
        let screen = format!("{}x{}", self.width, self.height);
        [screen, self.build.to_owned(), self.layout.clone()]
    }

    pub fn figure(&self, key: &str) -> Option<f64> {
        self.figures.get(key).copied()
    }
}

impl Figure {
    pub fn cell(&self, row: &Row) -> String {
        let Some(value) = row.figures.get(self.key) else {
            return "-".into();
        };
        let value = format!("{:.*}", self.decimals, value / self.unit);
        match row.spread.get(self.key).map(|spread| spread / self.unit) {
            Some(spread) if spread > 0.0 => format!("{value} ±{spread:.*}", self.decimals),
            _ => value,
        }
    }
}

/// The number of bytes that `32M`, `128K` or `65536` stand for.
pub fn bytes(text: &str) -> Result<u64> {
    let (digits, shift) = match text.char_indices().last() {
        Some((end, 'k' | 'K')) => (&text[..end], 10),
        Some((end, 'm' | 'M')) => (&text[..end], 20),
        _ => (text, 0),
    };
    let number: u64 = digits
        .parse()
        .map_err(|_| anyhow!("{text} is no size: write 32M, 128K or 65536"))?;
    number
        .checked_mul(1 << shift)
        .with_context(|| format!("{text} is too much"))
}

/// The value of `--heap`: what is no size is told before the work.
pub fn heap_size(text: &str) -> Result<String> {
    bytes(text)?;
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(refresh: f64) -> Sample {
        let line = format!(
            r#"{{"layout": "fresh", "width": 320, "height": 240, "refresh_med_ms": {refresh}, "heap_used": 2048}}"#
        );
        serde_json::from_str(&line).unwrap()
    }

    #[test]
    fn rounds_merge_into_medians_and_spreads() {
        let row = merge("stock", vec![sample(1.0), sample(4.0), sample(2.0)]);
        assert_eq!(
            (row.build, row.layout.as_str(), row.width),
            ("stock", "fresh", 320)
        );
        assert_eq!(
            (row.figures["refresh_med_ms"], row.spread["refresh_med_ms"]),
            (2.0, 1.5)
        );
        assert_eq!(
            (row.figures["heap_used"], row.spread["heap_used"]),
            (2048.0, 0.0)
        );
        assert_eq!(FIGURES[0].cell(&row), "2.000 ±1.500");
        assert_eq!(FIGURES[5].cell(&row), "2.0");
        assert_eq!(FIGURES[4].cell(&row), "-");
    }

    #[test]
    fn a_row_has_its_figures_beside_its_names() {
        let json = serde_json::to_value(merge("pools", vec![sample(1.5)])).unwrap();
        assert_eq!(json["build"], "pools");
        assert_eq!(json["refresh_med_ms"], 1.5);
        assert_eq!(json["heap_used"].to_string(), "2048");
        assert_eq!(json["spread"]["refresh_med_ms"], 0);
    }

    #[test]
    fn sizes() {
        assert_eq!(bytes("32M").unwrap(), 32 << 20);
        assert_eq!(bytes("128k").unwrap(), 128 << 10);
        assert_eq!(bytes("77").unwrap(), 77);
        assert!(bytes("").is_err() && bytes("M").is_err() && bytes("99999999999999999M").is_err());
    }
}
