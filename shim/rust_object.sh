#!/bin/sh
# Makes of the Rust core's library one relocatable object, in which only what C calls is left to be seen.
#
#   rust_object.sh OBJECT LIBRARY OBJCOPY LV_MEM CC FLAGS...
#
# LV_MEM is 0 where somebody else has LVGL's part. Of the flags those count that choose a processor.
set -eu
object=$1 library=$2 objcopy=$3 lv_mem=$4
shift 4

# What C calls; the rest of the library goes.
symbols='
lvmp_pool_alloc lvmp_pool_realloc lvmp_pool_free lvmp_pool_owns lvmp_pool_usable_size lvmp_pool_stats lvmp_pool_check
lvmp_pool_trim lvmp_pool_reserve lvmp_pool_keep lvmp_pool_reset lvmp_pool_forget lvmp_pool_scan_outside lvmp_pool_take_oom
lvmp_pool_paint lvmp_pool_alloc_leaf lvmp_pool_collect_start lvmp_pool_collect_root lvmp_pool_collect_end
lvmp_index_start lvmp_index_found lvmp_index_searched lvmp_index_freed lvmp_index_collected lvmp_index_forget
'
if [ "$lv_mem" != 0 ]; then
    symbols="$symbols
lv_mem_init lv_mem_deinit lv_mem_add_pool lv_mem_remove_pool lv_malloc_core lv_realloc_core lv_free_core lv_mem_monitor_core
lv_mem_test_core
"
fi

for word; do
    shift
    case $word in
        -m* | [!-]*) set -- "$@" "$word" ;;
    esac
done
set -- "$@" -r -nostdlib -Wl,--gc-sections -Wl,-e,lvmp_pool_alloc
for symbol in $symbols; do
    set -- "$@" "-Wl,--require-defined=$symbol"
done

# What Rust's compiler takes for granted of a C library is the firmware's own, not a second one of Rust's: the linker
# makes each call of `f` one of __wrap_f, which no library has, and objcopy gives it its name back. What ARM has by names of
# its own is in lvmp_arm.c.
wraps= names=
rename() {
    wraps="$wraps -Wl,--wrap=$1"
    names="$names --redefine-sym __wrap_$1=$2"
}
for f in memcpy memmove memset memcmp; do
    rename $f $f
done
for f in memcpy memmove memset memclr; do
    for align in '' 4 8; do
        rename __aeabi_$f$align lvmp_aeabi_$f$align
    done
done

trap 'rm -f "$object.linked" "$object.tmp"' EXIT
"$@" $wraps -o "$object.linked" "$library"
"$objcopy" $names --localize-hidden --remove-section='.ARM.exidx*' --remove-section='.rel.ARM.exidx*' \
    --remove-section=.llvmbc --remove-section=.llvmcmd "$object.linked" "$object.tmp"
mv "$object.tmp" "$object"
