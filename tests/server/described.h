/// The description of the API, read: what it says, and whether something is as it says.
#pragma once
#include <server/embedded.h>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "served.h"

namespace planitia::server_test {

inline constexpr std::string_view kDoPath = "/api/v1/tables/{table}/do";
inline constexpr std::string_view kSocketPath = "/api/v1/socket";

// ---- reading the description

inline const Document& description() {
    static const Document document = [] {
        for (const server::File& file : server::embedded_files())
            if (file.path == "api/v1/openapi.json") return read_json(file.bytes);
        return Document::map();
    }();
    return document;
}

/// What a chain of keys leads to.
inline const Document& at(const Document& document, std::initializer_list<std::string_view> keys) {
    static const Document nothing;
    const Document* found = &document;
    for (const std::string_view key : keys) {
        found = found->find(key);
        if (found == nullptr) return nothing;
    }
    return *found;
}

/// The thing itself, where there is only its address.
inline const Document& resolved(const Document& node) {
    const std::string_view address = text_at(node, "$ref");
    if (address.empty()) return node;
    const Document* found = &description();
    std::size_t begin = 2;  // after "#/"
    while (found != nullptr && begin <= address.size()) {
        const std::size_t end = std::min(address.find('/', begin), address.size());
        found = found->find(address.substr(begin, end - begin));
        begin = end + 1;
    }
    EXPECT_NE(found, nullptr) << address;
    return found != nullptr ? resolved(*found) : node;
}

inline const Document& media_of(const Document& part) { return at(part, {"content", "application/json"}); }
inline const Document& reply_of(const Document& operation) { return media_of(at(operation, {"responses", "200"})); }

/// The only example there, or the one of that name.
inline Document example_of(const Document& media, std::string_view name = {}) {
    if (const Document* const one = media.find("example")) return *one;
    const Document* const several = media.find("examples");
    if (several == nullptr || several->as_map()->empty()) return {};
    const Document& chosen = name.empty() ? several->as_map()->front().second : at(*several, {name});
    return at(resolved(chosen), {"value"});
}

template <class Visit>
inline void each_operation(const Visit& visit) {
    for (const auto& [path, methods] : *at(description(), {"paths"}).as_map())
        for (const auto& [method, operation] : *methods.as_map()) visit(path, method, operation);
}

inline std::string in_capitals(std::string text) {
    for (char& letter : text) letter = static_cast<char>(std::toupper(letter));
    return text;
}

// ---- what fits what

inline bool is_type(const Document& value, std::string_view type) {
    if (type == "object") return value.as_map() != nullptr;
    if (type == "array") return value.as_list() != nullptr;
    if (type == "string") return value.as_text() != nullptr;
    if (type == "integer") return value.as_int() != nullptr;
    if (type == "boolean") return value.as_bool() != nullptr;
    if (type == "null") return value.is_null();
    ADD_FAILURE() << "no type of ours: " << type;
    return false;
}

using Complaints = std::vector<std::string>;
inline void judge(const Document& schema, const Document& value, const Pointer& place, Complaints& complaints);

inline Complaints complaints_about(const Document& schema, const Document& value, const Pointer& place = {}) {
    Complaints complaints;
    judge(schema, value, place, complaints);
    return complaints;
}

inline void judge_members(const Document& schema, const Document& value, const Pointer& place, Complaints& complaints) {
    if (const Document* const required = schema.find("required"))
        for (const Document& key : *required->as_list())
            if (value.find(*key.as_text()) == nullptr) complaints.push_back(place.text() + " lacks " + *key.as_text());
    const Document* const properties = schema.find("properties");
    const Document* const others = schema.find("additionalProperties");
    for (const auto& [key, member] : *value.as_map()) {
        const Document* const known = properties != nullptr ? properties->find(key) : nullptr;
        if (known != nullptr) {
            judge(*known, member, place / key, complaints);
        } else if (others != nullptr && key != "…") {
            complaints.push_back((place / key).text() + " is not described");
        }
    }
}

/// How many of the schemas of a list the value fits.
inline std::int64_t fitting(const Document& schemas, const Document& value) {
    return std::ranges::count_if(*schemas.as_list(),
                                 [&](const Document& each) { return complaints_about(each, value).empty(); });
}

/// As much of JSON Schema as the description uses. “…” stands for anything.
inline void judge(const Document& described, const Document& value, const Pointer& place, Complaints& complaints) {
    const Document& schema = resolved(described);
    if (value == Document("…")) return;
    const auto complain = [&](const std::string& what) { complaints.push_back(place.text() + " " + what); };
    if (const Document* const type = schema.find("type")) {
        const Document::List types = type->as_list() != nullptr ? *type->as_list() : Document::List{*type};
        if (std::ranges::none_of(types, [&](const Document& each) { return is_type(value, *each.as_text()); }))
            return complain("is no " + to_json(*type) + ": " + to_json(value).substr(0, 80));
    }
    if (const Document* const only = schema.find("const"); only != nullptr && !(value == *only))
        complain("is not " + to_json(*only));
    if (const Document* const names = schema.find("enum"))
        if (std::ranges::find(*names->as_list(), value) == names->as_list()->end())
            complain("is none of the names: " + to_json(value));
    if (const std::string pattern(text_at(schema, "pattern")); !pattern.empty() && value.as_text() != nullptr)
        if (!std::regex_search(*value.as_text(), std::regex(pattern))) complain("is not like " + pattern);
    if (const Document* const any = schema.find("anyOf"); any != nullptr && fitting(*any, value) == 0)
        complain("fits nothing");
    if (const Document* const one = schema.find("oneOf"); one != nullptr && fitting(*one, value) != 1)
        complain("fits not exactly one");
    if (const Document* const all = schema.find("allOf"))
        for (const Document& each : *all->as_list()) judge(each, value, place, complaints);
    if (value.as_map() != nullptr) judge_members(schema, value, place, complaints);
    if (const Document* const items = schema.find("items"); items != nullptr && value.as_list() != nullptr)
        for (std::size_t i = 0; i < value.as_list()->size(); ++i)
            judge(*items, (*value.as_list())[i], place / i, complaints);
}

inline std::size_t kind_of(const Document& value) {
    const bool kinds[] = {value.is_null(),
                          value.as_bool() != nullptr,
                          value.as_int() != nullptr,
                          value.as_text() != nullptr,
                          value.as_list() != nullptr,
                          value.as_map() != nullptr};
    return static_cast<std::size_t>(std::ranges::find(kinds, true) - std::begin(kinds));
}

/// Whether an answer has the keys of the example, all of them, and values of the same kind. Where the example has “…” there may be more.
inline void compare(const Document& example, const Document& answer, const Pointer& place, Complaints& complaints) {
    if (example == Document("…")) return;
    if (kind_of(example) != kind_of(answer)) {
        complaints.push_back(place.text() + ": " + to_json(example).substr(0, 60) + " is written, and it is " +
                             to_json(answer).substr(0, 60));
        return;
    }
    if (const Document::List* const list = example.as_list(); list != nullptr && !list->empty()) {
        if (answer.as_list()->empty()) {
            complaints.push_back(place.text() + " is empty");
        } else {
            compare(list->front(), answer.as_list()->front(), place / std::size_t{0}, complaints);
        }
    }
    if (example.as_map() == nullptr) return;
    for (const auto& [key, member] : *example.as_map()) {
        if (key == "…") continue;
        const Document* const given = answer.find(key);
        if (given == nullptr) {
            complaints.push_back((place / key).text() + " is written, and not there");
        } else {
            compare(member, *given, place / key, complaints);
        }
    }
    if (example.find("…") != nullptr) return;
    for (const auto& [key, member] : *answer.as_map())
        if (example.find(key) == nullptr) complaints.push_back((place / key).text() + " is there, and not written");
}

inline Complaints differences_of(const Document& example, const Document& answer) {
    Complaints complaints;
    compare(example, answer, {}, complaints);
    return complaints;
}

inline std::string joined(const Complaints& complaints) {
    std::string text;
    for (const std::string& each : complaints) text += "\n  " + each;
    return text;
}

}  // namespace planitia::server_test
