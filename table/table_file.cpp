#include <json/json.h>
#include <table/stored_lines.h>
#include <table/table_file.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace planitia::table {

namespace {

Unexpected<Unread> unread(Trouble trouble, std::string why) { return Unexpected{Unread{trouble, std::move(why)}}; }

Unexpected<Unread> broken(const Refusal& refusal) {
    return unread(Trouble::broken, refusal.message + (refusal.at.empty() ? "" : " at " + refusal.at));
}

Unexpected<Unread> broken(std::size_t line, const Refusal& refusal) {
    return unread(Trouble::broken, "line " + std::to_string(line) + ": " + broken(refusal).reason.why);
}

std::string json_line(const Document& document) { return to_json(document) + "\n"; }

/// All that was done at a table so far, as one step.
Step step_of(const StoredTable& stored) {
    return {.committed = stored.choices, .drafts = stored.drafts, .is_over = stored.is_over};
}

/// A table as it was stored before there were lines.
Result<Content, Unread> read_document(const File& file) {
    const auto text = file.read(0, kLongestJson + 1);
    if (!text) return unread(Trouble::no_access, std::strerror(errno));
    const auto document = from_json(*text);
    if (!document) return broken(document.error());
    auto stored = read_agreed(*document);
    if (!stored) return broken(stored.error());
    stored->steps = count_steps(*stored);
    return Content{.stored = std::move(*stored), .whole = text->size(), .has_lines = false};
}

}  // namespace

Result<File, Unread> open_file(const std::filesystem::path& path, int flags) {
    File file(path, flags);
    const int error = file.is_open() ? 0 : errno;
    const File::Kind kind = file.is_open() ? file.kind() : File::Kind::other;
    if (kind == File::Kind::folder || error == EISDIR) return unread(Trouble::folder, "this is a folder");
    if (error != 0 && error != ENXIO) return unread(Trouble::no_access, std::strerror(error));
    if (kind != File::Kind::file) return unread(Trouble::no_file, "this is not a file");
    return file;
}

Result<Content, Unread> read_content(const File& file) {
    Lines lines(file, kLongestJson);
    const auto first = lines.next();
    const auto agreed = first ? from_json(*first) : Result<Document, Refusal>(Unexpected{Refusal{}});
    if (!agreed || agreed->find("choices") != nullptr) return read_document(file);
    auto stored = read_agreed(*agreed);
    if (!stored) return broken(1, stored.error());
    Content content{.stored = std::move(*stored)};
    for (std::size_t number = 2; const auto line = lines.next(); ++number) {
        const auto step = from_json(*line);
        if (!step) return broken(number, step.error());
        if (const auto read = read_step(*step, content.stored); !read) return broken(number, read.error());
        ++content.stored.steps;
    }
    if (!lines.is_at_end()) return unread(Trouble::broken, "a line is too long, or can not be read");
    content.whole = lines.whole();
    return content;
}

std::string line_of(const Step& step) { return json_line(write_step(step)); }

std::string lines_of(const StoredTable& stored) {
    return json_line(write_agreed(stored)) + (count_steps(stored) > 0 ? line_of(step_of(stored)) : "");
}

std::size_t count_steps(const StoredTable& stored) {
    return stored.choices.empty() && stored.drafts.empty() && !stored.is_over ? 0 : 1;
}

}  // namespace planitia::table
