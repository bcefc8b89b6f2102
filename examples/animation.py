"""Animations: the same way in the same time along five curves, there and back for ever. Needs LVGL 9.3."""

import lvgl as lv

CURVES = (
    ("linear", lv.anim_t.path_linear, lv.PALETTE.BLUE),
    ("ease in", lv.anim_t.path_ease_in, lv.PALETTE.TEAL),
    ("ease out", lv.anim_t.path_ease_out, lv.PALETTE.GREEN),
    ("overshoot", lv.anim_t.path_overshoot, lv.PALETTE.ORANGE),
    ("bounce", lv.anim_t.path_bounce, lv.PALETTE.RED),
)
ROW = 44
BALL = 28
LEFT = 100


def row(screen: lv.obj, y: int, curve: int) -> None:
    name, path, colour = CURVES[curve]
    label = lv.label(screen)
    label.set_text(name)
    label.set_pos(12, y + (BALL - 16) // 2)

    right = screen.get_width() - 40
    track = lv.line(screen)
    track.set_points([{"x": LEFT, "y": y + BALL // 2}, {"x": right, "y": y + BALL // 2}], 2)
    track.set_style_line_width(2, 0)
    track.set_style_line_color(lv.palette_lighten(lv.PALETTE.GREY, 2), 0)

    ball = lv.obj(screen)
    ball.remove_style_all()
    ball.set_size(BALL, BALL)
    ball.set_pos(LEFT, y)
    ball.set_style_radius(lv.RADIUS_CIRCLE, 0)
    ball.set_style_bg_opa(lv.OPA.COVER, 0)
    ball.set_style_bg_color(lv.palette_main(colour), 0)

    animation = lv.anim_t()
    animation.init()
    animation.set_var(ball)
    animation.set_values(LEFT, right - BALL)
    animation.set_duration(1000)
    animation.set_reverse_duration(1000)
    animation.set_repeat_count(lv.ANIM_REPEAT_INFINITE)
    animation.set_path_cb(path)
    animation.set_custom_exec_cb(lambda animation, x: ball.set_x(x))
    animation.start()


def animations(screen: lv.obj) -> None:
    for curve in range(len(CURVES)):
        row(screen, 16 + curve * ROW, curve)


def main() -> None:
    from memory_display import MemoryDisplay

    display = MemoryDisplay()
    animations(lv.screen_active())
    # There and back, there again, and a part of the way back.
    display.advance(3600)
    display.save("animation.ppm")


if __name__ == "__main__":
    main()
