#include <desk/games.h>
#include <house/change.h>
#include <house/seat_wish.h>
#include <json/request.h>
#include <table/seat.h>

#include <algorithm>

namespace planitia::house {

namespace {

Result<SeatWish, Refusal> read_wish(const Document& wish, std::string place) {
    if (const auto checked = Request(wish).only({"person", "open", "bot"}); !checked)
        return Unexpected{inside(place, checked.error())};
    SeatWish read;
    read.is_mine = text_at(wish, "person") == "me";
    const Document* const open = wish.find("open");
    read.is_open = open != nullptr && open->as_bool() != nullptr && *open->as_bool();
    read.bot = text_at(wish, "bot");
    if (int{read.is_mine} + int{read.is_open} + int{!read.bot.empty()} != 1)
        return refuse(RefusalCode::bad_value, R"({"person":"me"}, {"open":true} or {"bot":"greedy"})",
                      std::move(place));
    return read;
}

}  // namespace

Result<Done, Refusal> check_level(std::string_view game, std::string_view level, std::string at) {
    const auto entry = desk::find_game(game);
    if (!entry) return Unexpected{entry.error()};
    if (std::ranges::find((*entry)->levels, level) == (*entry)->levels.end())
        return refuse(RefusalCode::bad_value, "no such bot plays this game", std::move(at));
    return Done{};
}

Result<std::vector<SeatWish>, Refusal> read_wishes(std::string_view game, const Document& request,
                                                   std::size_t players) {
    std::vector<SeatWish> wishes;
    const Document* const list = request.find("seats");
    if (list == nullptr) {
        wishes.resize(players, {.is_open = true});
        wishes.front() = {.is_mine = true};
        return wishes;
    }
    if (list->as_list() == nullptr || list->as_list()->size() != players)
        return refuse(RefusalCode::bad_value, "a seat for each of the players", "/seats");
    for (const Document& each : *list->as_list()) {
        const std::string place = (Pointer() / "seats" / wishes.size()).text();
        auto wish = read_wish(each, place);
        if (!wish) return Unexpected{wish.error()};
        if (!wish->bot.empty())
            if (const auto checked = check_level(game, wish->bot, place + "/bot"); !checked)
                return Unexpected{checked.error()};
        wishes.push_back(std::move(*wish));
    }
    if (std::ranges::count(wishes, true, &SeatWish::is_mine) > 1)
        return refuse(RefusalCode::bad_value, "one seat is yours", "/seats");
    return wishes;
}

std::vector<std::string> names_of(const std::vector<SeatWish>& wishes, const std::string& mine) {
    std::vector<table::Seat> seats;
    for (const SeatWish& wish : wishes) seats.push_back({.name = wish.is_mine ? mine : "", .bot = wish.bot});
    table::name_bots(seats);
    return table::names_of(seats);
}

}  // namespace planitia::house
