// Before the deal: seats, invitations, and the host's start.
import { post } from "./api.js";
import { h, randomHex } from "./dom.js";
import { deal } from "./ending.js";
import { word } from "./game_words.js";
import { terms } from "./seats.js";
import { chat } from "./log.js";
import { t } from "./words.js";

/// The invitation in the address; it is in the fragment, which no server is sent.
function invitation() {
    const found = /^#i=(\d+)\.([\w-]+)$/.exec(location.hash);
    return found ? { seat: Number(found[1]), invite: found[2] } : null;
}

export function gathering(table) {
    const { state, viewer } = table.known;
    // A host who does not play is one of those who look on: the server knows which.
    const isHost = state.table.hostSeat === viewer;
    const isSeated = viewer !== null;
    const isFull = state.seats.every((each) => each.state !== "free");
    return h(
        "div",
        { class: "gathering" },
        h(
            "section",
            { class: "panel" },
            h("h2", {}, t("who-plays")),
            h(
                "ol",
                { class: "seats" },
                state.seats.map((each, index) => seat(table, each, index)),
            ),
            claimed(table),
            h("p", { class: "faint" }, t("host-is", { name: state.table.host || t("somebody") })),
            h(
                "div",
                { class: "row" },
                h(
                    "button",
                    {
                        type: "button",
                        id: "start",
                        class: "primary",
                        hidden: !isHost,
                        disabled: !isFull,
                        onClick: () => table.post("/start"),
                    },
                    t("start"),
                ),
                isSeated ? h("button", { type: "button", onClick: () => table.post("/leave") }, t("leave")) : null,
                isHost ? h("button", { type: "button", onClick: () => table.post("/close") }, t("close-table")) : null,
            ),
            isFull ? null : h("p", { class: "faint" }, t("seats-free")),
        ),
        h("div", {}, terms(table), h("section", { class: "panel" }, deal(table)), chat(table)),
    );
}

function claim(table, seat, invite) {
    const body = { share: randomHex(16) };
    if (invite) body.invite = invite;
    return table.app.attempt(async () => {
        await post(`/tables/${table.id}/seats/${seat}/claim`, body);
        history.replaceState(null, "", location.pathname);
    });
}

/// A button for who was invited.
function claimed(table) {
    const invited = invitation();
    if (!invited || table.known.viewer !== null) return null;
    return h(
        "div",
        { class: "invited" },
        h("p", {}, t("you-are-invited", { n: invited.seat + 1 })),
        h(
            "button",
            {
                type: "button",
                id: "claim",
                class: "primary",
                onClick: () => claim(table, invited.seat, invited.invite),
            },
            t("take-seat"),
        ),
    );
}

function seat(table, each, index) {
    const { viewer, state } = table.known;
    const key = `invite ${table.id} ${index}`;
    const link = sessionStorage.getItem(key);
    const invite = () =>
        table.app.attempt(async () => {
            sessionStorage.setItem(key, (await post(`/tables/${table.id}/seats/${index}/invite`)).invite);
        });
    const isFree = each.state === "free";
    const canTake = isFree && viewer === null && state.table.terms.listed;
    const url = link ? `${location.origin}/t/${table.id}#i=${index}.${link}` : null;
    return h(
        "li",
        { class: `by mark-${each.mark}`, key: String(index) },
        h("strong", {}, isFree ? t("free") : each.name || t("somebody")),
        each.bot ? h("span", { class: "faint" }, ` ${word(each.bot, "level")}`) : null,
        index === viewer ? h("span", { class: "badge" }, t("me")) : null,
        !isFree && !each.bot
            ? h("span", { class: "faint" }, ` ${t(table.known.isHere(index) ? "is-here" : "is-away")}`)
            : null,
        canTake ? h("button", { type: "button", onClick: () => claim(table, index, null) }, t("take-seat")) : null,
        isFree && viewer !== null && !url
            ? h("button", { type: "button", class: "quiet", onClick: invite }, t("new-invite"))
            : null,
        isFree && url
            ? h(
                  "div",
                  { class: "row" },
                  h("input", {
                      class: "link grow",
                      readonly: true,
                      value: url,
                      "aria-label": t("invite-link"),
                      onFocus: (event) => event.target.select(),
                  }),
                  h("button", { type: "button", onClick: () => navigator.clipboard?.writeText(url) }, t("copy")),
              )
            : null,
        !isFree && index !== viewer && viewer !== null
            ? h(
                  "button",
                  { type: "button", class: "quiet", onClick: () => table.post(`/seats/${index}/release`) },
                  t("release"),
              )
            : null,
    );
}
