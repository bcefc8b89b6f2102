//! Pictures: a display's pixels and a heap's blocks as PNG, and how two pictures differ.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use embedded_graphics::mono_font::ascii::{FONT_8X13, FONT_10X20};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{PrimitiveStyle, Rectangle};
use embedded_graphics::text::{Baseline, Text};

/// An RGB picture.
#[derive(Debug, PartialEq)]
pub struct Picture {
    size: Size,
    rgb: Vec<u8>,
}

/// What tells two pictures of one size apart.
pub struct Difference {
    pub pixels: usize,
    /// Red where they differ, else the first one, faint.
    pub picture: Picture,
}

impl Picture {
    /// Reads a PPM of eight bits a channel, whose header is one line.
    pub fn read_ppm(file: &Path) -> Result<Self> {
        let data = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        Self::from_ppm(&data).with_context(|| format!("{} is no such PPM", file.display()))
    }

    fn from_ppm(data: &[u8]) -> Option<Self> {
        let end = data.iter().position(|&byte| byte == b'\n')?;
        let header = str::from_utf8(&data[..end]).ok()?;
        let mut words = header.split(' ');
        let number = |word: Option<&str>| word?.parse::<u32>().ok();
        if words.next() != Some("P6") {
            return None;
        }
        let size = Size::new(number(words.next())?, number(words.next())?);
        let rgb = data[end + 1..].to_vec();
        let whole = rgb.len() == 3 * size.width as usize * size.height as usize;
        (words.eq(["255"]) && whole).then_some(Self { size, rgb })
    }

    /// Whether it is of one colour.
    pub fn is_plain(&self) -> bool {
        self.rgb
            .chunks_exact(3)
            .all(|pixel| pixel == &self.rgb[..3])
    }

    /// Reads a PNG as `save()` writes it.
    pub fn read_png(file: &Path) -> Result<Self> {
        let context = || format!("cannot read {}", file.display());
        let input = BufReader::new(File::open(file).with_context(context)?);
        let mut reader = png::Decoder::new(input).read_info().with_context(context)?;
        let mut rgb = vec![0; reader.output_buffer_size().with_context(context)?];
        let info = reader.next_frame(&mut rgb).with_context(context)?;
        ensure!(
            (info.color_type, info.bit_depth) == (png::ColorType::Rgb, png::BitDepth::Eight),
            "{} is no picture in RGB of eight bits",
            file.display()
        );
        Ok(Self {
            size: Size::new(info.width, info.height),
            rgb,
        })
    }

    /// How another picture differs from this one, if it does.
    pub fn difference(&self, other: &Self) -> Result<Option<Difference>> {
        ensure!(
            self.size == other.size,
            "{}x{} instead of {}x{} pixels",
            other.size.width,
            other.size.height,
            self.size.width,
            self.size.height
        );
        let mut pixels = 0;
        let mut rgb = Vec::with_capacity(self.rgb.len());
        for (ours, others) in self.rgb.chunks_exact(3).zip(other.rgb.chunks_exact(3)) {
            if ours == others {
                rgb.extend(ours.iter().map(|channel| 192 + channel / 4));
            } else {
                pixels += 1;
                rgb.extend([255, 0, 0]);
            }
        }
        let picture = Self {
            size: self.size,
            rgb,
        };
        Ok((pixels > 0).then_some(Difference { pixels, picture }))
    }

    fn new(width: u32, height: u32, colour: Rgb888) -> Self {
        let pixel = [colour.r(), colour.g(), colour.b()];
        Self {
            size: Size::new(width, height),
            rgb: pixel.repeat((width * height) as usize),
        }
    }

    fn fill(&mut self, x: u32, y: u32, width: u32, height: u32, colour: Rgb888) {
        let area = Rectangle::new(Point::new(x as i32, y as i32), Size::new(width, height));
        area.into_styled(PrimitiveStyle::with_fill(colour))
            .draw(self)
            .unwrap_or_else(|never| match never {});
    }

