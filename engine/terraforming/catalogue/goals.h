/// Milestones and awards: a row each, with what it counts.
#pragma once
#include <terraforming/catalogue/effect.h>

#include <string_view>

namespace planitia::terraforming {

struct MilestoneRow {
    std::string_view slug;
    Amount counts;
    int need = 0;
};

struct AwardRow {
    std::string_view slug;
    Amount counts;
};

namespace goal_words {

using Of = Amount::Of;

constexpr std::uint16_t bit(unsigned place) { return static_cast<std::uint16_t>(1U << place); }
constexpr std::uint16_t bit(Resource resource) { return bit(static_cast<unsigned>(resource)); }
constexpr std::uint16_t bit(Tag tag) { return bit(static_cast<unsigned>(tag)); }

constexpr Amount number_of(Of what, Tag tag = Tag::building) { return {what, tag, 1, 1}; }
/// Of these resources, tags or rows.
template <class... Items>
constexpr Amount number_of_these(Of what, Items... items) {
    Amount amount = number_of(what);
    amount.among = static_cast<std::uint16_t>((bit(items) | ...));
    return amount;
}

// clang-format off
inline constexpr MilestoneRow kMilestones[] = {
    {"terraformer", number_of(Of::own_rating), 35},
    {"mayor", number_of(Of::own_cities), 3},
    {"gardener", number_of(Of::own_greeneries), 3},
    {"builder", number_of(Of::own_tags, Tag::building), 8},
    {"planner", number_of(Of::hand), 16},
    {"diversifier", number_of(Of::tag_kinds), 8},
    {"tactician", number_of(Of::projects_with_needs), 5},
    {"polar-explorer", number_of_these(Of::own_tiles_in_rows, 8U, 9U), 3},
    {"energizer", number_of_these(Of::own_production, Resource::energy), 6},
    {"rim-settler", number_of(Of::own_tags, Tag::jovian), 3},
    {"generalist", number_of(Of::raised_productions), 6},
    {"specialist", number_of(Of::highest_production), 10},
    {"ecologist", number_of_these(Of::own_tags_among, Tag::plant, Tag::microbe, Tag::animal), 4},
    {"tycoon", number_of(Of::own_projects), 15},
    {"legend", number_of(Of::own_events), 5},
};

inline constexpr AwardRow kAwards[] = {
    {"landlord", number_of(Of::own_tiles)},
    {"banker", number_of_these(Of::own_production, Resource::megacredits)},
    {"scientist", number_of(Of::own_tags, Tag::science)},
    {"thermalist", number_of_these(Of::own_stock, Resource::heat)},
    {"miner", number_of_these(Of::own_stock, Resource::steel, Resource::titanium)},
    {"cultivator", number_of(Of::own_greeneries)},
    {"magnate", number_of(Of::own_green_cards)},
    {"space-baron", number_of(Of::own_tags, Tag::space)},
    {"eccentric", number_of(Of::own_card_resources)},
    {"contractor", number_of(Of::own_tags, Tag::building)},
    {"celebrity", number_of(Of::dear_projects)},
    {"industrialist", number_of_these(Of::own_stock, Resource::steel, Resource::energy)},
    {"desert-settler", number_of_these(Of::own_tiles_in_rows, 6U, 7U, 8U, 9U)},
    {"estate-dealer", number_of(Of::tiles_beside_oceans)},
    {"benefactor", number_of(Of::own_rating)},
};
// clang-format on

void there_is_no_such_row();  ///< is nowhere: to get there does not compile

/// The place of a row.
template <class Row, std::size_t N>
consteval std::size_t place_of(const Row (&rows)[N], std::string_view slug) {
    for (std::size_t i = 0; i < N; ++i)
        if (rows[i].slug == slug) return i;
    there_is_no_such_row();
    return N;
}

}  // namespace goal_words

/// A milestone or an award is the place of its row, and has no other name: `milestone("mayor")`.
enum class Milestone : std::uint8_t { count_ = std::size(goal_words::kMilestones) };
enum class Award : std::uint8_t { count_ = std::size(goal_words::kAwards) };

constexpr const MilestoneRow& info(Milestone milestone) {
    return goal_words::kMilestones[static_cast<std::size_t>(milestone)];
}
constexpr const AwardRow& info(Award award) { return goal_words::kAwards[static_cast<std::size_t>(award)]; }

consteval Milestone milestone(std::string_view slug) {
    return static_cast<Milestone>(goal_words::place_of(goal_words::kMilestones, slug));
}
consteval Award award(std::string_view slug) {
    return static_cast<Award>(goal_words::place_of(goal_words::kAwards, slug));
}

}  // namespace planitia::terraforming
