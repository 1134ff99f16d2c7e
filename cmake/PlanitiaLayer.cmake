# The layers of the project. One folder is one library; a library may use only libraries of a lower level. USES names every
# layer whose headers its files include, and no other: the headers of layers that no used layer knows are not found, and
# `./test layers` reads every #include.
#
#   planitia_layer(<name> LEVEL <n> [HOT] [PREFIX <path>] [SUBDIRS <dir>...] [USES <layer>...] [THIRD_PARTY <target>...]
#                  [GAMES <header>... [GAME_USES <part>...]])
#
# The sources are the *.cpp and *.h files of the current folder and of the SUBDIRS, not of other subfolders.
# A layer with GAMES has a folder for every game of PLANITIA_GAMES, each with these headers, and the same SUBDIRS where there are any;
# <PREFIX/all_games.h> is made for it and includes the headers of all games. It may include the parts GAME_USES of every game: `rules` is
# the layer terraforming_rules, `.` the game itself.
# Its header position.h is included as <PREFIX/position.h>; PREFIX is the name of the layer unless given.
# Layers below engine/ build without exceptions, name every enumerator in a switch, and cannot use third-party libraries. They and HOT ones are optimised to the last;
# what waits for people had better compile fast.

include_guard(GLOBAL)

set_property(GLOBAL PROPERTY GLOBAL_DEPENDS_NO_CYCLES ON) # else CMake accepts cycles between static libraries