    fn text(&mut self, x: u32, y: u32, text: &str, font: &MonoFont, colour: Rgb888) {
        Text::with_baseline(
            text,
            Point::new(x as i32, y as i32),
            MonoTextStyle::new(font, colour),
            Baseline::Top,
        )
        .draw(self)
        .unwrap_or_else(|never| match never {});
    }

    pub fn save(&self, file: &Path) -> Result<()> {
        let context = || format!("cannot write {}", file.display());
        let out = BufWriter::new(File::create(file).with_context(context)?);
        let mut encoder = png::Encoder::new(out, self.size.width, self.size.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder
            .write_header()?
            .write_image_data(&self.rgb)
            .with_context(context)
    }
}

impl OriginDimensions for Picture {
    fn size(&self) -> Size {
        self.size
    }
}

impl DrawTarget for Picture {
    type Color = Rgb888;
    type Error = std::convert::Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb888>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Self::Error> {
        for Pixel(at, colour) in pixels {
            if self.bounding_box().contains(at) {
                let start = 3 * (at.y as usize * self.size.width as usize + at.x as usize);
                self.rgb[start..start + 3].copy_from_slice(&[colour.r(), colour.g(), colour.b()]);
            }
        }
        Ok(())
    }
}

/// Saves little-endian RGB565 pixels.
pub fn save_rgb565(pixels: &[u8], width: u32, height: u32, file: &Path) -> Result<()> {
    ensure!(
        pixels.len() == 2 * width as usize * height as usize,
        "{} bytes are no picture of {width}x{height} in RGB565",
        pixels.len()
    );
    let mut picture = Picture::new(width, height, Rgb888::BLACK);
    for (rgb, pixel) in picture.rgb.chunks_exact_mut(3).zip(pixels.chunks_exact(2)) {
        rgb.copy_from_slice(&rgb888(u16::from_le_bytes([pixel[0], pixel[1]])));
    }
    picture.save(file)
}

/// Each channel stretched to eight bits, so that full is full.
fn rgb888(pixel: u16) -> [u8; 3] {
    let channel = |value: u16, max: u16| ((value * 255 + max / 2) / max) as u8;
    [
        channel(pixel >> 11, 31),
        channel(pixel >> 5 & 63, 63),
        channel(pixel & 31, 31),
    ]
}

/// What a block of the GC heap is: `lvmp.heap_map()` has one byte a block.
struct Class {
    name: &'static str,
    colour: Rgb888,
}

const CLASSES: [Class; 7] = [
    Class {
        name: "free",
        colour: Rgb888::new(0x1e, 0x22, 0x2b),
    },
    Class {
        name: "Python, first block",
        colour: Rgb888::new(0x8f, 0xb8, 0xff),
    },
    Class {
        name: "Python, further blocks",
        colour: Rgb888::new(0x3f, 0x63, 0xa8),
    },
    Class {
        name: "pool, used",
        colour: Rgb888::new(0xff, 0x9f, 0x1c),
    },
    Class {
        name: "pool, free",
        colour: Rgb888::new(0x7a, 0x52, 0x24),
    },
    Class {
        name: "LVGL, big block",
        colour: Rgb888::new(0xe0, 0x4f, 0x5f),
    },
    Class {
        name: "reserve",
        colour: Rgb888::new(0x4c, 0xc3, 0x8a),
    },
];

const BACKGROUND: Rgb888 = Rgb888::new(0x12, 0x14, 0x19);
const INK: Rgb888 = Rgb888::new(0xd8, 0xdc, 0xe4);
const FAINT: Rgb888 = Rgb888::new(0x8a, 0x91, 0x9e);

/// The part of a heap that is drawn, and how large.
#[derive(Debug, PartialEq)]
struct Scale {
    /// Blocks drawn: up to the last that is not free.
    shown: usize,
    columns: usize,
    /// Pixels a side of the square that stands for `blocks` blocks.
    pixels: u32,
    blocks: usize,
}

impl Scale {
    const SIDE: usize = 1024;

