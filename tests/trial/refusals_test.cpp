/// Every refusal on the wire, by a real server: one test for each code.
#include <gtest/gtest.h>
#include <json/json.h>
#include <present/phrasebook.h>
#include <present/speaker.h>
#include <store/tables.h>
#include <trial/evening.h>
#include <trial/visitor.h>

namespace planitia::trial {

namespace {

/// One server for all of these tests, with limits that they do not meet.
class refusals : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = std::make_unique<Folder>();
        server_ = std::make_unique<ServerProcess>(ServerProcess::Settings{.database = folder_->database()});
        server_->start();
    }
    static void TearDownTestSuite() {
        server_.reset();
        folder_.reset();
    }
    static std::uint16_t port() { return server_->port(); }
    static ServerProcess& server() { return *server_; }
    static std::string database() { return folder_->database(); }
    static Visitor person(const std::string& name = "Ola") { return Visitor::named(port(), name); }

    static std::unique_ptr<Folder> folder_;
    static std::unique_ptr<ServerProcess> server_;
};
std::unique_ptr<Folder> refusals::folder_;
std::unique_ptr<ServerProcess> refusals::server_;

/// The code, with the status that belongs to it, and told in the language that was asked for.
void expect_refused(const Told& told, std::string_view code, int status, const std::string& language = "en") {
    EXPECT_EQ(told.code(), code) << to_json(told.body);
    EXPECT_EQ(told.status, status);
    EXPECT_FALSE(told.message().empty());
    const auto& book = present::phrasebook(*find_name<present::Language>(language));
    EXPECT_EQ(told.text(), present::refusal_text({book}, *find_name<RefusalCode>(code)));
}
/// The same over a socket.
void expect_refused(const Told& told, std::string_view code) { expect_refused(told, code, 0); }

/// A table of two that was dealt.
struct Duel {
    Visitor ola, jan;
    std::string id;
    Document invites;

    explicit Duel(std::uint16_t port, const std::string& options = R"({"takeBack":60})", bool starts = true)
        : ola(Visitor::named(port, "Ola")), jan(Visitor::named(port, "Jan")) {
        const Told made =
            ola.post("/api/v1/tables", R"({"game":"terraforming","setup":{"players":2},"options":)" + options + "}");
        EXPECT_TRUE(made.is_ok()) << to_json(made.body);
        id = text_at(made.body, "table");
        invites = *made.body.find("invites");
        if (!starts) return;
        EXPECT_TRUE(jan.post(path() + "/seats/1/claim", R"({"invite":")" + invite() + R"("})").is_ok());
        EXPECT_TRUE(ola.post(path() + "/start").is_ok());
    }
    std::string path() const { return "/api/v1/tables/" + id; }
    std::string invite() const { return *invites.as_list()->at(1).as_text(); }
    /// Answers with the first option.
    Told answer(Visitor& who, bool commits = true, bool is_over_socket = false) {
        const Document state = who.state(id);
        Rng rng(std::uint64_t{1});
        Document request = Document::map({{"do", "answer"},
                                          {"table", id},
                                          {"ask", text_at(*state.find("turn"), "ask")},
                                          {"option", choose(*state.find("ask")->find("decision"), {.hurry = 100}, rng)},
                                          {"commit", commits}});
        return is_over_socket ? who.say(request) : who.ask(id, request);
    }
    std::string ask_id(Visitor& who) { return std::string(text_at(*who.state(id).find("turn"), "ask")); }
};

// ---- who somebody is

TEST_F(refusals, no_person) {
    Visitor nobody(port());
    expect_refused(nobody.post("/api/v1/tables", R"({"game":"terraforming"})"), "no-person", 401);
    nobody.language = "pl";
    expect_refused(nobody.get("/api/v1/me/tables"), "no-person", 401, "pl");
    nobody.language = "en";
    nobody.connect();
    expect_refused(nobody.say(Document::map({{"do", "watch-mine"}})), "no-person");
    Duel duel(port());
    expect_refused(nobody.say(Document::map({{"do", "commit"}, {"table", duel.id}, {"ask", "0.0"}})), "no-person");
}

