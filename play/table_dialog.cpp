#include <play/entries.h>
#include <play/layout.h>
#include <play/score_dialog.h>
#include <play/table_dialog.h>
#include <play/text_dialog.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

namespace {

constexpr std::chrono::milliseconds kPause{700};
/// Longer than the gap between the repetitions of a key that is held down.
constexpr std::chrono::milliseconds kSilence{250};
/// From here on the log has a column of its own.
constexpr int kWide = 130;

/// Whether nothing is hidden between two seats, as where goods are common: then nobody has to look away.
bool sees_the_same(const protocol::GameSession& game, PlayerId one, PlayerId other) {
    if (!one.is_some()) return false;
    return std::visit(
        [&](auto seen) {
            seen.viewer = other;
            return seen == std::get<decltype(seen)>(game.look(other));
        },
        game.look(one));
}

/// The place next to that one in a direction; none when there is none.
std::optional<std::size_t> nearest(const std::vector<std::optional<Place>>& places, std::size_t from, int dx, int dy) {
    constexpr int kAside = 4;  // going straight on is worth a longer way
    std::optional<std::size_t> best;
    int least = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i]) continue;
        const int columns = places[i]->column - places[from]->column;
        const int rows = 2 * (places[i]->row - places[from]->row);
        const int ahead = columns * dx + rows * dy;
        const int aside = std::abs(columns * dy) + std::abs(rows * dx);
        if (ahead <= 0 || (best && ahead + kAside * aside >= least)) continue;
        best = i;
        least = ahead + kAside * aside;
    }
    return best;
}

}  // namespace

TableDialog::TableDialog(table::Table table, const Settings& settings)
    : table_(std::move(table)),
      settings_(settings),
      telling_{settings.language, names_of(table_.seats())},
      viewer_(only_person(table_.seats())) {
    go_on();
    silence_.reset();  // nothing was pressed here yet
}

// ---- what comes next

void TableDialog::go_on() {
    news_at_.reset();
    const PlayerId next = table_.next();
    if (!next.is_some()) {
        mode_ = Mode::over;
        if (const auto stored = table_.store(); !stored) fail(stored.error());
    } else if (!table_.seat(next).is_person()) {
        mode_ = Mode::watching;
    } else if (has_several_people(table_.seats()) && !(viewer_ == next) &&
               !sees_the_same(table_.game(), viewer_, next)) {
        viewer_ = next;
        mode_ = Mode::handing_over;
        silence_ = kSilence;
    } else {
        ask(next);
    }
}

void TableDialog::ask(PlayerId player) {
    // Bots have answered since: now it is worth storing.
    if (!(table_.game().last_chooser() == player))
        if (const auto stored = table_.store(); !stored) fail(stored.error());
    if (mode_ == Mode::watching) silence_ = std::chrono::milliseconds(0);
    mode_ = Mode::asking;
    viewer_ = player;
    question_ = Question(table_, player, telling_, settings_.style);
    std::vector<Item> items;
    for (const Answer& answer : question_.answers()) items.push_back(answer.item);
    list_.set_items(std::move(items));
    list_.select(question_.usual());
    detailed_.reset();
    shows_news_ = !(table_.game().last_chooser() == player) && table_.game().choice_count() > 0;
}

void TableDialog::choose(const Document& option) {
    const PlayerId player = question_.player();
    const auto done = table_.choose(player, option);
    if (!done) return fail(done.error());
    page_ = 0;
    if (!(table_.next() == player) && table_.can_undo(player)) {
        mode_ = Mode::turn_over;
        news_at_.reset();
    } else {
        go_on();
    }
}

void TableDialog::choose() {
    if (question_.is_pick()) {
        const int marked = list_.count_marked();
        if (marked < question_.fewest()) {
            message_ = settings_.say(T::pick_too_few, {{"n", question_.fewest()}});
        } else if (marked > question_.most()) {
            message_ = settings_.say(T::pick_too_many, {{"n", question_.most()}});
        } else {
            choose(question_.picked(list_.items()));
        }
        return;
    }
    const auto selected = list_.selected();
    if (!selected) return;
    const Answer& answer = question_.answers()[*selected];
    if (!answer.is_possible()) {
        message_ = answer.reasons.front();
    } else {
        choose(Document(answer.option));
    }
}

