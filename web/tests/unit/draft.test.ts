import { afterEach, expect, test, vi } from 'vitest';
import { TableDraft } from '../../src/pages/new/draft.svelte';

const made: { setup: Record<string, unknown> }[] = [];
const forms: ((variant: string) => void)[] = [];
vi.mock('../../src/shell/person.svelte', () => ({ person: { ensure: async () => {} } }));
vi.mock('../../src/table/first', () => ({ keepFirst: () => {}, keepInvites: () => {} }));
vi.mock('../../src/net/api', () => ({
    randomHex: () => '',
    get: () =>
        new Promise((done) => {
            const fields = (name: string) => [{ key: 'variant', selected: 0, values: [{ name, word: name }] }];
            forms.push((variant) => done({ form: fields(variant) }));
        }),
    post: async (_: string, body: { setup: Record<string, unknown> }) => {
        made.push(body);
        return { table: 'x' };
    },
}));
afterEach(() => {
    made.length = forms.length = 0;
});

test('a table is made of what was wished last, and waits for it', async () => {
    const draft = new TableDraft();
    const begun = draft.refresh();
    forms[0]?.('coop');
    await begun;
    void draft.wish('variant', 'semi');
    const making = draft.make();
    await Promise.resolve();
    expect(made).toEqual([]);
    forms[1]?.('semi');
    await making;
    expect(made[0]?.setup.variant).toBe('semi');
});
