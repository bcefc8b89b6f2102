//! The unix port of MicroPython with LVGL, in the variants that are compared.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use clap::ValueEnum;

use crate::debian::{self, CMAKE, GCC, MAKE, Need, PYTHON};
use crate::fetch::{Lvgl, Sources};
use crate::paths::{self, lock};
use crate::process::Cmd;
use crate::rust_core;
use crate::ui::Step;

/// Where LVGL's memory comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Build {
    /// LVGL's own MicroPython core: every block straight from the garbage collector
    Stock,
    /// The yardstick: pools in plain C over LVGL's TLSF
    PoolsC,
    /// This project, switched on
    Pools,
    /// The same without the free index
    PoolsNoindex,
    /// This project, switched off as by default: no Rust in the firmware
    Off,
    /// The pools with the module `lvmp_test`: what tests/python runs under
    Test,
    /// The same where the linker doesn't wrap the collector's functions, with fast memory
    Unwrapped,
    /// The same on a heap of four areas, with fast memory in a section of its own
    Split,
    /// The same with collections that leave out the data of str, bytes, bytearray and arrays of numbers
    Leaf,
    /// The build `test` for 32-bit PCs
    I686,
    /// The build `test` for 32-bit ARM, under qemu
    Armhf,
    /// The pools under a binding of LVGL that doesn't know of them: tests/binding
    Binding,
    /// The pools with the recorder of LVGL's allocations
    Record,
    /// The pools with the yardstick of calls: another way to bind LVGL, beside ours
    Calls,
    /// The pools with a small lv_conf.h of one's own: tests/conf/
    Conf,
}

impl Build {
    /// The name on the command line, in tables and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Build::Stock => "stock",
            Build::PoolsC => "pools-c",
            Build::Pools => "pools",
            Build::PoolsNoindex => "pools-noindex",
            Build::Off => "off",
            Build::Test => "test",
            Build::Unwrapped => "unwrapped",
            Build::Split => "split",
            Build::Leaf => "leaf",
            Build::I686 => "i686",
            Build::Armhf => "armhf",
            Build::Binding => "binding",
            Build::Record => "record",
            Build::Calls => "calls",
            Build::Conf => "conf",
        }
    }

    /// The same build without the free index.
    pub fn without_index(self) -> Option<Self> {
        (self == Build::Pools).then_some(Build::PoolsNoindex)
    }

    /// Whether the firmware has Rust in it.
    pub fn needs_rust(self) -> bool {
        !matches!(self, Build::Stock | Build::PoolsC | Build::Off)
    }

    pub fn named(name: &str) -> Result<Self> {
        Self::from_str(name, false).map_err(|_| anyhow!("{name} is no build"))
    }

    /// What tells this build from the others; all else is the same for all.
    pub fn make_args(self) -> Vec<String> {
        const POOLS: &str = "CFLAGS_EXTRA=-DLVMP_POOL_TLSF=1";
        const FAST: &str = "-DLVMP_FAST_POOL_BYTES=16384";
        let extra = |file: &str| format!("LVMP_EXTRA={}", paths::repo().join(file).display());
        match self {
            Build::Stock => {
                vec![
                    "CFLAGS_EXTRA=-DLVMP_LV_MEM=0 -DLV_USE_STDLIB_MALLOC=LV_STDLIB_MICROPYTHON"
                        .into(),
                ]
            }
            Build::PoolsC => vec![
                "CFLAGS_EXTRA=-DLVMP_LV_MEM=0".into(),
                extra("bench/pools_c/pools_c.mk"),
            ],
            Build::Pools => vec![POOLS.into()],
            Build::PoolsNoindex => vec![format!("{POOLS} -DLVMP_GC_INDEX=0")],
            Build::Off => Vec::new(),
            Build::Test | Build::I686 => vec![POOLS.into(), extra("tests/module/module.mk")],
            Build::Armhf => vec![POOLS.into(), extra("tests/module/armhf.mk")],
            Build::Unwrapped => vec![
                format!("{POOLS} {FAST}"),
                "LVMP_WRAP=0".into(),
                extra("tests/module/module.mk"),
            ],
            Build::Split => vec![
                format!(
                    "{POOLS} {FAST} -DLVMP_FAST_POOL_SECTION=\\\".bss.fast\\\" \
                     -DMICROPY_GC_SPLIT_HEAP=1 -DMICROPY_GC_SPLIT_HEAP_N_HEAPS=4"
                ),
                extra("tests/module/module.mk"),
            ],
            Build::Leaf => vec![
                format!("{POOLS} -DLVMP_GC_LEAF=1"),
                extra("tests/module/module.mk"),
            ],
            Build::Binding => vec![
                POOLS.into(),
                "LVMP_LVGL=0".into(),
                format!(
                    "LVMP_LV_CONF={}",
                    paths::repo().join("tests/binding/lv_conf.h").display()
                ),
            ],
            Build::Record => vec![POOLS.into(), extra("bench/record/record.mk")],
            Build::Calls => vec![POOLS.into(), extra("bench/calls/calls.mk")],
            Build::Conf => vec![
                POOLS.into(),
                format!("LV_CONF_PATH={}", self.lv_conf().display()),
            ],
        }
    }

    /// The processor that the unix port is built for, if it is not this machine's.
    fn processor(self) -> Option<&'static Processor> {
        match self {
            Build::I686 => Some(&I686),
            Build::Armhf => Some(&ARMHF),
            _ => None,
        }
    }

    /// The command that begins with this build's interpreter.
    pub fn command(self, program: &Path) -> Cmd {
        let runner = self.processor().map_or(&[][..], |other| other.runner);
        let mut words = runner.iter().map(OsString::from).chain([program.into()]);
        Cmd::new(words.next().expect("there is the program")).args(words)
    }

    /// A script may take so many times as long as on this machine itself.
    pub fn slower(self) -> u32 {
        self.processor().map_or(1, |other| other.slower)
    }

    /// LVGL's configuration.
    pub fn lv_conf(self) -> PathBuf {
        paths::repo().join(match self {
            Build::Conf => "tests/conf/lv_conf.h",
            _ => "lvgl/lv_conf.h",
        })
    }
}

