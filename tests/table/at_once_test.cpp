/// Several seats draft at once: their choices commute, and nobody sees through another's commit.
#include <kit/setups.h>
#include <kit/tables.h>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::Agreement;
using table::Sitting;

constexpr PlayerSet kNobody;

std::size_t count_drafts(const Sitting& sitting) {
    std::size_t drafts = 0;
    for (PlayerId player : seats(sitting.seats().size())) drafts += sitting.way_back(player).is_open ? 1 : 0;
    return drafts;
}

/// What happened in random games.
struct Counts {
    int choices = 0;
    int beside_others = 0;  ///< commits while others had drafted
    int held = 0;           ///< drafts that wait where they were, as they would show something now
    int dropped = 0;
};

/// One thing that a person may do: answer, step back or commit.
table::Step act(Sitting& sitting, PlayerId player, Rng& rng) {
    const table::AskId ask = sitting.ask(player);
    const bool can_answer = sitting.game(player).is_awaited(player);
    if (sitting.way_back(player).is_open && (!can_answer || rng.below(4) == 0))
        return accepted(rng.below(4) == 0 ? sitting.back(player, ask) : sitting.commit(player, ask));
    return accepted(sitting.answer(player, ask, some_choice(sitting, player)));
}

/// Plays with all seats in random order; every refusal ends the test.
void play_at_random(const Agreement& agreement, int acts, Counts& counts) {
    Sitting sitting = accepted(Sitting::begin(agreement));
    desk::Match record = accepted(desk::Match::begin(agreement.setup, agreement.seed));
    Rng rng(agreement.seed);
    for (int i = 0; i < acts && !sitting.is_over(); ++i) {
        const PlayerId player{rng.below(static_cast<std::uint32_t>(sitting.seats().size()))};
        if (!sitting.game(player).is_awaited(player) && !sitting.way_back(player).is_open) continue;
        const std::size_t others = count_drafts(sitting) - (sitting.way_back(player).is_open ? 1 : 0);
        const table::Step step = act(sitting, player, rng);
        counts.choices += static_cast<int>(step.committed.size());
        for (const table::StoredChoice& each : step.committed)
            accepted(record.choose(each.player, accepted(desk::read_choice(record, each.player, each.option))));
        if (!step.committed.empty() && others > 0) ++counts.beside_others;
        for (const table::StoredDraft& draft : step.drafts) counts.dropped += draft.player == player ? 0 : 1;
        for (PlayerId each : seats(sitting.seats().size()))
            if (sitting.is_complete(each) && sitting.game(each).choice_count() <= sitting.committed().choice_count())
                ++counts.held;
    }
    EXPECT_EQ(state(sitting.committed()), state(record)) << "what was committed is all that counts";
}

TEST(all_at_once, no_draft_is_ever_dropped_in_random_games_of_terraforming) {
    Counts counts;
    for (const NamedSetup& each : terraforming_setups())
        for (int n = 0; n < 3; ++n) {
            SCOPED_TRACE(each.name);
            play_at_random({each.setup, std::to_string(n), {}}, 250, counts);
        }
    EXPECT_EQ(counts.dropped, 0);
    EXPECT_GT(counts.beside_others, 150) << "of " << counts.choices;
    EXPECT_GT(counts.held, 0);
}

TEST(all_at_once, no_draft_is_ever_dropped_in_random_games_of_martians) {
    Counts counts;
    for (martians::Variant variant : every<martians::Variant>())
        for (int players : {2, 3, 4})
            for (int n = 0; n < 4; ++n) {
                martians::Setup setup;
                setup.variant = variant;
                setup.players = static_cast<std::uint8_t>(players);
                play_at_random({setup, std::to_string(n), {}}, 250, counts);
            }
    EXPECT_EQ(counts.dropped, 0);
    EXPECT_GT(counts.choices, 1000);
}

/// Answers all that the seat is asked at once.
void draft_all(Sitting& sitting, PlayerId player) {
    while (sitting.game(player).is_awaited(player))
        accepted(sitting.answer(player, sitting.ask(player), some_choice(sitting, player)));
}

