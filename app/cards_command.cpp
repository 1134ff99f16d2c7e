#include <gallery/gallery.h>
#include <json/json.h>
#include <present/lookup.h>
#include <present/phrasebook.h>
#include <terminal/card_drawing.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "commands.h"

namespace planitia {

namespace {

using present::Entry;
using present::Language;

/// So many are drawn; more are listed.
constexpr std::size_t kMostDrawn = 6;
/// Columns of a drawn card.
constexpr int kNarrowest = 28;
constexpr int kWidest = 64;

struct CardsRequest {
    std::string language = "en";
    present::Lookup lookup;
    bool as_json = false;
    bool in_full = false;
    std::string html;
};

void print_json(const std::vector<Entry>& entries) {
    Document list = Document::list();
    for (const Entry& entry : entries) list.add(write_entry(entry));
    std::cout << to_json(list) << '\n';
}

void write_gallery(const std::string& file, Language language, const std::vector<Entry>& entries) {
    std::ofstream out(file, std::ios::binary);
    out << gallery::gallery_html(language, entries);
    out.close();
    if (!out) throw CLI::ValidationError("--html", "can not write " + file);
    std::cout << file << ": " << entries.size() << " cards\n";
}

void draw(Language language, const std::vector<Entry>& entries) {
    const terminal::Style style = terminal::style_of_output();
    const auto columns =
        static_cast<std::size_t>(style.columns == 0 ? kWidest : std::clamp(style.columns, kNarrowest, kWidest));
    for (const Entry& entry : entries)
        for (const std::string& line : draw_card(style, language, entry, columns)) std::cout << line << '\n';
}

void list(Language language, const std::vector<Entry>& entries) {
    const terminal::Style style = terminal::style_of_output();
    for (const Entry& entry : entries) std::cout << list_line(style, language, entry) << '\n';
}

void show(const CardsRequest& request) {
    const Language language = *find_name<Language>(request.language);
    const present::Phrasebook& book = present::phrasebook(language);
    const auto [found, total] = look_up(language, request.lookup);
    if (request.as_json) return print_json(found);
    if (found.empty()) {
        std::cout << book.say(present::CommonPhrase::nothing_found) << '\n';
        return;
    }
    if (!request.html.empty()) return write_gallery(request.html, language, found);
    if (request.in_full || found.size() <= kMostDrawn) {
        draw(language, found);
    } else {
        list(language, found);
    }
    std::cout << book.say(present::CommonPhrase::found,
                          {{"n", static_cast<int>(found.size())}, {"m", static_cast<int>(total)}})
              << '\n';
}

}  // namespace

void add_cards_command(CLI::App& app) {
    auto request = std::make_shared<CardsRequest>();
    present::Lookup& lookup = request->lookup;
    CLI::App* cards = app.add_subcommand("cards", "Find, read and print the cards of both games");
    cards->add_option("words", lookup.words, "Words in the title or the text");
    cards->add_option("--lang", request->language, "Language")
        ->check(
            CLI::IsMember(std::vector<std::string>(present::kLanguageNames.begin(), present::kLanguageNames.end())));
    const auto add_filter = [&](const char* flag, std::string& value, std::vector<std::string> values,
                                const char* help) {
        cards->add_option(flag, value, help)->check(CLI::IsMember(std::move(values)));
    };
    add_filter("--game", lookup.game, present::game_names(), "Only of this game");
    add_filter("--set", lookup.set, present::set_names(), "Only of this set");
    add_filter("--kind", lookup.kind, present::kind_names(), "Only of this kind");
    add_filter("--tag", lookup.tag, present::tag_names(), "Only with this tag");
    CLI::Option* full = cards->add_flag("--full", request->in_full, "Draw every card, however many there are");
    CLI::Option* json = cards->add_flag("--json", request->as_json, "All figures, texts and icons as one JSON array");
    cards->add_option("--html", request->html, "Write a gallery to print to this file")
        ->excludes(json)
        ->excludes(full)
        ->check([](const std::string& file) { return file.empty() ? std::string("a file is needed") : std::string(); });
    cards->callback([request] { show(*request); });
}

}  // namespace planitia
