//! The sources of MicroPython and LVGL: where they come from, and that they are whole.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};

use crate::debian::{self, GIT, Release, XZ};
use crate::paths;
use crate::process::Cmd;
use crate::ui::{self, Step};

const UPSTREAM: &str = "https://github.com/micropython/micropython";

/// The releases of MicroPython that are built and tested here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MicroPython {
    #[value(name = "1.25.0")]
    V1_25_0,
    #[value(name = "1.26.1")]
    V1_26_1,
}

/// The releases of LVGL that are built and tested here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Lvgl {
    #[value(name = "9.5.0")]
    V9_5_0,
    #[value(name = "9.4.0")]
    V9_4_0,
    #[value(name = "9.3.0")]
    V9_3_0,
    #[value(name = "9.2.2")]
    V9_2_2,
}

/// Which sources to use.
#[derive(Args, Clone, Copy, Debug, PartialEq)]
pub struct Versions {
    /// MicroPython release; the environment's MICROPYTHON_DIR names a checkout instead
    #[arg(long, value_name = "VERSION", default_value = MicroPython::DEFAULT.version())]
    pub micropython: MicroPython,
    /// LVGL release; the environment's LVGL_DIR names a checkout instead
    #[arg(long, value_name = "VERSION", default_value = Lvgl::DEFAULT.version())]
    pub lvgl: Lvgl,
}

impl Default for Versions {
    fn default() -> Self {
        Self {
            micropython: MicroPython::DEFAULT,
            lvgl: Lvgl::DEFAULT,
        }
    }
}

impl Versions {
    /// The other releases that are supported: of MicroPython with the same LVGL, then, if these are the default
    /// versions, of LVGL. None of what a checkout was named for.
    pub fn others(self) -> Vec<Self> {
        self.others_but(|variable| std::env::var_os(variable).is_some_and(|dir| !dir.is_empty()))
    }

    fn others_but(self, named: impl Fn(&str) -> bool) -> Vec<Self> {
        let mut others = Vec::new();
        if !named("MICROPYTHON_DIR") {
            let micropythons = MicroPython::value_variants().iter();
            others.extend(micropythons.map(|&micropython| Self {
                micropython,
                ..self
            }));
        }
        if self == Self::default() && !named("LVGL_DIR") {
            let lvgls = Lvgl::value_variants().iter();
            others.extend(lvgls.map(|&lvgl| Self { lvgl, ..self }));
        }
        others.retain(|&versions| versions != self);
        others
    }
}

/// A source tree that is there.
pub struct Source {
    pub dir: PathBuf,
    /// Read from the tree itself.
    pub version: String,
    /// Where it came from, for people.
    pub origin: String,
}

/// Both trees.
pub struct Sources {
    pub micropython: Source,
    pub lvgl: Source,
}

impl MicroPython {
    const DEFAULT: Self = Self::V1_25_0;

    pub const fn version(self) -> &'static str {
        match self {
            Self::V1_25_0 => "1.25.0",
            Self::V1_26_1 => "1.26.1",
        }
    }

    /// The Debian release whose source package has this version.
    fn suite(self) -> &'static str {
        match self {
            Self::V1_25_0 => "trixie",
            Self::V1_26_1 => "sid",
        }
    }
}

impl Lvgl {
    pub const DEFAULT: Self = Self::V9_5_0;

    pub const fn version(self) -> &'static str {
        match self {
            Self::V9_5_0 => "9.5.0",
            Self::V9_4_0 => "9.4.0",
            Self::V9_3_0 => "9.3.0",
            Self::V9_2_2 => "9.2.2",
        }
    }

    /// The release of the crate `lightvgl-sys` that carries this LVGL in `vendor/lvgl`.
    fn crate_version(self) -> &'static str {
        match self {
            Self::V9_5_0 => "9.5.5",
            Self::V9_4_0 => "9.4.0",
            Self::V9_3_0 => "9.3.0",
            Self::V9_2_2 => "9.2.2",
        }
    }
}

/// Brings both trees here, once.
pub fn fetch(versions: Versions) -> Result<Sources> {
    let _lock = paths::lock(&paths::work().join("fetch.lock"))?;
    let sources = Sources {
        micropython: micropython(versions.micropython)?,
        lvgl: lvgl(versions.lvgl)?,
    };
    if !default_lvgl().exists() {
        make_default(&sources.lvgl)?;
    }
    Ok(sources)
}

