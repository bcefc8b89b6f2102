//! LVGL's doc comments to docstrings.

use crate::report::Report;

/// Columns of a line, with its indentation.
pub(super) const WIDTH: usize = 100;

/// A doc comment in its parts, each in one line.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Doc {
    /// Paragraphs.
    pub text: Vec<String>,
    pub params: Vec<(String, String)>,
    pub returns: String,
    /// A last paragraph that is left as it is.
    pub verbatim: String,
}

impl Doc {
    /// Takes a comment apart as Doxygen would.
    pub fn parse(comment: &str) -> Doc {
        let mut doc = Doc {
            text: vec![String::new()],
            ..Doc::default()
        };
        let mut part = Part::Text;
        for line in comment.lines() {
            let Some(line) = text_of(line) else { continue };
            let (command, rest) = command_of(line);
            match command {
                "brief" | "details" => doc.begin(&mut part, rest),
                "param" => {
                    let rest = match rest.strip_prefix('[') {
                        Some(direction) => direction.split_once(']').map_or(rest, |(_, r)| r),
                        None => rest,
                    };
                    let (name, text) = split_word(rest.trim_start());
                    doc.params.push((name.into(), String::new()));
                    part = Part::Param;
                    doc.add(part, text.trim_start_matches([':', '-']));
                }
                "return" | "returns" | "result" => {
                    part = Part::Returns;
                    doc.add(part, rest);
                }
                "retval" => {
                    part = Part::Returns;
                    let (value, text) = split_word(rest);
                    doc.add(part, &format!("{value}: {text};"));
                }
                "note" | "warning" | "attention" | "remark" | "since" | "deprecated" => {
                    doc.begin(&mut part, rest);
                }
                "see" | "sa" => doc.begin(&mut part, &format!("See {rest}")),
                // What else stands at a line's beginning orders Doxygen's pages.
                "" if line.is_empty() => {
                    part = Part::Text;
                    doc.text.push(String::new());
                }
                "" => doc.add(part, line),
                _ => {}
            }
        }
        doc.text.retain(|paragraph| !paragraph.is_empty());
        doc.params.retain(|(_, text)| !text.is_empty());
        doc
    }

    fn begin(&mut self, part: &mut Part, text: &str) {
        *part = Part::Text;
        self.text.push(String::new());
        self.add(*part, text);
    }

    fn add(&mut self, part: Part, text: &str) {
        let to = match part {
            Part::Text => self.text.last_mut(),
            Part::Param => self.params.last_mut().map(|(_, text)| text),
            Part::Returns => Some(&mut self.returns),
        };
        if let Some(to) = to {
            if !to.is_empty() && !text.is_empty() {
                to.push(' ');
            }
            to.push_str(text.trim());
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Doc::default()
    }

    /// The docstring's lines, without indentation of the first; `indent` is that of the others.
    pub fn docstring(&self, indent: &str, report: &Report) -> Vec<String> {
        let width = WIDTH - indent.len();
        let mut lines = Vec::new();
        let text = |raw: &str| pythonic(raw, report);
        for paragraph in &self.text {
            if !lines.is_empty() {
                lines.push(String::new());
            }
            lines.extend(wrapped(&sentence(&text(paragraph)), "", width));
        }
        if !self.verbatim.is_empty() {
            lines.push(self.verbatim.clone());
        }
        let mut section = |title: &str, entries: Vec<String>| {
            if entries.is_empty() {
                return;
            }
            if !lines.is_empty() {
                lines.push(String::new());
            }
            lines.push(title.into());
            for entry in entries {
                lines.extend(wrapped(&entry, "    ", width));
            }
        };
        let params = self.params.iter();
        section(
            "Args:",
            params
                .map(|(name, doc)| format!("{name}: {}", text(doc)))
                .collect(),
        );
        let returns = text(&self.returns);
        section(
            "Returns:",
            (!returns.is_empty())
                .then_some(returns)
                .into_iter()
                .collect(),
        );
        lines
    }
}

#[derive(Clone, Copy)]
enum Part {
    Text,
    Param,
    Returns,
}

/// A line without what draws the comment; None for a heading, which stands above many declarations.
fn text_of(line: &str) -> Option<&str> {
    let line = line.trim().trim_start_matches("/**");
    let line = line.strip_prefix("* ").unwrap_or(line);
    let line = line.strip_prefix('<').unwrap_or(line).trim();
    let drawn = !line.is_empty() && line.bytes().all(|b| b"*/=-".contains(&b));
    let heading = [
        "TYPEDEFS",
        "DEFINES",
        "MACROS",
        "GLOBAL PROTOTYPES",
        "INCLUDES",
    ]
    .contains(&line);
    (!drawn && !heading).then_some(line)
}

/// `@param obj ...`: the command and what follows it; no command in other lines.
fn command_of(line: &str) -> (&str, &str) {
    match line.strip_prefix(['@', '\\']) {
        Some(rest) if rest.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            let end = rest
                .find(|c: char| !c.is_ascii_alphabetic())
                .unwrap_or(rest.len());
            match &rest[..end] {
                // These say how a word looks, `\n` is C's.
                "p" | "c" | "a" | "b" | "n" | "ref" => ("", line),
                command => (command, rest[end..].trim_start()),
            }
        }
        _ => ("", line),
    }
}

