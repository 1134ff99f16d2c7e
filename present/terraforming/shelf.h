/// What there is to read of Terraforming Mars.
#pragma once
#include <present/shelf.h>
#include <terraforming/terraforming.h>

namespace planitia::present {

Shelf shelf_of(std::type_identity<terraforming::Terraforming>);

std::vector<Entry> terraforming_entries(Language language);

}  // namespace planitia::present
