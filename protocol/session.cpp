#include <desk/documents.h>
#include <desk/games.h>
#include <desk/lengths.h>
#include <desk/preview.h>
#include <desk/save.h>
#include <json/json.h>
#include <json/request.h>
#include <protocol/facts_document.h>
#include <protocol/preview.h>
#include <protocol/session.h>

#include <algorithm>
#include <array>
#include <new>

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

/// An option as it is answered: it may come back with the words it was offered with.
Document without_words(const Document& option) {
    Document plain = Document::map();
    for (const auto& [key, value] : *option.as_map())
        if (key != "text") plain.set(key, value);
    return plain;
}

Result<PlayerId, Refusal> read_awaited(const Document& document, const desk::Match& match) {
    const auto player = Request(document).seat(match.player_count());
    if (player && !match.is_awaited(*player))
        return refuse(RefusalCode::not_awaited, "this seat is not asked anything now", "/player");
    return player;
}

/// The field `option` of a seat.
struct Asked {
    PlayerId player;
    Document option;
};

Result<Asked, Refusal> read_asked(const Document& document, const desk::Match& match) {
    const Request request(document);
    const auto player = request.seat(match.player_count());
    if (!player) return Unexpected{player.error()};
    const auto option = request.object("option");
    if (!option) return Unexpected{option.error()};
    return Asked{*player, without_words(**option)};
}

/// The choice of an awaited seat.
struct Chosen {
    PlayerId player;
    desk::Choice choice;
};

Result<Chosen, Refusal> read_chosen(const Document& document, const desk::Match& match) {
    const auto asked = read_asked(document, match);
    if (!asked) return Unexpected{asked.error()};
    if (const auto player = read_awaited(document, match); !player) return Unexpected{player.error()};
    auto choice = desk::read_choice(match, asked->player, asked->option);
    if (!choice) return Unexpected{inside("/option", choice.error())};
    return Chosen{asked->player, std::move(*choice)};
}

Result<PreviewWish, Refusal> read_wish(const Document& document) {
    const Request request(document);
    const auto further = request.truth("further");
    if (!further) return Unexpected{further.error()};
    const auto itself = request.truth("itself");
    if (!itself) return Unexpected{itself.error()};
    const auto facts = request.truth("facts");
    if (!facts) return Unexpected{facts.error()};
    return PreviewWish{{*further, *itself}, *facts};
}

}  // namespace

const Session::Command* Session::find_command(std::string_view name) {
    static constexpr std::array kCommands = {
        Command{"games", &Session::list_games, false},
        Command{"map", &Session::map, false},
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
        Command{"candidates", &Session::candidates},
        Command{"preview", &Session::preview},
        Command{"previews", &Session::previews},
        Command{"undo", &Session::undo},
        Command{"log", &Session::log},
        Command{"score", &Session::score},
        Command{"forecast", &Session::forecast},
        Command{"save", &Session::save},
        Command{"bot", &Session::bot},
        Command{"hint", &Session::hint},
    };
    const auto* found = std::ranges::find(kCommands, name, &Command::name);
    return found != kCommands.end() ? found : nullptr;
}

std::string Session::handle(std::string_view line) try {
    const Result<Document, Refusal> request = from_json(line);
    if (!request) return to_json(write_refusal(telling_, request.error()));
    const Answer answered = answer(*request);
    if (!answered) return to_json(write_refusal(telling_, answered.error()));
    return to_json(write_success(*answered));
} catch (const std::bad_alloc&) {
    match_.reset();  // who knows how far it came
    return to_json(write_refusal(telling_, {RefusalCode::out_of_memory, "there is not enough memory", ""}));
}

Answer Session::answer(const Document& request) {
    if (request.as_map() == nullptr) return refuse(RefusalCode::bad_json, "a request is an object");
    const auto name = Request(request).text("cmd");
    if (!name) return Unexpected{name.error()};
    const Command* command = find_command(*name);
    if (command == nullptr) return refuse(RefusalCode::unknown_command, "there is no such command", "/cmd");
    if (command->needs_game && !match_) return refuse(RefusalCode::no_game, "no game is set up");
    return (this->*command->run)(request);
}

// ---- a game begins

Answer Session::list_games(const Document&) {
    Document list = Document::list();
    for (const desk::GameEntry& game : desk::games())
        list.add(Document::map({{"game", game.name},
                                {"players", Document::list().add(game.fewest_players).add(game.most_players)},
                                {"options", desk::write_setup_options(game.name)}}));
    return Document::map({{"games", std::move(list)}});
}

Answer Session::map(const Document& document) {
    const Request request(document);
    const auto name = request.text("game");
    if (!name) return Unexpected{name.error()};
    const auto game = desk::find_game(*name);
    if (!game) return Unexpected{game.error()};
    const Document* map = request.find("map");
    if (map == nullptr && match_ && match_->game() == *name)
        return Document::map({{"map", desk::write_map(match_->setup())}});
    Document options = Document::map({{"players", (*game)->most_players}});
    if (map != nullptr) options.set("map", *map);
    const auto setup = desk::read_setup(*name, options);
    if (!setup) return Unexpected{setup.error()};
    return Document::map({{"map", desk::write_map(*setup)}});
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
        for (const Document& each : *given->as_list()) {
            const auto checked = desk::check_name(*each.as_text(), (Pointer() / "names" / names.size()).text());
            if (!checked) return Unexpected{checked.error()};
            names.push_back(*each.as_text());
        }
    }
    telling_ = {language, std::move(names)};
    return Document::map({{"lang", *lang}, {"name", present::phrasebook(*language).name}});
}

Answer Session::start(Result<desk::Match, Refusal> match, std::string_view place) {
    if (!match) return Unexpected{inside(place, match.error())};
    match_ = std::move(*match);
    return write_decisions(*match_, telling_);
}

