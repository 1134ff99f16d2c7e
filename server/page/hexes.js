// A map of hexes as a drawing; a hex that may be chosen is a button.
import { names, svg } from "./dom.js";

const SIZE = 20;
const HIGH = SIZE * 1.5;
const WIDE = SIZE * Math.sqrt(3);

const centre = ({ q, r }) => [WIDE * (q + r / 2), HIGH * r];

const corners = (x, y, size) =>
    Array.from({ length: 6 }, (_, i) => {
        const angle = (Math.PI / 180) * (60 * i - 30);
        return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
    }).join(" ");

/// `hexes`: {q, r, key, kind, lines, label, choose}.
export function hexMap(hexes, label) {
    const places = hexes.map(centre);
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    const box = [
        Math.min(...xs) - WIDE / 2 - 2,
        Math.min(...ys) - SIZE - 2,
        Math.max(...xs) - Math.min(...xs) + WIDE + 4,
        Math.max(...ys) - Math.min(...ys) + 2 * SIZE + 4,
    ];
    return svg(
        "svg",
        { class: "hexes", viewBox: box.map((each) => each.toFixed(1)).join(" "), role: "group", "aria-label": label },
        hexes.map((each, i) => hex(each, places[i])),
    );
}

function hex(each, [x, y]) {
    const { choose } = each;
    const press = (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose();
    };
    return svg(
        "g",
        {
            key: String(each.key),
            class: names("hex", each.kind, choose && "legal"),
            role: choose ? "button" : "img",
            tabindex: choose ? 0 : null,
            "aria-label": each.label,
            onClick: choose ?? null,
            onKeydown: choose ? press : null,
        },
        svg("title", {}, each.label),
        svg("polygon", { points: corners(x, y, SIZE - 1) }),
        each.lines.map((line, i) =>
            svg(
                "text",
                { x, y: y + 3 + (i - (each.lines.length - 1) / 2) * 10, class: line.class ?? null },
                line.text ?? line,
            ),
        ),
    );
}
