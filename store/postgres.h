/// A database on a PostgreSQL server.
#pragma once
#include <store/database.h>
#include <store/postgres_line.h>

#include <optional>
#include <string>

namespace planitia::store {

class Postgres final : public Database {
  public:
    /// Connects, so that who starts with a wrong address is told.
    Postgres(std::string address, const Patience& patience);

    std::int64_t run(std::string_view sql, std::span<const Value> values) override;
    void query(std::string_view sql, std::span<const Value> values,
               const std::function<void(const Row&)>& row) override;
    void begin() override;
    void begin_reading() override;
    void commit() override;
    void rollback() noexcept override;

  private:
    PostgresLine& line();
    PostgresLine::Answer ask(std::string_view sql, std::span<const Value> values);
    void begin(std::string_view how);

    std::string address_;
    Patience patience_;
    std::optional<PostgresLine> line_;
    bool is_in_transaction_ = false;
};

}  // namespace planitia::store
