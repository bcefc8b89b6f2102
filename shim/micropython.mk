# MicroPython's make looks for modules one level below USER_C_MODULES; this leads it up.
include $(USERMOD_DIR)/../micropython.mk
