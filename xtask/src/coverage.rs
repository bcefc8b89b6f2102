//! How much of what LVGL's headers declare has a name in Python.

use anyhow::{Context, Result, bail, ensure};

use crate::build::{self, Build};
use crate::fetch::Sources;
use crate::ui::Step;

/// Fails if 2% or more of the declarations have no name, or one of those has no reason.
pub fn check(sources: &Sources) -> Result<()> {
    let step = Step::start("coverage of LVGL's headers");
    let report = build::generator(&Build::Pools.lv_conf(), sources)
        .arg("--report")
        .read()?;
    let (all, unnamed) = read(&report)?;
    ensure!(
        unnamed * 50 < all,
        "{unnamed} of {all} declarations have no name in Python: 2% or more"
    );
    step.done(&format!("{all} declarations, {unnamed} without a name"));
    Ok(())
}

/// How many declarations the report lists, and how many of them without a name.
fn read(report: &str) -> Result<(usize, usize)> {
    let mut lines: Vec<&str> = report.lines().collect();
    let counts = lines.pop().context("the report is empty")?;
    let mut unnamed = 0;
    for line in &lines {
        if line.contains(" -> ") {
            continue;
        }
        unnamed += 1;
        match line.split_once(": ") {
            Some((_, reason)) if !reason.trim().is_empty() => {}
            _ => bail!("neither a name nor a reason: {line}"),
        }
    }
    let expected = format!(
        "{} declarations, {} named, {unnamed} without a name",
        lines.len(),
        lines.len() - unnamed
    );
    ensure!(
        counts == expected,
        "the last line is not \"{expected}\": {counts}"
    );
    ensure!(!lines.is_empty(), "the report lists no declaration");
    Ok((lines.len(), unnamed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_counts_its_lines_and_gives_reasons() {
        let report = "lv_a -> lv.a\nlv_b: raw memory\n2 declarations, 1 named, 1 without a name\n";
        assert_eq!(read(report).unwrap(), (2, 1));
        let error = |report| read(report).unwrap_err().to_string();
        assert!(error("lv_b: \n1 declarations, 0 named, 1 without a name").contains("lv_b"));
        assert!(
            error("lv_a -> lv.a\n2 declarations, 2 named, 0 without a name").contains("last line")
        );
        assert!(error("0 declarations, 0 named, 0 without a name").contains("no declaration"));
    }
}
