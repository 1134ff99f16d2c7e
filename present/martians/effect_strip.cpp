#include <present/martians/effect_strip.h>
#include <present/martians/glyphs.h>

#include <algorithm>

namespace planitia::present {

using namespace martians;
using namespace martians_glyphs;

Glyph technology_time_glyph(std::span<const Technology> technologies) {
    std::vector<int> times;
    for (Corporation corporation : every<Corporation>())
        for (Technology technology : technologies) times.push_back(technology_time(corporation, technology));
    const auto [least, most] = std::ranges::minmax(times);
    return least == most ? pictured("time", std::to_string(least)) : between("time", least, most);
}

namespace {

std::vector<Technology> technologies_of(Developer developer) {
    std::vector<Technology> found;
    for (Technology each : every<Technology>())
        if (info(each).of == developer) found.push_back(each);
    return found;
}

/// Resources of a mining token.
Strip either_resource(const auto& glyph) { return either({{glyph(icon(Good::ice))}, {glyph(icon(Good::regolith))}}); }

Strip of_building(Action action) { return {pictured(icon(info(action).building)), colon()}; }

Strip effect_strip(const Effect& effect, bool is_signed) {
    const auto everybody = [](auto) { return true; };
    return std::visit(
        overloaded{
            [&](const Gain& each) -> Strip {
                return {is_signed ? changed(icon(each.good), each.n) : counted(icon(each.good), each.n)};
            },
            [](const ChangeReputation& each) { return reputation_strip(each.n); },
            [](const RemoveNeed& each) -> Strip { return {changed(icon(each.need), -int{each.most})}; },
            [](const AddNeed& each) -> Strip { return {changed(icon(each.need), 1)}; },
            [](const ExtraTime& each) -> Strip { return {changed("time", each.n)}; },
            [&](const SwitchOff&) { return after(either_of<Installation>(everybody), {colon(), sign("0")}); },
            [](const FinishField& each) -> Strip { return {changed(icon(each.from), -1)}; },
            [&](const RaiseInstallation&) { return either_of<Installation>(everybody); },
            [](const Extract& each) {
                return after({pictured("machine")},
                             either_resource([&](std::string icon) { return counted(std::move(icon), each.most); }));
            },
            [](const Assay&) -> Strip { return {pictured(icon(Good::regolith)), colon(), pictured("mineral-any")}; },
            [](const DoResearch&) -> Strip { return {pictured(icon(Good::money))}; },
            [](const Unload& each) -> Strip { return {between(icon(each.good), 1, each.most)}; },
            [](const DoMission&) -> Strip { return {pictured("reputation")}; },
            [](const Develop& develops) {
                return either_of<Technology>([&](Technology each) { return info(each).of == develops.of; });
            },
            [](const GatherHarvest&) {
                return either({{pictured(icon(Good::food))}, {pictured(icon(Good::medicine))}});
            },
            [](const ChangeCrop&) { return either_of<Crop>([](Crop each) { return !is_start_crop(each); }); },
            [&](const Hire&) { return either_of<Person>(everybody); },
        },
        effect);
}

}  // namespace

Strip effects_strip(const Effects& effects, bool is_signed) {
    Strip strip;
    Strip last;
    for (const Effect& each : effects)
        append(std::holds_alternative<ChangeReputation>(each) ? last : strip, effect_strip(each, is_signed));
    return after(std::move(strip), last);
}

Strip lasting_strip(const Ongoing& effect) {
    return std::visit(
        overloaded{
            [](const LongerTurns& each) -> Strip { return {changed("time", each.n)}; },
            [](const LongReach&) {
                return after({pictured("machine"), pictured("arrow")},
                             either_resource([](std::string icon) { return pictured(std::move(icon)); }));
            },
            [](const SeesWeather&) -> Strip { return {pictured("card"), colon(), pictured("weather-clear-sky")}; },
            [](const MoreEnergy& each) { return output_strip(each.kind, each.n); },
            [](const MoreSamples& each) -> Strip { return {changed("mineral-any", each.n)}; },
            [](const FewerNeeds& each) -> Strip { return {changed(icon(each.need), -int{each.n})}; },
            [](const PlacesGrowth&) -> Strip { return {changed("growth", 1)}; },
            [](const AddsToHarvest& each) {
                return after(of_building(action_with<GatherHarvest>()), {changed(icon(each.good), each.n)});
            },
            [](const TakesMore& each) {
                return after(of_building(action_with<Extract>()),
                             either_resource([&](std::string icon) { return changed(std::move(icon), each.n); }));
            },
            [](const FasterResearch& each) -> Strip {
                return {pictured("flask"), colon(), changed("time", -int{each.n})};
            },
            [](const Dearer& each) {
                return after(of_building(each.action), {changed(icon(each.good), each.n), pictured("arrow")});
            },
            [](const ChangesYield& each) {
                return after(of_building(action_with<GatherHarvest>()), {changed(icon(each.product), each.n)});
            },
            [](const ClosesField& each) -> Strip {
                return {pictured(icon(each.building)), colon(), pictured(icon(FieldStatus::unavailable))};
            },
        },
        effect);
}

Strip open_price_strip(const Effect& effect) {
    return std::visit(
        overloaded{
            [](const DoResearch&) -> Strip { return {pictured("research")}; },
            [](const Unload& each) -> Strip { return {between("time", 1, each.most)}; },
            [](const DoMission&) { return either({{pictured("mission")}, {pictured("order")}}); },
            [](const Develop& each) {
                return each.of == Developer::colony ? Strip{} : Strip{technology_time_glyph(technologies_of(each.of))};
            },
            [](const OneOf<Gain, ChangeReputation, RemoveNeed, AddNeed, ExtraTime, SwitchOff, FinishField,
                           RaiseInstallation, Extract, Assay, GatherHarvest, ChangeCrop, Hire> auto&) {
                return Strip{};
            },
        },
        effect);
}

}  // namespace planitia::present
