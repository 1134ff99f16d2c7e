#include <json/json.h>
#include <table/deal.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include "commands.h"

namespace planitia {

namespace {

[[noreturn]] void fail_to_verify(const std::string& why) {
    std::cerr << "planitia verify: " << why << "\n";
    throw CLI::RuntimeError(1);
}

Document read_exported(const std::string& file) {
    std::string text;
    if (file == "-") {
        text.assign(std::istreambuf_iterator<char>(std::cin), {});
    } else {
        std::ifstream in(file, std::ios::binary);
        if (!in) fail_to_verify("can not read " + file);
        text.assign(std::istreambuf_iterator<char>(in), {});
    }
    auto document = from_json(text);
    if (!document) fail_to_verify(file + " is no JSON: " + document.error().message);
    return std::move(*document);
}

/// Precondition: all of it holds.
void tell_what_holds(const Document& exported) {
    const Document& table = *exported.find("table");
    const Document::List& shares = *table.find("shares")->as_list();
    const auto given = std::ranges::count_if(shares, [](const Document& share) { return !share.is_null(); });
    std::cout << "commitment holds: " << text_at(table, "commitment") << "\n"
              << "seed holds: made of the secret, the set-up and the shares of " << given << " of " << shares.size()
              << " seats\n"
              << "deal and choices hold: " << exported.find("choices")->as_list()->size() << " choices\n";
    if (given == 0) std::cout << "note: no seat gave a share, so the house alone has made this deal\n";
}

void verify(const std::string& file) {
    const Document exported = read_exported(file);
    const auto verified = table::verify_deal(exported);
    if (verified) return tell_what_holds(exported);
    const Refusal& refusal = verified.error();
    std::cout << "does not hold: " << refusal.message << (refusal.at.empty() ? "" : " (" + refusal.at + ")") << "\n";
    throw CLI::RuntimeError(1);
}

}  // namespace

void add_verify_command(CLI::App& app) {
    const auto file = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("verify", "Check the deal and every choice of an exported game");
    command->add_option("file", *file, "What export wrote; - is standard input")->required();
    command->callback([file] { verify(*file); });
}

}  // namespace planitia
