#include <json/json.h>
#include <trial/mirror.h>

#include <algorithm>
#include <charconv>

namespace planitia::trial {

namespace {

/// The first step of a pointer, and what is left of it.
struct Step {
    std::string key;
    std::string_view rest;
};

Step first_step(std::string_view pointer) {
    Step step;
    std::size_t i = 1;
    for (; i < pointer.size() && pointer[i] != '/'; ++i) {
        if (pointer[i] == '~' && i + 1 < pointer.size()) {
            step.key += pointer[++i] == '1' ? '/' : '~';
        } else {
            step.key += pointer[i];
        }
    }
    step.rest = pointer.substr(std::min(i, pointer.size()));
    return step;
}

/// The place below a document; none when there is no such place.
Document* below(Document& document, const std::string& key) {
    Document::List* const list = document.as_list();
    if (list == nullptr) return document.find(key);
    std::size_t index = 0;
    const auto read = std::from_chars(key.data(), key.data() + key.size(), index);
    if (read.ec != std::errc() || read.ptr != key.data() + key.size() || index >= list->size()) return nullptr;
    return &(*list)[index];
}

bool remove_member(Document& map, const std::string& key) {
    if (map.find(key) == nullptr) return false;
    Document left = Document::map();
    for (const auto& [name, value] : *map.as_map())
        if (name != key) left.set(name, value);
    map = std::move(left);
    return true;
}

bool is_true(const Document* document) {
    return document != nullptr && document->as_bool() != nullptr && *document->as_bool();
}

/// What a message with changes has beside them; all else is a part of the state.
constexpr std::string_view kBesideState[] = {"table", "number", "viewer", "from", "to",      "set",
                                             "gone",  "lines",  "here",   "chat", "watching"};

}  // namespace

bool set_at(Document& document, std::string_view pointer, const Document& value) {
    if (pointer.empty()) {
        document = value;
        return true;
    }
    const Step step = first_step(pointer);
    if (step.rest.empty() && document.as_map() != nullptr) {
        document.set(step.key, value);
        return true;
    }
    Document* const next = below(document, step.key);
    return next != nullptr && set_at(*next, step.rest, value);
}

bool remove_at(Document& document, std::string_view pointer) {
    const Step step = first_step(pointer);
    if (step.rest.empty()) return remove_member(document, step.key);
    Document* const next = below(document, step.key);
    return next != nullptr && remove_at(*next, step.rest);
}

bool Mirror::hear(const Document& message) {
    if (const Document* const said = message.find("chat")) take_chat(*said);
    if (message.find("state") != nullptr) {
        take_whole(message);
    } else if (message.find("from") != nullptr) {
        if (text_at(message, "from") != at_) return false;
        take_changes(message);
    } else {
        return true;
    }
    if (const Document* const lines = message.find("lines")) hear_lines(*lines);
    return true;
}

void Mirror::take_whole(const Document& message) {
    const std::string at(text_at(message, "at"));
    const Document& state = *message.find("state");
    for (const char* part : {"view", "facts"}) {
        const Document* const here = state_.find(part);
        const Document* const there = state.find(part);
        if (at != at_ || here == nullptr || there == nullptr || digest(*here) == digest(*there)) continue;
        std::string what = "at " + at + " " + part + " is not what the changes made of it:";
        for (const Change& change : differences(*here, *there))
            what += "\n  " + change.path + ": " + to_json(change.from) + " -> " + to_json(change.to);
        contradictions_.push_back(std::move(what));
    }
    at_ = at;
    state_ = state;
}

void Mirror::take_changes(const Document& message) {
    for (const auto& [key, value] : *message.as_map())
        if (std::ranges::find(kBesideState, key) == std::end(kBesideState)) state_.set(key, value);
    if (const Document* const set = message.find("set"))
        for (const Document& each : *set->as_list())
            if (!set_at(state_, *each.as_list()->front().as_text(), each.as_list()->back()))
                contradictions_.push_back("nothing is at " + *each.as_list()->front().as_text());
    if (const Document* const gone = message.find("gone"))
        for (const Document& each : *gone->as_list())
            if (!remove_at(state_, *each.as_text()))
                contradictions_.push_back("nothing to remove at " + *each.as_text());
    at_ = text_at(message, "to");
}

void Mirror::hear_lines(const Document& lines) {
    const Document* const list = lines.find("list");
    if (list == nullptr || list->as_list() == nullptr) return;
    for (const Document& line : *list->as_list()) {
        if (is_true(line.find("draft"))) continue;
        const std::int64_t number = number_at(line, "number");
        const auto [known, is_new] = lines_.emplace(number, line);
        if (!is_new && digest(known->second) != digest(line))
            contradictions_.push_back("line " + std::to_string(number) + " was " + to_json(known->second) + " and is " +
                                      to_json(line));
    }
    wants_lines_ = is_true(lines.find("more"));
}

void Mirror::take_chat(const Document& said) {
    for (const Document& each : *said.as_list()) {
        const std::int64_t number = number_at(each, "number");
        const auto [known, is_new] = chat_.emplace(number, each);
        if (!is_new && digest(known->second) != digest(each))
            contradictions_.push_back("chat " + std::to_string(number) + " was another one");
    }
}

Document Mirror::have() const {
    Document have = Document::map({{"line", next_line()}});
    if (!at_.empty()) have.set("at", at_);
    have.set("chat", chat_.empty() ? std::int64_t{0} : chat_.rbegin()->first + 1);
    return have;
}

void Mirror::forget_state() {
    at_.clear();
    state_ = Document::map();
}

std::string Mirror::ask_id() const {
    const Document* const turn = state_.find("turn");
    return turn == nullptr ? "" : std::string(text_at(*turn, "ask"));
}

const Document* Mirror::decision() const {
    const Document* const ask = state_.find("ask");
    return ask == nullptr ? nullptr : ask->find("decision");
}

bool Mirror::is_over() const {
    const Document* const table = state_.find("table");
    return table != nullptr && text_at(*table, "state") == "over";
}

}  // namespace planitia::trial
