#include <play/answer_list.h>
#include <present/sentence.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace planitia::play {

using Kind = Key::Kind;

namespace {

using Places = std::vector<std::optional<desk::Place>>;

/// The place next to that one in a direction: along its row, or the nearest of the next row that has one; none when there is none.
std::optional<std::size_t> nearest(const Places& places, std::size_t from, int dx, int dy) {
    std::optional<std::size_t> best;
    std::pair<int, int> least;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i]) continue;
        const int columns = places[i]->column - places[from]->column;
        const int rows = places[i]->row - places[from]->row;
        const int ahead = columns * dx + rows * dy;
        if (ahead <= 0 || (dx != 0 && rows != 0)) continue;
        const std::pair distance{ahead, std::abs(columns * dy)};
        if (best && distance >= least) continue;
        best = i;
        least = distance;
    }
    return best;
}

constexpr std::string_view kBetween = " · ";

std::string joined(const std::string& first, const std::string& second) {
    return first.empty() || second.empty() ? first + second : first + std::string(kBetween) + second;
}

/// Where there is no room for all of a note its first part is kept whole, which is the price where there is one.
Item item_of(const desk::Answer& answer) {
    if (answer.is_useless) return {.label = answer.label, .note = answer.note, .is_enabled = false};
    if (answer.is_possible())
        return {.label = answer.label, .note = answer.note, .brief = answer.note.substr(0, answer.note.find(kBetween))};
    const desk::Objection& first = answer.objections.front();
    return {.label = answer.label, .note = first.text, .brief = first.brief, .is_enabled = false};
}

/// Moves what labels say in brackets at their end to the notes, which make room for the rest: “Deliver 1 food to quarter 4 (+2
/// satisfaction)”. Not where nothing else tells two answers apart.
void move_asides(std::vector<Item>& items) {
    const auto bare = [](const std::string& label) {
        const std::size_t from = label.rfind(" (");
        return label.ends_with(')') && from != std::string::npos ? label.substr(0, from) : label;
    };
    std::map<std::string, int> count;
    for (const Item& item : items) ++count[bare(item.label)];
    for (Item& item : items) {
        const std::string label = bare(item.label);
        if (item.is_heading || label == item.label || count[label] > 1) continue;
        const std::string aside = item.label.substr(label.size() + 2, item.label.size() - label.size() - 3);
        item.label = label;
        if (!item.is_enabled) continue;  // the reason says more
        if (item.brief.empty()) item.brief = item.note;
        item.note = joined(aside, item.note);
    }
}

/// Where all answers begin alike, up to a colon, that is said by the question: “Place an ocean tile: row 1, space 2”.
void drop_common_begin(std::vector<Item>& items) {
    const auto begin_of = [](const Item& item) {
        const std::size_t colon = item.label.rfind(": ");
        return colon == std::string::npos ? "" : item.label.substr(0, colon + 2);
    };
    if (items.size() < 2) return;
    const std::string begin = begin_of(items.front());
    if (begin.empty() || std::ranges::any_of(items, [&](const Item& item) { return begin_of(item) != begin; })) return;
    for (Item& item : items) item.label = present::capitalised(item.label.substr(begin.size()));
}

/// What is refused for the same reason is told apart by its note, as the same trade by what it costs.
void tell_apart(std::vector<Item>& items, const std::vector<const desk::Answer*>& answers) {
    const std::vector<Item> alike = items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool is_alike = std::ranges::count_if(alike, [&](const Item& each) {
                                  return each.label == alike[i].label && each.note == alike[i].note;
                              }) > 1;
        if (!is_alike || answers[i] == nullptr || answers[i]->is_possible() || answers[i]->note.empty()) continue;
        for (std::string* text : {&items[i].note, &items[i].brief}) *text = joined(answers[i]->note, *text);
    }
}

}  // namespace

AnswerList::AnswerList(desk::Question question, const Settings& settings) : question_(std::move(question)) {
    std::vector<Item> items;
    if (question_.pick) {
        items.push_back({.label = settings.say(T::pick_heading), .is_heading = true});
        rows_.push_back(nullptr);
    }
    for (const desk::AnswerGroup& group : question_.groups) {
        if (!group.title.empty()) {
            items.push_back({.label = group.title, .is_heading = true});
            rows_.push_back(nullptr);
        }
        for (const desk::Answer& answer : group.answers) {
            items.push_back(item_of(answer));
            rows_.push_back(&answer);
        }
    }
    tell_apart(items, rows_);
    move_asides(items);
    drop_common_begin(items);
    list_.set_items(std::move(items));
    list_.select(first_choice());
}

