#include <gtest/gtest.h>
#include <terminal/keys.h>

#include <ostream>

namespace planitia::terminal {

void PrintTo(const Key& key, std::ostream* out) { *out << static_cast<int>(key.kind) << " '" << key.text << "'"; }

namespace {

using Kind = Key::Kind;
using Keys = std::vector<Key>;

/// Of bytes that make whole keys.
Keys keys_of(std::string bytes) {
    Keys keys = decode(bytes);
    EXPECT_EQ(bytes, "") << "nothing is left over";
    return keys;
}
Keys typed(const char* character) { return {{Kind::character, character}}; }

struct Sent {
    const char* bytes;
    Key key;
};

const std::vector<Sent>& every_key() {
    static const std::vector<Sent> kAll = {
        {"\x1b[A", {Kind::up}},
        {"\x1bOA", {Kind::up}},
        {"\x1b[B", {Kind::down}},
        {"\x1bOB", {Kind::down}},
        {"\x1b[C", {Kind::right}},
        {"\x1bOC", {Kind::right}},
        {"\x1b[D", {Kind::left}},
        {"\x1bOD", {Kind::left}},
        {"\x1b[H", {Kind::home}},
        {"\x1bOH", {Kind::home}},
        {"\x1b[1~", {Kind::home}},
        {"\x1b[7~", {Kind::home}},
        {"\x1b[F", {Kind::end}},
        {"\x1bOF", {Kind::end}},
        {"\x1b[4~", {Kind::end}},
        {"\x1b[8~", {Kind::end}},
        {"\x1b[5~", {Kind::page_up}},
        {"\x1b[6~", {Kind::page_down}},
        {"\x1b[3~", {Kind::remove}},
        {"\x1b[Z", {Kind::back_tab}},
        {"\x1bOM", {Kind::enter}},
        {"\r", {Kind::enter}},
        {"\n", {Kind::enter}},
        {"\t", {Kind::tab}},
        {"\x7f", {Kind::backspace}},
        {"\b", {Kind::backspace}},
        {"\x1bOP", {Kind::function, "1"}},
        {"\x1bOQ", {Kind::function, "2"}},
        {"\x1bOR", {Kind::function, "3"}},
        {"\x1bOS", {Kind::function, "4"}},
        {"\x1b[11~", {Kind::function, "1"}},
        {"\x1b[14~", {Kind::function, "4"}},
        {"\x1b[[A", {Kind::function, "1"}},
        {"\x1b[[D", {Kind::function, "4"}},
        {"\x03", {Kind::control, "c"}},
        {"\x1a", {Kind::control, "z"}},
        {"a", {Kind::character, "a"}},
        {" ", {Kind::character, " "}},
        {"~", {Kind::character, "~"}},
        {"ż", {Kind::character, "ż"}},
        {"Ї", {Kind::character, "Ї"}},
        {"€", {Kind::character, "€"}},
        {"🪐", {Kind::character, "🪐"}},
    };
    return kAll;
}

TEST(keys, every_key_is_known) {
    for (const Sent& sent : every_key()) EXPECT_EQ(keys_of(sent.bytes), Keys{sent.key}) << sent.bytes + 1;
}

TEST(keys, come_in_the_order_they_were_pressed) {
    EXPECT_EQ(keys_of("a\x1b[Bж\r"),
              (Keys{{Kind::character, "a"}, {Kind::down}, {Kind::character, "ж"}, {Kind::enter}}));
}

/// A terminal may send the bytes of a key in pieces; an escape alone might be the key itself, so it waits too.
TEST(keys, bytes_that_come_one_by_one_make_the_same_key) {
    for (const Sent& sent : every_key()) {
        const std::string all = sent.bytes;
        std::string bytes;
        Keys keys;
        for (std::size_t i = 0; i < all.size(); ++i) {
            bytes += all[i];
            keys = decode(bytes);
            if (i + 1 < all.size()) {
                EXPECT_TRUE(keys.empty()) << "after " << i + 1 << " bytes of " << all.substr(1);
            }
        }
        EXPECT_EQ(keys, Keys{sent.key}) << all.substr(1);
        EXPECT_EQ(bytes, "");
    }
}

TEST(keys, sequences_nobody_knows_are_swallowed_as_a_whole) {
    for (const char* unknown : {"\x1b[1;5A", "\x1b[200~", "\x1b[24~", "\x1b[?1;2c", "\x1bOx", "\x1b[I"})
        EXPECT_EQ(keys_of(std::string(unknown) + "a"), typed("a")) << unknown + 1;
}

TEST(keys, alt_with_a_key_means_nothing) {
    EXPECT_EQ(keys_of("\x1bqx"), (Keys{{Kind::character, "x"}})) << "and does not leave the table";
}

TEST(keys, an_escape_is_the_key_when_another_key_follows) {
    EXPECT_EQ(keys_of("\x1b\r"), (Keys{{Kind::escape}, {Kind::enter}}));
    EXPECT_EQ(keys_of("\x1b\x1b[A"), (Keys{{Kind::escape}, {Kind::up}}));
}

TEST(keys, a_lone_escape_waits_and_is_the_key_when_nothing_more_comes) {
    std::string bytes = "\x1b";
    EXPECT_TRUE(decode(bytes).empty());
    EXPECT_EQ(bytes, "\x1b");
    EXPECT_EQ(decode_rest(bytes), Keys{{Kind::escape}});
    EXPECT_EQ(bytes, "");
}

TEST(keys, the_rest_has_the_keys_before_it_too) {
    std::string bytes = "ab\x1b";
    EXPECT_EQ(decode_rest(bytes), (Keys{{Kind::character, "a"}, {Kind::character, "b"}, {Kind::escape}}));
    bytes = "\xd0";
    EXPECT_TRUE(decode_rest(bytes).empty()) << "half a letter is none";
    EXPECT_EQ(bytes, "");
}

/// They would make a name that no file can hold and that takes no column.
TEST(keys, bytes_that_are_no_character_are_swallowed) {
    EXPECT_EQ(keys_of("\xff"
                      "a"),
              typed("a"));
    EXPECT_EQ(keys_of("\x80"
                      "a"),
              typed("a"));
    EXPECT_EQ(keys_of("\xc3"
                      "a"),
              typed("a"))
        << "the first half of a letter alone";
    EXPECT_EQ(keys_of("\xe2\x82"
                      "ab"),
              (Keys{{Kind::character, "a"}, {Kind::character, "b"}}));
    EXPECT_EQ(keys_of(std::string("\0a", 2)), typed("a"));
}

TEST(keys, is_character_asks_for_kind_and_text) {
    EXPECT_TRUE((Key{Kind::character, "?"}).is_character("?"));
    EXPECT_FALSE((Key{Kind::control, "c"}).is_character("c"));
    EXPECT_FALSE((Key{Kind::character, "?"}).is_character("!"));
}

}  // namespace
}  // namespace planitia::terminal
