#include <game/record.h>
#include <game/version.h>
#include <kit/heard.h>
#include <kit/random_play.h>
#include <kit/scenario.h>

#include <array>

namespace planitia::kit {
namespace {

using terraforming::Terraforming;
using TerraformingRecord = Record<Terraforming>;

/// A game after some random choices.
TerraformingRecord played(int choices) {
    auto record = TerraformingRecord::begin({}, "record");
    EXPECT_TRUE(record.has_value());
    Rng rng("answers");
    for (int i = 0; i < choices; ++i) {
        terraforming::Position next = record->position();
        const PlayerId player = random_seat(record->awaited(), rng);
        EXPECT_TRUE(record->choose(player, random_choice<Terraforming>(next, player, rng)));
    }
    return *record;
}

TEST(record, begins_with_the_deal_and_no_entries) {
    const auto record = TerraformingRecord::begin({}, "record");
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->entries().empty());
    EXPECT_EQ(record->position(), record->start());
    EXPECT_EQ(record->seed(), "record");
    EXPECT_TRUE(record->setup().has_value());
    EXPECT_EQ(record->awaited().size(), 2U);
}

TEST(record, of_a_refused_setup_is_refused) {
    terraforming::Setup setup;
    setup.players = 6;
    EXPECT_FALSE(TerraformingRecord::begin(setup, "record"));
}

TEST(record, keeps_a_running_hash) {
    const TerraformingRecord record = played(5);
    std::uint64_t hash = Terraforming::hash(record.start());
    terraforming::Position position = record.start();
    for (const auto& entry : record.entries()) {
        for (const auto& step : entry.steps) Terraforming::answer(position, entry.player, step);
        hash = combine(hash, Terraforming::hash(position));
        EXPECT_EQ(entry.hash, hash);
    }
    EXPECT_EQ(record.hash(), hash);
}

TEST(record, keeps_a_running_digest_of_what_happened_and_of_who_is_awaited) {
    const TerraformingRecord record = played(30);
    std::uint64_t value = hash_text("terraforming");
    terraforming::Position position = record.start();
    for (const auto& entry : record.entries()) {
        Heard<Terraforming> heard(position.setup);
        for (const auto& step : entry.steps) Terraforming::answer(position, entry.player, step, &heard);
        Document asked = Document::list();
        for (PlayerId player : {A, B})
            if (Terraforming::awaited(position).contains(player)) asked.add(player.index());
        value = combine(value, digest(Document::list().add(heard.events).add(asked)));
        EXPECT_EQ(entry.digest, value);
    }
    EXPECT_EQ(record.digest(), value);
    EXPECT_NE(record.digest(), played(29).digest());
}

TEST(record, tells_no_events_of_a_choice_that_it_refuses) {
    auto game = given("A: hand asteroid comet; B: mc 1");
    game.when(A, project("sell-patents"));
    TerraformingRecord record = TerraformingRecord::from_position(game.position());
    Heard<Terraforming> heard(record.position().setup);
    const std::array steps = {
        terraforming::option(terraforming::OptionKind::take_card, terraforming::find_card("asteroid"))};
    ASSERT_FALSE(record.choose(A, steps, &heard));
    EXPECT_TRUE(heard.events.empty());
}

TEST(record, refuses_a_seat_that_is_not_asked) {
    TerraformingRecord record = TerraformingRecord::from_position(given("active A").position());
    const std::array steps = {terraforming::option(terraforming::OptionKind::pass)};
    for (PlayerId player : {B, C, PlayerId::none()}) {
        const auto done = record.choose(player, steps);
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().code, RefusalCode::not_awaited);
    }
    EXPECT_TRUE(record.choose(A, steps));
}

TEST(record, refuses_what_is_not_offered_and_stays_as_it_was) {
    TerraformingRecord record = played(6);
    const TerraformingRecord before = record;
    const std::array steps = {terraforming::option(terraforming::OptionKind::decline)};
    const auto done = record.choose(record.awaited().front(), steps);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, RefusalCode::illegal);
    EXPECT_EQ(record.position(), before.position());
    EXPECT_EQ(record.entries(), before.entries());
}

TEST(record, refuses_an_incomplete_choice) {
    auto game = given("A: hand asteroid comet; B: mc 1");
    game.when(A, project("sell-patents"));
    TerraformingRecord record = TerraformingRecord::from_position(game.position());
    const std::array steps = {
        terraforming::option(terraforming::OptionKind::take_card, terraforming::find_card("asteroid"))};
    const auto done = record.choose(A, steps);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, RefusalCode::illegal);
    EXPECT_EQ(record.position(), game.position());
    EXPECT_FALSE(record.choose(A, {}));
}

TEST(record, leaves_out_steps_that_the_engine_took_itself) {
    auto game = given("A: hand asteroid; B: mc 1");
    TerraformingRecord record = TerraformingRecord::from_position(game.position());
    using terraforming::OptionKind;
    const std::array steps = {terraforming::option(OptionKind::convert_heat), terraforming::option(OptionKind::pass)};
    ASSERT_FALSE(record.choose(A, steps));
    const std::array pass_twice = {terraforming::option(OptionKind::pass), terraforming::option(OptionKind::pass)};
    ASSERT_TRUE(record.choose(A, pass_twice));
    EXPECT_EQ(record.entries().front().steps.size(), 1U);
}

TEST(record, undo_takes_back_the_last_choice) {
    TerraformingRecord record = played(12);
    const TerraformingRecord shorter = played(11);
    ASSERT_TRUE(record.undo());
    EXPECT_EQ(record.position(), shorter.position());
    EXPECT_EQ(record.entries(), shorter.entries());
}

TEST(record, without_entries_has_nothing_to_undo) {
    TerraformingRecord record = played(0);
    const auto done = record.undo();
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, RefusalCode::nothing_to_undo);
}

TEST(record, verifies) { EXPECT_TRUE(played(40).verify()); }

class Counter final : public EventSink<terraforming::Event> {
  public:
    void on(const terraforming::Event&) override { ++count; }
    int count = 0;
};

TEST(record, replay_gives_the_events_that_were_heard_when_playing) {
    auto record = TerraformingRecord::begin({}, "record");
    ASSERT_TRUE(record);
    Rng rng("answers");
    Counter live;
    for (int i = 0; i < 60; ++i) {
        terraforming::Position next = record->position();
        const PlayerId player = random_seat(record->awaited(), rng);
        ASSERT_TRUE(record->choose(player, random_choice<Terraforming>(next, player, rng), &live));
    }
    Counter replayed;
    record->replay(replayed);
    EXPECT_GT(live.count, 0);
    EXPECT_EQ(live.count, replayed.count);
}

TEST(record, replay_names_every_choice_before_its_events) {
    auto record = TerraformingRecord::begin({}, "record");
    ASSERT_TRUE(record);
    Rng rng("answers");
    std::vector<int> heard;  // events up to every choice
    Counter live;
    for (int i = 0; i < 30; ++i) {
        heard.push_back(live.count);
        terraforming::Position next = record->position();
        const PlayerId player = random_seat(record->awaited(), rng);
        ASSERT_TRUE(record->choose(player, random_choice<Terraforming>(next, player, rng), &live));
    }
    Counter replayed;
    std::vector<int> begun;
    record->replay(replayed, [&](std::size_t choice) {
        EXPECT_EQ(choice, begun.size());
        begun.push_back(replayed.count);
    });
    EXPECT_EQ(begun, heard);
}

TEST(record, has_an_engine_version) { EXPECT_FALSE(kEngineVersion.empty()); }

}  // namespace
}  // namespace planitia::kit
