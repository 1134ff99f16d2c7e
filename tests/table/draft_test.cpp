/// A turn is a fork: what a seat has drafted, what it may take back, and what others see of it.
#include <kit/martians_form.h>
#include <kit/martians_game.h>
#include <kit/moves.h>
#include <kit/tables.h>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::Sitting;

Result<table::Step, Refusal> back(Sitting& sitting, PlayerId player) {
    return sitting.back(player, sitting.ask(player));
}
Result<table::Step, Refusal> commit(Sitting& sitting, PlayerId player) {
    return sitting.commit(player, sitting.ask(player));
}

// -- drafting

TEST(draft, begins_with_the_first_answer_and_the_committed_game_stays) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, heat 8; B: mc 5");
    const Document before = state(sitting.committed());
    const table::Step step = choose(sitting, A, project("power-plant"));
    EXPECT_TRUE(step.committed.empty());
    ASSERT_EQ(step.drafts.size(), 1U);
    EXPECT_EQ(step.drafts[0].options.size(), 1U);
    EXPECT_EQ(state(sitting.committed()), before);
    EXPECT_EQ(sitting.game(A).choice_count(), 1U);
    EXPECT_EQ(sitting.game(B).choice_count(), 0U);
    EXPECT_EQ(sitting.game(PlayerId::none()).choice_count(), 0U);
}

TEST(draft, is_taken_back_choice_by_choice_down_to_its_base) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, heat 8; B: mc 5");
    const Document start = state(sitting.game(A));
    EXPECT_FALSE(sitting.way_back(A).is_open) << "nothing was done yet";
    choose(sitting, A, project("power-plant"));
    const Document middle = state(sitting.game(A));
    choose(sitting, A, convert_heat());
    EXPECT_TRUE(sitting.way_back(A).is_open);
    ASSERT_TRUE(back(sitting, A));
    EXPECT_EQ(state(sitting.game(A)), middle);
    ASSERT_TRUE(back(sitting, A));
    EXPECT_EQ(state(sitting.game(A)), start);
    EXPECT_FALSE(sitting.way_back(A).is_open);
    const auto refused = back(sitting, A);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, RefusalCode::nothing_to_undo);
}

TEST(draft, is_committed_as_a_whole) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, heat 8; B: mc 5");
    choose(sitting, A, project("power-plant"));
    EXPECT_FALSE(sitting.is_complete(A)) << "a second action may follow";
    choose(sitting, A, convert_heat());
    EXPECT_TRUE(sitting.is_complete(A));
    EXPECT_TRUE(sitting.awaited().empty());
    EXPECT_FALSE(sitting.next().is_some());
    const Document drafted = state(sitting.game(A));
    const auto step = commit(sitting, A);
    ASSERT_TRUE(step) << step.error().message;
    ASSERT_EQ(step->committed.size(), 2U);
    EXPECT_EQ(step->committed[0].number, 0U);
    EXPECT_EQ(step->committed[1].number, 1U);
    EXPECT_FALSE(step->wall);
    EXPECT_EQ(state(sitting.committed()), drafted);
    EXPECT_EQ(sitting.next(), B);
    EXPECT_FALSE(back(sitting, A)) << "what is committed is committed";
    EXPECT_FALSE(back(sitting, B)) << "and another's all the more";
    EXPECT_FALSE(commit(sitting, A)) << "there is nothing left";
}

TEST(draft, may_be_committed_before_it_is_complete) {
    Sitting sitting = sitting_at("gen 2; A: mc 60; B: mc 5");
    choose(sitting, A, project("power-plant"));
    ASSERT_TRUE(commit(sitting, A));
    EXPECT_EQ(sitting.committed().choice_count(), 1U);
    EXPECT_EQ(sitting.next(), A) << "the turn goes on";
    EXPECT_FALSE(sitting.way_back(A).is_open);
}

TEST(draft, an_answer_may_commit_at_once) {
    Sitting sitting = sitting_at("gen 2; A: mc 60; B: mc 5");
    const auto step = sitting.answer(A, sitting.ask(A), choice(sitting, A, project("power-plant")), true);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->committed.size(), 1U);
    EXPECT_TRUE(step->drafts.empty()) << "nothing was drafted";
}

