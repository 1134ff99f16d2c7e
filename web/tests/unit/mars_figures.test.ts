import { expect, it } from 'vitest';
import { chips } from '../../src/terraforming/changes';
import type { Track } from '../../src/terraforming/documents';
import { reading } from '../../src/terraforming/tracks';
import { trackBonuses } from '../../src/words/map';

const track = (parameter: string, highest: number) => ({ parameter, highest, lowest: 0, step: 1 }) as Track;

it('parameters tell where they are, of oceans also how many there will be', () => {
    expect(reading(track('temperature', 8), -30)).toBe('−30\u00a0°C');
    expect(reading(track('temperature', 8), 2)).toBe('+2\u00a0°C');
    expect(reading(track('oxygen', 14), 0)).toBe('0%');
    expect(reading(track('ocean', 9), 5)).toBe('5\u00a0/\u00a09');
});

it('what a step gives says to whom', () => {
    for (const [english] of Object.values(trackBonuses)) expect(english).toMatch(/whoever raises/);
});

it('changes tell by how much first, then what comes of it', () => {
    const changes = [
        { path: '/players/0/stock/steel', from: 1, to: 3 },
        { path: '/temperature', from: -30, to: -28 },
        { path: '/players/0/tr', from: 20, to: 21 },
        { path: '/facts/players/0/points/total', from: 20, to: 21 },
    ];
    expect(chips(changes, 0, { kind: 'play-card', text: '' }).map(({ text, then }) => [text, then])).toEqual([
        ['+2', undefined],
        ['+2', '−28\u00a0°C'],
        ['+1', '21'],
        ['+1 VP', undefined],
    ]);
});

it('points of an award are told to be those of now', () => {
    const changes = [{ path: '/facts/players/0/points/total', from: 20, to: 25 }];
    const told = (kind: string) => chips(changes, 0, { kind, text: '' }).map(({ text }) => text);
    expect(told('claim-milestone')).toEqual(['+5 VP']);
    expect(told('fund-award')).toEqual(['+5 VP for now']);
});
