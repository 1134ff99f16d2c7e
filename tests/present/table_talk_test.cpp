// Whole random games told in every language: questions, options, reasons, log, score, end.
#include <game/contract.h>
#include <gtest/gtest.h>
#include <martians/martians.h>
#include <present/all_games.h>
#include <terraforming/terraforming.h>

#include <algorithm>
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

constexpr std::size_t kBriefest = 24;

/// Letters, not bytes.
std::size_t letters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

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
            for (const auto& event : listener.events) expect_well_said(event_text(speaker_, position.setup, event));
        }
        expect_well_said(result_text(speaker_, position));
        for (const Score& score : G::score(position))
            for (const Score::Part& part : score.parts)
                expect_well_said(score_part_text(speaker_, position, part.name).value_or(""));
    }

  private:
    void tell_decision(const typename G::Position& position, PlayerId player) {
        expect_well_said(prompt_text(speaker_, position, player));
        if (const std::string about = about_text(speaker_, position, player); !about.empty()) expect_well_said(about);
        typename G::OptionList options;
        G::list_options(position, player, options);
        for (const typename G::Option& option : options) {
            expect_well_said(option_text(speaker_, position, option));
            tell_reasons(position, PlayerId{(player.index() + 1) % G::player_count(position)}, option);
        }
    }

    void tell_reasons(const typename G::Position& position, PlayerId player, const typename G::Option& option) {
        for (const auto& reason : G::why_not(position, player, option)) {
            expect_well_said(reason_text(speaker_, position, option, reason));
            expect_brief(reason_brief(speaker_, position, reason));
        }
    }

    void expect_brief(const std::string& text) {
        expect_well_said(text);
        EXPECT_LE(letters(text), kBriefest) << text;
    }

    void expect_well_said(const std::string& text) {
        if (!said_.insert(text).second) return;
        EXPECT_EQ(blemish(text), "") << text;
        EXPECT_EQ(unset(language_, text), "") << text;
        EXPECT_EQ(foreign(language_, text), "") << text;
    }

    Language language_;
    std::vector<std::string> names_ = {"Оля", "Ян"};
    Speaker speaker_;
    std::set<std::string> said_;
};

class TableTalk : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(all, TableTalk, testing::ValuesIn(every<Language>()),
                         [](const auto& language) { return std::string(name(language.param)); });

TEST_P(TableTalk, of_terraforming_mars) {
    Telling<Terraforming> telling(GetParam());
    telling.play({.players = 1, .colonies = true}, "alone");
    telling.play({.players = 3, .draft = true, .colonies = true, .world_government = true}, "three");
    telling.play({.players = 2}, "two");
}

TEST_P(TableTalk, of_martians) {
    Telling<Martians> telling(GetParam());
    for (martians::Variant variant : every<martians::Variant>())
        for (martians::Scenario scenario : every<martians::Scenario>())
            telling.play({.variant = variant, .players = 2, .scenario = scenario}, "two");
}

TEST_P(TableTalk, of_every_reason) {
    const Speaker speaker{phrasebook(GetParam())};
    const auto expect_said = [&](const std::string& text, const std::string& brief) {
        for (const std::string& each : {text, brief}) {
            EXPECT_EQ(blemish(each), "") << each;
            EXPECT_EQ(foreign(GetParam(), each), "") << each;
        }
        EXPECT_LE(letters(brief), kBriefest) << brief;
    };
    for (terraforming::ReasonCode code : every<terraforming::ReasonCode>())
        for (terraforming::Tag tag : every<terraforming::Tag>())
            for (terraforming::Resource resource : every<terraforming::Resource>()) {
                const auto option =
                    terraforming::option(terraforming::OptionKind::claim_milestone, terraforming::milestone("mayor"));
                const terraforming::Reason reason{.code = code, .needs = 8, .has = 5, .tag = tag, .resource = resource};
                expect_said(reason_text(speaker, terraforming::Position{}, option, reason),
                            reason_brief(speaker, terraforming::Position{}, reason));
            }
    for (martians::ReasonCode code : every<martians::ReasonCode>())
        for (std::size_t good = 0; good <= static_cast<std::size_t>(martians::Good::count_); ++good) {
            const martians::Reason reason{
                .code = code, .needs = 12, .has = 9, .good = static_cast<martians::Good>(good)};
            expect_said(reason_text(speaker, martians::Position{}, {}, reason),
                        reason_brief(speaker, martians::Position{}, reason));
        }
    for (std::string_view code : {"cards-not-offered", "too-few-cards", "too-many-cards"})
        expect_said(pick_reason_text(speaker, code, 10, 4), pick_reason_brief(speaker, code, 10, 4));
}

// Nobody has to subtract.
TEST(Reasons, say_what_is_missing) {
    const terraforming::Reason reason{.code = terraforming::ReasonCode::cannot_pay, .needs = 18, .has = 14};
    const auto brief = [&](Language language) {
        return reason_brief(Speaker{phrasebook(language)}, terraforming::Position{}, reason);
    };
    EXPECT_EQ(brief(Language::en), "4\u00A0M€ short");
    EXPECT_EQ(brief(Language::pl), "Brakuje 4\u00A0M€");
    EXPECT_EQ(brief(Language::uk), "Бракує 4\u00A0M€");
    EXPECT_EQ(brief(Language::cs), "Chybí 4\u00A0€");
}

// The figures that need most room.
TEST_P(TableTalk, of_reasons_with_large_figures) {
    using terraforming::ReasonCode;
    using terraforming::Resource;
    const Speaker speaker{phrasebook(GetParam())};
    const terraforming::Reason reasons[] = {
        {.code = ReasonCode::temperature_too_low, .needs = 8, .has = -30},
        {.code = ReasonCode::temperature_too_low, .needs = -24, .has = -30},
        {.code = ReasonCode::temperature_too_high, .needs = -14, .has = -10},
        {.code = ReasonCode::oxygen_too_low, .needs = 13, .has = 0},
        {.code = ReasonCode::oxygen_too_high, .needs = 12, .has = 14},
        {.code = ReasonCode::cannot_pay, .needs = 123, .has = 100},
        {.code = ReasonCode::production_too_low, .needs = 2, .has = -5, .resource = Resource::megacredits},
        {.code = ReasonCode::too_few_resources, .needs = 12, .has = 10, .resource = Resource::plants},
        {.code = ReasonCode::too_few_resources, .needs = 12, .has = 10, .resource = Resource::titanium},
        {.code = ReasonCode::condition_not_met, .needs = 35, .has = 28},
    };
    for (const terraforming::Reason& reason : reasons) {
        const std::string brief = reason_brief(speaker, terraforming::Position{}, reason);
        EXPECT_EQ(blemish(brief), "") << brief;
        EXPECT_LE(letters(brief), kBriefest) << brief;
    }
}

}  // namespace
}  // namespace planitia::present
