/// What is told of a game of Terraforming Mars.
import type { Json, Resource, State } from '../net/documents';

export type Held = Record<Resource, number>;
export type Effect = { effect: string; resource?: string; amount?: number; [field: string]: Json | undefined };
/// A card in play: its name, or with what lies on it.
export type PlayedCard =
    | string
    | { card: string; resources?: number; usedThisGeneration?: boolean; [field: string]: Json | undefined };
export interface Player {
    corporation?: PlayedCard | null;
    tr: number;
    passed: boolean;
    stock: Held;
    production: Held;
    hand: string[] | { count: number };
    played: PlayedCard[];
    dealt?: string[] | { count: number };
    drafted?: string[] | { count: number };
    corporations?: string[] | { count: number };
    fleets?: number;
}
export interface Tile {
    space: number | string;
    tile: string;
    owner?: number | 'neutral';
}
export interface ColonyTile {
    colony: string;
    marker?: number;
    owners: number[];
    fleet?: number;
}
export interface View {
    game: 'terraforming';
    phase: string;
    generation: number;
    firstPlayer: number;
    activePlayer: number | null;
    actionsTaken: number;
    temperature: number;
    oxygen: number;
    tiles: Tile[];
    claims: { space: number | string; player: number }[];
    milestones: { milestone: string; player: number }[];
    awards: { award: string; player: number }[];
    players: Player[];
    colonies?: ColonyTile[];
    deck: { count: number };
    discards: { count: number };
    options: Record<string, Json>;
}
export interface ParameterFact {
    level: number;
    steps: number;
    left: number;
    next?: { at: number; gives: string };
}
export interface PlayerFact {
    tags: Record<string, number>;
    cards: { automated: number; active: number; event: number };
    points?: {
        tr: number;
        awards: number;
        milestones: number;
        greenery: number;
        city: number;
        cards: number;
        total: number;
    };
    fleetsFree?: number;
}
export interface HandFact {
    card: string;
    cost: number;
    printed: number;
    unmet: boolean;
    playable: boolean;
}
export interface MilestoneFact {
    milestone: string;
    price: number;
    needs: number;
    values: number[];
    owner: number | null;
}
export interface AwardFact {
    award: string;
    price: number;
    values: number[];
    leaders: number[];
    /// What it brings everybody, as things stand.
    points: number[];
    funder: number | null;
}
export interface ColonyFact {
    colony: string;
    awake: boolean;
    wakesWith?: string;
    step: number;
    income?: Effect[];
    bonus: Effect[];
    fees: Record<string, number>;
}
export interface Facts {
    order: number[];
    /// In the action phase, of the active player; null: as many as one likes.
    actions?: { taken: number; most: number | null };
    /// In the draft, by seats: who gets what is left.
    draft?: number[];
    /// Where it is known before.
    lastGeneration?: number;
    parameters: Record<'temperature' | 'oxygen' | 'ocean', ParameterFact>;
    players: PlayerFact[];
    hand?: HandFact[];
    dealt?: HandFact[];
    /// What I give for a greenery tile and for a step of temperature.
    conversions?: { plants: number; heat: number };
    milestonesLeft: number;
    milestones: MilestoneFact[];
    awardsLeft: number;
    awards: AwardFact[];
    colonies?: ColonyFact[];
}
export type Mars = State<View, Facts>;

/// 1 to 61, or `phobos`, `ganymede`.
export type SpaceName = number | string;
export interface MapSpace {
    space: SpaceName;
    area: 'land' | 'ocean-area' | 'off-planet';
    bonuses: Record<string, number>;
    neighbours: number[];
    /// Off the planet there are no rows.
    row?: number;
    place?: number;
    q?: number;
    r?: number;
    volcanic?: boolean;
    /// The card whose tile goes here.
    reservedFor?: string;
    /// The tile that whoever places one here has to buy, and for how many M€.
    sale?: { tile: string; price: number };
}
/// The scale of a global parameter.
export interface Track {
    parameter: 'temperature' | 'oxygen' | 'ocean';
    lowest: number;
    highest: number;
    step: number;
    bonuses: { at: number; gives: string }[];
}

export const nameOf = (card: PlayedCard): string => (typeof card === 'string' ? card : card.card);
export const wasUsed = (card: PlayedCard): boolean => typeof card !== 'string' && card.usedThisGeneration === true;
export const resourcesOn = (card: PlayedCard): number => (typeof card === 'string' ? 0 : (card.resources ?? 0));
/// What a card holds, and how many of it; nothing of a card that takes nothing.
export const heldOn = (card: PlayedCard, entry: { holds?: string | null } | undefined) =>
    entry?.holds ? { what: entry.holds, count: resourcesOn(card) } : undefined;
export const countOf = (cards: string[] | { count: number } | undefined): number =>
    cards === undefined ? 0 : Array.isArray(cards) ? cards.length : cards.count;
