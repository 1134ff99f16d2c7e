/// A SQLite database belongs to one process that serves it: nobody tells another one what has changed.
#pragma once
#include <store/database.h>

namespace planitia::store {

/// Holds it until this ends, or the process does. Over PostgreSQL it holds nothing.
class Sole {
  public:
    /// Throws Failed when another process holds it.
    explicit Sole(const Address& address);
    ~Sole();
    Sole(const Sole&) = delete;
    Sole& operator=(const Sole&) = delete;

  private:
    int file_ = -1;
};

}  // namespace planitia::store
