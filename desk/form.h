/// What can be agreed on before a game, as a form: every option of a set-up with its values in words.
#pragma once
#include <core/document.h>
#include <desk/any.h>
#include <present/phrasebook.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::desk {

/// What somebody who chooses it has before them: `Challenge`, in words.
struct FormChallenge {
    std::string asks;
    int rounds = 0;
    std::string_view level;
    std::string word;
    int won = 0;
    int games = 0;
    std::string_view bot;
};
struct FormValue {
    std::string name;  ///< as the protocol writes it
    std::string word;
    std::string about;  ///< more to read, a line for each paragraph; often empty
    std::optional<FormChallenge> challenge;
};
struct FormField {
    std::string_view key;  ///< as the protocol names it
    std::string word;
    std::string help;
    std::vector<FormValue> values;  ///< the first is the default
    std::size_t selected = 0;
};

/// The fields that there are for this set-up, as far as agreed on.
std::vector<FormField> form(const AnySetup& setup, const present::Phrasebook& book);
/// The set-up with that value of that field. Fields that make no sense any more are back at their default.
AnySetup with_value(const AnySetup& setup, std::string_view key, std::size_t value);
/// What people agree on who say only this: the first value of every other field. The protocol has its own defaults; there the first seat
/// begins, among people it is drawn.
AnySetup usual_for_people(const AnySetup& setup, const Document& said);
AnySetup with_players(const AnySetup& setup, int players);

}  // namespace planitia::desk
