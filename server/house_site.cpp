#include <house/replies.h>
#include <json/json.h>
#include <server/embedded.h>
#include <server/house_site.h>
#include <server/identity.h>
#include <server/packing.h>
#include <wire/address.h>

namespace planitia::server {

namespace {

constexpr std::string_view kSocketPath = "/api/v1/socket";

wire::HttpResponse plain(int status, std::string body, std::string content_type) {
    wire::HttpResponse response{.status = status, .body = std::move(body), .content_type = std::move(content_type)};
    add_safety_headers(response);
    add_no_store(response);
    return response;
}

present::Language language_of(const wire::HttpRequest& request) {
    if (const auto wanted = request.parameter("lang"))
        return find_name<present::Language>(*wanted).value_or(present::Language::en);
    return find_name<present::Language>(request.header("accept-language").substr(0, 2)).value_or(present::Language::en);
}

/// Gzips the answer where the client takes that.
wire::Respond packing(const wire::HttpRequest& request, wire::Respond respond) {
    return [accepted = std::string(request.header("accept-encoding")),
            respond = std::move(respond)](wire::HttpResponse response) {
        pack(response, accepted);
        respond(std::move(response));
    };
}

}  // namespace

HouseSite::HouseSite(house::House& house, const Config& config, Metrics& metrics, Gauges& gauges, std::string build)
    : house_(house),
      config_(config),
      metrics_(metrics),
      gauges_(gauges),
      limits_(config.rates),
      api_{.house = house, .limits = limits_, .has_secure_cookies = is_secure(config.public_url), .build = build},
      hall_{.house = house, .limits = limits_, .rates = config.rates, .gauges = gauges, .build = std::move(build)},
      assets_(embedded_files()) {
    add_people_routes(routes_, api_);
    add_table_routes(routes_, api_);
    add_game_routes(routes_, api_);
    routes_.push_back({"GET", "/api/v1/openapi.json", Who::anybody,
                       [this](const std::shared_ptr<Call>& call) { call->respond(assets_.answer(call->request)); }});
}

void HouseSite::on_request(wire::HttpRequest request, wire::Respond respond) {
    if (request.path == "/healthz") return respond(health());
    if (request.path == "/readyz") return respond(readiness());
    if (request.path == "/metrics") return respond(figures(request));
    if (request.path.starts_with("/api/")) return answer_api(std::move(request), std::move(respond));
    if (request.path == "/api") request.path = "/api.html";
    wire::HttpResponse response = assets_.answer(request);
    add_safety_headers(response);
    respond(std::move(response));
}

// ---- the API

void HouseSite::answer_api(wire::HttpRequest request, wire::Respond respond) {
    auto call = std::make_shared<Call>();
    call->asker.language = language_of(request);
    call->request = std::move(request);
    call->respond = call->request.method == "GET" ? packing(call->request, std::move(respond)) : std::move(respond);
    const auto refused = [&](const Refusal& refusal) {
        gauges_.on_refused(name(refusal.code));
        call->refuse(refusal);
    };
    Found found = find_route(routes_, call->request.method, call->request.path);
    if (!found.has_path) return refused({RefusalCode::unknown_command, "there is no such path", ""});
    if (found.route == nullptr)
        return call->respond(
            plain(405,
                  to_json(house::write_refused({RefusalCode::unsupported, "this path has other methods", ""},
                                               call->asker.language)),
                  "application/json"));
    call->address = wire::counted_address(wire::client_address(call->request, config_.trust_proxy));
    if (!limits_.requests.take(call->address, std::chrono::steady_clock::now()))
        return refused({RefusalCode::too_fast, "too many requests from this address", ""});
    if (call->request.method != "GET") {
        if (const auto checked = check_origin(call->request, config_.public_url); !checked)
            return refused(checked.error());
        auto body = call->request.body.empty() ? Document::map() : Document();
        if (!call->request.body.empty()) {
            auto read = from_json(call->request.body);
            if (!read) return refused(read.error());
            body = std::move(*read);
        }
        if (body.as_map() == nullptr) return refused({RefusalCode::bad_value, "an object is expected", ""});
        call->body = std::move(body);
    }
    call->places = std::move(found.places);
    identify(call, *found.route);
}

void HouseSite::identify(const std::shared_ptr<Call>& call, const Route& route) {
    const auto token = token_of(call->request);
    if (!token && route.who == Who::known) {
        gauges_.on_refused(name(RefusalCode::no_person));
        return call->refuse({RefusalCode::no_person, "a token is needed", ""});
    }
    house_.on_clerk(
        [this, call, &route, token] {
            if (token) {
                const auto person = house_.people().find(*token);
                if (!person && route.who == Who::known) {
                    gauges_.on_refused(name(RefusalCode::bad_token));
                    return call->refuse({RefusalCode::bad_token, "this token is not known", ""});
                }
                if (person) {
                    call->asker.person = person->id;
                    call->asker.name = person->name;
                    call->settings = person->settings;
                }
            }
            route.handle(call);
        },
        [call] { call->refuse({RefusalCode::unavailable, "it can not be done now", ""}); });
}

std::variant<wire::HttpResponse, wire::Welcome> HouseSite::on_upgrade(const wire::HttpRequest& request) {
    const auto refused = [&](const Refusal& refusal) {
        gauges_.on_refused(name(refusal.code));
        return wire::refusal(status_of(refusal.code), name(refusal.code), refusal.message);
    };
    if (request.path != kSocketPath) return refused({RefusalCode::unknown_command, "there is no such socket", ""});
    if (const auto checked = check_origin(request, config_.public_url); !checked) return refused(checked.error());
    return wire::Welcome([this, token = token_of(request)](std::shared_ptr<wire::Line> line) {
        const auto channel = std::make_shared<Channel>(hall_, std::move(line));
        channel->begin(token);
        return channel;
    });
}

// ---- care

wire::HttpResponse HouseSite::health() const { return plain(200, "ok\n", "text/plain"); }

wire::HttpResponse HouseSite::readiness() const {
    const bool is_ready = house_.writer().running_ms() < config_.slow_commit.count();
    return plain(is_ready ? 200 : 503, is_ready ? "ready\n" : "a write takes too long\n", "text/plain");
}

wire::HttpResponse HouseSite::figures(const wire::HttpRequest& request) const {
    // A proxy on the same machine brings others here.
    const bool is_here = request.peer.starts_with("127.") || request.peer == "::1";
    if (!config_.metrics.empty() || !is_here || !request.header("x-forwarded-for").empty())
        return plain(404, "", "text/plain");
    return plain(200, metrics_.text(), std::string(kMetricsType));
}

}  // namespace planitia::server
