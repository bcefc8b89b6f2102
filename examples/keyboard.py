"""A keyboard on the screen: it comes when a text field is tapped, and goes with its own keys."""

import lvgl as lv

# Where a few keys are on a screen of 320x240.
KEYS = {"a": (64, 159), "e": (96, 131), "k": (225, 159), "l": (248, 159)}


class Notes:
    def __init__(self, screen: lv.obj) -> None:
        screen.set_flex_flow(lv.FLEX_FLOW.COLUMN)
        screen.set_style_pad_all(8, 0)
        self.title = lv.textarea(screen)
        self.title.set_one_line(True)
        self.title.set_placeholder_text("Title")
        self.text = lv.textarea(screen)
        self.text.set_placeholder_text("Text")
        self.text.set_flex_grow(1)
        self.keyboard = lv.keyboard(screen)
        self.keyboard.set_height(lv.pct(52))
        self.keyboard.add_flag(lv.obj.FLAG.HIDDEN)
        self.keyboard.add_event_cb(self.on_done, lv.EVENT.READY, None)
        self.keyboard.add_event_cb(self.on_done, lv.EVENT.CANCEL, None)
        for field in (self.title, self.text):
            field.set_width(lv.pct(100))
            field.add_event_cb(self.on_focus, lv.EVENT.FOCUSED, None)

    def on_focus(self, event: lv.event_t) -> None:
        self.keyboard.set_textarea(event.get_target_obj())
        self.keyboard.remove_flag(lv.obj.FLAG.HIDDEN)

    def on_done(self, event: lv.event_t) -> None:
        self.keyboard.add_flag(lv.obj.FLAG.HIDDEN)


def main() -> None:
    from memory_display import MemoryDisplay

    display = MemoryDisplay()
    notes = Notes(lv.screen_active())
    display.advance(100)
    display.tap_on(notes.title)
    for letter in "lake":
        display.tap(*KEYS[letter])
    display.save("keyboard.ppm")


if __name__ == "__main__":
    main()
