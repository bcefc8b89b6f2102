//! The scripts of examples/: what they draw is compared with examples/pictures/, pixel by pixel.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::build::{self, Build};
use crate::fetch::{self, Lvgl, Source, Sources, Versions};
use crate::paths;
use crate::picture::Picture;
use crate::process::{Cmd, tail_of};
use crate::ui::Step;

/// The builds that must draw the same.
pub const BUILDS: [Build; 2] = [Build::Stock, Build::Pools];

/// What the examples have in common; it draws nothing itself.
const HELPER: &str = "memory_display";

/// A script that writes `NAME.ppm` into the folder where it runs.
pub struct Example {
    pub name: String,
    script: PathBuf,
    /// The oldest LVGL that has all it uses, where its docstring says so: "Needs LVGL 9.3".
    needs: Option<(u32, u32)>,
}

/// All of them, by name.
pub fn examples() -> Result<Vec<Example>> {
    let dir = paths::repo().join("examples");
    let mut scripts: Vec<_> = fs::read_dir(&dir)
        .with_context(|| format!("cannot list {}", dir.display()))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "py"))
        .collect();
    scripts.sort();
    scripts.retain(|script| script.file_stem().is_some_and(|name| name != HELPER));
    let example = |script: PathBuf| {
        let name = script.file_stem().context("an example has a name")?;
        Ok(Example {
            name: name.to_string_lossy().into_owned(),
            needs: needed(&fs::read_to_string(&script)?),
            script,
        })
    };
    scripts.into_iter().map(example).collect()
}

/// The release that a script says it needs.
fn needed(source: &str) -> Option<(u32, u32)> {
    let (_, rest) = source.split_once("Needs LVGL ")?;
    release(rest.split_whitespace().next()?)
}

/// The first two numbers of a version.
fn release(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.split(['.', ',', '"']);
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// Whether there are reference pictures for this LVGL: another one may draw otherwise.
pub fn has_references(sources: &Sources) -> bool {
    sources.lvgl.version == Lvgl::DEFAULT.version()
}

impl Example {
    /// Whether this LVGL has all it uses.
    pub fn runs_with(&self, lvgl: &Source) -> bool {
        self.needs <= release(&lvgl.version)
    }

    fn reference(&self) -> PathBuf {
        paths::repo().join(format!("examples/pictures/{}.png", self.name))
    }

    /// Runs the script and reads what it drew.
    fn draw(&self, program: &Path, python_path: &str, dir: &Path) -> Result<Picture> {
        fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
        let drawn = dir.join(format!("{}.ppm", self.name));
        if drawn.exists() {
            fs::remove_file(&drawn)
                .with_context(|| format!("cannot remove {}", drawn.display()))?;
        }
        let output = Cmd::new(program)
            .args(["-X", "heapsize=32M"])
            .arg(&self.script)
            .env("MICROPYPATH", python_path)
            .dir(dir)
            .output(Some(Duration::from_secs(60)))?;
        ensure!(
            output.status.success(),
            "{}\n{}",
            output.status,
            tail_of(&(output.stdout + &output.stderr))
        );
        Picture::read_ppm(&drawn)
    }

    /// What a build draws; it lies in target/lvmp/examples/ then.
    fn drawn(&self, build: Build, program: &Path, sources: &Sources) -> Result<(Picture, PathBuf)> {
        let dir = paths::work().join("examples").join(build.name());
        let picture = self.draw(program, &build::python_path(sources), &dir)?;
        let file = dir.join(format!("{}.png", self.name));
        picture.save(&file)?;
        Ok((picture, file))
    }

    /// For an LVGL without reference pictures: fails if a build draws nothing, or another picture than the first one.
    pub fn check_alike(&self, programs: &[(Build, &Path)], sources: &Sources) -> Result<()> {
        let mut first: Option<(Picture, PathBuf)> = None;
        for &(build, program) in programs {
            let (picture, file) = self.drawn(build, program, sources)?;
            ensure!(!picture.is_plain(), "{} shows nothing", file.display());
            match &first {
                None => first = Some((picture, file)),
                Some((other, like)) => ensure!(
                    picture == *other,
                    "{} is not {}",
                    file.display(),
                    like.display()
                ),
            }
        }
        Ok(())
    }

    /// Fails if a build draws anything but the reference picture. What it drew lies in target/lvmp/examples/ then,
    /// and how that differs.
    pub fn check(&self, build: Build, program: &Path, sources: &Sources) -> Result<()> {
        let (picture, actual) = self.drawn(build, program, sources)?;
        let reference = self.reference();
        ensure!(
            reference.exists(),
            "there is no {}; if {} is right, `cargo xtask pictures {}` makes it",
            reference.display(),
            actual.display(),
            self.name
        );
        let difference = Picture::read_png(&reference)?
            .difference(&picture)
            .with_context(|| format!("{} is not {}", actual.display(), reference.display()))?;
        if let Some(difference) = difference {
            let shown = actual.with_file_name(format!("{}-diff.png", self.name));
            difference.picture.save(&shown)?;
            bail!(
                "{} pixels of {} are not those of {}: see {}",
                difference.pixels,
                actual.display(),
                reference.display(),
                shown.display()
            );
        }
        Ok(())
    }
}

/// `pictures`: makes the reference pictures of the examples that are named, or of all.
pub fn make_references(names: &[String]) -> Result<()> {
    let mut examples = examples()?;
    if let Some(unknown) = names
        .iter()
        .find(|&name| !examples.iter().any(|example| example.name == *name))
    {
        bail!("there is no example {unknown}");
    }
    if !names.is_empty() {
        examples.retain(|example| names.contains(&example.name));
    }
    let sources = fetch::fetch(Versions::default())?;
    ensure!(
        has_references(&sources),
        "the reference pictures are those of LVGL {}",
        Lvgl::DEFAULT.version()
    );
    let program = build::build(Build::Pools, &sources)?;
    for example in examples {
        let reference = example.reference();
        let step = Step::start(format!("draw {}", example.name));
        let dir = paths::work().join("examples/reference");
        let picture = example.draw(&program, &build::python_path(&sources), &dir)?;
        let same = reference.exists() && Picture::read_png(&reference)? == picture;
        if !same {
            let folder = reference.parent().expect("pictures lie in a folder");
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
            picture.save(&reference)?;
        }
        step.done(if same { "as before" } else { "written" });
        println!("{}", reference.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_says_which_lvgl_it_needs() {
        assert_eq!(
            needed("\"\"\"A chart. Needs LVGL 9.3.\"\"\"\n"),
            Some((9, 3))
        );
        assert_eq!(needed("\"\"\"A form.\"\"\"\n"), None);
        let example = |needs| Example {
            name: "x".into(),
            script: "x.py".into(),
            needs,
        };
        let lvgl = |version: &str| Source {
            dir: PathBuf::new(),
            version: version.into(),
            origin: String::new(),
        };
        assert!(example(None).runs_with(&lvgl("9.2.2")));
        assert!(example(Some((9, 3))).runs_with(&lvgl("9.3.0")));
        assert!(example(Some((9, 3))).runs_with(&lvgl("9.10.0")));
        assert!(!example(Some((9, 3))).runs_with(&lvgl("9.2.2")));
    }
}
