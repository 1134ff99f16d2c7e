#include <gtest/gtest.h>
#include <server/assets.h>

#include <array>

namespace planitia::server {
namespace {

using namespace std::string_view_literals;

constexpr auto kFiles = std::to_array<File>({{"index.html", "<!doctype html>"},
                                             {"assets/index-1a2B_c3d.js", "let x"},
                                             {"assets/plain.css", "a{}"},
                                             {"assets/app-5e6f7a8b.js", "plain", "gzipped", "br"},
                                             {"fonts/noto.woff2", "\0\1\2"sv}});

wire::HttpResponse get(const Assets& assets, std::string path, std::string etag = "", std::string accepted = "") {
    wire::HttpRequest request{.method = "GET", .path = std::move(path)};
    if (!etag.empty()) wire::add_header(request, "If-None-Match", etag);
    wire::add_header(request, "Accept-Encoding", accepted);
    return assets.answer(request);
}

TEST(Assets, are_served_by_path) {
    const Assets assets(kFiles);
    EXPECT_EQ(get(assets, "/").body, "<!doctype html>");
    EXPECT_EQ(get(assets, "/").content_type, "text/html; charset=utf-8");
    EXPECT_EQ(get(assets, "/").header("Cache-Control"), "no-cache");
    EXPECT_EQ(get(assets, "/t/k3v9Qm2x").body, "<!doctype html>") << "the page reads the address itself";
    EXPECT_EQ(get(assets, "/fonts/noto.woff2").body, "\0\1\2"sv);
    EXPECT_EQ(get(assets, "/fonts/noto.woff2").content_type, "font/woff2");
    EXPECT_EQ(get(assets, "/assets/index-1a2B_c3d.js").header("Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(get(assets, "/assets/plain.css").header("Cache-Control"), "no-cache");
}

TEST(Assets, what_is_not_there_is_404) {
    const Assets assets(kFiles);
    for (const char* path : {"/favicon.ico", "/../index.html", "//index.html", "/assets/", "index.html"})
        EXPECT_EQ(get(assets, path).status, std::string_view(path) == "/assets/" ? 200 : 404) << path;
    EXPECT_EQ(get(Assets({}), "/").status, 404);
    EXPECT_EQ(assets.answer({.method = "POST", .path = "/"}).status, 405);
}

TEST(Assets, are_not_sent_again) {
    const Assets assets(kFiles);
    const std::string etag(get(assets, "/").header("ETag"));
    EXPECT_EQ(etag.size(), 18U);
    EXPECT_EQ(etag.front(), '"');
    EXPECT_EQ(get(assets, "/", etag).status, 304);
    EXPECT_EQ(get(assets, "/", etag).body, "");
    EXPECT_EQ(get(assets, "/", "\"x\", W/" + etag).status, 304);
    EXPECT_EQ(get(assets, "/", "*").status, 304);
    EXPECT_EQ(get(assets, "/", "\"x\"").status, 200);
    EXPECT_EQ(get(assets, "/assets/plain.css", etag).status, 200);
    const auto changed = std::to_array<File>({{"index.html", "<!doctype html> "}});
    EXPECT_NE(get(Assets(changed), "/").header("ETag"), etag);
}

TEST(Assets, are_sent_in_the_best_coding) {
    const Assets assets(kFiles);
    const auto sent = [&](const char* accepted) { return get(assets, "/assets/app-5e6f7a8b.js", "", accepted); };
    EXPECT_EQ(sent("gzip, deflate, br").body, "br");
    EXPECT_EQ(sent("gzip, deflate, br").header("Content-Encoding"), "br");
    EXPECT_EQ(sent("gzip, br;q=0").body, "gzipped");
    EXPECT_EQ(sent("").body, "plain");
    EXPECT_EQ(sent("").header("Content-Encoding"), "");
    EXPECT_EQ(sent("identity").header("Vary"), "Accept-Encoding");
    EXPECT_NE(sent("br").header("ETag"), sent("gzip").header("ETag"));
    const std::string etag(sent("br").header("ETag"));
    EXPECT_EQ(get(assets, "/assets/app-5e6f7a8b.js", etag, "br").status, 304);
    EXPECT_EQ(get(assets, "/assets/app-5e6f7a8b.js", etag, "gzip").status, 200);
    EXPECT_EQ(get(assets, "/", "", "br").header("Vary"), "") << "too small to pack";
}

TEST(Assets, texts_are_gzipped_where_nobody_did) {
    const std::string text(5000, 'x');
    const auto files = std::to_array<File>({{"api.html", text}, {"noto.woff2", text}, {"api.html", text}});
    const Assets assets(files);
    EXPECT_EQ(get(assets, "/api.html", "", "gzip").header("Content-Encoding"), "gzip");
    EXPECT_LT(get(assets, "/api.html", "", "gzip").body.size(), 100U);
    EXPECT_EQ(get(assets, "/api.html", "", "br").body, text);
    EXPECT_EQ(get(assets, "/noto.woff2", "", "gzip").body, text);
}

}  // namespace
}  // namespace planitia::server
