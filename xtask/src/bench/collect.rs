//! `bench collect`: what `gc.collect()` costs, by the size of the heap and by what lives in it.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use comfy_table::CellAlignment;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use serde::{Deserialize, Serialize};

use super::layout::{BUILDS, Program};
use super::{Circumstances, plain_table, run_script};
use crate::build::Build;
use crate::fetch::Sources;
use crate::paths;
use crate::stats::{median, spread};
use crate::ui::Step;

pub const HEAPS_MB: [u32; 3] = [2, 8, 32];
pub const WIDGETS: [u32; 3] = [10, 54, 300];
/// The screen that has bytearrays beside it, its heap, and how much the script makes of them.
const DATA: Case = Case {
    image: false,
    widgets: 54,
    heap_mb: 32,
};
const DATA_MB: u32 = 2;
/// Which builds have them.
pub const DATA_BUILDS: [Build; 3] = [Build::Stock, Build::Pools, Build::Leaf];

/// The chart: its size in pixels, its colours (a line's for each build), the room between two names.
const SIZE: (u32, u32) = (1080, 700);
const INK: RGBColor = RGBColor(40, 44, 52);
const GREY: RGBColor = RGBColor(110, 114, 122);
const COLOURS: [RGBColor; 3] = [
    RGBColor(217, 95, 2),
    RGBColor(117, 112, 179),
    RGBColor(27, 158, 119),
];
const LABEL_GAP: i32 = 14;
/// Where the axis of time may have a mark.
const MARKS_MS: [f64; 10] = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0];

/// What lives in the heap, and how large the heap is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Case {
    image: bool,
    widgets: u32,
    heap_mb: u32,
}

/// What the script printed; nothing where the heap is too small.
#[derive(Deserialize)]
struct Sample {
    collect_us: Option<f64>,
    heap_used: Option<u64>,
}

/// One build on one case, the median of the rounds.
#[derive(Serialize)]
struct Row {
    build: &'static str,
    #[serde(flatten)]
    case: Case,
    collect_us: f64,
    /// Half the range over the rounds.
    spread_us: f64,
    /// Bytes that display, screen and picture take of the heap.
    heap_used: u64,
}

/// One build with bytearrays beside the screen: what leaves (`LVMP_GC_LEAF`) save.
#[derive(Serialize)]
struct DataRow {
    build: &'static str,
    heap_mb: u32,
    widgets: u32,
    bytearrays_mb: u32,
    collect_us: f64,
    spread_us: f64,
}

/// A heap too small for what should live in it.
#[derive(Serialize)]
struct TooSmall {
    build: &'static str,
    #[serde(flatten)]
    case: Case,
}

#[derive(Serialize)]
pub struct Report {
    micropython: String,
    lvgl: String,
    rounds: usize,
    #[serde(flatten)]
    circumstances: Circumstances,
    rows: Vec<Row>,
    too_small: Vec<TooSmall>,
    bytearrays: Vec<DataRow>,
}

/// The chart of the last run.
pub fn chart_file() -> PathBuf {
    paths::work().join("bench/collect.svg")
}

