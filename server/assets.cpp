#include <core/hash.h>
#include <core/hex.h>
#include <server/assets.h>
#include <server/packing.h>

#include <algorithm>
#include <array>

namespace planitia::server {

namespace {

constexpr std::string_view kPage = "index.html";
constexpr std::string_view kNamedByContent = "assets/";
constexpr std::size_t kShortestHash = 8;

constexpr auto kContentTypes = std::to_array<std::pair<std::string_view, std::string_view>>({
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/plain; charset=utf-8"},
});

std::string_view last_part(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// assets/index-BxYz1234.js: what bundlers write; another content has another name.
bool is_named_by_content(std::string_view path) {
    if (!path.starts_with(kNamedByContent)) return false;
    const std::string_view name = last_part(path);
    const std::size_t dash = name.find('-');
    const std::size_t dot = name.rfind('.');
    return dash != std::string_view::npos && dot != std::string_view::npos && dot > dash + kShortestHash;
}

}  // namespace

std::string_view content_type_of(std::string_view path) {
    for (const auto& [end, type] : kContentTypes)
        if (path.ends_with(end)) return type;
    return "application/octet-stream";
}

Assets::Assets(std::span<const File> files) {
    for (const auto& [path, bytes] : files) {
        const std::uint64_t hash = combine(hash_bytes(bytes.data(), bytes.size()), hash_text(path));
        by_path_.insert_or_assign(std::string(path), Asset{.bytes = bytes,
                                                           .content_type = content_type_of(path),
                                                           .etag = '"' + to_hex(hash) + '"',
                                                           .is_for_ever = is_named_by_content(path)});
    }
}

const Asset* Assets::find(std::string_view path) const {
    if (!path.starts_with('/')) return nullptr;
    path.remove_prefix(1);
    auto found = by_path_.find(path);
    if (found == by_path_.end() && last_part(path).find('.') == std::string_view::npos) found = by_path_.find(kPage);
    return found != by_path_.end() ? &found->second : nullptr;
}

wire::HttpResponse Assets::answer(const wire::HttpRequest& request) const {
    if (request.method != "GET") {
        wire::HttpResponse response = wire::refusal(405, "unsupported", "this can only be read");
        response.headers.emplace_back("Allow", "GET, HEAD");
        return response;
    }
    const Asset* asset = find(request.path);
    if (asset == nullptr) return wire::refusal(404, "bad-value", "there is nothing here");
    wire::HttpResponse response{
        .content_type = std::string(asset->content_type),
        .headers = {{"ETag", asset->etag},
                    {"Cache-Control", asset->is_for_ever ? "public, max-age=31536000, immutable" : "no-cache"}}};
    if (names_tag(request.header("if-none-match"), asset->etag))
        response.status = 304;
    else
        response.body = asset->bytes;
    return response;
}

}  // namespace planitia::server
