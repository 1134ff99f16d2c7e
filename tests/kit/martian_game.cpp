#include <json/json.h>
#include <kit/facts.h>
#include <kit/martian_game.h>

namespace planitia::kit {

namespace {

[[noreturn]] void end_test(const char* file, int line, const std::string& message) {
    ADD_FAILURE_AT(file, line) << message;
    throw testing::AssertionException(
        testing::TestPartResult(testing::TestPartResult::kFatalFailure, file, line, message.c_str()));
}

std::string option_text(const Document& option) {
    std::string text;
    for (const auto& [key, value] : *option.as_map()) {
        std::string word = value.as_text() != nullptr ? *value.as_text() : one_line(value);
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

class Kinds final : public EventSink<martians::Event> {
  public:
    void on(const martians::Event& event) override {
        kinds_.push_back(*martians::write_event(event).find("kind")->as_text());
    }
    std::vector<std::string> take() { return std::move(kinds_); }

  private:
    std::vector<std::string> kinds_;
};

template <class... Fields>
Move fields(std::string_view kind, const Fields&... rest) {
    Move move{Document::map({{"kind", kind}})};
    (move.fields.set(rest.first, rest.second), ...);
    return move;
}

}  // namespace

MartianGame& MartianGame::when(PlayerId player, const Move& move, const char* file, int line) {
    const auto steps = Game::read_choice(position(), player, move.fields);
    if (!steps) {
        std::string message = option_text(move.fields) + ": " + steps.error().message + "\noffered:";
        for (const std::string& each : asks(player)) message += "\n  " + each;
        end_test(file, line, message);
    }
    if (const auto done = record_.choose(player, *steps); !done) end_test(file, line, done.error().message);
    return *this;
}

MartianGame& MartianGame::undo() {
    EXPECT_TRUE(record_.undo());
    return *this;
}

MartianGame& MartianGame::idle_until(std::string_view wanted) {
    while (!is_over()) {
        const PlayerId player = record_.awaited().front();
        if (question(player) == wanted) break;
        martians::OptionList options;
        martians::list_options(position(), options);
        EXPECT_TRUE(record_.choose(player, std::array{options[options.size() - 1]}));
    }
    return *this;
}

std::string MartianGame::question(PlayerId player) const {
    return is_asked(player) ? *Game::write_decision(position(), player).find("kind")->as_text() : "";
}

std::vector<std::string> MartianGame::asks(PlayerId player) const {
    std::vector<std::string> texts;
    if (!is_asked(player)) return texts;
    const Document decision = Game::write_decision(position(), player);
    for (const Document& option : *decision.find("options")->as_list()) texts.push_back(option_text(option));
    return texts;
}

bool MartianGame::offers(PlayerId player, const Move& move) const {
    if (!is_asked(player)) return false;
    const Document decision = Game::write_decision(position(), player);
    for (const Document& option : *decision.find("options")->as_list())
        if (matches(option, move)) return true;
    return false;
}

std::vector<std::string> MartianGame::why_not(PlayerId player, const Move& move) const {
    const auto explained = Game::why_not(position(), player, move.fields);
    if (!explained) return {explained.error().message};
    std::vector<std::string> texts;
    for (const Document& reason : *explained->find("reasons")->as_list()) {
        std::string text = *reason.find("code")->as_text();
        for (const char* figure : {"needs", "has"})
            if (const Document* value = reason.find(figure)) text += " " + one_line(*value);
        texts.push_back(text);
    }
    return texts;
}

Document MartianGame::at(std::string_view pointer) const {
    const Document written = Game::write_position(position());
    const Document* here = &written;
    std::string rest(pointer);
    while (!rest.empty() && here != nullptr) {
        rest.erase(0, 1);
        const std::string key = rest.substr(0, rest.find('/'));
        rest.erase(0, key.size());
        if (const Document::List* list = here->as_list()) {
            const std::size_t index = std::stoul(key);
            here = index < list->size() ? &(*list)[index] : nullptr;
        } else {
            here = here->find(key);
        }
    }
    return here != nullptr ? *here : Document();
}

int MartianGame::number(std::string_view pointer) const {
    const Document value = at(pointer);
    if (value.as_int() != nullptr) return static_cast<int>(*value.as_int());
    ADD_FAILURE() << pointer << " is no number";
    return -1;
}

int MartianGame::goods(PlayerId player, std::string_view good) const {
    const bool is_common = position().setup.variant == martians::Variant::coop;
    const std::string where = is_common ? "" : "/players/" + std::to_string(player.index());
    return number(where + "/goods/" + std::string(good));
}

std::vector<std::string> MartianGame::log() const {
    Kinds kinds;
    record_.replay(kinds);
    return kinds.take();
}

MartianGame martian_game(std::string_view inside, const char* file, int line) {
    std::string text = "{" + std::string(inside);
    if (inside.find("\"players\"") == std::string_view::npos)
        text += (inside.empty() ? "" : ",") + std::string("\"players\":[{},{}]");
    for (const char* seat : {"firstPlayer", "activePlayer"})
        if (inside.find(seat) == std::string_view::npos) text += ",\"" + std::string(seat) + "\":0";
    const auto document = from_json(text + ",\"game\":\"martians\"}");
    if (!document) end_test(file, line, document.error().message);
    const auto position = MartianGame::Game::read_position(*document);
    if (!position) end_test(file, line, "refused: " + position.error().message + " " + position.error().at);
    return MartianGame(Record<MartianGame::Game>::from_position(*position));
}

MartianGame martian_deal(const martians::Setup& setup, std::string_view seed) {
    return MartianGame(*Record<MartianGame::Game>::begin(setup, seed));
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
Move pick_one(std::string_view kind, std::string_view field, std::string_view value) {
    return fields(kind, std::pair(std::string(field), value));
}

}  // namespace planitia::kit
