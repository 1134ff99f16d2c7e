/// What every row has to fulfil. `catalogue.cpp` checks it at compile time.
#pragma once
#include <core/slug.h>
#include <terraforming/catalogue/parameters.h>

#include <algorithm>
#include <span>

namespace planitia::terraforming {

constexpr bool is_sequence(std::span<const Effect> list);

/// Exactly `n` blocks and nothing else.
constexpr bool are_blocks(std::span<const Effect> list, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const auto* block = list.empty() ? nullptr : std::get_if<Block>(&list.front());
        if (!block || block->size == 0 || block->size >= list.size()) return false;
        if (!is_sequence(list.subspan(1, block->size))) return false;
        list = list.subspan(1U + block->size);
    }
    return list.empty();
}

/// Blocks hold what they say, and an `Either` with all its blocks comes last.
constexpr bool is_sequence(std::span<const Effect> list) {
    while (!list.empty()) {
        if (const auto* either = std::get_if<Either>(&list.front()))
            return either->alternatives >= 2 && are_blocks(list.subspan(1), either->alternatives);
        std::size_t size = 1;
        if (const auto* block = std::get_if<Block>(&list.front())) {
            size += block->size;
            if (size > list.size() || !are_blocks(list.first(size), 1)) return false;
        }
        list = list.subspan(size);
    }
    return true;
}

template <class... Kinds>
constexpr bool has_any(std::span<const Effect> list) {
    return std::ranges::any_of(list, [](const Effect& each) { return (std::holds_alternative<Kinds>(each) || ...); });
}

constexpr bool is_need(const Need& need) {
    switch (need.of) {
        case Need::Of::parameter: return info(need.parameter).has_figure(need.value);
        case Need::Of::own_tags:
        case Need::Of::own_production:
        case Need::Of::cities:
        case Need::Of::own_cities:
        case Need::Of::own_greeneries:
        case Need::Of::own_colonies:
        case Need::Of::own_floaters: break;
    }
    return need.value > 0;
}

constexpr bool lists_are_sequences(const CardRow& row) {
    return is_sequence(row.on_play) && is_sequence(row.action) && is_sequence(row.first_action) &&
           std::ranges::all_of(
               row.triggers, [](const TriggerRow& each) { return !each.effects.empty() && is_sequence(each.effects); });
}

constexpr bool uses_resources_here(std::span<const Effect> list) {
    return has_any<AddHere, RemoveHere, NeedsHere, ExchangeHere>(list);
}

constexpr bool uses_own_resources(const CardRow& row) {
    return uses_resources_here(row.on_play) || uses_resources_here(row.action) ||
           std::ranges::any_of(row.triggers, [](const TriggerRow& each) { return uses_resources_here(each.effects); });
}

constexpr bool has_floaters_as_heat(const CardRow& row) {
    return std::ranges::any_of(row.ongoing,
                               [](const Ongoing& each) { return std::holds_alternative<FloatersAsHeat>(each); });
}

constexpr bool can_score(const CardRow& row) {
    switch (row.points.of) {
        case Points::Per::resources_here:
        case Points::Per::any_resource_here: return row.holds != CardResource::none;
        case Points::Per::oceans_beside_tile:
        case Points::Per::cities_beside_tile: return has_any<PlaceTile>(row.on_play);
        case Points::Per::card:
        case Points::Per::own_tags:
        case Points::Per::cities_in_play:
        case Points::Per::colonies_in_play: break;
    }
    return row.points.per > 0;
}

/// What is wrong with a row; empty when nothing is.
constexpr std::string_view fault(const CardRow& row) {
    const bool lasts = row.kind == Kind::active || row.kind == Kind::corporation;
    if (!is_slug(row.slug)) return "the slug is no kebab-case name";
    if (row.number.empty()) return "no number";
    if (row.cost < 0 || row.cost > 255) return "the cost is out of range";
    if (row.kind == Kind::corporation && (row.cost != 0 || !row.needs.empty())) return "a corporation with a cost";
    if (!lasts && !row.action.empty()) return "an action on a card that is not active";
    if (!lasts && (!row.triggers.empty() || !row.ongoing.empty()))
        return "a lasting effect on a card that is not active";
    if (row.kind != Kind::corporation && !row.first_action.empty()) return "a first action on a project card";
    if (!std::ranges::all_of(row.needs, is_need)) return "a requirement that is out of range";
    if (!lists_are_sequences(row)) return "a block or alternative out of place";
    if (row.holds == CardResource::none && uses_own_resources(row)) return "resources on a card that holds none";
    if (has_floaters_as_heat(row) && (row.kind != Kind::corporation || row.holds != CardResource::floaters))
        return "floaters as heat on a card that is no corporation with floaters";
    if (!can_score(row)) return "points for something the card does not have";
    for (const TriggerRow& each : row.triggers)
        if (each.trigger.when == Trigger::When::tag_played && each.trigger.tags == 0) return "a trigger without tags";
    return {};
}

/// Whether all of the names differ.
template <class Name>
constexpr bool are_distinct(std::span<const CardRow* const> rows, Name name) {
    std::array<std::string_view, kMaxCards> names{};
    std::ranges::transform(rows, names.begin(), name);
    const auto used = std::span(names).first(rows.size());
    std::ranges::sort(used);
    return std::ranges::adjacent_find(used) == used.end();
}

/// Project cards come by number, corporations after them.
constexpr bool are_in_order(std::span<const CardRow* const> rows) {
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i]->kind == Kind::corporation) continue;
        if (rows[i - 1]->kind == Kind::corporation || rows[i - 1]->number >= rows[i]->number) return false;
    }
    return true;
}

/// What is wrong with the rows as a whole or with the first wrong one; empty when nothing is.
constexpr std::string_view fault(std::span<const CardRow* const> rows) {
    if (rows.size() > kMaxCards - kColonies) return "more cards than kMaxCards leaves room for";
    if (!are_distinct(rows, [](const CardRow* row) { return row->slug; })) return "a slug occurs twice";
    if (!are_distinct(rows, [](const CardRow* row) { return row->number; })) return "a number occurs twice";
    if (!are_in_order(rows)) return "cards out of order";
    for (const CardRow* row : rows)
        if (const std::string_view wrong = fault(*row); !wrong.empty()) return wrong;
    return {};
}
/// The card that `fault` is about; none where it is about the rows as a whole.
constexpr std::string_view faulty_card(std::span<const CardRow* const> rows) {
    for (const CardRow* row : rows)
        if (!fault(*row).empty()) return row->slug;
    return {};
}

}  // namespace planitia::terraforming
