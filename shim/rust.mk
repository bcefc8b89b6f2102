# Builds the Rust core into one relocatable object and links that: an archive among the objects of
# MicroPython's make resolves nothing, and Rust's own helpers must not stand in for libgcc's.

LVMP_CARGO ?= cargo
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

PY_O += $(LVMP_RUST_OBJ)

.PHONY: lvmp_rust_check
lvmp_rust_check:
	$(if $(LVMP_RUST_TARGET),,$(error lvmp: no Rust target known for $(CC) $(filter -m%,$(CFLAGS)): give LVMP_RUST_TARGET=...))
	@command -v $(LVMP_CARGO) >/dev/null || { echo "lvmp: pools need Rust: install it, or give LVMP_CARGO=/path/to/cargo" >&2; exit 1; }

# Cargo itself knows what is fresh, and leaves the library alone then.
$(LVMP_RUST_LIB): lvmp_rust_check
	$(ECHO) "CARGO $@"
	+$(Q)$(LVMP_CARGO) rustc --quiet --manifest-path $(LVMP_TOP)/Cargo.toml --package lvmp --lib --features firmware \
		--crate-type staticlib --profile firmware --target $(LVMP_RUST_TARGET) --target-dir $(LVMP_RUST_DIR)

$(LVMP_RUST_OBJ): $(LVMP_RUST_LIB)
	$(ECHO) "LINK $@"
	$(Q)$(CC) $(filter -m%,$(CFLAGS)) -r -nostdlib -Wl,--gc-sections -Wl,-e,lvmp_pool_alloc \
		$(addprefix -Wl$(comma)--require-defined=,$(LVMP_RUST_SYMBOLS)) -o $@.tmp $(LVMP_RUST_LIB)
	$(Q)$(OBJCOPY) --localize-hidden --remove-section='.ARM.exidx*' --remove-section='.rel.ARM.exidx*' \
		--remove-section=.llvmbc --remove-section=.llvmcmd $@.tmp $@
	$(Q)$(RM) $@.tmp
