#include <desk/fields.h>
#include <desk/form.h>
#include <present/titles.h>

#include <type_traits>

namespace planitia::desk {

namespace {

std::string said(const present::Phrasebook& book, const ValueWord& word) {
    return std::visit(
        [&](auto each) {
            if constexpr (std::is_same_v<decltype(each), present::TableText>) {
                return book.say(each);
            } else {
                return std::string(present::title(book.language, each));
            }
        },
        word);
}

}  // namespace

std::vector<FormField> form(const AnySetup& setup, const present::Phrasebook& book) {
    std::vector<FormField> form;
    std::visit(
        [&](const auto& agreed) {
            for (const auto& field : fields_of(agreed)) {
                form.push_back({field.key, book.say(field.word), {}, field.selected});
                for (const FieldValue& value : field.values)
                    form.back().values.push_back({value.name, said(book, value.word)});
            }
        },
        setup);
    return form;
}

AnySetup with_value(const AnySetup& setup, std::string_view key, std::size_t value) {
    AnySetup changed = setup;
    std::visit(
        [&](auto& agreed) {
            for (const auto& field : fields_of(agreed))
                if (field.key == key) field.select(agreed, value);
            drop_what_makes_no_sense(agreed);
        },
        changed);
    return changed;
}

AnySetup with_players(const AnySetup& setup, int players) {
    AnySetup changed = setup;
    if (auto* mars = std::get_if<terraforming::Setup>(&changed); mars != nullptr && !mars->beginners.empty())
        mars->beginners = PlayerSet::first(static_cast<std::size_t>(players));
    std::visit(
        [&](auto& agreed) {
            agreed.players = static_cast<std::uint8_t>(players);
            drop_what_makes_no_sense(agreed);
        },
        changed);
    return changed;
}

}  // namespace planitia::desk
