#include <present/complete.h>
#include <present/terraforming/phrasebook/cs.h>
#include <present/terraforming/phrasebook/en.h>
#include <present/terraforming/phrasebook/pl.h>
#include <present/terraforming/phrasebook/uk.h>

namespace planitia::present {

const TerraformingBook& terraforming_book(Language language) {
    static constexpr std::array kBooks =
        checked<kTerraformingEnglish, kTerraformingPolish, kTerraformingUkrainian, kTerraformingCzech>();
    return *kBooks[static_cast<std::size_t>(language)];
}

}  // namespace planitia::present
