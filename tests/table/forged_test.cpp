/// Files of somebody else: a position in the middle of something is sealed by a digest that anybody can compute.
#include <game/seal.h>
#include <json/json.h>
#include <kit/tables.h>

#include <array>

namespace planitia::table_test {
namespace {

using table::Table;

struct ForgedFile {
    std::string_view bots;
    std::string_view position;
    std::string_view refusal;
};

/// Bots of them would think for ever, divide by nothing, or read what is not there.
constexpr std::array kForgedFiles = {
    ForgedFile{R"([{"name":"Ola"},{"name":"B","bot":"greedy"}])",
               R"({"players":[{"stock":{"megacredits":40}},{}],"discards":[],
                   "pending":{"rng":"1111111111111111111111111111111111111111111111111111111111111111",
                              "choices":[{},{"ready":true}]}})",
               "something is on offer outside set-up, draft and research"},
    ForgedFile{R"([{"bot":"greedy"},{"bot":"greedy"},{"bot":"greedy"}])",
               R"({"activePlayer":2,"discards":[],
                   "players":[{},{},{"corporation":"helion","stock":{"megacredits":149,"heat":156}}],
                   "pending":{"rng":"0bdc0c0d6683a28b0c4791a3beefd8cf855f2cceaacfee3e2d55f6cf2214c596","inAction":true,
                              "payment":{"for":"award","award":"landlord","cost":8},"selling":true}})",
               "something else waits for a sale"},
    ForgedFile{R"([{"bot":"greedy"},{"bot":"greedy"}])",
               R"({"phase":"setup","discards":[],
                   "players":[{"corporations":["teractor","saturn-systems"]},
                              {"corporation":"ecoline","corporations":["helion","ecoline"]}],
                   "pending":{"rng":"08e9af73cf5a2b2e3a5f1392d76af8fcd70e4f1b1966e01e56b428344b2e897f",
                              "choices":[{},{"ready":true}],
                              "agenda":[{"source":"large-convoy","part":"on-play","index":[0],"count":1}]}})",
               "something is unresolved without an action"},
};

/// As a file of one line, sealed.
std::string text_of(const ForgedFile& file) {
    Document position = *from_json(file.position);
    position.set("game", "terraforming");
    seal(position);
    const Document seats = Document::map({{"seats", *from_json(file.bots)}, {"over", false}});
    return to_json(Document::map({{"table", seats},
                                  {"version", "0.1.0"},
                                  {"game", "terraforming"},
                                  {"position", position},
                                  {"seed", ""},
                                  {"choices", Document::list()}})) +
           "\n";
}

TEST(forged_file, is_refused_at_opening_with_its_name_and_a_sentence) {
    const Folder folder;
    const fs::path file = folder / "forged.json";
    for (const ForgedFile& each : kForgedFiles) {
        const std::string text = text_of(each);
        write(file, text);
        const auto table = Table::open(store_of(file), file.string());
        ASSERT_FALSE(table) << each.refusal;
        EXPECT_NE(table.error().message.find(each.refusal), std::string::npos) << table.error().message;
        EXPECT_NE(table.error().message.find(file.string()), std::string::npos) << table.error().message;
        EXPECT_EQ(content(file), text) << "it is left as it was";
    }
}

TEST(forged_file, leaves_the_list_of_tables_and_the_others_alone) {
    const Folder folder;
    begun(two_people(), folder / "mine.json");
    for (std::size_t i = 0; i < kForgedFiles.size(); ++i)
        write(folder.path() / ("forged" + std::to_string(i) + ".json"), text_of(kForgedFiles[i]));
    EXPECT_EQ(store_of(folder / "mine.json")->list().size(), kForgedFiles.size() + 1);
    EXPECT_EQ(opened(folder / "mine.json").sitting().committed().game(), "terraforming");
}

}  // namespace
}  // namespace planitia::table_test
