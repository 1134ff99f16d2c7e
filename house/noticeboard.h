/// Lists of tables, for who watches them: mine, with whose turn it is, and those that everybody may join.
#pragma once
#include <core/document.h>
#include <house/crowd.h>
#include <house/services.h>
#include <store/listings.h>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace planitia::house {

/// What a list shows of a table to that person.
Document write_listing(const store::Listing& listing, std::string_view person);

class Noticeboard {
  public:
    explicit Noticeboard(Services& services) : services_(services) {}

    /// The list comes at once, and again whenever it has changed: at most once in half a second.
    void watch_mine(std::shared_ptr<Listener> listener, std::string person);
    void watch_lobby(std::shared_ptr<Listener> listener);
    void forget(const Listener* listener);

    /// Tables of these people have changed, or those of the lobby, or of anybody.
    void note(std::span<const std::string> people);
    void note_all();
    /// Sends what has changed. Waits for the database.
    void flush();

    /// `{"mine":[…]}`, the asker's turn first; `{"lobby":[…]}`. They wait for the database.
    Document mine(const std::string& person);
    Document lobby(std::string_view state = "gathering");

  private:
    struct Watcher {
        std::shared_ptr<Listener> listener;
        std::string person;  ///< empty: the lobby
        bool is_stale = true;
        std::uint64_t sent = 0;  ///< digest of the last list
    };
    void add(Watcher watcher);
    void set_stale(const Listener* listener, bool is_stale);
    void note_sent(const Listener* listener, std::uint64_t sum);

    Services& services_;
    std::mutex mutex_;
    std::vector<Watcher> watchers_;
};

}  // namespace planitia::house
