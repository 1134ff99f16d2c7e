import { expect, test } from 'vitest';
import type { Chat, Line } from '../../src/net/documents';
import { Looked, newMovesOf, unreadOf } from '../../src/table/looked.svelte';

const says = (number: number, seat: number | null) => ({ number, seat, name: '', said: 0, text: '' }) as Chat;
const line = (number: number, by: number | null, more = {}) =>
    ({ number, by, player: by, move: number, text: '', kind: 'played', ...more }) as unknown as Line;

test('what I said myself is not unread, and what others said only until it is looked at', () => {
    const chat = [says(0, 1), says(1, 0), says(2, null)];
    expect(unreadOf(chat, -1, 0)).toBe(2);
    expect(unreadOf(chat, 0, 0)).toBe(1);
    expect(unreadOf(chat, -1, null)).toBe(3);
    const looked = new Looked('1');
    looked.atChat(chat);
    expect(unreadOf(chat, looked.chat, 0)).toBe(0);
});

test('moves are new since my own last one, and since the log was looked at', () => {
    const lines = [line(0, 1), line(1, 0), line(2, 1), line(3, 1), line(4, null)];
    expect(newMovesOf(lines, -1, 0).count).toBe(2);
    expect(newMovesOf(lines, -1, null).count).toBe(0);
    const looked = new Looked('1');
    looked.atLog(lines);
    expect(newMovesOf(lines, looked.line, 0).count).toBe(0);
    const more = [...lines, line(5, 1, { draft: true })];
    looked.atLog(more);
    expect(looked.line).toBe(4);
    expect(newMovesOf([...lines, line(5, 1)], looked.line, 0).count).toBe(1);
});
