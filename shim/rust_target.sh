#!/bin/sh
# Prints the Rust target for a C compiler and its flags: rust_target.sh CC FLAGS...
# Prints nothing where it knows none.
cc=$1
shift
cpu= arch= float=soft bits=
for flag; do
    case $flag in
        -mcpu=*) cpu=${flag#-mcpu=} ;;
        -march=*) arch=${flag#-march=} ;;
        -mfloat-abi=*) float=${flag#-mfloat-abi=} ;;
        -m32) bits=32 ;;
    esac
done
hf=
[ "$float" = hard ] && hf=hf
# shellcheck disable=SC2086 # CC may carry flags
case $($cc -dumpmachine) in
    x86_64*-linux*) [ "$bits" = 32 ] && echo i686-unknown-linux-gnu || echo x86_64-unknown-linux-gnu ;;
    i?86*-linux*) echo i686-unknown-linux-gnu ;;
    aarch64*-linux*) echo aarch64-unknown-linux-gnu ;;
    arm*-linux-gnueabihf) echo armv7-unknown-linux-gnueabihf ;;
    arm*-eabi)
        case ${cpu%%+*} in
            cortex-m3) echo thumbv7m-none-eabi ;;
            cortex-m4 | cortex-m7) echo "thumbv7em-none-eabi$hf" ;;
            cortex-m33 | cortex-m55 | cortex-m85) echo "thumbv8m.main-none-eabi$hf" ;;
        esac ;;
    riscv*)
        case $arch in
            rv32imafc* | rv32gc*) echo riscv32imafc-unknown-none-elf ;;
            rv32imac*) echo riscv32imac-unknown-none-elf ;;
            rv32imc*) echo riscv32imc-unknown-none-elf ;;
        esac ;;
esac
