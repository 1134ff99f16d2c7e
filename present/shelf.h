/// What there is to read of every game besides what happens at its table: how it is called, and what people look up.
#pragma once
#include <present/entry.h>
#include <present/guide.h>
#include <present/phrasebook.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::present {

/// A way to play in which some things are called otherwise.
struct ShelfVariant {
    std::string_view name;
    std::vector<Entry> (*entries)(Language language) = nullptr;
};

struct Shelf {
    std::string_view game;  ///< its name
    std::string (*title)(const Phrasebook& book) = nullptr;
    std::vector<Entry> (*entries)(Language language) = nullptr;  ///< in the order of the catalogue
    std::vector<ShelfVariant> variants = {};
    Guide (*guide)(Language language) = nullptr;  ///< how it is played
    std::vector<std::string> sets = {};           ///< the names that `set` of an entry can have
    std::vector<std::string> tags = {};
    /// What a value of the figures is called: of `set`, `type`, `tags` or `cost`; empty where there is no word for it.
    std::string (*value_word)(const Phrasebook& book, std::string_view key, std::string_view value) = nullptr;
    bool has_drawings = false;     ///< the icons have one for each of its things
    bool has_short_prices = true;  ///< icons are repeated where there is room; else each has a figure
};

/// Of every game, in their order.
std::span<const Shelf> shelves();
/// Precondition: there is a game of that name.
const Shelf& shelf(std::string_view game);

/// The names of enumerators, in their order.
template <Named E>
std::vector<std::string> names_of() {
    std::vector<std::string> names;
    for (E each : every<E>()) names.emplace_back(name(each));
    return names;
}

}  // namespace planitia::present
