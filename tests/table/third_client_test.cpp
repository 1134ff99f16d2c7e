/// Another client can be written from the desk and the table alone.
#include "third_client.h"

#include <kit/setups.h>
#include <kit/tables.h>
#include <kit/test_data.h>

#include <map>
#include <sstream>

namespace planitia::table_test {
namespace {

/// Tables that are kept nowhere else.
class MemoryStore final : public table::Store {
  public:
    Result<Done, Refusal> create(const std::string& name, const table::StoredTable& stored) override {
        tables_[name] = stored;
        return Done{};
    }
    Result<Done, Refusal> append(const std::string& name, std::size_t number, const table::Step& step) override {
        std::vector<table::StoredChoice>& choices = tables_.at(name).choices;
        EXPECT_EQ(number, tables_.at(name).steps++);
        choices.insert(choices.end(), step.committed.begin(), step.committed.end());
        tables_.at(name).is_over = step.is_over;
        return Done{};
    }
    Result<table::StoredTable, Refusal> open(const std::string& name) override { return load(name); }
    void close(const std::string&) override {}
    Result<table::StoredTable, Refusal> load(const std::string& name) override { return tables_.at(name); }
    std::vector<table::Summary> list() override { return {}; }

  private:
    std::map<std::string, table::StoredTable> tables_;
};

/// Somebody who types numbers, small ones most of the time, and gives up at last.
class Typist final : public std::streambuf {
  public:
    explicit Typist(std::string_view seed) : rng_(seed) {}

  protected:
    int_type underflow() override {
        constexpr int kPatience = 100'000;
        if (++typed_ > kPatience) return traits_type::eof();
        const std::uint32_t most = rng_.below(4) == 0 ? 60 : 6;
        text_ = std::to_string(rng_.below(most)) + "\n";
        setg(text_.data(), text_.data(), text_.data() + text_.size());
        return traits_type::to_int_type(text_.front());
    }

  private:
    Rng rng_;
    std::string text_;
    int typed_ = 0;
};

/// What the client has shown of a whole game.
std::string played(const desk::AnySetup& setup, std::vector<table::Seat> seats, const std::string& seed) {
    const auto store = std::make_shared<MemoryStore>();
    table::Table table = accepted(table::Table::begin({setup, seed, std::move(seats)}, store, "a"));
    Typist typist(seed);
    std::istream in(&typist);
    std::ostringstream out;
    EXPECT_TRUE(third_client::play(table, in, out)) << out.str().substr(out.str().size() - 2000);
    EXPECT_TRUE(accepted(table::Sitting::open(*store->load("a"))).is_over()) << "all of it was stored";
    return out.str();
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

TEST(third_client, plays_every_set_up_of_terraforming_to_the_end) {
    for (const kit::NamedSetup& each : kit::terraforming_setups()) {
        SCOPED_TRACE(each.name);
        const std::string text = played(each.setup, {{"Ola", ""}, {"Jan", ""}, {"Ares", "random"}}, each.name);
        EXPECT_TRUE(has(text, "Ola, 0.0: ")) << "questions with their number";
        EXPECT_TRUE(has(text, "Standard projects\n")) << "groups";
        EXPECT_TRUE(has(text, "(")) << "reasons";
        EXPECT_TRUE(has(text, "  > ")) << "previews";
        EXPECT_TRUE(has(text, "* Cards were dealt.")) << "walls";
        EXPECT_TRUE(has(text, "Done. 0: go on")) << "complete turns";
        EXPECT_TRUE(has(text, "Terraform rating ")) << "the score";
    }
}

TEST(third_client, plays_every_variant_of_martians_to_the_end) {
    for (martians::Variant variant : every<martians::Variant>())
        for (int players : {1, 2, 3, 4}) {
            martians::Setup setup;
            setup.variant = variant;
            setup.players = static_cast<std::uint8_t>(players);
            if (!desk::Match::begin(setup, "")) continue;  // not for so many
            const std::string text = played(setup, {{"Ola", ""}, {"Ares", "random"}}, std::to_string(players));
            EXPECT_TRUE(has(text, "  > ")) << "previews";
            EXPECT_TRUE(has(text, "Ola: ")) << "the score";
        }
}

TEST(third_client, includes_the_desk_and_the_table_and_nothing_else_of_the_house) {
    int checked = 0;
    for (const char* name : {"table/third_client.h", "table/third_client.cpp"}) {
        std::istringstream lines(content(kit::test_data(name)));
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("#include <") || line.find('/') == std::string::npos) continue;
            EXPECT_TRUE(line.starts_with("#include <desk/") || line.starts_with("#include <table/")) << line;
            ++checked;
        }
    }
    EXPECT_GE(checked, 3);
}

}  // namespace
}  // namespace planitia::table_test