    /// The largest squares that fit.
    fn of(map: &[u8]) -> Self {
        let shown = map
            .iter()
            .rposition(|&class| class != 0)
            .map_or(map.len(), |last| last + 1);
        for pixels in [8, 4, 2, 1] {
            let columns = Self::SIDE / pixels;
            if shown.div_ceil(columns) * pixels <= Self::SIDE {
                return Self {
                    shown,
                    columns,
                    pixels: pixels as u32,
                    blocks: 1,
                };
            }
        }
        let blocks = shown.div_ceil(Self::SIDE * Self::SIDE);
        Self {
            shown,
            columns: Self::SIDE,
            pixels: 1,
            blocks,
        }
    }

    fn rows(&self) -> usize {
        self.shown
            .div_ceil(self.blocks)
            .div_ceil(self.columns)
            .max(1)
    }
}

/// The class most blocks of `group` have; of two as frequent, the one that is not free.
fn majority(group: &[u8]) -> u8 {
    let mut counts = [0usize; CLASSES.len()];
    group
        .iter()
        .for_each(|&class| counts[usize::from(class)] += 1);
    (0..CLASSES.len())
        .max_by_key(|&class| (counts[class], class != 0))
        .expect("there are classes") as u8
}

/// Draws the heap: one square a block, row by row, and a legend with the shares.
pub fn save_heap(map: &[u8], title: &str, file: &Path) -> Result<()> {
    ensure!(!map.is_empty(), "a heap map without blocks");
    let unknown = map
        .iter()
        .position(|&class| usize::from(class) >= CLASSES.len());
    ensure!(
        unknown.is_none(),
        "byte {} of the heap map is no class of lvmp.heap_map()",
        unknown.unwrap_or(0)
    );

    const MARGIN: u32 = 24;
    const TITLE: u32 = 64;
    const LEGEND_ROW: u32 = 26;
    let scale = Scale::of(map);
    let width = Scale::SIDE as u32 + 2 * MARGIN;
    let map_height = scale.rows() as u32 * scale.pixels;
    let legend_rows = CLASSES.len().div_ceil(2) as u32;
    let height = TITLE + map_height + MARGIN + legend_rows * LEGEND_ROW + MARGIN;
    let mut picture = Picture::new(width, height, BACKGROUND);

    picture.text(MARGIN, 14, title, &FONT_10X20, INK);
    let unit = if scale.blocks == 1 {
        "a block".to_owned()
    } else {
        format!("{} blocks", scale.blocks)
    };
    let mut note = format!(
        "a square: {unit}; {} of {} blocks shown",
        thousands(scale.shown),
        thousands(map.len())
    );
    if scale.shown < map.len() {
        note.push_str(", the rest is free");
    }
    picture.text(MARGIN, 40, &note, &FONT_8X13, FAINT);

    for (index, group) in map[..scale.shown].chunks(scale.blocks).enumerate() {
        let x = MARGIN + (index % scale.columns) as u32 * scale.pixels;
        let y = TITLE + (index / scale.columns) as u32 * scale.pixels;
        let colour = CLASSES[usize::from(majority(group))].colour;
        picture.fill(x, y, scale.pixels, scale.pixels, colour);
    }

    for (index, class) in CLASSES.iter().enumerate() {
        let count = map
            .iter()
            .filter(|&&block| usize::from(block) == index)
            .count();
        let (column, row) = (index as u32 / legend_rows, index as u32 % legend_rows);
        let x = MARGIN + column * (width / 2 - MARGIN);
        let y = TITLE + map_height + MARGIN + row * LEGEND_ROW;
        picture.fill(x, y, 16, 16, FAINT);
        picture.fill(x + 1, y + 1, 14, 14, class.colour);
        let share = 100.0 * count as f64 / map.len() as f64;
        let text = format!(
            "{:<24}{:>10} blocks {share:>7.2} %",
            class.name,
            thousands(count)
        );
        picture.text(x + 26, y + 2, &text, &FONT_8X13, INK);
    }
    picture.save(file)
}

fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_channels_stay_full() {
        assert_eq!(rgb888(0xffff), [255, 255, 255]);
        assert_eq!(rgb888(0xf800), [255, 0, 0]);
        assert_eq!(rgb888(0x07e0), [0, 255, 0]);
        assert_eq!(rgb888(0x001f), [0, 0, 255]);
    }

