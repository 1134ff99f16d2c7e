// The first page: who one is, new tables, one's own tables, open tables.
import { get, post, redeem, rename } from "./api.js";
import { h, randomHex } from "./dom.js";
import { newTable, usualBot } from "./new_table.js";
import { Channel } from "./socket.js";
import { language, t } from "./words.js";

export function front(app) {
    const state = { games: null, day: null, mine: null, lobby: null, form: null, code: null, of: "" };

    const channel = new Channel({
        heard(message) {
            if (message.mine) state.mine = message.mine;
            if (message.lobby) state.lobby = message.lobby;
            app.show();
        },
        opened() {
            channel.ask({ do: "watch-mine" });
            channel.ask({ do: "watch-lobby" });
        },
        changed: () => app.show(),
        refused: app.refused,
    });

    async function load() {
        state.of = language();
        const [games, day] = await Promise.all([get("/games"), get("/day")]);
        state.games = games.games;
        state.day = day.today;
        app.show();
    }

    async function begin(request) {
        const made = await app.attempt(() => post("/tables", { share: randomHex(16), ...request }));
        if (!made) return;
        for (const [seat, invite] of (made.invites ?? []).entries())
            if (invite) sessionStorage.setItem(`invite ${made.table} ${seat}`, invite);
        app.go(`/t/${made.table}`);
    }

    const playNow = (game) => {
        const seats = [{ person: "me" }, { bot: usualBot(game) }];
        return begin({ game: game.game, setup: { ...game.first, players: 2 }, seats, start: true });
    };
    const playDay = (game) =>
        begin({
            game: game.game,
            setup: { players: 1 },
            seats: [{ person: "me" }],
            day: true,
            start: true,
        });

    // ---- who

    function who() {
        const change = (event) => {
            event.preventDefault();
            const name = new FormData(event.target).get("name");
            app.attempt(async () => (app.person = await rename(name)));
        };
        const makeCode = () => app.attempt(async () => (state.code = (await post("/me/link")).code));
        const enterCode = (event) => {
            event.preventDefault();
            const code = new FormData(event.target).get("code").trim();
            app.attempt(async () => {
                app.person = await redeem(code);
                app.start();
            });
        };
        return h(
            "section",
            { class: "panel who" },
            h("h2", {}, t("you")),
            h(
                "form",
                { class: "row", onSubmit: change },
                h(
                    "label",
                    {},
                    t("name"),
                    h("input", {
                        key: app.person.person,
                        name: "name",
                        maxlength: 40,
                        autocomplete: "nickname",
                        start: (node) => (node.value = app.person.name),
                    }),
                ),
                h("button", { type: "submit" }, t("keep-name")),
            ),
            h(
                "details",
                {},
                h("summary", {}, t("other-device")),
                h("p", {}, t("other-device-help")),
                h(
                    "div",
                    { class: "row" },
                    h("button", { type: "button", onClick: makeCode }, t("make-code")),
                    state.code ? h("output", { class: "code", id: "code" }, state.code) : null,
                ),
                h(
                    "form",
                    { class: "row", onSubmit: enterCode },
                    h("label", {}, t("code"), h("input", { name: "code", autocomplete: "off", required: true })),
                    h("button", { type: "submit" }, t("enter-code")),
                ),
            ),
        );
    }

    // ---- games

    function gameCard(game) {
        return h(
            "section",
            { class: "panel game", key: game.game },
            h("h2", {}, game.word),
            h("p", { class: "faint" }, t("players-from-to", { from: game.fewest, to: game.most })),
            h(
                "div",
                { class: "row" },
                h(
                    "button",
                    { type: "button", class: "primary", id: `now-${game.game}`, onClick: () => playNow(game) },
                    t("play-now"),
                ),
                h("button", { type: "button", id: `new-${game.game}`, onClick: () => open(game) }, t("new-table")),
                h("button", { type: "button", id: `day-${game.game}`, onClick: () => playDay(game) }, t("deal-of-day")),
            ),
            state.form?.game === game.game ? state.form.view() : null,
        );
    }

    function open(game) {
        state.form = state.form?.game === game.game ? null : newTable(app, game, begin);
        app.show();
    }

    // ---- tables

    const wordOf = (game) => state.games?.find((each) => each.game === game)?.word ?? game;

    function row(table) {
        const people = table.seats.map((each) => each.name || t(each.state === "free" ? "free" : "nobody")).join(", ");
        return h(
            "li",
            { key: table.table, class: table.yourTurn ? "turn" : null },
            h(
                "a",
                { href: `/t/${table.table}`, onClick: app.follow },
                h("strong", {}, table.name || wordOf(table.game)),
                table.yourTurn ? h("span", { class: "badge" }, t("your-turn")) : null,
                h(
                    "span",
                    { class: "faint" },
                    ` ${table.name ? `${wordOf(table.game)} · ` : ""}${t(`state-${table.state}`)} · ${people}`,
                ),
            ),
        );
    }

    function list(title, tables, id) {
        return h(
            "section",
            { class: "panel" },
            h("h2", {}, title),
            tables?.length
                ? h("ul", { class: "tables", id }, tables.map(row))
                : h("p", { class: "faint", id }, t("none-yet")),
        );
    }

    return {
        open() {
            channel.open();
            app.attempt(load);
        },
        close: () => channel.close(),
        translate: () => app.attempt(load).then(() => (state.form = null)),
        connection: () => channel.state,
        view() {
            return [
                h("h1", { class: "unseen" }, "Planitia"),
                h(
                    "div",
                    { class: "front" },
                    h("div", {}, (state.games ?? []).map(gameCard)),
                    h(
                        "div",
                        {},
                        list(t("my-tables"), state.mine, "mine"),
                        list(t("open-tables"), state.lobby, "lobby"),
                        day(),
                        who(),
                    ),
                ),
            ];
        },
    };

    function day() {
        if (!state.day) return null;
        return h(
            "section",
            { class: "panel" },
            h("h2", {}, t("deal-of-day")),
            h("p", {}, t("deal-of-day-help", { date: state.day.date })),
            h("p", { class: "faint digits" }, t("commitment"), ": ", state.day.commitment),
        );
    }
}
