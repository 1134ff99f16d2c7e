/// The languages people play in.
#pragma once
#include <game/names.h>

#include <cstdint>

namespace planitia::present {

/// In the order of the columns of titles.
enum class Language : std::uint8_t { en, pl, uk, cs, count_ };

inline constexpr NameTable<Language> kLanguageNames = {"en", "pl", "uk", "cs"};
constexpr const NameTable<Language>& name_table(std::type_identity<Language>) { return kLanguageNames; }
static_assert(count_unnamed<Language>() == 0);

}  // namespace planitia::present
