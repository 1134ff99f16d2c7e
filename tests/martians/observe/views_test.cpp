/// What a player may know, and what is dealt anew where it is not known.
#include <kit/martians_game.h>

#include <map>
#include <set>

namespace planitia::kit::colony {
namespace {

using martians::Martians;

Document view(const MartiansGame& game, PlayerId viewer) {
    return martians::write_view(Martians::observe(game.position(), viewer));
}

Document in(const Document& document, std::initializer_list<const char*> keys) {
    const Document* here = &document;
    for (const char* key : keys) {
        if (here == nullptr) return Document();
        here = here->as_list() != nullptr ? &(*here->as_list())[static_cast<std::size_t>(std::stoi(key))]
                                          : here->find(key);
    }
    return here != nullptr ? *here : Document();
}

/// Seat A holds a yellow, B a red and two green samples.
MartiansGame with_samples(const std::string& variant) {
    return given(variant + "; A: mineral-yellow 1; B: mineral-red 1, mineral-green 2, money 7");
}

TEST(martians_views, others_samples_are_counted_in_semi_and_competitive) {
    for (const char* variant : {"semi", "competitive"}) {
        const MartiansGame game = with_samples(variant);
        const Document seen = view(game, A);
        EXPECT_EQ(in(seen, {"players", "0", "goods", "mineral-yellow"}), Document(1)) << variant;
        EXPECT_TRUE(in(seen, {"players", "1", "goods", "mineral-red"}).is_null()) << variant;
        EXPECT_TRUE(in(seen, {"players", "1", "goods", "mineral-green"}).is_null()) << variant;
        EXPECT_EQ(in(seen, {"players", "1", "samples"}), Document(3)) << "how many is public";
        EXPECT_EQ(in(seen, {"players", "0", "samples"}), Document(1));
        EXPECT_EQ(in(seen, {"players", "1", "goods", "money"}), Document(7)) << "goods and money are open";
        const Document other = view(game, B);
        EXPECT_EQ(in(other, {"players", "1", "goods", "mineral-green"}), Document(2)) << variant;
        EXPECT_TRUE(in(other, {"players", "0", "goods", "mineral-yellow"}).is_null()) << variant;
        const Document nobody = view(game, PlayerId::none());
        for (const char* seat : {"0", "1"})
            EXPECT_TRUE(in(nobody, {"players", seat, "goods", "mineral-yellow"}).is_null()) << "a spectator sees none";
    }
}

TEST(martians_views, samples_are_open_and_common_in_the_cooperative_game) {
    const auto game = given("A: mineral-red 1");
    for (PlayerId viewer : {A, B, PlayerId::none()}) {
        EXPECT_EQ(in(view(game, viewer), {"goods", "mineral-red"}), Document(1));
        EXPECT_EQ(in(view(game, viewer), {"goods", "mineral-yellow"}), Document(0));
    }
}

TEST(martians_views, two_positions_that_differ_only_in_others_samples_look_the_same) {
    const MartiansGame one = with_samples("semi");
    const auto two = given("semi; A: mineral-yellow 1; B: mineral-blue 3, money 7");
    EXPECT_EQ(one_line(view(one, A)), one_line(view(two, A)));
    EXPECT_NE(one_line(view(one, B)), one_line(view(two, B)));
}

TEST(martians_views, decks_are_counts) {
    const auto game = given("competitive");
    const std::map<std::string, int> sizes = {{"weatherDeck", 9},   {"specialistDeck", 10}, {"assistantDeck", 6},
                                              {"researchDeck", 12}, {"regolithDeck", 18},   {"orderDeck", 24}};
    for (PlayerId viewer : {A, B, PlayerId::none()}) {
        const Document seen = view(game, viewer);
        for (const auto& [deck, n] : sizes)
            EXPECT_EQ(one_line(in(seen, {deck.c_str()})), "{count " + std::to_string(n) + "}") << deck;
        for (const char* stack : {"0", "1", "2", "3", "4"})
            EXPECT_EQ(one_line(in(seen, {"eventStacks", stack})),
                      stack == std::string("3") ? "{count 4}" : "{count 3}");
        EXPECT_TRUE(in(seen, {"pending"}).is_null()) << "neither the generator nor what goes on";
    }
}

TEST(martians_views, what_lies_open_is_seen_by_everybody) {
    const auto game =
        given("shown doctor botanist; research ice-core sky-survey; discards red; quarter 1: hunger 2; B: at moxie 1");
    for (PlayerId viewer : {A, B, PlayerId::none()}) {
        const Document seen = view(game, viewer);
        for (const char* key :
             {"people", "research", "crops", "weather", "rtg", "regolithDiscards", "quarters", "buildings"})
            EXPECT_EQ(one_line(in(seen, {key})), one_line(game.at("/" + std::string(key)))) << key;
    }
}

TEST(martians_views, tokens_face_down_are_hidden) {
    const auto game = given("");
    for (PlayerId viewer : {A, PlayerId::none()}) {
        const Document tokens = in(view(game, viewer), {"mine", "tokens"});
        ASSERT_EQ(tokens.as_list()->size(), 37U);
        for (std::size_t hex = 0; hex < 37; ++hex) {
            const bool is_up = hex == 9 || hex == 15 || hex == 22;
            const Document real = game.at("/mine/tokens/" + std::to_string(hex));
            EXPECT_EQ((*tokens.as_list())[hex], is_up ? real : Document("hidden")) << hex;
        }
    }
}

TEST(martians_views, the_weather_report_is_for_its_owner_only) {
    for (const char* variant : {"coop", "semi"}) {
        const auto game = given(std::string(variant) + "; B: tech weather-report");
        EXPECT_EQ(in(view(game, B), {"nextWeather"}), Document("fresh-wind")) << variant;
        EXPECT_TRUE(in(view(game, A), {"nextWeather"}).is_null()) << variant;
        EXPECT_TRUE(in(view(game, PlayerId::none()), {"nextWeather"}).is_null()) << variant;
        EXPECT_EQ(one_line(in(view(game, B), {"weatherDeck"})), "{count 9}") << "the others stay hidden";
    }
}

// ---- dealt anew

std::vector<martians::Position> resampled(const MartiansGame& game, PlayerId viewer, int n) {
    std::vector<martians::Position> found;
    Rng rng("resample");
    const martians::View seen = Martians::observe(game.position(), viewer);
    for (int i = 0; i < n; ++i) found.push_back(Martians::resample(seen, rng));
    return found;
}

TEST(martians_resample, gives_positions_that_could_be_the_true_one) {
    for (const char* variant : {"semi", "competitive"}) {
        const MartiansGame game = with_samples(variant);
        for (PlayerId viewer : {A, B, PlayerId::none()})
            for (const martians::Position& each : resampled(game, viewer, 30)) {
                EXPECT_EQ(martians::violation(each), std::nullopt);
                EXPECT_EQ(one_line(martians::write_view(Martians::observe(each, viewer))),
                          one_line(view(game, viewer)));
            }
    }
}

TEST(martians_resample, deals_decks_tokens_and_others_samples_anew) {
    const MartiansGame game = with_samples("semi");
    std::set<std::string> weather, events, tokens, samples, people;
    for (const martians::Position& each : resampled(game, A, 40)) {
        const Document written = martians::write_position(each);
        weather.insert(one_line(in(written, {"weatherDeck"})));
        events.insert(one_line(in(written, {"eventStacks"})));
        tokens.insert(one_line(in(written, {"mine", "tokens"})));
        people.insert(one_line(in(written, {"specialistDeck"})));
        samples.insert(one_line(in(written, {"players", "1", "goods"})));
        EXPECT_EQ(in(written, {"players", "0", "goods", "mineral-yellow"}), Document(1)) << "the own ones are known";
    }
    for (const auto* each : {&weather, &events, &tokens, &samples, &people}) EXPECT_GT(each->size(), 3U);
}

TEST(martians_resample, keeps_what_the_weather_report_tells) {
    const auto game = given("B: tech weather-report");
    std::set<std::string> for_a;
    for (const martians::Position& each : resampled(game, B, 30))
        EXPECT_EQ(in(martians::write_position(each), {"weatherDeck", "0"}), Document("fresh-wind"));
    for (const martians::Position& each : resampled(game, A, 30))
        for_a.insert(one_line(in(martians::write_position(each), {"weatherDeck", "0"})));
    EXPECT_GT(for_a.size(), 3U);
}

TEST(martians_resample, forgets_the_generator) {
    const auto game = given("");
    std::set<std::string> generators = {one_line(game.at("/pending/rng"))};
    for (const martians::Position& each : resampled(game, A, 5))
        generators.insert(one_line(in(martians::write_position(each), {"pending", "rng"})));
    EXPECT_EQ(generators.size(), 6U) << "later shuffles can not be foreseen";
}

}  // namespace
}  // namespace planitia::kit::colony
