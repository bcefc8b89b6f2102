"""Pictures: a PNG file as it is, smaller, larger and turned, in another colour, and half transparent."""

import lvgl as lv

# LVGL's drive S: is MicroPython's file system.
FOLDER = "S:" + (__file__.rsplit("/", 1)[0] + "/" if "/" in __file__ else "")


def balloon(screen: lv.obj, x: int, y: int) -> lv.image:
    image = lv.image(screen)
    image.set_src(FOLDER + "balloon.png")
    image.set_pos(x, y)
    return image


def sky(screen: lv.obj) -> None:
    screen.set_style_bg_color(lv.color_hex(0xBFE3F5), 0)
    screen.set_style_bg_grad_color(lv.color_hex(0xFFFFFF), 0)
    screen.set_style_bg_grad_dir(lv.GRAD_DIR.VER, 0)

    far = balloon(screen, 16, 48)
    far.set_scale(128)  # 256 is the size of the file

    near = balloon(screen, 108, 64)
    near.set_scale(400)
    near.set_rotation(-150)  # tenths of a degree

    green = balloon(screen, 220, 20)
    green.set_style_image_recolor(lv.palette_main(lv.PALETTE.GREEN), 0)
    green.set_style_image_recolor_opa(lv.OPA._60, 0)

    ghost = balloon(screen, 240, 144)
    ghost.set_style_image_opa(lv.OPA._40, 0)

    balloon(screen, 24, 152)


def main() -> None:
    from memory_display import MemoryDisplay

    display = MemoryDisplay()
    sky(lv.screen_active())
    display.advance(100)
    display.save("image.ppm")


if __name__ == "__main__":
    main()
