#include "setup_flags.h"

#include <desk/games.h>
#include <CLI/CLI.hpp>

namespace planitia {

namespace {

CLI::Option* add_setup_flag(CLI::App& command, const desk::SetupFlag& flag, Document& setup) {
    using enum desk::SetupFlag::Takes;
    const auto agree = [&setup, key = flag.key](Document value) { setup.set(key, std::move(value)); };
    switch (flag.takes) {
        case yes:
        case no: return command.add_flag_callback(flag.flag, [=, is = flag.takes == yes] { agree(is); }, flag.help);
        case text:
            return command.add_option_function<std::string>(
                flag.flag, [=](const std::string& typed) { agree(typed); }, flag.help);
        case seat:
            return command.add_option_function<std::string>(
                flag.flag,
                [=](const std::string& typed) {
                    int number = 0;
                    const bool is_seat = CLI::detail::lexical_cast(typed, number);
                    agree(is_seat ? Document(number) : Document(typed));
                },
                flag.help);
        case seats:
            return command
                .add_option_function<std::vector<int>>(
                    flag.flag,
                    [=](const std::vector<int>& typed) {
                        Document list = Document::list();
                        for (int seat : typed) list.add(seat);
                        agree(std::move(list));
                    },
                    flag.help)
                ->delimiter(',');
    }
    return nullptr;
}

}  // namespace

void add_setup_flags(CLI::App& command, Document& setup) {
    for (const desk::GameEntry& game : desk::games())
        for (const desk::SetupFlag& flag : game.flags.flags)
            if (command.get_option_no_throw(flag.flag) == nullptr)  // games may have flags in common
                add_setup_flag(command, flag, setup)->group(std::string("Set-up of ") + game.flags.game);
}

}  // namespace planitia