Answer Session::begin(const Document& document) {
    const Request request(document);
    const auto name = request.text("game");
    if (!name) return Unexpected{name.error()};
    if (const auto game = desk::find_game(*name); !game) return Unexpected{game.error()};
    const auto written = request.object("setup");
    if (!written) return Unexpected{written.error()};
    const auto seed = request.text("seed");
    if (!seed) return Unexpected{seed.error()};
    if (const auto checked = desk::check_seed(*seed); !checked) return Unexpected{checked.error()};
    const auto setup = desk::read_setup(*name, **written);
    if (!setup) return Unexpected{inside("/setup", setup.error())};
    return start(desk::Match::begin(*setup, *seed), "/setup");
}

Answer Session::set_up(const Document& document) {
    const auto position = Request(document).object("position");
    if (!position) return Unexpected{position.error()};
    const desk::GameEntry* game = &desk::games().front();
    if (const Document* name = (*position)->find("game"); name != nullptr && name->as_text() != nullptr) {
        const auto named = desk::find_game(*name->as_text());
        if (named) game = *named;
    }
    // The places named are those of the position itself, as the protocol has it.
    return start(desk::read_position(game->name, **position), "");
}

Answer Session::load(const Document& document) {
    const auto save = Request(document).object("save");
    if (!save) return Unexpected{save.error()};
    return start(desk::read_save(**save), "/save");
}

Answer Session::quit(const Document&) {
    has_quit_ = true;
    return Document::map();
}

// ---- a game goes on

Answer Session::state(const Document&) { return Document::map({{"position", desk::write_position(*match_)}}); }
Answer Session::decisions(const Document&) { return write_decisions(*match_, telling_); }
Answer Session::save(const Document&) { return write_saved(*match_); }
Answer Session::score(const Document&) { return write_score(*match_, telling_); }

Answer Session::log(const Document& document) {
    const auto since = Request(document).number("since");
    if (!since) return Unexpected{since.error()};
    return write_log(*match_, since->value_or(0), telling_);
}

Answer Session::forecast(const Document& document) {
    const auto player = Request(document).seat(match_->player_count());
    if (!player) return Unexpected{player.error()};
    return write_forecast(*match_, *player);
}

Answer Session::view(const Document& document) {
    const Request request(document);
    const auto player = request.viewer(match_->player_count());
    if (!player) return Unexpected{player.error()};
    const auto facts = request.truth("facts");
    if (!facts) return Unexpected{facts.error()};
    const desk::AnyView view = match_->look(*player);
    Document answer = Document::map({{"view", desk::write_view(view)}});
    if (*facts) answer.set("facts", write_facts(view));
    return answer;
}

Answer Session::choose(const Document& document) {
    const Request request(document);
    const auto number = request.number("number");
    if (!number) return Unexpected{number.error()};
    if (const auto player = request.seat(match_->player_count()); *number && player)
        if (**number != match_->number(*player))
            return refuse(RefusalCode::stale, "this seat is asked another question by now", "/number");
    const auto chosen = read_chosen(document, *match_);
    if (!chosen) return Unexpected{chosen.error()};
    const auto done = match_->choose(chosen->player, chosen->choice);
    if (!done) return Unexpected{inside("/option", done.error())};
    return write_decisions(*match_, telling_);
}

Answer Session::why_not(const Document& document) {
    const auto asked = read_asked(document, *match_);
    if (!asked) return Unexpected{asked.error()};
    Answer answered = write_why_not(*match_, asked->player, asked->option, telling_);
    if (!answered) return Unexpected{inside("/option", answered.error())};
    return answered;
}

Answer Session::candidates(const Document& document) {
    const auto player = read_awaited(document, *match_);
    if (!player) return Unexpected{player.error()};
    return write_candidates(*match_, *player, telling_);
}

Answer Session::preview(const Document& document) {
    const auto chosen = read_chosen(document, *match_);
    if (!chosen) return Unexpected{chosen.error()};
    const auto wish = read_wish(document);
    if (!wish) return Unexpected{wish.error()};
    return write_previews(*match_, chosen->player, std::array{chosen->choice}, *wish, telling_).front();
}

Answer Session::previews(const Document& document) {
    const auto player = read_awaited(document, *match_);
    if (!player) return Unexpected{player.error()};
    const auto wish = read_wish(document);
    if (!wish) return Unexpected{wish.error()};
    return write_all_previews(*match_, *player, *wish, telling_);
}

Answer Session::undo(const Document&) {
    const auto done = match_->undo();
    if (!done) return Unexpected{done.error()};
    return write_decisions(*match_, telling_);
}

Answer Session::bot(const Document& document) {
    const Request request(document);
    const auto player = request.seat(match_->player_count());
    if (!player) return Unexpected{player.error()};
    const auto level = request.text("level");
    if (!level) return Unexpected{level.error()};
    if (const Document* time = request.find("ms")) {
        const std::int64_t* ms = time->as_int();
        if (ms == nullptr || *ms < 0 || *ms > kLongestThought)
            return refuse(RefusalCode::bad_value, "milliseconds, at most an hour", "/ms");
    }
    if (const auto awaited = read_awaited(document, *match_); !awaited) return Unexpected{awaited.error()};
    const auto choice = match_->bot(*player, *level);
    if (!choice) return Unexpected{inside("/level", choice.error())};
    return write_advice(*match_, *player, *choice, telling_);
}

Answer Session::hint(const Document& document) {
    const auto player = read_awaited(document, *match_);
    if (!player) return Unexpected{player.error()};
    return write_hint(*match_, *player, telling_);
}

}  // namespace planitia::protocol
