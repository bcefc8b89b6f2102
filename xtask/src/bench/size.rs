//! `bench size`: what the memory layer adds to a firmware, part by part, from the linker's map.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use comfy_table::CellAlignment;
use serde::Serialize;

use super::{Circumstances, board, plain_table};
use crate::board::Board;
use crate::budget::{self, Budget};
use crate::build::Build;
use crate::fetch::Sources;
use crate::ui::Step;

/// What the memory layer is to add to a Cortex-M at most, in the end; a board's budget guards what it adds already.
const GOAL: Budget = Budget {
    text: 10 * 1024,
    ram: 1024,
};

/// Bytes of flash, and of static RAM. Initialised data takes both.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq, Serialize)]
pub struct Size {
    pub text: u64,
    pub ram: u64,
}

#[derive(Serialize)]
struct Row {
    build: &'static str,
    part: &'static str,
    #[serde(flatten)]
    size: Size,
}

#[derive(Serialize)]
pub struct Report {
    board: &'static str,
    micropython: String,
    #[serde(flatten)]
    circumstances: Circumstances,
    budget: Budget,
    rows: Vec<Row>,
}

/// The core's one object; CMake links it as a library's member.
const CORE: &[&str] = &["lvmp_rust.o"];

/// The parts of the memory layer: what is in the path of their objects, one of these, and in the names of their
/// sections. CMake calls an object `lvmp_wrap.c.o` or `lvmp_wrap.c.obj`.
const PARTS: [(&str, &[&str], &str); 12] = [
    ("core: the free index", CORE, "index"),
    ("core: collection", CORE, "exact"),
    ("core: collection", CORE, "collect"),
    ("core: a pool", CORE, "4pool"),
    ("core: a pool", CORE, "rlsf"),
    ("core: the heap, C functions", CORE, ""),
    ("shim: linker wraps", &["/shim/lvmp_wrap."], ""),
    ("shim: Python module", &["/shim/lvmp_module."], ""),
    ("shim: MicroPython's side", &["/shim/"], ""),
    ("yardstick in C", &["/pools_c/pools_c."], ""),
    ("LVGL's TLSF", &["/pools_c/tlsf."], ""),
    ("LVGL's own core", &["/lv_mem_core_micropython."], ""),
];

/// What all parts together are called, and the whole firmware's difference from `stock`.
const SUM: &str = "all parts";
const WHOLE: &str = "whole firmware, beyond stock";

/// What the memory layer adds to a firmware with this linker map.
pub fn of_map(map: &str) -> Result<Size> {
    let sections = sections(map);
    let layer: Vec<_> = sections.iter().filter(|s| part_of(s).is_some()).collect();
    ensure!(
        !layer.is_empty(),
        "the map has no part of the memory layer: is it one of GNU ld's, of a firmware with LVMP_POOL_TLSF=1?"
    );
    Ok(total(layer.into_iter()))
}

pub fn measure(board: Board, sources: &Sources) -> Result<Report> {
    let programs = board::programs(board, sources)?;
    let step = Step::start(format!("bench size, {}", board.name()));
    let maps = programs
        .iter()
        .map(|(build, firmware)| Ok((*build, sections(&map_of(&firmware.elf)?))))
        .collect::<Result<Vec<_>>>()?;
    let stock = maps
        .iter()
        .find(|(build, _)| *build == Build::Stock)
        .map(|(_, sections)| total(sections.iter()))
        .context("stock is not among the builds")?;
    let mut rows = Vec::new();
    for (build, sections) in &maps {
        let mut parts: BTreeMap<&str, Vec<&Section>> = BTreeMap::new();
        for section in sections {
            if let Some(part) = part_of(section) {
                parts.entry(part).or_default().push(section);
            }
        }
        ensure!(
            !parts.is_empty(),
            "the map of the build {} has no part of the memory layer",
            build.name()
        );
        let mut add = |part, size| {
            rows.push(Row {
                build: build.name(),
                part,
                size,
            });
        };
        for (part, sections) in &parts {
            add(part, total(sections.iter().copied()));
        }
        add(SUM, total(parts.values().flatten().copied()));
        let whole = total(sections.iter());
        let beyond = Size {
            text: whole.text.saturating_sub(stock.text),
            ram: whole.ram.saturating_sub(stock.ram),
        };
        add(WHOLE, beyond);
    }
    step.done("");
    Ok(Report {
        board: board.name(),
        micropython: sources.micropython.version.clone(),
        circumstances: Circumstances::now(),
        budget: Budget::of(board.name())?,
        rows,
    })
}

impl Report {
    /// Fails where `pools` adds more than the board's budget allows.
    pub fn check(&self) -> Result<()> {
        let row = self
            .rows
            .iter()
            .find(|row| row.build == Build::Pools.name() && row.part == SUM);
        budget::check(self.board, row.context("pools was not measured")?.size)
    }

    pub fn table(&self) -> String {
        let mut table = plain_table();
        table.set_header(["build", "part", "text", "RAM"]);
        for row in &self.rows {
            table.add_row([
                row.build.to_owned(),
                row.part.to_owned(),
                row.size.text.to_string(),
                row.size.ram.to_string(),
            ]);
        }
        for column in table.column_iter_mut().skip(2) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        let mut text = format!(
            "{}: MicroPython {}, -Os; bytes of flash, of static RAM; commit {}, {}\n",
            self.board, self.micropython, self.circumstances.commit, self.circumstances.date,
        );
        write!(
            text,
            "{table}\nallowed: {} bytes of text, {} of RAM; the goal on Cortex-M: {}, {}",
            self.budget.text, self.budget.ram, GOAL.text, GOAL.ram
        )
        .expect("a string takes it");
        text
    }
}

