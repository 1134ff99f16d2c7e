/// Finding entries: by game, set, kind and tag, and by words in any spelling people type.
#pragma once
#include <present/entry.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::present {

/// Lower case, without accents and apostrophes: "Zeleň" and "zelen" are the same.
std::string folded(std::string_view text);

/// What is asked for; empty fields ask for nothing.
struct Lookup {
    std::string game;
    std::string set;
    std::string kind;
    std::string tag;
    std::vector<std::string> words;  ///< each in the title, the text or the name, in that language or in English
};

/// Every entry in that language that has all that is asked for, in order.
std::vector<Entry> look_up(Language language, const Lookup& lookup);

/// The values that a field of `Lookup` can have, in the order of the catalogues: `game`, `set`, `kind` or `tags`.
std::vector<std::string> values_of(std::string_view field);

}  // namespace planitia::present
