/// Lines of any bytes to one session: every line gets one answer, and a refusal changes nothing.
#include <json/json.h>
#include <protocol/session.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "line_mutator.h"

namespace {

using planitia::Document;

constexpr std::size_t kMostBytes = 64 * 1024;
constexpr int kMostLines = 48;

void require(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

bool is_success(const std::string& answer) {
    require(answer.find('\n') == std::string::npos, "an answer is one line");
    const auto document = planitia::from_json(answer);
    require(document.has_value(), "an answer is JSON");
    const Document* ok = document->find("ok");
    require(ok != nullptr && ok->as_bool() != nullptr, "an answer says whether it is one");
    if (*ok->as_bool()) return true;
    const Document* error = document->find("error");
    require(error != nullptr && error->find("code") != nullptr && error->find("message") != nullptr,
            "a refusal has a code and a message");
    return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > kMostBytes) return 0;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    planitia::protocol::Session session;
    for (int n = 0; n < kMostLines && !rest.empty() && !session.has_quit(); ++n) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::string before = session.handle(R"({"cmd":"state"})");
        if (!is_success(session.handle(line)))
            require(session.handle(R"({"cmd":"state"})") == before, "a refusal leaves the game as it was");
    }
    return 0;
}
