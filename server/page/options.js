// What can be chosen, one button each, and what can not, with the reasons.
import { h, names } from "./dom.js";
import { amounts, textOf, word } from "./game_words.js";
import { t } from "./words.js";

export const keyOf = (option) => JSON.stringify(option, (key, value) => (key === "text" ? undefined : value));
const same = (one, other) => {
    const fields = (option) =>
        Object.entries(option)
            .filter(([key]) => key !== "text")
            .sort();
    return JSON.stringify(fields(one)) === JSON.stringify(fields(other));
};

export const send = (table, option) => table.send({ do: "answer", option, commit: false });

export function groups(table, ask) {
    const lists =
        ask.candidates.length > 0
            ? ask.candidates
            : [
                  {
                      group: "",
                      candidates: ask.decision.options.map((option) => ({
                          option,
                          legal: true,
                          reasons: [],
                          cost: {},
                          label: option.text,
                      })),
                  },
              ];
    return lists.map((group) => {
        const legal = group.candidates.filter((each) => each.legal);
        const not = group.candidates.filter((each) => !each.legal);
        return h(
            "section",
            { class: "group", key: `group ${group.group}` },
            group.title && legal.length > 0 ? h("h3", {}, group.title) : null,
            legal.length > 0
                ? h(
                      "ul",
                      { class: "options" },
                      legal.map((each) => possible(table, each)),
                  )
                : null,
            not.length > 0
                ? h(
                      "details",
                      { class: "not" },
                      h(
                          "summary",
                          {},
                          group.title && legal.length === 0 ? h("strong", {}, `${group.title}: `) : null,
                          t("not-now", { n: not.length }),
                      ),
                      h(
                          "ul",
                          { class: "options" },
                          not.map((each) => impossible(table, each)),
                      ),
                  )
                : null,
        );
    });
}

const cardText = (table, option) =>
    option.card && ["play-card", "choose-corporation", "draft", "card-action", "first-action"].includes(option.kind)
        ? textOf(table.cards, option.card)
        : "";

export function possible(table, candidate) {
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
            candidate.note || amounts(candidate.cost)
                ? h(
                      "span",
                      { class: "note", title: amounts(candidate.cost) },
                      candidate.note || amounts(candidate.cost),
                  )
                : null,
            text ? h("span", { class: "rule" }, text) : null,
        ),
        h(
            "button",
            {
                type: "button",
                class: "peek quiet",
                "aria-label": t("what-would-happen"),
                title: t("what-would-happen"),
                onClick: () => look(table, option, 0),
            },
            "?",
        ),
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
            h(
                "summary",
                {},
                h("span", { class: "label" }, candidate.label),
                candidate.note ? h("span", { class: "note" }, candidate.note) : null,
                h("span", { class: "brief" }, brief),
            ),
            h(
                "ul",
                {},
                candidate.reasons.map((each) => h("li", {}, each.text ?? each.code)),
            ),
            text ? h("p", { class: "rule" }, text) : null,
        ),
    );
}

// ---- what would happen

function look(table, option, after) {
    clearTimeout(table.looking);
    table.looking = setTimeout(async () => {
        const asked = table.asking;
        const seen = (asked.seen ??= new Map());
        const key = keyOf(option);
        if (!seen.has(key)) {
            const told = await table.channel.ask({
                do: "preview",
                table: table.id,
                ask: asked.id,
                option,
                further: true,
            });
            if (!told.ok) return;
            seen.set(key, told);
        }
        // By now it may be another question, or another language.
        if (asked !== table.asking || seen !== asked.seen) return;
        asked.preview = { option, told: seen.get(key) };
        table.app.show();
    }, after);
}

export function preview(table) {
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
        h(
            "div",
            { class: "row" },
            h("strong", {}, t("what-would-happen")),
            h("button", { type: "button", class: "quiet", "aria-label": t("close"), onClick: close }, "×"),
        ),
        events.length > 0
            ? h(
                  "ul",
                  {},
                  events.map((each) => h("li", {}, each.text ?? word(each.kind))),
              )
            : h("p", { class: "faint" }, t("nothing-certain")),
        reveals
            ? h("p", { class: "lock" }, t("no-way-back-after"))
            : hidden.length > 0
              ? h("p", { class: "faint" }, t("something-hidden"))
              : null,
    );
}

/// The options by the space, hex or quarter that they name, for drawings that can be clicked.
export function placesOf(state, field) {
    const places = new Map();
    for (const option of state?.ask?.decision.options ?? [])
        if (option[field] !== undefined) places.set(option[field], option);
    return places;
}