function(planitia_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 layer "HOT" "LEVEL;PREFIX" "SUBDIRS;USES;THIRD_PARTY;GAMES;GAME_USES")
    if(layer_UNPARSED_ARGUMENTS OR NOT layer_LEVEL MATCHES "^[0-9]+$")
        message(FATAL_ERROR "Layer ${name}: wrong arguments, or no LEVEL.")
    endif()
    if(NOT layer_PREFIX)
        set(layer_PREFIX ${name})
    endif()
    cmake_path(APPEND PROJECT_SOURCE_DIR engine OUTPUT_VARIABLE engine)
    cmake_path(IS_PREFIX engine "${CMAKE_CURRENT_SOURCE_DIR}" in_engine)

    _planitia_game_layers(game_layers ${layer_GAME_USES})
    _planitia_check_uses(${name} ${layer_LEVEL} ${layer_USES} ${game_layers})
    if(layer_GAMES)
        _planitia_game_folders(layer_SUBDIRS ${layer_SUBDIRS})
    endif()
    if(in_engine AND layer_THIRD_PARTY)
        message(FATAL_ERROR "Layer ${name} is part of the engine: no third-party library (${layer_THIRD_PARTY}).")
    endif()

    set(headers "")
    set(sources "")
    foreach(dir IN ITEMS . ${layer_SUBDIRS})
        file(GLOB dir_headers CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${dir}/*.h)
        file(GLOB dir_sources CONFIGURE_DEPENDS ${dir}/*.cpp)
        list(APPEND headers ${dir_headers})
        list(APPEND sources ${dir_sources})
    endforeach()
    list(TRANSFORM sources REPLACE "/\\./" "/")

    set(root "${PROJECT_BINARY_DIR}/layers/${name}")
    _planitia_link_headers("${root}/${layer_PREFIX}" ${headers})
    if(layer_GAMES)
        _planitia_write_all_games(${name} ${layer_PREFIX} ${layer_GAMES})
        list(APPEND headers all_games.h)
    endif()
    list(TRANSFORM headers PREPEND "${root}/${layer_PREFIX}/")

    if(sources)
        add_library(${name} STATIC ${sources})
        planitia_unity(${name} ${sources})
        set(scope PUBLIC)
        target_link_libraries(${name} PRIVATE ${layer_THIRD_PARTY})
        if(in_engine)
            target_compile_options(${name} PRIVATE -fno-exceptions -Wswitch-enum)
        endif()
        if(in_engine OR layer_HOT)
            planitia_hot(${name})
        elseif(PLANITIA_SANITIZE)
            target_compile_options(${name} PRIVATE -O0)
        endif()
    else()
        add_library(${name} INTERFACE)
        set(scope INTERFACE)
        target_link_libraries(${name} INTERFACE ${layer_THIRD_PARTY})
    endif()
    target_sources(${name} ${scope} FILE_SET HEADERS BASE_DIRS "${root}" FILES ${headers})
    target_link_libraries(${name} ${scope} ${layer_USES} ${game_layers})
    set_target_properties(${name} PROPERTIES PLANITIA_LEVEL ${layer_LEVEL})

    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE folder)
    set_property(GLOBAL APPEND_STRING PROPERTY PLANITIA_LAYERS
                 "${layer_LEVEL}\t${name}\t${folder}\t${layer_PREFIX}\t${layer_SUBDIRS}\t${layer_USES}\t${game_layers}\n")
endfunction()

# Writes the layers to layers.tsv in the build folder, a line for each: level, name, folder, PREFIX, SUBDIRS, USES, and what it may
# use of games.
function(planitia_write_layers)
    get_property(layers GLOBAL PROPERTY PLANITIA_LAYERS)
    file(WRITE "${PROJECT_BINARY_DIR}/layers.tsv" "${layers}")
endfunction()

# Compiles the sources of the target that are in one folder as one file (PLANITIA_UNITY), so that their headers are read
# once. The files of a folder give different things different names, also in namespaces without a name.
function(planitia_unity name)
    if(NOT PLANITIA_UNITY)
        return()
    endif()
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS ARGN)
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(GET folder FILENAME group)
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${group})
    endforeach()
endfunction()

# Optimises the target to the last where the program is built for use.
function(planitia_hot name)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O3>)
endfunction()

# The layers that the parts are, of every game. A small game may lack some.
function(_planitia_game_layers result)
    set(layers "")
    foreach(game IN LISTS PLANITIA_GAMES)
        foreach(part IN LISTS ARGN)
            string(REPLACE "_." "" layer ${game}_${part})
            if(TARGET ${layer})
                list(APPEND layers ${layer})
            endif()
        endforeach()
    endforeach()
    set(${result} ${layers} PARENT_SCOPE)
endfunction()

# The subfolders of a layer with those of every game.
function(_planitia_game_folders result)
    set(folders ${ARGN})
    foreach(game IN LISTS PLANITIA_GAMES)
        list(APPEND folders ${game})
        foreach(folder IN LISTS ARGN)
            if(IS_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/${game}/${folder}")
                list(APPEND folders ${game}/${folder})
            endif()
        endforeach()
    endforeach()
    set(${result} ${folders} PARENT_SCOPE)
endfunction()

# Writes <PREFIX/all_games.h>. A file that would stay the same is left alone, so that nothing is compiled for it.
function(_planitia_write_all_games name prefix)
    set(text "/// What this layer has of every game.\n#pragma once\n")
    foreach(game IN LISTS PLANITIA_GAMES)
        foreach(header IN LISTS ARGN)
            string(APPEND text "#include <${prefix}/${game}/${header}>\n")
        endforeach()
    endforeach()
    set(written "${PROJECT_BINARY_DIR}/all_games/${name}.h")
    file(CONFIGURE OUTPUT "${written}" CONTENT "${text}" @ONLY)
    file(CREATE_LINK "${written}" "${PROJECT_BINARY_DIR}/layers/${name}/${prefix}/all_games.h" SYMBOLIC)
endfunction()

# Stops unless every used layer exists and is strictly lower.
function(_planitia_check_uses name level)
    foreach(used IN LISTS ARGN)
        if(NOT TARGET ${used})
            message(FATAL_ERROR "Layer ${name} uses ${used}, which is not a layer defined before it.")
        endif()
        get_target_property(used_level ${used} PLANITIA_LEVEL)
        if(NOT used_level MATCHES "^[0-9]+$")
            message(FATAL_ERROR "Layer ${name} uses ${used}, which is not a layer.")
        endif()
        if(NOT used_level LESS level)
            message(FATAL_ERROR "Layer ${name} (level ${level}) uses ${used} (level ${used_level}): "
                                "a layer uses only strictly lower layers.")
        endif()
    endforeach()
endfunction()

# Fills the folder with symbolic links to the headers of the current source folder, and nothing else.
function(_planitia_link_headers folder)
    file(REMOVE_RECURSE "${folder}")
    file(MAKE_DIRECTORY "${folder}")
    foreach(header IN LISTS ARGN)
        cmake_path(GET header PARENT_PATH subdir)
        file(MAKE_DIRECTORY "${folder}/${subdir}")
        file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}/${header}" "${folder}/${header}" SYMBOLIC)
    endforeach()
endfunction()
