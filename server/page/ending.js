// How a game ended: who won, the score, how it came about, and the proof of the deal.
import { h, names, opened, svg } from "./dom.js";
import { Word } from "./game_words.js";
import { nameOf } from "./seats.js";
import { t } from "./words.js";

export function ending(table) {
    const { state, viewer } = table.known;
    const rematch = async () => {
        const made = await table.post("/rematch");
        if (made) table.app.go(`/t/${made.table}`);
    };
    return h(
        "section",
        { class: "panel ending", id: "ending" },
        h(
            "div",
            { "aria-live": "polite" },
            h("h2", {}, t("game-over")),
            h("p", { class: "result", id: "result" }, state.result?.text ?? ""),
        ),
        state.score ? score(table, state.score) : null,
        h(
            "div",
            { class: "row" },
            state.table.next
                ? h(
                      "a",
                      { class: "button primary", href: `/t/${state.table.next}`, onClick: table.app.follow },
                      t("to-rematch"),
                  )
                : viewer !== null
                  ? h("button", { type: "button", id: "rematch", class: "primary", onClick: rematch }, t("rematch"))
                  : null,
            h(
                "a",
                { class: "button", id: "replay", href: `/t/${table.id}/replay`, onClick: table.app.follow },
                t("replay"),
            ),
            h(
                "a",
                {
                    class: "button",
                    id: "export",
                    href: `/api/v1/tables/${table.id}/export`,
                    download: `${table.id}.json`,
                },
                t("export"),
            ),
        ),
        charts(table),
        deal(table),
    );
}

/// Seats in the order of their places.
export function score(table, told) {
    const parts = Object.keys(told.parts ?? {}).filter((each) => each !== "total");
    const seats = told.players.map((each, index) => ({ ...each, index })).sort((one, other) => one.place - other.place);
    return h(
        "div",
        { class: "wide" },
        h(
            "table",
            { class: "figures", id: "score" },
            h("caption", { class: "unseen" }, t("score")),
            h(
                "thead",
                {},
                h(
                    "tr",
                    {},
                    h("th", { scope: "col" }, t("score")),
                    seats.map((each) =>
                        h(
                            "th",
                            {
                                scope: "col",
                                class: names(
                                    "by",
                                    `mark-${table.known.state.seats[each.index].mark}`,
                                    each.won && "won",
                                ),
                            },
                            `${each.place}. ${nameOf(table, each.index)}`,
                        ),
                    ),
                ),
            ),
            h(
                "tbody",
                {},
                parts.map((part) =>
                    h(
                        "tr",
                        {},
                        h("th", { scope: "row" }, told.parts[part]),
                        seats.map((each) => h("td", {}, each[part] ?? "")),
                    ),
                ),
                h(
                    "tr",
                    { class: "total" },
                    h("th", { scope: "row" }, Word("total")),
                    seats.map((each) => h("td", {}, each.total)),
                ),
            ),
        ),
    );
}

// ---- charts

const WIDTH = 320;
const HEIGHT = 110;

function chart(table, title, rows, axis) {
    const all = rows.flatMap((each) => each.values);
    const low = Math.min(0, ...all);
    const high = Math.max(1, ...all);
    const x = (i) => 6 + (axis.length > 1 ? (i / (axis.length - 1)) * (WIDTH - 40) : 0);
    const y = (value) => HEIGHT - 8 - ((value - low) / (high - low)) * (HEIGHT - 20);
    return h(
        "figure",
        {},
        h("figcaption", {}, title),
        svg(
            "svg",
            {
                viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
                role: "img",
                "aria-label": `${title}: ${rows.map((each) => `${each.name} ${each.values.join(", ")}`).join("; ")}`,
            },
            svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: y(low), y2: y(low) }),
            rows.map((each) => [
                svg("polyline", {
                    class: names("series", each.mark),
                    points: each.values.map((value, i) => `${x(i)},${y(value)}`).join(" "),
                }),
                svg(
                    "text",
                    { class: names("last", each.mark), x: x(axis.length - 1) + 4, y: y(each.values.at(-1)) + 4 },
                    each.values.at(-1),
                ),
            ]),
        ),
    );
}

function charts(table) {
    const told = table.charts;
    if (!told) return null;
    const axis = told.generations ?? told.rounds;
    const seats = table.known.state.seats;
    const row = (values, index) => ({ name: nameOf(table, index), mark: `mark-${seats[index].mark}`, values });
    const total = told.players.map((each, index) => row(each.points.total, index));
    const own = told.players[0].tr ? "tr" : "reputation";
    const common = told.generations ? ["temperature", "oxygen", "oceans"] : ["needs", "deaths", "tasks"];
    return h(
        "details",
        { class: "charts", key: "charts", start: opened },
        h("summary", {}, t("charts")),
        chart(table, Word("points"), total, axis),
        chart(
            table,
            Word(own),
            told.players.map((each, index) => row(each[own], index)),
            axis,
        ),
        common.map((each) =>
            chart(table, Word(each), [{ name: Word(each), mark: "common", values: told[each] }], axis),
        ),
        told.cards?.length > 0 ? cardPoints(table, told.cards) : null,
    );
}

function cardPoints(table, cards) {
    return h(
        "details",
        {},
        h("summary", {}, t("card-points")),
        h(
            "ul",
            {},
            cards.map((each) =>
                h(
                    "li",
                    {},
                    `${nameOf(table, each.player)}: ${table.cards?.get(each.card)?.title ?? Word(each.card)} ${each.points}`,
                ),
            ),
        ),
    );
}

// ---- the deal

export function deal(table) {
    const told = table.known.state.deal;
    return h(
        "details",
        { class: "deal", id: "deal", key: "deal" },
        h("summary", {}, t("fair-deal")),
        h("p", { class: "faint" }, t("fair-deal-help")),
        h(
            "dl",
            { class: "pairs digits" },
            h("dt", {}, t("commitment")),
            h("dd", {}, told.commitment),
            told.secret ? [h("dt", {}, t("secret")), h("dd", { id: "secret" }, told.secret)] : null,
            told.seed ? [h("dt", {}, t("seed")), h("dd", {}, told.seed)] : null,
            (told.shares ?? []).map((share, index) =>
                share ? [h("dt", {}, t("share-of", { name: nameOf(table, index) })), h("dd", {}, share)] : null,
            ),
        ),
    );
}
