// One socket to the server: it comes back by itself, and sends again what may have been lost.
import { randomHex } from "./dom.js";
import { language } from "./words.js";

const PING_EVERY = 10_000;
const SILENCE = 15_000;
const SEND_AGAIN = 3_000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export class Channel {
    /// `heard` gets every message that is no reply, `opened` is called whenever the socket is there (again), `changed` when the state is
    /// another: "connecting", "open", "waiting", "closed". `refused` is told why the server does not take the socket at all.
    constructor({ heard, opened, changed, refused }) {
        this.heard = heard;
        this.opened = opened;
        this.changed = changed;
        this.refused = refused;
        this.state = "closed";
        this.ahead = 0; // of the server's clock, in ms
        this.prefix = randomHex(6);
        this.count = 0;
        this.waiting = new Map(); // by id: what has no reply yet
        this.queue = []; // changing requests: one at a time
        this.failures = 0;
        this.timers = [];
    }

    open() {
        this.wanted = true;
        this.connect();
        this.timers.push(setInterval(() => this.look(), 500));
    }

    close() {
        this.wanted = false;
        for (const each of this.timers) clearInterval(each);
        clearTimeout(this.again);
        this.timers = [];
        this.socket?.close();
        this.set("closed");
    }

    set(state) {
        if (this.state === state) return;
        this.state = state;
        this.changed?.(state);
    }

    connect() {
        clearTimeout(this.again);
        this.set("connecting");
        const address = new URL("/api/v1/socket", location.href);
        address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address, "planitia.1");
        this.socket = socket;
        this.lastHeard = performance.now();
        this.lastPing = performance.now();
        this.wait = null;
        socket.onopen = () => {
            if (socket === this.socket) this.lastHeard = performance.now();
        };
        socket.onmessage = (event) => {
            if (socket === this.socket) this.take(JSON.parse(event.data));
        };
        socket.onclose = () => {
            if (socket === this.socket) this.lose();
        };
    }

    lose() {
        this.socket = null;
        if (!this.wanted) return;
        this.set("waiting");
        const most = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.failures);
        const wait = this.wait ?? SHORTEST_WAIT + Math.random() * (most - SHORTEST_WAIT);
        this.failures += 1;
        this.again = setTimeout(() => this.connect(), wait);
    }

    take(message) {
        this.lastHeard = performance.now();
        if (message.hello) {
            this.ahead = Date.parse(message.hello.now) - Date.now();
            this.build = message.hello.build;
            this.failures = 0;
            this.set("open");
            this.opened?.();
            for (const each of this.waiting.values()) this.send(each);
            return;
        }
        if (message.bye !== undefined) this.wait = (message.again ?? SHORTEST_WAIT) + Math.random() * SHORTEST_WAIT;
        if (message.id === undefined) {
            if (message.ok !== false) return this.heard(message);
            this.failures += 1;
            return this.refused?.(message.error);
        }
        const asked = this.waiting.get(message.id);
        if (!asked) return;
        this.waiting.delete(message.id);
        asked.resolve(message);
        if (asked.changes) this.next();
    }

    /// What has been silent for too long is sent again, or asked for a sign of life.
    look() {
        const now = performance.now();
        if (!this.socket || this.state === "waiting") return;
        if (now - this.lastHeard > SILENCE) {
            const socket = this.socket;
            this.lose();
            socket.close();
            return;
        }
        if (this.state !== "open") return;
        if (now - this.lastPing > PING_EVERY) {
            this.lastPing = now;
            this.ask({ do: "ping" });
        }
        for (const each of this.waiting.values()) if (each.changes && now - each.sent > SEND_AGAIN) this.send(each);
    }

    send(each) {
        if (this.state !== "open" || !this.socket) return;
        each.sent = performance.now();
        this.socket.send(JSON.stringify(each.message));
    }

    begin(message, changes, resolve) {
        this.count += 1;
        const each = {
            message: { id: `${this.prefix}-${this.count}`, lang: language(), ...message },
            changes,
            resolve,
            sent: 0,
        };
        this.waiting.set(each.message.id, each);
        this.send(each);
    }

    next() {
        const first = this.queue.shift();
        if (first) this.begin(first.message, true, first.resolve);
    }

    /// Something that changes nothing: the reply.
    ask(message) {
        return new Promise((resolve) => this.begin(message, false, resolve));
    }

    /// Something that changes the table. One after the other, each with a number of its own that stays when it is sent again.
    change(message) {
        return new Promise((resolve) => {
            this.queue.push({ message, resolve });
            if (![...this.waiting.values()].some((each) => each.changes)) this.next();
        });
    }

    get isBusy() {
        return this.queue.length > 0 || [...this.waiting.values()].some((each) => each.changes);
    }

    now() {
        return Date.now() + this.ahead;
    }
}
