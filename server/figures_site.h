/// The figures alone, for an address of their own: `--metrics`.
#pragma once
#include <server/metrics.h>
#include <wire/site.h>

namespace planitia::server {

class FiguresSite : public wire::Site {
  public:
    explicit FiguresSite(const Metrics& metrics) : metrics_(metrics) {}

    void on_request(wire::HttpRequest request, wire::Respond respond) override;
    std::variant<wire::HttpResponse, wire::Welcome> on_upgrade(const wire::HttpRequest& request) override;

  private:
    const Metrics& metrics_;
};

}  // namespace planitia::server
