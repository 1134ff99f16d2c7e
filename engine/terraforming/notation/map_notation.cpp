#include <terraforming/notation/catalogue_notation.h>
#include <terraforming/notation/effect_notation.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/tiles.h>

#include <algorithm>
#include <functional>

namespace planitia::terraforming {

namespace {

std::string_view area_name(Terrain terrain) {
    switch (terrain) {
        case Terrain::land: return "land";
        case Terrain::ocean_area: return "ocean-area";
        case Terrain::off_planet: return "off-planet";
    }
    return "";
}

/// What is gained at once.
Document write_bonuses(const Space& printed) {
    Document bonuses = Document::map();
    for (std::uint16_t at = printed.bonus.begin; at < printed.bonus.end; ++at) {
        if (const auto* gain = std::get_if<Gain>(&kEffects[at]))
            bonuses.set(std::string(name(gain->resource)), write_amount(gain->amount));
        if (const auto* draw = std::get_if<Draw>(&kEffects[at])) bonuses.set("cards", write_amount(draw->amount));
    }
    return bonuses;
}

bool is_gained(const Effect& effect) {
    return std::holds_alternative<Gain>(effect) || std::holds_alternative<Draw>(effect);
}

/// The tile that whoever places one there has to buy.
Document write_sale(const Space& printed) {
    Document sale = Document::map({{"price", bonus_price(printed)}});
    for (std::uint16_t at = printed.bonus.begin; at < printed.bonus.end; ++at)
        if (const auto* place = std::get_if<PlaceTile>(&kEffects[at]))
            sale.set("tile", tile_name(place->tile, CardId::none()));
    return sale;
}

Document write_printed(const MapInfo& map, SpaceId id) {
    const Space& printed = map.space(id);
    Document neighbours = Document::list();
    for (SpaceId next : clockwise_around(id)) neighbours.add(write_space(next));
    Document document = Document::map({{"space", write_space(id)},
                                       {"area", Document(area_name(printed.terrain))},
                                       {"bonuses", write_bonuses(printed)},
                                       {"neighbours", std::move(neighbours)}});
    if (printed.is_volcanic) document.set("volcanic", true);
    if (printed.is_noctis) document.set("reservedFor", "noctis-city");
    if (map.priced.contains(id)) document.set("sale", write_sale(printed));
    if (std::any_of(kEffects.begin() + printed.bonus.begin, kEffects.begin() + printed.bonus.end,
                    std::not_fn(is_gained)))
        document.set("effects", write_effects(printed.bonus));
    return document;
}

/// Row and place from 1; q and r are axial: r counts rows from the middle one, q goes to the right.
Document write_spaces(const MapInfo& map) {
    Document spaces = Document::list();
    std::size_t index = 0;
    for (int row = 0; row < static_cast<int>(kRowLengths.size()); ++row) {
        const int r = row - 4;
        for (int column = 0; column < kRowLengths[static_cast<std::size_t>(row)]; ++column)
            spaces.add(write_printed(map, SpaceId{index++})
                           .set("row", row + 1)
                           .set("place", column + 1)
                           .set("q", column + std::max(-4, -4 - r))
                           .set("r", r));
    }
    spaces.add(write_printed(map, kPhobos));
    spaces.add(write_printed(map, kGanymede));
    return spaces;
}

template <class Goals>
Document write_goals(const Goals& goals) {
    Document list = Document::list();
    for (auto each : goals) list.add(name(each));
    return list;
}

Document write_parameter(const ParameterRow& row) {
    Document bonuses = Document::list();
    for (const BonusStep& bonus : row.bonuses) bonuses.add(Document::map({{"at", bonus.at}, {"gives", bonus.slug}}));
    return Document::map({{"parameter", row.slug},
                          {"lowest", row.start},
                          {"highest", row.figure(row.steps)},
                          {"step", row.step},
                          {"bonuses", std::move(bonuses)}});
}

}  // namespace

Document write_map(Map map) {
    Document parameters = Document::list();
    for (const ParameterRow& row : words::kParameters) parameters.add(write_parameter(row));
    return Document::map({{"spaces", write_spaces(info(map))},
                          {"parameters", std::move(parameters)},
                          {"map", name(map)},
                          {"milestones", write_goals(info(map).milestones)},
                          {"awards", write_goals(info(map).awards)}});
}

}  // namespace planitia::terraforming