/// Runs each build on each case, interleaved, `rounds` times; then `data_programs` with bytearrays.
pub fn measure(
    sources: &Sources,
    programs: &[Program],
    data_programs: &[Program],
    rounds: usize,
) -> Result<Report> {
    let cases = cases();
    let step = Step::start("bench collect");
    step.length((rounds * (programs.len() * cases.len() + data_programs.len())) as u64);
    let mut samples: BTreeMap<(Case, usize), Vec<Sample>> = BTreeMap::new();
    for round in 0..rounds {
        for &case in &cases {
            for turn in 0..programs.len() {
                // Another build begins each time: none always runs in the wake of the same one.
                let b = (turn + round) % programs.len();
                let (build, program) = &programs[b];
                step.detail(format!(
                    "round {}, {}, {}",
                    round + 1,
                    case.name(),
                    build.name()
                ));
                let sample = run(program, case, case.image.then_some("image"))
                    .with_context(|| format!("{}, {}", build.name(), case.name()))?;
                samples.entry((case, b)).or_default().push(sample);
                step.advance();
            }
        }
    }
    let mut rows = Vec::new();
    let mut too_small = Vec::new();
    for ((case, b), samples) in samples {
        let build = programs[b].0.name();
        match merge(build, case, &samples) {
            Some(row) => rows.push(row),
            None => too_small.push(TooSmall { build, case }),
        }
    }
    let mut data: Vec<Vec<f64>> = vec![Vec::new(); data_programs.len()];
    for round in 0..rounds {
        for turn in 0..data_programs.len() {
            let b = (turn + round) % data_programs.len();
            let (build, program) = &data_programs[b];
            step.detail(format!("round {}, bytearrays, {}", round + 1, build.name()));
            let sample = run(program, DATA, Some("bytearrays"))
                .with_context(|| format!("{}, bytearrays", build.name()))?;
            data[b].push(
                sample
                    .collect_us
                    .context("the heap is too small for the bytearrays")?,
            );
            step.advance();
        }
    }
    let bytearrays = data_programs
        .iter()
        .zip(&data)
        .map(|((build, _), times)| DataRow {
            build: build.name(),
            heap_mb: DATA.heap_mb,
            widgets: DATA.widgets,
            bytearrays_mb: DATA_MB,
            collect_us: median(times),
            spread_us: spread(times),
        });
    let bytearrays = bytearrays.collect();
    step.done("");
    Ok(Report {
        micropython: sources.micropython.version.clone(),
        lvgl: sources.lvgl.version.clone(),
        rounds,
        circumstances: Circumstances::now(),
        rows,
        too_small,
        bytearrays,
    })
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for image in [false, true] {
        for widgets in WIDGETS {
            for heap_mb in HEAPS_MB {
                cases.push(Case {
                    image,
                    widgets,
                    heap_mb,
                });
            }
        }
    }
    cases
}

fn run(program: &Path, case: Case, extra: Option<&str>) -> Result<Sample> {
    let widgets = case.widgets.to_string();
    let args: Vec<_> = [widgets.as_str()].into_iter().chain(extra).collect();
    run_script(program, &format!("{}M", case.heap_mb), "collect.py", &args)
}

/// Nothing where all that should live did not fit in each round.
fn merge(build: &'static str, case: Case, samples: &[Sample]) -> Option<Row> {
    let times: Option<Vec<f64>> = samples.iter().map(|sample| sample.collect_us).collect();
    let times = times?;
    Some(Row {
        build,
        case,
        collect_us: median(&times),
        spread_us: spread(&times),
        heap_used: samples.first()?.heap_used?,
    })
}

impl Row {
    fn cell(&self) -> String {
        format!("{:.1} ±{:.1}", self.collect_us, self.spread_us)
    }
}

impl Case {
    fn name(self) -> String {
        format!("{}, heap of {} MB", self.screen(), self.heap_mb)
    }

    fn screen(self) -> String {
        let image = if self.image { " and a picture" } else { "" };
        format!("{} widgets{image}", self.widgets)
    }
}

impl Report {
    fn row(&self, build: &str, case: Case) -> Option<&Row> {
        self.rows
            .iter()
            .find(|row| row.build == build && row.case == case)
    }

