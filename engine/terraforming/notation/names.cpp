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

std::string_view name(const Effect& effect) {
    // An optional discard, a revealed card, a condition and a block always stand before what they lead to.
    const auto what_follows = [&]() -> std::string_view { return name(*(&effect + 1)); };
    return std::visit(overloaded{
                          [](const Gain&) -> std::string_view { return "gain"; },
                          [](const Produce&) -> std::string_view { return "production"; },
                          [](const Lose&) -> std::string_view { return "lose"; },
                          [](const Pay&) -> std::string_view { return "pay"; },
                          [](const NeedsRaisedRating&) -> std::string_view { return "raise-rating"; },
                          [](const LowerAnyProduction&) -> std::string_view { return "lower-production"; },
                          [](const RemoveUpTo&) -> std::string_view { return "remove"; },
                          [](const StealUpTo&) -> std::string_view { return "steal"; },
                          [](const Raise&) -> std::string_view { return "raise-parameter"; },
                          [](const RaiseRating&) -> std::string_view { return "raise-rating"; },
                          [](const PlaceTile&) -> std::string_view { return "place-tile"; },
                          [](const ProduceMinedMetal&) -> std::string_view { return "production"; },
                          [](const ClaimSpace&) -> std::string_view { return "claim-space"; },
                          [](const Draw&) -> std::string_view { return "draw"; },
                          [](const LookAndKeep&) -> std::string_view { return "draw"; },
                          [](const LookAndBuy&) -> std::string_view { return "buy-cards"; },
                          [&](const RevealForTag&) { return what_follows(); },
                          [&](const Discard& discard) { return discard.optional ? what_follows() : "discard"; },
                          [](const AddHere&) -> std::string_view { return "add-resource"; },
                          [](const AddToCard&) -> std::string_view { return "add-resource"; },
                          [](const AddToPlayedCard&) -> std::string_view { return "add-resource"; },
                          [](const RemoveHere&) -> std::string_view { return "remove-resource"; },
                          [](const RemoveFromCard&) -> std::string_view { return "remove-resource"; },
                          [](const ShiftProduction&) -> std::string_view { return "shift-production"; },
                          [](const Exchange&) -> std::string_view { return "exchange"; },
                          [](const CopyProduction&) -> std::string_view { return "copy-production"; },
                          [](const DiscountNextCard&) -> std::string_view { return "discount"; },
                          [](const EaseNextCard&) -> std::string_view { return "ease-requirements"; },
                          [&](const NeedsHere&) { return what_follows(); },
                          [](const ExchangeHere&) -> std::string_view { return "exchange"; },
                          [](const BuildColony&) -> std::string_view { return "build-colony"; },
                          [](const AddColonyTile&) -> std::string_view { return "add-colony-tile"; },
                          [](const GainFleet&) -> std::string_view { return "gain-fleet"; },
                          [](const TradeFreely&) -> std::string_view { return "trade"; },
                          [](const RaiseTrack&) -> std::string_view { return "move-marker"; },
                          [](const MoveMarkers&) -> std::string_view { return "move-marker"; },
                          [](const GainColonyBonuses&) -> std::string_view { return "colony-bonuses"; },
                          [](const Either&) -> std::string_view { return "alternative"; },
                          [&](const Block&) { return what_follows(); },
                      },
                      effect);
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
