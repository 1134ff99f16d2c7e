#include <desk/games.h>
#include <play/guide_dialog.h>
#include <play/layout.h>
#include <play/menu_dialog.h>
#include <play/replay_dialog.h>
#include <play/seats.h>
#include <play/setup_dialog.h>
#include <play/table_dialog.h>
#include <terminal/palette.h>
#include <terminal/text.h>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

namespace {

void draw_title(const Settings& settings, Region region) {
    region.put_centred(2, "P L A N I T I A", Look{.ink = kAccent, .is_bold = true});
    region.put_centred(3, settings.say(T::tagline), kQuiet);
}

T word_of(table::Trouble trouble) {
    switch (trouble) {
        case table::Trouble::folder: return T::not_a_game_a_folder;
        case table::Trouble::no_file: return T::not_a_game_no_file;
        case table::Trouble::no_access: return T::can_not_read;
        case table::Trouble::none:
        case table::Trouble::broken: break;
    }
    return T::can_not_open;
}

}  // namespace

// ---- the menu

MenuDialog::MenuDialog(const Settings& settings) : settings_(settings) { make_items(); }

void MenuDialog::make_items() {
    constexpr std::pair<Entry, T> kEntries[] = {{Entry::new_game, T::new_game},
                                                {Entry::go_on, T::go_on},
                                                {Entry::look_back, T::look_back},
                                                {Entry::first_game, T::first_game},
                                                {Entry::how_to_play, T::how_to_play},
                                                {Entry::language, T::language},
                                                {Entry::leave, T::leave}};
    const auto selected = list_.selected();
    entries_.clear();
    std::vector<Item> items;
    for (const auto& [entry, text] : kEntries) {
        entries_.push_back(entry);
        items.push_back({.label = settings_.say(text, {{"name", std::string(settings_.book().name)}})});
    }
    list_.set_items(std::move(items));
    if (selected) list_.select(*selected);
}

void MenuDialog::draw(Region region) {
    constexpr int kColumns = 44;
    draw_title(settings_, region);
    list_.draw(settings_.style,
               region.part({(region.columns() - kColumns) / 2, 6, kColumns, static_cast<int>(entries_.size())}));
    draw_keys(region, {{"Enter", settings_.say(T::key_choose)},
                       {"?", settings_.say(T::how_to_play)},
                       {"Esc", settings_.say(T::leave)}});
}

void MenuDialog::on(const Key& key, Dialogs& dialogs) {
    if (key.is(Kind::escape)) return dialogs.close();
    const auto selected = list_.selected();
    if (asks_for_help(key)) return choose(Entry::how_to_play, dialogs);
    if (key.is(Kind::enter) && selected) return choose(entries_[*selected], dialogs);
    list_.on(key);
}

void MenuDialog::choose(Entry entry, Dialogs& dialogs) {
    const Settings& settings = dialogs.settings();  // with what was changed since
    switch (entry) {
        case Entry::new_game: dialogs.open(std::make_unique<SetupDialog>(settings)); return;
        case Entry::go_on: dialogs.open(std::make_unique<TablesDialog>(settings, TablesDialog::Purpose::go_on)); return;
        case Entry::look_back:
            dialogs.open(std::make_unique<TablesDialog>(settings, TablesDialog::Purpose::look_back));
            return;
        case Entry::first_game: dialogs.open(std::make_unique<FirstGameDialog>(settings)); return;
        case Entry::how_to_play: dialogs.open(std::make_unique<GuideDialog>(settings)); return;
        case Entry::language: {
            const auto next = static_cast<std::size_t>(settings_.language) + 1;
            settings_.language =
                static_cast<present::Language>(next % static_cast<std::size_t>(present::Language::count_));
            dialogs.settings().language = settings_.language;
            remember_language(settings_);
            return make_items();
        }
        case Entry::leave: return dialogs.close();
    }
}

// ---- tables

TablesDialog::TablesDialog(const Settings& settings, Purpose purpose)
    : settings_(settings), purpose_(purpose), store_(settings.store()) {
    std::vector<Item> items;
    for (const table::Summary& summary : store_->list()) {
        if (purpose == Purpose::go_on && summary.is_over) continue;
        items.push_back(item_of(summary));
        tables_.push_back(summary.table);
    }
    list_.set_items(std::move(items));
}

/// Nothing vanishes without a word: of what can not be read, opening it says what is wrong.
Item TablesDialog::item_of(const table::Summary& summary) const {
    const std::filesystem::path file = summary.table;
    if (!summary.is_readable())
        return {
            .label = file.filename().string(), .note = settings_.say(word_of(summary.trouble)), .is_enabled = false};
    const std::vector<std::string> given = names_of(summary.seats);
    const present::Speaker speaker{settings_.book(), given};
    std::string names;
    for (PlayerId seat : seats(given.size())) names += (names.empty() ? "" : ", ") + seat_name(speaker, seat);
    std::string line = settings_.say(T::table_line, {{"game", desk::game_word(settings_.book(), summary.game)},
                                                     {"names", names},
                                                     {"n", static_cast<int>(summary.choices)}});
    if (summary.is_over) line = settings_.say(T::table_over, {{"line", line}});
    return {.label = line, .note = file.stem().string()};
}

void TablesDialog::draw(Region region) {
    draw_headline(region.part({0, 0, region.columns(), 1}),
                  settings_.say(purpose_ == Purpose::go_on ? T::go_on : T::look_back), "Planitia");
    list_.draw(settings_.style, region.part({1, 2, region.columns() - 2, region.rows() - 4}));
    if (tables_.empty()) region.put(2, 2, settings_.say(T::no_tables), kQuiet);
    if (!message_.empty()) return draw_keys_or_message(region, {}, message_, kBad);
    draw_keys_or_search(region,
                        {{"Enter", settings_.say(T::key_choose)},
                         {"/", settings_.say(T::key_search)},
                         {"Esc", settings_.say(T::key_back)}},
                        list_, settings_);
}

void TablesDialog::on(const Key& key, Dialogs& dialogs) {
    message_.clear();
    const auto selected = list_.selected();
    if (list_.is_searching() && !key.is(Kind::enter) && list_.on(key)) return;
    if (key.is(Kind::escape)) {
        dialogs.close();
    } else if (key.is(Kind::enter) && selected) {
        open(tables_[*selected], dialogs);
    } else {
        list_.on(key);
    }
}

std::string TablesDialog::why_not_opened(const Refusal& refusal) const {
    if (refusal.code == RefusalCode::played_elsewhere) return settings_.book().say(refusal.code);
    return settings_.say(T::can_not_open) + " " + refusal.message;
}

void TablesDialog::open(const std::string& name, Dialogs& dialogs) {
    if (purpose_ == Purpose::go_on) {
        auto table = table::Table::open(store_, name);
        if (table) dialogs.open(std::make_unique<TableDialog>(std::move(*table), settings_));
        if (!table) message_ = why_not_opened(table.error());
    } else {
        auto replay = table::Replay::open(*store_, name);
        if (replay) dialogs.open(std::make_unique<ReplayDialog>(std::move(*replay), settings_));
        if (!replay) message_ = why_not_opened(replay.error());
    }
    if (message_.empty()) dialogs.close();
}

}  // namespace planitia::play
