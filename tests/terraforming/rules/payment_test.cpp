// Rules 4.A: payment.
#include <kit/scenario.h>
#include <terraforming/rules/payment.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(payment, with_one_way_to_pay_is_not_asked) {
    auto game = given("A: mc 10, titanium 3, hand mine");
    game.when(A, play("mine"));
    EXPECT_TRUE(game.shows("A: mc 6, titanium 3, prod steel 1, hand, played mine"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(payment, takes_steel_at_two_for_building_cards) {
    auto game = given("A: mc 10, steel 3, hand mine");
    game.when(A, play("mine"));
    EXPECT_EQ(game.question(A), "pay");
    EXPECT_EQ(game.asks(A).size(), 3U);
    EXPECT_OFFERS(game, A, "pay mc 4");
    EXPECT_OFFERS(game, A, "pay mc 2 steel 1");
    EXPECT_OFFERS(game, A, "pay steel 2");
    game.when(A, pay({.mc = 2, .steel = 1}));
    EXPECT_TRUE(game.shows("A: mc 8, steel 2, prod steel 1"));
}

TEST(payment, gives_no_change_and_takes_no_unit_too_many) {
    auto game = given("A: mc 10, steel 5, hand titanium-mine");
    game.when(A, play("titanium-mine"));
    EXPECT_OFFERS(game, A, pay({.steel = 4}));
    EXPECT_OFFERS(game, A, pay({.mc = 1, .steel = 3}));
    EXPECT_NOT_OFFERED(game, A, pay({.steel = 5}));
    EXPECT_NOT_OFFERED(game, A, pay({.mc = 1, .steel = 4}));
    game.when(A, pay({.steel = 4}));
    EXPECT_TRUE(game.shows("A: mc 10, steel 1"));
}

TEST(payment, takes_titanium_at_three_for_space_cards) {
    auto game = given("A: mc 6, titanium 2, steel 3, hand trans-neptune-probe");
    game.when(A, play("trans-neptune-probe"));
    EXPECT_EQ(game.asks(A).size(), 3U);
    EXPECT_OFFERS(game, A, pay({.mc = 3, .titanium = 1}));
    game.when(A, pay({.titanium = 2}));
    EXPECT_TRUE(game.shows("A: mc 6, titanium 0, steel 3"));
}

TEST(payment, mixes_both_metals_for_a_card_with_both_tags) {
    auto game = given("A: mc 0, steel 6, titanium 5, hand space-elevator");
    game.when(A, play("space-elevator"));
    EXPECT_TRUE(game.shows("A: mc 0, steel 0, titanium 0, prod titanium 1, played space-elevator"));
}

TEST(payment, counts_all_that_may_be_used) {
    auto game = given("A: mc 5, steel 1, titanium 9, hand titanium-mine");
    EXPECT_OFFERS(game, A, play("titanium-mine"));
    auto short_of_one = given("A: mc 4, steel 1, titanium 9, hand titanium-mine");
    EXPECT_NOT_OFFERED(short_of_one, A, play("titanium-mine"));
    EXPECT_EQ(short_of_one.why_not(A, play("titanium-mine")), Texts{"cannot-pay 7 6"});
}

TEST(payment, of_standard_projects_is_in_megacredits) {
    auto game = given("A: mc 10, steel 5, titanium 5");
    EXPECT_EQ(game.why_not(A, project("power-plant")), Texts{"cannot-pay 11 10"});
}

TEST(payment, takes_metals_at_the_value_that_cards_give_them) {
    auto game = given("A: mc 0, steel 3, played advanced-alloys, hand titanium-mine");
    game.when(A, play("titanium-mine"));
    EXPECT_TRUE(game.shows("A: steel 0, mc 0"));
    auto both = given("gen 2; A: corp phobolog, mc 0, titanium 2, played advanced-alloys, hand trans-neptune-probe");
    both.when(A, play("trans-neptune-probe"));
    EXPECT_TRUE(both.shows("A: titanium 0, mc 0"));
}

TEST(discount, lowers_the_cost_by_tag) {
    auto game = given("A: mc 3, played earth-office, hand sponsors");
    game.when(A, play("sponsors"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2"));
}

TEST(discount, never_goes_below_zero) {
    auto game = given("gen 2; A: corp teractor, mc 1, played earth-office earth-catapult, hand sponsors");
    game.when(A, play("sponsors"));
    EXPECT_TRUE(game.shows("A: mc 1, prod mc 2"));
}

TEST(discount, leaves_less_to_pay_with_metal) {
    auto game = given("A: mc 20, titanium 4, played space-station, hand satellites");
    game.when(A, play("satellites"));
    EXPECT_OFFERS(game, A, pay({.titanium = 3}));
    EXPECT_OFFERS(game, A, pay({.mc = 8}));
    EXPECT_NOT_OFFERED(game, A, pay({.titanium = 4}));
}

TEST(rebate, comes_after_the_full_cost_has_been_paid) {
    auto short_of_one = given("gen 2; A: corp interplanetary-cinematics, mc 13, hand asteroid");
    EXPECT_NOT_OFFERED(short_of_one, A, play("asteroid"));
    auto game = given("gen 2; A: corp interplanetary-cinematics, mc 14, hand asteroid");
    game.when(A, play("asteroid"));
    EXPECT_TRUE(game.shows("A: mc 2"));
}

TEST(rebate, of_credicor_looks_at_the_printed_cost) {
    auto game = given("gen 2; A: corp credicor, mc 60, played earth-catapult, hand comet");
    game.when(A, play("comet")).when(A, place(4));
    EXPECT_TRUE(game.shows("A: mc 45"));  // 60 - 19 + 4
    auto project_paid = given("gen 2; A: corp credicor, mc 25");
    project_paid.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(project_paid.shows("A: mc 4"));
    auto cheap = given("gen 2; A: corp credicor, mc 18");
    cheap.when(A, project("aquifer")).when(A, place(4));
    EXPECT_TRUE(cheap.shows("A: mc 0"));
}

TEST(helion, pays_with_heat_as_megacredits) {
    auto game = given("gen 2; A: corp helion, mc 2, heat 4, hand mine");
    game.when(A, play("mine"));
    EXPECT_OFFERS(game, A, pay({.mc = 2, .heat = 2}));
    EXPECT_OFFERS(game, A, pay({.mc = 1, .heat = 3}));
    game.when(A, pay({.heat = 4}));
    EXPECT_TRUE(game.shows("A: mc 2, heat 0"));
}

TEST(helion, pays_for_projects_milestones_and_awards_with_heat) {
    auto game = given("gen 2; A: corp helion, mc 0, heat 11");
    EXPECT_OFFERS(game, A, project("power-plant"));
    EXPECT_OFFERS(game, A, fund("banker"));
    game.when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: heat 0, prod energy 1"));
}

TEST(helion, never_uses_megacredits_as_heat) {
    auto game = given("gen 2; A: corp helion, mc 20, heat 7");
    EXPECT_NOT_OFFERED(game, A, convert_heat());
}

TEST(helion, keeps_the_heat_that_the_same_card_needs) {
    auto game = given("gen 2; A: corp helion, mc 0, heat 5, hand local-heat-trapping");
    EXPECT_NOT_OFFERED(game, A, play("local-heat-trapping"));
    auto enough = given("gen 2; A: corp helion, mc 0, heat 6, hand local-heat-trapping");
    enough.when(A, play("local-heat-trapping"));
    EXPECT_TRUE(enough.shows("A: mc 0, heat 0, plants 4"));
}

TEST(tender, tells_what_each_means_is_worth_and_how_much_of_it_can_be_used) {
    using terraforming::Means;
    using terraforming::Tender;
    auto game = given("A: mc 10, steel 5, titanium 2, hand titanium-mine");
    game.when(A, play("titanium-mine"));
    const auto payment = pending_payment(game.position(), A);
    ASSERT_TRUE(payment);
    EXPECT_EQ(payment->cost, 7);
    const auto all = tenders(game.position(), A, *payment);
    EXPECT_EQ(all[Means::megacredits], (Tender{1, 10, 7}));
    EXPECT_EQ(all[Means::steel], (Tender{2, 5, 4}));
    EXPECT_EQ(all[Means::titanium], Tender{});
}

TEST(tender, counts_no_pieces_that_no_payment_takes) {
    auto game = given("A: mc 6, steel 5, hand titanium-mine");
    game.when(A, play("titanium-mine"));
    const auto payment = pending_payment(game.position(), A);
    EXPECT_EQ(tenders(game.position(), A, *payment)[terraforming::Means::megacredits].most, 5)
        << "a steel at least has to be used";
}

TEST(payment, of_any_card_with_all_there_is_fits_the_list) {
    terraforming::Position position;
    terraforming::PlayerState& player = position.player(A);
    for (terraforming::Resource each : every<terraforming::Resource>()) player.stock[each] = 255;
    player.privileges.heat_as_megacredits = true;
    for (const terraforming::Card& card : terraforming::cards()) {
        terraforming::OptionList options;
        list_payments(position, A,
                      {.purpose = terraforming::Purpose::card,
                       .cost = card.cost,
                       .with_steel = card.has_tag(terraforming::Tag::building),
                       .with_titanium = card.has_tag(terraforming::Tag::space)},
                      options);
        EXPECT_FALSE(options.empty()) << card.slug;
    }
}

}  // namespace
}  // namespace planitia::kit
