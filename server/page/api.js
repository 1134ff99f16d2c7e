// Requests to the server that are no messages of the socket.
import { language, t } from "./words.js";

/// A refusal of the server, or the lack of one.
export class Refused extends Error {
    constructor(status, error) {
        super(error?.text || error?.message || `HTTP ${status}`);
        this.code = error?.code ?? "unavailable";
        this.status = status;
        this.at = error?.at ?? null;
    }
}

export async function call(method, path, body) {
    const address = `/api/v1${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
    const request = { method, headers: {}, credentials: "same-origin" };
    if (method !== "GET") {
        request.headers["Content-Type"] = "application/json";
        request.body = JSON.stringify(body ?? {});
    }
    const response = await fetch(address, request);
    let told = null;
    try {
        told = await response.json();
    } catch {
        told = null;
    }
    if (!response.ok || told?.ok === false) throw new Refused(response.status, told?.error);
    return told ?? {};
}

export const get = (path) => call("GET", path);
export const post = (path, body) => call("POST", path, body);

let me = null;

/// Who sits before this page; made at the first visit.
export async function person() {
    if (me) return me;
    const known = await get("/me");
    me = known.person
        ? known
        : await post("/people", { name: t("guest", { n: 100 + Math.floor(Math.random() * 900) }) });
    return me;
}

export function forget() {
    me = null;
}

export async function rename(name) {
    me = await call("PATCH", "/me", { name });
    return me;
}

export async function redeem(code) {
    me = await post("/me/redeem", { code });
    return me;
}

const titles = new Map();

/// Titles and texts of the cards of a game, by their names.
export function cardsOf(game) {
    const key = `${game} ${language()}`;
    if (!titles.has(key)) {
        titles.set(
            key,
            get(`/games/${game}/cards`).then((told) => {
                const byName = new Map();
                for (const each of told.cards) {
                    byName.set(`${each.kind} ${each.id}`, each);
                    if (!byName.has(each.id)) byName.set(each.id, each);
                }
                return byName;
            }),
        );
        titles.get(key).catch(() => titles.delete(key));
    }
    return titles.get(key);
}

export const mapOf = (game, setup) => get(`/games/${game}/map?setup=${encodeURIComponent(JSON.stringify(setup))}`);
