// The question that one is asked, with everything that can be answered and why not.
import { h, names } from "./dom.js";
import { Word, amounts, textOf, titleOf, word } from "./game_words.js";
import { t } from "./words.js";

const keyOf = (option) => JSON.stringify(option, (key, value) => (key === "text" ? undefined : value));
const same = (one, other) => {
    const fields = (option) => Object.entries(option).filter(([key]) => key !== "text").sort();
    return JSON.stringify(fields(one)) === JSON.stringify(fields(other));
};

/// `table`: its page. What is being done about the question is kept in `table.asking`, anew for each question.
export function question(table) {
    const { turn, ask } = table.known.state;
    if (!turn) return null;
    const mine = turn.mine;
    if (!table.asking || table.asking.id !== turn.ask) table.asking = { id: turn.ask, picked: new Set(), preview: null, hint: null, pay: null };
    const isAsked = Boolean(ask);
    return h(
        "section",
        { class: names("panel", "ask", isAsked && "asked"), "aria-labelledby": "prompt", "data-ask": turn.ask },
        h("div", { "aria-live": "polite", id: "question", class: "prompt" }, h("h2", { id: "prompt" }, prompt(table))),
        isAsked && ask.decision.about?.text ? h("p", { class: "about" }, ask.decision.about.text) : null,
        isAsked && ask.explanation && ask.explanation !== ask.decision.about?.text ? h("p", { class: "faint" }, ask.explanation) : null,
        mine ? draft(table, mine) : null,
        isAsked ? answers(table, ask) : null,
        mine && table.known.state.table.state === "playing" ? plan(table) : null,
        preview(table),
    );
}

function prompt(table) {
    const { turn, ask, seats, table: agreed } = table.known.state;
    if (agreed.state === "over") return t("game-over");
    if (ask) return ask.decision.prompt;
    if (turn.mine?.complete) return t("turn-done");
    const waited = turn.awaited.map((seat) => seats[seat].name || t("seat", { n: seat + 1 }));
    return waited.length > 0 ? t("waiting-for", { names: waited.join(", ") }) : t("please-wait");
}

// ---- what was chosen and is not committed

function draft(table, mine) {
    const left = mine.commitAt ? Math.max(0, Math.ceil((Date.parse(mine.commitAt) - table.channel.now()) / 1000)) : null;
    if (mine.drafted === 0 && !mine.back.wall) return null;
    const back = h("button", { type: "button", id: "back", disabled: !mine.back.can || table.isBusy, onClick: () => table.send({ do: "back" }) }, t("take-back"));
    const commit = h("button", { type: "button", id: "commit", class: names(mine.complete && "primary"), disabled: table.isBusy, onClick: () => table.send({ do: "commit" }) }, t("commit"));
    return h(
        "div",
        { class: "draft" },
        back,
        mine.drafted > 0 ? commit : null,
        left !== null ? h("span", { class: "faint", id: "countdown" }, t("commits-in", { n: left })) : null,
        !mine.back.can && mine.back.wall ? h("span", { class: "faint", id: "wall" }, t("no-way-back", { why: mine.back.text ?? word(mine.back.wall) })) : null,
    );
}

function plan(table) {
    const orders = table.known.state.plan ?? [];
    const kind = table.known.state.view.game === "martians" ? "end-turn" : "pass";
    const set = (event) => table.send({ do: "plan", orders: event.target.checked ? [{ when: "asked-action", option: { kind } }] : [] });
    return h("label", { class: "check plan" }, h("input", { type: "checkbox", id: "plan", checked: orders.length > 0, disabled: table.isBusy, onChange: set }), t("pass-when-i-can"));
}

// ---- answers

function answers(table, ask) {
    const decision = ask.decision;
    const hints = table.known.state.table.terms.hints;
    return h(
        "div",
        { class: "answers", key: table.asking.id },
        hints ? h("div", { class: "row" }, h("button", { type: "button", id: "hint", class: "quiet", onClick: () => hint(table) }, t("hint")), hintText(table)) : null,
        decision.pick ? pick(table, decision.pick) : decision.payment ? payment(table, decision) : groups(table, ask),
    );
}

