#include <terminal/board.h>

namespace planitia::terminal {

namespace {

using L = present::MartiansLabel;

class MartiansBoard final : public Board {
  public:
    MartiansBoard(const Scene& scene, const martians::View& view) : scene_(scene), view_(view) {}

    std::string headline() const override {
        return scene_.speaker.book.say(L::round_of, {{"n", int{view_.known.round}}, {"m", view_.known.rounds()}});
    }
    std::vector<std::string> pages() const override { return {{}}; }
    void draw(Region, std::size_t) const override {}
    std::vector<CandidateGroup> candidates() const override { return {}; }

  private:
    const Scene& scene_;
    const martians::View& view_;
};

}  // namespace

std::unique_ptr<Board> make_board(const Scene& scene, const martians::View& view) {
    return std::make_unique<MartiansBoard>(scene, view);
}

}  // namespace planitia::terminal