TEST_F(refusals, bad_token) {
    Visitor stranger(port(), {.person = {}, .token = std::string(43, 'x'), .name = {}});
    stranger.language = "uk";
    expect_refused(stranger.get("/api/v1/me/tables"), "bad-token", 401, "uk");
    expect_refused(stranger.post("/api/v1/tables", R"({"game":"terraforming"})"), "bad-token", 401, "uk");
    stranger.connect();
    const auto told = stranger.await("error");
    ASSERT_TRUE(told);
    EXPECT_EQ(text_at(*told->find("error"), "code"), "bad-token");
    EXPECT_EQ(stranger.await_close(), 1008);
}

TEST_F(refusals, foreign_origin) {
    Visitor ola = person();
    ola.headers = {{"Origin", "http://elsewhere.example"}};
    ola.language = "cs";
    expect_refused(ola.post("/api/v1/tables", R"({"game":"terraforming"})"), "foreign-origin", 403, "cs");
    try {
        ola.connect();
        ADD_FAILURE() << "a socket for another site's page";
    } catch (const wire::UpgradeRefused& refused) {
        EXPECT_EQ(refused.response.status, 403);
        EXPECT_NE(refused.response.body.find("foreign-origin"), std::string::npos);
    }
    ola.headers = {{"Origin", "http://127.0.0.1:" + std::to_string(port())}};
    EXPECT_TRUE(ola.post("/api/v1/tables", R"({"game":"terraforming","setup":{"players":2}})").is_ok());
}

// ---- tables and seats

TEST_F(refusals, no_table) {
    Visitor ola = person();
    ola.language = "pl";
    expect_refused(ola.get("/api/v1/tables/nothinghere1"), "no-table", 404, "pl");
    ola.language = "en";
    ola.connect();
    expect_refused(ola.say(Document::map({{"do", "watch"}, {"table", "nothinghere1"}})), "no-table");
    expect_refused(ola.say(Document::map({{"do", "back"}, {"table", "nothinghere1"}, {"ask", "0.0"}})), "no-table");
}

TEST_F(refusals, not_your_seat) {
    Duel duel(port());
    Visitor other = person("Ewa");
    const Document request =
        Document::map({{"do", "answer"}, {"ask", "0.0"}, {"option", Document::map({{"index", 0}})}});
    expect_refused(other.ask(duel.id, request), "not-your-seat", 403);
    other.connect();
    other.language = "uk";
    expect_refused(other.say(Document(request).set("table", duel.id)), "not-your-seat", 0, "uk");
}

TEST_F(refusals, not_host) {
    Duel duel(port(), "{}", false);
    expect_refused(duel.jan.post(duel.path() + "/start"), "not-host", 403);
    expect_refused(duel.jan.post(duel.path() + "/seats/1/invite"), "not-host", 403);
    expect_refused(duel.jan.post(duel.path() + "/close"), "not-host", 403);
}

TEST_F(refusals, seat_taken) {
    Duel duel(port(), "{}", false);
    expect_refused(duel.jan.post(duel.path() + "/seats/0/claim", R"({"invite":"x"})"), "seat-taken", 409);
    EXPECT_TRUE(duel.jan.post(duel.path() + "/seats/1/claim", R"({"invite":")" + duel.invite() + R"("})").is_ok());
    Visitor other = person("Ewa");
    expect_refused(other.post(duel.path() + "/seats/1/claim", R"({"invite":")" + duel.invite() + R"("})"), "seat-taken",
                   409);
}

