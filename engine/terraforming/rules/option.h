/// One small answer to the question the game asks.
#pragma once
#include <core/fixed_vec.h>
#include <core/player.h>
#include <terraforming/catalogue/vocabulary.h>

namespace planitia::terraforming {

enum class OptionKind : std::uint8_t {
    choose_corporation,  ///< subject: card
    take_card,           ///< subject: card; one step of a pick, in ascending order of cards
    finish_pick,         ///< the pick is complete
    draft,               ///< subject: card
    first_action,        ///< subject: corporation
    play_card,           ///< subject: card
    standard_project,    ///< subject: project
    card_action,         ///< subject: card
    convert_plants,
    convert_heat,
    claim_milestone,  ///< subject: milestone
    fund_award,       ///< subject: award
    pass,
    end_turn,
    pay,            ///< amount: M€, subject: heat, steel, titanium
    place_tile,     ///< subject: space
    claim_space,    ///< subject: space
    target_player,  ///< player (or kNeutral), amount
    target_card,    ///< subject: card (none with kNeutral), player, amount
    alternative,    ///< subject: index, the illegal ones counted too
    amount,         ///< amount
    resolve,        ///< subject: index in the agenda
    decline,
    count_
};

struct Option {
    OptionKind kind = OptionKind::pass;
    PlayerId player = {};
    std::uint16_t subject = 0;
    std::uint16_t amount = 0;
    std::uint8_t steel = 0;
    std::uint8_t titanium = 0;

    constexpr CardId card() const { return CardId{subject}; }
    constexpr SpaceId space() const { return SpaceId{subject}; }
    constexpr Project project() const { return static_cast<Project>(subject); }
    constexpr Milestone milestone() const { return static_cast<Milestone>(subject); }
    constexpr Award award() const { return static_cast<Award>(subject); }
    constexpr int heat() const { return subject; }

    friend constexpr bool operator==(const Option&, const Option&) = default;
};
static_assert(sizeof(Option) == 8);

constexpr Option option(OptionKind kind) { return {.kind = kind}; }
constexpr Option option(OptionKind kind, CardId card) { return {.kind = kind, .subject = card.raw()}; }
constexpr Option option(OptionKind kind, SpaceId space) { return {.kind = kind, .subject = space.raw()}; }
template <class E>
requires std::is_enum_v<E>
constexpr Option option(OptionKind kind, E subject) {
    return {.kind = kind, .subject = static_cast<std::uint16_t>(subject)};
}

/// Payments of the dearest card with every metal and heat are the longest list there is.
using OptionList = ScratchVec<Option, 1024>;

/// `amount` 1 to `most`.
inline void list_amounts(int most, OptionList& options) {
    for (int n = 1; n <= most && options.size() < OptionList::capacity(); ++n)
        options.push_back({.kind = OptionKind::amount, .amount = static_cast<std::uint16_t>(n)});
}

/// Whether it is a choice of a turn.
constexpr bool is_turn_option(OptionKind kind) {
    switch (kind) {
        case OptionKind::first_action:
        case OptionKind::play_card:
        case OptionKind::standard_project:
        case OptionKind::card_action:
        case OptionKind::convert_plants:
        case OptionKind::convert_heat:
        case OptionKind::claim_milestone:
        case OptionKind::fund_award:
        case OptionKind::pass:
        case OptionKind::end_turn: return true;
        default: return false;
    }
}

}  // namespace planitia::terraforming