fn split_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

fn wrapped(text: &str, indent: &str, width: usize) -> Vec<String> {
    let further = format!("{indent}    ");
    let further = if indent.is_empty() { "" } else { &further };
    let options = textwrap::Options::new(width)
        .initial_indent(indent)
        .subsequent_indent(further)
        .break_words(false);
    textwrap::wrap(text, options)
        .into_iter()
        .map(|line| line.trim_end().to_string())
        .collect()
}

/// A sentence begins with a capital and ends with a full stop.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    let mut out: String = if text.starts_with("lv.") {
        text.into()
    } else {
        first.chain(chars).collect()
    };
    if !out.ends_with(['.', '!', '?', ':', ';', ')', '`']) {
        out.push('.');
    }
    out
}

/// C's names and words become Python's.
fn pythonic(text: &str, report: &Report) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphabetic() || c == '_') {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        let python = match word {
            "NULL" => "None",
            "true" => "True",
            "false" => "False",
            _ if word.len() > 3 => report.python(word).unwrap_or(word),
            _ => word,
        };
        if python.starts_with("lv.") {
            // `&name` is C's way to pass a struct.
            while out.ends_with(['&', '@', '#']) {
                out.pop();
            }
        }
        out.push_str(python);
    }
    out.push_str(rest);
    for (c, python) in [
        ("@ref ", ""),
        ("@p ", ""),
        ("@c ", ""),
        ("\\ref ", ""),
        ("\\p ", ""),
        ("\\c ", ""),
        ("\\a ", ""),
        ("\\b ", ""),
        ("a pointer to ", ""),
        ("pointer to ", ""),
        ("Pointer to ", ""),
        ("A pointer to ", ""),
    ] {
        out = out.replace(c, python);
    }
    let words: Vec<&str> = out.split_whitespace().collect();
    words
        .join(" ")
        .replace('\\', "\\\\")
        .replace("\"\"\"", "'''")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_taken_apart() {
        let doc = Doc::parse(
            " Set the text\n of a label.\n\n @note  Once.\n @param obj  pointer to a label\n @param[in] text \
             NULL: none,\n             or a text\n @return true: done\n",
        );
        assert_eq!(doc.text, ["Set the text of a label.", "Once."]);
        assert_eq!(
            doc.params,
            [
                ("obj".into(), "pointer to a label".into()),
                ("text".into(), "NULL: none, or a text".into())
            ]
        );
        assert_eq!(doc.returns, "true: done");
        assert!(Doc::parse("@file lv_x.h\n").is_empty());
        assert!(Doc::parse("*****\n * TYPEDEFS\n *****\n").is_empty());
        assert_eq!(Doc::parse("< after a member").text, ["after a member"]);
    }

    #[test]
    fn a_docstring_names_what_python_knows() {
        let mut report = Report::default();
        report.name("LV_ALIGN_CENTER", "lv.ALIGN.CENTER");
        let doc = Doc {
            text: vec!["align it with &LV_ALIGN_CENTER or NULL".into()],
            params: vec![("value".into(), "a pointer to one".into())],
            returns: "true".into(),
            verbatim: String::new(),
        };
        assert_eq!(
            doc.docstring("    ", &report),
            [
                "Align it with lv.ALIGN.CENTER or None.",
                "",
                "Args:",
                "    value: one",
                "",
                "Returns:",
                "    True"
            ]
        );
    }

    #[test]
    fn a_backslash_stays_one() {
        assert_eq!(pythonic("a '\\n' b", &Report::default()), "a '\\\\n' b");
    }
}
