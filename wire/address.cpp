#include <arpa/inet.h>
#include <wire/address.h>
#include <wire/http.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstring>

namespace planitia::wire {

namespace {

/// The bytes of an address: 4 or 16.
struct Bytes {
    std::array<unsigned char, 16> bytes{};
    std::size_t size = 0;
};

constexpr std::array<unsigned char, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

std::optional<Bytes> bytes_of(std::string_view text) {
    std::array<char, INET6_ADDRSTRLEN + 1> copy{};
    if (text.size() >= copy.size() || text.find('\0') != std::string_view::npos) return {};
    std::copy(text.begin(), text.end(), copy.begin());
    Bytes result;
    if (inet_pton(AF_INET, copy.data(), result.bytes.data()) == 1) {
        result.size = 4;
        return result;
    }
    if (inet_pton(AF_INET6, copy.data(), result.bytes.data()) != 1) return {};
    result.size = 16;
    if (std::equal(kMapped.begin(), kMapped.end(), result.bytes.begin())) {
        std::copy(result.bytes.begin() + 12, result.bytes.end(), result.bytes.begin());
        result.size = 4;
    }
    return result;
}

std::string text_of(const Bytes& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    inet_ntop(address.size == 4 ? AF_INET : AF_INET6, address.bytes.data(), text.data(), text.size());
    return text.data();
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

}  // namespace

bool is_address(std::string_view text) { return bytes_of(text).has_value(); }

std::string network_of(std::string_view address, int bits_of_v4, int bits_of_v6) {
    auto bytes = bytes_of(address);
    if (!bytes) return std::string(address);
    const int bits = bytes->size == 4 ? bits_of_v4 : bits_of_v6;
    for (int at = 0; at < static_cast<int>(bytes->size); ++at) {
        const int kept = std::clamp(bits - at * 8, 0, 8);
        bytes->bytes[static_cast<std::size_t>(at)] &= static_cast<unsigned char>(0xff00 >> kept);
    }
    return text_of(*bytes);
}

std::string counted_address(std::string_view address) { return network_of(address, 32, 64); }

std::string client_address(const HttpRequest& request, bool trust_proxy) {
    if (!trust_proxy) return request.peer;
    std::string_view last = request.header("x-forwarded-for");
    if (const std::size_t comma = last.rfind(','); comma != std::string_view::npos) last.remove_prefix(comma + 1);
    last = trimmed(last);
    return is_address(last) ? network_of(last, 32, 128) : request.peer;
}

std::optional<Place> read_place(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) return {};
    std::string_view address = text.substr(0, colon);
    const std::string_view port = text.substr(colon + 1);
    if (address.starts_with('[') && address.ends_with(']')) {
        address = address.substr(1, address.size() - 2);
        if (address.find(':') == std::string_view::npos) return {};
    } else if (address.find(':') != std::string_view::npos) {
        return {};
    }
    if (address == "localhost") address = "127.0.0.1";
    Place place{std::string(address)};
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), place.port);
    if (error != std::errc{} || end != port.data() + port.size() || !is_address(address)) return {};
    return place;
}

}  // namespace planitia::wire
