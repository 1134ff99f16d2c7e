/// The form for a new game, and what can be agreed on.
#include <desk/form.h>
#include <desk/games.h>
#include <play/seats.h>
#include <play/setup_dialog.h>
#include <present/entry.h>
#include <present/martians/phrasebook.h>
#include <present/shelf.h>
#include <present/terraforming/phrasebook.h>
#include <table/memory.h>

#include <algorithm>

#include "player.h"

namespace planitia::play_test {
namespace {

using L = present::TerraformingLabel;
using present::MartiansLabel;

template <class E>
std::string say(E text, std::initializer_list<present::Slot> slots = {}) {
    return present::phrasebook(Settings{}.language).say(text, slots);
}

class Form : public Player {
  public:
    explicit Form(const Folder& folder) : Player(settings_in(folder)), folder_(folder) {
        dialogs.open(std::make_unique<SetupDialog>(settings_in(folder)));
    }
    /// Selects the field of that word.
    Form& go_to(const std::string& word) {
        press({Kind::home});
        for (int i = 0; i < 30 && !has(selected(), word); ++i) press({Kind::down});
        EXPECT_TRUE(has(selected(), word)) << text();
        return *this;
    }
    Form& seat(int number) { return go_to(say(T::seat, {{"n", number}})); }
    /// The table that was begun; the test ends when there is none.
    table::StoredTable begin() {
        press({Kind::end, Kind::enter});
        const auto store = settings_in(folder_).store();
        const auto tables = store->list();
        EXPECT_EQ(tables.size(), 1U) << text();
        return tables.empty() ? throw std::runtime_error(text()) : *store->load(tables.front().table);
    }