/// The last one to choose would see what is dealt next: not before it is committed.
TEST(all_at_once, a_complete_draft_does_not_move_on_with_the_commit_of_another) {
    Sitting sitting = accepted(Sitting::begin(two_people()));
    draft_all(sitting, A);
    draft_all(sitting, B);
    ASSERT_TRUE(sitting.is_complete(A) && sitting.is_complete(B));
    const desk::AnyView seen = sitting.game(B).look(B);
    ASSERT_FALSE(accepted(sitting.commit(A, sitting.ask(A))).wall);
    EXPECT_TRUE(sitting.is_complete(B));
    EXPECT_EQ(sitting.game(B).look(B), seen) << "nothing is shown";
    EXPECT_TRUE(sitting.way_back(B).is_open) << "so that it can still be taken back";
    Sitting wavering = sitting;
    accepted(wavering.back(B, wavering.ask(B)));
    EXPECT_TRUE(wavering.game(B).is_awaited(B));
    accepted(sitting.commit(B, sitting.ask(B)));
    EXPECT_FALSE(sitting.way_back(B).is_open);
    EXPECT_EQ(sitting.next(), A) << "the game goes on";
}

TEST(all_at_once, opening_leads_to_the_same_drafts) {
    for (const char* game : {"terraforming", "martians"}) {
        Rng rng(game);
        Sitting sitting = accepted(Sitting::begin(agreement(game, {{"Ola", ""}, {"Jan", ""}, {"Ewa", ""}})));
        for (int i = 0; i < 200 && !sitting.is_over(); ++i) {
            const PlayerId player{rng.below(3)};
            if (!sitting.game(player).is_awaited(player) && !sitting.way_back(player).is_open) continue;
            act(sitting, player, rng);
            const Sitting again = accepted(Sitting::open(sitting.stored()));
            ASSERT_EQ(state(again.committed()), state(sitting.committed()));
            ASSERT_EQ(again.next(), sitting.next());
            for (PlayerId each : {A, B, C}) {
                ASSERT_EQ(state(again.game(each)), state(sitting.game(each))) << game << " " << i;
                ASSERT_EQ(again.ask(each), sitting.ask(each)) << game << " " << i;
                ASSERT_EQ(again.way_back(each).is_open, sitting.way_back(each).is_open);
                ASSERT_EQ(again.way_back(each).wall, sitting.way_back(each).wall) << game << " " << i;
            }
        }
    }
}

// -- choices that were committed elsewhere

TEST(adopt, leads_to_where_they_were_made_and_keeps_drafts) {
    Sitting here = accepted(Sitting::begin(two_people()));
    Sitting there = here;
    accepted(here.answer(A, here.ask(A), some_choice(here, A)));
    const Document drafted = here.stored().drafts.at(0).options.at(0);
    const table::Step step = accepted(there.answer(B, there.ask(B), some_choice(there, B), true));
    const auto dropped = here.adopt(step.committed);
    ASSERT_TRUE(dropped) << dropped.error().message;
    EXPECT_EQ(*dropped, kNobody);
    EXPECT_EQ(state(here.committed()), state(there.committed()));
    ASSERT_TRUE(here.way_back(A).is_open);
    EXPECT_EQ(here.stored().drafts.at(0).options.at(0), drafted);
    EXPECT_EQ(here.game(A).choice_count(), 2U) << "it is laid on what was committed";
}

TEST(adopt, takes_the_place_of_a_draft_of_the_same_seat) {
    Sitting here = accepted(Sitting::begin(two_people()));
    Sitting there = here;
    accepted(here.answer(A, here.ask(A), some_choice(here, A)));
    const table::Step step = accepted(there.answer(A, there.ask(A), some_choice(there, A), true));
    EXPECT_EQ(accepted(here.adopt(step.committed)), kNobody);
    EXPECT_FALSE(here.way_back(A).is_open);
    EXPECT_EQ(here.ask(A), there.ask(A));
}

