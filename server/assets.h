/// Files inside the program, served by path.
#pragma once
#include <wire/http.h>

#include <deque>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::server {

/// A file as it was embedded: its path without a slash in front (assets/index-1a2b3c4d.js), and its bytes, also packed where that is worth it.
struct File {
    std::string_view path;
    std::string_view bytes;
    std::string_view gzip = {};
    std::string_view brotli = {};
};

/// The bytes of a file in one coding.
struct Variant {
    std::string_view coding;  ///< of Content-Encoding; empty: as it is
    std::string_view bytes;
    std::string etag;  ///< strong, with its quotation marks
};

struct Asset {
    std::vector<Variant> variants;  ///< the best first; the last one is the file as it is
    std::string_view content_type;
    bool is_for_ever = false;  ///< its name changes with its content
};

/// The type that goes with the end of a path; application/octet-stream when it is not known.
std::string_view content_type_of(std::string_view path);

class Assets {
  public:
    /// Of files with the same path the last one counts. Texts that are not packed are gzipped here. The bytes must stay where they are.
    explicit Assets(std::span<const File> files);

    /// The asset at a path that begins with a slash; `/` and paths without a dot in their last part are the page (index.html), if
    /// there is one. Null pointer when there is none.
    const Asset* find(std::string_view path) const;
    /// 200 with the file in the best coding that the client takes, 304 when the client has it, 404, or 405 unless it is a GET.
    wire::HttpResponse answer(const wire::HttpRequest& request) const;

  private:
    void add(const File& file);

    std::map<std::string, Asset, std::less<>> by_path_;
    std::deque<std::string> packed_;  ///< what was gzipped here
};

}  // namespace planitia::server
