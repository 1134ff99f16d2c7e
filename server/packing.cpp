#include <core/assert.h>
#include <core/hash.h>
#include <core/hex.h>
#include <server/packing.h>
#include <zlib.h>

#include <algorithm>
#include <stdexcept>

namespace planitia::server {

namespace {

constexpr std::size_t kWorthIt = 1024;
constexpr int kLevel = 6;
constexpr int kGzip = 15 + 16;  // the largest window, with the head of gzip
constexpr int kMemory = 8;

/// Takes what stands before the next comma off the front of a list, without the spaces around it.
std::string_view take_item(std::string_view& list, char separator = ',') {
    const std::size_t end = std::min(list.find(separator), list.size());
    std::string_view item = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    while (item.starts_with(' ')) item.remove_prefix(1);
    while (item.ends_with(' ')) item.remove_suffix(1);
    return item;
}

/// Whether `q=0`, `q=0.0` and so on.
bool is_nothing(std::string_view weight) {
    return weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == std::string_view::npos;
}

}  // namespace

bool accepts(std::string_view accept_encoding, std::string_view coding) {
    bool takes_all = false;
    while (!accept_encoding.empty()) {
        std::string_view item = take_item(accept_encoding);
        const std::string_view name = take_item(item, ';');
        const bool is_taken = !is_nothing(take_item(item, ';'));
        if (name == coding) return is_taken;
        if (name == "*") takes_all = is_taken;
    }
    return takes_all;
}

bool names_tag(std::string_view if_none_match, std::string_view etag) {
    while (!if_none_match.empty()) {
        std::string_view each = take_item(if_none_match);
        if (each.starts_with("W/")) each.remove_prefix(2);
        if (each == etag || each == "*") return true;
    }
    return false;
}

std::string gzipped(std::string_view text) {
    z_stream stream{};
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, kGzip, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib: out of memory");
    std::string bytes(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // zlib does not write there
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    const int code = deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    PLANITIA_REQUIRE(code == Z_STREAM_END, "there is room for all of it");
    return bytes;
}

void pack(wire::HttpResponse& response, std::string_view accept_encoding) {
    if (response.status != 200 || response.body.size() < kWorthIt || !response.header("Content-Encoding").empty())
        return;
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (!accepts(accept_encoding, "gzip")) return;
    response.body = gzipped(response.body);
    response.headers.emplace_back("Content-Encoding", "gzip");
}

Lasting lasting(std::string body) {
    std::string gzip = body.size() < kWorthIt ? "" : gzipped(body);
    std::string etag = '"' + to_hex(hash_bytes(body.data(), body.size())) + '"';
    return {std::move(body), std::move(gzip), std::move(etag)};
}

wire::HttpResponse answer_with(const Lasting& lasting, const wire::HttpRequest& request) {
    // The tag is weak: it is that of the text, in whatever coding it is sent.
    wire::HttpResponse response{.headers = {{"ETag", "W/" + lasting.etag},
                                            {"Cache-Control", "no-cache"},
                                            {"Vary", "Accept-Encoding, Accept-Language"}}};
    if (names_tag(request.header("if-none-match"), lasting.etag)) {
        response.status = 304;
    } else if (!lasting.gzip.empty() && accepts(request.header("accept-encoding"), "gzip")) {
        response.body = lasting.gzip;
        response.headers.emplace_back("Content-Encoding", "gzip");
    } else {
        response.body = lasting.body;
    }
    return response;
}

}  // namespace planitia::server
