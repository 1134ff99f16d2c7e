/// What the texts of every game need.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class CommonPhrase : std::uint8_t {
    quoted,     ///< a title inside a sentence
    and_,       ///< before the last of a list
    comma,      ///< between the others
    or_,        ///< between clauses
    or_else,    ///< between clauses that have parts themselves
    or_word,    ///< between words
    then,       ///< two clauses, one after the other
    semicolon,  ///< two clauses of one sentence
    change,     ///< so many more or less of something
    gallery,
    found,
    nothing_found,
    player,   ///< a seat without a name
    neutral,  ///< the opponent that nobody plays
    count_
};

}  // namespace planitia::present