    /// The table, for people.
    pub fn table(&self) -> String {
        let mut table = plain_table();
        let builds = BUILDS.map(|build| format!("{}\nus", build.name()));
        let heading = ["screen", "heap\nMB"].map(str::to_owned);
        let last = ["pools / stock".to_owned(), "pools: taken\nKB".to_owned()];
        table.set_header(heading.into_iter().chain(builds).chain(last));
        for case in cases() {
            let rows = BUILDS.map(|build| self.row(build.name(), case));
            let [stock, _, pools] = rows;
            let ratio = stock
                .zip(pools)
                .map(|(stock, pools)| format!("{:.2}", pools.collect_us / stock.collect_us));
            let taken = pools.map(|row| format!("{:.0}", row.heap_used as f64 / 1024.0));
            let cells = rows.map(|row| row.map(Row::cell)).into_iter();
            let first = [Some(case.screen()), Some(case.heap_mb.to_string())];
            table.add_row(
                first
                    .into_iter()
                    .chain(cells)
                    .chain([ratio, taken])
                    .map(|cell| cell.unwrap_or_else(|| "-".into())),
            );
        }
        for column in table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        let mut text = format!(
            "gc.collect(): MicroPython {}, LVGL {}, 1024x600, a closure as event callback on each widget\n\
             {}, commit {}, {}\n\
             Medians of 20 collections, then of {} rounds, ± half the range\n{table}\n",
            self.micropython,
            self.lvgl,
            self.circumstances.machine,
            self.circumstances.commit,
            self.circumstances.date,
            self.rounds,
        );
        let stock = self
            .bytearrays
            .iter()
            .find(|row| row.build == Build::Stock.name());
        for row in &self.bytearrays {
            text += &format!(
                "{} widgets and {} MB of bytearrays, heap of {} MB, {}: {:.1} ±{:.1} us",
                row.widgets,
                row.bytearrays_mb,
                row.heap_mb,
                row.build,
                row.collect_us,
                row.spread_us
            );
            if let Some(stock) = stock {
                text += &format!(" ({:.2} x stock)", row.collect_us / stock.collect_us);
            }
            text.push('\n');
        }
        if !self.too_small.is_empty() {
            text +=
                "- : the heap is too small; a decoded picture of 1024x600 alone takes 2400 KB\n";
        }
        text
    }

    /// Draws a panel for each screen, in it a line for each build: cost against the heap's size.
    pub fn draw(&self, file: &Path) -> Result<()> {
        if let Some(dir) = file.parent() {
            fs::create_dir_all(dir)?;
        }
        let mut svg = String::new();
        self.draw_on(SVGBackend::with_string(&mut svg, SIZE))
            .map_err(|error| anyhow!("cannot draw {}: {error}", file.display()))?;
        super::write(&svg, file)
    }

    fn draw_on(&self, backend: SVGBackend) -> std::result::Result<(), Box<dyn Error>> {
        let root = backend.into_drawing_area();
        root.fill(&WHITE)?;
        let title = "gc.collect() against the size of the heap, both axes logarithmic";
        root.draw_text(title, &font(20, INK), (24, 18))?;
        let origin = format!(
            "cargo xtask bench collect, {} rounds; MicroPython {}, LVGL {}; {}; commit {}, {}",
            self.rounds,
            self.micropython,
            self.lvgl,
            self.circumstances.machine,
            self.circumstances.commit,
            self.circumstances.date
        );
        root.draw_text(&origin, &font(12, GREY), (24, 46))?;
        let missing =
            "No point: the heap is too small. A decoded picture of 1024x600 takes 2400 KB.";
        root.draw_text(missing, &font(12, GREY), (24, 64))?;
        let panels = root.margin(88, 8, 12, 12).split_evenly((2, WIDGETS.len()));
        let screens = [false, true].into_iter().flat_map(|image| {
            WIDGETS.map(|widgets| Case {
                image,
                widgets,
                heap_mb: 0,
            })
        });
        for (panel, screen) in panels.iter().zip(screens) {
            self.draw_panel(panel, screen)?;
        }
        root.present()?;
        Ok(())
    }

