import { expect, test, vi } from 'vitest';
import type { Reply } from '../../src/net/documents';
import { askPatiently } from '../../src/net/patience';

const busy = { ok: false, error: { code: 'unavailable', message: 'too much is being thought about' } } as Reply;
const refused = { ok: false, error: { code: 'not-your-turn', message: 'no' } } as Reply;
const done = { ok: true } as Reply;

/// Everything that is waited for is over at once; tells how long each wait would have been.
async function hurried<T>(what: () => Promise<T>): Promise<{ told: T; waits: number[] }> {
    const waits: number[] = [];
    vi.stubGlobal('setTimeout', (then: () => void, wait: number) => (waits.push(wait), queueMicrotask(then)));
    try {
        return { told: await what(), waits };
    } finally {
        vi.unstubAllGlobals();
    }
}
const answering = (...replies: Reply[]) => vi.fn(async () => replies.shift() ?? busy);

test('a busy server is asked again, later each time, until it answers', async () => {
    const ask = answering(busy, busy, done);
    const { told, waits } = await hurried(() => askPatiently(ask, () => true));
    expect(told).toBe(done);
    expect(waits).toEqual([500, 1000]);
});
test('a server that stays busy is not asked for ever', async () => {
    const ask = answering();
    const { told } = await hurried(() => askPatiently(ask, () => true));
    expect(told).toBe(busy);
    expect(ask).toHaveBeenCalledTimes(5);
});
test('a refusal is told at once', async () => {
    const ask = answering(refused);
    expect((await hurried(() => askPatiently(ask, () => true))).told).toBe(refused);
    expect(ask).toHaveBeenCalledTimes(1);
});
test('what is not wanted any more is not asked for again', async () => {
    const ask = answering();
    expect((await hurried(() => askPatiently(ask, () => ask.mock.calls.length < 2))).told).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
});
