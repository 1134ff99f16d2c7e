/// What can be agreed on before a game, told for a form: every option of a set-up with its values in words.
#pragma once
#include <core/document.h>
#include <present/phrasebook.h>
#include <table/old/table.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::play {

struct SetupValue {
    Document value;
    std::string word;
};
struct SetupOption {
    std::string key;
    std::string word;
    std::vector<SetupValue> values;  ///< the first is the default
};

/// The options that there are for a game of so many, as far as agreed on.
std::vector<SetupOption> setup_options(const present::Phrasebook& book, std::string_view game, int players,
                                       const Document& setup);

/// How a bot of that level is called.
std::string level_word(const present::Phrasebook& book, std::string_view level);
/// A name for a bot, by its seat.
std::string bot_name(std::size_t seat);
/// The name of the game in words.
std::string game_word(const present::Phrasebook& book, std::string_view game);

/// Names bots that have none.
void name_bots(std::vector<table::Seat>& seats);
/// Nobody can guess it.
std::string fresh_seed();

}  // namespace planitia::play
