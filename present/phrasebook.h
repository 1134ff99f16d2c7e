/// One language: its grammar, its nouns, and a phrase for everything there is to say.
///
/// The words stand in books: one for what every game needs, and one for every game, beside its texts
/// (`terraforming/phrasebook.h`). Who includes the book of a game can say what it has, and nobody else reads it.
#pragma once
#include <present/common_book.h>
#include <present/language.h>

#include <array>

namespace planitia::present {

struct Phrasebook {
    Language language = Language::en;
    std::string_view name;  ///< of the language, in the language
    Grammar grammar;

    template <class E>
    std::string_view phrase(E what) const {
        return std::get<Phrases<E>>(book<E>().phrases).table[static_cast<std::size_t>(what)];
    }
    /// Of a reason, in at most 24 characters.
    template <class E>
    std::string_view brief(E reason) const {
        return std::get<Phrases<E>>(book<E>().briefs).table[static_cast<std::size_t>(reason)];
    }
    template <class E>
    const Noun* noun(E what) const {
        return &std::get<Nouns<E>>(book<E>().nouns).table[what];
    }
    template <class E>
    std::string say(E what, std::initializer_list<Slot> slots = {}) const {
        return render(grammar, phrase(what), Slots(slots.begin(), slots.size()));
    }

  private:
    template <class E>
    const auto& book() const {
        return book_with(language, std::type_identity<E>{});
    }
};

/// In the order of the languages.
inline constexpr std::array kPhrasebooks = {
    Phrasebook{Language::en,
               "English",
               {.plural = PluralRule::english,
                .cases = "nom",
                .genders = "n",
                .numbered = "generation quarter field row space round turn step steps",
                .after_numbers = "or and with of in to for at begins"}},
    // "each" is the accusative singular after "każdy": "za {what each}" = "za każde zwierzę". The genders are no genders
    // here but say in what a parameter rises: in steps of degrees, in percent, or in a plain number.
    Phrasebook{Language::pl,
               "Polski",
               {.plural = PluralRule::polish,
                .cases = "nom gen acc each",
                .genders = "degrees percent plain",
                .name_cases = "nom gen loc ins",
                .clinging = "a i o u w z",
                .numbered = "pokolenie pokolenia kwatera kwatery kwaterze pole pola rząd miejsce runda tura",
                .after_numbers = "lub i a albo za z w przy na do"}},
    // "each" is the accusative of one, with its pronoun: «за кожну тварину». What is raised is the level of oxygen and
    // oceans, hence the accusative of these parameters.
    Phrasebook{Language::uk,
               "Українська",
               {.plural = PluralRule::ukrainian,
                .cases = "nom gen acc each",
                .genders = "m f n p",
                .option = Mood::infinitive,
                .name_cases = "nom gen loc ins",
                .clinging = "а в з і й о у",
                .numbered = "покоління відсік відсіку поле поля ряд ряду ділянка ділянку ділянці місце місця раунд хід",
                .before_numbers = "на до",
                .after_numbers = "та за або для і й в у з із на до",
                .has_percent_apart = true}},
    // "each" is the accusative singular with its pronoun: "za *každé zvíře*". Genders are only what the phrases need:
    // resources on cards that are neuter, and money, whose production is an income.
    Phrasebook{Language::cs,
               "Čeština",
               {.plural = PluralRule::czech,
                .cases = "nom gen acc each",
                .genders = "other neuter money",
                .option = Mood::infinitive,
                .purpose = Mood::second_person,
                .name_cases = "nom gen loc ins",
                .clinging = "a i k o s u v z",
                .numbered = "generace ubikace ubikaci pole řada kolo tah",
                .after_numbers = "a i nebo za při až v ve z na do leží",
                .has_percent_apart = true}},
};
static_assert(kPhrasebooks.size() == static_cast<std::size_t>(Language::count_));

constexpr const Phrasebook& phrasebook(Language language) { return kPhrasebooks[static_cast<std::size_t>(language)]; }

}  // namespace planitia::present
