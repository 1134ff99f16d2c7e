// What is told of games without a table.
#include "served.h"

namespace planitia::server_test {
namespace {

const Document* card_of(const Document& told, std::string_view id) {
    for (const Document& card : *told.find("cards")->as_list())
        if (text_at(card, "id") == id) return &card;
    return nullptr;
}

TEST(cards, have_all_that_is_drawn_and_no_effects) {
    const Served served;
    const Document told = read_json(served.get("/api/v1/games/terraforming/cards?lang=cs").body);
    const Document* const card = card_of(told, "colonizer-training-camp");
    ASSERT_NE(card, nullptr);
    for (const char* key : {"set", "number", "type", "cost", "tags", "title", "text", "card-text", "icons"})
        EXPECT_NE(card->find(key), nullptr) << key;
    for (const char* key : {"requirements", "effects", "action", "triggers", "ongoing", "points", "holds"})
        EXPECT_EQ(card->find(key), nullptr) << key;
    EXPECT_EQ(number_at(*card, "cost"), 8);
    const Document* const colony = card_of(told, "titan");
    ASSERT_NE(colony, nullptr);
    EXPECT_EQ(text_at(*colony, "wakesWith"), "floaters");
    for (const char* key : {"building", "income", "bonus"}) EXPECT_EQ(colony->find(key), nullptr) << key;
    EXPECT_EQ(to_json(*card_of(told, "terraformer")->find("maps")), R"(["tharsis"])");
}

TEST(cards, of_martians_keep_figures_and_plain_words) {
    const Served served;
    const Document told = read_json(served.get("/api/v1/games/martians/cards").body);
    const Document* const building = card_of(told, "moxie");
    ASSERT_NE(building, nullptr);
    for (const char* key : {"fields", "usable", "actions"}) EXPECT_NE(building->find(key), nullptr) << key;
    bool has_word = false;
    for (const Document& card : *told.find("cards")->as_list()) has_word |= !text_at(card, "action").empty();
    EXPECT_TRUE(has_word) << "an event names an action";
}

}  // namespace
}  // namespace planitia::server_test
