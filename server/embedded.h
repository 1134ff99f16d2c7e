/// Files that are part of the program.
#pragma once
#include <server/assets.h>

#include <span>
#include <vector>

namespace planitia::server {

/// The page for browsers, made of `web`.
std::span<const File> page_files();
/// All of them: the page, and the description of the API.
std::vector<File> embedded_files();

}  // namespace planitia::server