/// Another processor than this machine's, for whose programs it has what they need.
struct Processor {
    needs: &'static [Need],
    make_arg: &'static str,
    env: &'static [(&'static str, &'static str)],
    rust_target: &'static str,
    /// What stands before the program's name.
    runner: &'static [&'static str],
    slower: u32,
}

const I686: Processor = Processor {
    needs: &[Need::Multilib],
    make_arg: "MICROPY_FORCE_32BIT=1",
    // The kernel's headers serve words of 32 bits too; only the package gcc-multilib has a link to where they lie.
    env: &[("C_INCLUDE_PATH", "/usr/include/x86_64-linux-gnu")],
    rust_target: "i686-unknown-linux-gnu",
    runner: &[],
    slower: 1,
};

const ARMHF: Processor = Processor {
    needs: &[debian::GCC_ARMHF, debian::LIBC_ARMHF, debian::QEMU_USER],
    make_arg: "CROSS_COMPILE=arm-linux-gnueabihf-",
    env: &[],
    rust_target: "armv7-unknown-linux-gnueabihf",
    runner: &["qemu-arm", "-L", "/usr/arm-linux-gnueabihf"],
    slower: 10,
};

/// Builds several, for a comparison.
pub fn programs(builds: &[Build], sources: &Sources) -> Result<Vec<(Build, PathBuf)>> {
    let program = |&build: &Build| Ok((build, self::build(build, sources)?));
    builds.iter().map(program).collect()
}

/// The command that builds the interpreter into `dir`.
pub fn make(build: Build, dir: &Path, sources: &Sources) -> Result<Cmd> {
    debian::require(&[GCC, MAKE, PYTHON])?;
    let make = Cmd::new("make")
        .arg("-C")
        .arg(sources.micropython.dir.join("ports/unix"))
        .arg(format!("BUILD={}", dir.display()))
        // The symbols stay: tests and profilers read them.
        .arg("STRIP=")
        // No frozen modules, and nothing that needs MicroPython's submodules.
        .args([
            "FROZEN_MANIFEST=",
            "MICROPY_PY_SSL=0",
            "MICROPY_PY_BTREE=0",
            "MICROPY_PY_FFI=0",
        ])
        .args(module_args(build, sources)?)
        .args(build.make_args());
    let Some(processor) = build.processor() else {
        return Ok(make);
    };
    debian::require(processor.needs)?;
    let mut make = make.arg(processor.make_arg);
    for (key, value) in processor.env {
        make = make.env(*key, *value);
    }
    for (key, value) in rust_core::environment(processor.rust_target)? {
        make = make.env(key, value);
    }
    Ok(make)
}

/// Builds the interpreter, or finds it built, and returns its path.
pub fn build(build: Build, sources: &Sources) -> Result<PathBuf> {
    let name = build.name();
    let dir = versions_dir(sources).join(name);
    let make = make(build, &dir, sources)?;
    run(make, &dir, "micropython", name, &log_file(sources, name))
}

/// What takes this module and its LVGL into a make of MicroPython's.
pub fn module_args(build: Build, sources: &Sources) -> Result<[String; 3]> {
    Ok([
        format!("USER_C_MODULES={}", user_modules(build)?.display()),
        format!("LVGL_DIR={}", sources.lvgl.dir.display()),
        format!("LVGL_GENERATED={}", generated(build, sources)?.display()),
    ])
}

