# The heap lies in PSRAM where the module has some. Static data is internal RAM, of which WiFi and Bluetooth need most:
# LVGL's small blocks get 32 KB. A module without PSRAM does better without.
set(LVMP_POOL_TLSF 1)
list(APPEND MICROPY_DEF_BOARD LVMP_FAST_POOL_BYTES=32768)
