/// What there is to read of Martians.
#pragma once
#include <martians/martians.h>
#include <present/shelf.h>

namespace planitia::present {

Shelf shelf_of(std::type_identity<martians::Martians>);

std::vector<Entry> martians_entries(Language language);

}  // namespace planitia::present
