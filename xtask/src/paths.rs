//! Where things are: the repository, and what is fetched or built below `target/lvmp/`.

use std::path::{Path, PathBuf};

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
