#include <present/terraforming/guide.h>
#include <present/terraforming/phrasebook/guide_cs.h>
#include <present/terraforming/phrasebook/guide_en.h>
#include <present/terraforming/phrasebook/guide_pl.h>
#include <present/terraforming/phrasebook/guide_uk.h>

namespace planitia::present {

Guide terraforming_guide(Language language) {
    static constexpr auto kGuides = checked_guides<kTerraformingGuideEnglish, kTerraformingGuidePolish,
                                                   kTerraformingGuideUkrainian, kTerraformingGuideCzech>();
    return kGuides[language];
}

}  // namespace planitia::present
