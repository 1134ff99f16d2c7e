#include <desk/advice.h>
#include <play/reading_dialog.h>
#include <play/score_dialog.h>
#include <play/table_dialog.h>
#include <play/text_dialog.h>
#include <terminal/palette.h>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

namespace {

constexpr std::chrono::milliseconds kPause{700};
/// Longer than the gap between the repetitions of a key that is held down.
constexpr std::chrono::milliseconds kSilence{250};

}  // namespace

TableDialog::TableDialog(table::Table table, const Settings& settings)
    : settings_(settings), course_(std::move(table)) {
    look();
}

// ---- what is done

void TableDialog::look() {
    sight_.emplace(course_, settings_);
    if (!is(Stage::asking)) return;
    answers_ = AnswerList(desk::ask(course_.game(), course_.viewer(), sight_->speaker()), settings_);
    takes_none_ = false;
    shows_news_ = !course_.is_in_turn() && !sight_->news().empty();
}

void TableDialog::after(const Result<Done, Refusal>& result) {
    if (result) return look();
    message_ = refusal_text(sight_->speaker(), result.error().code);
    if (result.error().code != RefusalCode::played_elsewhere) message_ += " " + result.error().message;
}

void TableDialog::choose() {
    message_ = answers_.objection(settings_);
    const desk::Choice choice = message_.empty() ? answers_.choice() : desk::Choice{};
    if (choice.empty()) return;
    std::vector<std::string> words;
    for (const desk::Answer* answer : answers_.chosen()) words.push_back(answer->text);
    if (words.empty() && !std::exchange(takes_none_, true)) {
        message_ = settings_.say(T::pick_none_sure);
        return;
    }
    if (words.empty()) words.push_back(settings_.say(T::pick_none));
    after(course_.choose(choice));
    if (!message_.empty()) return;
    pages_.to_first();
    chosen_.push_back(std::move(words));
    if (!course_.way_back().is_open) chosen_.clear();
}

void TableDialog::step_back() {
    const table::WayBack way = course_.way_back();
    if (!way.is_open) {
        message_ = way.wall ? settings_.say(T::revealed, {{"why", reveal_text(sight_->speaker(), *way.wall)}})
                            : settings_.say(T::nothing_to_undo);
        return;
    }
    after(course_.step_back());
    if (!message_.empty()) return;
    message_ = settings_.say(T::undone);
    if (!chosen_.empty()) chosen_.pop_back();
}

void TableDialog::show_hint() {
    const PlayerId player = course_.viewer();
    const desk::Advice hint = desk::advice(course_.table().sitting().game(player), player, sight_->speaker()).front();
    const std::string what = answers_.show(settings_, hint.choice);
    if (what.empty()) return;
    shows_news_ = false;
    takes_none_ = answers_.chosen().empty();
    message_ = settings_.say(T::hint, {{"what", what}, {"why", hint.why}});
}

void TableDialog::toggle_mark() {
    if (!answers_.toggle_mark()) message_ = settings_.say(T::pick_too_many, {{"n", answers_.question().pick->max}});
}

// ---- keys

/// What went wrong is read before it is tried again.
std::optional<std::chrono::milliseconds> TableDialog::patience() const {
    if (!is(Stage::watching) || !message_.empty()) return std::nullopt;
    return settings_.has_pause ? kPause : std::chrono::milliseconds(0);
}

void TableDialog::on(const Key& key, Dialogs& dialogs) {
    const bool goes_by_itself = key.is(Kind::none) && is(Stage::watching);
    if (!goes_by_itself && (key.is(Kind::none) || key.is(Kind::resized))) return;
    message_.clear();
    if (!key.is(Kind::enter)) takes_none_ = false;
    const Stage before = course_.stage();
    if (before == Stage::asking && answers_.list().is_searching() && answers_.on(key)) return;
    if (on_command(key, dialogs)) return;
    if (before == Stage::asking) {
        on_question(key, dialogs);
    } else if (before == Stage::over && key.is(Kind::enter)) {
        dialogs.open(std::make_unique<ScoreDialog>(course_.game(), sight_->speaker(), settings_));
    } else if (goes_by_itself || key.is(Kind::enter)) {
        after(course_.go_on());
        chosen_.clear();
    }
    if (is(Stage::handing_over) && before != Stage::handing_over) silence_ = kSilence;
    if (is(Stage::asking) && before == Stage::watching) silence_ = std::chrono::milliseconds(0);
}

void TableDialog::turn_page(int steps) {
    on_board([&](const Board& board) { pages_.turn(steps, board); });
}

bool TableDialog::on_command(const Key& key, Dialogs& dialogs) {
    if (key.is(Kind::escape)) {
        dialogs.close();
        return true;
    }
    if (is(Stage::handing_over)) return false;
    if (key.is(Kind::tab)) {
        turn_page(1);
    } else if (key.is(Kind::back_tab)) {
        turn_page(-1);
    } else if (key.is(Kind::backspace) || key == Key{Kind::control, "z"}) {
        step_back();
    } else if (key.is_character("*") || key == Key{Kind::function, "4"}) {
        const desk::Answer* selected = is(Stage::asking) ? answers_.selected() : nullptr;
        const auto groups = on_board([](const Board& board) { return board.reading(); });
        dialogs.open(
            std::make_unique<ReadingDialog>(groups, selected != nullptr ? selected->entry : nullptr, settings_));
    } else {
        return pages_.on(key);
    }
    return true;
}

void TableDialog::on_question(const Key& key, Dialogs& dialogs) {
    if (key.is(Kind::enter)) return choose();
    if (key.is_character(" ") && answers_.question().pick) return toggle_mark();
    if (key.is_character("!") || key == Key{Kind::function, "2"}) return show_hint();
    if (asks_for_help(key)) {
        if (const desk::Answer* answer = answers_.selected())
            dialogs.open(std::make_unique<TextDialog>(
                explain(settings_, course_.game(), answers_.question().player, *answer), settings_));
        return;
    }
    if (answers_.on(key)) shows_news_ = false;
}

}  // namespace planitia::play