/// What takes this module and its LVGL into a CMake project of MicroPython's.
pub fn cmake_args(build: Build, sources: &Sources) -> Result<[String; 3]> {
    Ok([
        format!(
            "-DUSER_C_MODULES={}",
            paths::repo().join("micropython.cmake").display()
        ),
        format!("-DLVGL_DIR={}", sources.lvgl.dir.display()),
        format!("-DLVGL_GENERATED={}", generated(build, sources)?.display()),
    ])
}

/// Runs a `make` of MicroPython's in its build folder `dir` and returns the path of the `product` there.
///
/// Make decides what is fresh; if its arguments are not those of the last time, nothing is.
pub fn run(make: Cmd, dir: &Path, product: &str, name: &str, log: &Path) -> Result<PathBuf> {
    let make = alone(make);
    let _lock = lock(&dir.with_extension("lock"))?;
    renew(dir, &make)?;

    let step = Step::start(format!("build {name}"));
    let program = dir.join(product);
    if !program.exists() {
        // `make -n` runs recipes that begin with `+`, which are cargo's; `:` in its place does nothing.
        let plan = make.clone().args(["-n", "LVMP_CARGO=:"]).output(None)?;
        let compiles = |line: &&str| line.starts_with("echo \"CC ");
        step.length(plan.stdout.lines().filter(compiles).count() as u64);
    }
    let mut compiled = 0;
    make.arg(format!("-j{}", jobs())).logged(log, |line| {
        if let Some(file) = line.strip_prefix("CC ") {
            compiled += 1;
            step.advance();
            step.detail(file.rsplit('/').next().unwrap_or(file).to_owned());
        } else if !line.starts_with("make") {
            step.detail(line.to_owned());
        }
    })?;
    step.done(&if compiled > 0 {
        format!("{compiled} files compiled")
    } else {
        "up to date".to_owned()
    });
    Ok(program)
}

/// Builds a CMake project in the build folder `dir`; `cmake` is the command that configures it, and its environment
/// that of the build too.
pub fn run_cmake(cmake: Cmd, dir: &Path, name: &str, log: &Path) -> Result<()> {
    let configure = alone(cmake.arg("-B").arg(dir));
    let _lock = lock(&dir.with_extension("lock"))?;
    renew(dir, &configure)?;
    let step = Step::start(format!("build {name}"));
    configure.logged(log, |line| step.detail(line.to_owned()))?;
    configure
        .with_args(["--build".into(), dir.into(), format!("-j{}", jobs()).into()])
        .logged(log, |line| {
            // [ 42%] Building C object ...
            let percent = line
                .strip_prefix('[')
                .and_then(|rest| rest.split_once("%]")?.0.trim().parse().ok());
            if let Some(percent) = percent {
                step.length(100);
                step.reached(percent);
            }
            step.detail(line.rsplit('/').next().unwrap_or(line).to_owned());
        })?;
    step.done("");
    Ok(())
}

/// Else MicroPython takes the repository around its folder for its own, and its commit for its version.
fn alone(command: Cmd) -> Cmd {
    command.env("GIT_CEILING_DIRECTORIES", paths::work())
}

/// Makes a build folder, or empties it if the last command there was another.
fn renew(dir: &Path, make: &Cmd) -> Result<()> {
    let stamp = dir.join(".make");
    if dir.exists() && fs::read_to_string(&stamp).ok() != Some(make.line()) {
        fs::remove_dir_all(dir).with_context(|| format!("cannot remove {}", dir.display()))?;
    }
    fs::create_dir_all(dir)?;
    Ok(fs::write(&stamp, make.line())?)
}

/// The folder that a firmware takes modules from: this repository, or one that has it beside another module.
fn user_modules(build: Build) -> Result<PathBuf> {
    if build != Build::Binding {
        return Ok(paths::repo().to_owned());
    }
    let dir = paths::work().join("modules");
    fs::create_dir_all(&dir)?;
    for (name, module) in [
        ("binding", paths::repo().join("tests/binding")),
        ("lvmp", paths::repo().to_owned()),
    ] {
        let link = dir.join(name);
        if fs::read_link(&link).ok() != Some(module.clone()) {
            std::os::unix::fs::symlink(&module, &link)
                .with_context(|| format!("cannot make the link {}", link.display()))?;
        }
    }
    Ok(dir)
}

/// MicroPython's MICROPYPATH: where scripts find `lv_utils` and `asyncio`, which no build has frozen in, and the modules' stubs.
pub fn python_path(sources: &Sources) -> String {
    let utils = paths::repo().join("lvgl/python");
    let asyncio = sources.micropython.dir.join("extmod");
    let stubs = [
        generated_dir(Build::Pools, sources),
        paths::repo().join("shim"),
    ];
    format!(
        "{}:{}:{}:{}",
        utils.display(),
        asyncio.display(),
        stubs[0].display(),
        stubs[1].display()
    )
}

