/// A match: its choices, its numbers, its log, and forks of it.
#include <desk/question.h>
#include <kit/heard.h>
#include <present/phrasebook.h>

#include "matches.h"

namespace planitia::desk_test {
namespace {

/// The whole log of what was played, the plain way.
std::vector<std::string> replayed(const Match& match) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            std::vector<std::string> all;
            Heard<G> heard(record.position().setup);
            record.replay(heard);
            for (const Document& event : heard.events) all.push_back(one_line(event));
            return all;
        },
        match.record());
}
std::vector<std::string> events(const Match& match) {
    std::vector<std::string> all;
    for (const desk::Line& line : match.lines()) all.push_back(one_line(desk::write_event(match, line.event)));
    return all;
}

TEST(match, keeps_the_log_as_it_goes) {
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        let_play(match, "log", 120);
        EXPECT_EQ(events(match), replayed(match));
        EXPECT_EQ(texts(match, match.lines()), texts(match, Match(match.record()).lines()))
            << "a record that is taken up again";
    }
}

TEST(match, gives_the_lines_of_a_choice) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        Rng rng("lines");
        for (int i = 0; i < 100 && !match.is_over(); ++i) {
            const std::size_t before = match.lines().size();
            const PlayerId player = match.awaited().front();
            const auto lines = choose(match, player, some_choice(match, player, rng));
            ASSERT_EQ(texts(match, lines), texts(match, match.lines().subspan(before)));
            ASSERT_EQ(texts(match, lines), texts(match, match.lines_since(match.choice_count() - 1)));
            for (std::size_t n = 0; n < lines.size(); ++n) {
                ASSERT_EQ(lines[n].number, before + n);
                ASSERT_EQ(lines[n].choice, match.choice_count() - 1);
                ASSERT_EQ(lines[n].by, player);
                ASSERT_LE(lines[n].move, lines[n].choice);
            }
        }
        EXPECT_EQ(match.lines_since(0).size(), match.lines().size());
        EXPECT_TRUE(match.lines_since(match.choice_count()).empty());
    }
}

TEST(match, takes_lines_back_with_their_choice) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        let_play(match, "undo", 30);
        const auto before = texts(match, match.lines());
        let_play(match, "more", 5);
        for (int i = 0; i < 5; ++i) ASSERT_TRUE(match.undo());
        EXPECT_EQ(texts(match, match.lines()), before);
        EXPECT_EQ(match.choice_count(), 30U);
        while (match.choice_count() > 0) ASSERT_TRUE(match.undo());
        EXPECT_FALSE(match.undo());
        EXPECT_TRUE(match.lines().empty());
    }
}

TEST(match, refuses_what_is_not_legal_and_is_unchanged) {
    Match match = match_at("gen 2; A: mc 5; B: mc 5");
    const Choice city = {terraforming::option(terraforming::OptionKind::standard_project, terraforming::Project::city)};
    EXPECT_FALSE(match.choose(A, city));
    EXPECT_FALSE(match.choose(B, choice_of(match, A, pass())));
    EXPECT_EQ(match.choice_count(), 0U);
    EXPECT_TRUE(match.lines().empty());
}

TEST(match, numbers_the_questions_of_each_seat) {
    Match match = begun(terraforming::Setup{.players = 3});
    Rng rng("numbers");
    std::array<std::size_t, 3> answered = {};
    for (int i = 0; i < 60; ++i) {
        const PlayerId player = random_seat(match.awaited(), rng);
        choose(match, player, some_choice(match, player, rng));
        ++answered[player.index()];
        for (PlayerId each : {A, B, C}) ASSERT_EQ(match.number(each), answered[each.index()]);
        ASSERT_EQ(match.last_chooser(), player);
        ASSERT_EQ(match.choices_until(player), match.choice_count());
        ASSERT_EQ(match.chooser(match.choice_count() - 1), player);
    }
}

TEST(match, knows_who_has_not_chosen_yet) {
    const Match match = begun(terraforming::Setup{.players = 2});
    EXPECT_FALSE(match.last_chooser().is_some());
    EXPECT_EQ(match.choices_until(A), 0U);
}

// -- moves

TEST(match, an_action_is_one_move_with_all_that_is_asked_in_it) {
    Match match = match_at("gen 3; A: mc 60, titanium 3, hand asteroid; B: plants 5; C: plants 5");
    choose(match, A, play("asteroid"));
    choose(match, A, pay({.mc = 14}));
    const auto last = choose(match, A, target(B, 3));
    ASSERT_FALSE(last.empty());
    EXPECT_EQ(last.front().choice, 2U);
    for (const desk::Line& line : match.lines()) EXPECT_EQ(line.move, 0U) << text(match, line);
    const auto next = choose(match, A, end_turn());
    EXPECT_EQ(next.front().move, 3U);
    EXPECT_EQ(choose(match, B, pass()).front().move, 4U);
}

