#include <present/complete.h>
#include <present/phrasebook/cs.h>
#include <present/phrasebook/en.h>
#include <present/phrasebook/pl.h>
#include <present/phrasebook/uk.h>

namespace planitia::present {

const CommonBook& common_book(Language language) {
    static constexpr std::array kBooks = checked<kCommonEnglish, kCommonPolish, kCommonUkrainian, kCommonCzech>();
    return *kBooks[static_cast<std::size_t>(language)];
}

}  // namespace planitia::present