/// Puts this LVGL where firmware builds look that name no LVGL_DIR.
pub fn make_default(lvgl: &Source) -> Result<()> {
    let link = default_lvgl();
    if fs::symlink_metadata(&link).is_ok() {
        fs::remove_file(&link).with_context(|| format!("cannot replace {}", link.display()))?;
    }
    std::os::unix::fs::symlink(&lvgl.dir, &link)
        .with_context(|| format!("cannot create {}", link.display()))
}

fn default_lvgl() -> PathBuf {
    paths::work().join("lvgl")
}

fn micropython(wanted: MicroPython) -> Result<Source> {
    if let Some(dir) = named_by("MICROPYTHON_DIR")? {
        let version =
            micropython_version(&dir).context("MICROPYTHON_DIR is no MicroPython source tree")?;
        return Ok(Source {
            dir,
            version,
            origin: "MICROPYTHON_DIR".into(),
        });
    }
    let version = wanted.version();
    let dir = paths::work().join(format!("src/micropython-{version}"));
    if !dir.is_dir() {
        let step = Step::start(format!("fetch MicroPython {version}"));
        let origin = if debian::is_debian() {
            debian::require(&[XZ])?;
            micropython_from_debian(wanted, &dir).or_else(|error| {
                ui::note(&format!("{error:#}"));
                micropython_from_git(wanted, &dir)
                    .context("neither Debian nor git has MicroPython; set MICROPYTHON_DIR")
            })?
        } else {
            micropython_from_git(wanted, &dir)
                .context("set MICROPYTHON_DIR to a checkout of MicroPython")?
        };
        step.done(&origin);
    }
    source(dir, version, micropython_version)
}

fn micropython_from_debian(wanted: MicroPython, dir: &Path) -> Result<String> {
    let fresh = Fresh::new(dir)?;
    let log = log("fetch-micropython");
    let download = fresh.0.join("download");
    let release = Release::new(wanted.suite(), &download, &log)?;
    let (archive, origin) = release.source_archive("micropython", Some(wanted.version()))?;
    let tree = fresh.0.join("tree");
    unpack(&archive, &tree, &log)?;
    fresh.keep(&tree, dir, &origin)?;
    Ok(origin)
}

fn unpack(archive: &Path, tree: &Path, log: &Path) -> Result<()> {
    fs::create_dir_all(tree)?;
    Cmd::new("tar")
        .args(["--strip-components=1", "-xf"])
        .arg(archive)
        .arg("-C")
        .arg(tree)
        .logged(log, |_| ())
}

/// The release of Debian that has what MicroPython's rp2 port is built from.
const RP2_SUITE: &str = "trixie";

/// MicroPython's tree with the libraries of its rp2 port: itself where it has them, as a checkout with submodules does,
/// else a copy with those of Debian.
pub fn with_rp2_libraries(micropython: &Source) -> Result<PathBuf> {
    if micropython
        .dir
        .join("lib/pico-sdk/pico_sdk_init.cmake")
        .exists()
    {
        return Ok(micropython.dir.clone());
    }
    ensure!(
        debian::is_debian(),
        "{} has no lib/pico-sdk: `make -C ports/rp2 submodules` in a checkout, and MICROPYTHON_DIR to it",
        micropython.dir.display()
    );
    let _lock = paths::lock(&paths::work().join("fetch.lock"))?;
    let dir = paths::work().join(format!("src/micropython-{}-rp2", micropython.version));
    if dir.is_dir() {
        return Ok(dir);
    }
    let step = Step::start("fetch the libraries of MicroPython's rp2 port");
    let fresh = Fresh::new(&dir)?;
    let log = log("fetch-rp2");
    let download = fresh.0.join("download");
    let release = Release::new(RP2_SUITE, &download, &log)?;
    let tree = fresh.0.join("tree");
    let copy = |from: &Path, to: &Path| {
        Cmd::new("cp")
            .args(["-a", "-T"])
            .arg(from)
            .arg(to)
            .logged(&log, |_| ())
    };
    copy(&micropython.dir, &tree)?;
    let unpacked = fresh.0.join("unpacked");
    for (package, name) in [
        ("pico-sdk-source", "pico-sdk"),
        ("tinyusb-source", "tinyusb"),
    ] {
        release.unpack(package, &unpacked)?;
        copy(
            &unpacked.join("usr/src").join(name),
            &tree.join("lib").join(name),
        )?;
    }
    let (archive, _) = release.source_archive("mbedtls", None)?;
    unpack(&archive, &tree.join("lib/mbedtls"), &log)?;
    // The port takes these for a sign that its submodules are there.
    for library in ["micropython-lib", "pico-sdk"] {
        let readme = tree.join("lib").join(library).join("README.md");
        if !readme.exists() {
            fs::write(readme, "")?;
        }
    }
    let origin = format!(
        "{}; Debian {RP2_SUITE}: pico-sdk, tinyusb, mbedtls",
        micropython.origin
    );
    fresh.keep(&tree, &dir, &origin)?;
    step.done(&origin);
    Ok(dir)
}

