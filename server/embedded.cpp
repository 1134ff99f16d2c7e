#include <server/embedded.h>

#include <array>

namespace planitia::embedded {

extern const std::string_view page_index;

}  // namespace planitia::embedded

namespace planitia::server {

std::span<const File> embedded_files() {
    static const std::array files = {
        File{"index.html", embedded::page_index},
    };
    return files;
}

}  // namespace planitia::server
