#include <wire/line.h>
#include <wire/site.h>

namespace planitia::wire {

Line::~Line() = default;
LineHandler::~LineHandler() = default;
Site::~Site() = default;

}  // namespace planitia::wire
