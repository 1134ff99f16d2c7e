/// Finding entries: by game, set, kind and tag, and by words in any spelling people type.
#pragma once
#include <present/entry.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::present {

/// Lower case, without accents, apostrophes, hyphens and minus signs, as it is typed: "Zeleň" and "zelen" are the same, and
/// so are spaces of any sort.
std::string folded(std::string_view text);

/// What is asked for; empty fields ask for nothing.
struct Lookup {
    std::string game;
    std::string set;
    std::string kind;
    std::string tag;
    std::vector<std::string> words;  ///< each in the title, the text or a name, in that language or in English
};

/// What was found, in order, and among how many.
struct Found {
    std::vector<Entry> entries;
    std::size_t total = 0;
};
Found look_up(Language language, const Lookup& lookup);

/// The values that a field can have.
std::vector<std::string> game_names();
std::vector<std::string> set_names();
std::vector<std::string> kind_names();
std::vector<std::string> tag_names();

}  // namespace planitia::present
