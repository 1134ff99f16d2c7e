/// A server from its options to its end.
#pragma once
#include <server/config.h>

#include <cstdint>
#include <functional>
#include <string>

namespace planitia::server {

/// Serves until `SIGTERM` or `SIGINT`. `started` is told the port. Throws when the address or the database can not be had.
void serve(const Config& config, const std::string& build, const std::function<void(std::uint16_t port)>& started);

}  // namespace planitia::server
