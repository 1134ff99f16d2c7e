#include <terraforming/notation/notation.h>
#include <terraforming/notation/option_notation.h>

namespace planitia::terraforming {

namespace {

Document write_pick(const Pick& pick, std::string_view kind) {
    Document document =
        Document::map({{"kind", kind}, {"from", write_cards(pick.from)}, {"min", pick.min}, {"max", pick.max}});
    if (!pick.picked.empty()) document.set("picked", write_cards(pick.picked));
    return document;
}

}  // namespace

Document write_decision(const Position& position, PlayerId player) {
    const Question asked = question(position, player);
    Document decision = Document::map({{"player", player.index()}, {"kind", name(asked)}});
    if (const CardId card = asking_card(position); card.is_some()) decision.set("source", name(card));
    if (const std::optional<Pick> pick = pending_pick(position, player)) {
        decision.set("pick", write_pick(*pick, name(asked)));
        return decision;
    }
    OptionList options;
    list_options(position, player, options);
    Document list = Document::list();
    for (const Option& option : options) list.add(write_option(position, option));
    decision.set("options", std::move(list));
    return decision;
}

}  // namespace planitia::terraforming
