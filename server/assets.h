/// Files inside the program, served by path.
#pragma once
#include <wire/http.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace planitia::server {

/// A file as it was embedded: its path without a slash in front (assets/index-1a2b3c4d.js), and its bytes.
using File = std::pair<std::string_view, std::string_view>;

struct Asset {
    std::string_view bytes;
    std::string_view content_type;
    std::string etag;          ///< strong, with its quotation marks
    bool is_for_ever = false;  ///< its name changes with its content
};

/// The type that goes with the end of a path; application/octet-stream when it is not known.
std::string_view content_type_of(std::string_view path);

class Assets {
  public:
    /// The bytes must stay where they are.
    explicit Assets(std::span<const File> files);

    /// The asset at a path that begins with a slash; `/` and paths without a dot in their last part are the page (index.html), if
    /// there is one. Null pointer when there is none.
    const Asset* find(std::string_view path) const;
    /// 200 with the file, 304 when the client has it, 404, or 405 unless it is a GET.
    wire::HttpResponse answer(const wire::HttpRequest& request) const;

  private:
    std::map<std::string, Asset, std::less<>> by_path_;
};

}  // namespace planitia::server
