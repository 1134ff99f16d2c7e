// The page: which part of it an address means, and what all parts share.
import { forget, person } from "./api.js";
import { fill, h } from "./dom.js";
import { front } from "./front.js";
import { replay } from "./replay.js";
import { tablePage } from "./table.js";
import { LANGUAGES, language, setLanguage, t } from "./words.js";

const root = document.getElementById("page");
let current = null;
let trouble = null;

function pageOf(path) {
    const table = /^\/t\/([^/]+)(\/replay)?\/?$/.exec(path);
    if (!table) return front(app);
    return table[2] ? replay(app, table[1]) : tablePage(app, table[1]);
}

function languages() {
    const choose = (event) => {
        setLanguage(event.target.value);
        current?.translate?.();
        app.show();
    };
    return h(
        "label",
        { class: "languages" },
        h("span", { class: "unseen" }, t("language")),
        h(
            "select",
            { id: "language", value: language(), onChange: choose },
            LANGUAGES.map(([code, name]) => h("option", { value: code, lang: code }, name)),
        ),
    );
}

const CONNECTION = { connecting: "connecting", open: "connected", waiting: "reconnecting", closed: "closed" };

function header() {
    const state = current?.connection?.() ?? null;
    return h(
        "header",
        { class: "top" },
        h("a", { href: "/", class: "home", onClick: app.follow }, "Planitia"),
        h("div", { class: "where" }, current?.heading?.() ?? null),
        state
            ? h("span", { class: `connection ${state}`, role: "status", id: "connection" }, t(CONNECTION[state]))
            : null,
        languages(),
    );
}

const app = {
    person: null,
    /// Goes to another part of the page.
    go(path) {
        history.pushState(null, "", path);
        app.start();
    },
    follow(event) {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        app.go(event.currentTarget.getAttribute("href"));
    },
    /// Shows a refusal; whatever was asked for has not happened.
    fail(error) {
        trouble = error?.message ?? String(error);
        app.show();
    },
    /// The server does not know who this is any more: somebody new, then.
    refused(error) {
        if (error.code !== "bad-token") return app.fail(new Error(error.text));
        forget();
        app.person = null;
        app.start();
    },
    calm() {
        trouble = null;
    },
    /// Does something that the server may refuse.
    async attempt(what) {
        trouble = null;
        try {
            return await what();
        } catch (error) {
            app.fail(error);
            return null;
        } finally {
            app.show();
        }
    },
    show() {
        // Whose button goes with the question it belonged to is put before the next one.
        const wasAnswering = document.activeElement?.closest(".answers, .draft") ?? null;
        document.documentElement.lang = language();
        fill(
            root,
            header(),
            trouble
                ? h(
                      "div",
                      { class: "trouble", role: "alert", key: "trouble" },
                      h("span", {}, trouble),
                      h("button", { type: "button", onClick: () => (app.calm(), app.show()) }, t("close")),
                  )
                : null,
            h("main", { key: location.pathname }, current?.view() ?? null),
        );
        document.title = current?.title?.() ?? "Planitia";
        if (wasAnswering && document.activeElement === document.body)
            document.getElementById("prompt")?.focus({ preventScroll: true });
    },
    async start() {
        current?.close?.();
        trouble = null;
        current = null;
        try {
            app.person ??= await person();
        } catch (error) {
            app.fail(error);
            setTimeout(() => app.start(), 3000);
            return;
        }
        current = pageOf(location.pathname);
        app.show();
        current.open?.();
    },
};

addEventListener("popstate", () => app.start());
addEventListener("hashchange", () => app.show());
app.start();
