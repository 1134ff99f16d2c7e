# Stops the build when a phrase or noun that no declaration of the engine asks for is never used.
#
#   cmake -D FOLDER=<present> -D "USERS=<files>" -P check_phrases.cmake
#
# The enumerators of common_phrase.h, <game>/phrases.h and <game>/labels.h are used when a file of USERS names them after the enumeration or its
# short name (P, N, L, R); those of a game only count in files that are not of the other one.
function(check_enumerations header others)
    set(all "")
    foreach(user IN LISTS USERS)
        if(NOT user MATCHES "/(present|terminal)/${others}/")
            file(READ "${user}" text)
            string(APPEND all "${text}")
        endif()
    endforeach()
    file(STRINGS "${FOLDER}/${header}" lines REGEX "^enum class |^    [a-z][a-z0-9_]*,")
    set(enumeration "")
    set(found "${unused}")
    foreach(line IN LISTS lines)
        if(line MATCHES "^enum class ([A-Za-z]+)")
            set(enumeration "${CMAKE_MATCH_1}")
        elseif(line MATCHES "^    ([a-z][a-z0-9_]*),")
            set(phrase "${CMAKE_MATCH_1}")
            if(NOT all MATCHES "(${enumeration}|[^A-Za-z][PNLR])::${phrase}[^a-z0-9_]")
                string(APPEND found " ${enumeration}::${phrase}")
            endif()
        endif()
    endforeach()
    set(unused "${found}" PARENT_SCOPE)
endfunction()

set(unused "")
check_enumerations(common_phrase.h none)
check_enumerations(terraforming/phrases.h martians)
check_enumerations(martians/phrases.h terraforming)
check_enumerations(terraforming/labels.h martians)
check_enumerations(martians/labels.h terraforming)
if(unused)
    message(FATAL_ERROR "Phrases that are never used:${unused}")
endif()
