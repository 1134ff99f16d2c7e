// Whole random games told in every language: questions, options, reasons, log, score, end.
#include <game/contract.h>
#include <gtest/gtest.h>
#include <martians/martians.h>
#include <present/document_words.h>
#include <terraforming/terraforming.h>

#include <set>

#include "spoken.h"

namespace planitia::present {
namespace {

using martians::Martians;
using terraforming::Terraforming;

template <class G>
struct Listener final : EventSink<typename G::Event> {
    std::vector<typename G::Event> events;
    void on(const typename G::Event& event) override { events.push_back(event); }
};

/// Tells a game from the deal to the end. What was said once is not looked at again.
template <class G>
class Telling {
  public:
    explicit Telling(Language language) : language_(language), speaker_{phrasebook(language), names_} {}

    void play(const typename G::Setup& setup, std::string_view seed) {
        auto position = *G::begin(setup, seed);
        Rng rng(seed);
        while (!G::is_over(position)) {
            const PlayerId player = G::awaited(position).front();
            tell_decision(position, player);
            typename G::OptionList options;
            G::list_options(position, player, options);
            Listener<G> listener;
            G::answer(position, player, options[rng.below(static_cast<std::uint32_t>(options.size()))], &listener);
            for (const auto& event : listener.events)
                expect_well_said(event_text(speaker_, position, G::write_event(event)));
        }
        expect_well_said(result_text(speaker_, position));
        for (const Score& score : G::score(position))
            for (const Score::Part& part : score.parts)
                expect_well_said(score_part_text(speaker_, position, part.name).value_or(""));
    }

  private:
    void tell_decision(const typename G::Position& position, PlayerId player) {
        const Document decision = G::write_decision(position, player);
        expect_well_said(prompt_text(speaker_, position, decision));
        const Document* options = decision.find("options");
        if (options == nullptr) return;
        for (const Document& option : *options->as_list()) {
            expect_well_said(option_text(speaker_, position, option));
            tell_reasons(position, PlayerId{(player.index() + 1) % G::player_count(position)}, option);
        }
    }

    void tell_reasons(const typename G::Position& position, PlayerId player, const Document& option) {
        const auto reasons = G::why_not(position, player, option);
        if (!reasons) return;
        for (const Document& reason : *reasons->find("reasons")->as_list())
            expect_well_said(reason_text(speaker_, position, reason));
    }

    void expect_well_said(const std::string& text) {
        if (!said_.insert(text).second) return;
        EXPECT_EQ(blemish(text), "") << text;
        EXPECT_EQ(foreign(language_, text), "") << text;
    }

    Language language_;
    std::vector<std::string> names_ = {"Оля", "Ян"};
    Speaker speaker_;
    std::set<std::string> said_;
};

class TableTalk : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(All, TableTalk, testing::ValuesIn(every<Language>()),
                         [](const auto& language) { return std::string(name(language.param)); });

TEST_P(TableTalk, OfTerraformingMars) {
    Telling<Terraforming> telling(GetParam());
    telling.play({.players = 1, .colonies = true}, "alone");
    telling.play({.players = 3, .draft = true, .colonies = true, .world_government = true}, "three");
    telling.play({.players = 2}, "two");
}

TEST_P(TableTalk, OfMartians) {
    Telling<Martians> telling(GetParam());
    for (martians::Variant variant : every<martians::Variant>())
        for (martians::Scenario scenario : every<martians::Scenario>())
            telling.play({.variant = variant, .players = 2, .scenario = scenario}, "two");
}

TEST_P(TableTalk, OfEveryReason) {
    const Speaker speaker{phrasebook(GetParam())};
    for (terraforming::ReasonCode code : every<terraforming::ReasonCode>()) {
        const std::string text = reason_text(speaker, terraforming::Position{},
                                             Document::map({{"code", terraforming::name(code)},
                                                            {"needs", 3},
                                                            {"has", 1},
                                                            {"tag", "earth"},
                                                            {"resource", "heat"}}));
        EXPECT_EQ(blemish(text), "") << text;
        EXPECT_EQ(foreign(GetParam(), text), "") << text;
    }
    for (martians::ReasonCode code : every<martians::ReasonCode>()) {
        const std::string text =
            reason_text(speaker, martians::Position{},
                        Document::map({{"code", martians::name(code)}, {"needs", 3}, {"has", 1}, {"good", "water"}}));
        EXPECT_EQ(blemish(text), "") << text;
        EXPECT_EQ(foreign(GetParam(), text), "") << text;
    }
}

}  // namespace
}  // namespace planitia::present
