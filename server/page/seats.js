// Who sits at the table, what is agreed, and what can be done about it.
import { h, names } from "./dom.js";
import { word } from "./game_words.js";
import { t } from "./words.js";

export const nameOf = (table, seat) => table.known.state.seats[seat]?.name || t("seat", { n: seat + 1 });

export const markOf = (table, seat) => `mark-${table.known.state.seats[seat]?.mark ?? 0}`;

export function seatsPanel(table) {
    const { state, viewer } = table.known;
    const awaited = state.turn?.awaited ?? [];
    return h(
        "section",
        { class: "panel" },
        h("h2", {}, t("seats")),
        h(
            "ul",
            { class: "seats", id: "seats" },
            state.seats.map((each, index) =>
                h(
                    "li",
                    {
                        class: names(
                            "by",
                            `mark-${each.mark}`,
                            awaited.includes(index) && state.table.state === "playing" && "awaited",
                        ),
                    },
                    h("strong", {}, nameOf(table, index)),
                    index === viewer ? h("span", { class: "badge" }, t("me")) : null,
                    each.state === "bot"
                        ? h("span", { class: "faint" }, ` ${each.bot ? word(each.bot, "level") : t("bot")}`)
                        : h(
                              "span",
                              { class: "faint" },
                              ` ${t(each.state === "leaving" ? "is-leaving" : table.known.isHere(index) ? "is-here" : "is-away")}`,
                          ),
                    awaited.includes(index) && state.table.state === "playing"
                        ? h("span", { class: "badge" }, t("turn-of"))
                        : null,
                    table.clockOf?.(index),
                    each.hints ? h("span", { class: "faint" }, ` ${t("hints-used", { n: each.hints })}`) : null,
                ),
            ),
        ),
        table.known.watching > 0
            ? h("p", { class: "faint", id: "watching" }, t("watching", { n: table.known.watching }))
            : null,
    );
}

const yesNo = (value) => t(value ? "yes" : "no");

export function terms(table) {
    const agreed = table.known.state.table.terms;
    const clock = agreed.clock
        ? [
              agreed.clock.bank ? t("clock-with-bank", { n: agreed.clock.bank }) : null,
              t("clock-per-turn", { n: agreed.clock.perTurn }),
              t(`zero-${agreed.clock.atZero}`),
          ]
              .filter(Boolean)
              .join(", ")
        : t("clock-none");
    return h(
        "section",
        { class: "panel" },
        h("h2", {}, t("agreed")),
        h(
            "dl",
            { class: "pairs" },
            ["hints", "points", "watchers", "chat", "listed"].map((each) => [
                h("dt", {}, t(`term-${each}`)),
                h("dd", {}, yesNo(agreed[each])),
            ]),
            h("dt", {}, t("take-back-seconds")),
            h("dd", {}, agreed.takeBack),
            h("dt", {}, t("clock")),
            h("dd", {}, clock),
        ),
    );
}

/// Leaving, votes, and what else is about the table.
export function tablePanel(table) {
    const { state, viewer } = table.known;
    const isPlaying = state.table.state === "playing";
    return h(
        "details",
        { class: "panel", key: "this-table" },
        h("summary", {}, h("h2", {}, t("this-table"))),
        isPlaying && viewer !== null ? going(table, viewer) : null,
        isPlaying ? votes(table, viewer) : null,
        terms(table),
        dealt(state),
    );
}

const dealt = (state) => h("p", { class: "faint digits" }, t("commitment"), ": ", state.deal.commitment);

function going(table, viewer) {
    const seat = table.known.state.seats[viewer];
    if (seat.state === "bot")
        return h(
            "button",
            { type: "button", id: "come-back", onClick: () => table.post("/votes", { seat: viewer }) },
            t("come-back"),
        );
    if (seat.state === "leaving") return h("p", {}, t("is-leaving"));
    if (!table.leaving)
        return h(
            "button",
            { type: "button", id: "leave", onClick: () => ((table.leaving = true), table.app.show()) },
            t("leave"),
        );
    const leave = () => {
        table.leaving = false;
        table.post("/leave", {});
    };
    return h(
        "div",
        { class: "row" },
        h("span", {}, t("leave-sure")),
        h("button", { type: "button", id: "leave-sure", onClick: leave }, t("yes")),
        h("button", { type: "button", onClick: () => ((table.leaving = false), table.app.show()) }, t("no")),
    );
}

function votes(table, viewer) {
    const { state } = table.known;
    const others = state.seats
        .map((each, index) => ({ ...each, index }))
        .filter((each) => each.index !== viewer && (each.state === "taken" || each.state === "leaving"));
    return h(
        "div",
        { class: "votes" },
        state.table.votes.map((vote) => {
            const mayVote = viewer !== null && viewer !== vote.seat && !vote.agreed.includes(viewer);
            const decide = (agree) => () => table.post(`/votes/${vote.number}`, { agree });
            const text = t(vote.bot ? "vote-bot" : "vote-back", {
                by: nameOf(table, vote.by),
                seat: nameOf(table, vote.seat),
                bot: word(vote.bot ?? "", "level"),
            });
            return h(
                "div",
                { class: "vote", key: `vote ${vote.number}` },
                h("p", {}, text),
                mayVote
                    ? h(
                          "div",
                          { class: "row" },
                          h("button", { type: "button", onClick: decide(true) }, t("agree")),
                          h("button", { type: "button", onClick: decide(false) }, t("disagree")),
                      )
                    : null,
            );
        }),
        viewer === null
            ? null
            : others.map((each) =>
                  h(
                      "button",
                      {
                          type: "button",
                          class: "quiet",
                          onClick: () => table.post("/votes", { seat: each.index, bot: "greedy" }),
                      },
                      t("propose-bot", { name: each.name || t("seat", { n: each.index + 1 }) }),
                  ),
              ),
    );
}
