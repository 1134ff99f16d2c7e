/// Hints between processes that share a PostgreSQL database: something has changed, read it. They may be lost. Over SQLite there is one process, and
/// nothing to tell.
#pragma once
#include <store/database.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace planitia::store {

class News {
  public:
    /// `heard` is called for everything that is told, by this process too. `was_deaf` is called whenever it listens again, also for the first
    /// time: what was told before went unheard. Both on a thread of the news.
    News(const Address& address, std::function<void(std::string_view payload)> heard, std::function<void()> was_deaf,
         const Patience& patience = {});
    ~News();
    News(const News&) = delete;
    News& operator=(const News&) = delete;

    /// After a commit, never inside. Any thread; never waits for the database. The same is told at most once in 5 ms. Precondition: shorter than 8000 bytes.
    void tell(std::string payload);
    /// Afterwards nothing is called any more.
    void stop();

  private:
    class Listener;
    class Teller;
    std::unique_ptr<Listener> listener_;  ///< none over SQLite
    std::unique_ptr<Teller> teller_;
};

}  // namespace planitia::store
