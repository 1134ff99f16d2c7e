// The colony of Martians: buildings, players, the mine.
import { h, names, opened } from "./dom.js";
import { Word, amounts, titleOf, word } from "./game_words.js";
import { hexMap } from "./hexes.js";
import { placesOf } from "./options.js";
import { markOf, nameOf } from "./seats.js";
import { t } from "./words.js";

// ---- buildings

export function buildings(table) {
    const { facts } = table.known.state;
    const field = (each) =>
        h(
            "span",
            {
                class: names(
                    "field",
                    each.blocked ? "blocked" : each.status,
                    typeof each.marker === "number" && `by ${markOf(table, each.marker)}`,
                ),
            },
            typeof each.marker === "number"
                ? nameOf(table, each.marker)
                : each.blocked
                  ? word("blocked")
                  : word(each.status),
        );
    const cost = (each) =>
        [each.time > 0 ? `${each.time} ${word("time")}` : null, amounts(each.cost)].filter(Boolean).join(", ");
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
                h(
                    "thead",
                    {},
                    h(
                        "tr",
                        {},
                        [Word("building"), Word("fields"), Word("actions")].map((each) =>
                            h("th", { scope: "col" }, each),
                        ),
                    ),
                ),
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
                                    h(
                                        "div",
                                        {},
                                        Word(one.action, "action"),
                                        h(
                                            "span",
                                            { class: "faint" },
                                            ` ${cost(one)}${one.product ? ` → ${one.gives} ${word(one.product)}` : ""}`,
                                        ),
                                        Object.keys(one.lacks).length > 0
                                            ? h(
                                                  "span",
                                                  { class: "brief" },
                                                  ` ${t("lacks", { what: amounts(one.lacks) })}`,
                                              )
                                            : null,
                                    ),
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

export function people(table) {
    const { view, facts } = table.known.state;
    const titles = (list, kind) => list.map((each) => titleOf(table.cards, each, kind)).join(", ") || "–";
    const hired = (map) =>
        Object.entries(map)
            .filter(([, n]) => n > 0)
            .map(([name, n]) => `${titleOf(table.cards, name)}${n > 1 ? ` ×${n}` : ""}`)
            .join(", ") || "–";
    const installed = (each) =>
        `${each.installations.solar} ${word("solar-array")}, ${each.installations.wind} ${word("wind")}`;
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
                h(
                    "thead",
                    {},
                    h(
                        "tr",
                        {},
                        h("th", { scope: "col" }),
                        view.players.map((_, seat) =>
                            h("th", { scope: "col", class: `by ${markOf(table, seat)}` }, nameOf(table, seat)),
                        ),
                    ),
                ),
                h(
                    "tbody",
                    {},
                    rows.map(([name, value]) =>
                        h(
                            "tr",
                            {},
                            h("th", { scope: "row" }, Word(name)),
                            view.players.map((each, seat) => h("td", {}, value(each, seat))),
                        ),
                    ),
                ),
            ),
        ),
        view.colonyTechnologies.length > 0
            ? h("p", {}, `${t("colony")}: ${titles(view.colonyTechnologies, "technology")}`)
            : null,
        h("p", { class: "faint" }, `${Word("research")}: ${titles(view.research, "research")}`),
    );
}

// ---- the mine

export function mine(table) {
    if (!table.map?.hexes) return null;
    const { view } = table.known.state;
    const places = placesOf(table.known.state, "hex");
    const kinds = new Map((table.map.tokens ?? []).map((each) => [each.token, each]));
    const describe = (token) =>
        token === null
            ? "–"
            : token === "hidden"
              ? t("face-down")
              : amounts({ ice: kinds.get(token)?.ice ?? 0, regolith: kinds.get(token)?.regolith ?? 0 }) || word(token);
    const short = (token) => {
        const kind = kinds.get(token);
        return kind
            ? [kind.ice > 0 ? `${kind.ice}✻` : null, kind.regolith > 0 ? `${kind.regolith}▤` : null]
                  .filter(Boolean)
                  .join(" ")
            : "";
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
            label:
                option?.text ??
                `${t("row-place", { row: each.row, place: each.place })}: ${describe(token)}${isMachine ? `, ${t("machine")}` : ""}`,
            lines: [short(token), isMachine ? { text: "⛏", class: "owner" } : null].filter(Boolean),
            choose: option && !table.isBusy ? () => table.send({ do: "answer", option, commit: false }) : null,
        };
    });
    return h(
        "details",
        { class: "panel", key: "mine" },
        h("summary", {}, h("h2", {}, Word("mine"))),
        h("div", { class: "map small" }, hexMap(hexes, Word("mine"))),
        h("p", { class: "faint legend" }, t("mine-legend")),
    );
}
