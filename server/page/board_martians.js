// Martians: the round, goods, quarters, buildings, players, the mission, the mine.
import { placesOf } from "./ask.js";
import { h, names, opened } from "./dom.js";
import { Word, amounts, textOf, titleOf, word } from "./game_words.js";
import { hexMap } from "./hexes.js";
import { nameOf } from "./seats.js";
import { t } from "./words.js";

const markOf = (table, seat) => `mark-${table.known.state.seats[seat]?.mark ?? 0}`;

export function martians(table) {
    const { view } = table.known.state;
    return [
        h("section", { class: "panel" }, h("h2", {}, `${Word("round")} ${view.round} · ${word(view.phase)}`), round(table)),
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
    const title = (name, kind) => h("span", { title: textOf(table.cards, name, kind) }, titleOf(table.cards, name, kind), h("small", { class: "faint" }, textOf(table.cards, name, kind)));
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
            view.eventsInForce.length > 0 ? pair(Word("events"), view.eventsInForce.map((each) => title(each, "event"))) : null,
        ),
        facts.hopeless ? h("p", { class: "brief" }, t("hopeless")) : null,
        h("ol", { class: "track", "aria-label": Word("track") }, facts.track.map((each) => h("li", { class: each.moment }, each.station === "slot" ? [`${Word("slot")} ${each.slot}: `, each.turns.map((turn, i) => h("span", { class: names("by", typeof turn.player === "number" && markOf(table, turn.player), turn.moment) }, `${i > 0 ? ", " : ""}${nameOf(table, turn.player)}${turn.dead ? " †" : ""}`)), each.turns.length === 0 ? "–" : null] : Word(each.station)))),
    ];
}

const pair = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, typeof value === "object" ? value : h("strong", {}, value)));

// ---- goods

function goods(table) {
    const { view } = table.known.state;
    const rows = view.goods ? [[t("colony"), view.goods, 0]] : view.players.map((each, seat) => [nameOf(table, seat), each.goods, seat]);
    const kinds = Object.keys(rows[0][1]);
    if (view.goods)
        return h(
            "section",
            { class: "panel", key: "goods" },
            h("h2", {}, Word("goods")),
            h("dl", { class: "parameters goods", id: "goods" }, kinds.map((each) => h("div", {}, h("dt", {}, Word(each)), h("dd", {}, h("strong", { class: view.goods[each] === 0 ? "zero" : null }, view.goods[each]))))),
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
                h("thead", {}, h("tr", {}, h("th", { scope: "col" }), kinds.map((each) => h("th", { scope: "col" }, Word(each))))),
                h("tbody", {}, rows.map(([name, map, seat]) => h("tr", { class: `by ${markOf(table, seat)}` }, h("th", { scope: "row" }, name), kinds.map((each) => h("td", {}, map[each] === null ? "?" : h("strong", { class: map[each] === 0 ? "zero" : null }, map[each])))))),
            ),
        ),
    );
}

// ---- quarters

