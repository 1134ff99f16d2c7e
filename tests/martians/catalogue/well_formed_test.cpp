// What is wrong with a row is found, and the row is named.
#include <gtest/gtest.h>
#include <martians/catalogue/catalogue.h>
#include <martians/catalogue/well_formed.h>

#include <array>

namespace planitia::kit {
namespace {

using namespace martians;
using namespace martians::words;

/// The crops as printed, for a test to spoil.
std::array<CropInfo, std::size(kCrops)> crops() { return std::to_array(kCrops); }

Fault fault_of(std::span<const CropInfo> rows) { return find_fault<Crop>(rows); }

TEST(martians_rows, those_of_the_catalogue_have_no_fault) {
    EXPECT_EQ(fault_of(crops()).what, "");
    EXPECT_EQ(find_fault<EventCard>(std::span<const EventInfo>(kEvents)).what, "");
}

TEST(martians_rows, stand_in_the_order_of_their_ids) {
    auto rows = crops();
    std::swap(rows[1], rows[2]);
    EXPECT_EQ(fault_of(rows).row, "soy");
    EXPECT_EQ(fault_of(rows).what, "not in the order of the ids");
}

TEST(martians_rows, are_complete) {
    const auto rows = crops();
    const Fault found = fault_of(std::span(rows).first(4));
    EXPECT_EQ(found.row, "algae");
    EXPECT_EQ(found.what, "an id without a row comes next");
}

TEST(martians_rows, have_names_of_their_own_in_small_letters) {
    auto rows = crops();
    rows[3].slug = "Algae";
    EXPECT_EQ(fault_of(rows).row, "Algae");
    rows[3].slug = "soy";
    EXPECT_EQ(fault_of(rows).what, "the slug occurs twice");
}

TEST(martians_rows, let_nothing_follow_an_effect_whose_question_does_not_say_whence_it_comes) {
    PersonInfo doctor = info(Person::doctor);
    EXPECT_EQ(fault(doctor), "");
    std::swap(doctor.effects[0], doctor.effects[1]);
    EXPECT_EQ(fault(doctor), "an effect after one that ends the sequence");
}

TEST(martians_rows, are_of_assistants_or_of_specialists) {
    PersonInfo both = info(Person::doctor);
    both.ongoing = {takes_more(1)};
    EXPECT_EQ(fault(both), "either an assistant or a specialist");
    EXPECT_EQ(fault(PersonInfo{}), "either an assistant or a specialist");
}

TEST(martians_rows, of_events_last_or_act_on_every_player) {
    EventInfo event = info(EventCard::cargo_chute);
    event.ongoing = {closes_field(Building::lander)};
    event.kind = lasting;
    EXPECT_EQ(fault(event), "an event either lasts or acts on every player");
    event.choices = {};
    EXPECT_EQ(fault(event), "");
    event.round = 6;
    EXPECT_EQ(fault(event), "a round without a stack of events");
}

}  // namespace
}  // namespace planitia::kit
