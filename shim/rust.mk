# Builds the Rust core into one relocatable object and links that: an archive among the objects of
# MicroPython's make resolves nothing, and what the archive has of a C library's and of libgcc's must not stand in for theirs.

LVMP_CARGO ?= cargo
# How Rust is optimised: microcontrollers have little flash.
LVMP_RUST_OPT ?= $(if $(findstring -none-,$(LVMP_RUST_TARGET)),z,2)
LVMP_RUST_TARGET ?= $(shell $(LVMP_TOP)/shim/rust_target.sh "$(CC)" $(LVMP_ALL_CFLAGS))
LVMP_RUST_DIR = $(abspath $(BUILD))/rust
LVMP_RUST_LIB = $(LVMP_RUST_DIR)/$(LVMP_RUST_TARGET)/firmware/liblvmp.a
LVMP_RUST_OBJ = $(BUILD)/lvmp_rust.o

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

$(LVMP_RUST_OBJ): $(LVMP_RUST_LIB) $(LVMP_TOP)/shim/rust_object.sh
	$(ECHO) "LINK $@"
	$(Q)$(LVMP_TOP)/shim/rust_object.sh $@ $(LVMP_RUST_LIB) $(OBJCOPY) $(if $(filter -DLVMP_LV_MEM=0,$(LVMP_ALL_CFLAGS)),0,1) $(CC) $(filter -m%,$(CFLAGS))
