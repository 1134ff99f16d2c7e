# The page for browsers inside the program.
#
#   planitia_page(<target>)
#
# gives the target `planitia::server::page_files()`. web/ is built by its own tools (web/tools/build.sh) into build/web, once for all build
# folders. With PLANITIA_WEB=OFF, which needs no Node, it is a page that says so.

include_guard(GLOBAL)

function(planitia_page target)
    set(web "${PROJECT_SOURCE_DIR}/web")
    if(NOT PLANITIA_WEB)
        set(files "${CMAKE_CURRENT_BINARY_DIR}/page_files.cpp")
        file(CONFIGURE OUTPUT "${files}" @ONLY CONTENT [[
#include <server/embedded.h>

namespace planitia::server {

constexpr File kPageFiles[] = {{"index.html",
    "<!doctype html><html lang=\"en\"><title>Planitia</title><p>This program was built without its page (PLANITIA_WEB=OFF); "
    "<a href=\"/api\">the API</a> is there."}};

std::span<const File> page_files() { return kPageFiles; }

}  // namespace planitia::server
]])
        target_sources(${target} PRIVATE "${files}")
        return()
    endif()

    find_program(NPM npm)
    if(NOT NPM)
        message(FATAL_ERROR "npm is missing: install nodejs and npm, or configure with -DPLANITIA_WEB=OFF.")
    endif()
    file(GLOB_RECURSE inputs CONFIGURE_DEPENDS "${web}/src/*" "${web}/public/*" "${web}/tools/*" "${PROJECT_SOURCE_DIR}/present/icons/*")
    list(FILTER inputs EXCLUDE REGEX "/src/styles/fonts/") # cut by web/tools/fonts.mjs
    file(GLOB configs CONFIGURE_DEPENDS "${web}/index.html" "${web}/*.ts" "${web}/*.js" "${web}/*.json" "${web}/.npmrc")
    set(out "${PROJECT_SOURCE_DIR}/build/web")
    add_custom_command(
        OUTPUT "${out}/files.cpp"
        COMMAND "${web}/tools/build.sh" "${out}"
        DEPENDS ${inputs} ${configs}
        COMMENT "Building the page"
        VERBATIM)
    target_sources(${target} PRIVATE "${out}/files.cpp")
endfunction()
