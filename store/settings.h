/// What a house keeps about itself.
#pragma once
#include <store/database.h>

#include <string>
#include <string_view>

namespace planitia::store {

/// The value of that name; when there is none, `value` becomes it. Of several processes that start at once, one decides.
std::string setting_made_once(Database& database, std::string_view name, std::string_view value);

}  // namespace planitia::store
