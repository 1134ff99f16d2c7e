/// What a bot would choose, and why.
#include <desk/advice.h>
#include <desk/question.h>
#include <kit/martians_game.h>

#include <algorithm>

#include "matches.h"

namespace planitia::desk_test {
namespace {

using desk::Advice;
using present::Language;

constexpr auto kLanguages = {Language::en, Language::pl, Language::uk, Language::cs};

std::vector<Advice> advice(const Match& match, PlayerId player, Language language = Language::en) {
    return desk::advice(match, player, {present::phrasebook(language), {}});
}
/// With every space as it is typed.
std::string plain(std::string text) {
    constexpr std::string_view kUnbroken = "\u00a0";
    for (std::size_t at = text.find(kUnbroken); at != std::string::npos; at = text.find(kUnbroken))
        text.replace(at, kUnbroken.size(), " ");
    return text;
}
std::string why(const char* position, const Move& move, Language language = Language::en) {
    const Match match = match_at(position);
    const Choice choice = choice_of(match, A, move);
    for (const Advice& each : advice(match, A, language))
        if (each.choice == choice) return plain(each.why);
    return "not advised";
}

bool is_risky(const Match& match, PlayerId player, const Choice& choice) {
    const std::vector<Choice> all = match.choices(player);
    return std::ranges::any_of(desk::risky_options(match, player),
                               [&](std::size_t option) { return all[option] == choice; });
}

void expect_sound(const Match& match, PlayerId player) {
    const std::vector<Advice> all = advice(match, player);
    ASSERT_FALSE(all.empty());
    ASSERT_LE(all.size(), 3U);
    const Choice chosen = *match.bot(player, "greedy");
    if (!is_risky(match, player, chosen)) {
        EXPECT_EQ(all.front().choice, chosen) << "the first is what the bot itself would choose";
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_FALSE(all[i].why.empty());
        EXPECT_LE(all[i].why.size(), 160U) << all[i].why;
        EXPECT_EQ(all[i].why.find('\n'), std::string::npos);
        Match next = match.fork();
        EXPECT_TRUE(next.choose(player, all[i].choice)) << i;
        if (i == 0) continue;
        EXPECT_LE(all[i].worth, all[i - 1].worth);
        EXPECT_NE(all[i].choice, all[i - 1].choice);
    }
}

TEST(advice, begins_with_what_the_bot_would_choose_and_gets_no_better) {
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        let_play(match, "advice", 120, [](const Match& now, PlayerId player, Rng& rng) {
            if (rng.below(6) == 0) expect_sound(now, player);
        });
    }
}

TEST(advice, is_nothing_that_only_costs_while_there_is_anything_else) {
    const char* const positions[] = {
        "gen 14; temp 8; oxygen 14; oceans 9; A: heat 8", "gen 14; temp 8; oxygen 14; oceans 9; A: mc 14",
        "gen 14; temp 8; oxygen 14; oceans 9; A: mc 99, heat 99, energy 9, hand ice-asteroid, played aquifer-pumping",
        "gen 14; temp 8; oxygen 14; oceans 9; actions 1; A: mc 99, heat 99, energy 9, hand ice-asteroid"};
    for (const char* position : positions) {
        const Match match = match_at(position);
        EXPECT_FALSE(desk::risky_options(match, A).empty()) << position;
        for (const Advice& each : advice(match, A)) EXPECT_FALSE(is_risky(match, A, each.choice)) << position;
    }
}

/// The mission is met and nothing follows: energy is of no use to anybody any more.
TEST(advice, does_not_pay_for_energy_that_nobody_will_use) {
    for (const char* energy : {"energy 0", "energy 3", "energy 12"}) {
        const auto game = kit::colony::given(
            "round 4; slot 3; active B; tasks 1 2; hospital open closed closed; water-treatment open closed; "
            "A: reputation 60, " +
            std::string(energy));
        const Match match = Match::from_position(game.position());
        EXPECT_NE(text_at(desk::write_choice(match, B, advice(match, B).front().choice), "kind"), "rtg") << energy;
    }
}

TEST(advice, is_the_same_whatever_is_hidden) {
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        let_play(match, "secrets", 200, [](const Match& now, PlayerId player, Rng& rng) {
            if (rng.below(5) != 0) return;
            const std::vector<Advice> one = advice(now, player);
            const std::vector<Advice> other = advice(with_other_secrets(now, player, rng), player);
            ASSERT_EQ(one.size(), other.size());
            for (std::size_t i = 0; i < one.size(); ++i) {
                EXPECT_EQ(one[i].choice, other[i].choice);
                EXPECT_EQ(one[i].why, other[i].why);
                EXPECT_EQ(one[i].worth, other[i].worth);
            }
        });
    }
}

