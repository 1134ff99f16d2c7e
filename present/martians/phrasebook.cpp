#include <present/complete.h>
#include <present/martians/phrasebook/cs.h>
#include <present/martians/phrasebook/en.h>
#include <present/martians/phrasebook/pl.h>
#include <present/martians/phrasebook/uk.h>

namespace planitia::present {

const MartiansBook& martians_book(Language language) {
    static constexpr std::array kBooks =
        checked<kMartiansEnglish, kMartiansPolish, kMartiansUkrainian, kMartiansCzech>();
    return *kBooks[static_cast<std::size_t>(language)];
}

}  // namespace planitia::present
