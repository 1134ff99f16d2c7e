#include <game/offered.h>
#include <kit/scenario.h>
#include <terraforming/rules/rules.h>
#include <terraforming/terraforming.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;
using terraforming::OptionKind;
using terraforming::Position;
using terraforming::Question;
using terraforming::Terraforming;

TEST(space_reason, of_a_city_names_what_is_wrong_with_the_space) {
    auto game = given("tiles 20 city B, 22 greenery B; claims 15 B; A: mc 25");
    game.when(A, project("city"));
    EXPECT_EQ(game.why_not(A, place(20)), Texts{"occupied"});
    EXPECT_EQ(game.why_not(A, place(21)), Texts{"next-to-city"});
    EXPECT_EQ(game.why_not(A, place(4)), Texts{"ocean-area"});
    EXPECT_EQ(game.why_not(A, place(29)), (Texts{"reserved", "next-to-city"}));
    EXPECT_EQ(game.why_not(A, place("phobos")), Texts{"reserved"});
    EXPECT_EQ(game.why_not(A, place(15)), Texts{"claimed"});
    EXPECT_EQ(game.why_not(A, place(50)), Texts{});
}

TEST(space_reason, tells_all_that_is_wrong) {
    auto game = given("tiles 3 city B; A: mc 25");
    game.when(A, project("city"));
    EXPECT_EQ(game.why_not(A, place(4)), (Texts{"ocean-area", "next-to-city"}));
}

TEST(space_reason, of_a_greenery_is_an_own_tile_elsewhere) {
    auto game = given("tiles 20 city A; A: mc 23");
    game.when(A, project("greenery"));
    EXPECT_EQ(game.why_not(A, place(50)), Texts{"not-beside-own"});
    EXPECT_EQ(game.why_not(A, place(21)), Texts{});
    auto free = given("A: mc 23");
    free.when(A, project("greenery"));
    EXPECT_EQ(free.why_not(A, place(50)), Texts{});
}

TEST(space_reason, of_an_ocean_is_land) {
    auto game = given("tiles 4 ocean; A: mc 18");
    game.when(A, project("aquifer"));
    EXPECT_EQ(game.why_not(A, place(1)), Texts{"not-ocean-area"});
    EXPECT_EQ(game.why_not(A, place(4)), Texts{"occupied"});
}

TEST(space_reason, of_a_claim_is_any_marker_there) {
    auto game = given("claims 15 A, 16 B; A: mc 1, hand land-claim");
    game.when(A, play("land-claim"));
    EXPECT_EQ(game.why_not(A, claim_space(15)), Texts{"claimed"});
    EXPECT_EQ(game.why_not(A, claim_space(16)), Texts{"claimed"});
    EXPECT_EQ(game.why_not(A, claim_space(4)), Texts{"ocean-area"});
}

struct Tried {
    const char* card;
    int space;
    const char* reason;
};

TEST(space_reason, of_a_card_is_what_its_tile_needs) {
    for (const Tried& each :
         {Tried{"natural-preserve", 21, "next-to-tile"}, Tried{"lava-flows", 50, "not-volcanic"},
          Tried{"mining-rights", 50, "no-metal-bonus"}, Tried{"mining-area", 51, "not-beside-own"},
          Tried{"industrial-center", 50, "not-beside-city"}, Tried{"urbanized-area", 50, "not-beside-two-cities"},
          Tried{"ecological-zone", 50, "not-beside-greenery"}}) {
        auto game = given(std::string("tiles 20 city A, 22 city B, 37 city B, 39 city B, 6 greenery A; "
                                      "A: mc 60, prod energy 3, hand ") +
                          each.card);
        game.when(A, play(each.card));
        ASSERT_EQ(game.question(A), "place-tile") << each.card;
        EXPECT_EQ(game.why_not(A, place(each.space)), Texts{each.reason}) << each.card;
    }
}

/// Whether exactly the spaces on offer have no reason against them.
void expect_agreement(const Position& position, PlayerId player, OptionKind kind) {
    for (std::size_t space = 0; space < terraforming::kSpaces; ++space) {
        const terraforming::Option option = terraforming::option(kind, terraforming::SpaceId{space});
        const auto reasons = Terraforming::why_not(position, player, option);
        EXPECT_EQ(reasons.empty(), is_offered<Terraforming>(position, player, option)) << "space " << space + 1;
        for (const terraforming::Reason& reason : reasons)
            EXPECT_NE(reason.code, terraforming::ReasonCode::not_offered) << "space " << space + 1;
    }
}

TEST(space_reason, is_given_for_every_space_that_is_not_on_offer) {
    int seen = 0;
    for (int seed = 0; seed < 6; ++seed) {
        Rng rng(std::to_string(seed));
        Position position = *Terraforming::begin({.players = 2, .colonies = true}, std::to_string(seed));
        while (!position.is_over()) {
            const PlayerId player = Terraforming::awaited(position).front();
            const Question asked = question(position, player);
            if (asked == Question::place_tile) expect_agreement(position, player, OptionKind::place_tile);
            if (asked == Question::claim_space) expect_agreement(position, player, OptionKind::claim_space);
            seen += asked == Question::place_tile ? 1 : 0;
            terraforming::OptionList options;
            Terraforming::list_options(position, player, options);
            Terraforming::answer(position, player, options[rng.below(static_cast<std::uint32_t>(options.size()))]);
        }
    }
    EXPECT_GT(seen, 100);
}

}  // namespace
}  // namespace planitia::kit
