// Terraforming Mars: parameters, players, map, hand, goals, colonies.
import { map } from "./board_mars.js";
import { h, names, opened } from "./dom.js";
import { Word, amounts, signed, textOf, titleOf, word } from "./game_words.js";
import { markOf, nameOf } from "./seats.js";
import { t } from "./words.js";

const RESOURCES = ["megacredits", "steel", "titanium", "plants", "energy", "heat"];
const count = (cards) => (Array.isArray(cards) ? cards.length : (cards?.count ?? 0));

export function terraforming(table) {
    const { view } = table.known.state;
    return [
        h(
            "section",
            { class: "panel" },
            h("h2", {}, `${Word("generation")} ${view.generation} · ${word(view.phase)}`),
            parameters(table),
        ),
        h("section", { class: "panel" }, h("h2", {}, t("players")), players(table)),
        hand(table),
        h("section", { class: "panel" }, h("h2", {}, Word("map")), map(table)),
        goals(table),
        view.colonies ? colonies(table) : null,
        played(table),
    ];
}

// ---- parameters

const UNITS = { temperature: " °C", oxygen: " %", ocean: "" };

const figure = (name, level) => `${name === "temperature" ? signed(level) : level}${UNITS[name] ?? ""}`;

function parameters(table) {
    const { facts } = table.known.state;
    return h(
        "dl",
        { class: "parameters" },
        Object.entries(facts.parameters).map(([name, each]) =>
            h(
                "div",
                { class: name },
                h("dt", {}, Word(name)),
                h("dd", {}, h("strong", {}, figure(name, each.level))),
                h(
                    "dd",
                    {},
                    h("progress", { max: each.steps + each.left, value: each.steps, "aria-label": Word(name) }),
                ),
                h("dd", { class: "faint" }, each.left === 0 ? t("complete") : t("steps-left", { n: each.left })),
                each.next
                    ? h(
                          "dd",
                          { class: "faint" },
                          t("next-bonus", { at: figure(name, each.next.at), what: word(each.next.gives) }),
                      )
                    : null,
            ),
        ),
    );
}

// ---- players

function players(table) {
    const { view, facts } = table.known.state;
    const order = facts.order ?? view.players.map((_, index) => index);
    const hasPoints = facts.players.some((each) => each.points);
    return h(
        "div",
        { class: "wide" },
        h(
            "table",
            { class: "figures stacks", id: "players" },
            h(
                "thead",
                {},
                h(
                    "tr",
                    {},
                    h("th", { scope: "col" }, t("player")),
                    h("th", { scope: "col" }, word("tr")),
                    hasPoints ? h("th", { scope: "col" }, Word("points")) : null,
                    RESOURCES.map((each) => h("th", { scope: "col" }, Word(each))),
                    h("th", { scope: "col" }, Word("hand")),
                    h("th", { scope: "col" }, Word("played")),
                ),
            ),
            h(
                "tbody",
                {},
                order.map((seat) => {
                    const each = view.players[seat];
                    const known = facts.players[seat];
                    return h(
                        "tr",
                        {
                            class: names("by", markOf(table, seat), view.activePlayer === seat && "active"),
                            key: String(seat),
                        },
                        h(
                            "th",
                            { scope: "row" },
                            nameOf(table, seat),
                            h(
                                "small",
                                { class: "faint" },
                                each.corporation ? titleOf(table.cards, corporationOf(each), "corporation") : "",
                                each.passed ? ` · ${word("passed")}` : "",
                            ),
                            Object.keys(known.tags).length > 0
                                ? h("small", { class: "faint" }, amounts(known.tags, "tag"))
                                : null,
                        ),
                        h("td", { "data-label": word("tr") }, each.tr),
                        hasPoints ? h("td", { "data-label": Word("points") }, known.points?.total ?? "") : null,
                        RESOURCES.map((resource) =>
                            h(
                                "td",
                                { "data-label": Word(resource) },
                                h("strong", {}, each.stock[resource]),
                                h("small", { class: "production" }, signed(each.production[resource])),
                            ),
                        ),
                        h("td", { "data-label": Word("hand") }, count(each.hand)),
                        h("td", { "data-label": Word("played") }, each.played.length),
                    );
                }),
            ),
        ),
    );
}

const corporationOf = (player) =>
    typeof player.corporation === "object" ? player.corporation?.card : player.corporation;

// ---- the hand

function hand(table) {
    const { facts, view } = table.known.state;
    const own = table.known.viewer;
    const cards = facts.hand ?? [];
    if (typeof own !== "number" || view.phase === "over") return null;
    // The question shows them already.
    if (table.known.state.ask?.candidates.some((each) => each.group === "hand")) return null;
    return h(
        "details",
        { class: "panel", key: "hand", start: opened },
        h("summary", {}, h("h2", {}, `${Word("hand")} (${cards.length})`)),
        h(
            "ul",
            { class: "cards", id: "hand" },
            cards.map((each) =>
                h(
                    "li",
                    { class: names("card", each.playable ? "playable" : "not"), key: each.card },
                    h(
                        "div",
                        { class: "row" },
                        h("strong", {}, titleOf(table.cards, each.card, "project")),
                        h(
                            "span",
                            { class: "note" },
                            each.cost === each.printed ? `${each.cost} M€` : `${each.cost} M€ (${each.printed})`,
                        ),
                    ),
                    h("p", { class: "rule" }, textOf(table.cards, each.card, "project")),
                    each.unmet ? h("p", { class: "brief" }, t("not-met")) : null,
                ),
            ),
        ),
    );
}

