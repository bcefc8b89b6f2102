//! Files as an image in MicroPython's ROMFS format (its `extmod/vfs_rom.c` describes it).

/// A record's kind.
const IMAGE: u32 = 0x14a6b1;
const PADDING: u32 = 1;
const DATA: u32 = 2;
const FOLDER: u32 = 4;
const FILE: u32 = 5;

/// A folder in the making.
#[derive(Default)]
pub struct Folder(Vec<u8>);

impl Folder {
    pub fn file(mut self, name: &str, content: &[u8]) -> Self {
        let file = [string(name), record(DATA, content)].concat();
        self.0.extend(record(FILE, &file));
        self
    }

    pub fn folder(mut self, name: &str, folder: Folder) -> Self {
        self.0
            .extend(record(FOLDER, &[string(name), folder.0].concat()));
        self
    }

    /// The image of a file system of which this is the root.
    pub fn image(mut self) -> Vec<u8> {
        loop {
            let image = record(IMAGE, &self.0);
            // Its length is to be even.
            if image.len().is_multiple_of(2) {
                return image;
            }
            // Three bytes; one more where the image's length needs another byte, and it begins anew.
            self.0.extend(record(PADDING, &[0]));
        }
    }
}

fn record(kind: u32, content: &[u8]) -> Vec<u8> {
    [number(kind), number(content.len() as u32), content.to_vec()].concat()
}

fn string(text: &str) -> Vec<u8> {
    [number(text.len() as u32), text.as_bytes().to_vec()].concat()
}

/// Seven bits a byte, the high ones first; all but the last byte have their highest bit set.
fn number(n: u32) -> Vec<u8> {
    let mut bytes = vec![(n & 0x7f) as u8];
    let mut rest = n >> 7;
    while rest > 0 {
        bytes.push((rest & 0x7f) as u8 | 0x80);
        rest >>= 7;
    }
    bytes.reverse();
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(number(0), [0]);
        assert_eq!(number(0x7f), [0x7f]);
        assert_eq!(number(0x80), [0x81, 0]);
        assert_eq!(number(IMAGE), [0xd2, 0xcd, 0x31]);
    }

    #[test]
    fn an_image() {
        let inner = Folder::default().file("b", b"");
        let image = Folder::default()
            .file("a", b"xy")
            .folder("d", inner)
            .image();
        let expected = [
            &[0xd2, 0xcd, 0x31, 18][..],
            &[5, 6, 1, b'a', 2, 2, b'x', b'y'],
            &[4, 8, 1, b'd', 5, 4, 1, b'b', 2, 0],
        ];
        assert_eq!(image, expected.concat());
    }

    #[test]
    fn an_image_is_of_even_length() {
        for length in 0..200 {
            let image = Folder::default().file("f", &vec![7; length]).image();
            assert_eq!(image.len() % 2, 0, "a file of {length} bytes");
        }
    }
}
