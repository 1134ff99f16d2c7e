/// Bodies made small, and those that a client has already.
#pragma once
#include <wire/http.h>

#include <string>
#include <string_view>

namespace planitia::server {

/// Whether an Accept-Encoding takes a coding: it is named, or everything is, and its weight is not 0.
bool accepts(std::string_view accept_encoding, std::string_view coding);
/// Whether an If-None-Match names the tag, which is in quotation marks.
bool names_tag(std::string_view if_none_match, std::string_view etag);

std::string gzipped(std::string_view text);
/// Gzips the body, where the client takes that and it is worth it.
void pack(wire::HttpResponse& response, std::string_view accept_encoding);

/// A body that depends on nothing but the program and the request: clients keep it, and ask whether it is still the same.
struct Lasting {
    std::string body;
    std::string gzip;  ///< empty: not worth it
    std::string etag;
};
Lasting lasting(std::string body);
/// 200 with the body, gzipped where the client takes it, or 304.
wire::HttpResponse answer_with(const Lasting& lasting, const wire::HttpRequest& request);

}  // namespace planitia::server
