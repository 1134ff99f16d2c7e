#!/usr/bin/env bash
# Proves that the build refuses what a phrasebook must not be. Each case changes a copy of present/ and compiles it.
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

expect() {
    if "${@:2}"; then echo "ok $1"; else echo "not ok $1" && tail -n 5 "$work/log" | cut -c1-300 | sed 's/^/    /'; fi
}

headers=()
for layer in build/release/layers/*; do
    [[ $layer == */present ]] || headers+=("-I$layer")
done

# compiles [GAME]: whether the books of the copy are complete, those of the game or those that all games share.
compiles() { g++ -std=c++20 -fsyntax-only "-I$work" "${headers[@]}" "$work/present/${1:-.}/phrasebook.cpp" >"$work/log" 2>&1; }
all_compile() { compiles && compiles terraforming && compiles martians; }

copy() { rm -rf "$work/present" && cp -r present "$work/present"; }

# refuses FILE EXPRESSION MESSAGE: after the file of Terraforming Mars was changed by sed, compiling fails with a message that names the language.
refuses() {
    copy && sed -i -E "$2" "$work/present/$1" && ! cmp -s "present/$1" "$work/present/$1" &&
        ! compiles terraforming && grep -qE "$3" "$work/log"
}

# The files that the build looks at, with those of the copy.
all_phrases_are_used() {
    local users lists
    users=$(find "$work/present" -path '*/phrasebook/*' -prune -o -name '*.cpp' -print -o -name '*.h' \
        ! -name phrases.h ! -name labels.h ! -name common_phrase.h ! -name table_text.h -print | tr '\n' ';')
    users+=$(find "$PWD"/{app,desk,gallery,play,terminal} -name '*.cpp' | tr '\n' ';')
    lists=$(find "$work/present" -name phrases.h -o -name labels.h -o -name common_phrase.h -o -name table_text.h | tr '\n' ';')
    cmake "-DENUMERATIONS=$lists" "-DUSERS=$users" -P present/check_phrases.cmake >"$work/log" 2>&1
}

one_more_phrase_is_refused() {
    copy && sed -i 's/^    and_,/    never_said,\n&/' "$work/present/common_phrase.h" && ! all_phrases_are_used &&
        grep -q 'CommonPhrase::never_said' "$work/log"
}

expect "the phrasebooks are complete" eval "copy && all_compile"
expect "a missing phrase does not build" \
    refuses terraforming/phrasebook/pl.h '/ReasonCode::no_space,/d' 'Language\)1|Language::pl'
expect "a phrase with a slot too few does not build" \
    refuses terraforming/phrasebook/cs.h 's/(TerraformingPhrase::item, ")\{n what acc\}/\1{what}/' 'Language\)3|Language::cs'
expect "a phrase in a case that is not there does not build" \
    refuses terraforming/phrasebook/uk.h 's/(TerraformingPhrase::item, "\{n what) acc\}/\1 abl}/' 'Language\)2|Language::uk'
expect "a noun without all its forms does not build" \
    refuses terraforming/phrasebook/pl.h 's/"karta, karty, kartę/"karta, karty/' 'Language\)1|Language::pl'
expect "every phrase is used" eval "copy && all_phrases_are_used"
expect "a phrase that is never used does not build" one_more_phrase_is_refused
