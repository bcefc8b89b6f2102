# Builds the Rust core into one relocatable object and links that: an archive among the objects of
# MicroPython's make resolves nothing, and Rust's own helpers must not stand in for libgcc's.

LVMP_CARGO ?= cargo
# How Rust is optimised: microcontrollers have little flash.
LVMP_RUST_OPT ?= $(if $(findstring -none-,$(LVMP_RUST_TARGET)),z,2)
LVMP_RUST_TARGET ?= $(shell $(LVMP_TOP)/shim/rust_target.sh "$(CC)" $(LVMP_ALL_CFLAGS))
LVMP_RUST_DIR = $(abspath $(BUILD))/rust
LVMP_RUST_LIB = $(LVMP_RUST_DIR)/$(LVMP_RUST_TARGET)/firmware/liblvmp.a
LVMP_RUST_OBJ = $(BUILD)/lvmp_rust.o

# What C calls; the rest of the library goes. Without LVMP_LV_MEM somebody else has LVGL's part.
LVMP_RUST_SYMBOLS = $(addprefix lvmp_pool_, \
	alloc realloc free owns usable_size stats check trim reserve keep reset forget scan_outside take_oom paint \
	alloc_leaf collect_start collect_root collect_end)
LVMP_RUST_SYMBOLS += $(addprefix lvmp_index_, start found searched freed collected forget)
LVMP_RUST_LV_SYMBOLS = lv_mem_init lv_mem_deinit lv_mem_add_pool lv_mem_remove_pool lv_malloc_core \
	lv_realloc_core lv_free_core lv_mem_monitor_core lv_mem_test_core
ifeq ($(filter -DLVMP_LV_MEM=0,$(LVMP_ALL_CFLAGS)),)
LVMP_RUST_SYMBOLS += $(LVMP_RUST_LV_SYMBOLS)
endif

# What Rust's compiler takes for granted of a C library is the firmware's own, not a second one of Rust's: the linker
# makes each call of `f` one of __wrap_f, which no library has, and objcopy gives it its name back. What ARM has by names of
# its own is in lvmp_arm.c.
LVMP_RUST_LIBC = memcpy memmove memset memcmp
LVMP_RUST_AEABI = $(foreach f,memcpy memmove memset memclr,aeabi_$(f) aeabi_$(f)4 aeabi_$(f)8)
LVMP_RUST_NAMES = $(foreach f,$(LVMP_RUST_LIBC),$(f)=$(f)) $(foreach f,$(LVMP_RUST_AEABI),__$(f)=lvmp_$(f))

PY_O += $(LVMP_RUST_OBJ)

.PHONY: lvmp_rust_check
lvmp_rust_check:
	$(if $(LVMP_RUST_TARGET),,$(error lvmp: no Rust target known for $(CC) $(filter -m%,$(CFLAGS)): give LVMP_RUST_TARGET=...))
	@$(LVMP_TOP)/shim/rust_target.sh --check $(LVMP_RUST_TARGET)
	@command -v $(LVMP_CARGO) >/dev/null || { echo "lvmp: pools need Rust: install it, or give LVMP_CARGO=/path/to/cargo" >&2; exit 1; }

# Cargo itself knows what is fresh, and leaves the library alone then.
$(LVMP_RUST_LIB): lvmp_rust_check
	$(ECHO) "CARGO $@"
	+$(Q)CARGO_PROFILE_FIRMWARE_OPT_LEVEL=$(LVMP_RUST_OPT) $(LVMP_CARGO) rustc --quiet --manifest-path $(LVMP_TOP)/Cargo.toml --package lvmp --lib --features firmware \
		--crate-type staticlib --profile firmware --target $(LVMP_RUST_TARGET) --target-dir $(LVMP_RUST_DIR)

$(LVMP_RUST_OBJ): $(LVMP_RUST_LIB)
	$(ECHO) "LINK $@"
	$(Q)$(CC) $(filter -m%,$(CFLAGS)) -r -nostdlib -Wl,--gc-sections -Wl,-e,lvmp_pool_alloc \
		$(addprefix -Wl$(comma)--require-defined=,$(LVMP_RUST_SYMBOLS)) \
		$(foreach n,$(LVMP_RUST_NAMES),-Wl$(comma)--wrap=$(firstword $(subst =, ,$(n)))) -o $@.tmp $(LVMP_RUST_LIB)
	$(Q)$(OBJCOPY) $(addprefix --redefine-sym __wrap_,$(LVMP_RUST_NAMES)) --localize-hidden \
		--remove-section='.ARM.exidx*' --remove-section='.rel.ARM.exidx*' \
		--remove-section=.llvmbc --remove-section=.llvmcmd $@.tmp $@
	$(Q)$(RM) $@.tmp
