// What has happened, what people say, who sits here.
import { h, names } from "./dom.js";
import { t } from "./words.js";

const SHOWN = 60;

export function log(table) {
    const { lines, viewer } = table.known;
    const mine = viewer === null ? -1 : lines.findLastIndex((each) => each.by === viewer && !each.draft);
    const chosen = table.onlyNew ? lines.slice(mine + 1) : lines;
    const shown = table.wholeLog ? chosen : chosen.slice(-SHOWN);
    const toggle = (event) => {
        table.onlyNew = event.target.checked;
        table.app.show();
    };
    return h(
        "section",
        { class: "panel log" },
        h("h2", {}, t("log")),
        viewer === null
            ? null
            : h(
                  "label",
                  { class: "check" },
                  h("input", { type: "checkbox", id: "only-new", checked: Boolean(table.onlyNew), onChange: toggle }),
                  t("since-my-turn"),
              ),
        shown.length < chosen.length
            ? h(
                  "button",
                  { type: "button", class: "quiet", onClick: () => ((table.wholeLog = true), table.app.show()) },
                  t("show-all", { n: chosen.length }),
              )
            : null,
        h(
            "ol",
            {
                role: "log",
                "aria-live": "polite",
                "aria-relevant": "additions",
                id: "log",
                tabindex: 0,
                start: keepAtEnd,
            },
            shown.map((each, index) =>
                h(
                    "li",
                    {
                        key: `${each.draft ? "d" : ""}${each.number}`,
                        class: names(
                            each.draft && "draft-line",
                            index > 0 && shown[index - 1].move !== each.move && "new-move",
                            each.player !== null &&
                                each.player !== undefined &&
                                `by mark-${table.known.state.seats[each.player]?.mark ?? 0}`,
                        ),
                    },
                    each.text ?? each.kind,
                ),
            ),
        ),
    );
}

/// The last line stays in sight unless somebody scrolls up.
function keepAtEnd(node) {
    let isAtEnd = true;
    node.onscroll = () => (isAtEnd = node.scrollHeight - node.scrollTop - node.clientHeight < 40);
    new MutationObserver(() => {
        if (isAtEnd) node.scrollTop = node.scrollHeight;
    }).observe(node, { childList: true });
    requestAnimationFrame(() => (node.scrollTop = node.scrollHeight));
}

export function chat(table) {
    const { state, chat: said, viewer } = table.known;
    if (!state.table.terms.chat && said.length === 0) return null;
    const say = async (event) => {
        event.preventDefault();
        const form = event.target;
        const text = form.elements.text.value.trim();
        if (!text) return;
        const told = await table.channel.change({ do: "say", table: table.id, text });
        if (told.ok) form.reset();
        else table.app.fail(new Error(told.error.text));
    };
    return h(
        "section",
        { class: "panel chat" },
        h("h2", {}, t("chat")),
        h(
            "ol",
            { role: "log", "aria-live": "polite", id: "chat" },
            said.map((each) =>
                h("li", { key: String(each.number) }, h("strong", {}, each.name || t("somebody")), " ", each.text),
            ),
        ),
        viewer !== null && state.table.terms.chat
            ? h(
                  "form",
                  { class: "row", onSubmit: say },
                  h(
                      "label",
                      { class: "grow" },
                      h("span", { class: "unseen" }, t("say")),
                      h("input", { name: "text", id: "say", maxlength: 500, autocomplete: "off" }),
                  ),
                  h("button", { type: "submit" }, t("say")),
              )
            : null,
    );
}
