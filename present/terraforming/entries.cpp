#include <present/sentence.h>
#include <present/terraforming/effect_text.h>
#include <present/terraforming/goal_text.h>
#include <present/terraforming/shelf.h>
#include <present/terraforming/strip.h>
#include <present/terraforming/titles.h>
#include <terraforming/notation/catalogue_notation.h>
#include <terraforming/rules/milestones.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;
using Sentences = std::vector<std::string>;

namespace {

void append(Sentences& all, const Sentences& more) { all.insert(all.end(), more.begin(), more.end()); }

/// Whether a corporation begins with what the effect brings; all other effects happen.
bool is_start(const Effect& effect) {
    return std::holds_alternative<Gain>(effect) || std::holds_alternative<Produce>(effect);
}

/// What a corporation begins with: pieces first, then productions.
std::string start_sentence(const Phrasebook& book, EffectRange on_play) {
    Sentences items;
    for (std::size_t at = on_play.begin; at < on_play.end; ++at)
        if (const auto* gain = std::get_if<Gain>(&kEffects[at]))
            items.push_back(
                book.say(P::start_pieces, {{"n", int{gain->amount.each}}, {"what", book.noun(gain->resource)}}));
    for (std::size_t at = on_play.begin; at < on_play.end; ++at)
        if (const auto* produce = std::get_if<Produce>(&kEffects[at]))
            for (const ProductionChange& change : produce->changes)
                items.push_back(book.say(P::start_production,
                                         {{"n", int{change.amount.each}}, {"what", book.noun(change.resource)}}));
    return book.say(P::start, {{"what", listed_with_and(book, items)}});
}

Sentences start_text(const Phrasebook& book, const Card& corporation) {
    EffectRange start = corporation.on_play;
    while (start.end > start.begin && !is_start(kEffects[start.end - 1])) --start.end;
    Sentences text = {start_sentence(book, start)};
    append(text, effects_sentences(book, {start.end, corporation.on_play.end}, {&corporation}));
    return text;
}

std::string requirement_sentence(const Phrasebook& book, const Card& card) {
    Sentences needs;
    for (const Need& need : card.needs) needs.push_back(need_clause(book, need));
    return book.say(P::requirement, {{"what", listed_with_and(book, needs)}});
}

Sentences card_text(const Phrasebook& book, const Card& card) {
    Sentences text;
    const auto add = [&](P phrase, std::string what) { text.push_back(book.say(phrase, {{"what", std::move(what)}})); };
    if (!card.needs.empty()) text.push_back(requirement_sentence(book, card));
    if (card.kind == Kind::corporation) {
        append(text, start_text(book, card));
    } else {
        append(text, effects_sentences(book, card.on_play, {&card}));
    }
    if (card.for_beginners) text.push_back(book.say(P::free_first_cards));
    if (!card.first_action.empty()) add(P::first_action, effects_clause(book, card.first_action, {&card}));
    if (!card.action.empty()) add(P::action, effects_clause(book, card.action, {&card}));
    for (const Trigger& trigger : card.triggers) add(P::effect, trigger_clause(book, trigger, {&card}));
    for (const Ongoing& ongoing : card.ongoing) add(P::effect, ongoing_clause(book, ongoing));
    if (card.points.points != 0) text.push_back(sentence(points_clause(book, card.points, {&card})));
    return text;
}

Sentences project_text(const Phrasebook& book, Project project) {
    if (project == Project::sell_patents) return {book.say(P::sell_patents)};
    const std::string price =
        book.say(P::pay, {{"n", int{info(project).cost}}, {"what", book.noun(Resource::megacredits)}});
    return {sentence(book.say(CommonPhrase::then, {{"a", price}, {"b", effects_clause(book, info(project).effects)}}))};
}

Sentences colony_text(const Phrasebook& book, Colony colony) {
    const ColonyTile& tile = info(colony);
    const auto clause = [&](EffectRange effects) { return effects_clause(book, effects); };
    Sentences text;
    if (tile.wakes_with != CardResource::none)
        text.push_back(book.say(P::colony_asleep, {{"what", book.noun(tile.wakes_with)}}));
    text.push_back(book.say(P::colony_building, {{"what", clause(tile.building)}}));
    Sentences steps;
    for (const EffectRange& income : tile.income) steps.push_back(income_clause(book, income));
    text.push_back(
        book.say(P::colony_income, {{"what", listed(book, steps, CommonPhrase::semicolon, CommonPhrase::semicolon)}}));
    text.push_back(book.say(P::colony_bonus, {{"what", clause(tile.bonus)}}));
    return text;
}

Sentences milestone_text(const Phrasebook& book, Milestone milestone) {
    return {goal_text(book, milestone), book.say(P::milestone_price, {{"n", kMilestoneCost},
                                                                      {"what", book.noun(Resource::megacredits)},
                                                                      {"m", kMilestonePoints},
                                                                      {"point", book.noun(TerraformingNoun::point)}})};
}

Sentences award_text(const Phrasebook& book, Award award) {
    Sentences costs;
    for (int cost : kAwardCosts) costs.push_back(std::to_string(cost));
    return {goal_text(book, award),
            book.say(P::award_price, {{"costs", listed(book, costs, CommonPhrase::comma, CommonPhrase::or_word)},
                                      {"n", kFirstPoints},
                                      {"m", kSecondPoints},
                                      {"point", book.noun(TerraformingNoun::point)}})};
}

}  // namespace

std::vector<Entry> terraforming_entries(Language language) {
    const Phrasebook& book = phrasebook(language);
    const Document figures = write_catalogue();
    std::vector<Entry> all;
    const auto add = [&](const auto& what, Sentences text, std::vector<Part> parts) {
        all.push_back({.figures = (*figures.as_list())[all.size()],
                       .title = std::string(title(language, what)),
                       .text = std::move(text),
                       .parts = std::move(parts)});
    };
    for (std::size_t i = 0; i < cards().size(); ++i)
        add(CardId{i}, card_text(book, cards()[i]), card_parts(cards()[i]));
    for (Milestone each : every<Milestone>()) add(each, milestone_text(book, each), milestone_parts(each));
    for (Award each : every<Award>()) add(each, award_text(book, each), award_parts(each));
    for (Project each : every<Project>()) add(each, project_text(book, each), project_parts(each));
    for (Colony each : every<Colony>()) add(each, colony_text(book, each), colony_parts(each));
    return all;
}

}  // namespace planitia::present
