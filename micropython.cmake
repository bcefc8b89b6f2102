# Takes lvmp into a firmware: -DUSER_C_MODULES=/path/to/lvmp/micropython.cmake
# The switches are those of micropython.mk; a board sets LVMP_POOL_TLSF in its mpconfigboard.cmake:
#   set(LVMP_POOL_TLSF 1)

set(LVMP_DIR ${CMAKE_CURRENT_LIST_DIR})
if(NOT DEFINED LVMP_LVGL)
    set(LVMP_LVGL 1)
endif()
if(MICROPY_DEF_BOARD MATCHES "LVMP_POOL_TLSF=1" OR "$ENV{CFLAGS} ${CMAKE_C_FLAGS}" MATCHES "LVMP_POOL_TLSF=1")
    set(LVMP_POOL_TLSF 1)
endif()

add_library(usermod_lvmp INTERFACE)
file(GLOB LVMP_SOURCES CONFIGURE_DEPENDS ${LVMP_DIR}/shim/*.c)
target_sources(usermod_lvmp INTERFACE ${LVMP_SOURCES})
target_include_directories(usermod_lvmp INTERFACE ${LVMP_DIR}/include)

if(LVMP_POOL_TLSF)
    target_compile_definitions(usermod_lvmp INTERFACE LVMP_POOL_TLSF=1)
    target_link_options(usermod_lvmp INTERFACE -Wl,--wrap=gc_init -Wl,--wrap=gc_collect_start)
    include(${LVMP_DIR}/shim/rust.cmake)
    target_link_libraries(usermod_lvmp INTERFACE lvmp_rust)
endif()

if(LVMP_LVGL)
    if(NOT LVGL_DIR)
        set(LVGL_DIR ${LVMP_DIR}/target/lvmp/lvgl)
    endif()
    if(NOT EXISTS ${LVGL_DIR}/lvgl.h)
        message(FATAL_ERROR "lvmp: no LVGL source in ${LVGL_DIR}: run `cargo xtask fetch` in ${LVMP_DIR}, or give -DLVGL_DIR=DIR")
    endif()
    if(NOT LV_CONF_PATH)
        set(LV_CONF_PATH ${LVMP_DIR}/lvgl/lv_conf.h)
    endif()
    file(GLOB LVMP_LVGL_SOURCES CONFIGURE_DEPENDS ${LVMP_DIR}/lvgl/*.c ${LVMP_DIR}/lvgl/generated/*.c)
    target_sources(usermod_lvmp INTERFACE ${LVMP_LVGL_SOURCES})
    set(LVMP_LVGL_INCLUDES ${LVGL_DIR} ${LVMP_DIR}/lvgl ${LVMP_DIR}/lvgl/include)
    target_include_directories(usermod_lvmp INTERFACE ${LVMP_LVGL_INCLUDES})
    target_compile_definitions(usermod_lvmp INTERFACE LV_CONF_PATH="${LV_CONF_PATH}")

    # LVGL itself is no part of the module's sources: those are all scanned for qstrs.
    file(GLOB_RECURSE LVGL_SOURCES ${LVGL_DIR}/src/*.c)
    add_library(lvmp_lvgl OBJECT ${LVGL_SOURCES})
    target_include_directories(lvmp_lvgl PRIVATE ${LVMP_LVGL_INCLUDES} ${LVMP_DIR}/include)
    target_compile_definitions(lvmp_lvgl PRIVATE LV_CONF_PATH="${LV_CONF_PATH}")
    target_link_libraries(usermod_lvmp INTERFACE $<TARGET_OBJECTS:lvmp_lvgl>)
endif()

target_link_libraries(usermod INTERFACE usermod_lvmp)
