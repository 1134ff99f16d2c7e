#include <house/alarm.h>
#include <house/copied_table.h>
#include <house/exported.h>
#include <json/json.h>
#include <store/listings.h>
#include <store/people.h>
#include <store/tables.h>
#include <store/writer.h>
#include <table/deal.h>
#include <table/random_word.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

#include "commands.h"
#include "database_option.h"

namespace planitia {

namespace {

[[noreturn]] void give_up(std::string_view command, const std::string& why) {
    std::cerr << "planitia " << command << ": " << why << "\n";
    throw CLI::RuntimeError(1);
}

/// What the world does to a command is told in a line.
template <class Do>
void run_with_database(std::string_view command, const Do& act) {
    try {
        act();
    } catch (const store::Failed& failure) {
        give_up(command, failure.what());
    }
}

void export_table(const std::string& database, const std::string& id, const std::string& file) {
    const auto opened = open_database(database);
    auto kept = store::read_table(*opened, id);
    if (!kept) give_up("export", "there is no table " + id);
    const house::Room room = house::open_room(std::move(*kept));
    const auto exported = house::write_export(house::sight_of(room, {}, 0, house::now_ms()));
    if (!exported) give_up("export", exported.error().message);
    if (file.empty()) {
        std::cout << to_json(*exported) << "\n";
        return;
    }
    std::ofstream out(file);
    out << to_json(*exported) << "\n";
    if (!out.flush()) give_up("export", "can not write " + file);
}

std::string text_of_file(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) give_up("import", "can not read " + file);
    return text;
}

void import_table(const std::string& database, const std::string& file) {
    const auto exported = from_json(text_of_file(file));
    if (!exported) give_up("import", exported.error().message);
    open_database(database);
    const std::int64_t now = house::now_ms();
    const store::Person host{
        .id = "p" + table::random_word(12), .name = "", .settings = "{}", .created = now, .seen = now};
    const auto made = house::read_import({.person = host.id, .name = {}}, *exported, now);
    if (!made) give_up("import", made.error().message + (made.error().at.empty() ? "" : " at " + made.error().at));
    store::Job job = store::add_person(host, table::sha256_hex(table::random_bytes(32)));
    for (store::Statement& each : house::write_copy(*made)) job.push_back(std::move(each));
    store::Writer writer(address_of(database), 1);
    if (writer.write(std::move(job)) != store::Outcome::done) give_up("import", writer.last_failure());
    std::cout << made->table.id << "\n";
}

/// Plays every unfinished game as this program would, and changes nothing.
void check_upgrade(const std::string& database) {
    const store::Address address = address_of(database);
    if (address.kind == store::Address::Kind::sqlite && !std::filesystem::exists(address.place))
        give_up("upgrade-check", "there is no file " + address.place);
    const auto opened = store::connect(address);
    std::size_t fine = 0;
    std::size_t diverged = 0;
    for (const std::string& id : store::tables_in_state(*opened, "playing")) {
        auto kept = store::read_table(*opened, id);
        if (!kept) continue;
        const std::int64_t number = kept->table.number;
        const house::Room room = house::open_room(std::move(*kept));
        if (!room.row.diverged_at) {
            ++fine;
            continue;
        }
        ++diverged;
        std::cout << id << " diverges at choice " << *room.row.diverged_at << " of " << number << "\n";
    }
    std::cout << fine << " unfinished games go on, " << diverged << " can not\n";
    if (diverged != 0) throw CLI::RuntimeError(1);
}

/// Every command has arguments of its own: the environment fills those of commands that were not given, too.
struct TableArguments {
    std::string database, table, file;
};

std::shared_ptr<TableArguments> arguments_of(CLI::App& command) {
    auto arguments = std::make_shared<TableArguments>();
    add_database_option(command, arguments->database);
    return arguments;
}

}  // namespace

void add_tables_commands(CLI::App& app) {
    CLI::App* exporting = app.add_subcommand("export", "Write a finished game of the server to a file");
    const auto exported = arguments_of(*exporting);
    exporting->add_option("table", exported->table, "The id of the table")->required();
    exporting->add_option("file", exported->file, "Else it is printed");
    exporting->callback([exported] {
        run_with_database("export", [&] { export_table(exported->database, exported->table, exported->file); });
    });
    CLI::App* importing =
        app.add_subcommand("import", "Bring a game that was exported to the server; prints its table");
    const auto imported = arguments_of(*importing);
    importing->add_option("file", imported->file, "The file")->required()->check(CLI::ExistingFile);
    importing->callback(
        [imported] { run_with_database("import", [&] { import_table(imported->database, imported->file); }); });
    CLI::App* checking =
        app.add_subcommand("upgrade-check", "Tell which unfinished games this program can not go on with");
    const auto checked = arguments_of(*checking);
    checking->callback([checked] { run_with_database("upgrade-check", [&] { check_upgrade(checked->database); }); });
}

}  // namespace planitia
