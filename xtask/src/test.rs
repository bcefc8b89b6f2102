//! `test`: all that must hold. A step that fails does not stop the others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::bench::{self, calls, collect, layout, python, size, trace};
use crate::board::{self, BOARDS, Board, Firmware};
use crate::budget;
use crate::build::{self, Build};
use crate::coverage;
use crate::debian::{self, GCC, Need};
use crate::examples::{self, Example};
use crate::fetch::{self, Source, Sources, Versions};
use crate::opt_in;
use crate::paths;
use crate::ports::Port;
use crate::process::{Cmd, clipped, tail_of};
use crate::romfs::Folder;
use crate::rust_core;
use crate::suite::{Outcome, Suite};
use crate::types;
use crate::ui::{self, Step};

/// What is to be tested.
pub enum Part {
    All,
    /// The Python tests and the examples whose names contain this.
    Python(String),
    /// The type stubs, and the programs that are checked with them.
    Types,
    /// The Python tests on the emulated boards, or those whose names contain this.
    Boards(String),
    /// Boards of a port of MicroPython's: whether they compile and link.
    Port(Port),
    /// MicroPython's own tests.
    Suite,
}

/// The builds under which MicroPython's own tests must pass as under `stock`.
const SUITE_BUILDS: [Build; 2] = [Build::Pools, Build::Leaf];

/// The builds that run what the build `test` does: words of 32 bits.
const LIKE_TEST: [Build; 2] = [Build::I686, Build::Armhf];