void TableDialog::let_bot_choose() {
    const auto done = table_.let_bot_choose(table_.next());
    if (!done) return fail(done.error());
    go_on();
}

void TableDialog::undo() {
    const PlayerId player = viewer_;
    if (!table_.can_undo(player)) {
        const bool is_own = player.is_some() && table_.game().last_chooser() == player;
        message_ = settings_.say(is_own ? T::revealed : T::nothing_to_undo);
        return;
    }
    const auto undone = table_.undo();
    if (!undone) return fail(undone.error());
    news_at_.reset();
    log_at_.reset();
    ask(player);
    message_ = settings_.say(T::undone);
}

void TableDialog::show_hint() {
    protocol::Answer hint = table_.hint(question_.player());
    if (!hint) return fail(hint.error());
    const Document option = *hint->find("option");
    if (question_.is_pick()) {
        const Document::List& cards = *option.find("cards")->as_list();
        for (std::size_t i = 0; i < list_.items().size(); ++i)
            list_.items()[i].is_marked =
                std::find(cards.begin(), cards.end(), *question_.answers()[i].option.find("card")) != cards.end();
        message_ = settings_.say(T::hint, {{"what", settings_.say(T::picked, {{"n", static_cast<int>(cards.size())},
                                                                              {"low", question_.fewest()},
                                                                              {"high", question_.most()}})}});
        return;
    }
    const auto row = question_.find(option);
    if (!row) return;
    list_.stop_searching();
    list_.select(*row);
    shows_news_ = false;
    table_.game().tell(telling_, *hint);
    message_ = settings_.say(T::hint, {{"what", *hint->find("option")->find("text")->as_text()}});
}

void TableDialog::toggle_mark() {
    const auto selected = list_.selected();
    if (!selected) return;
    Item& item = list_.items()[*selected];
    if (!item.is_marked && list_.count_marked() >= question_.most()) {
        message_ = settings_.say(T::pick_too_many, {{"n", question_.most()}});
    } else {
        item.is_marked = !item.is_marked;
    }
}

void TableDialog::fail(const Refusal& refusal) {
    message_ = refusal_text(telling_.speaker(), refusal.code) + " " + refusal.message;
}

// ---- keys

std::optional<std::chrono::milliseconds> TableDialog::patience() const {
    if (mode_ != Mode::watching) return std::nullopt;
    return settings_.has_pause ? kPause : std::chrono::milliseconds(0);
}

void TableDialog::on(const Key& key, Desk& desk) {
    if (mode_ == Mode::watching && (key.is(Kind::none) || key.is(Kind::enter))) return let_bot_choose();
    if (key.is(Kind::none) || key.is(Kind::resized)) return;
    message_.clear();
    if (mode_ == Mode::asking && list_.is_searching() && list_.on(key)) return;
    if (on_command(key, desk)) return;
    switch (mode_) {
        case Mode::asking: return on_question(key, desk);
        case Mode::handing_over:
            if (key.is(Kind::enter)) ask(viewer_);
            return;
        case Mode::turn_over:
            if (key.is(Kind::enter)) go_on();
            return;
        case Mode::over:
            if (key.is(Kind::enter)) desk.open(std::make_unique<ScoreDialog>(table_.game(), telling_, settings_));
            return;
        case Mode::watching: return;
    }
}

bool TableDialog::on_command(const Key& key, Desk& desk) {
    if (key.is(Kind::escape)) {
        desk.close();
        return true;
    }
    if (mode_ == Mode::handing_over) return false;
    if (key.is(Kind::tab)) {
        turn_page(1);
    } else if (key.is(Kind::back_tab)) {
        turn_page(-1);
    } else if (key.is(Kind::backspace) || key == Key{Kind::control, "z"}) {
        undo();
    } else {
        return false;
    }
    return true;
}

void TableDialog::on_question(const Key& key, Desk& desk) {
    if (key.is(Kind::enter)) return choose();
    if (key.is_character(" ") && question_.is_pick()) return toggle_mark();
    if (key.is_character("!") || key == Key{Kind::function, "2"}) return show_hint();
    if (key.is_character("?") || key == Key{Kind::function, "1"}) {
        return show_explanation(desk);
    }
    if (walk_on_map(key)) return;
    if (list_.on(key)) shows_news_ = false;
}

void TableDialog::show_explanation(Desk& desk) {
    const Document option = selected_option();
    if (option.is_null()) return;
    desk.open(std::make_unique<TextDialog>(
        on_board([&](const Board& board) { return explain(settings_, table_.game_name(), board, option); }),
        settings_));
}