TEST(draft, takes_no_answer_that_is_not_legal_or_not_asked) {
    Sitting sitting = sitting_at("gen 2; A: mc 60; B: mc 60");
    const auto of_b = sitting.answer(B, sitting.ask(B), choice(sitting, A, project("power-plant")));
    ASSERT_FALSE(of_b);
    EXPECT_EQ(of_b.error().code, RefusalCode::not_awaited);
    const desk::Choice heat = choice(*std::make_unique<Sitting>(sitting_at("gen 2; A: heat 8; B:")), A, convert_heat());
    const table::AskId ask = sitting.ask(A);
    EXPECT_FALSE(sitting.answer(A, ask, heat)) << "there is no heat here";
    EXPECT_EQ(sitting.ask(A), ask) << "nothing has changed";
    EXPECT_FALSE(sitting.answer(PlayerId{4}, {}, heat));
    EXPECT_FALSE(sitting.answer(PlayerId::none(), {}, heat));
}

// -- the end of a turn

Sitting colony_at(const char* text) {
    table::StoredTable stored;
    stored.game = "martians";
    stored.version = "0.2.0";
    stored.rules = 2;
    stored.position = kit::martians_document(text);
    return accepted(Sitting::open(stored));
}
table::Step commit_with(Sitting& sitting, const kit::Move& move) {
    return accepted(sitting.answer(A, sitting.ask(A), choice(sitting, A, move), true));
}

TEST(draft, the_end_of_a_turn_can_be_taken_back_until_its_deliveries_are_made) {
    Sitting sitting = colony_at("quarter 1: hunger 2; A: food 2");
    EXPECT_TRUE(commit_with(sitting, end_turn()).committed.empty()) << "what is delivered belongs to the turn";
    EXPECT_TRUE(commit_with(sitting, deliver("food", 1)).committed.empty()) << "a second product may follow";
    EXPECT_TRUE(sitting.way_back(A).is_open);
    ASSERT_TRUE(back(sitting, A));
    ASSERT_TRUE(back(sitting, A));
    EXPECT_FALSE(sitting.way_back(A).is_open) << "the turn goes on";
    commit_with(sitting, end_turn());
    EXPECT_EQ(commit_with(sitting, done()).committed.size(), 2U);
}

TEST(draft, the_end_of_a_turn_without_deliveries_is_committed_at_once) {
    Sitting sitting = colony_at("quarter 1: hunger 2; A: medicine 2");
    EXPECT_EQ(commit_with(sitting, end_turn()).committed.size(), 1U);
}

TEST(draft, what_a_bot_does_in_a_seat_is_committed_also_before_deliveries) {
    Sitting sitting = colony_at("quarter 1: hunger 2; A: food 2");
    EXPECT_EQ(accepted(sitting.commit_for(A, choice(sitting, A, end_turn()))).committed.size(), 1U);
}

// -- the wall

TEST(wall, an_answer_that_shows_something_commits_all_with_it) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, hand invention-contest; B: mc 5");
    choose(sitting, A, project("power-plant"));
    const desk::Choice draw = choice(sitting, A, kit::play("invention-contest"));
    EXPECT_EQ(sitting.game(A).would_reveal(A, draw), Reveal::cards_drawn) << "it is told before";
    const auto step = sitting.answer(A, sitting.ask(A), draw);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->committed.size(), 2U);
    EXPECT_EQ(step->wall, Reveal::cards_drawn);
    EXPECT_EQ(sitting.committed().choice_count(), 2U);
    EXPECT_FALSE(sitting.way_back(A).is_open);
    EXPECT_EQ(sitting.way_back(A).wall, Reveal::cards_drawn);
    const auto refused = back(sitting, A);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, RefusalCode::nothing_to_undo);
    EXPECT_NE(refused.error().message.find("cards-drawn"), std::string::npos) << refused.error().message;
}

