# Text files inside the program.
#
#   planitia_embed(<target> <name> <file>)
#
# gives the target the text of the file as `namespace planitia::embedded { extern const std::string_view <name>; }`.
# It is written at build time, by this file itself as a script, whenever the text changes.

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    file(READ "${FILE}" text)
    if(text MATCHES "\\)planitia\"")
        message(FATAL_ERROR "${FILE} has the characters that end the string literal.")
    endif()
    file(WRITE "${OUTPUT}" "#include <string_view>

namespace planitia::embedded {

using namespace std::string_view_literals;
extern const std::string_view ${NAME};
constinit const std::string_view ${NAME} = R\"planitia(${text})planitia\"sv;

}  // namespace planitia::embedded
")
    return()
endif()

include_guard(GLOBAL)

function(planitia_embed target name file)
    cmake_path(ABSOLUTE_PATH file)
    set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded/${name}.cpp")
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" "-DFILE=${file}" "-DOUTPUT=${output}" "-DNAME=${name}" -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
        DEPENDS "${file}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
        COMMENT "Embedding ${name}"
        VERBATIM)
    target_sources(${target} PRIVATE "${output}")
endfunction()
