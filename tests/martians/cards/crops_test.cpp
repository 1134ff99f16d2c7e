/// Crops: what each costs and gives, changing them, Botanists.
#include <kit/figures.h>
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

Move crop(std::string_view name) { return pick_one("crop", "crop", name); }

struct CropTile {
    std::string name;
    Figures cost;
    int food;
    int medicine;
};
const std::vector<CropTile> kCrops = {{"starter-trays", {{"water", 1}}, 1, 0},
                                      {"potato", {{"energy", 1}, {"water", 1}}, 2, 0},
                                      {"soy", {{"energy", 1}, {"water", 2}}, 3, 0},
                                      {"algae", {{"energy", 3}}, 2, 0},
                                      {"herbs", {{"energy", 1}, {"water", 2}}, 0, 1}};

/// What a harvest with these people gives, and nothing else.
void check_harvest(const CropTile& tile, const std::string& people, int botanists) {
    auto game = given("A: crop " + tile.name + ", people " + people + ", " + told(tile.cost));
    game.when(A, visit("greenhouse", "harvest"));
    EXPECT_TRUE(game.shows("time 2; A: at greenhouse 1, " + spent(tile.cost) + ", food " +
                           std::to_string(tile.food + botanists) + ", medicine " + std::to_string(tile.medicine)))
        << tile.name << " " << people;
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_crops, each_costs_and_gives_its_own) {
    for (const CropTile& tile : kCrops) {
        check_harvest(tile, "", 0);
        auto game = given("A: energy 9, water 9, crop " + tile.name);
        game.when(A, visit("greenhouse", "harvest"));
        EXPECT_EQ(game.why_not(A, act("harvest")), lines("already-done")) << tile.name;
    }
}

TEST(martians_crops, a_botanist_adds_1_food_whatever_the_crop) {
    for (const CropTile& tile : kCrops) check_harvest(tile, "botanist", 1);
}

TEST(martians_crops, two_botanists_add_2_food) {
    for (const CropTile& tile : kCrops) check_harvest(tile, "botanist botanist", 2);
}

TEST(martians_crops, a_botanist_and_a_crop_serve_only_their_player) {
    auto game = given("active B; A: water 1, crop soy, people botanist botanist");
    game.when(B, visit("greenhouse", "harvest"));
    EXPECT_TRUE(game.shows("time 2; A: water 0, food 1; B: at greenhouse 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_crops, a_harvest_is_refused_without_its_goods) {
    const Move harvest = visit("greenhouse", 1, "harvest");
    EXPECT_EQ(given("A: crop potato").why_not(A, harvest), lines("too-few-goods 1 0", "too-few-goods 1 0"));
    EXPECT_EQ(given("A: crop soy").why_not(A, harvest), lines("too-few-goods 1 0", "too-few-goods 2 0"));
    EXPECT_EQ(given("A: crop algae").why_not(A, harvest), lines("too-few-goods 3 0"));
    EXPECT_EQ(given("A: crop herbs").why_not(A, harvest), lines("too-few-goods 1 0", "too-few-goods 2 0"));
}

TEST(martians_crops, a_change_costs_1_time_and_1_energy_and_covers_the_starter_trays_for_good) {
    auto game = given("A: energy 1");
    game.when(A, visit("greenhouse", "change-crop"));
    EXPECT_EQ(game.asks(A), lines("crop potato", "crop soy", "crop algae", "crop herbs"));
    EXPECT_EQ(game.why_not(A, crop("starter-trays")), lines("no-crop"));
    game.when(A, crop("soy"));
    EXPECT_TRUE(
        game.shows("time 2; crops potato potato soy algae algae herbs herbs; "
                   "A: energy 0, crop soy, at greenhouse 1"))
        << "the starter trays never come back";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_crops, a_change_is_to_another_kind_and_gives_the_old_tile_back) {
    auto game = given("A: energy 2, crop herbs");
    game.when(A, visit("greenhouse", "change-crop"));
    EXPECT_EQ(game.asks(A), lines("crop potato", "crop soy", "crop algae"));
    EXPECT_EQ(game.why_not(A, crop("herbs")), lines("no-crop"));
    game.when(A, crop("algae"));
    EXPECT_TRUE(
        game.shows("time 2; crops potato potato soy soy algae herbs herbs; "
                   "A: energy 1, crop algae, at greenhouse 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, act("change-crop")), lines("already-done"));
}

TEST(martians_crops, a_kind_that_two_others_grow_is_not_available) {
    auto game = given("A: energy 1; B: crop soy; C: crop soy");
    game.when(A, visit("greenhouse", "change-crop"));
    EXPECT_EQ(game.asks(A), lines("crop potato", "crop algae", "crop herbs"));
    EXPECT_EQ(game.why_not(A, crop("soy")), lines("no-crop"));
}

TEST(martians_crops, change_and_harvest_fit_into_one_visit_in_either_order) {
    auto game = given("A: energy 2, water 1");
    game.when(A, visit("greenhouse", "change-crop")).when(A, crop("potato")).when(A, act("harvest"));
    EXPECT_TRUE(
        game.shows("time 1; crops potato soy soy algae algae herbs herbs; "
                   "A: energy 0, water 0, food 2, crop potato, at greenhouse 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto other = given("A: energy 2, water 1");
    other.when(A, visit("greenhouse", "harvest")).when(A, act("change-crop")).when(A, crop("potato"));
    EXPECT_TRUE(
        other.shows("time 1; crops potato soy soy algae algae herbs herbs; "
                    "A: energy 1, water 0, food 1, crop potato, at greenhouse 1"));
    EXPECT_TRUE(other.nothing_else_changed());
}

TEST(martians_crops, what_one_gives_back_another_may_take) {
    auto game = given("greenhouse open open; A: energy 2, crop soy; B: crop soy; C: wind 0");
    game.when(A, visit("greenhouse", "change-crop")).when(A, crop("algae")).when(A, end_turn()).when(B, end_turn());
    game.when(C, visit("greenhouse", "change-crop")).when(C, crop("soy"));
    EXPECT_TRUE(game.shows("crops potato potato algae herbs herbs; C: crop soy"));
}

}  // namespace
}  // namespace planitia::kit::colony
