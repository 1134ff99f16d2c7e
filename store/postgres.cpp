#include <libpq-fe.h>
#include <store/postgres.h>

#include <charconv>

namespace planitia::store {

namespace {

std::int64_t figure(std::string_view text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

class PostgresRow final : public Row {
  public:
    PostgresRow(const pg_result* result, int row) : result_(result), row_(row) {}

    bool is_null(std::size_t column) const override {
        return PQgetisnull(result_, row_, static_cast<int>(column)) != 0;
    }
    std::int64_t number(std::size_t column) const override { return figure(bytes(column)); }
    std::string text(std::size_t column) const override { return std::string(bytes(column)); }
    Blob blob(std::size_t column) const override {
        struct Free {
            void operator()(unsigned char* memory) const { PQfreemem(memory); }
        };
        std::size_t size = 0;
        const auto* escaped =
            reinterpret_cast<const unsigned char*>(PQgetvalue(result_, row_, static_cast<int>(column)));
        const std::unique_ptr<unsigned char, Free> raw(PQunescapeBytea(escaped, &size));
        if (raw == nullptr) throw Failed("out of memory");
        const auto* begin = reinterpret_cast<const std::byte*>(raw.get());
        return {begin, begin + size};
    }

  private:
    std::string_view bytes(std::size_t column) const {
        const int place = static_cast<int>(column);
        return {PQgetvalue(result_, row_, place), static_cast<std::size_t>(PQgetlength(result_, row_, place))};
    }

    const pg_result* result_;
    int row_;
};

}  // namespace

Postgres::Postgres(std::string address, const Patience& patience) : address_(std::move(address)), patience_(patience) {
    line();
}

std::int64_t Postgres::run(std::string_view sql, std::span<const Value> values) {
    const PostgresLine::Answer answer = ask(sql, values);
    return figure(PQcmdTuples(answer.get()));
}

void Postgres::query(std::string_view sql, std::span<const Value> values, const std::function<void(const Row&)>& row) {
    const PostgresLine::Answer answer = ask(sql, values);
    const int rows = PQntuples(answer.get());
    for (int i = 0; i < rows; ++i) row(PostgresRow(answer.get(), i));
}

void Postgres::begin() { begin("BEGIN"); }
void Postgres::begin_reading() { begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"); }

void Postgres::begin(std::string_view how) {
    ask(how, {});
    is_in_transaction_ = true;
}

void Postgres::commit() {
    // A transaction in which a statement has failed is rolled back by COMMIT, and that is no error to the server.
    const PostgresLine::Answer answer = ask("COMMIT", {});
    is_in_transaction_ = false;
    if (std::string_view(PQcmdStatus(answer.get())) != "COMMIT") throw Failed("the transaction was rolled back");
}

void Postgres::rollback() noexcept {
    if (!is_in_transaction_) return;
    is_in_transaction_ = false;
    try {
        if (line_ && !line_->is_lost()) line_->run("ROLLBACK", {});
    } catch (const Failed&) {
        line_.reset();  // whatever state it was in
    }
}

PostgresLine& Postgres::line() {
    if (line_ && line_->is_lost()) {
        // What has been done of the transaction is gone; a new line would do the rest alone.
        if (is_in_transaction_) throw Failed("the connection was lost in a transaction");
        line_.reset();
    }
    if (!line_) line_.emplace(address_, patience_);
    return *line_;
}

PostgresLine::Answer Postgres::ask(std::string_view sql, std::span<const Value> values) {
    return line().run(std::string(sql), values);
}

}  // namespace planitia::store
