#include <terraforming/catalogue/cards/standard_projects.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/counting.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/research.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/triggers.h>

#include <string>

namespace planitia::terraforming {

namespace {

std::optional<Refusal> refusal(const Setup& setup) {
    const auto refuse = [](std::string message, std::string at) {
        return Refusal{RefusalCode::bad_value, std::move(message), std::move(at)};
    };
    if (setup.players < 1 || setup.players > kMaxPlayers) return refuse("1 to 5 players can play", "/setup/players");
    if (setup.players == 1 && !setup.corporate_era)
        return refuse("solo is always played with the Corporate Era", "/setup/corporateEra");
    if (setup.players == 1 && setup.draft) return refuse("solo is never played with the draft", "/setup/draft");
    if (setup.one_corporation_of_each && !setup.colonies)
        return refuse("one corporation of each needs Colonies", "/setup/corporationDeal");
    if (setup.first_player.is_some() && setup.first_player.index() >= setup.players)
        return refuse("the first player sits at a seat that is not in the game", "/setup/firstPlayer");
    for (std::size_t i = setup.players; i < kMaxPlayers; ++i)
        if (setup.beginners.contains(PlayerId{i}))
            return refuse("a beginner sits at a seat that is not in the game", "/setup/beginners");
    return std::nullopt;
}

/// Corporations in random order, to be dealt two to a player.
class Corporations {
  public:
    void add(CardId card) { (info(card).set == Set::colonies ? of_colonies_ : others_).push_back(card); }

    /// `one_of_each`: of Colonies, and of the others.
    void shuffle(Rng& rng, bool one_of_each) {
        is_split_ = one_of_each;
        if (!is_split_)
            while (!of_colonies_.empty()) others_.push_back(of_colonies_.pop_back());
        rng.shuffle(others_);
        rng.shuffle(of_colonies_);
    }

    std::array<CardId, 2> deal() {
        const CardId first = (is_split_ ? of_colonies_ : others_).pop_back();
        return {first, others_.pop_back()};
    }

  private:
    FixedVec<CardId, 32> others_;
    FixedVec<CardId, 32> of_colonies_;
    bool is_split_ = false;
};

/// Shuffles the deck and the corporations, and offers each player two of these.
void shuffle_and_offer(Position& position) {
    Corporations corporations;
    const CardSet in_game = cards_in_game(position.setup);
    for (CardId card : in_game& project_cards()) position.deck.push_back(card);
    for (CardId card : in_game - project_cards()) corporations.add(card);
    position.rng.shuffle(position.deck);
    corporations.shuffle(position.rng, position.setup.one_corporation_of_each);
    for (PlayerId id : position.seats()) {
        PlayerState& player = position.player(id);
        if (position.setup.beginners.contains(id)) {
            player.corporation = beginner_corporation();
            player.offer.is_ready = !must_choose_colonies(position);
        } else {
            player.offer.corporations = corporations.deal();
        }
    }
}

PlayerId first_player(Position& position) {
    if (position.is_solo()) return PlayerId{0};
    const PlayerId agreed = position.setup.first_player;
    return agreed.is_some() ? agreed : PlayerId{position.rng.below(position.setup.players)};
}

}  // namespace

namespace {

constexpr std::size_t kSets = static_cast<std::size_t>(Set::count_);
using Projects = FixedVec<Project, static_cast<std::size_t>(Project::count_)>;

/// For every combination of sets, told as bits.
consteval auto projects_by_sets() {
    std::array<Projects, 1U << kSets> table;
    for (std::size_t sets = 0; sets < table.size(); ++sets)
        for (const ProjectRow& row : words::kStandardProjects)
            if ((sets >> static_cast<unsigned>(row.set)) & 1U) table[sets].push_back(row.project);
    return table;
}
constexpr auto kProjectsBySets = projects_by_sets();

}  // namespace

std::span<const Project> projects_in_game(const Setup& setup) {
    std::size_t sets = 0;
    for (Set set : every<Set>()) sets |= std::size_t{is_in_game(setup, set)} << static_cast<unsigned>(set);
    const Projects& projects = kProjectsBySets[sets];
    return {projects.begin(), projects.end()};
}

CardSet cards_in_game(const Setup& setup) {
    CardSet in_game;
    for (std::size_t i = 0; i < cards().size(); ++i)
        if (is_in_game(setup, kCards[i])) in_game.insert(CardId{i});
    in_game.erase(beginner_corporation());
    return in_game;
}

int starting_megacredits(const Card& corporation) {
    int sum = 0;
    for (std::uint16_t at = corporation.on_play.begin; at < corporation.on_play.end; ++at)
        if (const auto* gain = std::get_if<Gain>(&kEffects[at]))
            if (gain->resource == Resource::megacredits) sum += gain->amount.each;
    return sum;
}

void start(PlayerState& player, const Setup& setup) {
    player.rating = static_cast<std::int16_t>(setup.players == 1 ? kSoloRating : kStartingRating);
    for (Resource resource : every<Resource>()) player.production[resource] = starting_production(setup);
    player.fleets = brings(setup, &SetRow::has_colony_tiles) ? 1 : 0;
}

Result<Position, Refusal> begin(const Setup& setup, std::string_view seed) {
    if (std::optional<Refusal> refused = refusal(setup)) return Unexpected{*refused};
    Position position;
    position.setup = setup;
    position.rng = Rng(seed);
    const bool has_colony_tiles = brings(setup, &SetRow::has_colony_tiles);
    for (PlayerId id : position.seats()) {
        PlayerState& player = position.player(id);
        start(player, setup);
        if (has_colony_tiles && position.is_solo()) player.production[Resource::megacredits] += kSoloColoniesProduction;
    }
    if (has_colony_tiles) deal_colony_tiles(position);
    shuffle_and_offer(position);
    Scene scene{position};
    if (position.is_solo()) place_neutral_tiles(scene);
    deal(scene, kStartingCards);
    for (PlayerId id : position.seats())
        if (setup.beginners.contains(id)) position.player(id).offer.picked = position.player(id).offer.dealt;
    position.first_player = first_player(position);  // last, so that a seed deals the same cards whoever begins
    settle(position);
    return position;
}

void reveal_corporation(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    PlayerState& player = scene.player(id);
    const CardId corporation = player.corporation;
    const Actor who{id, corporation};
    const Card& card = info(corporation);
    scene.tell({.kind = EventKind::corporation_revealed, .player = id, .card = corporation});
    put_in_play(player, corporation);
    wake_colonies(scene, card.holds);
    for (std::uint16_t at = card.on_play.begin; at < card.on_play.end; ++at) resolve(scene, who, at);
    player.first_action_pending = !card.first_action.empty();
    fire_card_triggers(position, id, card);
    for (std::size_t n = cities_on_mars(position); n > 0; --n) fire_city_triggers_of(position, id, corporation);
}

}  // namespace planitia::terraforming
