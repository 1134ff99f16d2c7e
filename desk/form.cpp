#include <desk/all_games.h>
#include <desk/form.h>

namespace planitia::desk {

namespace {

FormValue tell(const FieldValue& value, const present::Phrasebook& book) {
    FormValue told{value.name, value.word(book), value.about ? value.about(book) : std::string(), {}};
    if (const auto& each = value.challenge)
        told.challenge = FormChallenge{each->asks(book), each->rounds, each->level, each->level_word(book),
                                       each->won,        each->games,  each->bot};
    return told;
}

}  // namespace

std::vector<FormField> form(const AnySetup& setup, const present::Phrasebook& book) {
    std::vector<FormField> form;
    std::visit(
        [&](const auto& agreed) {
            for (const auto& field : fields_of(agreed)) {
                form.push_back({field.key, field.word(book), field.help(book), {}, field.selected});
                for (const FieldValue& value : field.values) form.back().values.push_back(tell(value, book));
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

AnySetup usual_for_people(const AnySetup& setup, const Document& said) {
    AnySetup usual = setup;
    std::visit(
        [&](auto& agreed) {
            for (const auto& field : fields_of(agreed))
                if (said.find(field.key) == nullptr) field.select(agreed, 0);
        },
        usual);
    return usual;
}

AnySetup with_players(const AnySetup& setup, int players) {
    AnySetup changed = setup;
    std::visit([&](auto& agreed) { set_players(agreed, players); }, changed);
    return changed;
}

}  // namespace planitia::desk
