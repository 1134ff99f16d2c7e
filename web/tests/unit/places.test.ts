import { expect, it } from 'vitest';
import type { Ask } from '../../src/net/documents';
import { candidatePlaces, litPlaces } from '../../src/table/places';
import { place } from '../../src/terraforming/places';

/// Every kind of option of docs/protocol.md, and where it is answered.
const OPTIONS: [Parameters<typeof place>[0], string][] = [
    [{ kind: 'play-card', card: 'comet' }, 'hand/comet'],
    [{ kind: 'card-action', card: 'ants' }, 'action/ants'],
    [{ kind: 'first-action', card: 'aridor' }, 'action/aridor'],
    [{ kind: 'standard-project', project: 'city' }, 'project/city'],
    [{ kind: 'convert-plants' }, 'convert/plants'],
    [{ kind: 'convert-heat' }, 'convert/heat'],
    [{ kind: 'claim-milestone', milestone: 'mayor' }, 'goal/mayor'],
    [{ kind: 'fund-award', award: 'banker' }, 'goal/banker'],
    [{ kind: 'trade', colony: 'luna', with: 'energy' }, 'colony/luna'],
    [{ kind: 'build-colony', colony: 'luna' }, 'colony/luna'],
    [{ kind: 'place-tile', space: 12, tile: 'city' }, 'space/12'],
    [{ kind: 'claim-space', space: 12 }, 'space/12'],
    [{ kind: 'target-player', player: 1, amount: 3 }, 'player/1'],
    [{ kind: 'target-card', player: 1, card: 'ants' }, 'played/1/ants'],
    [{ kind: 'raise-parameter', parameter: 'oxygen' }, 'parameter/oxygen'],
    [{ kind: 'choose-corporation', card: 'ecoline' }, 'tray/ecoline'],
    [{ kind: 'draft', card: 'comet' }, 'tray/comet'],
    [{ kind: 'pay', megacredits: 3 }, 'payment'],
    [{ kind: 'pass' }, 'bar'],
    [{ kind: 'alternative', index: 0 }, 'bar'],
];

for (const [option, expected] of OPTIONS)
    it(`${option.kind} is answered at ${expected}`, () => expect(place(option)).toBe(expected));

const ask = {
    decision: {
        player: 0,
        kind: 'action',
        prompt: '',
        number: 1,
        options: [
            { kind: 'trade', colony: 'luna', with: 'energy' },
            { kind: 'trade', colony: 'luna', with: 'titanium' },
            { kind: 'pass' },
        ],
    },
    candidates: [
        {
            group: 'hand',
            title: '',
            candidates: [
                {
                    option: { kind: 'play-card', card: 'comet' },
                    cost: {},
                    legal: false,
                    reasons: [],
                    text: '',
                    label: '',
                    note: '',
                },
            ],
        },
    ],
} satisfies Ask;

it('several options may be answered at one place', () => {
    expect(litPlaces(place, ask).get('colony/luna')).toEqual([0, 1]);
    expect(litPlaces(place, null).size).toBe(0);
});
it('what can not be done has a place, too', () =>
    expect(candidatePlaces(place, ask).get('hand/comet')).toHaveLength(1));
it('the cards of a pick lie in the tray', () => {
    const pick = {
        ...ask,
        decision: {
            ...ask.decision,
            options: undefined,
            pick: { kind: 'buy-cards', from: ['comet'], min: 0, max: 1, texts: [], done: '' },
        },
    };
    expect([...litPlaces(place, pick).keys()]).toEqual(['tray/comet']);
});
