/// Asking a server that is busy, or has only just begun.
import type { Reply } from './documents';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
export const MOST_TRIES = 5;
/// What it says when it can not do it now, and could later.
const NOT_NOW = ['unavailable', 'too-fast'];

export const isNotNow = (reply: Reply) => !reply.ok && NOT_NOW.includes(reply.error.code);

/// Asks again, later each time, while the server can not do it now; what it says in the end, or null: by then it is not wanted any more.
export async function askPatiently(
    ask: () => Promise<Reply>,
    isWanted: () => boolean,
    most = MOST_TRIES,
): Promise<Reply | null> {
    for (let tries = 1; isWanted(); tries += 1) {
        const reply = await ask();
        if (!isWanted()) return null;
        if (!isNotNow(reply) || tries === most) return reply;
        await new Promise((done) => setTimeout(done, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1))));
    }
    return null;
}
