/// Messages of any bytes over a socket to a house with a table: every one that has an id gets one reply with it, and the table can be
/// played on.
#include <house/house.h>
#include <json/json.h>
#include <server/channel.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <map>
#include <mutex>
#include <string_view>

#include "line_mutator.h"

namespace {

using namespace planitia;

constexpr std::size_t kMostBytes = 16 * 1024;
constexpr int kMostLines = 16;
constexpr std::chrono::seconds kPatience{60};

void require(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// Reads what is said, and counts replies by id.
class Ear : public wire::Line {
  public:
    void send(std::string text) override {
        const auto message = from_json(text);
        require(message.has_value(), "what is sent is JSON");
        const std::lock_guard lock(mutex_);
        if (const Document* const id = message->find("id")) ++replies_[*id->as_text()];
        said_.notify_all();
    }
    bool offer(std::string text) override {
        require(from_json(text).has_value(), "what is pushed is JSON");
        return true;
    }
    void close(int, std::string) override { is_open_ = false; }
    bool is_open() const override { return is_open_; }

    bool has_replied(const std::string& id, int times) {
        std::unique_lock lock(mutex_);
        return said_.wait_for(lock, kPatience, [&] { return !is_open_ || replies_[id] == times; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable said_;
    std::map<std::string, int> replies_;
    std::atomic<bool> is_open_ = true;
};

/// A house that lives as long as the program, in a folder that is gone when it ends.
struct World {
    /// In memory where there is such a place: what is measured here is not the disk.
    std::filesystem::path folder =
        (std::filesystem::is_directory("/dev/shm") ? std::filesystem::path("/dev/shm")
                                                   : std::filesystem::temp_directory_path()) /
        ("planitia-fuzz-" + std::to_string(getpid()));
    server::Metrics metrics;
    server::Log log{server::LogLevel::none};
    server::Gauges gauges{metrics, log};
    server::RateLimits rates{.messages = {1e9, 1e9}, .previews = {1e9, 1e9}, .chat = {1e9, 1e9}};
    server::HouseLimits limits{rates};
    std::unique_ptr<house::House> house;
    std::unique_ptr<server::Hall> hall;
    house::Asker host;
    std::string token;

    World() {
        std::filesystem::create_directories(folder);
        house = std::make_unique<house::House>(
            house::Settings{.database = {store::Address::Kind::sqlite, (folder / "games.db").string()},
                            .clerks = 2,
                            .unfinished_tables = 1'000'000'000},
            gauges);
        hall = std::make_unique<server::Hall>(server::Hall{*house, limits, rates, gauges, "fuzz"});
        const auto made = house->people().add("Ola");
        host = {.person = made->person.id, .name = "Ola"};
        token = made->token;
    }
    ~World() {
        house->stop();
        std::filesystem::remove_all(folder);
    }
    Document wait(const std::function<void(const house::Reply&)>& act) const {
        std::promise<Document> told;
        act([&](Document document) { told.set_value(std::move(document)); });
        auto reply = told.get_future();
        require(reply.wait_for(kPatience) == std::future_status::ready, "a request is replied to");
        return reply.get();
    }
    std::string new_table(std::string_view game) const {
        Document seats = Document::list();
        seats.add(Document::map({{"person", "me"}})).add(Document::map({{"bot", "random"}}));
        const Document made = wait([&](const house::Reply& reply) {
            house->open_table(host, Document::map({{"game", game}, {"seats", seats}, {"start", true}}), reply);
        });
        return std::string(text_at(made, "table"));
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static World world;
    if (size == 0 || size > kMostBytes) return 0;
    const std::string id = world.new_table(data[0] % 2 == 0 ? "terraforming" : "martians");
    const auto ear = std::make_shared<Ear>();
    const auto channel = std::make_shared<server::Channel>(*world.hall, ear);
    channel->begin(world.token);
    std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    std::map<std::string, int> asked;
    for (int n = 0; n < kMostLines && !rest.empty(); ++n) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        for (std::size_t at = line.find("\"@\""); at != std::string::npos; at = line.find("\"@\""))
            line.replace(at + 1, 1, id);
        const auto request = from_json(line);
        const std::string number(request ? text_at(*request, "id") : "");
        channel->on_text(line);
        if (number.empty() || number.size() > 36) continue;
        require(ear->has_replied(number, ++asked[number]), "a request with an id gets one reply");
    }
    channel->on_closed();
    const Document state = world.wait([&](house::Reply reply) {
        world.house->ask(id, world.host, Document::map({{"do", "state"}}), std::move(reply));
    });
    require(state.find("state") != nullptr, "the table is there");
    return 0;
}
