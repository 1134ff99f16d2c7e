// What a seat may know: nothing that is hidden from it reaches its view.
#include <json/json.h>
#include <kit/battery.h>
#include <kit/rich_position.h>
#include <kit/scenario.h>
#include <kit/setups.h>

#include <algorithm>
#include <set>

namespace planitia::kit {
namespace {

using namespace terraforming;

/// Who looks at cards drawn to choose from.
PlayerId looking(const Position& position) {
    return awaited(position).empty() ? PlayerId() : awaited(position).front();
}

bool may_see_choice(const Position& position, PlayerId viewer) {
    return position.phase >= Phase::action && looking(position) == viewer;
}

/// Every card that lies where the viewer can not look.
CardSet hidden_cards(const Position& position, PlayerId viewer) {
    CardSet hidden = position.discards;
    for (CardId card : position.revealed) hidden.erase(card);
    for (CardId card : position.deck) hidden.insert(card);
    if (!may_see_choice(position, viewer)) hidden |= position.resolution.seen;
    for (PlayerId id : position.seats()) {
        const PlayerState& player = position.player(id);
        if (id == viewer) continue;
        hidden |= player.hand | player.offer.dealt | player.offer.drafted;
        for (CardId card : player.offer.corporations)
            if (card.is_some()) hidden.insert(card);
    }
    return hidden;
}

/// The same position with the hidden cards changed for each other at random, and other random numbers to come.
class Permuted {
  public:
    Permuted(const Position& position, const CardSet& hidden, Rng& rng) : position_(position) {
        std::vector<CardId> projects;
        std::vector<CardId> corporations;
        for (CardId card : hidden) (info(card).kind == Kind::corporation ? corporations : projects).push_back(card);
        for (std::size_t i = 0; i < kMaxCards; ++i) becomes_[i] = CardId{i};
        for (const auto* group : {&projects, &corporations}) {
            std::vector<CardId> shuffled = *group;
            rng.shuffle(shuffled);
            for (std::size_t i = 0; i < group->size(); ++i) becomes_[(*group)[i].index()] = shuffled[i];
        }
        for (CardId& card : position_.deck) card = becomes_[card.index()];
        for (CardSet* set : {&position_.discards, &position_.resolution.seen, &position_.resolution.picked})
            change(*set);
        for (PlayerId id : position_.seats()) change(position_.player(id));
        position_.rng = Rng(rng.next());
    }
    const Position& position() const { return position_; }

  private:
    void change(CardSet& set) const {
        CardSet changed;
        for (CardId card : set) changed.insert(becomes_[card.index()]);
        set = changed;
    }
    void change(PlayerState& player) const {
        for (CardSet* set : {&player.hand, &player.offer.dealt, &player.offer.drafted, &player.offer.picked})
            change(*set);
        for (CardId& card : player.offer.corporations)
            if (card.is_some()) card = becomes_[card.index()];
        if (position_.phase == Phase::setup && player.corporation.is_some())
            player.corporation = becomes_[player.corporation.index()];
    }

