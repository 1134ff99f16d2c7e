#include <martians/rules/delivery.h>

namespace planitia::martians {

void list_deliveries(const Position& position, PlayerId id, OptionList& options) {
    if (position.turn.delivered < kDeliveries)
        for (const auto& [good, need] :
             {std::pair(Good::food, Need::hunger), std::pair(Good::medicine, Need::sickness)})
            for (QuarterId quarter : every_quarter())
                if (position.goods(id)[good] > 0 && at(position, quarter).needs[need] > 0)
                    options.push_back(option(OptionKind::deliver, good, quarter.raw()));
    options.push_back(option(OptionKind::done));
}

void explain_delivery(const Position& position, PlayerId id, const Option& wanted, Reasons& reasons) {
    Check check(&reasons);
    const bool is_food = wanted.good() == Good::food;
    if (!is_food && wanted.good() != Good::medicine) {
        check.fail({.code = ReasonCode::not_offered});
        return;
    }
    if (position.goods(id)[wanted.good()] == 0)
        check.fail({.code = ReasonCode::too_few_goods, .needs = 1, .has = 0, .good = wanted.good()});
    if (at(position, wanted.quarter()).needs[is_food ? Need::hunger : Need::sickness] == 0)
        check.fail({.code = ReasonCode::no_need_token});
}

void answer_delivery(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.active_player;
    position.asking = {};
    if (answer.kind == OptionKind::done) {
        scene.tell({.kind = EventKind::turn_ended, .player = id});
        position.turn = {};
        ++position.taken;
        return;
    }
    const bool is_food = answer.good() == Good::food;
    ++position.turn.delivered;
    change_goods(scene, id, answer.good(), -1);
    scene.tell(
        {.kind = EventKind::product_delivered, .player = id, .subject = answer.subject, .quarter = answer.quarter()});
    remove_need(scene, id, answer.quarter(), is_food ? Need::hunger : Need::sickness);
    change_reputation(scene, id, is_food ? kFoodReputation : kMedicineReputation);
    ask(position, Question::deliver, id);
}

}  // namespace planitia::martians
