/// The mutator of targets that are sent requests, one JSON document a line.
#pragma once
#include <json/json.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>

#include "document_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

/// Changes one request, or says it twice.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed) {
    planitia::Rng rng{std::uint64_t{seed}};
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t somewhere = size > 0 ? rng.below(static_cast<std::uint32_t>(size)) : 0;
    const std::size_t begin = text.rfind('\n', somewhere) == std::string::npos ? 0 : text.rfind('\n', somewhere) + 1;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    const auto request = planitia::from_json(line);
    if (!request || rng.below(8) == 0) return LLVMFuzzerMutate(data, size, max_size);
    const std::string changed = rng.below(8) == 0
                                    ? line + "\n" + line
                                    : planitia::to_json(planitia::fuzz::DocumentMutator(rng.next()).mutated(*request));
    const std::string whole = text.substr(0, begin) + changed + text.substr(end);
    if (whole.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
    std::memcpy(data, whole.data(), whole.size());
    return whole.size();
}
