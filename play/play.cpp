#include <play/play.h>
#include <terminal/screen.h>

namespace planitia::play {

void run(Desk& desk) {
    terminal::Screen screen;
    for (;;) {
        terminal::Canvas canvas(screen.size());
        desk.draw(Region(canvas));
        screen.show(canvas);
        const Key key = screen.read_key(desk.patience());
        if (key.is(Key::Kind::closed) || key == Key{Key::Kind::control, "c"}) return;
        desk.on(key);
        if (desk.is_empty()) return;
        if (const auto silence = desk.take_silence()) screen.drop_keys(*silence);
    }
}

}  // namespace planitia::play
