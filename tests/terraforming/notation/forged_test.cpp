// `check` is a digest that anybody can compute. Whatever it says, what is pending is accepted only where it can be played to the end.
#include <game/seal.h>
#include <json/json.h>
#include <kit/random_play.h>
#include <kit/rich_position.h>
#include <kit/scenario.h>
#include <kit/setups.h>

#include <cstdlib>

namespace planitia::kit {
namespace {

using terraforming::Terraforming;

Document sealed(std::string_view text) {
    Document document = *from_json(text);
    if (document.find("pending") != nullptr) seal(document);
    return document;
}

std::string refusal_of_forged(std::string_view text) {
    const auto position = terraforming::read_position(sealed(text));
    return position ? "accepted" : position.error().message;
}

constexpr std::string_view kRng = R"("rng":"1111111111111111111111111111111111111111111111111111111111111111")";

std::string with_pending(std::string_view position, std::string_view pending) {
    return "{" + std::string(position) + R"(,"discards":[],"pending":{)" + std::string(kRng) + "," +
           std::string(pending) + "}}";
}

TEST(forged, seat_that_is_ready_in_the_action_phase) {
    EXPECT_EQ(refusal_of_forged(
                  with_pending(R"("players":[{"stock":{"megacredits":40}},{}])", R"("choices":[{},{"ready":true}])")),
              "something is on offer outside set-up, draft and research");
}

TEST(forged, agenda_in_the_set_up) {
    EXPECT_EQ(refusal_of_forged(with_pending(
                  R"("phase":"setup","players":[{"corporations":["teractor","saturn-systems"]},
                     {"corporation":"ecoline","corporations":["helion","ecoline"]}])",
                  R"("choices":[{},{"ready":true}],
                     "agenda":[{"source":"large-convoy","part":"on-play","index":[0],"count":1}])")),
              "something is unresolved without an action");
}

TEST(forged, payment_and_sale_at_once) {
    EXPECT_EQ(
        refusal_of_forged(with_pending(
            R"("activePlayer":2,"players":[{},{},{"corporation":"helion","stock":{"megacredits":149,"heat":156}}])",
            R"("inAction":true,"payment":{"for":"award","award":"landlord","cost":8},"selling":true)")),
        "something else waits for a sale");
}

TEST(forged, card_that_is_played_and_in_a_hand) {
    for (const char* rest : {"", R"(,"deck":["mine","trees"])"})
        EXPECT_EQ(refusal_of_forged(with_pending(R"("players":[{"hand":["restricted-area"]},{}])" + std::string(rest),
                                                 R"("inAction":true,"playing":"restricted-area",
                         "current":{"source":"restricted-area","part":"on-play","index":[0],"count":1,"owner":1,"begun":true})")),
                  "a card is being played and is not in play");
}

// The tile would lie there twice once the card is played.
TEST(forged, tile_of_a_card_that_is_not_played) {
    for (const char* players :
         {R"([{"hand":["nuclear-zone"]},{}])", R"([{},{"played":["nuclear-zone"]}])", "[{},{}]"}) {
        const auto position = terraforming::read_position(
            sealed(R"({"tiles":[{"space":4,"tile":"ocean"},{"space":20,"tile":"nuclear-zone","owner":0}],"players":)" +
                   std::string(players) + "}"));
        ASSERT_FALSE(position) << players;
        EXPECT_EQ(position.error().at, "/tiles/1/tile");
    }
    EXPECT_TRUE(terraforming::read_position(sealed(
        R"({"tiles":[{"space":20,"tile":"nuclear-zone","owner":0}],"players":[{"played":["nuclear-zone"]},{}]})")));
}

/// Changes one thing of what is pending: leaves it out, turns it round, or takes what stands elsewhere.
class Forger {
  public:
    explicit Forger(Rng& rng) : rng_(rng) {}

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
        const auto cards = terraforming::cards();
        return document.as_text() != nullptr ? Document(cards[below(cards.size())].slug) : document;
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
};

testing::AssertionResult holds_for_everybody(const terraforming::Position& position, PlayerId, Rng& rng) {
    if (const auto fault = Terraforming::violation(position)) return testing::AssertionFailure() << *fault;
    for (PlayerId seat : position.seats())
        if (const auto fault = Terraforming::violation(resample(observe(position, seat), rng)))
            return testing::AssertionFailure() << "dealt anew: " << *fault;
    return testing::AssertionSuccess();
}

/// Positions of a random game in the middle of something, as documents.
std::vector<Document> open_positions(const terraforming::Setup& setup, const std::string& seed) {
    std::vector<Document> found;
    Trial<Terraforming> trial{setup, seed};
    trial.start = rich_position(setup, seed);
    (void)play_random(trial, [&](const terraforming::Position& position, PlayerId, Rng& rng) {
        if (found.size() < 40 && rng.below(3) == 0) {
            Document document = terraforming::write_position(position);
            if (document.find("pending")->find("check") != nullptr) found.push_back(std::move(document));
        }
        return testing::AssertionSuccess();
    });
    return found;
}

// FORGED=100 makes a hundred times as many.
TEST(forged, position_that_is_accepted_is_played_to_its_end) {
    const char* times = std::getenv("FORGED");
    const int rounds = times != nullptr ? std::atoi(times) : 1;
    int accepted = 0;
    for (int round = 0; round < rounds; ++round)
        for (const NamedSetup& each : terraforming_setups()) {
            const std::string seed = "forged " + std::to_string(round);
            const std::vector<Document> positions = open_positions(each.setup, seed);
            Rng rng(seed + each.name);
            for (std::size_t i = 0; i < 60 && !positions.empty(); ++i) {
                const auto any = [&] { return positions[rng.below(static_cast<std::uint32_t>(positions.size()))]; };
                const Document document = Forger(rng).forged(any(), any());
                const auto position = terraforming::read_position(document);
                if (!position) continue;
                if (++accepted % 4 != 0 && rounds == 1) {  // the end of every fourth will do
                    ASSERT_TRUE(holds_for_everybody(*position, {}, rng)) << to_json(document);
                    continue;
                }
                ASSERT_TRUE(play_on<Terraforming>(*position, rng, holds_for_everybody)) << to_json(document);
            }
        }
    EXPECT_GT(accepted, 20) << "of which something could be learned";
}

}  // namespace
}  // namespace planitia::kit
