// The map of Terraforming Mars.
import { h, names } from "./dom.js";
import { Word, amounts, titleOf, word } from "./game_words.js";
import { hexMap } from "./hexes.js";
import { placesOf } from "./options.js";
import { markOf, nameOf } from "./seats.js";
import { t } from "./words.js";

export function map(table) {
    if (!table.map?.spaces) return h("p", { class: "faint" }, t("loading"));
    const { view } = table.known.state;
    const places = placesOf(table.known.state, "space");
    const tiles = new Map(view.tiles.map((each) => [each.space, each]));
    const claims = new Map(view.claims.map((each) => [each.space, each]));
    const onPlanet = table.map.spaces.filter((each) => each.row !== undefined);
    const outside = table.map.spaces.filter((each) => each.row === undefined);
    const describe = (space) => {
        const tile = tiles.get(space.space);
        const owner = tile?.owner ?? claims.get(space.space)?.owner;
        const bonus = amounts(space.bonuses);
        const kind = tile ? tileWord(table, tile.tile) : word(space.area === "ocean-area" ? "ocean" : "space");
        const where = space.row ? t("row-place", { row: space.row, place: space.place }) : Word(space.space);
        return [where, kind, typeof owner === "number" ? nameOf(table, owner) : null, tile ? null : bonus]
            .filter(Boolean)
            .join(", ");
    };
    const hexes = onPlanet.map((space) => {
        const tile = tiles.get(space.space);
        const owner = tile?.owner ?? claims.get(space.space)?.owner;
        const option = places.get(space.space);
        return {
            q: space.q,
            r: space.r,
            key: space.space,
            kind: names(
                tile ? `tile ${["ocean", "greenery", "city"].includes(tile.tile) ? tile.tile : "special"}` : space.area,
                typeof owner === "number" && markOf(table, owner),
                claims.has(space.space) && "claimed",
            ),
            label: option ? `${option.text} (${describe(space)})` : describe(space),
            lines: linesOf(table, space, tile, owner),
            choose: option && !table.isBusy ? () => table.send({ do: "answer", option, commit: false }) : null,
        };
    });
    return [
        h("div", { class: "map" }, hexMap(hexes, Word("map"))),
        h("p", { class: "faint legend" }, t("map-legend")),
        outside.some((each) => tiles.has(each.space))
            ? h(
                  "p",
                  {},
                  outside
                      .filter((each) => tiles.has(each.space))
                      .map(describe)
                      .join("; "),
              )
            : null,
    ];
}

const tileWord = (table, tile) =>
    ["ocean", "greenery", "city"].includes(tile) ? word(tile) : titleOf(table.cards, tile, "project");
const SIGNS = { steel: "S", titanium: "T", plants: "P", cards: "C", energy: "E", heat: "H", megacredits: "M€" };

function linesOf(table, space, tile, owner) {
    if (!tile) {
        const bonus = Object.entries(space.bonuses ?? {}).map(([what, n]) => `${n}${SIGNS[what] ?? "?"}`);
        const claimed = typeof owner === "number" ? [{ text: nameOf(table, owner).slice(0, 4), class: "owner" }] : [];
        return [bonus.join(" "), ...claimed].filter(Boolean);
    }
    // Oceans and greeneries are told by their colour.
    const name = tile.tile === "ocean" || tile.tile === "greenery" ? "" : tileWord(table, tile.tile).slice(0, 7);
    return [name, typeof owner === "number" ? { text: nameOf(table, owner).slice(0, 6), class: "owner" } : ""].filter(
        Boolean,
    );
}
