#include <json/json.h>
#include <protocol/engine_loop.h>
#include <protocol/session.h>

#include <istream>
#include <ostream>
#include <string>

namespace planitia::protocol {

namespace {

/// Reads up to the end of the line. What exceeds the longest text by more than a byte is skipped, so that the line is
/// still known to be too long. False when the input has ended.
bool read_line(std::istream& input, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    std::streambuf& buffer = *input.rdbuf();
    bool is_empty = true;
    for (Traits::int_type next = buffer.sbumpc(); !Traits::eq_int_type(next, Traits::eof()); next = buffer.sbumpc()) {
        is_empty = false;
        const char c = Traits::to_char_type(next);
        if (c == '\n') break;
        if (line.size() <= kLongestJson) line += c;
    }
    return !is_empty;
}

}  // namespace

void run_engine(std::istream& input, std::ostream& output) {
    Session session;
    std::string line;
    line.reserve(kLongestJson + 1);  // so that memory runs out in requests alone, where it is answered
    while (!session.has_quit() && read_line(input, line)) output << session.handle(line) << '\n' << std::flush;
}

}  // namespace planitia::protocol
