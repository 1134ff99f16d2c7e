/// Finding the option that a document means: by its index, or by its fields, of which some may be left out while exactly
/// one option has the others.
#pragma once
#include <core/result.h>
#include <game/reader.h>

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

namespace planitia {

/// Whether an option is named by its index; refuses what has neither that nor a kind.
bool is_by_index(const Cursor& at);
int read_option_index(const Cursor& at, std::size_t capacity);

/// A refusal of what is not legal, for these reasons.
Refusal illegal(const Document& reasons);
Refusal not_awaited();

template <class Options>
using OptionIn = std::remove_cvref_t<decltype(std::declval<const Options&>()[0])>;

template <class Options>
Result<std::vector<OptionIn<Options>>, Refusal> choose_by_index(const Options& options, int index) {
    if (static_cast<std::size_t>(index) < options.size()) return std::vector{options[static_cast<std::size_t>(index)]};
    return Unexpected{Refusal{RefusalCode::bad_value,
                              "options are numbered from 0 to " + std::to_string(options.size() - 1), "/index"}};
}

/// The options that agree with every field given. `read` is what the fields amount to: when it is on offer and they
/// are complete, it is the one.
template <class Options, class Write>
std::vector<OptionIn<Options>> find_by_fields(const Options& options, const OptionIn<Options>& read,
                                              const Document& fields, const Write& write) {
    if (std::find(options.begin(), options.end(), read) != options.end()) {
        const Document full = write(read);
        if (full.as_map()->size() == fields.as_map()->size() && has_fields(full, fields)) return {read};
    }
    std::vector<OptionIn<Options>> found;
    for (const auto& option : options)
        if (has_fields(write(option), fields)) found.push_back(option);
    return found;
}

/// A refusal unless it is exactly one. Precondition: not empty.
template <class Option>
Result<std::vector<Option>, Refusal> only_one(std::vector<Option> found) {
    if (found.size() == 1) return found;
    return Unexpected{
        Refusal{RefusalCode::ambiguous, std::to_string(found.size()) + " options have these fields; name more", ""}};
}

}  // namespace planitia
