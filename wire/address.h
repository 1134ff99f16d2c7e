/// Addresses of the internet as text.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace planitia::wire {

struct HttpRequest;

/// An address without a port or brackets: 192.0.2.1 or 2001:db8::1.
bool is_address(std::string_view text);

/// The network of an address: its first bits, the others zero. An IPv4 address inside IPv6 counts as IPv4. What is no address is
/// given back as it is.
std::string network_of(std::string_view address, int bits_of_v4, int bits_of_v6);

/// Whose limits a client with this address uses up: an IPv4 address itself, the /64 of an IPv6 address, which belongs to one customer.
std::string counted_address(std::string_view address);

/// Where the request comes from: the peer, or with a trusted proxy the last address of X-Forwarded-For, if there is one.
std::string client_address(const HttpRequest& request, bool trust_proxy);

/// A place to listen on or to connect to: 127.0.0.1:8080, [::1]:0.
struct Place {
    std::string address;
    std::uint16_t port = 0;
};
std::optional<Place> read_place(std::string_view text);

}  // namespace planitia::wire
