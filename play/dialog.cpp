#include <play/dialog.h>
#include <terminal/palette.h>

namespace planitia::play {

namespace {

constexpr terminal::Size kSmallest{80, 20};

}  // namespace

void Dialogs::draw(Region region) {
    is_hidden_ = region.columns() < kSmallest.columns || region.rows() < kSmallest.rows;
    if (is_hidden_) {
        region.put_wrapped(0, settings_.say(T::too_small, {{"n", kSmallest.columns}, {"m", kSmallest.rows}}),
                           terminal::kPlain);
        return;
    }
    dialogs_.back()->draw(region);
}

void Dialogs::on(const Key& key) {
    if (is_hidden_ && !key.is(Key::Kind::none)) return;  // nobody chooses blindly
    // What is opened now lies above the one that closes.
    Dialog* const top = dialogs_.back().get();
    const std::size_t depth = dialogs_.size();
    closing_ = 0;
    top->on(key, *this);
    const std::size_t closed = std::min(closing_, depth);
    const auto end = dialogs_.begin() + static_cast<std::ptrdiff_t>(depth);
    dialogs_.erase(end - static_cast<std::ptrdiff_t>(closed), end);
}

}  // namespace planitia::play
