#include <protocol/reason_words.h>
#include <protocol/terraforming/reason_words.h>
#include <terraforming/notation/choice_notation.h>
#include <terraforming/notation/names.h>

namespace planitia::protocol {

std::string reason_text(const present::Speaker& speaker, const terraforming::Position& position, const Document& option,
                        const Document& reason) {
    using namespace terraforming;
    const auto code = find_name<ReasonCode>(text_at(reason, "code"));
    if (!code)  // a set of cards is not refused by the rules, but by how it is asked for
        return present::pick_reason_text(speaker, text_at(reason, "code"), figure_at(reason, "needs"),
                                         figure_at(reason, "has"));
    Reading reading(RefusalCode::bad_value);
    const Option about = read_named_choice(Cursor(option, reading), position).option;
    return present::reason_text(speaker, position, about,
                                Reason{.code = *code,
                                       .needs = figure_at(reason, "needs"),
                                       .has = figure_at(reason, "has"),
                                       .tag = named_at<Tag>(reason, "tag"),
                                       .resource = named_at<Resource>(reason, "resource")});
}

}  // namespace planitia::protocol
