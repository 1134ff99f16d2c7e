/// What every table of rows has to fulfil. `catalogue.cpp` checks it at compile time.
#pragma once
#include <core/slug.h>
#include <martians/catalogue/row.h>

#include <span>

namespace planitia::martians {

/// A row that does not stand at the place of its enumerator; `rows.size()` when all do.
template <class Row>
constexpr std::size_t misplaced(std::span<const Row> rows) {
    std::size_t i = 0;
    while (i < rows.size() && static_cast<std::size_t>(rows[i].id) == i) ++i;
    return i;
}

template <class Row>
constexpr bool is_repeated(std::span<const Row> rows, std::string_view slug) {
    int n = 0;
    for (const Row& each : rows) n += each.slug == slug ? 1 : 0;
    return n > 1;
}

/// What is wrong with one row beyond its name and place; nothing unless a kind of row says so.
template <class Row>
constexpr std::string_view fault(const Row&) {
    return {};
}

constexpr std::string_view fault(const BuildingInfo& row) {
    for (std::size_t i = 1; i < kMostFields; ++i)
        if (row.fields[i] != FieldStatus::none && row.fields[i - 1] == FieldStatus::none) return "a gap in the fields";
    return {};
}

/// The question of such an effect does not say where it comes from, so that nothing can go on after it.
constexpr bool ends_sequence(const Effect& effect) {
    return std::visit(
        []<class Kind>(const Kind&) { return OneOf<Kind, RemoveNeed, SwitchOff, Extract, DoMission, Hire>; }, effect);
}

constexpr bool is_sequence(const Effects& effects) {
    for (std::size_t i = 0; i + 1 < effects.size(); ++i)
        if (ends_sequence(effects[i])) return false;
    return true;
}

constexpr std::string_view fault(const ActionInfo& row) {
    if (row.effects.empty()) return "an action without an effect";
    if (!is_sequence(row.effects)) return "an effect after one that ends the sequence";
    return {};
}

constexpr std::string_view fault(const PersonInfo& row) {
    if (row.ongoing.empty() == row.effects.empty()) return "either an assistant or a specialist";
    if (!is_sequence(row.effects)) return "an effect after one that ends the sequence";
    return {};
}

constexpr std::string_view fault(const EventInfo& row) {
    if (row.round < 1 || row.round > 5) return "a round without a stack of events";
    if (row.lasts() != row.choices.empty() || row.lasts() == row.ongoing.empty())
        return "an event either lasts or acts on every player";
    if (row.kind == EventInfo::Kind::each && row.choices.size() != 1) return "what happens to everybody is one thing";
    if (row.kind == EventInfo::Kind::by_deaths && row.choices.size() != 2) return "with deaths and without";
    if (row.kind == EventInfo::Kind::choose && row.choices.size() < 2) return "nothing to choose";
    for (const EventChoice& each : row.choices)
        if (!is_sequence(each.effects)) return "an effect after one that ends the sequence";
    return {};
}

constexpr std::string_view fault(const ScenarioInfo& row) {
    for (const TaskInfo& task : row.tasks)
        if (!is_slug(task.slug)) return "a task without a kebab-case name";
    return row.tasks.empty() ? "a mission without a task" : "";
}

struct Fault {
    std::string_view row;  ///< its slug
    std::string_view what;
};

/// The first thing that is wrong with a table; empty when nothing is.
template <class E, class Row>
constexpr Fault find_fault(std::span<const Row> rows) {
    if (const std::size_t at = misplaced(rows); at < rows.size()) return {rows[at].slug, "not in the order of the ids"};
    if (rows.size() < static_cast<std::size_t>(E::count_)) return {rows.back().slug, "an id without a row comes next"};
    for (const Row& row : rows) {
        if (!is_slug(row.slug)) return {row.slug, "the slug is no kebab-case name"};
        if (is_repeated(rows, row.slug)) return {row.slug, "the slug occurs twice"};
        if (const std::string_view what = fault(row); !what.empty()) return {row.slug, what};
    }
    return {};
}

}  // namespace planitia::martians
