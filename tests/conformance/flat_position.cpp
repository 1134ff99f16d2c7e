#include "flat_position.h"

#include <algorithm>
#include <vector>

namespace planitia::conformance {

namespace {

std::string value_text(const Document& value) {
    if (const auto* number = value.as_int()) return std::to_string(*number);
    if (const auto* truth = value.as_bool()) return *truth ? "true" : "false";
    if (const auto* text = value.as_text()) return *text;
    return "";
}

std::string sorted_cards(const Document& cards) {
    std::vector<std::string> names;
    for (const Document& card : *cards.as_list()) names.push_back(value_text(card));
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names) text += name + ' ';
    return text;
}

/// In slot order.
std::string owners_text(const Document& owners) {
    std::string text;
    for (const Document& owner : *owners.as_list()) text += value_text(owner) + ' ';
    return text;
}

int number_in(const Document& entry, const char* key) {
    const Document* value = entry.find(key);
    return value != nullptr && value->as_int() != nullptr ? static_cast<int>(*value->as_int()) : 0;
}

bool is_true(const Document& entry, const char* key) {
    const Document* value = entry.find(key);
    return value != nullptr && value->as_bool() != nullptr && *value->as_bool();
}

void add_corporation(FlatPosition& flat, const std::string& player, const Document& corporation) {
    if (number_in(corporation, "resources") > 0)
        flat[player + ".corporation.resources"] = std::to_string(number_in(corporation, "resources"));
    if (is_true(corporation, "usedThisGeneration")) flat[player + ".corporation.used"] = "true";
}

void add_played(FlatPosition& flat, const std::string& player, const Document& entry) {
    const std::string card = entry.as_text() != nullptr ? *entry.as_text() : value_text(*entry.find("card"));
    flat[player + ".played." + card] = std::to_string(number_in(entry, "resources"));
    if (is_true(entry, "usedThisGeneration")) flat[player + ".used." + card] = "true";
}

void add_player(FlatPosition& flat, const std::string& name, const Document& player) {
    flat[name + ".tr"] = value_text(*player.find("tr"));
    for (const char* part : {"stock", "production"})
        for (const auto& [resource, n] : *player.find(part)->as_map())
            flat[name + "." + part + "." + resource] = value_text(n);
    flat[name + ".hand"] = sorted_cards(*player.find("hand"));
    add_corporation(flat, name, *player.find("corporation"));
    for (const Document& entry : *player.find("played")->as_list()) add_played(flat, name, entry);
    if (const Document* fleets = player.find("fleets")) flat[name + ".fleets"] = value_text(*fleets);
}

void add_colony(FlatPosition& flat, const Document& tile) {
    const std::string name = "colony." + value_text(*tile.find("colony"));
    const Document* marker = tile.find("marker");
    const Document* fleet = tile.find("fleet");
    flat[name + ".owners"] = owners_text(*tile.find("owners"));
    flat[name + ".marker"] = marker != nullptr ? value_text(*marker) : "inactive";
    flat[name + ".fleet"] = fleet != nullptr ? value_text(*fleet) : "-1";
}

/// A list in the changes is a hand, or the owners of colonies.
std::string list_text(const std::string& path, const Document& list) {
    return path.ends_with(".owners") ? owners_text(list) : sorted_cards(list);
}

}  // namespace

FlatPosition flatten(const Document& position) {
    FlatPosition flat;
    for (const char* key : {"temperature", "oxygen", "generation"}) flat[key] = value_text(*position.find(key));
    for (const Document& tile : *position.find("tiles")->as_list()) {
        const Document* owner = tile.find("owner");
        flat["tile." + value_text(*tile.find("space"))] =
            value_text(*tile.find("tile")) + (owner != nullptr ? ":" + value_text(*owner) : "");
    }
    if (const Document* colonies = position.find("colonies"))
        for (const Document& tile : *colonies->as_list()) add_colony(flat, tile);
    for (const Document& claim : *position.find("claims")->as_list())
        flat["claim." + value_text(*claim.find("space"))] = value_text(*claim.find("owner"));
    for (const char* kind : {"milestone", "award"})
        for (const Document& taken : *position.find(std::string(kind) + "s")->as_list())
            flat[std::string(kind) + "." + value_text(*taken.find(kind))] = value_text(*taken.find("player"));
    const Document::List& players = *position.find("players")->as_list();
    for (std::size_t i = 0; i < players.size(); ++i) add_player(flat, "p" + std::to_string(i), players[i]);
    return flat;
}

FlatPosition with_changes(FlatPosition position, const Document& changes) {
    for (const auto& [path, value] : *changes.as_map()) {
        if (value.is_null()) {
            position.erase(path);
        } else {
            position[path] = value.as_list() != nullptr ? list_text(path, value) : value_text(value);
        }
    }
    return position;
}

std::string difference(const FlatPosition& expected, const FlatPosition& actual) {
    std::string text;
    const auto tell = [&](const std::string& path, const FlatPosition& a, const FlatPosition& b) {
        const auto left = a.find(path);
        const auto right = b.find(path);
        const std::string before = left == a.end() ? "nothing" : left->second;
        const std::string after = right == b.end() ? "nothing" : right->second;
        if (before != after) text += "  " + path + ": expected " + before + ", engine " + after + "\n";
    };
    for (const auto& [path, value] : expected) tell(path, expected, actual);
    for (const auto& [path, value] : actual)
        if (expected.count(path) == 0) tell(path, expected, actual);
    return text;
}

}  // namespace planitia::conformance
