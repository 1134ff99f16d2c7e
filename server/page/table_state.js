// What this page knows of a table: the last whole state with every change since.

function place(state, pointer) {
    const parts = pointer
        .split("/")
        .slice(1)
        .map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"));
    let at = state;
    for (const each of parts.slice(0, -1)) at = at[each];
    return [at, parts.at(-1)];
}

/// Changes a document as `set` and `gone` say.
export function applyChanges(document, { set = [], gone = [] }) {
    for (const [pointer, value] of set) {
        const [at, key] = place(document, pointer);
        at[key] = value;
    }
    for (const pointer of gone) {
        const [at, key] = place(document, pointer);
        delete at[key];
    }
}

/// What is sent anew with every change; all else is in `set` and `gone`.
const PARTS = ["turn", "ask", "score", "result"];

/// The number after the last of these lines, which come in the order in which people tell them.
const after = (lines, none) => lines.reduce((most, each) => Math.max(most, each.number + 1), none);

export class TableState {
    constructor(id) {
        this.id = id;
        this.forget();
        this.lines = [];
        this.chat = [];
        this.here = [];
        this.watching = 0;
        this.missing = null; // the first line that is not here although later ones are
    }

    forget() {
        this.at = "";
        this.state = null;
        this.viewer = null;
        this.number = 0;
    }

    /// What the server need not send again.
    get have() {
        const line = after(
            this.lines.filter((each) => !each.draft),
            0,
        );
        const chat = this.chat.length > 0 ? this.chat.at(-1).number + 1 : 0;
        return { at: this.at, line, chat };
    }

    /// Takes a message in. "gap": it does not follow what is here, and everything has to be asked for again.
    take(message) {
        if (message.state) {
            this.state = message.state;
            this.at = message.at;
        } else if (message.to !== undefined) {
            if (message.from !== this.at || !this.state) return "gap";
            try {
                applyChanges(this.state, message);
            } catch {
                return "gap";
            }
            for (const part of PARTS) if (part in message) this.state[part] = message[part];
            this.at = message.to;
        }
        if (message.viewer !== undefined) this.viewer = message.viewer;
        if (message.number !== undefined) this.number = message.number;
        if (message.lines) this.takeLines(message.lines);
        if (message.here) {
            this.here = message.here;
            this.watching = message.watching ?? 0;
        }
        for (const each of message.chat ?? [])
            if (!this.chat.some((known) => known.number === each.number)) this.chat.push(each);
        return "taken";
    }

    takeLines({ from, list, more }) {
        this.lines = this.lines.filter((each) => each.number < from).concat(list);
        if (more) this.missing = after(list, from);
    }

    /// Lines that were asked for, because there were too many for one message.
    takeOlder({ from, list, more }) {
        const older = list.filter((each) => !each.draft);
        const end = after(older, from);
        this.lines = [
            ...this.lines.filter((each) => each.number < from),
            ...older,
            ...this.lines.filter((each) => each.number >= end),
        ];
        this.missing = more && end > from ? end : null;
    }

    isHere(seat) {
        return this.here.includes(seat);
    }
}
