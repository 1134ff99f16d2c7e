// What cards say, written from the cards.
#include <gtest/gtest.h>
#include <kit/plain.h>
#include <present/entry.h>
#include <present/sentence.h>
#include <present/terraforming/shelf.h>
#include <present/terraforming/titles.h>
#include <terraforming/catalogue/card.h>

namespace planitia::present {
namespace {

std::string text_of(std::string_view id, Language language = Language::en) {
    for (const Entry& entry : terraforming_entries(language))
        if (*entry.figures.find("id")->as_text() == id) return kit::plain(joined(entry.text));
    return "";
}

TEST(card_text, tells_what_happens_at_once) {
    EXPECT_EQ(text_of("big-asteroid"),
              "Gain 4 titanium. Raise temperature 2 steps. Remove up to 4 plants from any player.");
    EXPECT_EQ(text_of("ice-asteroid"), "Place 2 ocean tiles.");
    EXPECT_EQ(text_of("research"), "Draw 2 cards. 1 victory point.");
}

TEST(card_text, tells_requirements_and_production) {
    EXPECT_EQ(text_of("tropical-resort"),
              "Raise your M€ production 3 steps and lower your heat production 2 steps. 2 victory points.");
    EXPECT_EQ(text_of("dust-seals"), "Requirement: at most 3 oceans. 1 victory point.");
    EXPECT_EQ(text_of("advanced-ecosystems"),
              "Requirement: 1 plant tag, 1 animal tag and 1 microbe tag. 3 victory points.");
}

TEST(card_text, tells_actions) {
    EXPECT_EQ(text_of("steelworks"), "Action: spend 4 energy, then gain 2 steel and raise oxygen 1 step.");
    EXPECT_EQ(text_of("regolith-eaters"),
              "Action: remove 2 microbes from this card, then raise oxygen 1 step; or add 1 microbe to this card.");
    EXPECT_EQ(text_of("aquifer-pumping"), "Action: pay 8 M€ (steel may be used), then place an ocean tile.");
}

TEST(card_text, tells_what_reacts_and_what_lasts) {
    EXPECT_EQ(text_of("rover-construction"), "Effect: when any player places a city tile, gain 2 M€. 1 victory point.");
    EXPECT_EQ(text_of("earth-office"), "Effect: a card costs you 3 M€ less for each Earth tag on it.");
    EXPECT_EQ(text_of("ecoline"),
              "You start with 36 M€, 3 plants and 2 plant production. Effect: a greenery tile costs you 7 plants "
              "instead of 8.");
}

TEST(card_text, tells_points) {
    EXPECT_EQ(text_of("immigration-shuttles"),
              "Raise your M€ production 5 steps. 1 victory point for every 3 city tiles in play.");
    EXPECT_EQ(text_of("bribed-committee"), "Raise your terraform rating 2 steps. −2 victory points.");
}

TEST(card_text, tells_colony_tiles) {
    EXPECT_EQ(text_of("triton"),
              "When you build a colony here: gain 3 titanium. Trade income, from the first step of the track to the "
              "last: nothing; 1 titanium; 1 titanium; 2 titanium; 3 titanium; 4 titanium; 5 titanium. Colony bonus "
              "when any player trades here: gain 1 titanium.");
}

}  // namespace
}  // namespace planitia::present
