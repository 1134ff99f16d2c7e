#include <present/sentence.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>

namespace planitia::terminal {

using namespace terraforming;

Rgb colour_of(Resource resource) {
    switch (resource) {
        case Resource::megacredits: return kGold;
        case Resource::steel: return {0xd9, 0xa0, 0x6e};
        case Resource::titanium: return {0xc3, 0xcc, 0xd6};
        case Resource::plants: return kGood;
        case Resource::energy: return {0xc9, 0x9c, 0xf0};
        default: return {0xff, 0x93, 0x70};
    }
}

Rgb colour_of(Kind kind) {
    switch (kind) {
        case Kind::automated: return kGood;
        case Kind::active: return {0x7f, 0xbf, 0xf2};
        case Kind::event: return kBad;
        default: return kGold;
    }
}

Rgb colour_of(Parameter parameter) {
    switch (parameter) {
        case Parameter::temperature: return {0xff, 0x93, 0x70};
        case Parameter::oxygen: return kGood;
        case Parameter::oceans:
        case Parameter::count_: break;
    }
    return {0x56, 0xb0, 0xee};
}

std::string first_letters(std::string_view text, int columns) {
    std::string letters;
    while (!text.empty()) {
        const std::string_view next = first_cluster(text);
        if (static_cast<int>(width(letters) + width(next)) > columns) break;
        letters += next;
        text.remove_prefix(next.size());
    }
    return letters;
}

std::string signed_number(const TerraformingTable& table, int number) {
    if (number >= 0) return '+' + std::to_string(number);
    return std::string(table.either("−", "-")) + std::to_string(-number);
}

std::string plain_number(const TerraformingTable& table, int number) {
    return number < 0 ? signed_number(table, number) : std::to_string(number);
}

std::string degrees_text(const TerraformingTable& table, int steps) {
    const int now = info(Parameter::temperature).figure(steps);
    return signed_number(table, now).substr(now == 0 ? 1 : 0) + table.either(" °C", " C").data();
}

std::string oxygen_text(const TerraformingTable& table, int steps) {
    return std::to_string(info(Parameter::oxygen).figure(steps)) + std::string(table.either(" % O₂", " % O2"));
}

}  // namespace planitia::terminal
