#!/usr/bin/env bash
# Proves that the build refuses what the layers forbid. Each case is a small project of its own that uses
# cmake/PlanitiaLayer.cmake; it prints `ok NAME` or `not ok NAME`.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

ok() { echo "ok $1"; }
not_ok() {
    echo "not ok $1"
    [[ -e ${2:-} ]] && tail -n 30 "$2" | sed 's/^/    /'
    failed=1
}

# start NAME: an empty project in $work/NAME, and the current folder.
start() {
    mkdir -p "$work/$1"
    cd "$work/$1" || exit 1
    put CMakeLists.txt "cmake_minimum_required(VERSION 3.25)" "project($1 CXX)" "set(CMAKE_CXX_STANDARD 20)" \
        "include($root/cmake/PlanitiaLayer.cmake)"
}

# put FILE LINE...: adds the lines to the file.
put() {
    mkdir -p "$(dirname "$1")"
    printf '%s\n' "${@:2}" >>"$1"
}

# layer FOLDER ARGUMENTS...: a folder that is a layer with a header and a source.
layer() {
    local name
    name=$(basename "$1")
    put CMakeLists.txt "add_subdirectory($1)"
    put "$1/CMakeLists.txt" "planitia_layer($name ${*:2})"
    put "$1/$name.h" "#pragma once" "inline int $name() { return 1; }"
    put "$1/$name.cpp" "#include <$name/$name.h>"
}

try_configure() { cmake -G Ninja -B build -DCMAKE_CXX_COMPILER=g++ >log 2>&1; }
read_names() { try_configure && "$root/tests/layers/names.py" build/layers.tsv . >>log 2>&1; }
read_includes() { try_configure && "$root/tests/layers/includes.py" build/layers.tsv . >>log 2>&1; }
try_build() { try_configure && cmake --build build "$@" >>log 2>&1; }

accepted() { if "${@:2}"; then ok "$1"; else not_ok "$1" log; fi; }

# refused NAME PATTERN COMMAND...: the command must fail, with a message that matches the pattern.
refused() {
    if ! "${@:3}" && tr -s '[:space:]' ' ' <log | grep -qE "$2"; then ok "$1"; else not_ok "$1" log; fi
}

start lower_layer
layer low LEVEL 0
layer engine/middle LEVEL 1 USES low
layer high LEVEL 2 USES middle THIRD_PARTY m
put high/high.cpp '#include <middle/middle.h>' '#include <low/low.h>'
accepted "a layer includes lower layers" try_build

start header_only
layer low LEVEL 0
rm low/low.cpp
layer high LEVEL 1 USES low
put high/high.cpp '#include <low/low.h>'
accepted "a layer may have no sources" try_build

start subfolders
layer low LEVEL 0 SUBDIRS part
put low/part/part.h '#pragma once'
put low/part/part.cpp '#include <low/part/part.h>'
accepted "a layer may have subfolders" try_build

start upward_include
layer low LEVEL 0
layer high LEVEL 1 USES low
put low/low.cpp '#include <high/high.h>'
refused "upward include" "high/high.h: No such file" try_build

start sideways_include
layer left LEVEL 0
layer right LEVEL 0
put left/left.cpp '#include <right/right.h>'
refused "include of a layer that is not used" "right/right.h: No such file" try_build

start nested_layer
put CMakeLists.txt 'add_subdirectory(outer)'
put outer/outer.h '#pragma once'
put outer/CMakeLists.txt 'planitia_layer(outer LEVEL 1)' 'add_subdirectory(inner)'
put outer/inner/inner.h '#pragma once'
put outer/inner/CMakeLists.txt 'planitia_layer(inner LEVEL 0 PREFIX outer/inner)'
put outer/outer.cpp '#include <outer/inner/inner.h>'
refused "include of a layer in a subfolder that is not used" "outer/inner/inner.h: No such file" try_build

start same_level
layer left LEVEL 1
layer right LEVEL 1 USES left
refused "use of a layer of the same level" "only strictly lower layers" try_configure

start wrong_level
layer low LEVEL 2
layer high LEVEL 1 USES low
refused "use of a higher layer" "only strictly lower layers" try_configure

start undefined_layer
layer low LEVEL 0 USES high
layer high LEVEL 1
refused "use of a layer defined later" "not a layer defined before it" try_configure