  private:
    const Folder& folder_;
};

TEST(setup_dialog, begins_with_a_game_that_can_be_played) {
    const Folder folder;
    Form form(folder);
    EXPECT_TRUE(has(form.selected(), say(T::begin))) << "one key begins";
    const table::StoredTable stored = form.begin();
    EXPECT_EQ(stored.game, "terraforming");
    EXPECT_EQ(*stored.setup.find("players"), Document(2));
    EXPECT_TRUE(has(form.text(), "▸")) << "the person is asked";
}

/// A bot of a level that does not play the game would leave the table waiting for ever.
TEST(setup_dialog, every_bot_it_offers_plays_the_game) {
    for (int changes_of_game : {0, 1, 2})
        for (int changes_of_bot = 0; changes_of_bot < 4; ++changes_of_bot) {
            const Folder folder;
            Form form(folder);
            form.seat(2);
            for (int i = 0; i < changes_of_bot; ++i) form.press({Kind::right});
            form.go_to(say(T::game));
            for (int i = 0; i < changes_of_game; ++i) form.press({Kind::right});
            const table::StoredTable stored = form.begin();
            const table::Seat& bot = stored.seats[1];
            if (bot.is_person()) continue;
            const auto& levels = (*desk::find_game(stored.game))->levels;
            EXPECT_NE(std::find(levels.begin(), levels.end(), bot.bot), levels.end()) << stored.game << " " << bot.bot;
        }
}

TEST(setup_dialog, every_field_changes_and_comes_back) {
    const Folder folder;
    Form form(folder);
    std::vector<std::string> fields;
    form.press({Kind::home});
    for (std::string last; form.selected() != last; form.press({Kind::down})) {
        last = form.selected();
        if (has(last, say(T::begin)) && !has(last, say(L::beginners))) break;
        fields.push_back(last);
        form.press({Kind::right});
        EXPECT_NE(form.selected(), last) << "right changes it";
        form.press({Kind::left});
        EXPECT_EQ(form.selected(), last) << "left changes it back";
        if (has(last, say(T::person))) continue;  // there a name is typed
        form.press({Kind::enter});
        EXPECT_NE(form.selected(), last);
        form.press({Kind::left});
    }
    EXPECT_EQ(fields.size(), 13U) << "game, players, two seats, eight options, pace";
}

TEST(setup_dialog, options_stay_when_the_number_of_players_changes) {
    const Folder folder;
    Form form(folder);
    form.go_to(say(L::draft)).press({Kind::right});
    form.go_to(say(L::colonies)).press({Kind::right});
    form.go_to(say(T::players)).press({Kind::right});
    const table::StoredTable stored = form.begin();
    EXPECT_EQ(*stored.setup.find("players"), Document(3));
    EXPECT_EQ(*stored.setup.find("draft"), Document(true));
    EXPECT_EQ(*stored.setup.find("colonies"), Document(true));
}

TEST(setup_dialog, a_name_is_there_again_after_a_walk_through_the_bots) {
    const Folder folder;
    Form form(folder);
    form.seat(1).type("Ola").press({Kind::right, Kind::left});
    EXPECT_TRUE(has(form.selected(), "Ola")) << form.text();
}

TEST(setup_dialog, what_was_typed_and_changed_is_there_again_after_a_walk_through_the_games) {
    const Folder folder;
    {
        Form(folder).begin();
    }  // there is something to remember
    Form form(folder);
    form.seat(1).type("Ola");
    form.go_to(say(L::draft)).press({Kind::right});
    const std::string draft = form.selected();
    form.go_to(say(T::game)).press({Kind::right});
    form.press({Kind::left});
    EXPECT_TRUE(has(form.seat(1).selected(), "Ola")) << form.text();
    EXPECT_EQ(form.go_to(say(L::draft)).selected(), draft);
}

TEST(setup_dialog, every_row_tells_what_it_decides) {
    const Folder folder;
    Form form(folder);
    form.go_to(say(L::colonies)).press({Kind::right});
    const auto below = [&form](const std::string& help) { return has(form.text({80, 24}), help.substr(0, 50)); };
    EXPECT_TRUE(below(say(L::help_colonies))) << form.text({80, 24});
    form.go_to(say(L::draft));
    EXPECT_TRUE(below(say(L::help_draft))) << form.text({80, 24});
    EXPECT_FALSE(below(say(L::help_colonies)));
    form.go_to(say(T::players));
    EXPECT_TRUE(below(say(T::help_players))) << form.text({80, 24});
    form.seat(1);
    EXPECT_TRUE(below(say(T::help_person))) << "that letters write a name";
    form.seat(2);
    EXPECT_TRUE(below(say(T::help_bot)));
    form.press({Kind::end});
    EXPECT_TRUE(below(say(T::help_begin)));
}

TEST(setup_dialog, the_question_mark_explains_and_is_no_part_of_a_name) {
    const Folder folder;
    Form form(folder);
    form.seat(1).type("Ola?");
    EXPECT_TRUE(has(form.text(), say(T::help_person).substr(0, 30))) << form.text();
    EXPECT_FALSE(has(form.text(), say(T::begin))) << "a page of its own";
    form.press({Kind::escape});
    EXPECT_TRUE(has(form.selected(), "Ola,")) << form.text();
    form.go_to(say(T::game)).type("?");
    EXPECT_TRUE(has(form.text(), present::shelf("terraforming").guide(Language::en).pages[0].title)) << form.text();
}

TEST(setup_dialog, a_scenario_tells_its_story_how_hard_it_is_and_its_goal) {
    const Folder folder;
    Form form(folder);
    form.go_to(say(T::game)).press({Kind::right});
    form.go_to(say(MartiansLabel::scenario)).press({Kind::right});
    const present::Entry* entry =
        present::find_entry(Language::en, "martians", {present::EntryKind::scenario, "thirsty-ground"});
    ASSERT_NE(entry, nullptr);
    EXPECT_TRUE(has(form.text({80, 24}), entry->flavour.substr(0, 40))) << form.text({80, 24});
    EXPECT_TRUE(has(form.text({80, 24}), say(MartiansLabel::difficulty, {{"n", 2}, {"m", 7}})));
    form.type("?");
    EXPECT_TRUE(has(form.text({100, 40}), entry->text.back().substr(0, 30))) << form.text({100, 40});
}

TEST(setup_dialog, enter_after_a_name_goes_on_to_the_next_field) {
    const Folder folder;
    Form form(folder);
    form.seat(1).type("Ola").press({Kind::enter});
    EXPECT_TRUE(has(line_with(form.text(), "Ola"), say(T::person))) << form.text();
    EXPECT_FALSE(has(form.selected(), "Ola"));
}

TEST(setup_dialog, a_bot_does_not_play_under_the_name_of_a_person) {
    const Folder folder;
    Form form(folder);
    form.seat(1).type("Ola").press({Kind::right});
    EXPECT_FALSE(has(form.text(), "Ola")) << form.text();
    const table::StoredTable stored = form.begin();
    EXPECT_NE(stored.seats[0].name, "Ola");
}

TEST(setup_dialog, names_are_typed_in_every_script) {
    const Folder folder;
    Form form(folder);
    form.seat(1).type("Żółtych");
    form.press({Kind::backspace, Kind::backspace});
    EXPECT_TRUE(has(form.selected(), "Żółty,")) << form.selected();
    form.seat(2).press({Kind::left});
    for (int i = 0; i < 5 && !has(form.selected(), say(T::person)); ++i) form.press({Kind::left});
    form.type("Їжакєць 7");
    form.press({Kind::backspace, Kind::backspace, Kind::backspace});
    EXPECT_TRUE(has(form.selected(), "Їжакєц")) << form.selected();
    EXPECT_EQ(form.begin().seats, (std::vector<table::Seat>{{"Żółty", ""}, {"Їжакєц", ""}}));
}

TEST(setup_dialog, a_name_has_64_characters) {
    const Folder folder;
    Form form(folder);
    std::string name;
    for (int i = 0; i < 64; ++i) name += "ї";
    form.seat(1).type(name + "xyz");
    EXPECT_EQ(form.begin().seats[0].name, name);
}

TEST(setup_dialog, backspace_on_no_name_does_nothing) {
    const Folder folder;
    Form form(folder);
    form.seat(1).press({Kind::backspace});
    form.type("ї").press({Kind::backspace, Kind::backspace});
    EXPECT_EQ(form.begin().seats[0], table::Seat{});
}

TEST(setup_dialog, begins_the_table_that_was_agreed_on) {
    const Folder folder;
    Form form(folder);
    form.go_to(say(T::players)).press({Kind::right, Kind::right});
    form.go_to(say(L::draft)).press({Kind::right});
    form.go_to(say(L::colonies)).press({Kind::right});
    form.go_to(say(L::corporation_deal)).press({Kind::right});
    form.go_to(say(L::beginners)).press({Kind::right});
    form.go_to(say(L::unplaceable_tiles)).press({Kind::right});
    const table::StoredTable stored = form.begin();
    const Document& setup = stored.setup;
    EXPECT_EQ(*setup.find("players"), Document(4));
    EXPECT_EQ(*setup.find("draft"), Document(true));
    EXPECT_EQ(*setup.find("colonies"), Document(true));
    EXPECT_EQ(*setup.find("corporationDeal"), Document("one-of-each"));
    EXPECT_EQ(setup.find("beginners")->as_list()->size(), 4U);
    EXPECT_EQ(*setup.find("unplaceableTiles"), Document("forbid"));
    EXPECT_EQ(*setup.find("corporateEra"), Document(true));
    ASSERT_EQ(stored.seats.size(), 4U);
    for (std::size_t i = 1; i < 4; ++i) EXPECT_FALSE(stored.seats[i].is_person()) << "the others are bots";
}

/// Another start of the program in the same folder.
std::string form_after(const Folder& folder) { return Form(folder).text(); }

TEST(setup_dialog, begins_with_what_was_agreed_on_last) {
    const Folder folder;
    {
        Form form(folder);
        form.seat(1).type("Ola");
        form.go_to(say(T::players)).press({Kind::right});
        form.seat(3).press({Kind::right});
        form.go_to(say(L::draft)).press({Kind::right});
        form.go_to(say(T::pace)).press({Kind::right});
        EXPECT_NE(form_after(folder), form.text()) << "what was not begun was not agreed on";
        form.begin();
    }
    Form next(folder);
    EXPECT_TRUE(has(next.selected(), say(T::begin))) << "one key begins the same again";
    EXPECT_TRUE(has(line_with(next.text(), say(T::players)), "3")) << next.text();
    EXPECT_TRUE(has(line_with(next.text(), say(T::seat, {{"n", 1}})), "Ola"));
    EXPECT_TRUE(has(line_with(next.text(), say(T::seat, {{"n", 3}})), desk::level_word(Settings{}.book(), "planner")));
    EXPECT_TRUE(table::recall(settings_in(folder).memory).has_pause) << "the pace was changed";
    next.go_to(say(T::players)).press({Kind::left});
    next.press({Kind::end, Kind::enter});
    EXPECT_EQ(table::recall(settings_in(folder).memory).agreements.size(), 1U);
    EXPECT_TRUE(has(line_with(form_after(folder), say(T::players)), "2")) << "the latest counts";
}

TEST(setup_dialog, a_pace_that_was_not_chosen_here_is_not_remembered) {
    const Folder folder;
    Settings settings = settings_in(folder);
    settings.has_pause = true;  // as a flag says
    Player player(settings);
    player.dialogs.open(std::make_unique<SetupDialog>(settings));
    EXPECT_TRUE(has(line_with(player.text(), say(T::pace)), say(T::pace_slow))) << player.text();
    player.press({Kind::end, Kind::enter});
    EXPECT_FALSE(table::recall(settings.memory).agreements.empty()) << player.text();
    EXPECT_FALSE(table::recall(settings.memory).has_pause);
}

TEST(setup_dialog, remembers_every_game_by_itself) {
    const Folder folder;
    {
        Form form(folder);
        form.go_to(say(L::draft)).press({Kind::right});
        form.begin();
    }
    Form form(folder);
    form.go_to(say(T::game)).press({Kind::right});
    form.go_to(say(T::players)).press({Kind::right, Kind::right});
    form.press({Kind::end, Kind::enter});
    Form next(folder);
    EXPECT_TRUE(has(line_with(next.text(), say(T::game)), desk::game_word(Settings{}.book(), "martians")));
    EXPECT_TRUE(has(line_with(next.text(), say(T::players)), "4")) << next.text();
    next.go_to(say(T::game)).press({Kind::left});
    EXPECT_TRUE(has(line_with(next.text(), say(T::players)), "2")) << next.text();
    EXPECT_TRUE(has(line_with(next.text(), say(L::draft)), say(T::yes))) << next.text();
}

TEST(setup_dialog, an_option_that_is_gone_is_not_agreed_on) {
    const Folder folder;
    Form form(folder);
    form.go_to(say(L::colonies)).press({Kind::right});
    form.go_to(say(L::corporation_deal)).press({Kind::right});
    form.go_to(say(L::colonies)).press({Kind::right});
    EXPECT_FALSE(has(form.text(), say(L::corporation_deal)));
    EXPECT_EQ(*form.begin().setup.find("colonies"), Document(false));
}

TEST(setup_dialog, of_martians_has_its_own_options) {
    const Folder folder;
    Form form(folder);
    form.go_to(say(T::game)).press({Kind::right});
    EXPECT_FALSE(has(form.text(), say(L::colonies)));
    form.go_to(say(MartiansLabel::scenario)).press({Kind::right});
    form.go_to(say(MartiansLabel::corporations)).press({Kind::right});
    const table::StoredTable stored = form.begin();
    EXPECT_EQ(stored.game, "martians");
    EXPECT_EQ(*stored.setup.find("corporations"), Document("choose"));
}

TEST(setup_dialog, a_folder_that_can_not_be_written_is_told) {
    const Folder folder;
    table_test::write(folder / "file", "");
    Settings settings = settings_in(folder);
    settings.folder = folder / "file";
    Player player(settings);
    player.dialogs.open(std::make_unique<SetupDialog>(settings));
    player.press({Kind::end, Kind::enter});
    EXPECT_TRUE(has(line_of(player.text({160, 30}), -1), "file")) << player.text();
    EXPECT_TRUE(has(player.text(), say(T::begin))) << "the form is still there";
}

/// Whatever the form offers is a set-up that the game takes.
TEST(form, every_value_of_every_field_can_be_dealt) {
    for (const desk::GameEntry& game : desk::games())
        for (int players = game.fewest_players; players <= game.most_players; ++players)
            for (Language language : {Language::en, Language::pl, Language::uk, Language::cs}) {
                desk::AnySetup setup = desk::with_players(game.usual_setup, players);
                if (auto* mars = std::get_if<terraforming::Setup>(&setup)) mars->colonies = true;
                for (const desk::FormField& field : desk::form(setup, present::phrasebook(language))) {
                    EXPECT_FALSE(field.help.empty()) << field.key;
                    for (std::size_t i = 0; i < field.values.size(); ++i) {
                        EXPECT_FALSE(field.values[i].word.empty() || field.word.empty()) << field.key;
                        const auto begun = desk::Match::begin(desk::with_value(setup, field.key, i), "agreement");
                        EXPECT_TRUE(begun)
                            << game.name << " " << field.key << " for " << players << ": " << begun.error().message;
                    }
                }
            }
}

TEST(agreement, a_fresh_seed_is_another_every_time) {
    EXPECT_EQ(fresh_seed().size(), 16U);
    EXPECT_NE(fresh_seed(), fresh_seed());
}

}  // namespace
}  // namespace planitia::play_test
