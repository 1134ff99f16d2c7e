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

/// What a corporation begins with: money, other pieces, then productions.
std::string start_sentence(const Phrasebook& book, EffectRange on_play) {
    std::string money;
    Sentences rest;
    for (std::size_t at = on_play.begin; at < on_play.end; ++at)
        if (const auto* gain = std::get_if<Gain>(&kEffects[at])) {
            const std::string pieces =
                book.say(P::item, {{"n", int{gain->amount.each}}, {"what", book.noun(gain->resource)}});
            if (gain->resource == Resource::megacredits)
                money = pieces;
            else
                rest.push_back(pieces);
        }
    for (std::size_t at = on_play.begin; at < on_play.end; ++at)
        if (const auto* produce = std::get_if<Produce>(&kEffects[at]))
            for (const ProductionChange& change : produce->changes)
                rest.push_back(book.say(P::start_production,
                                        {{"n", int{change.amount.each}}, {"what", book.noun(change.resource)}}));
    if (rest.empty()) return book.say(P::start, {{"money", money}});
    return book.say(P::start_and_more, {{"money", money}, {"rest", listed_with_and(book, rest)}});
}

Sentences start_text(const Phrasebook& book, const Card& corporation, const Telling& telling) {
    EffectRange start = corporation.on_play;
    while (start.end > start.begin && !is_start(kEffects[start.end - 1])) --start.end;
    Sentences text = {start_sentence(book, start)};
    append(text, effects_sentences(book, {start.end, corporation.on_play.end}, telling));
    return text;
}

/// In full, or as on a card, where strip and coin tell the requirements and plain points.
Sentences card_text(const Phrasebook& book, const Card& card, bool is_short) {
    const Telling telling{&card, Mood::imperative, is_short};
    Sentences text;
    const auto add = [&](P phrase, std::string what) { text.push_back(book.say(phrase, {{"what", std::move(what)}})); };
    if (!card.needs.empty() && !is_short) add(P::requirement, needs_clause(book, card.needs));
    append(text, card.kind == Kind::corporation ? start_text(book, card, telling)
                                                : effects_sentences(book, card.on_play, telling));
    if (card.for_beginners) text.push_back(book.say(P::free_first_cards));
    if (!card.first_action.empty()) add(P::first_action, effects_clause(book, card.first_action, telling));
    if (!card.action.empty()) add(P::action, effects_clause(book, card.action, telling));
    for (const Trigger& trigger : card.triggers) add(P::effect, trigger_clause(book, trigger, telling));
    for (const Ongoing& ongoing : card.ongoing) add(P::effect, ongoing_clause(book, ongoing));
    if (card.points.points != 0 && !(is_short && card.points.of == Points::Per::card))
        text.push_back(sentence(points_clause(book, card.points, telling)));
    return text;
}

Sentences project_text(const Phrasebook& book, Project project, bool is_short) {
    if (project == Project::sell_patents) return {book.say(P::sell_patents)};
    const EffectRange effects = info(project).effects;
    if (is_short) return {sentence(effects_clause(book, effects, {nullptr, Mood::imperative, true}))};
    const Mood mood = purpose_mood(book.grammar, Mood::imperative);
    const std::string price = book.say(
        P::pay, {{"n", int{info(project).cost}}, {"what", book.noun(Resource::megacredits)}, {"price", Form(1)}});
    return {
        sentence(book.say(P::purpose, {{"spent", price}, {"gain", effects_clause(book, effects, {nullptr, mood})}}))};
}

/// On the tile the track is drawn.
Sentences colony_text(const Phrasebook& book, Colony colony, bool is_short) {
    const ColonyTile& tile = info(colony);
    Sentences text;
    if (tile.wakes_with != CardResource::none)
        text.push_back(book.say(P::colony_asleep, {{"what", book.noun(tile.wakes_with)}}));
    text.push_back(book.say(P::colony_building, {{"what", effects_clause(book, tile.building)}}));
    if (!is_short) text.push_back(income_sentence(book, tile.income));
    text.push_back(book.say(P::colony_bonus, {{"what", effects_clause(book, tile.bonus)}}));
    return text;
}

/// On the tile the price and the points are drawn.
Sentences milestone_text(const Phrasebook& book, Milestone milestone, bool is_short) {
    Sentences text = {goal_text(book, milestone, is_short)};
    if (!is_short)
        text.push_back(book.say(P::milestone_price, {{"n", kMilestoneCost},
                                                     {"what", book.noun(Resource::megacredits)},
                                                     {"m", kMilestonePoints},
                                                     {"point", book.noun(TerraformingNoun::point)}}));
    return text;
}

Sentences award_text(const Phrasebook& book, Award award, bool is_short) {
    Sentences text = {goal_text(book, award, is_short)};
    if (is_short) return text;
    Sentences costs;
    for (int cost : kAwardCosts) costs.push_back(std::to_string(cost));
    text.push_back(book.say(P::award_price, {{"costs", listed(book, costs, CommonPhrase::comma, CommonPhrase::or_word)},
                                             {"what", book.noun(Resource::megacredits)},
                                             {"n", kFirstPoints},
                                             {"m", kSecondPoints},
                                             {"point", book.noun(TerraformingNoun::point)}}));
    return text;
}

}  // namespace

std::vector<Entry> terraforming_entries(Language language) {
    const Phrasebook& book = phrasebook(language);
    const Document figures = write_catalogue();
    std::vector<Entry> all;
    const auto add = [&](const auto& what, const auto& text, const std::vector<Part>& parts) {
        all.push_back({.figures = (*figures.as_list())[all.size()],
                       .title = std::string(title(language, what)),
                       .text = text(false),
                       .card_text = text(true),
                       .parts = parts});
    };
    for (std::size_t i = 0; i < cards().size(); ++i) {
        const auto text = [&](bool is_short) { return card_text(book, cards()[i], is_short); };
        add(CardId{i}, text, card_parts(cards()[i]));
    }
    for (Milestone each : every<Milestone>())
        add(each, [&](bool is_short) { return milestone_text(book, each, is_short); }, milestone_parts(each));
    for (Award each : every<Award>())
        add(each, [&](bool is_short) { return award_text(book, each, is_short); }, award_parts(each));
    for (Project each : every<Project>())
        add(each, [&](bool is_short) { return project_text(book, each, is_short); }, project_parts(each));
    for (Colony each : every<Colony>())
        add(each, [&](bool is_short) { return colony_text(book, each, is_short); }, colony_parts(each));
    return all;
}

}  // namespace planitia::present
