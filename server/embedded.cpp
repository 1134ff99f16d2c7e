#include <server/embedded.h>

namespace planitia::embedded {

extern const std::string_view page_api_css;
extern const std::string_view page_api_html;
extern const std::string_view page_openapi_json;

}  // namespace planitia::embedded

namespace planitia::server {

std::vector<File> embedded_files() {
    const std::span<const File> page = page_files();
    std::vector<File> files(page.begin(), page.end());
    files.push_back({"api.css", embedded::page_api_css});
    files.push_back({"api.html", embedded::page_api_html});
    files.push_back({"api/v1/openapi.json", embedded::page_openapi_json});
    return files;
}

}  // namespace planitia::server
