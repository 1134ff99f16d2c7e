/// Fields of a form without words, as the two games declare them.
#pragma once
#include <desk/any.h>
#include <present/table_text.h>

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace planitia::desk {

/// What a value is called: a word of the table, or the title of something in the game.
using ValueWord = std::variant<present::TableText, terraforming::Map, martians::Variant, martians::Scenario>;

struct FieldValue {
    std::string name;  ///< as the protocol writes it
    ValueWord word;
};

template <class Setup>
struct SetupField {
    std::string_view key;
    present::TableText word = {};
    std::vector<FieldValue> values;  ///< the first is the default
    std::size_t selected = 0;
    void (*select)(Setup& setup, std::size_t value) = nullptr;
};

/// The fields that there are for this set-up.
std::vector<SetupField<terraforming::Setup>> fields_of(const terraforming::Setup& setup);
std::vector<SetupField<martians::Setup>> fields_of(const martians::Setup& setup);

/// What there is no field for is back at its default.
void drop_what_makes_no_sense(terraforming::Setup& setup);
void drop_what_makes_no_sense(martians::Setup& setup);

}  // namespace planitia::desk
