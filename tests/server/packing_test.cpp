// What is sent small, and what is not sent again.
#include <server/packing.h>
#include <zlib.h>

#include "served.h"

namespace planitia::server_test {
namespace {

std::string gunzipped(std::string_view bytes) {
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string text(4 << 20, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

wire::HttpResponse get(const Served& served, const std::string& target, wire::Headers headers) {
    wire::HttpClient client("127.0.0.1", served.port());
    client.headers = std::move(headers);
    return client.get(target);
}

TEST(packing, reads_what_clients_accept) {
    for (const char* list :
         {"gzip", "br, gzip", "gzip;q=0.5", "*", "br;q=0, *", " gzip ; q=0.01 , br", "GZIP;q=0, gzip"})
        EXPECT_TRUE(server::accepts(list, "gzip")) << list;
    for (const char* list : {"", "br", "gzip;q=0", "gzip; q=0.000, br", "*;q=0", "gzip;q=0, *", "x-gzipped"})
        EXPECT_FALSE(server::accepts(list, "gzip")) << list;
}

TEST(packing, cards_are_packed_and_not_sent_again) {
    const Served served;
    const std::string target = "/api/v1/games/terraforming/cards?lang=uk";
    const wire::HttpResponse plain = served.get(target);
    EXPECT_EQ(plain.header("Content-Encoding"), "");
    const wire::HttpResponse packed = get(served, target, {{"Accept-Encoding", "gzip, br"}});
    EXPECT_EQ(packed.header("Content-Encoding"), "gzip");
    EXPECT_EQ(packed.header("Cache-Control"), "no-cache");
    EXPECT_EQ(packed.header("Vary"), "Accept-Encoding, Accept-Language");
    EXPECT_LT(packed.body.size() * 5, plain.body.size());
    EXPECT_EQ(gunzipped(packed.body), plain.body);
    const std::string etag(packed.header("ETag"));
    EXPECT_EQ(etag, plain.header("ETag"));
    EXPECT_EQ(get(served, target, {{"If-None-Match", etag}}).status, 304);
    EXPECT_EQ(get(served, target, {{"If-None-Match", etag}}).body, "");
    EXPECT_EQ(get(served, "/api/v1/games/terraforming/cards?lang=pl", {{"If-None-Match", etag}}).status, 200);
}

TEST(packing, whatever_depends_on_the_program_alone_has_a_tag) {
    const Served served;
    for (const char* target : {"/api/v1/games", "/api/v1/games/martians/form?lang=cs&setup=%7B%22players%22:2%7D",
                               "/api/v1/games/terraforming/map?setup=%7B%22players%22:2%7D"}) {
        const wire::HttpResponse first = served.get(target);
        EXPECT_EQ(first.status, 200) << target;
        EXPECT_EQ(get(served, target, {{"If-None-Match", std::string(first.header("ETag"))}}).status, 304) << target;
    }
    EXPECT_EQ(served.get("/api/v1/day").header("ETag"), "");
    EXPECT_EQ(served.get("/api/v1/day").header("Cache-Control"), "no-store");
}

TEST(packing, states_are_packed_and_small_answers_are_not) {
    const Served served;
    Guest ola = served.guest("Ola");
    const Answer made =
        ola.ask("POST", "/api/v1/tables",
                read_json(R"({"game":"terraforming","seats":[{"person":"me"},{"bot":"random"}],"start":true})"));
    const std::string state = "/api/v1/tables/" + std::string(text_at(made.body, "table"));
    const wire::Headers mine = {{"Authorization", "Bearer " + ola.token()}, {"Accept-Encoding", "gzip"}};
    const wire::HttpResponse packed = get(served, state, mine);
    EXPECT_EQ(packed.header("Content-Encoding"), "gzip");
    EXPECT_EQ(packed.header("Vary"), "Accept-Encoding");
    EXPECT_EQ(packed.header("Cache-Control"), "no-store");
    EXPECT_TRUE(from_json(gunzipped(packed.body)).has_value());
    EXPECT_EQ(get(served, "/api/v1/me", mine).header("Content-Encoding"), "");
}

}  // namespace
}  // namespace planitia::server_test
