/// What a finished game tells: who won, by what, and when it turned.
import type { Score } from '../../net/documents';

export const PARTS = ['tr', 'milestones', 'awards', 'greenery', 'city', 'cards'] as const;
export type ScorePart = (typeof PARTS)[number];
export type ScoreRow = Score['players'][number] & Partial<Record<ScorePart, number>>;

export interface PlayerChart {
    tr: number[];
    points: Record<ScorePart | 'total', number[]>;
    production: Record<string, number[]>;
    resources: Record<string, number[]>;
    played: number[];
}
export interface Charts {
    generations: number[];
    players: PlayerChart[];
    temperature: number[];
    oxygen: number[];
    oceans: number[];
    cards: { card: string; player: number; points: number }[];
}

export const partOf = (score: Score, seat: number, part: ScorePart): number =>
    (score.players[seat] as ScoreRow | undefined)?.[part] ?? 0;

/// The part of the score in which the first is furthest ahead of the second.
export function decidingPart(score: Score, first: number, second: number): ScorePart {
    const lead = (part: ScorePart) => partOf(score, first, part) - partOf(score, second, part);
    return PARTS.reduce((best, part) => (lead(part) > lead(best) ? part : best));
}

/// From where on the winner stays ahead of everybody: an index of the generations. Null where it was always so, or never.
export function turningPoint(charts: Charts, winner: number): number | null {
    const points = charts.players.map((each) => each.points.total);
    const isBehind = (index: number) =>
        points.some((each, player) => player !== winner && (each[index] ?? 0) >= (points[winner]?.[index] ?? 0));
    const turn = charts.generations.findLastIndex((_, index) => isBehind(index)) + 1;
    return turn > 0 && turn < charts.generations.length ? turn : null;
}

/// All production of a player together, by generation.
export function productionSum(player: PlayerChart): number[] {
    const kinds = Object.values(player.production);
    return (kinds[0] ?? []).map((_, index) => kinds.reduce((sum, kind) => sum + (kind[index] ?? 0), 0));
}
