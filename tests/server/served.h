/// A whole server on a port of its own, with a database of its own.
#pragma once
#include <gtest/gtest.h>
#include <json/json.h>
#include <server/house_site.h>
#include <table/random_word.h>
#include <wire/client.h>
#include <wire/listener.h>

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <thread>

namespace planitia::server_test {

inline Document read_json(std::string_view text) {
    auto document = from_json(text);
    EXPECT_TRUE(document.has_value()) << text.substr(0, 300);
    return document ? *document : Document();
}

/// What a request is answered with.
struct Answer {
    int status = 0;
    Document body;
};

/// Somebody with a token, who sends requests as scripts do.
class Guest {
  public:
    Guest(std::uint16_t port, std::string_view name) : client_("127.0.0.1", port) {
        const Answer made = ask("POST", "/api/v1/people", Document::map({{"name", name}}));
        EXPECT_EQ(made.status, 200) << to_json(made.body);
        token_ = text_at(made.body, "token");
        client_.headers.emplace_back("Authorization", "Bearer " + token_);
    }
    Answer ask(std::string_view method, const std::string& target, const Document& body = {}) {
        client_.cookies.clear();  // scripts have none
        const wire::HttpResponse response = client_.request(method, target, body.is_null() ? "" : to_json(body),
                                                            {{"Content-Type", "application/json"}});
        return {response.status, read_json(response.body)};
    }
    const std::string& token() const { return token_; }
    wire::SocketClient socket() const {
        return {client_.address(), client_.port(), "/api/v1/socket", {{"Authorization", "Bearer " + token_}}};
    }

  private:
    wire::HttpClient client_;
    std::string token_;
};

/// Nobody here is too fast.
inline server::Config patient_config() {
    server::Config config;
    config.log_level = server::LogLevel::none;
    config.rates = {.messages = {1e6, 1e6},
                    .previews = {1e6, 1e6},
                    .people = {1e6, 1e6},
                    .tables = {1e6, 1e6},
                    .chat = {1e6, 1e6},
                    .requests = {1e6, 1e6}};
    return config;
}

class Served {
  public:
    ~Served() {
        listener_.stop(std::chrono::seconds(5), "");
        house_.stop();
        std::filesystem::remove_all(folder_);
    }
    Served() { listener_.start(); }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    std::uint16_t port() const { return listener_.port(); }
    const server::HouseSite& site() const { return site_; }
    Guest guest(std::string_view name) const { return {port(), name}; }
    wire::HttpResponse get(const std::string& target) const {
        return wire::HttpClient("127.0.0.1", port()).get(target);
    }

  private:
    static std::filesystem::path new_folder() {
        auto folder = std::filesystem::temp_directory_path() / ("planitia-" + table::random_word(10));
        std::filesystem::create_directories(folder);
        return folder;
    }

    const std::filesystem::path folder_ = new_folder();
    const server::Config config_ = patient_config();
    server::Log log_{server::LogLevel::none};
    server::Metrics metrics_;
    server::Gauges gauges_{metrics_, log_};
    house::House house_{{.database = {store::Address::Kind::sqlite, (folder_ / "games.db").string()}, .clerks = 4},
                        gauges_};
    server::HouseSite site_{house_, config_, metrics_, gauges_, "test"};
    wire::Listener listener_{"127.0.0.1:0", 2, {}, site_};
};

}  // namespace planitia::server_test
