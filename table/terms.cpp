#include <game/reader.h>
#include <table/terms.h>

namespace planitia::table {

namespace {

ClockTerms read_clock(const Cursor& at) {
    ClockTerms clock;
    at.allow({"bank", "perTurn", "atZero"});
    at.with("bank", [&](const Cursor& member) { clock.bank = member.number(1, kLongestBank); });
    at.with("perTurn", [&](const Cursor& member) { clock.per_turn = member.number(0, kLongestTurn); });
    at.with("atZero", [&](const Cursor& member) { clock.at_zero = member.named<AtZero>().value_or(AtZero::warn); });
    if (!clock.bank && clock.per_turn == 0) at.refuse("a clock has a bank, or time for each turn");
    return clock;
}

Document write_clock(const ClockTerms& clock) {
    Document document = Document::map();
    if (clock.bank) document.set("bank", *clock.bank);
    if (clock.per_turn > 0) document.set("perTurn", clock.per_turn);
    return document.set("atZero", name(clock.at_zero));
}

}  // namespace

Result<Terms, Refusal> read_terms(const Document& document) {
    Terms terms;
    Reading reading(RefusalCode::bad_value);
    const Cursor at(document, reading);
    at.allow({"listed", "clock", "takeBack", "hints", "points", "watchers", "chat"});
    const auto truth = [&](std::string_view key, bool& value) {
        at.with(key, [&](const Cursor& member) { value = member.truth(); });
    };
    truth("listed", terms.listed);
    at.with("clock", [&](const Cursor& member) {
        if (!member.document().is_null()) terms.clock = read_clock(member);
    });
    at.with("takeBack", [&](const Cursor& member) { terms.take_back = member.number(0, kLongestTakeBack); });
    truth("hints", terms.hints);
    truth("points", terms.points);
    truth("watchers", terms.watchers);
    truth("chat", terms.chat);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return terms;
}

Document write_terms(const Terms& terms) {
    return Document::map({{"listed", terms.listed},
                          {"clock", terms.clock ? write_clock(*terms.clock) : Document()},
                          {"takeBack", terms.take_back},
                          {"hints", terms.hints},
                          {"points", terms.points},
                          {"watchers", terms.watchers},
                          {"chat", terms.chat}});
}

}  // namespace planitia::table
