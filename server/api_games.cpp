#include <desk/documents.h>
#include <desk/form.h>
#include <desk/games.h>
#include <house/replies.h>
#include <json/json.h>
#include <json/request.h>
#include <present/lookup.h>
#include <server/api.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace planitia::server {

namespace {

using Held = std::shared_ptr<Call>;

void reply_lasting(const Call& call, std::initializer_list<Document::Member> members) {
    call.reply_lasting(lasting(to_json(house::write_done(Document::map(members)))));
}

Document write_challenge(const desk::FormChallenge& challenge) {
    return Document::map({{"asks", challenge.asks},
                          {"rounds", challenge.rounds},
                          {"level", challenge.level},
                          {"word", challenge.word},
                          {"won", challenge.won},
                          {"games", challenge.games},
                          {"bot", challenge.bot}});
}

Document write_form(const desk::AnySetup& setup, const present::Phrasebook& book) {
    Document fields = Document::list();
    for (const desk::FormField& field : desk::form(setup, book)) {
        Document values = Document::list();
        for (const desk::FormValue& value : field.values) {
            Document each = Document::map({{"name", value.name}, {"word", value.word}});
            if (!value.about.empty()) each.set("about", value.about);
            if (value.challenge) each.set("challenge", write_challenge(*value.challenge));
            values.add(std::move(each));
        }
        fields.add(Document::map({{"key", field.key},
                                  {"word", field.word},
                                  {"help", field.help},
                                  {"selected", field.selected},
                                  {"values", std::move(values)}}));
    }
    return fields;
}

Document write_game(const desk::GameEntry& game, const present::Phrasebook& book) {
    Document bots = Document::list();
    for (const std::string_view level : game.levels)
        bots.add(Document::map({{"level", level}, {"word", desk::level_word(book, level)}}));
    return Document::map({{"game", game.name},
                          {"word", desk::game_word(book, game.name)},
                          {"fewest", game.fewest_players},
                          {"most", game.most_players},
                          {"bots", std::move(bots)},
                          {"setup", desk::write_setup(game.usual_setup)},
                          {"first", desk::write_setup(game.first_setup)},
                          {"form", write_form(game.usual_setup, book)}});
}

void list_games(const Held& call) {
    const present::Phrasebook& book = present::phrasebook(call->asker.language);
    Document list = Document::list();
    for (const desk::GameEntry& game : desk::games()) list.add(write_game(game, book));
    reply_lasting(*call, {{"games", std::move(list)}});
}

/// The set-up of the path's game with what the query says of it.
Result<desk::AnySetup, Refusal> agreed_setup(const Call& call) {
    const std::string& name = call.places.front();
    if (const auto game = desk::find_game(name); !game) return Unexpected{game.error()};
    Document said = Document::map();
    if (const auto given = call.request.parameter("setup")) {
        auto read = from_json(*given);
        if (!read) return Unexpected{inside("/setup", read.error())};
        said = std::move(*read);
    }
    const auto setup = desk::read_setup(name, said);
    if (!setup) return Unexpected{inside("/setup", setup.error())};
    return desk::usual_for_people(*setup, said);
}

/// The form of a set-up as far as it is agreed on: what is asked depends on what was answered.
void tell_form(const Held& call) {
    const auto setup = agreed_setup(*call);
    if (!setup) return call->refuse(setup.error());
    const desk::AnySetup& agreed = *setup;
    reply_lasting(*call, {{"setup", desk::write_setup(agreed)},
                          {"form", write_form(agreed, present::phrasebook(call->asker.language))}});
}

/// What is printed on the board.
void tell_map(const Held& call) {
    const auto setup = agreed_setup(*call);
    if (!setup) return call->refuse(setup.error());
    reply_lasting(*call, {{"map", desk::write_map(*setup)}});
}

/// What the catalogue tells of effects: for programs that know the rules, not for drawing. Strips and texts say it to people.
constexpr std::array<std::string_view, 10> kEffects = {"requirements", "effects", "firstAction", "action", "triggers",
                                                       "ongoing",      "points",  "building",    "income", "bonus"};

/// All that a card is drawn from. Some of these names mean something else in another catalogue: there it is a plain word.
Document write_card(const present::Entry& entry) {
    const Document whole = present::write_entry(entry);
    Document card = Document::map();
    for (const auto& [key, value] : *whole.as_map()) {
        const bool is_effect = value.as_text() == nullptr && std::ranges::find(kEffects, key) != kEffects.end();
        if (!is_effect && !value.is_null()) card.set(key, value);
    }
    return card;
}

/// Everything that views name, in one language: written when it is first asked for.
const Lasting& cards_of(std::string_view game, present::Language language) {
    static std::mutex guard;
    static std::map<std::pair<std::string, present::Language>, Lasting, std::less<>> written;
    const std::scoped_lock lock(guard);
    Lasting& told = written[{std::string(game), language}];
    if (told.body.empty()) {
        Document cards = Document::list();
        for (const present::Entry& entry : present::look_up(language, {.game = std::string(game)}).entries)
            cards.add(write_card(entry));
        told = lasting(to_json(house::write_done(Document::map({{"cards", std::move(cards)}}))));
    }
    return told;
}

void list_cards(const Held& call) {
    const std::string& name = call->places.front();
    if (const auto game = desk::find_game(name); !game) return call->refuse(game.error());
    call->reply_lasting(cards_of(name, call->asker.language));
}

}  // namespace

void add_game_routes(std::vector<Route>& routes, Api& api) {
    routes.push_back({"GET", "/api/v1/games", Who::anybody, list_games});
    routes.push_back({"GET", "/api/v1/games/{game}/form", Who::anybody, tell_form});
    routes.push_back({"GET", "/api/v1/games/{game}/map", Who::anybody, tell_map});
    routes.push_back({"GET", "/api/v1/games/{game}/cards", Who::anybody, list_cards});
    routes.push_back({"GET", "/api/v1/day", Who::anybody, [&api](const Held& call) {
                          api.house.tell_day([call](const Document& told) { call->reply(told); });
                      }});
}

}  // namespace planitia::server
