#!/bin/sh
# Which Rust target a firmware is for.
#
#   rust_target.sh CC FLAGS...     prints the target for a C compiler and its flags; nothing where it knows none
#   rust_target.sh --check TARGET  fails where Rust can't build for it, and says what cures that
set -u

# What `CC -dumpmachine` prints, -mcpu (without +features) or the name of an ESP32, -march, -mfloat-abi. The first row that
# fits counts. "softfp" uses the processor's floats and passes them as "soft" does, which is what matters to Rust.
rows='
x86_64*-linux*        *            m32        *     i686-unknown-linux-gnu
x86_64*-linux*        *            *          *     x86_64-unknown-linux-gnu
i?86*-linux*          *            *          *     i686-unknown-linux-gnu
aarch64*-linux*       *            *          *     aarch64-unknown-linux-gnu
arm*-linux-gnueabihf  *            *          *     armv7-unknown-linux-gnueabihf
riscv64*-linux*       *            *          *     riscv64gc-unknown-linux-gnu
wasm32*-emscripten    *            *          *     wasm32-unknown-emscripten
arm*-eabi             cortex-m0    *          *     thumbv6m-none-eabi
arm*-eabi             cortex-m0plus  *        *     thumbv6m-none-eabi
arm*-eabi             cortex-m3    *          *     thumbv7m-none-eabi
arm*-eabi             cortex-m4    *          hard  thumbv7em-none-eabihf
arm*-eabi             cortex-m4    *          *     thumbv7em-none-eabi
arm*-eabi             cortex-m7    *          hard  thumbv7em-none-eabihf
arm*-eabi             cortex-m7    *          *     thumbv7em-none-eabi
arm*-eabi             cortex-m23   *          *     thumbv8m.base-none-eabi
arm*-eabi             cortex-m33   *          hard  thumbv8m.main-none-eabihf
arm*-eabi             cortex-m33   *          *     thumbv8m.main-none-eabi
arm*-eabi             cortex-m55   *          hard  thumbv8m.main-none-eabihf
arm*-eabi             cortex-m55   *          *     thumbv8m.main-none-eabi
arm*-eabi             cortex-m85   *          hard  thumbv8m.main-none-eabihf
arm*-eabi             cortex-m85   *          *     thumbv8m.main-none-eabi
xtensa-esp32-elf      *            *          *     xtensa-esp32-none-elf
xtensa-esp32s2-elf    *            *          *     xtensa-esp32s2-none-elf
xtensa-esp32s3-elf    *            *          *     xtensa-esp32s3-none-elf
xtensa-*              esp32        *          *     xtensa-esp32-none-elf
xtensa-*              esp32s2      *          *     xtensa-esp32s2-none-elf
xtensa-*              esp32s3      *          *     xtensa-esp32s3-none-elf
riscv*                *            rv32imafc* *     riscv32imafc-unknown-none-elf
riscv*                *            rv32gc*    *     riscv32imafc-unknown-none-elf
riscv*                *            rv32imac*  *     riscv32imac-unknown-none-elf
riscv*                *            rv32imc*   *     riscv32imc-unknown-none-elf
riscv*                esp32p4      *          *     riscv32imafc-unknown-none-elf
riscv*                esp32c6      *          *     riscv32imac-unknown-none-elf
riscv*                esp32c3      *          *     riscv32imc-unknown-none-elf
'

check() {
    rustc=${RUSTC:-rustc}
    if ! command -v "$rustc" > /dev/null; then
        echo "lvmp: pools need Rust, and there is no $rustc: install it, or give RUSTC=/path/to/rustc" >&2
        exit 1
    fi
    # As cargo takes its flags.
    eval "flags=\${CARGO_TARGET_$(echo "$1" | tr a-z.- A-Z__)_RUSTFLAGS-}"
    # shellcheck disable=SC2086,SC2154 # they are several words
    if ! dir=$("$rustc" $flags --target "$1" --print target-libdir 2> /dev/null); then
        case $1 in
            xtensa-*) cure="run \`espup install\`, then make with RUSTUP_TOOLCHAIN=esp" ;;
            *) cure="give one of \`rustc --print target-list\` as LVMP_RUST_TARGET" ;;
        esac
        echo "lvmp: $rustc knows no target $1: $cure" >&2
        exit 1
    fi
    for core in "$dir"/libcore-*.rlib; do
        if [ ! -e "$core" ]; then
            echo "lvmp: Rust's core for $1 is missing: run \`rustup target add $1\`" >&2
            exit 1
        fi
    done
}

if [ "$1" = --check ]; then
    check "$2"
    exit
fi

cc=$1
shift
cpu= arch= float=soft
# CC may carry flags, as with MICROPY_FORCE_32BIT=1.
# shellcheck disable=SC2086
for flag in $cc "$@"; do
    case $flag in
        -mcpu=*) cpu=${flag#-mcpu=} cpu=${cpu%%+*} ;;
        -march=*) arch=${flag#-march=} ;;
        -mfloat-abi=*) float=${flag#-mfloat-abi=} ;;
        -m32) arch=m32 ;;
    esac
done
# shellcheck disable=SC2086
machine=$($cc -dumpmachine)
echo "$rows" | while read -r of_machine of_cpu of_arch of_float target; do
    # shellcheck disable=SC2254 # they are patterns
    case $machine/$cpu/$arch/$float in
        $of_machine/$of_cpu/$of_arch/$of_float)
            echo "$target"
            break
            ;;
    esac
done
