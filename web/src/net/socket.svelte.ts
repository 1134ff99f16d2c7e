/// One socket for the whole page: it comes back by itself, and sends again what may have been lost.
import { untrack } from 'svelte';
import { speech } from '../words/words.svelte';
import { randomHex } from './api';
import type { Push, Reply } from './documents';

const PING_EVERY = 10_000;
const SILENCE = 15_000;
const SEND_AGAIN = 3_000;
const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export type Request = { do: string; table?: string; [field: string]: unknown };
interface Waiting {
    message: Request & { id: string };
    changes: boolean;
    sent: number;
    resolve: (reply: Reply) => void;
}
export interface Listener {
    /// Every push; it looks itself whether it is meant.
    heard(message: Push & { mine?: unknown[]; lobby?: unknown[] }): void;
    /// The socket is there (again): what is watched has to be watched anew. `isBack`: it had been lost, or could not be opened before.
    opened(isBack: boolean): void;
}

class Socket {
    state = $state<'closed' | 'connecting' | 'open' | 'waiting'>('closed');
    /// It could not be opened, or was lost, and is not back yet.
    isAway = $state(false);
    /// When the next try is, in ms since 1970; while `state` is `waiting`.
    nextTry = $state(0);
    build = $state('');
    /// How far the server's clock is ahead of ours, in ms.
    ahead = 0;

    #socket: WebSocket | null = null;
    #prefix = randomHex(6);
    #count = 0;
    #waiting = new Map<string, Waiting>();
    #queue: Omit<Waiting, 'sent'>[] = [];
    #listeners = new Set<Listener>();
    #failures = 0;
    #wait: number | null = null;
    #again = 0;
    #lastHeard = 0;
    #lastPing = 0;

    /// Opens the socket, if nobody has, and keeps it open from now on.
    open() {
        if (this.state === 'closed') this.#begin();
    }

    listen(listener: Listener): () => void {
        this.#listeners.add(listener);
        // an effect that listens is not to begin anew with everything that it hears
        untrack(() => {
            this.open();
            if (this.state === 'open') listener.opened(false);
        });
        return () => this.#listeners.delete(listener);
    }

    now(): number {
        return Date.now() + this.ahead;
    }

    /// Something that changes nothing: the reply.
    ask(message: Request): Promise<Reply> {
        return new Promise((resolve) => this.#start(this.#numbered(message, false, resolve)));
    }

    /// Something that changes a table: one after the other, each with an id of its own that stays when it is sent again.
    change(message: Request): Promise<Reply> {
        return new Promise((resolve) => {
            this.#queue.push(this.#numbered(message, true, resolve));
            this.#next();
        });
    }

    tryNow() {
        if (this.state === 'waiting') this.#connect();
    }

    /// Another person is here: the server is to see who, which it does when a socket opens.
    renew() {
        const old = this.#socket;
        if (!old) return;
        this.#connect();
        old.close();
    }

    #begin() {
        this.#connect();
        setInterval(() => this.#look(), 500);
        addEventListener('online', () => this.tryNow());
        document.addEventListener('visibilitychange', () => {
            if (!document.hidden) this.tryNow();
        });
    }

    #connect() {
        clearTimeout(this.#again);
        this.state = 'connecting';
        const address = new URL('/api/v1/socket', location.href);
        address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
        const socket = new WebSocket(address, 'planitia.1');
        this.#socket = socket;
        this.#lastHeard = this.#lastPing = performance.now();
        this.#wait = null;
        const mine = (what: () => void) => () => {
            if (socket === this.#socket) what();
        };
        socket.onopen = mine(() => (this.#lastHeard = performance.now()));
        socket.onmessage = (event) => {
            if (socket === this.#socket) this.#take(JSON.parse(event.data as string));
        };
        socket.onclose = mine(() => this.#lose());
    }

    #lose() {
        this.#socket = null;
        this.state = 'waiting';
        this.isAway = true;
        const most = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures);
        const wait = this.#wait ?? SHORTEST_WAIT + Math.random() * (most - SHORTEST_WAIT);
        this.#failures += 1;
        this.nextTry = Date.now() + wait;
        this.#again = window.setTimeout(() => this.#connect(), wait);
    }

    #take(message: Record<string, unknown>) {
        this.#lastHeard = performance.now();
        if (message.hello) return this.#greet(message.hello as { now: string; build: string });
        if (message.bye !== undefined)
            this.#wait = ((message.again as number | undefined) ?? SHORTEST_WAIT) + Math.random() * SHORTEST_WAIT;
        if (message.id === undefined) {
            if (message.ok === false) {
                this.#failures += 1;
                return;
            }
            for (const each of [...this.#listeners]) each.heard(message as Push);
            return;
        }
        const asked = this.#waiting.get(message.id as string);
        if (!asked) return;
        this.#waiting.delete(message.id as string);
        asked.resolve(message as Reply);
        if (asked.changes) this.#next();
    }

    #greet(hello: { now: string; build: string }) {
        this.ahead = Date.parse(hello.now) - Date.now();
        this.build = hello.build;
        const isBack = this.#failures > 0;
        this.#failures = 0;
        this.state = 'open';
        this.isAway = false;
        for (const each of this.#waiting.values()) this.#send(each);
        for (const each of [...this.#listeners]) each.opened(isBack);
    }

    /// What has been silent for too long is sent again, or asked for a sign of life.
    #look() {
        const now = performance.now();
        if (!this.#socket || this.state === 'waiting') return;
        if (now - this.#lastHeard > SILENCE) {
            const socket = this.#socket;
            this.#lose();
            socket.close();
            return;
        }
        if (this.state !== 'open') return;
        if (now - this.#lastPing > PING_EVERY) {
            this.#lastPing = now;
            void this.ask({ do: 'ping' });
        }
        for (const each of this.#waiting.values()) if (each.changes && now - each.sent > SEND_AGAIN) this.#send(each);
    }

    #numbered(message: Request, changes: boolean, resolve: (reply: Reply) => void) {
        this.#count += 1;
        return {
            message: { id: `${this.#prefix}-${this.#count}`, lang: speech.language, ...message },
            changes,
            resolve,
        };
    }

    #start(each: Omit<Waiting, 'sent'>) {
        const waiting = { ...each, sent: 0 };
        this.#waiting.set(each.message.id, waiting);
        this.#send(waiting);
    }

    #next() {
        if ([...this.#waiting.values()].some((each) => each.changes)) return;
        const first = this.#queue.shift();
        if (first) this.#start(first);
    }

    #send(each: Waiting) {
        if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return;
        each.sent = performance.now();
        this.#socket.send(JSON.stringify(each.message));
    }
}

export const socket = new Socket();
