#include <desk/facts.h>
#include <protocol/all_games.h>
#include <protocol/facts_document.h>

namespace planitia::protocol {

Document write_facts(const desk::AnyView& view) {
    return std::visit([](const auto& each) { return write_facts_of(desk::facts(each), each); }, view);
}

}  // namespace planitia::protocol
