/// What a viewer is sent of a table.
#include <house/instant.h>
#include <house/sight.h>
#include <json/json.h>
#include <kit/moves.h>
#include <kit/scenario.h>

#include "tables.h"

namespace planitia::house_test {
namespace {

using namespace kit;

Sitting sitting_of(const char* text) { return sitting_at(Match::from_position(given(text).position())); }

Document rest(const TableSight& table, PlayerId viewer, std::int64_t now = kNow) {
    return house::write_rest(table, viewer, now, telling());
}
Document at(const Document& document, std::initializer_list<std::string_view> keys) {
    const Document* found = &document;
    for (std::string_view key : keys) {
        found = found->as_list() != nullptr ? &found->as_list()->at(std::stoul(std::string(key))) : found->find(key);
        if (found == nullptr) return "nothing is there";
    }
    return *found;
}
Document::List items(const Document& document, std::initializer_list<std::string_view> keys) {
    return *at(document, keys).as_list();
}
void draft(Sitting& sitting, PlayerId player, const Move& move) { table_test::choose(sitting, player, move); }

TEST(sight, shows_a_draft_to_its_seat_alone) {
    Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    const TableSight table = sight_of(sitting);
    EXPECT_EQ(house::at(table, A), "0/0.0");
    EXPECT_EQ(house::at(table, PlayerId::none()), "0");
    draft(sitting, A, project("power-plant"));
    EXPECT_EQ(house::at(table, A), "0/0.1");
    const Document own = house::write_body(table, sitting.game(A).look(A));
    EXPECT_EQ(at(own, {"view", "players", "0", "stock", "megacredits"}), Document(49));
    const Document other = house::write_body(table, sitting.game(B).look(B));
    EXPECT_EQ(at(other, {"view", "players", "0", "stock", "megacredits"}), Document(60));
    EXPECT_EQ(
        to_json(at(rest(table, A), {"turn"})),
        R"({"number":0,"awaited":[0],"ask":"0.1","mine":{"drafted":1,"complete":false,"commitAt":null,"back":{"can":true}}})");
    EXPECT_EQ(
        to_json(at(rest(table, B), {"turn"})),
        R"({"number":0,"awaited":[0],"ask":"0.0","mine":{"drafted":0,"complete":false,"commitAt":null,"back":{"can":false}}})");
    EXPECT_EQ(to_json(at(rest(table, PlayerId::none()), {"turn"})), R"({"number":0,"awaited":[0]})");
}

TEST(sight, tells_when_a_complete_draft_is_committed) {
    Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    draft(sitting, A, project("power-plant"));
    draft(sitting, A, end_turn());
    TableSight table = sight_of(sitting);
    table.commit_at[A] = kNow + 5000;
    const Document mine = at(rest(table, A), {"turn", "mine"});
    EXPECT_EQ(to_json(mine),
              R"({"drafted":2,"complete":true,"commitAt":"2027-01-15T08:00:05.000Z","back":{"can":true}})");
    EXPECT_TRUE(at(rest(table, A), {"ask"}).is_null()) << "nothing is asked any more";
    EXPECT_EQ(at(rest(table, B), {"turn", "awaited"}), Document(Document::List{0}))
        << "for the others A is still awaited";
}

TEST(sight, says_why_there_is_no_way_back) {
    Sitting sitting = sitting_of("gen 2; A: mc 60, corp inventrix, first-action; B: mc 60");
    draft(sitting, A, first_action("inventrix"));
    EXPECT_EQ(to_json(at(rest(sight_of(sitting), A), {"turn", "mine", "back"})),
              R"({"can":false,"wall":"cards-drawn","text":"Cards were drawn."})");
}

TEST(sight, asks_a_seat_in_its_language) {
    const Sitting sitting = sitting_of("gen 2; A: mc 60, hand mine birds; B: mc 60");
    const TableSight table = sight_of(sitting);
    const Document ask = at(rest(table, A), {"ask"});
    EXPECT_EQ(at(ask, {"decision", "kind"}), Document("action"));
    EXPECT_EQ(at(ask, {"candidates", "0", "group"}), Document("hand"));
    EXPECT_FALSE(text_at(at(ask, {"candidates", "0"}), "title").empty());
    const Document polish = house::write_rest(table, A, kNow, telling(present::Language::pl));
    EXPECT_NE(at(polish, {"ask", "decision", "prompt"}), at(ask, {"decision", "prompt"}));
    EXPECT_TRUE(at(rest(table, B), {"ask"}).is_null());
    EXPECT_TRUE(at(rest(table, PlayerId::none()), {"ask"}).is_null());
}

TEST(sight, tells_a_colony_what_one_of_it_is_asked) {
    Match match = begun(martians::Setup{.variant = martians::Variant::coop, .players = 2}, "asked");
    Rng rng("asked");
    int turns = 0;
    int others = 0;
    let_play(match, rng, [&](const Match& now, Rng&) {
        const Sitting sitting = sitting_at(now);
        const TableSight table = sight_of(sitting);
        const PlayerId player = kit::random_seat(now.awaited(), rng);
        const PlayerId other{1 - player.index()};
        EXPECT_TRUE(items(rest(table, player), {"turn", "asked"}).empty()) << "one's own is `ask`";
        const Document own = at(rest(table, player), {"ask", "decision"});
        for (const PlayerId viewer : {other, PlayerId::none()}) {
            const Document told = at(rest(table, viewer), {"turn", "asked", "0"});
            for (const char* part : {"player", "kind", "prompt"}) EXPECT_EQ(at(told, {part}), at(own, {part}));
            const bool is_turn = at(own, {"kind"}) == Document("action");
            EXPECT_EQ(told.find("usual"), nullptr);
            EXPECT_EQ(told.find("options") == nullptr, is_turn);
            if (!is_turn) {
                EXPECT_EQ(at(told, {"options"}), at(own, {"options"}));
            }
            ++(is_turn ? turns : others);
        }
    });
    EXPECT_GT(turns, 0);
    EXPECT_GT(others, 0);
}

TEST(sight, tells_nobody_what_is_asked_where_something_is_secret) {
    for (const desk::AnySetup& setup : a_few_setups()) {
        const Sitting sitting = sitting_at(begun(setup, "asked"));
        for (const PlayerId viewer : {A, B, PlayerId::none()})
            EXPECT_EQ(at(rest(sight_of(sitting), viewer), {"turn"}).find("asked"), nullptr);
    }
}

TEST(sight, explains_a_question_inside_an_action) {
    Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    draft(sitting, A, project("aquifer"));
    const Document ask = at(rest(sight_of(sitting), A), {"ask"});
    EXPECT_EQ(at(ask, {"decision", "kind"}), Document("place-tile"));
    EXPECT_FALSE(text_at(ask, "explanation").empty());
}

TEST(sight, lists_a_dozen_ways_to_pay_the_usual_one_first) {
    Sitting sitting =
        sitting_of("gen 2; A: mc 80, steel 9, titanium 9, heat 30, corp helion, hand space-elevator; B: mc 5");
    const TableSight table = sight_of(sitting);
    draft(sitting, A, kit::play("space-elevator"));
    const Document decision = at(rest(table, A), {"ask", "decision"});
    ASSERT_EQ(at(decision, {"kind"}), Document("pay"));
    EXPECT_EQ(at(decision, {"options"}).as_list()->size(), house::kMostPayments);
    EXPECT_EQ(at(decision, {"more"}), Document(true));
    EXPECT_EQ(at(decision, {"usual"}), Document(0));
    const Document first = at(decision, {"options", "0"});
    for (const auto& [means, pieces] : Document::Map(*at(decision, {"payment", "usual"}).as_map()))
        EXPECT_EQ(at(first, {means}), pieces) << to_json(first);
    EXPECT_TRUE(at(rest(table, A), {"ask", "candidates"}).as_list()->empty());
    // Any other way can be sent all the same.
    const auto choices = sitting.game(A).choices(A);
    EXPECT_GT(choices.size(), 100U);
    EXPECT_TRUE(sitting.answer(A, sitting.ask(A), choices.back()));
}

TEST(sight, lists_few_ways_to_pay_as_they_are) {
    Sitting sitting = sitting_of("gen 2; A: mc 20, steel 2, hand mine; B: mc 5");
    draft(sitting, A, kit::play("mine"));
    const Document decision = at(rest(sight_of(sitting), A), {"ask", "decision"});
    EXPECT_EQ(at(decision, {"options"}).as_list()->size(), sitting.game(A).choices(A).size());
    EXPECT_EQ(decision.find("more"), nullptr);
}

// ---- what is hidden by agreement

TEST(sight, without_watchers_a_spectator_sees_seats_and_state_only) {
    const Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    TableSight table = sight_of(sitting);
    EXPECT_TRUE(may_look(table, PlayerId::none()));
    table.terms.watchers = false;
    EXPECT_FALSE(may_look(table, PlayerId::none()));
    EXPECT_TRUE(may_look(table, A));
    EXPECT_EQ(house::write_body(table, sitting.committed().look(PlayerId::none())), Document::map());
    EXPECT_TRUE(at(house::write_lines(table, PlayerId::none(), 0, 100, telling()), {"list"}).as_list()->empty());
    const Document seen = rest(table, PlayerId::none());
    EXPECT_EQ(seen.find("turn"), nullptr);
    EXPECT_EQ(seen.find("ask"), nullptr);
    EXPECT_EQ(seen.find("plan"), nullptr);
    EXPECT_EQ(at(seen, {"seats", "1", "name"}), Document("Jan"));
    EXPECT_EQ(at(seen, {"table", "state"}), Document("playing"));
    EXPECT_NE(house::write_body(table, sitting.committed().look(B)).find("view"), nullptr);
}

TEST(sight, without_points_nobody_sees_them_before_the_end) {
    const Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    TableSight table = sight_of(sitting);
    const auto points = [](const TableSight& of, const Sitting& now) {
        return at(house::write_body(of, now.committed().look(A)), {"facts", "players", "1"}).find("points") != nullptr;
    };
    EXPECT_TRUE(points(table, sitting));
    table.terms.points = false;
    EXPECT_FALSE(points(table, sitting));
    const Sitting over = finished(terraforming::Setup{.players = 2}, "points");
    TableSight ended = sight_of(over);
    ended.terms.points = false;
    EXPECT_TRUE(points(ended, over));
}

TEST(sight, tells_shares_after_the_deal_and_the_secret_at_the_end) {
    const Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    TableSight table = sight_of(sitting);
    table.secret = "5ec7e7";
    table.seed = "sha256:5eed";
    EXPECT_EQ(at(rest(table, A), {"deal"}).as_map()->size(), 2U);
    EXPECT_EQ(at(rest(table, A), {"deal", "shares", "0"}), Document(std::string(32, 'a')));
    for (const char* state : {"closed", "over"}) {
        table.state = state;
        EXPECT_EQ(to_json(rest(table, A)).find("5eed"), std::string::npos) << "the game was not played to its end";
    }
    table.sitting = nullptr;
    table.state = "gathering";
    EXPECT_EQ(at(rest(table, A), {"deal"}).as_map()->size(), 1U);
    EXPECT_EQ(house::at(table, A), "0");
    const Sitting over = finished(martians::Setup{.players = 2}, "deal");
    TableSight ended = sight_of(over);
    ended.secret = "5ec7e7";
    ended.seed = "sha256:5eed";
    EXPECT_EQ(at(rest(ended, A), {"deal", "secret"}), Document("5ec7e7"));
    EXPECT_EQ(at(rest(ended, PlayerId::none()), {"deal", "seed"}), Document("sha256:5eed"));
}

TEST(sight, of_a_finished_game_has_score_and_result) {
    for (const desk::AnySetup& setup : a_few_setups()) {
        const Sitting sitting = finished(setup, "score");
        TableSight table = sight_of(sitting);
        table.seats[1].hints = 3;
        const Document seen = rest(table, A);
        EXPECT_EQ(at(seen, {"score", "players"}).as_list()->size(), 3U);
        EXPECT_FALSE(text_at(at(seen, {"result"}), "text").empty());
        EXPECT_NE(at(seen, {"result", "won"}).as_list(), nullptr);
        EXPECT_EQ(at(seen, {"seats", "1", "hints"}), Document(3));
        EXPECT_TRUE(at(seen, {"ask"}).is_null());
    }
}

TEST(sight, has_the_clock_of_each_seat) {
    const Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    TableSight table = sight_of(sitting);
    EXPECT_EQ(at(rest(table, A), {"turn"}).find("clock"), nullptr);
    table.terms.clock = table::ClockTerms{.bank = 600, .per_turn = 10};
    table.seats[0].clock = {.bank_ms = 610'000, .until_ms = kNow + 1500};
    table.seats[1].clock = {.bank_ms = 600'000};
    EXPECT_EQ(to_json(at(rest(table, A), {"turn", "clock"})),
              R"([{"seat":0,"bank":610000,"until":"2027-01-15T08:00:01.500Z","left":1500},{"seat":1,"bank":600000}])");
    EXPECT_EQ(at(rest(table, A, kNow + 9000), {"turn", "clock", "0", "left"}), Document(0));
}

TEST(sight, has_the_plan_of_the_seat_alone) {
    const Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    TableSight table = sight_of(sitting);
    table.plan[A] = *from_json(R"([{"when":"asked-action","option":{"kind":"pass"}}])");
    EXPECT_EQ(at(rest(table, A), {"plan"}), table.plan[A]);
    EXPECT_EQ(at(rest(table, B), {"plan"}), Document::list());
    EXPECT_EQ(rest(table, PlayerId::none()).find("plan"), nullptr);
}

// ---- the log

TEST(sight, has_lines_of_the_own_draft_after_those_of_all) {
    Sitting sitting = sitting_of("gen 2; A: mc 60; B: mc 60");
    draft(sitting, A, project("power-plant"));
    const TableSight table = sight_of(sitting);
    const Document own = house::write_lines(table, A, 0, 400, telling());
    ASSERT_FALSE(at(own, {"list"}).as_list()->empty());
    for (const Document& line : items(own, {"list"})) EXPECT_EQ(*line.find("draft"), Document(true));
    EXPECT_TRUE(at(house::write_lines(table, B, 0, 400, telling()), {"list"}).as_list()->empty());
    accepted(sitting.commit(A, sitting.ask(A)));
    draft(sitting, A, project("power-plant"));
    const Document both = house::write_lines(table, A, 0, 400, telling());
    const std::size_t committed = sitting.committed().lines().size();
    std::set<std::int64_t> numbers;
    for (const Document& line : items(both, {"list"})) {
        numbers.insert(*line.find("number")->as_int());
        EXPECT_EQ(line.find("draft") != nullptr,
                  *line.find("number")->as_int() >= static_cast<std::int64_t>(committed));
    }
    EXPECT_EQ(numbers.size(), 2 * committed) << "each has a number of its own";
    EXPECT_EQ(at(both, {"list", "0", "text"}), Document("Ola uses the standard project “Power Plant”."));
}

TEST(sight, has_lines_by_number_and_says_when_there_are_more) {
    const Sitting sitting = finished(terraforming::Setup{.players = 2}, "lines");
    const TableSight table = sight_of(sitting);
    const std::size_t all = sitting.committed().lines().size();
    ASSERT_GT(all, 450U);
    const auto read = [&](std::size_t from, std::size_t most) {
        return house::write_lines(table, PlayerId::none(), from, most, telling());
    };
    EXPECT_EQ(at(read(0, 1000), {"list"}).as_list()->size(), house::kMostLines);
    EXPECT_EQ(at(read(0, 1000), {"more"}), Document(true));
    EXPECT_EQ(at(read(all - 10, 1000), {"list"}).as_list()->size(), 10U);
    EXPECT_EQ(read(all - 10, 1000).find("more"), nullptr);
    EXPECT_TRUE(at(read(all + 5, 1000), {"list"}).as_list()->empty());
    std::set<std::int64_t> numbers;
    for (std::size_t from = 0; from < all; from += 100)
        for (const Document& line : items(read(from, 100), {"list"})) numbers.insert(*line.find("number")->as_int());
    EXPECT_EQ(numbers.size(), all) << "none is lost between two pages";
}

TEST(instant, is_written_with_milliseconds) {
    EXPECT_EQ(house::instant_text(0), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(house::instant_text(-1), "1969-12-31T23:59:59.999Z");
    EXPECT_EQ(house::instant_text(1'795'197'731'250), "2026-11-20T18:02:11.250Z");
}

}  // namespace
}  // namespace planitia::house_test
