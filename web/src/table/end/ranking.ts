import type { Score } from '../../net/documents';

/// Seats from the first place to the last.
export function ranking(score: Score): number[] {
    return score.players.map((_, seat) => seat).sort((a, b) => placeOf(score, a) - placeOf(score, b) || a - b);
}
const placeOf = (score: Score, seat: number) => score.players[seat]?.place ?? Number.MAX_SAFE_INTEGER;
