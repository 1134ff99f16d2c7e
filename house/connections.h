/// Connections for reading, lent to whoever reads.
#pragma once
#include <store/database.h>

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace planitia::house {

class Connections {
  public:
    explicit Connections(store::Address address) : address_(std::move(address)) {}

    /// A connection until it is let go.
    class Lease {
      public:
        Lease(Connections& from, std::unique_ptr<store::Database> database)
            : from_(from), database_(std::move(database)) {}
        ~Lease() {
            if (database_) from_.give_back(std::move(database_));
        }
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        store::Database& operator*() const { return *database_; }

      private:
        Connections& from_;
        std::unique_ptr<store::Database> database_;
    };

    /// Throws `store::Failed` when there is none and no new one can be made.
    Lease lease() {
        std::unique_lock lock(mutex_);
        if (free_.empty()) {
            lock.unlock();
            return Lease(*this, store::connect(address_));
        }
        std::unique_ptr<store::Database> database = std::move(free_.back());
        free_.pop_back();
        return Lease(*this, std::move(database));
    }

  private:
    void give_back(std::unique_ptr<store::Database> database) {
        const std::lock_guard lock(mutex_);
        free_.push_back(std::move(database));
    }

    store::Address address_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<store::Database>> free_;
};

}  // namespace planitia::house
