//! Debian's part: packages that a command needs, and source packages from the mirror the machine already uses.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use nix::unistd::Uid;

use crate::process::{Cmd, available};
use crate::ui::{self, Step};

/// Something outside this repository that a command needs.
#[derive(Clone, Copy)]
pub enum Need {
    /// A program in `PATH` and the package that has it.
    Program {
        name: &'static str,
        package: &'static str,
        why: &'static str,
    },
    /// What `python3 -m venv` needs.
    Venv,
    /// A file that a package of Debian's brings.
    File {
        path: &'static str,
        package: &'static str,
        why: &'static str,
    },
    /// The library that reads C headers for bindgen.
    Libclang,
    /// What `gcc -m32` needs. Debian's gcc-multilib can't stand beside compilers for other processors, the
    /// package of one version can.
    Multilib,
}

pub const GCC: Need = Need::Program {
    name: "gcc",
    package: "gcc",
    why: "compiles MicroPython and LVGL",
};
pub const MAKE: Need = Need::Program {
    name: "make",
    package: "make",
    why: "builds MicroPython",
};
pub const PYTHON: Need = Need::Program {
    name: "python3",
    package: "python3",
    why: "runs MicroPython's generators",
};
pub const XZ: Need = Need::Program {
    name: "xz",
    package: "xz-utils",
    why: "unpacks MicroPython's source",
};
pub const GIT: Need = Need::Program {
    name: "git",
    package: "git",
    why: "fetches MicroPython's source",
};
pub const CMAKE: Need = Need::Program {
    name: "cmake",
    package: "cmake",
    why: "builds the CMake test",
};
pub const VALGRIND: Need = Need::Program {
    name: "valgrind",
    package: "valgrind",
    why: "counts instructions",
};

pub const GCC_ARM: Need = Need::Program {
    name: "arm-none-eabi-gcc",
    package: "gcc-arm-none-eabi",
    why: "compiles for ARM boards",
};
pub const NEWLIB_ARM: Need = Need::File {
    path: "/usr/lib/arm-none-eabi/newlib",
    package: "libnewlib-arm-none-eabi",
    why: "is the C library of ARM boards",
};
pub const LIBSTDCXX_ARM: Need = Need::File {
    path: "/usr/share/doc/libstdc++-arm-none-eabi-newlib",
    package: "libstdc++-arm-none-eabi-newlib",
    why: "is the C++ library of ARM boards",
};
pub const GCC_RISCV: Need = Need::Program {
    name: "riscv64-unknown-elf-gcc",
    package: "gcc-riscv64-unknown-elf",
    why: "compiles for RISC-V boards",
};
pub const PICOLIBC_RISCV: Need = Need::File {
    path: "/usr/lib/picolibc/riscv64-unknown-elf",
    package: "picolibc-riscv64-unknown-elf",
    why: "is the C library of RISC-V boards",
};
pub const QEMU_ARM: Need = Need::Program {
    name: "qemu-system-arm",
    package: "qemu-system-arm",
    why: "emulates ARM boards",
};
pub const QEMU_RISCV: Need = Need::Program {
    name: "qemu-system-riscv32",
    package: "qemu-system-misc",
    why: "emulates RISC-V boards",
};
pub const GCC_ARMHF: Need = Need::Program {
    name: "arm-linux-gnueabihf-gcc",
    package: "gcc-arm-linux-gnueabihf",
    why: "compiles for 32-bit ARM",
};
pub const LIBC_ARMHF: Need = Need::File {
    path: "/usr/arm-linux-gnueabihf/include/stdio.h",
    package: "libc6-dev-armhf-cross",
    why: "is the C library of 32-bit ARM",
};
pub const QEMU_USER: Need = Need::Program {
    name: "qemu-arm",
    package: "qemu-user",
    why: "runs programs for 32-bit ARM",
};
// Debian's Rust of a version that rustup's may not have; -web is its newest.
pub const RUSTC_DEBIAN: Need = Need::File {
    path: "/usr/bin/rustc",
    package: "rustc-web",
    why: "compiles Rust's core library for boards",
};
pub const CARGO_DEBIAN: Need = Need::File {
    path: "/usr/bin/cargo",
    package: "cargo-web",
    why: "builds Rust's core library for boards",
};
pub const RUST_SOURCE: Need = Need::File {
    path: "/usr/lib/rustlib/src/rust/library/core",
    package: "rust-web-src",
    why: "is the source of Rust's core library",
};

