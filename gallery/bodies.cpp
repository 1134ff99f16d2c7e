#include <gallery/bodies.h>
#include <gallery/drawing.h>

#include <algorithm>
#include <array>
#include <string>

namespace planitia::gallery {

namespace {

/// What there is to see on a body from afar.
enum class Surface : std::uint8_t { craters, cracks, bands, patches };

struct Body {
    std::string_view id;
    std::string_view light;
    std::string_view shade;
    std::string_view marks;
    Surface surface = Surface::craters;
};

constexpr Body kBodies[] = {
    {"callisto", "#8d8175", "#3f3832", "#c9bfb2", Surface::craters},
    {"ceres", "#8f9094", "#3d3e43", "#e8e8e8", Surface::craters},
    {"enceladus", "#f2f6f8", "#9db4c2", "#7fb2cf", Surface::cracks},
    {"europa", "#e9dcc6", "#9a8567", "#a4552f", Surface::cracks},
    {"ganymede", "#b3a493", "#564a40", "#e5dccf", Surface::patches},
    {"io", "#ecd35c", "#a1731b", "#c1521d", Surface::patches},
    {"luna", "#d4d4d0", "#7c7c7a", "#a9a9a4", Surface::craters},
    {"miranda", "#b9bec4", "#5f666d", "#868e96", Surface::cracks},
    {"pluto", "#d8b48c", "#6d4b34", "#f4e8d8", Surface::patches},
    {"titan", "#e2a84b", "#8c5a18", "#f0c777", Surface::bands},
    {"triton", "#e6cfc8", "#8a747c", "#b99aa2", Surface::bands},
};

const Body* find_body(std::string_view id) {
    const auto* const found = std::ranges::find(kBodies, id, &Body::id);
    return found == std::end(kBodies) ? nullptr : found;
}

constexpr int kRadius = 26;
constexpr int kMiddleX = kPaneWidth / 2;
constexpr int kMiddleY = kPaneHeight / 2;

/// Draws in units of the picture; marks lie inside a square in the disc, so nothing has to be cut.
class BodyPainter {
  public:
    BodyPainter(Markup& page, const Body& body, std::string_view seed) : page_(page), body_(body), rng_(seed) {}

    void paint() {
        disc(kRadius, body_.light, "1");
        switch (body_.surface) {
            case Surface::craters: craters(); break;
            case Surface::cracks: cracks(); break;
            case Surface::bands: bands(); break;
            case Surface::patches: patches(); break;
        }
        night();
    }

  private:
    void disc(int radius, std::string_view fill, std::string_view opacity) {
        page_.empty("circle", {{"cx", std::to_string(kMiddleX)},
                               {"cy", std::to_string(kMiddleY)},
                               {"r", std::to_string(radius)},
                               {"fill", fill},
                               {"opacity", opacity}});
    }

    void craters() {
        for (int i = 0; i < 9; ++i)
            page_.empty("circle", {{"cx", number(kMiddleX - 15, kMiddleX + 15)},
                                   {"cy", number(kMiddleY - 15, kMiddleY + 15)},
                                   {"r", number(1, 5)},
                                   {"fill", body_.marks},
                                   {"opacity", ".55"}});
    }

    void cracks() {
        std::string lines;
        for (int i = 0; i < 6; ++i)
            lines += "M" + number(kMiddleX - 17, kMiddleX - 4) + " " + number(kMiddleY - 17, kMiddleY + 17) + "Q" +
                     number(kMiddleX - 8, kMiddleX + 8) + " " + number(kMiddleY - 14, kMiddleY + 14) + " " +
                     number(kMiddleX + 4, kMiddleX + 17) + " " + number(kMiddleY - 17, kMiddleY + 17);
        page_.empty("path", {{"d", lines}, {"fill", "none"}, {"stroke", body_.marks}, {"stroke-width", "1.1"}});
    }

    /// As wide as the disc is there.
    void bands() {
        constexpr std::array kBands = {std::pair{-13, 21}, std::pair{-3, 25}, std::pair{8, 23}};
        std::string lines;
        for (const auto& [y, half] : kBands)
            lines += "M" + std::to_string(kMiddleX - half) + " " + std::to_string(kMiddleY + y) + "h" +
                     std::to_string(2 * half);
        page_.empty("path", {{"d", lines}, {"stroke", body_.marks}, {"stroke-width", "3"}, {"opacity", ".55"}});
    }

    void patches() {
        for (int i = 0; i < 5; ++i)
            page_.empty("ellipse", {{"cx", number(kMiddleX - 12, kMiddleX + 12)},
                                    {"cy", number(kMiddleY - 13, kMiddleY + 13)},
                                    {"rx", number(4, 9)},
                                    {"ry", number(2, 6)},
                                    {"fill", body_.marks},
                                    {"opacity", ".6"}});
    }

    /// The side away from the sun.
    void night() {
        const std::string r = std::to_string(kRadius);
        const std::string top = std::to_string(kMiddleX) + " " + std::to_string(kMiddleY - kRadius);
        const std::string bottom = std::to_string(kMiddleX) + " " + std::to_string(kMiddleY + kRadius);
        page_.empty("path", {{"d", "M" + top + "A" + r + " " + r + " 0 0 1 " + bottom + "A40 40 0 0 0 " + top + "z"},
                             {"fill", body_.shade},
                             {"opacity", ".7"}});
    }

    std::string number(int from, int to) { return number_between(rng_, from, to); }

    Markup& page_;
    const Body& body_;
    Rng rng_;
};

}  // namespace

bool has_body(std::string_view id) { return find_body(id) != nullptr; }

void draw_body(Markup& page, std::string_view id, std::string_view seed) {
    const auto picture = page.element("svg", {{"viewBox", pane_box()}});
    if (const Body* body = find_body(id)) BodyPainter(page, *body, seed).paint();
}

}  // namespace planitia::gallery