TEST_F(refusals, bad_invite_that_is_wrong) {
    Duel duel(port(), "{}", false);
    expect_refused(duel.jan.post(duel.path() + "/seats/1/claim", R"({"invite":"AAAAAAAAAAAAAAAAAAAAAA"})"),
                   "bad-invite", 403);
    expect_refused(duel.jan.post(duel.path() + "/seats/1/claim"), "bad-invite", 403);
}

TEST_F(refusals, bad_invite_that_was_used) {
    Duel duel(port(), "{}", false);
    const std::string claim = R"({"invite":")" + duel.invite() + R"("})";
    EXPECT_TRUE(duel.jan.post(duel.path() + "/seats/1/claim", claim).is_ok());
    EXPECT_TRUE(duel.jan.post(duel.path() + "/leave").is_ok());
    Visitor other = person("Ewa");
    expect_refused(other.post(duel.path() + "/seats/1/claim", claim), "bad-invite", 403);
}

// ---- the game

TEST_F(refusals, not_started) {
    Duel duel(port(), "{}", false);
    expect_refused(duel.ola.ask(duel.id, Document::map({{"do", "commit"}, {"ask", "0.0"}})), "not-started", 409);
    expect_refused(duel.ola.post(duel.path() + "/start"), "not-started", 409);  // a seat is free
    expect_refused(duel.ola.get(duel.path() + "/export"), "not-started", 409);
}

TEST_F(refusals, stale) {
    Duel duel(port());
    const std::string before = duel.ask_id(duel.ola);
    EXPECT_TRUE(duel.answer(duel.ola).is_ok());
    const Document late = Document::map(
        {{"do", "answer"}, {"table", duel.id}, {"ask", before}, {"option", Document::map({{"index", 0}})}});
    expect_refused(duel.ola.ask(duel.id, late), "stale", 409);
    duel.ola.connect();
    expect_refused(duel.ola.say(late), "stale");
}

TEST_F(refusals, not_awaited) {
    Duel duel(port());
    Document state = duel.ola.state(duel.id);
    while (!state.find("ask")->is_null()) {
        ASSERT_TRUE(duel.answer(duel.ola).is_ok());
        state = duel.ola.state(duel.id);
    }
    duel.ola.connect();
    expect_refused(duel.ola.say(Document::map({{"do", "answer"},
                                               {"table", duel.id},
                                               {"ask", duel.ask_id(duel.ola)},
                                               {"option", Document::map({{"index", 0}})}})),
                   "not-awaited");
}

TEST_F(refusals, illegal) {
    Duel duel(port());
    const Told told =
        duel.ola.ask(duel.id, Document::map({{"do", "answer"},
                                             {"ask", duel.ask_id(duel.ola)},
                                             {"option", Document::map({{"kind", "play-card"}, {"card", "comet"}})}}));
    expect_refused(told, "illegal", 400);
    EXPECT_TRUE(text_at(*told.body.find("error"), "at").starts_with("/option")) << to_json(told.body);
}

TEST_F(refusals, nothing_drafted) {
    Duel duel(port());
    expect_refused(duel.ola.ask(duel.id, Document::map({{"do", "commit"}, {"ask", duel.ask_id(duel.ola)}})),
                   "nothing-drafted", 409);
}

TEST_F(refusals, wall) {
    Duel duel(port());
    for (int i = 0; i < 500; ++i) {
        for (Visitor* who : {&duel.ola, &duel.jan}) {
            const Document state = who->state(duel.id);
            if (const Document* const back = state.find("turn")->find("mine")->find("back");
                back->find("wall") != nullptr) {
                EXPECT_FALSE(text_at(*back, "text").empty());
                who->connect();
                expect_refused(
                    who->say(Document::map({{"do", "back"}, {"table", duel.id}, {"ask", duel.ask_id(*who)}})), "wall");
                return;
            }
            if (!state.find("ask")->is_null()) {
                ASSERT_TRUE(duel.answer(*who, false).is_ok());
            }
            if (!who->state(duel.id).find("ask")->is_null()) continue;
            who->ask(duel.id, Document::map({{"do", "commit"}, {"ask", duel.ask_id(*who)}}));
        }
    }
    ADD_FAILURE() << "no wall was met";
}