impl Need {
    fn met(self) -> bool {
        match self {
            Need::Program { name, .. } => available(name),
            Need::Venv => Cmd::new("python3")
                .args(["-c", "import ensurepip, venv"])
                .read()
                .is_ok(),
            // Other systems keep such files elsewhere; the tools that need them say so.
            Need::File { path, .. } => !is_debian() || Path::new(path).exists(),
            Need::Libclang => std::env::var_os("LIBCLANG_PATH").is_some() || libclang().is_some(),
            // gcc prints the name as it is where it has no such file.
            Need::Multilib => Cmd::new("gcc")
                .arg("-print-file-name=32/libgcc.a")
                .read()
                .is_ok_and(|path| Path::new(path.trim()).is_absolute()),
        }
    }

    fn why(self) -> &'static str {
        match self {
            Need::Program { why, .. } | Need::File { why, .. } => why,
            Need::Venv => "installs the type checker",
            Need::Libclang => "reads C headers",
            Need::Multilib => "compiles for 32-bit PCs",
        }
    }

    fn packages(self) -> Result<Vec<String>> {
        match self {
            Need::Program { package, .. } | Need::File { package, .. } => {
                Ok(vec![package.to_owned()])
            }
            Need::Venv => Ok(vec!["python3-venv".to_owned()]),
            Need::Multilib => {
                let version = Cmd::new("gcc").arg("-dumpversion").read()?;
                Ok(vec![format!("gcc-{}-multilib", version.trim())])
            }
            Need::Libclang => {
                let names = Cmd::new("apt-cache")
                    .args(["search", "--names-only", "^libclang1-[0-9]+$"])
                    .read()?;
                let version =
                    newest_libclang(&names).context("this Debian has no package libclang1-*")?;
                Ok(vec![
                    format!("libclang1-{version}"),
                    format!("libclang-common-{version}-dev"),
                ])
            }
        }
    }
}

