/// A house on a database of its own, and people who play in it without a socket.
#pragma once
#include <gtest/gtest.h>
#include <house/changes.h>
#include <house/house.h>
#include <json/json.h>
#include <kit/any_answer.h>
#include <table/random_word.h>

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <future>
#include <mutex>
#include <string>
#include <vector>

namespace planitia::house_test {

using house::Asker;

inline Document json(std::string_view text) {
    auto document = from_json(text);
    EXPECT_TRUE(document.has_value()) << text;
    return document ? *document : Document();
}

inline bool is_ok(const Document& reply) {
    const Document* const ok = reply.find("ok");
    return ok != nullptr && ok->as_bool() != nullptr && *ok->as_bool();
}

inline std::string code_of(const Document& reply) {
    const Document* const error = reply.find("error");
    return error != nullptr ? std::string(text_at(*error, "code")) : "";
}

class Troubles : public house::Observer {
  public:
    void on_trouble(std::string_view what, std::string_view, std::string_view because) override {
        const std::lock_guard lock(mutex_);
        told_.push_back(std::string(what) + ": " + std::string(because));
    }
    std::vector<std::string> told() const {
        const std::lock_guard lock(mutex_);
        return told_;
    }

  private:
    mutable std::mutex mutex_;
    std::vector<std::string> told_;
};

class TestHouse {
  public:
    explicit TestHouse(house::Settings settings = {.clerks = 4})
        : settings_(std::move(settings)),
          folder_(std::filesystem::temp_directory_path() / ("planitia-" + table::random_word(10))) {
        std::filesystem::create_directories(folder_);
        open();
    }
    ~TestHouse() {
        house_.reset();
        std::filesystem::remove_all(folder_);
    }
    TestHouse(const TestHouse&) = delete;
    TestHouse& operator=(const TestHouse&) = delete;

    /// Closes the house and opens it again: whatever was only in memory is gone.
    void reopen() {
        house_.reset();
        open();
    }
    house::House& operator*() { return *house_; }
    house::House* operator->() { return house_.get(); }
    Troubles& troubles() { return troubles_; }
    std::string database() const { return (folder_ / "games.db").string(); }
    /// Changes what is stored behind the back of the house, and opens it again.
    void find_stored(std::string_view sql) {
        store::connect({store::Address::Kind::sqlite, database()})->run(sql, {});
        reopen();
    }

    Asker person(const std::string& name) {
        const auto made = house_->people().add(name);
        EXPECT_TRUE(made.has_value());
        return {.person = made->person.id, .name = name};
    }
    /// A request as a document, or as the text of one.
    Document ask(const std::string& table, const Asker& asker, const Document& request) {
        const Document said = request.as_text() != nullptr ? json(*request.as_text()) : request;
        return wait([&](house::Reply reply) { house_->ask(table, asker, said, std::move(reply)); });
    }
    Document open_table(const Asker& asker, std::string_view request) {
        return wait([&](house::Reply reply) { house_->open_table(asker, json(request), std::move(reply)); });
    }
    /// The whole state as that person sees it.
    Document state(const std::string& table, const Asker& asker) { return ask(table, asker, R"({"do":"state"})"); }

  private:
    void open() {
        settings_.database = {store::Address::Kind::sqlite, database()};
        house_ = std::make_unique<house::House>(settings_, troubles_);
    }
    template <class Do>
    static Document wait(const Do& act) {
        auto told = std::make_shared<std::promise<Document>>();
        auto reply = told->get_future();
        act([told](Document document) { told->set_value(std::move(document)); });
        if (reply.wait_for(std::chrono::seconds(20)) != std::future_status::ready) {
            ADD_FAILURE() << "no reply";
            return {};
        }
        return reply.get();
    }

    house::Settings settings_;
    std::filesystem::path folder_;
    Troubles troubles_;
    std::unique_ptr<house::House> house_;
};

/// Hears a table, and has the state that a page would have.
class Ears : public house::Listener {
  public:
    explicit Ears(std::string at = {}) : at_(std::move(at)) {}
    bool offer(std::string text) override {
        const std::lock_guard lock(mutex_);
        if (is_deaf_) return false;
        hear(json(text));
        heard_.push_back(std::move(text));
        change_.notify_all();
        return true;
    }
    void be_deaf(bool is_deaf) {
        const std::lock_guard lock(mutex_);
        is_deaf_ = is_deaf;
    }
    std::vector<std::string> heard() const {
        const std::lock_guard lock(mutex_);
        return heard_;
    }
    Document body() const {
        const std::lock_guard lock(mutex_);
        return body_;
    }
    Document rest(std::string_view key) const {
        const std::lock_guard lock(mutex_);
        const Document* const part = rest_.find(key);
        return part != nullptr ? *part : Document();
    }
    std::string at() const {
        const std::lock_guard lock(mutex_);
        return at_;
    }
    std::vector<std::int64_t> lines() const {
        const std::lock_guard lock(mutex_);
        return lines_;
    }
    /// Waits until it has heard of something that holds.
    template <class Holds>
    bool wait_until(const Holds& holds) {
        std::unique_lock lock(mutex_);
        return change_.wait_for(lock, std::chrono::seconds(20), [&] { return holds(rest_, at_); });
    }

  private:
    void hear(const Document& message) {
        if (const Document* const state = message.find("state")) {
            body_ = Document::map();
            rest_ = Document::map();
            for (const auto& [key, value] : *state->as_map())
                (key == "view" || key == "facts" ? body_ : rest_).set(key, value);
            at_ = text_at(message, "at");
        } else if (message.find("to") != nullptr) {
            EXPECT_EQ(text_at(message, "from"), at_);
            house::Difference changed{.set = {}, .gone = *message.find("gone")->as_list()};
            for (const Document& each : *message.find("set")->as_list()) {
                const std::string& place = *each.as_list()->front().as_text();
                if (place.starts_with("/view") || place.starts_with("/facts")) {
                    changed.set.push_back(each);
                } else {
                    rest_.set(place.substr(1), each.as_list()->back());
                }
            }
            body_ = house::apply(body_, changed);
            for (const char* key : {"turn", "ask", "score", "result"})
                if (const Document* const part = message.find(key)) rest_.set(key, *part);
            at_ = text_at(message, "to");
        }
        if (const Document* const lines = message.find("lines")) {
            std::erase_if(lines_, [&](std::int64_t each) { return each >= number_at(*lines, "from"); });
            for (const Document& line : *lines->find("list")->as_list())
                if (line.find("draft") == nullptr) lines_.push_back(number_at(line, "number"));
        }
    }

    mutable std::mutex mutex_;
    std::condition_variable change_;
    std::vector<std::string> heard_;
    Document body_;
    Document rest_ = Document::map();
    std::string at_;
    std::vector<std::int64_t> lines_;
    bool is_deaf_ = false;
};

inline Document write_answer(const Document& turn, const Document& ask, Rng& rng, bool commits) {
    return Document::map({{"do", "answer"},
                          {"ask", text_at(turn, "ask")},
                          {"option", kit::any_answer(*ask.find("decision"), rng)},
                          {"commit", commits}});
}

}  // namespace planitia::house_test
