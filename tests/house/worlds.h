/// Games that one viewer can not tell from a given one.
#pragma once
#include <game/seal.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "tables.h"

namespace planitia::house_test {

/// All that `observe` hides from the viewer is dealt anew.
inline Match dealt_anew(const Match& match, PlayerId viewer, Rng& rng) {
    return std::visit(
        [&]<class G>(const Record<G>& record) {
            return Match::from_position(G::resample(G::observe(record.position(), viewer), rng));
        },
        match.record());
}

/// Some of what the rules hide, exchanged in the written position: `observe` has no say in it, so that it can not hide too little.
class Exchange {
  public:
    Exchange(Document position, PlayerId viewer, Rng& rng)
        : position_(std::move(position)), viewer_(viewer), rng_(rng) {}

    /// None when nothing hidden can be exchanged here.
    std::optional<Match> made(std::string_view game) {
        const Document before = position_;
        if (position_.find("deck") != nullptr) exchange_cards();
        for (std::string_view key : {"specialistDeck", "assistantDeck", "researchDeck", "regolithDeck", "orderDeck"})
            if (Document* deck = position_.find(key)) shuffle(*deck);
        if (Document* stacks = position_.find("eventStacks"))
            for (Document& stack : *stacks->as_list()) shuffle(stack);
        if (Document* mine = position_.find("mine")) exchange_tokens(*mine);
        if (Document* deck = position_.find("regolithDeck")) exchange_samples(*deck->as_list());
        if (position_ == before) return std::nullopt;
        if (position_.find("pending")->find("check") != nullptr) seal(position_);
        auto match = desk::read_position(game, position_);
        if (!match) return std::nullopt;
        return std::move(*match);
    }

  private:
    std::size_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }
    void shuffle(Document& list) {
        if (list.as_list() != nullptr) rng_.shuffle(*list.as_list());
    }

    /// The deck, and what others hold of it.
    void exchange_cards() {
        Document::List& deck = *position_.find("deck")->as_list();
        rng_.shuffle(deck);
        Document::List& players = *position_.find("players")->as_list();
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (viewer_.is_some() && i == viewer_.index()) continue;
            for (std::string_view key : {"hand", "dealt", "drafted"}) {
                Document* const held = players[i].find(key);
                if (held == nullptr || held->as_list() == nullptr || held->as_list()->empty() || deck.empty()) continue;
                std::swap((*held->as_list())[below(held->as_list()->size())], deck[below(deck.size())]);
            }
        }
    }

    /// A sample of each of the others against one of the deck. Where goods are common, nobody has any of their own.
    void exchange_samples(Document::List& deck) {
        constexpr std::string_view kMineral = "mineral-";
        Document::List& players = *position_.find("players")->as_list();
        for (std::size_t i = 0; i < players.size(); ++i) {
            Document* const goods = players[i].find("goods");
            if (goods == nullptr || deck.empty() || (viewer_.is_some() && i == viewer_.index())) continue;
            Document& drawn = deck[below(deck.size())];
            Document* const gained = goods->find(std::string(kMineral) + *drawn.as_text());
            if (gained == nullptr) continue;  // barren ground is no sample
            for (const auto& [key, have] : Document::Map(*goods->as_map())) {
                if (!key.starts_with(kMineral) || *have.as_int() == 0) continue;
                goods->set(key, *have.as_int() - 1);
                *gained = *gained->as_int() + 1;
                drawn = key.substr(kMineral.size());
                break;
            }
        }
    }

    /// Those that lie face down.
    void exchange_tokens(Document& mine) {
        Document::List& tokens = *mine.find("tokens")->as_list();
        const Document::List& face_up = *mine.find("faceUp")->as_list();
        std::vector<std::size_t> hidden;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (!tokens[i].is_null() && std::ranges::find(face_up, Document(i)) == face_up.end()) hidden.push_back(i);
        for (std::size_t i = 0; i + 1 < hidden.size(); ++i)
            std::swap(tokens[hidden[i]], tokens[hidden[i + below(hidden.size() - i)]]);
    }

    Document position_;
    PlayerId viewer_;
    Rng& rng_;
};

inline std::optional<Match> with_swapped_cards(const Match& match, PlayerId viewer, Rng& rng) {
    return Exchange(desk::write_position(match), viewer, rng).made(match.game());
}

}  // namespace planitia::house_test
