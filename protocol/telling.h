/// Answers in words: the language that the other side has asked for, and how the seats are called.
#pragma once
#include <present/speaker.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::protocol {

struct Telling {
    std::optional<present::Language> language;  ///< none: only prompts, in English
    std::vector<std::string> names;

    bool has_texts() const { return language.has_value(); }
    present::Speaker speaker() const { return {present::phrasebook(language.value_or(present::Language::en)), names}; }
};

}  // namespace planitia::protocol
