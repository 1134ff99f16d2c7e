#include <desk/facts.h>

namespace planitia::desk {

AnyFacts facts(const AnyView& view) {
    return std::visit([](const auto& each) -> AnyFacts { return facts(each); }, view);
}

}  // namespace planitia::desk
