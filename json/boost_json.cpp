/// The one place where Boost.JSON, a header-only library here, is compiled.
#include <boost/json/src.hpp>
