# What an argument's own Python code does while it is converted: the call is refused, nothing crashes.
import lvgl as lv


class Deletes:
    def __init__(self, label):
        self.label = label

    def __str__(self):
        self.label.delete()
        return "gone"

    def __bool__(self):
        lv.deinit()
        return True


lv.init()
lv.display_create(100, 100)
label = lv.label(lv.screen_active())
try:
    label.set_text_fmt("%s", Deletes(label))
except lv.LvReferenceError:
    print("LvReferenceError")
dropdown = lv.dropdown(lv.screen_active())
try:
    dropdown.set_selected_highlight(Deletes(dropdown))
except RuntimeError as e:
    print("RuntimeError")
lv.init()
lv.deinit()
print("ok")
