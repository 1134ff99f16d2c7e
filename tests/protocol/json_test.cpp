#include <gtest/gtest.h>
#include <json/json.h>

namespace planitia {

namespace {

std::string refusal(std::string_view text) {
    const auto document = from_json(text);
    return document ? "accepted" : std::string(planitia::name(document.error().code));
}

std::string back(std::string_view text) {
    const auto document = from_json(text);
    return document ? to_json(*document) : document.error().message;
}

TEST(json, every_kind_of_value_is_written_as_it_was_read) {
    for (const char* text : {"null", "true", "false", "0", "-17", "9223372036854775807", "1.5", "\"\"", "\"a\"", "[]",
                             "{}", R"([1,[2,{"a":null}],"x"])", R"({"b":1,"a":[{}]})"})
        EXPECT_EQ(back(text), text);
}

TEST(json, letters_beyond_ascii_and_escapes_survive) {
    EXPECT_EQ(back(R"("\u017c\u00f3\u0142w")"), "\"żółw\"");
    EXPECT_EQ(back(R"("a\n\"\\\u0001")"), R"("a\n\"\\\u0001")");
    EXPECT_EQ(back(R"("\ud83d\ude80")"), "\"🚀\"");
}

TEST(json, a_number_without_a_fraction_is_an_integer) {
    EXPECT_EQ(back("5.0"), "5");
    EXPECT_EQ(back("2e3"), "2000");
    EXPECT_EQ(back("-0"), "0");
}

TEST(json, white_space_and_the_end_of_a_line_do_not_matter) {
    EXPECT_EQ(back(" { \"a\" : [ 1 , 2 ] } \r"), R"({"a":[1,2]})");
}

TEST(json, what_is_not_one_value_is_refused) {
    for (const char* text :
         {"", " ", "{", "[1,]", "{\"a\"}", "{'a':1}", "nul", "01", "1 2", "{}{}", "// no", "NaN", "\"a"})
        EXPECT_EQ(refusal(text), "bad-json") << text;
}

TEST(json, a_key_that_stands_twice_is_refused) {
    EXPECT_EQ(refusal(R"({"a":1,"a":1})"), "bad-json");
    EXPECT_EQ(refusal(R"([{"x":{"a":1,"b":2,"a":3}}])"), "bad-json");
    EXPECT_EQ(refusal(R"({"a":{"a":1}})"), "accepted");
}

TEST(json, a_number_that_is_out_of_range_is_refused) {
    EXPECT_EQ(refusal("9223372036854775808"), "bad-json");
    EXPECT_EQ(refusal("1e999"), "bad-json");
}

TEST(json, broken_utf8_and_control_characters_are_refused) {
    EXPECT_EQ(refusal("\"\xff\""), "bad-json");
    EXPECT_EQ(refusal("\"\xc3\""), "bad-json");
    EXPECT_EQ(refusal("\"\xed\xa0\x80\""), "bad-json");
    EXPECT_EQ(refusal(std::string_view("\"\0\"", 3)), "bad-json");
    EXPECT_EQ(refusal(R"("\ud800")"), "bad-json");
}

TEST(json, depth_width_and_length_are_limited) {
    EXPECT_EQ(refusal(std::string(30, '[') + std::string(30, ']')), "accepted");
    EXPECT_EQ(refusal(std::string(100'000, '[') + std::string(100'000, ']')), "bad-json");
    std::string wide = "{\"k\":0";
    for (std::size_t i = 0; i < kWidestJsonObject; ++i) wide += ",\"k" + std::to_string(i) + "\":0";
    EXPECT_EQ(refusal(wide + "}"), "bad-json");
    EXPECT_EQ(refusal("\"" + std::string(kLongestJson, 'x') + "\""), "bad-json");
    EXPECT_EQ(refusal("\"" + std::string(kLongestJson - 2, 'x') + "\""), "accepted");
}

TEST(json, the_length_of_a_text_is_known_without_it) {
    const Document document =
        Document::map({{"ключ\n", Document::list().add(1).add(-2.5).add(true).add(nullptr).add("\x01\"ż")}});
    EXPECT_EQ(json_size(document), to_json(document).size());
}

}  // namespace

}  // namespace planitia
