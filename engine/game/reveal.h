/// What a choice can show that was hidden before. It is why there is a wall: what lies behind can not be taken back.
#pragma once
#include <game/names.h>

#include <cstdint>

namespace planitia {

enum class Reveal : std::uint8_t {
    cards_drawn,
    card_revealed,  ///< turned up for all to see
    cards_dealt,    ///< to choose from
    token_turned_up,
    choices_shown,  ///< what the others had chosen in secret
    other,
    count_
};

inline constexpr NameTable<Reveal> kRevealNames = {"cards-drawn",     "card-revealed", "cards-dealt",
                                                   "token-turned-up", "choices-shown", "other"};
constexpr const NameTable<Reveal>& name_table(std::type_identity<Reveal>) { return kRevealNames; }
static_assert(count_unnamed<Reveal>() == 0);

}  // namespace planitia
