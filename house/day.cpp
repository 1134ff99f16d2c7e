#include <house/day.h>
#include <house/origin.h>
#include <table/deal.h>

#include <array>
#include <chrono>
#include <cstdio>

namespace planitia::house {

std::string date_of(std::int64_t instant) {
    using namespace std::chrono;
    const year_month_day day{floor<days>(sys_time<milliseconds>(milliseconds(instant)))};
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text.data();
}

std::string secret_of_day(std::string_view date, std::string_view key) {
    std::string text = "planitia day";
    text.append(1, '\0').append(date).append(1, '\0').append(key);
    return *table::from_hex(table::sha256_hex(text));
}

std::string id_of_day(std::string_view date) { return std::string(kDayPrefix) + std::string(date); }

bool is_secret_until_tomorrow(const store::TableRow& table, std::int64_t now) {
    return table.deal && *table.deal >= id_of_day(date_of(now)) && table.deal->starts_with(kDayPrefix);
}

}  // namespace planitia::house
