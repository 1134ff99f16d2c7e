#include <desk/documents.h>
#include <desk/games.h>
#include <desk/of_game.h>
#include <game/optional_parts.h>

namespace planitia::desk {

namespace {

/// Calls `use` with the game of that name, as a `std::type_identity`; gives its refusal, or the one that there is no such game.
template <class Value, class Use>
Result<Value, Refusal> with_game(std::string_view name, const Use& use) {
    const auto game = find_game(name, "");
    if (!game) return Unexpected{game.error()};
    return std::visit(
        [&](const auto& setup) -> Result<Value, Refusal> {
            return use(std::type_identity<GameOf<std::decay_t<decltype(setup)>>>{});
        },
        (*game)->usual_setup);
}

template <class Value>
using GameOfEach = GameOf<std::decay_t<Value>>;

}  // namespace

Result<AnySetup, Refusal> read_setup(std::string_view game, const Document& document) {
    return with_game<AnySetup>(game, [&]<class G>(std::type_identity<G>) -> Result<AnySetup, Refusal> {
        const auto setup = G::read_setup(document);
        if (!setup) return Unexpected{setup.error()};
        return AnySetup(*setup);
    });
}

Document write_setup(const AnySetup& setup) {
    return std::visit([](const auto& each) { return GameOfEach<decltype(each)>::write_setup(each); }, setup);
}

Document write_setup_options(std::string_view game) {
    const auto options = with_game<Document>(
        game, []<class G>(std::type_identity<G>) -> Result<Document, Refusal> { return G::setup_options(); });
    return options ? *options : Document();
}

Document write_map(const AnySetup& setup) {
    return std::visit(
        [](const auto& each) {
            using G = GameOfEach<decltype(each)>;
            if constexpr (HasMap<G>) {
                return G::write_map(each);
            } else {
                return Document();
            }
        },
        setup);
}

Result<Match, Refusal> read_position(std::string_view game, const Document& document) {
    return with_game<Match>(game, [&]<class G>(std::type_identity<G>) -> Result<Match, Refusal> {
        const auto position = G::read_position(document);
        if (!position) return Unexpected{position.error()};
        return Match::from_position(*position);
    });
}

Document write_position(const Match& match) {
    return std::visit([]<class G>(const Record<G>& record) { return G::write_position(record.position()); },
                      match.record());
}

Document write_view(const AnyView& view) {
    return std::visit([](const auto& each) { return GameOfEach<decltype(each)>::write_view(each); }, view);
}

Document write_event(const Match& match, const AnyEvent& event) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return G::write_event(record.position().setup, std::get<typename G::Event>(event));
        },
        match.record());
}

Document write_line(const Match& match, const Line& line) {
    Document document =
        Document::map({{"number", line.number}, {"choice", line.choice}, {"by", line.by.index()}, {"move", line.move}});
    const Document event = write_event(match, line.event);
    for (const auto& [key, value] : *event.as_map()) document.set(key, value);
    return document;
}

Result<Choice, Refusal> read_choice(const Match& match, PlayerId player, const Document& document) {
    return std::visit(
        [&]<class G>(const Record<G>& record) -> Result<Choice, Refusal> {
            const auto steps = G::read_choice(record.position(), player, document);
            if (!steps) return Unexpected{steps.error()};
            return Choice(steps->begin(), steps->end());
        },
        match.record());
}

Document write_choice(const Match& match, PlayerId player, const Choice& choice) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return G::write_choice(record.position(), player, steps_of<G>(choice));
        },
        match.record());
}

}  // namespace planitia::desk