    fn draw_panel(
        &self,
        panel: &DrawingArea<SVGBackend, Shift>,
        screen: Case,
    ) -> std::result::Result<(), Box<dyn Error>> {
        let [least, .., most] = HEAPS_MB.map(f64::from);
        let heaps = (least / 1.3..most * 1.3).log_scale();
        let (fastest, slowest) = self.range();
        let mut marks = MARKS_MS.to_vec();
        marks.retain(|mark| (fastest..slowest).contains(mark));
        let mut chart = ChartBuilder::on(panel)
            .caption(screen.screen(), font(15, INK))
            .margin(8)
            .margin_right(92)
            .x_label_area_size(30)
            .y_label_area_size(56)
            .build_cartesian_2d(
                heaps.with_key_points(HEAPS_MB.map(f64::from).to_vec()),
                (fastest..slowest).log_scale().with_key_points(marks),
            )?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(INK.mix(0.12))
            .axis_style(INK.mix(0.4))
            .x_label_formatter(&|mb| format!("{mb} MB"))
            .y_label_formatter(&|ms| format!("{ms} ms"))
            .label_style(font(12, GREY))
            .draw()?;
        let mut labels = Vec::new();
        for (build, colour) in BUILDS.into_iter().zip(COLOURS) {
            let points: Vec<_> = HEAPS_MB
                .into_iter()
                .filter_map(|heap_mb| {
                    let row = self.row(build.name(), Case { heap_mb, ..screen })?;
                    Some((f64::from(heap_mb), row.collect_us / 1000.0))
                })
                .collect();
            let line = LineSeries::new(points.iter().copied(), colour.filled().stroke_width(2));
            chart.draw_series(line.point_size(3))?;
            if let Some(last) = points.last() {
                let (x, y) = chart.plotting_area().map_coordinate(last);
                labels.push((x + 8, y, format!("{} {:.3}", build.name(), last.1), colour));
            }
        }
        // The names stand at the ends of their lines, apart enough to be read.
        labels.sort_by_key(|&(_, y, ..)| y);
        let mut lines: Vec<_> = labels.iter().map(|&(_, y, ..)| y).collect();
        set_apart(&mut lines, LABEL_GAP);
        let (left, top) = panel.get_base_pixel();
        for ((x, _, name, colour), y) in labels.into_iter().zip(lines) {
            let style = font(12, colour).pos(Pos::new(HPos::Left, VPos::Center));
            panel.draw_text(&name, &style, (x - left, y - top))?;
        }
        Ok(())
    }

    /// The milliseconds that all panels reach from and to.
    fn range(&self) -> (f64, f64) {
        let times = self.rows.iter().map(|row| row.collect_us / 1000.0);
        let least = times.clone().fold(f64::INFINITY, f64::min);
        let most = times.fold(0.0, f64::max);
        (least / 1.5, most * 1.5)
    }
}

fn font(size: i32, colour: RGBColor) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&colour)
}

/// Moves sorted positions so that each is at least `gap` behind the one before, and their middle stays.
fn set_apart(positions: &mut [i32], gap: i32) {
    let sum = |positions: &[i32]| positions.iter().sum::<i32>();
    let before = sum(positions);
    for i in 1..positions.len() {
        positions[i] = positions[i].max(positions[i - 1] + gap);
    }
    let count = positions.len().max(1) as i32;
    let excess = (sum(positions) - before) / count;
    positions
        .iter_mut()
        .for_each(|position| *position -= excess);
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: Case = Case {
        image: true,
        widgets: 54,
        heap_mb: 8,
    };

    fn sample(collect_us: impl Into<Option<f64>>) -> Sample {
        Sample {
            collect_us: collect_us.into(),
            heap_used: Some(1024),
        }
    }

    #[test]
    fn rounds_merge_into_medians_and_spreads() {
        let row = merge("stock", CASE, &[sample(10.0), sample(40.0), sample(20.0)]).unwrap();
        assert_eq!(
            (row.collect_us, row.spread_us, row.heap_used),
            (20.0, 15.0, 1024)
        );
        assert_eq!(row.cell(), "20.0 ±15.0");
        assert!(merge("stock", CASE, &[sample(10.0), sample(None)]).is_none());
    }

    #[test]
    fn a_row_has_the_names_that_its_readers_know() {
        let json = serde_json::to_value(merge("pools", CASE, &[sample(1.5)])).unwrap();
        assert_eq!(json["build"], "pools");
        assert_eq!(
            (&json["heap_mb"], &json["widgets"]),
            (&8.into(), &54.into())
        );
        assert_eq!(
            (&json["image"], &json["collect_us"]),
            (&true.into(), &1.5.into())
        );
    }

    #[test]
    fn every_case_is_there_once() {
        let mut cases = cases();
        assert_eq!(cases.len(), 18);
        cases.dedup();
        assert_eq!(cases.len(), 18);
        assert!(cases.contains(&CASE));
    }

    #[test]
    fn names_never_lie_on_one_another() {
        let apart = |positions: &[i32]| {
            let mut positions = positions.to_vec();
            set_apart(&mut positions, 10);
            positions
        };
        assert_eq!(apart(&[]), [0; 0]);
        assert_eq!(apart(&[5, 50, 90]), [5, 50, 90]);
        assert_eq!(apart(&[50, 52]), [46, 56]);
        assert_eq!(apart(&[50, 50, 50]), [40, 50, 60]);
    }
}
