#include <terraforming/catalogue/card.h>

#include <vector>

#include "client.h"

namespace planitia::protocol_test {

namespace {

struct Refused {
    std::string position;
    std::string refusal;
};

/// Each is refused as told, and the game that was there goes on.
void expect_refusals(const std::vector<Refused>& cases) {
    for (const Refused& each : cases) {
        Client client;
        client.set_up(R"({"oxygen":3})");
        const std::string before = client.ask_text(R"({"cmd":"state"})");
        const Document answer = client.ask(R"({"cmd":"position","position":)" + each.position + "}");
        EXPECT_EQ(refusal(answer), each.refusal) << each.position << "\n" << to_json(answer).substr(0, 300);
        EXPECT_TRUE(refusal(answer) == "accepted" || client.ask_text(R"({"cmd":"state"})") == before) << each.position;
    }
}

TEST(position_refusal, unknown_names_and_keys) {
    expect_refusals({
        {R"({"mars":1})", "bad-position /mars"},
        {R"({"game":"chess"})", "bad-position /game"},
        {R"({"phase":"draft","generation":2,"players":[{"dealt":["mine","fish"],"drafted":["ants"]},
              {"dealt":["birds","comet","trees","grass"]}]})",
         "bad-position /players"},
        {R"({"game":"martians","oxygen":3})", "bad-position /oxygen"},
        {R"({"options":{"venus":false}})", "bad-position /options/venus"},
        {R"({"options":{"unplaceableTiles":"move"}})", "bad-position /options/unplaceableTiles"},
        {R"({"phase":"night"})", "bad-position /phase"},
        {R"({"players":[{"mood":"good"},{}]})", "bad-position /players/0/mood"},
        {R"({"players":[{"stock":{"gold":1}},{}]})", "bad-position /players/0/stock/gold"},
        {R"({"players":[{"hand":["asteroid","comet","no-such-card"]},{}]})", "bad-position /players/0/hand/2"},
        {R"({"players":[{"hand":["Asteroid"]},{}]})", "bad-position /players/0/hand/0"},
        {R"({"players":[{},{"corporation":"nobody"}]})", "bad-position /players/1/corporation"},
        {R"({"players":[{"corporation":{"card":"credicor","colour":"red"}},{}]})",
         "bad-position /players/0/corporation/colour"},
        {R"({"players":[{"corporation":{"resources":1}},{}]})", "bad-position /players/0/corporation/card"},
        {R"({"players":[{"played":[{"card":"birds","eggs":2}]},{}]})", "bad-position /players/0/played/0/eggs"},
        {R"({"players":[{"nextCard":{"gift":1}},{}]})", "bad-position /players/0/nextCard/gift"},
        {R"({"tiles":[{"space":4,"tile":"lake"}]})", "bad-position /tiles/0/tile"},
        {R"({"tiles":[{"space":4,"tile":"comet","owner":0}]})", "bad-position /tiles/0/tile"},
        {R"({"tiles":[{"space":4,"tile":"ocean","colour":"blue"}]})", "bad-position /tiles/0/colour"},
        {R"({"tiles":[{"space":"luna","tile":"city","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"claims":[{"space":12,"owner":0,"price":1}]})", "bad-position /claims/0/price"},
        {R"({"milestones":[{"milestone":"hero","player":0}]})", "bad-position /milestones/0/milestone"},
        {R"({"awards":[{"award":"builder","player":0}]})", "bad-position /awards/0/award"},
        {R"({"deck":["comet","card"]})", "bad-position /deck/1"},
        {R"({"discards":["card"]})", "bad-position /discards/0"},
    });
}