/// Sees to it that all `needs` are met: installs packages as root on Debian, else says how.
pub fn require(needs: &[Need]) -> Result<()> {
    let missing: Vec<Need> = needs.iter().copied().filter(|need| !need.met()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !is_debian() {
        let list: Vec<_> = missing
            .iter()
            .map(|need| match need {
                Need::Program { name, why, .. } => format!("{name} ({why})"),
                Need::Venv => format!("Python's modules venv and ensurepip ({})", need.why()),
                Need::File { path, why, .. } => format!("{path} ({why})"),
                Need::Libclang => format!("libclang ({}; or set LIBCLANG_PATH)", need.why()),
                Need::Multilib => format!("gcc's libraries for -m32 ({})", need.why()),
            })
            .collect();
        bail!("please install {}, then try again", list.join(", "));
    }
    if !Uid::effective().is_root() {
        let packages = packages_of(&missing).unwrap_or_default();
        bail!(
            "packages are missing; run this, then try again:\n  sudo apt-get install {}",
            packages.join(" ")
        );
    }
    let log = crate::paths::work().join("apt-install.log");
    if !lists_present() {
        let step = Step::start("apt-get update");
        Cmd::new("apt-get")
            .args(["update", "-q"])
            .logged(&log, |line| step.detail(line.to_owned()))?;
        step.done("");
    }
    let packages = packages_of(&missing)?;
    for need in &missing {
        ui::note(&format!(
            "missing: {} ({})",
            need.packages()?.join(" "),
            need.why()
        ));
    }
    let step = Step::start(format!("apt-get install {}", packages.join(" ")));
    let install = Cmd::new("apt-get")
        .args(["install", "-q", "-y", "--no-install-recommends"])
        .args(&packages)
        .env("DEBIAN_FRONTEND", "noninteractive");
    if install
        .logged(&log, |line| step.detail(line.to_owned()))
        .is_err()
    {
        // Old package lists name versions that the mirror no longer has.
        Cmd::new("apt-get")
            .args(["update", "-q"])
            .logged(&log, |line| step.detail(line.to_owned()))?;
        install.logged(&log, |line| step.detail(line.to_owned()))?;
    }
    step.done("");
    Ok(())
}

/// Whether this is Debian itself: its mirrors carry the source packages.
pub fn is_debian() -> bool {
    available("apt-get")
        && fs::read_to_string("/etc/os-release")
            .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

/// The folder of the newest libclang that Debian has installed.
pub fn libclang() -> Option<PathBuf> {
    let mut found: Vec<(u32, PathBuf)> = Vec::new();
    for entry in fs::read_dir("/usr/lib").ok()?.flatten() {
        let name = entry.file_name();
        let Some(version) = name
            .to_str()
            .and_then(|name| name.strip_prefix("llvm-")?.parse().ok())
        else {
            continue;
        };
        let dir = entry.path().join("lib");
        let holds = |dir: &Path| {
            fs::read_dir(dir).is_ok_and(|mut files| {
                files.any(|file| {
                    file.is_ok_and(|file| {
                        let name = file.file_name();
                        let name = name.to_string_lossy();
                        name.starts_with("libclang.so")
                            || name.starts_with("libclang-") && !name.contains("cpp")
                    })
                })
            })
        };
        if holds(&dir) {
            found.push((version, dir));
        }
    }
    found.into_iter().max().map(|(_, dir)| dir)
}

/// A state of apt's of our own in a folder, with the packages of one release: nothing of the machine's own is touched.
pub struct Release<'a> {
    suite: &'a str,
    dir: &'a Path,
    log: &'a Path,
    options: Vec<String>,
}

impl<'a> Release<'a> {
    /// Fetches the lists of `suite` from the mirror that the machine uses. Downloads go to `dir`.
    pub fn new(suite: &'a str, dir: &'a Path, log: &'a Path) -> Result<Self> {
        let state = dir.join("apt");
        for folder in ["lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(state.join(folder))?;
        }
        let line = source_line(&machine_sources(), &codename()?, suite)
            .context("no Debian mirror in /etc/apt/sources.list or sources.list.d")?;
        let sources = state.join("sources.list");
        let binary = line.replacen("deb-src", "deb", 1);
        fs::write(&sources, format!("{line}\n{binary}\n"))?;
        let options = vec![
            format!("Dir::State::lists={}", state.join("lists").display()),
            format!("Dir::Cache={}", state.join("cache").display()),
            format!("Dir::Etc::sourcelist={}", sources.display()),
            "Dir::Etc::sourceparts=/dev/null".to_owned(),
            // The folders are ours, not those of the user _apt.
            "APT::Sandbox::User=root".to_owned(),
            "Acquire::Languages=none".to_owned(),
        ];
        let release = Self {
            suite,
            dir,
            log,
            options,
        };
        release
            .apt("apt-get")
            .args(["update", "-q"])
            .logged(log, |_| ())?;
        Ok(release)
    }

    fn apt(&self, program: &str) -> Cmd {
        self.options
            .iter()
            .fold(Cmd::new(program), |cmd, option| cmd.args(["-o", option]))
            .dir(self.dir)
    }

    /// Downloads the upstream archive of a source package, of exactly this upstream `version` or, without one, of the newest.
    pub fn source_archive(
        &self,
        package: &str,
        version: Option<&str>,
    ) -> Result<(PathBuf, String)> {
        let suite = self.suite;
        let wanted = match version {
            Some(version) => {
                let records = self.apt("apt-cache").args(["showsrc", package]).read()?;
                let full = matching_version(&records, package, version)
                    .with_context(|| format!("Debian {suite} has no {package} {version}"))?;
                format!("{package}={full}")
            }
            None => package.to_owned(),
        };
        self.apt("apt-get")
            .args(["source", "-q", "--download-only", "--only-source", &wanted])
            .logged(self.log, |_| ())?;
        let archive = self
            .downloaded(package, ".orig.tar.")
            .context("the source package has no upstream archive")?;
        let wanted = wanted.replace('=', " ");
        Ok((archive, format!("Debian {suite}, source package {wanted}")))
    }

    /// Downloads a package and unpacks its files into `to`.
    pub fn unpack(&self, package: &str, to: &Path) -> Result<()> {
        self.apt("apt-get")
            .args(["download", "-q", package])
            .logged(self.log, |_| ())?;
        let file = self
            .downloaded(package, ".deb")
            .with_context(|| format!("apt-get downloaded no {package}"))?;
        Cmd::new("dpkg-deb")
            .arg("-x")
            .arg(file)
            .arg(to)
            .logged(self.log, |_| ())
    }

    fn downloaded(&self, package: &str, part: &str) -> Option<PathBuf> {
        let start = format!("{package}_");
        fs::read_dir(self.dir)
            .ok()?
            .flatten()
            .map(|entry| entry.path())
            .find(|path| {
                path.file_name().is_some_and(|name| {
                    let name = name.to_string_lossy();
                    name.starts_with(&start) && name.contains(part)
                })
            })
    }
}

/// A repository that the machine's apt is configured for.
#[derive(Debug, PartialEq)]
struct Source {
    uri: String,
    suites: Vec<String>,
    signed_by: Option<String>,
}

fn machine_sources() -> Vec<Source> {
    let parts = fs::read_dir("/etc/apt/sources.list.d").map(|dir| {
        let mut parts: Vec<_> = dir.flatten().map(|entry| entry.path()).collect();
        parts.sort();
        parts
    });
    let mut sources = Vec::new();
    for path in
        std::iter::once(PathBuf::from("/etc/apt/sources.list")).chain(parts.unwrap_or_default())
    {
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("sources") => sources.extend(parse_deb822(&text)),
            Some("list") => sources.extend(text.lines().filter_map(parse_one_line)),
            _ => {}
        }
    }
    sources
}

