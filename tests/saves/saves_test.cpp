/// Every saved game of every version that there was plays on: tests/saves/VERSION, made by tools/make-saves.
#include <core/hex.h>
#include <desk/save.h>
#include <game/version.h>
#include <json/json.h>
#include <kit/heard.h>
#include <kit/random_play.h>
#include <kit/test_data.h>
#include <martians/martians.h>
#include <terraforming/terraforming.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace planitia::kit {
namespace {

namespace fs = std::filesystem;

Document read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const auto document = from_json(std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()));
    EXPECT_TRUE(document) << file;
    return document ? *document : Document();
}

/// How many events of each kind there are.
template <Game G>
Document events_by_kind(const Record<G>& record) {
    Heard<G> heard(record.position().setup);
    record.replay(heard);
    std::map<std::string, int> kinds;
    for (const Document& event : heard.events) ++kinds[*event.find("kind")->as_text()];
    Document counts = Document::map();
    for (const auto& [kind, n] : kinds) counts.set(kind, n);
    return counts;
}

template <Game G>
Document asked(const Record<G>& record) {
    Document questions = Document::list();
    for (PlayerId player : seats(G::player_count(record.position()))) {
        if (!record.is_awaited(player)) continue;
        const Document decision = G::write_decision(record.position(), player);
        questions.add(Document::list().add(player.index()).add(*decision.find("kind")));
    }
    return questions;
}

template <Game G>
Document scores(const Record<G>& record) {
    Document players = Document::list();
    for (const Score& score : G::score(record.position())) {
        Document entry = Document::map();
        for (const Score::Part& part : score.parts) entry.set(part.name, part.points);
        entry.set("total", score.total).set("place", score.place).set("won", score.has_won);
        players.add(std::move(entry));
    }
    return players;
}

/// Up to 0.1.0 what is pending was told by places in a table: what begins in the middle of a card is not read any more.
bool is_refused_by_name(const Result<desk::Match, Refusal>& match, const Document& save) {
    const std::string reads = *save.find("version")->as_text() + ", which made it, reads it";
    return *save.find("version") == Document("0.1.0") && !match && match.error().at.starts_with("/position/pending") &&
           match.error().message.ends_with(reads);
}

/// Whether the game is what its own engine said of it, is saved and read again, and goes on to its end.
template <Game G>
void play_again(const Document& save, const Document& said) {
    const auto match = desk::read_save(save);
    if (is_refused_by_name(match, save)) return;
    ASSERT_TRUE(match) << match.error().message << " " << match.error().at;
    const auto& record = std::get<Record<G>>(match->record());
    EXPECT_EQ(Document(record.entries().size()), *said.find("choices"));
    EXPECT_EQ(digest(events_by_kind(record)), digest(*said.find("events"))) << one_line(events_by_kind(record));
    EXPECT_EQ(one_line(asked(record)), one_line(*said.find("asked")));
    EXPECT_EQ(one_line(scores(record)), one_line(*said.find("score")));
    EXPECT_EQ(Document(to_hex(record.digest())), *said.find("digest"));
    const auto again = desk::read_save(desk::write_save(*match));
    ASSERT_TRUE(again) << again.error().message << " " << again.error().at;
    EXPECT_EQ(std::get<Record<G>>(again->record()).position(), record.position());
    EXPECT_EQ(std::get<Record<G>>(again->record()).entries(), record.entries());
    EXPECT_TRUE(play_on<G>(record.position(), Rng("on"),
                           [](const auto&, PlayerId, Rng&) { return testing::AssertionSuccess(); }));
}

struct Kept {
    std::string version;
    std::string name;
    friend void PrintTo(const Kept& save, std::ostream* out) { *out << save.version << '/' << save.name; }
};

std::vector<Kept> kept_saves() {
    std::vector<Kept> saves;
    for (const fs::directory_entry& folder : fs::directory_iterator(test_data("saves")))
        if (folder.is_directory())
            for (const fs::directory_entry& file : fs::directory_iterator(folder))
                if (file.path().filename() != "said.json")
                    saves.push_back({folder.path().filename().string(), file.path().stem().string()});
    std::ranges::sort(saves, {}, [](const Kept& save) { return std::pair(save.version, save.name); });
    return saves;
}

class KeptSave : public testing::TestWithParam<Kept> {};

TEST_P(KeptSave, plays_as_it_was_played) {
    const fs::path folder = fs::path(test_data("saves")) / GetParam().version;
    const Document save = read(folder / (GetParam().name + ".json"));
    const Document all = read(folder / "said.json");
    const Document* said = all.find(GetParam().name);
    ASSERT_NE(said, nullptr);
    EXPECT_EQ(*save.find("version"), Document(GetParam().version));
    if (*save.find("game") == Document("martians")) {
        play_again<martians::Martians>(save, *said);
    } else {
        play_again<terraforming::Terraforming>(save, *said);
    }
}

INSTANTIATE_TEST_SUITE_P(versions, KeptSave, testing::ValuesIn(kept_saves()), [](const auto& each) {
    std::string name = each.param.version + "_" + each.param.name;
    std::ranges::replace_if(name, [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
});

TEST(kept_saves, of_the_oldest_version_are_not_changed_in_the_middle_of_a_card) {
    Document save = read(fs::path(test_data("saves")) / "0.2.0/terraforming-state-in-card.json");
    save.set("version", "0.1.0").set("choices", Document::list());
    ASSERT_TRUE(desk::read_save(save));
    save.find("position")->find("pending")->set("rng", std::string(64, '1'));
    const auto match = desk::read_save(save);
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().at, "/position/pending/check");
}

TEST(kept_saves, are_there_for_this_version) {
    const auto is_of_this_version = [](const Kept& save) { return save.version == kEngineVersion; };
    EXPECT_GT(std::ranges::count_if(kept_saves(), is_of_this_version), 20) << "tools/make-saves makes them";
}

}  // namespace
}  // namespace planitia::kit
