/// The house as a site: pages, the API, and sockets.
#pragma once
#include <server/api.h>
#include <server/assets.h>
#include <server/channel.h>
#include <server/config.h>
#include <server/gauges.h>
#include <wire/site.h>

#include <memory>
#include <string>
#include <vector>

namespace planitia::server {

class HouseSite : public wire::Site {
  public:
    HouseSite(house::House& house, const Config& config, Metrics& metrics, Gauges& gauges, std::string build);

    void on_request(wire::HttpRequest request, wire::Respond respond) override;
    std::variant<wire::HttpResponse, wire::Welcome> on_upgrade(const wire::HttpRequest& request) override;

    const std::vector<Route>& routes() const { return routes_; }

  private:
    void answer_api(wire::HttpRequest request, wire::Respond respond);
    /// Finds out whose token it is, and answers.
    void identify(const std::shared_ptr<Call>& call, const Route& route);
    wire::HttpResponse health() const;
    wire::HttpResponse readiness() const;
    wire::HttpResponse figures(const wire::HttpRequest& request) const;

    house::House& house_;
    const Config& config_;
    Metrics& metrics_;
    Gauges& gauges_;
    HouseLimits limits_;
    Api api_;
    Hall hall_;
    Assets assets_;
    std::vector<Route> routes_;
};

}  // namespace planitia::server