/// Runs everything or a part of it. Whether all passed.
pub fn test(versions: Versions, part: Part) -> Result<bool> {
    let sources = fetch::fetch(versions)?;
    let mut tests = python_tests(&paths::repo().join("tests/python"))?;
    let mut examples = examples::examples()?;
    let mut tally = Tally::default();
    match part {
        Part::All => {
            // The tests of the generator read headers.
            debian::require(&[GCC, Need::Libclang])?;
            tally.rust(&sources.lvgl);
            tally.step("generated files", generated_files);
            tally.silent("coverage of LVGL's headers", || coverage::check(&sources));
            tally.silent("types", || types::check(&sources));
            let mut builds = builds_of(&tests);
            builds.extend(layout::BUILDS);
            builds.extend([Build::Off, Build::PoolsNoindex, Build::Calls]);
            let programs = tally.builds(builds, &sources);
            tally.silent("micropython.cmake", || cmake(&sources));
            tally.silent("the core for the RP2040, without compare-and-swap", || {
                rust_core::build("thumbv6m-none-eabi")
            });
            tally.step("symbols of the builds", || symbols(&programs));
            tally.step("budget of UNIX", || {
                within_budget("UNIX", programs.of(Build::Pools)?)
            });
            tally.silent("what boards include", || opt_in::check(&sources));
            tally.step("size of the lvgl module", || module_size(&programs));
            tally.step("an lv_conf.h that lacks something", || {
                refused_conf(&sources)
            });
            tally.silent("bench layout writes its JSON", || {
                layout_json(&sources, &programs)
            });
            tally.silent("bench collect writes its JSON", || {
                collect_json(&sources, &programs)
            });
            tally.silent("bench python writes its JSON", || {
                python_json(&sources, &programs)
            });
            tally.silent("bench calls shows what it must", || {
                calls_json(&sources, &programs)
            });
            tally.silent("bench trace writes its JSON", || trace_json(&sources));
            tally.python(&tests, &programs, &sources);
            tally.examples(&examples, &programs, &sources);
            tally.boards(&board_tests()?, &sources);
            tally.silent("bench layout --board shows what it must", || {
                board_json(&sources)
            });
            tally.port(Port::Rp2, &sources);
            tally.suite(&sources, &programs);
            for test in &mut tests {
                test.builds.retain(|&build| build == Build::Test);
            }
            for other in versions.others() {
                tally.release(other, &tests);
            }
        }
        Part::Python(name) => {
            tests.retain(|test| test.name.contains(&name));
            examples.retain(|example| example.name.contains(&name));
            ensure!(
                !tests.is_empty() || !examples.is_empty(),
                "nothing in tests/python and examples has {name} in its name"
            );
            let mut builds = builds_of(&tests);
            if !examples.is_empty() {
                builds.extend(examples::BUILDS);
            }
            let programs = tally.builds(builds, &sources);
            tally.python(&tests, &programs, &sources);
            tally.examples(&examples, &programs, &sources);
        }
        Part::Types => tally.silent("types", || types::check(&sources)),
        Part::Boards(name) => {
            let mut tests = board_tests()?;
            tests.retain(|test| test.name.contains(&name));
            ensure!(
                !tests.is_empty(),
                "no test for boards has {name} in its name"
            );
            tally.boards(&tests, &sources);
        }
        Part::Port(port) => tally.port(port, &sources),
        Part::Suite => {
            let builds = [Build::Stock].into_iter().chain(SUITE_BUILDS);
            let programs = tally.builds(builds, &sources);
            tally.suite(&sources, &programs);
        }
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    Ok(tally.failed == 0)
}

/// The interpreters that could be built.
#[derive(Default)]
struct Programs(BTreeMap<Build, PathBuf>);

impl Programs {
    fn of(&self, build: Build) -> Result<&PathBuf> {
        self.0
            .get(&build)
            .with_context(|| format!("there is no build {}", build.name()))
    }
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

impl Tally {
    fn builds(&mut self, builds: impl IntoIterator<Item = Build>, sources: &Sources) -> Programs {
        let mut programs = Programs::default();
        for build in builds {
            self.silent(&format!("build {}", build.name()), || {
                programs.0.insert(build, build::build(build, sources)?);
                Ok(())
            });
        }
        programs
    }

    /// A check with a line of its own.
    fn step(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        let step = Step::start(name);
        let result = check();
        match &result {
            Ok(()) => step.done(""),
            Err(_) => drop(step),
        }
        self.count(name, result);
    }

    /// A check that shows its own steps.
    fn silent(&mut self, name: &str, check: impl FnOnce() -> Result<()>) {
        let result = check();
        self.count(name, result);
    }

    fn count(&mut self, name: &str, result: Result<()>) {
        match result {
            Ok(()) => self.passed += 1,
            Err(error) => {
                self.failed += 1;
                eprintln!("FAILED {name}: {error:#}");
            }
        }
    }

    /// Format, lints and the Rust tests of all crates.
    fn rust(&mut self, lvgl: &Source) {
        let cargo = |name: &str, args: &[&str]| {
            let log = paths::work().join(format!("log/cargo-{name}.log"));
            let mut lines = Vec::new();
            let result = Cmd::new("cargo")
                .args(args)
                .dir(paths::repo())
                .env("LVGL_DIR", &lvgl.dir)
                .logged(&log, |line| lines.push(line.to_owned()));
            (result, lines)
        };
        self.step("cargo fmt", || cargo("fmt", &["fmt", "--all", "--check"]).0);
        let lints = [
            (
                "clippy",
                ["--workspace", "--all-targets", "--features=xtask/gen"].as_slice(),
            ),
            (
                "clippy-firmware",
                ["--package=lvmp", "--lib", "--features=firmware"].as_slice(),
            ),
        ];
        for (name, args) in lints {
            let args = [&["clippy", "--quiet"], args, &["--", "-D", "warnings"]].concat();
            self.step(&format!("cargo {name}"), || cargo(name, &args).0);
        }
        let step = Step::start("cargo test");
        let (result, lines) = cargo("test", &["test", "--workspace", "--no-fail-fast"]);
        let (passed, failed) = rust_tests(&lines);
        self.passed += passed;
        self.failed += failed;
        match result {
            Ok(()) => step.done(&format!("{passed} passed")),
            Err(error) => {
                drop(step);
                eprintln!("FAILED cargo test: {error:#}");
                // Tests that do not compile count as one.
                self.failed += usize::from(failed == 0);
            }
        }
    }

    /// The scripts of tests/python, each under the builds it is for.
    fn python(&mut self, tests: &[PythonTest], programs: &Programs, sources: &Sources) {
        let python_path = build::python_path(sources);
        for build in builds_of(tests) {
            let Ok(program) = programs.of(build) else {
                self.count(
                    &format!("Python tests, build {}", build.name()),
                    programs.of(build).map(drop),
                );
                continue;
            };
            let of_build = tests.iter().filter(|test| test.builds.contains(&build));
            self.each(
                &format!("Python tests, build {}", build.name()),
                of_build,
                |test| test.run(build, program, &python_path),
            );
        }
    }

    /// Runs tests one after the other.
    fn each<'a>(
        &mut self,
        name: &str,
        tests: impl IntoIterator<Item = &'a PythonTest>,
        run: impl Fn(&PythonTest) -> Result<Verdict>,
    ) {
        let tests: Vec<_> = tests.into_iter().collect();
        let step = Step::start(name);
        step.length(tests.len() as u64);
        let mut failures = Vec::new();
        let mut skipped = 0;
        for test in &tests {
            step.detail(test.name.clone());
            match run(test) {
                Ok(Verdict::Passed) => self.passed += 1,
                Ok(Verdict::Skipped) => skipped += 1,
                Err(error) => failures.push(format!("FAILED {} ({name}): {error:#}", test.name)),
            }
            step.advance();
        }
        if failures.is_empty() {
            let skipped = if skipped > 0 {
                format!(", {skipped} skipped")
            } else {
                String::new()
            };
            step.done(&format!("{} tests{skipped}", tests.len()));
        } else {
            drop(step);
            self.failed += failures.len();
            failures.iter().for_each(|failure| eprintln!("{failure}"));
        }
    }

    /// The Python tests on each emulated board.
    fn boards(&mut self, tests: &[PythonTest], sources: &Sources) {
        for board in BOARDS {
            let mut firmware = Err(anyhow!("it was not built"));
            self.silent(&format!("build {}", board.name()), || {
                firmware = Ok(board.build(Build::Test, &[], sources)?);
                Ok(())
            });
            if let Ok(firmware) = firmware {
                self.each(&format!("Python tests, {}", board.name()), tests, |test| {
                    test.run_on_board(&firmware)
                });
            }
            // What tests alone call of the core is in the build `test` only.
            self.silent(&format!("budget of {}", board.name()), || {
                let firmware = board.build(Build::Pools, &[], sources)?;
                within_budget(board.name(), &firmware.elf)
            });
        }
    }

    /// The boards of a port, without the pools and with them.
    fn port(&mut self, port: Port, sources: &Sources) {
        for board in port.boards() {
            self.silent(&format!("{} without pools", board.name), || {
                board.check_off(sources)
            });
            self.silent(&format!("{} with pools", board.name), || {
                board.check_pools(sources)
            });
        }
    }

    /// The scripts of examples/: each draws its reference picture, or with an LVGL that has none the same under all builds.
    fn examples(&mut self, examples: &[Example], programs: &Programs, sources: &Sources) {
        if !examples::has_references(sources) {
            for example in examples {
                if !example.runs_with(&sources.lvgl) {
                    ui::note(&format!(
                        "example {}: not with LVGL {}",
                        example.name, sources.lvgl.version
                    ));
                    continue;
                }
                self.step(&format!("example {}", example.name), || {
                    let program = |build| Ok((build, programs.of(build)?.as_path()));
                    let programs: Vec<_> = examples::BUILDS
                        .into_iter()
                        .map(program)
                        .collect::<Result<_>>()?;
                    example.check_alike(&programs, sources)
                });
            }
            return;
        }
        for build in examples::BUILDS {
            for example in examples {
                self.step(
                    &format!("example {}, build {}", example.name, build.name()),
                    || example.check(build, programs.of(build)?, sources),
                );
            }
        }
    }

    /// Another release of MicroPython or LVGL.
    fn release(&mut self, versions: Versions, tests: &[PythonTest]) {
        match fetch::fetch(versions) {
            Ok(sources) => {
                let before = self.passed;
                let programs = self.builds(builds_of(tests), &sources);
                self.python(tests, &programs, &sources);
                ui::note(&format!(
                    "{} passed with MicroPython {} and LVGL {}",
                    self.passed - before,
                    sources.micropython.version,
                    sources.lvgl.version
                ));
            }
            Err(error) => self.count("another release", Err(error)),
        }
    }

    /// MicroPython's own tests: they pass under `stock`, and the same ones do under `pools` and `leaf`.
    fn suite(&mut self, sources: &Sources, programs: &Programs) {
        let mut outcome = Err(anyhow!("the suite did not run"));
        self.silent("MicroPython's tests, build stock", || {
            let suite = Suite::new(sources)?;
            let found = suite_of_stock(&suite, programs.of(Build::Stock)?)?;
            outcome = Ok((suite, found));
            Ok(())
        });
        for build in SUITE_BUILDS {
            let name = format!("MicroPython's tests, build {}", build.name());
            self.silent(&name, || {
                let (suite, of_stock) = outcome
                    .as_mut()
                    .map_err(|error| anyhow!("nothing to compare with: {error:#}"))?;
                suite_of(build, suite, programs, of_stock)
            });
        }
    }
}

/// A run of the suite to compare others with: nearly all of it passes.
fn suite_of_stock(suite: &Suite, program: &Path) -> Result<Outcome> {
    let step = Step::start("MicroPython's tests, build stock");
    let outcome = suite.run(program, "stock", [], &step)?;
    ensure!(
        outcome.performed > 500 && outcome.failed.len() * 50 < outcome.performed,
        "{}: too little for a comparison",
        outcome.summary()
    );
    step.done(&outcome.summary());
    if !suite.left_out().is_empty() {
        ui::note(&format!(
            "left out, as they need unittest, a submodule: {}",
            suite.left_out().join(" ")
        ));
    }
    Ok(outcome)
}

/// Passes if the same tests pass as under `stock`.
fn suite_of(
    build: Build,
    suite: &Suite,
    programs: &Programs,
    of_stock: &mut Outcome,
) -> Result<()> {
    let (stock, program) = (programs.of(Build::Stock)?, programs.of(build)?);
    let step = Step::start(format!("MicroPython's tests, build {}", build.name()));
    let mut outcome = suite.run(program, build.name(), [], &step)?;
    let first = suite.settle((stock, of_stock), (program, &mut outcome), &step)?;
    let differences = of_stock.differences("stock", &outcome, build.name());
    ensure!(differences.is_empty(), "{}", differences.join("\n"));
    step.done(&format!("{}, no difference", outcome.summary()));
    let list = |what: &str, tests: &BTreeSet<String>| {
        if !tests.is_empty() {
            let names: Vec<_> = tests.iter().map(String::as_str).collect();
            ui::note(&format!("{what}: {}", names.join(" ")));
        }
    };
    list("fail under both", &outcome.failed);
    list("differed at first, not when run again", &first);
    Ok(())
}

/// The sums over the `test result:` lines.
fn rust_tests(lines: &[String]) -> (usize, usize) {
    let count = |line: &str, what: &str| -> usize {
        let words: Vec<_> = line.split_whitespace().collect();
        let at = words
            .iter()
            .position(|word| word.trim_end_matches(';') == what);
        at.and_then(|at| words.get(at.checked_sub(1)?)?.parse().ok())
            .unwrap_or(0)
    };
    lines
        .iter()
        .filter(|line| line.starts_with("test result:"))
        .fold((0, 0), |sum, line| {
            (sum.0 + count(line, "passed"), sum.1 + count(line, "failed"))
        })
}

/// In a process of its own: `gen` is compiled in on demand. The committed files are those of the default versions.
fn generated_files() -> Result<()> {
    Cmd::new("cargo")
        .args([
            "run",
            "--quiet",
            "--package=xtask",
            "--features=gen",
            "--",
            "gen",
            "--check",
        ])
        .dir(paths::repo())
        .env("LVGL_DIR", "")
        .logged(&paths::work().join("log/gen-check.log"), |_| ())
}

/// What the memory layer added to a program of make's is no more than the board of this name allows.
fn within_budget(board: &str, program: &Path) -> Result<()> {
    budget::check(board, size::of_map(&size::map_of(program)?)?)
}

/// The most that the `lvgl` module may add to a firmware, LVGL itself not counted.
const MOST_MODULE_BYTES: u64 = 250_000;

/// Code and data of the module's objects, as the unix port compiles them: `-Os`.
fn module_size(programs: &Programs) -> Result<()> {
    let program = programs.of(Build::Pools)?;
    let dir = program.parent().context("a program lies in a folder")?;
    let mut size = Cmd::new("size").arg("--totals");
    for part in ["lvgl", "lvgl/generated"] {
        for entry in fs::read_dir(dir.join(part))?.flatten() {
            if entry.path().extension().is_some_and(|end| end == "o") {
                size = size.arg(entry.path());
            }
        }
    }
    let table = size.read()?;
    let total = table.lines().last().unwrap_or_default();
    let bytes: Vec<u64> = total
        .split_whitespace()
        .take(2)
        .filter_map(|word| word.parse().ok())
        .collect();
    let sum: u64 = bytes.iter().sum();
    ensure!(
        bytes.len() == 2 && sum > 100_000,
        "`size` printed no sum: {total}"
    );
    ensure!(
        sum <= MOST_MODULE_BYTES,
        "{sum} bytes, at most {MOST_MODULE_BYTES}"
    );
    Ok(())
}

/// With the pools off neither they nor any other Rust is in the firmware; without the index nothing of it is.
fn symbols(programs: &Programs) -> Result<()> {
    let names = |build| build::symbols(programs.of(build)?);
    let off = names(Build::Off)?;
    ensure!(
        off.iter().any(|name| name == "lv_malloc_core"),
        "nm does not list the build's functions"
    );
    let found: Vec<_> = off
        .iter()
        .filter(|name| build::of_pools(name))
        .cloned()
        .collect();
    ensure!(
        found.is_empty(),
        "these are in the build off: {}",
        clipped(&found.join(" "))
    );
    let pools = names(Build::Pools)?;
    ensure!(
        pools.iter().any(|name| name == "lvmp_pool_alloc"),
        "the build pools has no lvmp_pool_alloc: the check above shows nothing"
    );
    let of_index = |name: &&String| {
        ["__wrap_gc_alloc", "__wrap_gc_free", "__wrap_gc_realloc"].contains(&name.as_str())
    };
    let without = names(Build::PoolsNoindex)?;
    ensure!(
        pools.iter().filter(of_index).count() == 3 && without.iter().filter(of_index).count() == 0,
        "the wraps of the index are not in pools alone"
    );
    ensure!(
        without.iter().any(|name| name == "__wrap_gc_collect_start"),
        "the build pools-noindex has no exact collection"
    );
    Ok(())
}

/// A configuration of one's own that lacks what the module rests on, or is not found, is refused with what cures that.
fn refused_conf(sources: &Sources) -> Result<()> {
    const CURE: &str = r#"must end with: #include "lvgl_conf_required.h""#;
    let whole = fs::read_to_string(Build::Conf.lv_conf())?;
    let lines = whole.lines().filter(|line| !line.contains("required.h"));
    let conf = paths::work().join("unfinished_lv_conf.h");
    fs::write(&conf, lines.collect::<Vec<_>>().join("\n"))?;
    let dir = paths::work().join("build/refused");
    if dir.exists() {
        fs::remove_dir_all(&dir)?;
    }
    let make = build::make(Build::Conf, &dir, sources)?;
    let conf_path = |path: &Path| format!("LV_CONF_PATH={}", path.display());
    let relative = Path::new("tests/conf/lv_conf.h");
    for (cmd, cure) in [
        (build::generator(&conf, sources).arg("--report"), CURE),
        (make.clone().arg(conf_path(&conf)), CURE),
        (make.clone().arg(conf_path(relative)), "give the whole path"),
        (make.arg("LVGL_GENERATED=/nowhere"), "lvmp-generator"),
    ] {
        let output = cmd.output(None)?;
        let all = output.stdout + &output.stderr;
        ensure!(!output.status.success(), "taken: {}", cmd.line());
        ensure!(
            all.contains(cure),
            "`{cure}` is not what {} says: {}",
            cmd.line(),
            tail_of(&all)
        );
    }
    Ok(())
}

/// A firmware that CMake builds runs LVGL too.
fn cmake(sources: &Sources) -> Result<()> {
    let dir = paths::repo().join("tests/cmake");
    let program = build::cmake(sources)?;
    build::check_exports(&program.with_file_name("rust/lvmp_rust.o"))?;
    let output = Cmd::new(program)
        .arg(dir.join("script.py"))
        .output(Some(Duration::from_secs(60)))?;
    ensure!(
        output.status.success(),
        "{}\n{}",
        output.status,
        tail_of(&(output.stdout + &output.stderr))
    );
    compare(&fs::read_to_string(dir.join("script.exp"))?, &output.stdout)
}

/// One short round has every row and figure that readers of the JSON rely on.
fn layout_json(sources: &Sources, programs: &Programs) -> Result<()> {
    let program = |build| Ok((build, programs.of(build)?.clone()));
    let compared = layout::BUILDS
        .into_iter()
        .map(program)
        .collect::<Result<Vec<_>>>()?;
    let report = serde_json::to_value(layout::measure(sources, &compared, "32M", 1)?)?;
    for key in [
        "micropython",
        "lvgl",
        "machine",
        "commit",
        "date",
        "command",
    ] {
        ensure!(
            report[key].as_str().is_some_and(|text| !text.is_empty()),
            "no {key} in the report"
        );
    }
    ensure!(report["heap"] == 32 << 20, "heap is {}", report["heap"]);
    let rows = report["rows"].as_array().context("no rows")?;
    for build in layout::BUILDS {
        for layout in layout::LAYOUTS {
            let row = rows
                .iter()
                .find(|row| row["build"] == build.name() && row["layout"] == layout)
                .with_context(|| format!("no row of {} on {layout}", build.name()))?;
            for key in [
                "bytearray100_us",
                "labels50_ms",
                "refresh_med_ms",
                "refresh_max_ms",
                "collect_med_ms",
                "heap_used",
            ] {
                ensure!(
                    row[key].as_f64().is_some_and(|value| value > 0.0),
                    "{key} is {}",
                    row[key]
                );
            }
        }
    }
    ensure!(
        rows.len() == layout::BUILDS.len() * layout::LAYOUTS.len(),
        "{} rows",
        rows.len()
    );
    Ok(())
}

/// The calls that have a limit keep it, and have the figures that readers of the JSON rely on.
fn calls_json(sources: &Sources, programs: &Programs) -> Result<()> {
    let report = calls::measure(sources, programs.of(Build::Calls)?, calls::limited(), 1)?;
    let targets = report.targets();
    ensure!(targets.len() == 2, "{} limits", targets.len());
    for target in targets {
        ensure!(target.met(), "{}", target.line());
    }
    let report = serde_json::to_value(report)?;
    for module in ["lvmp", "yardstick"] {
        for key in ["instr", "ns"] {
            let figure = report["rows"][0][module][key].as_f64();
            ensure!(
                figure.is_some_and(|figure| figure > 0.0),
                "no {module}.{key}: {}",
                report["rows"][0]
            );
        }
    }
    Ok(())
}

/// One round on a board shows what it must, and has every row and figure that readers of the JSON rely on.
fn board_json(sources: &Sources) -> Result<()> {
    let board = Board::Mps2An385;
    let programs = bench::board::programs(board, sources)?;
    let screens = &bench::board::SCREENS[1..];
    let report = bench::board::measure(board, sources, &programs, screens, 1)?;
    for target in report.targets() {
        ensure!(target.met(), "{}", target.line());
    }
    let report = serde_json::to_value(report)?;
    ensure!(
        report["board"] == board.name() && report["heap"] == 16 << 20,
        "board {}, heap {}",
        report["board"],
        report["heap"]
    );
    let operations = ["malloc", "realloc", "free"]
        .iter()
        .flat_map(|of| ["med", "worst", "worst_growing"].map(|what| format!("{of}_{what}_instr")))
        .collect();
    let scenario = [
        "bytearray100_instr",
        "labels50_instr",
        "refresh_med_instr",
        "refresh_max_instr",
        "collect_med_instr",
        "heap_used",
        "width",
        "height",
    ];
    let rows = layout::BUILDS.len() * layout::LAYOUTS.len();
    for (list, keys, count) in [
        ("rows", scenario.map(str::to_owned).to_vec(), rows),
        ("operations", operations, rows),
        (
            "collections",
            vec!["heap".into(), "collect_instr".into()],
            layout::BUILDS.len() * bench::board::HEAPS.len(),
        ),
    ] {
        let rows = report[list]
            .as_array()
            .with_context(|| format!("no {list}"))?;
        ensure!(rows.len() == count, "{} {list}", rows.len());
        for row in rows {
            for key in &keys {
                ensure!(
                    row[key].as_f64().is_some_and(|value| value > 0.0),
                    "{list}: {key} is {}",
                    row[key]
                );
            }
        }
    }
    Ok(())
}

/// One round has a row for each case that fits, and a chart of all builds.
fn collect_json(sources: &Sources, programs: &Programs) -> Result<()> {
    let program = |build| Ok((build, programs.of(build)?.clone()));
    let compared = layout::BUILDS
        .into_iter()
        .map(program)
        .collect::<Result<Vec<_>>>()?;
    let data = collect::DATA_BUILDS
        .into_iter()
        .map(program)
        .collect::<Result<Vec<_>>>()?;
    let report = collect::measure(sources, &compared, &data, 1)?;
    let json = serde_json::to_value(&report)?;
    for build in collect::DATA_BUILDS.map(Build::name) {
        let rows = json["bytearrays"].as_array().context("no bytearrays")?;
        ensure!(
            rows.iter().any(|row| row["build"] == build
                && row["collect_us"].as_f64().is_some_and(|time| time > 0.0)),
            "{build} is not among the bytearrays"
        );
    }
    let has = |list: &str, build: &str, heap: u32, widgets: u32, image: bool| {
        json[list].as_array().is_some_and(|rows| {
            rows.iter().any(|row| {
                row["build"] == build
                    && row["heap_mb"] == heap
                    && row["widgets"] == widgets
                    && row["image"] == image
                    && (list == "too_small"
                        || row["collect_us"].as_f64().is_some_and(|time| time > 0.0))
            })
        })
    };
    for build in layout::BUILDS.map(Build::name) {
        for heap in collect::HEAPS_MB {
            for widgets in collect::WIDGETS {
                for image in [false, true] {
                    // The picture alone takes 2.4 MB.
                    let list = if image && heap == 2 {
                        "too_small"
                    } else {
                        "rows"
                    };
                    ensure!(
                        has(list, build, heap, widgets, image),
                        "{build}, {heap} MB, {widgets} widgets, picture {image}: not in {list}"
                    );
                }
            }
        }
    }
    let chart = paths::work().join("bench/collect-test.svg");
    report.draw(&chart)?;
    let drawn = fs::read_to_string(&chart)?;
    for build in layout::BUILDS.map(Build::name) {
        ensure!(
            drawn.contains(build),
            "{build} is not in {}",
            chart.display()
        );
    }
    Ok(())
}

/// The least work of MicroPython's programs is counted, and those that have no such little work are named.
fn python_json(sources: &Sources, programs: &Programs) -> Result<()> {
    let compared = python::Compared {
        stock: programs.of(Build::Stock)?.clone(),
        build: Build::Pools,
        program: programs.of(Build::Pools)?.clone(),
        noindex: Some(programs.of(Build::PoolsNoindex)?.clone()),
    };
    let load = python::Load {
        n: 32,
        m: 10,
        heap: None,
    };
    let report = serde_json::to_value(python::measure(sources, compared, load)?)?;
    let row = report["rows"]
        .as_array()
        .and_then(|rows| rows.iter().find(|row| row["program"] == "core_str"))
        .context("no row of core_str")?;
    for key in ["stock_instr", "pools_instr", "ratio", "index_ratio"] {
        ensure!(
            row[key].as_f64().is_some_and(|value| value > 0.0),
            "{key} is {}",
            row[key]
        );
    }
    ensure!(
        report["geomean"].as_f64().is_some_and(|mean| mean > 0.0),
        "geomean is {}",
        report["geomean"]
    );
    ensure!(
        report["skipped"]
            .as_array()
            .is_some_and(|list| list.iter().any(|skip| skip["program"] == "bm_chaos")),
        "bm_chaos is not named: {}",
        report["skipped"]
    );
    Ok(())
}

/// A trace of four operations has a row for each allocator.
fn trace_json(sources: &Sources) -> Result<()> {
    // lv_malloc(64) twice, then both freed.
    let trace = paths::work().join("tiny.trace");
    fs::write(&trace, [0x80, 0x02, 0x80, 0x02, 0x05, 0x01])?;
    let report = serde_json::to_value(trace::measure(sources, &trace)?)?;
    let rows = report["rows"].as_array().context("no rows")?;
    for allocator in ["pools", "lv_tlsf", "rlsf"] {
        let row = rows
            .iter()
            .find(|row| row["allocator"] == allocator)
            .with_context(|| format!("no row of {allocator}"))?;
        for key in ["instr_per_op", "worst_instr", "footprint"] {
            ensure!(
                row[key].as_f64().is_some_and(|value| value > 0.0),
                "{key} is {}",
                row[key]
            );
        }
    }
    Ok(())
}

/// A script of tests/python; tests/README.md says what its first lines may ask for.
#[derive(Debug, PartialEq)]
struct PythonTest {
    name: String,
    script: PathBuf,
    expected: Option<String>,
    builds: Vec<Build>,
    heap: String,
    env: Vec<(String, String)>,
    limit: Duration,
    /// Whether the emulated boards can run it.
    on_boards: bool,
}

#[derive(Debug, PartialEq)]
enum Verdict {
    Passed,
    Skipped,
}

fn python_tests(dir: &Path) -> Result<Vec<PythonTest>> {
    let mut scripts: Vec<_> = fs::read_dir(dir)
        .with_context(|| format!("cannot list {}", dir.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "py"))
        // What several scripts share.
        .filter(|path| {
            !path
                .file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with('_'))
        })
        .collect();
    scripts.sort();
    scripts
        .into_iter()
        .map(|script| {
            let source = fs::read_to_string(&script)?;
            let expected = fs::read_to_string(script.with_extension("exp")).ok();
            PythonTest::new(script.clone(), &source, expected)
                .with_context(|| script.display().to_string())
        })
        .collect()
}

