/// The files of the page that are part of the program.
#pragma once
#include <server/assets.h>

#include <span>

namespace planitia::server {

std::span<const File> embedded_files();

}  // namespace planitia::server
