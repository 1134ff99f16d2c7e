/// Two processes serve the same tables: whoever goes from one to the other is never shown what was.
#include <gtest/gtest.h>
#include <json/json.h>
#include <test_postgres/cluster.h>
#include <trial/chooser.h>
#include <trial/visitor.h>

namespace planitia::trial {

namespace {

struct TwoProcesses {
    std::string database = test_postgres::Cluster::shared().make_database();
    ServerProcess here{{.database = database}};
    ServerProcess there{{.database = database}};
    TwoProcesses() {
        here.start();
        there.start();
    }
};

/// A person alone, at a table that both processes have in memory.
struct Wanderer {
    Visitor here, there;
    std::string id;

    explicit Wanderer(const TwoProcesses& servers)
        : here(Visitor::named(servers.here.port(), "Ola")), there(servers.there.port(), here.guest()) {
        const Told made =
            here.post("/api/v1/tables", R"({"game":"terraforming","setup":{"players":1},)"
                                        R"("seats":[{"person":"me"}],"start":true,"options":{"takeBack":0}})");
        EXPECT_TRUE(made.is_ok()) << to_json(made.body);
        id = text_at(made.body, "table");
        there.state(id);
    }
    /// Answers at one of the two; what it says is there now.
    std::string answer(Visitor& who, Rng& rng) {
        const Document state = who.state(id);
        const Told told = who.ask(id, Document::map({{"do", "answer"},
                                                     {"ask", text_at(*state.find("turn"), "ask")},
                                                     {"option", choose(*state.find("ask")->find("decision"), {}, rng)},
                                                     {"commit", true}}));
        EXPECT_TRUE(told.is_ok()) << to_json(told.body);
        return std::string(text_at(told.body, "at"));
    }
};

TEST(two_processes, what_one_has_acknowledged_is_read_at_the_other) {
    const TwoProcesses servers;
    Wanderer wanderer(servers);
    Rng rng(std::uint64_t{1});
    for (int i = 0; i < 30; ++i) {
        Visitor& acts = i % 2 == 0 ? wanderer.here : wanderer.there;
        Visitor& reads = i % 2 == 0 ? wanderer.there : wanderer.here;
        const std::string at = wanderer.answer(acts, rng);
        const Told told = reads.get("/api/v1/tables/" + wanderer.id + "/state");
        ASSERT_EQ(text_at(told.body, "at"), at);
    }
}

TEST(two_processes, whoever_comes_back_at_the_other_is_not_shown_what_was) {
    const TwoProcesses servers;
    Wanderer wanderer(servers);
    Rng rng(std::uint64_t{1});
    for (int i = 0; i < 30; ++i) {
        const std::string at = wanderer.answer(wanderer.here, rng);
        wanderer.there.connect();
        const Told told = wanderer.there.say(
            Document::map({{"do", "watch"}, {"table", wanderer.id}, {"have", Document::map({{"at", at}})}}));
        ASSERT_EQ(text_at(told.body, "at"), at);
    }
}

}  // namespace

}  // namespace planitia::trial