/// What the emulated boards run: the scripts of tests/python that they can, and those of tests/boards.
fn board_tests() -> Result<Vec<PythonTest>> {
    let mut tests = python_tests(&paths::repo().join("tests/python"))?;
    tests.retain(|test| test.on_boards && test.builds.contains(&Build::Test));
    let folder = paths::repo().join("tests/boards");
    for test in &mut tests {
        // Boards have one console, and shorter messages.
        let expected = folder.join(&test.name).with_extension("exp");
        if let Ok(expected) = fs::read_to_string(expected) {
            test.expected = Some(expected);
        }
    }
    tests.extend(python_tests(&folder)?);
    Ok(tests)
}

/// The builds that the tests are for.
fn builds_of(tests: &[PythonTest]) -> BTreeSet<Build> {
    tests
        .iter()
        .flat_map(|test| &test.builds)
        .copied()
        .collect()
}

impl PythonTest {
    fn new(script: PathBuf, source: &str, expected: Option<String>) -> Result<Self> {
        let name = script
            .file_stem()
            .context("a test has a name")?
            .to_string_lossy()
            .into_owned();
        let builds = if name.starts_with("lvgl_") {
            vec![Build::Test, Build::Off]
        } else {
            vec![Build::Test, Build::Unwrapped, Build::Split, Build::Leaf]
        };
        let mut test = Self {
            name,
            script,
            expected,
            builds,
            heap: "32M".into(),
            env: Vec::new(),
            limit: Duration::from_secs(60),
            on_boards: true,
        };
        let mut excluded = Vec::new();
        for line in source.lines().take_while(|line| line.starts_with('#')) {
            let Some((key, value)) = line.trim_start_matches('#').split_once(':') else {
                continue;
            };
            let value = value.trim();
            match key.trim() {
                "builds" => {
                    let builds = value.split_whitespace().map(Build::named);
                    test.builds = builds.collect::<Result<_>>()?;
                }
                "heap" => {
                    layout::bytes(value)?;
                    test.heap = value.to_owned();
                }
                "env" => {
                    for assignment in value.split_whitespace() {
                        let (key, value) = assignment
                            .split_once('=')
                            .with_context(|| format!("{assignment}: NAME=VALUE"))?;
                        test.env.push((key.to_owned(), value.to_owned()));
                    }
                }
                "timeout" => {
                    let seconds = value
                        .parse()
                        .map_err(|_| anyhow!("{value} is no number of seconds"))?;
                    test.limit = Duration::from_secs(seconds);
                }
                "not on boards" => test.on_boards = false,
                key => {
                    if let Some(build) = key.strip_prefix("not under ") {
                        excluded.push(Build::named(build)?);
                    }
                }
            }
        }
        if test.builds.contains(&Build::Test) {
            test.builds.extend(LIKE_TEST);
        }
        test.builds.retain(|build| !excluded.contains(build));
        Ok(test)
    }