TEST(adopt, refuses_what_does_not_follow_and_changes_nothing) {
    Sitting here = accepted(Sitting::begin(two_people()));
    Sitting there = here;
    std::vector<table::StoredChoice> choices;
    for (int i = 0; i < 3; ++i) {
        const PlayerId player = there.next();
        const auto step = accepted(there.answer(player, there.ask(player), some_choice(there, player), true));
        choices.insert(choices.end(), step.committed.begin(), step.committed.end());
    }
    const Document before = state(here.committed());
    EXPECT_FALSE(here.adopt(std::span(choices).subspan(1))) << "one is missing";
    std::vector<table::StoredChoice> wrong = choices;
    wrong[2].option = Document::map({{"kind", "end-turn"}});
    EXPECT_FALSE(here.adopt(wrong));
    wrong = choices;
    wrong[2].digest = wrong[1].digest;
    EXPECT_FALSE(here.adopt(wrong)) << "it was another game there";
    EXPECT_EQ(state(here.committed()), before);
    ASSERT_TRUE(here.adopt(choices));
    EXPECT_EQ(state(here.committed()), state(there.committed()));
}

TEST(adopt, a_pass_made_elsewhere_takes_the_place_of_the_turn_drafted_here) {
    Sitting here = sitting_at("gen 2; A: mc 60; B: mc 60");
    Sitting there = here;
    choose(here, A, project("power-plant"));
    accepted(there.answer(A, there.ask(A), choice(there, A, pass()), true));
    EXPECT_EQ(accepted(here.adopt(there.stored().choices)), kNobody) << "the seat itself has chosen otherwise";
    EXPECT_FALSE(here.way_back(A).is_open);
    EXPECT_EQ(here.next(), B);
}

// -- drafts that do not fit: it can not happen among those who follow the rules of the table, but a file may say anything

TEST(opening, drops_a_draft_that_does_not_fit_and_asks_under_a_new_number) {
    Sitting sitting = sitting_at("gen 2; A: mc 60; B: mc 60");
    choose(sitting, A, project("power-plant"));
    const table::StoredTable fits = sitting.stored();
    const Document heat = Document::map({{"kind", "convert-heat"}});
    const Document nonsense = Document::map({{"kind", "sing"}});
    const Document power_plant = fits.drafts.at(0).options.at(0);
    using Options = std::vector<Document>;
    for (const Options& options : {Options{heat}, Options{nonsense}, Options{power_plant, heat}}) {
        table::StoredTable stored = fits;
        stored.drafts[0].options = options;
        const Sitting again = accepted(Sitting::open(stored));
        EXPECT_FALSE(again.way_back(A).is_open);
        EXPECT_EQ(state(again.game(A)), state(sitting.committed()));
        EXPECT_EQ(to_text(again.ask(A)), "0.2") << "0.1 was the question after the power plant";
        EXPECT_EQ(to_text(again.ask(B)), "0.0");
    }
}

TEST(opening, drops_a_draft_that_begins_where_the_game_is_not_yet) {
    Sitting sitting = sitting_at("gen 2; A: mc 60; B: mc 60");
    choose(sitting, A, project("power-plant"));
    table::StoredTable stored = sitting.stored();
    stored.drafts[0].base = 7;
    const Sitting again = accepted(Sitting::open(stored));
    EXPECT_FALSE(again.way_back(A).is_open);
    EXPECT_EQ(to_text(again.ask(A)), "0.2");
}

TEST(opening, drops_a_draft_that_does_not_fit_what_was_committed_since) {
    Sitting sitting = sitting_at("gen 2; A: mc 60; B: mc 60");
    choose(sitting, A, project("power-plant"));
    const table::StoredDraft drafted = sitting.stored().drafts.at(0);
    accepted(sitting.commit(A, sitting.ask(A)));
    choose(sitting, A, end_turn());
    accepted(sitting.commit(A, sitting.ask(A)));
    table::StoredTable stored = sitting.stored();
    stored.drafts = {drafted};
    const Sitting again = accepted(Sitting::open(stored));
    EXPECT_FALSE(again.way_back(A).is_open) << "it is the turn of B";
    EXPECT_EQ(to_text(again.ask(A)), "2.2");
}

}  // namespace
}  // namespace planitia::table_test
