#include <table/random_word.h>

#include <random>

namespace planitia::table {

std::string random_word(int letters) {
    std::random_device device;
    std::string word;
    for (int i = 0; i < letters; ++i) word += "abcdefghijkmnpqrstuvwxyz23456789"[device() % 32];
    return word;
}

}  // namespace planitia::table
