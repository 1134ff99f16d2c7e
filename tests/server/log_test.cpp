#include <gtest/gtest.h>
#include <json/json.h>
#include <server/log.h>

#include <thread>
#include <vector>

namespace planitia::server {
namespace {

using namespace std::chrono_literals;

/// What is logged, as documents.
struct Listening {
    explicit Listening(LogLevel least) : log(least, [this](std::string_view line) { lines.emplace_back(line); }) {}
    Document last() const {
        EXPECT_FALSE(lines.empty());
        if (lines.empty()) return {};
        const auto document = from_json(std::string_view(lines.back()).substr(0, lines.back().size() - 1));
        EXPECT_TRUE(document) << lines.back();
        return document ? *document : Document();
    }

    std::vector<std::string> lines;
    Log log;
};

TEST(Log, writes_one_object_a_line) {
    Listening heard(LogLevel::info);
    heard.log.info("answer",
                   {log_table("k3v9Qm2x"), log_seat(2), log_ms(1234567ns), log_code("stale"), log_count("jobs", 3)});
    ASSERT_EQ(heard.lines.size(), 1U);
    EXPECT_EQ(heard.lines[0].find('\n'), heard.lines[0].size() - 1);
    const Document line = heard.last();
    EXPECT_EQ(text_at(line, "what"), "answer");
    EXPECT_EQ(text_at(line, "level"), "info");
    EXPECT_EQ(text_at(line, "table"), "k3v9Qm2x");
    EXPECT_EQ(number_at(line, "seat"), 2);
    EXPECT_EQ(*line.find("ms")->as_double(), 1.235);
    EXPECT_EQ(text_at(line, "code"), "stale");
    EXPECT_EQ(number_at(line, "jobs"), 3);
    const std::string_view at = text_at(line, "at");
    EXPECT_EQ(at.size(), std::string_view("2026-11-20T18:00:00.123Z").size());
    EXPECT_EQ(at[10], 'T');
    EXPECT_EQ(at[19], '.');
    EXPECT_EQ(at.back(), 'Z');
}

TEST(Log, leaves_out_what_is_not_wanted) {
    Listening heard(LogLevel::warning);
    heard.log.debug("a");
    heard.log.info("b");
    heard.log.warning("c");
    heard.log.error("d");
    ASSERT_EQ(heard.lines.size(), 2U);
    Listening deaf(LogLevel::none);
    deaf.log.error("e");
    deaf.log.write(LogLevel::none, "f");
    EXPECT_TRUE(deaf.lines.empty());
    EXPECT_EQ(read_log_level("warning"), LogLevel::warning);
    EXPECT_EQ(read_log_level("loud"), std::nullopt);
}

TEST(Log, cuts_addresses) {
    Listening heard(LogLevel::info);
    heard.log.info("x", {log_address("192.0.2.77")});
    EXPECT_EQ(text_at(heard.last(), "address"), "192.0.2.0");
    heard.log.info("x", {log_address("2001:db8:1:2:3:4:5:6")});
    EXPECT_EQ(text_at(heard.last(), "address"), "2001:db8:1::");
    heard.log.info("x", {log_address("::ffff:192.0.2.77")});
    EXPECT_EQ(text_at(heard.last(), "address"), "192.0.2.0");
    heard.log.info("x", {log_address("Bearer abc")});
    EXPECT_TRUE(heard.last().find("address")->is_null());
}

TEST(Log, has_no_place_for_secrets) {
    const std::string token = "3q2-7w_9AbCdEfGhIjKlMnOpQrStUvWxYz0123456789";
    const std::string invite = "AbCdEfGhIjKlMnOpQrStUv";
    const std::string seed = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    Listening heard(LogLevel::debug);
    const std::string bad = "no row for " + token + " at /t/k3v9Qm2x#i=" + invite + ", " + seed;
    heard.log.error("failed",
                    {log_because(bad), log_path("/t/" + token), log_person(token), log_table(token), log_code(token)});
    for (const std::string& secret : {token, invite, seed.substr(7)}) {
        EXPECT_EQ(heard.lines[0].find(secret), std::string::npos);
        EXPECT_EQ(heard.lines[0].find(secret.substr(secret.size() - 19)), std::string::npos);
    }
    EXPECT_EQ(text_at(heard.last(), "because"), "no row for … at /t/k3v9Qm2x#i=…, sha256:…");
    EXPECT_EQ(text_at(heard.last(), "path"), "/t/…");
}

TEST(Log, is_json_whatever_it_is_given) {
    Listening heard(LogLevel::debug);
    const std::string hostile = "a\"\n\\\x01\xff\xc3(\xe2\x82\xed\xa0\x80\xf4\x90\x80\x80\xc0\xaf ł";
    heard.log.info(hostile, {log_because(hostile), log_path(hostile), log_table(hostile), log_code(hostile)});
    EXPECT_TRUE(text_at(heard.last(), "because").ends_with(" ł"));
    EXPECT_EQ(heard.lines[0].find('\n'), heard.lines[0].size() - 1);
    heard.log.info("long", {log_because(std::string(299, ' ') + "łłłł")});
    EXPECT_EQ(text_at(heard.last(), "because"), std::string(299, ' ') + "…");
}

TEST(Log, lines_of_many_threads_stay_whole) {
    Listening heard(LogLevel::info);
    std::vector<std::thread> threads;
    for (int n = 0; n < 4; ++n)
        threads.emplace_back([&, n] {
            for (int time = 0; time < 50; ++time) heard.log.info("x", {log_seat(n)});
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(heard.lines.size(), 200U);
    for (const std::string& line : heard.lines)
        EXPECT_TRUE(from_json(std::string_view(line).substr(0, line.size() - 1)));
}

}  // namespace
}  // namespace planitia::server
