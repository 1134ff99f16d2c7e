/// What a card shows of an entry.
#pragma once
#include <present/entry.h>

#include <string>
#include <string_view>

namespace planitia::gallery {

using namespace present;

/// What the catalogue says about it; empty if it says nothing, or no text.
std::string_view figure(const Entry& entry, std::string_view key);
inline std::string_view game_of(const Entry& entry) { return figure(entry, "game"); }
inline std::string_view kind_of(const Entry& entry) { return figure(entry, "kind"); }
inline std::string_view id_of(const Entry& entry) { return figure(entry, "id"); }

/// The first of that kind; a null pointer if there is none.
const Strip* find_strip(const Entry& entry, PartKind kind);

/// The icon that stands for the whole thing.
std::string picture_of(const Entry& entry);

}  // namespace planitia::gallery