TEST(advice, tells_what_an_action_brings_and_takes) {
    EXPECT_EQ(why("gen 14; temp 0; oxygen 12; oceans 9; A: heat 8", convert_heat()), "+1 TR, −8 heat");
    EXPECT_EQ(why("gen 14; temp 8; oxygen 14; oceans 9; A: mc 10, tr 36; B: tr 30", claim("terraformer")),
              "+5 VP, −8 M€");
    EXPECT_EQ(why("gen 2; A: mc 30, hand acquired-company", play("acquired-company")), "+3 M€ production, −10 M€");
}

/// The payment and the place of the tile are chosen as the bot would.
TEST(advice, carries_an_action_out_to_its_end) {
    EXPECT_EQ(why("gen 14; temp 8; oxygen 12; oceans 9; A: plants 8", convert_plants()),
              "+1 TR, +1 VP, +1 greenery, +4 M€, −6 plants")
        << "beside two oceans, where two plants are printed";
}

TEST(advice, says_of_two_that_bring_the_same_which_is_better) {
    std::size_t told = 0;
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        let_play(match, "same", 120, [&](const Match& now, PlayerId player, Rng& rng) {
            if (rng.below(4) != 0) return;
            const std::vector<Advice> all = advice(now, player);
            for (std::size_t i = 0; i < all.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    EXPECT_TRUE(all[i].why != all[j].why || all[i].why == "The next best choice." || j > 0)
                        << all[i].why;
                    if (all[i].why == all[j].why + ". The same for now, less later on.") {
                        EXPECT_LT(all[i].worth, all[j].worth);
                        ++told;
                    }
                    if (all[i].why == all[j].why + ". Just as good.") {
                        EXPECT_EQ(all[i].worth, all[j].worth);
                    }
                }
        });
    }
    EXPECT_GT(told, 0U);
}

TEST(advice, counts_drawn_cards_but_does_not_tell_them) {
    EXPECT_EQ(why("gen 2; A: mc 30, hand invention-contest", play("invention-contest")), "+1 card, −2 M€");
}

TEST(advice, says_why_nothing_more_is_done) {
    EXPECT_EQ(why("gen 14; temp 8; oxygen 14; oceans 9; A: mc 11; awards banker B, miner B, thermalist B", pass()),
              "Everything else that can be done now costs more than it brings.");
    EXPECT_EQ(why("gen 14; temp 8; oxygen 14; oceans 9; A: mc 0", pass()), "Nothing else can be done now.");
}

TEST(advice, says_whether_cards_are_worth_their_price) {
    Match match = begun(terraforming::Setup{.players = 2});
    while (match.choices(A).size() > 0) choose(match, A, advice(match, A).front().choice);
    const Advice bought = advice(match, A).front();
    ASSERT_GT(bought.choice.size(), 2U);
    EXPECT_EQ(bought.why, "Each is worth more than its price.");
}

/// Who has no money for another card is not asked for one: the set ends by itself.
TEST(advice, does_not_call_worthless_what_it_buys) {
    std::size_t most = 0;
    for (int income : {3, 6, 9, 12}) {
        Match match = match_at(("gen 2; A: tr " + std::to_string(income)).c_str());
        choose(match, A, pass());
        choose(match, B, pass());
        const Advice best = advice(match, A).front();
        const std::size_t cards = desk::write_choice(match, A, best.choice).find("cards")->as_list()->size();
        EXPECT_EQ(best.why == "None is worth its price.", cards == 0) << income;
        most = std::max(most, cards);
    }
    EXPECT_GT(most, 0U);
}

TEST(advice, has_its_reasons_in_every_language) {
    const char* const position = "gen 2; A: mc 30, steel 2, hand mine";
    EXPECT_EQ(why(position, play("mine"), Language::en), "+1 steel production, −2 steel");
    EXPECT_EQ(why(position, play("mine"), Language::pl), "Produkcja stali +1, stal −2");
    EXPECT_EQ(why(position, play("mine"), Language::uk), "Виробництво сталі +1, −2 одиниці сталі");
    EXPECT_EQ(why(position, play("mine"), Language::cs), "Produkce oceli +1, −2 J oceli");
    for (const AnySetup& setup : a_few_setups()) {
        const Match match = begun(setup);
        const PlayerId player = match.awaited().front();
        std::vector<std::string> told;
        for (Language language : kLanguages) told.push_back(advice(match, player, language).front().why);
        std::ranges::sort(told);
        EXPECT_EQ(std::ranges::unique(told).size(), 0U) << told.front();
    }
}

}  // namespace
}  // namespace planitia::desk_test