TEST(position_refusal, wrong_types_and_missing_parts) {
    expect_refusals({
        {R"({"players":{}})", "bad-position /players"},
        {R"({"players":[]})", "bad-position /players"},
        {R"({"players":[{},{},{},{},{},{}]})", "bad-position /players"},
        {R"({"players":[{},7]})", "bad-position /players/1"},
        {R"({"options":[]})", "bad-position /options"},
        {R"({"generation":"1"})", "bad-position /generation"},
        {R"({"generation":null})", "bad-position /generation"},
        {R"({"tiles":{"space":4}})", "bad-position /tiles"},
        {R"({"tiles":[4]})", "bad-position /tiles/0"},
        {R"({"tiles":[{"tile":"ocean"}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":4}]})", "bad-position /tiles/0/tile"},
        {R"({"tiles":[{"space":20,"tile":"city"}]})", "bad-position /tiles/0/owner"},
        {R"({"claims":[{"space":12}]})", "bad-position /claims/0/owner"},
        {R"({"milestones":[{"milestone":"mayor"}]})", "bad-position /milestones/0/player"},
        {R"({"players":[{"passed":1},{}]})", "bad-position /players/0/passed"},
        {R"({"players":[{"hand":"comet"},{}]})", "bad-position /players/0/hand"},
        {R"({"players":[{"hand":[null]},{}]})", "bad-position /players/0/hand/0"},
        {R"({"players":[{"played":[["comet"]]},{}]})", "bad-position /players/0/played/0"},
        {R"({"seed":5})", "bad-position /seed"},
        {R"({"deck":"comet"})", "bad-position /deck"},
    });
}

TEST(position_refusal, values_out_of_range) {
    expect_refusals({
        {R"({"generation":0})", "bad-position /generation"},
        {R"({"generation":100})", "bad-position /generation"},
        {R"({"generation":15,"players":[{}]})", "bad-position /generation"},
        {R"({"firstPlayer":2})", "bad-position /firstPlayer"},
        {R"({"activePlayer":-1})", "bad-position /activePlayer"},
        {R"({"actionsTaken":2})", "bad-position /actionsTaken"},
        {R"({"temperature":-32})", "bad-position /temperature"},
        {R"({"temperature":10})", "bad-position /temperature"},
        {R"({"temperature":-9})", "bad-position /temperature"},
        {R"({"temperature":-8.5})", "bad-position /temperature"},
        {R"({"oxygen":15})", "bad-position /oxygen"},
        {R"({"oxygen":-1})", "bad-position /oxygen"},
        {R"({"players":[{"tr":-1},{}]})", "bad-position /players/0/tr"},
        {R"({"players":[{"tr":1000},{}]})", "bad-position /players/0/tr"},
        {R"({"players":[{},{"stock":{"steel":-1}}]})", "bad-position /players/1/stock/steel"},
        {R"({"players":[{},{"stock":{"heat":1000}}]})", "bad-position /players/1/stock/heat"},
        {R"({"players":[{"production":{"megacredits":-6}},{}]})", "bad-position /players/0/production/megacredits"},
        {R"({"players":[{"production":{"energy":-1}},{}]})", "bad-position /players/0/production/energy"},
        {R"({"players":[{"played":[{"card":"birds","resources":1000}]},{}]})",
         "bad-position /players/0/played/0/resources"},
        {R"({"players":[{"nextCard":{"discount":-1}},{}]})", "bad-position /players/0/nextCard/discount"},
        {R"({"tiles":[{"space":0,"tile":"ocean"}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":62,"tile":"ocean"}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":20,"tile":"city","owner":2}]})", "bad-position /tiles/0/owner"},
        {R"({"claims":[{"space":12,"owner":9}]})", "bad-position /claims/0/owner"},
        {R"({"awards":[{"award":"banker","player":2}]})", "bad-position /awards/0/player"},
    });
}

TEST(position_refusal, a_card_in_two_places_or_of_a_set_not_in_play) {
    expect_refusals({
        {R"({"players":[{"hand":["asteroid","asteroid"]},{}]})", "bad-position /players/0/hand/1"},
        {R"({"players":[{"hand":["asteroid"]},{"hand":["asteroid"]}]})", "bad-position /players/1/hand/0"},
        {R"({"players":[{"hand":["asteroid"],"played":["asteroid"]},{}]})", "bad-position /players/0/played/0"},
        {R"({"players":[{"played":[{"card":"birds"},"birds"]},{}]})", "bad-position /players/0/played/1"},
        {R"({"players":[{"hand":["asteroid"]},{}],"deck":["comet","asteroid"]})", "bad-position /deck/1"},
        {R"({"players":[{"corporation":"helion"},{"corporation":"helion"}]})", "bad-position /players/1/corporation"},
        {R"({"players":[{"hand":["helion"]},{}]})", "bad-position /players/0/hand/0"},
        {R"({"players":[{"corporation":"comet"},{}]})", "bad-position /players/0/corporation"},
        {R"({"deck":["credicor"]})", "bad-position /deck/0"},
        {R"({"options":{"corporateEra":false},"players":[{"hand":["hackers"]},{}]})", "bad-position /players/0/hand/0"},
        {R"({"options":{"corporateEra":false},"players":[{"corporation":"teractor"},{}]})",
         "bad-position /players/0/corporation"},
        {R"({"options":{"corporateEra":false},"deck":["hackers"]})", "bad-position /deck/0"},
        {R"({"players":[{"hand":["airliners"]},{}]})", "bad-position /players/0/hand/0"},
        {R"({"deck":["comet"],"discards":["comet"]})", "bad-position /discards/0"},
    });
}

