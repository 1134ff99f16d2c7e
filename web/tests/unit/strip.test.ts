import { describe, expect, it } from 'vitest';
import { actionStrip } from '../../src/terraforming/action_strip';
import type { Entry, Glyph } from '../../src/cards/catalogue.svelte';
import { immediateOf, piecesOf, plateOf, waysOf, type Piece } from '../../src/cards/strip';

const of = (icon: string, text?: string): Glyph => (text === undefined ? { icon } : { icon, text });
const made = (icon: string, text?: string): Glyph => ({ ...of(icon, text), production: true });
const anybody = (glyph: Glyph): Glyph => ({ ...glyph, 'any-player': true });
const sign = (text: string): Glyph => ({ text });

/// Pieces as one line: `−2×energy`, `coin(3)`, `[energy | coin(4)]`.
function told(piece: Piece): string {
    const any = 'any' in piece && piece.any ? '!' : '';
    if (piece.kind === 'icon') return `${any}${piece.before}${piece.times > 1 ? `${piece.times}×` : ''}${piece.icon}`;
    if (piece.kind === 'coin') return `${any}${piece.before}coin(${piece.amount})${piece.after}`;
    if (piece.kind === 'plate') return `[${piece.rows.map((row) => row.map(told).join(' ')).join(' | ')}]`;
    return piece.kind === 'sign' ? piece.text : piece.kind;
}
const line = (pieces: Piece[]) => pieces.map(told).join(' ');

describe('amounts', () => {
    it('repeats icons up to three and counts more', () => {
        expect(line(piecesOf([of('plants')]))).toBe('plants');
        expect(line(piecesOf([of('plants', '3')]))).toBe('3×plants');
        expect(line(piecesOf([of('plants', '4')]))).toBe('4plants');
        expect(line(piecesOf([of('energy', 'X')]))).toBe('Xenergy');
    });
    it('puts M€ into a coin', () => {
        expect(line(piecesOf([of('megacredits', '1')]))).toBe('coin(1)');
        expect(line(piecesOf([of('megacredits', '−2')]))).toBe('−coin(2)');
        expect(line(piecesOf([of('megacredits', '20+')]))).toBe('coin(20)+');
        expect(line(piecesOf([of('megacredits', '≥ 20')]))).toBe('≥coin(20)');
        expect(line(piecesOf([of('megacredits')]))).toBe('megacredits');
    });
    it('raises parameters by their icons alone', () => {
        expect(line(piecesOf([of('temperature', '+2')]))).toBe('2×temperature');
        expect(line(piecesOf([of('track', '+1')]))).toBe('+1track');
    });
    it('frames what may be of anybody once', () => {
        expect(line(piecesOf([anybody(of('plants', '−3'))]))).toBe('!−3plants');
        expect(line(piecesOf([anybody(of('resource-animals', '−1'))]))).toBe('!−resource-animals');
    });
    it('needs no words for at least one', () => {
        expect(line(piecesOf([of('tag-jovian', '≥ 1')]))).toBe('tag-jovian');
        expect(line(piecesOf([of('oxygen', '≤ 7%')]))).toBe('≤ 7%oxygen');
    });
});

describe('production', () => {
    it('has losses above gains', () => {
        expect(told(plateOf([made('energy', '3'), made('megacredits', '−2')]))).toBe('[−coin(2) | 3×energy]');
    });
    it('keeps what it is counted by in its box', () => {
        expect(line(piecesOf([made('megacredits', '1'), sign('/'), of('tag-earth')]))).toBe('[coin(1) / tag-earth]');
    });
    it('stands in two boxes where one may choose', () => {
        expect(line(piecesOf([made('energy', '2'), sign('|'), made('plants')]))).toBe('[2×energy] or [plants]');
    });
    it('takes the losses of others into the same box', () => {
        const own = [made('energy', '−1'), made('megacredits', '2')];
        expect(line(immediateOf(own, [anybody(made('megacredits', '−2'))]))).toBe('[−energy !−coin(2) | coin(2)]');
    });
    it('leaves alone what depends on a condition', () => {
        const either = [made('plants'), sign('|'), of('tag-plant', '3'), of('colon'), made('plants', '4')];
        expect(line(immediateOf(either, [of('temperature', '+1')]))).toBe(
            'temperature [plants] or 3×tag-plant colon [4plants]',
        );
    });
});

describe('actions', () => {
    it('have a row for each way', () => {
        const strip = [
            of('arrow'),
            of('resource-microbes', '2'),
            of('arrow'),
            of('oxygen', '+1'),
            sign('|'),
            of('resource-microbes'),
        ];
        expect(waysOf(strip).map(line)).toEqual(['2×resource-microbes arrow oxygen', 'or arrow resource-microbes']);
    });
    it('begin with the arrow when they cost nothing', () => {
        expect(waysOf([of('arrow'), of('card', '2')]).map(line)).toEqual(['arrow 2×card']);
    });
});

it('the action of a card has its drawing, and the first action of a corporation its own', () => {
    const arrow = { icon: 'arrow' };
    const entry = {
        icons: [
            { part: 'first-action', strip: [{ icon: 'tile-city' }] },
            { part: 'action', strip: [arrow, { icon: 'energy' }, arrow, { icon: 'card' }] },
            { part: 'action', strip: [arrow, { icon: 'heat' }] },
        ],
    } as Entry;
    expect(actionStrip(entry, true)).toEqual([{ icon: 'tile-city' }]);
    expect(actionStrip(entry, false)).toEqual([
        { icon: 'energy' },
        arrow,
        { icon: 'card' },
        { text: '/' },
        arrow,
        { icon: 'heat' },
    ]);
    expect(actionStrip(undefined, true)).toEqual([]);
});
