#include <json/json.h>
#include <protocol/request.h>
#include <protocol/session.h>

#include <algorithm>
#include <array>

namespace planitia::protocol {

struct Session::Command {
    std::string_view name;
    Answer (Session::*run)(const Document&);
    bool needs_game = true;
};

namespace {

constexpr std::int64_t kLongestThought = 3'600'000;  // milliseconds

Unexpected<Refusal> refuse(RefusalCode code, std::string message, std::string at = "") {
    return Unexpected{Refusal{code, std::move(message), std::move(at)}};
}

Document write_refusal(const Telling& telling, const Refusal& refusal) {
    Document error = Document::map({{"code", name(refusal.code)}, {"message", refusal.message}});
    if (!refusal.at.empty()) error.set("at", refusal.at);
    if (telling.has_texts()) error.set("text", refusal_text(telling.speaker(), refusal.code));
    return Document::map({{"ok", false}, {"error", std::move(error)}});
}

Document write_success(const Document& fields) {
    Document document = Document::map({{"ok", true}});
    for (const auto& [key, value] : *fields.as_map()) document.set(key, value);
    return document;
}

/// The field `option` of an awaited seat.
struct Asked {
    PlayerId player;
    Document option;
};

Result<Asked, Refusal> read_asked(const Document& document, const GameSession& game, bool must_be_awaited) {
    const Request request(document);
    const auto player = request.seat(game.player_count());
    if (!player) return Unexpected{player.error()};
    const auto option = request.object("option");
    if (!option) return Unexpected{option.error()};
    if (must_be_awaited && !game.is_awaited(*player))
        return refuse(RefusalCode::not_awaited, "this seat is not asked anything now", "/player");
    return Asked{*player, without_text(**option)};
}

}  // namespace

const Session::Command* Session::find_command(std::string_view name) {
    static constexpr std::array kCommands = {
        Command{"games", &Session::list_games, false},
        Command{"language", &Session::speak, false},
        Command{"new", &Session::begin, false},
        Command{"position", &Session::set_up, false},
        Command{"load", &Session::load, false},
        Command{"quit", &Session::quit, false},
        Command{"state", &Session::state},
        Command{"view", &Session::view},
        Command{"decisions", &Session::decisions},
        Command{"choose", &Session::choose},
        Command{"why-not", &Session::why_not},
        Command{"preview", &Session::preview},
        Command{"undo", &Session::undo},
        Command{"log", &Session::log},
        Command{"score", &Session::score},
        Command{"forecast", &Session::forecast},
        Command{"save", &Session::save},
        Command{"bot", &Session::bot},
    };
    const auto* found = std::ranges::find(kCommands, name, &Command::name);
    return found != kCommands.end() ? found : nullptr;
}

std::string Session::handle(std::string_view line) {
    const Result<Document, Refusal> request = from_json(line);
    if (!request) return to_json(write_refusal(telling_, request.error()));
    Answer answered = answer(*request);
    if (!answered) return to_json(write_refusal(telling_, answered.error()));
    if (game_ != nullptr) game_->tell(telling_, *answered);
    return to_json(write_success(*answered));
}

Answer Session::answer(const Document& request) {
    if (request.as_map() == nullptr) return refuse(RefusalCode::bad_json, "a request is an object");
    const auto name = Request(request).text("cmd");
    if (!name) return Unexpected{name.error()};
    const Command* command = find_command(*name);
    if (command == nullptr) return refuse(RefusalCode::unknown_command, "there is no such command", "/cmd");
    if (command->needs_game && game_ == nullptr) return refuse(RefusalCode::no_game, "no game is set up");
    return (this->*command->run)(request);
}

// ---- a game begins

Answer Session::list_games(const Document&) {
    Document list = Document::list();
    for (const GameEntry& game : games()) list.add(game.describe());
    return Document::map({{"games", std::move(list)}});
}

Answer Session::speak(const Document& document) {
    const Request request(document);
    const auto lang = request.text("lang");
    if (!lang) return Unexpected{lang.error()};
    const auto language = find_name<present::Language>(*lang);
    if (!language) return refuse(RefusalCode::bad_value, "there is no such language", "/lang");
    std::vector<std::string> names;
    if (const Document* given = request.find("names")) {
        const auto is_text = [](const Document& each) { return each.as_text() != nullptr; };
        if (given->as_list() == nullptr || !std::ranges::all_of(*given->as_list(), is_text))
            return refuse(RefusalCode::bad_value, "a list of names, by seats", "/names");
        for (const Document& each : *given->as_list()) names.push_back(*each.as_text());
    }
    telling_ = {language, std::move(names)};
    return Document::map({{"lang", *lang}, {"name", present::phrasebook(*language).name}});
}

Answer Session::start(NewSession session, std::string_view place) {
    if (!session) return Unexpected{inside(place, session.error())};
    game_ = std::move(*session);
    return game_->decisions();
}

Answer Session::begin(const Document& document) {
    const Request request(document);
    const auto name = request.text("game");
    if (!name) return Unexpected{name.error()};
    const auto game = find_game(*name);
    if (!game) return Unexpected{game.error()};
    const auto setup = request.object("setup");
    if (!setup) return Unexpected{setup.error()};
    const auto seed = request.text("seed");
    if (!seed) return Unexpected{seed.error()};
    return start((*game)->begin(**setup, *seed), "/setup");
}

Answer Session::set_up(const Document& document) {
    const auto position = Request(document).object("position");
    if (!position) return Unexpected{position.error()};
    const GameEntry* game = &games().front();
    if (const Document* name = (*position)->find("game"); name != nullptr && name->as_text() != nullptr) {
        const auto named = find_game(*name->as_text());
        if (named) game = *named;
    }
    // The places named are those of the position itself, as the protocol has it.
    return start(game->set_up(**position), "");
}

Answer Session::load(const Document& document) {
    const auto save = Request(document).object("save");
    if (!save) return Unexpected{save.error()};
    const auto name = Request(**save).text("game");
    if (!name) return refuse(RefusalCode::bad_save, "the name of the game is missing", "/save/game");
    const auto game = find_game(*name, "/save/game");
    if (!game && game.error().code == RefusalCode::unsupported) return Unexpected{game.error()};
    if (!game) return refuse(RefusalCode::bad_save, game.error().message, game.error().at);
    return start((*game)->load(**save), "/save");
}

Answer Session::quit(const Document&) {
    has_quit_ = true;
    return Document::map();
}

// ---- a game goes on

Answer Session::state(const Document&) { return game_->state(); }
Answer Session::decisions(const Document&) { return game_->decisions(); }
Answer Session::log(const Document&) { return game_->log(); }
Answer Session::score(const Document&) { return game_->score(); }

Answer Session::forecast(const Document& document) {
    const auto player = Request(document).seat(game_->player_count());
    if (!player) return Unexpected{player.error()};
    return game_->forecast(*player);
}
Answer Session::save(const Document&) { return game_->save(); }

Answer Session::view(const Document& document) {
    const auto player = Request(document).viewer(game_->player_count());
    if (!player) return Unexpected{player.error()};
    return game_->view(*player);
}

Answer Session::choose(const Document& document) {
    const auto asked = read_asked(document, *game_, true);
    if (!asked) return Unexpected{asked.error()};
    const auto done = game_->choose(asked->player, asked->option);
    if (!done) return Unexpected{inside("/option", done.error())};
    return game_->decisions();
}

Answer Session::why_not(const Document& document) {
    const auto asked = read_asked(document, *game_, false);
    if (!asked) return Unexpected{asked.error()};
    Answer answered = game_->why_not(asked->player, asked->option);
    if (!answered) return Unexpected{inside("/option", answered.error())};
    return answered;
}

Answer Session::preview(const Document& document) {
    const auto asked = read_asked(document, *game_, true);
    if (!asked) return Unexpected{asked.error()};
    bool looks_further = false;
    if (const Document* further = Request(document).find("further")) {
        if (further->as_bool() == nullptr)
            return refuse(RefusalCode::bad_value, "true or false is expected", "/further");
        looks_further = *further->as_bool();
    }
    Answer answered = game_->preview(asked->player, asked->option, looks_further);
    if (!answered) return Unexpected{inside("/option", answered.error())};
    return answered;
}

Answer Session::undo(const Document&) {
    const auto done = game_->undo();
    if (!done) return Unexpected{done.error()};
    return game_->decisions();
}

Answer Session::bot(const Document& document) {
    const Request request(document);
    const auto player = request.seat(game_->player_count());
    if (!player) return Unexpected{player.error()};
    const auto level = request.text("level");
    if (!level) return Unexpected{level.error()};
    if (const Document* time = request.find("ms")) {
        const std::int64_t* ms = time->as_int();
        if (ms == nullptr || *ms < 0 || *ms > kLongestThought)
            return refuse(RefusalCode::bad_value, "milliseconds, at most an hour", "/ms");
    }
    if (!game_->is_awaited(*player))
        return refuse(RefusalCode::not_awaited, "this seat is not asked anything now", "/player");
    Answer answered = game_->bot(*player, *level);
    if (!answered) return Unexpected{inside("/level", answered.error())};
    return answered;
}

}  // namespace planitia::protocol
