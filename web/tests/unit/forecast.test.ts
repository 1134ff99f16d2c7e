import { describe, expect, it } from 'vitest';
import type { Colony } from '../../src/martians/colony.svelte';
import { briefOf, forecastRows } from '../../src/martians/forecast';
import { forecastAfter } from '../../src/martians/forecast_after';
import { firstSteps } from '../../src/martians/steps';
import type { Change, Json, Option } from '../../src/net/documents';

const ACTIONS = [
    { action: 'medicine', cost: { water: 1 }, lacks: { water: 1 }, product: 'medicine', ends: 'sickness' },
    { action: 'purify', cost: { ice: 1 }, lacks: { ice: 1 }, product: 'water' },
    { action: 'extract', cost: {}, lacks: {}, product: 'ice' },
];
const option = (kind: string, more = {}): Option => ({ kind, ...more });

/// One quarter, in which somebody is sick.
function colony({
    options = [] as Option[],
    free = 1,
    threats = [{ need: 'sickness', left: 1, brings: 'infirmary', players: [0], 'averted-by': [] as Option[] }],
    needs = { oxygen: 0, sickness: 1, hunger: 0 },
} = {}): Colony {
    const place = (each: Option) => (each.kind === 'visit' ? `action/${each.action}` : each.kind);
    return {
        me: 0,
        view: { goods: { medicine: 1 }, quarters: [{ needs }], options: {}, players: [] },
        facts: {
            buildings: [{ building: 'all', fields: [], actions: ACTIONS }],
            markers: [{ free }],
            growth: { wanted: 3 },
            forecast: {
                quarters: [{ quarter: 1, threats, grows: false }],
                aftermath: [{ penalty: 1, growth: 0 }],
                losses: [],
                makers: {},
            },
        },
        play: { options, lit: new Map(options.map((each, index) => [place(each), [index]])) },
        ruleTime: () => 1,
    } as unknown as Colony;
}

describe('the first of several steps', () => {
    it('is what can be done now on the way', () => {
        const dig = option('visit', { action: 'extract' });
        expect(firstSteps(colony({ options: [dig] }), 'sickness')).toEqual([dig]);
        const purify = option('visit', { action: 'purify' });
        expect(firstSteps(colony({ options: [dig, purify] }), 'sickness')).toEqual([purify]);
    });
    it('is to rest where no marker is free', () => {
        const rest = option('rest');
        expect(firstSteps(colony({ options: [rest], free: 0 }), 'sickness')).toEqual([rest]);
        expect(firstSteps(colony({ options: [rest], free: 1 }), 'sickness')).toEqual([]);
    });
});

describe('the forecast', () => {
    it('tells that goods in hand are delivered at the end of the turn', () => {
        const averted = [option('end-turn')];
        const [row] = forecastRows(
            colony({
                threats: [{ need: 'sickness', left: 1, brings: 'infirmary', players: [0], 'averted-by': averted }],
            }),
        );
        expect(row?.notes.join()).toMatch(/1 medicine.*end your turn/);
    });
    it('tells other needs of a quarter without oxygen', () => {
        const [row] = forecastRows(
            colony({
                threats: [{ need: 'oxygen', left: 1, brings: 'death', players: [0], 'averted-by': [] }],
                needs: { oxygen: 1, sickness: 1, hunger: 1 },
            }),
        );
        expect(row?.notes.join()).toMatch(/sickness, hunger/);
    });
    it('calls quarters by their numbers', () => {
        expect(briefOf(colony(), option('quarter', { quarter: 2 }))).toBe('Q2');
    });
    it('tells of my own quarter first and alone, of those of others after it', () => {
        const threat = { need: 'oxygen', left: 1, brings: 'death', players: [0], 'averted-by': [] as Option[] };
        const quarters = [1, 2, 3].map((quarter) => ({ quarter, threats: [threat], grows: false }));
        const told = colony();
        const owned = [1, 0, 2].map((owner) => ({ owner, needs: { oxygen: 1, sickness: 0, hunger: 0 } }));
        Object.assign(told.view, { quarters: owned });
        Object.assign(told.facts.forecast, { quarters });
        expect(forecastRows(told).map((each) => [each.isOwn, each.quarters])).toEqual([
            [true, [2]],
            [false, [1, 3]],
        ]);
    });
});

describe('the forecast after a choice', () => {
    const { facts } = colony();
    const at = (path: string, to: Json): Change => ({ path: `/facts/forecast${path}`, from: null, to });

    it('has what the preview tells of it, and leaves the present as it is', () => {
        const after = forecastAfter(facts, [
            at('/quarters/0/threats/0', null),
            at('/quarters/0/grows', true),
            at('/aftermath/0/growth', 1),
            { path: '/goods/medicine', from: 1, to: 0 },
        ]);
        expect(after?.quarters).toEqual([{ quarter: 1, threats: [], grows: true }]);
        expect(facts.forecast.quarters[0]?.threats).toHaveLength(1);
        const [row] = forecastRows(colony(), after ?? undefined);
        expect(row?.tone).toBe('good');
        expect(row?.text).toBe('Grows to 1 of 3.');
    });
    it('is none where only what helps would be something else', () => {
        expect(forecastAfter(facts, [at('/quarters/0/threats/0/averted-by/0', {})])).toBeNull();
        expect(forecastAfter(facts, [{ path: '/turn/time', from: 3, to: 2 }])).toBeNull();
    });
});
