/// The number of a question, which an answer quotes.
#include <kit/tables.h>

#include <map>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::ask_id;
using table::AskId;
using table::Sitting;

TEST(ask_id, is_written_and_read) {
    EXPECT_EQ(to_text(AskId{71, 2}), "71.2");
    EXPECT_EQ(ask_id("71.2"), (AskId{71, 2}));
    for (const char* text :
         {"", ".", "1", "1.", ".1", "1.2.3", "1.2 ", " 1.2", "-1.2", "1.-2", "01.2", "1.99999999999"})
        EXPECT_FALSE(ask_id(text)) << text;
}

TEST(ask_id, that_was_answered_is_stale) {
    Sitting sitting = sitting_at("gen 2; A: mc 60, heat 8; B: mc 60");
    const AskId first = sitting.ask(A);
    const desk::Choice power = choice(sitting, A, project("power-plant"));
    ASSERT_TRUE(sitting.answer(A, first, power));
    EXPECT_EQ(sitting.ask(A), (AskId{0, 1}));
    const Document before = state(sitting.game(A));
    for (const auto& refused : {sitting.answer(A, first, power), sitting.back(A, first), sitting.commit(A, first)}) {
        ASSERT_FALSE(refused) << "a click that came twice";
        EXPECT_EQ(refused.error().code, RefusalCode::stale);
    }
    EXPECT_EQ(state(sitting.game(A)), before);
    ASSERT_TRUE(sitting.back(A, sitting.ask(A)));
    EXPECT_FALSE(sitting.answer(A, first, power)) << "the same question, asked anew";
    ASSERT_TRUE(sitting.answer(A, sitting.ask(A), power));
    ASSERT_TRUE(sitting.commit(A, sitting.ask(A)));
    EXPECT_EQ(sitting.ask(A), (AskId{1, 0}));
}

TEST(ask_id, does_not_change_with_the_answers_of_others) {
    Sitting sitting = accepted(Sitting::begin(two_people()));
    const AskId mine = sitting.ask(A);
    accepted(sitting.answer(B, sitting.ask(B), some_choice(sitting, B), true));
    EXPECT_EQ(sitting.ask(A), mine);
    EXPECT_TRUE(sitting.answer(A, mine, some_choice(sitting, A)));
}

/// What one number asks for: committed choices, and the draft.
std::string asked(const Sitting& sitting, PlayerId player) {
    std::string text = std::to_string(sitting.committed().number(player));
    for (const table::StoredDraft& draft : sitting.stored().drafts)
        if (draft.player == player) text += " drafted " + std::to_string(draft.options.size());
    return text + " of " + std::to_string(sitting.game(player).number(player));
}

TEST(ask_id, is_never_used_for_two_questions_whatever_happens) {
    for (const char* game : {"terraforming", "martians"}) {
        Rng rng(game);
        Sitting sitting = accepted(Sitting::begin(two_people(game)));
        std::map<std::string, std::string> questions;
        for (int i = 0; i < 300 && !sitting.is_over(); ++i) {
            const PlayerId player{rng.below(2)};
            const AskId ask = sitting.ask(player);
            if (sitting.is_complete(player) || rng.below(5) == 0) {
                if (sitting.way_back(player).is_open)
                    accepted(rng.below(3) == 0 ? sitting.back(player, ask) : sitting.commit(player, ask));
            } else if (sitting.game(player).is_awaited(player)) {
                accepted(sitting.answer(player, ask, some_choice(sitting, player)));
            }
            if (rng.below(4) == 0) sitting = accepted(Sitting::open(sitting.stored()));  // the machine stopped
            for (PlayerId each : {A, B}) {
                const std::string id = std::to_string(each.index()) + ":" + to_text(sitting.ask(each));
                const std::string question = asked(sitting, each);
                ASSERT_EQ(questions.try_emplace(id, question).first->second, question) << game << " " << i;
            }
        }
        EXPECT_GT(questions.size(), 40U) << game;
    }
}

}  // namespace
}  // namespace planitia::table_test
