# Stops the build when a phrase or noun that no declaration of the engine asks for is never used.
#
#   cmake -D "SOURCES=<files>" -D "ENUMERATIONS=<headers>" -P check_phrases.cmake
#
# A phrase is an enumerator of an enumeration in ENUMERATIONS; it is used when SOURCES name it after "::".
set(all "")
foreach(source IN LISTS SOURCES)
    file(READ "${source}" text)
    string(APPEND all "${text}")
endforeach()

set(unused "")
foreach(header IN LISTS ENUMERATIONS)
    file(STRINGS "${header}" lines REGEX "^    [a-z][a-z0-9_]*,")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "^    ([a-z][a-z0-9_]*)," _ "${line}")
        set(phrase "${CMAKE_MATCH_1}")
        if(NOT all MATCHES "::${phrase}[^a-z0-9_]")
            string(APPEND unused " ${phrase}")
        endif()
    endforeach()
endforeach()
if(unused)
    message(FATAL_ERROR "Phrases that are never used:${unused}")
endif()
