#include <house/replies.h>
#include <json/json.h>
#include <server/call.h>
#include <server/identity.h>

namespace planitia::server {

namespace {

wire::HttpResponse response_of(const Document& told) {
    wire::HttpResponse response{.body = to_json(told)};
    if (const Document* const error = told.find("error"))
        response.status = status_of(find_name<RefusalCode>(text_at(*error, "code")).value_or(RefusalCode::bad_value));
    add_safety_headers(response);
    add_no_store(response);
    return response;
}

}  // namespace

int status_of(RefusalCode code) {
    switch (code) {
        case RefusalCode::no_person:
        case RefusalCode::bad_token: return 401;
        case RefusalCode::foreign_origin:
        case RefusalCode::not_your_seat:
        case RefusalCode::not_host:
        case RefusalCode::bad_invite:
        case RefusalCode::hints_off: return 403;
        case RefusalCode::no_table:
        case RefusalCode::unknown_command: return 404;
        case RefusalCode::stale:
        case RefusalCode::seat_taken:
        case RefusalCode::not_started:
        case RefusalCode::over:
        case RefusalCode::wall:
        case RefusalCode::nothing_drafted:
        case RefusalCode::nothing_to_undo:
        case RefusalCode::not_awaited:
        case RefusalCode::diverged:
        case RefusalCode::played_elsewhere: return 409;
        case RefusalCode::too_large: return 413;
        case RefusalCode::too_fast:
        case RefusalCode::too_many: return 429;
        case RefusalCode::not_stored:
        case RefusalCode::out_of_memory:
        case RefusalCode::unavailable: return 503;
        case RefusalCode::bad_json:
        case RefusalCode::missing_field:
        case RefusalCode::bad_value:
        case RefusalCode::no_game:
        case RefusalCode::illegal:
        case RefusalCode::ambiguous:
        case RefusalCode::bad_position:
        case RefusalCode::bad_save:
        case RefusalCode::unsupported:
        case RefusalCode::count_: return 400;
    }
    return 400;
}

void Call::reply(const Document& told) const { respond(response_of(told)); }

void Call::reply_lasting(const Lasting& told) const {
    wire::HttpResponse response = answer_with(told, request);
    add_safety_headers(response);
    respond(std::move(response));
}

void Call::refuse(const Refusal& refusal) const { reply(house::write_refused(refusal, asker.language)); }

void Call::reply_with(const Document& told, std::string header, std::string value) const {
    wire::HttpResponse response = response_of(told);
    response.headers.emplace_back(std::move(header), std::move(value));
    respond(std::move(response));
}

}  // namespace planitia::server
