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

/// The generation in which the first gained most on the second.
export function turningPoint(charts: Charts, first: number, second: number): { index: number; swing: number } | null {
    const lead = (index: number) =>
        (charts.players[first]?.points.total[index] ?? 0) - (charts.players[second]?.points.total[index] ?? 0);
    let best: { index: number; swing: number } | null = null;
    for (let index = 1; index < charts.generations.length; index += 1) {
        const swing = lead(index) - lead(index - 1);
        if (swing > (best?.swing ?? 0)) best = { index, swing };
    }
    return best;
}

/// All production of a player together, by generation.
export function productionSum(player: PlayerChart): number[] {
    const kinds = Object.values(player.production);
    return (kinds[0] ?? []).map((_, index) => kinds.reduce((sum, kind) => sum + (kind[index] ?? 0), 0));
}
