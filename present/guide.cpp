#include <present/guide.h>
#include <present/typesetting.h>

#include <algorithm>

namespace planitia::present {

std::vector<std::string> paragraphs(const Phrasebook& book, std::string_view text) {
    std::vector<std::string> all;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        all.push_back(typeset(book.grammar, line));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return all;
}

}  // namespace planitia::present
