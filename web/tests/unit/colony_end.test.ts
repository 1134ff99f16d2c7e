import { describe, expect, it } from 'vitest';
import { sourcesOf, splitSentences, type Charts } from '../../src/martians/result/story';

const chart = (sources: object) => ({ reputation: [], points: {}, goods: {}, sources, colonists: [], dead: [] });

describe('the end of a game of Martians', () => {
    it('adds up by source, the greatest first and losses last', () => {
        const charts = { players: [chart({ start: 2, oxygen: 4, rtg: -2 }), chart({ oxygen: 2, tasks: 3 })] };
        expect(sourcesOf(charts as unknown as Charts).map((row) => [row.source, row.sum, row.each])).toEqual([
            ['oxygen', 6, [4, 2]],
            ['tasks', 3, [0, 3]],
            ['start', 2, [2, 0]],
            ['rtg', -2, [-2, 0]],
        ]);
    });
    it('has no sources where none were kept', () => {
        expect(sourcesOf({ players: [{ ...chart({}), sources: undefined }] } as unknown as Charts)).toEqual([]);
    });
    it('says the first sentence large', () => {
        expect(splitSentences('The mission has failed. Not achieved: x. Ola leads.')).toEqual([
            'The mission has failed.',
            'Not achieved: x. Ola leads.',
        ]);
        expect(splitSentences('Місію виконано.')).toEqual(['Місію виконано.', '']);
        expect(splitSentences('Ola wins with 12 points.')).toEqual(['Ola wins with 12 points.', '']);
    });
});
