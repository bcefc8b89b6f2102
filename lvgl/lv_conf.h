// LVGL's configuration for the bundled `lvgl` module: what differs from LVGL's own defaults.
// Each switch can be set before, usually with `CFLAGS += -DNAME=value` in a board's mpconfigboard.mk.
// A configuration of one's own (LV_CONF_PATH) includes lvgl_conf_required.h at its end.
#ifndef LV_CONF_H
#define LV_CONF_H

#ifndef LV_COLOR_DEPTH
#define LV_COLOR_DEPTH 16
#endif

#ifndef LV_USE_STDLIB_STRING
#define LV_USE_STDLIB_STRING LV_STDLIB_CLIB
#endif

// LVGL's own printf: newlib's and picolibc's pull in floats and malloc.
#ifndef LV_USE_STDLIB_SPRINTF
#define LV_USE_STDLIB_SPRINTF LV_STDLIB_BUILTIN
#endif

#ifndef LV_USE_LOG
#define LV_USE_LOG 0
#endif

#ifndef LV_USE_ASSERT_NULL
#define LV_USE_ASSERT_NULL 1
#endif
#ifndef LV_USE_ASSERT_MALLOC
#define LV_USE_ASSERT_MALLOC 1
#endif

// Pictures, fonts and codes

#ifndef LV_USE_BMP
#define LV_USE_BMP 1
#endif
#ifndef LV_USE_GIF
#define LV_USE_GIF 1
#endif
#ifndef LV_USE_LODEPNG
#define LV_USE_LODEPNG 1
#endif
#ifndef LV_USE_TJPGD
#define LV_USE_TJPGD 1
#endif
#ifndef LV_USE_TINY_TTF
#define LV_USE_TINY_TTF 1
#endif
#ifndef LV_TINY_TTF_FILE_SUPPORT
#define LV_TINY_TTF_FILE_SUPPORT 1
#endif
#ifndef LV_USE_IMGFONT
#define LV_USE_IMGFONT 1
#endif
#ifndef LV_USE_BARCODE
#define LV_USE_BARCODE 1
#endif
#ifndef LV_USE_QRCODE
#define LV_USE_QRCODE 1
#endif

// Beside the widgets

#ifndef LV_USE_FILE_EXPLORER
#define LV_USE_FILE_EXPLORER 1
#endif
#ifndef LV_USE_FRAGMENT
#define LV_USE_FRAGMENT 1
#endif
#ifndef LV_USE_GRIDNAV
#define LV_USE_GRIDNAV 1
#endif
#ifndef LV_USE_IME_PINYIN
#define LV_USE_IME_PINYIN 1
#endif
#ifndef LV_USE_MONKEY
#define LV_USE_MONKEY 1
#endif
#ifndef LV_USE_SNAPSHOT
#define LV_USE_SNAPSHOT 1
#endif

// Fonts: the number is the size in pixels, the comment the flash that a font takes. One that a board leaves
// out is not in the module.

#ifndef LV_FONT_MONTSERRAT_12
#define LV_FONT_MONTSERRAT_12 1 // 12 KB
#endif
#ifndef LV_FONT_MONTSERRAT_14
#define LV_FONT_MONTSERRAT_14 1 // 14 KB
#endif
#ifndef LV_FONT_MONTSERRAT_16
#define LV_FONT_MONTSERRAT_16 1 // 16 KB
#endif
#ifndef LV_FONT_MONTSERRAT_18
#define LV_FONT_MONTSERRAT_18 1 // 19 KB
#endif
#ifndef LV_FONT_MONTSERRAT_20
#define LV_FONT_MONTSERRAT_20 1 // 22 KB
#endif
#ifndef LV_FONT_MONTSERRAT_22
#define LV_FONT_MONTSERRAT_22 1 // 26 KB
#endif
#ifndef LV_FONT_MONTSERRAT_24
#define LV_FONT_MONTSERRAT_24 1 // 29 KB
#endif
#ifndef LV_FONT_MONTSERRAT_28
#define LV_FONT_MONTSERRAT_28 1 // 37 KB
#endif
#ifndef LV_FONT_MONTSERRAT_32
#define LV_FONT_MONTSERRAT_32 1 // 46 KB
#endif

#include "lvgl_conf_required.h"

#endif // LV_CONF_H
