// What is printed on cards, in icons; written from the cards.
#include <gtest/gtest.h>
#include <present/terraforming/shelf.h>

namespace planitia::present {
namespace {

/// Icons and signs of a part in a line: "−1 plants", "[energy] arrow", "<tile-city>" for any player's.
std::string strip_of(std::string_view id, PartKind kind) {
    std::string line;
    for (const Entry& entry : terraforming_entries(Language::en)) {
        if (*entry.figures.find("id")->as_text() != id) continue;
        for (const Part& part : entry.parts) {
            if (part.kind != kind) continue;
            for (const Glyph& glyph : part.strip) {
                std::string icon = glyph.production ? "[" + glyph.icon + "]" : glyph.icon;
                if (glyph.any_player) icon = "<" + icon + ">";
                line += (line.empty() ? "" : " ") + glyph.text + (glyph.text.empty() || icon.empty() ? "" : " ") + icon;
            }
        }
    }
    return line;
}

TEST(strip, shows_cost_tags_and_requirement) {
    EXPECT_EQ(strip_of("birds", PartKind::cost), "10 megacredits");
    EXPECT_EQ(strip_of("comet", PartKind::tags), "tag-space tag-event");
    EXPECT_EQ(strip_of("birds", PartKind::requirement), "≥ 13 % oxygen");
    EXPECT_EQ(strip_of("arctic-algae", PartKind::requirement), "≤ −12 °C temperature");
}

TEST(strip, shows_production_apart_from_the_rest) {
    EXPECT_EQ(strip_of("domed-crater", PartKind::production), "−1 [energy] 3 [megacredits]");
    EXPECT_EQ(strip_of("domed-crater", PartKind::immediate), "3 plants tile-city");
    EXPECT_EQ(strip_of("hackers", PartKind::immediate), "−2 <[megacredits]>");
}

TEST(strip, shows_losses_as_losses) {
    EXPECT_EQ(strip_of("moss", PartKind::immediate), "−1 plants");
    EXPECT_EQ(strip_of("local-heat-trapping", PartKind::immediate).substr(0, 9), "−5 heat");
}

TEST(strip, shows_the_price_before_the_arrow) {
    EXPECT_EQ(strip_of("development-center", PartKind::action), "arrow energy arrow card");
    EXPECT_EQ(strip_of("equatorial-magnetizer", PartKind::action), "arrow −1 [energy] arrow rating");
    EXPECT_EQ(strip_of("search-for-life", PartKind::action),
              "arrow 1 megacredits arrow card tag-microbe colon resource-science");
}

TEST(strip, shows_what_reacts_and_whose_it_is) {
    EXPECT_EQ(strip_of("rover-construction", PartKind::effect), "<tile-city> colon 2 megacredits");
    EXPECT_EQ(strip_of("earth-office", PartKind::effect), "tag-earth colon −3 megacredits");
    EXPECT_EQ(strip_of("media-archives", PartKind::immediate), "1 megacredits / <tag-event>");
}

TEST(strip, shows_least_and_most_by_their_signs) {
    EXPECT_EQ(strip_of("great-dam", PartKind::requirement), "≥ 4 tile-ocean");
    EXPECT_EQ(strip_of("builder", PartKind::requirement), "≥ 8 tag-building");
    EXPECT_EQ(strip_of("pioneer-settlement", PartKind::requirement), "≤ 1 colony");
    EXPECT_EQ(strip_of("martian-zoo", PartKind::action),
              "arrow ≥ 1 resource-animals colon 1 megacredits / resource-animals");
}

TEST(strip, shows_the_area_of_a_tile_and_leaves_other_places_to_words) {
    EXPECT_EQ(strip_of("mohole-area", PartKind::immediate), "tile-special → tile-ocean");
    EXPECT_EQ(strip_of("lava-flows", PartKind::immediate), "+2 temperature tile-special → volcano");
    EXPECT_EQ(strip_of("mining-area", PartKind::immediate), "tile-special * 1 [steel] / 1 [titanium]");
}

TEST(strip, tells_equal_values_of_metals_once) {
    EXPECT_EQ(strip_of("advanced-alloys", PartKind::effect), "steel / titanium colon +1 megacredits");
    EXPECT_EQ(strip_of("phobolog", PartKind::effect), "titanium colon +1 megacredits");
}

TEST(strip, keeps_what_is_stolen_apart_from_what_is_lost) {
    EXPECT_EQ(strip_of("air-raid", PartKind::immediate), "−1 resource-floaters · −5 <megacredits> arrow 5 megacredits");
}

TEST(strip, shows_points) {
    EXPECT_EQ(strip_of("ants", PartKind::points), "1 points / 2 resource-microbes");
    EXPECT_EQ(strip_of("immigration-shuttles", PartKind::points), "1 points / 3 <tile-city>");
    EXPECT_EQ(strip_of("bribed-committee", PartKind::points), "−2 points");
}

}  // namespace
}  // namespace planitia::present
