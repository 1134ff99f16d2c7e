import { beforeEach, expect, test, vi } from 'vitest';
import { Colony } from '../../src/martians/colony.svelte';
import { settings } from '../../src/shell/settings.svelte';
import { Play } from '../../src/table/play.svelte';
import { Table } from '../../src/table/table.svelte';

vi.mock('../../src/net/socket.svelte', () => ({ socket: {} }));
const OPTIONS = [{ kind: 'hire' }, { kind: 'rest' }, { kind: 'pass' }];
const anchor = {} as Element;

/// Somebody who is asked for one of these, and what they have sent.
function playing(options: object[] = OPTIONS) {
    const state = { ask: { decision: { options }, candidates: [] }, turn: { ask: '1' }, seats: [], agreement: {} };
    const table = new Table('1', { state, viewer: 0 } as never);
    const sent: unknown[] = [];
    table.change = async ({ option }) => {
        sent.push(option);
        return { ok: true } as never;
    };
    return { play: new Play(table, ({ kind }) => `action/${kind}`), sent };
}
beforeEach(() => {
    settings.confirm = 'risky';
});

test('the first press shows, the second sends', () => {
    const { play, sent } = playing();
    play.press('action/hire', anchor);
    expect([play.selected, sent]).toEqual([0, []]);
    play.press('action/hire', anchor);
    expect(sent).toEqual([{ kind: 'hire' }]);
});

test('a second press on something else shows that', () => {
    const { play, sent } = playing();
    play.press('action/hire', anchor);
    play.press('action/rest', anchor);
    expect([play.selected, sent]).toEqual([1, []]);
});

test('what waits for a second yes waits no more when something else is pressed', () => {
    const { play, sent } = playing();
    play.press('action/pass', anchor);
    play.press('action/pass', anchor);
    expect(play.confirming).not.toBeNull();
    play.press('action/hire', anchor);
    expect([play.confirming, play.selected, sent]).toEqual([null, 0, []]);
});

test('two things that one action leads to are not the same', () => {
    const { play, sent } = playing();
    const colony = new Colony(play);
    const press = (person: string) => {
        colony.mean(person, 'action/hire');
        play.press('action/hire', anchor);
    };
    press('person/ada');
    press('person/ben');
    expect([colony.intent, play.selected, sent]).toEqual(['person/ben', 0, []]);
    press('person/ben');
    expect(sent).toEqual([{ kind: 'hire' }]);
});

test('how much it is to be is seen before it is sent, also where the first press sends', () => {
    settings.confirm = 'never';
    const amounts = [1, 2, 3].map((amount) => ({ kind: 'sell', amount }));
    const { play, sent } = playing([...amounts, { kind: 'rest' }]);
    play.press('action/sell', anchor);
    play.select(2);
    expect(sent).toEqual([]);
    play.press('action/sell', anchor);
    expect(sent).toEqual([{ kind: 'sell', amount: 3 }]);
    play.press('action/rest', anchor);
    expect(sent).toHaveLength(2);
});
