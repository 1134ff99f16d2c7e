/// What this page knows of a table: the last whole state with every change since. It is replaced, never written to.
import type { Chat, Line, Lines, Push, Refusal, Reply, State } from '../net/documents';
import { patched } from '../net/patch';
import { askPatiently, MOST_TRIES } from '../net/patience';
import { socket, type Request } from '../net/socket.svelte';
import { initials } from '../parts/initials';
import { speech } from '../words/words.svelte';

/// What is sent anew with every change; all else is in `set` and `gone`.
const PARTS = ['turn', 'ask', 'score', 'result'] as const;

/// The number after the last of these lines, which come in the order in which people tell them.
const after = (lines: Line[], none: number) => lines.reduce((most, each) => Math.max(most, each.number + 1), none);

export class Table {
    state = $state.raw<State | null>(null);
    viewer = $state<number | null>(null);
    /// How many choices are committed.
    number = $state(0);
    lines = $state.raw<Line[]>([]);
    chat = $state.raw<Chat[]>([]);
    here = $state.raw<number[]>([]);
    watching = $state(0);
    /// Why there is no table to show: what will not be otherwise later.
    refusal = $state.raw<Refusal | null>(null);
    /// A request that changes something is under way.
    isBusy = $state(false);
    /// The server could not write something; the next state ends it.
    trouble = $state(false);

    ask = $derived(this.state?.ask ?? null);
    turn = $derived(this.state?.turn ?? null);
    /// The number of what is asked of me; null: nothing. Unlike `ask`, it is the same in every push until another question comes.
    question = $derived(this.ask ? (this.turn?.ask ?? null) : null);
    seats = $derived(this.state?.seats ?? []);
    initials = $derived(initials(this.seats.map((each) => each.name)));
    agreement = $derived(this.state?.table ?? null);
    isOver = $derived(this.state?.table.state === 'over');
    isAwaited = $derived(this.viewer !== null && (this.state?.turn?.awaited.includes(this.viewer) ?? false));

    #at = '';
    /// What has come and is not taken yet.
    #news: Push[] = [];
    #stop: (() => void) | null = null;
    /// How often it was asked for: only the last time counts.
    #watches = 0;
    /// Nothing that is here can be built on.
    #isStale = false;

    constructor(
        readonly id: string,
        first?: Push,
    ) {
        if (first) this.#take(first);
    }

    /// Follows the table until the returned function is called.
    watch(): () => void {
        this.#stop = socket.listen({
            heard: (message) => {
                if (message.table === this.id) this.#hear(message);
            },
            opened: () => void this.rewatch(),
        });
        return () => {
            this.#stop?.();
            this.#stop = null;
            this.#watches += 1;
            void socket.ask({ do: 'unwatch', table: this.id });
        };
    }

    get isWatched(): boolean {
        return this.#stop !== null;
    }

    /// Asks for everything that is new; in another language for everything. A busy server is asked again for as long as the table is watched;
    /// where nothing is shown yet, it is told after a while that it can not be had.
    async rewatch(anew = false) {
        this.#isStale ||= anew;
        const watch = (this.#watches += 1);
        let tries = 0;
        const ask = async () => {
            const have = this.#at && this.state?.view && !this.#isStale ? { have: this.#have } : {};
            const reply = await socket.ask({ do: 'watch', table: this.id, lang: speech.language, ...have });
            tries += 1;
            if (watch === this.#watches && !reply.ok && tries >= MOST_TRIES && !this.state) this.refusal = reply.error;
            return reply;
        };
        const reply = await askPatiently(ask, () => watch === this.#watches, Infinity);
        if (reply?.ok) this.#isStale = false;
        else if (reply) this.refusal = reply.error;
    }

    /// What came while the page was busy is taken together.
    #hear(message: Push) {
        this.#news.push(message);
        if (this.#news.length === 1) setTimeout(() => this.#takeNews());
    }
    #takeNews() {
        for (const each of this.#news.splice(0)) this.take(each);
    }

    take(message: Push) {
        if (!this.#take(message)) void this.rewatch(true);
        if (message.lines?.more) void this.#fetchLines(after(message.lines.list, message.lines.from));
    }

    /// A request that changes nothing.
    request(message: Request): Promise<Reply> {
        return socket.ask({ table: this.id, ...message });
    }

    /// A request that changes the table; one at a time.
    async change(message: Request): Promise<Reply> {
        this.isBusy = true;
        try {
            return await socket.change({ table: this.id, ...message });
        } finally {
            this.#takeNews();
            this.isBusy = false;
        }
    }

    isHere(seat: number): boolean {
        return this.here.includes(seat);
    }

    get #have() {
        return {
            at: this.#at,
            line: after(
                this.lines.filter((each) => !each.draft),
                0,
            ),
            chat: after(this.chat as unknown as Line[], 0),
        };
    }

    /// False: the message does not follow what is here, and everything has to be asked for again.
    #take(message: Push): boolean {
        if (message.state) {
            this.state = message.state;
            this.#at = message.at ?? '';
            this.refusal = null;
            this.trouble = false;
        } else if (message.to !== undefined) {
            if (message.from !== this.#at || !this.state) return false;
            try {
                const parts = Object.fromEntries(
                    PARTS.filter((part) => part in message).map((part) => [part, message[part]]),
                );
                this.state = { ...patched(this.state, message.set, message.gone), ...parts };
            } catch {
                return false;
            }
            this.#at = message.to;
            this.trouble = false;
        }
        if (message.trouble) this.trouble = true;
        if (message.viewer !== undefined) this.viewer = message.viewer;
        if (message.number !== undefined) this.number = message.number;
        if (message.lines) this.#takeLines(message.lines);
        if (message.here) {
            this.here = message.here;
            this.watching = message.watching ?? 0;
        }
        if (message.chat) this.#takeChat(message.chat);
        return true;
    }

    #takeLines({ from, list }: Lines) {
        this.lines = [...this.lines.filter((each) => each.number < from), ...list];
    }

    #takeChat(chat: Chat[]) {
        const known = new Set(this.chat.map((each) => each.number));
        this.chat = [...this.chat, ...chat.filter((each) => !known.has(each.number))];
    }

    /// Lines that were too many for one message.
    async #fetchLines(from: number) {
        const reply = await this.request({ do: 'lines', from });
        if (!reply.ok) return;
        const { list, more } = reply.lines as Lines;
        const older = list.filter((each) => !each.draft);
        const end = after(older, from);
        this.lines = [
            ...this.lines.filter((each) => each.number < from),
            ...older,
            ...this.lines.filter((each) => each.number >= end),
        ];
        if (more && end > from) await this.#fetchLines(end);
    }
}
