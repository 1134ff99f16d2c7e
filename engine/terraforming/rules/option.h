/// One small answer to the question the game asks.
#pragma once
#include <core/fixed_vec.h>
#include <core/player.h>
#include <terraforming/catalogue/goals.h>

#include <algorithm>
#include <bit>

namespace planitia::terraforming {

enum class OptionKind : std::uint8_t {
    choose_colonies,     ///< subject: the colony left out
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
    trade,            ///< subject: colony, amount: fee
    pass,
    end_turn,
    pay,              ///< amount: M€, steel, titanium, pieces
    place_tile,       ///< subject: space
    claim_space,      ///< subject: space
    target_player,    ///< player (or kNeutral), amount
    target_card,      ///< subject: card (none with kNeutral), player, amount
    alternative,      ///< subject: index, the illegal ones counted too
    amount,           ///< amount
    resolve,          ///< subject: index in the agenda
    build_colony,     ///< subject: colony
    add_colony_tile,  ///< subject: colony
    move_marker,      ///< subject: colony, amount: steps, signed
    raise_parameter,  ///< subject: parameter
    decline,
    count_
};

struct Option {
    OptionKind kind = OptionKind::pass;
    PlayerId player = {};
    /// Of a payment there is nothing to say besides its pieces. No cost is above 255, and neither are they.
    struct Pieces {
        std::uint8_t heat;
        std::uint8_t floaters;
    };
    union {
        std::uint16_t subject = 0;
        Pieces pieces;  ///< of `pay`
    };
    std::uint16_t amount = 0;
    std::uint8_t steel = 0;
    std::uint8_t titanium = 0;

    constexpr CardId card() const { return CardId{subject}; }
    constexpr SpaceId space() const { return SpaceId{subject}; }
    constexpr Project project() const { return static_cast<Project>(subject); }
    constexpr Milestone milestone() const { return static_cast<Milestone>(subject); }
    constexpr Award award() const { return static_cast<Award>(subject); }
    constexpr Colony colony() const { return static_cast<Colony>(subject); }
    constexpr Parameter parameter() const { return static_cast<Parameter>(subject); }
    constexpr Fee fee() const { return static_cast<Fee>(amount); }
    constexpr int steps() const { return static_cast<std::int16_t>(amount); }
    constexpr int heat() const { return pieces.heat; }
    constexpr int floaters() const { return pieces.floaters; }

    friend bool operator==(const Option& a, const Option& b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    }
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

constexpr Option trade_option(Colony colony, Fee fee) {
    Option trade = option(OptionKind::trade, colony);
    trade.amount = static_cast<std::uint16_t>(fee);
    return trade;
}
constexpr Option marker_option(Colony colony, int steps) {
    Option move = option(OptionKind::move_marker, colony);
    move.amount = static_cast<std::uint16_t>(steps);
    return move;
}

/// No game comes near this; of more pieces, set up by hand, so many can be chosen at once.
inline constexpr int kMostAtOnce = 1024;

/// Nothing makes a longer list than amounts do.
using OptionList = ScratchVec<Option, kMostAtOnce>;

/// `amount` 1 to `most`.
inline void list_amounts(int most, OptionList& options) {
    for (int n = 1; n <= std::min(most, kMostAtOnce); ++n)
        options.push_back({.kind = OptionKind::amount, .amount = static_cast<std::uint16_t>(n)});
}

inline constexpr auto kIsOfTurn = [] {
    using enum OptionKind;
    constexpr std::array kOfTurn = {first_action,   play_card,    standard_project, card_action,
                                    convert_plants, convert_heat, claim_milestone,  fund_award,
                                    trade,          pass,         end_turn};
    constexpr std::array kOfOther = {
        choose_colonies, choose_corporation, take_card,       finish_pick, draft,           pay,
        place_tile,      claim_space,        target_player,   target_card, alternative,     amount,
        resolve,         build_colony,       add_colony_tile, move_marker, raise_parameter, decline};
    return divide(kOfTurn, kOfOther);
}();

/// Whether it is a choice of a turn.
constexpr bool is_turn_option(OptionKind kind) { return kIsOfTurn[kind]; }

}  // namespace planitia::terraforming