/// On a map arrows go where they point, as far as something can be chosen there.
bool TableDialog::walk_on_map(const Key& key) {
    const int dx = key.is(Kind::left) ? -1 : key.is(Kind::right) ? 1 : 0;
    const int dy = key.is(Kind::up) ? -1 : key.is(Kind::down) ? 1 : 0;
    if (dx == 0 && dy == 0) return false;
    const auto places = on_board([&](const Board& board) {
        std::vector<std::optional<Place>> all;
        for (const Answer& answer : question_.answers())
            all.push_back(answer.is_possible() ? board.place(answer.option) : std::nullopt);
        return all;
    });
    const auto selected = list_.selected();
    if (!selected || !places[*selected]) return false;
    if (const auto next = nearest(places, *selected, dx, dy)) list_.select(*next);
    shows_news_ = false;
    return true;
}

void TableDialog::turn_page(int steps) {
    const auto count = static_cast<int>(pages().size());
    page_ = static_cast<std::size_t>((static_cast<int>(page_) + steps + count) % count);
}

// ---- drawing

Document TableDialog::selected_option() const {
    if (mode_ != Mode::asking) return {};
    const auto selected = list_.selected();
    return selected ? question_.answers()[*selected].option : Document();
}

Scene TableDialog::scene(const present::Speaker& speaker) const {
    Scene scene{.style = settings_.style, .speaker = speaker};
    if (mode_ == Mode::asking) scene.decision = question_.decision();
    scene.option = selected_option();
    if (viewer_.is_some() && !table_.is_over())
        if (const auto forecast = table_.game().forecast(viewer_)) scene.forecast = *forecast->find("forecast");
    return scene;
}

std::vector<std::string> TableDialog::pages() const {
    auto pages = on_board([](const Board& board) { return board.pages(); });
    pages.push_back(settings_.say(T::log));
    return pages;
}

void TableDialog::draw(Region region) {
    if (mode_ == Mode::handing_over) return draw_hand_over(region);
    const int columns = region.columns();
    const int list_rows = rows_below_board(region.rows());
    const int board_rows = region.rows() - list_rows - 3;
    draw_board(region.part({0, 0, columns, board_rows + 1}));
    draw_question(region.part({0, board_rows + 1, columns, list_rows + 1}));
    draw_keys_or_message(region, keys(), message_, kLegal);
}

void TableDialog::draw_board(Region region) {
    on_board([&](const Board& board) {
        draw_headline(region.part({0, 0, region.columns(), 1}), board.headline(),
                      settings_.say(T::move, {{"n", static_cast<int>(table_.game().choice_count())}}));
        const Region inside = region.part({0, 1, region.columns(), region.rows() - 1});
        if (page_ < board.pages().size()) {
            board.draw(inside, page_);
        } else {
            draw_log(inside);
        }
    });
}

std::string TableDialog::prompt() const {
    switch (mode_) {
        case Mode::asking: break;
        case Mode::turn_over: return settings_.say(T::turn_over);
        case Mode::watching: return settings_.say(T::watching, {{"who", seat_name(telling_.speaker(), table_.next())}});
        case Mode::over: return settings_.say(T::game_over);
        case Mode::handing_over: return {};
    }
    std::string prompt =
        has_several_people(table_.seats()) ? seat_name(telling_.speaker(), question_.player()) + ": " : "";
    prompt += question_.prompt();
    if (question_.is_pick()) {
        prompt += "  " +
                  settings_.say(T::picked,
                                {{"n", list_.count_marked()}, {"low", question_.fewest()}, {"high", question_.most()}});
    }
    if (list_.is_searching()) prompt = settings_.say(T::search, {{"text", list_.search() + "_"}});
    return prompt;
}