    #[test]
    fn the_scale_shows_up_to_the_last_used_block() {
        let mut map = vec![0; 1 << 20];
        map[..80_000].fill(1);
        assert_eq!(
            Scale::of(&map),
            Scale {
                shown: 80_000,
                columns: 512,
                pixels: 2,
                blocks: 1
            }
        );
        map[(1 << 20) - 1] = 3;
        assert_eq!(
            Scale::of(&map),
            Scale {
                shown: 1 << 20,
                columns: 1024,
                pixels: 1,
                blocks: 1
            }
        );
        assert_eq!(Scale::of(&vec![1; 3 << 20]).blocks, 3);
        assert_eq!(Scale::of(&[0, 0]).shown, 2);
    }

    #[test]
    fn a_group_has_the_colour_of_most() {
        assert_eq!(majority(&[0, 2, 2]), 2);
        assert_eq!(majority(&[0, 0, 1]), 0);
        assert_eq!(majority(&[0, 1]), 1);
    }

    #[test]
    fn a_map_becomes_a_picture_of_its_size() {
        let file = std::env::temp_dir().join(format!("lvmp-heap-{}.png", std::process::id()));
        save_heap(&[1, 2, 0, 3, 4, 5, 6], "test", &file).unwrap();
        let decoder = png::Decoder::new(std::io::BufReader::new(File::open(&file).unwrap()));
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        std::fs::remove_file(&file).unwrap();
        let pixel = |x: u32, y: u32| {
            let start = 3 * (y * info.width + x) as usize;
            Rgb888::new(pixels[start], pixels[start + 1], pixels[start + 2])
        };
        for (index, class) in [1, 2, 0, 3, 4, 5, 6].into_iter().enumerate() {
            assert_eq!(
                pixel(24 + 8 * index as u32 + 4, 64 + 4),
                CLASSES[class].colour
            );
        }
        assert!(save_heap(&[7], "test", &file).is_err());
    }

    #[test]
    fn a_picture_is_the_same_in_each_format() {
        let red_blue = Picture::from_ppm(b"P6 2 1 255\n\xff\0\0\0\0\xff").unwrap();
        assert_eq!(red_blue.size, Size::new(2, 1));
        let file = std::env::temp_dir().join(format!("lvmp-picture-{}.png", std::process::id()));
        red_blue.save(&file).unwrap();
        let read = Picture::read_png(&file);
        std::fs::remove_file(&file).unwrap();
        assert_eq!(read.unwrap(), red_blue);
        for bad in [
            b"P6 2 1 255\n\xff\0\0".as_slice(),
            b"P5 2 1 255\n\0\0\0\0\0\0",
            b"P6 2 1 255 1\n\0\0\0\0\0\0",
            b"P6 2 1",
        ] {
            assert_eq!(Picture::from_ppm(bad), None);
        }
    }

    #[test]
    fn pixels_that_differ_are_counted_and_red() {
        let two = |colour| {
            let mut picture = Picture::new(2, 1, Rgb888::BLACK);
            picture.fill(1, 0, 1, 1, colour);
            picture
        };
        let (green, blue) = (two(Rgb888::GREEN), two(Rgb888::BLUE));
        assert!(green.difference(&green).unwrap().is_none());
        let difference = green.difference(&blue).unwrap().unwrap();
        assert_eq!(difference.pixels, 1);
        assert_eq!(difference.picture.rgb, [192, 192, 192, 255, 0, 0]);
        let error = green.difference(&Picture::new(1, 1, Rgb888::BLACK));
        assert!(error.is_err());
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1_048_576), "1 048 576");
    }
}
