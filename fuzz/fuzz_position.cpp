#include <terraforming/terraforming.h>

#include "position_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return planitia::fuzz::try_position<planitia::terraforming::Terraforming>(data, size);
}
