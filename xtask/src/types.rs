//! The type stubs: mypy finds no fault with them and with programs that use them, and finds those of one that has some.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::build::{self, Build};
use crate::debian::{self, Need, PYTHON};
use crate::fetch::{Lvgl, Sources};
use crate::paths;
use crate::process::{Cmd, tail_of};
use crate::test::compare;
use crate::ui::Step;

const MYPY: &str = "mypy==2.4.1";

/// MicroPython's own modules, as stubs.
const STUBS: [&str; 2] = [
    "micropython-unix-stubs==1.25.0.post1",
    "micropython-stdlib-stubs==1.25.0",
];

/// Checks the stubs of this LVGL. The programs are for the default one.
pub fn check(sources: &Sources) -> Result<()> {
    let generated = build::generated(Build::Pools, sources)?;
    let checker = Checker::install(&generated)?;
    let step = Step::start("types");
    let is_default = sources.lvgl.version == Lvgl::DEFAULT.version();
    let mut sound = vec![
        generated.join("lvgl.pyi"),
        paths::repo().join("shim/lvmp.pyi"),
    ];
    if is_default {
        sound.push("lvgl/python/lv_utils.py".into());
        sound.push("tests/types/right.py".into());
        sound.extend(programs("examples")?);
    }
    let report = checker.run(&sound)?;
    ensure!(
        report.is_empty(),
        "mypy finds faults:\n{}",
        tail_of(&report)
    );
    if is_default {
        let expected = fs::read_to_string(paths::repo().join("tests/types/wrong.exp"))
            .context("no tests/types/wrong.exp")?;
        compare(&expected, &checker.run(&["tests/types/wrong.py".into()])?)
            .context("mypy's report on tests/types/wrong.py")?;
    }
    step.done(&format!("{} files", sound.len()));
    Ok(())
}

/// The Python files of a folder of the repository, named as from its root.
fn programs(dir: &str) -> Result<Vec<PathBuf>> {
    let mut found: Vec<PathBuf> = fs::read_dir(paths::repo().join(dir))
        .with_context(|| format!("cannot list {dir}"))?
        .flatten()
        .map(|entry| Path::new(dir).join(entry.file_name()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "py"))
        .collect();
    found.sort();
    Ok(found)
}

/// mypy in a virtual environment of its own, beside the stubs.
struct Checker {
    venv: PathBuf,
    /// Where mypy looks for modules.
    path: String,
}

impl Checker {
    /// Installs the pinned packages from PyPI, once. `generated` is the folder of lvgl.pyi.
    fn install(generated: &Path) -> Result<Self> {
        let venv = paths::work().join("mypy");
        let _lock = paths::lock(&venv.with_extension("lock"))?;
        let stubs = venv.join("stubs");
        let stamp = venv.join("packages");
        let packages = format!("{MYPY} {}", STUBS.join(" "));
        if fs::read_to_string(&stamp).ok().as_ref() != Some(&packages) {
            debian::require(&[PYTHON, Need::Venv])?;
            let step = Step::start(format!("install {packages}"));
            let log = paths::work().join("log/mypy.log");
            let logged = |cmd: Cmd| cmd.logged(&log, |line| step.detail(line.to_owned()));
            logged(
                Cmd::new("python3")
                    .args(["-m", "venv", "--clear"])
                    .arg(&venv),
            )?;
            let pip = || Cmd::new(venv.join("bin/pip")).args(["install", "--quiet"]);
            logged(pip().arg(MYPY))?;
            // mypy does not take stubs of MicroPython's own modules from where it lies itself.
            logged(
                pip()
                    .args(["--no-deps", "--target"])
                    .arg(&stubs)
                    .args(STUBS),
            )?;
            fs::write(&stamp, packages)?;
            step.done("");
        }
        let path = [
            generated.to_owned(),
            paths::repo().join("shim"),
            paths::repo().join("lvgl/python"),
            stubs,
        ];
        let path = path.map(|dir| dir.display().to_string()).join(":");
        Ok(Self { venv, path })
    }

    /// What mypy reports of files: empty if it finds no fault.
    fn run(&self, files: &[PathBuf]) -> Result<String> {
        let output = Cmd::new(self.venv.join("bin/mypy"))
            .arg("--config-file=tests/types/mypy.ini")
            .arg("--custom-typeshed-dir")
            .arg(self.venv.join("stubs"))
            .arg("--cache-dir")
            .arg(self.venv.join("cache"))
            .args(files)
            .dir(paths::repo())
            .env("MYPYPATH", &self.path)
            .output(None)?;
        // 1 is for faults; with anything else the report says nothing.
        ensure!(
            matches!(output.status.code(), Some(0 | 1)) && output.stderr.is_empty(),
            "mypy: {}\n{}",
            output.status,
            tail_of(&(output.stdout + &output.stderr))
        );
        Ok(output.stdout)
    }
}
