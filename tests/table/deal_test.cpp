/// Fair deals.
#include <desk/save.h>
#include <json/json.h>
#include <kit/tables.h>
#include <table/deal.h>

#include <set>

namespace planitia::table_test {
namespace {

using table::verify_deal;

std::string bytes_up_to(int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i) bytes += static_cast<char>(i);
    return bytes;
}

TEST(deal, hashes_as_everybody_does) {
    EXPECT_EQ(table::sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(table::sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(deal, writes_bytes_as_text_and_back) {
    EXPECT_EQ(table::hex(std::string("\0\x7f\xff", 3)), "007fff");
    EXPECT_EQ(table::from_hex("007fff"), std::string("\0\x7f\xff", 3));
    for (const char* wrong : {"0", "0g", "FF", " 00"}) EXPECT_FALSE(table::from_hex(wrong)) << wrong;
    const std::pair<const char*, const char*> kVectors[] = {
        {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
        {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xfb\xff\xbf", "-_-_"},
    };
    for (const auto& [bytes, text] : kVectors) {
        EXPECT_EQ(table::base64url(bytes), text);
        EXPECT_EQ(table::from_base64url(text), bytes);
    }
    for (const char* wrong : {"Z", "Zg==", "Zh", "Zm9", "Zm+v", "Zm 9"})
        EXPECT_FALSE(table::from_base64url(wrong)) << wrong;
}

TEST(deal, random_bytes_are_never_the_same) {
    std::set<std::string> drawn;
    for (int i = 0; i < 100; ++i) drawn.insert(table::random_bytes(16));
    EXPECT_EQ(drawn.size(), 100U);
    EXPECT_EQ(table::random_bytes(32).size(), 32U);
    for (int size = 0; size < 40; ++size) {
        const std::string bytes = table::random_bytes(static_cast<std::size_t>(size));
        EXPECT_EQ(table::from_base64url(table::base64url(bytes)), bytes);
        EXPECT_EQ(table::from_hex(table::hex(bytes)), bytes);
    }
}

TEST(deal, spells_equal_setups_alike) {
    EXPECT_EQ(table::canonical_json(*from_json(R"({"b":[{"d":1,"c":null}],"a":"ó"})")),
              R"({"a":"ó","b":[{"c":null,"d":1}]})");
}

/// The formulas of docs/fair-deals.md, computed by another program.
TEST(deal, is_made_as_the_page_says) {
    const std::string secret = bytes_up_to(32);
    EXPECT_EQ(table::commitment("k3v9Qm2x", secret),
              "d07c3790b7f6dbef6cf8d7dbb545aa7111d0ae8b42e8116af9f64fee577a08c2");
    const Document setup = *from_json(R"({"players":2,"draft":false})");
    EXPECT_EQ(table::deal_seed(secret, setup, std::vector<std::string>{bytes_up_to(16), ""}),
              "sha256:f065c39d42fe5fac144312a7025e9e2910579bbb8b9d139148d7c842ec4dc93c");
}

TEST(deal, depends_on_every_part) {
    const Document setup = *from_json(R"({"players":2})");
    using Shares = std::vector<std::string>;
    std::set<std::string> seeds;
    for (const std::string& secret : {std::string(32, 'a'), std::string(32, 'b')})
        for (const Shares& shares : {Shares{"x", ""}, Shares{"", "x"}, Shares{"x", "y"}, Shares{"", ""}})
            seeds.insert(table::deal_seed(secret, setup, shares));
    seeds.insert(table::deal_seed(std::string(32, 'a'), *from_json(R"({"players":3})"), Shares{"x", ""}));
    EXPECT_EQ(seeds.size(), 9U);
    EXPECT_NE(table::commitment("a", std::string(32, 'a')), table::commitment("b", std::string(32, 'a')));
}

// ---- checking an exported game

/// A short game that was dealt fairly and played to its end.
Document exported() {
    const std::string secret(32, 's');
    const std::vector<std::string> shares = {std::string(16, 'o'), ""};
    const Document setup = *from_json(R"({"players":2,"variant":"competitive"})");
    const auto agreed = accepted(desk::read_setup("martians", setup));
    desk::Match match = accepted(desk::Match::begin(agreed, table::deal_seed(secret, setup, shares)));
    while (!match.is_over()) {
        const PlayerId player = match.awaited().front();
        accepted(match.choose(player, accepted(match.bot(player, "random"))));
    }
    return desk::write_save(match).set("table",
                                       Document::map({{"id", "k3v9Qm2x"},
                                                      {"commitment", table::commitment("k3v9Qm2x", secret)},
                                                      {"secret", table::hex(secret)},
                                                      {"setup", setup},
                                                      {"shares", Document::List{table::hex(shares[0]), nullptr}}}));
}

TEST(verify, a_game_that_was_dealt_fairly_holds) {
    const auto verified = verify_deal(exported());
    EXPECT_TRUE(verified) << verified.error().message << " at " << verified.error().at;
}

/// Where the check fails after a change of the document; empty when it holds.
template <class Change>
std::string fails_at(const Change& change) {
    Document document = exported();
    change(document);
    const auto verified = verify_deal(document);
    return verified ? "" : verified.error().at;
}

TEST(verify, names_the_first_thing_that_does_not_hold) {
    const auto table_member = [](const char* key, Document value) {
        return [=](Document& document) { document.find("table")->set(key, value); };
    };
    EXPECT_EQ(fails_at(table_member("id", "other")), "/table/commitment");
    EXPECT_EQ(fails_at(table_member("secret", std::string(64, '0'))), "/table/commitment");
    EXPECT_EQ(fails_at(table_member("secret", "00")), "/table/secret");
    EXPECT_EQ(fails_at(table_member("secret", "zz")), "/table/secret");
    EXPECT_EQ(fails_at(table_member("commitment", std::string(64, '0'))), "/table/commitment");
    EXPECT_EQ(fails_at(table_member("shares", Document::List{nullptr, nullptr})), "/seed");
    EXPECT_EQ(fails_at(table_member("shares", Document::List{table::hex(std::string(17, 'o')), nullptr})),
              "/table/shares/0");
    EXPECT_EQ(fails_at(table_member("setup", *from_json(R"({"players":2})"))), "/table/setup");
    EXPECT_EQ(fails_at([](Document& document) { document.set("seed", "sha256:" + std::string(64, '1')); }), "/seed");
    EXPECT_EQ(fails_at([](Document& document) { document.set("table", Document::map()); }), "/table/id");
    EXPECT_EQ(fails_at([](Document& document) { document = Document::map(); }), "/table");
}

TEST(verify, follows_every_choice) {
    const auto choice = [](Document& document, std::size_t i) -> Document& {
        return (*document.find("choices")->as_list())[i];
    };
    EXPECT_EQ(fails_at([&](Document& document) { choice(document, 7).set("digest", std::string(16, '0')); }),
              "/choices/7");
    EXPECT_EQ(fails_at([&](Document& document) { choice(document, 7).set("digest", ""); }), "/choices/7/digest");
    EXPECT_EQ(fails_at([&](Document& document) { choice(document, 0).set("player", 5); }), "/choices/0/player");
    EXPECT_EQ(fails_at([](Document& document) { document.find("choices")->as_list()->pop_back(); }), "/choices");
    EXPECT_EQ(fails_at([](Document& document) { document.set("choices", nullptr); }), "/choices");
}

}  // namespace
}  // namespace planitia::table_test
