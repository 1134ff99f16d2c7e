/// What is told of a game of Martians, as far as the table draws it.
import type { Option } from '../net/documents';

export type Amounts = Record<string, number>;
export type Need = 'oxygen' | 'sickness' | 'hunger';
export const NEEDS: readonly Need[] = ['oxygen', 'sickness', 'hunger'];
export const GOODS = ['energy', 'aux', 'water', 'food', 'ice', 'regolith', 'medicine', 'money'] as const;
export const SAMPLES = ['mineral-yellow', 'mineral-red', 'mineral-green', 'mineral-blue'] as const;

export interface Field {
    status: 'open' | 'slow' | 'closed' | 'unavailable';
    marker: number | null;
    blocked: boolean;
    blockedBy?: string;
}
export interface ActionFact {
    action: string;
    time: number;
    cost: Amounts;
    lacks: Amounts;
    reputation: number;
    product?: string;
    gives?: number;
    removes?: Need;
    ends?: Need;
}
export interface BuildingFact {
    building: string;
    fields: Field[];
    actions: ActionFact[];
}
export interface Player {
    /// Null until it is chosen.
    corporation: string | null;
    technologies: string[];
    crop: string;
    installations: { solar: number; wind: number };
    switchedOff: { solar: number; wind: number };
    people: Amounts;
    usedThisTurn: string[];
    tokens: number;
    dead: number;
    reputation?: number;
    goods?: Record<string, number | null>;
    samples?: number;
}
export interface Quarter {
    needs: Record<Need, number>;
    growth: number;
    owner: number | null;
    infirmary: number[];
    living: number[];
    penalty: number;
}
export interface View {
    game: 'martians';
    phase: string;
    round: number;
    slot: number;
    firstPlayer: number;
    activePlayer: number;
    goods?: Amounts;
    reputation?: number;
    weather: string | null;
    weatherDeck: { count: number };
    nextWeather?: string;
    eventStacks: { count: number }[];
    eventsInForce: string[];
    players: Player[];
    quarters: Quarter[];
    colonyTechnologies: string[];
    people: Amounts;
    crops: Amounts;
    research: string[];
    turn: { time: number; visiting: string | null; done: string[] };
    mine: { machine: number | null; tokens: (string | null)[] };
    options: { scenario?: string; variant: 'coop' | 'semi' | 'competitive' };
}
export interface TurnFact {
    player: number;
    moment: 'past' | 'present' | 'future';
    dead: boolean;
    time: number;
}
export interface Station {
    station: 'slot' | 'mid-round' | 'settlement' | 'final-check';
    moment: 'past' | 'present' | 'future';
    slot?: number;
    turns?: TurnFact[];
}
export interface Threat {
    need: Need;
    left: number;
    brings: 'death' | 'infirmary' | 'living' | 'final-check';
    players: number[];
    'averted-by': Option[];
}
export interface Bill {
    cost: Amounts;
    lacks: Amounts;
    payable: boolean;
}
export interface TaskFact extends Bill {
    task: string;
    done: number;
    of: number;
    reputation: number;
}
export interface ConditionFact {
    condition: string;
    met: boolean;
    has?: number;
    needs?: number;
    buildings?: { building: string; met: boolean }[];
}
export interface ProblemFact {
    problem: 'death' | 'final-check' | 'infirmary' | 'living' | 'markers' | 'energy';
    need?: Need;
    quarters: number[];
    options: Option[];
}
export interface Facts {
    order: number[];
    track: Station[];
    timeLeft: number;
    turnTime: { source: 'turn' | 'technology' | 'help'; technology?: string; time: number }[];
    roundsLeft: number;
    buildings: BuildingFact[];
    energy: { each: Amounts; made: Amounts; sum: number }[];
    rtgLeft: number;
    rtgCosts: number;
    needs: number;
    deaths: number;
    hopeless: boolean;
    tasks: TaskFact[];
    orders: (Bill & { order: string; reputation: number })[];
    conditions: ConditionFact[];
    research: (Bill & { tile: string; time: number; money: number })[];
    technologies: { technology: string; of: 'corporation' | 'colony'; time?: number; owners: number[] }[];
    markers: { free: number; buildings: string[]; infirmary: number[]; living: number[] }[];
    growth: { most: number; wanted: number };
    forecast: {
        quarters: { quarter: number; threats: Threat[]; grows: boolean }[];
        aftermath: { penalty: number; growth: number }[];
        losses: { colonists: number; markers: number }[];
        makers: Partial<Record<Need, Option[]>>;
    };
    problems: ProblemFact[];
}
export interface Hex {
    hex: number;
    row: number;
    place: number;
    q: number;
    r: number;
}
export interface Site {
    hexes: Hex[];
    tokens?: { token: string; ice?: number; regolith?: number }[];
}
