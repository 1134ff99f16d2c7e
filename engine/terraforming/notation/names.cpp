#include <terraforming/catalogue/effect_traits.h>
#include <terraforming/notation/names.h>

namespace planitia::terraforming {

std::optional<PlaceTile> own_tile(CardId card) {
    const EffectRange on_play = info(card).on_play;
    for (std::size_t at = on_play.begin; at < on_play.end; ++at) {
        const auto* placed = std::get_if<PlaceTile>(&kEffects[at]);
        if (placed != nullptr && (placed->tile == Tile::special || placed->tile == Tile::capital)) return *placed;
    }
    return std::nullopt;
}

std::string_view tile_name(Tile tile, CardId card) {
    switch (tile) {
        case Tile::ocean: return "ocean";
        case Tile::greenery: return "greenery";
        case Tile::city: return "city";
        case Tile::none:
        case Tile::capital:
        case Tile::special:
        case Tile::count_: break;
    }
    return card.is_some() ? name(card) : "none";
}

std::string_view summary(EffectRange effects) {
    std::string_view word;
    for (std::uint16_t at = effects.begin; word.empty() && at < effects.end; ++at) word = summary(kEffects[at]);
    return word;
}

Document write_space(SpaceId space) {
    if (space == kPhobos) return "phobos";
    if (space == kGanymede) return "ganymede";
    return space.index() + 1;
}

Document write_player(PlayerId player) {
    if (player == kNeutral) return "neutral";
    if (!player.is_some()) return nullptr;
    return player.index();
}

Document write_cards(const CardSet& cards) {
    Document list = Document::list();
    for (CardId card : cards) list.add(name(card));
    return list;
}

Document write_cards(std::span<const CardId> cards) {
    Document list = Document::list();
    for (CardId card : cards) list.add(name(card));
    return list;
}

}  // namespace planitia::terraforming
