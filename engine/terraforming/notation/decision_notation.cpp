#include <terraforming/notation/notation.h>
#include <terraforming/notation/option_notation.h>

namespace planitia::terraforming {

namespace {

constexpr NameTable<Question> kPrompts = named_each<Question>({
    {Question::none, "Nothing is asked."},
    {Question::choose_colonies, "With which three colony tiles do you play?"},
    {Question::choose_corporation, "Choose your corporation."},
    {Question::buy_cards, "Which cards do you buy?"},
    {Question::draft, "Which card do you keep? The others go to your neighbour."},
    {Question::turn, "Take an action."},
    {Question::pay, "How do you pay?"},
    {Question::sell_cards, "Which cards do you sell?"},
    {Question::place_tile, "Where does the tile go?"},
    {Question::claim_space, "Which space do you claim?"},
    {Question::target_player, "Which player is affected?"},
    {Question::target_card, "Which card is meant?"},
    {Question::alternative, "Which of the effects do you use?"},
    {Question::amount, "How much?"},
    {Question::pick_cards, "Which cards do you keep?"},
    {Question::discard_cards, "Which cards do you discard?"},
    {Question::resolve, "Which effect comes first?"},
    {Question::trade, "Which colony tile does your fleet visit?"},
    {Question::build_colony, "Where do you build the colony?"},
    {Question::add_colony_tile, "Which colony tile comes into the game?"},
    {Question::move_marker, "Which colony marker moves?"},
    {Question::raise_parameter, "What does the World Government raise?"},
    {Question::convert_plants, "Do you convert plants to a greenery?"},
});

Document write_pick(const Pick& pick, std::string_view kind) {
    Document document = Document::map(
        {{"kind", kind}, {"from", write_cards(pick.from)}, {"min", pick.min}, {"max", pick.max}});
    if (!pick.picked.empty()) document.set("picked", write_cards(pick.picked));
    return document;
}

}  // namespace

Document write_decision(const Position& position, PlayerId player) {
    const Question asked = question(position, player);
    Document decision = Document::map(
        {{"player", player.index()}, {"kind", name(asked)}, {"prompt", kPrompts[static_cast<std::size_t>(asked)]}});
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
