/// What a seat is asked.
#include <desk/question.h>
#include <present/phrasebook.h>

#include <set>

#include "matches.h"

namespace planitia::desk_test {
namespace {

using desk::Answer;
using desk::AnswerGroup;
using desk::Question;

present::Speaker speaker(present::Language language = present::Language::en) { return {present::phrasebook(language)}; }

/// All of an answer in one line.
std::string text(const Match& match, const Answer& answer) {
    std::string all = answer.label + " | " + answer.note + " | " + answer.text;
    for (const desk::Price& price : answer.price)
        all += " | " + std::to_string(price.amount) + " " + std::string(price.what);
    if (answer.place) all += " @" + std::to_string(answer.place->column) + "," + std::to_string(answer.place->row);
    if (answer.entry != nullptr) all += " | " + answer.entry->title;
    for (const desk::Objection& each : answer.objections) all += " | no: " + each.text + " (" + each.brief + ")";
    return all + " | " + std::string(match.game());
}
std::vector<std::string> texts(const Match& match, const Question& question) {
    std::vector<std::string> all = {std::string(question.kind), question.prompt, question.about};
    for (const AnswerGroup& group : question.groups) {
        all.push_back("== " + std::string(group.name) + " " + group.title);
        for (const Answer& answer : group.answers) all.push_back(text(match, answer));
    }
    if (question.payment) {
        all.push_back("price " + std::to_string(question.payment->price));
        for (const desk::PaymentMeans& each : question.payment->means)
            all.push_back(std::string(each.means) + " " + std::to_string(each.worth) + " " + std::to_string(each.have) +
                          " " + std::to_string(each.most));
    }
    return all;
}

/// The answers to the question that are legal are just those of the game.
void expect_what_is_legal(const Match& match, PlayerId player, const Question& question) {
    const Document::List choices = std::visit(
        [&]<class G>(const Record<G>& record) {
            Document::List all;
            typename G::OptionList options;
            G::list_options(record.position(), player, options);
            for (const auto& option : options)
                all.push_back(G::write_choice(record.position(), player, std::vector{option}));
            return all;
        },
        match.record());
    std::multiset<std::string> legal;
    for (const Document& choice : choices) legal.insert(one_line(choice));
    std::multiset<std::string> possible;
    for (const Answer* answer : question.answers())
        if (answer->is_possible()) possible.insert(one_line(desk::write_choice(match, player, {answer->option})));
    EXPECT_EQ(possible, legal);
}

TEST(question, has_every_legal_answer_once) {
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        let_play(match, "legal", 150, [](const Match& now, PlayerId player, Rng& rng) {
            if (rng.below(3) != 0) return;
            const Question question = desk::ask(now, player, speaker());
            EXPECT_EQ(question.player, player);
            EXPECT_EQ(question.number, now.number(player));
            EXPECT_FALSE(question.prompt.empty());
            if (!question.pick) expect_what_is_legal(now, player, question);
        });
    }
}

TEST(question, whatever_is_possible_can_be_chosen) {
    for (const AnySetup& setup : a_few_setups()) {
        Match match = begun(setup);
        let_play(match, "choose", 200, [](const Match& now, PlayerId player, Rng& rng) {
            const Question question = desk::ask(now, player, speaker());
            const auto answers = question.answers();
            const Answer* answer = answers[rng.below(static_cast<std::uint32_t>(answers.size()))];
            if (question.pick) {
                std::vector<const Answer*> picked(answers.rbegin(),
                                                  answers.rbegin() + std::max(question.pick->min, question.pick->max));
                Match next = now;
                const auto done = next.choose(player, question.choice(picked));
                ASSERT_TRUE(done) << done.error().message;
            } else {
                ASSERT_EQ(Match(now).choose(player, question.choice(*answer)).has_value(), answer->is_possible());
            }
        });
    }
}

/// Two of four: after the third one only the last is left, and it follows by itself.
TEST(question, knows_what_is_picked_with_what_had_to_follow) {
    Match match = match_at("gen 2; A: mc 30, hand business-contacts");
    choose(match, A, choice_of(match, A, play("business-contacts")));
    const Question question = desk::ask(match, A, speaker());
    ASSERT_TRUE(question.pick);
    const auto answers = question.answers();
    ASSERT_EQ(answers.size(), 4U);
    const Choice third = {answers[2]->option};
    EXPECT_EQ(question.picked(third), (std::vector{answers[2], answers[3]}));
    EXPECT_EQ(question.picked({answers[0]->option, answers[2]->option}), (std::vector{answers[0], answers[2]}));
    Match whole = match.fork();
    EXPECT_TRUE(match.choose(A, third));
    EXPECT_TRUE(whole.choose(A, question.choice(question.picked(third))));
    EXPECT_EQ(match.look(A), whole.look(A));
}

TEST(log, tells_what_is_done_before_what_it_costs) {
    Match match = match_at("gen 2; A: mc 30; B: mc 5");
    const Question question = desk::ask(match, A, speaker());
    for (const Answer* each : question.answers())
        if (each->label == "Asteroid") {
            EXPECT_TRUE(match.choose(A, question.choice(*each)).has_value());
        }
    std::vector<std::string> texts;
    for (const desk::Line& line : desk::told(match.lines()))
        texts.push_back(desk::event_text(match, line.event, speaker()));
    ASSERT_GE(texts.size(), 2U);
    EXPECT_NE(texts[0].find("uses the standard project “Asteroid”"), std::string::npos) << texts[0];
    EXPECT_NE(texts[1].find("−14"), std::string::npos) << texts[1];
}

TEST(question, of_a_turn_shows_what_is_not_possible_and_why) {
    const Match match = match_at("gen 2; oxygen 5; A: mc 30, hand birds mine; B: mc 5");
    const Question question = desk::ask(match, A, speaker());
    EXPECT_EQ(question.kind, "action");
    const auto find = [&](std::string_view label) -> const Answer& {
        for (const Answer* each : question.answers())
            if (each->label == label) return *each;
        throw std::runtime_error("no " + std::string(label));
    };
    EXPECT_TRUE(find("Mine").is_possible());
    EXPECT_EQ(find("Mine").price, (std::vector<desk::Price>{{"megacredits", 4}}));
    ASSERT_NE(find("Mine").entry, nullptr);
    EXPECT_EQ(find("Mine").entry->title, "Mine");
    const Answer& birds = find("Birds");
    ASSERT_FALSE(birds.is_possible());
    EXPECT_EQ(std::get<terraforming::Reason>(birds.objections.front().reason).code,
              terraforming::ReasonCode::oxygen_too_low);
    EXPECT_FALSE(birds.objections.front().text.empty());
    EXPECT_EQ(question.find(birds.option), &birds);
    EXPECT_FALSE(desk::objections(match, A, birds.option, speaker()).empty());
    EXPECT_TRUE(desk::objections(match, A, find("Mine").option, speaker()).empty());
}

TEST(question, of_a_turn_of_martians_shows_what_is_not_possible_and_why) {
    const Match match = Match::from_position(martians_game(R"("goods":{"energy":0})").position());
    const Question question = desk::ask(match, A, speaker());
    std::size_t possible = 0;
    std::size_t impossible = 0;
    for (const Answer* each : question.answers()) {
        ++(each->is_possible() ? possible : impossible);
        for (const desk::Objection& objection : each->objections) EXPECT_FALSE(objection.text.empty());
    }
    EXPECT_GT(possible, 0U);
    EXPECT_GT(impossible, 0U);
}

TEST(question, about_a_payment_has_its_terms_and_the_usual_answer) {
    Match match = match_at("gen 2; A: mc 20, steel 1, hand mine");
    choose(match, A, play("mine"));
    const Question question = desk::ask(match, A, speaker());
    ASSERT_TRUE(question.payment);
    EXPECT_EQ(question.payment->price, 4);
    ASSERT_TRUE(question.usual);
    ASSERT_NE(question.find(*question.usual), nullptr);
    EXPECT_EQ(std::get<terraforming::Option>(*question.usual).steel, 1);
}

TEST(question, about_cards_has_them_with_their_entries) {
    Match match = begun(terraforming::Setup{.players = 2});
    choose(match, A, choice_of(match, A, Move{Document::map({{"index", 0}})}));
    const Question question = desk::ask(match, A, speaker());
    ASSERT_TRUE(question.pick);
    EXPECT_EQ(question.pick->min, 0);
    EXPECT_EQ(question.answers().size(), 10U);
    for (const Answer* each : question.answers()) {
        ASSERT_NE(each->entry, nullptr);
        EXPECT_EQ(each->label, each->entry->title);
        EXPECT_FALSE(each->note.empty());
    }
    const auto answers = question.answers();
    EXPECT_TRUE(match.choose(A, question.choice({answers[4], answers[1]}))) << "in any order";
    EXPECT_EQ(std::get<terraforming::View>(match.look(A)).known.player(A).offer.picked.size(), 2U);
}

/// Nothing of a question depends on what its seat can not know.
TEST(question, is_the_same_whatever_is_hidden) {
    for (const AnySetup& setup : every_setup()) {
        Match match = begun(setup);
        Rng secrets("secrets");
        let_play(match, "hidden", 120, [&](const Match& now, PlayerId player, Rng& rng) {
            if (rng.below(4) != 0) return;
            const Match other = with_other_secrets(now, player, secrets);
            ASSERT_EQ(texts(now, desk::ask(now, player, speaker())), texts(other, desk::ask(other, player, speaker())));
        });
    }
}

}  // namespace
}  // namespace planitia::desk_test
