#include <terraforming/notation/effect_place.h>
#include <terraforming/notation/reader.h>

namespace planitia::terraforming {

template <>
struct Names<Part> {
    static constexpr NameTable<Part> kAll = named_each<Part>({
        {Part::on_play, "on-play"},
        {Part::action, "action"},
        {Part::first_action, "first-action"},
        {Part::trigger, "trigger"},
        {Part::building, "building"},
        {Part::income, "income"},
        {Part::bonus, "bonus"},
        {Part::preparation, "preparation"},
        {Part::project, "project"},
        {Part::plant_conversion, "plant-conversion"},
        {Part::heat_conversion, "heat-conversion"},
        {Part::ocean_bonus, "ocean-bonus"},
        {Part::space, "space"},
    });
};
static_assert(count_unnamed<Part>() == 0);

namespace {

/// Calls `see(part, which, effects)` for every sequence of the source; none is the rules themselves and the map.
template <class See>
void each_part(CardId source, Map map, const See& see) {
    if (!source.is_some()) {
        for (Project project : every<Project>())
            see(Part::project, static_cast<std::size_t>(project), info(project).effects);
        see(Part::plant_conversion, 0, plant_conversion());
        see(Part::heat_conversion, 0, heat_conversion());
        see(Part::ocean_bonus, 0, ocean_bonus());
        for (std::size_t i = 0; i < kMapSpaces; ++i) see(Part::space, i, info(map).spaces[i].bonus);
    } else if (is_colony(source)) {
        const ColonyTile& tile = info(colony_of(source));
        see(Part::building, 0, tile.building);
        for (std::size_t i = 0; i < tile.income.size(); ++i) see(Part::income, i, tile.income[i]);
        see(Part::bonus, 0, tile.bonus);
        see(Part::preparation, 0, trade_preparation());
    } else {
        const Card& card = info(source);
        see(Part::on_play, 0, card.on_play);
        see(Part::action, 0, card.action);
        see(Part::first_action, 0, card.first_action);
        for (std::size_t i = 0; i < card.triggers.size(); ++i) see(Part::trigger, i, card.triggers[i].effects);
    }
}

std::uint16_t after(std::uint16_t at) { return static_cast<std::uint16_t>(at + extent(at)); }

/// The sequences inside an effect: the alternatives it offers, or what is done in order.
FixedVec<EffectRange, 8> inside(std::uint16_t at) {
    FixedVec<EffectRange, 8> sequences;
    if (std::holds_alternative<Block>(kEffects[at]))
        sequences.push_back({static_cast<std::uint16_t>(at + 1), after(at)});
    if (const auto* either = std::get_if<Either>(&kEffects[at]))
        for (std::size_t i = 0; i < either->alternatives; ++i) sequences.push_back(alternative(at, i));
    return sequences;
}

/// Adds the way to `effects` from the beginning of a sequence. Whether there is one.
bool find_way(EffectRange effects, EffectRange sequence, EffectPlace& place) {
    if (effects.begin < sequence.begin || effects.end > sequence.end) return false;
    std::uint16_t at = sequence.begin;
    std::uint8_t i = 0;
    for (; after(at) <= effects.begin; at = after(at)) ++i;
    place.index.push_back(i);
    if (at == effects.begin) {
        for (place.count = 0; at < effects.end; at = after(at)) ++place.count;
        return at == effects.end;
    }
    const FixedVec<EffectRange, 8> sequences = inside(at);
    for (std::size_t inner = 0; inner < sequences.size(); ++inner) {
        EffectPlace deeper = place;
        deeper.index.push_back(static_cast<std::uint8_t>(inner));
        if (!find_way(effects, sequences[inner], deeper)) continue;
        place = deeper;
        return true;
    }
    return false;
}

}  // namespace

EffectPlace place_of(EffectRange effects, CardId source, Map map) {
    EffectPlace found;
    each_part(source, map, [&](Part part, std::size_t which, EffectRange sequence) {
        EffectPlace place{.part = part, .which = static_cast<std::uint8_t>(which), .index = {}};
        if (found.part == Part::count_ && find_way(effects, sequence, place)) found = place;
    });
    return found;
}

EffectRange effects_at(const EffectPlace& place, CardId source, Map map) {
    EffectRange sequence;
    each_part(source, map, [&](Part part, std::size_t which, EffectRange effects) {
        if (part == place.part && which == place.which) sequence = effects;
    });
    for (std::size_t step = 0; step < place.index.size(); step += 2) {
        for (std::size_t i = 0; i < place.index[step] && !sequence.empty(); ++i) sequence.begin = after(sequence.begin);
        if (step + 1 == place.index.size()) {
            EffectRange run{sequence.begin, sequence.begin};
            std::size_t found = 0;
            for (; found < place.count && run.end < sequence.end; ++found) run.end = after(run.end);
            return found == place.count ? run : EffectRange{};
        }
        if (sequence.empty()) return {};
        const FixedVec<EffectRange, 8> sequences = inside(sequence.begin);
        if (place.index[step + 1] >= sequences.size()) return {};
        sequence = sequences[place.index[step + 1]];
    }
    return {};
}

namespace {

Document write_source(CardId source) { return source.is_some() ? Document(name(source)) : Document(); }

Document write_index(const FixedVec<std::uint8_t, 8>& index) {
    Document list = Document::list();
    for (std::uint8_t i : index) list.add(int{i});
    return list;
}

bool is_numbered(Part part) { return part == Part::trigger || part == Part::income || part == Part::space; }

FixedVec<std::uint8_t, 8> read_index(const Cursor& at) {
    FixedVec<std::uint8_t, 8> index;
    if (at.size() > index.capacity()) at.refuse("effects do not lie so deep");
    at.each([&](const Cursor& item) { index.push_back(static_cast<std::uint8_t>(item.number(0, 99))); });
    return index;
}

}  // namespace

void describe_effects(Archive& archive, Map map, CardId& source, EffectRange& effects) {
    EffectPlace place = archive.reads() ? EffectPlace{} : place_of(effects, source, map);
    archive.field("source", source, write_source,
                  [](const Cursor& at) { return at.document().is_null() ? CardId::none() : read_source(at); });
    archive.need("part");
    archive.named("part", place.part);
    if (place.part == Part::project) {
        archive.need("project");
        archive.named_as<Project>("project", place.which);
    } else if (archive.has("which", is_numbered(place.part))) {
        archive.number("which", place.which, 0, 99);
    }
    archive.field("index", place.index, write_index, read_index);
    archive.number("count", place.count, 1, 99);
    if (!archive.reads() || !archive.is_fine()) return;
    effects = effects_at(place, source, map);
    if (effects.empty()) archive.refuse("part", "the source has no such effects");
}

}  // namespace planitia::terraforming
