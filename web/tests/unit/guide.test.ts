import { describe, expect, it } from 'vitest';
import type { Facts, View } from '../../src/martians/documents';
import type { Glance } from '../../src/pages/tutorial/lesson';
import { lesson as mars } from '../../src/pages/tutorial/mars';
import { lesson as martians } from '../../src/pages/tutorial/martians';
import { covered, inside, standAt } from '../../src/pages/tutorial/spot';
import { Walk } from '../../src/pages/tutorial/walk.svelte';
import { martiansHelp } from '../../src/words/martians_help';
import { LANGUAGES } from '../../src/words/words.svelte';

const DESK = { width: 1440, height: 900 };

const BOX = { width: 292, height: 230 };
const kept = (left: number, top: number, width: number, height: number, weight = 4) => ({
    left,
    top,
    width,
    height,
    weight,
});

describe('where the guide stands', () => {
    const map = kept(288, 48, 840, 600);
    const hand = kept(288, 710, 1152, 190);
    it('covers nothing where there is room', () => {
        for (const near of [map, hand]) {
            const at = standAt(BOX, [map, hand], DESK, { near });
            expect(covered({ ...at, ...BOX }, [map, hand])).toBe(0);
        }
    });
    it('covers what matters least where there is none, inside the window', () => {
        const phone = { width: 390, height: 844 };
        const box = { width: 374, height: 190 };
        const bar = kept(0, 580, 390, 205, 6);
        const at = standAt(box, [kept(0, 48, 390, 532, 1), bar], phone);
        expect(covered({ ...at, ...box }, [bar])).toBe(0);
        expect(at).toEqual(inside(at, box, phone));
    });
    it('stays while nothing is much better', () => {
        const from = { left: 1140, top: 100 };
        expect(standAt(BOX, [map, hand], DESK, { from })).toEqual(from);
        expect(standAt(BOX, [map, kept(1128, 48, 312, 400)], DESK, { from })).not.toEqual(from);
    });
    it('is a corner when it is folded', () => {
        const at = standAt({ width: 292, height: 60 }, [hand], DESK, { inCorner: true, from: { left: 500, top: 300 } });
        expect([8, 1140]).toContain(at.left);
        expect(at.top).toBe(8);
    });
});

describe('the way through a lesson', () => {
    const told = { title: mars.title, text: mars.title, at: [] };
    const done = new Set<string>();
    const step = (id: string, waits = true) => ({ ...told, id, ...(waits ? { until: () => done.has(id) } : {}) });
    const glance = {} as Glance;
    const begin = () => {
        done.clear();
        const never = { ...step('never', false), fits: () => false };
        return new Walk([step('read', false), step('card'), never, step('tile'), step('end', false)]);
    };
    it('leaves out what makes no sense and what is done', () => {
        const walk = begin();
        done.add('card');
        walk.goOn(glance);
        expect(walk.step?.id).toBe('tile');
    });
    it('goes back to what was shown, and stays there', () => {
        const walk = begin();
        walk.goOn(glance);
        done.add('card');
        expect(walk.ending(glance)).toBe('done');
        walk.goOn(glance);
        expect(walk.step?.id).toBe('tile');
        walk.back(glance);
        expect(walk.step?.id).toBe('card');
        expect(walk.ending(glance)).toBe(null);
        walk.goOn(glance);
        expect(walk.step?.id).toBe('tile');
        expect(walk.ending(glance)).toBe(null);
    });
    it('waits again for what was skipped', () => {
        const walk = begin();
        walk.goOn(glance);
        walk.goOn(glance);
        walk.back(glance);
        expect(walk.step?.id).toBe('card');
        done.add('card');
        expect(walk.ending(glance)).toBe('done');
    });
});

/// The lesson as it begins, changed a little.
function glance({
    oxygen = 1,
    slot = 0,
    round = 1,
    timeLeft = 4,
    solar = 0,
    hospital = 'slow',
    out = 0,
    tasks = 0,
    dug = false,
    asked = 'action',
    players = 1,
    me = 0,
    active = 0,
    lit = true,
} = {}): Glance<View, Facts> {
    const field = (status: string, marker: number | null = null) => ({ status, marker, blocked: false });
    const fields = Array.from({ length: 3 }, (_, i) => field('open', i < out ? me : null));
    const view = {
        round,
        slot,
        activePlayer: active,
        goods: { energy: 8, ice: 0, regolith: 0, water: 1, food: 0 },
        players: Array.from({ length: players }, (_, n) => ({
            installations: { solar: n === me ? solar : 0, wind: 0 },
        })),
        quarters: [{ needs: { oxygen, sickness: 0, hunger: 0 } }],
        mine: { machine: 9, tokens: ['t03', dug ? null : 't01'] },
    };
    const facts = {
        roundsLeft: 4 - round,
        timeLeft,
        buildings: [
            { building: 'moxie', fields, actions: [{ action: 'oxygen', cost: { energy: 1 }, reputation: 2 }] },
            { building: 'mining', fields: [field('open', dug ? me : null)], actions: [] },
            { building: 'hospital', fields: [field(hospital)], actions: [] },
        ],
        track: [0, 1, 2].map((at) => ({
            slot: at + 1,
            // whoever is asked plays now, those before have played
            turns: Array.from({ length: players }, (_, player) => ({
                player,
                dead: false,
                moment: at < slot || (at === slot && player < active) ? 'past' : 'future',
            })),
        })),
        tasks: [{ done: tasks, of: 1 }],
        energy: Array.from({ length: players }, (_, n) => ({ sum: n === me ? 2 : 0 })),
    };
    return {
        state: {},
        view,
        facts,
        asked,
        me,
        isLit: () => lit,
        title: (id: string) => id,
    } as unknown as Glance<View, Facts>;
}
const step = (id: string) => martians.steps.find((each) => each.id === id)!;

