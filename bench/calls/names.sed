# The methods of our widgets' class, as lvgl_gen.c has them, to entries of the yardstick's.
/^static const mp_rom_map_elem_t table_lv_obj\[\]/,/^};/ {
    s/.*MP_QSTR_\(\w*\)), MP_ROM_PTR(&lvgl_functions.*/PLACE(\1)/
    s/PLACE(\(set_x\|get_x\|delete\|send_event\|add_event_cb\))/CALLED(\1)/
    /^\(PLACE\|CALLED\)/ p
}
