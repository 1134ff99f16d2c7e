// `check` is a digest that anybody can compute. Whatever it says, what is pending is accepted only where it can be played to the end.
#include <kit/forger.h>
#include <kit/martians_game.h>
#include <martians/notation/names.h>

namespace planitia::kit::colony {
namespace {

using martians::Martians;

/// The position of a game with something in it changed, and sealed again.
template <class Change>
std::string refusal_of_forged(const MartiansGame& game, Change change) {
    Document document = Martians::write_position(game.position());
    change(document, *document.find("pending"));
    seal(document);
    const auto position = Martians::read_position(document);
    return position ? "accepted" : position.error().message;
}

MartiansGame building() {
    auto game = given("A: energy 9, aux 9, money 9");
    return game.when(A, visit("construction", "build"));
}

std::string refusal_of_asking(const MartiansGame& game, const std::string& key, const Document& value) {
    return refusal_of_forged(game, [&](Document&, Document& pending) { pending.find("asking")->set(key, value); });
}

TEST(martians_forged, nothing) {
    EXPECT_EQ(refusal_of_forged(building(), [](auto&, auto&) {}), "accepted");
}

TEST(martians_forged, question_without_its_action) {
    const std::string refused = "the question is not one of its action";
    EXPECT_EQ(refusal_of_asking(building(), "action", Document()), refused);
    EXPECT_EQ(refusal_of_asking(building(), "action", "hire"), refused);
    EXPECT_EQ(refusal_of_asking(building(), "action", "expand"), refused) << "which is not being done";
    EXPECT_EQ(refusal_of_asking(building(), "question", "technology"), refused);
}

TEST(martians_forged, question_about_too_much) {
    EXPECT_EQ(refusal_of_asking(building(), "need", "hunger"), "the question is not about that need");
    EXPECT_EQ(refusal_of_asking(building(), "hired", "doctor"), "nobody is hired");
    EXPECT_EQ(refusal_of_asking(building(), "left", 2), "the question is asked another number of times");
    EXPECT_EQ(refusal_of_asking(building(), "rare", true), "the question is not about rare samples");
}

TEST(martians_forged, player_who_has_not_the_turn) {
    EXPECT_EQ(refusal_of_asking(building(), "player", 1), "another player is asked than has the turn");
    EXPECT_EQ(refusal_of_forged(building(), [](auto&, Document& pending) { pending.set("taken", 1); }),
              "another player is asked than has the turn");
}

TEST(martians_forged, extract_and_event_that_are_not_there) {
    EXPECT_EQ(refusal_of_forged(building(), [](auto&, Document& pending) { pending.set("mustTake", true); }),
              "an extract is under way that nobody does");
    EXPECT_EQ(refusal_of_forged(building(), [](auto&, Document& pending) { pending.set("event", "cargo-chute"); }),
              "an event acts that lasts, was not drawn, or at another moment");
}

/// Every word that stands in what is pending.
std::vector<std::string> words() {
    std::vector<std::string> all;
    const auto add = [&]<class E>(E) {
        for (E each : every<E>()) all.emplace_back(martians::name(each));
    };
    add(martians::Step{});
    add(martians::Question{});
    add(martians::Action{});
    add(martians::Need{});
    add(martians::Person{});
    add(martians::EventCard{});
    add(martians::Phase{});
    return all;
}

testing::AssertionResult holds_for_who_answers(const martians::Position& position, PlayerId, Rng& rng) {
    if (const auto fault = Martians::violation(position)) return testing::AssertionFailure() << *fault;
    const auto again = Martians::read_position(Martians::write_position(position));
    if (!again || !(*again == position)) return testing::AssertionFailure() << "read as another position";
    if (Martians::is_over(position)) return testing::AssertionSuccess();
    const PlayerId asked = Martians::awaited(position).front();
    if (const auto fault = Martians::violation(Martians::resample(Martians::observe(position, asked), rng)))
        return testing::AssertionFailure() << "dealt anew: " << *fault;
    return testing::AssertionSuccess();
}

TEST(martians_forged, position_that_is_accepted_is_played_to_its_end) {
    int accepted = 0;
    for (int round = 0; round < forged_rounds(); ++round)
        for (martians::Variant variant : every<martians::Variant>())
            for (std::uint8_t players = 1; players <= 4; ++players) {
                martians::Setup setup;
                setup.variant = variant;
                setup.players = players;
                setup.scenario = static_cast<martians::Scenario>((players + round) % 7);
                setup.chooses_corporations = players % 2 == 1;
                const std::string seed = "forged " + std::to_string(round);
                if (!Martians::begin(setup, seed)) continue;
                Rng rng(seed + std::string(martians::name(variant)) + std::to_string(players));
                ASSERT_TRUE(forged_are_played(Trial<Martians>{setup, seed}, Forger(rng, words()), Rng(seed), accepted,
                                              holds_for_who_answers));
            }
    EXPECT_GT(accepted, 20) << "of which something could be learned";
}

}  // namespace
}  // namespace planitia::kit::colony
