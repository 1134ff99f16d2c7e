#include <core/overloaded.h>
#include <libpq-fe.h>
#include <poll.h>
#include <store/postgres_line.h>

#include <algorithm>
#include <array>

namespace planitia::store {

namespace {

using Clock = std::chrono::steady_clock;

/// The server gives up first, and says so.
constexpr std::chrono::seconds kGrace{5};

/// Values as libpq wants them: figures as text, for the server knows best which kind of number it is; texts and blobs as their bytes.
class Parameters {
  public:
    explicit Parameters(std::span<const Value> values) {
        figures_.reserve(values.size());
        for (const Value& value : values)
            std::visit(overloaded{[&](std::nullptr_t) { add(nullptr, 0, kText); },
                                  [&](std::int64_t number) {
                                      const std::string& figure = figures_.emplace_back(std::to_string(number));
                                      add(figure.c_str(), figure.size(), kText);
                                  },
                                  [&](const std::string& text) { add(text.c_str(), text.size(), kBytes); },
                                  [&](const Blob& bytes) {
                                      const auto* begin = reinterpret_cast<const char*>(bytes.data());
                                      add(bytes.empty() ? "" : begin, bytes.size(), kBytes);
                                  }},
                       value);
    }

    int count() const { return static_cast<int>(places_.size()); }
    const char* const* places() const { return places_.data(); }
    const int* sizes() const { return sizes_.data(); }
    const int* formats() const { return formats_.data(); }

  private:
    static constexpr int kText = 0;
    static constexpr int kBytes = 1;

    void add(const char* place, std::size_t size, int format) {
        places_.push_back(place);
        sizes_.push_back(static_cast<int>(size));
        formats_.push_back(format);
    }

    std::vector<std::string> figures_;
    std::vector<const char*> places_;
    std::vector<int> sizes_;
    std::vector<int> formats_;
};

/// What the server says, on one line.
std::string told(const char* message) {
    std::string text = message;
    std::replace(text.begin(), text.end(), '\n', ' ');
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

void check(const pg_result* result) {
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return;
    const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const std::string_view code = field == nullptr ? "" : field;
    const std::string why = told(PQresultErrorMessage(result));
    constexpr std::array<std::string_view, 3> kClashes = {"23505", "40001",
                                                          "40P01"};  // unique, serialization, deadlock
    if (std::find(kClashes.begin(), kClashes.end(), code) != kClashes.end()) throw Clash(why);
    throw Failed(why);
}

}  // namespace

void PostgresLine::Clear::operator()(pg_result* result) const { PQclear(result); }
void PostgresLine::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

PostgresLine::PostgresLine(const std::string& address, const Patience& patience) : patience_(patience) {
    const std::string connecting = std::to_string(patience.connecting.count());
    const std::string unheard = std::to_string((patience.statement + kGrace).count());
    // What the address says goes before what is said here, but for the encoding.
    const std::array<const char*, 10> names = {"connect_timeout",
                                               "tcp_user_timeout",
                                               "keepalives_idle",
                                               "keepalives_interval",
                                               "keepalives_count",
                                               "fallback_application_name",
                                               "dbname",
                                               "client_encoding",
                                               nullptr};
    const std::array<const char*, 10> values = {connecting.c_str(), unheard.c_str(), "10",   "5",    "3",
                                                "planitia",         address.c_str(), "UTF8", nullptr};
    constexpr int kDbnameIsAddress = 1;
    connection_.reset(PQconnectdbParams(names.data(), values.data(), kDbnameIsAddress));
    if (connection_ == nullptr || PQstatus(connection_.get()) != CONNECTION_OK) fail();
    if (PQsetnonblocking(connection_.get(), 1) != 0) fail();
    PQsetNoticeReceiver(connection_.get(), [](void*, const pg_result*) {}, nullptr);  // else standard error has them
    // A process that stands still in a transaction would keep its rows from everybody.
    run("SELECT set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, "
        "false)",
        Values{std::to_string(patience.statement.count())});
}

PostgresLine::Answer PostgresLine::run(const std::string& sql, std::span<const Value> values) {
    const std::string name = prepare(sql);
    const Parameters parameters(values);
    if (PQsendQueryPrepared(connection_.get(), name.c_str(), parameters.count(), parameters.places(),
                            parameters.sizes(), parameters.formats(), 0) == 0)
        fail();
    Answer answer = await();
    check(answer.get());
    return answer;
}

void PostgresLine::hear(const std::function<void(std::string_view payload)>& heard) {
    if (PQconsumeInput(connection_.get()) == 0) lose(told(PQerrorMessage(connection_.get())));
    struct Free {
        void operator()(pgNotify* notice) const { PQfreemem(notice); }
    };
    while (const auto notice = std::unique_ptr<pgNotify, Free>(PQnotifies(connection_.get()))) heard(notice->extra);
}

int PostgresLine::socket() const { return PQsocket(connection_.get()); }

bool PostgresLine::is_lost() {
    if (is_lost_) return true;
    // First comes what the server says at its end, then the end.
    pollfd watched{socket(), POLLIN, 0};
    while (::poll(&watched, 1, 0) > 0 && PQconsumeInput(connection_.get()) != 0) continue;
    return PQstatus(connection_.get()) != CONNECTION_OK;
}

std::string PostgresLine::prepare(const std::string& sql) {
    if (const auto found = prepared_.find(sql); found != prepared_.end()) return found->second;
    if (prepared_.size() >= kMostPrepared) {
        prepared_.clear();
        if (PQsendQuery(connection_.get(), "DEALLOCATE ALL") == 0) fail();
        check(await().get());
    }
    const std::string name = "s" + std::to_string(prepared_.size());
    if (PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 0) fail();
    check(await().get());
    prepared_.emplace(sql, name);
    return name;
}

PostgresLine::Answer PostgresLine::await() {
    const auto until = Clock::now() + patience_.statement + kGrace;
    for (int left = PQflush(connection_.get()); left != 0; left = PQflush(connection_.get())) {
        if (left < 0) fail();
        wait(POLLIN | POLLOUT, until);
        if (PQconsumeInput(connection_.get()) == 0) fail();
    }
    Answer last;
    for (;;) {
        while (PQisBusy(connection_.get()) != 0) {
            wait(POLLIN, until);
            if (PQconsumeInput(connection_.get()) == 0) fail();
        }
        Answer next(PQgetResult(connection_.get()));
        if (next == nullptr) break;
        last = std::move(next);
    }
    if (last == nullptr) fail();
    return last;
}

void PostgresLine::wait(short events, Clock::time_point until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    pollfd watched{socket(), events, 0};
    if (left.count() <= 0 || ::poll(&watched, 1, static_cast<int>(left.count())) == 0)
        lose("the database server does not answer");
}

void PostgresLine::lose(const std::string& why) {
    is_lost_ = true;
    throw Failed(why);
}

void PostgresLine::fail() const { throw Failed(told(PQerrorMessage(connection_.get()))); }

}  // namespace planitia::store