TEST_F(refusals, hints_off) {
    Duel duel(port(), R"({"hints":false})");
    duel.ola.connect();
    expect_refused(duel.ola.say(Document::map({{"do", "hint"}, {"table", duel.id}, {"ask", duel.ask_id(duel.ola)}})),
                   "hints-off");
}

TEST_F(refusals, over_when_the_table_was_closed) {
    Duel duel(port(), "{}", false);
    EXPECT_TRUE(duel.ola.post(duel.path() + "/close").is_ok());
    expect_refused(duel.jan.post(duel.path() + "/seats/1/claim", R"({"invite":")" + duel.invite() + R"("})"), "over",
                   409);
}

TEST_F(refusals, over_when_the_game_has_ended) {
    const Door door = [](Rng&) { return port(); };
    Keeper keeper(door, 1);
    TableRun run(keeper.open({.game = "martians", .setup = Document::map({{"variant", "coop"}}), .seats = {"person"}}),
                 door, {.lingers = 0}, 1);
    std::atomic<bool> is_ended = false;
    std::atomic<std::uint64_t> answers = 0;
    ASSERT_TRUE(run.play(is_ended, answers));
    Visitor player(port(), run.table().guests.front());
    player.connect();
    expect_refused(
        player.say(Document::map(
            {{"do", "answer"}, {"table", run.table().id}, {"ask", "0.0"}, {"option", Document::map({{"index", 0}})}})),
        "over");
}

/// A stored game that can not be followed by these rules is shown as far as it goes, and not played on.
TEST_F(refusals, diverged) {
    Duel duel(port());
    for (int i = 0; i < 3; ++i)
        for (Visitor* who : {&duel.ola, &duel.jan}) {
            if (who->state(duel.id).find("ask")->is_null()) continue;
            ASSERT_TRUE(duel.answer(*who).is_ok());
        }
    server().kill();
    {
        const auto opened = store::connect(*store::read_address(database()));
        const std::vector<store::Value> values = {duel.id};
        ASSERT_EQ(opened->run("UPDATE choices SET digest='0123456789abcdef' WHERE table_id=$1 AND number=1", values),
                  1);
    }
    server().start();
    const Document state = duel.ola.state(duel.id);
    EXPECT_EQ(number_at(*state.find("table"), "divergedAt"), 1);
    expect_refused(duel.ola.ask(duel.id, Document::map({{"do", "commit"}, {"ask", "0.0"}})), "diverged", 409);
    duel.jan.connect();
    duel.jan.language = "cs";
    expect_refused(duel.jan.say(Document::map({{"do", "commit"}, {"table", duel.id}, {"ask", "0.0"}})), "diverged", 0,
                   "cs");
}

// ---- what can not be understood

TEST_F(refusals, bad_json) {
    Visitor ola = person();
    ola.language = "pl";
    expect_refused(ola.post("/api/v1/tables", "{\"game\":"), "bad-json", 400, "pl");
    ola.language = "en";
    ola.connect();
    expect_refused(ola.say_text("{\"id\":\"1\","), "bad-json");
    EXPECT_TRUE(ola.say(Document::map({{"do", "ping"}})).is_ok());
}

TEST_F(refusals, missing_field) {
    Duel duel(port());
    expect_refused(duel.ola.post("/api/v1/tables", R"({"setup":{}})"), "missing-field", 400);
    const Told told = duel.ola.ask(duel.id, Document::map({{"do", "answer"}, {"ask", duel.ask_id(duel.ola)}}));
    expect_refused(told, "missing-field", 400);
    EXPECT_EQ(text_at(*told.body.find("error"), "at"), "/option");
    duel.ola.connect();
    expect_refused(duel.ola.say(Document::map({{"do", "answer"}})), "missing-field");  // of which table
}

