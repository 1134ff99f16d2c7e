#include "figures.h"

#include <terraforming/catalogue/card.h>
#include <terraforming/catalogue/well_formed.h>
#include <terraforming/notation/names.h>

#include <algorithm>
#include <map>

namespace planitia::terraforming {
namespace {
using namespace printed;  // NOLINT: the words of the tables, for this file only

std::size_t alternatives(EffectRange range) {
    if (range.empty()) return 0;
    const auto* either = std::get_if<Either>(&kEffects[range.begin]);
    return either ? either->alternatives : 1;
}

/// What the card says in each column of figures.tsv.
std::map<std::string, std::string> figures(const Card& card) {
    const auto in_words = [](const auto& item) { return text(item); };
    return {{"number", std::string(card.number)},
            {"slug", std::string(card.slug)},
            {"set", name(card.set)},
            {"kind", name(card.kind)},
            {"cost", number(card.cost)},
            {"tags", list(card.tags, " ", [](Tag tag) { return name(tag); })},
            {"needs", list(card.needs, ", ", in_words)},
            {"holds", name(card.holds)},
            {"points", text(card.points)},
            {"on_play", text(card.on_play)},
            {"alternatives", std::to_string(alternatives(card.action))},
            {"action", text(card.action)},
            {"first_action", text(card.first_action)},
            {"triggers", list(card.triggers, "; ", in_words)},
            {"lasting", list(card.ongoing, "; ", in_words)},
            {"can_fail", yes_or_no(card.can_fail)},
            {"places_tile", yes_or_no(card.places_tile)}};
}

TEST(Catalogue, EveryFigureIsTheOneOfTheTable) {
    const auto table = read_table("figures.tsv");
    ASSERT_EQ(table.size(), cards().size() + 1);
    const auto& columns = table.front();
    for (std::size_t i = 0; i < cards().size(); ++i) {
        const auto& expected = table[i + 1];
        const auto actual = figures(cards()[i]);
        ASSERT_EQ(expected.size(), columns.size()) << expected.front();
        ASSERT_EQ(actual.size(), columns.size());
        for (std::size_t c = 0; c < columns.size(); ++c)
            EXPECT_EQ(actual.at(columns[c]), expected[c]) << expected[1] << ", " << columns[c];
    }
}

TEST(Catalogue, HasTheCardsOfAllSets) {
    const auto count = [](Set set, bool corporations) {
        return std::ranges::count_if(cards(), [=](const Card& card) {
            return card.set == set && (card.kind == Kind::corporation) == corporations;
        });
    };
    EXPECT_EQ(count(Set::base, false), 137);
    EXPECT_EQ(count(Set::corporate, false), 71);
    EXPECT_EQ(count(Set::colonies, false), 49);
    EXPECT_EQ(count(Set::base, true), 11);
    EXPECT_EQ(count(Set::corporate, true), 2);
    EXPECT_EQ(count(Set::colonies, true), 5);
    EXPECT_EQ(cards().size(), 257U + 18U);
}

TEST(Catalogue, FindsEveryCardByItsSlug) {
    for (std::size_t i = 0; i < cards().size(); ++i) EXPECT_EQ(find_card(cards()[i].slug), CardId{i});
    for (const char* unknown : {"", "astroid", "asteroids", "zzz", "0"}) EXPECT_FALSE(find_card(unknown).is_some());
}

TEST(Catalogue, SetsOfCardsFollowFromTheCards) {
    for (std::size_t i = 0; i < cards().size(); ++i) {
        const Card& card = cards()[i];
        EXPECT_EQ(cards_with_action().contains(CardId{i}), !card.action.empty()) << card.slug;
        EXPECT_EQ(cards_with_resources().contains(CardId{i}), card.holds != CardResource::none) << card.slug;
        for (auto when : every<Trigger::When>())
            EXPECT_EQ(cards_with_trigger(when).contains(CardId{i}),
                      std::ranges::any_of(card.triggers, [=](const Trigger& each) { return each.when == when; }))
                << card.slug;
    }
}

TEST(Catalogue, BlocksOfAnEitherAreFoundByTheirIndex) {
    const EffectRange action = info(find_card("regolith-eaters")).action;
    EXPECT_EQ(extent(action.begin), action.end - action.begin);
    EXPECT_EQ(text(alternative(action.begin, 0)), "here(-2), raise(oxygen 1)");
    EXPECT_EQ(text(alternative(action.begin, 1)), "here(+1)");

    const EffectRange flooding = info(find_card("flooding")).on_play;
    EXPECT_EQ(extent(flooding.begin), 3);
    EXPECT_EQ(extent(static_cast<std::uint16_t>(flooding.begin + 1)), 1);
}

TEST(Catalogue, StandardProjectsAndConversions) {
    const auto project = [](Project which) {
        const StandardProject& it = info(which);
        return std::string(it.slug) + " " + number(it.cost) + " " + text(it.effects);
    };
    EXPECT_EQ(project(Project::sell_patents), "sell-patents 0 ");
    EXPECT_EQ(project(Project::power_plant), "power-plant 11 production(energy+1)");
    EXPECT_EQ(project(Project::asteroid), "asteroid 14 raise(temperature 1)");
    EXPECT_EQ(project(Project::aquifer), "aquifer 18 tile(ocean on ocean_area)");
    EXPECT_EQ(project(Project::greenery), "greenery 23 tile(greenery on greenery)");
    EXPECT_EQ(project(Project::city), "city 25 production(megacredits+1), tile(city on city)");
    EXPECT_EQ(project(Project::colony), "colony 17 colony");
    EXPECT_EQ(text(plant_conversion()), "tile(greenery on greenery)");
    EXPECT_EQ(text(heat_conversion()), "raise(temperature 1)");
    EXPECT_EQ(text(ocean_bonus()), "tile(ocean on ocean_area)");
    EXPECT_EQ(text(trade_preparation()), "may raise track");
}

/// What the tile says in the columns of colonies.tsv: every slot has the same bonus.
std::vector<std::string> figures(const ColonyTile& tile) {
    std::vector<std::string> cells = {std::string(tile.slug), name(tile.wakes_with)};
    cells.insert(cells.end(), kColonySlots, text(tile.building));
    for (EffectRange income : tile.income) cells.push_back(text(income));
    cells.push_back(text(tile.bonus));
    return cells;
}

TEST(ColonyTiles, EveryFigureIsTheOneOfTheTable) {
    const auto table = read_table("colonies.tsv");
    ASSERT_EQ(table.size(), kColonies + 1);
    for (Colony colony : every<Colony>()) {
        const auto& expected = table[static_cast<std::size_t>(colony) + 1];
        const auto actual = figures(info(colony));
        ASSERT_EQ(actual.size(), expected.size());
        for (std::size_t c = 0; c < actual.size(); ++c)
            EXPECT_EQ(actual[c], expected[c]) << expected.front() << ", " << table.front()[c];
    }
}

TEST(ColonyTiles, HaveTheirNameInTheProtocolAndAsSourcesOfEffects) {
    for (Colony colony : every<Colony>()) {
        EXPECT_EQ(Names<Colony>::kAll[static_cast<std::size_t>(colony)], info(colony).slug);
        EXPECT_TRUE(is_colony(source_of(colony)));
        EXPECT_EQ(colony_of(source_of(colony)), colony);
        EXPECT_EQ(info(source_of(colony)).slug, info(colony).slug);
        EXPECT_FALSE(find_card(info(colony).slug).is_some()) << "no tile is a card";
    }
    EXPECT_FALSE(is_colony(CardId{cards().size() - 1}));
}

}  // namespace
}  // namespace planitia::terraforming
