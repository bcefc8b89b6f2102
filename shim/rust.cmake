# Builds the Rust core as rust.mk does, and puts its object into a static library, which CMake's link lines take where it
# belongs.

if(NOT LVMP_CARGO)
    set(LVMP_CARGO cargo)
endif()
separate_arguments(LVMP_C_FLAGS UNIX_COMMAND "${CMAKE_C_FLAGS} ${PICO_COMMON_LANG_FLAGS}")
if(NOT LVMP_RUST_TARGET)
    if(IDF_TARGET)
        set(LVMP_MCU -mcpu=${IDF_TARGET})
    endif()
    execute_process(
        COMMAND ${LVMP_TOP}/shim/rust_target.sh ${CMAKE_C_COMPILER} ${LVMP_C_FLAGS} ${LVMP_MCU}
        OUTPUT_VARIABLE LVMP_RUST_TARGET OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
if(NOT LVMP_RUST_TARGET)
    message(FATAL_ERROR "lvmp: no Rust target known for ${CMAKE_C_COMPILER} ${CMAKE_C_FLAGS}: give -DLVMP_RUST_TARGET=...")
endif()
execute_process(
    COMMAND ${LVMP_TOP}/shim/rust_target.sh --check ${LVMP_RUST_TARGET}
    RESULT_VARIABLE LVMP_RUST_MISSING ERROR_VARIABLE LVMP_RUST_CURE ERROR_STRIP_TRAILING_WHITESPACE)
if(LVMP_RUST_MISSING)
    message(FATAL_ERROR "${LVMP_RUST_CURE}")
endif()
find_program(LVMP_CARGO_PROGRAM ${LVMP_CARGO})
if(NOT LVMP_CARGO_PROGRAM)
    message(FATAL_ERROR "lvmp: pools need Rust: install it, or give -DLVMP_CARGO=/path/to/cargo")
endif()

# How Rust is optimised: microcontrollers have little flash.
if(NOT LVMP_RUST_OPT)
    if(LVMP_RUST_TARGET MATCHES "-none-")
        set(LVMP_RUST_OPT z)
    else()
        set(LVMP_RUST_OPT 2)
    endif()
endif()

set(LVMP_RUST_DIR ${CMAKE_BINARY_DIR}/rust)
set(LVMP_RUST_BUILT ${LVMP_RUST_DIR}/${LVMP_RUST_TARGET}/firmware/liblvmp.a)
set(LVMP_RUST_OBJ ${LVMP_RUST_DIR}/lvmp_rust.o)
set(LVMP_RUST_LIB ${LVMP_RUST_DIR}/liblvmp_rust.a)
set(LVMP_RUST_LV_MEM 1)
if("${MICROPY_DEF_BOARD} $ENV{CFLAGS} ${CMAKE_C_FLAGS}" MATCHES "LVMP_LV_MEM=0")
    set(LVMP_RUST_LV_MEM 0)
endif()
# Cargo itself knows what is fresh, and leaves the library alone then.
add_custom_target(lvmp_rust_build
    COMMAND ${CMAKE_COMMAND} -E env CARGO_PROFILE_FIRMWARE_OPT_LEVEL=${LVMP_RUST_OPT} ${LVMP_CARGO_PROGRAM} rustc --quiet --manifest-path ${LVMP_TOP}/Cargo.toml --package lvmp --lib
        --features firmware --crate-type staticlib --profile firmware
        --target ${LVMP_RUST_TARGET} --target-dir ${LVMP_RUST_DIR}
    BYPRODUCTS ${LVMP_RUST_BUILT}
    COMMENT "CARGO ${LVMP_RUST_BUILT}"
    VERBATIM)
add_custom_command(OUTPUT ${LVMP_RUST_LIB}
    COMMAND ${LVMP_TOP}/shim/rust_object.sh ${LVMP_RUST_OBJ} ${LVMP_RUST_BUILT} ${CMAKE_OBJCOPY} ${LVMP_RUST_LV_MEM} ${CMAKE_C_COMPILER} ${LVMP_C_FLAGS}
    COMMAND ${CMAKE_COMMAND} -E rm -f ${LVMP_RUST_LIB}
    COMMAND ${CMAKE_AR} crs ${LVMP_RUST_LIB} ${LVMP_RUST_OBJ}
    DEPENDS lvmp_rust_build ${LVMP_RUST_BUILT} ${LVMP_TOP}/shim/rust_object.sh
    COMMENT "LINK ${LVMP_RUST_LIB}"
    VERBATIM)
add_custom_target(lvmp_rust_link DEPENDS ${LVMP_RUST_LIB})
add_library(lvmp_rust STATIC IMPORTED GLOBAL)
set_target_properties(lvmp_rust PROPERTIES IMPORTED_LOCATION ${LVMP_RUST_LIB})
add_dependencies(lvmp_rust lvmp_rust_link)
