// How a table being played looks.
#include <play/table_dialog.h>
#include <terminal/palette.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;

namespace {

/// From here on the log has a column of its own.
constexpr int kWide = 130;

}  // namespace

void TableDialog::draw(Region region) {
    if (is(Stage::handing_over)) return draw_hand_over(region);
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
                      settings_.say(T::move, {{"n", static_cast<int>(course_.game().choice_count())}}));
        const Region inside = region.part({0, 1, region.columns(), region.rows() - 1});
        if (pages_.is_log(board)) return pages_.draw_log(inside, sight_->log(), settings_.style);
        pages_.draw(inside, board, settings_.style);
    });
}

std::string TableDialog::prompt() const {
    const present::Speaker speaker = sight_->speaker();
    switch (course_.stage()) {
        case Stage::asking: break;
        case Stage::turn_over: return settings_.say(T::turn_over);
        case Stage::watching: return settings_.say(T::watching, {{"who", seat_name(speaker, course_.bot())}});
        case Stage::over: return settings_.say(T::game_over);
        case Stage::handing_over: return {};
    }
    const List& list = answers_.list();
    if (list.is_searching()) return search_text(settings_, list);
    std::string prompt =
        has_several_people(course_.sitting().seats()) ? seat_name(speaker, course_.viewer()) + ": " : "";
    prompt += answers_.question().prompt;
    if (answers_.question().pick) prompt += "  " + answers_.marked_text(settings_);
    return prompt;
}

void TableDialog::draw_question(Region region) {
    Region title = region.part({0, 0, region.columns(), 1});
    title.fill(kStrong.on(kSurface));
    title.put_cut(1, 0, region.columns() - 2, prompt(), Look{.ink = kLegal, .is_bold = true});
    const bool is_asked = is(Stage::asking);
    const bool is_wide = region.columns() >= kWide;
    const int list_columns = is_asked ? region.columns() * (is_wide ? 40 : 54) / 100 : 0;
    const int log_columns = is_wide ? region.columns() * 28 / 100 : 0;
    const int rows = region.rows() - 1;
    if (is_asked) answers_.draw(settings_.style, region.part({0, 1, list_columns, rows}));
    const Region pane = region.part({list_columns + 1, 1, region.columns() - list_columns - log_columns - 3, rows});
    const bool shows_details = is_asked && (is_wide || !shows_news_);
    if (const desk::Answer* answer = answers_.selected(); shows_details && answer != nullptr)
        draw_first_lines(pane, sight_->details(answers_.question(), *answer), settings_.style);
    if (is_wide) draw_news(region.part({region.columns() - log_columns, 1, log_columns, rows}));
    if (!is_wide && !shows_details) draw_news(pane);
}

/// What the turn has led to; what was chosen where that is told only when all have chosen.
std::vector<Line> TableDialog::turn_lines() const {
    std::vector<Line> lines = sight_->turn();
    if (!lines.empty()) return lines;
    for (const auto& words : chosen_)
        for (const std::string& each : words) lines.push_back({each, kPlain});
    if (lines.empty()) lines.push_back({settings_.say(T::all_chosen), kQuiet});
    return lines;
}

void TableDialog::draw_news(Region region) {
    if (is(Stage::turn_over)) return draw_last_lines(region, turn_lines(), settings_.style);
    const bool has_heading = !is(Stage::over) && course_.viewer().is_some() && !sight_->news().empty();
    if (has_heading)
        region.put_cut(0, 0, region.columns(), settings_.say(T::since_last_turn),
                       Look{.ink = kAccent, .is_bold = true});
    const int top = has_heading ? 1 : 0;
    const Region room = region.part({0, top, region.columns(), region.rows() - top});
    const std::vector<Line>& news = sight_->news();
    draw_last_lines(room, has_heading ? shortened(news, {room.columns(), room.rows()}) : news, settings_.style);
}

void TableDialog::draw_hand_over(Region region) {
    const PlayerId viewer = course_.viewer();
    region.fill(kPlain.on(kSurface));
    const int middle = region.rows() / 2;
    region.put_centred(middle - 1, settings_.say(T::hand_over, {{"who", seat_name(sight_->speaker(), viewer)}}),
                       Look{.ink = colour_of(viewer), .is_bold = true});
    region.put_centred(middle + 1, settings_.say(T::hand_over_hint), kQuiet);
    draw_keys(region, keys());
}

std::vector<KeyHelp> TableDialog::keys() const {
    const auto say = [&](T text) { return settings_.say(text); };
    const std::string backspace = settings_.style.has_unicode ? "⌫" : "BkSp";
    switch (course_.stage()) {
        case Stage::asking: {
            if (answers_.list().is_searching()) return {{"Enter", say(T::key_choose)}, {"Esc", say(T::key_go_on)}};
            std::vector<KeyHelp> keys = {{"Enter", say(T::key_choose)}};
            if (answers_.question().pick)
                keys.insert(keys.begin(), {settings_.style.has_unicode ? "␣" : "Space", say(T::key_mark)});
            keys.insert(keys.end(), {{"?", say(T::key_explain)},
                                     {"!", say(T::key_hint)},
                                     {backspace, say(T::key_undo)},
                                     {"Tab", say(T::key_page)},
                                     {"*", say(T::key_cards)},
                                     {"/", say(T::key_search)},
                                     {"Esc", say(T::key_back)}});
            return keys;
        }
        case Stage::turn_over:
            return {{"Enter", say(T::key_go_on)},
                    {backspace, say(T::key_undo)},
                    {"Tab", say(T::key_page)},
                    {"*", say(T::key_cards)},
                    {"Esc", say(T::key_back)}};
        case Stage::handing_over: return {{"Enter", say(T::key_go_on)}, {"Esc", say(T::key_back)}};
        case Stage::watching:
            return {{"Enter", say(T::key_go_on)},
                    {"Tab", say(T::key_page)},
                    {"*", say(T::key_cards)},
                    {"Esc", say(T::key_back)}};
        case Stage::over:
            return {{"Enter", say(T::key_score)},
                    {"Tab", say(T::key_page)},
                    {"*", say(T::key_cards)},
                    {"Esc", say(T::key_back)}};
    }
    return {};
}

}  // namespace planitia::play
