/// A game of the contract behind the interface of the protocol.
#pragma once
#include <game/heard.h>
#include <game/record.h>
#include <game/usual.h>
#include <json/json.h>
#include <protocol/game_session.h>
#include <protocol/preview.h>
#include <protocol/request.h>
#include <protocol/save.h>
#include <search/levels.h>

#include <memory>
#include <utility>
#include <vector>

namespace planitia::protocol {

template <Game G>
class RecordedSession final : public GameSession {
  public:
    explicit RecordedSession(Record<G> record) : record_(std::move(record)) {}

    std::size_t player_count() const override { return G::player_count(position()); }
    bool is_over() const override { return G::is_over(position()); }
    bool is_awaited(PlayerId player) const override { return record_.is_awaited(player); }

    Document decisions() const override {
        Document list = Document::list();
        for (PlayerId player : seats(player_count()))
            if (is_awaited(player)) list.add(decision(player));
        return Document::map({{"over", is_over()}, {"decisions", std::move(list)}});
    }

    Document state() const override { return Document::map({{"position", G::write_position(position())}}); }

    Document view(PlayerId player) const override {
        return Document::map({{"view", G::write_view(G::observe(position(), player))}});
    }

    AnyView look(PlayerId player) const override { return G::observe(position(), player); }

    Result<Done, Refusal> choose(PlayerId player, const Document& option) override {
        const auto steps = G::read_choice(position(), player, option);
        if (!steps) return Unexpected{steps.error()};
        return record_.choose(player, *steps);
    }

    Answer why_not(PlayerId player, const Document& option) const override {
        return G::why_not(position(), player, option);
    }

    Answer preview(PlayerId player, const Document& option, bool looks_further) const override {
        const auto steps = G::read_choice(position(), player, option);
        if (!steps) return Unexpected{steps.error()};
        return protocol::preview<G>(position(), player, *steps, looks_further);
    }

    Result<Done, Refusal> undo() override { return record_.undo(); }

    std::size_t choice_count() const override { return record_.entries().size(); }
    PlayerId last_chooser() const override {
        return record_.entries().empty() ? PlayerId::none() : record_.entries().back().player;
    }
    std::size_t choices_until(PlayerId player) const override {
        std::size_t count = choice_count();
        while (count > 0 && !(record_.entries()[count - 1].player == player)) --count;
        return count;
    }
    bool has_revealed() const override {
        const auto& last = record_.entries().back();
        return G::revealed(record_.before_last(), position(), last.player).has_value();
    }

    Document log() const override {
        Heard<G> heard;
        const Document::List& events = heard.events;
        std::vector<std::size_t> begins;  // the number of the first event of each choice
        record_.replay(heard, [&](std::size_t) { begins.push_back(events.size()); });
        Document list = Document::list();
        std::size_t choice = 0;
        for (std::size_t i = 0; i < events.size(); ++i) {
            while (choice + 1 < begins.size() && begins[choice + 1] <= i) ++choice;
            Document event = Document::map({{"number", i}, {"choice", choice}});
            for (const auto& [key, value] : *events[i].as_map()) event.set(key, value);
            list.add(std::move(event));
        }
        return Document::map({{"events", std::move(list)}});
    }

    Document score() const override {
        Document players = Document::list();
        for (const Score& score : G::score(position())) {
            Document entry = Document::map();
            for (const Score::Part& part : score.parts) entry.set(part.name, part.points);
            entry.set("total", score.total);
            entry.set("place", score.place);
            entry.set("won", score.has_won);
            players.add(std::move(entry));
        }
        Document answer = Document::map();
        if constexpr (requires { G::write_result(position()); }) answer = G::write_result(position());
        return answer.set("players", std::move(players));
    }

    Answer forecast(PlayerId player) const override {
        if constexpr (requires { G::forecast(position(), player); }) {
            return Document::map({{"forecast", G::forecast(position(), player)}});
        } else {
            return Unexpected{Refusal{RefusalCode::unsupported, "this game has no forecast", ""}};
        }
    }

    Document save() const override { return Document::map({{"save", write_save(record_)}}); }

    Answer bot(PlayerId player, std::string_view level_name) const override {
        const Result<search::Level, Refusal> level = search::find_level_for<G>(level_name);
        if (!level) return Unexpected{level.error()};
        auto bot = search::make_bot<G>(*level, bot_seed(player));
        std::vector<typename G::Option> steps;
        typename G::Position next = position();
        do {
            typename G::OptionList options;
            G::list_options(next, player, options);
            steps.push_back(options[search::ask<G>(bot, next, player, options)]);
            G::answer(next, player, steps.back(), nullptr);
        } while (G::is_mid_choice(next, player));
        return Document::map({{"player", player.index()}, {"option", G::write_choice(position(), player, steps)}});
    }

    void tell(const Telling& telling, Document& answer) const override {
        const present::Speaker speaker = telling.speaker();
        const Teller teller(speaker, position());
        teller.add_prompts(answer);
        if (telling.has_texts()) teller.add_texts(answer, is_over());
    }

  private:
    const typename G::Position& position() const { return record_.position(); }

    Document decision(PlayerId player) const {
        Document decision = G::write_decision(position(), player);
        if (const auto usual = usual_option<G>(position(), player)) decision.set("usual", *usual);
        return decision;
    }

    /// Made of what the seat sees, so that the same view gets the same answer and nothing hidden shows through.
    std::string bot_seed(PlayerId player) const { return to_json(G::write_view(G::observe(position(), player))); }

    Record<G> record_;
};

namespace session_detail {

template <Game G>
NewSession start(Result<Record<G>, Refusal> record) {
    if (!record) return Unexpected{record.error()};
    return std::unique_ptr<GameSession>(std::make_unique<RecordedSession<G>>(std::move(*record)));
}

template <Game G>
Document describe() {
    const auto [fewest, most] = G::player_counts();
    return Document::map({{"game", std::string_view(G::kName)},
                          {"players", Document::list().add(fewest).add(most)},
                          {"options", G::setup_options()}});
}

template <Game G>
std::vector<std::string_view> levels() {
    std::vector<std::string_view> names;
    for (const search::NamedLevel& each : search::kLevels)
        if (search::plays<G>(each.level)) names.push_back(each.name);
    return names;
}

template <Game G>
NewSession begin(const Document& document, std::string_view seed) {
    const auto setup = G::read_setup(document);
    if (!setup) return Unexpected{setup.error()};
    return start<G>(Record<G>::begin(*setup, seed));
}

template <Game G>
NewSession set_up(const Document& document) {
    const auto position = G::read_position(document);
    if (!position) return Unexpected{position.error()};
    return start<G>(Record<G>::from_position(*position));
}

template <Game G>
NewSession load_saved(const Document& save) {
    return start<G>(load<G>(save));
}

}  // namespace session_detail

template <Game G>
constexpr GameEntry entry() {
    return {.name = G::kName,
            .describe = session_detail::describe<G>,
            .levels = session_detail::levels<G>,
            .begin = session_detail::begin<G>,
            .set_up = session_detail::set_up<G>,
            .load = session_detail::load_saved<G>};
}

}  // namespace planitia::protocol
