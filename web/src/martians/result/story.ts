/// What a finished game of Martians tells, as the server has it.
import type { Score } from '../../net/documents';
import type { Facts } from '../documents';
import { buildingRows } from '../mission';

export const NEEDS = ['oxygen', 'sickness', 'hunger'] as const;
export type Need = (typeof NEEDS)[number];
/// What reputation comes from, or goes for.
export const SOURCES = [
    'start',
    'oxygen',
    'building',
    'delivery',
    'tasks',
    'orders',
    'specialists',
    'rtg',
    'events',
] as const;
export type Source = (typeof SOURCES)[number];

export interface PlayerChart {
    reputation: number[];
    points: Record<string, number[]>;
    goods: Record<string, number[]>;
    sources?: Partial<Record<Source, number>>;
    colonists: number[];
    dead: number[];
}
/// Of a game that can not be followed any more there is what was kept when it ended, which may lack what is told since.
export interface Charts {
    rounds: number[];
    players: PlayerChart[];
    /// Tokens taken off in each round, and those that lay there at its end.
    served?: Record<Need, number[]>;
    left?: Record<Need, number[]>;
    deaths: number[];
    tasks: number[];
}
export interface Goal {
    text: string;
    met: boolean;
    /// Where it is counted; of needs how many are left.
    n?: number;
    of?: number;
}
/// As the table lists them: tasks, conditions, needs, and a condition about several buildings with a line for each.
export function goalLines(goals: Goal[], { tasks, conditions }: Pick<Facts, 'tasks' | 'conditions'>): Goal[] {
    if (goals.length !== tasks.length + conditions.length + 1) return goals;
    return goals.flatMap((goal, index) => {
        const condition = conditions[index - tasks.length];
        return (condition && buildingRows(condition)?.map(({ text, isMet }) => ({ text, met: isMet }))) ?? [goal];
    });
}
export type MissionScore = Score & { mission: boolean | null; goals?: Goal[]; needs: number; deaths: number };

export interface SourceRow {
    source: Source;
    sum: number;
    /// What each seat has of it.
    each: number[];
}
/// What reputation came from, the greatest first; what cost some comes last.
export function sourcesOf(charts: Charts): SourceRow[] {
    return SOURCES.map((source) => {
        const each = charts.players.map((player) => player.sources?.[source] ?? 0);
        return { source, each, sum: each.reduce((a, b) => a + b, 0) };
    })
        .filter((row) => row.each.some((n) => n !== 0))
        .sort((a, b) => b.sum - a.sum);
}

/// The first sentence stands large, the others below it.
export function splitSentences(text: string): [string, string] {
    const end = /[.!] (?=\p{Lu})/u.exec(text);
    return end ? [text.slice(0, end.index + 1), text.slice(end.index + 2)] : [text, ''];
}
