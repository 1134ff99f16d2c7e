import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/cards/catalogue.svelte';
import { faceOf } from '../../src/cards/face';
import { keywords } from '../../src/cards/keywords';
import { fitTitle, lineCount, longestWord, softened } from '../../src/cards/measure';
import { pointsOf } from '../../src/cards/points';
import { sceneOf } from '../../src/cards/scene';
import { hyphenated, SOFT } from '../../src/cards/syllables';

const THUMB = 124 / 12.5;

describe('titles', () => {
    it('stay wide while two lines are enough', () => {
        expect(fitTitle('Fish', THUMB)).toEqual({ stretch: 78, lines: 1, scale: 1 });
        expect(fitTitle('Great Escarpment Consortium', THUMB)).toMatchObject({ stretch: 78, lines: 2 });
    });
    it('have three lines before they grow narrow', () => {
        expect(fitTitle('Міжпланетний колонізаційний корабель', THUMB)).toMatchObject({ stretch: 78, lines: 3 });
    });
    it('narrow for a long word, and shrink only then', () => {
        expect(fitTitle('Нітритвідновлювальні бактерії', THUMB).stretch).toBe(70);
        expect(fitTitle('Нітритвідновлювальні бактерії', 9.4).stretch).toBe(62.5);
        expect(fitTitle('Нітритвідновлювальні бактерії', THUMB).scale).toBe(1);
        expect(fitTitle('Нітритвідновлювальні бактерії', 6).scale).toBeLessThan(1);
    });
    it('break between syllables where a word is longer than a line', () => {
        const parts = (word: string) => hyphenated(word).split(SOFT).join('-');
        expect(parts('Нітритвідновлювальні')).toBe('Ніт-рит-від-нов-лю-вальні');
        expect(parts('Protihluková')).toBe('Pro-tih-lu-ková');
        expect(parts('przeszczep')).toBe('prze-szczep');
        expect(softened('Great Photosynthesis', 20)).toBe('Great Photosynthesis');
        expect(softened('Great Photosynthesis', 6)).toBe(`Great ${hyphenated('Photosynthesis')}`);
        expect(longestWord(softened('Нітритвідновлювальні', 6))).toBeLessThan(4);
    });
    it('break behind spaces and hyphens only', () => {
        expect(lineCount('Trans-Neptune Probe', 4)).toBe(3);
        expect(lineCount('Photosynthesis', 2)).toBe(1);
    });
});

describe('faces', () => {
    const entry: Entry = { kind: 'project', id: 'x', title: 'X', text: '', type: 'active', icons: [] };
    const ways = (count: number) =>
        Array.from({ length: count }, () => ({ part: 'effect', strip: [{ icon: 'card' }, { icon: 'colon' }] }));

    it('of corporations always have their words', () => {
        const text = 'A long sentence that tells of an effect in all its detail. '.repeat(12);
        const corporation = { ...entry, kind: 'corporation', text, icons: ways(4) };
        expect(faceOf(corporation, 'corporation')).toMatchObject({ text: 'small' });
        expect(faceOf(corporation, 'corporation').rows).toHaveLength(4);
        expect(faceOf({ ...corporation, kind: 'project' }, 'normal').text).toBe('none');
    });
    it('have a scene where there is room', () => {
        expect(faceOf(entry, 'normal').scene).toBe(true);
        expect(faceOf({ ...entry, icons: ways(3) }, 'normal').scene).toBe(false);
        expect(faceOf(entry, 'thumb').scene).toBe(false);
    });
    it('set a long text small and then leave it to the zoom', () => {
        const text = (words: number) => ({ ...entry, text: 'lorem ipsum '.repeat(words) });
        expect(faceOf(text(4), 'normal').text).toBe('full');
        expect(faceOf(text(60), 'normal').text).toBe('none');
    });
    it('show what a card does rather than what it is worth, where a strip covers the foot', () => {
        const icons = [
            { part: 'requirement', strip: [{ text: '≥ 6%' }, { icon: 'oxygen' }] },
            { part: 'action', strip: [{ icon: 'arrow' }, { icon: 'resource-animals' }] },
            { part: 'production', strip: [{ text: '−1' }, { icon: 'plants' }] },
            { part: 'points', strip: [{ icon: 'points', text: '1' }] },
        ];
        const animals = { ...entry, holds: 'animals', icons };
        for (const size of ['thumb', 'low'] as const) {
            expect(faceOf(animals, size)).toMatchObject({ foot: true });
            const covered = faceOf(animals, size, 'Oxygen 6%: 1 to go', size === 'thumb');
            expect(covered.foot).toBe(false);
            expect(covered.unit).toBeGreaterThanOrEqual(10);
        }
        expect(faceOf(entry, 'thumb', '4 M€ short').foot).toBe(true);
    });
    it('drop the last effects of a thumb', () => {
        const many = faceOf({ ...entry, icons: ways(8) }, 'thumb');
        expect(many.rows.length).toBeGreaterThan(0);
        expect(many.rows.length).toBeLessThan(8);
    });
});

it('tells what a card is worth', () => {
    expect(pointsOf([{ icon: 'points', text: '−2' }])).toMatchObject({ amount: '−2', per: null, isLoss: true });
    expect(
        pointsOf([{ icon: 'points', text: '1' }, { text: '/' }, { icon: 'resource-microbes', text: '3' }]),
    ).toMatchObject({ amount: '1', per: { count: '3', icon: 'resource-microbes' } });
    expect(pointsOf([{ icon: 'resource-science' }, { icon: 'colon' }, { icon: 'points', text: '3' }])).toMatchObject({
        amount: '3',
        star: true,
    });
    expect(pointsOf([])).toBeNull();
});

it('makes keywords stand out in every language', () => {
    expect(keywords('Gain 1 plant. Effect: when it rains.').filter((part) => part.strong)).toEqual([
        { text: 'Effect:', strong: true },
    ]);
    expect(keywords('Властивість: ви можете.')[0]).toEqual({ text: 'Властивість:', strong: true });
});

it('draws the same scene for the same number', () => {
    expect(sceneOf('016', ['city', 'building'])).toEqual(sceneOf('016', ['city', 'building']));
    expect(sceneOf('016', ['building', 'city']).tag).toBe('city');
    expect(sceneOf('017', ['city'])).not.toEqual(sceneOf('016', ['city']));
});
