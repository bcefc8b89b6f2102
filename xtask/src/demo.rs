//! `demo`: the table and the pictures, from nothing.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::bench::{layout, write_json};
use crate::build::{self, Build};
use crate::fetch::{self, Versions};
use crate::paths;
use crate::picture;
use crate::process::{Cmd, tail_of};
use crate::ui::Step;

const HEAP: &str = "32M";
const ROUNDS: usize = 5;
const WIDTH: u32 = 1024;
const HEIGHT: u32 = 600;

pub fn demo(versions: Versions) -> Result<()> {
    let sources = fetch::fetch(versions)?;
    let programs = build::programs(&layout::BUILDS, &sources)?;
    let report = layout::measure(&sources, &programs, HEAP, ROUNDS)?;
    println!("\n{}", report.table());

    let dir = paths::work().join("demo");
    fs::create_dir_all(&dir)?;
    write_json(&report, &dir.join("layout.json"))?;

    let (_, program) = programs
        .iter()
        .find(|(build, _)| *build == Build::Pools)
        .expect("it was measured");
    let step = Step::start("draw the pictures");
    let pixels = written_by(program, "screen.py", &dir.join("screen.rgb565"))?;
    picture::save_rgb565(&pixels, WIDTH, HEIGHT, &dir.join("screen.png"))?;
    let map = written_by(program, "heap_map.py", &dir.join("heap.map"))?;
    picture::save_heap(
        &map,
        "The GC heap with many holes, LVGL's memory in pools; the block at the end is this map",
        &dir.join("heap.png"),
    )?;
    step.done("");
    for file in ["layout.json", "screen.png", "heap.png"] {
        println!("{}", dir.join(file).display());
    }
    Ok(())
}

/// Runs one of the scripts that write a file, and reads the file.
fn written_by(program: &Path, script: &str, file: &Path) -> Result<Vec<u8>> {
    let output = Cmd::new(program)
        .args(["-X", &format!("heapsize={HEAP}")])
        .arg(paths::repo().join("bench").join(script))
        .arg(file)
        .output(Some(Duration::from_secs(60)))?;
    if !output.status.success() {
        bail!(
            "{script} failed ({}):\n{}",
            output.status,
            tail_of(&(output.stdout + &output.stderr))
        );
    }
    Ok(fs::read(file)?)
}
