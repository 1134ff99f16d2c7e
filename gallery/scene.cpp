#include <gallery/bodies.h>
#include <gallery/drawing.h>
#include <gallery/scene.h>

#include <string>

namespace planitia::gallery {

using namespace present;

namespace {

constexpr int kWidth = 224;
constexpr int kHeight = 84;

struct Sky {
    std::string_view of;  ///< how the names of the pictures begin
    std::string_view top;
    std::string_view bottom;
    bool has_stars = false;
};

constexpr Sky kSkies[] = {
    {"tag-space", "#12162a", "#38466f", true},
    {"tag-jovian", "#3a1f16", "#b8743c", true},
    {"tag-earth", "#0f2c46", "#4f93b5", true},
    {"tag-science", "#5c6474", "#cbbcb0"},
    {"tag-power", "#33255e", "#9a7cc8"},
    {"tag-plant", "#3c6642", "#b4c093"},
    {"tag-microbe", "#56701c", "#b9c06a"},
    {"tag-animal", "#2c4c3c", "#9db396"},
    {"tag-city", "#5b4a52", "#d5b49a"},
    {"tag-building", "#4c3026", "#cf9468"},
    {"tag-event", "#2e1418", "#a8503a", true},
    {"weather-", "#4a4258", "#dca27a"},
    {"person-", "#2c464e", "#a9bdb0"},
    {"technology-", "#252b48", "#7c88b4", true},
    {"crop-", "#2f4f36", "#a9bf8c"},
    {"corporation-", "#2b2238", "#96688a", true},
    {"scenario", "#1d1a33", "#b0705e", true},
    {"research", "#24405a", "#8fb4c6"},
    {"order", "#4a3a24", "#d0ac66"},
    {"event-good", "#1f3d3a", "#8fb48a"},
    {"event-mixed", "#3d3350", "#b48ab0"},
    {"event", "#4a1f1c", "#c8643f"},
    {"", "#3b2834", "#cf8a62"},
};

const Sky& sky_behind(std::string_view picture) {
    const Sky* sky = kSkies;
    while (!picture.starts_with(sky->of)) ++sky;
    return *sky;
}

/// One ridge of dunes.
struct Ridge {
    int height;  ///< of its line, from the top
    int swing;   ///< up and down
    std::string_view colour;
};
constexpr Ridge kRidges[] = {{54, 9, "#b85a33"}, {64, 8, "#8a3c20"}, {76, 5, "#54210f"}};

class ScenePainter {
  public:
    ScenePainter(Markup& page, std::string_view seed) : page_(page), rng_(seed) {}

    /// Short strokes with round ends, all in one path.
    void stars() {
        const auto sky = filled();
        std::string dots;
        for (int i = 0; i < 18; ++i) dots += "M" + number(0, kWidth) + " " + number(0, 52) + "h.1";
        page_.empty(
            "path",
            {{"d", dots}, {"stroke", "#fff"}, {"stroke-width", "1.6"}, {"stroke-linecap", "round"}, {"opacity", ".8"}});
    }

    /// Beside the picture of the thing and above the dunes.
    void sun() {
        const int side = rng_.below(2) == 0 ? -55 : 44;
        const std::string x = number(kPaneWidth / 2 + side, kPaneWidth / 2 + side + 11);
        const std::string y = number(20, 27);
        const auto sky = page_.element("svg", {{"viewBox", pane_box()}, {"preserveAspectRatio", "xMidYMin meet"}});
        page_.empty("circle", {{"cx", x}, {"cy", y}, {"r", "14"}, {"fill", "#fff"}, {"opacity", ".16"}});
        page_.empty("circle", {{"cx", x}, {"cy", y}, {"r", "7.5"}, {"fill", "#fff8e8"}, {"opacity", ".9"}});
    }

    void land() {
        const auto ground = filled();
        for (const Ridge& each : kRidges) ridge(each);
    }

  private:
    /// What may be cut at the edges.
    [[nodiscard]] Markup::Element filled() {
        const std::string box = "0 0 " + std::to_string(kWidth) + " " + std::to_string(kHeight);
        return page_.element("svg", {{"viewBox", box}, {"preserveAspectRatio", "xMidYMid slice"}});
    }

    void ridge(const Ridge& ridge) {
        const auto height = [&] { return " " + number(ridge.height - ridge.swing, ridge.height + ridge.swing); };
        constexpr int kStep = kWidth / 8;
        std::string line = "M0" + height();
        for (int x = kStep; x < kWidth; x += 2 * kStep)
            line += "Q" + std::to_string(x) + height() + " " + std::to_string(x + kStep) + height();
        line += "V" + std::to_string(kHeight) + "H0z";
        page_.empty("path", {{"d", line}, {"fill", ridge.colour}});
    }

    std::string number(int from, int to) { return number_between(rng_, from, to); }

    Markup& page_;
    Rng rng_;
};

}  // namespace

void draw_scene(Markup& page, GlyphPen& pen, std::string_view picture, std::string_view seed) {
    const bool is_body = has_body(picture);
    const Sky& sky = sky_behind(is_body ? "tag-space" : picture);
    const std::string colours =
        std::string("background:linear-gradient(").append(sky.top).append(",").append(sky.bottom).append(")");
    const auto scene = page.element("div", {{"class", "scene"}, {"style", colours}, {"aria-hidden", "true"}});
    ScenePainter painter(page, seed);
    if (sky.has_stars) painter.stars();
    if (is_body) return draw_body(page, picture, seed);
    painter.sun();
    painter.land();
    const bool is_disc = picture.starts_with("tag-");
    pen.use(picture, {{"class", is_disc ? "picture" : "picture lit"}});
}

}  // namespace planitia::gallery
