/// Asking a server that has much to think about.
import type { Reply } from '../net/documents';

const FIRST_WAIT = 500;
const MOST_TRIES = 5;

/// Asks again, later each time, while the server can not think about it now; what it says in the end, or null: by then it is not wanted any more.
export async function askPatiently(ask: () => Promise<Reply>, isWanted: () => boolean): Promise<Reply | null> {
    for (let tries = 1; isWanted(); tries += 1) {
        const reply = await ask();
        if (!isWanted()) return null;
        if (reply.ok || reply.error.code !== 'unavailable' || tries === MOST_TRIES) return reply;
        await new Promise((done) => setTimeout(done, FIRST_WAIT * 2 ** (tries - 1)));
    }
    return null;
}
