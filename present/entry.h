/// What people look up: every card, tile, project and building of a game with its title, its text and its icons.
#pragma once
#include <core/document.h>
#include <game/names.h>
#include <present/language.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::present {

/// An icon, a sign, or an icon with a figure.
struct Glyph {
    std::string icon;         ///< of icons/icons.svg; empty for a sign
    std::string text;         ///< the figure or the sign
    bool any_player = false;  ///< it may be another player's
    bool production = false;  ///< the production of it, not the thing itself
    friend bool operator==(const Glyph&, const Glyph&) = default;
};
using Strip = std::vector<Glyph>;

/// What a strip of icons stands for.
enum class PartKind : std::uint8_t {
    cost,
    tags,
    requirement,
    production,  ///< changes of production: the box
    immediate,
    first_action,
    action,
    effect,    ///< a lasting one, or one that reacts
    building,  ///< of a colony tile: for a new colony
    income,    ///< of a colony tile: by the step of its marker
    bonus,     ///< of a colony tile: for who has a colony there
    holds,
    points,
    count_
};
inline constexpr NameTable<PartKind> kPartKindNames = {
    "cost",   "tags",     "requirement", "production", "immediate", "first-action", "action",
    "effect", "building", "income",      "bonus",      "holds",     "points"};
constexpr const NameTable<PartKind>& name_table(std::type_identity<PartKind>) { return kPartKindNames; }

/// Sorts of entries; the names are those of the catalogues.
enum class EntryKind : std::uint8_t {
    project,
    corporation,
    milestone,
    award,
    standard_project,
    colony,
    building,
    installation,
    rule,
    technology,
    assistant,
    specialist,
    crop,
    weather,
    event,
    research,
    order,
    scenario,
    count_
};
inline constexpr NameTable<EntryKind> kEntryKindNames = {
    "project",      "corporation", "milestone",  "award",     "standard-project", "colony", "building",
    "installation", "rule",        "technology", "assistant", "specialist",       "crop",   "weather",
    "event",        "research",    "order",      "scenario"};
constexpr const NameTable<EntryKind>& name_table(std::type_identity<EntryKind>) { return kEntryKindNames; }

struct Part {
    PartKind kind = PartKind::immediate;
    Strip strip;
};

struct Entry {
    Document figures;  ///< as the catalogue of the game writes it: `game`, `kind`, `id` and all else
    std::string title;
    std::vector<std::string> text;  ///< sentences; empty for what does nothing
    /// Without what strip and coin show, and with abbreviations; none where that is the whole text.
    std::optional<std::vector<std::string>> card_text = {};
    std::string flavour;      ///< told for the mood; often empty
    std::vector<Part> parts;  ///< those that are there, in the order of `PartKind`
};

/// Which entry of a game is meant.
struct EntryKey {
    EntryKind kind = EntryKind::project;
    std::string_view id;
    std::string_view variant = {};  ///< of the game, where the words are its own; else empty
    friend bool operator==(const EntryKey&, const EntryKey&) = default;
};

/// Of all games, in the order of the catalogues. Made once for every language.
const std::vector<Entry>& entries(Language language);
/// Null when the game has no such entry.
const Entry* find_entry(Language language, std::string_view game, const EntryKey& key);

/// The text for where strip and coin are drawn.
inline const std::vector<std::string>& text_on_card(const Entry& entry) {
    return entry.card_text ? *entry.card_text : entry.text;
}

/// The figures with `title`, `text`, `card-text` where it is another, `flavour` and `icons`.
Document write_entry(const Entry& entry);

}  // namespace planitia::present
