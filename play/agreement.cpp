#include <play/agreement.h>
#include <present/titles.h>

#include <array>
#include <random>

namespace planitia::play {

using present::CommonPhrase;
using T = present::TableText;

namespace {

class Options {
  public:
    Options(const present::Phrasebook& book, int players, const Document& setup)
        : book_(book), players_(players), setup_(setup) {}

    std::vector<SetupOption> of_terraforming() {
        if (players_ > 1) {
            add_truth("corporateEra", T::corporate_era, true);
            add_truth("draft", T::draft, false);
        }
        add_truth("colonies", T::colonies, false);
        if (is_set("colonies"))
            add("corporationDeal", T::corporation_deal,
                {{"mixed", say(T::mixed)}, {"one-of-each", say(T::one_of_each)}});
        add_truth("worldGovernment", T::world_government, false);
        add("beginners", T::beginners,
            {{Document::list(), say(T::beginners_nobody)}, {everybody(), say(T::beginners_everybody)}});
        add("unplaceableTiles", T::unplaceable_tiles, {{"skip", say(T::skip)}, {"forbid", say(T::forbid)}});
        return std::move(options_);
    }

    std::vector<SetupOption> of_martians() {
        if (players_ > 1) add("variant", T::variant, titles<martians::Variant>());
        const Document* variant = setup_.find("variant");
        const bool is_competitive = variant != nullptr && *variant == Document(name(martians::Variant::competitive));
        if (!is_competitive) add("scenario", T::scenario, titles<martians::Scenario>());
        add("corporations", T::corporations, {{"random", say(T::random)}, {"choose", say(T::choose)}});
        return std::move(options_);
    }

  private:
    std::string say(T text) const { return book_.say(text); }
    bool is_set(std::string_view key) const {
        const Document* value = setup_.find(key);
        return value != nullptr && *value == Document(true);
    }
    Document everybody() const {
        Document seats = Document::list();
        for (int seat = 0; seat < players_; ++seat) seats.add(seat);
        return seats;
    }
    template <class E>
    std::vector<SetupValue> titles() const {
        std::vector<SetupValue> values;
        for (E each : every<E>()) values.push_back({name(each), std::string(title(book_.language, each))});
        return values;
    }
    void add(std::string key, T word, std::vector<SetupValue> values) {
        options_.push_back({std::move(key), say(word), std::move(values)});
    }
    void add_truth(std::string key, T word, bool usual) {
        const auto value = [&](bool truth) { return SetupValue{truth, say(truth ? T::yes : T::no)}; };
        add(std::move(key), word, {value(usual), value(!usual)});
    }

    const present::Phrasebook& book_;
    int players_;
    const Document& setup_;
    std::vector<SetupOption> options_;
};

}  // namespace

std::vector<SetupOption> setup_options(const present::Phrasebook& book, std::string_view game, int players,
                                       const Document& setup) {
    Options options(book, players, setup);
    return game == "martians" ? options.of_martians() : options.of_terraforming();
}

std::string level_word(const present::Phrasebook& book, std::string_view level) {
    if (level == "random") return book.say(T::bot_random);
    if (level == "greedy") return book.say(T::bot_greedy);
    if (level == "planner") return book.say(T::bot_planner);
    return std::string(level);
}

std::string bot_name(std::size_t seat) {
    constexpr std::array<std::string_view, 5> kNames = {"Ares", "Bellona", "Cydonia", "Daedalia", "Elysia"};
    return std::string(kNames[seat % kNames.size()]);
}

std::string game_word(const present::Phrasebook& book, std::string_view game) {
    return book.say(game == "martians" ? CommonPhrase::martians : CommonPhrase::terraforming);
}

void name_bots(std::vector<table::Seat>& seats) {
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].is_person() && seats[i].name.empty()) seats[i].name = bot_name(i);
}

std::string fresh_seed() {
    std::random_device device;
    std::string seed;
    for (int i = 0; i < 16; ++i) seed += "abcdefghijkmnpqrstuvwxyz23456789"[device() % 32];
    return seed;
}

}  // namespace planitia::play
