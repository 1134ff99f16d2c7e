/// Positions that nobody played: what is pending is changed and sealed again, as anybody can.
#pragma once
#include <game/seal.h>
#include <json/json.h>
#include <kit/random_play.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace planitia::kit {

/// Changes one thing of what is pending: leaves it out, turns it round, or takes what stands elsewhere.
class Forger {
  public:
    /// Names are changed to one of the words.
    Forger(Rng& rng, std::vector<std::string> words) : rng_(rng), words_(std::move(words)) {}

    Document forged(const Document& position, const Document& other) {
        Document document = position;
        Document& pending = *document.find("pending");
        for (std::uint32_t n = 1 + below(2); n > 0; --n) {
            switch (below(6)) {
                case 0:
                    if (const Document* from = other.find("pending"); from != nullptr) take_over(pending, *from);
                    break;
                case 1: take_over(document, other); break;
                default: pending = changed(pending); break;
            }
        }
        seal(document);
        return document;
    }

  private:
    std::uint32_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(std::max<std::size_t>(n, 1))); }

    void take_over(Document& document, const Document& other) {
        const Document::Map& members = *other.as_map();
        const auto& [key, value] = members[below(members.size())];
        if (key != "pending" && key != "players" && key != "rng" && key != "check") document.set(key, value);
    }

    Document changed(const Document& document) {
        if (const bool* truth = document.as_bool()) return !*truth;
        if (const auto* number = document.as_int()) return *number + static_cast<std::int64_t>(below(5)) - 2;
        if (const Document::List* items = document.as_list()) return changed_list(*items);
        if (const Document::Map* members = document.as_map()) return changed_map(*members);
        return document.as_text() != nullptr || below(2) == 0 ? Document(words_[below(words_.size())]) : document;
    }
    Document changed_list(const Document::List& items) {
        Document list = Document::list();
        const std::size_t at = below(items.size());
        const std::uint32_t how = below(4);
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i == at && how == 0) continue;
            list.add(i == at && how > 1 ? changed(items[i]) : items[i]);
            if (i == at && how == 1) list.add(items[i]);
        }
        return list;
    }
    Document changed_map(const Document::Map& members) {
        Document map = Document::map();
        const std::size_t at = below(members.size());
        const bool removes = below(4) == 0;
        for (std::size_t i = 0; i < members.size(); ++i) {
            const auto& [key, value] = members[i];
            if (i != at || key == "rng") {
                map.set(key, value);
            } else if (!removes) {
                map.set(key, changed(value));
            }
        }
        return map;
    }

    Rng& rng_;
    std::vector<std::string> words_;
};

/// Positions of a random game in the middle of something, as documents.
template <Game G>
std::vector<Document> open_positions(const Trial<G>& trial) {
    std::vector<Document> found;
    (void)play_random(trial, [&](const typename G::Position& position, PlayerId, Rng& rng) {
        if (found.size() < 40 && rng.below(3) == 0) {
            Document document = G::write_position(position);
            if (document.find("pending")->find("check") != nullptr) found.push_back(std::move(document));
        }
        return testing::AssertionSuccess();
    });
    return found;
}

/// How often as many forged positions are tried: FORGED=100 makes a hundred times as many.
inline int forged_rounds() {
    const char* times = std::getenv("FORGED");
    return times != nullptr ? std::atoi(times) : 1;
}

/// Whether each forged position that is accepted holds `check`, and every fourth of them to its end (with FORGED each); `accepted` counts them.
template <Game G, class Check>
testing::AssertionResult forged_are_played(const Trial<G>& trial, Forger forger, Rng rng, int& accepted, Check check) {
    const std::vector<Document> positions = open_positions(trial);
    for (std::size_t i = 0; i < 60 && !positions.empty(); ++i) {
        const auto any = [&] { return positions[rng.below(static_cast<std::uint32_t>(positions.size()))]; };
        const Document document = forger.forged(any(), any());
        const auto position = G::read_position(document);
        if (!position) continue;
        const bool is_played = ++accepted % 4 == 0 || forged_rounds() > 1;
        const testing::AssertionResult result =
            is_played ? play_on<G>(*position, rng, check) : check(*position, PlayerId{}, rng);
        if (!result) return testing::AssertionFailure() << result.message() << " " << to_json(document);
    }
    return testing::AssertionSuccess();
}

}  // namespace planitia::kit