start cycle
layer low LEVEL 0
layer high LEVEL 1 USES low
put CMakeLists.txt 'target_link_libraries(low PUBLIC high)'
refused "cycle" "cyclic dependencies" try_configure

start third_party
layer engine/core LEVEL 0 THIRD_PARTY m
refused "third-party library in the engine" "no third-party library" try_configure

start throwing
layer engine/core LEVEL 0
put engine/core/core.cpp 'int fail() { throw 1; }'
refused "exception in the engine" "exception handling disabled" try_build

start exact_uses
layer low LEVEL 0
layer middle LEVEL 1 USES low
put middle/middle.h '#include <low/low.h>'
layer high LEVEL 2 USES middle
put high/high.cpp '#include <middle/middle.h>'
put CMakeLists.txt 'planitia_write_layers()'
accepted "layers include what they say they use" read_includes

start unsaid_use
layer low LEVEL 0
layer middle LEVEL 1 USES low
put middle/middle.h '#include <low/low.h>'
layer high LEVEL 2 USES middle
put high/high.cpp '#include <middle/middle.h>' '#include <low/low.h>'
put CMakeLists.txt 'planitia_write_layers()'
refused "include of a layer that only a used layer uses" "high/CMakeLists.txt is wrong about low;" read_includes

start needless_use
layer low LEVEL 0
layer high LEVEL 1 USES low
put CMakeLists.txt 'planitia_write_layers()'
refused "use of a layer that is not included" "high/CMakeLists.txt is wrong about low;" read_includes

start needy_header
layer low LEVEL 0
put low/low.h 'struct Low {};'
layer high LEVEL 1 USES low
put high/first.h '#pragma once' '#include <low/low.h>'
put high/second.h '#pragma once' 'struct Second { Low low; };'
put CMakeLists.txt 'planitia_write_layers()'
refused "header that names what it does not include" "high/second.h names Low, which is in low/low.h" read_names

start forgetful_header
layer low LEVEL 0
put low/forgetful.h '#pragma once' 'inline std::string nothing;'
put CMakeLists.txt 'planitia_write_layers()'
refused "header that forgets the standard library" "low/forgetful.h names std::string, which is in string" read_names

start dependent_header
layer low LEVEL 0
put low/needy.h '#pragma once' 'inline std::size_t zero = 0;'
put CMakeLists.txt 'planitia_write_layers()'
refused "header that does not compile alone" "low/needy.h names std::size_t, which is in cstddef" read_names

# What a compiler accepts because of the folder a file is in, or because a library is installed.
cd "$root" || exit 1
# reads NAME SCRIPT: what the script finds in the whole project.
reads() {
    if "$root/tests/layers/$2" build/release/layers.tsv >"$work/found" 2>&1; then ok "$1"; else not_ok "$1" "$work/found"; fi
}
reads "every layer includes what it says it uses" includes.py
reads "every header includes what it names" names.py

if find . -path ./build -prune -o \( -name '*.h' -o -name '*.cpp' \) -exec grep -nE '^\s*#\s*include\s*"[^"]*/' {} + |
    grep . >"$work/found"; then
    not_ok "no include by relative path" "$work/found"
else
    ok "no include by relative path"
fi

games=$(sed -nE 's/^set\(PLANITIA_GAMES (.*)\)/\1/p' CMakeLists.txt)
for game in $games; do
    others=$(tr ' ' '\n' <<<"$games" | grep -vx "$game" | paste -sd '|')
    find . -path ./build -prune -o -path ./tests -prune -o -path "*/$game/*" \( -name '*.h' -o -name '*.cpp' \) \
        -exec grep -nE "^\s*#\s*include\s*<([^>]*/)?($others)/" {} +
done >"$work/found"
if [[ -s $work/found ]]; then
    not_ok "nothing of one game includes anything of another" "$work/found"
else
    ok "nothing of one game includes anything of another"
fi

layers="core|games?|${games// /|}"
if grep -rnE '^\s*#\s*include\s*<' --include='*.h' --include='*.cpp' engine |
    grep -vE "<(($layers)/[a-z0-9_/]+\.h|[a-z_0-9]+)>" >"$work/found"; then
    not_ok "engine includes only itself and the standard library" "$work/found"
else
    ok "engine includes only itself and the standard library"
fi

exit "$failed"
