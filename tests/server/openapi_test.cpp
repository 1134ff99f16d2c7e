// The description of the API is true: it has every route and every request, and its examples are answered as written.
#include <kit/test_data.h>

#include <fstream>
#include <set>

#include "scene.h"

namespace planitia::server_test {
namespace {

using Names = std::set<std::string, std::less<>>;

// ---- every route and every request

TEST(openapi, has_every_route_and_no_other) {
    const Served served;
    Names routes;
    for (const server::Route& route : served.site().routes())
        routes.insert(std::string(route.method) + " " + std::string(route.path));
    // These are no routes of the API.
    const Names apart = {"GET /api", "GET /api/v1/socket", "GET /healthz", "GET /metrics", "GET /readyz"};
    Names described;
    each_operation([&](const std::string& path, const std::string& method, const Document&) {
        described.insert(in_capitals(method) + " " + path);
    });
    for (const std::string& route : routes) EXPECT_TRUE(described.contains(route)) << route << " is not described";
    for (const std::string& route : described)
        EXPECT_TRUE(routes.contains(route) || apart.contains(route)) << route << " is described and not there";
    for (const std::string& route : apart) {
        EXPECT_TRUE(described.contains(route)) << route;
        if (route != "GET /api/v1/socket") {
            EXPECT_EQ(served.get(route.substr(4)).status, 200) << route;
        }
    }
}

TEST(openapi, says_who_may_send_a_request) {
    const Served served;
    for (const server::Route& route : served.site().routes()) {
        std::string method(route.method);
        for (char& letter : method) letter = static_cast<char>(std::tolower(letter));
        const Document& security = at(description(), {"paths", route.path, method, "security"});
        ASSERT_NE(security.as_list(), nullptr) << route.path;
        const bool takes_anybody = std::ranges::find(*security.as_list(), Document::map()) != security.as_list()->end();
        EXPECT_EQ(takes_anybody, route.who == server::Who::anybody) << route.method << " " << route.path;
    }
}

TEST(openapi, has_every_request_of_a_table_and_no_other) {
    Names described;
    const Document& body = media_of(at(description(), {"paths", kDoPath, "post", "requestBody"}));
    for (const auto& [name, example] : *at(body, {"examples"}).as_map()) {
        described.insert(name);
        EXPECT_EQ(text_at(at(example, {"value"}), "do"), name);
        EXPECT_FALSE(at(reply_of(at(description(), {"paths", kDoPath, "post"})), {"examples", name}).is_null()) << name;
    }
    Names schemas;
    for (const Document& schema : *at(body, {"schema", "oneOf"}).as_list())
        schemas.insert(std::string(text_at(at(schema, {"properties", "do"}), "const")));
    Names requests;
    for (const std::string_view name : house::LiveTable::requests()) requests.emplace(name);
    EXPECT_EQ(described, requests);
    EXPECT_EQ(schemas, requests);
}

TEST(openapi, has_every_request_of_a_socket_and_no_other) {
    Names described;
    for (const auto& [name, example] : *at(description(), {"paths", kSocketPath, "get", "x-requests"}).as_map())
        described.insert(name);
    Names requests;
    for (const std::string_view name : server::Channel::requests()) requests.emplace(name);
    EXPECT_EQ(described, requests);
}

TEST(openapi, has_every_code_with_its_status) {
    const Document& status = at(description(), {"components", "schemas", "Refusal", "x-status"});
    Names codes;
    for (std::size_t i = 0; i < static_cast<std::size_t>(RefusalCode::count_); ++i) {
        const auto code = static_cast<RefusalCode>(i);
        EXPECT_EQ(number_at(status, name(code)), server::status_of(code)) << name(code);
        codes.insert(std::string(name(code)));
    }
    EXPECT_EQ(status.as_map()->size(), codes.size());
    const Document& names =
        at(description(), {"components", "schemas", "Refusal", "properties", "error", "properties", "code", "enum"});
    EXPECT_EQ(names.as_list()->size(), codes.size());
    for (const Document& each : *names.as_list()) EXPECT_TRUE(codes.contains(*each.as_text())) << *each.as_text();
}

/// docs/server.md has the same codes and statuses in its table.
TEST(openapi, and_the_document_tell_the_same_codes) {
    std::ifstream file(kit::test_data("../docs/server.md"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    ASSERT_FALSE(text.empty());
    const std::size_t begin = text.find("## Errors");
    ASSERT_NE(begin, std::string::npos);
    const std::string part = text.substr(begin, text.find("\n## ", begin) - begin);
    for (const auto& [code, status] : *at(description(), {"components", "schemas", "Refusal", "x-status"}).as_map()) {
        const std::regex row("\\n\\| " + to_json(status) + " \\|[^\\n]*`" + code + "`");
        EXPECT_TRUE(std::regex_search(part, row)) << code << " " << to_json(status);
    }
}

// ---- examples

TEST(openapi, examples_fit_their_schemas) {
    const auto fits = [](const Document& schema, const Document& example, const std::string& where) {
        const Complaints found = complaints_about(schema, example);
        EXPECT_TRUE(found.empty()) << where << joined(found);
    };
    each_operation([&](const std::string& path, const std::string& method, const Document& operation) {
        for (const Document* media : {&media_of(at(operation, {"requestBody"})), &reply_of(operation)}) {
            if (const Document* const one = media->find("example")) fits(at(*media, {"schema"}), *one, method + path);
            if (const Document* const several = media->find("examples"))
                for (const auto& [name, example] : *several->as_map())
                    if (const Document* const value = resolved(example).find("value"))
                        fits(at(*media, {"schema"}), *value, method + path + " " + name);
        }
    });
}

TEST(openapi, examples_of_routes_are_answered_as_written) {
    const Served served;
    int sent = 0;
    each_operation([&](const std::string& path, const std::string& method, const Document& operation) {
        if (!path.starts_with("/api/v1/") || path == kSocketPath || path == kDoPath) return;
        SCOPED_TRACE(in_capitals(method) + " " + path);
        Scene scene(served);
        if (const std::string_view situation = situation_of(operation); !situation.empty()) scene.prepare(situation);
        scene.lead_up(operation);
        const Document& media = media_of(at(operation, {"requestBody"}));
        Document body = scene.spoken(example_of(media));
        if (const Document& other = at(media, {"examples", "exported", "externalValue"}); other.as_text() != nullptr) {
            scene.prepare("FinishedTable");
            body = scene.who(operation).ask("GET", "/api/v1/tables/" + scene.table() + "/export").body;
        }
        const Answer answer = scene.who(operation).ask(in_capitals(method), scene.target(path, operation), body);
        EXPECT_EQ(answer.status, 200) << to_json(answer.body).substr(0, 300);
        const Complaints unfit = complaints_about(at(reply_of(operation), {"schema"}), answer.body);
        EXPECT_TRUE(unfit.empty()) << joined(unfit);
        const Document example = example_of(reply_of(operation));
        if (path != "/api/v1/openapi.json") {
            EXPECT_FALSE(example.is_null()) << "no example";
            const Complaints found = differences_of(example, answer.body);
            EXPECT_TRUE(found.empty()) << joined(found);
        }
        ++sent;
    });
    EXPECT_EQ(sent, static_cast<int>(served.site().routes().size()) - 1) << "do has a test of its own";
}

/// The examples of requests of a table, one after the other, in the situations that they want.
template <class Send>
void send_requests(const Served& served, const Send& send) {
    const Document& operation = at(description(), {"paths", kDoPath, "post"});
    for (const auto& [name, example] : *at(media_of(at(operation, {"requestBody"})), {"examples"}).as_map()) {
        SCOPED_TRACE(name);
        Scene scene(served);
        scene.prepare(text_at(example, "x-table"));
        scene.lead_up(example);
        const Document answer = send(scene, example);
        const Complaints found = differences_of(example_of(reply_of(operation), name), answer);
        EXPECT_TRUE(found.empty()) << joined(found) << "\n" << to_json(answer).substr(0, 300);
    }
}

TEST(openapi, examples_of_requests_are_answered_as_written) {
    const Served served;
    send_requests(served, [](Scene& scene, const Document& example) {
        const Answer answer = scene.who(example).ask("POST", "/api/v1/tables/" + scene.table() + "/do",
                                                     scene.spoken(at(example, {"value"})));
        EXPECT_EQ(answer.status, 200);
        return answer.body;
    });
}

// ---- the socket

/// The next text that is, or is not, the reply to a request.
Document hear(wire::SocketClient& socket, bool is_reply) {
    for (int i = 0; i < 100; ++i) {
        const auto text = socket.receive();
        if (!text) break;
        Document heard = read_json(*text);
        if ((heard.find("id") != nullptr) == is_reply) return heard;
    }
    ADD_FAILURE() << "nothing is heard";
    return Document::map();
}

/// The next push that has the member.
Document hear_push(wire::SocketClient& socket, std::string_view with) {
    for (int i = 0; i < 100; ++i) {
        Document heard = hear(socket, false);
        if (heard.find(with) != nullptr || heard.as_map()->empty()) return heard;
    }
    ADD_FAILURE() << "no push with " << with;
    return Document::map();
}

TEST(openapi, requests_of_a_table_are_the_same_over_a_socket) {
    const Served served;
    send_requests(served, [](Scene& scene, const Document& example) {
        wire::SocketClient socket = scene.who(example).socket();
        Document request = Document::map({{"id", "1"}, {"table", scene.table()}});
        const Document spoken = scene.spoken(at(example, {"value"}));
        for (const auto& [key, value] : *spoken.as_map()) request.set(key, value);
        socket.send(to_json(request));
        const Document reply = hear(socket, true);
        EXPECT_EQ(text_at(reply, "id"), "1");
        Document rest = Document::map();
        for (const auto& [key, value] : *reply.as_map())
            if (key != "id") rest.set(key, value);
        return rest;
    });
}

TEST(openapi, requests_of_a_socket_are_answered_as_written) {
    const Served served;
    for (const auto& [name, example] : *at(description(), {"paths", kSocketPath, "get", "x-requests"}).as_map()) {
        SCOPED_TRACE(name);
        Scene scene(served);
        Document request = at(example, {"value"});
        if (const std::string_view situation = text_at(example, "x-table"); !situation.empty()) {
            scene.prepare(situation);
            request.set("table", scene.table());
        }
        wire::SocketClient socket = scene.who(example).socket();
        socket.send(to_json(request));
        const Complaints found = differences_of(at(example, {"reply"}), hear(socket, true));
        EXPECT_TRUE(found.empty()) << joined(found);
    }
}

TEST(openapi, pushes_are_as_written) {
    const Served served;
    Scene scene(served);
    scene.prepare("PlayingTable");
    Guest& ola = scene.who(Document::map());
    Guest& jan = scene.who(Document::map({{"x-as", "guest"}}));
    const auto is_as_written = [](std::string_view name, const Document& heard) {
        const Document& pushes = at(description(), {"paths", kSocketPath, "get", "x-pushes"});
        const Complaints found = differences_of(at(pushes, {name, "value"}), heard);
        EXPECT_TRUE(found.empty()) << name << joined(found);
    };
    int id = 0;
    const auto send = [&](wire::SocketClient& socket, Document request) {
        request.set("id", std::to_string(++id)).set("table", scene.table());
        socket.send(to_json(request));
    };
    wire::SocketClient socket = ola.socket();
    is_as_written("hello", hear_push(socket, "hello"));
    send(socket, Document::map({{"do", "watch"}}));
    is_as_written("state", hear_push(socket, "state"));
    send(socket, read_json(R"({"do":"answer","ask":"0.0","option":{"index":0}})"));
    is_as_written("changes", hear_push(socket, "to"));
    send(socket, read_json(R"({"do":"say","text":"gg"})"));
    is_as_written("chat", hear_push(socket, "chat"));
    wire::SocketClient other = jan.socket();
    send(other, Document::map({{"do", "watch"}}));
    is_as_written("here", hear_push(socket, "here"));
    send(socket, Document::map({{"do", "watch-mine"}}));
    is_as_written("mine", hear_push(socket, "mine"));
    Scene lobby(served);
    lobby.lead_up(read_json(R"({"x-after":["listed table"]})"));
    send(socket, Document::map({{"do", "watch-lobby"}}));
    is_as_written("lobby", hear_push(socket, "lobby"));
}

// ---- the page at /api

TEST(api_page, tells_everything_that_is_described) {
    const Served served;
    const wire::HttpResponse page = served.get("/api");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.content_type.substr(0, 9), "text/html");
    for (const std::string_view scripting : {"<script", "<style", " style=", " onclick="})
        EXPECT_EQ(page.body.find(scripting), std::string::npos) << "the content security policy forbids " << scripting;
    each_operation([&](const std::string& path, const std::string& method, const Document& operation) {
        const std::string heading = "<b>" + in_capitals(method) + "</b> <code>" + path + "</code>";
        EXPECT_NE(page.body.find(heading), std::string::npos) << heading << ": run tools/api-page";
        EXPECT_NE(page.body.find("id=\"" + std::string(text_at(operation, "operationId")) + "\""), std::string::npos);
    });
    for (const auto& names : {house::LiveTable::requests(), server::Channel::requests()})
        for (const std::string_view name : names)
            EXPECT_NE(page.body.find("id=\"do-" + std::string(name) + "\""), std::string::npos)
                << name << ": run tools/api-page";
    EXPECT_EQ(served.get("/api.css").status, 200);
}

}  // namespace
}  // namespace planitia::server_test