async function hint(table) {
    const asked = table.asking;
    const told = await table.channel.ask({ do: "hint", table: table.id, ask: asked.id });
    if (!told.ok) return table.app.fail(new Error(told.error.text));
    asked.hint = told.option;
    if (told.option.cards) asked.picked = new Set(told.option.cards);
    table.app.show();
}

function hintText(table) {
    const option = table.asking.hint;
    if (!option) return null;
    const cards = option.cards?.map((each) => titleOf(table.cards, each)).join(", ");
    return h("output", { id: "hinted" }, option.text ?? (cards === "" ? t("nothing") : cards) ?? keyOf(option));
}

const send = (table, option) => table.send({ do: "answer", option, commit: false });

function groups(table, ask) {
    const lists = ask.candidates.length > 0 ? ask.candidates : [{ group: "", candidates: ask.decision.options.map((option) => ({ option, legal: true, reasons: [], cost: {}, label: option.text })) }];
    return lists.map((group) => {
        const legal = group.candidates.filter((each) => each.legal);
        const not = group.candidates.filter((each) => !each.legal);
        return h(
            "section",
            { class: "group", key: `group ${group.group}` },
            group.title && legal.length > 0 ? h("h3", {}, group.title) : null,
            legal.length > 0 ? h("ul", { class: "options" }, legal.map((each) => possible(table, each))) : null,
            not.length > 0
                ? h("details", { class: "not" }, h("summary", {}, group.title && legal.length === 0 ? h("strong", {}, `${group.title}: `) : null, t("not-now", { n: not.length })), h("ul", { class: "options" }, not.map((each) => impossible(table, each))))
                : null,
        );
    });
}

const cardText = (table, option) => (option.card && ["play-card", "choose-corporation", "draft", "card-action"].includes(option.kind) ? textOf(table.cards, option.card) : "");

function possible(table, candidate) {
    const { option } = candidate;
    const isHinted = table.asking.hint && same(table.asking.hint, option);
    const text = cardText(table, option);
    return h(
        "li",
        { key: keyOf(option) },
        h(
            "button",
            {
                type: "button",
                class: names("choice", isHinted && "hinted"),
                "data-kind": option.kind,
                "data-option": keyOf(option),
                disabled: table.isBusy,
                onClick: () => send(table, option),
                onMouseenter: () => look(table, option, 300),
                onFocus: () => look(table, option, 300),
                onMouseleave: () => clearTimeout(table.looking),
            },
            h("span", { class: "label" }, candidate.label || candidate.text || option.text),
            candidate.note || amounts(candidate.cost) ? h("span", { class: "note", title: amounts(candidate.cost) }, candidate.note || amounts(candidate.cost)) : null,
            text ? h("span", { class: "rule" }, text) : null,
        ),
        h("button", { type: "button", class: "peek quiet", "aria-label": t("what-would-happen"), title: t("what-would-happen"), onClick: () => look(table, option, 0) }, "?"),
    );
}

function impossible(table, candidate) {
    const brief = candidate.reasons.map((each) => each.brief ?? each.code).join("; ");
    const text = cardText(table, candidate.option);
    return h(
        "li",
        { key: keyOf(candidate.option) },
        h(
            "details",
            { class: "reason" },
            h("summary", {}, h("span", { class: "label" }, candidate.label), candidate.note ? h("span", { class: "note" }, candidate.note) : null, h("span", { class: "brief" }, brief)),
            h("ul", {}, candidate.reasons.map((each) => h("li", {}, each.text ?? each.code))),
            text ? h("p", { class: "rule" }, text) : null,
        ),
    );
}

// ---- a set of cards