TEST(wall, what_follows_can_be_taken_back_up_to_it) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, hand invention-contest; B: mc 5");
    choose(sitting, A, kit::play("invention-contest"));
    const Document looking = state(sitting.game(A));
    ASSERT_TRUE(sitting.answer(A, sitting.ask(A), some_choice(sitting, A)));
    EXPECT_TRUE(sitting.way_back(A).is_open) << "which of them was kept showed nothing";
    ASSERT_TRUE(back(sitting, A));
    EXPECT_EQ(state(sitting.game(A)), looking);
    EXPECT_FALSE(back(sitting, A)) << "up to the cards and no further";
}

/// Nobody draws again: what lies on the deck is what lies there.
TEST(wall, stepping_back_before_it_draws_nothing_else) {
    const char* const text = "gen 2; A: mc 60, heat 8, hand invention-contest; B: mc 5";
    Sitting straight = sitting_at(text);
    choose(straight, A, kit::play("invention-contest"));
    Sitting wavering = sitting_at(text);
    for (int i = 0; i < 5; ++i) {
        choose(wavering, A, i % 2 == 0 ? project("power-plant") : convert_heat());
        ASSERT_TRUE(back(wavering, A));
    }
    choose(wavering, A, kit::play("invention-contest"));
    EXPECT_EQ(state(wavering.committed()), state(straight.committed()));
}

TEST(wall, is_known_after_opening) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, hand invention-contest; B: mc 5");
    choose(sitting, A, kit::play("invention-contest"));
    const Sitting again = accepted(Sitting::open(sitting.stored()));
    EXPECT_EQ(again.way_back(A).wall, Reveal::cards_drawn);
    EXPECT_FALSE(again.way_back(B).wall);
}

// -- bots

TEST(draft, a_bot_commits_at_once) {
    Sitting sitting = accepted(Sitting::begin(agreement("terraforming", {{"Ares", "random"}, {"Jan", ""}})));
    EXPECT_EQ(sitting.next(), B) << "people before bots";
    const auto step = sitting.commit_for(A, some_choice(sitting, A));
    ASSERT_TRUE(step);
    EXPECT_EQ(step->committed.size(), 1U);
    EXPECT_FALSE(back(sitting, A));
    EXPECT_FALSE(back(sitting, B));
}

// -- what others see

/// Everything that a sitting says to a seat, or to a spectator.
struct Sight {
    Document view;
    std::vector<Document> lines;
    bool is_awaited = false;
    std::string ask;
    bool can_step_back = false;
    friend bool operator==(const Sight&, const Sight&) = default;
};
Sight sight(const Sitting& sitting, PlayerId viewer) {
    const desk::Match& game = sitting.game(viewer);
    Sight sight{.view = desk::write_view(game.look(viewer))};
    for (const desk::Line& line : sitting.lines_since(viewer, 0)) sight.lines.push_back(desk::write_line(game, line));
    if (!viewer.is_some()) return sight;
    sight.is_awaited = game.is_awaited(viewer);
    sight.ask = to_text(sitting.ask(viewer));
    sight.can_step_back = sitting.way_back(viewer).is_open;
    return sight;
}

TEST(draft, is_seen_by_nobody_else_in_random_games) {
    int drafts = 0;
    for (const char* game : {"terraforming", "martians"}) {
        for (int n = 0; n < 2; ++n) {
            Sitting sitting =
                accepted(Sitting::begin(agreement(game, {{"Ola", ""}, {"Jan", ""}, {"Ewa", ""}}, std::to_string(n))));
            for (int i = 0; i < 60 && !sitting.is_over(); ++i) {
                const Sitting before = sitting;
                const PlayerId player = sitting.next();
                if (!player.is_some()) break;
                const auto step = accepted(sitting.answer(player, sitting.ask(player), some_choice(sitting, player)));
                if (!step.committed.empty()) continue;
                ++drafts;
                for (PlayerId other : {A, B, C, PlayerId::none()}) {
                    if (other == player) continue;
                    ASSERT_TRUE(sight(sitting, other) == sight(before, other)) << game << " " << n << " " << i;
                }
                if (i % 3 == 0) accepted(commit(sitting, player));
                for (PlayerId each : {A, B, C})
                    if (sitting.is_complete(each)) accepted(commit(sitting, each));
            }
        }
    }
    EXPECT_GT(drafts, 50);
}

}  // namespace
}  // namespace planitia::table_test