TEST(position_refusal, tiles_that_can_not_lie_so) {
    expect_refusals({
        {R"({"tiles":[{"space":1,"tile":"city","owner":0},{"space":1,"tile":"greenery","owner":0}]})",
         "bad-position /tiles/1/space"},
        {R"({"tiles":[{"space":4,"tile":"city","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":4,"tile":"capital","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":29,"tile":"capital","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":29,"tile":"greenery","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":29,"tile":"ocean"}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":29,"tile":"nuclear-zone","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":"phobos","tile":"greenery","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":"ganymede","tile":"ocean"}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":4,"tile":"nuclear-zone","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":1,"tile":"mohole-area","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":1,"tile":"lava-flows","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":3,"tile":"mining-rights","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":2,"tile":"mining-area","owner":0}]})", "bad-position /tiles/0/space"},
        {R"({"tiles":[{"space":1,"tile":"nuclear-zone","owner":0},{"space":8,"tile":"nuclear-zone","owner":1}]})",
         "bad-position /tiles/1/tile"},
        {R"({"tiles":[{"space":4,"tile":"ocean","owner":0}]})", "bad-position /tiles/0/owner"},
        {R"({"tiles":[{"space":1,"tile":"city","owner":"neutral"}]})", "bad-position /tiles/0/owner"},
        {R"({"tiles":[{"space":1,"tile":"city","owner":"mars"}]})", "bad-position /tiles/0/owner"},
        {R"({"players":[{}],"tiles":[{"space":1,"tile":"nuclear-zone","owner":"neutral"}]})",
         "bad-position /tiles/0/owner"},
        {R"({"options":{"corporateEra":false},"tiles":[{"space":1,"tile":"restricted-area","owner":0}]})",
         "bad-position /tiles/0/tile"},
        {R"({"tiles":[{"space":2,"tile":"ocean"},{"space":4,"tile":"ocean"},{"space":5,"tile":"ocean"},
            {"space":11,"tile":"ocean"},{"space":26,"tile":"ocean"},{"space":30,"tile":"ocean"},
            {"space":32,"tile":"ocean"},{"space":33,"tile":"ocean"},{"space":34,"tile":"ocean"},
            {"space":41,"tile":"ocean"}]})",
         "bad-position /tiles/9/tile"},
        {R"({"claims":[{"space":4,"owner":0}]})", "bad-position /claims/0/space"},
        {R"({"claims":[{"space":29,"owner":0}]})", "bad-position /claims/0/space"},
        {R"({"claims":[{"space":"phobos","owner":0}]})", "bad-position /claims/0/space"},
        {R"({"claims":[{"space":1,"owner":0},{"space":1,"owner":1}]})", "bad-position /claims/1/space"},
        {R"({"tiles":[{"space":1,"tile":"city","owner":0}],"claims":[{"space":1,"owner":0}]})",
         "bad-position /claims/0/space"},
    });
}

TEST(position_refusal, cards_in_a_state_they_can_not_have) {
    expect_refusals({
        {R"({"players":[{"played":[{"card":"mine","resources":1}]},{}]})",
         "bad-position /players/0/played/0/resources"},
        {R"({"players":[{"played":[{"card":"comet","resources":1}]},{}]})",
         "bad-position /players/0/played/0/resources"},
        {R"({"players":[{"corporation":{"card":"credicor","resources":1}},{}]})",
         "bad-position /players/0/corporation/resources"},
        {R"({"players":[{"played":[{"card":"mine","usedThisGeneration":true}]},{}]})",
         "bad-position /players/0/played/0/usedThisGeneration"},
        {R"({"players":[{"corporation":{"card":"credicor","usedThisGeneration":true}},{}]})",
         "bad-position /players/0/corporation/usedThisGeneration"},
        {R"({"players":[{"corporation":"credicor","firstActionPending":true},{}]})",
         "bad-position /players/0/firstActionPending"},
        {R"({"players":[{"firstActionPending":true},{}]})", "bad-position /players/0/firstActionPending"},
    });
}

