#include <martians/notation/names.h>
#include <present/martians/explain.h>
#include <terminal/martians/panels.h>

#include <type_traits>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;

std::vector<ReadingGroup> reading_of(const MartiansTable& table) {
    std::vector<ReadingGroup> groups;
    const auto begin = [&](EntryKind kind) { groups.push_back({table.book.say(kind), {}}); };
    const auto add = [&](EntryKind kind, auto thing) {
        const auto* entry = present::find_entry(table.book.language, "martians",
                                                {kind, name(thing), present::entry_variant(table.now.setup)});
        if (entry != nullptr) groups.back().entries.push_back(entry);
    };
    const auto add_those = [&]<class E>(EntryKind kind, const auto& has, std::type_identity<E>) {
        begin(kind);
        for (E thing : every<E>())
            if (has(thing)) add(kind, thing);
    };
    const auto add_all = [&]<class E>(EntryKind kind, std::type_identity<E> which) {
        add_those(kind, [](E) { return true; }, which);
    };
    const auto add_set = [&]<class E, class Word>(EntryKind kind, const Bits<E, Word>& set) {
        add_those(kind, [&](E thing) { return set.contains(thing); }, std::type_identity<E>{});
    };
    begin(EntryKind::scenario);
    if (!table.now.is_competitive()) add(EntryKind::scenario, table.now.setup.scenario);
    add_set(EntryKind::event, table.now.events_in_force);
    begin(EntryKind::weather);
    add(EntryKind::weather, table.now.weather);
    begin(EntryKind::corporation);
    for (PlayerId id : table.now.seats())
        if (const Corporation chosen = table.now.player(id).corporation; chosen != Corporation::count_)
            add(EntryKind::corporation, chosen);
    add_set(EntryKind::order, table.now.orders);
    add_set(EntryKind::research, table.now.research);
    add_all(EntryKind::building, std::type_identity<Building>{});
    add_all(EntryKind::technology, std::type_identity<Technology>{});
    begin(EntryKind::specialist);
    for (Person person : every<Person>())
        add(is_assistant(person) ? EntryKind::assistant : EntryKind::specialist, person);
    add_all(EntryKind::crop, std::type_identity<Crop>{});
    std::erase_if(groups, [](const ReadingGroup& group) { return group.entries.empty(); });
    return groups;
}

}  // namespace planitia::terminal
