"""A form: fields in a grid, a list, a switch, a slider that shows its value, and a button that reads them all."""

import lvgl as lv


class Form:
    def __init__(self, screen: lv.obj) -> None:
        screen.set_layout(lv.LAYOUT.GRID)
        screen.set_grid_dsc_array(
            [lv.GRID_CONTENT, lv.grid_fr(1), lv.GRID_TEMPLATE_LAST],
            [lv.GRID_CONTENT] * 5 + [lv.grid_fr(1), lv.GRID_TEMPLATE_LAST],
        )
        screen.set_style_pad_all(12, 0)
        screen.set_style_pad_row(8, 0)
        screen.set_style_pad_column(12, 0)
        self.row = 0

        self.name = lv.textarea(screen)
        self.name.set_one_line(True)
        self.name.set_placeholder_text("Your name")
        self.add("Name", self.name, lv.GRID_ALIGN.STRETCH)

        self.room = lv.dropdown(screen)
        self.room.set_options("Kitchen\nLiving room\nWorkshop")
        self.add("Room", self.room, lv.GRID_ALIGN.STRETCH)

        self.alarm = lv.switch(screen)
        self.add("Alarm", self.alarm, lv.GRID_ALIGN.START)

        self.volume = lv.slider(screen)
        self.volume.set_range(0, 100)
        self.volume.set_style_margin_hor(8, 0)
        self.volume.add_event_cb(self.on_volume, lv.EVENT.VALUE_CHANGED, None)
        self.volume_label = self.add("Volume", self.volume, lv.GRID_ALIGN.STRETCH)
        self.volume_label.set_width(80)

        self.button = lv.button(screen)
        self.button.add_event_cb(self.on_save, lv.EVENT.CLICKED, None)
        lv.label(self.button).set_text(lv.SYMBOL.SAVE + " Save")
        self.place(self.button, 1, lv.GRID_ALIGN.END)

        self.status = lv.label(screen)
        self.status.set_text("")
        self.status.set_style_text_color(lv.palette_main(lv.PALETTE.GREEN), 0)
        self.status.set_grid_cell(lv.GRID_ALIGN.START, 0, 2, lv.GRID_ALIGN.END, 5, 1)

    def add(self, text: str, widget: lv.obj, align: int) -> lv.label:
        label = lv.label(widget.get_parent())
        label.set_text(text)
        self.place(label, 0, lv.GRID_ALIGN.START)
        self.place(widget, 1, align)
        self.row += 1
        return label

    def place(self, widget: lv.obj, column: int, align: int) -> None:
        widget.set_grid_cell(align, column, 1, lv.GRID_ALIGN.CENTER, self.row, 1)

    def on_volume(self, event: lv.event_t) -> None:
        self.volume_label.set_text("Volume %d" % self.volume.get_value())

    def on_save(self, event: lv.event_t) -> None:
        room = bytearray(32)
        self.room.get_selected_str(room, len(room))
        self.status.set_text(
            "%s, %s, alarm %s, volume %d"
            % (
                self.name.get_text(),
                bytes(room).split(b"\0")[0].decode(),
                "on" if self.alarm.has_state(lv.STATE.CHECKED) else "off",
                self.volume.get_value(),
            )
        )


def main() -> None:
    from memory_display import MemoryDisplay

    display = MemoryDisplay()
    form = Form(lv.screen_active())
    display.advance(100)
    form.name.set_text("Ada")
    form.room.set_selected(2)
    display.tap_on(form.alarm)
    display.tap_on(form.volume)
    display.tap_on(form.button)
    display.advance(1000)
    display.save("form.ppm")


if __name__ == "__main__":
    main()