TEST_F(refusals, unknown_command) {
    Duel duel(port());
    expect_refused(duel.ola.ask(duel.id, Document::map({{"do", "dance"}})), "unknown-command", 404);
    expect_refused(duel.ola.get("/api/v1/nowhere"), "unknown-command", 404);
    duel.ola.connect();
    expect_refused(duel.ola.say(Document::map({{"do", "dance"}, {"table", duel.id}})), "unknown-command");
}

// ---- limits

TEST_F(refusals, too_large) {
    Visitor ola = person();
    const std::string body = R"({"name":")" + std::string(70'000, 'x') + R"("})";
    const Told told = ola.post("/api/v1/tables", body);
    EXPECT_EQ(told.status, 413);
    EXPECT_EQ(told.code(), "too-large");
    ola.connect();
    ola.socket().send(body);
    EXPECT_EQ(ola.await_close(), 1009);
    ola.connect();
    EXPECT_TRUE(ola.say(Document::map({{"do", "ping"}})).is_ok());
}

TEST(limits_on_the_wire, too_fast) {
    const Folder folder;
    ServerProcess server({.database = folder.database(), .has_usual_limits = true});
    server.start();
    Visitor ola = Visitor::named(server.port(), "Ola");
    ola.connect();
    Told last;
    for (int i = 0; i < 200 && last.code().empty(); ++i) last = ola.say(Document::map({{"do", "ping"}}));
    expect_refused(last, "too-fast");
    for (int i = 0; i < 200 && ola.socket().is_open(); ++i) try {
            ola.say(Document::map({{"do", "ping"}}), milliseconds(200));
        } catch (const wire::ClientFailed&) {
            break;
        }
    EXPECT_EQ(ola.await_close(), 1008);
    Told asked;
    ola.language = "uk";
    for (int i = 0; i < 300 && asked.code().empty(); ++i) asked = ola.get("/api/v1/me");
    expect_refused(asked, "too-fast", 429, "uk");
}

TEST(limits_on_the_wire, too_many_people) {
    const Folder folder;
    ServerProcess server({.database = folder.database(), .options = {"--people-per-hour=3"}});
    server.start();
    Visitor nobody(server.port());
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(nobody.post("/api/v1/people", R"({"name":"Ola"})").is_ok());
    nobody.language = "cs";
    expect_refused(nobody.post("/api/v1/people", R"({"name":"Ola"})"), "too-many", 429, "cs");
}

TEST(limits_on_the_wire, too_many_tables_and_sockets) {
    const Folder folder;
    ServerProcess server({.database = folder.database(),
                          .options = {"--tables-per-hour=3", "--unfinished-tables=2", "--most-sockets-per-address=2"}});
    server.start();
    Visitor ola = Visitor::named(server.port(), "Ola");
    const std::string wish = R"({"game":"terraforming","setup":{"players":2}})";
    EXPECT_TRUE(ola.post("/api/v1/tables", wish).is_ok());
    EXPECT_TRUE(ola.post("/api/v1/tables", wish).is_ok());
    const Told unfinished = ola.post("/api/v1/tables", wish);
    expect_refused(unfinished, "too-many", 429);
    EXPECT_NE(unfinished.message().find("unfinished"), std::string::npos) << unfinished.message();
    expect_refused(ola.post("/api/v1/tables", wish), "too-many", 429);  // in this hour
    Visitor other(server.port(), ola.guest()), third(server.port(), ola.guest());
    ola.connect();
    other.connect();
    try {
        third.connect();
        ADD_FAILURE() << "a third socket";
    } catch (const wire::UpgradeRefused& refused) {
        EXPECT_EQ(refused.response.status, 429);
        EXPECT_NE(refused.response.body.find("too-many"), std::string::npos);
    }
}

}  // namespace

}  // namespace planitia::trial
