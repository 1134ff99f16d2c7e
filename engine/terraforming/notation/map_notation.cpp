#include <terraforming/catalogue/map.h>
#include <terraforming/notation/catalogue_notation.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/parameters.h>

#include <algorithm>

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

Document write_bonuses(const Space& printed) {
    Document bonuses = Document::map();
    const auto add = [&](const char* what, int n) {
        if (n > 0) bonuses.set(what, n);
    };
    add("steel", printed.steel);
    add("titanium", printed.titanium);
    add("plants", printed.plants);
    add("cards", printed.cards);
    return bonuses;
}

Document write_printed(SpaceId id) {
    const Space& printed = space(id);
    Document neighbours = Document::list();
    for (SpaceId next : printed.neighbours) neighbours.add(write_space(next));
    Document document = Document::map({{"space", write_space(id)},
                                       {"area", Document(area_name(printed.terrain))},
                                       {"bonuses", write_bonuses(printed)},
                                       {"neighbours", std::move(neighbours)}});
    if (printed.volcanic) document.set("volcanic", true);
    if (printed.noctis) document.set("reservedFor", "noctis-city");
    return document;
}

/// Row and place from 1; q and r are axial: r counts rows from the middle one, q goes to the right.
Document write_spaces() {
    Document spaces = Document::list();
    std::size_t index = 0;
    for (int row = 0; row < static_cast<int>(map_detail::kRowLengths.size()); ++row) {
        const int r = row - 4;
        for (int column = 0; column < map_detail::kRowLengths[static_cast<std::size_t>(row)]; ++column)
            spaces.add(write_printed(SpaceId{index++})
                           .set("row", row + 1)
                           .set("place", column + 1)
                           .set("q", column + std::max(-4, -4 - r))
                           .set("r", r));
    }
    spaces.add(write_printed(kPhobos));
    spaces.add(write_printed(kGanymede));
    return spaces;
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

Document write_map() {
    Document parameters = Document::list();
    for (const ParameterRow& row : words::kParameters) parameters.add(write_parameter(row));
    return Document::map({{"spaces", write_spaces()}, {"parameters", std::move(parameters)}});
}

}  // namespace planitia::terraforming