fn micropython_from_git(wanted: MicroPython, dir: &Path) -> Result<String> {
    debian::require(&[GIT])?;
    let fresh = Fresh::new(dir)?;
    let tag = format!("v{}", wanted.version());
    let tree = fresh.0.join("tree");
    Cmd::new("git")
        .args(["clone", "--quiet", "--depth=1", "--branch", &tag, UPSTREAM])
        .arg(&tree)
        .env("GIT_TERMINAL_PROMPT", "0")
        .logged(&log("fetch-micropython"), |_| ())?;
    let origin = format!("{UPSTREAM}, tag {tag}");
    fresh.keep(&tree, dir, &origin)?;
    Ok(origin)
}

fn lvgl(wanted: Lvgl) -> Result<Source> {
    if let Some(dir) = named_by("LVGL_DIR")? {
        let version = lvgl_version(&dir).context("LVGL_DIR is no LVGL source tree")?;
        return Ok(Source {
            dir,
            version,
            origin: "LVGL_DIR".into(),
        });
    }
    let version = wanted.version();
    let dir = paths::work().join(format!("lvgl-{version}"));
    if !dir.is_dir() {
        let step = Step::start(format!("fetch LVGL {version}"));
        let origin = lvgl_from_crate(wanted, &dir).context(
            "cargo cannot fetch the crate that carries LVGL; set LVGL_DIR to a checkout of LVGL",
        )?;
        step.done(&origin);
    }
    source(dir, version, lvgl_version)
}

/// A manifest of its own names the crate: as a dependency of ours it would be compiled too.
fn lvgl_from_crate(wanted: Lvgl, dir: &Path) -> Result<String> {
    let fresh = Fresh::new(dir)?;
    let manifest = fresh.0.join("Cargo.toml");
    let version = wanted.crate_version();
    fs::write(
        &manifest,
        format!(
            "[package]\nname = \"lvgl-source\"\nedition = \"2024\"\n\n[dependencies]\n\
             lightvgl-sys = \"={version}\"\n\n[workspace]\n"
        ),
    )?;
    fs::create_dir_all(fresh.0.join("src"))?;
    fs::write(fresh.0.join("src/lib.rs"), "")?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Cmd::new(&cargo)
        .arg("fetch")
        .arg("--manifest-path")
        .arg(&manifest)
        .logged(&log("fetch-lvgl"), |_| ())?;
    let metadata = Cmd::new(&cargo)
        .args([
            "metadata",
            "--format-version=1",
            "--offline",
            "--manifest-path",
        ])
        .arg(&manifest)
        .read()?;
    let crate_dir = crate_dir(&metadata, "lightvgl-sys")
        .context("cargo metadata does not list lightvgl-sys")?;
    let tree = fresh.0.join("tree");
    Cmd::new("cp")
        .arg("-r")
        .arg(crate_dir.join("vendor/lvgl"))
        .arg(&tree)
        .read()?;
    let found = lvgl_version(&tree)?;
    ensure!(
        found == wanted.version(),
        "lightvgl-sys {version} carries LVGL {found}, not {}",
        wanted.version()
    );
    let origin = format!("crate lightvgl-sys {version}");
    fresh.keep(&tree, dir, &origin)?;
    Ok(origin)
}

/// The folder of `package` in the output of `cargo metadata`.
fn crate_dir(metadata: &str, package: &str) -> Option<PathBuf> {
    let metadata: serde_json::Value = serde_json::from_str(metadata).ok()?;
    let package = metadata["packages"]
        .as_array()?
        .iter()
        .find(|entry| entry["name"] == package)?;
    Path::new(package["manifest_path"].as_str()?)
        .parent()
        .map(Path::to_owned)
}

fn source(dir: PathBuf, wanted: &str, read: impl Fn(&Path) -> Result<String>) -> Result<Source> {
    let remedy = || format!("{} is damaged; remove it, then try again", dir.display());
    let version = read(&dir).with_context(remedy)?;
    if version != wanted {
        bail!("{}: version {version}, not {wanted}", remedy());
    }
    let origin = fs::read_to_string(origin_file(&dir)).with_context(remedy)?;
    Ok(Source {
        dir,
        version,
        origin,
    })
}