// ---- goals and colonies

function goals(table) {
    const { facts } = table.known.state;
    const seats = table.known.state.seats.map((_, index) => index);
    const head = (title, left) =>
        h(
            "thead",
            {},
            h(
                "tr",
                {},
                h("th", { scope: "col" }, `${title} (${t("left", { n: left })})`),
                h("th", { scope: "col" }, Word("price")),
                seats.map((seat) => h("th", { scope: "col", class: `by ${markOf(table, seat)}` }, nameOf(table, seat))),
            ),
        );
    const row = (each, kind, owner, needs) =>
        h(
            "tr",
            { class: owner !== null ? "taken" : null },
            h(
                "th",
                { scope: "row", title: textOf(table.cards, each[kind], kind) },
                titleOf(table.cards, each[kind], kind),
                owner !== null ? h("small", { class: "faint" }, nameOf(table, owner)) : null,
            ),
            h("td", {}, each.price),
            seats.map((seat) =>
                h(
                    "td",
                    { class: each.leaders?.includes(seat) ? "leads" : null },
                    needs ? `${each.values[seat]}/${needs}` : each.values[seat],
                ),
            ),
        );
    if (facts.milestones.length === 0) return null;
    return h(
        "details",
        { class: "panel", key: "goals" },
        h("summary", {}, h("h2", {}, `${Word("milestones")}, ${word("awards")}`)),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures" },
                head(Word("milestones"), facts.milestonesLeft),
                h(
                    "tbody",
                    {},
                    facts.milestones.map((each) => row(each, "milestone", each.owner, each.needs)),
                ),
            ),
            h(
                "table",
                { class: "figures" },
                head(Word("awards"), facts.awardsLeft),
                h(
                    "tbody",
                    {},
                    facts.awards.map((each) => row(each, "award", each.funder, null)),
                ),
            ),
        ),
    );
}

function colonies(table) {
    const { view, facts } = table.known.state;
    return h(
        "details",
        { class: "panel", key: "colonies", start: opened },
        h("summary", {}, h("h2", {}, Word("colonies"))),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures" },
                h(
                    "thead",
                    {},
                    h(
                        "tr",
                        {},
                        h("th", { scope: "col" }, Word("colonies")),
                        h("th", { scope: "col" }, t("marker")),
                        h("th", { scope: "col" }, t("colonies-of")),
                        h("th", { scope: "col" }, Word("fleet")),
                    ),
                ),
                h(
                    "tbody",
                    {},
                    view.colonies.map((each) => {
                        const known = facts.colonies.find((other) => other.colony === each.colony);
                        return h(
                            "tr",
                            {},
                            h(
                                "th",
                                { scope: "row", title: textOf(table.cards, each.colony, "colony") },
                                titleOf(table.cards, each.colony, "colony"),
                                h("small", { class: "faint" }, textOf(table.cards, each.colony, "colony")),
                            ),
                            h("td", {}, known?.awake === false ? t("asleep") : (each.marker ?? "–")),
                            h("td", {}, each.owners.map((seat) => nameOf(table, seat)).join(", ") || "–"),
                            h("td", {}, typeof each.fleet === "number" ? nameOf(table, each.fleet) : "–"),
                        );
                    }),
                ),
            ),
        ),
    );
}

// ---- what was played

function played(table) {
    const { view } = table.known.state;
    return h(
        "details",
        { class: "panel", key: "played" },
        h("summary", {}, h("h2", {}, t("cards-played"))),
        view.players.map((each, seat) => [
            h(
                "h3",
                { class: `by ${markOf(table, seat)}` },
                nameOf(table, seat),
                each.corporation ? `: ${titleOf(table.cards, corporationOf(each), "corporation")}` : "",
            ),
            each.corporation
                ? h("p", { class: "rule" }, textOf(table.cards, corporationOf(each), "corporation"))
                : null,
            h(
                "ul",
                { class: "cards" },
                each.played.map((card) => playedCard(table, card)),
            ),
        ]),
    );
}

function playedCard(table, card) {
    const name = typeof card === "object" ? card.card : card;
    return h(
        "li",
        { class: "card" },
        h("strong", {}, titleOf(table.cards, name, "project")),
        card.resources ? h("span", { class: "note" }, ` ${card.resources}`) : null,
        card.usedThisGeneration ? h("span", { class: "faint" }, ` (${t("used")})`) : null,
        h("p", { class: "rule" }, textOf(table.cards, name, "project")),
    );
}
