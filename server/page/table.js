// A table: people gather, play, and see how it ended.
import { cardsOf, get, mapOf, post } from "./api.js";
import { question } from "./ask.js";
import { board } from "./board.js";
import { h, names } from "./dom.js";
import { ending } from "./ending.js";
import { gathering } from "./gathering.js";
import { chat, log } from "./log.js";
import { nameOf, seatsPanel, tablePanel } from "./seats.js";
import { Channel } from "./socket.js";
import { TableState } from "./table_state.js";
import { language, t } from "./words.js";

const MOST_OLDER = 50; // requests for lines at once

export function tablePage(app, id) {
    const table = {
        app,
        id,
        known: new TableState(id),
        cards: null,
        map: null,
        charts: null,
        missing: null,
        trouble: false,
        answered: null, // the question that was answered, until the next one is here
        get isBusy() {
            return table.channel.isBusy || (table.answered !== null && table.answered === table.known.state?.turn?.ask);
        },
        /// What changes the game, told with the question that it answers.
        async send(message) {
            app.calm();
            const asked = table.known.state.turn?.ask;
            const sent = table.channel.change({ table: id, ask: asked, ...message });
            app.show();
            const told = await sent;
            table.answered = told.ok && message.do !== "plan" ? asked : null;
            if (!told.ok && told.error.code !== "stale") app.fail(new Error(told.error.text ?? told.error.message));
            app.show();
        },
        /// What is done about the table itself.
        post: (path, body) => app.attempt(() => post(`/tables/${id}${path}`, body)),
    };

    table.channel = new Channel({
        heard(message) {
            if (message.table !== id) return app.show();
            table.trouble = Boolean(message.trouble);
            if (table.trouble) return app.show();
            if (table.known.take(message) === "gap") {
                table.known.forget();
                watch();
                return;
            }
            fetchWords();
            fetchOlder();
            app.show();
        },
        opened: watch,
        changed: () => app.show(),
        refused: app.refused,
    });

    async function watch() {
        const told = await table.channel.ask({ do: "watch", table: id, have: table.known.have });
        if (!told.ok) table.missing = told.error.text ?? told.error.message;
        app.show();
    }

    // ---- what is read once

    let words = "";
    async function fetchWords() {
        const state = table.known.state;
        if (!state?.view) return;
        const wanted = `${state.view.game} ${language()}`;
        if (words !== wanted) {
            words = wanted;
            table.cards = await cardsOf(state.view.game).catch(() => null);
            app.show();
        }
        if (!table.map && table.map !== false) {
            table.map = false;
            table.map = (await mapOf(state.view.game, state.table.setup).catch(() => null))?.map ?? false;
            app.show();
        }
        if (state.table.state === "over" && table.charts === null) {
            table.charts = false;
            table.charts = await get(`/tables/${id}/charts`).catch(() => false);
            app.show();
        }
    }

    let isFetching = false;
    async function fetchOlder() {
        if (isFetching || table.known.missing === null) return;
        isFetching = true;
        for (let i = 0; i < MOST_OLDER && table.known.missing !== null; i += 1) {
            const told = await table.channel.ask({ do: "lines", table: id, from: table.known.missing });
            if (!told.ok) break;
            table.known.takeOlder(told.lines);
        }
        isFetching = false;
        app.show();
    }

    // ---- clocks

    const tick = () => {
        const turn = table.known.state?.turn;
        if (turn?.mine?.commitAt || turn?.clock) app.show();
    };
    let ticking = null;

    function clockOf(seat) {
        const clock = table.known.state.turn?.clock?.[seat];
        if (!clock) return null;
        const left = clock.until ? Date.parse(clock.until) - table.channel.now() : clock.bank;
        if (left === undefined || left === null) return null;
        const seconds = Math.max(0, Math.ceil(left / 1000));
        const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
        return h("span", { class: names("clock", clock.until && "running", seconds === 0 && "zero") }, text);
    }
    table.clockOf = clockOf;

    // ---- how it looks

    function playing() {
        const state = table.known.state;
        const isOver = state.table.state === "over";
        return h(
            "div",
            { class: "table" },
            h("div", { class: "column ask-column" }, isOver ? ending(table) : question(table), seatsPanel(table)),
            h("div", { class: "column board-column" }, board(table)),
            h("div", { class: "column side-column" }, log(table), chat(table), tablePanel(table)),
            jump(),
        );
    }

    /// On narrow screens, where one part is below the other.
    function jump() {
        const to = (selector) => () => document.querySelector(selector)?.scrollIntoView({ block: "start" });
        return h(
            "nav",
            { class: "jump", "aria-label": t("parts") },
            h("button", { type: "button", onClick: to(".ask-column") }, t("question")),
            h("button", { type: "button", onClick: to(".board-column") }, t("board")),
            h("button", { type: "button", onClick: to(".side-column") }, t("log")),
        );
    }

    function view() {
        if (table.missing && !table.known.state)
            return h(
                "section",
                { class: "panel" },
                h("h1", {}, t("no-such-table")),
                h("p", {}, table.missing),
                h("p", {}, h("a", { href: "/", onClick: app.follow }, t("back-to-front"))),
            );
        const state = table.known.state;
        if (!state) return h("p", { class: "faint loading" }, t("loading"));
        return [
            table.trouble ? h("div", { class: "trouble", role: "alert", id: "trouble" }, t("server-trouble")) : null,
            h("h1", { class: "unseen" }, heading()),
            state.table.state === "gathering"
                ? gathering(table)
                : state.table.state === "closed"
                  ? h("section", { class: "panel" }, h("h2", {}, t("state-closed")))
                  : state.view
                    ? playing()
                    : h(
                          "section",
                          { class: "panel" },
                          h("h2", {}, t(`state-${state.table.state}`)),
                          h("p", {}, t("no-watchers-here")),
                          seatsPanel(table),
                      ),
        ];
    }

    function heading() {
        const state = table.known.state;
        if (!state) return "";
        const name = state.table.name || t(state.table.game);
        return `${name} · ${moment(state)}`;
    }

    function moment(state) {
        const { viewer } = table.known;
        if (state.table.state !== "playing" || !state.turn) return t(`state-${state.table.state}`);
        if (viewer !== null && state.turn.awaited.includes(viewer)) return t("your-turn");
        return t("waiting-for", { names: state.turn.awaited.map((seat) => nameOf(table, seat)).join(", ") });
    }

    return {
        open() {
            table.channel.open();
            ticking = setInterval(tick, 500);
        },
        close() {
            table.channel.close();
            clearInterval(ticking);
            clearTimeout(table.looking);
        },
        /// Lines and questions come anew in the other language.
        translate() {
            table.known.lines = [];
            table.known.missing = null;
            if (table.asking) table.asking.preview = table.asking.hint = table.asking.seen = null;
            watch();
            fetchWords();
        },
        connection: () => table.channel.state,
        heading,
        title() {
            const turn = table.known.state?.turn;
            const mine = turn && table.known.viewer !== null && turn.awaited.includes(table.known.viewer);
            return `${mine && table.known.state.table.state === "playing" ? "● " : ""}${heading() || "Planitia"}`;
        },
        view,
    };
}
