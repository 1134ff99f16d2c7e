#include <present/sentence.h>
#include <present/terraforming/describe.h>
#include <present/terraforming/phrasebook.h>
#include <terraforming/rules/scoring.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

std::optional<std::string> score_part_text(const Speaker& speaker, const Position&, std::string_view part) {
    constexpr std::pair<std::string_view, P> kParts[] = {
        {"tr", P::score_rating},         {"awards", P::score_awards}, {"milestones", P::score_milestones},
        {"greenery", P::score_greenery}, {"city", P::score_city},     {"cards", P::score_cards}};
    for (const auto& [name, phrase] : kParts)
        if (name == part) return speaker.book.say(phrase);
    return std::nullopt;
}

std::string result_text(const Speaker& speaker, const Position& position) {
    const ByPlayer<Tally> tallies = tally(position);
    const Noun* point = speaker.book.noun(TerraformingNoun::point);
    if (position.is_solo()) {
        const bool has_won = position.is_terraformed();
        return speaker.book.say(has_won ? P::result_solo_won : P::result_solo_lost,
                                {{"n", tallies[PlayerId{0}].total()}, {"point", point}});
    }
    std::vector<std::string> winners;
    int points = 0;
    for (PlayerId id : position.seats()) {
        if (tallies[id].place != 1) continue;
        winners.push_back(seat_name(speaker, id));
        points = tallies[id].total();
    }
    return speaker.book.say(P::result_winner, {{"who", listed_with_and(speaker.book, winners)},
                                               {"m", static_cast<int>(winners.size())},
                                               {"n", points},
                                               {"point", point}});
}

}  // namespace planitia::present
