/// One JSON object a line on standard error. Tokens, invites, secrets, seeds and chat have no place in it: figures and names are said by
/// members that are meant for them, and whatever in free text could be a secret is cut out.
#pragma once
#include <core/document.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace planitia::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error, none };
std::optional<LogLevel> read_log_level(std::string_view name);

/// A member of a line.
struct LogField {
    std::string_view name;
    Document value;
};
LogField log_table(std::string_view id);
LogField log_seat(int seat);
LogField log_person(std::string_view id);
LogField log_ms(std::chrono::nanoseconds time);
LogField log_code(std::string_view code);
LogField log_status(int status);
LogField log_path(std::string_view path);
LogField log_count(std::string_view name, std::int64_t count);
/// Cut to its /24 or /48.
LogField log_address(std::string_view address);
/// Free text, such as what an exception says: at most 300 bytes, without anything that could be a secret (`without_secrets`).
LogField log_because(std::string_view text);

/// The text with every run of 20 or more letters, digits, - and _ replaced by an ellipsis, and in valid UTF-8.
std::string without_secrets(std::string_view text);

/// Where lines go. Any thread; a line is written whole.
class Log {
  public:
    using Sink = std::function<void(std::string_view line)>;  ///< with its line feed; one at a time
    /// To standard error.
    explicit Log(LogLevel least);
    Log(LogLevel least, Sink sink);
    ~Log();

    /// `what` is a fixed word or sentence of the program: "serving", "table opened".
    void write(LogLevel level, std::string_view what, std::initializer_list<LogField> fields = {});
    void debug(std::string_view what, std::initializer_list<LogField> fields = {}) {
        write(LogLevel::debug, what, fields);
    }
    void info(std::string_view what, std::initializer_list<LogField> fields = {}) {
        write(LogLevel::info, what, fields);
    }
    void warning(std::string_view what, std::initializer_list<LogField> fields = {}) {
        write(LogLevel::warning, what, fields);
    }
    void error(std::string_view what, std::initializer_list<LogField> fields = {}) {
        write(LogLevel::error, what, fields);
    }
    bool is_heard(LogLevel level) const { return level >= least_; }

  private:
    LogLevel least_;
    struct Outlet;
    std::unique_ptr<Outlet> outlet_;
};

}  // namespace planitia::server
