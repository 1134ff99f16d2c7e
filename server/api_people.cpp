#include <house/replies.h>
#include <json/request.h>
#include <server/api.h>
#include <server/identity.h>

namespace planitia::server {

namespace {

using Held = std::shared_ptr<Call>;

/// The token goes into a cookie for pages, and into the answer for scripts.
void welcome(const Api& api, const Call& call, const Result<house::Newcomer, Refusal>& newcomer) {
    if (!newcomer) return call.refuse(newcomer.error());
    Document told = house::write_done(house::write_person(newcomer->person));
    told.set("token", newcomer->token);
    call.reply_with(told, "Set-Cookie", cookie_for(newcomer->token, api.has_secure_cookies));
}

store::Person person_of(const Call& call) {
    return {.id = call.asker.person, .name = call.asker.name, .settings = call.settings, .created = 0, .seen = 0};
}

void add_person(Api& api, const Held& call) {
    if (!api.limits.people.take(call->address, std::chrono::steady_clock::now()))
        return call->refuse({RefusalCode::too_many, "too many new people from this address", ""});
    if (const auto checked = Request(call->body).only({"name"}); !checked) return call->refuse(checked.error());
    welcome(api, *call, api.house.people().add(std::string(text_at(call->body, "name"))));
}

/// A page asks this first; that nobody is known yet is no error there.
void tell_me(const Held& call) {
    if (call->asker.person.empty()) return call->reply(house::write_done(Document::map({{"person", Document()}})));
    call->reply(house::write_done(house::write_person(person_of(*call))));
}

void change_me(Api& api, const Held& call) {
    const auto changed = api.house.people().change(person_of(*call), call->body);
    if (!changed) return call->refuse(changed.error());
    call->reply(house::write_done(house::write_person(*changed)));
}

void link_me(Api& api, const Held& call) {
    const auto code = api.house.people().link(person_of(*call));
    if (!code) return call->refuse(code.error());
    call->reply(house::write_done(Document::map({{"code", *code}})));
}

void redeem(Api& api, const Held& call) {
    if (!api.limits.people.take(call->address, std::chrono::steady_clock::now()))
        return call->refuse({RefusalCode::too_many, "too many tries from this address", ""});
    const auto code = Request(call->body).text("code");
    if (!code) return call->refuse(code.error());
    welcome(api, *call, api.house.people().redeem(*code));
}

}  // namespace

void add_people_routes(std::vector<Route>& routes, Api& api) {
    routes.push_back({"POST", "/api/v1/people", Who::anybody, [&api](const Held& call) { add_person(api, call); }});
    routes.push_back({"GET", "/api/v1/me", Who::anybody, tell_me});
    routes.push_back({"PATCH", "/api/v1/me", Who::known, [&api](const Held& call) { change_me(api, call); }});
    routes.push_back({"POST", "/api/v1/me/link", Who::known, [&api](const Held& call) { link_me(api, call); }});
    routes.push_back({"POST", "/api/v1/me/redeem", Who::anybody, [&api](const Held& call) { redeem(api, call); }});
    routes.push_back({"GET", "/api/v1/me/tables", Who::known, [&api](const Held& call) {
                          call->reply(house::write_done(api.house.noticeboard().mine(call->asker.person)));
                      }});
}

}  // namespace planitia::server
