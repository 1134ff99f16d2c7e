#include <server/server.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

#include "commands.h"
#include "database_option.h"

namespace planitia {

namespace {

/// The address of a database as it may be told: what stands before the host can have a password in it.
std::string without_password(const std::string& database) {
    const std::size_t at = database.rfind('@');
    const std::size_t scheme = database.find("://");
    if (at == std::string::npos || scheme == std::string::npos) return database;
    return database.substr(0, scheme + 3) + database.substr(at + 1);
}

constexpr const char* kConfigFlag = "--config";

void serve(const server::Config& config) {
    try {
        server::serve(config, PLANITIA_VERSION, [&](std::uint16_t port) {
            const std::string at = config.listen.substr(0, config.listen.rfind(':'));
            const bool is_local = at == "127.0.0.1" || at == "0.0.0.0" || at == "[::]" || at == "[::1]";
            std::cout << "Planitia is open at "
                      << (config.public_url.empty()
                              ? "http://" + (is_local ? std::string("localhost") : at) + ":" + std::to_string(port)
                              : config.public_url)
                      << "  (Ctrl+C closes it; games are kept in " << without_password(config.database) << ")\n"
                      << std::flush;
        });
    } catch (const std::exception& error) {
        std::cerr << "planitia serve: " << error.what() << "\n";
        throw CLI::RuntimeError(1);
    }
}

/// The variable of the environment that says the same as a flag.
std::string variable_of(const std::string& flag) {
    std::string variable = "PLANITIA_" + flag.substr(2);
    for (char& letter : variable) letter = letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
    return variable;
}

/// What neither a flag nor the environment says, the file does. CLI11 reads such a file for a whole program only, and hears it before the
/// environment.
void read_config_file(CLI::App& command, const std::string& file) {
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_file(file)) {
        const std::string flag = "--" + item.name;
        CLI::Option* const option = flag == kConfigFlag ? nullptr : command.get_option_no_throw(flag);
        if (option == nullptr || !item.parents.empty())
            throw CLI::ConfigError(file + ": there is no option '" + item.fullname() + "'");
        if (option->count() != 0) continue;
        option->add_result(item.inputs);
        option->run_callback();
    }
}

}  // namespace

void add_serve_command(CLI::App& app) {
    auto config = std::make_shared<server::Config>();
    auto file = std::make_shared<std::string>();
    CLI::App* serve_app = app.add_subcommand("serve", "Serve the games to browsers");
    const auto option = [&](const std::string& flag, auto& value, const std::string& help) {
        return serve_app->add_option(flag, value, help)->envname(variable_of(flag))->capture_default_str();
    };
    option(kConfigFlag, *file, "A file with options, one `name = value` a line")->check(CLI::ExistingFile);
    option("--listen", config->listen, "Address and port");
    option("--public-url", config->public_url, "How people reach it: https://games.example");
    add_database_option(*serve_app, config->database);
    serve_app->add_flag("--trust-proxy", config->trust_proxy, "The last of X-Forwarded-For says who sends a request")
        ->envname(variable_of("--trust-proxy"));
    option("--threads", config->threads, "Threads of the network; 0: as many as cores")->check(CLI::Range(0, 256));
    option("--clerks", config->clerks, "Threads that read and write the database")->check(CLI::Range(1, 1024));
    option("--thinkers", config->thinkers, "Threads of bots; 0: one less than cores")->check(CLI::Range(0, 256));
    option("--metrics", config->metrics, "Address and port of /metrics; else it is on the same port, from here only");
    option("--most-sockets", config->wire.sockets, "Sockets in all");
    option("--most-sockets-per-address", config->wire.sockets_per_address, "Sockets of one address");
    option("--most-connections", config->wire.connections, "Connections in all, sockets among them");
    option("--most-connections-per-address", config->wire.connections_per_address, "Connections of one address");
    option("--unfinished-tables", config->unfinished_tables, "Unfinished tables of one person");
    option("--thoughts", config->thoughts, "Hints, previews and turns of bots that wait, in all");
    option("--requests-per-second", config->rates.requests.per_second, "HTTP requests of one address");
    option("--people-per-hour", config->rates.people.at_once, "New people from one address");
    option("--tables-per-hour", config->rates.tables.at_once, "New tables of one person");
    option("--messages-per-second", config->rates.messages.per_second, "Messages of one socket");
    option("--previews-per-second", config->rates.previews.per_second, "Previews of one socket");
    serve_app
        ->add_option_function<std::string>(
            "--log-level",
            [config](const std::string& name) {
                const auto level = server::read_log_level(name);
                if (!level) throw CLI::ValidationError("--log-level", "debug, info, warning, error or none");
                config->log_level = *level;
            },
            "debug, info, warning, error or none")
        ->envname(variable_of("--log-level"));
    serve_app->callback([serve_app, config, file] {
        if (!file->empty()) read_config_file(*serve_app, *file);
        config->rates.people.per_second = config->rates.people.at_once / 3600;
        config->rates.tables.per_second = config->rates.tables.at_once / 3600;
        config->rates.requests.at_once = config->rates.requests.per_second * 5;
        config->rates.messages.at_once = config->rates.messages.per_second * 3;
        config->rates.previews.at_once = config->rates.previews.per_second * 2;
        address_of(config->database);
        if (config->database.empty()) config->database = usual_database();
        serve(*config);
    });
}

}  // namespace planitia
