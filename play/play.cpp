#include <play/play.h>
#include <terminal/screen.h>

namespace planitia::play {

void run(Dialogs& dialogs) {
    terminal::Screen screen;
    for (;;) {
        terminal::Canvas canvas(screen.size());
        dialogs.draw(Region(canvas));
        screen.show(canvas);
        const Key key = screen.read_key(dialogs.patience());
        if (key.is(Key::Kind::closed) || key == Key{Key::Kind::control, "c"}) return;
        dialogs.on(key);
        if (dialogs.is_empty()) return;
        if (const auto silence = dialogs.take_silence()) screen.drop_keys(*silence);
    }
}

}  // namespace planitia::play
