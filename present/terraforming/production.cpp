#include <present/terraforming/effect_writer.h>

#include <algorithm>

namespace planitia::present {

using namespace terraforming;

namespace {

bool is_same(const Amount& a, const Amount& b) {
    return a.of == b.of && a.tag == b.tag && a.each == b.each && a.per == b.per;
}

}  // namespace

/// Those of one direction, as positive amounts.
std::vector<ProductionChange> EffectWriter::changes(const Produce& produce, bool raises) const {
    std::vector<ProductionChange> found;
    for (ProductionChange change : produce.changes) {
        if ((change.amount.each >= 0) != raises) continue;
        if (!raises) change.amount.each = static_cast<std::int8_t>(-change.amount.each);
        found.push_back(change);
    }
    return found;
}

/// Productions that change by the same amount; one that is called an income comes first.
std::string EffectWriter::one_amount(std::span<const ProductionChange> changes, bool is_again) const {
    const Form again(is_again ? 1 : 0);
    const int n = changes.front().amount.each;
    if (changes.size() == 1)
        return say(P::production_by, {{"n", n}, {"what", book_.noun(changes.front().resource)}, {"again", again}});
    std::vector<ProductionChange> sorted;
    const auto is_income = [&](const ProductionChange& each) { return book_.noun(each.resource)->gender == "money"; };
    for (const bool wanted : {true, false})
        for (const ProductionChange& each : changes)
            if (is_income(each) == wanted) sorted.push_back(each);
    std::string whats;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const Form place(i == 0 ? again.index : i == 1 && is_income(sorted[0]) ? 1 : 2);
        const std::string product = say(P::product, {{"what", book_.noun(sorted[i].resource)}, {"again", place}});
        whats = i == 0                   ? product
                : i + 1 == sorted.size() ? say(P::and_product, {{"a", whats}, {"b", product}})
                                         : book_.say(CommonPhrase::comma, {{"a", whats}, {"b", product}});
    }
    return say(P::productions_by, {{"n", n}, {"whats", whats}, {"again", again}});
}

/// Those of one direction, grouped by their amounts.
std::string EffectWriter::productions(const std::vector<ProductionChange>& changes, bool is_again) {
    std::vector<std::string> amounts;
    for (std::size_t begin = 0; begin < changes.size();) {
        std::size_t end = begin + 1;
        while (end < changes.size() && is_same(changes[begin].amount, changes[end].amount)) ++end;
        std::string text = one_amount(std::span(changes).subspan(begin, end - begin), is_again || begin > 0);
        if (const Amount& amount = changes[begin].amount; !amount.is_fixed())
            text = say(P::how_often, {{"what", text}, {"often", per(amount)}});
        amounts.push_back(std::move(text));
        begin = end;
    }
    return listed_with_and(book_, amounts);
}

/// A production that rises more for who has certain tags.
std::string EffectWriter::more_with_tags(const ProductionChange& change) {
    const Amount& amount = change.amount;
    const std::string less = productions({{change.resource, amount.otherwise}}, false);
    return say(P::instead_with_tags, {{"first", say(P::produce_more, {{"whats", less}})},
                                      {"m", int{amount.each}},
                                      {"n", int{amount.per}},
                                      {"tag", book_.noun(amount.tag)}});
}

std::string EffectWriter::production(const Produce& produce) {
    if (const Amount& amount = produce.changes[0].amount; amount.of == Amount::Of::if_own_tags)
        return more_with_tags(produce.changes[0]);
    const bool begins_with_more = produce.changes[0].amount.each >= 0;
    std::vector<std::string> clauses;
    bool have_parts = false;
    for (const bool raises : {begins_with_more, !begins_with_more}) {
        const std::vector<ProductionChange> found = changes(produce, raises);
        if (found.empty()) continue;
        have_parts = have_parts || found.size() > 1;
        clauses.push_back(say(raises ? P::produce_more : P::produce_less, {{"whats", productions(found, false)}}));
    }
    return listed(book_, clauses, CommonPhrase::comma, have_parts ? CommonPhrase::semicolon : CommonPhrase::and_);
}

}  // namespace planitia::present