void TableDialog::draw_question(Region region) {
    Region title = region.part({0, 0, region.columns(), 1});
    title.fill(kStrong.on(kSurface));
    title.put_cut(1, 0, region.columns() - 2, prompt(), Look{.ink = kLegal, .is_bold = true});
    const bool is_wide = region.columns() >= kWide;
    const int list_columns = mode_ != Mode::asking ? 0 : region.columns() * (is_wide ? 40 : 54) / 100;
    const int log_columns = is_wide ? region.columns() * 28 / 100 : 0;
    const int rows = region.rows() - 1;
    if (mode_ == Mode::asking)
        list_.draw(settings_.style, region.part({0, 1, list_columns, rows}), question_.is_pick());
    const Region pane = region.part({list_columns + 1, 1, region.columns() - list_columns - log_columns - 3, rows});
    const bool shows_details = mode_ == Mode::asking && (is_wide || !shows_news_);
    if (shows_details) draw_lines(pane, details());
    if (is_wide) draw_news(region.part({region.columns() - log_columns, 1, log_columns, rows}));
    if (!is_wide && !shows_details) draw_news(pane);
}

void TableDialog::draw_news(Region region) {
    const bool has_heading = mode_ != Mode::turn_over && mode_ != Mode::over && viewer_.is_some();
    if (has_heading)
        region.put_cut(0, 0, region.columns(), settings_.say(T::since_last_turn),
                       Look{.ink = kAccent, .is_bold = true});
    const int top = has_heading ? 1 : 0;
    draw_lines(region.part({0, top, region.columns(), region.rows() - top}), news(), true);
}

const std::vector<Line>& TableDialog::details() {
    const auto selected = list_.selected();
    if (detailed_ == selected && selected) return details_;
    detailed_ = selected;
    details_.clear();
    if (selected) details_ = details_of(table_, question_, question_.answers()[*selected], telling_, settings_.style);
    return details_;
}

const std::vector<Line>& TableDialog::news() {
    const std::size_t now = table_.game().choice_count();
    if (news_at_ == now) return news_;
    news_at_ = now;
    const bool is_done = mode_ == Mode::turn_over || mode_ == Mode::over;
    news_ = event_lines(table_.game(), is_done || !viewer_.is_some() ? table_.game().log() : table_.news(viewer_),
                        telling_);
    if (news_.empty()) news_.push_back({settings_.say(T::nothing_new), kQuiet});
    return news_;
}

void TableDialog::draw_log(Region region) {
    const std::size_t now = table_.game().choice_count();
    if (log_at_ != now) log_ = event_lines(table_.game(), table_.game().log(), telling_);
    log_at_ = now;
    draw_lines(region, log_, true);
}

void TableDialog::draw_hand_over(Region region) {
    region.fill(kPlain.on(kSurface));
    const int middle = region.rows() / 2;
    region.put_centred(middle - 1, settings_.say(T::hand_over, {{"who", seat_name(telling_.speaker(), viewer_)}}),
                       Look{.ink = colour_of(viewer_), .is_bold = true});
    region.put_centred(middle + 1, settings_.say(T::hand_over_hint), kQuiet);
    draw_keys(region, keys());
}

std::vector<KeyHelp> TableDialog::keys() const {
    const auto say = [&](T text) { return settings_.say(text); };
    const auto backspace = [&] { return std::string(settings_.style.has_unicode ? "⌫" : "BkSp"); };
    switch (mode_) {
        case Mode::asking: {
            if (list_.is_searching()) return {{"Enter", say(T::key_choose)}, {"Esc", say(T::key_go_on)}};
            std::vector<KeyHelp> keys = {{"Enter", say(T::key_choose)}};
            if (question_.is_pick())
                keys.insert(keys.begin(), {settings_.style.has_unicode ? "␣" : "Space", say(T::key_mark)});
            keys.insert(keys.end(), {{"?", say(T::key_explain)},
                                     {"!", say(T::key_hint)},
                                     {backspace(), say(T::key_undo)},
                                     {"Tab", say(T::key_page)},
                                     {"Esc", say(T::key_back)},
                                     {"/", say(T::key_search)}});
            return keys;
        }
        case Mode::turn_over:
            return {{"Enter", say(T::key_go_on)},
                    {backspace(), say(T::key_undo)},
                    {"Tab", say(T::key_page)},
                    {"Esc", say(T::key_back)}};
        case Mode::handing_over: return {{"Enter", say(T::key_go_on)}, {"Esc", say(T::key_back)}};
        case Mode::watching:
            return {{"Enter", say(T::key_go_on)}, {"Tab", say(T::key_page)}, {"Esc", say(T::key_back)}};
        case Mode::over: return {{"Enter", say(T::key_score)}, {"Tab", say(T::key_page)}, {"Esc", say(T::key_back)}};
    }
    return {};
}

}  // namespace planitia::play
