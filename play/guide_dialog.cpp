#include <play/guide_dialog.h>
#include <play/layout.h>
#include <play/seats.h>
#include <play/table_dialog.h>
#include <present/shelf.h>
#include <terminal/palette.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

namespace {

constexpr int kWidestPage = 72;

/// With a row between them.
std::vector<Line> lines_of(const std::vector<std::string>& paragraphs) {
    std::vector<Line> lines;
    for (const std::string& each : paragraphs) {
        if (!lines.empty()) lines.push_back({""});
        lines.push_back({each, kPlain});
    }
    return lines;
}

/// Between headline and keys, with a column for the signs that there is more.
Region page_of(const Region& region) {
    const int columns = std::min(region.columns() - 4, kWidestPage);
    return region.part({(region.columns() - columns) / 2, 2, columns + 1, region.rows() - 4});
}

}  // namespace

// ---- how to play

GuideDialog::GuideDialog(const Settings& settings, std::string_view game) : settings_(settings) {
    for (const present::Shelf& shelf : present::shelves()) {
        if (shelf.game == game) page_ = pages_.size();
        for (const present::GuidePage& page : shelf.guide(settings.language).pages)
            pages_.push_back(
                {settings.say(T::guide, {{"game", shelf.title(settings.book())}, {"page", std::string(page.title)}}),
                 lines_of(present::paragraphs(settings.book(), page.text))});
    }
}

void GuideDialog::draw(Region region) {
    const std::string number = settings_.book().say(
        present::CommonPhrase::found, {{"n", static_cast<int>(page_) + 1}, {"m", static_cast<int>(pages_.size())}});
    draw_headline(region.part({0, 0, region.columns(), 1}), pages_[page_].title, number);
    scroll_.draw(page_of(region), pages_[page_].lines, settings_.style);
    std::vector<KeyHelp> keys = {{sideways(settings_.style), settings_.say(T::key_page)},
                                 {"Esc", settings_.say(T::key_back)}};
    if (!scroll_.is_whole()) keys.insert(keys.begin(), {arrows(settings_.style), settings_.say(T::key_scroll)});
    draw_keys(region, keys);
}

void GuideDialog::turn(int pages) {
    const int last = static_cast<int>(pages_.size()) - 1;
    page_ = static_cast<std::size_t>(std::clamp(static_cast<int>(page_) + pages, 0, last));
    scroll_.to_start();
}

void GuideDialog::on(const Key& key, Dialogs& dialogs) {
    if (key.is(Kind::escape)) {
        dialogs.close();
    } else if (key.is(Kind::left)) {
        turn(-1);
    } else if (key.is(Kind::right) || key.is(Kind::tab) || key.is(Kind::enter)) {
        turn(1);
    } else {
        scroll_.on_with_arrows(key);
    }
}

// ---- the first game

void FirstGameDialog::draw(Region region) {
    const present::Shelf& shelf = present::shelf(game().name);
    draw_headline(region.part({0, 0, region.columns(), 1}),
                  settings_.say(T::tips, {{"game", shelf.title(settings_.book())}}), "Planitia");
    draw_lines(page_of(region), lines_of(present::paragraphs(settings_.book(), shelf.guide(settings_.language).tips)));
    draw_keys_or_message(region,
                         {{"Enter", settings_.say(T::key_begin)},
                          {sideways(settings_.style), settings_.say(T::game)},
                          {"?", settings_.say(T::how_to_play)},
                          {"Esc", settings_.say(T::key_back)}},
                         message_, kBad);
}

void FirstGameDialog::on(const Key& key, Dialogs& dialogs) {
    const std::size_t count = desk::games().size();
    message_.clear();
    if (key.is(Kind::escape)) {
        dialogs.close();
    } else if (key.is(Kind::enter)) {
        begin(dialogs);
    } else if (key.is(Kind::left) || key.is(Kind::right)) {
        game_ = (game_ + (key.is(Kind::right) ? 1 : count - 1)) % count;
    } else if (asks_for_help(key)) {
        dialogs.open(std::make_unique<GuideDialog>(settings_, game().name));
    }
}

void FirstGameDialog::begin(Dialogs& dialogs) {
    table::Agreement agreement;
    agreement.setup = game().first_setup;
    agreement.seats.resize(
        static_cast<std::size_t>(std::visit([](const auto& setup) { return setup.players; }, agreement.setup)),
        {"", usual_bot(game())});
    agreement.seats.front() = {};
    message_ = begin_table(agreement, settings_, dialogs);
}

}  // namespace planitia::play
