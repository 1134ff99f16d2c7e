// What is printed on the maps. The tables are made from the facts, not from the rows.
#include "figures.h"

#include <terraforming/catalogue/map.h>

#include <map>

namespace planitia::terraforming {
namespace {
using namespace printed;  // NOLINT: the words of the tables, for this file only

std::string bonus(const Space& space) {
    std::map<std::string, int> gains;
    for (std::uint16_t at = space.bonus.begin; at < space.bonus.end; ++at) {
        if (const auto* gain = std::get_if<Gain>(&kEffects[at])) gains[name(gain->resource)] += gain->amount.each;
        if (const auto* draw = std::get_if<Draw>(&kEffects[at])) gains["card"] += draw->amount.each;
        if (const auto* pay = std::get_if<Pay>(&kEffects[at])) gains["ocean_for_" + number(pay->cost) + "_mc"] += 1;
    }
    gains["plant"] = gains["plants"];
    std::vector<std::string> parts;
    for (const char* what : {"steel", "titanium", "plant", "heat", "card", "ocean_for_6_mc"})
        if (gains[what] > 0) parts.push_back(what + std::string(" ") + number(gains[what]));
    return join(parts, " ");
}

TEST(Maps, EverySpaceIsTheOneOfTheTable) {
    for (Map map : every<Map>()) {
        SCOPED_TRACE(slug(map));
        const auto table = read_table(std::string(slug(map)) + ".tsv");
        ASSERT_EQ(table.size(), kMapSpaces + 1);
        for (std::size_t i = 0; i < kMapSpaces; ++i) {
            const SpaceId id{i};
            const Space& it = info(map).space(id);
            const auto protocol_number = [](SpaceId each) { return std::to_string(each.index() + 1); };
            const std::vector<std::string> actual = {protocol_number(id),
                                                     it.terrain == Terrain::land ? "land" : "ocean_reserved",
                                                     bonus(it),
                                                     yes_or_no(it.is_volcanic),
                                                     it.is_noctis ? "noctis_city" : "",
                                                     list(clockwise_around(id), " ", protocol_number)};
            EXPECT_EQ(actual, table[i + 1]);
            EXPECT_EQ(beside(id).size(), clockwise_around(id).size());
            for (SpaceId next : clockwise_around(id)) EXPECT_TRUE(beside(id).contains(next));
        }
    }
}

TEST(Maps, SetsOfSpacesFollowFromThePrint) {
    for (Map map : every<Map>()) {
        SCOPED_TRACE(slug(map));
        const MapInfo& all = info(map);
        EXPECT_EQ(all.ocean_areas.size(), 12U);
        for (std::size_t i = 0; i < kMapSpaces; ++i) {
            const SpaceId id{i};
            const Space& it = all.space(id);
            const std::string shown = bonus(it);
            EXPECT_EQ(all.land.contains(id), it.terrain == Terrain::land && !it.is_noctis);
            EXPECT_EQ(all.ocean_areas.contains(id), it.terrain == Terrain::ocean_area);
            EXPECT_EQ(all.volcanic.contains(id), it.is_volcanic);
            EXPECT_EQ(all.noctis == id, it.is_noctis);
            EXPECT_EQ(all.metal().contains(id),
                      shown.find("steel") != std::string::npos || shown.find("titanium") != std::string::npos);
            EXPECT_EQ(all.priced.contains(id), shown.find("ocean_for") != std::string::npos);
        }
    }
}

TEST(Maps, PlacesOffThePlanetTouchNothing) {
    for (Map map : every<Map>())
        for (SpaceId id : {kPhobos, kGanymede}) {
            const MapInfo& all = info(map);
            EXPECT_EQ(all.space(id).terrain, Terrain::off_planet);
            EXPECT_TRUE(beside(id).empty() && clockwise_around(id).empty());
            EXPECT_FALSE((all.land | all.ocean_areas | all.volcanic | all.metal()).contains(id));
        }
}

}  // namespace
}  // namespace planitia::terraforming
