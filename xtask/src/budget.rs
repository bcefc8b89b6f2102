//! What the memory layer may add to a board's firmware: `budget.toml` in the board's folder.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use serde::{Deserialize, Serialize};

use crate::bench::size::Size;
use crate::paths;

/// Bytes at most; what they count is [`Size`]'s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Budget {
    pub text: u64,
    pub ram: u64,
}

impl Budget {
    /// That of a board, by the name of its folder in `boards/`.
    pub fn of(board: &str) -> Result<Self> {
        Self::read(&folder(board).join("budget.toml"))
    }

    fn read(file: &Path) -> Result<Self> {
        let context = || {
            format!(
                "{}: it needs `text = BYTES` and `ram = BYTES`",
                file.display()
            )
        };
        let text = fs::read_to_string(file).with_context(context)?;
        toml::from_str(&text).with_context(context)
    }
}

/// Fails where the memory layer adds more to a board's firmware than it may.
pub fn check(board: &str, size: Size) -> Result<()> {
    let Budget { text, ram } = Budget::of(board)?;
    ensure!(
        size.text <= text && size.ram <= ram,
        "{board}: the memory layer adds {} bytes of text and {} of RAM, {text} and {ram} are allowed: \
         make it smaller, or boards/{board}/budget.toml larger",
        size.text,
        size.ram
    );
    Ok(())
}

/// A board's row in `boards/README.md`: board, port, RAM, Rust target, pools, budget, state.
pub fn row(board: &str) -> Result<[String; 7]> {
    let file = paths::repo().join("boards/README.md");
    let readme =
        fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    let row = readme
        .lines()
        .find(|line| line.starts_with(&format!("| `{board}` |")))
        .with_context(|| format!("{} has no row for {board}", file.display()))?;
    let cells: Vec<_> = row
        .trim_matches('|')
        .split('|')
        .map(|cell| cell.trim().trim_matches('`').to_owned())
        .collect();
    cells
        .try_into()
        .map_err(|_| anyhow!("{}: seven cells, please: {row}", file.display()))
}

/// A board's folder.
pub fn folder(board: &str) -> PathBuf {
    paths::repo().join("boards").join(board)
}

/// The names of all boards in `boards/`; `qemu` is what the emulated ones share.
pub fn boards() -> Result<Vec<String>> {
    let dir = paths::repo().join("boards");
    let mut names = Vec::new();
    for entry in fs::read_dir(&dir).with_context(|| format!("cannot list {}", dir.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_dir() && entry.file_name() != "qemu" {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::BOARDS;

    #[test]
    fn a_budget_has_two_numbers_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("budget.toml");
        let read = |text: &str| {
            fs::write(&file, text).unwrap();
            Budget::read(&file).map_err(|error| format!("{error:#}"))
        };
        let budget = Budget { text: 10, ram: 2 };
        assert_eq!(read("# why\ntext = 10\nram = 2\n"), Ok(budget));
        for wrong in [
            "text = 10",
            "text = 10\nram = -1",
            "text = 10\nram = 2\nflash = 1",
            "text = \"10\"\nram = 2",
        ] {
            let told = read(wrong).unwrap_err();
            assert!(told.contains("budget.toml: it needs"), "{told}");
        }
        let none = Budget::of("NO_BOARD").unwrap_err().to_string();
        assert!(none.contains("boards/NO_BOARD/budget.toml"), "{none}");
    }

    #[test]
    fn over_the_budget_is_an_error() {
        let board = BOARDS[0].name();
        let Budget { text, ram } = Budget::of(board).unwrap();
        assert!(check(board, Size { text, ram }).is_ok());
        for (more_text, more_ram) in [(1, 0), (0, 1)] {
            let size = Size {
                text: text + more_text,
                ram: ram + more_ram,
            };
            let told = check(board, size).unwrap_err().to_string();
            assert!(told.contains(&size.text.to_string()), "{told}");
            assert!(told.contains("budget.toml"), "{told}");
        }
    }

    /// The words for what has been done with a board.
    const STATES: [&str; 4] = ["emulated in CI", "compiled in CI", "runs in CI", "untried"];

    #[test]
    fn each_board_is_told_of_as_it_is() {
        let targets = fs::read_to_string(paths::repo().join("shim/rust_target.sh")).unwrap();
        let targets: BTreeSet<_> = targets.split_whitespace().collect();
        for board in boards().unwrap() {
            let Budget { text, ram } = Budget::of(&board).unwrap();
            let [_, _, _, target, _, budget, state] = row(&board).unwrap();
            assert!(targets.contains(&*target), "{board}: {target}");
            assert_eq!(budget, format!("{text} / {ram}"), "{board}");
            assert!(STATES.contains(&&*state), "{board}: {state}");
            let emulated = BOARDS.iter().any(|known| known.name() == board);
            assert_eq!(state == "emulated in CI", emulated, "{board}");
            let lines = ["lvmp.mk", "lvmp.cmake"];
            let lines = lines
                .iter()
                .filter(|name| folder(&board).join(name).exists());
            assert_eq!(lines.count(), usize::from(!emulated), "{board}");
        }
    }
}
