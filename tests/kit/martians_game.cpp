#include <json/json.h>
#include <kit/heard.h>
#include <kit/martians_form.h>
#include <kit/martians_game.h>

namespace planitia::kit {

namespace {

template <class... Fields>
Move fields(std::string_view kind, const Fields&... rest) {
    Move move{Document::map({{"kind", kind}})};
    (move.fields.set(rest.first, rest.second), ...);
    return move;
}

}  // namespace

template class ScenarioOf<MartiansGame, MartiansWords>;

Checked MartiansWords::check(const Document& position, std::string_view text) {
    return check_martian_facts(position, text);
}
std::vector<std::string> MartiansWords::changes(const Document& before, const Document& after,
                                                const std::vector<std::string>& except) {
    return changed_lines(martians_by_name(before), martians_by_name(after), except);
}
std::vector<std::string> MartiansWords::bookkeeping() {
    return {"/pending", "/activePlayer", "/turn/visiting", "/turn/done"};
}

std::string MartiansWords::short_text(const Document& option) {
    std::string text;
    for (const auto& [key, value] : *option.as_map()) text += (text.empty() ? "" : " ") + one_line(value);
    return text;
}

MartiansGame& MartiansGame::idle_until(std::string_view wanted, const char* file, int line) {
    while (!is_over()) {
        const PlayerId player = record().awaited().front();
        if (question(player) == wanted) break;
        const Document decision = Game::write_decision(position(), player);
        choose(player, decision.find("options")->as_list()->back(), {file, line});
    }
    return *this;
}

Document MartiansGame::at(std::string_view pointer) const {
    const Document written = Game::write_position(position());
    const Document* found = find_at(written, std::string(pointer));
    return found != nullptr ? *found : Document();
}

int MartiansGame::number(std::string_view pointer) const {
    const Document value = at(pointer);
    if (value.as_int() != nullptr) return static_cast<int>(*value.as_int());
    ADD_FAILURE() << pointer << " is no number";
    return -1;
}

int MartiansGame::goods(PlayerId player, std::string_view good) const {
    const bool is_common = position().setup.variant == martians::Variant::coop;
    const std::string where = is_common ? "" : "/players/" + std::to_string(player.index());
    return number(where + "/goods/" + std::string(good));
}

std::vector<std::string> MartiansGame::log() const {
    Heard<martians::Martians> heard(position().setup);
    record().replay(heard);
    std::vector<std::string> kinds;
    for (const Document& event : heard.events) kinds.push_back(*event.find("kind")->as_text());
    return kinds;
}

MartiansGame martians_game(std::string_view inside, const char* file, int line) {
    std::string text = "{" + std::string(inside);
    if (inside.find("\"players\"") == std::string_view::npos)
        text += (inside.empty() ? "" : ",") + std::string("\"players\":[{},{}]");
    for (const char* seat : {"firstPlayer", "activePlayer"})
        if (inside.find(seat) == std::string_view::npos) text += ",\"" + std::string(seat) + "\":0";
    const auto document = from_json(text + ",\"game\":\"martians\"}");
    if (!document) end_test({file, line}, document.error().message);
    const auto position = MartiansGame::Game::read_position(*document);
    if (!position) end_test({file, line}, "refused: " + position.error().message + " " + position.error().at);
    return {std::string(inside), Record<MartiansGame::Game>::from_position(*position)};
}

MartiansGame colony::given(std::string_view text, const char* file, int line) {
    return given_by<MartiansGame>(text, martians_document, {file, line});
}

MartiansGame colony::dealt(const martians::Setup& setup, std::string_view seed, const char* file, int line) {
    return dealt_by<MartiansGame>(setup, seed, {file, line});
}

Move visit(std::string_view building, std::string_view action) {
    return fields("visit", std::pair("building", building), std::pair("action", action));
}
Move visit(std::string_view building, int field, std::string_view action) {
    return fields("visit", std::pair("building", building), std::pair("field", field), std::pair("action", action));
}
Move act(std::string_view action) { return fields("act", std::pair("action", action)); }
Move rest() { return fields("rest"); }
Move rtg() { return fields("rtg"); }
Move specialist(std::string_view person) { return fields("specialist", std::pair("specialist", person)); }
Move leave_infirmary(int quarter) { return fields("leave-infirmary", std::pair("quarter", quarter)); }
Move leave_living(int quarter) { return fields("leave-living", std::pair("quarter", quarter)); }
Move deliver(std::string_view product, int quarter) {
    return fields("deliver", std::pair("product", product), std::pair("quarter", quarter));
}
Move done() { return fields("done"); }
Move in_quarter(int quarter) { return fields("quarter", std::pair("quarter", quarter)); }
Move mine(std::string_view first) { return fields("mine-first", std::pair("first", first)); }
Move move_to(int hex) { return fields("move", std::pair("hex", hex)); }
Move take(int hex, int ice, int regolith) {
    return fields("take", std::pair("hex", hex), std::pair("ice", ice), std::pair("regolith", regolith));
}
Move unload(int amount) { return fields("unload", std::pair("amount", amount)); }
Move event_option(int index) { return fields("event-option", std::pair("index", index)); }
Move dead_slots(std::initializer_list<int> slots) {
    Document list = Document::list();
    for (int slot : slots) list.add(slot);
    return fields("dead-slots", std::pair("slots", list));
}
Move develop(std::string_view technology) { return pick_one("technology", "technology", technology); }
Move hire(std::string_view person) { return pick_one("hire", "card", person); }
Move dismiss(std::string_view person) { return pick_one("dismiss", "card", person); }
Move study(std::string_view research) { return pick_one("research", "tile", research); }
Move fulfil(std::string_view order) { return pick_one("order", "order", order); }
Move grow_in(int quarter) { return fields("growth-quarter", std::pair("quarter", quarter)); }
Move switch_off(std::string_view installation) { return pick_one("installation-off", "installation", installation); }
Move pick_one(std::string_view kind, std::string_view field, std::string_view value) {
    return fields(kind, std::pair(std::string(field), value));
}

}  // namespace planitia::kit
