#include <martians/notation/names.h>
#include <protocol/reason_words.h>
#include <terraforming/notation/names.h>

namespace planitia::protocol {

namespace {

template <class E>
E named_at(const Document& document, std::string_view key) {
    return find_name<E>(text_at(document, key)).value_or(E::count_);
}

std::int16_t figure_at(const Document& reason, std::string_view key) {
    return static_cast<std::int16_t>(number_at(reason, key));
}

}  // namespace

std::string reason_text(const present::Speaker& speaker, const terraforming::Position& position,
                        const Document& reason) {
    using namespace terraforming;
    const auto code = find_name<ReasonCode>(text_at(reason, "code"));
    if (!code)  // a set of cards is not refused by the rules, but by how it is asked for
        return present::pick_reason_text(speaker, text_at(reason, "code"), figure_at(reason, "needs"),
                                         figure_at(reason, "has"));
    return present::reason_text(speaker, position,
                                Reason{.code = *code,
                                       .needs = figure_at(reason, "needs"),
                                       .has = figure_at(reason, "has"),
                                       .tag = named_at<Tag>(reason, "tag"),
                                       .resource = named_at<Resource>(reason, "resource")});
}

std::string reason_text(const present::Speaker& speaker, const martians::Position& position, const Document& reason) {
    using namespace martians;
    return present::reason_text(speaker, position,
                                Reason{.code = named_at<ReasonCode>(reason, "code"),
                                       .needs = figure_at(reason, "needs"),
                                       .has = figure_at(reason, "has"),
                                       .good = named_at<Good>(reason, "good")});
}

}  // namespace planitia::protocol