/// The linker map beside a firmware of make's.
pub fn map_of(program: &Path) -> Result<String> {
    let map = program.with_extension("map");
    fs::read_to_string(&map).with_context(|| format!("cannot read {}", map.display()))
}

/// What an object brought into the firmware.
#[derive(Debug, PartialEq, Eq)]
struct Section {
    name: String,
    object: String,
    bytes: u64,
}

/// The input sections of a map that take up memory of the firmware.
///
/// A line has a section's name, address, size and object; a long name has a line of its own.
fn sections(map: &str) -> Vec<Section> {
    let mut found = Vec::new();
    let mut name = None;
    let lines = map
        .lines()
        .skip_while(|line| !line.starts_with("Linker script and memory map"));
    for line in lines {
        if line.starts_with("/DISCARD/") || line.starts_with("OUTPUT(") {
            break;
        }
        let mut words = line.split_whitespace();
        let is_name = line.starts_with(" .") || line.starts_with(" COMMON");
        if is_name {
            name = words.next();
        }
        let number = |word: &str| u64::from_str_radix(word.strip_prefix("0x")?, 16).ok();
        let rest: Vec<_> = words.collect();
        if let ([address, size, object, ..], Some(of)) = (rest.as_slice(), name)
            && let (Some(_), Some(bytes)) = (number(address), number(size))
        {
            found.push(Section {
                name: of.to_owned(),
                object: (*object).to_owned(),
                bytes,
            });
            name = None;
        } else if !is_name {
            name = None;
        }
    }
    found
}

impl Section {
    /// Where its bytes are; none of the heap's, nor of what debuggers read.
    fn size(&self) -> Size {
        let of = |prefixes: &[&str]| prefixes.iter().any(|prefix| self.name.starts_with(prefix));
        let code = of(&[".text", ".rodata", ".srodata", ".literal", ".ARM.ex"]);
        let data = of(&[".data", ".sdata"]);
        let zeroed = of(&[".bss", ".sbss", "COMMON"]) && self.name != ".bss.gc_heap";
        Size {
            text: if code || data { self.bytes } else { 0 },
            ram: if data || zeroed { self.bytes } else { 0 },
        }
    }
}

fn total<'a>(sections: impl Iterator<Item = &'a Section>) -> Size {
    sections.fold(Size::default(), |sum, section| {
        let size = section.size();
        Size {
            text: sum.text + size.text,
            ram: sum.ram + size.ram,
        }
    })
}

fn part_of(section: &Section) -> Option<&'static str> {
    PARTS
        .iter()
        .find(|(_, objects, name)| {
            objects.iter().any(|path| section.object.contains(path)) && section.name.contains(name)
        })
        .map(|(part, ..)| *part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: &str = "\
Discarded input sections

 .text.unused   0x00000000       0x10 build/shim/lvmp_wrap.o

Linker script and memory map

.text           0x00000000    0x1000
 *(.text*)
 .text.short    0x00000100       0x20 build/shim/lvmp_wrap.o
 .text._ZN4lvmp4pool4Pool6resize17hf4b6a93a104ce96cE
                0x00000120       0x30 build/lvmp_rust.o
                0x00000120                a_symbol
 *fill*         0x00000150        0x4
.bss            0x20000000     0x100
 .bss.state     0x20000000       0x40 build/shim/lvmp_wrap.o
 .data.INDEX    0x20000040        0x8 build/lvmp_rust.o
 .bss.gc_heap   0x21000000  0x1000000 build/main.o
OUTPUT(firmware.elf elf32-littlearm)
 .debug_info    0x00000000      0x100 build/main.o
";

    #[test]
    fn a_map_has_what_was_linked() {
        let sections = sections(MAP);
        let found: Vec<_> = sections
            .iter()
            .map(|section| (part_of(section), section.bytes))
            .collect();
        assert_eq!(
            found,
            [
                (Some("shim: linker wraps"), 0x20),
                (Some("core: a pool"), 0x30),
                (Some("shim: linker wraps"), 0x40),
                (Some("core: the heap, C functions"), 8),
                (None, 0x1000000),
            ]
        );
        let sum = total(sections.iter());
        assert_eq!((sum.text, sum.ram), (0x58, 0x48));
        assert_eq!(of_map(MAP).unwrap(), sum);
        assert!(of_map("").is_err());
    }

    #[test]
    fn a_map_of_cmake_has_the_same_parts() {
        let map = "\
Linker script and memory map
 .text.lvmp_pool_alloc
                0x10000100       0x20 rust/liblvmp_rust.a(lvmp_rust.o)
 .text.wrap     0x10000124       0x10 CMakeFiles/firmware.dir/lvmp/shim/lvmp_wrap.c.obj
 .bss.state     0x20000000        0x8 CMakeFiles/firmware.dir/lvmp/shim/lvmp_port.c.o
 .text.lv_init  0x10000134       0x40 CMakeFiles/lvmp_lvgl.dir/lvgl/src/lv_init.c.o
";
        assert_eq!(of_map(map).unwrap(), Size { text: 0x30, ram: 8 });
    }
}
