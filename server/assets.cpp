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
constexpr std::size_t kWorthPacking = 512;

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

bool is_text(std::string_view type) {
    return type.starts_with("text/") || type == "application/json" || type == "image/svg+xml";
}

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
    for (const File& file : files) add(file);
}

void Assets::add(const File& file) {
    const std::string_view type = content_type_of(file.path);
    std::string_view gzip = file.gzip;
    if (gzip.empty() && file.brotli.empty() && is_text(type) && file.bytes.size() >= kWorthPacking)
        gzip = packed_.emplace_back(gzipped(file.bytes));
    const std::string hash = to_hex(combine(hash_bytes(file.bytes.data(), file.bytes.size()), hash_text(file.path)));
    Asset asset{.content_type = type, .is_for_ever = is_named_by_content(file.path)};
    if (!file.brotli.empty()) asset.variants.push_back({"br", file.brotli, '"' + hash + "-br\""});
    if (!gzip.empty()) asset.variants.push_back({"gzip", gzip, '"' + hash + "-gzip\""});
    asset.variants.push_back({"", file.bytes, '"' + hash + '"'});
    by_path_.insert_or_assign(std::string(file.path), std::move(asset));
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
    const std::string_view accepted = request.header("accept-encoding");
    const Variant& variant = *std::ranges::find_if(
        asset->variants, [&](const Variant& each) { return each.coding.empty() || accepts(accepted, each.coding); });
    wire::HttpResponse response{
        .content_type = std::string(asset->content_type),
        .headers = {{"ETag", variant.etag},
                    {"Cache-Control", asset->is_for_ever ? "public, max-age=31536000, immutable" : "no-cache"}}};
    if (asset->variants.size() > 1) response.headers.emplace_back("Vary", "Accept-Encoding");
    if (names_tag(request.header("if-none-match"), variant.etag)) {
        response.status = 304;
    } else {
        response.body = variant.bytes;
        if (!variant.coding.empty()) response.headers.emplace_back("Content-Encoding", variant.coding);
    }
    return response;
}

}  // namespace planitia::server
