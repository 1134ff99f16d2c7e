// The question that one is asked, with everything that can be answered and why not.
import { h, names } from "./dom.js";
import { Word, textOf, titleOf, word } from "./game_words.js";
import { groups, keyOf, possible, preview, send } from "./options.js";
import { t } from "./words.js";

/// `table`: its page. What is being done about the question is kept in `table.asking`, anew for each question.
export function question(table) {
    const { turn, ask } = table.known.state;
    if (!turn) return null;
    const mine = turn.mine;
    if (!table.asking || table.asking.id !== turn.ask) {
        const isNext = Boolean(table.asking);
        table.asking = { id: turn.ask, picked: new Set(), preview: null, hint: null, pay: null };
        if (isNext) requestAnimationFrame(bringIntoSight);
    }
    const isAsked = Boolean(ask);
    return h(
        "section",
        { class: names("panel", "ask", isAsked && "asked"), "aria-labelledby": "prompt", "data-ask": turn.ask },
        h(
            "div",
            { "aria-live": "polite", id: "question", class: "prompt" },
            h("h2", { id: "prompt", tabindex: -1 }, prompt(table)),
        ),
        isAsked && ask.decision.about?.text ? h("p", { class: "about" }, ask.decision.about.text) : null,
        isAsked && ask.explanation && ask.explanation !== ask.decision.about?.text
            ? h("p", { class: "faint" }, ask.explanation)
            : null,
        mine ? draft(table, mine) : null,
        isAsked ? answers(table, ask) : null,
        mine && table.known.state.table.state === "playing" ? plan(table) : null,
        preview(table),
    );
}

/// The next question, when the answer to the last one was far down the page.
function bringIntoSight() {
    const section = document.querySelector(".ask");
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: "start" });
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
    const left = mine.commitAt
        ? Math.max(0, Math.ceil((Date.parse(mine.commitAt) - table.channel.now()) / 1000))
        : null;
    if (mine.drafted === 0 && !mine.back.wall) return null;
    const back = h(
        "button",
        {
            type: "button",
            id: "back",
            disabled: !mine.back.can || table.isBusy,
            onClick: () => table.send({ do: "back" }),
        },
        t("take-back"),
    );
    const commit = h(
        "button",
        {
            type: "button",
            id: "commit",
            class: names(mine.complete && "primary"),
            disabled: table.isBusy,
            onClick: () => table.send({ do: "commit" }),
        },
        t("commit"),
    );
    return h(
        "div",
        { class: "draft" },
        back,
        mine.drafted > 0 ? commit : null,
        left !== null ? h("span", { class: "faint", id: "countdown" }, t("commits-in", { n: left })) : null,
        !mine.back.can && mine.back.wall
            ? h(
                  "span",
                  { class: "faint", id: "wall" },
                  t("no-way-back", { why: mine.back.text ?? word(mine.back.wall) }),
              )
            : null,
    );
}

function plan(table) {
    const orders = table.known.state.plan ?? [];
    const kind = table.known.state.view.game === "martians" ? "end-turn" : "pass";
    const set = (event) =>
        table.send({ do: "plan", orders: event.target.checked ? [{ when: "asked-action", option: { kind } }] : [] });
    return h(
        "label",
        { class: "check plan" },
        h("input", { type: "checkbox", id: "plan", checked: orders.length > 0, disabled: table.isBusy, onChange: set }),
        t("pass-when-i-can"),
    );
}

// ---- answers

function answers(table, ask) {
    const decision = ask.decision;
    const hints = table.known.state.table.terms.hints;
    return h(
        "div",
        { class: "answers", key: table.asking.id },
        hints
            ? h(
                  "div",
                  { class: "row" },
                  h("button", { type: "button", id: "hint", class: "quiet", onClick: () => hint(table) }, t("hint")),
                  hintText(table),
              )
            : null,
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
        h(
            "p",
            { class: "faint" },
            asked.min === asked.max
                ? t("pick-exactly", { n: asked.min })
                : t("pick-from-to", { from: asked.min, to: asked.max }),
        ),
        asked.from.map((card, index) =>
            h(
                "label",
                { class: "check card", key: `${card} ${index}` },
                h("input", {
                    type: "checkbox",
                    name: "card",
                    value: card,
                    checked: picked.has(card),
                    disabled: isFull && !picked.has(card),
                    onChange: toggle(card),
                }),
                h(
                    "span",
                    {},
                    h("span", { class: "label" }, asked.texts?.[index] ?? Word(card)),
                    costOf(table, card),
                    h("span", { class: "rule" }, textOf(table.cards, card)),
                ),
            ),
        ),
        h(
            "button",
            { type: "submit", id: "pick-done", class: "primary", disabled: !isEnough || table.isBusy },
            `${asked.done ?? "OK"} (${picked.size})`,
        ),
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
            h("input", {
                type: "number",
                min: 0,
                max: each.most,
                value: String(asked.pay[each.means] ?? 0),
                onInput: set,
            }),
        );
    };
    return [
        h("p", {}, t("price-is", { n: due.price })),
        h(
            "ul",
            { class: "options" },
            decision.options.map((option, index) =>
                possible(table, {
                    option,
                    legal: true,
                    label: option.text,
                    note: index === decision.usual ? t("usual") : "",
                    cost: {},
                }),
            ),
        ),
        decision.options.length > 1
            ? h(
                  "details",
                  {},
                  h("summary", {}, t("pay-otherwise")),
                  h(
                      "form",
                      { class: "pay", onSubmit: submit },
                      due.means.map(means),
                      h(
                          "button",
                          { type: "submit", disabled: table.isBusy || paid < due.price },
                          t("pay", { n: paid, of: due.price }),
                      ),
                  ),
              )
            : null,
    ];
}
