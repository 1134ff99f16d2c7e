/// What a mission asks for before the game, in words.
#pragma once
#include <martians/catalogue/vocabulary.h>
#include <present/phrasebook.h>

#include <string>

namespace planitia::present {

/// Its tasks, its conditions, and that no need is left, in one sentence.
std::string goals_text(const Phrasebook& book, martians::Scenario scenario, int players);

}  // namespace planitia::present
