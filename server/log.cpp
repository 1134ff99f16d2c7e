#include <json/json.h>
#include <server/log.h>
#include <unistd.h>
#include <wire/address.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <ctime>
#include <mutex>

namespace planitia::server {

namespace {

constexpr std::array<std::string_view, 5> kLevelNames = {"debug", "info", "warning", "error", "none"};
constexpr std::size_t kShortestSecret = 20;
constexpr std::size_t kLongestLoggedText = 300;
/// Ids are shorter; what is given by mistake, such as a token, is cut where too much of it is missing to be of use.
constexpr std::size_t kLongestLoggedId = 24;

bool is_secret_sign(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// How many bytes the character at the beginning of the text has in UTF-8; 0 when it is none.
std::size_t character_size(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t size = first < 0x80                    ? 1
                             : first >= 0xc2 && first < 0xe0 ? 2
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
    if (size == 0 || size > text.size()) return 0;
    for (std::size_t n = 1; n < size; ++n)
        if ((static_cast<unsigned char>(text[n]) & 0xc0) != 0x80) return 0;
    if (size < 3) return size;
    const auto second = static_cast<unsigned char>(text[1]);
    const bool is_overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool is_outside = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    return is_overlong || is_outside ? 0 : size;
}

std::string valid(std::string_view text, std::size_t most) {
    std::string result;
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        if (result.size() + std::max<std::size_t>(size, 1) > most) return result + "…";
        result += size == 0 ? "?" : text.substr(0, size);
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return result;
}

/// The present instant, to the millisecond.
std::string instant_text() {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    const auto ms = static_cast<int>((now.time_since_epoch() % std::chrono::seconds(1)).count());
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::string result(text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S.", &parts));
    return result + std::to_string(1000 + ms).substr(1) + 'Z';
}

/// Whole, unless nobody can read it.
void write_to_standard_error(std::string_view line) {
    while (!line.empty()) {
        const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        line.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace

std::optional<LogLevel> read_log_level(std::string_view name) {
    const auto found = std::find(kLevelNames.begin(), kLevelNames.end(), name);
    if (found == kLevelNames.end()) return {};
    return static_cast<LogLevel>(found - kLevelNames.begin());
}

LogField log_table(std::string_view id) { return {"table", valid(id, kLongestLoggedId)}; }
LogField log_seat(int seat) { return {"seat", seat}; }
LogField log_person(std::string_view id) { return {"person", valid(id, kLongestLoggedId)}; }
LogField log_ms(std::chrono::nanoseconds time) {
    const double ms = std::chrono::duration<double, std::milli>(time).count();
    return {"ms", std::round(ms * 1000) / 1000};
}
LogField log_code(std::string_view code) { return {"code", without_secrets(code.substr(0, kLongestLoggedText))}; }
LogField log_status(int status) { return {"status", status}; }
LogField log_path(std::string_view path) { return {"path", valid(without_secrets(path), kLongestLoggedText)}; }
LogField log_count(std::string_view name, std::int64_t count) { return {name, count}; }
LogField log_address(std::string_view address) {
    return {"address", wire::is_address(address) ? Document(wire::network_of(address, 24, 48)) : Document()};
}
LogField log_because(std::string_view text) { return {"because", valid(without_secrets(text), kLongestLoggedText)}; }

std::string without_secrets(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto end = std::find_if_not(text.begin(), text.end(), is_secret_sign);
        auto size = static_cast<std::size_t>(end - text.begin());
        if (size >= kShortestSecret)
            result += "…";
        else
            result += text.substr(0, size);
        text.remove_prefix(size);
        if (text.empty()) break;
        size = std::max<std::size_t>(character_size(text), 1);
        result += valid(text.substr(0, size), size);
        text.remove_prefix(size);
    }
    return result;
}

struct Log::Outlet {
    std::mutex mutex;
    Sink sink;
};

Log::Log(LogLevel least) : Log(least, write_to_standard_error) {}
Log::Log(LogLevel least, Sink sink) : least_(least), outlet_(std::make_unique<Outlet>()) {
    outlet_->sink = std::move(sink);
}
Log::~Log() = default;

void Log::write(LogLevel level, std::string_view what, std::initializer_list<LogField> fields) {
    if (!is_heard(level) || level == LogLevel::none) return;
    Document line = Document::map({{"at", instant_text()},
                                   {"level", kLevelNames[static_cast<std::size_t>(level)]},
                                   {"what", valid(what, kLongestLoggedText)}});
    for (const LogField& field : fields) line.set(std::string(field.name), field.value);
    const std::string text = to_json(line) + '\n';
    const std::scoped_lock lock(outlet_->mutex);
    outlet_->sink(text);
}

}  // namespace planitia::server
