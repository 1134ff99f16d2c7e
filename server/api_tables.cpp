#include <house/replies.h>
#include <server/api.h>

#include <charconv>

namespace planitia::server {

namespace {

using Held = std::shared_ptr<Call>;

/// Hands a request to the table of the path.
void ask(Api& api, const Held& call, Document request) {
    api.house.ask(call->places.front(), call->asker, std::move(request),
                  [call](const Document& told) { call->reply(told); });
}

/// A number of the path or the query, as the request of a table has it; what is no number is refused there.
Document number_in(std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return Document(text);
    return Document(number);
}

/// The request of a table that a route stands for: the body with what is to be done, and what the path says.
Route act(std::string_view method, std::string_view path, std::string_view what, Api& api,
          const char* place = nullptr) {
    return {method, path, Who::known, [&api, what, place](const Held& call) {
                Document request = call->body;
                request.set("do", what);
                if (place != nullptr) request.set(place, number_in(call->places[1]));
                ask(api, call, std::move(request));
            }};
}

/// The same for what is read: parameters of the query are members of the request.
Route read(std::string_view path, std::string_view what, Api& api, const std::vector<std::string>& numbers,
           const std::vector<std::string>& words = {}) {
    return {"GET", path, Who::anybody, [&api, what, numbers, words](const Held& call) {
                Document request = Document::map({{"do", what}});
                for (const std::string& key : numbers)
                    if (const auto given = call->request.parameter(key)) request.set(key, number_in(*given));
                for (const std::string& key : words)
                    if (const auto given = call->request.parameter(key)) request.set(key, *given);
                ask(api, call, std::move(request));
            }};
}

/// A way to a new table, of which nobody opens too many.
Route open_by(std::string_view path, Api& api, std::function<void(const Held&, const house::Reply&)> open) {
    return {"POST", path, Who::known, [&api, open = std::move(open)](const Held& call) {
                if (!api.limits.tables.take(call->asker.person, std::chrono::steady_clock::now()))
                    return call->refuse({RefusalCode::too_many, "too many new tables", ""});
                open(call, [call](const Document& told) { call->reply(told); });
            }};
}

void list_tables(Api& api, const Held& call) {
    const std::string state = call->request.parameter("state").value_or("gathering");
    if (state != "gathering" && state != "playing" && state != "over")
        return call->refuse({RefusalCode::bad_value, "gathering, playing or over", "/state"});
    call->reply(house::write_done(api.house.noticeboard().lobby(state)));
}

/// Any request of a table, for scripts.
void do_anything(Api& api, const Held& call) {
    call->asker.request = call->request.header("idempotency-key");
    if (call->asker.request.size() > 36)
        return call->refuse({RefusalCode::too_large, "an Idempotency-Key of at most 36 characters", ""});
    if (text_at(call->body, "do") == "say" &&
        !api.limits.chat.take(call->asker.person, std::chrono::steady_clock::now()))
        return call->refuse({RefusalCode::too_fast, "wait a moment before you say more", ""});
    ask(api, call, call->body);
}

}  // namespace

void add_table_routes(std::vector<Route>& routes, Api& api) {
    routes.push_back(open_by("/api/v1/tables", api, [&api](const Held& call, const house::Reply& reply) {
        api.house.open_table(call->asker, call->body, reply);
    }));
    routes.push_back({"GET", "/api/v1/tables", Who::anybody, [&api](const Held& call) { list_tables(api, call); }});
    routes.push_back(read("/api/v1/tables/{table}", "state", api, {"line"}));
    routes.push_back(act("PATCH", "/api/v1/tables/{table}", "patch", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/ready", "ready", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/start", "start", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/rematch", "rematch", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/close", "close", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/leave", "leave", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/seats/{seat}/claim", "claim", api, "seat"));
    routes.push_back(act("POST", "/api/v1/tables/{table}/seats/{seat}/bot", "bot", api, "seat"));
    routes.push_back(act("POST", "/api/v1/tables/{table}/seats/{seat}/release", "release", api, "seat"));
    routes.push_back(act("POST", "/api/v1/tables/{table}/seats/{seat}/invite", "invite", api, "seat"));
    routes.push_back(act("POST", "/api/v1/tables/{table}/votes", "vote", api));
    routes.push_back(act("POST", "/api/v1/tables/{table}/votes/{vote}", "vote-on", api, "vote"));
    routes.push_back(
        {"POST", "/api/v1/tables/{table}/do", Who::known, [&api](const Held& call) { do_anything(api, call); }});
    routes.push_back(read("/api/v1/tables/{table}/state", "state", api, {"line"}));
    routes.push_back(read("/api/v1/tables/{table}/lines", "lines", api, {"from", "to"}));
    routes.push_back(read("/api/v1/tables/{table}/chat", "chat", api, {"from"}));
    routes.push_back(read("/api/v1/tables/{table}/replay", "replay", api, {}, {"seat"}));
    routes.push_back(read("/api/v1/tables/{table}/score", "score", api, {}));
    routes.push_back(read("/api/v1/tables/{table}/charts", "charts", api, {}));
    routes.push_back(read("/api/v1/tables/{table}/export", "export", api, {}));
    routes.push_back(open_by("/api/v1/tables/{table}/fork", api, [&api](const Held& call, const house::Reply& reply) {
        api.house.fork_table(call->asker, call->places.front(), call->body, reply);
    }));
    routes.push_back(open_by("/api/v1/import", api, [&api](const Held& call, const house::Reply& reply) {
        api.house.import_table(call->asker, call->body, reply);
    }));
}

}  // namespace planitia::server