    fn run(&self, build: Build, program: &Path, python_path: &str) -> Result<Verdict> {
        let mut cmd = build
            .command(program)
            .args(["-X", &format!("heapsize={}", self.heap)])
            .arg(&self.script)
            .env("MICROPYPATH", python_path)
            .dir(self.script.parent().expect("a script lies in a folder"));
        for (key, value) in &self.env {
            cmd = cmd.env(key, value);
        }
        let output = cmd.output(Some(self.limit * build.slower()))?;
        if output.status.success() {
            return self.judge(&output.stdout);
        }
        bail!(
            "{}\n{}",
            output.status,
            tail_of(&(output.stdout + &output.stderr))
        )
    }

    /// Runs on an emulated board, with its own soft resets in between if there are to be some.
    fn run_on_board(&self, firmware: &Firmware) -> Result<Verdict> {
        let folder = self.script.parent().expect("a script lies in a folder");
        let mut files = board::files_for(Some(&self.script))?;
        let pictures = folder.join("pictures");
        if pictures.is_dir() {
            let pictures = board::add_files(Folder::default(), &pictures, None)?;
            files = files.folder("pictures", pictures);
        }
        let heap = if layout::bytes(&self.heap)? < layout::bytes(board::HEAP)? {
            &self.heap
        } else {
            board::HEAP
        };
        let starts = self.env.iter().find(|(key, _)| key == "LVMP_TEST_RESETS");
        let starts = starts.map_or(Ok(1), |(_, value)| value.parse())?;
        let mut machine = firmware.start(files, heap)?;
        let mut stdout = String::new();
        for start in 0..starts {
            if start > 0 {
                machine.soft_reset()?;
            }
            let outcome =
                machine.run_script(&self.script, &[], self.limit * board::SLOWER, |_: &[u8]| ())?;
            ensure!(
                outcome.stderr.is_empty(),
                "{}",
                tail_of(&(outcome.stdout + &outcome.stderr))
            );
            stdout += &outcome.stdout;
        }
        self.judge(&stdout)
    }

