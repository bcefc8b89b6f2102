# In a board's manifest: include("/path/to/lvmp/lvgl/python/manifest.py")
module("lv_utils.py", opt=3)