TEST(match, a_visit_of_martians_is_one_move_with_all_that_is_asked_in_it) {
    Match match = Match::from_position(martians_game(R"("goods":{"energy":1})").position());
    choose(match, A, visit("moxie", "oxygen"));
    const auto lines = choose(match, A, in_quarter(2));
    ASSERT_FALSE(lines.empty());
    for (const desk::Line& line : match.lines()) EXPECT_EQ(line.move, 0U) << text(match, line);
    const auto after = choose(match, A, Move{Document::map({{"kind", "end-turn"}})});
    EXPECT_EQ(after.front().move, 2U);
}

/// Of a position where A has bought with heat at hand, B has answered, and A is asked how to pay.
Match paying_after_the_answer_of_another() {
    Match match = match_at("gen 2; first A; active A; A: corp helion, mc 5, heat 20; B: mc 20");
    choose(match, A, pass());
    choose(match, B, pass());
    for (PlayerId player : {A, B}) {
        const auto question = desk::ask(match, player, {present::phrasebook(present::Language::en)});
        choose(match, player, question.choice({question.answers().front()}));
    }
    return match;
}

TEST(match, a_purchase_is_one_move_though_another_answers_within) {
    Match match = paying_after_the_answer_of_another();
    Match fork = match.fork();
    for (Match* each : {&match, &fork}) {
        ASSERT_TRUE(each->is_awaited(A));
        const auto paid = choose(*each, A, each->choices(A).front());
        ASSERT_FALSE(paid.empty());
        EXPECT_EQ(paid.front().choice, 4U);
        for (const desk::Line& line : paid) EXPECT_EQ(line.move, 2U) << text(match, line);
    }
}

// -- forks

TEST(match, a_fork_goes_on_alone_and_counts_on) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        let_play(match, "base", 40);
        const auto before = texts(match, match.lines());
        Match fork = match.fork();
        EXPECT_TRUE(fork.lines().empty());
        EXPECT_EQ(fork.choice_count(), 40U);
        for (PlayerId player : seats(match.player_count())) {
            EXPECT_EQ(fork.number(player), match.number(player));
            EXPECT_EQ(fork.choices_until(player), match.choices_until(player));
        }
        let_play(fork, "draft", 5);
        EXPECT_EQ(texts(match, match.lines()), before);
        EXPECT_EQ(match.choice_count(), 40U);
        let_play(match, "draft", 5);
        EXPECT_EQ(texts(fork, fork.lines()), texts(match, match.lines_since(40))) << "the same choices, the same lines";
        EXPECT_EQ(texts(fork, fork.lines_since(42)), texts(match, match.lines_since(42)));
        EXPECT_EQ(fork.chooser(41), match.chooser(41));
    }
}

TEST(match, a_fork_can_be_taken_back_to_where_it_began) {
    Match match = begun(terraforming::Setup{.players = 2});
    let_play(match, "base", 20);
    Match fork = match.fork();
    let_play(fork, "draft", 3);
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(fork.undo());
    const auto undone = fork.undo();
    ASSERT_FALSE(undone);
    EXPECT_EQ(undone.error().code, RefusalCode::nothing_to_undo);
    EXPECT_EQ(desk::write_position(fork), desk::write_position(match));
}

TEST(match, a_fork_in_the_middle_of_an_action_goes_on_with_its_move) {
    Match match = match_at("gen 3; A: mc 60, titanium 3, hand asteroid; B: plants 5; C: plants 5");
    choose(match, A, project("power-plant"));
    choose(match, A, play("asteroid"));
    Match fork = match.fork();
    for (const desk::Line& line : choose(fork, A, pay({.mc = 14}))) EXPECT_EQ(line.move, 1U) << text(fork, line);
}

// -- what it shows

TEST(match, tells_beforehand_what_a_choice_would_reveal) {
    const Match match = match_at("gen 2; A: mc 60, hand invention-contest mine; B: mc 5");
    EXPECT_EQ(match.would_reveal(A, choice_of(match, A, play("invention-contest"))), Reveal::cards_drawn);
    EXPECT_EQ(match.would_reveal(A, choice_of(match, A, play("mine"))), std::nullopt);
    EXPECT_EQ(match.choice_count(), 0U);
}

TEST(match, looks_as_a_seat_or_as_a_spectator) {
    const Match match = match_at("gen 2; A: hand mine; B: hand birds");
    const auto own = std::get<terraforming::View>(match.look(A));
    EXPECT_EQ(own.known.player(A).hand.size(), 1U);
    EXPECT_TRUE(own.known.player(B).hand.empty());
    EXPECT_TRUE(std::get<terraforming::View>(match.look({})).known.player(A).hand.empty());
}

// -- bots

TEST(match, a_bot_that_sees_the_same_answers_the_same) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        Rng secrets("secrets");
        let_play(match, "bots", 60, [&](const Match& now, PlayerId player, Rng&) {
            const Match other = with_other_secrets(now, player, secrets);
            const auto choice = now.bot(player, "random");
            ASSERT_TRUE(choice);
            ASSERT_EQ(*choice, *other.bot(player, "random"));
            ASSERT_TRUE(Match(now).choose(player, *choice));
        });
    }
    EXPECT_FALSE(begun(martians::Setup{}).bot(A, "oracle"));
}

}  // namespace
}  // namespace planitia::desk_test
