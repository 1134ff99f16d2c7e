/// A request to the API on its way to an answer.
#pragma once
#include <core/document.h>
#include <game/refusal.h>
#include <house/change.h>
#include <server/packing.h>
#include <wire/site.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::server {

struct Call {
    wire::HttpRequest request;
    std::string address;              ///< whose limits are counted
    std::vector<std::string> places;  ///< what stands in the path for `{…}`, in order
    Document body = Document::map();
    house::Asker asker;    ///< who it is, when somebody is
    std::string settings;  ///< of the person
    wire::Respond respond;

    /// 200 with what was told, or the refusal with its status: a reply of the house.
    void reply(const Document& told) const;
    void refuse(const Refusal& refusal) const;
    /// What depends on the program and the request alone.
    void reply_lasting(const Lasting& told) const;
    /// As `reply`, with one more header.
    void reply_with(const Document& told, std::string header, std::string value) const;
};

/// The status that says the same as the code.
int status_of(RefusalCode code);

}  // namespace planitia::server