describe('the guide of Martians', () => {
    it('goes on when what it asks for is done', () => {
        expect(step('oxygen').until?.(glance())).toBe(false);
        expect(step('oxygen').until?.(glance({ oxygen: 0 }))).toBe(true);
        expect(step('energy').until?.(glance({ solar: 1 }))).toBe(true);
        expect(step('build').until?.(glance({ hospital: 'open' }))).toBe(true);
        expect(step('mining').until?.(glance({ dug: true }))).toBe(true);
        expect(step('end-turn').until?.(glance({ slot: 1 }))).toBe(true);
        expect(step('rest').until?.(glance({ slot: 1, out: 0 }))).toBe(true);
        expect(step('lander').until?.(glance({ slot: 1, tasks: 1 }))).toBe(true);
        expect(step('prepare').until?.(glance({ slot: 2 }))).toBe(false);
        expect(step('prepare').until?.(glance({ round: 2 }))).toBe(true);
    });
    it('stays until the last question of a step is answered, though its time is spent', () => {
        const open = glance({ timeLeft: 0, asked: 'mine-first' });
        expect(step('mining').fits?.(open)).toBe(true);
        expect(step('mining').until?.(glance({ timeLeft: 0, dug: true, asked: 'move' }))).toBe(false);
        expect(step('energy').fits?.(glance({ timeLeft: 0, asked: 'installation' }))).toBe(true);
        expect(step('lander').until?.(glance({ slot: 1, tasks: 1, asked: 'unload' }))).toBe(false);
    });
    it('rests in the second round where no marker is free, before it points at buildings', () => {
        const ids = martians.steps.map((each) => each.id);
        expect(ids.indexOf('rest-again')).toBeLessThan(ids.indexOf('chain'));
        expect(step('rest-again').fits?.(glance({ round: 2, out: 3 }))).toBe(true);
        expect(step('rest-again').fits?.(glance({ round: 2, out: 1 }))).toBe(false);
        expect(step('rest-again').until?.(glance({ round: 2, out: 0 }))).toBe(true);
    });
    it('leaves out what makes no sense any more', () => {
        expect(step('oxygen').fits?.(glance({ oxygen: 0 }))).toBe(false);
        expect(step('energy').fits?.(glance({ timeLeft: 0 }))).toBe(false);
        expect(step('energy').fits?.(glance({ lit: false }))).toBe(false);
        expect(step('rest').fits?.(glance({ slot: 1, out: 2 }))).toBe(false);
        expect(step('rest').fits?.(glance({ slot: 1, out: 3 }))).toBe(true);
        expect(step('others').fits?.(glance())).toBe(false);
        expect(step('supply').fits?.(glance())).toBe(false);
    });
    it('guides whoever looks, at any seat of a table of several', () => {
        const second = { players: 2, me: 1, active: 1 };
        expect(step('energy').fits?.(glance({ ...second, active: 0, timeLeft: 0 }))).toBe(true);
        expect(step('energy').fits?.(glance({ ...second, timeLeft: 0 }))).toBe(false);
        expect(step('energy').until?.(glance({ ...second, solar: 1 }))).toBe(true);
        expect(step('middle').slots?.(glance(second))).toMatchObject({ n: 2 });
        // my turn is over, that of the other is not: what belongs to my second turn waits
        const between = glance({ players: 2, active: 1, asked: '', out: 3 });
        expect(step('end-turn').until?.(between)).toBe(true);
        expect(step('others').fits?.(between)).toBe(true);
        expect(step('rest').fits?.(between)).toBe(true);
        expect(step('lander').until?.(between)).toBe(false);
        expect(step('time-alone').fits?.(between)).toBe(false);
        expect(step('time-alone').fits?.(glance())).toBe(true);
    });
    it('has figures as they are now for every slot of its texts', () => {
        for (const { id, text, slots } of martians.steps) {
            const known = Object.keys(slots?.(glance()) ?? {});
            for (const [index] of LANGUAGES.entries())
                for (const [, name] of (text[index] ?? '').matchAll(/\{(\w+)(?::[^}]*)?\}/g))
                    expect(known, `${id} in ${LANGUAGES[index]}`).toContain(name);
        }
    });
});

it('steps of a lesson have names of their own', () => {
    for (const { steps } of [mars, martians]) {
        const ids = steps.map((each) => each.id);
        expect(new Set(ids).size).toBe(ids.length);
    }
});

it('what explains itself does so in sixty words at most', () => {
    for (const [name, said] of Object.entries(martiansHelp))
        for (const text of said) expect(text.split(/\s+/).length, name).toBeLessThanOrEqual(60);
});