TEST(position_refusal, more_than_three_and_twice_the_same) {
    expect_refusals({
        {R"({"milestones":[{"milestone":"mayor","player":0},{"milestone":"builder","player":0},
            {"milestone":"gardener","player":0},{"milestone":"planner","player":0}]})",
         "bad-position /milestones"},
        {R"({"awards":[{"award":"banker","player":0},{"award":"miner","player":0},{"award":"landlord","player":0},
            {"award":"scientist","player":0}]})",
         "bad-position /awards"},
        {R"({"awards":[{"award":"banker","player":0},{"award":"banker","player":1}]})", "bad-position /awards/1/award"},
    });
}

TEST(position_refusal, phases_that_do_not_fit) {
    expect_refusals({
        {R"({"players":[{"passed":true},{}]})", "bad-position /players/0/passed"},
        {R"({"activePlayer":1,"players":[{},{"passed":true}]})", "bad-position /players/1/passed"},
        {R"({"phase":"research","players":[{},{"passed":true}]})", "bad-position /players/1/passed"},
        {R"({"players":[{"dealt":["comet"]},{}]})", "bad-position /players/0/dealt"},
        {R"({"players":[{"corporations":["credicor","helion"]},{}]})", "bad-position /players/0/corporations"},
        {R"({"phase":"setup"})", "bad-position /players"},
        {R"({"phase":"research","players":[{"drafted":["comet"]},{}]})", "bad-position /players/0/drafted"},
        {R"({"phase":"setup","players":[{"corporations":["credicor","helion"]},{}]})",
         "bad-position /players/1/corporations"},
        {R"({"phase":"setup","players":[{"corporations":["credicor"]},{}]})", "bad-position /players/0/corporations"},
        {R"({"phase":"setup","players":[{"corporations":["credicor","helion"]},{"corporations":["ecoline","helion"]}]})",
         "bad-position /players/1/corporations/1"},
        {R"({"players":[{}],"options":{"draft":true}})", "bad-position /options/draft"},
        {R"({"players":[{}],"options":{"corporateEra":false}})", "bad-position /options/corporateEra"},
    });
}

TEST(position_refusal, what_belongs_to_options_that_are_off) {
    expect_refusals({
        {R"({"options":{"colonies":1}})", "bad-position /options/colonies"},
        {R"({"options":{"worldGovernment":"yes"}})", "bad-position /options/worldGovernment"},
        {R"({"options":{"corporationDeal":"one-of-each"}})", "bad-position /options/corporationDeal"},
        {R"({"players":[{"corporation":"poseidon"},{}]})", "bad-position /players/0/corporation"},
        {R"({"phase":"solar"})", "bad-position /phase"},
        {R"({"colonies":[{"colony":"luna","marker":3,"owners":[0]}]})", "bad-position /colonies"},
        {R"({"players":[{"fleets":1},{}]})", "bad-position /players/0/fleets"},
    });
}

TEST(position_refusal, offers_that_nobody_dealt) {
    std::string hoard;
    for (const terraforming::Card& card : terraforming::cards().first(120))
        hoard += ",\"" + std::string(card.slug) + '"';
    const std::string dealt = "[" + hoard.substr(1) + "]";
    expect_refusals({
        {R"({"phase":"setup","players":[{"corporations":["credicor","helion"],"dealt":["mine"]},
            {"corporation":"ecoline","dealt":["asteroid"]}]})",
         "bad-position /players/1/corporations"},
        {R"({"phase":"setup","players":[{"corporation":"ecoline","corporations":["credicor","helion"]},
            {"corporations":["phobolog","thorgate"]}]})",
         "bad-position /players/0/corporations"},
        {R"({"phase":"research","players":[{"corporation":"helion","stock":{"heat":900},"dealt":)" + dealt + "},{}]}",
         "bad-position /players/0/dealt"},
    });
}

TEST(position_refusal, pending_things_without_the_discards) {
    expect_refusals({
        {R"({"pending":{"rng":"0000000000000001000000000000000000000000000000000000000000000000"}})",
         "bad-position /discards"},
    });
}

