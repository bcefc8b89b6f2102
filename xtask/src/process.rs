//! Child processes: each in a process group of its own, so that Ctrl-C and time-outs end it with all it started.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use nix::sys::signal::{Signal, killpg};
use nix::unistd::Pid;

/// Lines of a failed tool's output that are shown, and characters of each; the whole is in its log.
const TAIL: usize = 40;
const TAIL_WIDTH: usize = 400;

/// The process groups that are alive.
static GROUPS: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// A command line in the making.
#[derive(Clone)]
pub struct Cmd {
    program: OsString,
    args: Vec<OsString>,
    dir: Option<PathBuf>,
    env: Vec<(OsString, OsString)>,
}

/// What a finished process left behind.
pub struct Output {
    pub status: ExitStatus,
    pub stdout: String,
    pub stderr: String,
}

impl Cmd {
    pub fn new(program: impl Into<OsString>) -> Self {
        Self {
            program: program.into(),
            args: Vec::new(),
            dir: None,
            env: Vec::new(),
        }
    }

    pub fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.args.push(arg.into());
        self
    }

    pub fn args(mut self, args: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }

    /// The same program in the same circumstances, with other arguments.
    pub fn with_args(&self, args: impl IntoIterator<Item = OsString>) -> Self {
        Self {
            args: args.into_iter().collect(),
            ..self.clone()
        }
    }

    pub fn dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.dir = Some(dir.into());
        self
    }

    pub fn env(mut self, key: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.env.push((key.into(), value.into()));
        self
    }

    /// The command as one would type it.
    pub fn line(&self) -> String {
        let quoted = |word: &OsString| {
            let word = word.to_string_lossy();
            if word.is_empty() || word.contains([' ', '"', '\'', '$', '*', '(']) {
                format!("'{word}'")
            } else {
                word.into_owned()
            }
        };
        let words: Vec<_> = std::iter::once(&self.program)
            .chain(&self.args)
            .map(quoted)
            .collect();
        words.join(" ")
    }

    /// Standard output of a command that must succeed.
    pub fn read(&self) -> Result<String> {
        let output = self.output(None)?;
        if !output.status.success() {
            bail!("{} failed:\n{}", self.line(), tail_of(&output.stderr));
        }
        Ok(output.stdout)
    }

    /// Runs to the end, or until `limit` has passed, and returns what was printed.
    pub fn output(&self, limit: Option<Duration>) -> Result<Output> {
        let handle = self
            .expression()
            .stdout_capture()
            .stderr_capture()
            .unchecked()
            .start()
            .with_context(|| self.cannot_start())?;
        let group = Group::of(&handle.pids());
        let output = match limit {
            None => handle.wait()?,
            Some(limit) => match handle.wait_timeout(limit)? {
                Some(output) => output,
                None => {
                    group.kill(Signal::SIGKILL);
                    handle.wait()?;
                    bail!("no end after {} s: {}", limit.as_secs(), self.line());
                }
            },
        };
        Ok(Output {
            status: output.status,
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }

    /// Runs a command that must succeed; all it prints goes to `log`, and line by line to `line`.
    pub fn logged(&self, log: &Path, mut line: impl FnMut(&str)) -> Result<()> {
        if let Some(parent) = log.parent() {
            fs::create_dir_all(parent)?;
        }
        let mut file =
            File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
        writeln!(file, "$ {}", self.line())?;
        let reader = self
            .expression()
            .stderr_to_stdout()
            .unchecked()
            .reader()
            .with_context(|| self.cannot_start())?;
        let _group = Group::of(&reader.pids());
        let mut last = VecDeque::with_capacity(TAIL);
        let mut lines = BufReader::new(&reader);
        let mut bytes = Vec::new();
        while lines.read_until(b'\n', &mut bytes)? > 0 {
            file.write_all(&bytes)?;
            let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            line(&text);
            if last.len() == TAIL {
                last.pop_front();
            }
            last.push_back(clipped(&text));
            bytes.clear();
        }
        let output = reader
            .try_wait()?
            .context("a process closed its output and lives on")?;
        if !output.status.success() {
            let last: Vec<_> = last.into();
            return Err(anyhow!(
                "{} failed ({}); the end of {}:\n{}",
                self.line(),
                output.status,
                log.display(),
                last.join("\n")
            ));
        }
        Ok(())
    }

    /// Starts a program that is talked to.
    pub fn converse(&self) -> Result<Conversation> {
        let mut command = Command::new(&self.program);
        command
            .args(&self.args)
            .envs(self.env.iter().cloned())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0);
        if let Some(dir) = &self.dir {
            command.current_dir(dir);
        }
        let mut child = command.spawn().with_context(|| self.cannot_start())?;
        let group = Group::of(&[child.id()]);
        let input = child.stdin.take().expect("it is piped");
        let mut output = child.stdout.take().expect("it is piped");
        let (sender, heard) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // Ends with the program, or with the conversation.
            while let Ok(n @ 1..) = output.read(&mut buffer) {
                if sender.send(buffer[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        Ok(Conversation {
            child,
            group,
            input,
            heard,
            unread: Vec::new(),
        })
    }

    /// Becomes the command: it has the terminal, and its exit code is ours. Returns only on failure.
    pub fn exec(&self) -> anyhow::Error {
        let mut command = Command::new(&self.program);
        command.args(&self.args).envs(self.env.iter().cloned());
        if let Some(dir) = &self.dir {
            command.current_dir(dir);
        }
        anyhow::Error::new(command.exec()).context(self.cannot_start())
    }

    fn expression(&self) -> duct::Expression {
        let mut expression = duct::cmd(&self.program, &self.args)
            .stdin_null()
            .before_spawn(|command| {
                command.process_group(0);
                Ok(())
            });
        if let Some(dir) = &self.dir {
            expression = expression.dir(dir);
        }
        for (key, value) in &self.env {
            expression = expression.env(key, value);
        }
        expression
    }

    fn cannot_start(&self) -> String {
        format!("cannot start {}", self.program.to_string_lossy())
    }
}

/// A running program, with its input and output; dropped, it is ended.
pub struct Conversation {
    child: Child,
    group: Group,
    input: ChildStdin,
    heard: Receiver<Vec<u8>>,
    unread: Vec<u8>,
}

impl Conversation {
    pub fn say(&mut self, bytes: &[u8]) -> Result<()> {
        self.input
            .write_all(bytes)
            .context("the program listens no more")
    }

    /// What the program says before `end`, which it must say before the deadline; it goes to `sink` too, as it comes.
    pub fn hear(
        &mut self,
        end: &[u8],
        deadline: Instant,
        mut sink: impl FnMut(&[u8]),
    ) -> Result<Vec<u8>> {
        let mut told = 0;
        loop {
            let found = self
                .unread
                .windows(end.len())
                .position(|window| window == end);
            // The last bytes may be the beginning of `end`.
            let certain = found.unwrap_or((self.unread.len() + 1).saturating_sub(end.len()));
            if certain > told {
                sink(&self.unread[told..certain]);
                told = certain;
            }
            if let Some(at) = found {
                let mut said: Vec<u8> = self.unread.drain(..at + end.len()).collect();
                said.truncate(at);
                return Ok(said);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(left) {
                Ok(bytes) => self.unread.extend(bytes),
                Err(error) => {
                    let said = String::from_utf8_lossy(&self.unread);
                    let why = match error {
                        RecvTimeoutError::Timeout => "no answer in time",
                        RecvTimeoutError::Disconnected => "the program ended",
                    };
                    bail!("{why}; it said:\n{}", tail_of(&said));
                }
            }
        }
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        self.group.kill(Signal::SIGKILL);
        // Nothing is left to do for one that has ended by itself.
        let _ = self.child.wait();
    }
}

/// Whether `program` is found in `PATH`.
pub fn available(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}

/// Ends all children, then this program, on Ctrl-C, SIGTERM and SIGHUP.
pub fn end_children_with_us() -> Result<()> {
    ctrlc::set_handler(|| {
        for &group in GROUPS
            .lock()
            .expect("no thread panics with the lock")
            .iter()
        {
            // A group that ended by itself in between is no fault.
            let _ = killpg(Pid::from_raw(group as i32), Signal::SIGTERM);
        }
        eprintln!();
        std::process::exit(130);
    })
    .context("cannot listen to Ctrl-C")
}

/// The last lines of `text`.
pub fn tail_of(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(clipped).collect();
    lines[lines.len().saturating_sub(TAIL)..].join("\n")
}

/// The line, cut where it gets too long to read.
pub fn clipped(line: &str) -> String {
    match line.char_indices().nth(TAIL_WIDTH) {
        Some((end, _)) => format!("{} ...", &line[..end]),
        None => line.to_owned(),
    }
}

/// A process group, listed as alive until dropped.
struct Group(Vec<u32>);

impl Group {
    fn of(pids: &[u32]) -> Self {
        GROUPS
            .lock()
            .expect("no thread panics with the lock")
            .extend(pids);
        Self(pids.to_vec())
    }

    fn kill(&self, signal: Signal) {
        for &pid in &self.0 {
            // It may have ended in this moment.
            let _ = killpg(Pid::from_raw(pid as i32), signal);
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        GROUPS
            .lock()
            .expect("no thread panics with the lock")
            .retain(|pid| !self.0.contains(pid));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_keeps_both_streams_and_the_status() {
        let output = Cmd::new("sh")
            .args(["-c", "echo a; echo b >&2; exit 3"])
            .output(None)
            .unwrap();
        assert_eq!(
            (output.stdout.as_str(), output.stderr.as_str()),
            ("a\n", "b\n")
        );
        assert_eq!(output.status.code(), Some(3));
    }

    #[test]
    fn a_time_out_ends_grandchildren_too() {
        let start = std::time::Instant::now();
        let error = Cmd::new("sh")
            .args(["-c", "sleep 60 & wait"])
            .output(Some(Duration::from_millis(100)))
            .err()
            .expect("the limit is passed");
        assert!(error.to_string().starts_with("no end after"));
        assert!(start.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn a_conversation_goes_to_and_fro() {
        let soon = || Instant::now() + Duration::from_secs(20);
        let script = "echo ready; read a; echo \"got $a.\"; echo never heard";
        let mut shell = Cmd::new("sh").args(["-c", script]).converse().unwrap();
        assert_eq!(shell.hear(b"ady\n", soon(), |_| ()).unwrap(), b"re");
        shell.say(b"one\n").unwrap();
        let mut seen = Vec::new();
        let said = shell.hear(b".\n", soon(), |bytes| seen.extend(bytes));
        assert_eq!(
            (said.unwrap(), seen),
            (b"got one".to_vec(), b"got one".to_vec())
        );
        let error = shell.hear(b"more", soon(), |_| ()).unwrap_err();
        assert!(error.to_string().contains("ended"), "{error}");
    }

    #[test]
    fn an_answer_is_not_waited_for_for_ever() {
        let mut sleeper = Cmd::new("sleep").arg("60").converse().unwrap();
        let soon = Instant::now() + Duration::from_millis(50);
        let error = sleeper.hear(b"x", soon, |_| ()).unwrap_err();
        assert!(
            error.to_string().starts_with("no answer in time"),
            "{error}"
        );
    }

    #[test]
    fn a_failed_tool_shows_the_end_of_its_output() {
        let log = std::env::temp_dir().join(format!("lvmp-xtask-{}.log", std::process::id()));
        let error = Cmd::new("sh")
            .args(["-c", "seq 100; exit 1"])
            .logged(&log, |_| ())
            .unwrap_err();
        let text = error.to_string();
        assert!(
            text.contains("\n61\n") && text.ends_with("\n100") && !text.contains("\n60\n"),
            "{text}"
        );
        fs::remove_file(log).unwrap();
    }

    #[test]
    fn lines_are_quoted_for_a_shell() {
        assert_eq!(
            Cmd::new("make").args(["A=", "B=-DX -DY"]).line(),
            "make A= 'B=-DX -DY'"
        );
    }
}
