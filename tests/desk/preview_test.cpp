/// What choices would do, as far as can be known.
#include <desk/preview.h>

#include "matches.h"

namespace planitia::desk_test {
namespace {

using desk::Outcome;
using desk::Preview;

Preview preview_of(const Match& match, PlayerId player, const Choice& choice, bool looks_further = false) {
    return desk::previews(match, player, std::array{choice}, {.further = looks_further}).front();
}
std::vector<std::string> texts(const Match& match, const std::vector<desk::AnyEvent>& events) {
    std::vector<std::string> all;
    for (const desk::AnyEvent& event : events) all.push_back(one_line(desk::write_event(match, event)));
    return all;
}

TEST(preview, of_what_is_certain_is_what_happens) {
    Match match = match_at("gen 2; A: mc 20; B: mc 5");
    const Choice warm = choice_of(match, A, project("asteroid"));
    const Preview preview = preview_of(match, A, warm);
    ASSERT_TRUE(preview.is_certain());
    EXPECT_FALSE(preview.hides_something());
    EXPECT_EQ(preview.before, match.look(A));
    std::vector<desk::AnyEvent> events;
    for (const desk::Line& line : choose(match, A, warm)) events.push_back(line.event);
    EXPECT_EQ(texts(match, preview.certain_events()), texts(match, events));
    EXPECT_EQ(preview.outcomes.front().view, match.look(A));
}

TEST(preview, does_not_tell_the_cards_that_will_be_drawn) {
    const Match match = match_at("gen 2; A: mc 20, hand invention-contest; B: mc 5");
    const Preview preview = preview_of(match, A, choice_of(match, A, play("invention-contest")));
    EXPECT_TRUE(preview.hides_something());
    EXPECT_FALSE(preview.certain_events().empty());
}

TEST(preview, tells_what_would_be_revealed) {
    const Match match = match_at("gen 2; A: mc 60, steel 1, hand invention-contest mine; B: mc 5");
    EXPECT_EQ(preview_of(match, A, choice_of(match, A, play("invention-contest"))).reveals, Reveal::cards_drawn);
    EXPECT_EQ(preview_of(match, A, choice_of(match, A, play("mine"))).reveals, std::nullopt);
    EXPECT_EQ(preview_of(match, A, choice_of(match, A, play("mine")), true).reveals, std::nullopt);
}

TEST(preview, looks_over_questions_with_a_usual_answer) {
    const Match match = match_at("gen 2; A: mc 20, steel 1, hand mine; B: mc 5");
    const Choice mine = choice_of(match, A, play("mine"));
    const Preview near = preview_of(match, A, mine);
    const Preview far = preview_of(match, A, mine, true);
    EXPECT_FALSE(near.outcomes.front().next.empty()) << "how it is paid";
    EXPECT_LT(near.certain_events().size(), far.certain_events().size());
}

/// All together they are what each is alone; where all is certain, it is what happens.
TEST(preview, of_all_choices_in_one_go) {
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        let_play(match, "all", 100, [](const Match& now, PlayerId player, Rng& rng) {
            if (rng.below(4) != 0) return;
            const std::vector<Choice> choices = {some_choice(now, player, rng), some_choice(now, player, rng)};
            const auto all = desk::previews(now, player, choices, {});
            ASSERT_EQ(all.size(), choices.size());
            for (std::size_t i = 0; i < choices.size(); ++i) {
                ASSERT_EQ(all[i].outcomes, preview_of(now, player, choices[i]).outcomes);
                Match next = now;
                choose(next, player, choices[i]);
                ASSERT_FALSE(all[i].outcomes.empty());
                if (all[i].is_certain() && !now.would_reveal(player, choices[i])) {
                    ASSERT_EQ(all[i].outcomes.front().view, next.look(player));
                }
            }
        });
    }
}

/// The next turn, the weather, the needs of the next round: not what the choice does.
TEST(preview, of_the_choice_itself_ends_with_the_turn) {
    for (const AnySetup& setup : every_setup()) {
        if (!std::holds_alternative<martians::Setup>(setup)) continue;
        Match match = begun(setup);
        int shorter = 0;
        let_play(match, "itself", 60, [&](const Match& now, PlayerId player, Rng& rng) {
            const std::array choices = {some_choice(now, player, rng)};
            const Preview all = desk::previews(now, player, choices, {}).front();
            const Preview itself = desk::previews(now, player, choices, {.itself = true}).front();
            ASSERT_EQ(itself.reveals, all.reveals);
            ASSERT_FALSE(itself.outcomes.empty());
            for (const Outcome& outcome : itself.outcomes)
                for (const std::string& text : texts(now, outcome.events))
                    for (const char* follows : {"turn-started", "slot-started", "round-started", "weather-turned"})
                        ASSERT_EQ(text.find(follows), std::string::npos) << text;
            shorter += itself.outcomes.front().events.size() < all.outcomes.front().events.size() ? 1 : 0;
        });
        EXPECT_GT(shorter, 0);
    }
}

TEST(preview, is_the_same_whatever_is_hidden) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        Rng secrets("secrets");
        let_play(match, "hidden", 120, [&](const Match& now, PlayerId player, Rng& rng) {
            const Choice choice = some_choice(now, player, rng);
            const Match other = with_other_secrets(now, player, secrets);
            for (const desk::Reach reach :
                 {desk::Reach{.further = true}, desk::Reach{.further = true, .itself = true}}) {
                const Preview preview = desk::previews(now, player, std::array{choice}, reach).front();
                const Preview same = desk::previews(other, player, std::array{choice}, reach).front();
                ASSERT_EQ(preview.outcomes, same.outcomes);
                ASSERT_EQ(preview.reveals, same.reveals);
            }
        });
    }
}

}  // namespace
}  // namespace planitia::desk_test