/// `deb [options] uri suite component...`
fn parse_one_line(line: &str) -> Option<Source> {
    let rest = line
        .trim()
        .strip_prefix("deb ")
        .or_else(|| line.trim().strip_prefix("deb-src "))?
        .trim();
    let (options, rest) = match rest.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        None => ("", rest),
    };
    let mut words = rest.split_whitespace();
    Some(Source {
        uri: words.next()?.to_owned(),
        suites: vec![words.next()?.to_owned()],
        signed_by: options
            .split_whitespace()
            .find_map(|option| option.strip_prefix("signed-by="))
            .map(str::to_owned),
    })
}

/// Stanzas of `Types:`, `URIs:`, `Suites:`, `Signed-By:`.
fn parse_deb822(text: &str) -> Vec<Source> {
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let stanzas = lines
        .split(|line| line.trim().is_empty())
        .filter(|stanza| !stanza.is_empty());
    stanzas
        .flat_map(|stanza| {
            let field = |name: &str| {
                stanza
                    .iter()
                    .filter_map(|line| line.split_once(':'))
                    .find(|(key, _)| key.eq_ignore_ascii_case(name))
                    .map(|(_, value)| value.trim().to_owned())
                    // A key written out in the file has no path to point to.
                    .filter(|value| !value.is_empty())
            };
            let enabled = field("Enabled").is_none_or(|value| value != "no");
            let uris = field("URIs").filter(|_| enabled).unwrap_or_default();
            let suites: Vec<_> = field("Suites")
                .unwrap_or_default()
                .split_whitespace()
                .map(str::to_owned)
                .collect();
            let signed_by = field("Signed-By");
            uris.split_whitespace()
                .map(|uri| Source {
                    uri: uri.to_owned(),
                    suites: suites.clone(),
                    signed_by: signed_by.clone(),
                })
                .collect::<Vec<_>>()
        })
        .collect()
}

/// The `deb-src` line for `suite`, on the mirror from which the machine takes its own release `codename`.
fn source_line(sources: &[Source], codename: &str, suite: &str) -> Option<String> {
    const RELEASES: [&str; 6] = [
        "stable",
        "oldstable",
        "oldoldstable",
        "testing",
        "unstable",
        "sid",
    ];
    let base = |source: &&Source| source.uri.trim_end_matches('/').to_owned();
    let releases = |source: &&Source| {
        source
            .suites
            .iter()
            .any(|suite| suite == codename || RELEASES.contains(&suite.as_str()))
    };
    // Third parties name their suites after Debian's too, but only Debian has updates beside.
    let updates = |source: &&Source| {
        sources
            .iter()
            .filter(|other| base(other) == base(source))
            .any(|other| other.suites.iter().any(|suite| suite.ends_with("-updates")))
    };
    let official = |source: &&Source| source.uri.contains("deb.debian.org/debian");
    let mut candidates: Vec<_> = sources.iter().filter(releases).collect();
    candidates.sort_by_key(|source| !(updates(source) || official(source)));
    let mirror = candidates.first()?;
    let keyring = mirror
        .signed_by
        .as_deref()
        .unwrap_or("/usr/share/keyrings/debian-archive-keyring.gpg");
    Some(format!(
        "deb-src [signed-by={keyring}] {} {suite} main",
        base(mirror)
    ))
}

fn codename() -> Result<String> {
    let release = fs::read_to_string("/etc/os-release")?;
    // Unstable has no name of its own.
    Ok(release
        .lines()
        .find_map(|line| line.strip_prefix("VERSION_CODENAME="))
        .unwrap_or("sid")
        .trim_matches('"')
        .to_owned())
}

/// The full version in `showsrc` records whose upstream part is `upstream`, whatever was repacked.
fn matching_version(records: &str, package: &str, upstream: &str) -> Option<String> {
    let mut of_package = false;
    let mut found = None;
    for line in records.lines() {
        if let Some(name) = line.strip_prefix("Package: ") {
            of_package = name == package;
        } else if let Some(version) = line.strip_prefix("Version: ").filter(|_| of_package) {
            let without_epoch = version.split_once(':').map_or(version, |(_, rest)| rest);
            let without_revision = without_epoch
                .rsplit_once('-')
                .map_or(without_epoch, |(rest, _)| rest);
            if without_revision.split('+').next() == Some(upstream) {
                found = Some(version.to_owned());
            }
        }
    }
    found
}

