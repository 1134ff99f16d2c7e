import { expect, it } from 'vitest';
import { homeOf, optionAt, place } from '../../src/martians/places';

/// Every kind of option of docs/martians.md, and where it is answered.
const OPTIONS: [Parameters<typeof place>[0], string][] = [
    [{ kind: 'choose-corporation', corporation: 'helion' }, 'corporation/helion'],
    [{ kind: 'choose-quarter', quarter: 2 }, 'quarter/2'],
    [{ kind: 'visit', building: 'moxie', field: 1, action: 'oxygen' }, 'action/oxygen'],
    [{ kind: 'act', action: 'unload' }, 'action/unload'],
    [{ kind: 'rest' }, 'operation/rest'],
    [{ kind: 'rtg' }, 'operation/rtg'],
    [{ kind: 'specialist', specialist: 'doctor' }, 'own/doctor'],
    [{ kind: 'leave-infirmary', quarter: 1 }, 'infirmary/1'],
    [{ kind: 'leave-living', quarter: 1 }, 'living/1'],
    [{ kind: 'end-turn' }, 'bar'],
    [{ kind: 'deliver', product: 'food', quarter: 3 }, 'quarter/3'],
    [{ kind: 'done' }, 'bar'],
    [{ kind: 'quarter', quarter: 2 }, 'quarter/2'],
    [{ kind: 'building', building: 'hospital' }, 'building/hospital'],
    [{ kind: 'installation', installation: 'solar' }, 'installation/solar'],
    [{ kind: 'mine-first', first: 'take' }, 'mine/machine'],
    [{ kind: 'move', hex: 16 }, 'mine/16'],
    [{ kind: 'take', hex: 9, ice: 1, regolith: 1 }, 'mine/9'],
    [{ kind: 'research', tile: 'ice-core' }, 'research/ice-core'],
    [{ kind: 'unload', amount: 2 }, 'bar'],
    [{ kind: 'task', task: 'power-test' }, 'task/power-test'],
    [{ kind: 'order', order: 'feast' }, 'order/feast'],
    [{ kind: 'technology', technology: 'long-arm' }, 'technology/long-arm'],
    [{ kind: 'crop', crop: 'soy' }, 'crop/soy'],
    [{ kind: 'hire', card: 'doctor' }, 'person/doctor'],
    [{ kind: 'dismiss', card: 'chemist' }, 'own/chemist'],
    [{ kind: 'pay-mineral', mineral: 'mineral-blue' }, 'good/mineral-blue'],
    [{ kind: 'event-option', index: 0 }, 'bar'],
    [{ kind: 'installation-off', installation: 'wind' }, 'installation/wind'],
    [{ kind: 'growth-quarter', quarter: 1 }, 'quarter/1'],
    [{ kind: 'dead-slots', slots: [3] }, 'slot/3'],
    [{ kind: 'dead-slots', slots: [1, 3] }, 'bar'],
    [{ kind: 'marker-from', building: 'lander' }, 'building/lander'],
];

for (const [option, expected] of OPTIONS)
    it(`${JSON.stringify(option)} is answered at ${expected}`, () => expect(place(option)).toBe(expected));

it('a question inside an action belongs to its building', () => {
    expect(homeOf('mine/16')).toBe('mining');
    expect(homeOf('research/ice-core')).toBe('lander');
    expect(homeOf('quarter/2')).toBe(null);
});
it('a hex that is not offered can be asked about', () => {
    expect(optionAt('mine/3', [{ kind: 'move', hex: 16, text: 'there' }])).toEqual({ kind: 'move', hex: 3 });
    expect(optionAt('quarter/3', [{ kind: 'quarter', quarter: 1 }])).toEqual({ kind: 'quarter', quarter: 3 });
    expect(optionAt('good/ice', [{ kind: 'move', hex: 16 }])).toBe(null);
});
