import { expect, it } from 'vitest';
import { Advised } from '../../src/table/advised.svelte';
import { advisedPlaces } from '../../src/table/places';
import { reasons } from '../../src/table/speak';
import { place } from '../../src/terraforming/places';
import { speech } from '../../src/words/words.svelte';

it('what is advised has its rank where it is answered', () => {
    const advice = [
        { option: { kind: 'trade', colony: 'luna', with: 'energy' }, why: 'a' },
        { option: { kind: 'trade', colony: 'luna', with: 'megacredits' }, why: 'b' },
        { option: { kind: 'play-card', card: 'comet' }, why: 'c' },
    ];
    expect([...advisedPlaces(place, advice)]).toEqual([
        ['colony/luna', 1],
        ['hand/comet', 3],
    ]);
});

it('what leads to places out of sight bears the best rank in it', () => {
    const advised = new Advised(place);
    advised.hear([
        { option: { kind: 'play-card', card: 'comet' }, why: 'a' },
        { option: { kind: 'standard-project', project: 'asteroid' }, why: 'b' },
        { option: { kind: 'standard-project', project: 'aquifer' }, why: 'c' },
    ]);
    expect(advised.within('project')).toBe(2);
    expect(advised.within('goal', 'colony')).toBeUndefined();
    expect(advised.within('goal', 'hand')).toBe(1);
});

it('of sets of cards the best is shown', () => {
    const advice = [
        { option: { kind: 'buy-cards', cards: ['ants', 'comet'] }, why: 'a' },
        { option: { kind: 'buy-cards', cards: ['birds'] }, why: 'b' },
    ];
    expect([...advisedPlaces(place, advice)]).toEqual([
        ['tray/ants', 1],
        ['tray/comet', 1],
    ]);
});

it('reasons are read with what they are for', () => {
    const advice = [
        { option: { kind: 'pass', text: 'Pass' }, why: 'Nothing promises more.' },
        { option: { kind: 'buy-cards', cards: [] }, why: 'None is worth its price.' },
    ];
    expect(reasons(advice)).toBe('1. Pass: Nothing promises more. 2. None is worth its price.');
});

it('an option and a set of cards find their rank and why', () => {
    const advised = new Advised(place);
    advised.hear([
        { option: { kind: 'pass', text: 'Pass' }, why: 'a' },
        { option: { kind: 'buy-cards', cards: ['ants', 'comet'] }, why: 'b' },
    ]);
    expect(advised.of({ kind: 'pass', text: 'in other words' })).toEqual({ rank: 1, why: 'a' });
    expect(advised.of({ kind: 'end-turn' })).toBeUndefined();
    expect(advised.ofCards(new Set(['comet', 'ants']))).toEqual({ rank: 2, why: 'b' });
    expect(advised.ofCards(new Set(['comet']))).toBeUndefined();
});

it('a reason in another language than the page is not shown', () => {
    const { language } = speech;
    const advised = new Advised(place);
    advised.hear([{ option: { kind: 'pass' }, why: 'a' }]);
    speech.language = language === 'pl' ? 'cs' : 'pl';
    expect(advised.list).toEqual([]);
    speech.language = language;
    expect(advised.list).toHaveLength(1);
    advised.forget();
    expect(advised.list).toEqual([]);
});
