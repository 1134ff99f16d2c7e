#include <server/embedded.h>

namespace planitia::embedded {

extern const std::string_view page_index_html;
extern const std::string_view page_api_css;
extern const std::string_view page_api_html;
extern const std::string_view page_api_js;
extern const std::string_view page_ask_js;
extern const std::string_view page_board_js;
extern const std::string_view page_board_colony_js;
extern const std::string_view page_board_mars_js;
extern const std::string_view page_board_martians_js;
extern const std::string_view page_board_terraforming_js;
extern const std::string_view page_dom_js;
extern const std::string_view page_ending_js;
extern const std::string_view page_favicon_svg;
extern const std::string_view page_front_js;
extern const std::string_view page_game_words_js;
extern const std::string_view page_gathering_js;
extern const std::string_view page_hexes_js;
extern const std::string_view page_log_js;
extern const std::string_view page_main_js;
extern const std::string_view page_new_table_js;
extern const std::string_view page_openapi_json;
extern const std::string_view page_options_js;
extern const std::string_view page_page_css;
extern const std::string_view page_replay_js;
extern const std::string_view page_seats_js;
extern const std::string_view page_socket_js;
extern const std::string_view page_table_js;
extern const std::string_view page_table_state_js;
extern const std::string_view page_words_js;

}  // namespace planitia::embedded

namespace planitia::server {

std::vector<File> embedded_files() {
    std::vector<File> files = {
        File{"index.html", embedded::page_index_html},
        File{"api.css", embedded::page_api_css},
        File{"api.html", embedded::page_api_html},
        File{"api.js", embedded::page_api_js},
        File{"api/v1/openapi.json", embedded::page_openapi_json},
        File{"ask.js", embedded::page_ask_js},
        File{"board.js", embedded::page_board_js},
        File{"board_colony.js", embedded::page_board_colony_js},
        File{"board_mars.js", embedded::page_board_mars_js},
        File{"board_martians.js", embedded::page_board_martians_js},
        File{"board_terraforming.js", embedded::page_board_terraforming_js},
        File{"dom.js", embedded::page_dom_js},
        File{"ending.js", embedded::page_ending_js},
        File{"favicon.svg", embedded::page_favicon_svg},
        File{"front.js", embedded::page_front_js},
        File{"game_words.js", embedded::page_game_words_js},
        File{"gathering.js", embedded::page_gathering_js},
        File{"hexes.js", embedded::page_hexes_js},
        File{"log.js", embedded::page_log_js},
        File{"main.js", embedded::page_main_js},
        File{"new_table.js", embedded::page_new_table_js},
        File{"options.js", embedded::page_options_js},
        File{"page.css", embedded::page_page_css},
        File{"replay.js", embedded::page_replay_js},
        File{"seats.js", embedded::page_seats_js},
        File{"socket.js", embedded::page_socket_js},
        File{"table.js", embedded::page_table_js},
        File{"table_state.js", embedded::page_table_state_js},
        File{"words.js", embedded::page_words_js},
    };
    const std::span<const File> page = page_files();
    files.insert(files.end(), page.begin(), page.end());
    return files;
}

}  // namespace planitia::server
