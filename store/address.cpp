#include <store/database.h>

namespace planitia::store {

std::optional<Address> read_address(std::string_view text) {
    constexpr std::string_view kFile = "sqlite:";
    if (text.starts_with(kFile)) {
        const std::string_view place = text.substr(kFile.size());
        // A database in memory is another one for every connection.
        if (place.empty() || place == ":memory:") return std::nullopt;
        return Address{Address::Kind::sqlite, std::string(place)};
    }
    if (text.starts_with("postgres://") || text.starts_with("postgresql://"))
        return Address{Address::Kind::postgres, std::string(text)};
    return std::nullopt;
}

}  // namespace planitia::store
