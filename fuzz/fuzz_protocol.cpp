/// Lines of any bytes to one session: every line gets one answer, and a refusal changes nothing.
#include <json/json.h>
#include <protocol/session.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "document_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

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

/// Changes one request, or says it twice.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed) {
    planitia::Rng rng{std::uint64_t{seed}};
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t somewhere = size > 0 ? rng.below(static_cast<std::uint32_t>(size)) : 0;
    const std::size_t begin = text.rfind('\n', somewhere) == std::string::npos ? 0 : text.rfind('\n', somewhere) + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    const auto request = planitia::from_json(line);
    if (!request || rng.below(8) == 0) return LLVMFuzzerMutate(data, size, max_size);
    const std::string changed = rng.below(8) == 0
                                    ? line + "\n" + line
                                    : planitia::to_json(planitia::fuzz::DocumentMutator(rng.next()).mutated(*request));
    const std::string whole = text.substr(0, begin) + changed + text.substr(end);
    if (whole.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
    std::memcpy(data, whole.data(), whole.size());
    return whole.size();
}
