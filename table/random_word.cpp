#include <table/random_word.h>

#include <random>

namespace planitia::table {

namespace {

constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";

}  // namespace

std::string random_word(std::size_t letters) {
    std::random_device device;
    std::string word;
    for (std::size_t i = 0; i < letters; ++i) word += kLetters[device() % kLetters.size()];
    return word;
}

bool is_random_word(std::string_view word, std::size_t letters) {
    return word.size() == letters && word.find_first_not_of(kLetters) == std::string_view::npos;
}

}  // namespace planitia::table
