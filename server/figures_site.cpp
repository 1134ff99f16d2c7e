#include <server/figures_site.h>
#include <server/identity.h>

namespace planitia::server {

namespace {

wire::HttpResponse nothing_here() { return wire::refusal(404, "unknown-command", "there are figures at /metrics"); }

}  // namespace

void FiguresSite::on_request(wire::HttpRequest request, wire::Respond respond) {
    wire::HttpResponse response =
        request.path == "/metrics"
            ? wire::HttpResponse{.body = metrics_.text(), .content_type = std::string(kMetricsType)}
            : nothing_here();
    add_no_store(response);
    respond(std::move(response));
}

std::variant<wire::HttpResponse, wire::Welcome> FiguresSite::on_upgrade(const wire::HttpRequest&) {
    return nothing_here();
}

}  // namespace planitia::server
