#include <desk/documents.h>
#include <desk/form.h>
#include <desk/games.h>
#include <gtest/gtest.h>

namespace planitia::desk {
namespace {

const present::Phrasebook& kBook = present::phrasebook(present::Language::en);

std::vector<std::string_view> keys(const AnySetup& setup) {
    std::vector<std::string_view> keys;
    for (const FormField& field : form(setup, kBook)) keys.push_back(field.key);
    return keys;
}

FormField field(const AnySetup& setup, std::string_view key) {
    for (const FormField& each : form(setup, kBook))
        if (each.key == key) return each;
    ADD_FAILURE() << "no field " << key;
    return {};
}

using Keys = std::vector<std::string_view>;
const AnySetup kMars = terraforming::Setup{.players = 3, .first_player = PlayerId::none()};
const AnySetup kMartians = martians::Setup{.players = 2};

TEST(form, has_the_fields_that_make_sense) {
    EXPECT_EQ(keys(kMars), (Keys{"map", "corporateEra", "draft", "colonies", "worldGovernment", "firstPlayer",
                                 "beginners", "unplaceableTiles"}));
    EXPECT_EQ(keys(with_players(kMars, 1)),
              (Keys{"map", "colonies", "worldGovernment", "beginners", "unplaceableTiles"}));
    EXPECT_EQ(keys(with_value(kMars, "colonies", 1)),
              (Keys{"map", "corporateEra", "draft", "colonies", "corporationDeal", "worldGovernment", "firstPlayer",
                    "beginners", "unplaceableTiles"}));
    EXPECT_EQ(keys(kMartians), (Keys{"variant", "scenario", "corporations"}));
    EXPECT_EQ(keys(with_players(kMartians, 1)), (Keys{"scenario", "corporations"}));
    EXPECT_EQ(keys(with_value(kMartians, "variant", 2)), (Keys{"variant", "corporations"}));
}

TEST(form, begins_with_the_defaults) {
    for (const AnySetup& setup : {kMars, kMartians})
        for (const FormField& each : form(setup, kBook)) EXPECT_EQ(each.selected, 0U) << each.key;
    const FormField era = field(kMars, "corporateEra");
    EXPECT_EQ(era.word, "Corporate Era");
    EXPECT_EQ(era.values[0].name, "true");
    EXPECT_EQ(era.values[0].word, "yes");
    EXPECT_EQ(field(kMars, "map").values[0].name, "tharsis");
    EXPECT_EQ(field(kMartians, "scenario").values.size(), 7U);
    EXPECT_EQ(field(kMartians, "variant").values[2].name, "competitive");
}

/// Every value is shown as selected, and the protocol has it too.
TEST(form, takes_every_value) {
    for (int players : {1, 3})
        for (const auto& [game, usual] : {std::pair("terraforming", with_value(kMars, "colonies", 1)),
                                          std::pair("martians", AnySetup(kMartians))}) {
            const AnySetup setup = with_players(usual, players);
            for (const FormField& each : form(setup, kBook))
                for (std::size_t value = 0; value < each.values.size(); ++value) {
                    const AnySetup changed = with_value(setup, each.key, value);
                    EXPECT_EQ(field(changed, each.key).selected, value) << each.key;
                    const Document written = write_setup(changed);
                    const auto read = read_setup(game, written);
                    ASSERT_TRUE(read) << read.error().message;
                    EXPECT_EQ(*read, changed) << each.key;
                    const Document* named = written.find(each.key);
                    const std::string* text = named != nullptr ? named->as_text() : nullptr;
                    EXPECT_TRUE(text == nullptr || *text == each.values[value].name) << each.key;
                }
        }
}

TEST(form, what_makes_no_sense_any_more_is_back_at_its_default) {
    const AnySetup draft = with_value(kMars, "draft", 1);
    EXPECT_FALSE(std::get<terraforming::Setup>(with_players(draft, 1)).draft);
    const AnySetup one_of_each = with_value(with_value(kMars, "colonies", 1), "corporationDeal", 1);
    EXPECT_EQ(with_value(one_of_each, "colonies", 0), kMars);
    const AnySetup semi = with_value(kMartians, "variant", 1);
    EXPECT_EQ(std::get<martians::Setup>(with_players(semi, 1)).variant, martians::Variant::coop);
    const AnySetup late = with_value(kMartians, "scenario", 3);
    EXPECT_EQ(std::get<martians::Setup>(with_value(late, "variant", 2)).scenario, martians::Scenario::first_footprints);
}

/// Whoever chooses a scenario sees what it asks for, how long it is, and how hard it was for bots.
TEST(form, tells_what_a_scenario_asks_for_and_how_hard_it_is) {
    for (int players = 1; players <= 4; ++players)
        for (std::size_t variant = 0; variant < (players == 1 ? 1U : 2U); ++variant) {
            const AnySetup setup = with_value(with_players(kMartians, players), "variant", variant);
            for (const FormValue& each : field(setup, "scenario").values) {
                ASSERT_TRUE(each.challenge) << each.name;
                EXPECT_GE(each.challenge->rounds, 4) << each.name;
                EXPECT_LE(each.challenge->won, each.challenge->games) << each.name;
                EXPECT_FALSE(each.challenge->word.empty()) << each.name;
            }
        }
    const FormValue first = field(kMartians, "scenario").values.front();
    EXPECT_EQ(
        first.challenge->asks,
        "“Landing report”; “Power test” ×2; build the Hospital and the Water Treatment Plant; reach a satisfaction "
        "of 50; leave no needs in the quarters.");
    EXPECT_EQ(first.challenge->level, "gentle");
    EXPECT_EQ(field(kMartians, "scenario").values.back().challenge->level, "very-hard");
    EXPECT_EQ(field(kMartians, "scenario").values.back().challenge->rounds, 5);
    EXPECT_FALSE(field(kMartians, "variant").values.front().challenge);
}

TEST(form, offers_every_map_by_its_title) {
    for (int players : {1, 3}) {
        const AnySetup setup = with_players(kMars, players);
        EXPECT_EQ(field(setup, "map").values[1].word, "Hellas");
        EXPECT_EQ(field(setup, "map").values[2].word, "Elysium");
        EXPECT_EQ(field(setup, "map").values.size(), 3U);
        EXPECT_EQ(*write_setup(with_value(setup, "map", 2)).find("map"), Document("elysium"));
    }
    EXPECT_EQ(std::get<terraforming::Setup>(with_players(with_value(kMars, "map", 1), 1)).map, terraforming::Map{1})
        << "solo is played on every map";
}

TEST(form, lets_the_first_player_be_drawn_unless_somebody_is_named) {
    EXPECT_EQ(std::get<terraforming::Setup>(games().front().usual_setup).first_player, PlayerId::none());
    const FormField first = field(kMars, "firstPlayer");
    EXPECT_EQ(first.values.size(), 4U);
    EXPECT_EQ(first.values[0].name, "random");
    EXPECT_EQ(first.values[3].word, "Seat 3");
    const AnySetup third = with_value(kMars, "firstPlayer", 3);
    EXPECT_EQ(*write_setup(third).find("firstPlayer"), Document(2));
    EXPECT_EQ(with_players(with_players(third, 2), 3), kMars) << "there is no such seat any more";
}

TEST(form, what_people_do_not_say_is_as_the_form_begins) {
    const auto agreed = [](Document said) {
        said.set("players", 3);
        return write_setup(usual_for_people(*read_setup("terraforming", said), said));
    };
    EXPECT_EQ(*agreed(Document::map()).find("firstPlayer"), Document("random"));
    const Document said = Document::map({{"firstPlayer", 1}, {"colonies", true}, {"corporationDeal", "one-of-each"}});
    for (const char* key : {"firstPlayer", "colonies", "corporationDeal"})
        EXPECT_EQ(*agreed(said).find(key), *said.find(key)) << key;
}

TEST(form, of_a_setup_that_the_rules_refuse_has_no_challenge) {
    const AnySetup refused = martians::Setup{.variant = martians::Variant::semi, .players = 1};
    EXPECT_FALSE(field(refused, "scenario").values.front().challenge);
    EXPECT_TRUE(field(kMartians, "scenario").values.front().challenge);
}

TEST(form, beginners_are_all_or_nobody) {
    const AnySetup beginners = with_value(kMars, "beginners", 1);
    EXPECT_EQ(field(beginners, "beginners").values[1].name, "[0,1,2]");
    EXPECT_EQ(std::get<terraforming::Setup>(beginners).beginners, PlayerSet::first(3));
    EXPECT_EQ(std::get<terraforming::Setup>(with_players(beginners, 4)).beginners, PlayerSet::first(4));
}

}  // namespace
}  // namespace planitia::desk
