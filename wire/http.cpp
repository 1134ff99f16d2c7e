#include <wire/http.h>
namespace planitia::wire {}
