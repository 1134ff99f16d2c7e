#include <play/play.h>
#include <terminal/screen.h>

namespace planitia::play {

void run(Desk& desk) {
    terminal::Screen screen;
    while (!desk.is_empty()) {
        terminal::Canvas canvas(screen.size());
        desk.draw(Region(canvas));
        screen.show(canvas);
        const Key key = screen.read_key(desk.patience());
        if (key.is(Key::Kind::closed) || key == Key{Key::Kind::control, "c"}) return;
        desk.on(key);
    }
}

}  // namespace planitia::play