function pick(table, asked) {
    const picked = table.asking.picked;
    const isFull = picked.size >= asked.max;
    const toggle = (card) => (event) => {
        if (event.target.checked) picked.add(card);
        else picked.delete(card);
        table.app.show();
    };
    const submit = (event) => {
        event.preventDefault();
        send(table, { kind: asked.kind, cards: asked.from.filter((each) => picked.has(each)) });
    };
    const isEnough = picked.size >= asked.min && picked.size <= asked.max;
    return h(
        "form",
        { onSubmit: submit, class: "pick" },
        h("p", { class: "faint" }, asked.min === asked.max ? t("pick-exactly", { n: asked.min }) : t("pick-from-to", { from: asked.min, to: asked.max })),
        asked.from.map((card, index) =>
            h(
                "label",
                { class: "check card", key: `${card} ${index}` },
                h("input", { type: "checkbox", name: "card", value: card, checked: picked.has(card), disabled: isFull && !picked.has(card), onChange: toggle(card) }),
                h("span", {}, h("span", { class: "label" }, asked.texts?.[index] ?? Word(card)), costOf(table, card), h("span", { class: "rule" }, textOf(table.cards, card))),
            ),
        ),
        h("button", { type: "submit", id: "pick-done", class: "primary", disabled: !isEnough || table.isBusy }, `${asked.done ?? "OK"} (${picked.size})`),
    );
}

function costOf(table, card) {
    const facts = table.known.state.facts;
    const found = [...(facts.dealt ?? []), ...(facts.hand ?? [])].find((each) => each.card === card);
    return found ? h("span", { class: "note" }, `${found.cost} M€`) : null;
}

// ---- payments

function payment(table, decision) {
    const { payment: due } = decision;
    const asked = table.asking;
    asked.pay ??= { ...due.usual };
    const paid = due.means.reduce((sum, each) => sum + each.worth * (asked.pay[each.means] ?? 0), 0);
    const submit = (event) => {
        event.preventDefault();
        const option = { kind: "pay" };
        for (const each of due.means) option[each.means] = asked.pay[each.means] ?? 0;
        send(table, option);
    };
    const means = (each) => {
        const set = (event) => {
            asked.pay[each.means] = Number(event.target.value);
            table.app.show();
        };
        return h(
            "label",
            { class: "field", key: each.means },
            h("span", {}, `${Word(each.means)} (×${each.worth}, ${t("you-have", { n: each.have })})`),
            h("input", { type: "number", min: 0, max: each.most, value: String(asked.pay[each.means] ?? 0), onInput: set }),
        );
    };
    return [
        h("p", {}, t("price-is", { n: due.price })),
        h("ul", { class: "options" }, decision.options.map((option, index) => possible(table, { option, legal: true, label: option.text, note: index === decision.usual ? t("usual") : "", cost: {} }))),
        decision.options.length > 1
            ? h("details", {}, h("summary", {}, t("pay-otherwise")), h("form", { class: "pay", onSubmit: submit }, due.means.map(means), h("button", { type: "submit", disabled: table.isBusy || paid < due.price }, t("pay", { n: paid, of: due.price }))))
            : null,
    ];
}

// ---- what would happen

function look(table, option, after) {
    clearTimeout(table.looking);
    table.looking = setTimeout(async () => {
        const asked = table.asking;
        asked.seen ??= new Map();
        const key = keyOf(option);
        if (!asked.seen.has(key)) {
            const told = await table.channel.ask({ do: "preview", table: table.id, ask: asked.id, option, further: true });
            if (!told.ok) return;
            asked.seen.set(key, told);
        }
        asked.preview = { option, told: asked.seen.get(key) };
        if (asked === table.asking) table.app.show();
    }, after);
}

function preview(table) {
    const shown = table.asking?.preview;
    if (!shown || !table.known.state.ask) return null;
    const { events, hidden, reveals } = shown.told;
    const close = () => {
        table.asking.preview = null;
        table.app.show();
    };
    return h(
        "aside",
        { class: "preview", id: "preview", "aria-label": t("what-would-happen") },
        h("div", { class: "row" }, h("strong", {}, t("what-would-happen")), h("button", { type: "button", class: "quiet", "aria-label": t("close"), onClick: close }, "×")),
        events.length > 0 ? h("ul", {}, events.map((each) => h("li", {}, each.text ?? word(each.kind)))) : h("p", { class: "faint" }, t("nothing-certain")),
        reveals ? h("p", { class: "lock" }, t("no-way-back-after")) : hidden.length > 0 ? h("p", { class: "faint" }, t("something-hidden")) : null,
    );
}

/// The options by the space, hex or quarter that they name, for drawings that can be clicked.
export function placesOf(state, field) {
    const places = new Map();
    for (const option of state?.ask?.decision.options ?? []) if (option[field] !== undefined) places.set(option[field], option);
    return places;
}
