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
    EXPECT_EQ(strip_of("birds", PartKind::requirement), "13 % oxygen");
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

TEST(strip, shows_points) {
    EXPECT_EQ(strip_of("ants", PartKind::points), "1 points / 2 resource-microbes");
    EXPECT_EQ(strip_of("immigration-shuttles", PartKind::points), "1 points / 3 <tile-city>");
    EXPECT_EQ(strip_of("bribed-committee", PartKind::points), "−2 points");
}

}  // namespace
}  // namespace planitia::present
