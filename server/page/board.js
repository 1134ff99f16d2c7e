// What lies on the table, for both games.
import { martians } from "./board_martians.js";
import { terraforming } from "./board_terraforming.js";
import { h } from "./dom.js";
import { Word, word } from "./game_words.js";
import { t } from "./words.js";

export function board(table) {
    const { view } = table.known.state;
    return [view.game === "martians" ? martians(table) : terraforming(table), rest(table)];
}

/// All there is, for who wants to know more than the tables show.
function rest(table) {
    const { view, facts } = table.known.state;
    const toggle = (event) => {
        table.showsAll = event.target.open;
        table.app.show();
    };
    return h(
        "details",
        { class: "panel", key: "everything", onToggle: toggle },
        h("summary", {}, t("everything")),
        table.showsAll ? [nested(view), nested(facts)] : null,
    );
}

function nested(value) {
    if (value === null) return "–";
    if (Array.isArray(value)) {
        if (value.every((each) => typeof each !== "object" || each === null))
            return value.map((each) => (each === null ? "–" : word(each))).join(", ") || "–";
        return h(
            "ol",
            {},
            value.map((each) => h("li", {}, nested(each))),
        );
    }
    if (typeof value === "object")
        return h(
            "dl",
            { class: "nested" },
            Object.entries(value).map(([key, each]) => [h("dt", {}, Word(key)), h("dd", {}, nested(each))]),
        );
    return typeof value === "boolean"
        ? t(value ? "yes" : "no")
        : typeof value === "number"
          ? String(value)
          : word(value);
}
