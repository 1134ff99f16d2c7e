// The log has the words of options: what a player names in a choice is told under the same name.
#include <kit/heard.h>
#include <kit/martians_game.h>
#include <kit/random_play.h>

#include <algorithm>
#include <set>

namespace planitia::kit::colony {
namespace {

using martians::Martians;

bool is_told(const Document::List& events, const std::string& key, const Document& value) {
    return std::ranges::any_of(events, [&](const Document& event) {
        const Document* told = event.find(key);
        return told != nullptr && *told == value;
    });
}

/// Fields of options that are no line of the log by themselves: what they lead to is told as goods, tokens or deaths.
bool is_only_a_means(const std::string& kind, const std::string& key) {
    static const std::set<std::string> kMeans = {"take ice",           "take regolith",    "unload amount",
                                                 "mine-first first",   "dead-slots slots", "marker-from building",
                                                 "pay-mineral mineral"};
    return kMeans.contains(kind + " " + key);
}

/// The kinds of options whose fields were looked for.
using Seen = std::set<std::string>;

testing::AssertionResult tells_alike(martians::Position position, PlayerId player, const martians::Option& option,
                                     Seen& seen) {
    const Document chosen = martians::write_option(position, option);
    Heard<Martians> heard(position.setup);
    Martians::answer(position, player, option, &heard);
    if (heard.events.empty()) return testing::AssertionSuccess() << "another question comes first";
    const std::string kind = *chosen.find("kind")->as_text();
    for (const auto& [key, value] : *chosen.as_map()) {
        if (key == "kind" || is_only_a_means(kind, key)) continue;
        if (!is_told(heard.events, key, value))
            return testing::AssertionFailure()
                   << one_line(chosen) << " is told as " << one_line(Document(heard.events));
        seen.insert(kind);
    }
    return testing::AssertionSuccess();
}

martians::Position rich(const martians::Setup& setup, const std::string& seed) {
    martians::Position position = *Martians::begin(setup, seed);
    for (PlayerId id : position.seats())
        for (martians::Good good : every<martians::Good>())
            if (std::ranges::find(martians::kMinerals, good) == martians::kMinerals.end())
                position.player(id).goods[good] = 9;
    return position;
}

TEST(martians_log, tells_what_was_chosen_by_the_names_of_options) {
    Seen seen;
    for (int game = 0; game < 42; ++game) {
        martians::Setup setup;
        setup.variant = static_cast<martians::Variant>(game % 3);
        setup.players = static_cast<std::uint8_t>(2 + game % 2);
        setup.scenario = static_cast<martians::Scenario>(game % 7);
        setup.chooses_corporations = true;
        const std::string seed = "names " + std::to_string(game);
        const Trial<Martians> trial{setup, seed, rich(setup, seed)};
        ASSERT_TRUE(play_random(trial, [&](const martians::Position& position, PlayerId player, Rng&) {
            martians::OptionList options;
            list_options(position, player, options);
            for (const martians::Option& each : options)
                if (const auto result = tells_alike(position, player, each, seen); !result) return result;
            return testing::AssertionSuccess();
        }));
    }
    for (const martians::OptionKind kind :
         {martians::OptionKind::specialist, martians::OptionKind::hire, martians::OptionKind::dismiss,
          martians::OptionKind::deliver, martians::OptionKind::task, martians::OptionKind::research,
          martians::OptionKind::order, martians::OptionKind::technology, martians::OptionKind::crop})
        EXPECT_TRUE(seen.contains(std::string(martians::name(kind)))) << martians::name(kind) << " was never chosen";
}

TEST(martians_log, keeps_the_older_names_beside) {
    using martians::Event, martians::EventKind, martians::Good, martians::Person;
    const auto told = [](int rules, const Event& event) {
        martians::Setup setup;
        setup.rules = static_cast<std::uint8_t>(rules);
        return one_line(martians::write_event(setup, event));
    };
    const auto of = [](EventKind kind, auto subject) {
        return Event{.kind = kind, .player = A, .subject = static_cast<std::uint8_t>(subject)};
    };
    EXPECT_EQ(told(1, of(EventKind::person_hired, Person::doctor)), "{player 0, kind person-hired, person doctor}");
    EXPECT_EQ(told(2, of(EventKind::person_hired, Person::doctor)),
              "{player 0, kind person-hired, person doctor, card doctor}");
    EXPECT_EQ(told(2, of(EventKind::specialist_used, Person::doctor)),
              "{player 0, kind specialist-used, person doctor, specialist doctor}");
    EXPECT_EQ(told(2, of(EventKind::product_delivered, Good::food)),
              "{player 0, kind product-delivered, good food, product food}");
    EXPECT_EQ(told(1, of(EventKind::task_done, 1)), "{player 0, kind task-done, task 1}");
}

}  // namespace
}  // namespace planitia::kit::colony
