/// People and tables as the examples of the API want them.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "described.h"

namespace planitia::server_test {

/// People and a table as an example wants them, and what stands in it for what they are really called.
class Scene {
  public:
    explicit Scene(const Served& served) : host_(served.guest("Ola")), guest_(served.guest("Jan")) {}

    Guest& who(const Document& example) { return text_at(example, "x-as") == "guest" ? guest_ : host_; }
    const std::string& table() const { return table_; }

    /// Makes the table that is called so: `GatheringTable` and so on.
    void prepare(std::string_view situation) {
        if (situation == "FinishedTable") return finish();
        const Answer made = done(host_.ask("POST", "/api/v1/tables",
                                           read_json(R"({"game":"terraforming","setup":{"players":2},"name":"Friday",
                                                         "seats":[{"person":"me"},{"open":true}]})")));
        table_ = text_at(made.body, "table");
        words_["INVITE"] = *made.body.find("invites")->as_list()->at(1).as_text();
        if (situation == "GatheringTable") return;
        done(guest_.ask("POST", here("/seats/1/claim"), Document::map({{"invite", words_["INVITE"]}})));
        if (situation == "PlayingTable") done(host_.ask("POST", here("/start")));
    }

    /// Does what comes before the example.
    void lead_up(const Document& example) {
        const Document* const steps = example.find("x-after");
        if (steps == nullptr) return;
        for (const Document& step : *steps->as_list()) {
            const std::string& what = *step.as_text();
            if (what == "table" || what == "listed table") {
                prepare("GatheringTable");
                if (what == "table") continue;
                done(host_.ask("PATCH", here(""), read_json(R"({"options":{"listed":true}})")));
            } else {
                const Document& media = media_of(at(description(), {"paths", kDoPath, "post", "requestBody"}));
                done(host_.ask("POST", here("/do"), spoken(example_of(media, what))));
            }
        }
    }

    /// The example with the real names.
    Document spoken(const Document& example) {
        if (example.as_map() != nullptr) {
            Document map = Document::map();
            for (const auto& [key, value] : *example.as_map()) map.set(key, spoken(value));
            return map;
        }
        if (example.as_text() == nullptr) return example;
        if (*example.as_text() == "CODE") return text_at(done(host_.ask("POST", "/api/v1/me/link")).body, "code");
        const auto found = words_.find(*example.as_text());
        return found != words_.end() ? Document(found->second) : example;
    }

    /// The target of an operation, with the example of every parameter.
    std::string target(std::string path, const Document& operation) {
        std::string query;
        const Document* const parameters = operation.find("parameters");
        if (parameters == nullptr) return path;
        for (const Document& each : *parameters->as_list()) {
            const Document& parameter = resolved(each);
            const std::string place = "{" + std::string(text_at(parameter, "name")) + "}";
            if (const std::size_t found = path.find(place); found != std::string::npos) {
                const Document& example = at(parameter, {"example"});
                const std::string value = example.as_text() != nullptr ? *example.as_text() : to_json(example);
                path.replace(found, place.size(), place == "{table}" ? table_ : value);
            } else if (text_at(parameter, "in") == "query") {
                query += (query.empty() ? "?" : "&") + in_query(parameter);
            }
        }
        return path + query;
    }

  private:
    static Answer done(Answer answer) {
        EXPECT_EQ(answer.status, 200) << to_json(answer.body);
        return answer;
    }
    static std::string in_query(const Document& parameter) {
        const Document& example = at(parameter, {"example"});
        std::string text(text_at(parameter, "name"));
        text += '=';
        for (const char letter : example.as_text() != nullptr ? *example.as_text() : to_json(example)) {
            static constexpr std::string_view kDigits = "0123456789ABCDEF";
            const auto byte = static_cast<unsigned char>(letter);
            if (std::isalnum(byte) != 0) {
                text += letter;
            } else {
                text.append({'%', kDigits[byte >> 4], kDigits[byte & 15]});
            }
        }
        return text;
    }
    std::string here(std::string_view rest) const { return "/api/v1/tables/" + table_ + std::string(rest); }

    /// A game of one, which a bot plays to its end.
    void finish() {
        const Answer made =
            done(host_.ask("POST", "/api/v1/tables", read_json(R"({"game":"martians","setup":{"players":1},"start":true,
                                                         "seats":[{"person":"me"}],
                                                         "share":"00112233445566778899aabbccddeeff"})")));
        table_ = text_at(made.body, "table");
        done(host_.ask("POST", here("/leave"), read_json(R"({"bot":"greedy"})")));
        for (int i = 0; i < 1200; ++i) {
            const Answer now = host_.ask("GET", here(""));
            if (text_at(at(now.body, {"state", "table"}), "state") == "over") return;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        ADD_FAILURE() << "the game does not end";
    }

    Guest host_, guest_;
    std::string table_;
    std::map<std::string, std::string, std::less<>> words_;
};

/// The name of the table parameter of an operation: `PlayingTable`.
inline std::string_view situation_of(const Document& operation) {
    if (const Document* const parameters = operation.find("parameters"))
        for (const Document& each : *parameters->as_list()) {
            const std::string_view address = text_at(each, "$ref");
            if (address.ends_with("Table")) return address.substr(address.rfind('/') + 1);
        }
    return {};
}

}  // namespace planitia::server_test
