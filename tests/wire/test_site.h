/// A site for tests, on a port of its own: what it answers is said by the test.
#pragma once
#include <wire/client.h>
#include <wire/listener.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace planitia::wire {

using namespace std::chrono_literals;

/// Waits until something is so; false when that takes longer than ten seconds.
template <class Condition>
bool wait_until(const Condition& condition) {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

/// Hears a line, and remembers.
class TestHandler : public LineHandler {
  public:
    explicit TestHandler(std::shared_ptr<Line> its_line) : line(std::move(its_line)) {}
    void on_text(std::string text) override {
        ++texts;
        if (heard) heard(*line, std::move(text));
    }
    void on_ready() override {
        ++readies;
        if (ready) ready(*line);
    }
    void on_closed() override { ++closes; }

    std::shared_ptr<Line> line;
    std::function<void(Line&, std::string)> heard = [](Line& to, std::string text) { to.send("echo " + text); };
    std::function<void(Line&)> ready;
    std::atomic<int> texts = 0;
    std::atomic<int> readies = 0;
    std::atomic<int> closes = 0;
};

class TestSite : public Site {
  public:
    void on_request(HttpRequest request, Respond respond) override { answer(std::move(request), std::move(respond)); }
    std::variant<HttpResponse, Welcome> on_upgrade(const HttpRequest& request) override { return upgrade(request); }

    /// Says what came.
    std::function<void(HttpRequest, Respond)> answer = [](HttpRequest request, Respond respond) {
        respond({.body = request.method + ' ' + request.path + ' ' + request.body, .content_type = "text/plain"});
    };
    std::function<std::variant<HttpResponse, Welcome>(const HttpRequest&)> upgrade = [this](const HttpRequest&) {
        return Welcome([this](std::shared_ptr<Line> line) {
            auto handler = std::make_shared<TestHandler>(std::move(line));
            if (prepare) prepare(*handler);
            const std::scoped_lock lock(mutex_);
            handlers_.push_back(handler);
            return handler;
        });
    };
    /// Called for every new handler.
    std::function<void(TestHandler&)> prepare;

    /// The handler of the n-th line, when it has been welcomed.
    std::shared_ptr<TestHandler> handler(std::size_t n = 0) {
        wait_until([&] { return count() > n; });
        const std::scoped_lock lock(mutex_);
        return handlers_.at(n);
    }
    std::size_t count() {
        const std::scoped_lock lock(mutex_);
        return handlers_.size();
    }

  private:
    std::mutex mutex_;
    std::vector<std::shared_ptr<TestHandler>> handlers_;
};

/// A site that listens, with two network threads.
struct TestHouse {
    explicit TestHouse(Limits limits = {}) : listener("127.0.0.1:0", 2, std::move(limits), site) {}
    void open() { listener.start(); }
    HttpClient client() const { return {"127.0.0.1", listener.port()}; }
    Connection connection() const { return {"127.0.0.1", listener.port()}; }
    SocketClient socket(const Headers& headers = {}) const {
        return {"127.0.0.1", listener.port(), "/socket", headers};
    }

    TestSite site;
    Listener listener;
};

}  // namespace planitia::wire
