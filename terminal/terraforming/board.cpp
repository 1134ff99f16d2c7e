#include <terminal/board.h>

namespace planitia::terminal {

namespace {

using L = present::TerraformingLabel;

class TerraformingBoard final : public Board {
  public:
    TerraformingBoard(const Scene& scene, const terraforming::View& view) : scene_(scene), view_(view) {}

    std::string headline() const override {
        return scene_.speaker.book.say(L::generation, {{"n", int{view_.known.generation}}});
    }
    std::vector<std::string> pages() const override { return {{}}; }
    void draw(Region, std::size_t) const override {}
    std::vector<CandidateGroup> candidates() const override { return {}; }

  private:
    const Scene& scene_;
    const terraforming::View& view_;
};

}  // namespace

std::unique_ptr<Board> make_board(const Scene& scene, const terraforming::View& view) {
    return std::make_unique<TerraformingBoard>(scene, view);
}

}  // namespace planitia::terminal