/// The names of what is defined in a program.
pub fn symbols(program: &Path) -> Result<Vec<String>> {
    defined(program, &[])
}

fn defined(object: &Path, options: &[&str]) -> Result<Vec<String>> {
    let table = Cmd::new("nm")
        .args(["--defined-only", "--format=posix"])
        .args(options)
        .arg(object)
        .read()?;
    Ok(table
        .lines()
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .collect())
}

/// Whether a symbol is one of the pools', or of Rust's.
pub fn of_pools(name: &str) -> bool {
    name.starts_with("lvmp_pool")
        || ["_ZN", "_RN", "_RI"]
            .iter()
            .any(|rust| name.starts_with(rust))
}

/// The core's object brings nothing that the firmware has from its C library or from libgcc.
pub fn check_exports(object: &Path) -> Result<()> {
    let names = defined(object, &["--extern-only"])?;
    ensure!(
        names.iter().any(|name| name == "lvmp_pool_alloc"),
        "{} has no lvmp_pool_alloc",
        object.display()
    );
    let ours = |name: &str| name.starts_with("lvmp_") || name.starts_with("lv_");
    let foreign: Vec<_> = names.into_iter().filter(|name| !ours(name)).collect();
    ensure!(
        foreign.is_empty(),
        "{} brings {}",
        object.display(),
        foreign.join(" ")
    );
    Ok(())
}

/// The folder of the `lvgl` module's generated source: committed for the default LVGL and configuration, made for others.
pub fn generated(build: Build, sources: &Sources) -> Result<PathBuf> {
    let version = &sources.lvgl.version;
    let dir = generated_dir(build, sources);
    if dir.starts_with(paths::repo().join("lvgl")) {
        return Ok(dir);
    }
    let step = Step::start(format!("generate the lvgl module for LVGL {version}"));
    generator(&build.lv_conf(), sources)
        .arg("--out")
        .arg(&dir)
        .logged(&paths::work().join("log/generate.log"), |_| ())?;
    step.done("");
    Ok(dir)
}

/// Where a build's generated source lies.
fn generated_dir(build: Build, sources: &Sources) -> PathBuf {
    let version = &sources.lvgl.version;
    match build {
        Build::Conf => paths::work().join(format!("generated-{version}-{}", build.name())),
        _ if *version == Lvgl::DEFAULT.version() => paths::repo().join("lvgl/generated"),
        _ => paths::work().join(format!("generated-{version}")),
    }
}

/// The command that makes the `lvgl` module's source for a configuration.
pub fn generator(conf: &Path, sources: &Sources) -> Cmd {
    Cmd::new("cargo")
        .args(["run", "--quiet", "--package=lvmp-generator", "--", "--lvgl"])
        .arg(&sources.lvgl.dir)
        .arg("--conf")
        .arg(conf)
        .arg("--include")
        .arg(paths::repo().join("lvgl/include"))
        .dir(paths::repo())
}

/// Builds the host program of tests/cmake, which takes the module in through `micropython.cmake`.
pub fn cmake(sources: &Sources) -> Result<PathBuf> {
    debian::require(&[GCC, MAKE, PYTHON, CMAKE])?;
    let dir = versions_dir(sources).join("cmake");
    let cmake = Cmd::new("cmake")
        .arg("-S")
        .arg(paths::repo().join("tests/cmake"))
        .arg(format!(
            "-DMICROPY_DIR={}",
            sources.micropython.dir.display()
        ))
        .args(cmake_args(Build::Pools, sources)?)
        .args(["-DLVMP_POOL_TLSF=1", "-DLVMP_GC_LEAF=1"])
        // As a board leaves a font and a decoder out.
        .arg("-DCMAKE_C_FLAGS=-DLV_FONT_MONTSERRAT_32=0 -DLV_USE_LODEPNG=0");
    run_cmake(cmake, &dir, "cmake", &log_file(sources, "cmake"))?;
    Ok(dir.join("host"))
}

fn versions(sources: &Sources) -> String {
    format!("{}-{}", sources.micropython.version, sources.lvgl.version)
}

pub fn versions_dir(sources: &Sources) -> PathBuf {
    paths::work().join("build").join(versions(sources))
}

pub fn log_file(sources: &Sources, name: &str) -> PathBuf {
    paths::work().join(format!("log/build-{}-{name}.log", versions(sources)))
}

fn jobs() -> usize {
    std::thread::available_parallelism().map_or(1, |jobs| jobs.get())
}
