// Requests that are refused leave nothing behind.
#include "served.h"

namespace planitia::server_test {
namespace {

TEST(manners, a_table_with_an_open_seat_is_not_dealt_and_not_made) {
    const Served served;
    Guest ola = served.guest("Ola");
    const Answer refused =
        ola.ask("POST", "/api/v1/tables", read_json(R"({"game":"terraforming","setup":{"players":2},"start":true})"));
    EXPECT_EQ(refused.status, 409);
    EXPECT_EQ(text_at(*refused.body.find("error"), "code"), "not-started");
    EXPECT_EQ(text_at(*refused.body.find("error"), "at"), "/start");
    EXPECT_TRUE(ola.ask("GET", "/api/v1/me/tables").body.find("mine")->as_list()->empty());
}

TEST(manners, another_method_is_refused_as_everything_is) {
    const Served served;
    const Answer refused = served.guest("Ola").ask("DELETE", "/api/v1/me");
    EXPECT_EQ(refused.status, 405);
    EXPECT_EQ(*refused.body.find("ok"), Document(false));
    for (const char* key : {"code", "message", "text"})
        EXPECT_FALSE(text_at(*refused.body.find("error"), key).empty()) << key;
}

TEST(manners, what_is_not_understood_is_refused) {
    const Served served;
    Guest ola = served.guest("Ola");
    const Answer person = ola.ask("POST", "/api/v1/people", read_json(R"({"name":"Jan","admin":true})"));
    EXPECT_EQ(person.status, 400);
    EXPECT_EQ(text_at(*person.body.find("error"), "at"), "/admin");
    EXPECT_EQ(ola.ask("GET", "/api/v1/tables?state=foo").status, 400);
    for (const char* state : {"gathering", "playing", "over"})
        EXPECT_EQ(ola.ask("GET", std::string("/api/v1/tables?state=") + state).status, 200) << state;
}

TEST(manners, listed_tables_can_be_found_to_be_watched) {
    const Served served;
    Guest ola = served.guest("Ola");
    const auto open = [&](const char* options) {
        EXPECT_EQ(ola.ask("POST", "/api/v1/tables",
                          Document::map({{"game", "martians"},
                                         {"name", options},
                                         {"setup", read_json(R"({"players":1})")},
                                         {"options", read_json(options)},
                                         {"start", true}}))
                      .status,
                  200);
    };
    for (const char* options : {R"({"listed":true})", R"({"listed":true,"watchers":false})", R"({"listed":false})"})
        open(options);
    const Answer lobby = ola.ask("GET", "/api/v1/tables?state=playing");
    ASSERT_EQ(lobby.body.find("lobby")->as_list()->size(), 1U);
    EXPECT_EQ(text_at(lobby.body.find("lobby")->as_list()->front(), "name"), R"({"listed":true})");
    EXPECT_TRUE(ola.ask("GET", "/api/v1/tables").body.find("lobby")->as_list()->empty());
}

TEST(manners, tables_that_are_not_there_take_no_place_on_a_socket) {
    const Served served;
    Guest ola = served.guest("Ola");
    const Answer made =
        ola.ask("POST", "/api/v1/tables", read_json(R"({"game":"terraforming","setup":{"players":2}})"));
    wire::SocketClient socket = ola.socket();
    const auto watch = [&](const std::string& id, const std::string& table) {
        socket.send(to_json(Document::map({{"id", id}, {"do", "watch"}, {"table", table}})));
        for (;;) {
            const auto heard = socket.receive();
            if (!heard) return std::string("nothing");
            const Document reply = read_json(*heard);
            if (text_at(reply, "id") != id) continue;
            return std::string(reply.find("error") != nullptr ? text_at(*reply.find("error"), "code") : "ok");
        }
    };
    for (int i = 0; i < 40; ++i) {
        const std::string number = std::to_string(i);
        EXPECT_EQ(watch(number, "nowhere" + number), "no-table");
    }
    EXPECT_EQ(watch("real", std::string(text_at(made.body, "table"))), "ok");
}

}  // namespace
}  // namespace planitia::server_test
