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

/// Random games in which samples are secret, with a check at every question.
template <class Check>
testing::AssertionResult holds_in_secret_games(int rules, Check check) {
    for (const martians::Variant variant : {martians::Variant::semi, martians::Variant::competitive})
        for (int game = 0; game < 28; ++game) {
            martians::Setup setup;
            setup.variant = variant;
            setup.players = static_cast<std::uint8_t>(2 + game % 3);
            setup.scenario = static_cast<martians::Scenario>(game % 7);
            setup.rules = static_cast<std::uint8_t>(rules);
            const std::string seed = "questions " + std::to_string(game);
            const Trial<Martians> trial{setup, seed, dealt_with_samples(setup, seed)};
            if (const auto result = play_random(trial, check); !result) return result;
        }
    return testing::AssertionSuccess();
}

TEST(martians_questions, are_the_same_in_positions_that_look_the_same) {
    EXPECT_TRUE(holds_in_secret_games(2, [](const Position& position, PlayerId player, Rng& rng) {
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

// ---- worlds dealt anew

/// What the viewer could as well believe looks the same to him, breaks nothing, and leaves who is asked an answer.
testing::AssertionResult is_possible_for(const Position& position, PlayerId viewer, Rng& rng) {
    const martians::View view = Martians::observe(position, viewer);
    const Position other = Martians::resample(view, rng);
    if (!(Martians::observe(other, viewer) == view)) return testing::AssertionFailure() << "it looks different";
    if (const auto fault = Martians::violation(other)) return testing::AssertionFailure() << *fault;
    martians::OptionList options;
    list_options(other, position.asking.player, options);
    if (options.empty()) return testing::AssertionFailure() << "there is no answer";
    return testing::AssertionSuccess();
}

TEST(martians_questions, have_an_answer_in_every_world_dealt_anew) {
    for (int rules : {1, 2})
        EXPECT_TRUE(
            holds_in_secret_games(rules,
                                  [](const Position& position, PlayerId, Rng& rng) {
                                      if (const auto result = is_possible_for(position, PlayerId::none(), rng); !result)
                                          return result;
                                      for (PlayerId viewer : position.seats())
                                          if (const auto result = is_possible_for(position, viewer, rng); !result)
                                              return result;
                                      return testing::AssertionSuccess();
                                  }))
            << "rules " << rules;
}

TEST(martians_questions, have_an_answer_where_only_one_hand_has_it) {
    // Of the orders only the rare earths can be paid with two samples: the last green and the last blue one.
    auto game = given(
        "competitive; active B; orders rare-earths four-colours; discards green green blue blue; "
        "B: mineral-green 1, mineral-blue 1");
    game.when(B, visit("lander", "mission"));
    ASSERT_EQ(game.position().asking.question, martians::Question::order);
    Rng rng("rare");
    for (int world = 0; world < 1000; ++world) ASSERT_TRUE(is_possible_for(game.position(), A, rng)) << world;
}

/// Of the hands with an answer each is as likely as it is dealt.
TEST(martians_questions, hands_are_dealt_as_often_as_they_come) {
    auto game = given("semi; active B; research sulphur-study clay-traces; B: mineral-yellow 1, energy 9");
    game.when(B, visit("lander", "research"));
    ASSERT_EQ(game.position().asking.question, martians::Question::research);
    const martians::View view = Martians::observe(game.position(), A);
    Rng rng("often");
    int yellow = 0;
    constexpr int kWorlds = 8000;
    for (int world = 0; world < kWorlds; ++world)
        yellow += Martians::resample(view, rng).player(B).goods[Good::mineral_yellow];
    EXPECT_NEAR(yellow, kWorlds * 5 / 8, kWorlds / 40) << "five yellow samples, three blue ones";
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
