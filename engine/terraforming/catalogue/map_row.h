/// How a map is declared: what is printed on it, as a text that looks like it.
#pragma once
#include <terraforming/catalogue/map.h>
#include <terraforming/catalogue/row.h>

namespace planitia::terraforming {

struct MapRow {
    std::string_view slug;
    /// One word a space: `~` ocean area, `^` volcanic, `!` reserved for Noctis City; then a letter for every bonus
    /// (s steel, t titanium, p plant, h heat, c card, * what `special` says), or `-`.
    std::string_view printed;
    std::array<Milestone, kGoals> milestones = {};
    std::array<Award, kGoals> awards = {};
    Effects special = {};
};

namespace map_detail {

/// A word of the print.
struct Printed {
    Terrain terrain = Terrain::land;
    bool is_volcanic = false;
    bool is_noctis = false;
    bool is_special = false;
    int cards = 0;
    ByResource<int> resources = {};
    bool is_known = true;  ///< every letter means something
};

constexpr void read_mark(char mark, Printed& space) {
    switch (mark) {
        case '~': space.terrain = Terrain::ocean_area; break;
        case '^': space.is_volcanic = true; break;
        case '!': space.is_noctis = true; break;
        case '*': space.is_special = true; break;
        case 's': ++space.resources[Resource::steel]; break;
        case 't': ++space.resources[Resource::titanium]; break;
        case 'p': ++space.resources[Resource::plants]; break;
        case 'h': ++space.resources[Resource::heat]; break;
        case 'c': ++space.cards; break;
        case '-': break;
        default: space.is_known = false; break;
    }
}

constexpr std::size_t count_words(std::string_view text) {
    std::size_t n = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        n += text[i] != ' ' && (i + 1 == text.size() || text[i + 1] == ' ') ? 1 : 0;
    return n;
}

/// Precondition: there are as many words as spaces.
constexpr std::array<Printed, kMapSpaces> read_printed(std::string_view text) {
    std::array<Printed, kMapSpaces> spaces;
    std::size_t at = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ') continue;
        read_mark(text[i], spaces[at]);
        if (i + 1 == text.size() || text[i + 1] == ' ') ++at;
    }
    return spaces;
}

/// The bonus in the order in which it is given.
constexpr Effects bonus_of(const Printed& space, const Effects& special) {
    Effects list;
    for (Resource each : every<Resource>())
        if (const int n = space.resources[each]; n > 0) list.push_back(words::gain(n, each));
    if (space.cards > 0) list.push_back(words::draw(space.cards));
    if (space.is_special) words::append(list, special);
    return list;
}

template <class Goal>
constexpr bool are_different(const std::array<Goal, kGoals>& goals) {
    for (std::size_t i = 0; i < kGoals; ++i)
        if (place_on(goals, goals[i]) != i) return false;
    return true;
}

}  // namespace map_detail

/// What is wrong with a map; empty when nothing is.
constexpr std::string_view fault(const MapRow& row, Map map) {
    using namespace map_detail;
    if (row.slug != slug(map)) return "the name is not the one in the list of maps";
    if (count_words(row.printed) != kMapSpaces) return "not as many spaces as a map has";
    int ocean_areas = 0;
    int reserved = 0;
    for (const Printed& space : read_printed(row.printed)) {
        if (!space.is_known) return "a letter that means nothing";
        if (space.is_special && row.special.empty()) return "a bonus that nothing says";
        if (space.is_volcanic && space.terrain != Terrain::land) return "a volcano in the ocean";
        ocean_areas += space.terrain == Terrain::ocean_area ? 1 : 0;
        reserved += space.is_noctis ? 1 : 0;
    }
    if (ocean_areas != 12) return "not twelve ocean areas";
    if (reserved > 1) return "more than one space for Noctis City";
    if (!are_different(row.milestones) || !are_different(row.awards)) return "a goal stands there twice";
    return {};
}

}  // namespace planitia::terraforming
