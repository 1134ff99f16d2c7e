import { beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../../src/table/table.svelte';

const { asked, replies, at } = vi.hoisted(() => ({
    asked: [] as string[],
    replies: [] as object[],
    at: { opened: () => {} },
}));
vi.mock('../../src/net/socket.svelte', () => ({
    socket: {
        ask: async (message: { do: string }) => (asked.push(message.do), replies.shift() ?? { ok: true }),
        listen: (listener: { opened: () => void }) => {
            at.opened = listener.opened;
            listener.opened();
            return () => {};
        },
    },
}));
const refused = (code: string) => ({ ok: false, error: { code, message: code } });

beforeEach(() => {
    asked.length = replies.length = 0;
    vi.useFakeTimers();
});

test('a busy server is asked again for a table, and after a while somebody is told why there is none', async () => {
    replies.push(...Array(9).fill(refused('unavailable')));
    const table = new Table('1');
    table.watch();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.refusal).toBeNull();
    await vi.advanceTimersByTimeAsync(98_000);
    expect(table.refusal?.code).toBe('unavailable');
    expect(asked).toHaveLength(10);
    table.take({ state: { view: {} }, at: '1' } as never);
    expect(table.refusal).toBeNull();
});
test('a busy server takes away nothing that is shown', async () => {
    replies.push(...Array(9).fill(refused('unavailable')));
    const table = new Table('1');
    table.take({ state: { view: {} }, at: '1' } as never);
    table.watch();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(table.refusal).toBeNull();
});

test('a table that is not there is not asked for again', async () => {
    replies.push(refused('no-table'));
    const table = new Table('1');
    table.watch();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(table.refusal?.code).toBe('no-table');
    expect(asked).toEqual(['watch']);
});

test('who has left asks no more, and who is connected anew asks once', async () => {
    replies.push(...Array(3).fill(refused('unavailable')));
    const leave = new Table('1').watch();
    at.opened();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['watch', 'watch']);
    leave();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toEqual(['watch', 'watch', 'unwatch']);
});
