#include <CLI/CLI.hpp>
#include <protocol/json.h>
#include <terraforming/notation/catalogue_notation.h>

#include <iostream>

#include "commands.h"

namespace planitia {

namespace {

std::string text_of(const Document& entry, const char* key) {
    const Document* value = entry.find(key);
    if (value == nullptr) return "";
    if (value->as_text() != nullptr) return *value->as_text();
    return value->as_int() != nullptr ? std::to_string(*value->as_int()) : "";
}

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string tags_of(const Document& entry) {
    std::string text;
    if (const Document* tags = entry.find("tags"))
        for (const Document& tag : *tags->as_list()) text += " " + *tag.as_text();
    return text;
}

void print_list(const Document& catalogue) {
    for (const Document& entry : *catalogue.as_list())
        std::cout << padded(text_of(entry, "kind"), 17) << padded(text_of(entry, "number"), 5)
                  << padded(text_of(entry, "id"), 32) << padded(text_of(entry, "set"), 10)
                  << padded(text_of(entry, "cost"), 3) << tags_of(entry) << '\n';
}

}  // namespace

void add_cards_command(CLI::App& app) {
    auto as_json = std::make_shared<bool>(false);
    CLI::App* cards = app.add_subcommand(
        "cards", "List every card, corporation, milestone, award, standard project and colony tile");
    cards->add_flag("--json", *as_json, "All figures as one JSON array");
    cards->callback([as_json] {
        const Document catalogue = terraforming::write_catalogue();
        if (*as_json) {
            std::cout << to_json(catalogue) << '\n';
        } else {
            print_list(catalogue);
        }
    });
}

}  // namespace planitia