    Position position_;
    std::array<CardId, kMaxCards> becomes_;
};

void collect_texts(const Document& document, std::set<std::string>& texts) {
    if (const std::string* text = document.as_text()) texts.insert(*text);
    if (const Document::List* list = document.as_list())
        for (const Document& item : *list) collect_texts(item, texts);
    if (const Document::Map* map = document.as_map())
        for (const auto& [key, value] : *map)
            if (key != "phase") collect_texts(value, texts);  // one phase has the name of a card
}

AssertionResult hides(const Position& position, PlayerId viewer, Rng& rng) {
    const CardSet hidden = hidden_cards(position, viewer);
    const Permuted other(position, hidden, rng);
    const View view = observe(position, viewer);
    if (!(view == observe(other.position(), viewer))) return AssertionFailure() << "the view depends on hidden cards";
    if (write_view(view) != write_view(observe(other.position(), viewer)))
        return AssertionFailure() << "the text of the view depends on hidden cards";
    std::set<std::string> texts;
    collect_texts(write_view(view), texts);
    for (CardId card : hidden)
        if (texts.contains(std::string(info(card).slug))) return AssertionFailure() << info(card).slug << " is shown";
    if (viewer.is_some() && awaited(position).contains(viewer) &&
        write_decision(position, viewer) != write_decision(other.position(), viewer))
        return AssertionFailure() << "the decision depends on hidden cards";
    return AssertionSuccess();
}

AssertionResult hides_from_everybody(const Position& position, PlayerId, Rng& rng) {
    if (auto result = hides(position, PlayerId::none(), rng); !result) return result;
    for (PlayerId viewer : position.seats())
        if (auto result = hides(position, viewer, rng); !result) return result;
    return AssertionSuccess();
}

class Observe : public testing::TestWithParam<NamedSetup> {};

TEST_P(Observe, shows_nothing_that_is_hidden) {
    for (int game = 0; game < 2; ++game) {
        Trial<Terraforming> trial{GetParam().setup, std::to_string(game)};
        ASSERT_TRUE(play_random(trial, hides_from_everybody));
        trial.start = rich_position(trial.setup, trial.seed);
        ASSERT_TRUE(play_random(trial, hides_from_everybody));
    }
}

INSTANTIATE_TEST_SUITE_P(setups, Observe, testing::ValuesIn(terraforming_setups()),
                         [](const auto& setup) { return setup.param.name; });

TEST(observe, shows_the_own_hand_and_counts_the_others) {
    const auto game = given("A: hand comet mine; B: hand birds; C: mc 0; deck ants fish; discards trees; rest C");
    const View view = observe(game.position(), A);
    EXPECT_EQ(view.known.player(A).hand, game.position().player(A).hand);
    EXPECT_TRUE(view.known.player(B).hand.empty());
    EXPECT_EQ(view.hand[A], 2);
    EXPECT_EQ(view.hand[B], 1);
    EXPECT_EQ(view.deck, 2);
    EXPECT_EQ(view.discards, 1);
    EXPECT_EQ(view.known.rng, Rng());
}

TEST(observe, shows_a_spectator_no_hand) {
    const View view = observe(given("A: hand comet; B: hand birds").position(), PlayerId::none());
    EXPECT_TRUE(view.known.player(A).hand.empty());
    EXPECT_TRUE(view.known.player(B).hand.empty());
}

TEST(observe, keeps_secret_what_others_chose_until_all_have) {
    auto game = dealt({.players = 3}, "secret");
    const View before = observe(game.position(), B);
    game.when(A, choose_corporation(info(game.position().player(A).offer.corporations[1]).slug));
    EXPECT_EQ(observe(game.position(), B), before);
    game.when(A, buy({}));
    const View after = observe(game.position(), B);
    EXPECT_TRUE(after.known.player(A).offer.is_ready);
    EXPECT_FALSE(after.known.player(A).corporation.is_some());
    EXPECT_TRUE(observe(game.position(), A).known.player(A).corporation.is_some());
}

TEST(observe, shows_cards_looked_at_to_the_looker_only) {
    auto game = given("A: mc 7, hand business-contacts; deck bushes trees comet asteroid birds");
    game.when(A, play("business-contacts"));
    EXPECT_EQ(observe(game.position(), A).known.resolution.seen.size(), 4U);
    EXPECT_TRUE(observe(game.position(), B).known.resolution.seen.empty());
    EXPECT_EQ(observe(game.position(), B).seen, 4);
}

TEST(resample, keeps_what_the_viewer_knows) {
    auto game = given("A: hand comet mine, played birds=2; B: hand trees fish ants");
    Rng rng("resample");
    const Position other = resample(observe(game.position(), A), rng);
    EXPECT_EQ(other.player(A), game.position().player(A));
    EXPECT_EQ(other.player(B).hand.size(), 3U);
    EXPECT_EQ(other.deck.size(), game.position().deck.size());
}

TEST(resample, gives_every_hidden_card_the_same_chance) {
    auto game = given("A: hand comet; B: hand trees fish ants");
    const View view = observe(game.position(), A);
    Rng rng("even");
    std::array<int, kMaxCards> counts{};
    for (int i = 0; i < 6900; ++i) {
        const Position other = resample(view, rng);
        for (CardId card : other.player(B).hand) ++counts[card.index()];
    }
    for (CardId card : game.position().deck) EXPECT_NEAR(counts[card.index()], 100, 50);  // 3 of 207 cards
    EXPECT_EQ(counts[find_card("comet").index()], 0);
}

TEST(resample, depends_on_the_view_alone) {
    const View view = observe(given("A: hand comet; B: hand trees fish ants").position(), A);
    Rng one("same");
    Rng two("same");
    const Position first = resample(view, one);
    EXPECT_EQ(first, resample(view, two));
    EXPECT_FALSE(first == resample(view, one));
}

TEST(observe, resamples_a_seat_that_was_dealt_nothing) {
    const auto text = from_json(R"({"phase":"draft","options":{"draft":true},"generation":2,
        "players":[{"dealt":["asteroid","comet"]},{"dealt":["birds","ants"]},{"dealt":[]}]})");
    const Position position = *read_position(*text);
    Rng rng;
    const View view = observe(position, PlayerId{0});
    EXPECT_EQ(observe(resample(view, rng), PlayerId{0}), view);
}

}  // namespace
}  // namespace planitia::kit
