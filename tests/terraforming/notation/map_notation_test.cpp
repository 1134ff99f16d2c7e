#include <gtest/gtest.h>
#include <terraforming/notation/catalogue_notation.h>

#include <cstdlib>

namespace planitia::terraforming {
namespace {

const Document::List& spaces(const Document& map) { return *map.find("spaces")->as_list(); }
int figure(const Document& space, const char* key) { return static_cast<int>(*space.find(key)->as_int()); }

TEST(map_notation, has_every_space_once) {
    const Document map = write_map(Map{});
    ASSERT_EQ(spaces(map).size(), 63U);
    for (std::size_t i = 0; i < 61; ++i) EXPECT_EQ(*spaces(map)[i].find("space"), Document(i + 1));
    EXPECT_EQ(*spaces(map)[61].find("space"), Document("phobos"));
    EXPECT_EQ(*spaces(map)[61].find("area"), Document("off-planet"));
    EXPECT_EQ(spaces(map)[61].find("row"), nullptr);
    std::size_t oceans = 0;
    for (const Document& space : spaces(map)) oceans += *space.find("area") == Document("ocean-area") ? 1 : 0;
    EXPECT_EQ(oceans, 12U);
}

TEST(map_notation, tells_what_a_space_shows) {
    const Document map = write_map(Map{});
    EXPECT_EQ(*spaces(map)[0].find("bonuses"), Document::map({{"steel", 2}}));
    EXPECT_EQ(*spaces(map)[28].find("reservedFor"), Document("noctis-city"));
    EXPECT_EQ(*spaces(map)[18].find("volcanic"), Document(true));
    EXPECT_EQ(figure(spaces(map)[18], "row"), 4);
    EXPECT_EQ(figure(spaces(map)[18], "place"), 1);
}

TEST(map_notation, has_coordinates_in_which_neighbours_are_one_step_apart) {
    const Document map = write_map(Map{});
    for (std::size_t i = 0; i < 61; ++i)
        for (const Document& next : *spaces(map)[i].find("neighbours")->as_list()) {
            const Document& other = spaces(map)[static_cast<std::size_t>(*next.as_int()) - 1];
            const int dq = figure(spaces(map)[i], "q") - figure(other, "q");
            const int dr = figure(spaces(map)[i], "r") - figure(other, "r");
            EXPECT_EQ(std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)}), 1) << i + 1;
        }
}

TEST(map_notation, tells_what_the_parameters_give_on_the_way) {
    const Document parameters = *write_map(Map{}).find("parameters");
    const Document& temperature = parameters.as_list()->front();
    EXPECT_EQ(*temperature.find("lowest"), Document(-30));
    EXPECT_EQ(*temperature.find("highest"), Document(8));
    EXPECT_EQ(*temperature.find("bonuses"),
              Document(Document::List{Document::map({{"at", -24}, {"gives", "heat-production"}}),
                                      Document::map({{"at", -20}, {"gives", "heat-production"}}),
                                      Document::map({{"at", 0}, {"gives", "ocean"}})}));
}

}  // namespace
}  // namespace planitia::terraforming
