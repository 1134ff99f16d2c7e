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
