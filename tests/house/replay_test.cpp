/// Finished games as one document, and as a file that can be checked.
#include <house/changes.h>
#include <house/course_of_game.h>
#include <house/exported.h>
#include <json/json.h>
#include <table/deal.h>

#include <set>

#include "tables.h"

namespace planitia::house_test {
namespace {

using house::Audience;
using house::write_replay;

/// The state after all steps.
Document end_of(const Document& replay) {
    Document state = house::without(*replay.find("first"), "awaited");
    for (const Document& step : *replay.find("steps")->as_list())
        state = house::apply(std::move(state), {*step.find("set")->as_list(), *step.find("gone")->as_list()});
    return state;
}

TEST(replay, leads_to_what_each_viewer_sees_at_the_end) {
    for (const desk::AnySetup& setup : a_few_setups()) {
        const Sitting sitting = finished(setup, "replay");
        const TableSight table = sight_of(sitting);
        for (const char* word : {"0", "2", "spectator"}) {
            const Audience audience = *house::audience(word, 3);
            const Document replay = accepted(write_replay(table, audience, telling()));
            EXPECT_EQ(replay.find("steps")->as_list()->size(), sitting.committed().choice_count());
            EXPECT_EQ(table::canonical_json(end_of(replay)),
                      table::canonical_json(house::write_body(table, sitting.committed().look(audience.viewer))));
            std::size_t lines = 0;
            for (const Document& step : *replay.find("steps")->as_list()) {
                for (const Document& line : *step.find("lines")->as_list()) EXPECT_FALSE(text_at(line, "text").empty());
                lines += step.find("lines")->as_list()->size();
            }
            EXPECT_EQ(lines, sitting.committed().lines().size());
        }
    }
}

TEST(replay, for_all_shows_every_hand_at_every_step) {
    const Sitting sitting = finished(terraforming::Setup{.players = 3, .draft = true}, "replay");
    const Document replay = accepted(write_replay(sight_of(sitting), {.sees_all = true}, telling()));
    EXPECT_EQ(*replay.find("viewer"), Document("all"));
    Document state = house::without(*replay.find("first"), "awaited");
    Match match = table::start_of(sitting.committed());
    const auto& record = std::get<Record<terraforming::Terraforming>>(sitting.committed().record());
    std::size_t i = 0;
    for (const Document& step : *replay.find("steps")->as_list()) {
        state = house::apply(std::move(state), {*step.find("set")->as_list(), *step.find("gone")->as_list()});
        const auto& entry = record.entries()[i++];
        accepted(match.choose(entry.player, desk::Choice(entry.steps.begin(), entry.steps.end())));
        if (i % 10 != 0) continue;
        for (PlayerId player : seats(3)) {
            const Document own = desk::write_view(match.look(player));
            const Document& shown = state.find("view")->find("players")->as_list()->at(player.index());
            ASSERT_EQ(*shown.find("hand"), *own.find("players")->as_list()->at(player.index()).find("hand")) << i;
        }
    }
    EXPECT_GT(i, 100U);
}

TEST(replay, is_refused_until_the_game_is_over) {
    TableSight table;
    EXPECT_EQ(write_replay(table, {}, telling()).error().code, RefusalCode::not_started);
    const Sitting sitting = accepted(Sitting::begin(table_test::two_people()));
    for (const char* state : {"playing", "over", "closed"}) {
        table = sight_of(sitting);
        table.state = state;
        table.seed = table.secret = "s";
        EXPECT_EQ(write_replay(table, {}, telling()).error().code, RefusalCode::unsupported) << state;
        EXPECT_EQ(house::write_export(table).error().code, RefusalCode::unsupported) << state;
    }
}

TEST(replay, knows_whose_eyes_are_meant) {
    EXPECT_EQ(house::audience("2", 3)->viewer, PlayerId{2});
    EXPECT_TRUE(house::audience("all", 3)->sees_all);
    EXPECT_FALSE(house::audience("spectator", 3)->viewer.is_some());
    for (const char* word : {"", "3", "-1", "01", "0 ", "everybody"}) EXPECT_FALSE(house::audience(word, 3)) << word;
}

TEST(export, of_a_finished_game_can_be_checked) {
    const std::string secret(32, 's');
    const Document setup = *from_json(R"({"players":2})");
    for (const char* game : {"terraforming", "martians"}) {
        const std::vector<std::string> shares = {std::string(16, 'a'), ""};
        const std::string seed = table::deal_seed(secret, setup, shares);
        const Sitting sitting = finished(accepted(desk::read_setup(game, setup)), seed);
        TableSight table = sight_of(sitting);
        table.deal = table.id;
        table.secret = table::hex(secret);
        table.seed = seed;
        table.setup = setup;
        table.commitment = table::commitment(table.id, secret);
        for (std::size_t i = 0; i < 2; ++i) table.seats[i].share = table::hex(shares[i]);
        const Document exported = accepted(house::write_export(table));
        const auto verified = table::verify_deal(*from_json(to_json(exported)));
        EXPECT_TRUE(verified) << game << ": " << verified.error().message;
        EXPECT_EQ(text_at(exported, "seed"), seed);
        table.seats[0].share = "";
        EXPECT_FALSE(table::verify_deal(accepted(house::write_export(table)))) << "another share, another seed";
    }
}

}  // namespace
}  // namespace planitia::house_test
