/// How far somebody has looked: what came since then is new to them, except for what they did or said themselves.
import type { Chat, Line } from '../net/documents';
import { sinceMine } from './lines';
import { isHit } from './speak';

const keyOf = (table: string) => `planitia.chat.${table}`;

export const unreadOf = (chat: Chat[], seen: number, me: number | null) =>
    chat.filter((each) => each.number > seen && (me === null || each.seat !== me)).length;

/// What others did since my last move and since the log was looked at: how many moves, and whether they took something from me.
export function newMovesOf(lines: Line[], looked: number, me: number | null): { count: number; hasHit: boolean } {
    const since = Math.max(sinceMine(lines, me), looked + 1);
    const found = me === null ? [] : lines.filter((each) => !each.draft && each.number >= since && each.by !== me);
    return {
        count: new Set(found.filter((each) => each.by !== null).map((each) => each.move)).size,
        hasHit: found.some((each) => isHit(each, me)),
    };
}

export class Looked {
    /// The last line that was there when the log was shown.
    line = $state(-1);
    /// The last message that was there when the chat was shown; kept, as a page that is loaded anew has nothing new.
    chat = $state(-1);

    constructor(readonly table: string) {
        try {
            this.chat = Number(localStorage.getItem(keyOf(table)) ?? -1);
        } catch {
            // without storage everything is new once more
        }
    }
    atLog(lines: Line[]) {
        this.line = lines.reduce((most, each) => (each.draft ? most : Math.max(most, each.number)), this.line);
    }
    atChat(chat: Chat[]) {
        const last = chat.at(-1)?.number ?? -1;
        if (last <= this.chat) return;
        this.chat = last;
        try {
            localStorage.setItem(keyOf(this.table), `${last}`);
        } catch {
            // without storage it lasts as long as the page
        }
    }
}
