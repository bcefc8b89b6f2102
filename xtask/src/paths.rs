//! Where things are: the repository, and what is fetched or built below `target/lvmp/`.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The root of the repository.
pub fn repo() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask/ lies in the repository")
}

/// The folder of everything fetched, built or drawn; deleting it loses nothing but time.
pub fn work() -> PathBuf {
    repo().join("target/lvmp")
}

/// Waits until no other xtask holds `file`, and holds it until the result is dropped.
pub fn lock(file: &Path) -> Result<File> {
    let context = || format!("cannot lock {}", file.display());
    if let Some(parent) = file.parent() {
        fs::create_dir_all(parent).with_context(context)?;
    }
    let lock = File::create(file).with_context(context)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            crate::ui::note(&format!(
                "another xtask is at work: waiting for {}",
                file.display()
            ));
            lock.lock().with_context(context)?;
        }
        Err(TryLockError::Error(error)) => return Err(error).with_context(context),
    }
    Ok(lock)
}
