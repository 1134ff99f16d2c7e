#include <kit/facts.h>
#include <kit/scenario.h>
#include <kit/short_form.h>

namespace planitia::kit {

template class ScenarioOf<Scenario, TerraformingWords>;

Checked TerraformingWords::check(const Document& position, std::string_view text) {
    return check_facts(position, text);
}
std::vector<std::string> TerraformingWords::changes(const Document& before, const Document& after,
                                                    const std::vector<std::string>& except) {
    return kit::changes(before, after, except);
}
std::vector<std::string> TerraformingWords::bookkeeping() {
    return {"/pending", "/actionsTaken", "/activePlayer", "/random"};
}

Scenario given(std::string_view text, const char* file, int line) {
    return given_by<Scenario>(text, position_document, {file, line});
}

Scenario dealt(const terraforming::Setup& setup, std::string_view seed, const char* file, int line) {
    return dealt_by<Scenario>(setup, seed, {file, line});
}

Scenario& Scenario::to_next_generation(const char* file, int line) {
    const int generation = position().generation;
    const auto is_there = [&] {
        return is_over() || (position().generation > generation && position().phase == terraforming::Phase::action);
    };
    while (!is_there()) {
        const PlayerId player = record().awaited().front();
        Document nothing = buy({}).fields;
        for (const Move& move : {raise("ocean"), raise("oxygen"), raise("temperature"), decline(), end_turn(), pass()})
            if (offers(player, move)) nothing = move.fields;
        choose(player, nothing, {file, line});
    }
    return *this;
}

}  // namespace planitia::kit
