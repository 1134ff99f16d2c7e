/// What there is to read of Martians.
#pragma once
#include <martians/martians.h>
#include <present/martians/phrases.h>
#include <present/shelf.h>

namespace planitia::present {

Shelf shelf_of(std::type_identity<martians::Martians>);

/// `reputation` is what reputation is called.
std::vector<Entry> martians_entries(Language language, MartiansNoun reputation = MartiansNoun::reputation);

}  // namespace planitia::present
