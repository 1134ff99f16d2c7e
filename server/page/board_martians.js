// Martians: the round, goods, quarters, the mission.
import { buildings, mine, people } from "./board_colony.js";
import { h, names } from "./dom.js";
import { Word, textOf, titleOf, word } from "./game_words.js";
import { markOf, nameOf } from "./seats.js";
import { t } from "./words.js";

export function martians(table) {
    const { view } = table.known.state;
    return [
        h(
            "section",
            { class: "panel" },
            h("h2", {}, `${Word("round")} ${view.round} · ${word(view.phase)}`),
            round(table),
        ),
        goods(table),
        quarters(table),
        mission(table),
        buildings(table),
        people(table),
        mine(table),
    ];
}

// ---- the round

function round(table) {
    const { view, facts } = table.known.state;
    const title = (name, kind) =>
        h(
            "span",
            { title: textOf(table.cards, name, kind) },
            titleOf(table.cards, name, kind),
            h("small", { class: "faint" }, textOf(table.cards, name, kind)),
        );
    return [
        h(
            "dl",
            { class: "parameters" },
            pair(Word("slot"), view.slot + 1),
            pair(Word("time"), facts.timeLeft),
            pair(Word("roundsLeft"), facts.roundsLeft),
            view.reputation === undefined ? null : pair(Word("satisfaction"), view.reputation),
            pair(word("rtg"), facts.rtgLeft),
            pair(Word("needs-left"), facts.needs),
            pair(Word("deaths"), facts.deaths),
            view.weather ? pair(Word("weather"), title(view.weather, "weather")) : null,
            view.eventsInForce.length > 0
                ? pair(
                      Word("events"),
                      view.eventsInForce.map((each) => title(each, "event")),
                  )
                : null,
        ),
        facts.hopeless ? h("p", { class: "brief" }, t("hopeless")) : null,
        h(
            "ol",
            { class: "track", "aria-label": Word("track") },
            facts.track.map((each) =>
                h(
                    "li",
                    { class: each.moment },
                    each.station === "slot"
                        ? [
                              `${Word("slot")} ${each.slot}: `,
                              each.turns.map((turn, i) =>
                                  h(
                                      "span",
                                      {
                                          class: names(
                                              "by",
                                              typeof turn.player === "number" && markOf(table, turn.player),
                                              turn.moment,
                                          ),
                                      },
                                      `${i > 0 ? ", " : ""}${nameOf(table, turn.player)}${turn.dead ? " †" : ""}`,
                                  ),
                              ),
                              each.turns.length === 0 ? "–" : null,
                          ]
                        : Word(each.station),
                ),
            ),
        ),
    ];
}

const pair = (name, value) =>
    h("div", {}, h("dt", {}, name), h("dd", {}, typeof value === "object" ? value : h("strong", {}, value)));

// ---- goods

