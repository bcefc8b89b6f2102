//! What real boards include: `lvmp.mk` or `lvmp.cmake` in the board's folder, taken as MicroPython's ports take it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::budget;
use crate::build::{self, Build};
use crate::debian::{self, CMAKE, GCC, GCC_ARM, MAKE, PYTHON};
use crate::fetch::Sources;
use crate::paths;
use crate::process::Cmd;
use crate::ui::Step;

/// What the lines of a board come to.
#[derive(Debug, PartialEq, Eq)]
struct Lines {
    /// Whether `micropython.mk` or `micropython.cmake` takes the pools in.
    pools: bool,
    /// The variables that were set.
    variables: BTreeSet<String>,
    /// What is defined for the compiler, `NAME=VALUE`.
    definitions: BTreeSet<String>,
}

/// Each real board's lines switch the pools on, and say nothing that nobody listens to; the Makefiles of MicroPython's
/// ports take them, for the Rust target that `boards/README.md` names.
pub fn check(sources: &Sources) -> Result<()> {
    debian::require(&[MAKE, CMAKE, PYTHON, GCC, GCC_ARM])?;
    let step = Step::start("what boards include");
    for board in budget::boards()? {
        let folder = budget::folder(&board);
        let context = || format!("boards/{board}");
        if folder.join("lvmp.mk").exists() {
            let lines = of_make(&folder.join("lvmp.mk")).with_context(context)?;
            lines.check(&["micropython.mk"]).with_context(context)?;
            ask_port(&board, &lines, sources).with_context(context)?;
        } else if folder.join("lvmp.cmake").exists() {
            let lines = of_cmake(&folder.join("lvmp.cmake")).with_context(context)?;
            lines
                .check(&["micropython.cmake", "shim/rust.cmake"])
                .with_context(context)?;
            let [_, port, ..] = budget::row(&board)?;
            let theirs = sources
                .micropython
                .dir
                .join(format!("ports/{port}/boards/{board}/mpconfigboard.cmake"));
            ensure!(theirs.exists(), "MicroPython has no {}", theirs.display());
        }
    }
    step.done("");
    Ok(())
}

impl Lines {
    /// `listeners` are the files of this repository that read the variables.
    fn check(&self, listeners: &[&str]) -> Result<()> {
        ensure!(
            self.pools,
            "the pools are not on: LVMP_POOL_TLSF=1 is missing"
        );
        let read = |file: &&str| {
            let file = paths::repo().join(file);
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))
        };
        let heard = listeners.iter().map(read).collect::<Result<String>>()?;
        let switches = read(&"include/lvmp_config.h")?;
        for name in &self.variables {
            if !words(&heard).contains(name.as_str()) {
                bail!("{name}: {} knows no such variable", listeners[0]);
            }
        }
        for definition in &self.definitions {
            let name = definition.split('=').next().unwrap_or_default();
            if !words(&switches).contains(name) {
                bail!("{name}: include/lvmp_config.h knows no such switch");
            }
        }
        Ok(())
    }
}

/// The names in a text, each as a whole.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .collect()
}

/// A port's Makefile includes the board's makefile first, then `py.mk`, which includes `micropython.mk`.
fn of_make(file: &Path) -> Result<Lines> {
    let makefile = format!(
        "all: ;\n\
         CFLAGS = -DPORT\n\
         BUILD = build\n\
         BEFORE := $(.VARIABLES)\n\
         include {}\n\
         $(info variables $(filter-out $(BEFORE) BEFORE,$(.VARIABLES)))\n\
         $(info definitions $(CFLAGS))\n\
         LVMP_LVGL = 0\n\
         include {}\n\
         $(info pools $(LVMP_POOL_TLSF))\n",
        file.display(),
        paths::repo().join("micropython.mk").display()
    );
    let dir = tempfile::tempdir()?;
    let port = dir.path().join("Makefile");
    fs::write(&port, makefile)?;
    let printed = Cmd::new("make").arg("-s").arg("-f").arg(&port).read()?;
    let mut definitions = Vec::new();
    for flag in list(&printed, "definitions")? {
        let definition = flag.strip_prefix("-D");
        definitions.push(definition.with_context(|| format!("{flag} is no -DNAME=VALUE"))?);
    }
    ensure!(
        definitions.first() == Some(&"PORT"),
        "CFLAGS of the port are lost: add to them with +="
    );
    Ok(Lines {
        pools: list(&printed, "pools")? == ["1"],
        variables: owned(list(&printed, "variables")?),
        definitions: owned(definitions.into_iter().skip(1)),
    })
}

/// A port's CMakeLists.txt includes the board's file, then `micropython.cmake`, and compiles with MICROPY_DEF_BOARD.
fn of_cmake(file: &Path) -> Result<Lines> {
    let script = format!(
        "set(MICROPY_DEF_BOARD PORT)\n\
         get_cmake_property(BEFORE VARIABLES)\n\
         include({})\n\
         get_cmake_property(AFTER VARIABLES)\n\
         list(REMOVE_ITEM AFTER BEFORE AFTER ${{BEFORE}})\n\
         list(FILTER AFTER EXCLUDE REGEX ^CMAKE_)\n\
         list(JOIN AFTER \" \" AFTER)\n\
         list(JOIN MICROPY_DEF_BOARD \" \" DEFINITIONS)\n\
         message(STATUS \"variables ${{AFTER}}\")\n\
         message(STATUS \"definitions ${{DEFINITIONS}}\")\n\
         message(STATUS \"pools ${{LVMP_POOL_TLSF}}\")\n",
        file.display()
    );
    let dir = tempfile::tempdir()?;
    let port = dir.path().join("port.cmake");
    fs::write(&port, script)?;
    let printed = Cmd::new("cmake").arg("-P").arg(&port).read()?;
    let definitions = list(&printed, "definitions")?;
    ensure!(
        definitions.first() == Some(&"PORT"),
        "MICROPY_DEF_BOARD of the port is lost: add to it with list(APPEND ...)"
    );
    Ok(Lines {
        pools: list(&printed, "pools")? == ["1"] || definitions.contains(&"LVMP_POOL_TLSF=1"),
        variables: owned(list(&printed, "variables")?),
        definitions: owned(definitions.into_iter().skip(1)),
    })
}

