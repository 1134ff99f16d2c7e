#include "setup_flags.h"

#include <desk/form.h>
#include <CLI/CLI.hpp>

#include <algorithm>

namespace planitia {

namespace {

CLI::Option* add_setup_flag(CLI::App& command, const desk::SetupFlag& flag, const std::string& help, Document& setup) {
    using enum desk::SetupFlag::Takes;
    const auto agree = [&setup, key = flag.key](Document value) { setup.set(key, std::move(value)); };
    switch (flag.takes) {
        case yes:
        case no: return command.add_flag_callback(flag.flag, [=, is = flag.takes == yes] { agree(is); }, help);
        case text:
            return command.add_option_function<std::string>(
                flag.flag, [=](const std::string& typed) { agree(typed); }, help);
        case seat:
            return command.add_option_function<std::string>(
                flag.flag,
                [=](const std::string& typed) {
                    int number = 0;
                    const bool is_seat = CLI::detail::lexical_cast(typed, number);
                    agree(is_seat ? Document(number) : Document(typed));
                },
                help);
        case seats:
            return command
                .add_option_function<std::vector<int>>(
                    flag.flag,
                    [=](const std::vector<int>& typed) {
                        Document list = Document::list();
                        for (int seat : typed) list.add(seat);
                        agree(std::move(list));
                    },
                    help)
                ->delimiter(',');
    }
    return nullptr;
}

const desk::SetupFlag* find_flag(const desk::GameEntry& game, std::string_view key) {
    const auto found = std::ranges::find(game.flags.flags, key, &desk::SetupFlag::key);
    return found == game.flags.flags.end() ? nullptr : &*found;
}

template <class Range, class Name>
std::string listed(const Range& all, Name name) {
    std::string list;
    for (const auto& each : all) list += (list.empty() ? "" : ", ") + std::string(std::invoke(name, each));
    return list;
}

/// The names that a member of the set-up can have; empty where it has none.
std::string names_of(const desk::GameEntry& game, std::string_view key) {
    const desk::AnySetup setup = desk::with_players(game.usual_setup, game.most_players);
    for (const desk::FormField& field : desk::form(setup, present::phrasebook(present::Language::en)))
        if (field.key == key) return listed(field.values, &desk::FormValue::name);
    return {};
}

std::string help_of(const desk::GameEntry& game, const desk::SetupFlag& flag) {
    const std::string names = flag.takes == desk::SetupFlag::Takes::text ? names_of(game, flag.key) : "";
    return names.empty() ? flag.help : std::string(flag.help) + ": " + names;
}

}  // namespace

std::string levels_of(const desk::GameEntry& game) { return listed(game.levels, std::identity{}); }

std::string told_by_flags(const desk::GameEntry& game, const Document& setup, const Refusal& refusal) {
    const std::string key = refusal.at.substr(0, refusal.at.find('/', 1)).erase(0, 1);
    if (const desk::SetupFlag* flag = find_flag(game, key)) {
        const std::string names = names_of(game, key);
        const bool is_unknown =
            flag->takes == desk::SetupFlag::Takes::text &&
            (", " + names + ",").find(", " + std::string(text_at(setup, key)) + ",") == std::string::npos;
        return std::string(flag->flag) + ": " + refusal.message +
               (is_unknown && !names.empty() ? "; there are: " + names : "");
    }
    for (const desk::GameEntry& other : desk::games())
        if (const desk::SetupFlag* flag = find_flag(other, key))
            return std::string(flag->flag) + ": not a flag of " + game.flags.game +
                   "; there are: " + listed(game.flags.flags, &desk::SetupFlag::flag);
    return "--" + key + ": " + refusal.message;
}

void add_setup_flags(CLI::App& command, Document& setup) {
    for (const desk::GameEntry& game : desk::games())
        for (const desk::SetupFlag& flag : game.flags.flags)
            if (command.get_option_no_throw(flag.flag) == nullptr)  // games may have flags in common
                add_setup_flag(command, flag, help_of(game, flag), setup)
                    ->group(std::string("Set-up of ") + game.flags.game);
}

}  // namespace planitia
