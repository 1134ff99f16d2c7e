/// Which path means what.
#pragma once
#include <server/call.h>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::server {

/// Who may send a request.
enum class Who : std::uint8_t {
    anybody,
    known  ///< a person; others are refused (`no-person`)
};

struct Route {
    std::string_view method;
    std::string_view path;  ///< "/api/v1/tables/{table}/seats/{seat}/claim"
    Who who = Who::anybody;
    /// Called on a clerk, where the database may be waited for, or on a network thread when nobody is known. What it throws is 503.
    std::function<void(std::shared_ptr<Call>)> handle;
};

/// What stands in a path in the places of a pattern; none when it does not fit.
std::optional<std::vector<std::string>> places_in(std::string_view pattern, std::string_view path);

struct Found {
    const Route* route = nullptr;  ///< null: none, or none with this method
    std::vector<std::string> places;
    bool has_path = false;
};
Found find_route(std::span<const Route> routes, std::string_view method, std::string_view path);

}  // namespace planitia::server
