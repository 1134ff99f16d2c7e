#include <terraforming/notation/effect_notation.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/option_notation.h>

namespace planitia::terraforming {

namespace {

Document write_pick(const Pick& pick, std::string_view kind) {
    Document document =
        Document::map({{"kind", kind}, {"from", write_cards(pick.from)}, {"min", pick.min}, {"max", pick.max}});
    if (!pick.picked.empty()) document.set("picked", write_cards(pick.picked));
    if (pick.price != 0) document.set("price", pick.price).set("money", pick.money);
    return document;
}

/// Price and means, and what most people would pay with.
Document write_payment(const Position& position, PlayerId player, const Payment& payment, const OptionList& options) {
    Document means = Document::list();
    Document usual = Document::map();
    const ByEnum<Means, Tender> all = tenders(position, player, payment);
    const ByEnum<Means, int> paid = pieces_of(options[*usual_payment(options)]);
    for (Means each : every<Means>()) {
        const Tender& tender = all[each];
        if (tender.most > 0)
            means.add(Document::map(
                {{"means", name(each)}, {"worth", tender.worth}, {"have", tender.have}, {"most", tender.most}}));
        if (paid[each] > 0) usual.set(std::string(name(each)), paid[each]);
    }
    return Document::map({{"price", int{payment.cost}}, {"means", std::move(means)}, {"usual", std::move(usual)}});
}

/// Whether an effect asks, not a phase or a payment for what comes before it.
bool is_about_effect(const Position& position, Question asked) {
    if (position.resolution.current.effects.empty()) return false;
    return asked != Question::resolve && asked != Question::turn;
}

}  // namespace

Document write_decision(const Position& position, PlayerId player) {
    const Question asked = question(position, player);
    Document decision = Document::map({{"player", player.index()}, {"kind", name(asked)}});
    if (const CardId card = asking_card(position); card.is_some()) decision.set("source", name(card));
    if (is_about_effect(position, asked))
        decision.set("about", write_effect(position.resolution.current.effects.begin));
    if (const std::optional<Pick> pick = pending_pick(position, player)) {
        decision.set("pick", write_pick(*pick, name(asked)));
        return decision;
    }
    OptionList options;
    list_options(position, player, options);
    Document list = Document::list();
    for (const Option& option : options) list.add(write_option(position, option));
    decision.set("options", std::move(list));
    if (const std::optional<Payment> payment = pending_payment(position, player))
        decision.set("payment", write_payment(position, player, *payment, options));
    return decision;
}

}  // namespace planitia::terraforming