/// The one that MicroPython has not, and the board of MicroPython's that is most like it.
const OWN: (&str, &str) = ("STM32H743_SDRAM", "NUCLEO_H743ZI");

/// The port's own Makefile reads the board's lines after those of MicroPython's board. It is asked for what it made of them, not
/// to build anything: that needs the vendor's drivers.
fn ask_port(board: &str, lines: &Lines, sources: &Sources) -> Result<()> {
    let [_, port, _, rust_target, ..] = budget::row(board)?;
    // Its variant, or whose board it is, may follow.
    let port = port.split(',').next().unwrap_or_default();
    let is_unix = port == "unix";
    let port = sources.micropython.dir.join("ports").join(port);
    let (variable, folder, config) = if is_unix {
        (
            "VARIANT_DIR",
            "variants/standard".into(),
            "mpconfigvariant.mk",
        )
    } else {
        let like = if board == OWN.0 { OWN.1 } else { board };
        ("BOARD_DIR", format!("boards/{like}"), "mpconfigboard.mk")
    };
    let theirs = port.join(&folder).join(config);
    ensure!(theirs.exists(), "MicroPython has no {}", theirs.display());
    let dir = tempfile::tempdir()?;
    let ours = dir.path().join(board);
    fs::create_dir(&ours)?;
    let text = format!(
        "include {}\ninclude {}\n",
        theirs.display(),
        budget::folder(board).join("lvmp.mk").display()
    );
    fs::write(ours.join(config), text)?;
    let printed = Cmd::new("make")
        .args(["-s", "-C"])
        .arg(&port)
        .arg(format!("{variable}={}", ours.display()))
        .arg(format!("BUILD={}", dir.path().join("build").display()))
        .args(build::module_args(Build::Pools, sources)?)
        .arg(
            "--eval=lvmp_ask: ; @: $(info pools $(LVMP_POOL_TLSF)) $(info target $(LVMP_RUST_TARGET)) \
             $(info definitions $(patsubst -D%,%,$(filter -DLVMP_%,$(CFLAGS)))) $(info linker $(LDFLAGS))",
        )
        .arg("lvmp_ask")
        .read()?;
    ensure!(list(&printed, "pools")? == ["1"], "its port has no pools");
    ensure!(
        list(&printed, "target")? == [&*rust_target],
        "boards/README.md says {}, its port compiles for {:?}",
        rust_target,
        list(&printed, "target")?
    );
    let definitions = owned(list(&printed, "definitions")?);
    ensure!(
        definitions.is_superset(&lines.definitions),
        "its port compiles with {definitions:?}"
    );
    ensure!(
        list(&printed, "linker")?.contains(&"-Wl,--wrap=gc_collect_start"),
        "its port links no wraps"
    );
    Ok(())
}

/// The words behind `key` in what was printed.
fn list<'a>(printed: &'a str, key: &str) -> Result<Vec<&'a str>> {
    let line = printed.lines().find_map(|line| {
        line.trim_start_matches("-- ")
            .strip_prefix(key)
            .filter(|rest| rest.is_empty() || rest.starts_with(' '))
    });
    let line = line.with_context(|| format!("no {key} in: {printed}"))?;
    Ok(line.split_whitespace().collect())
}

fn owned<'a>(words: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    words.into_iter().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(result: Result<()>) -> String {
        result.map_or_else(|error| format!("{error:#}"), |()| "fine".into())
    }

    #[test]
    fn what_nobody_listens_to_is_named() {
        let check = |variable: &str, definition: &str| {
            let lines = Lines {
                pools: true,
                variables: owned([variable]),
                definitions: owned([definition]),
            };
            told(lines.check(&["micropython.mk"]))
        };
        assert_eq!(check("LVMP_WRAP", "LVMP_POOL_MAX=3"), "fine");
        // Named in a comment only, since no board sets it by default.
        assert_eq!(
            check("LVMP_WRAP", "LVMP_FAST_POOL_SECTION=\".fast\""),
            "fine"
        );
        assert!(check("LVMP_WARP", "LVMP_POOL_MAX=3").starts_with("LVMP_WARP: micropython.mk"));
        assert!(check("LVMP_WRAP", "LVMP_POOL_MAXI=3").starts_with("LVMP_POOL_MAXI: include/"));
        // A switch for the compiler is no variable of make's.
        assert!(check("LVMP_POOL_MAX", "LVMP_POOL_MAX=3").starts_with("LVMP_POOL_MAX: micro"));
    }

    #[test]
    fn the_pools_must_be_on() {
        let lines = Lines {
            pools: false,
            variables: BTreeSet::new(),
            definitions: BTreeSet::new(),
        };
        assert!(told(lines.check(&["micropython.mk"])).contains("LVMP_POOL_TLSF=1 is missing"));
    }

    #[test]
    fn a_key_is_a_whole_word() {
        let printed = "-- poolsize 3\n-- pools\nvariables A B\n";
        assert!(list(printed, "pools").unwrap().is_empty());
        assert_eq!(list(printed, "variables").unwrap(), ["A", "B"]);
        assert!(list(printed, "definitions").is_err());
    }
}
