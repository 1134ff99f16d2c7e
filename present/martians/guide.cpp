#include <present/martians/guide.h>
#include <present/martians/phrasebook/guide_cs.h>
#include <present/martians/phrasebook/guide_en.h>
#include <present/martians/phrasebook/guide_pl.h>
#include <present/martians/phrasebook/guide_uk.h>

namespace planitia::present {

Guide martians_guide(Language language) {
    static constexpr auto kGuides =
        checked_guides<kMartiansGuideEnglish, kMartiansGuidePolish, kMartiansGuideUkrainian, kMartiansGuideCzech>();
    return kGuides[language];
}

}  // namespace planitia::present
