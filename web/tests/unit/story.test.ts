import { expect, it } from 'vitest';
import { turningPoint, type Charts } from '../../src/terraforming/result/story';

const charts = (...totals: number[][]) =>
    ({
        generations: totals[0]?.map((_, index) => index + 1),
        players: totals.map((total) => ({ points: { total } })),
    }) as unknown as Charts;

it('a game turns where its winner gets ahead of everybody for good', () => {
    // far ahead of the second, while the third still led
    expect(turningPoint(charts([20, 30, 40, 60], [20, 20, 20, 50], [20, 35, 45, 45]), 0)).toBe(3);
    expect(turningPoint(charts([20, 25, 24, 60], [20, 20, 24, 50]), 0)).toBe(3);
});
it('it does not turn where nobody else has led, nor where they end level', () => {
    expect(turningPoint(charts([21, 30], [20, 20]), 0)).toBeNull();
    expect(turningPoint(charts([20, 30], [20, 30]), 0)).toBeNull();
});
