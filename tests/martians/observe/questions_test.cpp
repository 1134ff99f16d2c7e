// Whether a question is asked tells nobody about what he does not see.
#include <kit/martians_game.h>
#include <kit/random_play.h>

namespace planitia::kit::colony {
namespace {

using martians::Good;
using martians::Martians;
using martians::Position;

Position dealt_with_samples(const martians::Setup& setup, const std::string& seed) {
    Position position = *Martians::begin(setup, seed);
    for (PlayerId id : position.seats()) {
        auto& goods = position.player(id).goods;
        for (Good good : {Good::energy, Good::aux, Good::water, Good::food, Good::medicine}) goods[good] = 9;
    }
    for (std::size_t n = 0; n < 3U * setup.players; ++n) {
        const martians::Sample sample = position.samples.pop_back();
        if (sample == martians::Sample::barren) {
            ++position.samples_discarded[sample];
        } else {
            ++position.player(PlayerId{n % setup.players}).goods[martians::good_of(sample)];
        }
    }
    return position;
}

/// What the viewer could as well believe: the same position with other samples in hands and deck.
Position with_other_samples(const Position& position, PlayerId viewer, Rng& rng) {
    const Position dealt = Martians::resample(Martians::observe(position, viewer), rng);
    Position other = position;
    other.samples = dealt.samples;
    for (PlayerId id : position.seats()) other.player(id).goods = dealt.player(id).goods;
    return other;
}

/// The answer leads to the same question, as far as it is possible in both.
testing::AssertionResult asks_alike(const Position& position, const Position& other, const martians::Option& option) {
    martians::OptionList options;
    list_options(other, position.asking.player, options);
    if (std::find(options.begin(), options.end(), option) == options.end()) return testing::AssertionSuccess();
    Position here = position;
    Position there = other;
    Martians::answer(here, position.asking.player, option);
    Martians::answer(there, position.asking.player, option);
    if (here.asking == there.asking) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "after " << one_line(martians::write_option(position, option)) << ": "
                                       << one_line(Martians::write_decision(here, here.asking.player)) << " or "
                                       << one_line(Martians::write_decision(there, there.asking.player));
}

TEST(martians_questions, are_the_same_in_positions_that_look_the_same) {
    for (const martians::Variant variant : {martians::Variant::semi, martians::Variant::competitive})
        for (int game = 0; game < 28; ++game) {
            martians::Setup setup;
            setup.variant = variant;
            setup.players = static_cast<std::uint8_t>(2 + game % 3);
            setup.scenario = static_cast<martians::Scenario>(game % 7);
            const std::string seed = "questions " + std::to_string(game);
            const Trial<Martians> trial{setup, seed, dealt_with_samples(setup, seed)};
            ASSERT_TRUE(play_random(trial, [](const Position& position, PlayerId player, Rng& rng) {
                martians::OptionList options;
                list_options(position, player, options);
                for (PlayerId viewer : position.seats()) {
                    if (viewer == player) continue;
                    const Position other = with_other_samples(position, viewer, rng);
                    for (const martians::Option& option : options)
                        if (const auto result = asks_alike(position, other, option); !result) return result;
                }
                return testing::AssertionSuccess();
            }));
        }
}

TEST(martians_questions, a_sample_of_any_colour_is_chosen_also_where_all_are_alike) {
    for (const char* samples : {"mineral-red 2", "mineral-red 1, mineral-green 1"}) {
        auto game = given("semi; scenario silence-from-earth; A: energy 3, aux 1, " + std::string(samples));
        game.when(A, visit("lander", "mission"));
        EXPECT_EQ(game.position().asking.question, martians::Question::pay_mineral) << samples;
    }
}

TEST(martians_questions, a_lone_option_is_taken_where_samples_are_open) {
    auto game = given("scenario silence-from-earth; A: energy 3, aux 1, mineral-red 2");
    game.when(A, visit("lander", "mission"));
    EXPECT_EQ(game.position().asking.question, martians::Question::turn) << "one task can be paid, with one colour";
    EXPECT_EQ(game.goods(A, "mineral-red"), 1);
}

}  // namespace
}  // namespace planitia::kit::colony
