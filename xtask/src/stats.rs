//! What is said of repeated measurements.

/// The middle of the values; of an even number, the mean of the two in the middle.
pub fn median(values: &[f64]) -> f64 {
    assert!(!values.is_empty(), "a median needs a value");
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    (sorted[(sorted.len() - 1) / 2] + sorted[sorted.len() / 2]) / 2.0
}

/// Half the distance from the least value to the greatest: the `±` of the tables.
pub fn spread(values: &[f64]) -> f64 {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    (greatest - least) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        assert_eq!(median(&[3.0]), 3.0);
        assert_eq!(median(&[9.0, 1.0, 3.0]), 3.0);
        assert_eq!(median(&[4.0, 1.0, 3.0, 9.0]), 3.5);
    }

    #[test]
    fn spreads() {
        assert_eq!(spread(&[2.0]), 0.0);
        assert_eq!(spread(&[2.0, 5.0, 3.0]), 1.5);
    }
}
