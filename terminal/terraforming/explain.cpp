#include <present/slots.h>
#include <terminal/terraforming/explain.h>
#include <terraforming/notation/names.h>

namespace planitia::terminal {

using namespace terraforming;
using R = present::TerraformingRule;

namespace {

/// Choices over a set of cards have the name of their question.
std::optional<R> rule_of(Question question) {
    switch (question) {
        case Question::buy_cards: return R::buy_cards;
        case Question::sell_cards: return R::sell_cards;
        case Question::pick_cards: return R::pick_cards;
        case Question::discard_cards: return R::discard_cards;
        default: return std::nullopt;
    }
}

std::optional<R> rule_of(OptionKind kind) {
    switch (kind) {
        case OptionKind::choose_colonies: return R::choose_colonies;
        case OptionKind::draft: return R::draft;
        case OptionKind::convert_plants: return R::convert_plants;
        case OptionKind::convert_heat: return R::convert_heat;
        case OptionKind::trade: return R::trade;
        case OptionKind::pass: return R::pass;
        case OptionKind::end_turn: return R::end_turn;
        case OptionKind::pay: return R::pay;
        case OptionKind::place_tile: return R::place_tile;
        case OptionKind::claim_space: return R::claim_space;
        case OptionKind::target_player: return R::target_player;
        case OptionKind::target_card: return R::target_card;
        case OptionKind::alternative: return R::alternative;
        case OptionKind::amount: return R::amount;
        case OptionKind::resolve: return R::resolve;
        case OptionKind::build_colony: return R::build_colony;
        case OptionKind::add_colony_tile: return R::add_colony_tile;
        case OptionKind::move_marker: return R::move_marker;
        case OptionKind::raise_parameter: return R::raise_parameter;
        case OptionKind::decline: return R::decline;
        default: return std::nullopt;
    }
}

/// What is special about that tile.
std::optional<R> tile_rule(std::string_view tile) {
    if (tile == "ocean") return R::place_ocean;
    if (tile == "greenery") return R::place_greenery;
    if (tile == "city") return R::place_city;
    return std::nullopt;
}

}  // namespace

std::optional<std::string> terraforming_explanation(const present::Phrasebook& book, const Document& option) {
    const std::string_view kind = present::text_at(option, "kind");
    std::optional<R> rule;
    if (const auto option_kind = find_name<OptionKind>(kind)) rule = rule_of(*option_kind);
    if (const auto question = find_name<Question>(kind); !rule && question) rule = rule_of(*question);
    if (!rule) return std::nullopt;
    const std::optional<R> tile = tile_rule(present::text_at(option, "tile"));
    return tile ? book.say(*tile) + ' ' + book.say(*rule) : book.say(*rule);
}

}  // namespace planitia::terminal