/// The row where people begin: the usual answer, or the first that is possible.
std::size_t AnswerList::first_choice() const {
    const auto is_first = [&](const desk::Answer* answer) {
        if (answer == nullptr) return false;
        return question_.usual ? answer->option == *question_.usual : answer->is_possible();
    };
    const auto row = std::find_if(rows_.begin(), rows_.end(), is_first);
    return row == rows_.end() ? 0 : static_cast<std::size_t>(row - rows_.begin());
}

const desk::Answer* AnswerList::selected() const {
    const auto row = list_.selected();
    return row ? rows_[*row] : nullptr;
}

// ---- choosing

std::string AnswerList::objection(const Settings& settings) const {
    if (question_.pick) {
        const int taken = static_cast<int>(chosen().size());
        if (taken < question_.pick->min) return settings.say(T::pick_too_few, {{"n", question_.pick->min}});
        if (taken > question_.pick->max) return settings.say(T::pick_too_many, {{"n", question_.pick->max}});
        return {};
    }
    const desk::Answer* answer = selected();
    return answer == nullptr || answer->is_possible() ? "" : answer->objections.front().text;
}

std::vector<const desk::Answer*> AnswerList::chosen() const {
    std::vector<const desk::Answer*> all;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (list_.items()[row].is_marked) all.push_back(rows_[row]);
    const bool takes_one = !question_.pick || (question_.pick->min == 1 && question_.pick->max == 1);
    if (all.empty() && takes_one && selected() != nullptr) all.push_back(selected());
    return all;
}

desk::Choice AnswerList::choice() const {
    if (question_.pick) return question_.choice(chosen());
    return selected() != nullptr ? question_.choice(*selected()) : desk::Choice{};
}

std::string AnswerList::show(const Settings& settings, const desk::Choice& choice) {
    if (question_.pick) {
        const std::vector<const desk::Answer*> picked = question_.picked(choice);
        if (list_.count_marked() == 0)  // what people have marked is theirs
            for (std::size_t row = 0; row < rows_.size(); ++row)
                list_.items()[row].is_marked = std::ranges::find(picked, rows_[row]) != picked.end();
        std::string cards;
        for (const desk::Answer* answer : picked) cards += (cards.empty() ? "" : ", ") + answer->label;
        return cards.empty() ? settings.say(T::pick_none) : cards;
    }
    const auto row = std::ranges::find_if(rows_, [&](const desk::Answer* answer) {
        return answer != nullptr && std::ranges::find(choice, answer->option) != choice.end();
    });
    if (row == rows_.end()) return {};
    list_.stop_searching();
    list_.select(static_cast<std::size_t>(row - rows_.begin()));
    return (*row)->text;
}

std::string AnswerList::marked_text(const Settings& settings) const {
    const desk::PickBounds& pick = *question_.pick;
    const int marked = list_.count_marked();
    if (!pick.deal) return settings.say(T::picked, {{"n", marked}, {"low", pick.min}, {"high", pick.max}});
    return terminal::shown(settings.style,
                           settings.say(T::picked_for, {{"n", marked},
                                                        {"high", pick.max},
                                                        {"each", std::abs(pick.deal->price)},
                                                        {"unit", pick.deal->unit},
                                                        {"before", pick.deal->money},
                                                        {"after", pick.deal->money - marked * pick.deal->price}}));
}

bool AnswerList::toggle_mark() {
    const auto row = list_.selected();
    if (!row) return true;
    bool& is_marked = list_.items()[*row].is_marked;
    if (!is_marked && list_.count_marked() >= question_.pick->max) return false;
    is_marked = !is_marked;
    return true;
}

// ---- keys

bool AnswerList::on(const Key& key) { return (!list_.is_searching() && walk_on_map(key)) || list_.on(key); }

/// On a map arrows go where they point, as far as something can be chosen there.
bool AnswerList::walk_on_map(const Key& key) {
    const int dx = key.is(Kind::left) ? -1 : key.is(Kind::right) ? 1 : 0;
    const int dy = key.is(Kind::up) ? -1 : key.is(Kind::down) ? 1 : 0;
    const auto from = list_.selected();
    if ((dx == 0 && dy == 0) || !from) return false;
    Places places;
    for (const desk::Answer* answer : rows_)
        places.push_back(answer != nullptr && answer->is_possible() ? answer->place : std::nullopt);
    if (!places[*from]) return false;
    if (const auto next = nearest(places, *from, dx, dy)) list_.select(*next);
    return true;
}

}  // namespace planitia::play
