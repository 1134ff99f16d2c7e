/// The difference between two documents, as it is sent.
#include <house/changes.h>
#include <json/json.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "tables.h"

namespace planitia::house_test {
namespace {

using house::apply;
using house::difference;
using house::Difference;

std::string text(const Difference& changed) {
    return to_json(Document::map({{"set", changed.set}, {"gone", changed.gone}}));
}
std::string between(const char* from, const char* to) { return text(difference(*from_json(from), *from_json(to))); }

TEST(changes, name_the_members_that_differ) {
    EXPECT_EQ(between(R"({"a":{"b":1,"c":2}})", R"({"a":{"b":1,"c":3}})"), R"({"set":[["/a/c",3]],"gone":[]})");
    EXPECT_EQ(between(R"({"a":1,"b":2})", R"({"b":2,"c":null})"), R"({"set":[["/c",null]],"gone":["/a"]})");
    EXPECT_EQ(between(R"({"a":1})", R"({"a":1})"), R"({"set":[],"gone":[]})");
}

TEST(changes, compare_lists_of_one_length_item_by_item_and_replace_others) {
    EXPECT_EQ(between(R"({"p":[{"x":1},{"x":2}]})", R"({"p":[{"x":1},{"x":3}]})"),
              R"({"set":[["/p/1/x",3]],"gone":[]})");
    EXPECT_EQ(between(R"({"p":[1,2]})", R"({"p":[1,2,3]})"), R"({"set":[["/p",[1,2,3]]],"gone":[]})");
    EXPECT_EQ(between(R"({"p":{"count":2}})", R"({"p":["a","b"]})"), R"({"set":[["/p",["a","b"]]],"gone":[]})");
}

TEST(changes, escape_keys_as_the_standard_says) {
    EXPECT_EQ(between(R"({"a/b":{"~":1}})", R"({"a/b":{"~":2}})"), R"({"set":[["/a~1b/~0",2]],"gone":[]})");
    const Document from = *from_json(R"({"a/b":{"~":1,"~1":5}})");
    const Document to = *from_json(R"({"a/b":{"~":2}})");
    EXPECT_EQ(apply(from, difference(from, to)), to);
}

TEST(changes, replace_a_document_of_another_sort) {
    EXPECT_EQ(between("1", "2"), R"({"set":[["",2]],"gone":[]})");
    EXPECT_EQ(apply(Document(1), difference(Document(1), Document::list())), Document::list());
}

/// Time of the processor that this process has taken: the machine may be busy.
double taken_us() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

/// What random games take on the way, for who looks at them.
struct Traffic {
    std::vector<std::size_t> states;
    std::vector<std::size_t> changes;
    double compare_us = 0;

    void print(const char* game) {
        std::ranges::sort(states);
        std::ranges::sort(changes);
        const auto sum = [](const std::vector<std::size_t>& all) {
            std::size_t bytes = 0;
            for (std::size_t each : all) bytes += each;
            return bytes;
        };
        std::printf(
            "  %s: %zu pushes; a state has %zu bytes (p50), a change %zu (p50), %zu (p95); all states %zu kB, all "
            "changes %zu kB; %.1f us to compare\n",
            game, states.size(), states[states.size() / 2], changes[changes.size() / 2],
            changes[changes.size() * 95 / 100], sum(states) / 1000, sum(changes) / 1000,
            compare_us / static_cast<double>(states.size()));
    }
};

void expect_changes_lead_on(const desk::AnySetup& setup, Traffic& traffic) {
    const Sitting whole = finished(setup, "changes");
    const TableSight table = sight_of(whole);
    const std::size_t players = whole.seats().size();
    std::vector<Document> before(players + 1);
    Match match = table::start_of(whole.committed());
    std::visit(
        [&](const auto& record) {
            for (const auto& entry : record.entries()) {
                accepted(match.choose(entry.player, desk::Choice(entry.steps.begin(), entry.steps.end())));
                for (std::size_t i = 0; i <= players; ++i) {
                    const PlayerId viewer = i < players ? PlayerId{i} : PlayerId::none();
                    Document now = house::write_body(table, match.look(viewer));
                    const double start = taken_us();
                    const Difference changed = difference(before[i], now);
                    traffic.compare_us += taken_us() - start;
                    ASSERT_EQ(digest(apply(before[i], changed)), digest(now));
                    traffic.states.push_back(json_size(now));
                    traffic.changes.push_back(json_size(Document::map({{"set", changed.set}, {"gone", changed.gone}})));
                    before[i] = std::move(now);
                }
            }
        },
        whole.committed().record());
}

TEST(changes, lead_from_each_state_of_a_random_game_to_the_next_exactly) {
    Traffic terraforming;
    Traffic martians;
    std::vector<desk::AnySetup> setups = a_few_setups();
    const std::vector<desk::AnySetup> all = every_setup();
    for (std::size_t i = 0; i < all.size() && kThinned == 1; i += 3) setups.push_back(all[i]);
    for (const desk::AnySetup& setup : setups) {
        const bool is_terraforming = std::holds_alternative<terraforming::Setup>(setup);
        ASSERT_NO_FATAL_FAILURE(expect_changes_lead_on(setup, is_terraforming ? terraforming : martians));
    }
    ASSERT_FALSE(terraforming.states.empty() || martians.states.empty());
    terraforming.print("terraforming");
    martians.print("martians");
    for (const Traffic* each : {&terraforming, &martians}) {
        ASSERT_GT(each->states.size(), 100U);
        EXPECT_LT(each->changes[each->changes.size() / 2] * 10, each->states[each->states.size() / 2]);
    }
}

/// Views of two moments that lie far apart: members come and go, lists grow and shrink.
TEST(changes, lead_over_many_choices_at_once) {
    for (const desk::AnySetup& setup : a_few_setups()) {
        const Sitting whole = finished(setup, "far");
        const TableSight table = sight_of(whole);
        std::vector<Document> seen;
        Match match = begun(setup, "far");
        Rng rng("far");
        let_play(match, rng, [&](const Match& now, Rng&) {
            if (rng.below(10) == 0) seen.push_back(house::write_body(table, now.look(PlayerId{0})));
        });
        for (const Document& from : seen)
            for (const Document& to : seen) ASSERT_EQ(digest(apply(from, difference(from, to))), digest(to));
        EXPECT_GT(seen.size(), 5U);
    }
}

}  // namespace
}  // namespace planitia::house_test