    /// What a script that ended well says of the test.
    fn judge(&self, stdout: &str) -> Result<Verdict> {
        if stdout.trim() == "SKIP" {
            return Ok(Verdict::Skipped);
        }
        match &self.expected {
            Some(expected) => compare(expected, stdout)?,
            None => ensure!(
                !stdout.trim().is_empty(),
                "it printed nothing, and there is no .exp"
            ),
        }
        Ok(Verdict::Passed)
    }
}

/// Fails with the first line that differs.
pub fn compare(expected: &str, found: &str) -> Result<()> {
    let mut lines = expected.lines();
    let mut number = 0;
    for found in found.lines() {
        number += 1;
        match lines.next() {
            Some(expected) if expected == found => {}
            Some(expected) => {
                bail!(
                    "line {number}\n  expected: {}\n  found:    {}",
                    clipped(expected),
                    clipped(found)
                )
            }
            None => bail!("line {number} is one too many: {}", clipped(found)),
        }
    }
    match lines.next() {
        Some(missing) => bail!("ends before line {}: {}", number + 1, clipped(missing)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_rust_tests_are_summed() {
        let lines = [
            "running 2 tests",
            "test result: ok. 13 passed; 0 failed; 0 ignored; 0 measured",
            "test result: FAILED. 4 passed; 2 failed; 1 ignored",
        ];
        assert_eq!(rust_tests(&lines.map(str::to_owned)), (17, 2));
    }

    #[test]
    fn a_test_says_what_it_needs() {
        let source = "# Soft resets.\n# heap: 128K\n# env: A=1 B=x=y\n# builds: pools off\n# timeout: 5\n\
                      # not on boards: it needs threads\n\
                      import lvgl\n# heap: 1M\n";
        let test = PythonTest::new("reset.py".into(), source, None).unwrap();
        assert_eq!((test.name.as_str(), test.heap.as_str()), ("reset", "128K"));
        assert_eq!(
            test.env,
            [("A".into(), "1".into()), ("B".into(), "x=y".into())]
        );
        assert_eq!(test.builds, [Build::Pools, Build::Off]);
        assert_eq!(test.limit, Duration::from_secs(5));
        assert!(!test.on_boards);
        let source = "# builds: test leaf\n# not under armhf: it takes long\n";
        let test = PythonTest::new("long.py".into(), source, None).unwrap();
        assert_eq!(test.builds, [Build::Test, Build::Leaf, Build::I686]);
        assert!(PythonTest::new("reset.py".into(), "# heap: much", None).is_err());
        assert!(PythonTest::new("reset.py".into(), "# not under it: no", None).is_err());
        assert!(PythonTest::new("reset.py".into(), "# builds: none", None).is_err());
    }

    #[test]
    fn tests_of_the_module_run_without_the_pools_too() {
        let builds = |name: &str| PythonTest::new(name.into(), "", None).unwrap().builds;
        let like_test = |others: &[Build]| [&[Build::Test], others, &LIKE_TEST].concat();
        assert_eq!(builds("lvgl_label.py"), like_test(&[Build::Off]));
        assert_eq!(
            builds("roots.py"),
            like_test(&[Build::Unwrapped, Build::Split, Build::Leaf])
        );
    }

    #[test]
    fn the_first_difference_is_shown() {
        assert!(compare("a\nb\n", "a\nb\n").is_ok());
        let error = |expected, found| compare(expected, found).unwrap_err().to_string();
        assert!(error("a\nb\n", "a\nc\n").starts_with("line 2"));
        assert!(error("a\n", "a\nb\n").contains("one too many: b"));
        assert!(error("a\nb\n", "a\n").contains("before line 2: b"));
    }
}
