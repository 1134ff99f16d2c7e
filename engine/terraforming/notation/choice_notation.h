/// Finding the options that a choice named by its fields stands for.
#pragma once
#include <terraforming/notation/reader.h>

#include <string>
#include <vector>

namespace planitia::terraforming {

/// A choice as it was named.
struct NamedChoice {
    enum class By : std::uint8_t { index, fields, cards };
    By by = By::fields;
    int index = 0;
    OptionKind kind = OptionKind::pass;  ///< by fields
    Option option;                       ///< by fields: what they amount to, legal or not
    Question pick = Question::none;      ///< by cards: the kind of pick
    CardSet cards;                       ///< by cards
};

/// Checks the form; says nothing about legality.
NamedChoice read_named_choice(const Cursor& at, const Position& position);

/// The options on offer that agree with every field given.
std::vector<Option> offered(const Position& position, PlayerId player, const NamedChoice& choice,
                            const Document& fields);

/// Everything that keeps the choice from being made now, as a list of reasons; empty when it can be made.
Document write_reasons(const Position& position, PlayerId player, const Document& document, const NamedChoice& choice);

}  // namespace planitia::terraforming
