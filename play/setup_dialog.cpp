#include <desk/form.h>
#include <desk/lengths.h>
#include <play/guide_dialog.h>
#include <play/layout.h>
#include <play/seats.h>
#include <play/setup_dialog.h>
#include <play/text_dialog.h>
#include <present/guide.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

namespace {

/// The next of a cycle of so many.
std::size_t turned(std::size_t at, int steps, std::size_t count) {
    return (at + count + static_cast<std::size_t>(steps + static_cast<int>(count))) % count;
}

/// Bots that do not play the game make room for one that does.
void seat_other_bots(const desk::GameEntry& game, std::vector<table::Seat>& seats) {
    for (table::Seat& seat : seats)
        if (!seat.is_person() && std::find(game.levels.begin(), game.levels.end(), seat.bot) == game.levels.end())
            seat.bot = usual_bot(game);
}

}  // namespace

SetupDialog::SetupDialog(const Settings& settings) : settings_(settings), memory_(table::recall(settings.memory)) {
    const desk::GameEntry& first = desk::games().front();
    agreement_.seats = {{}, {"", usual_bot(first)}};
    agree_on(memory_.agreements.empty() ? first : desk::games()[memory_.agreements.front().setup.index()]);
    make_fields();
}

void SetupDialog::agree_on(const desk::GameEntry& game) {
    if (const table::Agreement* last = memory_.find(game.usual_setup.index())) {
        agreement_ = *last;
        return;
    }
    agreement_.seats.resize(std::min(agreement_.seats.size(), static_cast<std::size_t>(game.most_players)));
    seat_other_bots(game, agreement_.seats);
    agreement_.setup = desk::with_players(game.usual_setup, static_cast<int>(agreement_.seats.size()));
}

void SetupDialog::make_fields() {
    const auto selected = list_.selected();
    fields_.clear();
    add_game();
    add_players();
    add_seats();
    add_options();
    add_pace();
    std::vector<Item> items;
    for (const Field& field : fields_) items.push_back({.label = field.word, .note = field.value});
    items.push_back({.label = settings_.say(T::begin)});
    list_.set_items(std::move(items));
    list_.select(selected.value_or(fields_.size()));
}

void SetupDialog::add_game() {
    fields_.push_back({settings_.say(T::game), desk::game_word(settings_.book(), game().name),
                       settings_.say(T::help_game), [this](int steps) {
                           const auto games = desk::games();
                           memory_.keep(agreement_);  // for who turns back
                           agree_on(games[turned(agreement_.setup.index(), steps, games.size())]);
                       }});
}

void SetupDialog::add_players() {
    fields_.push_back(
        {settings_.say(T::players), std::to_string(agreement_.seats.size()), settings_.say(T::help_players),
         [this](int steps) {
             const auto most = static_cast<std::size_t>(game().most_players);
             agreement_.seats.resize(turned(agreement_.seats.size() - 1, steps, most) + 1, {"", usual_bot(game())});
             agreement_.setup = desk::with_players(agreement_.setup, static_cast<int>(agreement_.seats.size()));
         }});
}

void SetupDialog::add_seats() {
    for (std::size_t i = 0; i < agreement_.seats.size(); ++i) {
        table::Seat& seat = agreement_.seats[i];
        std::string value = seat.is_person() ? settings_.say(T::person) : desk::level_word(settings_.book(), seat.bot);
        if (seat.is_person() && !seat.name.empty()) value = seat.name + ", " + value;
        Field field{settings_.say(T::seat, {{"n", static_cast<int>(i) + 1}}), value,
                    settings_.say(seat.is_person() ? T::help_person : T::help_bot), [this, i](int steps) {
                        std::vector<std::string_view> levels = game().levels;
                        levels.insert(levels.begin(), "");
                        std::string& bot = agreement_.seats[i].bot;
                        const auto at =
                            static_cast<std::size_t>(std::find(levels.begin(), levels.end(), bot) - levels.begin());
                        bot = levels[turned(at, steps, levels.size())];
                    }};
        if (seat.is_person()) field.name = &seat.name;
        fields_.push_back(std::move(field));
    }
}

