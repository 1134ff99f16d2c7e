#include <martians/notation/names.h>
#include <protocol/martians/reason_words.h>
#include <protocol/reason_words.h>

namespace planitia::protocol {

std::string reason_text(const present::Speaker& speaker, const martians::Position& position, const Document&,
                        const Document& reason) {
    using namespace martians;
    return present::reason_text(speaker, position, Option{},
                                Reason{.code = named_at<ReasonCode>(reason, "code"),
                                       .needs = figure_at(reason, "needs"),
                                       .has = figure_at(reason, "has"),
                                       .good = named_at<Good>(reason, "good")});
}

}  // namespace planitia::protocol