fn newest_libclang(search: &str) -> Option<u32> {
    search
        .lines()
        .filter_map(|line| {
            line.split_whitespace()
                .next()?
                .strip_prefix("libclang1-")?
                .parse()
                .ok()
        })
        .max()
}

fn packages_of(needs: &[Need]) -> Result<Vec<String>> {
    let mut packages = Vec::new();
    for need in needs {
        packages.extend(need.packages()?);
    }
    Ok(packages)
}

fn lists_present() -> bool {
    fs::read_dir("/var/lib/apt/lists").is_ok_and(|dir| {
        dir.flatten()
            .any(|entry| entry.file_name().to_string_lossy().contains("Packages"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIRROR: &str = "http://mirror.example/debian";

    #[test]
    fn one_line_sources_are_read() {
        let source = parse_one_line(
            "deb [arch=amd64 signed-by=/k.gpg] http://mirror.example/debian/ bookworm main",
        );
        assert_eq!(
            source,
            Some(Source {
                uri: format!("{MIRROR}/"),
                suites: vec!["bookworm".into()],
                signed_by: Some("/k.gpg".into())
            })
        );
        assert_eq!(
            parse_one_line("# deb http://mirror.example/debian bookworm main"),
            None
        );
    }

    #[test]
    fn deb822_sources_are_read() {
        let text = "Types: deb\n# a note\nURIs: http://mirror.example/debian\nSuites: bookworm bookworm-updates\n\
                    Components: main\nSigned-By: /k.gpg\n\nEnabled: no\nURIs: http://off.example\nSuites: x\n\n\
                    URIs: http://b.example\nSuites: y\nSigned-By:\n -----BEGIN\n";
        let sources = parse_deb822(text);
        assert_eq!(sources.len(), 2);
        assert_eq!(sources[0].suites, ["bookworm", "bookworm-updates"]);
        assert_eq!(sources[0].signed_by.as_deref(), Some("/k.gpg"));
        assert_eq!(
            (sources[1].uri.as_str(), &sources[1].signed_by),
            ("http://b.example", &None)
        );
    }

    #[test]
    fn the_source_line_uses_the_mirror_of_the_release() {
        let source = |uri: &str, suites: &[&str], key: Option<&str>| Source {
            uri: uri.into(),
            suites: suites.iter().map(|suite| suite.to_string()).collect(),
            signed_by: key.map(str::to_owned),
        };
        let sources = [
            source(
                "http://vendor.example/debian",
                &["bookworm"],
                Some("/vendor.gpg"),
            ),
            source(
                "http://mirror.example/debian-security",
                &["bookworm-security"],
                None,
            ),
            source(
                "http://mirror.example/debian/",
                &["bookworm", "bookworm-updates"],
                Some("/k.gpg"),
            ),
        ];
        assert_eq!(
            source_line(&sources, "bookworm", "trixie").unwrap(),
            format!("deb-src [signed-by=/k.gpg] {MIRROR} trixie main")
        );
        assert_eq!(source_line(&sources[1..2], "bookworm", "trixie"), None);
        assert_eq!(
            source_line(&[source(MIRROR, &["testing"], None)], "forky", "sid").unwrap(),
            format!(
                "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {MIRROR} sid main"
            )
        );
    }

    #[test]
    fn versions_match_by_their_upstream_part() {
        let records = "Package: micropython\nVersion: 1.25.0+ds-1\n\nPackage: micropython\nVersion: 1.25.0+ds-2\n\n\
                       Package: other\nVersion: 1.25.0-9\n\nPackage: micropython\nVersion: 2:1.26.1+ds-1\n";
        assert_eq!(
            matching_version(records, "micropython", "1.25.0").as_deref(),
            Some("1.25.0+ds-2")
        );
        assert_eq!(
            matching_version(records, "micropython", "1.26.1").as_deref(),
            Some("2:1.26.1+ds-1")
        );
        assert_eq!(matching_version(records, "micropython", "1.2"), None);
    }

    #[test]
    fn the_newest_libclang_is_taken() {
        let search =
            "libclang1-9 - C interface\nlibclang1-14 - C interface\nlibclang1-14-dbgsym - x\n";
        assert_eq!(newest_libclang(search), Some(14));
    }
}
