// A game that is over, step by step.
import { cardsOf, get, mapOf } from "./api.js";
import { board } from "./board.js";
import { h } from "./dom.js";
import { score } from "./ending.js";
import { applyChanges } from "./table_state.js";
import { nameOf } from "./seats.js";
import { t } from "./words.js";

export function replay(app, id) {
    const known = { state: null, viewer: null, lines: [] };
    const table = { app, id, known, cards: null, map: null, isBusy: true };
    let told = null;
    let at = 0;
    let seat = "spectator";
    let playing = null;

    async function load() {
        const [whole, course] = await Promise.all([
            get(`/tables/${id}/state`),
            get(`/tables/${id}/replay?seat=${seat}`),
        ]);
        told = course;
        known.state = { ...structuredClone(told.first), seats: whole.state.seats, table: whole.state.table, ask: null };
        known.viewer = told.viewer;
        const step = at;
        at = 0;
        goTo(step);
        table.cards = await cardsOf(told.game).catch(() => null);
        table.map ??= (await mapOf(told.game, whole.state.table.setup).catch(() => null))?.map ?? null;
    }

    function rewind() {
        Object.assign(known.state, structuredClone({ view: told.first.view, facts: told.first.facts }));
        at = 0;
    }

    function goTo(step) {
        const wanted = Math.max(0, Math.min(step, told.steps.length));
        if (wanted < at) rewind();
        while (at < wanted) {
            applyChanges(known.state, structuredClone({ set: told.steps[at].set, gone: told.steps[at].gone }));
            at += 1;
        }
        app.show();
    }

    function play() {
        if (playing) stop();
        else
            playing = setInterval(() => {
                if (at >= told.steps.length) stop();
                goTo(at + 1);
            }, 500);
        app.show();
    }

    function stop() {
        clearInterval(playing);
        playing = null;
    }

    const sight = (event) => {
        seat = event.target.value;
        app.attempt(load);
    };

    function controls() {
        const eyes = [
            ["spectator", t("spectator")],
            ["all", t("all-open")],
            ...known.state.seats.map((_, index) => [String(index), nameOf(table, index)]),
        ];
        const button = (label, text, step) =>
            h("button", { type: "button", "aria-label": label, title: label, onClick: () => goTo(step) }, text);
        return h(
            "section",
            { class: "panel replay" },
            h("h2", {}, t("replay")),
            h(
                "div",
                { class: "row" },
                button(t("to-start"), "|◀", 0),
                button(t("step-back"), "◀", at - 1),
                h("button", { type: "button", id: "play", onClick: play }, t(playing ? "pause" : "play")),
                button(t("step-on"), "▶", at + 1),
                button(t("to-end"), "▶|", told.steps.length),
            ),
            h(
                "label",
                { class: "field" },
                h("span", { id: "step" }, t("step-of", { n: at, m: told.steps.length })),
                h("input", {
                    type: "range",
                    min: 0,
                    max: told.steps.length,
                    value: String(at),
                    onInput: (event) => goTo(Number(event.target.value)),
                }),
            ),
            h(
                "label",
                { class: "field" },
                h("span", {}, t("seen-by")),
                h(
                    "select",
                    { id: "eyes", value: seat, onChange: sight },
                    eyes.map(([value, name]) => h("option", { value }, name)),
                ),
            ),
            h("h3", {}, t("this-step")),
            h(
                "ul",
                { id: "step-lines", "aria-live": "polite" },
                at > 0 ? told.steps[at - 1].lines.map((each) => h("li", {}, each.text ?? each.kind)) : null,
            ),
            at === told.steps.length ? score(table, told.score) : null,
            h("p", {}, h("a", { href: `/t/${id}`, onClick: app.follow }, t("back-to-table"))),
        );
    }

    return {
        open: () => app.attempt(load),
        close: stop,
        translate: () => app.attempt(load),
        heading: () => t("replay"),
        title: () => `${t("replay")} · Planitia`,
        view: () =>
            known.state
                ? h(
                      "div",
                      { class: "table two" },
                      h("div", { class: "column ask-column" }, controls()),
                      h("div", { class: "column board-column" }, board(table)),
                  )
                : h("p", { class: "faint loading" }, t("loading")),
    };
}
