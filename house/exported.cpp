#include <desk/save.h>
#include <house/exported.h>

namespace planitia::house {

namespace {

Document write_exported_seats(const TableSight& table) {
    Document list = Document::list();
    for (const SeatSight& seat : table.seats) {
        Document each = Document::map({{"name", seat.name}});
        if (!seat.bot.empty()) each.set("bot", seat.bot);
        each.set("hints", seat.hints);
        list.add(std::move(each));
    }
    return list;
}

Document write_shares(const TableSight& table) {
    Document list = Document::list();
    for (const SeatSight& seat : table.seats) list.add(seat.share.empty() ? Document() : Document(seat.share));
    return list;
}

}  // namespace

Result<Document, Refusal> write_export(const TableSight& table) {
    if (const auto checked = check_finished(table); !checked) return Unexpected{checked.error()};
    if (table.seed.empty())
        return Unexpected{Refusal{RefusalCode::unsupported, "others play this deal today: it is told tomorrow", ""}};
    Document exported = desk::write_save(table.sitting->committed());
    exported.set("table", Document::map({{"id", table.deal},
                                         {"name", table.name},
                                         {"seats", write_exported_seats(table)},
                                         {"over", true},
                                         {"commitment", table.commitment},
                                         {"secret", table.secret},
                                         {"setup", table.setup},
                                         {"shares", write_shares(table)}}));
    return exported;
}

}  // namespace planitia::house
