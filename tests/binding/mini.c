// The Python module `mini_lvgl`: just enough of LVGL to draw a label.

#include "py/runtime.h"
#include "lvgl.h"

static uint16_t pixels[100 * 20];
static size_t n_drawn;

static void flush(lv_display_t *display, const lv_area_t *area, uint8_t *data) {
    (void)data;
    n_drawn += lv_area_get_size(area);
    lv_display_flush_ready(display);
}

// init(): LVGL with a display of 100x100 pixels
static mp_obj_t mini_init(void) {
    lv_init();
    lv_display_t *display = lv_display_create(100, 100);
    lv_display_set_buffers(display, pixels, NULL, sizeof(pixels), LV_DISPLAY_RENDER_MODE_PARTIAL);
    lv_display_set_flush_cb(display, flush);
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(mini_init_obj, mini_init);

// deinit()
static mp_obj_t mini_deinit(void) {
    lv_deinit();
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(mini_deinit_obj, mini_deinit);

// label(text): a label on the screen
static mp_obj_t mini_label(mp_obj_t text) {
    lv_label_set_text(lv_label_create(lv_screen_active()), mp_obj_str_get_str(text));
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(mini_label_obj, mini_label);

// texts(): those of all labels
static mp_obj_t mini_texts(void) {
    lv_obj_t *screen = lv_screen_active();
    mp_obj_t texts = mp_obj_new_list(0, NULL);
    for (uint32_t i = 0; i < lv_obj_get_child_count(screen); i++) {
        const char *text = lv_label_get_text(lv_obj_get_child(screen, i));
        mp_obj_list_append(texts, mp_obj_new_str(text, strlen(text)));
    }
    return texts;
}
static MP_DEFINE_CONST_FUN_OBJ_0(mini_texts_obj, mini_texts);

// clean(): deletes all labels
static mp_obj_t mini_clean(void) {
    lv_obj_clean(lv_screen_active());
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(mini_clean_obj, mini_clean);

// draw(): draws what has changed; how many pixels that was
static mp_obj_t mini_draw(void) {
    n_drawn = 0;
    lv_refr_now(NULL);
    return mp_obj_new_int_from_uint(n_drawn);
}
static MP_DEFINE_CONST_FUN_OBJ_0(mini_draw_obj, mini_draw);

// fail(): an assertion of LVGL's that fails
static mp_obj_t mini_fail(void) {
    lv_label_set_text(NULL, "");
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(mini_fail_obj, mini_fail);

static const mp_rom_map_elem_t mini_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_mini_lvgl) },
    { MP_ROM_QSTR(MP_QSTR_init), MP_ROM_PTR(&mini_init_obj) },
    { MP_ROM_QSTR(MP_QSTR_deinit), MP_ROM_PTR(&mini_deinit_obj) },
    { MP_ROM_QSTR(MP_QSTR_label), MP_ROM_PTR(&mini_label_obj) },
    { MP_ROM_QSTR(MP_QSTR_texts), MP_ROM_PTR(&mini_texts_obj) },
    { MP_ROM_QSTR(MP_QSTR_clean), MP_ROM_PTR(&mini_clean_obj) },
    { MP_ROM_QSTR(MP_QSTR_draw), MP_ROM_PTR(&mini_draw_obj) },
    { MP_ROM_QSTR(MP_QSTR_fail), MP_ROM_PTR(&mini_fail_obj) },
};
static MP_DEFINE_CONST_DICT(mini_globals, mini_globals_table);

const mp_obj_module_t mini_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&mini_globals,
};

MP_REGISTER_MODULE(MP_QSTR_mini_lvgl, mini_module);
