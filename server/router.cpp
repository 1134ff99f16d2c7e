#include <server/router.h>

namespace planitia::server {

namespace {

/// Takes the part up to the next slash off the front.
std::string_view take_part(std::string_view& path) {
    const std::size_t end = path.find('/', 1);
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(part.size());
    return part;
}

}  // namespace

std::optional<std::vector<std::string>> places_in(std::string_view pattern, std::string_view path) {
    std::vector<std::string> places;
    while (!pattern.empty() && !path.empty()) {
        const std::string_view wanted = take_part(pattern);
        const std::string_view part = take_part(path);
        if (wanted.starts_with("/{")) {
            if (part.size() < 2) return std::nullopt;
            places.emplace_back(part.substr(1));
        } else if (wanted != part) {
            return std::nullopt;
        }
    }
    if (!pattern.empty() || !path.empty()) return std::nullopt;
    return places;
}

Found find_route(std::span<const Route> routes, std::string_view method, std::string_view path) {
    Found found;
    for (const Route& route : routes) {
        auto places = places_in(route.path, path);
        if (!places) continue;
        found.has_path = true;
        if (route.method != method) continue;
        found.route = &route;
        found.places = std::move(*places);
        break;
    }
    return found;
}

}  // namespace planitia::server
