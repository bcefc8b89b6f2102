//! The operations, and how a recorded sequence of them is stored.

use arbitrary::Arbitrary;

/// One thing that LVGL, Python or the firmware does to LVGL's memory. Indices name live blocks
/// modulo their number; an operation that has nothing to work on does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Arbitrary)]
pub enum Op {
    /// `lv_malloc(bytes)`
    Alloc(u32),
    /// `lv_free` of a live block.
    Free(u32),
    /// `lv_realloc` of a live block.
    Realloc(u32, u32),
    /// `lv_free` of an address so many bytes into a live block.
    FreeInside(u32, u16),
    /// `lv_free` of what was freed last.
    FreeAgain,
    /// `lv_realloc` of what was freed last.
    ReallocFreed(u32),
    /// `lv_free` of a Python object's memory.
    FreeForeign,
    /// Python allocates an object.
    Take(u32),
    /// Python's oldest object dies.
    Give,
    /// Python's newest object dies.
    GiveLast,
    /// Empty pools return to the heap.
    Trim,
    /// `lvmp.reserve(bytes)`
    Reserve(u16),
    /// `lv_mem_add_pool()` with so many bytes outside the heap, starting at an odd place.
    AddPool(u16),
    /// `lv_mem_remove_pool()`
    RemovePool,
    /// `lvmp.add_pool(bytearray(bytes))`
    KeepPool(u16),
    /// The collector refuses to allocate from now on, as during a sweep.
    Lock,
    /// It allocates again.
    Unlock,
    /// `lv_deinit()` and `lv_init()`
    Restart,
    /// The heap ends, and a new one begins: with notice (the shim calls `forget`), or so that LVGL's
    /// next start is the first to see it.
    SoftReset(bool),
    /// The binding looks whether it owes Python a MemoryError.
    TakeOom,
}

/// Stores a trace of [`Op::Alloc`], [`Op::Free`] and [`Op::Realloc`], whose indices are exact, as
/// variable-length numbers: the kind in the low two bits of the first one, then the rest.
///
/// # Panics
///
/// On any other operation.
pub fn encode(ops: &[Op]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut put = |mut n: u64| {
        while n >= 0x80 {
            bytes.push(n as u8 | 0x80);
            n >>= 7;
        }
        bytes.push(n as u8);
    };
    for op in ops {
        match *op {
            Op::Alloc(n) => put(u64::from(n) << 2),
            Op::Free(i) => put(u64::from(i) << 2 | 1),
            Op::Realloc(i, n) => {
                put(u64::from(i) << 2 | 2);
                put(n.into());
            }
            other => panic!("{other:?} can't be part of a trace"),
        }
    }
    bytes
}

/// Reads what [`encode`] stored, or says what is wrong with it.
pub fn decode(bytes: &[u8]) -> Result<Vec<Op>, String> {
    let mut rest = bytes;
    let mut ops = Vec::new();
    while !rest.is_empty() {
        let first = number(&mut rest)?;
        let operand =
            u32::try_from(first >> 2).map_err(|_| format!("{first} is too large for a trace"))?;
        ops.push(match first & 3 {
            0 => Op::Alloc(operand),
            1 => Op::Free(operand),
            2 => {
                let n = number(&mut rest)?;
                let n = u32::try_from(n).map_err(|_| format!("{n} is too large for a trace"))?;
                Op::Realloc(operand, n)
            }
            kind => return Err(format!("the trace has an operation of kind {kind}")),
        });
    }
    Ok(ops)
}

fn number(rest: &mut &[u8]) -> Result<u64, String> {
    let mut n = 0;
    for shift in (0..35).step_by(7) {
        let (&byte, tail) = rest
            .split_first()
            .ok_or("the trace ends within an operation")?;
        *rest = tail;
        n |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(n);
        }
    }
    Err("the trace has an overlong number".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_survives_storing() {
        let ops = [
            Op::Alloc(0),
            Op::Alloc(1_228_800),
            Op::Realloc(1, 300),
            Op::Free(0),
            Op::Free(70_000),
        ];
        assert_eq!(decode(&encode(&ops)).unwrap(), ops);
    }

    #[test]
    fn damage_is_named() {
        let whole = encode(&[Op::Realloc(1000, 1000)]);
        for cut in 1..whole.len() {
            assert!(decode(&whole[..cut]).unwrap_err().contains("ends within"));
        }
        assert!(decode(&[3]).unwrap_err().contains("kind 3"));
        assert!(decode(&[0xff; 9]).unwrap_err().contains("overlong"));
    }
}