void SetupDialog::add_options() {
    for (const desk::FormField& field : desk::form(agreement_.setup, settings_.book()))
        fields_.push_back({field.word, field.values[field.selected].word,
                           field.help + "\n" + field.values[field.selected].about,
                           [this, key = field.key, at = field.selected, count = field.values.size()](int steps) {
                               agreement_.setup = desk::with_value(agreement_.setup, key, turned(at, steps, count));
                           }});
}

void SetupDialog::add_pace() {
    fields_.push_back({settings_.say(T::pace), settings_.say(settings_.has_pause ? T::pace_slow : T::pace_at_once),
                       settings_.say(T::help_pace), [this](int) {
                           settings_.has_pause = !settings_.has_pause;
                           has_new_pace_ = true;
                       }});
}

void SetupDialog::begin(Dialogs& dialogs) {
    table::Agreement agreement = agreement_;
    for (table::Seat& seat : agreement.seats)
        if (!seat.is_person()) seat.name.clear();  // a bot does not play under a person's name
    message_ = begin_table(agreement, settings_, dialogs);
    if (!message_.empty()) return;
    dialogs.settings().has_pause = settings_.has_pause;
    table::remember(settings_.memory, [&](table::Memory& memory) {
        if (has_new_pace_) memory.has_pause = settings_.has_pause;
        memory.keep(agreement);
    });
}

std::vector<Line> SetupDialog::help() const {
    const std::size_t at = list_.selected().value_or(fields_.size());
    std::vector<Line> lines;
    for (const std::string& each :
         present::paragraphs(settings_.book(), at < fields_.size() ? fields_[at].help : settings_.say(T::help_begin)))
        lines.push_back({each, kPlain});
    return lines;
}

/// How the game is played where the game is chosen, else all about the row.
void SetupDialog::explain(Dialogs& dialogs) const {
    if (list_.selected() == 0) return dialogs.open(std::make_unique<GuideDialog>(settings_, game().name));
    dialogs.open(std::make_unique<TextDialog>(help(), settings_));
}

void SetupDialog::type(Field& field, const Key& key) {
    if (key.is(Kind::character)) {
        if (desk::count_characters(*field.name) < desk::kLongestName) *field.name += key.text;
    } else {
        remove_last_cluster(*field.name);
    }
}

void SetupDialog::on(const Key& key, Dialogs& dialogs) {
    message_.clear();
    const std::size_t at = list_.selected().value_or(fields_.size());
    const bool is_field = at < fields_.size();
    if (key.is(Kind::escape)) {
        dialogs.close();
    } else if (asks_for_help(key)) {
        explain(dialogs);
    } else if (key.is(Kind::enter) && !is_field) {
        begin(dialogs);
    } else if (is_field && key.is(Kind::enter) && fields_[at].name != nullptr) {
        list_.on({Kind::down});  // the name is typed
    } else if (is_field && (key.is(Kind::left) || key.is(Kind::right) || key.is(Kind::enter))) {
        fields_[at].change(key.is(Kind::left) ? -1 : 1);
        make_fields();
    } else if (is_field && fields_[at].name != nullptr && (key.is(Kind::character) || key.is(Kind::backspace))) {
        type(fields_[at], key);
        make_fields();
    } else {
        list_.on(key);
    }
}

void SetupDialog::draw(Region region) {
    constexpr int kWidest = 76;
    draw_headline(region.part({0, 0, region.columns(), 1}), settings_.say(T::new_game), "Planitia");
    const int columns = std::min(region.columns() - 2, kWidest);
    const int x = (region.columns() - columns) / 2;
    const int help_rows = region.rows() / 4;
    list_.draw(settings_.style, region.part({x, 2, columns, region.rows() - 4 - help_rows}));
    draw_first_lines(region.part({x, region.rows() - 1 - help_rows, columns, help_rows - 1}), help(), settings_.style);
    draw_keys_or_message(region,
                         {{sideways(settings_.style), settings_.say(T::key_change)},
                          {"Enter", settings_.say(T::key_choose)},
                          {"?", settings_.say(T::key_explain)},
                          {"Esc", settings_.say(T::key_back)}},
                         message_, kBad);
}

}  // namespace planitia::play
