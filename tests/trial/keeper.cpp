#include <json/json.h>
#include <trial/keeper.h>

#include <stdexcept>
#include <thread>

namespace planitia::trial {

namespace {

using std::chrono::steady_clock;

Document setup_of(std::initializer_list<Document::Member> members) { return Document::map(members); }

std::vector<TableWish> every_kind() {
    const auto mars = [](Document setup, std::vector<std::string> seats) {
        return TableWish{.game = "terraforming", .setup = std::move(setup), .seats = std::move(seats)};
    };
    const auto martians = [](const char* variant, std::vector<std::string> seats) {
        return TableWish{.game = "martians", .setup = Document::map({{"variant", variant}}), .seats = std::move(seats)};
    };
    const Document draft = setup_of({{"draft", true}});
    const Document colonies = setup_of({{"colonies", true}});
    const Document both = setup_of({{"draft", true}, {"colonies", true}});
    return {mars(Document::map(), {"person", "person"}),
            martians("competitive", {"person", "person"}),
            mars(draft, {"person", "person", "person"}),
            martians("coop", {"person", "person"}),
            mars(Document::map(), {"person"}),
            martians("semi", {"person", "person", "person"}),
            mars(colonies, {"person", "person"}),
            martians("coop", {"person"}),
            mars(both, {"person", "greedy", "person"}),
            martians("competitive", {"person", "greedy", "person"}),
            mars(colonies, {"person", "person", "random"}),
            martians("semi", {"random", "person"})};
}

}  // namespace

TableWish wish_for(std::size_t number) {
    static const std::vector<TableWish> kKinds = every_kind();
    TableWish wish = kKinds[number % kKinds.size()];
    // Turns that commit at once, after a second, after two; points that are shown, or not.
    wish.options.set("takeBack", static_cast<int>(number / kKinds.size() % 3));
    wish.options.set("points", number / 2 % 2 == 0);
    return wish;
}

wire::HttpResponse Keeper::ask(std::string_view method, const std::string& target, const std::string& body,
                               const Guest* guest) {
    const Moment until = steady_clock::now() + patience_;
    std::string last;
    while (steady_clock::now() < until) {
        try {
            wire::HttpClient client("127.0.0.1", door_(rng_));
            if (guest != nullptr) client.headers = {{"Authorization", "Bearer " + guest->token}};
            wire::HttpResponse response = client.request(method, target, body, {{"Content-Type", "application/json"}});
            if (response.status != 503) return response;
            last = response.body;
        } catch (const wire::ClientFailed& failure) {
            last = failure.what();
        }
        std::this_thread::sleep_for(milliseconds(20 + rng_.below(80)));
    }
    throw std::runtime_error(std::string(method) + " " + target + " was not answered in time: " + last);
}

Document Keeper::ask_for(std::string_view method, const std::string& target, const Document& body, const Guest* guest) {
    const wire::HttpResponse response = ask(method, target, method == "GET" ? "" : to_json(body), guest);
    auto told = from_json(response.body);
    if (response.status != 200 || !told)
        throw std::runtime_error(std::string(method) + " " + target + ": " + std::to_string(response.status) + " " +
                                 response.body);
    return std::move(*told);
}

Guest Keeper::make_guest(const std::string& name) {
    const Document made = ask_for("POST", "/api/v1/people", Document::map({{"name", name}}));
    return {.person = std::string(text_at(made, "person")), .token = std::string(text_at(made, "token")), .name = name};
}

OpenTable Keeper::open(const TableWish& wish) {
    OpenTable table;
    Document setup = wish.setup;
    setup.set("players", wish.seats.size());
    Document seats = Document::list();
    for (std::size_t i = 0; i < wish.seats.size(); ++i) {
        if (wish.seats[i] != "person") {
            seats.add(Document::map({{"bot", wish.seats[i]}}));
            continue;
        }
        seats.add(table.guests.empty() ? Document::map({{"person", "me"}}) : Document::map({{"open", true}}));
        table.seats.push_back(static_cast<int>(i));
        table.guests.push_back(make_guest("Guest " + std::to_string(i)));
    }
    const Document made =
        ask_for("POST", "/api/v1/tables",
                Document::map({{"game", wish.game}, {"setup", setup}, {"seats", seats}, {"options", wish.options}}),
                &table.guests.front());
    table.id = text_at(made, "table");
    const std::string path = "/api/v1/tables/" + table.id;
    const Document::List& invites = *made.find("invites")->as_list();
    for (std::size_t i = 1; i < table.guests.size(); ++i) {
        const auto seat = static_cast<std::size_t>(table.seats[i]);
        ask_for("POST", path + "/seats/" + std::to_string(seat) + "/claim", Document::map({{"invite", invites[seat]}}),
                &table.guests[i]);
    }
    ask_for("POST", path + "/start", Document::map(), &table.guests.front());
    return table;
}

std::vector<Document> Keeper::lines(const std::string& table, const std::string& language, const Guest* guest) {
    Mirror mirror;
    do {
        const Document told = ask_for(
            "GET",
            "/api/v1/tables/" + table + "/lines?from=" + std::to_string(mirror.next_line()) + "&lang=" + language, {},
            guest);
        mirror.hear_lines(*told.find("lines"));
    } while (mirror.wants_lines());
    std::vector<Document> lines;
    for (const auto& [number, line] : mirror.lines()) lines.push_back(line);
    return lines;
}

}  // namespace planitia::trial
