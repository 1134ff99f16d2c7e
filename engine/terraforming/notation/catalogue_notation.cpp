#include <terraforming/notation/catalogue_notation.h>
#include <terraforming/notation/effect_notation.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/milestones.h>

namespace planitia::terraforming {

namespace {

Document entry(std::string_view kind, std::string_view id, Set set) {
    return Document::map(
        {{"game", "terraforming"}, {"kind", Document(kind)}, {"id", Document(id)}, {"set", Document(name(set))}});
}

template <class Items, class Write>
Document write_all(const Items& items, const Write& write) {
    Document list = Document::list();
    for (const auto& item : items) list.add(write(item));
    return list;
}

Document write_card(const Card& card) {
    const bool is_corporation = card.kind == Kind::corporation;
    Document document = entry(is_corporation ? "corporation" : "project", card.slug, card.set);
    document.set("number", Document(card.number));
    if (!is_corporation) {
        document.set("type", Document(name(card.kind)));
        document.set("cost", int{card.cost});
        document.set("requirements", write_all(card.needs, write_need));
    }
    document.set("tags", write_all(card.tags, [](Tag tag) { return Document(name(tag)); }));
    document.set("holds", card.holds == CardResource::none ? Document() : Document(name(card.holds)));
    document.set("effects", write_effects(card.on_play));
    if (is_corporation) document.set("firstAction", write_effects(card.first_action));
    document.set("action", write_effects(card.action));
    document.set("triggers", write_all(card.triggers, write_trigger));
    document.set("ongoing", write_all(card.ongoing, write_ongoing));
    document.set("points", write_points(card.points));
    return document;
}

Document write_colony(Colony colony) {
    const ColonyTile& tile = info(colony);
    return entry("colony", tile.slug, kSetOfColonyTiles)
        .set("wakesWith", tile.wakes_with == CardResource::none ? Document() : Document(name(tile.wakes_with)))
        .set("building", write_effects(tile.building))
        .set("income", write_all(tile.income, write_effects))
        .set("bonus", write_effects(tile.bonus));
}

/// The maps that have the goal on their list.
template <class Goal>
Document maps_with(std::array<Goal, kGoals> MapInfo::* list, Goal goal) {
    Document maps = Document::list();
    for (Map map : every<Map>())
        if (place_on(info(map).*list, goal) < kGoals) maps.add(name(map));
    return maps;
}

}  // namespace

Document write_catalogue() {
    Document list = write_all(cards(), write_card);
    for (Milestone milestone : every<Milestone>())
        list.add(entry("milestone", name(milestone), Set::base)
                     .set("needs", info(milestone).need)
                     .set("counts", write_amount(info(milestone).counts))
                     .set("maps", maps_with(&MapInfo::milestones, milestone)));
    for (Award award : every<Award>())
        list.add(entry("award", name(award), Set::base)
                     .set("counts", write_amount(info(award).counts))
                     .set("maps", maps_with(&MapInfo::awards, award)));
    for (Project project : every<Project>())
        list.add(entry("standard-project", name(project), info(project).set)
                     .set("cost", int{info(project).cost})
                     .set("effects", write_effects(info(project).effects)));
    for (Colony colony : every<Colony>()) list.add(write_colony(colony));
    return list;
}

}  // namespace planitia::terraforming