TEST(position_refusal, pending_things_that_nobody_wrote) {
    expect_refusals({
        {R"({"pending":7})", "bad-position /pending"},
        {R"({"pending":{}})", "bad-position /pending/rng"},
        {R"({"pending":{"rng":"0"}})", "bad-position /pending/rng"},
        {R"({"pending":{"rng":"0000000000000000000000000000000000000000000000000000000000000000"}})",
         "bad-position /pending/rng"},
        {R"({"pending":{"rng":"000000000000000g000000000000000000000000000000000000000000000000"}})",
         "bad-position /pending/rng"},
        {R"({"pending":{"rng":"0000000000000001000000000000000000000000000000000000000000000000","spell":1}})",
         "bad-position /pending/spell"},
        {R"({"pending":{"rng":"0000000000000001000000000000000000000000000000000000000000000000","selling":true}})",
         "bad-position /pending/check"},
        {R"({"pending":{"rng":"0000000000000001000000000000000000000000000000000000000000000000","selling":true,
            "catalogue":"0123456789abcdef","check":"0123456789abcdef"}})",
         "bad-position /pending/catalogue"},
    });
}

/// The middle of an action with one part of it changed.
std::string refusal_of_middle(std::string_view key, std::string_view value) {
    Client client;
    client.set_up(R"({"players":[{"stock":{"megacredits":40,"steel":3},"hand":["mine","research-outpost"]},{}]})");
    client.choose(0, R"({"kind":"play-card","card":"research-outpost"})");
    Document position = client.state();
    position.find("pending")->set(std::string(key), json(value));
    return refusal(client.ask(Document::map({{"cmd", "position"}, {"position", position}})));
}

TEST(position_refusal, a_middle_that_was_tampered_with) {
    EXPECT_EQ(refusal_of_middle("selling", "true"), "bad-position /pending/check");
    EXPECT_EQ(refusal_of_middle("playing", R"("comet")"), "bad-position /pending/payment/card");
    EXPECT_EQ(refusal_of_middle("playing", "null"), "bad-position /pending/payment/card");
    EXPECT_EQ(refusal_of_middle("seen", R"(["mine"])"), "bad-position /pending/seen/0");
    EXPECT_EQ(refusal_of_middle("picked", R"(["nothing"])"), "bad-position /pending/picked/0");
    EXPECT_EQ(refusal_of_middle("payment", R"({"for":"love"})"), "bad-position /pending/payment/for");
    EXPECT_EQ(refusal_of_middle("payment", R"({"for":"card","card":"research-outpost","cost":255})"),
              "bad-position /pending/payment/cost");
    EXPECT_EQ(refusal_of_middle("choices", "[]"), "bad-position /pending/choices");
    EXPECT_EQ(refusal_of_middle("lastSpace", "99"), "bad-position /pending/lastSpace");
    EXPECT_EQ(refusal_of_middle("check", R"("0000000000000000")"), "bad-position /pending/check");
}

TEST(position_refusal, waiting_effects_that_their_source_does_not_have) {
    const auto refused = [](std::string_view waiting) {
        return refusal_of_middle("agenda", "[{" + std::string(waiting) + "}]");
    };
    EXPECT_EQ(refused(R"("source":"mine","owner":0)"), "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"moon","part":"on-play","index":[0])"), "bad-position /pending/agenda/0/source");
    EXPECT_EQ(refused(R"("source":"mine","part":"lunch","index":[0])"), "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"mine","part":"action","index":[0])"), "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[1])"), "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[0],"count":2)"),
              "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[0,0,0])"), "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[-1])"), "bad-position /pending/agenda/0/index/0");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[0],"count":0)"),
              "bad-position /pending/agenda/0/count");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[0],"effects":[0,1])"),
              "bad-position /pending/agenda/0/effects");
    EXPECT_EQ(refused(R"("source":null,"part":"project","index":[0])"), "bad-position /pending/agenda/0/project");
    EXPECT_EQ(refused(R"("source":"luna","part":"income","which":7,"index":[0])"),
              "bad-position /pending/agenda/0/part");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[0],"owner":2)"),
              "bad-position /pending/agenda/0/owner");
    EXPECT_EQ(refused(R"("source":"mine","part":"on-play","index":[0],"owner":1)"), "bad-position /pending/check");
}

}  // namespace

}  // namespace planitia::protocol_test
