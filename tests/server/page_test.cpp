// The page inside the program, whichever it was built with.
#include <server/embedded.h>

#include "served.h"

namespace planitia::server_test {
namespace {

TEST(page, is_at_all_of_its_addresses) {
    const Served served;
    const std::string page = served.get("/").body;
    EXPECT_TRUE(page.starts_with("<!doctype html>")) << page.substr(0, 100);
    for (const char* path : {"/new?game=martians", "/t/k3v9qm2xp7ab", "/t/k3v9qm2xp7ab/replay", "/me", "/learn",
                             "/learn/first-game", "/cards"}) {
        const wire::HttpResponse response = served.get(path);
        EXPECT_EQ(response.status, 200) << path;
        EXPECT_EQ(response.body, page) << path;
        EXPECT_EQ(response.header("Cache-Control"), "no-cache") << path;
        EXPECT_NE(response.header("Content-Security-Policy").find("script-src 'self';"), std::string_view::npos);
    }
    EXPECT_EQ(served.get("/nothing.js").status, 404);
}

TEST(page, every_file_is_sent_in_every_coding) {
    const Served served;
    for (const server::File& file : server::page_files()) {
        const auto get = [&](const char* accepted) {
            wire::HttpClient client("127.0.0.1", served.port());
            client.headers = {{"Accept-Encoding", accepted}};
            return client.get("/" + std::string(file.path));
        };
        EXPECT_EQ(get("identity").body, file.bytes) << file.path;
        EXPECT_NE(get("identity").content_type, "application/octet-stream") << file.path;
        if (file.brotli.empty()) continue;
        EXPECT_EQ(get("gzip").body, file.gzip) << file.path;
        EXPECT_EQ(get("gzip, br").body, file.brotli) << file.path;
    }
}

}  // namespace
}  // namespace planitia::server_test
