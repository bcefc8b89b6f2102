//! What the user sees while something long goes on: one line a step, alive on a terminal, plain elsewhere.

use std::borrow::Cow;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A step under way. Dropped without [`Step::done`] it is shown as failed.
pub struct Step {
    name: String,
    start: Instant,
    bar: ProgressBar,
    terminal: bool,
    closed: bool,
}

impl Step {
    /// Shows `name` and the time that passes until [`Step::done`].
    pub fn start(name: impl Into<String>) -> Self {
        let name = name.into();
        let terminal = std::io::stderr().is_terminal();
        let target = if terminal {
            ProgressDrawTarget::stderr()
        } else {
            eprintln!("   {name} ...");
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(None, target);
        bar.set_style(style(
            " {spinner} {prefix}  {elapsed:.dim}  {wide_msg:.dim}",
        ));
        bar.set_prefix(name.clone());
        bar.enable_steady_tick(Duration::from_millis(120));
        Self {
            name,
            start: Instant::now(),
            bar,
            terminal,
            closed: false,
        }
    }

    /// Turns the step into a bar of `len` parts.
    pub fn length(&self, len: u64) {
        self.bar.set_length(len);
        self.bar.set_style(style(
            " {spinner} {prefix}  {bar:32.cyan/dim} {pos}/{len}  {elapsed:.dim}  {wide_msg:.dim}",
        ));
    }

    /// One part of the bar is done.
    pub fn advance(&self) {
        self.bar.inc(1);
    }

    /// So many parts of the bar are done.
    pub fn reached(&self, part: u64) {
        self.bar.set_position(part);
    }

    /// What is being worked on.
    pub fn detail(&self, detail: impl Into<Cow<'static, str>>) {
        self.bar.set_message(detail);
    }

    /// Closes the step; `note` says what came out of it.
    pub fn done(mut self, note: &str) {
        self.close(true, note);
    }

    fn close(&mut self, good: bool, note: &str) {
        self.closed = true;
        self.bar.finish_and_clear();
        let mark = match (self.terminal, good) {
            (true, true) => "\x1b[32m✓\x1b[0m",
            (true, false) => "\x1b[31m✗\x1b[0m",
            (false, true) => "✓",
            (false, false) => "✗",
        };
        let note = if note.is_empty() {
            String::new()
        } else {
            format!(": {note}")
        };
        eprintln!(
            " {mark} {}{note} ({})",
            self.name,
            duration(self.start.elapsed())
        );
    }
}

impl Drop for Step {
    fn drop(&mut self) {
        if !self.closed {
            self.close(false, "");
        }
    }
}

/// A line about something the user should know, between the steps.
pub fn note(text: &str) {
    eprintln!("   {text}");
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a template of this file is well-formed")
}

fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        format!("{} min {:.0} s", time.as_secs() / 60, seconds % 60.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_well() {
        assert_eq!(duration(Duration::from_millis(1240)), "1.2 s");
        assert_eq!(duration(Duration::from_secs(125)), "2 min 5 s");
    }
}