function quarters(table) {
    const { view, facts } = table.known.state;
    const forecast = facts.forecast?.quarters ?? [];
    const markers = (counts) => counts.map((n, seat) => (n > 0 ? `${nameOf(table, seat)} ×${n}` : null)).filter(Boolean).join(", ") || "–";
    return h(
        "section",
        { class: "panel" },
        h("h2", {}, Word("quarters")),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures", id: "quarters" },
                h("thead", {}, h("tr", {}, [Word("quarter"), Word("oxygen"), Word("sickness"), Word("hunger"), Word("growth"), Word("infirmary"), Word("living"), Word("forecast")].map((each) => h("th", { scope: "col" }, each)))),
                h(
                    "tbody",
                    {},
                    view.quarters.map((each, index) => {
                        const threats = forecast.find((one) => one.quarter === index + 1)?.threats ?? [];
                        return h(
                            "tr",
                            {},
                            h("th", { scope: "row" }, index + 1, typeof each.owner === "number" ? h("small", { class: "faint" }, nameOf(table, each.owner)) : null),
                            ["oxygen", "sickness", "hunger"].map((need) => h("td", { class: each.needs[need] > 0 ? "need" : null }, each.needs[need])),
                            h("td", {}, each.growth),
                            h("td", {}, markers(each.infirmary)),
                            h("td", {}, markers(each.living), each.penalty > 0 ? h("small", { class: "faint" }, `${Word("penalty")} ${each.penalty}`) : null),
                            h("td", { class: "words" }, threats.map((one) => `${word(one.need)} ×${one.left}: ${word(one.brings)}`).join("; ") || "–"),
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
            facts.tasks.map((each) => h("li", {}, sign(each.done >= each.of), `${Word(each.task, "task")}: ${each.done}/${each.of}`, each.payable ? h("span", { class: "badge" }, t("payable")) : null)),
            facts.conditions.map((each) => h("li", {}, sign(each.met), Word(each.condition, "condition"))),
            facts.orders.map((each) => h("li", {}, `${titleOf(table.cards, each.order, "order")}: ${textOf(table.cards, each.order, "order")}`, each.payable ? h("span", { class: "badge" }, t("payable")) : null)),
        ),
    );
}

// ---- buildings

function buildings(table) {
    const { facts } = table.known.state;
    const field = (each) => h("span", { class: names("field", each.blocked ? "blocked" : each.status, typeof each.marker === "number" && `by ${markOf(table, each.marker)}`) }, typeof each.marker === "number" ? nameOf(table, each.marker) : each.blocked ? word("blocked") : word(each.status));
    const cost = (each) => [each.time > 0 ? `${each.time} ${word("time")}` : null, amounts(each.cost)].filter(Boolean).join(", ");
    return h(
        "details",
        { class: "panel", key: "buildings", start: opened },
        h("summary", {}, h("h2", {}, Word("buildings"))),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures words" },
                h("thead", {}, h("tr", {}, [Word("building"), Word("fields"), Word("actions")].map((each) => h("th", { scope: "col" }, each)))),
                h(
                    "tbody",
                    {},
                    facts.buildings.map((each) =>
                        h(
                            "tr",
                            {},
                            h("th", { scope: "row" }, titleOf(table.cards, each.building, "building")),
                            h("td", {}, each.fields.filter((one) => one.status !== "unavailable").map(field)),
                            h(
                                "td",
                                {},
                                each.actions.map((one) =>
                                    h("div", {}, Word(one.action, "action"), h("span", { class: "faint" }, ` ${cost(one)}${one.product ? ` → ${one.gives} ${word(one.product)}` : ""}`), Object.keys(one.lacks).length > 0 ? h("span", { class: "brief" }, ` ${t("lacks", { what: amounts(one.lacks) })}`) : null),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    );
}

// ---- players

function people(table) {
    const { view, facts } = table.known.state;
    const titles = (list, kind) => list.map((each) => titleOf(table.cards, each, kind)).join(", ") || "–";
    const hired = (map) =>
        Object.entries(map)
            .filter(([, n]) => n > 0)
            .map(([name, n]) => `${titleOf(table.cards, name)}${n > 1 ? ` ×${n}` : ""}`)
            .join(", ") || "–";
    const installed = (each) => `${each.installations.solar} ${word("solar-array")}, ${each.installations.wind} ${word("wind")}`;
    const rows = [
        ["corporation", (each) => titleOf(table.cards, each.corporation, "corporation")],
        view.goods ? null : ["reputation", (each) => each.reputation],
        ["technologies", (each) => titles(each.technologies, "technology")],
        ["crop", (each) => titleOf(table.cards, each.crop, "crop")],
        ["installations", installed],
        ["energy", (_, seat) => `+${facts.energy[seat]?.sum ?? 0}`],
        ["people", (each) => hired(each.people)],
        ["markers", (each) => each.tokens],
        ["dead", (each) => each.dead],
    ].filter(Boolean);
    return h(
        "details",
        { class: "panel", key: "players", start: opened },
        h("summary", {}, h("h2", {}, t("players"))),
        h(
            "div",
            { class: "wide" },
            h(
                "table",
                { class: "figures words", id: "players" },
                h("thead", {}, h("tr", {}, h("th", { scope: "col" }), view.players.map((_, seat) => h("th", { scope: "col", class: `by ${markOf(table, seat)}` }, nameOf(table, seat))))),
                h("tbody", {}, rows.map(([name, value]) => h("tr", {}, h("th", { scope: "row" }, Word(name)), view.players.map((each, seat) => h("td", {}, value(each, seat)))))),
            ),
        ),
        view.colonyTechnologies.length > 0 ? h("p", {}, `${t("colony")}: ${titles(view.colonyTechnologies, "technology")}`) : null,
        h("p", { class: "faint" }, `${Word("research")}: ${titles(view.research, "research")}`),
    );
}

// ---- the mine

function mine(table) {
    if (!table.map?.hexes) return null;
    const { view } = table.known.state;
    const places = placesOf(table.known.state, "hex");
    const kinds = new Map((table.map.tokens ?? []).map((each) => [each.token, each]));
    const describe = (token) => (token === null ? "–" : token === "hidden" ? t("face-down") : amounts({ ice: kinds.get(token)?.ice ?? 0, regolith: kinds.get(token)?.regolith ?? 0 }) || word(token));
    const short = (token) => {
        const kind = kinds.get(token);
        return kind ? [kind.ice > 0 ? `${kind.ice}✻` : null, kind.regolith > 0 ? `${kind.regolith}▤` : null].filter(Boolean).join(" ") : "";
    };
    const hexes = table.map.hexes.map((each) => {
        const token = view.mine.tokens[each.hex];
        const option = places.get(each.hex);
        const isMachine = view.mine.machine === each.hex;
        return {
            q: each.q,
            r: each.r,
            key: each.hex,
            kind: names(token === null ? "empty" : token === "hidden" ? "face-down" : "land", isMachine && "machine"),
            label: option?.text ?? `${t("row-place", { row: each.row, place: each.place })}: ${describe(token)}${isMachine ? `, ${t("machine")}` : ""}`,
            lines: [short(token), isMachine ? { text: "⛏", class: "owner" } : null].filter(Boolean),
            choose: option && !table.isBusy ? () => table.send({ do: "answer", option, commit: false }) : null,
        };
    });
    return h("details", { class: "panel", key: "mine" }, h("summary", {}, h("h2", {}, Word("mine"))), h("div", { class: "map small" }, hexMap(hexes, Word("mine"))), h("p", { class: "faint legend" }, t("mine-legend")));
}