fn micropython_version(dir: &Path) -> Result<String> {
    version_in(
        &dir.join("py/mpconfig.h"),
        [
            "MICROPY_VERSION_MAJOR",
            "MICROPY_VERSION_MINOR",
            "MICROPY_VERSION_MICRO",
        ],
    )
}

fn lvgl_version(dir: &Path) -> Result<String> {
    version_in(
        &dir.join("lv_version.h"),
        [
            "LVGL_VERSION_MAJOR",
            "LVGL_VERSION_MINOR",
            "LVGL_VERSION_PATCH",
        ],
    )
}

fn version_in(header: &Path, names: [&str; 3]) -> Result<String> {
    let text =
        fs::read_to_string(header).with_context(|| format!("cannot read {}", header.display()))?;
    let parts: Option<Vec<_>> = names.iter().map(|name| define(&text, name)).collect();
    Ok(parts
        .with_context(|| format!("no version in {}", header.display()))?
        .join("."))
}

/// The value of `#define name value`.
fn define<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| {
        let mut words = line.strip_prefix("#define")?.split_whitespace();
        (words.next()? == name).then(|| words.next())?
    })
}

fn named_by(variable: &str) -> Result<Option<PathBuf>> {
    let Some(dir) = std::env::var_os(variable).filter(|value| !value.is_empty()) else {
        return Ok(None);
    };
    let dir = PathBuf::from(dir);
    Ok(Some(dir.canonicalize().with_context(|| {
        format!("{variable}={}", dir.display())
    })?))
}

fn log(name: &str) -> PathBuf {
    paths::work().join(format!("log/{name}.log"))
}

fn origin_file(dir: &Path) -> PathBuf {
    dir.join(".origin")
}

/// A folder beside the final one: what an interrupted fetch leaves is never taken for a whole tree.
struct Fresh(PathBuf);

impl Fresh {
    fn new(dir: &Path) -> Result<Self> {
        let partial = dir.with_file_name(format!(
            "{}.partial",
            dir.file_name()
                .expect("the tree has a name")
                .to_string_lossy()
        ));
        if partial.exists() {
            fs::remove_dir_all(&partial)?;
        }
        fs::create_dir_all(&partial)?;
        Ok(Self(partial))
    }

    /// Gives the finished `tree` its place.
    fn keep(&self, tree: &Path, dir: &Path, origin: &str) -> Result<()> {
        fs::write(origin_file(tree), origin)?;
        fs::rename(tree, dir).with_context(|| format!("cannot create {}", dir.display()))
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        // What remains of it is removed by the next fetch.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_is_named_as_on_the_command_line() {
        for version in MicroPython::value_variants() {
            assert_eq!(
                version.to_possible_value().unwrap().get_name(),
                version.version()
            );
        }
        for version in Lvgl::value_variants() {
            assert_eq!(
                version.to_possible_value().unwrap().get_name(),
                version.version()
            );
            let minor = |text: &str| text.rsplit_once('.').unwrap().0.to_owned();
            assert_eq!(minor(version.crate_version()), minor(version.version()));
        }
    }

    #[test]
    fn the_default_versions_have_all_others_beside_them() {
        let default = Versions::default();
        let others = default.others_but(|_| false);
        let micropythons = MicroPython::value_variants().len() - 1;
        assert_eq!(
            others.len(),
            micropythons + Lvgl::value_variants().len() - 1
        );
        assert!(!others.contains(&default));
        let lvgl = Lvgl::V9_3_0;
        let others = Versions { lvgl, ..default }.others_but(|_| false);
        assert_eq!(others.len(), micropythons);
        assert!(others.iter().all(|other| other.lvgl == lvgl));
        let others = default.others_but(|variable| variable == "LVGL_DIR");
        assert_eq!(others.len(), micropythons);
        assert!(default.others_but(|_| true).is_empty());
    }

    #[test]
    fn defines_are_read_whole() {
        let text = "#define VERSION_MAJOR_OLD 8\n#define VERSION_MAJOR   9\n#define EMPTY\n";
        assert_eq!(define(text, "VERSION_MAJOR"), Some("9"));
        assert_eq!(define(text, "EMPTY"), None);
        assert_eq!(define(text, "VERSION"), None);
    }

    #[test]
    fn the_crate_folder_is_found() {
        let metadata = r#"{"packages": [{"name": "a", "manifest_path": "/r/a-1/Cargo.toml"},
            {"name": "lightvgl-sys", "manifest_path": "/r/l-9/Cargo.toml"}]}"#;
        assert_eq!(
            crate_dir(metadata, "lightvgl-sys"),
            Some(PathBuf::from("/r/l-9"))
        );
        assert_eq!(crate_dir(metadata, "b"), None);
    }
}
