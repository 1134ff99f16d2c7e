/// Crops: what each costs and gives, changing them, Botanists.
#include "stock.h"

namespace planitia::kit {
namespace {

Move crop(std::string_view name) { return pick_one("crop", "crop", name); }

/// The first player has the crop and so many Botanists.
MartianGame grower(const std::string& name, int botanists = 0) {
    std::string text = R"("players":[{"crop":")" + name + R"(","people":{"botanist":)" + std::to_string(botanists) +
                       "}},{}]," + all_people({{"botanist", botanists}});
    if (name != "starter-trays") text += ",\"crops\":{\"" + name + "\":1}";
    return rich_game(text);
}

TEST(martians_crops, each_costs_and_gives_its_own) {
    const std::pair<const char*, const char*> rows[] = {
        {"starter-trays", "time -1 water -1 food +1"},       {"potato", "time -1 energy -1 water -1 food +2"},
        {"soy", "time -1 energy -1 water -2 food +3"},       {"algae", "time -1 energy -2 food +2"},
        {"herbs", "time -1 energy -1 water -1 medicine +1"},
    };
    for (const auto& [name, effect] : rows) {
        auto game = grower(name);
        EXPECT_EQ(effect_of(game, A, {visit("greenhouse", "harvest")}), effect) << name;
        EXPECT_EQ(game.why_not(A, act("harvest")), lines("already-done")) << name;
    }
}

TEST(martians_crops, a_botanist_adds_1_food_whatever_the_crop) {
    const std::pair<const char*, const char*> rows[] = {
        {"starter-trays", "time -1 water -1 food +2"},
        {"potato", "time -1 energy -1 water -1 food +3"},
        {"soy", "time -1 energy -1 water -2 food +4"},
        {"algae", "time -1 energy -2 food +3"},
        {"herbs", "time -1 energy -1 water -1 food +1 medicine +1"},
    };
    for (const auto& [name, effect] : rows) {
        auto game = grower(name, 1);
        EXPECT_EQ(effect_of(game, A, {visit("greenhouse", "harvest")}), effect) << name;
    }
}

TEST(martians_crops, two_botanists_add_2_food) {
    auto game = grower("potato", 2);
    EXPECT_EQ(effect_of(game, A, {visit("greenhouse", "harvest")}), "time -1 energy -1 water -1 food +4");
    auto herbs = grower("herbs", 2);
    EXPECT_EQ(effect_of(herbs, A, {visit("greenhouse", "harvest")}), "time -1 energy -1 water -1 food +2 medicine +1");
}

TEST(martians_crops, a_botanist_and_a_crop_serve_only_their_player) {
    auto game = rich_game(R"("activePlayer":1,"crops":{"soy":1},
        "players":[{"crop":"soy","people":{"botanist":2}},{}],)" +
                          all_people({{"botanist", 2}}));
    EXPECT_EQ(effect_of(game, B, {visit("greenhouse", "harvest")}), "time -1 water -1 food +1");
}

TEST(martians_crops, a_harvest_is_refused_without_its_goods) {
    const struct {
        const char* crop;
        std::vector<std::string> lacking;
    } rows[] = {{"potato", lines("too-few-goods 1 0", "too-few-goods 1 0")},
                {"soy", lines("too-few-goods 1 0", "too-few-goods 2 0")},
                {"algae", lines("too-few-goods 2 0")},
                {"herbs", lines("too-few-goods 1 0", "too-few-goods 1 0")}};
    for (const auto& row : rows) {
        const std::string name = row.crop;
        auto game = bare_game(R"("players":[{"crop":")" + name + "\"},{}],\"crops\":{\"" + name + "\":1}");
        EXPECT_EQ(game.why_not(A, visit("greenhouse", 1, "harvest")), row.lacking) << name;
    }
}

TEST(martians_crops, a_change_costs_1_time_and_1_energy_and_covers_the_starter_trays_for_good) {
    auto game = rich_game();
    game.when(A, visit("greenhouse", "change-crop"));
    EXPECT_EQ(game.asks(A), lines("crop potato", "crop soy", "crop algae", "crop herbs"));
    EXPECT_EQ(game.why_not(A, crop("starter-trays")), lines("no-crop"));
    game.undo();
    EXPECT_EQ(effect_of(game, A, {visit("greenhouse", "change-crop"), crop("soy")}), "time -1 energy -1");
    EXPECT_EQ(game.at("/players/0/crop"), Document("soy"));
    EXPECT_EQ(game.number("/crops/soy"), 1);
    EXPECT_EQ(game.number("/crops/starter-trays"), 0) << "they never come back";
}

TEST(martians_crops, a_change_is_to_another_kind_and_gives_the_old_tile_back) {
    auto game = grower("herbs");
    game.when(A, visit("greenhouse", "change-crop"));
    EXPECT_EQ(game.asks(A), lines("crop potato", "crop soy", "crop algae"));
    EXPECT_EQ(game.why_not(A, crop("herbs")), lines("no-crop"));
    game.when(A, crop("algae"));
    EXPECT_EQ(game.number("/crops/herbs"), 2);
    EXPECT_EQ(game.number("/crops/algae"), 1);
    EXPECT_EQ(game.why_not(A, act("change-crop")), lines("already-done"));
}

TEST(martians_crops, a_kind_that_two_others_grow_is_not_available) {
    auto game = rich_game(R"("players":[{},{"crop":"soy"},{"crop":"soy"}],"crops":{"soy":0})");
    game.when(A, visit("greenhouse", "change-crop"));
    EXPECT_EQ(game.asks(A), lines("crop potato", "crop algae", "crop herbs"));
    EXPECT_EQ(game.why_not(A, crop("soy")), lines("no-crop"));
}

TEST(martians_crops, change_and_harvest_fit_into_one_visit_in_either_order) {
    auto game = rich_game();
    EXPECT_EQ(effect_of(game, A, {visit("greenhouse", "change-crop"), crop("potato"), act("harvest")}),
              "time -2 energy -2 water -1 food +2");
    auto other = rich_game();
    EXPECT_EQ(effect_of(other, A, {visit("greenhouse", "harvest"), act("change-crop"), crop("potato")}),
              "time -2 energy -1 water -1 food +1");
}

TEST(martians_crops, what_one_gives_back_another_may_take) {
    auto game = rich_game(R"("players":[{"crop":"soy"},{"crop":"soy"},{}],"crops":{"soy":0},
        "buildings":{"greenhouse":[{},{"status":"open"},{}]})");
    game.when(A, visit("greenhouse", "change-crop")).when(A, crop("algae")).when(A, end_turn()).when(B, end_turn());
    game.when(C, visit("greenhouse", "change-crop")).when(C, crop("soy"));
    EXPECT_EQ(game.at("/players/2/crop"), Document("soy"));
    EXPECT_EQ(game.number("/crops/soy"), 0);
}

}  // namespace
}  // namespace planitia::kit