function goods(table) {
    const { view } = table.known.state;
    const rows = view.goods
        ? [[t("colony"), view.goods, 0]]
        : view.players.map((each, seat) => [nameOf(table, seat), each.goods, seat]);
    const kinds = Object.keys(rows[0][1]);
    if (view.goods)
        return h(
            "section",
            { class: "panel", key: "goods" },
            h("h2", {}, Word("goods")),
            h(
                "dl",
                { class: "parameters goods", id: "goods" },
                kinds.map((each) =>
                    h(
                        "div",
                        {},
                        h("dt", {}, Word(each)),
                        h("dd", {}, h("strong", { class: view.goods[each] === 0 ? "zero" : null }, view.goods[each])),
                    ),
                ),
            ),
        );
    return h(
        "section",
        { class: "panel" },
        h("h2", {}, Word("goods")),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures goods", id: "goods" },
                h(
                    "thead",
                    {},
                    h(
                        "tr",
                        {},
                        h("th", { scope: "col" }),
                        kinds.map((each) => h("th", { scope: "col" }, Word(each))),
                    ),
                ),
                h(
                    "tbody",
                    {},
                    rows.map(([name, map, seat]) =>
                        h(
                            "tr",
                            { class: `by ${markOf(table, seat)}` },
                            h("th", { scope: "row" }, name),
                            kinds.map((each) =>
                                h(
                                    "td",
                                    {},
                                    map[each] === null
                                        ? "?"
                                        : h("strong", { class: map[each] === 0 ? "zero" : null }, map[each]),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    );
}

// ---- quarters

function quarters(table) {
    const { view, facts } = table.known.state;
    const forecast = facts.forecast?.quarters ?? [];
    const markers = (counts) =>
        counts
            .map((n, seat) => (n > 0 ? `${nameOf(table, seat)} ×${n}` : null))
            .filter(Boolean)
            .join(", ") || "–";
    return h(
        "section",
        { class: "panel" },
        h("h2", {}, Word("quarters")),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures stacks", id: "quarters" },
                h(
                    "thead",
                    {},
                    h(
                        "tr",
                        {},
                        [
                            Word("quarter"),
                            Word("oxygen"),
                            Word("sickness"),
                            Word("hunger"),
                            Word("growth"),
                            Word("infirmary"),
                            Word("living"),
                            Word("forecast"),
                        ].map((each) => h("th", { scope: "col" }, each)),
                    ),
                ),
                h(
                    "tbody",
                    {},
                    view.quarters.map((each, index) => {
                        const threats = forecast.find((one) => one.quarter === index + 1)?.threats ?? [];
                        return h(
                            "tr",
                            {},
                            h(
                                "th",
                                { scope: "row" },
                                h("span", { class: "narrow" }, `${Word("quarter")} `),
                                index + 1,
                                typeof each.owner === "number"
                                    ? h("small", { class: "faint" }, nameOf(table, each.owner))
                                    : null,
                            ),
                            ["oxygen", "sickness", "hunger"].map((need) =>
                                h(
                                    "td",
                                    { class: each.needs[need] > 0 ? "need" : null, "data-label": Word(need) },
                                    each.needs[need],
                                ),
                            ),
                            h("td", { "data-label": Word("growth") }, each.growth),
                            h("td", { "data-label": Word("infirmary") }, markers(each.infirmary)),
                            h(
                                "td",
                                { "data-label": Word("living") },
                                markers(each.living),
                                each.penalty > 0
                                    ? h("small", { class: "faint" }, `${Word("penalty")} ${each.penalty}`)
                                    : null,
                            ),
                            h(
                                "td",
                                { class: "words", "data-label": Word("forecast") },
                                threats
                                    .map((one) => `${word(one.need)} ×${one.left}: ${word(one.brings)}`)
                                    .join("; ") || "–",
                            ),
                        );
                    }),
                ),
            ),
        ),
    );
}

// ---- the mission

function mission(table) {
    const { view, facts } = table.known.state;
    const scenario = view.options?.scenario;
    if (facts.tasks.length === 0 && facts.orders.length === 0 && !scenario) return null;
    const sign = (is) => (is ? "✓ " : "· ");
    return h(
        "section",
        { class: "panel" },
        h("h2", {}, scenario ? titleOf(table.cards, scenario, "scenario") : Word("orders")),
        scenario ? h("p", { class: "rule" }, textOf(table.cards, scenario, "scenario")) : null,
        h(
            "ul",
            { class: "plain" },
            facts.tasks.map((each) =>
                h(
                    "li",
                    {},
                    sign(each.done >= each.of),
                    `${Word(each.task, "task")}: ${each.done}/${each.of}`,
                    each.payable ? h("span", { class: "badge" }, t("payable")) : null,
                ),
            ),
            facts.conditions.map((each) => h("li", {}, sign(each.met), Word(each.condition, "condition"))),
            facts.orders.map((each) =>
                h(
                    "li",
                    {},
                    `${titleOf(table.cards, each.order, "order")}: ${textOf(table.cards, each.order, "order")}`,
                    each.payable ? h("span", { class: "badge" }, t("payable")) : null,
                ),
            ),
        ),
    );
}
