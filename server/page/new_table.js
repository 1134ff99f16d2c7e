// The form for a new table: what is played, who sits where, what is agreed besides.
import { get } from "./api.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/// A bot that answers at once.
export const usualBot = (game) => (game.bots.find((each) => each.level === "greedy") ?? game.bots.at(-1)).level;

const TERMS = ["hints", "points", "watchers", "chat", "listed"];

export function newTable(app, game, begin) {
    const state = {
        said: {}, // of the set-up; the rest is as usual
        form: game.form,
        seats: [],
        name: "",
        terms: { listed: false, hints: true, points: true, watchers: true, chat: true, takeBack: 5 },
        clock: "none",
        perTurn: 90,
        bank: 1800,
        atZero: "warn",
    };
    let asked = 0;
    setPlayers(2);

    function setPlayers(count) {
        state.said.players = count;
        while (state.seats.length < count) state.seats.push(state.seats.length === 0 ? "me" : usualBot(game));
        state.seats.length = count;
        return refresh();
    }

    /// What is asked depends on what was answered; an answer that makes no sense any more is dropped.
    function refresh() {
        asked += 1;
        const own = asked;
        return app.attempt(async () => {
            for (let i = 0; ; i += 1) {
                try {
                    const told = await get(
                        `/games/${game.game}/form?setup=${encodeURIComponent(JSON.stringify(state.said))}`,
                    );
                    if (own === asked) state.form = told.form; // else a later one is on its way
                    return;
                } catch (error) {
                    const key = /^\/setup\/(\w+)/.exec(error.at ?? "")?.[1];
                    if (!key || !(key in state.said) || i > 10) throw error;
                    delete state.said[key];
                }
            }
        });
    }

    function choose(field, index) {
        const word = field.values[index].name;
        let value = word;
        try {
            value = JSON.parse(word);
        } catch {
            value = word;
        }
        state.said = { players: state.said.players, ...state.said, [field.key]: value };
        return refresh();
    }

    function clockTerms() {
        if (state.clock === "none") return null;
        const terms = { perTurn: Number(state.perTurn), atZero: state.atZero };
        return state.clock === "bank" ? { ...terms, bank: Number(state.bank) } : terms;
    }

    function submit(event) {
        event.preventDefault();
        const seats = state.seats.map((each) =>
            each === "me" ? { person: "me" } : each === "open" ? { open: true } : { bot: each },
        );
        const start = !state.seats.includes("open");
        return begin({
            game: game.game,
            name: state.name,
            setup: state.said,
            seats,
            options: { ...state.terms, takeBack: Number(state.terms.takeBack), clock: clockTerms() },
            start,
        });
    }

    // ---- how it looks

    // What is typed is kept with every key: the page may be drawn anew at any time.

    const change = (set) => (event) => {
        set(event.target);
        app.show();
    };
    const field = (label, control, help) =>
        h(
            "label",
            { class: "field" },
            h("span", {}, label),
            control,
            help ? h("small", { class: "faint" }, help) : null,
        );

    function setupField(each) {
        if (each.key === "players") return null;
        const options = each.values.map((value, index) => h("option", { value: String(index) }, value.word));
        const about = each.values[each.selected]?.about;
        return field(
            each.word,
            h(
                "select",
                {
                    id: `setup-${each.key}`,
                    value: String(each.selected),
                    onChange: (event) => choose(each, Number(event.target.value)),
                },
                options,
            ),
            about || each.help,
        );
    }

    function players() {
        const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => i + game.fewest);
        return field(
            t("players"),
            h(
                "select",
                {
                    id: "players",
                    value: String(state.seats.length),
                    onChange: (event) => setPlayers(Number(event.target.value)),
                },
                counts.map((each) => h("option", { value: String(each) }, each)),
            ),
        );
    }

    function seat(value, index) {
        const set = (control) => {
            if (control.value === "me") state.seats = state.seats.map((each) => (each === "me" ? "open" : each));
            state.seats[index] = control.value;
        };
        return field(
            t("seat", { n: index + 1 }),
            h(
                "select",
                { id: `seat-${index}`, value, onChange: change(set) },
                h("option", { value: "me" }, t("me")),
                h("option", { value: "open" }, t("open-seat")),
                game.bots.map((bot) => h("option", { value: bot.level }, `${t("bot")}: ${bot.word}`)),
            ),
        );
    }

    function number(label, key, min, max) {
        const control = h("input", {
            type: "number",
            min,
            max,
            required: true,
            id: key,
            value: String(state[key]),
            onInput: change((input) => (state[key] = input.value)),
        });
        return field(label, control);
    }

    function clock() {
        return [
            field(
                t("clock"),
                h(
                    "select",
                    { id: "clock", value: state.clock, onChange: change((control) => (state.clock = control.value)) },
                    ["none", "turn", "bank"].map((each) => h("option", { value: each }, t(`clock-${each}`))),
                ),
            ),
            state.clock === "bank" ? number(t("bank-seconds"), "bank", 1, 5184000) : null,
            state.clock === "none" ? null : number(t("turn-seconds"), "perTurn", 0, 5184000),
            state.clock === "none"
                ? null
                : field(
                      t("at-zero"),
                      h(
                          "select",
                          {
                              id: "at-zero",
                              value: state.atZero,
                              onChange: change((control) => (state.atZero = control.value)),
                          },
                          ["warn", "pass", "bot"].map((each) => h("option", { value: each }, t(`zero-${each}`))),
                      ),
                  ),
        ];
    }

    function terms() {
        const takeBack = h("input", {
            type: "number",
            id: "take-back",
            min: 0,
            max: 60,
            required: true,
            value: String(state.terms.takeBack),
            onInput: change((input) => (state.terms.takeBack = input.value)),
        });
        return [
            field(t("take-back-seconds"), takeBack),
            clock(),
            TERMS.map((each) =>
                h(
                    "label",
                    { class: "check" },
                    h("input", {
                        type: "checkbox",
                        id: `term-${each}`,
                        checked: state.terms[each],
                        onChange: change((input) => (state.terms[each] = input.checked)),
                    }),
                    t(`term-${each}`),
                ),
            ),
        ];
    }

    return {
        game: game.game,
        view: () =>
            h(
                "form",
                { class: "new", id: "new-table", onSubmit: submit },
                field(
                    t("table-name"),
                    h("input", {
                        id: "table-name",
                        maxlength: 40,
                        value: state.name,
                        onInput: change((input) => (state.name = input.value)),
                    }),
                ),
                h("fieldset", {}, h("legend", {}, t("the-game")), players(), state.form.map(setupField)),
                h("fieldset", {}, h("legend", {}, t("seats")), state.seats.map(seat)),
                h("fieldset", {}, h("legend", {}, t("agreed")), terms()),
                h(
                    "button",
                    { type: "submit", class: "primary", id: "make-table" },
                    t(state.seats.includes("open") ? "make-table" : "make-and-start"),
                ),
            ),
    };
}
