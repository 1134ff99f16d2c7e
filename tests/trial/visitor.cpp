#include <json/json.h>
#include <trial/visitor.h>

#include <stdexcept>

namespace planitia::trial {

namespace {

using std::chrono::steady_clock;

Document read(const std::string& text) {
    auto document = from_json(text);
    if (!document) throw std::runtime_error("no JSON: " + text.substr(0, 200));
    return std::move(*document);
}

std::string text_in_error(const Document& body, std::string_view key) {
    const Document* const error = body.find("error");
    return error == nullptr ? "" : std::string(text_at(*error, key));
}

milliseconds left(Moment until) {
    return std::max(std::chrono::duration_cast<milliseconds>(until - steady_clock::now()), milliseconds(0));
}

}  // namespace

bool Told::is_ok() const {
    const Document* const ok = body.find("ok");
    return ok != nullptr && ok->as_bool() != nullptr && *ok->as_bool();
}
std::string Told::code() const { return text_in_error(body, "code"); }
std::string Told::text() const { return text_in_error(body, "text"); }
std::string Told::message() const { return text_in_error(body, "message"); }

Visitor Visitor::named(std::uint16_t port, const std::string& name) {
    Visitor nobody(port);
    const Told made = nobody.post("/api/v1/people", to_json(Document::map({{"name", name}})));
    if (!made.is_ok()) throw std::runtime_error("no person: " + to_json(made.body));
    return {port,
            {.person = std::string(text_at(made.body, "person")),
             .token = std::string(text_at(made.body, "token")),
             .name = name}};
}

wire::Headers Visitor::all_headers() const {
    wire::Headers all = headers;
    all.emplace_back("Accept-Language", language);
    if (!guest_.token.empty()) all.emplace_back("Authorization", "Bearer " + guest_.token);
    return all;
}

Told Visitor::get(const std::string& target) {
    wire::HttpClient client("127.0.0.1", port_);
    client.headers = all_headers();
    const wire::HttpResponse response = client.get(target);
    return {response.status, read(response.body)};
}

Told Visitor::post(const std::string& target, std::string_view body) {
    wire::HttpClient client("127.0.0.1", port_);
    client.headers = all_headers();
    const wire::HttpResponse response = client.post(target, body);
    return {response.status, read(response.body)};
}

Told Visitor::ask(const std::string& table, const Document& request) {
    return post("/api/v1/tables/" + table + "/do", to_json(request));
}

Document Visitor::state(const std::string& table) {
    const Told told = get("/api/v1/tables/" + table + "/state");
    if (!told.is_ok()) throw std::runtime_error("no state: " + to_json(told.body));
    return *told.body.find("state");
}

// ---- the socket

void Visitor::connect() {
    kept_.clear();
    socket_ = std::make_unique<wire::SocketClient>("127.0.0.1", port_, "/api/v1/socket", all_headers());
}

Told Visitor::say(const Document& request, milliseconds patience) {
    const std::string id = "v" + std::to_string(ids_++);
    Document message = Document::map({{"id", id}, {"lang", language}});
    for (const auto& [key, value] : *request.as_map()) message.set(key, value);
    socket_->send(to_json(message));
    const Moment until = steady_clock::now() + patience;
    while (const auto text = socket_->receive(left(until))) {
        Document heard = read(*text);
        if (text_at(heard, "id") == id) return {0, std::move(heard)};
        kept_.push_back(std::move(heard));
    }
    return {0, Document::map()};
}

Told Visitor::say_text(const std::string& text, milliseconds patience) {
    socket_->send(text);
    const Moment until = steady_clock::now() + patience;
    while (const auto heard = socket_->receive(left(until))) {
        Document document = read(*heard);
        if (document.find("ok") != nullptr) return {0, std::move(document)};
        kept_.push_back(std::move(document));
    }
    return {0, Document::map()};
}

std::optional<Document> Visitor::await(std::string_view member, milliseconds patience) {
    const Moment until = steady_clock::now() + patience;
    for (std::size_t i = 0; i < kept_.size(); ++i) {
        if (kept_[i].find(member) == nullptr) continue;
        Document found = std::move(kept_[i]);
        kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(i));
        return found;
    }
    while (const auto text = socket_->receive(left(until))) {
        Document heard = read(*text);
        if (heard.find(member) != nullptr) return heard;
        kept_.push_back(std::move(heard));
    }
    return std::nullopt;
}

std::optional<int> Visitor::await_close(milliseconds patience) {
    const Moment until = steady_clock::now() + patience;
    while (const auto text = socket_->receive(left(until))) kept_.push_back(read(*text));
    return socket_->close_code();
}

}  // namespace planitia::trial
