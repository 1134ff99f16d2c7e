#include <house/origin.h>

namespace planitia::house {

std::string origin_of_fork(std::string_view table, std::int64_t number) {
    return std::string(table) + '/' + std::to_string(number);
}

Document write_origin(const store::TableRow& table) {
    Document origin = Document::map();
    const std::string deal = table.deal.value_or("");
    if (deal.starts_with(kDayPrefix)) origin.set("day", deal.substr(kDayPrefix.size()));
    if (deal.starts_with(kLessonPrefix)) origin.set("lesson", deal.substr(kLessonPrefix.size()));
    if (table.origin) {
        const std::size_t slash = table.origin->find('/');
        origin.set("from", Document::map({{"table", table.origin->substr(0, slash)},
                                          {"number", std::int64_t{std::stoll(table.origin->substr(slash + 1))}}}));
    }
    return origin;
}

}  // namespace planitia::house
