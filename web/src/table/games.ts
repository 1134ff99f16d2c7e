/// What each game brings to the table: where its options are answered, its board and its end. Loaded when it is played.
import type { Component } from 'svelte';
import { catalogueOf } from '../cards/catalogue.svelte';
import type { Change, Option, State } from '../net/documents';
import type { Said } from '../words/words.svelte';
import type { Place, PlaceOf } from './places';

/// A small sign of what a choice changes: an icon (or a coin) with what becomes of it, and the same in words.
export interface Chip {
    icon: string;
    text: string;
    label: string;
    isLoss?: boolean;
    isProduction?: boolean;
}
/// Cards that are good to see while others are chosen from.
export interface Beside {
    title: string;
    cards: string[];
}
export interface GameParts {
    place: PlaceOf;
    Board: Component;
    /// How it ended; loaded when it has.
    Result: () => Promise<{ default: Component<{ onboard: () => void }> }>;
    /// The middle of the top bar: phase, generation or round, order.
    Head?: Component;
    /// What a choice changes for the one who makes it.
    chips?: (changes: Change[], me: number) => Chip[];
    /// Where in the view the money is that picks are paid with.
    purse?: (me: number) => string;
    /// How far the turn is: “Action 1 of 2”.
    step?: (state: State, me: number) => string;
    beside?: (state: State, me: number, kind: string) => Beside | null;
    /// What is meant by a place that nothing is offered for, so that one can ask why not.
    optionAt?: (place: Place, options: Option[]) => Option | null;
    /// What can be ordered before one is asked.
    orders?: { option: Option; said: Said }[];
    /// Brings a region forward, where regions share a place.
    reveal?: (region: string) => void;
    /// Brings a region forward and gives it the focus.
    focus?: (region: string) => void;
    /// What begins a part of the game in the log, such as a generation.
    chapter?: string;
}

const games: Record<string, () => Promise<GameParts>> = {
    terraforming: async () => {
        const [{ place, optionAt }, deciding, Board, Head] = await Promise.all([
            import('../terraforming/places'),
            import('../terraforming/deciding'),
            import('../terraforming/Board.svelte'),
            import('../terraforming/Head.svelte'),
        ]);
        return {
            place,
            optionAt,
            ...deciding,
            Board: Board.default,
            Head: Head.default,
            Result: () => import('../terraforming/Result.svelte'),
        };
    },
    martians: async () => {
        const [{ place }, Board] = await Promise.all([
            import('../martians/places'),
            import('../martians/Board.svelte'),
        ]);
        return { place, Board: Board.default, Result: () => import('../martians/Result.svelte') };
    },
};

/// With its catalogue, so that the board is drawn once and with all its titles; without it, should it fail.
export async function loadGame(game: string): Promise<GameParts> {
    const load = games[game];
    if (!load) throw new Error(game);
    const [parts] = await Promise.all([
        load(),
        catalogueOf(game)
            .load()
            .catch(() => {}),
    ]);
    return parts;
}
